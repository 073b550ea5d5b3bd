"""9.46 and 9.5: hostages, Honour and major defeats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.pericles import honour
from games.pericles.board import ENEMY, OF_SIDE, SIDE_OF, WAR_PEACE, board, compatriot, sign
from games.pericles.events.battle import BattleHonoured, HostagesTaken, MajorDefeat
from games.pericles.figures import Colour, Element, Faction, Side
from games.pericles.pieces import Issue

if TYPE_CHECKING:
    from games.pericles.state import State


def settle_honour(
    table: Table[State],
    owner: Faction,
    winner: Side,
    element: Element,
    lost: Mapping[Colour, int],
    razed: int,
) -> None:
    """9.5: Honour for enemy pieces that died; battle games have none."""
    if table.state.figures.kind == "battle":
        return
    loser, pieces = ENEMY[winner], sum(lost.values()) + razed
    _reward(table, owner, winner, pieces)
    taken = takes_hostages(winner, element, lost)
    if taken:
        _take_hostages(table, owner, winner)
    due = pieces - lost.get("argos", 0)
    for faction in OF_SIDE[loser]:
        _change(table, faction, -due)
    if taken or due * len(OF_SIDE[loser]) >= board().honour.major_defeat:
        suffer_major_defeat(table, loser)


def takes_hostages(winner: Side, element: Element, lost: Mapping[Colour, int]) -> bool:
    """9.46: blue ships that died at sea, or red land units on land."""
    prized: Colour = "athens" if winner == "sparta" else "sparta"
    return element == ("naval" if winner == "sparta" else "land") and lost.get(prized, 0) > 0


def _reward(table: Table[State], owner: Faction, winner: Side, pieces: int) -> None:
    """9.51 and 9.52: the commander twice, his compatriot once; or both defenders once."""
    numbers = board().honour
    if SIDE_OF[owner] == winner:
        _change(table, owner, numbers.commander * pieces)
        _change(table, compatriot(owner), numbers.compatriot * pieces)
        return
    for faction in OF_SIDE[winner]:
        _change(table, faction, numbers.defender * pieces)


def _change(table: Table[State], faction: Faction, amount: int) -> None:
    real = honour.change(table.state, faction, amount, "battle")
    if real:
        table.tell(BattleHonoured(faction=faction, change=real))


def _take_hostages(table: Table[State], owner: Faction, winner: Side) -> None:
    """9.46: one marker a Side; the Honour is won all the same."""
    city = table.state.cities[winner]
    gainer = owner if SIDE_OF[owner] == winner else city.controlling
    city.hostages = True
    gained = honour.change(table.state, gainer, board().honour.hostages, "hostages")
    table.tell(HostagesTaken(side=winner, faction=gainer, gained=gained))


def suffer_major_defeat(table: Table[State], side: Side) -> None:
    """9.54: War/Peace goes to the second box of the opposition, unless it lies there already (A11)."""
    city = table.state.cities[side]
    if any(issue.kind == WAR_PEACE for issue in city.track):
        return
    half = compatriot(city.controlling)
    city.track.append(Issue(WAR_PEACE, 2 * sign(half)))
    city.track.sort()
    table.tell(MajorDefeat(side=side, half=half, box=2))
