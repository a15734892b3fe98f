"""Modals: opened by commands and buttons, filled in by people, and what Discord refuses."""

from typing import Any

import discord
import pytest

from sandbox.errors import PageError
from sandbox.testing import NotSeen
from tests.sandbox.bare_bot import BareBot, home


class Exchange(discord.ui.Modal, title="Exchange pieces"):
    """A text in a row, and a select in a label."""

    number: discord.ui.TextInput[Any] = discord.ui.TextInput(label="How many", custom_id="number", max_length=2)
    kind: discord.ui.Label[Any] = discord.ui.Label(
        text="Which",
        component=discord.ui.Select(
            custom_id="kind", options=[discord.SelectOption(label="Trains"), discord.SelectOption(label="Ships")]
        ),
    )
    who: discord.ui.Label[Any] = discord.ui.Label(
        text="With whom", component=discord.ui.UserSelect(custom_id="who", required=False, min_values=0)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.kind.component, discord.ui.Select)
        assert isinstance(self.who.component, discord.ui.UserSelect)
        names = [one.name for one in self.who.component.values]
        words = f"{self.number.value} {self.kind.component.values[0]} {names}"
        if interaction.message is not None:
            await interaction.response.edit_message(content=words, view=None)
        else:
            await interaction.response.send_message(words, ephemeral=True)


class Asks(discord.ui.View):
    @discord.ui.button(label="Exchange")
    async def exchange(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Exchange())


def with_modals(bot: BareBot) -> None:
    @bot.tree.command(name="exchange", description="opens a dialog")
    async def exchange(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Exchange())

    @bot.tree.command(name="ask", description="a button that opens a dialog")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ask", view=Asks(), ephemeral=True)


async def test_a_dialog_from_a_command() -> None:
    async with home(with_modals) as (sandbox, _):
        host = sandbox.user("host")
        opened = await host.slash("exchange")
        assert opened.modal is not None
        assert opened.modal.title == "Exchange pieces"
        assert [field.label for field in opened.modal.fields] == ["How many", "Which", "With whom"]
        answer = await host.submit(number=3, kind="Ships", who=[sandbox.user("vera")])
        assert (answer.text, answer.ephemeral) == ("3 Ships ['vera']", True)


async def test_a_dialog_from_a_button_may_edit_the_message() -> None:
    async with home(with_modals) as (sandbox, _):
        host = sandbox.user("host")
        panel = await host.slash("ask")
        await host.click("Exchange")
        answer = await host.submit({"How many": "12", "Which": "Trains"})
        assert (answer.id, answer.text, answer.ephemeral) == (panel.id, "12 Trains []", True)


async def test_what_a_client_does_not_let_pass() -> None:
    async with home(with_modals) as (sandbox, _):
        host = sandbox.user("host")
        with pytest.raises(NotSeen, match="No dialog is open"):
            await host.submit(number=1)
        await host.slash("exchange")
        with pytest.raises(PageError, match="'How many' must be filled in"):
            await host.submit(kind="Ships")
        with pytest.raises(PageError, match="takes 0 to 2 characters, not 3"):
            await host.submit(number="123", kind="Ships")
        with pytest.raises(PageError, match="does not offer 'Planes'"):
            await host.submit(number="1", kind="Planes")
        with pytest.raises(NotSeen, match="has no field 'colour'"):
            await host.submit(number="1", colour="blue")


def field(**fields: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "t", "label": "x", "style": 1, **fields}


def modal(*components: Any, **fields: Any) -> dict[str, Any]:
    return {"custom_id": "m", "title": "t", "components": list(components), **fields}


def row(*components: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def label(component: dict[str, Any], text: str = "x") -> dict[str, Any]:
    return {"type": 18, "label": text, "component": component}


def group(kind: int, count: int = 2, **fields: Any) -> dict[str, Any]:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": kind, "custom_id": "g", "options": options, **fields}


TICKED = [{"label": "a", "value": "a", "default": True}, {"label": "b", "value": "b", "default": True}]
REFUSED = {
    "no field": modal(),
    "six fields": modal(*(row(field(custom_id=str(n))) for n in range(6))),
    "too long a title": modal(row(field()), title="x" * 46),
    "no title": modal(row(field()), title=""),
    "too long a label": modal(row(field(label="x" * 46))),
    "two texts in a row": modal(row(field(custom_id="a"), field(custom_id="b"))),
    "the same id twice": modal(row(field()), row(field())),
    "a button": modal(row({"type": 2, "style": 1, "label": "x", "custom_id": "b"})),
    "a select in a row": modal(row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]})),
    "a label without anything": modal({"type": 18, "label": "x"}),
    "least above most": modal(row(field(min_length=5, max_length=2))),
    "one radio button": modal(label(group(21, 1))),
    "eleven radio buttons": modal(label(group(21, 11))),
    "two ticked radio buttons": modal(label(group(21, options=TICKED))),
    "a radio button with an emoji": modal(
        label(group(21, options=[{"label": "a", "value": "a", "emoji": {"name": "🚂"}}, {"label": "b", "value": "b"}]))
    ),
    "eleven checkboxes": modal(label(group(22, 11))),
    "more to tick than there are": modal(label(group(22, 2, max_values=3))),
    "more ticked than allowed": modal(label(group(22, options=TICKED, max_values=1))),
    "required, but none needed": modal(label(group(22, 2, min_values=0))),
    "a disabled select": modal(label({"type": 5, "custom_id": "u", "disabled": True})),
    "a required select of none": modal(label({"type": 5, "custom_id": "u", "min_values": 0})),
    "too long a description": modal({**label(group(21)), "description": "x" * 101}),
}


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED.keys())
async def test_dialogs_that_discord_refuses(data: dict[str, Any]) -> None:
    def extend(bot: BareBot) -> None:
        @bot.tree.command(name="open", description="opens a wrong dialog")
        async def open_it(interaction: discord.Interaction) -> None:
            path = f"/interactions/{interaction.id}/{interaction.token}/callback"
            await bot.raw("POST", path, json={"type": 9, "data": data})

    async with home(extend) as (sandbox, bot):
        await sandbox.user("host").start_slash("open")
        await sandbox.wait(lambda: bot.errors, "The dialog was not refused.")
        assert getattr(bot.errors[0], "code", 0) == 50035


class Survey(discord.ui.Modal, title="Survey"):
    """The newer fields: a text between, a radio group, checkboxes, a single one."""

    note: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("Please answer")
    pace: discord.ui.Label[Any] = discord.ui.Label(
        text="Pace",
        component=discord.ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Live", value="live"),
                discord.RadioGroupOption(label="Slow", value="slow"),
            ],
        ),
    )
    maps: discord.ui.Label[Any] = discord.ui.Label(
        text="Maps",
        component=discord.ui.CheckboxGroup(
            custom_id="maps",
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label="Paris", value="paris"),
                discord.CheckboxGroupOption(label="Europe", value="europe"),
            ],
        ),
    )
    sure: discord.ui.Label[Any] = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        values = [getattr(part.component, "values", None) for part in (self.maps,)]
        chosen = [getattr(part.component, "value", None) for part in (self.pace, self.sure)]
        await interaction.response.send_message(f"{chosen} {values}", ephemeral=True)


async def test_radio_buttons_and_checkboxes() -> None:
    def extend(bot: BareBot) -> None:
        @bot.tree.command(name="survey", description="opens a dialog")
        async def survey(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Survey())

    async with home(extend) as (sandbox, _):
        host = sandbox.user("host")
        await host.slash("survey")
        with pytest.raises(PageError, match="'Pace' does not offer 'hasty'"):
            await host.submit(pace="hasty", maps=["paris"])
        with pytest.raises(PageError, match="'Pace' must be filled in"):
            await host.submit(maps=["paris"])
        answer = await host.submit(pace="slow", maps=["paris", "europe"], sure=True)
        assert answer.text == "['slow', True] [['paris', 'europe']]"


class Profile(discord.ui.Modal, title="Profile"):
    """Everything is filled in already; people change what they like."""

    def __init__(self, friend: int, room: int) -> None:
        super().__init__()
        default = discord.SelectDefaultValue
        self.add_item(discord.ui.TextDisplay("What **you** like"))
        reminders = [
            discord.SelectOption(label="Here", value="here", default=True, description="in the channel"),
            discord.SelectOption(label="Off", value="off"),
        ]
        self.parts: list[Any] = [
            discord.ui.Select(custom_id="reminders", options=reminders),
            discord.ui.UserSelect(custom_id="friend", default_values=[default.from_user(discord.Object(friend))]),
            discord.ui.ChannelSelect(
                custom_id="room",
                channel_types=[discord.ChannelType.text],
                default_values=[default.from_channel(discord.Object(room))],
            ),
            discord.ui.RoleSelect(custom_id="role", required=False, min_values=0, max_values=2),
        ]
        for part in self.parts:
            self.add_item(discord.ui.Label(text=part.custom_id.title(), description="as you like", component=part))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        reminders, friend, room, role = (part.values for part in self.parts)
        names = [[one.name for one in values] for values in (friend, room, role)]
        await interaction.response.send_message(f"{reminders} {names}", ephemeral=True)


async def test_selects_of_every_kind_in_a_dialog() -> None:
    async with home() as (sandbox, bot):
        vera, room, guild = sandbox.user("vera"), sandbox.channel("second-track"), sandbox.guild("Slow Train")
        admins = next(one for one in guild.roles.values() if one.name == "Administrators")

        @bot.tree.command(name="profile", description="opens a dialog")
        async def profile(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Profile(int(vera.id), int(room.id)))

        await bot.tree.sync()
        host = sandbox.user("host")
        shown = (await host.slash("profile")).modal
        assert shown is not None
        assert shown.text == "What **you** like"
        assert [(one.label, one.values, one.required) for one in shown.fields] == [
            ("Reminders", ("here",), True),
            ("Friend", (vera.id,), False),
            ("Room", (room.id,), False),
            ("Role", (), False),
        ]
        assert [one.label for one in shown.field("Reminders").options] == ["Here", "Off"]
        assert (await host.submit()).text == "['here'] [['vera'], ['second-track'], []]"
        await host.slash("profile")
        station = sandbox.channel("station")
        answer = await host.submit(reminders="Off", friend=sandbox.user("marek"), room=station, role=[admins])
        assert answer.text == "['off'] [['marek'], ['station'], ['Administrators']]"
        await host.slash("profile")
        for wrong in ({"friend": admins}, {"room": vera}, {"room": sandbox.channel("peron")}, {"role": [vera]}):
            with pytest.raises(PageError, match="does not offer"):
                await host.submit(wrong)


async def test_what_is_ticked_already_stays_so() -> None:
    class Ticked(discord.ui.Modal, title="Ticked"):
        def __init__(self) -> None:
            super().__init__()
            options = [discord.RadioGroupOption(label=one, value=one, default=one == "b") for one in "ab"]
            boxes = [discord.CheckboxGroupOption(label=one, value=one, default=one != "c") for one in "abc"]
            self.parts: list[Any] = [
                discord.ui.RadioGroup(custom_id="one", options=options),
                discord.ui.CheckboxGroup(custom_id="some", options=boxes),
                discord.ui.Checkbox(custom_id="sure", default=True),
            ]
            for part in self.parts:
                self.add_item(discord.ui.Label(text=part.custom_id, component=part))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            one, some, sure = self.parts
            await interaction.response.send_message(f"{one.value} {some.values} {sure.value}", ephemeral=True)

    def extend(bot: BareBot) -> None:
        @bot.tree.command(name="ticked", description="opens a dialog")
        async def ticked(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Ticked())

    async with home(extend) as (sandbox, _):
        host = sandbox.user("host")
        await host.slash("ticked")
        assert (await host.submit()).text == "b ['a', 'b'] True"
        await host.slash("ticked")
        assert (await host.submit(one="a", some=["a", "b", "c"], sure=False)).text == "a ['a', 'b', 'c'] False"
