"""7.1 and 7.2: oration Honour, and who controls the City-State."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.pericles import honour
from games.pericles.board import OF_SIDE, OSTRACISM, board, compatriot, sign
from games.pericles.events.assembly import (
    ControlSettled,
    FavourHonoured,
    FavourMoved,
    IssuesDropped,
    OrationLevel,
    OrationScored,
    OstracismScored,
)

if TYPE_CHECKING:
    from games.pericles.figures import Faction, Side
    from games.pericles.pieces import Issue
    from games.pericles.state import State


def won_by(state: State, side: Side, faction: Faction) -> list[Issue]:
    """6.16: list the issues on a faction's half."""
    return [issue for issue in state.cities[side].track if issue.box * sign(faction) > 0]


def holder_of(state: State, side: Side, kind: str) -> Faction:
    """Name who has won an issue of a kind; nobody: nothing."""
    return next(
        (
            faction
            for faction in OF_SIDE[side]
            if any(issue.kind == kind for issue in won_by(state, side, faction))
        ),
        "",
    )


def oration_of(state: State, side: Side, faction: Faction) -> int:
    """7.1: add up the boxes of all issues that a faction has won."""
    return sum(abs(issue.box) for issue in won_by(state, side, faction))


class Oration(Step):
    """6.16 and 7.1: issues at the centre go back; ostracism, or else oration, moves Honour."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        for side in table.state.sides:
            _drop(table, side)
            holder = holder_of(table.state, side, OSTRACISM)
            if holder:
                _ostracise(table, holder)
            else:
                _orate(table, side)


def _drop(table: Table[State], side: Side) -> None:
    city = table.state.cities[side]
    dropped = tuple(issue.kind for issue in city.track if not issue.box)
    city.track = [issue for issue in city.track if issue.box]
    if dropped:
        table.tell(IssuesDropped(side=side, issues=dropped))


def _ostracise(table: Table[State], holder: Faction) -> None:
    """7.1: ostracism pays in full, whatever the compatriot has to lose (A59)."""
    amount, rival = board().honour.ostracism, compatriot(holder)
    gained = honour.change(table.state, holder, amount, "ostracism")
    lost = -honour.change(table.state, rival, -amount, "ostracism")
    table.tell(OstracismScored(faction=holder, rival=rival, gained=gained, lost=lost))


def _orate(table: Table[State], side: Side) -> None:
    """7.1: the difference, three at most, and no more than the compatriot really loses (A33)."""
    state = table.state
    scores = {faction: oration_of(state, side, faction) for faction in OF_SIDE[side]}
    best, other = sorted(OF_SIDE[side], key=lambda faction: -scores[faction])
    if scores[best] == scores[other]:
        table.tell(OrationLevel(side=side, total=scores[best]))
        return
    amount = min(scores[best] - scores[other], board().honour.oration)
    lost = -honour.change(state, other, -amount, "oration")
    gained = honour.change(state, best, lost, "oration")
    told = OrationScored(
        faction=best, rival=other, total=scores[best], less=scores[other], gained=gained, lost=lost
    )
    table.tell(told)


class Control(Step):
    """7.2: who controls each City-State, and whom the Assembly favours."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        for side in table.state.sides:
            self._settle(table, side)

    def _settle(self, table: Table[State], side: Side) -> None:
        state = table.state
        holder = holder_of(state, side, OSTRACISM)
        first, second = OF_SIDE[side]
        lead = len(won_by(state, side, first)) - len(won_by(state, side, second))
        most = first if lead > 0 else second if lead < 0 else ""
        chosen = holder or most or _break_tie(state, side)
        state.cities[side].controlling = chosen
        number = len(won_by(state, side, chosen))
        table.tell(ControlSettled(side=side, faction=chosen, number=number))
        if holder:
            _favour(table, side, holder)
        elif most:
            _draw_favour(table, side, most)


def _break_tie(state: State, side: Side) -> Faction:
    """7.2: favour breaks a tie, then oration, then who controls already."""
    city = state.cities[side]
    first, second = OF_SIDE[side]
    lead = oration_of(state, side, first) - oration_of(state, side, second)
    return city.favour or (first if lead > 0 else second if lead < 0 else city.controlling)


def _favour(table: Table[State], side: Side, faction: Faction) -> None:
    city = table.state.cities[side]
    if city.favour != faction:
        city.favour = faction
        table.tell(FavourMoved(side=side, faction=faction))


def _draw_favour(table: Table[State], side: Side, faction: Faction) -> None:
    """7.2: one box towards the winner; a favour that is held already is a point of Honour."""
    city, rival = table.state.cities[side], compatriot(faction)
    if city.favour == faction:
        amount = board().honour.favour
        gained = honour.change(table.state, faction, amount, "favour")
        lost = -honour.change(table.state, rival, -amount, "favour")
        table.tell(FavourHonoured(faction=faction, rival=rival, gained=gained, lost=lost))
        return
    city.favour = "" if city.favour == rival else faction
    table.tell(FavourMoved(side=side, faction=city.favour))
