"""Pointing discord.py at a stand-in on this machine; only addresses that bot.settings has checked get here."""

import discord.asset
import discord.gateway
import discord.http
from yarl import URL

from bot.settings import Settings


def redirect(settings: Settings) -> None:
    """Must happen before login."""
    if settings.rest_url:
        discord.http.Route.BASE = settings.rest_url
    if settings.gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.gateway_url)
    if settings.cdn_url:
        discord.asset.Asset.BASE = settings.cdn_url
