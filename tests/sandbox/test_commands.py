"""Slash commands: options of every type, choices, languages, guild commands, autocomplete, and what Discord refuses."""

from typing import Any, ClassVar

import discord
import pytest
from discord import app_commands

from sandbox.errors import PageError
from tests.sandbox.bare_bot import BareBot, home

ROUTES = ("Paris – Zürich", "Paris – Brest", "Roma – Venezia")


class Words(app_commands.Translator):
    """Names and descriptions in Polish and Ukrainian."""

    KNOWN: ClassVar[dict[str, dict[str, str]]] = {
        "pl": {"game": "gra", "new": "nowa", "map": "mapa", "open a table": "otwórz stół", "Europe": "Europa"},
        "uk": {"new": "нова", "open a table": "відкрити стіл"},
    }

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.KNOWN.get(locale.value, {}).get(string.message)


def with_commands(bot: BareBot) -> None:
    bot.translator = Words()
    group = app_commands.Group(name=app_commands.locale_str("game"), description="tables", guild_only=True)

    @group.command(name=app_commands.locale_str("new"), description=app_commands.locale_str("open a table"))
    @app_commands.rename(board=app_commands.locale_str("map"))
    @app_commands.choices(
        board=[
            app_commands.Choice(name=app_commands.locale_str("Europe"), value="europe"),
            app_commands.Choice(name="Paris", value="paris"),
        ]
    )
    async def new(interaction: discord.Interaction, board: str, seats: app_commands.Range[int, 2, 5] = 2) -> None:
        await interaction.response.send_message(
            f"{board} for {seats} in {interaction.locale}/{interaction.guild_locale}"
        )

    bot.tree.add_command(group)

    @bot.tree.command(name="everything", description="one option of each type")
    async def everything(
        interaction: discord.Interaction,
        text: app_commands.Range[str, 2, 5],
        whole: int,
        yes: bool,
        person: discord.Member,
        channel: discord.TextChannel,
        role: discord.Role,
        anyone: discord.User | discord.Role,
        number: float,
    ) -> None:
        words = [text, whole, yes, person.name, channel.name, role.name, getattr(anyone, "name", ""), number]
        await interaction.response.send_message(" ".join(map(str, words)), ephemeral=True)

    @bot.tree.command(name="claim", description="completes")
    async def claim(interaction: discord.Interaction, route: str, payment: str = "") -> None:
        await interaction.response.send_message(f"claimed {route}", ephemeral=True)

    @claim.autocomplete("route")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        assert interaction.namespace.payment in ("", None, "blue")
        fitting = [one for one in ROUTES if current.lower() in one.lower()]
        return [
            app_commands.Choice(name=f"{one} {interaction.namespace.payment or ''}".strip(), value=one)
            for one in fitting
        ]

    @bot.tree.command(name="rule", description="for administrators")
    @app_commands.default_permissions(administrator=True)
    async def rule(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ruled", ephemeral=True)


async def test_a_subcommand_with_choices_and_both_languages() -> None:
    async with home(with_commands) as (sandbox, _):
        answer = await sandbox.user("host").slash("game new", map="europe", seats=3)
        assert answer.text == "europe for 3 in en-GB/en-US"
        assert not answer.ephemeral
        assert answer.data["interaction"]["name"] == "game new"
        elsewhere = await sandbox.user("marek").at("peron").slash("game new", map="paris")
        assert elsewhere.text == "paris for 2 in pl/pl"


async def test_options_of_every_type_arrive() -> None:
    async with home(with_commands) as (sandbox, _):
        host, vera = sandbox.user("host"), sandbox.user("vera")
        guild = next(one for one in sandbox.standin.world.guilds.values() if one.name == "Slow Train")
        role = next(one for one in guild.roles.values() if one.name == "Administrators")
        answer = await host.slash(
            "everything",
            text="abc",
            whole=7,
            yes=True,
            person=vera,
            channel=sandbox.channel("notices"),
            role=role.id,
            anyone=vera,
            number=1.5,
        )
        assert answer.text == "abc 7 True vera notices Administrators vera 1.5"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "needs the option 'map'"),
        ({"map": "atlantis"}, "must be one of europe, paris"),
        ({"map": "paris", "seats": 9}, "must lie between 2 and 5"),
        ({"map": "paris", "speed": 9}, "has no option 'speed'"),
    ],
)
async def test_what_a_client_does_not_let_pass(options: dict[str, Any], sentence: str) -> None:
    async with home(with_commands) as (sandbox, _):
        with pytest.raises(PageError, match=sentence):
            await sandbox.user("host").slash("game new", **options)


async def test_unknown_commands_are_named_with_what_there_is() -> None:
    async with home() as (sandbox, _):
        with pytest.raises(PageError, match="There are: /ping, /table"):
            await sandbox.user("host").slash("pong")


async def test_everybody_reads_the_commands_in_their_language() -> None:
    async with home(with_commands) as (sandbox, _):
        shown = {one["name"]: one for one in sandbox.user("marek").commands()}["game new"]
        assert (shown["display"], shown["description"]) == ("gra nowa", "otwórz stół")
        assert shown["options"][0]["display"] == "mapa"
        assert [choice["name"] for choice in shown["options"][0]["choices"]] == ["Europa", "Paris"]
        assert {one["name"]: one["display"] for one in sandbox.user("olena").commands()}["game new"] == "game нова"


async def test_autocomplete_answers_only_what_was_typed_and_knows_the_other_options() -> None:
    async with home(with_commands) as (sandbox, _):
        host = sandbox.user("host")
        assert [one["value"] for one in await host.autocomplete("claim", "route", "par")] == list(ROUTES[:2])
        assert (await host.autocomplete("claim", "route", "rom", payment="blue"))[0]["name"] == "Roma – Venezia blue"
        assert await host.autocomplete("claim", "route", "xyz") == []
        assert host.messages() == []


async def test_permissions_and_contexts_decide_who_is_offered_what() -> None:
    async with home(with_commands) as (sandbox, _):
        host, admin = sandbox.user("host"), sandbox.user("admin")
        assert "rule" not in [one["name"] for one in host.commands()]
        assert (await admin.slash("rule")).text == "ruled"
        assert "game new" not in [one["name"] for one in host.at("dm").commands()]
        assert (await host.at("dm").slash("ping")).text == "pong"


async def test_a_guild_command_hides_the_global_one_there_only() -> None:
    def extend(bot: BareBot) -> None:
        async def setup() -> None:
            await BareBot.setup_hook(bot)
            guild = discord.Object((await bot.raw("GET", "/users/@me/guilds"))[0]["id"])
            form = {"name": "ping", "description": "another", "type": 1}
            await bot.raw("PUT", f"/applications/{bot.application_id}/guilds/{guild.id}/commands", json=[form])

        bot.setup_hook = setup  # type: ignore[method-assign]

    async with home(extend) as (sandbox, _):
        host = sandbox.user("host")
        assert {one["name"]: one["description"] for one in host.commands()}["ping"] == "another"
        assert {one["name"]: one["description"] for one in host.at("peron").commands()}["ping"] == "answers at once"


async def test_setting_all_commands_again_keeps_their_ids_and_drops_the_rest() -> None:
    async with home(with_commands) as (_, bot):
        before = {one.name: one.id for one in await bot.tree.fetch_commands()}
        bot.tree.remove_command("rule")
        after = {one.name: one.id for one in await bot.tree.sync()}
        assert after.items() < before.items()
        assert "rule" not in after


def option(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": "text", "description": "a text", **fields}


def command(**fields: Any) -> dict[str, Any]:
    return {"name": "fine", "description": "a command", **fields}


REFUSED = {
    "capitals": command(name="Fine"),
    "a blank": command(name="not fine"),
    "too long a name": command(name="x" * 33),
    "a localised name with capitals": command(name_localizations={"pl": "Gra"}),
    "a localised name with a blank": command(name_localizations={"uk": "нова гра"}),
    "an unknown language": command(name_localizations={"xx": "fine"}),
    "no description": command(description=""),
    "too long a description": command(description="x" * 101),
    "too long a localised description": command(description_localizations={"ru": "я" * 101}),
    "26 options": command(options=[option(name=f"o{n}") for n in range(26)]),
    "an option with capitals": command(options=[option(name="Text")]),
    "a localised option with a blank": command(options=[option(name_localizations={"pl": "a b"})]),
    "the same option twice": command(options=[option(), option()]),
    "the same localised option twice": command(options=[option(), option(name="b", name_localizations={"pl": "text"})]),
    "required after optional": command(options=[option(), option(name="b", required=True)]),
    "26 choices": command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
    "a choice without a name": command(options=[option(choices=[{"name": "", "value": "x"}])]),
    "too long a choice": command(options=[option(choices=[{"name": "x", "value": "x" * 101}])]),
    "choices and autocomplete": command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)]),
    "subcommands among options": command(options=[{**option(), "type": 1}, option(name="b")]),
    "too large altogether": command(
        options=[
            option(name=f"o{n}", choices=[{"name": f"{m}" + "n" * 90, "value": "v" * 90} for m in range(20)])
            for n in range(3)
        ]
    ),
}


@pytest.mark.parametrize("form", REFUSED.values(), ids=REFUSED.keys())
async def test_commands_that_discord_refuses(form: dict[str, Any]) -> None:
    async with home() as (_, bot):
        with pytest.raises(discord.HTTPException) as refused:
            await bot.raw("PUT", f"/applications/{bot.application_id}/commands", json=[form])
        assert (refused.value.status, refused.value.code) == (400, 50035)


async def test_two_commands_of_one_name_are_refused_and_nothing_changes() -> None:
    async with home() as (sandbox, bot):
        with pytest.raises(discord.HTTPException, match="occurs twice"):
            await bot.raw("PUT", f"/applications/{bot.application_id}/commands", json=[command(), command()])
        assert {one["name"] for one in sandbox.user("host").commands()} == {"ping", "table"}


async def test_names_in_our_languages_are_accepted() -> None:
    names = {"uk": "нова-гра", "pl": "rozłóż", "ru": "ход_2", "hi": "खेल", "th": "เกม"}
    async with home() as (_, bot):
        form = command(name_localizations=names)
        made = await bot.raw("PUT", f"/applications/{bot.application_id}/commands", json=[form])
        assert made[0]["name_localizations"] == names


async def test_one_command_can_be_added_changed_and_deleted() -> None:
    async with home() as (_, bot):
        path = f"/applications/{bot.application_id}/commands"
        made = await bot.raw("POST", path, json=command())
        changed = await bot.raw("PATCH", f"{path}/{made['id']}", json={"description": "other"})
        assert (changed["id"], changed["description"]) == (made["id"], "other")
        await bot.raw("DELETE", f"{path}/{made['id']}")
        with pytest.raises(discord.NotFound) as refused:
            await bot.raw("GET", f"{path}/{made['id']}")
        assert refused.value.code == 10063


async def test_commands_options_and_choices_can_be_named_in_ones_own_language() -> None:
    words = {"claim": "колія", "colour": "колір", "Blue": "Синій"}

    class Translator(app_commands.Translator):
        async def translate(self, string: Any, locale: Any, context: Any) -> str | None:
            return words.get(string.message) if str(locale) == "uk" else None

    def extend(bot: BareBot) -> None:
        bot.translator = Translator()

        @bot.tree.command(name="claim", description="claims")
        @app_commands.choices(colour=[app_commands.Choice(name="Blue", value="b")])
        async def claim(interaction: discord.Interaction, colour: str) -> None:
            await interaction.response.send_message(f"{interaction.locale} {colour}")

    async with home(extend) as (sandbox, _):
        olena, host = sandbox.user("olena"), sandbox.user("host")
        assert (await olena.slash("колія", колір="Синій")).text == "uk b"
        assert (await olena.slash("claim", colour="b")).text == "uk b"
        assert (await host.slash("claim", colour="Blue")).text == "en-GB b"
        with pytest.raises(PageError, match="no command /колія here"):
            await host.slash("колія", колір="Синій")
        host.language = "uk"
        assert (await host.slash("колія", колір="Синій")).text == "uk b"


async def test_a_server_changes_its_language() -> None:
    def extend(bot: BareBot) -> None:
        @bot.tree.command(name="where", description="says the server's language")
        async def where(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"{interaction.guild_locale}")

    async with home(extend) as (sandbox, bot):
        host = sandbox.user("host")
        assert (await host.slash("where")).text == "en-US"
        sandbox.set_language("Slow Train", "pl")
        assert (await host.slash("where")).text == "pl"
        known = bot.get_guild(int(sandbox.guild("Slow Train").id))
        await sandbox.wait(lambda: known and str(known.preferred_locale) == "pl", "The bot did not hear of it.")
        with pytest.raises(PageError, match="no language 'xx'"):
            sandbox.set_language("Slow Train", "xx")
        with pytest.raises(ValueError, match="There are: Slow Train, Siding"):
            sandbox.guild("Nowhere")
