"""`/plan`: standing orders for the coming turns."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import command, describe, seen_here, suggests
from bot.service import may
from bot.ui.answer import Answer
from bot.ui.plan_steps import add_line, show_plan
from bot.ui.suggesting import Suggestion, free_route_meant, free_routes, kinds, meant
from engine.orders import ClaimLine, TakeLine


class PlanningCommands(commands.Cog):
    @app_commands.guild_only()
    @command("plan")
    @describe(claim="plan-claim", wilds="plan-wilds", extra="plan-extra", take="plan-take", turns="plan-turns")
    async def plan(
        self,
        answer: Answer,
        claim: str = "",
        wilds: app_commands.Range[int, 0, 14] = 0,
        extra: app_commands.Range[int, 0, 3] = 0,
        take: str = "",
        turns: app_commands.Range[int, 1, 9] = 1,
    ) -> None:
        seen, names = await seen_here(answer)
        may.insist(may.play(seen.table, answer.click))
        if claim:
            await add_line(answer, seen, ClaimLine(free_route_meant(names, seen, claim), wilds=wilds, extra=extra))
        elif take:
            await add_line(answer, seen, TakeLine(meant(kinds(names), take, "typed-card").value, turns))
        else:
            await show_plan(answer, seen)

    @suggests(plan, "claim", narrow=False)
    async def claims(self, answer: Answer, typed: str) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        return free_routes(names, seen, typed)

    @suggests(plan, "take")
    async def takes(self, answer: Answer, typed: str) -> list[Suggestion]:
        _, names = await seen_here(answer)
        return kinds(names)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(PlanningCommands())
