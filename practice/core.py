"""What every part of the practice server shares: state, clock, listeners, settings."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from practice.clock import Clock
from practice.faults import Faults
from practice.files import Files
from practice.gateway.session import Sessions
from practice.listeners import PageListeners
from practice.payloads import Payloads
from practice.ratelimits import RateLimits
from practice.snowflakes import Snowflakes
from practice.store import Store, write_store

if TYPE_CHECKING:
    from practice.gateway.connection import Connection
    from practice.interaction import Interaction

SAVE_DELAY = 1.0


@dataclass
class Settings:
    """How a practice server behaves."""

    token: str
    url: str = ""
    ack_seconds: float = 3.0
    """How long the bot has to acknowledge an interaction."""
    token_seconds: float = 900.0
    """How long an interaction's token serves for follow-ups."""
    nonce_seconds: float = 300.0
    """How long an enforced nonce is remembered."""
    heartbeat_seconds: float = 41.25
    privileged_intents: int = 0
    join_prefix: str = "join:"
    """A component whose custom_id begins so seats whoever presses it."""
    state_file: Path | None = None

    @property
    def gateway_url(self) -> str:
        """Return the gateway's websocket address."""
        return self.url.replace("http", "ws", 1) + "/gateway"


class Core:
    """The shared parts, passed to every operation."""

    def __init__(
        self, *, store: Store, clock: Clock, ids: Snowflakes, files: Files, settings: Settings
    ) -> None:
        self.store = store
        self.clock = clock
        self.ids = ids
        self.files = files
        self.settings = settings
        self.payloads = Payloads(store, settings.url)
        self.sessions = Sessions()
        self.connections: set[Connection] = set()
        self.gateway_open = asyncio.Event()
        """While cleared, new gateway connections wait."""
        self.gateway_open.set()
        self.page = PageListeners()
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.interactions: dict[str, Interaction] = {}
        """By token."""
        self._save_timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Have the state saved soon, if it is saved at all."""
        if self.settings.state_file is not None and self._save_timer is None:
            self._save_timer = asyncio.get_running_loop().call_later(SAVE_DELAY, self.save)

    def save(self) -> None:
        """Write the state now."""
        if self._save_timer is not None:
            self._save_timer.cancel()
            self._save_timer = None
        if self.settings.state_file is not None:
            write_store(self.store, self.settings.state_file)
