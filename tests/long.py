"""More of the same: what tests also try when they are run with `--long`."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_asked = [False]


def ask(*, is_long: bool) -> None:
    """Note whether the run is a long one, before tests are collected."""
    _asked[0] = is_long


def is_asked() -> bool:
    """Say whether the run is a long one."""
    return _asked[0]


def also(always: Iterable[T], if_long: Iterable[T]) -> list[T]:
    """Give the cases of a test: those of every run, and those of a long one."""
    return [*always, *(if_long if is_asked() else ())]
