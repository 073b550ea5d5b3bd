"""Chance as an argument: every draw has a number, a label and a record.

Draw *n* of a seeded table is HMAC-SHA256(seed, n, label) reduced without bias, so that anybody
who is given the seed after the game can check every draw.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")

_RANGE = 1 << 256


class Draw(msgspec.Struct, frozen=True):
    """One result of chance: a number from 0 to below - 1."""

    n: int
    label: str
    below: int
    result: int


class Chance(Protocol):
    """A source of draws; `draws` is what it has given since it was made or last cleared."""

    draws: list[Draw]

    def below(self, below: int, label: str) -> int:
        """Draw a number from 0 to below - 1."""


def derive(seed: bytes, n: int, label: str, below: int) -> int:
    """Give draw number n of a seed; values past the last full multiple are drawn again."""
    full = _RANGE - _RANGE % below
    attempt = 0
    while True:
        message = f"{n}\n{label}\n{attempt}".encode()
        value = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
        if value < full:
            return value % below
        attempt += 1


def commitment(seed: bytes) -> str:
    """Give the fingerprint of a seed that is posted before the first draw."""
    return hashlib.sha256(seed).hexdigest()


class Seeded:
    """Draws from a secret seed; the counter never goes back."""

    def __init__(self, seed: bytes, n: int = 0) -> None:
        self._seed = seed
        self.n = n
        self.draws: list[Draw] = []

    def below(self, below: int, label: str) -> int:
        """Draw a number from 0 to below - 1."""
        result = derive(self._seed, self.n, label, below)
        self.draws.append(Draw(self.n, label, below, result))
        self.n += 1
        return result


class ReplayMismatch(Exception):
    """A record does not fit the rules it is replayed with."""


class Recorded:
    """Draws read back from a log, each checked against what the rules ask for."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._left = list(draws)[::-1]
        self.draws: list[Draw] = []

    def below(self, below: int, label: str) -> int:
        """Read the next draw of the log."""
        if not self._left:
            raise ReplayMismatch(f"the rules ask for a draw “{label}” that the record does not have")
        draw = self._left.pop()
        if (draw.label, draw.below) != (label, below):
            raise ReplayMismatch(f"draw {draw.n} is “{draw.label}” in the record, “{label}” in the rules")
        if not 0 <= draw.result < below:
            raise ReplayMismatch(f"draw {draw.n} is {draw.result}, which is not below {below}")
        self.draws.append(draw)
        return draw.result

    @property
    def used_up(self) -> bool:
        """Say whether every draw of the log was asked for."""
        return not self._left


class Scripted:
    """Draws laid down by a test, by label; labels without a script fall back on a seed."""

    def __init__(self, script: Mapping[str, Sequence[int]] | None = None, seed: bytes = b"script") -> None:
        self._script = {label: list(results) for label, results in (script or {}).items()}
        self._rest = Seeded(seed)
        self.draws: list[Draw] = []

    def script(self, label: str, *results: int) -> None:
        """Lay down the next results of a label."""
        self._script.setdefault(label, []).extend(results)

    def below(self, below: int, label: str) -> int:
        """Give the next result laid down for the label."""
        laid = self._script.get(label)
        result = laid.pop(0) if laid else self._rest.below(below, label)
        if not 0 <= result < below:
            raise ValueError(f"the script gives {result} for “{label}”, which is not below {below}")
        self.draws.append(Draw(len(self.draws), label, below, result))
        return result


def pick(chance: Chance, items: Sequence[T], label: str) -> T:
    """Draw one of the items."""
    return items[chance.below(len(items), label)]


def draw_out(chance: Chance, items: list[T], label: str) -> T:
    """Draw one of the items and take it out of the list; what is left keeps its order."""
    return items.pop(chance.below(len(items), label))


def roll(chance: Chance, label: str, faces: int = 6) -> int:
    """Roll a die."""
    return chance.below(faces, label) + 1
