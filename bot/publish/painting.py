"""The pictures of public messages. Runs in the studio's threads."""

from typing import get_args

import rendering
from bot.publish.post import Post, Speaker
from engine.events import AnyEvent
from rendering import Picture

_OF_THE_ENGINE = get_args(AnyEvent)


def pictures(speaker: Speaker, post: Post) -> tuple[Picture, ...]:
    """What the message shows: the empty board, the board with the last moves marked, or board and result."""
    table, view = post.table, post.table.view
    words, players = speaker.words(table), speaker.players(table)
    match post.kind:
        case "lobby":
            return (rendering.lobby(table.edition, words, players),)
        case "opening" | "turn" if view is not None:
            last = [found.event for found in post.happenings if isinstance(found.event, _OF_THE_ENGINE)]
            return (rendering.board(table.edition, view, words, players, last),)
        case "end" if view is not None and table.final is not None:
            return (rendering.result(table.edition, view, table.final, words, players),)
    return ()
