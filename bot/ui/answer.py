"""Answering an interaction: in time, once, and whatever has become of it meanwhile."""

import asyncio
import io
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from functools import cached_property, partial
from typing import Any, cast

import aiohttp
import discord

from bot.desk import Desk, HasDesk
from bot.errors import Refusal
from bot.publish import Drawn
from bot.service import Click, StoreProblem, Table
from bot.text import Words, offered, words
from bot.text.emblems import fitted
from bot.text.names import tidy
from bot.ui.at_once import AtOnce
from bot.ui.layout import MESSAGE_TEXT, cut
from bot.ui.show import is_emoji_gone, without_emojis

log = logging.getLogger(__name__)

TOKEN = 14 * 60.0
"""Seconds for which an answer can be changed; Discord says fifteen minutes."""

UNTAKEN = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Discord refuses an answer, or is not to be reached."""

Interaction = discord.Interaction[Any]
MakesView = Callable[[Sequence[Drawn]], discord.ui.LayoutView]


def desk_of(interaction: Interaction) -> Desk:
    return cast(HasDesk, interaction.client).desk


class _Latest:
    """Which answer a message shows now, so that a late picture does not bring back an old panel."""

    def __init__(self, size: int = 5000) -> None:
        self._shown: OrderedDict[int, int] = OrderedDict()
        self._size = size
        self._adding: dict[int, asyncio.Event] = {}

    def showing(self, message: int, interaction: int) -> asyncio.Event | None:
        """From now on the message shows this answer. An event, if a picture of the one before is on its way to it."""
        self._shown[message] = interaction
        self._shown.move_to_end(message)
        if len(self._shown) > self._size:
            self._shown.popitem(last=False)
        return self._adding.get(message)

    def is_showing(self, message: int, interaction: int) -> bool:
        return self._shown.get(message) == interaction

    @asynccontextmanager
    async def adding_picture(self, message: int) -> AsyncIterator[None]:
        arrived = self._adding[message] = asyncio.Event()
        try:
            yield
        finally:
            arrived.set()
            if self._adding.get(message) is arrived:
                del self._adding[message]


_latest = _Latest()
_later: set[asyncio.Task[None]] = set()
"""Panels that change once more; a task that nobody holds may be collected."""
_at_once = AtOnce()


class Answer:
    """The answer to one interaction. `updates`: it replaces the panel that was clicked rather than adding a message."""

    def __init__(self, interaction: Interaction, updates: bool = False) -> None:
        self.interaction = interaction
        self.updates = updates
        self.desk = desk_of(interaction)
        self.words: Words = self.desk.emblems.words(offered(interaction.locale.value), self.desk.language)
        self.table: Table | None = None
        self.note = ""
        """What a panel has to say before anything else."""
        self._lock = asyncio.Lock()
        self._room = ExitStack()
        self._message: int | None = None
        self.out_at = 0.0
        """When the person had the answer, as `time.perf_counter` tells it; 0 while they wait."""

    @cached_property
    def click(self) -> Click:
        """Who asks, as the service wants to know it."""
        user = self.interaction.user
        return Click(
            user.id,
            tidy(user.display_name) or user.name,
            self.interaction.id,
            self.interaction.permissions.manage_guild,
            self.interaction.guild_id,
            tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        )

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    async def learn_language(self) -> None:
        """From now on speak the language that the person has chosen, if they have."""
        try:
            chosen = await self.desk.service.people.language(self.interaction.user.id)
        except StoreProblem as error:
            log.error("nobody's language can be looked up: %s", error)
            return
        shown = words(offered(self.interaction.locale.value), self.desk.language).language
        self.words = self.desk.emblems.words(chosen, shown, commands=shown)

    def begin(self) -> None:
        """Take up room until the answer is out; refuse if this person has too many clicks under way here."""
        self._room.enter_context(_at_once.room_for(self.interaction.user.id, self.channel))

    def is_out(self) -> None:
        """The person has the answer: whoever listens for changes may go to work on what the click has changed."""
        self._room.close()
        self.out_at = self.out_at or time.perf_counter()
        self.desk.service.changes.answered(self.interaction.id)

    async def acknowledge(self) -> None:
        """Tell Discord that the answer follows, unless it has been given."""
        async with self._lock:
            if self.interaction.response.is_done():
                return
            if self.updates:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def say(self, text: str) -> None:
        """A sentence for the clicker's eyes only, always as a message of its own."""
        content = fitted(cut(text, MESSAGE_TEXT), MESSAGE_TEXT)
        nobody = discord.AllowedMentions.none()
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(content, ephemeral=True, allowed_mentions=nobody)
            elif self.updates or self._message is not None:
                await self.interaction.followup.send(content, ephemeral=True, allowed_mentions=nobody)
            else:
                await self.interaction.edit_original_response(content=content, allowed_mentions=nobody)
        self.is_out()

    async def give(self, text: str, name: str, data: bytes) -> None:
        """A file with a sentence, for the clicker's eyes only."""
        nobody, file = discord.AllowedMentions.none(), discord.File(io.BytesIO(data), name)
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_message(text, file=file, ephemeral=True, allowed_mentions=nobody)
            elif self.updates or self._message is not None:
                await self.interaction.followup.send(text, file=file, ephemeral=True, allowed_mentions=nobody)
            else:
                await self.interaction.edit_original_response(content=text, attachments=[file], allowed_mentions=nobody)
        self.is_out()

    async def show(self, make: MakesView, paint: Awaitable[Sequence[Drawn]] | None = None) -> None:
        """A panel at once, and its pictures when they are painted."""
        try:
            make = await self._show_somehow(make)
            self.is_out()
        except BaseException:
            if asyncio.iscoroutine(paint):
                paint.close()
            raise
        if paint is not None:
            pictures = await self._painted(paint)
            if pictures:
                await self._try_to_add(make, pictures)

    async def _painted(self, paint: Awaitable[Sequence[Drawn]]) -> Sequence[Drawn]:
        """The pictures; if one can't be painted, the panel stands without, because its words say everything."""
        try:
            return await paint
        except Exception as error:
            log.error(
                "fault %s: no picture for interaction %s",
                self.desk.ids.reference(),
                self.interaction.id,
                exc_info=error,
            )
            return ()

    async def _show_somehow(self, make: MakesView) -> MakesView:
        """Show it; without emojis, if somebody has deleted them. Returns what was shown."""
        try:
            await self._show(make)
        except discord.HTTPException as error:
            if not is_emoji_gone(error):
                raise
            log.warning("interaction %s: an emoji of ours is gone: %s", self.interaction.id, error)
            self.desk.emblems.forget()
            make = partial(_bare, make)
            await self._show(make)
        return make

    async def _show(self, make: MakesView) -> None:
        nobody = discord.AllowedMentions.none()
        response = self.interaction.response
        async with self._lock:
            if response.is_done() and not self.updates:
                edited = await self.interaction.edit_original_response(view=make(()), allowed_mentions=nobody)
                self._message = edited.id
            elif self.updates and self.interaction.message is not None:
                await self._replace(make, self.interaction.message.id)
            else:
                sent = await response.send_message(view=make(()), ephemeral=True, allowed_mentions=nobody)
                self._message = sent.message_id
            if self._message is not None:
                _latest.showing(self._message, self.interaction.id)

    async def _replace(self, make: MakesView, message: int) -> None:
        """Change the panel that was clicked; once more if the picture of its last state may have come in between."""
        nobody = discord.AllowedMentions.none()
        self._message = message
        on_its_way = _latest.showing(message, self.interaction.id)
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=make(()), attachments=[], allowed_mentions=nobody)
        else:
            await self.interaction.response.edit_message(view=make(()), attachments=[], allowed_mentions=nobody)
        if on_its_way is not None:
            await on_its_way.wait()
            if _latest.is_showing(message, self.interaction.id):
                await self.interaction.edit_original_response(view=make(()), attachments=[], allowed_mentions=nobody)

    async def _try_to_add(self, make: MakesView, pictures: Sequence[Drawn]) -> None:
        """The answer has been given; if Discord does not take the picture too, the panel stands without it."""
        try:
            await self._add_pictures(make, pictures)
        except UNTAKEN as error:
            log.info("interaction %s stays without its picture: %s", self.interaction.id, error)

    async def _add_pictures(self, make: MakesView, pictures: Sequence[Drawn]) -> None:
        async with self._lock:
            if self._message is None or not _latest.is_showing(self._message, self.interaction.id):
                return
            async with _latest.adding_picture(self._message):
                await self.interaction.edit_original_response(
                    view=make(pictures),
                    attachments=[as_file(picture) for picture in pictures],
                    allowed_mentions=discord.AllowedMentions.none(),
                )

    def amend_later(self, late: Callable[[], Awaitable[MakesView | None]]) -> None:
        """Change the panel that this answer shows once more when that is known, if it still shows it then."""
        task = asyncio.create_task(self._amend(late), name=f"later {self.interaction.id}")
        _later.add(task)
        task.add_done_callback(_later.discard)

    async def _amend(self, late: Callable[[], Awaitable[MakesView | None]]) -> None:
        """Best effort: what the panel then offers in vain is refused with a sentence."""
        try:
            async with asyncio.timeout(TOKEN):
                make = await late()
            if make is None or self._message is None or not _latest.is_showing(self._message, self.interaction.id):
                return
            nobody = discord.AllowedMentions.none()
            await self.interaction.edit_original_response(view=make(()), attachments=[], allowed_mentions=nobody)
        except (*UNTAKEN, StoreProblem, Refusal) as error:
            log.info("the panel of interaction %s stays as it is: %r", self.interaction.id, error)
        except RuntimeError as error:  # aiohttp's "Session is closed"
            if not self.interaction.client.is_closed():
                raise
            log.info("the panel of interaction %s stays as it is: %s", self.interaction.id, error)

    async def show_lobby(self, table: Table) -> None:
        """The public answer to `/game new`; the picture follows by a change of that message."""
        post = self.desk.publisher.lobby(table)
        spoken = self.desk.publisher.speaker.compose(post)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in post.mentions])
        view = cast(discord.ui.View, spoken.view)
        async with self._lock:
            if self.interaction.response.is_done():
                self.desk.publisher.show(table.game)
                await self.interaction.edit_original_response(content=self.words.say("lobby-opened"))
                return
            send = partial(self.interaction.response.send_message, spoken.content, allowed_mentions=mentions)
            try:
                sent = await send(view=view)
            except discord.HTTPException as error:
                if not is_emoji_gone(error):
                    raise
                self.desk.emblems.forget()
                sent = await send(view=without_emojis(view))
        if sent.message_id is not None:
            self.desk.publisher.adopt(table.game, sent.message_id)

    async def ask(self, dialog: discord.ui.Modal) -> None:
        """Open a dialog. Discord takes one only as the first answer, so it can't follow a late acknowledgement."""
        async with self._lock:
            if self.interaction.response.is_done():
                raise Refusal("too-slow")
            await self.interaction.response.send_modal(dialog)


def _bare(make: MakesView, pictures: Sequence[Drawn]) -> discord.ui.LayoutView:
    return without_emojis(make(pictures))


def as_file(picture: Drawn) -> discord.File:
    return discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt)
