"""The stand-in itself: the world, the clock, and everything that reacts when something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.change_signal import ChangeSignal
from sandbox.clock import Clock, Snowflakes, Timer
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interaction
from sandbox.media import FileStore
from sandbox.page_events import Pages
from sandbox.rate_limits import RateLimits
from sandbox.sample_world import sample_world
from sandbox.traffic import Recorder
from sandbox.world import World, snowflakes_after
from sandbox.world_file import WorldFile

if TYPE_CHECKING:
    from sandbox.contract import Contract

TOKEN = "sandbox.only-on.this-machine"


class StandIn:
    """One Discord on this machine. `base_url` is known once it listens."""

    def __init__(
        self,
        clock: Clock | None = None,
        file: WorldFile | None = None,
        rate_limits: bool = False,
        contract: Contract | None = None,
        token: str = TOKEN,
    ) -> None:
        self.clock = clock or Clock()
        self.file = file or WorldFile()
        self.token = token
        self.base_url = "http://127.0.0.1:0"
        self.changed = ChangeSignal()
        self.faults = Faults()
        self.rate_limits = RateLimits(rate_limits)
        self.recorder = Recorder()
        self.contract = contract
        self.bugs: list[str] = []
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[str, str], tuple[float, str]] = {}
        self.archive_timers: dict[str, Timer] = {}  # thread -> when it may fall asleep
        self.gateway = Gateway(self)
        self.pages = Pages(self)
        self.world, self.ids = self._world()
        self.uploads = FileStore()
        if self.file.on_disk:
            self.uploads = FileStore(self.file.put_file, self.file.get_file, self.file.remove_file)

    def _world(self) -> tuple[World, Snowflakes]:
        world = self.file.load()
        if world is not None:
            return world, snowflakes_after(world, self.clock)
        ids = Snowflakes(self.clock)
        world = sample_world(self.clock, ids)
        self.file.write_world(world)
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
        self.changed.notify()
