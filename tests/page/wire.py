"""What the stand-in sent to the page on behalf of each sample user, to prove that nobody was sent what is another's."""

from __future__ import annotations

import asyncio
from urllib.parse import parse_qs, urlsplit

from playwright.async_api import Page, Request, Response, WebSocket

from sandbox.testing import Sandbox


class Wire:
    """Listens to one page from its beginning."""

    def __init__(self, page: Page) -> None:
        self.sent: list[tuple[str, str]] = []  # the user asked for, and the text that came
        self.files: list[tuple[str, str]] = []  # the user selected, and the picture that was fetched
        self._user = ""
        self._reading: set[asyncio.Task[None]] = set()
        page.on("websocket", self._socket)
        page.on("response", self._response)
        page.on("request", self._request)

    def _socket(self, socket: WebSocket) -> None:
        user = _user(socket.url)
        socket.on("framereceived", lambda frame: self.sent.append((user, str(frame))))

    def _response(self, response: Response) -> None:
        if "/page/" in response.url and (user := _user(response.url)):
            task = asyncio.create_task(self._read(user, response))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, user: str, response: Response) -> None:
        self.sent.append((user, await response.text()))

    def _request(self, request: Request) -> None:
        if "/page/state" in request.url:
            self._user = _user(request.url)
        if "/attachments/" in request.url:
            self.files.append((self._user, request.url))

    async def leaks(self, sandbox: Sandbox) -> list[str]:
        """Everything that came to somebody it was not meant for, as sentences."""
        await asyncio.gather(*self._reading)
        found = []
        for message, owner in private_messages(sandbox).items():
            found += [
                f"message {message} of {owner} came to {user}"
                for user, text in self.sent
                if user != owner and message in text
            ]
        for file, owner in private_files(sandbox).items():
            found += [
                f"picture {file} of {owner} was fetched by {user}"
                for user, url in self.files
                if user != owner and file in url
            ]
        return found


def _user(url: str) -> str:
    return parse_qs(urlsplit(url).query).get("user", [""])[0]


def private_messages(sandbox: Sandbox) -> dict[str, str]:
    """The ids of all ephemeral messages so far, with the id of the one user who may see each."""
    return {change.message["id"]: change.only for change in sandbox.changes if change.only is not None}


def private_files(sandbox: Sandbox) -> dict[str, str]:
    """The ids of all pictures in ephemeral messages, likewise."""
    return {
        file["id"]: change.only
        for change in sandbox.changes
        if change.only is not None
        for file in [*change.message["attachments"], *change.hidden]
    }
