"""Failures on order, so that tests can see how the bot bears them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum


class Kind(Enum):
    """What goes wrong."""

    STATUS = "status"
    RATE_LIMIT = "rate limit"
    RESET = "reset"
    DELAY = "delay"


@dataclass
class Fault:
    """One failure, for a number of requests to one route."""

    kind: Kind
    route: re.Pattern[str]
    times: int
    status: int = 500
    code: int = 0
    """Discord's own number of the error."""
    seconds: float = 0.0
    is_global: bool = False
    after: bool = False
    """The request is carried out, and only its answer fails."""


class Faults:
    """The failures still to come."""

    def __init__(self) -> None:
        self._pending: list[Fault] = []

    def fail(
        self, route: str, *, status: int = 500, code: int = 0, times: int = 1, after: bool = False
    ) -> None:
        """Answer the next requests to a route with an error status."""
        self._add(Fault(Kind.STATUS, _pattern(route), times, status=status, code=code, after=after))

    def rate_limit(
        self,
        route: str,
        *,
        retry_after: float = 0.05,
        times: int = 1,
        is_global: bool = False,
        code: int = 0,
    ) -> None:
        """Answer the next requests to a route with 429; a code says of what there was too much."""
        limit = Fault(Kind.RATE_LIMIT, _pattern(route), times, seconds=retry_after, code=code)
        self._add(replace(limit, is_global=is_global))

    def reset(self, route: str, *, times: int = 1, after: bool = False) -> None:
        """Cut the connection of the next requests to a route."""
        self._add(Fault(Kind.RESET, _pattern(route), times, after=after))

    def delay(self, route: str, *, seconds: float, times: int = 1, after: bool = False) -> None:
        """Let the next requests to a route wait."""
        self._add(Fault(Kind.DELAY, _pattern(route), times, seconds=seconds, after=after))

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

    def _add(self, fault: Fault) -> None:
        self._pending.append(fault)


def _pattern(route: str) -> re.Pattern[str]:
    """Read "POST /channels/{}/messages": braces stand for one part, a star for any rest."""
    parts = re.split(r"(\{[^}]*\}|\*)", route)
    read = ["[^/]+" if p.startswith("{") else ".*" if p == "*" else re.escape(p) for p in parts]
    return re.compile("".join(read))
