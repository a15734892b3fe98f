"""Finding the function behind a method and a path, and what it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sandbox import errors
from sandbox.errors import FormError, Json
from sandbox.media import Upload

if TYPE_CHECKING:
    from sandbox.standin import StandIn

EMPTY = object()  # an answer without a body: status 204


class Created(msgspec.Struct, frozen=True):
    """An answer with status 201."""

    json: Json


class Call(msgspec.Struct):
    """A request of the bot."""

    method: str
    path: str
    query: dict[str, str]
    json: Any
    files: list[Upload]
    token: str | None
    route: str = ""
    arguments: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        return self.arguments[name]

    @property
    def body(self) -> Json:
        """The JSON object of the request."""
        if self.json is None:
            return {}
        if not isinstance(self.json, dict):
            raise FormError("", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.json

    @property
    def major(self) -> str:
        """The parameter that has rate limits of its own."""
        for name in ("channel_id", "guild_id", "webhook_token"):
            if name in self.arguments:
                return self.arguments[name]
        return ""


Handler = Callable[["StandIn", Call], Any]


class Router:
    """Paths with parameters in braces, by number of steps; literal steps win over parameters."""

    def __init__(self) -> None:
        self._routes: dict[tuple[str, int], list[tuple[tuple[str, ...], str, Handler, bool]]] = {}

    def add(self, method: str, path: str, open_to_all: bool = False) -> Callable[[Handler], Handler]:
        """Register a handler; `open_to_all` ones carry an interaction's token in the path instead of the bot's."""
        steps = tuple(path.strip("/").split("/"))

        def register(handler: Handler) -> Handler:
            routes = self._routes.setdefault((method, len(steps)), [])
            routes.append((steps, path, handler, open_to_all))
            routes.sort(key=lambda entry: sum(step.startswith("{") for step in entry[0]))
            return handler

        return register

    def find(self, call: Call) -> tuple[Handler, bool]:
        steps = call.path.strip("/").split("/")
        for pattern, path, handler, open_to_all in self._routes.get((call.method, len(steps)), ()):
            pairs = list(zip(pattern, steps, strict=True))
            if all(want == got or want.startswith("{") for want, got in pairs):
                call.route = path
                call.arguments = {want[1:-1]: got for want, got in pairs if want.startswith("{")}
                return handler, open_to_all
        raise errors.not_found()


router = Router()
