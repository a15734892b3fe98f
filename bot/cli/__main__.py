"""`python -m bot.cli` is `slow-train`."""

import sys

from bot.cli import main

sys.exit(main())
