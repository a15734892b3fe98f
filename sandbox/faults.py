"""Misbehaviour on request: delays, failures and doubled deliveries, as tests order them."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from sandbox.errors import Json

# A number is answered instead of doing anything (400: the form is wrong); "timeout" is a 504 after a while; "delay"
# does it later; "cut" tears the connection before anything is done, "lost answer" after it was done.
Kind = Literal["400", "403", "429", "500", "502", "503", "504", "timeout", "delay", "cut", "lost answer"]


class Fault(msgspec.Struct):
    """What happens to the next `times` requests whose "METHOD /route" contains `where`."""

    kind: Kind
    times: int
    where: str = ""
    seconds: float = 0.0
    gate: asyncio.Event | None = None


class Delivery(msgspec.Struct):
    """What happens to the next interactions on their way to the bot."""

    twice: int = 0
    late: float = 0.0
    lost: int = 0
    swapped: int = 0
    kept: Json | None = None
    """The one that waits for the next to overtake it."""


class Faults:
    """The orders that are still to be carried out, and how many were."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self.delivery = Delivery()
        self.carried_out = 0

    def order(self, fault: Fault) -> None:
        self._faults.append(fault)

    def clear(self) -> None:
        self._faults.clear()
        self.delivery = Delivery()

    def next_for(self, route: str) -> Fault | None:
        """The fault for this request, if one is due; `route` is "METHOD /path/{parameter}"."""
        for fault in self._faults:
            if fault.where in route:
                fault.times -= 1
                if fault.times <= 0:
                    self._faults.remove(fault)
                self.carried_out += 1
                return fault
        return None
