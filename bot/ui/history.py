"""Looking back at a game: the film, the record as a file, and the proof of it."""

from collections.abc import Sequence

import discord
from msgspec import Struct

from bot.films import FilmFailed, FilmOrder
from bot.publish import Drawn
from bot.service.history import Film
from bot.text.pictures import PictureWords
from bot.ui.answer import Answer
from bot.ui.layout import Image, Panel, Text
from bot.ui.pictures import players as shown_players
from bot.ui.show import laid_out
from engine.edition import board_json
from engine.errors import BrokenRecord
from rendering import alt


class Reel(Struct, frozen=True):
    """A film on its way to Discord."""

    data: bytes
    name: str
    alt: str


async def show_replay(answer: Answer, game: str) -> None:
    """The film of a game: at once that it is being drawn, then the film itself."""
    service = answer.desk.service
    with service.allowances.films.spending(answer.click):
        film = await service.history.film(answer.click, game)
    answer.table = film.table
    say = answer.words.say

    def make(reels: Sequence[Drawn]) -> discord.ui.LayoutView:
        text = say(f"replay-{'ended' if film.final else 'running'}") if reels else say("replay-drawing")
        return laid_out(Panel((Text(text), Image())), "", game, reels)

    await answer.show(make, _reel(answer, film))


async def _reel(answer: Answer, film: Film) -> Sequence[Reel]:
    table, words = film.table, answer.words
    players = shown_players(words, table)
    board = board_json(table.edition.board).decode()
    order = FilmOrder(board, film.shots, film.final, players, words.language)
    try:
        data = await answer.desk.cinema.film(order)
    except FilmFailed:
        await answer.say(words.say("replay-failed"))
        raise
    told = alt.replay(table.edition, film.final, PictureWords(words), players)
    return (Reel(data, f"{table.game}-{table.seq}-replay.webp", told),)


async def give_record(answer: Answer, game: str) -> None:
    data = await answer.desk.service.history.record(answer.click, game)
    name = f"slow-train-{game}.json"
    await answer.give(answer.words.say("record-here", name=name), name, data)


async def verify(answer: Answer, game: str) -> None:
    """Check the record, and say what that proves and how to do without us."""
    say = answer.words.say
    try:
        proof = await answer.desk.service.history.verify(answer.click, game)
    except BrokenRecord as broken:
        await answer.say(say("verify-broken", reason=str(broken)))
        return
    await answer.say(say("verify-proved", actions=proof.actions, commitment=proof.commitment, seal=proof.seal))
