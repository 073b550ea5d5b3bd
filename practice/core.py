"""What every part of the practice server shares: state, clock, listeners, settings."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from practice.clock import Clock
from practice.faults import Faults
from practice.files import Files
from practice.gateway.session import Sessions
from practice.keeper import Keeper
from practice.listeners import PageListeners
from practice.model import Message
from practice.payloads import Payloads
from practice.ratelimits import RateLimits
from practice.snowflakes import Snowflakes
from practice.store import Store

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
    closed_code: int = 50007
    """How the bot is told that somebody takes no direct messages; newer ways to close them give 50278."""
    max_active_threads: int = 1000
    """How many threads of a server can be open at once."""
    heartbeat_seconds: float = 41.25
    privileged_intents: int = 0
    join_prefix: str = "join:"
    """A component whose custom_id begins so seats the user who presses it."""

    @property
    def gateway_url(self) -> str:
        """Return the gateway's websocket address."""
        return self.url.replace("http", "ws", 1) + "/gateway"


class Core:
    """The shared parts, passed to every operation."""

    def __init__(
        self,
        *,
        store: Store,
        clock: Clock,
        ids: Snowflakes,
        files: Files,
        settings: Settings,
        keeper: Keeper | None = None,
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
        self.guilds_out: set[str] = set()
        """During an outage of a server the bot is told nothing of it, but that it is unavailable."""
        self.page = PageListeners()
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.interactions: dict[str, Interaction] = {}
        """By token."""
        self.bugs: list[Exception] = []
        """What went wrong in this server itself, which is no refusal of Discord's."""
        self.keeper = keeper
        self._touched: set[tuple[str, str]] = set()
        self._save_timer: asyncio.TimerHandle | None = None

    def changed(self, message: Message | None = None) -> None:
        """Have a change saved soon, if anything is saved at all; a changed message is named."""
        if self.keeper is None:
            return
        if message is not None:
            self._touched.add((message.channel_id, message.id))
        if self._save_timer is None:
            self._save_timer = asyncio.get_running_loop().call_later(SAVE_DELAY, self.save)

    def save(self) -> None:
        """Write what has changed, now."""
        if self._save_timer is not None:
            self._save_timer.cancel()
            self._save_timer = None
        if self.keeper is not None:
            self.keeper.write(self.store, self._touched)
            self._touched.clear()
