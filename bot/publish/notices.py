"""What is sent because of a timer, not because of a move: reminders, direct messages, and word to those who follow."""

import logging

from msgspec import Struct

from bot.errors import ChannelGone, Forbidden, Undelivered, Unreachable
from bot.publish.finding import same_words
from bot.publish.members import Members
from bot.publish.post import Message, Messenger, Speaker
from bot.service import Ledger, Notice, Table, TableNotice

log = logging.getLogger(__name__)


class _Sent(Struct, frozen=True):
    """A notice that went out, as this message of the channel or directly."""

    message: int | None


class Notices:
    """The queue of a game calls these when no message about moves is due."""

    def __init__(self, ledger: Ledger, speaker: Speaker, messenger: Messenger, members: Members) -> None:
        self._ledger = ledger
        self._speaker = speaker
        self._messenger = messenger
        self._members = members
        self._sent: dict[int, _Sent] = {}
        """By the row of the notice, until that is written down: else a full disk would have it sent again."""
        self._doubtful: set[str] = set()

    def doubt(self, game: str) -> None:
        """The next one of this game may have arrived already: it is looked for before it is sent."""
        self._doubtful.add(game)

    async def waiting(self, table: Table) -> bool:
        """Whether there is something to send."""
        if await self._ledger.notice(table.game) is not None:
            return True
        return table.status == "ended" and await self._ledger.follower(table.game) is not None

    async def send_next(self, table: Table) -> bool:
        """Send what comes next; whether there was something."""
        if table.game in self._doubtful:
            await self._find_notice(table.game)
            await self._find_farewell(table)
            self._doubtful.discard(table.game)
        try:
            return await self._notify(table) or await self._tell_follower(table)
        except Unreachable:
            self.doubt(table.game)
            raise

    async def _notify(self, table: Table) -> bool:
        """Send the next notice: in the channel in place of the one before it, or directly where that is wanted."""
        game = table.game
        notice = await self._ledger.notice(game)
        if isinstance(notice, Notice) and notice.row.id not in self._sent:
            await self._members.look(notice.table, [notice.awaited.user])
            # Whoever is not there any more is not waited for; and while Discord was asked they may have moved.
            notice = await self._ledger.notice(game)
        if notice is None:
            return False
        if notice.table.seq != table.seq:
            return True  # The message about what has happened meanwhile goes first.
        sent = self._sent.get(notice.row.id)
        if sent is None:
            sent = _Sent(await self._send(notice, f"{game}.n{notice.row.id}"))
            self._sent[notice.row.id] = sent
        await self._note(notice, sent.message)
        del self._sent[notice.row.id]
        return True

    async def _note(self, notice: Notice | TableNotice, message: int | None) -> None:
        """Note that it went out; first the reminder before it goes, because afterwards nobody knows of that one."""
        before = notice.awaited.reminder if isinstance(notice, Notice) else None
        if before is not None and before != message:
            await self._take_down(notice.table, before)
        await self._ledger.notified(notice, message)
        if notice.table.trouble == Unreachable.trouble:
            await self._ledger.troubled(notice.table.game, "")

    async def _send(self, notice: Notice | TableNotice, nonce: str) -> int | None:
        if notice.direct and not _may_fall_back(notice):
            await self._tell(notice, nonce)
            return None
        if isinstance(notice, TableNotice):
            spoken = self._speaker.table_notice(notice)
            silent = not notice.mentions
            message = Message(spoken.content, spoken.view, (), notice.mentions, nonce, silent)
            return await self._messenger.send(notice.table.where.channel, message)
        if notice.direct:
            try:
                await self._messenger.tell(*self._directly(notice), nonce)
            except Forbidden:
                log.info("game %s: a direct message was refused; the reminder goes to the channel", notice.table.game)
            else:
                return None
        spoken = self._speaker.notice(notice)
        message = Message(spoken.content, spoken.view, (), (notice.awaited.user,), nonce)
        return await self._messenger.send(notice.table.where.channel, message)

    async def _tell(self, notice: Notice | TableNotice, nonce: str) -> None:
        """By direct message or not at all; that somebody is next silently."""
        try:
            await self._messenger.tell(*self._directly(notice), nonce, silent=notice.row.kind == "next")
        except Forbidden as error:
            log.info("game %s: somebody takes no direct messages: %s", notice.table.game, error)

    def _directly(self, notice: Notice | TableNotice) -> tuple[int, str]:
        """To whom it goes as a direct message, and what it says."""
        if isinstance(notice, TableNotice):
            return notice.table.host, self._speaker.trouble(notice.table, ChannelGone.trouble)
        return notice.awaited.user, self._speaker.direct_notice(notice)

    async def _take_down(self, table: Table, message: int) -> None:
        try:
            await self._messenger.take_down(table.where.channel, message)
        except Undelivered as error:
            log.info("the reminder %s stays: %s", message, error)

    async def _tell_follower(self, table: Table) -> bool:
        """Tell the next of those who want to know that the game has ended, by a silent direct message."""
        found = await self._ledger.follower(table.game) if table.status == "ended" else None
        if found is None:
            return False
        user, language = found
        text = self._speaker.ended(table, language)
        try:
            await self._messenger.tell(user, text, f"{table.game}.f{user % 10**12}", silent=True)
        except Forbidden:
            log.info("game %s: somebody who follows it takes no direct messages", table.game)
        await self._ledger.told_follower(table.game, user)
        return True

    # What may have arrived. A notice has no picture, so it is known by its words.

    async def _find_notice(self, game: str) -> None:
        """Note the next notice if it has arrived where it goes; one that was refused there goes to the channel."""
        notice = await self._ledger.notice(game)
        if notice is None:
            return
        if notice.direct:
            if await self._was_told(*self._directly(notice), notice.row.at):
                await self._note(notice, None)
                return
            if not _may_fall_back(notice):
                return
        spoken = self._speaker.notice(notice) if isinstance(notice, Notice) else self._speaker.table_notice(notice)
        for message in await self._messenger.ours(notice.table.where.channel):
            if same_words(message, spoken.said, notice.row.at):
                await self._note(notice, message.id)
                return

    async def _find_farewell(self, table: Table) -> None:
        """The same for the word to whoever follows a game that has ended."""
        found = await self._ledger.follower(table.game) if table.status == "ended" else None
        if found is None:
            return
        user, language = found
        if await self._was_told(user, self._speaker.ended(table, language), table.waiting_since):
            await self._ledger.told_follower(table.game, user)

    async def _was_told(self, user: int, text: str, since: int) -> bool:
        """Whether this person has got these words by direct message."""
        try:
            return any(same_words(message, text, since) for message in await self._messenger.ours_to(user))
        except Forbidden as error:
            log.info("the direct messages with somebody can't be looked at: %s", error)
            return False


def _may_fall_back(notice: Notice | TableNotice) -> bool:
    """Whether a direct message that is refused becomes a message in the channel."""
    return notice.row.kind == "remind"
