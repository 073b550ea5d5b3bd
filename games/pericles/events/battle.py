"""9.4 to 9.7: what happens in battle."""

from __future__ import annotations

from typing import ClassVar

from games.core.events import Event
from games.pericles.figures import Element, Faction, Side, Theatre


class BattleJoined(Event, frozen=True, kw_only=True):
    """9.4: a battle is fought in a theatre."""

    theatre: Theatre
    element: Element
    faction: Faction
    """The commander."""


class StrengthCounted(Event, frozen=True, kw_only=True):
    """9.42: what a Side's total is made of."""

    reveals: ClassVar[bool] = True
    side: Side
    units: int
    bases: int
    strategoi: int
    treachery: int
    card: str
    value: int
    total: int


class BattleWon(Event, frozen=True, kw_only=True):
    """9.43: a Side won a battle."""

    side: Side
    theatre: Theatre
    element: Element
    margin: int


class BattleTied(Event, frozen=True, kw_only=True):
    """9.43: nobody won a battle."""

    theatre: Theatre
    element: Element


class UnitsLost(Event, frozen=True, kw_only=True):
    """9.44 and 9.45: units of a Side died."""

    side: Side
    theatre: Theatre
    units: tuple[tuple[str, int], ...]


class BasesRazed(Event, frozen=True, kw_only=True):
    """9.44: bases of a Side were destroyed, and its treachery with them."""

    side: Side
    theatre: Theatre
    units: tuple[tuple[str, int], ...]
    treachery: int


class BattleHonoured(Event, frozen=True, kw_only=True):
    """9.5: Honour that a faction gained or lost by a battle."""

    faction: Faction
    change: int


class HostagesTaken(Event, frozen=True, kw_only=True):
    """9.46: a Side took hostages, and a faction gained Honour."""

    side: Side
    faction: Faction
    gained: int


class MajorDefeat(Event, frozen=True, kw_only=True):
    """9.54: a Side suffered a major defeat: War/Peace lies in a box of its opposition."""

    side: Side
    half: Faction
    box: int


class TokensReturned(Event, frozen=True, kw_only=True):
    """9.7: committed tokens went back to the stock."""

    side: Side
    tokens: int
