"""`slow-train run` with dots for pictures and hardly a pause between logins: the same process, and nobody waits."""

import sys
from unittest.mock import patch

from bot.cli import main
from bot.client import Parts
from tests.bot.games.bots import cheap, cheap_private_pictures, no_emojis

if __name__ == "__main__":
    with (
        cheap_private_pictures(),
        patch("bot.client.running.Parts", lambda: Parts(paints=cheap, emojis=no_emojis, undo_pause=0)),
        patch("bot.workers.together.PAUSE", 0.1),
    ):
        sys.exit(main(["run"]))
