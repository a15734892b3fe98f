"""Which games have changed: told to whoever listens, in an order that lets the answer to a click go first."""

import asyncio
from collections.abc import Callable

from bot.service.values import Click

_PATIENCE = 0.25


class Changes:
    """`listeners` are called with a game's id after every transaction: the publisher and the opponents listen.

    Posting and thinking would compete with the answer to the click that changed the game. So what a click changed is
    held back until its answer is out, or for as long as `patience` says; what nobody clicked is told at once.
    """

    def __init__(self, patience: float = _PATIENCE) -> None:
        self.listeners: list[Callable[[str], None]] = []
        self.patience = patience
        self._held: dict[int, list[str]] = {}
        self._awaited: dict[str, asyncio.Event] = {}

    def tell(self, game: str, click: Click | None) -> None:
        """This game has changed, by this click."""
        if click is None or not self.patience:
            self._tell(game)
            return
        self._held.setdefault(click.interaction, []).append(game)
        asyncio.get_running_loop().call_later(self.patience, self.answered, click.interaction)

    def answered(self, interaction: int) -> None:
        """The answer to this interaction is out, or waited for long enough."""
        for game in self._held.pop(interaction, ()):
            self._tell(game)

    def following(self, game: str) -> asyncio.Event:
        """It is set when this game has changed once more."""
        return self._awaited.setdefault(game, asyncio.Event())

    def elsewhere(self, game: str) -> None:
        """Another worker has changed this game. Posting and thinking is its business: the listeners are not called."""
        if awaited := self._awaited.pop(game, None):
            awaited.set()

    def _tell(self, game: str) -> None:
        self.elsewhere(game)
        for listener in self.listeners:
            listener(game)
