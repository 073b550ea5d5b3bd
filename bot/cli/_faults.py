"""What ends a command early, with one sentence for the user."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class BadInput(Exception):
    """The user's input cannot be used: exit status 2."""

    status = 2


class Failed(Exception):
    """The input was fine, but what was to be shown does not hold: exit status 1."""

    status = 1


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Give a short question about the nearest known word, or nothing."""
    near = get_close_matches(word.lower(), list(known), n=1, cutoff=0.5)
    return f" Did you mean “{near[0]}”?" if near else ""
