"""What people set for themselves: `/profile`, `/privacy`, and `/note` for one game."""

import asyncio
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import command, describe, everywhere, seen_here, suggests
from bot.service import may
from bot.service.people import LONGEST_NOTE
from bot.text.zones import fitting_zones, time_in
from bot.ui.answer import Answer
from bot.ui.layout import OPTIONS
from bot.ui.note import keep_note, show_note
from bot.ui.privacy import show_privacy
from bot.ui.profile import show_profile, with_zone, zone_typed
from bot.ui.suggesting import Suggestion


class OwnCommands(commands.Cog):
    @everywhere
    @command("profile")
    @describe("zone")
    async def profile(self, answer: Answer, zone: str = "") -> None:
        people, user = answer.desk.service.people, answer.click.user
        if zone:
            found = await asyncio.to_thread(zone_typed, zone)
            await show_profile(answer, await people.set(user, partial(with_zone, found)))
        else:
            await show_profile(answer, await people.profile(user))

    @suggests(profile, "zone", narrow=False)
    async def zone_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        """With the time there, by which people recognise their own."""
        now, found = answer.desk.clock.now(), await asyncio.to_thread(fitting_zones, typed)
        return [Suggestion(f"{zone.replace('_', ' ')} · {time_in(zone, now)}", zone) for zone in found[:OPTIONS]]

    @everywhere
    @command("privacy")
    async def privacy(self, answer: Answer) -> None:
        await show_privacy(answer)

    @app_commands.guild_only()
    @command("note")
    @describe("text")
    async def note(self, answer: Answer, text: app_commands.Range[str, 1, LONGEST_NOTE] = "") -> None:
        seen, _ = await seen_here(answer)
        if text:
            await keep_note(answer, seen.table.game, text)
        else:
            may.insist(may.keep_to_oneself(seen.table, answer.click))
            await show_note(answer, seen.table.game, seen.note)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(OwnCommands())
