"""Logging in to Discord, with its refusals as sentences for the host."""

import aiohttp
import discord
from msgspec import Struct

from bot.client.addresses import redirect
from bot.client.permissions import invitation
from bot.errors import DiscordAway, DiscordProblem
from bot.settings import Settings


class Application(Struct, frozen=True):
    """Who the bot is, and the link that invites it."""

    name: str
    invitation: str


async def log_in(client: discord.Client, token: str) -> None:
    """DiscordProblem when Discord does not accept the token, DiscordAway when it can't be asked."""
    try:
        await client.login(token)
    except discord.LoginFailure:
        raise DiscordProblem(
            "Discord does not accept DISCORD_TOKEN: copy it anew from the Bot page of your application "
            "(docs/hosting.md)."
        ) from None
    except (aiohttp.ClientError, OSError, discord.DiscordServerError, discord.GatewayNotFound) as error:
        raise DiscordAway(f"Discord can't be reached ({error}); check the connection and try again.") from None
    except discord.HTTPException as error:  # Its words may be a whole page.
        raise DiscordAway(
            f"Discord refuses logins from here for now ({error.status} {error.response.reason}); try again in an hour."
        ) from None


async def introduce(settings: Settings) -> Application:
    """Log in without being seen, and out again."""
    redirect(settings)
    client = discord.Client(intents=discord.Intents.none())
    try:
        await log_in(client, settings.token)
        return Application(str(client.user), invitation(client.application_id or 0))
    finally:
        await client.close()
