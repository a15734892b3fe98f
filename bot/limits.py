"""How much work one member may ask for: every number with its reason, in one place."""

from typing import Final

TYPED: Final = 100
"""So many characters of what somebody types are looked at: no name of ours, and no label Discord shows, is longer."""

LARGEST_ID: Final = 2**63 - 1
"""No id of Discord is larger, and the database takes none that is."""

PUBLIC_PICTURES_IN_A_ROW: Final = 3
"""After so many boards for channels one of the pictures that a single person waits for is painted."""

AN_HOUR: Final = 3600
"""The hour of the limits below, in seconds. They are far above what people do, and bring a flood to an end."""

TABLES_AN_HOUR: Final = 12
"""So many tables somebody may open: each is a message with a picture, and may notify people."""

THREADS_AN_HOUR: Final = 3
"""So many threads: they stay in the server's list for a week, and only moderators can delete them."""

POSTS_AGAIN_AN_HOUR: Final = 6
"""So often somebody may have a situation posted again: each time it notifies whose turn it is."""

CALLS_AN_HOUR: Final = 20
"""So often somebody may pause or move a game, or hand over or offer a seat: each is a public message, and it may notify
people, if only when it is over. Going on and coming back are not counted, so that nobody is kept from playing."""

UNDOS_AN_HOUR: Final = 40
"""So often somebody may take a move back: each time is a public message and a row of the log that stays."""

FILMS_AN_HOUR: Final = 20
"""So often somebody may ask for a film of a game: drawing one takes seconds of a processor."""

INVITED: Final = 4
"""So many people may be invited to a table; the largest board has room for five."""

CLICKS_AT_ONCE: Final = 5
"""So many clicks and commands of one person in one channel are worked on at once; nobody's fingers are faster."""
