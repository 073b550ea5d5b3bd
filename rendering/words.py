"""The words of a picture, and what every scene asks about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Words(Protocol):
    """The words of a language, as far as every picture needs them."""

    def label(self, key: str, /, **facts: Any) -> str:
        """Give a few words for a picture."""

    def say(self, key: str, /, **facts: Any) -> str:
        """Say a sentence."""

    def name(self, thing: str, /) -> str:
        """Name a thing of the game."""


def heading(text: str) -> str:
    """Begin a label with a capital letter."""
    return text[:1].upper() + text[1:]


def newcomers(now: Sequence[Any], then: Sequence[Any] | None) -> list[bool]:
    """Tell which of the things were not there before; equal ones are counted."""
    if then is None:
        return [False] * len(now)
    left = list(then)
    return [_is_new(thing, left) for thing in now]


def _is_new(thing: Any, left: list[Any]) -> bool:
    if thing in left:
        left.remove(thing)
        return False
    return True
