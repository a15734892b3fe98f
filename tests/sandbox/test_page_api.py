"""What the page in the browser is given, over real HTTP and WebSocket: everything of its user, nothing of others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox.testing import Sandbox, User
from tests.sandbox.bare_bot import BareBot, home


class Browser:
    """A page of one user: requests, and the events that were pushed."""

    def __init__(self, session: aiohttp.ClientSession, base: str, user: User) -> None:
        self.session, self.base, self.user = session, base, user
        self.events: list[dict[str, Any]] = []

    async def ask(self, method: str, path: str, body: Any = None, **query: str) -> tuple[int, Any]:
        query["user"] = self.user.id
        async with self.session.request(method, f"{self.base}/page/{path}", json=body, params=query) as response:
            return response.status, await response.json()

    async def get(self, path: str, **query: str) -> Any:
        status, answer = await self.ask("GET", path, **query)
        assert status == 200, answer
        return answer

    async def listen(self) -> None:
        async with self.session.ws_connect(f"{self.base}/page/events", params={"user": self.user.id}) as socket:
            async for frame in socket:
                self.events.append(frame.json())

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["type"] == kind]

    async def until(self, sandbox: Sandbox, kind: str, **fields: Any) -> dict[str, Any]:
        def ready() -> dict[str, Any] | None:
            fitting = (one for one in self.of(kind) if fields.items() <= one.items())
            return next(fitting, None)

        return await sandbox.wait(ready, f"The page of {self.user.name} got no {kind} {fields}; it got {self.events}.")


@asynccontextmanager
async def browsers(sandbox: Sandbox, *names: str) -> AsyncIterator[list[Browser]]:
    async with aiohttp.ClientSession() as session:
        pages = [Browser(session, sandbox.standin.base_url, sandbox.user(name)) for name in names]
        listening = [asyncio.create_task(page.listen()) for page in pages]
        for page in pages:
            await page.until(sandbox, "hello", user=page.user.id)
        yield pages
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


class Ask(discord.ui.Modal, title="How many?"):
    number: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Number", custom_id="number")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.number.value} it is", ephemeral=True)


def with_everything(bot: BareBot) -> None:
    @bot.tree.command(name="ask", description="opens a dialog")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Ask())

    @bot.tree.command(name="think", description="thinks")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.edit_original_response(content="thought")

    @bot.tree.command(name="claim", description="completes")
    async def claim(interaction: discord.Interaction, route: str) -> None:
        await interaction.response.send_message(route)

    @claim.autocomplete("route")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current} – Zürich", value=f"{current}-zurich")]


async def test_the_page_begins_with_the_users_and_sees_its_own_channels() -> None:
    async with home() as (sandbox, _), browsers(sandbox, "host", "vera") as (host, vera):
        users = await host.get("users")
        assert [one["username"] for one in users["users"]] == ["host", "olena", "marek", "vera", "admin"]
        assert [one["admin"] for one in users["users"]] == [False] * 4 + [True]
        assert users["bot"]["display_name"] == "Slow Train"
        state = await host.get("state")
        assert (state["me"]["language"], state["bot_online"]) == ("en-GB", True)
        assert [one["name"] for one in state["guilds"]] == ["Slow Train", "Siding"]
        assert [one["name"] for one in state["guilds"][0]["channels"]] == ["station", "second-track", "notices"]
        assert len(state["dms"]) == 1
        assert [one["name"] for one in (await vera.get("state"))["guilds"]] == ["Slow Train"]


async def test_a_command_a_click_and_who_is_told() -> None:
    async with home() as (sandbox, _), browsers(sandbox, "host", "marek") as (host, marek):
        channel = sandbox.channel("station").id
        commands = (await host.get("commands", channel=channel))["commands"]
        table = next(one for one in commands if one["name"] == "table")
        body = {
            "type": "command",
            "nonce": "n1",
            "channel": channel,
            "command": table["id"],
            "name": "table",
            "options": {},
        }
        status, answer = await host.ask("POST", "interactions", body)
        assert status == 200
        await host.until(sandbox, "interaction", id=answer["id"], nonce="n1", state="answered")
        public = (await marek.until(sandbox, "message"))["message"]
        assert public["interaction"]["name"] == "table"
        click = {"type": "component", "nonce": "n2", "channel": channel, "message": public["id"], "custom_id": "open:3"}
        await marek.ask("POST", "interactions", click)
        await marek.until(
            sandbox, "interaction", nonce="n2", state="answered", custom_id="open:3", message=public["id"]
        )
        assert [one["message"]["content"] for one in marek.of("message")] == ["a table", "number 3 for marek"]
        assert [one["message"]["content"] for one in host.of("message")] == ["a table"]
        assert [one["nonce"] for one in host.of("interaction")] == ["n1"]
        assert len((await marek.get(f"channels/{channel}/messages"))["messages"]) == 2
        assert [m["content"] for m in (await host.get(f"channels/{channel}/messages"))["messages"]] == ["a table"]
        earlier = await marek.get(
            f"channels/{channel}/messages", before=marek.of("message")[1]["message"]["id"], limit="5"
        )
        assert [m["content"] for m in earlier["messages"]] == ["a table"]


async def test_thinking_and_failing_are_shown_to_whoever_waits() -> None:
    async with home(with_everything) as (sandbox, _), browsers(sandbox, "host", "marek") as (host, marek):
        channel = sandbox.channel("station").id
        await host.ask("POST", "interactions", {"type": "command", "nonce": "a", "channel": channel, "name": "think"})
        await host.until(sandbox, "interaction", nonce="a", state="answered")
        assert [one["state"] for one in host.of("interaction")] == ["thinking", "answered"]
        assert host.of("message")[0]["message"]["flags"] == 64 | 128
        assert host.of("message_changed")[0]["message"]["content"] == "thought"
        sandbox.lose_interactions()
        await host.ask("POST", "interactions", {"type": "command", "nonce": "b", "channel": channel, "name": "think"})
        sandbox.clock.advance(3.1)
        failed = await host.until(sandbox, "interaction", nonce="b", state="failed")
        assert failed["text"] == "The application did not respond"
        assert marek.of("interaction") == marek.of("message") == []


async def test_a_dialog_opens_for_its_user_and_comes_back() -> None:
    async with home(with_everything) as (sandbox, _), browsers(sandbox, "host", "marek") as (host, marek):
        channel = sandbox.channel("station").id
        await host.ask("POST", "interactions", {"type": "command", "nonce": "a", "channel": channel, "name": "ask"})
        dialog = await host.until(sandbox, "modal", nonce="a")
        assert dialog["title"] == "How many?"
        form = {"type": "modal", "nonce": "b", "interaction": dialog["interaction"], "fields": {"number": "3"}}
        status, answer = await marek.ask("POST", "interactions", form)
        assert (status, answer) == (404, {"error": "No dialog is open for this user."})
        await host.ask("POST", "interactions", form)
        await host.until(sandbox, "interaction", nonce="b", state="answered")
        assert host.of("message")[-1]["message"]["content"] == "3 it is"
        assert marek.of("modal") == []


async def test_autocomplete_answers_the_one_who_types() -> None:
    async with home(with_everything) as (sandbox, _), browsers(sandbox, "host", "marek") as (host, marek):
        channel = sandbox.channel("station").id
        body = {"channel": channel, "name": "claim", "options": {}, "focused": "route", "value": "Paris"}
        status, answer = await host.ask("POST", "autocomplete", body)
        assert (status, answer) == (200, {"choices": [{"name": "Paris – Zürich", "value": "Paris-zurich"}]})
        sandbox.lose_interactions()
        asking = asyncio.create_task(host.ask("POST", "autocomplete", body))
        await sandbox.wait(lambda: not sandbox.standin.faults.delivery.lost, "The request did not arrive.")
        sandbox.clock.advance(3.1)
        assert await asking == (409, {"error": "The application did not respond", "key": "no-answer"})
        assert [one["type"] for one in marek.events] == ["hello"]


async def test_writing_typing_threads_and_the_bot_leaving() -> None:
    async with home() as (sandbox, bot), browsers(sandbox, "host", "marek") as (host, marek):
        channel = sandbox.channel("station").id
        status, answer = await host.ask("POST", f"channels/{channel}/messages", {"content": "hello"})
        assert (status, answer["message"]["content"]) == (200, "hello")
        await marek.until(sandbox, "message")
        assert await host.ask("POST", f"channels/{channel}/messages", {"content": ""}) == (
            400,
            {"error": "Cannot send an empty message"},
        )
        station = bot.text_channel(channel)
        async with station.typing():
            await marek.until(sandbox, "typing", channel=channel)
        thread = await station.create_thread(name="game", type=discord.ChannelType.public_thread)
        shown = (await marek.until(sandbox, "channel"))["channel"]
        assert (shown["id"], shown["parent_id"], shown["archived"]) == (str(thread.id), channel, False)
        sent = await station.send("gone soon")
        await sent.delete()
        await marek.until(sandbox, "message_deleted", message=str(sent.id))
        sandbox.delete_channel("game")
        await marek.until(sandbox, "channel_deleted", channel=str(thread.id))
        await bot.tree.sync()
        await marek.until(sandbox, "commands")
        await sandbox.stop_bot()
        await marek.until(sandbox, "bot", online=False)


async def test_languages_and_dismissed_messages() -> None:
    async with home() as (sandbox, _), browsers(sandbox, "host", "marek") as (host, marek):
        status, answer = await host.ask("PATCH", f"users/{host.user.id}", {"language": "uk"})
        assert (status, answer["user"]["language"]) == (200, "uk")
        await marek.until(sandbox, "user")
        assert (await host.ask("PATCH", f"users/{host.user.id}", {"language": "xx"}))[0] == 400
        private = await host.user.slash("ping")
        assert (await marek.ask("DELETE", f"messages/{private.id}"))[0] == 404
        assert (await host.ask("DELETE", f"messages/{private.id}"))[0] == 200
        await host.until(sandbox, "message_deleted", message=private.id)
        assert host.user.messages() == []


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "channels/1/messages", None, 404),
        ("POST", "interactions", {"type": "dance"}, 400),
        ("POST", "interactions", {"type": "command", "channel": "1", "name": "ping"}, 404),
        ("POST", "interactions", [], 400),
        ("POST", "interactions", {"type": "modal", "interaction": "1"}, 404),
    ],
)
async def test_mistakes_of_the_page_get_a_sentence(method: str, path: str, body: Any, status: int) -> None:
    async with home() as (sandbox, _), browsers(sandbox, "host") as (host,):
        got, answer = await host.ask(method, path, body)
        assert got == status
        assert answer["error"].endswith(".")


async def test_unknown_users_are_refused() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        for user in ("", "1", sandbox.standin.world.bot_id):
            async with session.get(f"{sandbox.standin.base_url}/page/state?user={user}") as response:
                assert response.status == 404


async def test_another_users_ephemeral_message_can_not_be_pressed() -> None:
    async with home() as (sandbox, _), browsers(sandbox, "host", "marek") as (host, marek):
        private = await host.user.slash("ping")
        click = {"type": "component", "channel": private.channel_id, "message": private.id, "custom_id": "open:7"}
        assert (await marek.ask("POST", "interactions", click))[0] == 404
        assert (await host.ask("POST", "interactions", click))[0] == 200
        await host.until(sandbox, "interaction", custom_id="open:7", state="answered")


async def test_foreign_hosts_and_origins_are_refused() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        base = sandbox.standin.base_url
        port = base.rpartition(":")[2]
        for path in ("/", "/page/users", "/api/v10/gateway", "/gateway", "/cdn/embed/avatars/0.png", "/static/x"):
            for headers in (
                {"Host": "evil.example"},
                {"Host": "127.0.0.1"},
                {"Origin": "https://evil.example"},
                {"Origin": "null"},
            ):
                async with session.get(base + path, headers=headers) as response:
                    assert response.status == 403, (path, headers)
        for headers in (
            {"Host": f"localhost:{port}"},
            {"Origin": f"http://127.0.0.1:{port}"},
            {"Origin": f"http://localhost:{port}"},
        ):
            async with session.get(base + "/page/users", headers=headers) as response:
                assert response.status == 200


async def test_it_listens_on_loopback_only_and_serves_no_file_but_the_pages() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        assert sandbox.standin.base_url.startswith("http://127.0.0.1:")
        for name in ("..%2f__init__.py", "%2fetc%2fpasswd", "nothing.js"):
            async with session.get(f"{sandbox.standin.base_url}/static/{name}") as response:
                assert response.status == 404
        async with session.get(f"{sandbox.standin.cdn_url}/embed/avatars/1.png") as response:
            assert (await response.read()).startswith(b"\x89PNG")
        async with session.get(f"{sandbox.standin.cdn_url}/attachments/1/2/x.png") as response:
            assert response.status == 404
