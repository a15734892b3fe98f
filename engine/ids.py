"""The names of things: text that never changes once a map is published."""

from typing import NewType

Seat = NewType("Seat", int)
CityId = NewType("CityId", str)
RouteId = NewType("RouteId", str)
TicketId = NewType("TicketId", str)
CardId = NewType("CardId", str)

GREY = "grey"
"""The colour of a route that takes any one colour."""

FREE = -1
"""The owner of a route that nobody has claimed."""

CLOSED = -2
"""The owner of the second half of a double route once it is closed to everybody."""
