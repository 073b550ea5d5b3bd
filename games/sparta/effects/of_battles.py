"""Verbs of battle cards; commanders have some of them too."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.sparta.effects.base import Cancelled, Effect


class Strength(Effect, frozen=True, kw_only=True):
    """Move the combat marker."""

    n: int


class Cancel(Effect, frozen=True, kw_only=True):
    """Cancel advantages of the enemy."""

    n: int
    advantages: tuple[Cancelled, ...] = msgspec.field(name="from")


class DoubleHome(Effect, frozen=True, kw_only=True):
    """Count the own homeland advantage twice."""


class WinTies(Effect, frozen=True, kw_only=True):
    """Win if the battle ends level."""


class OwnLoss(Effect, frozen=True, kw_only=True):
    """Change the own loss."""

    n: int


class EnemyLoss(Effect, frozen=True, kw_only=True):
    """Change the enemy's loss."""

    n: int
    only_if_win: bool = False


class BothLoss(Effect, frozen=True, kw_only=True):
    """Change both losses."""

    n: int


class Sacrifice(Effect, frozen=True, kw_only=True):
    """Give up influence in the battle's region, or reduce a support."""

    what: Literal["influence", "support"]
    kind: Literal["", "elite", "peltast", "cavalry", "fleet"] = ""


class PlaceInfluence(Effect, frozen=True, kw_only=True):
    """Put an influence into a city of the battle's region."""


class Fate(Effect, frozen=True, kw_only=True):
    """Change how the own commander's fate is rolled."""

    mode: Literal["safe", "risk"]


class DiscardEnemy(Effect, frozen=True, kw_only=True):
    """Let the opponent discard battle cards at random."""

    n: int


class Peek(Effect, frozen=True, kw_only=True):
    """Look at the enemy's battle cards."""


class Counter(Effect, frozen=True, kw_only=True):
    """Let the next battle card of the opponent have no effect."""


class Spoils(Effect, frozen=True, kw_only=True):
    """Win more, if the battle is won."""

    talents: int = 0
    favour: int = 0
    fleet: int = 0


class Tax(Effect, frozen=True, kw_only=True):
    """Let the opponent pay, or the marker moves."""

    n: int
    strength: int
