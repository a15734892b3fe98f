"""Seats, and what stands in place of the owner or the colour of a route."""

from typing import NewType

Seat = NewType("Seat", int)

GREY = "grey"
"""The colour of a route that takes any one colour."""

FREE = -1
"""The owner of a route that nobody has claimed."""

CLOSED = -2
"""The owner of the second half of a double route once it is closed to everybody."""
