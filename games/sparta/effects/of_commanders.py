"""Verbs of commanders, in force while they command."""

from __future__ import annotations

from games.sparta.effects.base import Advantage, Effect, Element, SupportKind, UnitKind, When


class SiegeDice(Effect, frozen=True, kw_only=True):
    """Roll more dice in his siege actions."""

    n: int
    first_roll_only: bool = False
    eliminate_on_failure: bool = False


class SiegeSafe(Effect, frozen=True, kw_only=True):
    """Lose no army strength by failures in his siege actions."""


class SiegeAbortSafe(Effect, frozen=True, kw_only=True):
    """Break off his siege without a die."""


class RaidTalents(Effect, frozen=True, kw_only=True):
    """Take more talents when a raid of his pays."""

    n: int
    unit: UnitKind


class MobiliseDiscount(Effect, frozen=True, kw_only=True):
    """Mobilise more cheaply under him."""

    n: int


class BattleDraw(Effect, frozen=True, kw_only=True):
    """Draw battle cards at the start of his battles."""

    n: int


class BattleStrength(Effect, frozen=True, kw_only=True):
    """Be stronger in his battles."""

    n: int
    kind: Element
    when: When


class Weight(Effect, frozen=True, kw_only=True):
    """Count own supports of a kind several times in his battles."""

    kind: SupportKind
    x: int


class Protect(Effect, frozen=True, kw_only=True):
    """Keep an advantage from being cancelled in his battles."""

    advantage: Advantage


class Ignore(Effect, frozen=True, kw_only=True):
    """Never let the enemy count an advantage in his battles."""

    advantage: Advantage
    kind: Element


class Loss(Effect, frozen=True, kw_only=True):
    """Change the own loss in his battles."""

    n: int
    kind: Element


class WinsTies(Effect, frozen=True, kw_only=True):
    """Win battles of his that end level."""
