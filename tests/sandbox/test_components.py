"""Buttons and selects, classic and V2: who may press what, what arrives, and what Discord refuses."""

import io
from typing import Any

import discord
import pytest

from sandbox.errors import PageError
from sandbox.testing import NotSeen
from tests.sandbox.bare_bot import BareBot, Opener, home, png


class Chooser(discord.ui.View):
    """One select of every type that takes members, roles and channels, and one of texts."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    async def tell(self, interaction: discord.Interaction, select: Any) -> None:
        names = [getattr(value, "name", value) for value in select.values]
        await interaction.response.send_message(f"{type(select).__name__}: {', '.join(names)}", ephemeral=True)

    @discord.ui.select(
        cls=discord.ui.Select,
        placeholder="texts",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=f"Text {n}", value=f"t{n}") for n in range(4)],
    )
    async def texts(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await self.tell(interaction, select)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="users", max_values=2)
    async def users(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
        await self.tell(interaction, select)

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="roles")
    async def roles(self, interaction: discord.Interaction, select: discord.ui.RoleSelect[Any]) -> None:
        await self.tell(interaction, select)

    @discord.ui.select(cls=discord.ui.MentionableSelect, placeholder="anyone", max_values=2)
    async def anyone(self, interaction: discord.Interaction, select: discord.ui.MentionableSelect[Any]) -> None:
        await self.tell(interaction, select)

    @discord.ui.select(cls=discord.ui.ChannelSelect, placeholder="channels")
    async def channels(self, interaction: discord.Interaction, select: discord.ui.ChannelSelect[Any]) -> None:
        await self.tell(interaction, select)


class Counter(discord.ui.View):
    """A button that edits its message, one that acknowledges first, one that only acknowledges, one that is off."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Edit")
    async def edit(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="edited", view=None)

    @discord.ui.button(label="Later")
    async def later(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @discord.ui.button(label="Nothing")
    async def nothing(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer()

    @discord.ui.button(label="Off", disabled=True)
    async def off(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        raise AssertionError("a disabled button was pressed")


class Panel(discord.ui.LayoutView):
    """A panel in Components V2 with a picture, a section, and a button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0x123456)
        box.add_item(discord.ui.TextDisplay("**Your hand**"))
        box.add_item(
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="Two cards"))
        )
        box.add_item(discord.ui.Separator())
        box.add_item(discord.ui.Section("Draw blind", accessory=Opener(1)))
        box.add_item(discord.ui.File("attachment://log.txt"))
        box.add_item(discord.ui.ActionRow(Opener(2)))
        self.add_item(box)


def with_components(bot: BareBot) -> None:
    @bot.tree.command(name="choose", description="every select")
    async def choose(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Chooser())

    @bot.tree.command(name="count", description="buttons")
    async def count(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.send_message("fresh", view=Counter(), ephemeral=private)

    @bot.tree.command(name="panel", description="Components V2")
    async def panel(interaction: discord.Interaction) -> None:
        files = [discord.File(io.BytesIO(png()), "hand.png"), discord.File(io.BytesIO(b"log"), "log.txt")]
        await interaction.response.send_message(view=Panel(), files=files, ephemeral=True)


async def test_a_dynamic_button_works_for_everybody_and_after_a_restart() -> None:
    async with home() as (sandbox, _):
        host, marek = sandbox.user("host"), sandbox.user("marek")
        await host.slash("table")
        assert (await marek.click("Open 3")).text == "number 3 for marek"
        await sandbox.restart_bot()
        assert (await host.click("open:3")).text == "number 3 for host"


async def test_selects_of_every_type() -> None:
    async with home(with_components) as (sandbox, _):
        host, vera = sandbox.user("host"), sandbox.user("vera")
        await host.slash("choose")
        guild = next(one for one in sandbox.standin.world.guilds.values() if one.name == "Slow Train")
        role = next(one for one in guild.roles.values() if one.name == "Administrators")
        assert (await host.select("texts", "t0", "Text 3")).text == "Select: t0, t3"
        assert (await host.select("users", host, vera)).text == "UserSelect: host, vera"
        assert (await host.select("roles", role.id)).text == "RoleSelect: Administrators"
        assert (await host.select("anyone", vera, role.id)).text == "MentionableSelect: vera, Administrators"
        assert (await host.select("channels", sandbox.channel("notices"))).text == "ChannelSelect: notices"


async def test_a_select_takes_as_many_as_it_says_and_only_what_it_offers() -> None:
    async with home(with_components) as (sandbox, _):
        host = sandbox.user("host")
        await host.slash("choose")
        with pytest.raises(PageError, match="takes 2 to 3 choices, not 1"):
            await host.select("texts", "t0")
        with pytest.raises(PageError, match="'t9' is not offered"):
            await host.select("texts", "t0", "t9")


async def test_a_button_edits_its_message_at_once_or_later() -> None:
    async with home(with_components) as (sandbox, _):
        host = sandbox.user("host")
        first = await host.slash("count")
        later = await host.click("Later", first)
        assert (later.id, later.text) == (first.id, "edited later")
        edited = await host.click("Edit", first)
        assert (edited.id, edited.text, edited.buttons()) == (first.id, "edited", [])
        assert edited.edited


async def test_an_ephemeral_message_can_be_edited_through_its_button() -> None:
    async with home(with_components) as (sandbox, _):
        host = sandbox.user("host")
        first = await host.slash("count", private=True)
        edited = await host.click("Edit", first)
        assert (edited.id, edited.text, edited.ephemeral) == (first.id, "edited", True)
        assert sandbox.user("marek").messages() == []


async def test_a_click_that_is_only_acknowledged_says_so_when_waited_for() -> None:
    async with home(with_components, patience=0.3) as (sandbox, _):
        host = sandbox.user("host")
        await host.slash("count")
        with pytest.raises(NotSeen, match="acknowledged, but no edit or followup came"):
            await host.click("Nothing")


async def test_disabled_missing_and_foreign_buttons_can_not_be_pressed() -> None:
    async with home(with_components, patience=0.3) as (sandbox, _):
        host, marek = sandbox.user("host"), sandbox.user("marek")
        public = await host.slash("count")
        with pytest.raises(PageError, match="Off is disabled"):
            await host.click("Off", public)
        with pytest.raises(NotSeen, match=r"(?s)nothing to press that is called 'Off'.*\[Edit\].*\[Off \(off\)\]"):
            await host.click("Off")
        private = await host.slash("count", private=True)
        with pytest.raises(PageError, match="does not see that message"):
            await marek.click("Edit", private)


async def test_a_late_click_on_a_button_that_has_gone_arrives() -> None:
    async with home() as (sandbox, bot):
        host, marek = sandbox.user("host"), sandbox.user("marek")
        table = await host.slash("table")
        channel = bot.text_channel(table.channel_id)
        await channel.get_partial_message(int(table.id)).edit(content="over", view=None)
        assert marek.now(table) is not None
        answer = await marek.click("Open 3", table, stale=True)
        assert answer.text == "number 3 for marek"


async def test_components_v2() -> None:
    async with home(with_components) as (sandbox, _):
        host = sandbox.user("host")
        panel = await host.slash("panel")
        assert panel.flags & (1 << 15)
        assert panel.text == "**Your hand**\nDraw blind"
        assert [one.name for one in panel.attachments] == ["hand.png", "log.txt"]
        assert panel.labels() == ["Open 1", "Open 2"]
        gallery = panel.components[0]["components"][1]
        assert (gallery["items"][0]["media"]["width"], gallery["items"][0]["description"]) == (2, "Two cards")
        assert (await host.click("Open 2")).text == "number 2 for host"


def row(*components: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "a", **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **fields}


def select(custom_id: str = "s", count: int = 1, **fields: Any) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **fields}


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


V2 = 1 << 15
REFUSED: dict[str, dict[str, Any]] = {
    "six rows": {"components": [row(button(str(n))) for n in range(6)]},
    "six buttons in a row": {"components": [row(*(button(str(n)) for n in range(6)))]},
    "an empty row": {"components": [row()]},
    "the same custom id twice": {"components": [row(button("a"), button("a"))]},
    "a select beside a button": {"components": [row(select(), button())]},
    "two selects in a row": {"components": [row(select("a"), select("b"))]},
    "26 options": {"components": [row(select(count=26))]},
    "no options": {"components": [row(select(count=0))]},
    "the same option twice": {"components": [row(select(options=[{"label": "a", "value": "v"}] * 2))]},
    "more values than options": {"components": [row(select(count=2, max_values=3))]},
    "min above max": {"components": [row(select(count=5, min_values=3, max_values=2))]},
    "too long a placeholder": {"components": [row(select(placeholder="x" * 151))]},
    "too long a custom id": {"components": [row(button("x" * 101))]},
    "too long a label": {"components": [row(button(label="x" * 81))]},
    "a button without a label": {"components": [row(button(label=None))]},
    "a button without a custom id": {"components": [row({"type": 2, "style": 1, "label": "x"})]},
    "a link without an address": {"components": [row({"type": 2, "style": 5, "label": "x"})]},
    "a link with a custom id": {"components": [row(button(style=5, url="https://example.org"))]},
    "a link that leads nowhere": {
        "components": [row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert()"})]
    },
    "a sign that is no emoji": {"components": [row(button(emoji={"name": "◆"}))]},
    "two emoji at once": {"components": [row(button(emoji={"name": "🔵🔵"}))]},
    "a letter as an emoji": {
        "components": [row(select(options=[{"label": "a", "value": "a", "emoji": {"name": "a"}}]))]
    },
    "an unknown style": {"components": [row(button(style=9))]},
    "an unknown type": {"components": [{"type": 99}]},
    "a button outside a row": {"components": [button()]},
    "V2 without its flag": {"components": [text()]},
    "V2 with content": {"flags": V2, "content": "x", "components": [text()]},
    "V2 with embeds": {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
    "V2 with 41 components": {"flags": V2, "components": [text() for _ in range(41)]},
    "V2 with 41 nested components": {
        "flags": V2,
        "components": [{"type": 17, "components": [text() for _ in range(40)]}],
    },
    "V2 with too much text": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "V2 with a picture that is not there": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
    },
    "a container in a container": {
        "flags": V2,
        "components": [{"type": 17, "components": [{"type": 17, "components": []}]}],
    },
    "a section without an accessory": {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
    "a picture in an embed that is not there": {"embeds": [{"image": {"url": "attachment://no.png"}}]},
    "2001 characters": {"content": "x" * 2001},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "6001 characters in embeds": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "too long an embed title": {"embeds": [{"title": "x" * 257}]},
    "26 fields": {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
    "a field without a value": {"embeds": [{"fields": [{"name": "n", "value": ""}]}]},
    "too long a nonce": {"content": "x", "nonce": "n" * 26},
    "too long an alt text": {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
    "an attachment that was not sent": {"content": "x", "attachments": [{"id": 0}]},
    "mentions both ways": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
}


@pytest.mark.parametrize("body", REFUSED.values(), ids=REFUSED.keys())
async def test_messages_that_discord_refuses(body: dict[str, Any]) -> None:
    async with home() as (sandbox, bot):
        station = sandbox.channel("station")
        with pytest.raises(discord.HTTPException) as refused:
            await bot.raw("POST", f"/channels/{station.id}/messages", json=body)
        assert (refused.value.status, refused.value.code) == (400, 50035)
        assert sandbox.user("host").messages() == []


ACCEPTED: dict[str, dict[str, Any]] = {
    "five rows of five buttons": {"components": [row(*(button(f"{n}{m}") for m in range(5))) for n in range(5)]},
    "25 options": {"components": [row(select(count=25, max_values=25))]},
    "2000 characters": {"content": "x" * 2000},
    "6000 characters in embeds": {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
    "40 components": {"flags": V2, "components": [text() for _ in range(40)]},
    "4000 characters": {"flags": V2, "components": [text("x" * 4000)]},
    "an emoji without a label": {"components": [row(button(label=None, emoji={"name": "🚂"}))]},
}


@pytest.mark.parametrize("body", ACCEPTED.values(), ids=ACCEPTED.keys())
async def test_messages_at_the_limit_are_accepted(body: dict[str, Any]) -> None:
    async with home() as (sandbox, bot):
        await bot.raw("POST", f"/channels/{sandbox.channel('station').id}/messages", json=body)
        assert len(sandbox.user("host").messages()) == 1


async def test_a_message_that_became_v2_stays_v2_and_a_refused_edit_changes_nothing() -> None:
    async with home() as (sandbox, bot):
        path = f"/channels/{sandbox.channel('station').id}/messages"
        made = await bot.raw("POST", path, json={"content": "classic"})
        with pytest.raises(discord.HTTPException):
            await bot.raw("PATCH", f"{path}/{made['id']}", json={"flags": V2, "components": [text()]})
        assert sandbox.user("host").last().text == "classic"
        form = {"flags": V2, "content": None, "embeds": [], "components": [text("new")]}
        await bot.raw("PATCH", f"{path}/{made['id']}", json=form)
        with pytest.raises(discord.HTTPException):
            await bot.raw("PATCH", f"{path}/{made['id']}", json={"content": "back"})
        assert sandbox.user("host").last().text == "new"
