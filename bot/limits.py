"""How much work one member may ask for: every number with its reason, in one place."""

from typing import Final

TYPED: Final = 100
"""So many characters of what somebody types are looked at: no name of ours, and no label Discord shows, is longer."""
