"""Public messages through discord.py, with its failures translated into ours."""

import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import aiohttp
import discord

from bot.errors import ChannelGone, Forbidden, MessageGone, Undelivered, Unreachable
from bot.publish import Drawn, Found, Message
from bot.text.emblems import with_signs
from bot.ui.show import is_emoji_gone, without_emojis

_ARCHIVED = 50083
_UNKNOWN_MEMBER = 10007
_UNKNOWN_MESSAGE = 10008
_UNKNOWN_USER = 10013


@asynccontextmanager
async def translated() -> AsyncIterator[None]:
    """Discord's refusals as bot.errors.Undelivered; what is a fault of ours stays what it is."""
    try:
        yield
    except discord.Forbidden as error:
        raise Forbidden(str(error)) from error
    except discord.NotFound as error:
        raise (MessageGone if error.code == _UNKNOWN_MESSAGE else ChannelGone)(str(error)) from error
    except (discord.DiscordServerError, discord.RateLimited) as error:
        raise Unreachable(str(error)) from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise Unreachable(repr(error)) from error
    except discord.HTTPException as error:
        if error.status in (429, 408) or error.status >= 500:
            raise Unreachable(str(error)) from error
        raise


@asynccontextmanager
async def with_a_person() -> AsyncIterator[None]:
    """The same for direct messages: whoever has deleted their account takes none, and no channel is gone with it."""
    try:
        async with translated():
            yield
    except ChannelGone as error:
        raise Forbidden(str(error)) from error


class DiscordMessenger:
    """The Messenger of bot/publish."""

    def __init__(self, client: discord.Client, forget_emojis: Callable[[], None] = lambda: None) -> None:
        self._client = client
        self._forget_emojis = forget_emojis

    async def send(self, channel: int, message: Message) -> int:
        try:
            return await self._send(channel, message, message.nonce)
        except MessageGone:
            # Somebody deleted the message that was sent with this nonce a moment ago.
            return await self._send(channel, message, f"{message.nonce}x")

    async def _send(self, channel: int, message: Message, nonce: str) -> int:
        place = self._client.get_partial_messageable(channel)
        async with translated():
            for last in (False, True):
                try:
                    sent = await place.send(
                        message.content,
                        files=_files(message.pictures or ()),
                        view=cast(Any, message.view),
                        allowed_mentions=_notifying(message.mentions),
                        nonce=nonce,
                        silent=message.silent,
                    )
                except discord.HTTPException as error:
                    if last:
                        raise
                    await self._mend(channel, message, error)
                else:
                    return sent.id
        raise Undelivered("unreachable")

    async def change(self, channel: int, message_id: int, message: Message) -> None:
        place = self._client.get_partial_messageable(channel).get_partial_message(message_id)
        more: dict[str, Any] = {}
        async with translated():
            for last in (False, True):
                if message.pictures is not None:
                    more["attachments"] = _files(message.pictures)
                try:
                    await place.edit(
                        content=message.content,
                        view=cast(Any, message.view),
                        allowed_mentions=discord.AllowedMentions.none(),
                        **more,
                    )
                except discord.HTTPException as error:
                    if last:
                        raise
                    await self._mend(channel, message, error)
                else:
                    return

    async def _mend(self, channel: int, message: Message, error: discord.HTTPException) -> None:
        """Make it possible to try again what was refused; raises what can't be mended."""
        if error.code == _ARCHIVED:
            await self.keep_open(channel)
        elif is_emoji_gone(error) and isinstance(message.view, discord.ui.View):
            self._forget_emojis()
            without_emojis(message.view)
        else:
            raise error

    async def take_buttons_off(self, channel: int, message_id: int) -> None:
        async with translated():
            await self._client.get_partial_messageable(channel).get_partial_message(message_id).edit(view=None)

    async def ours(self, channel: int, limit: int = 20) -> tuple[Found, ...]:
        async with translated():
            return await self._ours(self._client.get_partial_messageable(channel), limit)

    async def ours_to(self, user: int) -> tuple[Found, ...]:
        async with with_a_person():
            return await self._ours(await self._person(user), limit=20)

    async def _ours(self, place: discord.abc.Messageable, limit: int) -> tuple[Found, ...]:
        me = self._client.user
        return tuple(
            [
                Found(
                    found.id,
                    with_signs(found.content),
                    tuple(file.filename for file in found.attachments),
                    round(found.created_at.timestamp() * 1000),
                )
                async for found in place.history(limit=limit)
                if me is not None and found.author.id == me.id
            ]
        )

    async def is_member(self, guild: int, user: int) -> bool:
        async with translated():
            try:
                await self._client.http.get_member(guild, user)
            except discord.NotFound as error:
                if error.code in (_UNKNOWN_MEMBER, _UNKNOWN_USER):
                    return False
                raise
        return True

    async def keep_open(self, thread: int) -> None:
        async with translated():
            await self._client.http.edit_channel(thread, archived=False)

    async def take_down(self, channel: int, message_id: int) -> None:
        async with translated():
            await self._client.get_partial_messageable(channel).get_partial_message(message_id).delete()

    async def tell(self, user: int, content: str, nonce: str = "", silent: bool = False) -> None:
        more: dict[str, Any] = {"nonce": nonce} if nonce else {}
        async with with_a_person():
            person = await self._person(user)
            await person.send(content, allowed_mentions=discord.AllowedMentions.none(), silent=silent, **more)

    async def _person(self, user: int) -> discord.User:
        return self._client.get_user(user) or await self._client.fetch_user(user)


def _files(pictures: tuple[Drawn, ...]) -> list[discord.File]:
    return [discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt) for picture in pictures]


def _notifying(users: tuple[int, ...]) -> discord.AllowedMentions:
    """Whoever is named in the text, only these are notified."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )
