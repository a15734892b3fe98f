"""The queues that bring channels up to date: one per game, and what is stored decides what is posted."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import PurePath

from msgspec import Struct
from msgspec.structs import replace

from bot.days.asking import Awaited
from bot.errors import CantWrite, ChannelGone, Forbidden, MessageGone, Undelivered, Unreachable
from bot.publish.due import asks, due
from bot.publish.painting import pictures
from bot.publish.post import Drawn, Found, Message, Messenger, Post, Speaker
from bot.publish.studio import Studio
from bot.queues import Queues
from bot.service import Clock, Ledger, Notice, Table, TableNotice, Untold
from bot.store import StoreProblem

log = logging.getLogger(__name__)

Paints = Callable[[Speaker, Post], tuple[Drawn, ...]]

_DAY = 86_400.0
_LONGEST_PAUSE = 60.0
_ANSWER_PATIENCE = 20.0
_TIME = re.compile(r"<t:[0-9]+(:[a-zA-Z])?>")
_UNKNOWN = 0
"""In place of a row: what the message shows is not known to be complete."""


class Named(Struct, frozen=True):
    """A picture under the name by which its message is found again after a crash."""

    data: bytes
    name: str
    alt: str


class _Noted(Struct, frozen=True):
    """Up to which row a channel has heard everything, by which message."""

    seq: int
    message: int | None
    kind: str
    asked: tuple[Awaited, ...] = ()
    """Whose turn the message told of."""
    woken: tuple[int, ...] = ()
    """Whom of them it mentioned."""


class _SentNotice(Struct, frozen=True):
    """A notice that went out, as this message of the channel or directly."""

    message: int | None


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
        self._sent_notices: dict[int, _SentNotice] = {}

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
        untold = await self._ledger.untold(game)
        table = untold.table
        kind = {"lobby": "lobby", "opening": "opening", "playing": "turn", "ended": "end"}.get(table.status)
        if kind is None:
            return
        awaited = tuple(seat.user for seat in table.awaited if seat.user is not None and not seat.level)
        told = untold.happenings
        more = {"course": untold.course, "hints": untold.hints, "ends": untold.ends}
        post = Post(kind, table, told, awaited, **more)  # type: ignore[arg-type]  # the kinds are those above
        try:
            await self._deliver(untold, post, nonce=f"{game}.r{self._clock.now() % 10**9}")
        except Forbidden:
            raise CantWrite(missing=("send_messages", "attach_files")) from None

    async def recover(self) -> None:
        """At start-up: post what was saved and not shown, without repeating what the channel has."""
        for game in await self._ledger.behind():
            try:
                await self._find_posted(game)
                await self._find_notice(game)
            except Undelivered as error:
                log.info("the messages of game %s could not be looked at: %s", game, error)
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
        await self._write_down(game)
        await self._settle_doubts(game)
        untold = await self._ledger.untold(game)
        post = due(untold)
        if post is None:
            return await self._notify_next(game) or await self._tell_follower(untold.table)
        await self._deliver(untold, post, nonce=f"{game}.{untold.table.seq}")
        return True

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
                spoken.content, _Noted(table.seq, None, post.kind, asked, post.mentions)
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
        for found in messages:
            if found.id != untold.message and _is_that(found, game, doubtful):
                log.info("game %s: row %s had been posted, though Discord's answer was lost", game, noted.seq)
                self._unwritten[game] = replace(noted, message=found.id)
                await self._write_down(game)
                if untold.message is not None:
                    await self._retire(untold.table, untold.message, untold.kind)
                break
        self._doubtful.pop(game, None)

    async def _tell_follower(self, table: Table) -> bool:
        """Tell the next of those who want to know that the game has ended, by a silent direct message."""
        found = await self._ledger.follower(table.game) if table.status == "ended" else None
        if found is None:
            return False
        user, language = found
        text = self.speaker.ended(table, language)
        try:
            await self.messenger.tell(user, text, f"{table.game}.f{user % 10**12}", silent=True)
        except Forbidden:
            log.info("game %s: somebody who follows it takes no direct messages", table.game)
        await self._ledger.told_follower(table.game, user)
        return True

    async def _notify_next(self, game: str) -> bool:
        """Send the next notice: in the channel in place of the one before it, or directly where that is wanted."""
        notice = await self._ledger.notice(game)
        if notice is None:
            return False
        sent = self._sent_notices.get(notice.row.id)
        if sent is None:
            sent = _SentNotice(await self._send_notice(notice, f"{game}.n{notice.row.id}"))
            self._sent_notices[notice.row.id] = sent  # Until it is written down, as with messages about moves.
        await self._note_notice(notice, sent.message)
        del self._sent_notices[notice.row.id]
        return True

    async def _note_notice(self, notice: Notice | TableNotice, message: int | None) -> None:
        """Note that it went out; first the reminder before it goes, because afterwards nobody knows of that one."""
        before = notice.awaited.reminder if isinstance(notice, Notice) else None
        if before is not None and before != message:
            await self._take_down(notice.table, before)
        await self._ledger.notified(notice, message)

    async def _send_notice(self, notice: Notice | TableNotice, nonce: str) -> int | None:
        if isinstance(notice, TableNotice):
            spoken = self.speaker.table_notice(notice)
            silent = not notice.mentions
            message = Message(spoken.content, spoken.view, (), notice.mentions, nonce, silent)
            return await self.messenger.send(notice.table.where.channel, message)
        if notice.row.kind == "next":
            await self._tell_next(notice, nonce)
            return None
        if notice.profile.reminders == "dm" and notice.row.kind == "remind":
            try:
                await self.messenger.tell(notice.awaited.user, self.speaker.direct_notice(notice), nonce)
            except Forbidden:
                log.info("game %s: a direct message was refused; the reminder goes to the channel", notice.table.game)
            else:
                return None
        spoken = self.speaker.notice(notice)
        message = Message(spoken.content, spoken.view, (), (notice.awaited.user,), nonce)
        return await self.messenger.send(notice.table.where.channel, message)

    async def _tell_next(self, notice: Notice, nonce: str) -> None:
        """Silently, and by direct message or not at all."""
        try:
            await self.messenger.tell(notice.awaited.user, self.speaker.direct_notice(notice), nonce, silent=True)
        except (Forbidden, ChannelGone) as error:
            log.info("game %s: whoever is next takes no direct messages: %s", notice.table.game, error)

    async def _take_down(self, table: Table, message: int) -> None:
        try:
            await self.messenger.take_down(table.where.channel, message)
        except Undelivered as error:
            log.info("the reminder %s stays: %s", message, error)

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
        return tuple(
            Named(picture.data, _file_name(post, number, picture.name), picture.alt)
            for number, picture in enumerate(found)
        )

    async def _retire(self, table: Table, message: int, kind: str) -> None:
        """Take the buttons off the message before this one. Best effort: old openers open the present too."""
        try:
            if kind in ("lobby", "opening"):  # It also stops saying who may still join, or is still choosing.
                content = self.speaker.compose(Post(kind, table, fresh=False)).content  # type: ignore[arg-type]
                await self.messenger.change(table.where.channel, message, Message(content, None, None))
            else:
                await self.messenger.take_buttons_off(table.where.channel, message)
        except Undelivered as error:
            log.info("the buttons of message %s stay: %s", message, error)

    async def _troubled(self, game: str, error: Undelivered) -> None:
        """The game goes on; players hear of it in their private answers, and the host once by a direct message."""
        table = (await self._ledger.untold(game)).table
        log.warning("game %s: the channel %s gets no messages: %s", game, table.where.channel, error)
        if table.trouble == error.trouble:
            return
        await self._ledger.troubled(game, error.trouble)
        if isinstance(error, ChannelGone) and self.lost_home is not None:
            await self.lost_home(game)
        if isinstance(error, Forbidden | ChannelGone):
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
        found = _posted(game, untold.posted, messages)
        if found is None and post.fresh:
            found = _said(self.speaker.compose(post).content.strip(), untold, messages, post.kind)
        if found is not None:
            seq, kind, message = found
            log.info("game %s: row %s had been posted before the crash", game, seq)
            asked = untold.awaited if asks(post.kind) else ()
            await self._ledger.posted(game, seq, message, kind, asked, post.mentions)

    async def _find_notice(self, game: str) -> None:
        """The same for a notice, which has no picture: by its words."""
        notice = await self._ledger.notice(game)
        if notice is None or notice.row.kind == "next":
            return
        spoken = self.speaker.notice(notice) if isinstance(notice, Notice) else self.speaker.table_notice(notice)
        text = spoken.content.strip()
        for message in await self.messenger.ours(notice.table.where.channel):
            if _timeless(message.content) == _timeless(text) and message.at >= notice.row.at - 1000:
                await self._note_notice(notice, message.id)
                return


def _file_name(post: Post, number: int, name: str) -> str:
    """`game-seq-kind-turn-seal.jpg`: nothing but what everybody may know, and the seal of what they may not."""
    table = post.table
    tail = f"-{number + 1}" if number else ""
    seal = f"-turn{table.view.turn}-{table.seal}" if table.seal and table.view is not None else ""
    return f"{table.game}-{table.seq}-{post.kind}{tail}{seal}{PurePath(name).suffix}"


def _posted(game: str, told_up_to: int, messages: tuple[Found, ...]) -> tuple[int, str, int] | None:
    """The newest of our messages about this game that shows a row after `told_up_to`: row, kind and message."""
    rows = []
    for message in messages:
        for name in message.files:
            parts = PurePath(name).stem.split("-")
            if len(parts) >= 3 and parts[0] == game and parts[1].isdecimal() and int(parts[1]) > told_up_to:
                rows.append((int(parts[1]), parts[2], message.id))
    return max(rows, default=None)


def _timeless(content: str) -> str:
    """Without the times in it: they follow from when a message is put into words."""
    return _TIME.sub("", content.strip())


def _is_that(found: Found, game: str, doubtful: _Doubtful) -> bool:
    """Whether this message of ours is the one: by the name of a picture, or word for word."""
    begin = f"{game}-{doubtful.noted.seq}-{doubtful.noted.kind}"
    return any(name.startswith(begin) for name in found.files) or found.content.strip() == doubtful.content.strip()


def _said(text: str, untold: Untold, messages: tuple[Found, ...], kind: str) -> tuple[int, str, int] | None:
    """A message without picture that says word for word what would be posted now, and is not older than it."""
    began = untold.happenings[0].at if untold.happenings else 0
    for message in messages:
        if (
            _timeless(message.content) == _timeless(text)
            and message.id != untold.message
            and message.at >= began - 60_000
        ):
            return untold.table.seq, kind, message.id
    return None
