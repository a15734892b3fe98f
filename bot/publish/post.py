"""What a public message consists of, and who turns it into words and sends it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from bot.days.asking import Ends
from bot.service import Notice, TableNotice
from bot.service.happenings import Happening
from bot.service.values import Table
from bot.store import MessageKind
from engine.history import Course

if TYPE_CHECKING:
    from rendering import ShownPlayer, Words


class Post(Struct, frozen=True):
    """Everything a public message may say; nothing in it is secret."""

    kind: MessageKind
    table: Table
    happenings: tuple[Happening, ...] = ()
    """What happened since the last public message, oldest first."""
    mentions: tuple[int, ...] = ()
    """The people whom this message may notify: those awaited, or in a new lobby those invited."""
    course: Course | None = None
    """How the game went, once it has ended."""
    hints: Mapping[int, int] = {}  # msgspec copies it
    """How many hints the seats were given, once it has ended."""
    fresh: bool = True
    """A new message; False when an existing one is changed (then nobody is notified)."""
    ends: Ends | None = None
    """When the time of the turn ends."""
    silent: bool = False
    """Sent without ringing anybody's phone."""


class Spoken(Struct, frozen=True):
    """A post in words. `view` is a fresh discord.ui.View with `timeout=None`, or None for no buttons."""

    content: str
    view: object | None = None
    signs: str = ""
    """The content with signs in place of emojis of ours, if it has any."""

    @property
    def said(self) -> str:
        """By what the message is known again, whatever emojis there are then."""
        return self.signs or self.content


class Speaker(Protocol):
    """The words of public messages; implemented in bot/ui. Its functions are quick and read only their arguments."""

    def words(self, table: Table) -> "Words":
        """What the painter needs, in the table's language."""
        ...

    def players(self, table: Table) -> "tuple[ShownPlayer, ...]":
        """The seats as pictures name them."""
        ...

    def compose(self, post: Post) -> Spoken:
        """The text (with mentions in its first line) and the buttons, in the table's language."""
        ...

    def notice(self, notice: Notice) -> Spoken:
        """A reminder in the channel, with the buttons of a turn."""
        ...

    def table_notice(self, notice: TableNotice) -> Spoken:
        """Something that the whole table has to decide, with its buttons."""
        ...

    def direct_notice(self, notice: Notice) -> str:
        """The same as a direct message, with a link and never a card."""
        ...

    def ended(self, table: Table, language: str) -> str:
        """The game has ended: a direct message for somebody who follows it, in their language."""
        ...

    def trouble(self, table: Table, trouble: str) -> str:
        """A sentence for the host, by direct message: why messages can't be posted (see Table.trouble)."""
        ...


class Drawn(Protocol):
    """A picture as rendering gives it."""

    @property
    def data(self) -> bytes: ...
    @property
    def name(self) -> str: ...
    @property
    def alt(self) -> str: ...


class Message(Struct, frozen=True):
    """A message on its way: text, buttons, pictures, whom it may notify."""

    content: str
    view: object | None = None
    pictures: tuple[Drawn, ...] | None = ()
    """None leaves the pictures of a message that is changed as they are."""
    mentions: tuple[int, ...] = ()
    nonce: str = ""
    silent: bool = False


class Found(Struct, frozen=True):
    """A message of ours in a channel."""

    id: int
    content: str
    """With signs in place of emojis of ours."""
    files: tuple[str, ...]
    at: int


class Messenger(Protocol):
    """Discord, as far as public messages need it; implemented in bot/client. Failures are bot.errors.Undelivered."""

    async def send(self, channel: int, message: Message) -> int:
        """Post it and return its id; a repeated nonce returns the first one."""
        ...

    async def change(self, channel: int, message_id: int, message: Message) -> None:
        """Replace text, buttons and pictures of a message."""
        ...

    async def take_buttons_off(self, channel: int, message_id: int) -> None: ...

    async def ours(self, channel: int, limit: int = 20) -> tuple[Found, ...]:
        """Our own messages among the channel's last ones, newest first."""
        ...

    async def ours_to(self, user: int) -> tuple[Found, ...]:
        """The same among the last direct messages with this person."""
        ...

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether this person is in the server."""
        ...

    async def keep_open(self, thread: int) -> None:
        """Un-archive a thread."""
        ...

    async def take_down(self, channel: int, message_id: int) -> None:
        """Delete a message of ours."""
        ...

    async def tell(self, user: int, content: str, nonce: str = "", silent: bool = False) -> None:
        """A direct message; Forbidden when that person takes none."""
        ...
