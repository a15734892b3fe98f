"""The DM with the bot: commands that are allowed there, buttons and dialogs, and people who take no messages."""

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.errors import PageError
from tests.sandbox.bare_bot import BareBot, Opener, home


class Note(discord.ui.Modal, title="A note"):
    words: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Words", custom_id="words")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"noted: {self.words.value}")


def with_places(bot: BareBot) -> None:
    async def where(interaction: discord.Interaction) -> None:
        context = interaction.context
        place = [name for name in ("guild", "dm_channel", "private_channel") if getattr(context, name)]
        owners = {"guild": interaction.is_guild_integration(), "user": interaction.is_user_integration()}
        installed = [name for name, present in owners.items() if present]
        view = discord.ui.View(timeout=None)
        view.add_item(Opener(5))
        await interaction.response.send_message(f"{place} {installed} {interaction.guild_id is None}", view=view)

    def add(name: str, *decorators: Any) -> None:
        async def callback(interaction: discord.Interaction) -> None:
            await where(interaction)

        for decorator in decorators:
            callback = decorator(callback)
        bot.tree.command(name=name, description="says where it was called")(callback)

    add("everywhere", app_commands.allowed_contexts(guilds=True, dms=True))
    add("servers", app_commands.allowed_contexts(guilds=True))
    add("dms", app_commands.allowed_contexts(dms=True))
    add("unsaid")
    add("mine", app_commands.allowed_installs(users=True), app_commands.allowed_contexts(guilds=True, dms=True))
    add("both", app_commands.allowed_installs(guilds=True, users=True))

    @bot.tree.command(name="note", description="opens a dialog")
    @app_commands.allowed_contexts(dms=True)
    async def note(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Note())


async def test_commands_are_offered_where_they_are_allowed() -> None:
    async with home(with_places) as (sandbox, _):
        host = sandbox.user("host")
        places = {"everywhere", "servers", "dms", "unsaid", "mine", "both"}

        def offered(where: str) -> set[str]:
            return places & {one["name"] for one in host.at(where).commands()}

        assert offered("station") == {"everywhere", "servers", "unsaid", "both"}
        assert offered("dm") == {"everywhere", "dms", "unsaid", "both"}
        sandbox.install(host)
        assert offered("station") == {"everywhere", "servers", "unsaid", "both", "mine"}
        assert offered("dm") == {"everywhere", "dms", "unsaid", "both", "mine"}


async def test_the_bot_is_told_where_a_command_was_used() -> None:
    async with home(with_places) as (sandbox, _):
        host = sandbox.user("host")
        assert (await host.slash("everywhere")).text == "['guild'] ['guild'] False"
        alone = host.at("dm")
        assert (await alone.slash("everywhere")).text == "['dm_channel'] [] True"
        assert (await alone.click("Open 5")).text == "number 5 for host"
        sandbox.install(host)
        assert (await host.slash("mine")).text == "['guild'] ['user'] False"
        assert (await alone.slash("both")).text == "['dm_channel'] ['user'] True"
        for user, name in ((alone, "servers"), (host, "dms")):
            with pytest.raises(PageError, match=f"no command /{name} here"):
                await user.slash(name)


async def test_a_dialog_in_a_dm_and_nobody_else_sees_it() -> None:
    async with home(with_places) as (sandbox, _):
        host = sandbox.user("host", "dm")
        await host.slash("note")
        assert (await host.submit(words="keep the ferry")).text == "noted: keep the ferry"
        assert sandbox.user("marek").messages(host.channel) == []


async def test_a_dm_is_opened_and_written_into() -> None:
    async with home() as (sandbox, bot):
        marek = sandbox.user("marek", "dm")
        person = await bot.fetch_user(int(marek.id))
        view = discord.ui.View(timeout=None)
        view.add_item(Opener(2))
        sent = await person.send("your turn", view=view)
        assert (await marek.click("Open 2")).ephemeral
        await sent.edit(content="it was your turn", view=None)
        assert marek.messages()[0].text == "it was your turn"
        assert (await person.create_dm()).id == int(marek.channel.id)


async def test_closed_dms_refuse_until_they_are_open_again() -> None:
    async with home() as (sandbox, bot):
        marek = sandbox.user("marek", "dm")
        person = await bot.fetch_user(int(marek.id))
        sandbox.close_dms(marek)
        with pytest.raises(discord.Forbidden) as closed:
            await person.send("your turn")
        assert closed.value.code == 50007
        assert (await marek.slash("ping")).text == "pong", "an answer is no message out of the blue"
        sandbox.close_dms(marek, closed=False)
        await person.send("your turn")
        assert marek.last().text == "your turn"
