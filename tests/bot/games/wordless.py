"""People who play whole games without reading a word: by the steps behind buttons and menus, in any language."""

from collections import defaultdict

from msgspec import Struct

from sandbox.testing import Seen, User
from tests.bot.games.driver import MOST_TURNS, Taste, fine

PAYING = ("do~c", "do~s", "do~p")
DRAWING = ("two", "do~d", "do~b")


class Choice(Struct, frozen=True):
    """A button, or an option of a menu."""

    kind: str
    custom_id: str
    label: str
    value: str = ""


def _step(custom_id: str) -> str:
    """The step in the id of a button: `o:STEP:GAME` on public messages, `b:GAME:SEAT:MOVE:STEP` on panels."""
    parts = custom_id.split(":")
    return parts[1] if parts[0] == "o" else parts[-1]


def _kind(step: str) -> str:
    """`route` for `route~7`; of actions the first letter counts too: `do~c`."""
    tag, _, rest = step.partition("~")
    return f"do~{rest[:1]}" if tag == "do" else tag


def choices(message: Seen) -> dict[str, list[Choice]]:
    """What can be pressed or picked, by kind. Going back is none of it."""
    found: dict[str, list[Choice]] = defaultdict(list)
    for one in message.buttons():
        if not one.disabled and (kind := _kind(_step(one.custom_id))) != "home":
            found[kind].append(Choice(kind, one.custom_id, one.label))
    for menu in message.selects():
        for option in menu.options:
            kind = _kind(option.value)
            found[kind].append(Choice(kind, menu.custom_id, option.label, option.value))
    return found


async def press(user: User, message: Seen, choice: Choice) -> Seen:
    if choice.value:
        return fine(await user.select(choice.custom_id, choice.value, message=message))
    return fine(await user.click(choice.custom_id, message))


def public(user: User, kind: str) -> tuple[Seen, Choice]:
    """The newest public message with such a button, and the button."""
    for message in reversed(user.messages()):
        if not message.ephemeral and (found := choices(message).get(kind)):
            return message, found[0]
    raise AssertionError(f"{kind} is nowhere on the screen.\n{user.screen()}")


class Wordless:
    """Everything through the panel."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    async def turn(self, user: User) -> None:
        """Whatever there is to decide now, to the end."""
        panel = await press(user, *public(user, "turn"))
        for _ in range(8):
            found = choices(panel)
            if not found.keys() & {*PAYING, *DRAWING, "mark", "do~y", "do~w", "do~t", "do~n", "do~z", "route"}:
                return
            panel = await self._go_on(user, panel, found)
        raise AssertionError(f"A turn has no end.\n{panel.show()}")

    async def _go_on(self, user: User, panel: Seen, found: dict[str, list[Choice]]) -> Seen:
        if "mark" in found:
            return await self._keep(user, panel)
        if "do~w" in found:
            self.taste.done["tunnel"] += 1
            return await press(user, panel, (found.get("do~y") or found["do~w"])[0])
        for kind in (*PAYING, "do~t", "do~n"):
            if kind in found:
                return await press(user, panel, found[kind][0])
        return await self._begin(user, panel, found)

    async def _keep(self, user: User, panel: Seen) -> Seen:
        (menu,) = (one for one in panel.selects() if one.options[0].value.startswith("mark"))
        kept = [option.value for option in menu.options[: menu.min_values]]
        panel = fine(await user.select(menu.custom_id, *kept, message=panel))
        self.taste.done["keep"] += 1
        return await press(user, panel, choices(panel)["do~k"][0])

    async def _begin(self, user: User, panel: Seen, found: dict[str, list[Choice]]) -> Seen:
        for kind, share in (("tickets", 0.05), ("stations", 0.05), ("ports", 0.5), ("exchange", 0.05)):
            if kind in found and self.taste.feels_like(share):
                self.taste.done[kind] += 1
                return await self._ask(user, panel, found[kind][0])
        draws = [choice for kind in DRAWING for choice in found.get(kind, ())]
        if "route" in found and not (draws and self.taste.feels_like(0.2)):
            self.taste.done["claim"] += 1
            return await press(user, panel, found["route"][self.taste.longest([one.label for one in found["route"]])])
        self.taste.done["draw" if draws else "pass"] += 1
        return await press(user, panel, self.taste.chance.choice(draws or found["do~z"]))

    async def _ask(self, user: User, panel: Seen, choice: Choice) -> Seen:
        """A question that leads to an action: a city, or how many pieces."""
        if choice.kind == "exchange":
            await user.click(choice.custom_id, panel)
            return fine(await user.submit(count="1"))
        asked = await press(user, panel, choice)
        cities = [one for kind in ("station", "port") for one in choices(asked).get(kind, ())]
        return await press(user, asked, self.taste.chance.choice(cities)) if cities else asked


async def seat(people: list[User], board: str, **options: object) -> None:
    """Open a table, let everybody join, and start."""
    host, *others = people
    await host.slash("game new", map=board, **options)
    await host.sees_that(lambda one: "join" in choices(one), "the lobby")
    for other in others:
        await press(other, *public(other, "join"))
    await press(host, *public(host, "start"))
    await host.sees_that(lambda one: "turn" in choices(one), "the opening")


async def next_message(user: User, last: int) -> Seen:
    """The public message after that one which asks somebody to play, or the result."""

    def fits(one: Seen) -> bool:
        if one.ephemeral or int(one.id) <= last:
            return False
        found = choices(one)
        return "rematch" in found or ("turn" in found and bool(one.mentions))

    return await user.sees_that(fits, "whose turn it is, or the result")


async def play_on(people: list[User], player: Wordless, last: int = 0, turns: int = MOST_TURNS) -> Seen:
    """Turn after turn, until the result is posted, or for so many turns."""
    for _ in range(turns):
        message = await next_message(people[0], last)
        if "rematch" in choices(message):
            return message
        last = int(message.id)
        for name in message.mentions:
            await player.turn(next(person for person in people if person.name == name))
    return message
