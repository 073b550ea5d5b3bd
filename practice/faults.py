"""Failures on order, so that tests can see how the bot bears them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from practice.errors import ApiError
from practice.model import Json
from practice.ratelimits import RateLimited


class Kind(Enum):
    """What goes wrong."""

    REFUSAL = "refusal"
    CLOUDFLARE = "cloudflare"
    RESET = "reset"
    DELAY = "delay"


@dataclass
class Fault:
    """One failure, for a number of requests to one route."""

    kind: Kind
    route: re.Pattern[str]
    times: int
    after: bool = False
    """The request is carried out, and only its answer fails."""
    refusal: ApiError | None = None
    status: int = 0
    seconds: float = 0.0


class CloudflareAnswer(Exception):
    """An answer of the network before Discord: a page for people, and nothing that a bot could read."""

    def __init__(self, status: int, retry_after: float) -> None:
        super().__init__(status)
        self.status = status
        self.retry_after = retry_after

    @property
    def text(self) -> str:
        """Return the body of the answer."""
        said = "error code: 1015" if self.status == 429 else f"error code: {self.status}"
        return f"<!DOCTYPE html><html><head><title>discord.com</title></head><body>{said}</body></html>"

    def headers(self) -> dict[str, str]:
        """Return the headers: neither a bucket nor the way through Discord's own proxies."""
        said = {"Server": "cloudflare", "CF-RAY": "practice"}
        return said | {"Retry-After": f"{self.retry_after:.0f}"} if self.retry_after else said


class Faults:
    """The failures still to come."""

    def __init__(self) -> None:
        self._pending: list[Fault] = []

    def refuse(self, route: str, refusal: ApiError, *, times: int = 1, after: bool = False) -> None:
        """Refuse the next requests to a route as Discord does: see `practice.errors`, and its `by_code`."""
        self._pending.append(Fault(Kind.REFUSAL, _pattern(route), times, after, refusal))

    def fail(
        self,
        route: str,
        *,
        status: int = 500,
        code: int = 0,
        errors: Json | None = None,
        times: int = 1,
        after: bool = False,
    ) -> None:
        """Answer the next requests to a route with any status, number and nested errors."""
        refusal = ApiError(status, code, f"{status}: practice failure", errors)
        self.refuse(route, refusal, times=times, after=after)

    def rate_limit(
        self,
        route: str,
        *,
        retry_after: float = 0.05,
        times: int = 1,
        scope: str = "user",
        is_global: bool = False,
        code: int = 0,
    ) -> None:
        """Answer the next requests to a route with 429; a code says of what there was too much."""
        limit = RateLimited(retry_after, scope="global" if is_global else scope, code=code)
        self.refuse(route, limit, times=times)

    def cloudflare(
        self, route: str, *, status: int = 403, retry_after: float = 0.0, times: int = 1, after: bool = False
    ) -> None:
        """Answer the next requests to a route with a page of HTML, as the network before Discord does."""
        fault = Fault(Kind.CLOUDFLARE, _pattern(route), times, after, status=status, seconds=retry_after)
        self._pending.append(fault)

    def reset(self, route: str, *, times: int = 1, after: bool = False) -> None:
        """Cut the connection of the next requests to a route."""
        self._pending.append(Fault(Kind.RESET, _pattern(route), times, after))

    def delay(self, route: str, *, seconds: float, times: int = 1, after: bool = False) -> None:
        """Let the next requests to a route wait."""
        self._pending.append(Fault(Kind.DELAY, _pattern(route), times, after, seconds=seconds))

    def clear(self) -> None:
        """Let nothing fail any more."""
        self._pending.clear()

    def next_for(self, method: str, path: str, *, after: bool) -> Fault | None:
        """Take the failure ordered for this request, if any."""
        for fault in self._pending:
            if fault.after == after and fault.route.fullmatch(f"{method} {path}"):
                fault.times -= 1
                if fault.times <= 0:
                    self._pending.remove(fault)
                return fault
        return None


def _pattern(route: str) -> re.Pattern[str]:
    """Read "POST /channels/{}/messages": braces stand for one part, a star for any rest."""
    parts = re.split(r"(\{[^}]*\}|\*)", route)
    read = ["[^/]+" if p.startswith("{") else ".*" if p == "*" else re.escape(p) for p in parts]
    return re.compile("".join(read))
