"""The queues that bring channels up to date: one per game, and what is stored decides what is posted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.days.asking import Awaited
from bot.errors import CantWrite, ChannelGone, Forbidden, MessageGone, Undelivered, Unreachable
from bot.publish.due import again, asks, due, is_past
from bot.publish.finding import begin_of_name, find_by_picture, find_by_words, is_that, named
from bot.publish.leases import LeaseLost, LeaseRefused, Leases
from bot.publish.members import Members
from bot.publish.notices import Notices
from bot.publish.painting import pictures
from bot.publish.post import Drawn, Message, Messenger, Post, Speaker
from bot.publish.studio import Studio
from bot.queues import Queues
from bot.service import Clock, Ledger, Table, Untold
from bot.store import LeaseRow, MessageKind, StoreProblem

log = logging.getLogger(__name__)

Paints = Callable[[Speaker, Post], tuple[Drawn, ...]]

_DAY = 86_400.0
_LONGEST_PAUSE = 60.0
_ANSWER_PATIENCE = 20.0
_OTHERS_POST = 0.5
"""Seconds until somebody who wants a message posted anew asks again whether another worker is done."""
_UNKNOWN = 0
"""In place of a row: what the message shows is not known to be complete."""


class _Noted(Struct, frozen=True):
    """Up to which row a channel has heard everything, by which message."""

    seq: int
    message: int | None
    kind: MessageKind
    asked: tuple[Awaited, ...] = ()
    """Whose turn the message told of."""
    woken: tuple[int, ...] = ()
    """Whom of them it mentioned."""


class _Doubtful(Struct, frozen=True):
    """A message that may have arrived, what it says, and what is to be noted if it has."""

    content: str
    noted: _Noted


class Publisher:
    """`wake` is called after every transaction and never waits; the game's queue then posts what is due."""

    def __init__(
        self,
        ledger: Ledger,
        clock: Clock,
        speaker: Speaker,
        messenger: Messenger,
        studio: Studio,
        paints: Paints = pictures,
        first_pause: float = 1.0,
        posted: Callable[[str], None] = lambda outcome: None,
    ) -> None:
        """`posted` is told what became of each message."""
        self._posted = posted
        self._ledger = ledger
        self._clock = clock
        self.speaker = speaker
        self.messenger = messenger
        self.studio = studio
        self._paints = paints
        self._first_pause = first_pause
        self.lost_home: Callable[[str], Awaitable[None]] | None = None
        """Called when the channel of a game is not there any more."""
        self.queues = Queues("publisher", self._bring_up_to_date)
        self._awaits_answer: set[str] = set()
        self._unwritten: dict[str, _Noted] = {}
        self._doubtful: dict[str, _Doubtful] = {}
        self.members = Members(messenger, clock)
        self._notices = Notices(ledger, speaker, messenger, self.members)
        self._leases = Leases(ledger)
        self._unsure: set[str] = set()
        """Games about which something may have been posted before this worker started."""

    # What the rest of the bot calls.

    def wake(self, game: str) -> None:
        """Something has changed: look what is due, now or after what is under way."""
        if game not in self._awaits_answer:
            self.queues.wake(game)

    def lobby(self, table: Table) -> Post:
        """What the answer to `/game new` says; the picture follows by a change of that message."""
        self._awaits_answer.add(table.game)
        # Should the answer never be given, the queue posts the lobby.
        asyncio.get_running_loop().call_later(_ANSWER_PATIENCE, self.show, table.game)
        return Post("lobby", table, (), table.options.invited)

    def adopt(self, game: str, message_id: int) -> None:
        """The answer to `/game new` is the lobby message from now on; the queue notes that before it does anything."""
        self._unwritten[game] = _Noted(_UNKNOWN, message_id, "lobby")
        self.show(game)

    def show(self, game: str) -> None:
        """Post what has not been shown: for a lobby whose interaction could not be answered, or in a new thread."""
        self._awaits_answer.discard(game)
        self.wake(game)

    async def post_again(self, game: str) -> None:
        """Post the present situation as a new message, because the last one was deleted."""
        while True:
            try:
                async with self._leases.on(game):
                    untold = await self._ledger.untold(game)
                    post = again(untold)
                    if post is not None:
                        await self._deliver(untold, post, nonce=f"{game}.r{self._clock.now() % 10**9}")
            except Forbidden:
                raise CantWrite(missing=("send_messages", "attach_files")) from None
            except LeaseRefused:
                await asyncio.sleep(_OTHERS_POST)
            else:
                return

    async def recover(self) -> None:
        """At start-up: post what was saved and not shown, without repeating what the channel has."""
        for game in await self._ledger.behind():
            self._unsure.add(game)
            self.wake(game)

    async def keep_threads_open(self) -> None:
        """At the start and then once a day: buttons in an archived thread are dead."""
        while True:
            try:
                await self._keep_threads_open()
            except Exception:
                log.exception("the threads could not be kept open; tomorrow is tried again")
            await asyncio.sleep(_DAY)

    async def _keep_threads_open(self) -> None:
        for thread in await self._ledger.threads():
            try:
                await self.messenger.keep_open(thread)
            except Undelivered as error:
                log.info("the thread %s could not be kept open: %s", thread, error)

    async def close(self, patience: float = 4.0) -> None:
        """Let what is under way end; what is left is posted after the next start."""
        await self.queues.close(patience)

    # The queue of one game.

    async def _bring_up_to_date(self, game: str) -> None:
        pause = self._first_pause
        while True:
            try:
                while await self._post_next(game):
                    pause = self._first_pause
            except Unreachable as error:
                self._posted(error.trouble)
                await self._troubled(game, error)
            except LeaseRefused as refused:
                # Most leases are given back long before they end.
                await self.queues.rest(game, refused.left / 4 + 0.1)
                continue
            except LeaseLost:
                log.warning("game %s: another worker may be posting by now; it is looked at again", game)
            except StoreProblem as error:
                log.warning("game %s: what was posted can't be noted or looked up: %s", game, error)
            except Undelivered as error:
                self._posted(error.trouble)
                await self._troubled(game, error)
                return
            else:
                return
            await self.queues.rest(game, pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _post_next(self, game: str) -> bool:
        untold = await self._ledger.untold(game)
        remembered = game in self._unwritten or game in self._doubtful
        if is_past(untold) and not remembered:
            await self._ledger.posted(game, untold.table.seq, None, "cancelled")
            return False
        if not remembered and due(untold) is None and not await self._notices.waiting(untold.table):
            return False
        async with self._leases.on(game) as lease:
            if await self._catch_up(game, lease) or lease.posted != untold.posted:
                untold = await self._ledger.untold(game)
            post = due(untold)
            if post is None:
                return await self._notices.send_next(untold.table)
            here = [one.user for one in untold.awaited]
            if asks(post.kind) and post.fresh and await self.members.look(untold.table, here):
                return True  # Somebody is not there any more: that is told instead.
            await self._deliver(untold, post, nonce=f"{game}.{untold.table.seq}")
            return True

    async def _catch_up(self, game: str, lease: LeaseRow) -> bool:
        """Note what was posted without having been noted, by us or by whoever had the lease; whether there was any."""
        for kept in (self._unwritten.get(game), self._doubtful.get(game)):
            noted = kept.noted if isinstance(kept, _Doubtful) else kept
            if noted is not None and noted.seq != _UNKNOWN and noted.seq < lease.posted:
                # Another worker had the lease meanwhile: it has looked for our message, and has posted after it.
                self._unwritten.pop(game, None)
                self._doubtful.pop(game, None)
        found = game in self._unwritten or game in self._doubtful
        await self._write_down(game)
        await self._settle_doubts(game)
        if lease.inherited or game in self._unsure:
            found = True
            try:
                await self._find_posted(game)
            except Undelivered as error:
                log.info("the messages of game %s could not be looked at: %s", game, error)
            self._notices.doubt(game)
            self._unsure.discard(game)
        return found

    async def _deliver(self, untold: Untold, post: Post, nonce: str) -> None:
        table, spoken = untold.table, self.speaker.compose(post)
        painted = await self._painted(post)
        message = Message(spoken.content, spoken.view, painted, post.mentions, nonce, post.silent)
        sent = untold.message
        if not post.fresh and untold.message is not None:
            try:
                await self.messenger.change(table.where.channel, untold.message, message)
            except MessageGone:
                log.info("the message of game %s was deleted; it is posted again", table.game)
                post = replace(post, fresh=True)
                message = replace(message, pictures=await self._painted(post))
        asked = untold.awaited if asks(post.kind) and post.fresh else ()
        if post.fresh:
            self._doubtful[table.game] = _Doubtful(
                spoken.said, _Noted(table.seq, None, post.kind, asked, post.mentions)
            )
            sent = await self._send(table, message)
        self._posted("posted" if post.fresh else "changed")
        self._unwritten[table.game] = _Noted(table.seq, sent, post.kind, asked, post.mentions)
        await self._write_down(table.game)
        if post.fresh and untold.message is not None and untold.message != sent:
            await self._retire(table, untold.message, untold.kind)

    async def _send(self, table: Table, message: Message) -> int:
        """Send it; whether a message has arrived whose answer is lost is found out before the next one."""
        try:
            sent = await self.messenger.send(table.where.channel, message)
        except Unreachable:
            raise
        except Undelivered:
            del self._doubtful[table.game]
            raise
        del self._doubtful[table.game]
        return sent

    async def _settle_doubts(self, game: str) -> None:
        """Look for a message whose answer was lost. The nonce would find it too, but not when more has happened."""
        doubtful = self._doubtful.get(game)
        if doubtful is None:
            return
        untold = await self._ledger.untold(game)
        try:
            messages = await self.messenger.ours(untold.table.where.channel)
        except Forbidden as error:
            log.info("game %s: whether the last message has arrived can't be looked up: %s", game, error)
            messages = ()
        noted = doubtful.noted
        begin = begin_of_name(game, noted.seq, noted.kind)
        for found in messages:
            if found.id != untold.message and is_that(found, begin, doubtful.content):
                log.info("game %s: row %s had been posted, though Discord's answer was lost", game, noted.seq)
                self._unwritten[game] = replace(noted, message=found.id)
                await self._write_down(game)
                if untold.message is not None:
                    await self._retire(untold.table, untold.message, untold.kind)
                break
        self._doubtful.pop(game, None)

    async def _write_down(self, game: str) -> None:
        """Note what was posted. It is remembered until it is written: else a full disk would have it posted again."""
        noted = self._unwritten.get(game)
        if noted is not None:
            await self._ledger.posted(game, noted.seq, noted.message, noted.kind, noted.asked, noted.woken)
            if self._unwritten.get(game) is noted:  # Somebody may have had the situation posted again meanwhile.
                del self._unwritten[game]

    async def _painted(self, post: Post) -> tuple[Drawn, ...] | None:
        """The pictures; a message without one is better than none, and a changed opening keeps its picture."""
        if post.kind == "opening" and not post.fresh:
            return None
        try:
            found = await self.studio.draw_public(post.kind, self._paints, self.speaker, post)
        except Exception:
            log.exception("the picture of game %s could not be painted", post.table.game)
            return ()
        return tuple(named(post, number, picture) for number, picture in enumerate(found))

    async def _retire(self, table: Table, message: int, kind: MessageKind | Literal[""]) -> None:
        """Take the buttons off the message before this one. Best effort: old openers open the present too."""
        try:
            if kind in ("lobby", "opening"):  # It also stops saying who may still join, or is still choosing.
                content = self.speaker.compose(Post(kind, table, fresh=False)).content
                await self.messenger.change(table.where.channel, message, Message(content, None, None))
            else:
                await self.messenger.take_buttons_off(table.where.channel, message)
        except Undelivered as error:
            log.info("the buttons of message %s stay: %s", message, error)

    async def _troubled(self, game: str, error: Undelivered) -> None:
        """The game goes on; players hear of it in their private answers, and the host once by a direct message.

        That the channel is gone is a change of the game, and its host is told because of that.
        """
        table = (await self._ledger.untold(game)).table
        log.warning("game %s: the channel %s gets no messages: %s", game, table.where.channel, error)
        if table.trouble == error.trouble:
            return
        await self._ledger.troubled(game, error.trouble)
        if isinstance(error, ChannelGone) and self.lost_home is not None:
            await self.lost_home(game)
        if isinstance(error, Forbidden):
            try:
                await self.messenger.tell(table.host, self.speaker.trouble(table, error.trouble))
            except Undelivered as refused:
                log.info("the host of game %s can't be told: %s", game, refused)

    # After a crash.

    async def _find_posted(self, game: str) -> None:
        """A message may have been sent without that being saved: look for it by the names of its pictures."""
        untold = await self._ledger.untold(game)
        post = due(untold)
        if post is None:
            return
        messages = await self.messenger.ours(untold.table.where.channel)
        found = find_by_picture(game, untold.posted, messages)
        if found is None and post.fresh:
            found = find_by_words(self.speaker.compose(post).said.strip(), untold, messages, post.kind)
        if found is not None:
            seq, kind, message = found
            log.info("game %s: row %s had been posted before the crash", game, seq)
            # Whoever is waited for only since then was not asked by it.
            asked = tuple(one for one in untold.awaited if one.seq <= seq) if asks(kind) else ()
            woken = tuple(one.user for one in asked if one.user in untold.call.wakes)
            await self._ledger.posted(game, seq, message, kind, asked, woken)
