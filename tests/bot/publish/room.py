"""A channel made of lists, and words made of facts: what the publisher does can be looked at without Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from bot.errors import Forbidden, Undelivered
from bot.opponents import Opponents, StandingOrders
from bot.opponents.protocol import Question
from bot.publish import Drawn, Found, Message, Post, Publisher, Spoken, Studio
from bot.publish.finding import Named
from bot.service import Clock, Notice, Service, Table, TableNotice
from bot.store.address import Database
from engine.actions import DrawBlind
from engine.opponents import Reason, Thought
from rendering import ShownPlayer, Words
from tests.bot.desk import HeldClock, SteadyClock, service_on


class FactSpeaker:
    """Says the kind, the turn and what happened, by the names of the events."""

    def words(self, table: Table) -> Words:
        raise AssertionError("the painter of these tests needs no words")

    def players(self, table: Table) -> tuple[ShownPlayer, ...]:
        return ()

    def compose(self, post: Post) -> Spoken:
        view = post.table.view
        turn = view.turn if view is not None else "-"
        told = " ".join(type(found.event).__name__ for found in post.happenings)
        return Spoken(f"{post.kind} {turn}: {told}", object())

    def notice(self, notice: Notice) -> Spoken:
        return Spoken(f"{notice.row.kind} {notice.row.number} {notice.awaited.user}", object())

    def table_notice(self, notice: TableNotice) -> Spoken:
        return Spoken(f"{notice.row.kind} {notice.row.place} {notice.row.number}", object())

    def direct_notice(self, notice: Notice) -> str:
        return self.notice(notice).content

    def ended(self, table: Table, language: str) -> str:
        return f"ended {language}".strip()

    def trouble(self, table: Table, trouble: str) -> str:
        return f"trouble {trouble}"


class Posted(Struct):
    id: int
    channel: int
    message: Message
    buttons: bool = True
    changes: int = 0


class ListMessenger:
    """Keeps what it is given; `refuses` are the failures of the next requests, `sends` that get lost after arriving."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        """What is there."""
        self.sent: list[Message] = []
        """What was ever there."""
        self.told: list[tuple[int, str]] = []
        self.told_silently = 0
        self.closed_to_us: set[int] = set()
        self.left: set[int] = set()
        self.taken_down: list[int] = []
        self.kept_open: asyncio.Queue[int] = asyncio.Queue()
        self.refuses: list[Undelivered] = []
        self.lost_answers: list[Undelivered] = []
        """How it fails to say that a message has arrived."""
        self.crash_after_send = self.crash_after_tell = False
        self.requests = 0
        self.remembers_nonces = True
        self._ids = 999

    def _refuse(self) -> None:
        self.requests += 1
        if self.refuses:
            raise self.refuses.pop(0)

    async def send(self, channel: int, message: Message) -> int:
        self._refuse()
        for found in self.posted:
            if self.remembers_nonces and found.message.nonce == message.nonce:
                return found.id
        self._ids += 1
        self.posted.append(Posted(self._ids, channel, message))
        self.sent.append(message)
        if self.crash_after_send:
            raise asyncio.CancelledError
        if self.lost_answers:
            raise self.lost_answers.pop(0)
        return self.posted[-1].id

    async def change(self, channel: int, message_id: int, message: Message) -> None:
        self._refuse()
        found = next(posted for posted in self.posted if posted.id == message_id)
        found.message = message
        found.buttons = message.view is not None
        found.changes += 1

    async def take_buttons_off(self, channel: int, message_id: int) -> None:
        self._refuse()
        next(posted for posted in self.posted if posted.id == message_id).buttons = False

    async def ours(self, channel: int, limit: int = 20) -> tuple[Found, ...]:
        self._refuse()
        newest = [posted for posted in reversed(self.posted) if posted.channel == channel][:limit]
        return tuple(
            Found(found.id, found.message.content, tuple(p.name for p in found.message.pictures or ()), 1 << 50)
            for found in newest
        )

    async def ours_to(self, user: int) -> tuple[Found, ...]:
        return tuple(Found(0, content, (), 1 << 50) for who, content in reversed(self.told) if who == user)

    async def is_member(self, guild: int, user: int) -> bool:
        return user not in self.left

    async def keep_open(self, thread: int) -> None:
        self._refuse()
        self.kept_open.put_nowait(thread)

    async def take_down(self, channel: int, message_id: int) -> None:
        self._refuse()
        self.posted = [posted for posted in self.posted if posted.id != message_id]
        self.taken_down.append(message_id)

    async def tell(self, user: int, content: str, nonce: str = "", silent: bool = False) -> None:
        if user in self.closed_to_us:
            raise Forbidden("this person takes no direct messages")
        self.told.append((user, content))
        self.told_silently += silent
        if self.crash_after_tell:
            raise asyncio.CancelledError
        if self.lost_answers:
            raise self.lost_answers.pop(0)

    @property
    def contents(self) -> list[str]:
        return [posted.message.content for posted in self.posted]


def dot(speaker: object, post: Post) -> tuple[Drawn, ...]:
    """A picture of the right name."""
    return () if post.kind in ("tunnel", "cancelled") else (Named(b"dot", "dot.jpg", "a dot"),)


class FirstThinker:
    """Opponents that draw blind, else take the first action there is."""

    async def decide(self, question: Question, board: bytes) -> Thought:
        action = next((action for action in question.legal if isinstance(action, DrawBlind)), question.legal[0])
        return Thought(action, Reason("any"))

    async def close(self) -> None:
        return


class Room(Struct):
    service: Service
    publisher: Publisher
    messenger: ListMessenger
    opponents: Opponents
    orders: StandingOrders

    async def settle(self) -> None:
        """Until opponents and queues have nothing to do."""
        queues = (self.opponents.queues, self.orders.queues, self.publisher.queues)
        while busy := [task for queue in queues for task in queue.under_way]:
            await asyncio.wait(busy)


@asynccontextmanager
async def room(
    database: Database, messenger: ListMessenger | None = None, paints: object = dot, clock: Clock | None = None
) -> AsyncIterator[Room]:
    """A service with publisher and opponents listening to it, on a channel of lists."""
    clock = clock or SteadyClock()
    async with service_on(database, clock) as service:
        studio = Studio()
        posts = messenger or ListMessenger()
        publisher = Publisher(
            service.ledger,
            clock,
            FactSpeaker(),
            posts,
            studio,
            paints,  # type: ignore[arg-type]
            first_pause=0.01,
        )
        publisher.lost_home = service.rests.lost_home
        publisher.members.changed = service.rests.is_member
        opponents = Opponents(service.opponents, FirstThinker())
        orders = StandingOrders(service.plans, clock if isinstance(clock, HeldClock) else None)
        service.changes.listeners += [publisher.wake, opponents.wake, orders.wake]
        service.changes.patience = 0  # Nobody answers here.
        try:
            yield Room(service, publisher, posts, opponents, orders)
        finally:
            await opponents.close()
            await orders.close()
            await publisher.close()
            studio.close()
