"""Verbs that any card and any trigger of a commander may have."""

from __future__ import annotations

from typing import Literal

from games.sparta.effects.base import Effect, Where, Who


class Envoy(Effect, frozen=True, kw_only=True):
    """Send envoys, each into one place."""

    size: Literal["minor", "major"]
    where: Where
    who: Who = "actor"
    count: int = 1
    distinct: Literal["", "space", "region"] = ""
    mode: Literal["", "remove-only"] = ""
    contested_ok: bool = False


class Influence(Effect, frozen=True, kw_only=True):
    """Change influence in a place without an envoy."""

    space: str
    n: int
    who: Who = "actor"
    contested_ok: bool = False


class Talents(Effect, frozen=True, kw_only=True):
    """Gain or lose talents."""

    n: int
    who: Who = "actor"


class Favour(Effect, frozen=True, kw_only=True):
    """Gain or lose favours."""

    n: int
    who: Who = "actor"


class Army(Effect, frozen=True, kw_only=True):
    """Change the army strength."""

    n: int
    who: Who = "actor"


class Fleet(Effect, frozen=True, kw_only=True):
    """Change the fleet strength."""

    n: int
    who: Who = "actor"


class BattleCards(Effect, frozen=True, kw_only=True):
    """Draw battle cards, or discard some at random."""

    n: int
    who: Who = "actor"


class Support(Effect, frozen=True, kw_only=True):
    """Promote, reduce, rebuild or hire a support: one of a kind, or the one that is named."""

    action: Literal["promote", "reduce", "rebuild", "hire"]
    kind: Literal["", "any", "land", "elite", "peltast", "cavalry", "fleet"] = ""
    id: str = ""
    side: Literal["regular", "veteran"] = "regular"
    who: Who = "actor"


class RaidMarker(Effect, frozen=True, kw_only=True):
    """Take a raid marker off a place."""

    where: Where


class Pay(Effect, frozen=True, kw_only=True):
    """Pay in full, or the rest of the list is skipped."""

    talents: int = 0
    favour: int = 0
    who: Who = "actor"
    to: Literal["", "actor"] = ""
    must: bool = False


class DiscardAction(Effect, frozen=True, kw_only=True):
    """Discard action cards."""

    n: int
