"""The pictures of public messages. Runs in the studio's threads."""

from typing import assert_never

import rendering
from bot.publish.post import Post, Speaker
from bot.service.happenings import of_the_game
from rendering import Picture


def pictures(speaker: Speaker, post: Post) -> tuple[Picture, ...]:
    """The empty board, the board with the last moves marked, or the result and the story of the game."""
    table, view = post.table, post.table.view
    words, players = speaker.words(table), speaker.players(table)
    match post.kind:
        case "lobby":
            return (rendering.lobby(table.edition, words, players),)
        case "opening" | "turn":
            if view is None:
                return ()
            return (rendering.board(table.edition, view, words, players, of_the_game(post.happenings)),)
        case "end":
            if view is None or table.final is None:
                return ()
            result = rendering.result(table.edition, view, table.final, words, players)
            if post.course is None:
                return (result,)
            return result, rendering.story(table.edition, post.course, words, players)
        case "tunnel" | "cancelled" | "rest":
            return ()
        case _:
            assert_never(post.kind)
