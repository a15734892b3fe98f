"""A person who uses the bot: commands, clicks, choices, dialogs, and what is on their screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from sandbox import choices, commands, interactions, page_api, page_events
from sandbox.checks import components as kinds
from sandbox.errors import Json, PageError
from sandbox.interactions import NO_ANSWER, Interaction
from sandbox.testing.screen import Answer, Field, NotSeen, Seen
from sandbox.world import Channel, Message, Role
from sandbox.world import User as Account

if TYPE_CHECKING:
    from sandbox.testing.sandbox import Sandbox

T = TypeVar("T")
SHOWN = 6


class User:
    """A sample user in a channel. `at("peron")` is the same person elsewhere."""

    def __init__(self, sandbox: Sandbox, account: Account, channel: Channel) -> None:
        self._sandbox = sandbox
        self._standin = sandbox.standin
        self.account = account
        self.channel = channel
        self._dialog: Interaction | None = None

    @property
    def id(self) -> str:
        return self.account.id

    @property
    def name(self) -> str:
        return self.account.username

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def language(self) -> str:
        return self.account.language

    @language.setter
    def language(self, language: str) -> None:
        choices.speak(self._standin, self.account, language)

    def at(self, channel: str | Channel) -> User:
        """The same person, looking at another channel, thread or (`"dm"`) the DM with the bot."""
        return User(self._sandbox, self.account, self._sandbox.channel(channel, self.account))

    # What is on the screen

    def messages(self, channel: str | Channel | None = None) -> list[Seen]:
        """Everything this person sees in the channel, oldest first."""
        here = self.channel if channel is None else self._sandbox.channel(channel, self.account)
        return [Seen.of(self._standin, one) for one in self._newest_first(here)][::-1]

    def notifications(self) -> list[Seen]:
        """Every message so far that made this person's phone ring, wherever it came, as it looked then."""
        rung = self._standin.recorder.notifications
        return [Seen(self._standin, one.message, one.hidden) for one in rung if one.user_id == self.id]

    def _newest_first(self, channel: Channel) -> Iterator[Message]:
        """The messages on the screen; whether the channel is seen at all is looked up once."""
        here = self._standin.world.channels.get(channel.id)
        if here is None or not page_events.may_see(self._standin, self.id, here):
            return
        for one in reversed(self._standin.world.messages.get(channel.id, {}).values()):
            if one.only in (None, self.id):
                yield one

    def last(self) -> Seen:
        """The newest message on the screen."""
        newest = next(self._newest_first(self.channel), None)
        if newest is None:
            raise NotSeen(f"{self.name} sees no message in {self.channel.name or 'the DM'}.")
        return Seen.of(self._standin, newest)

    def now(self, message: Seen) -> Seen | None:
        """How a message looks by now; None when it is gone."""
        kept = self._standin.world.message(message.channel_id, message.id)
        return Seen.of(self._standin, kept) if kept is not None else None

    def commands(self) -> list[Json]:
        """The commands this person is offered here, in their language, as the page gets them."""
        leaves = commands.available(self._standin.world, self.channel, self.id)
        return [commands.shown(leaf, self.language) for leaf in leaves]

    def screen(self) -> str:
        """The last messages on the screen as text."""
        shown = "\n".join(one.show() for one in self.messages()[-SHOWN:]) or "(nothing)"
        return f"On the screen of {self.name} in {self.channel.name or 'the DM'}:\n{shown}"

    # Waiting

    async def until(self, ready: Callable[[], T | None], what: str | Callable[[], str]) -> T:
        """Wait until `ready` answers something; fail with `what` and the screen when it does not in time."""
        return await self._sandbox.wait(ready, what, self.screen)

    async def sees(self, text: str) -> Seen:
        """Wait for a message with this text; the newest one is answered."""
        return await self.sees_that(lambda one: text in one.text, f"a message with {text!r}")

    async def sees_that(self, fits: Callable[[Seen], bool], what: str = "such a message") -> Seen:
        """Wait for a message that fits; the newest one is answered."""

        def found() -> Seen | None:
            seen = (Seen.of(self._standin, one) for one in self._newest_first(self.channel))
            return next((one for one in seen if fits(one)), None)

        return await self.until(found, f"{self.name} does not see {what}.")

    # Acting

    async def say(self, content: str) -> Seen:
        """Write an ordinary message."""
        return Seen.of(self._standin, page_api.say(self._standin, self.account, self.channel, content))

    async def slash(self, name: str, /, **options: Any) -> Answer:
        """Use a command: `await host.slash("game new", map="europe")`."""
        return await self._answer(await self._use(name, options), f"/{name}")

    async def start_slash(self, name: str, /, **options: Any) -> Interaction:
        """Use a command without waiting for the answer; `answer_to` gets it later."""
        return await self._use(name, options)

    async def _use(self, name: str, options: dict[str, Any]) -> Interaction:
        await self._online()
        await self._offered(name)
        return interactions.command(self._standin, self.account, self.channel, name, _ids(options))

    async def _offered(self, name: str) -> None:
        def ready() -> bool:
            leaves = commands.available(self._standin.world, self.channel, self.id)
            return any(name in (leaf.name, leaf.display(self.language)) for leaf in leaves)

        if not self._standin.world.commands and not ready():
            await self.until(ready, f"The bot has not set up its commands; /{name} was wanted.")

    async def autocomplete(self, name: str, option: str, value: str, /, **others: Any) -> list[Json]:
        """Type into an option: the suggestions `{"name", "value"}` in this person's language."""
        await self._online()
        await self._offered(name)
        given = _ids(others) | {option: value}
        made = interactions.autocomplete(self._standin, self.account, self.channel, name, given, option)
        await self.until(lambda: made.settled, f"The bot did not complete {option} of /{name}.")
        if made.state == "failed":
            raise NotSeen(f"/{name} {option}: {NO_ANSWER}.")
        return page_api.shown_choices(made, self.language)

    async def click(self, button: str, message: Seen | None = None, stale: bool = False) -> Answer:
        """Press a button by label or custom id, on the newest message that has it or on the given one.

        `stale` presses it as `message` looked, even if the button has gone since: the click was on its way already.
        """
        return await self._answer(await self.start_click(button, message, stale), f"[{button}]")

    async def start_click(self, button: str, message: Seen | None = None, stale: bool = False) -> Interaction:
        """Press a button without waiting for the answer."""
        await self._online()
        return await self._press(button, (kinds.BUTTON,), None, message, stale)

    async def select(self, select: str, /, *values: Any, message: Seen | None = None, stale: bool = False) -> Answer:
        """Choose in a select (by placeholder or custom id); values by value or label, people as they are."""
        await self._online()
        chosen = [_id(value) for value in values]
        return await self._answer(await self._press(select, kinds.SELECTS, chosen, message, stale), f"<{select}>")

    async def submit(self, fields: Mapping[str, Any] | None = None, /, **more: Any) -> Answer:
        """Fill in and send the open dialog; fields by custom id or label."""
        dialog = self._dialog
        if dialog is None or dialog.modal is None:
            raise NotSeen(f"No dialog is open for {self.name}.\n{self.screen()}")
        await self._online()
        modal = Answer(self._standin, dialog).modal
        assert modal is not None
        given: dict[str, Any] = {}
        for key, value in {**(fields or {}), **more}.items():
            field = modal.field(key)
            given[field.custom_id] = _filled(field, value)
        made = interactions.modal(self._standin, self.account, dialog, given)
        self._dialog = None
        return await self._answer(made, f"the dialog {modal.title!r}")

    async def answer_to(self, interaction: Interaction) -> Answer:
        """Wait for the answer to something that was started."""
        return await self._answer(interaction, "what was started")

    async def _online(self) -> None:
        if self._sandbox.wait_for_bot:
            await self.until(lambda: self._standin.gateway.online, "The bot is not online.")

    async def _press(
        self, name: str, of: tuple[int, ...], values: list[str] | None, message: Seen | None, stale: bool
    ) -> Interaction:
        if stale and message is None:
            raise ValueError("A stale click needs the message as it looked.")

        def ready() -> tuple[Message, Json] | None:
            return self._find(name, of, message, stale)

        kept, component = await self.until(ready, f"{self.name} has nothing to press that is called {name!r}.")
        if values is not None:
            values = [_value(component, value) for value in values]
        look = message.data if stale and message is not None else None
        channel = self._standin.world.channels[kept.channel_id]
        custom_id = component["custom_id"]
        return interactions.component(self._standin, self.account, channel, kept, custom_id, values, stale=look)

    def _find(self, name: str, of: tuple[int, ...], message: Seen | None, stale: bool) -> tuple[Message, Json] | None:
        if message is None:
            candidates = self._newest_first(self.channel)
        else:
            one = self._standin.world.message(message.channel_id, message.id)
            candidates = iter([one] if one is not None else [Message(data=message.data)] if stale else [])
        for candidate in candidates:
            look = message.data if stale and message is not None else candidate.data
            for component in _matching(look["components"], of, name):
                if message is not None or not component.get("disabled"):
                    return candidate, component
        return None

    async def _answer(self, interaction: Interaction, what: str) -> Answer:
        def ready() -> bool:
            return interaction.settled

        def why() -> str:
            if interaction.state == "updating":
                return "it was acknowledged, but no edit or followup came"
            return f"it is {interaction.state}"

        await self.until(ready, lambda: f"The bot did not answer {what} of {self.name} in time: {why()}.")
        if interaction.state == "failed":
            raise NotSeen(f"{what} of {self.name}: {NO_ANSWER}.\n{self.screen()}")
        if interaction.modal is not None:
            self._dialog = interaction
        return Answer(self._standin, interaction)

    def __repr__(self) -> str:
        return f"<User {self.name} in {self.channel.name or 'DM'}>"


def _matching(components: list[Json], of: tuple[int, ...], name: str) -> list[Json]:
    """Components of these types by label, placeholder or custom id; failing that, by the beginning of their label."""
    found = [one for one in kinds.walk(components) if one["type"] in of and one.get("custom_id") is not None]
    names = [(one, (one.get("label") or one.get("placeholder") or "", one["custom_id"])) for one in found]
    exact = [one for one, known in names if name in known]
    return exact or [one for one, known in names if name and known[0].startswith(name)]


def _value(select: Json, wanted: str) -> str:
    """A value of a select by value or label."""
    options = select.get("options")
    if options is None:
        return wanted
    for option in options:
        if wanted in (option["value"], option["label"]):
            return str(option["value"])
    offered = ", ".join(f"{option['label']} ({option['value']})" for option in options)
    raise PageError(400, f"{wanted!r} is not offered. There is: {offered}.")


def _id(value: Any) -> str:
    return str(value.id) if isinstance(value, (User, Channel, Account, Role)) else str(value)


def _ids(options: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: value.id if isinstance(value, (User, Channel, Account, Role)) else value for key, value in options.items()
    }


def _filled(field: Field, value: Any) -> Any:
    """What a person means by a value: people, channels and roles as they are, options by value or label."""
    if isinstance(value, (list, tuple)):
        return [field.value(_id(one)) for one in value]
    return value if isinstance(value, bool) else field.value(_id(value))
