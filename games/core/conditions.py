"""Conditions of orders that are left ahead: what must hold, so far as their seat can know.

A game declares its kinds of conditions (`Game.conditions`). Each is checked from what the seat sees when its
question comes, and what it was told since it left the order. So it tells nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from games.core import codec
from games.core.events import Event


class Condition(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A condition; every subclass is tagged with its name, and its fields say of what it is one."""

    @classmethod
    def offered(cls, _view: Any) -> Iterable[Condition]:
        """List the conditions of this kind that make sense for who sees this."""
        return ()

    def holds(self, _view: Any, _since: Sequence[Event]) -> bool:
        """Say whether it holds, from what a seat sees now and was told since it left its order."""
        return True


def offered(kinds: Iterable[type[Condition]], view: Any) -> list[Condition]:
    """List all conditions that make sense for who sees this, each once."""
    return list(dict.fromkeys(each for kind in kinds for each in kind.offered(view)))


def token(condition: Condition) -> str:
    """Name a condition in few characters, as a menu does."""
    return codec.fingerprint(condition)[:12]


def write(condition: Condition | None) -> str:
    """Write a condition as it is stored; none: nothing."""
    return "" if condition is None else codec.to_json(condition).decode()


def read(kinds: Sequence[type[Condition]], written: str) -> Condition | None:
    """Read a condition that was stored."""
    if not written:
        return None
    found: Condition = codec.from_json(written, reduce(or_, kinds))
    return found
