"""7 and 13 to 15: what happens to units and commanders: marches, raids, sieges."""

from __future__ import annotations

from typing import Literal

from games.sparta.figures import Place
from games.sparta.of_power import OfPower
from games.sparta.pieces import Face

SiegeEnd = Literal["won", "diplomacy", "lost", "broken-off", "recalled", "returned", "relocated", "home"]


class UnitMobilised(OfPower, frozen=True, kw_only=True):
    """13: a unit was mobilised under a commander; a battle card may have been bought with it."""

    unit: str
    commander: str
    talents: int
    card: bool


class UnitDeployed(OfPower, frozen=True, kw_only=True):
    """13: a unit was deployed, by a road or without one; where it attacks, to fight."""

    unit: str
    place: Place
    way: tuple[Place, ...]
    attacks: bool


class DesperateTimes(OfPower, frozen=True, kw_only=True):
    """13: a power used its Desperate Times."""


class UnitHome(OfPower, frozen=True, kw_only=True):
    """13: a unit went home."""

    unit: str


class CommanderChanged(OfPower, frozen=True, kw_only=True):
    """7: a commander is ready, exhausted or gone, or became a veteran or regular."""

    commander: str
    change: Literal["ready", "exhausted", "gone", "veteran", "regular"]


class CommandersArrived(OfPower, frozen=True, kw_only=True):
    """12: new commanders are ready."""

    commanders: tuple[str, ...]


class TrialRolled(OfPower, frozen=True, kw_only=True):
    """A commander stood trial."""

    commander: str
    face: Face


class Raided(OfPower, frozen=True, kw_only=True):
    """14: a unit raided a place; what was raided before pays nothing."""

    unit: str
    place: Place
    talents: int


class RaidGivenUp(OfPower, frozen=True, kw_only=True):
    """14: a unit found influence of its own power, raided nothing and went home (ruling 46)."""

    unit: str
    place: Place


class OmensObeyed(OfPower, frozen=True, kw_only=True):
    """Ill omens kept a unit from its raid."""

    unit: str
    place: Place


class SiegeBegan(OfPower, frozen=True, kw_only=True):
    """14: a unit began a siege; it may have landed from a ship."""

    place: Place
    unit: str
    ship: str


class SiegeRolled(OfPower, frozen=True, kw_only=True):
    """15: the dice of a siege action, and that of a commander that was rolled apart."""

    place: Place
    faces: tuple[Face, ...]
    apart: Face | None


class SiegeLeft(OfPower, frozen=True, kw_only=True):
    """15: a power broke a siege off; what was rolled for the commander, unless he needs no die."""

    place: Place
    commander: str
    face: Face | None


class CommanderReplaced(OfPower, frozen=True, kw_only=True):
    """7: somebody else took the command over of a unit on the map."""

    unit: str
    commander: str


class SiegeEnded(OfPower, frozen=True, kw_only=True):
    """15: a siege by a power has ended."""

    place: Place
    unit: str
    how: SiegeEnd
    talents: int
