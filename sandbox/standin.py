"""The stand-in itself: the world, the clock, and everything that reacts when something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.bell import Bell
from sandbox.clock import Clock, Snowflakes, Timer
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interaction
from sandbox.keep import Keep
from sandbox.limits import Limits
from sandbox.media import Shelf
from sandbox.pages import Pages
from sandbox.sample import sample_world
from sandbox.traffic import Recorder
from sandbox.world import World, snowflakes_after

if TYPE_CHECKING:
    from sandbox.contract import Contract

TOKEN = "sandbox.only-on.this-machine"


class StandIn:
    """One Discord on this machine. `base_url` is known once it listens."""

    def __init__(
        self,
        clock: Clock | None = None,
        keep: Keep | None = None,
        rate_limits: bool = False,
        contract: Contract | None = None,
        token: str = TOKEN,
    ) -> None:
        self.clock = clock or Clock()
        self.keep = keep or Keep()
        self.token = token
        self.base_url = "http://127.0.0.1:0"
        self.bell = Bell()
        self.faults = Faults()
        self.limits = Limits(rate_limits)
        self.recorder = Recorder()
        self.contract = contract
        self.bugs: list[str] = []
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[str, str], tuple[float, str]] = {}
        self.sleepers: dict[str, Timer] = {}  # thread -> when it may fall asleep
        self.gateway = Gateway(self)
        self.pages = Pages(self)
        self.world, self.ids = self._world()
        self.shelf = Shelf(self.keep.put_file, self.keep.get_file) if self.keep.on_disk else Shelf()

    def _world(self) -> tuple[World, Snowflakes]:
        world = self.keep.load()
        if world is not None:
            return world, snowflakes_after(world, self.clock)
        ids = Snowflakes(self.clock)
        world = sample_world(self.clock, ids)
        self.keep.whole(world)
        return world, ids

    @property
    def rest_url(self) -> str:
        return f"{self.base_url}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"{self.base_url.replace('http', 'ws', 1)}/gateway"

    @property
    def cdn_url(self) -> str:
        return f"{self.base_url}/cdn"

    def environment(self) -> dict[str, str]:
        """What a bot needs to log in here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_REST_URL": self.rest_url,
            "DISCORD_GATEWAY_URL": self.gateway_url,
            "DISCORD_CDN_URL": self.cdn_url,
        }

    def bot_came_or_went(self) -> None:
        self.pages.everyone({"type": "bot", "online": self.gateway.online})
        self.bell.ring()
