"""The slash commands. Each ends in the same service call as the buttons, and answers for the user's eyes only."""

EXTENSIONS = (
    "bot.cogs.translating",
    "bot.cogs.game",
    "bot.cogs.play",
    "bot.cogs.planning",
    "bot.cogs.info",
    "bot.cogs.own",
    "bot.cogs.standings",
    "bot.cogs.host",
    "bot.cogs.clicks",
)
"""Extension modules, to be loaded before login."""
