"""What admins set for their server, and what comes of it when a table is opened."""

from typing import Any

from sandbox import interactions
from sandbox.testing import Answer, Sandbox, Seen, User
from tests.bot.games.driver import fine

TABLES = {"pace": "3d", "late": "opponent", "reminders": "12", "threads": "off", "hints": "off"}


async def changed(admin: User, button: str, **fields: Any) -> str:
    """Fill in one of the dialogs, and read the settings that are there then."""
    opened = await admin.click(button, fine(await admin.slash("settings")))
    assert opened.modal is not None, opened.show()
    return fine(await admin.submit(fields)).text


async def rights(discord: Sandbox, **fields: Any) -> str:
    given = {"language": "discord", "channels": [], "role": [], "maps": ["paris", "europe", "amsterdam", "great_lakes"]}
    return await changed(discord.user("admin"), "Language, places, rights", **given | fields)


async def test_settings_show_their_values_and_change_by_dialogs(discord: Sandbox) -> None:
    admin = discord.user("admin")
    first = fine(await admin.slash("settings"))
    assert "**Games are started in** every channel" in first.text
    assert "**Tables are opened by** everybody" in first.text
    assert "Amsterdam" in first.text
    assert first.labels() == ["Tables", "Language, places, rights"]
    after = await changed(admin, "Tables", **TABLES)
    assert "**Time for a turn**: 3 days" in after
    assert "after 12 hours" in after
    assert "**Reminders**: not in the channel" in await changed(admin, "Tables", **TABLES | {"reminders": "-1"})
    after = await changed(admin, "Tables", **TABLES)
    assert "**Hints**: nowhere" in after
    after = await rights(discord, channels=[discord.channel("second-track").id], maps=["paris"])
    assert f"**Games are started in** <#{discord.channel('second-track').id}>" in after
    assert "**Maps**: Paris" in after
    assert "**Time for a turn**: 3 days" in after, "one dialog leaves the other's settings alone"
    assert fine(await admin.slash("settings")).text == after


async def test_a_table_follows_the_settings(discord: Sandbox) -> None:
    await changed(discord.user("admin"), "Tables", **TABLES)
    host = discord.user("host")
    lobby = await host.slash("game new", map="paris", opponents=1)
    assert "Three days for a turn" in lobby.text
    refused = fine(await discord.user("olena", "second-track").slash("game new", map="paris", hints=True))
    assert "There are no hints in this server" in refused.text
    assert "A day for a turn" in (await host.at("second-track").slash("game new", map="paris", pace="1d")).text


async def test_games_are_started_where_the_server_says(discord: Sandbox) -> None:
    there = discord.channel("second-track")
    await rights(discord, channels=[there.id])
    for user in (discord.user("host"), discord.user("admin")):
        refused = fine(await user.slash("game new", map="paris"))
        assert refused.text == f"Games are not started here, but in <#{there.id}>."
    refused = fine(await discord.user("host").slash("game new", map="paris", thread=True))
    assert f"<#{there.id}>" in refused.text
    assert not (await discord.user("host", "second-track").slash("game new", map="paris")).ephemeral


async def test_a_role_opens_tables_and_cancels_those_of_others(discord: Sandbox) -> None:
    role = discord.add_role("Conductors")
    discord.give_roles(discord.user("olena"), role)
    await rights(discord, role=[role.id])
    refused = fine(await discord.user("host").slash("game new", map="paris"))
    assert f"members with the role <@&{role.id}> open tables" in refused.text
    assert not (await discord.user("olena").slash("game new", map="paris")).ephemeral
    assert not (await discord.user("admin", "second-track").slash("game new", map="paris")).ephemeral
    assert "Only the host" in fine(await discord.user("vera", "second-track").slash("game cancel")).text
    assert "cancelled" in fine(await discord.user("olena", "second-track").slash("game cancel")).text


async def test_maps_that_are_not_on_offer_are_neither_listed_nor_taken(discord: Sandbox) -> None:
    await rights(discord, maps=["paris"])
    host = discord.user("host")
    assert [one["value"] for one in await host.autocomplete("game new", "map", "")] == ["paris"]
    assert fine(await host.slash("game new", map="europe")).ephemeral
    assert not (await host.slash("game new", map="paris")).ephemeral


async def test_a_game_gets_a_thread_where_the_server_wants_that(discord: Sandbox) -> None:
    await changed(discord.user("admin"), "Tables", **TABLES | {"threads": "on"})
    host = discord.user("host")
    opened = fine(await host.slash("game new", map="paris"))
    assert "<#" in opened.text
    assert not (await host.slash("game new", map="paris", thread=False)).ephemeral, "unless its host says otherwise"


async def forged(discord: Sandbox, user: User, shown: Seen, values: dict[str, list[str]]) -> tuple[Answer, Answer]:
    """Press the button of somebody's settings, and send its dialog, without ever having seen them."""
    channel, standin = discord.channel("station"), discord.standin
    message = standin.world.message(channel.id, shown.id)
    click = {"custom_id": "o:server~rights:", "component_type": 2, "id": 3}
    fields = [
        {"type": 18, "id": 1, "component": {"type": 3, "id": 2, "custom_id": name, "values": chosen}}
        for name, chosen in values.items()
    ]
    sent = {"custom_id": "o:server~rights:", "components": fields}
    opener = interactions.issue(standin, interactions.COMPONENT, user.account, channel, click, "", message=message)
    first = await user.answer_to(opener)
    made = interactions.issue(standin, interactions.MODAL, user.account, channel, sent, "", message, opener)
    return first, await user.answer_to(made)


GOOD = {"language": ["en"], "maps": ["paris"], "channels": list[str](), "role": list[str]()}


async def test_nobody_else_changes_settings_even_with_an_admins_button(discord: Sandbox) -> None:
    await rights(discord, maps=["europe"])
    shown = fine(await discord.user("admin").slash("settings"))
    for answer in await forged(discord, discord.user("olena"), shown, GOOD):
        assert answer.modal is None
        assert fine(answer).text == "Only those who manage this server change its settings."
    assert fine(await discord.user("admin").slash("settings")).text == shown.text


async def test_a_dialog_with_what_nobody_offered_is_refused(discord: Sandbox) -> None:
    admin = discord.user("admin")
    shown = fine(await admin.slash("settings"))
    for name, wrong in (("channels", ["x"]), ("channels", ["9" * 40]), ("role", ["1", "2"]), ("maps", ["atlantis"])):
        await forged(discord, admin, shown, GOOD | {name: wrong})
    assert fine(await admin.slash("settings")).text == shown.text
    await forged(discord, admin, shown, GOOD)
    assert "**Maps**: Paris\n" in fine(await admin.slash("settings")).text


async def test_public_messages_speak_the_language_of_the_server(discord: Sandbox) -> None:
    discord.set_language("Slow Train", "de")
    after = await rights(discord, language="en")
    assert "**Language of public messages**: English" in after
