"""The bot as Discord sees it, and everything that is needed to run it.

It expects of the other rooms:
- `bot.ui.TableSpeaker(language)`, the Speaker of public messages (bot/publish/post.py);
- `bot.cogs.EXTENSIONS`, the names of the extension modules with the slash commands, synchronised after loading, and
  with what hears the clicks.
"""

from bot.client.client import SlowTrain
from bot.client.running import Parts, run_bot

__all__ = ["Parts", "SlowTrain", "run_bot"]
