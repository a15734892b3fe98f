"""`slow-train run` with dots for pictures: the same process, and nothing waits for painting."""

import sys
from unittest.mock import patch

from bot.cli import main
from bot.client import Parts
from tests.bot.games.bots import cheap, cheap_private_pictures

if __name__ == "__main__":
    with cheap_private_pictures(), patch("bot.client.running.Parts", lambda: Parts(paints=cheap)):
        sys.exit(main(["run"]))
