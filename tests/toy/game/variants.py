"""2: how many rounds there are, by the variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.errors import Refusal

VARIANTS = ("long", "short")
_ROUNDS = {"long": 5, "short": 1}
_USUAL = 3


def rounds_of(options: Mapping[str, str]) -> int:
    """Count the rounds of a table."""
    chosen = options.get("variants", "").split(",")
    return next((rounds for variant, rounds in _ROUNDS.items() if variant in chosen), _USUAL)


def why_not(_scenario: str, seats: int, variants: Sequence[str]) -> Refusal | None:
    """2: a market is long or short, and a long one is for three."""
    if {"long", "short"} <= set(variants):
        return Refusal("2", "long-and-short")
    if "long" in variants and seats < 3:
        return Refusal("2", "long-needs-three")
    return None
