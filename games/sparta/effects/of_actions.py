"""Verbs of action cards alone."""

from __future__ import annotations

from typing import Literal

from games.sparta.effects.base import Effect, UnitKind, Where, Who


class Mobilise(Effect, frozen=True, kw_only=True):
    """Mobilise a unit for a fixed price, to be deployed now, later, or onto an enemy."""

    unit: UnitKind
    cost: int
    deploy: Literal["now", "later", "fight"]
    where: Where = Where()
    free_path: bool = False
    must: bool = False
    who: Who = "actor"


class SiegeHit(Effect, frozen=True, kw_only=True):
    """Take enemy influence from a city that is besieged."""

    n: int


class SiegeRoll(Effect, frozen=True, kw_only=True):
    """Carry out a siege action at once, with more dice."""

    bonus: int


class Relocate(Effect, frozen=True, kw_only=True):
    """Move a unit that is on the map."""

    unit: UnitKind


class Territory(Effect, frozen=True, kw_only=True):
    """Found an absent territory."""


class Megalopolis(Effect, frozen=True, kw_only=True):
    """Make Mantineia a megapolis."""


class Marker(Effect, frozen=True, kw_only=True):
    """Put a lasting marker, or take it off."""

    key: Literal[
        "helot-revolt",
        "long-walls",
        "megalopolis",
        "instant-raid",
        "truce",
        "oblique-order",
        "ill-omens",
    ]
    action: Literal["", "remove"] = ""


class Commander(Effect, frozen=True, kw_only=True):
    """Exhaust an enemy commander, or bring him to trial."""

    action: Literal["exhaust", "trial"]
    named: bool
    state: tuple[Literal["ready", "exhausted", "mobilised"], ...]


class Demobilise(Effect, frozen=True, kw_only=True):
    """Take a mobilised unit back."""

    who: Who = "actor"


class RewardNow(Effect, frozen=True, kw_only=True):
    """Take marker and reward of an ally at once that an envoy of this card has won."""


class HandSwap(Effect, frozen=True, kw_only=True):
    """Look at random cards of the enemy's hand; one may be exchanged."""

    n: int
