"""A bot that shows off: every kind of message, component, dialog and option that the page has to cope with."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui

from tests.sandbox.bare_bot import BareBot, png

MARKDOWN = """# A heading
## A smaller one
-# small print
**bold**, *italic*, __underlined__, ~~gone~~, `code <b>&amp;</b>`, ||the hidden word||
- one
- two
  - two and a half
1. first
2. second
> a quote
<script>window.broken = true</script> <img src=x onerror="window.broken=true">
[a link](https://example.org/rules) https://example.org/bare and [a bad one](javascript:alert(1))
```py
print("<i>not italic</i>")
```
<t:1790000000:D> <t:1790000000:R> snake_case_name 2 * 3 * 4"""

ROUTES = ("Paris – Zürich", "Paris – Dieppe", "Zürich – Wien", "Kraków – Lwów")


class PhraseBook(app_commands.Translator):
    """Two words of Ukrainian, so that localised commands can be seen."""

    words = {"claim": "колія", "route": "шлях", "claim a route": "зайняти шлях"}  # noqa: RUF012

    async def translate(self, string: Any, locale: Any, context: Any) -> str | None:
        return self.words.get(string.message) if str(locale) == "uk" else None


def buttons() -> ui.View:
    """All styles, with and without emoji, a link and a disabled one, and a row that sums up who pressed what."""
    view = ui.View(timeout=None)
    styles = {"Primary": 1, "Secondary": 2, "Success": 3, "Danger": 4}
    for label, number in styles.items():
        view.add_item(Told(label, discord.ButtonStyle(number), f"style:{label}"))
    view.add_item(ui.Button(label="Rules", url="https://example.org/rules", row=1))
    view.add_item(ui.Button(label="Not now", disabled=True, row=1))
    view.add_item(Told("With a train", discord.ButtonStyle.secondary, "style:train", emoji="🚂", row=1))
    view.add_item(Silent())
    return view


class Told(ui.Button[ui.View]):
    """Answers with its own label, to the one who pressed it."""

    def __init__(self, label: str, style: discord.ButtonStyle, custom_id: str, **more: Any) -> None:
        super().__init__(label=label, style=style, custom_id=custom_id, **more)

    async def callback(self, interaction: discord.Interaction) -> None:
        text = f"{interaction.user.display_name} pressed {self.label}"
        await interaction.response.send_message(text, ephemeral=True)


class Silent(ui.Button[ui.View]):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__(label="Silence", custom_id="silence", row=1)

    async def callback(self, interaction: discord.Interaction) -> None:
        return


class Pick(ui.Select[ui.View]):
    """Two or three tickets of four."""

    def __init__(self) -> None:
        super().__init__(custom_id="pick", placeholder="Choose your tickets", min_values=2, max_values=3)
        for index, route in enumerate(ROUTES):
            self.add_option(label=route, value=f"ticket-{index}", description=f"{index + 4} points", emoji="🎫")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("kept " + ", ".join(self.values), ephemeral=True)


class PickOne(ui.Select[ui.View]):
    def __init__(self) -> None:
        super().__init__(custom_id="one", placeholder="Claim a route")
        for index in range(25):
            self.add_option(label=f"Route {index + 1}", value=str(index))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"claimed {self.values[0]}")


class PickUser(ui.UserSelect[ui.View]):
    def __init__(self) -> None:
        super().__init__(custom_id="who", placeholder="Invite somebody")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"invited {self.values[0].display_name}", ephemeral=True)


class Panel(ui.LayoutView):
    """Components V2 with a counter, edited in place."""

    def __init__(self, count: int = 0, owner: str = "") -> None:
        super().__init__(timeout=None)
        file = discord.MediaGalleryItem("attachment://hand.png", description=f"The hand of {owner}: three blue")
        container: ui.Container[Any] = ui.Container(accent_color=0x2C7F4C)
        container.add_item(ui.TextDisplay(f"## The hand of {owner}\nYou have drawn **{count}** cards."))
        container.add_item(ui.MediaGallery(file))
        container.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        thumb = ui.Thumbnail[Any]("attachment://hand.png", description="a small hand")
        container.add_item(ui.Section(ui.TextDisplay("Paris – Zürich, *still 5 trains away*"), accessory=thumb))
        container.add_item(ui.Section(ui.TextDisplay("Blind from the deck"), accessory=DrawButton(count, owner)))
        container.add_item(ui.ActionRow(DrawButton(count, owner, blue=True), ui.Button(label="Wild", disabled=True)))
        container.add_item(ui.ActionRow(Pick()))
        container.add_item(ui.File("attachment://record.txt"))
        self.add_item(container)


class DrawButton(ui.Button[Any]):
    def __init__(self, count: int, owner: str, blue: bool = False) -> None:
        super().__init__(
            label="Blue" if blue else "Draw", custom_id=f"draw:{blue}:{count}", emoji="🟦" if blue else None
        )
        self.count, self.owner = count, owner

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Panel(self.count + 1, self.owner))


class Form(ui.Modal, title="How many?"):
    """Labels with a text input and a select, and a classic row."""

    number = ui.Label[Any](
        text="How many trains", description="one to five", component=ui.TextInput[Any](custom_id="number", max_length=2)
    )
    kind = ui.Label[Any](
        text="What for",
        component=ui.Select[Any](
            custom_id="kind",
            options=[
                discord.SelectOption(label="Ships", value="ships"),
                discord.SelectOption(label="Trains", value="trains"),
            ],
        ),
    )
    note = ui.TextInput[Any](label="A note", style=discord.TextStyle.paragraph, required=False, custom_id="note")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        number, kind = self.number.component, self.kind.component
        assert isinstance(number, ui.TextInput)
        assert isinstance(kind, ui.Select)
        text = f"exchange {number.value} {kind.values[0]} {self.note.value}".strip()
        await interaction.response.send_message(text, ephemeral=True)


class Ticks(ui.Modal, title="Boxes to tick"):
    """Radio buttons, several boxes, one box."""

    pace = ui.Label[Any](
        text="Pace",
        component=ui.RadioGroup[Any](
            custom_id="pace",
            options=[discord.RadioGroupOption(label=one.title(), value=one) for one in ("live", "daily")],
        ),
    )
    maps = ui.Label[Any](
        text="Maps",
        component=ui.CheckboxGroup[Any](
            custom_id="maps",
            options=[discord.CheckboxGroupOption(label=one, value=one) for one in ("Paris", "Europe", "Amsterdam")],
            min_values=1,
            max_values=2,
        ),
    )
    quiet = ui.Label[Any](text="Quiet at night", component=ui.Checkbox[Any](custom_id="quiet"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        pace, maps, quiet = self.pace.component, self.maps.component, self.quiet.component
        assert isinstance(pace, ui.RadioGroup)
        assert isinstance(maps, ui.CheckboxGroup)
        assert isinstance(quiet, ui.Checkbox)
        await interaction.response.send_message(f"{pace.value} {maps.values} {quiet.value}", ephemeral=True)


class Profile(ui.Modal, title="Your profile"):
    """Menus of every kind, some of them filled in."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.add_item(ui.TextDisplay("How the bot treats **you**"))
        reminders = [
            discord.SelectOption(label=one, value=one.lower(), default=one == "Here") for one in ("Here", "Off")
        ]
        filled = [discord.SelectDefaultValue.from_channel(discord.Object(room))]
        self.parts: list[Any] = [
            ui.Select(custom_id="reminders", options=reminders),
            ui.ChannelSelect(custom_id="room", default_values=filled),
            ui.RoleSelect(custom_id="role", required=False, min_values=0),
            ui.UserSelect(custom_id="friend", required=False, min_values=0, max_values=3),
        ]
        for part in self.parts:
            self.add_item(ui.Label(text=part.custom_id.title(), description="Change it at any time", component=part))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        reminders, *others = (part.values for part in self.parts)
        await interaction.response.send_message(
            f"{reminders} {[[str(o) for o in one] for one in others]}", ephemeral=True
        )


def picture(name: str, alt: str, width: int = 900, height: int = 500) -> discord.File:
    return discord.File(io.BytesIO(png(width, height)), name, description=alt)


def parade(bot: BareBot, painted: asyncio.Event | None = None) -> None:
    """Add the commands of the show; the late picture comes when it is `painted`."""
    bot.translator = PhraseBook()
    tree = bot.tree

    @tree.command(name="show", description="a classic message with everything")
    async def show(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Scores", description="**Hannah** 12", color=0xFAA61A)
        embed.add_field(name="Trains", value="40").add_field(name="Cards", value="4")
        embed.set_footer(text="turn 5")
        await interaction.response.send_message(MARKDOWN, embed=embed, view=buttons())

    @tree.command(name="board", description="a board with its picture, and a mention")
    @app_commands.describe(who="whose turn it is")
    async def board(interaction: discord.Interaction, who: discord.User) -> None:
        text = f"{who.mention} it is your turn, see {interaction.channel.mention}"  # type: ignore[union-attr]
        view = ui.View(timeout=None)
        view.add_item(Told("My hand", discord.ButtonStyle.primary, "style:hand"))
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.abc.Messageable)
        mentions = discord.AllowedMentions(users=True)
        await interaction.channel.send(
            text, file=picture("board.png", "The board"), view=view, allowed_mentions=mentions
        )
        await interaction.delete_original_response()

    @tree.command(name="panel", description="a private panel")
    async def panel(interaction: discord.Interaction) -> None:
        files = [picture("hand.png", "three blue", 600, 200), discord.File(io.BytesIO(b"moves"), "record.txt")]
        owner = interaction.user.display_name
        await interaction.response.send_message(view=Panel(0, owner), files=files, ephemeral=True)

    @tree.command(name="menus", description="three menus")
    async def menus(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Pick()).add_item(PickOne()).add_item(PickUser())
        await interaction.response.send_message("menus", view=view, ephemeral=True)

    @tree.command(name="late", description="a menu whose picture comes late")
    async def late(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(PickOne())
        await interaction.response.send_message("late", view=view, ephemeral=True)
        if painted is not None:
            await painted.wait()
        await interaction.edit_original_response(attachments=[picture("hand.png", "a late hand")])

    @tree.command(name="claim", description="claim a route")
    @app_commands.choices(pay=[app_commands.Choice(name=name, value=name.lower()) for name in ("Blue", "Red", "Wild")])
    async def claim(
        interaction: discord.Interaction,
        route: str,
        pay: app_commands.Choice[str],
        cards: app_commands.Range[int, 1, 6] = 2,
        sure: bool = True,
    ) -> None:
        await interaction.response.send_message(f"{route} for {cards} {pay.value}, sure: {sure}", ephemeral=True)

    @claim.autocomplete("route")
    async def routes(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [one for one in ROUTES if current.lower() in one.lower()]
        return [app_commands.Choice(name=one, value=one.replace(" – ", "-").lower()) for one in found]

    @tree.command(name="form", description="opens a dialog")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(name="ticks", description="opens a dialog with boxes")
    async def ticks(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Ticks())

    @tree.command(name="profile", description="opens a dialog with menus")
    async def profile(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Profile(interaction.channel_id or 0))

    @tree.command(name="silence", description="never answers")
    async def silence(interaction: discord.Interaction) -> None:
        return

    @tree.command(name="think", description="thinks for a while")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.6)
        await interaction.followup.send("thought")

    @tree.command(name="thread", description="opens a thread")
    async def thread(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("opened", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        made = await interaction.channel.create_thread(name="Europe 1", type=discord.ChannelType.public_thread)
        await made.send(f"Welcome {interaction.user.mention}")
