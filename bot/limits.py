"""How much work one member may ask for: every number with its reason, in one place."""

from typing import Final

TYPED: Final = 100
"""So many characters of what somebody types are looked at: no name of ours, and no label Discord shows, is longer."""

PUBLIC_PICTURES_IN_A_ROW: Final = 3
"""After so many boards for channels one of the pictures that a single person waits for is painted."""
