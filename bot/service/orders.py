"""Standing orders as they are stored."""

import msgspec

from bot.service.values import Planned
from engine.orders import Plan

_PLAN = msgspec.json.Decoder(Plan)
_PLANNED = msgspec.json.Decoder(Planned)


def read_plan(data: bytes | None) -> Plan | None:
    return None if data is None else _PLAN.decode(data)


def read_planned(data: bytes | None) -> Planned:
    return Planned() if data is None else _PLANNED.decode(data)


def written(value: Plan | Planned | None) -> bytes | None:
    return None if value is None else msgspec.json.encode(value)
