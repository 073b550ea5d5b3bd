"""9.44 and 9.45: who dies in a battle is always chosen by the enemy (A7)."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.agenda import Table
from games.core.decision import Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import losses, purse, queries
from games.pericles.actions import Kill, Raze
from games.pericles.board import CITY, ENEMY, LEAGUE
from games.pericles.events.battle import BasesRazed, UnitsLost
from games.pericles.figures import Colour, Element, Faction, Side, Theatre
from games.pericles.losses import Dead, Toll

if TYPE_CHECKING:
    from games.pericles.state import State


def dead_of(action: Kill) -> Dead:
    """Return the pieces that an answer names."""
    return Dead(action.city, action.league, action.argos, action.three_hundred)


def why_not_kill(tolls: list[Toll], side: Side, action: Kill) -> Refusal | None:
    """9.44: one row of the table, its whole number, of pieces that are there (A8, A49)."""
    dead = dead_of(action)
    if any(dead in losses.ways(toll, side) for toll in tolls):
        return None
    touched = [toll for toll in tolls if set(losses.colours_of(dead, side)) <= set(toll.present)]
    if not touched:
        return Refusal("9.44", "one-row", side=side)
    if all(dead.number != toll.number for toll in touched):
        return Refusal("9.44", "row-number", number=touched[0].number)
    return Refusal("9.44", "pieces-not-there", side=side)


class Losses(Once, kw_only=True):
    """9.44 and 9.45: a faction chooses which enemy units die."""

    phase: ClassVar[str] = "battle"
    kinds = (Kill,)
    faction: Faction
    at: Theatre
    element: Element
    side: Side
    """Whose units die."""
    killed: dict[Colour, int] = msgspec.field(default_factory=dict)

    @abstractmethod
    def tolls(self, state: State) -> list[Toll]:
        """List the rows that apply."""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and self.tolls(state) else []

    def ask(self, state: State) -> Decision | None:
        tolls = self.tolls(state)
        if not tolls:
            return None
        rows = list(dict.fromkeys(dead for toll in tolls for dead in losses.ways(toll, self.side)))
        made = [(self.faction, each.city, each.league, each.argos, each.three_hundred) for each in rows]
        form = Rows(Kill, lambda: made, partial(self.why_not_answer, state, self.asker(state)))
        return Decision(
            self.asker(state),
            self.section,
            "kill",
            form,
            automatic=True,
            party=self.faction,
            default=form.first(),
            faction=self.faction,
            side=self.side,
            theatre=self.at,
            element=self.element,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Kill) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal(self.section, "enemy-picks", faction=self.faction)
        return why_not_kill(self.tolls(state), self.side, action)

    def answer(self, table: Table[State], seat: Seat, action: Kill) -> None:
        dead = dead_of(action)
        losses.remove(table.state, self.at, self.side, self.element, dead)
        self.killed = losses.colours_of(dead, self.side)
        fallen = losses.named(dead, self.side, self.element)
        table.tell(UnitsLost(side=self.side, theatre=self.at, units=fallen))


class LoserLosses(Losses, kw_only=True):
    """9.44: units of the loser die, by the units that won."""

    section: ClassVar[str] = "9.44"
    margin: int

    def tolls(self, state: State) -> list[Toll]:
        """List the rows for the loser."""
        winner = ENEMY[self.side]
        return losses.loser_tolls(state, self.at, self.element, winner, self.side, self.margin)

    def finish(self, table: Table[State]) -> None:
        table.end(self.killed)


class WinnerLosses(Losses, kw_only=True):
    """9.45: units of the winner die, by what the loser really lost."""

    section: ClassVar[str] = "9.45"
    lost: dict[Colour, int]

    def tolls(self, state: State) -> list[Toll]:
        """List the rows for the winner."""
        return losses.winner_tolls(state, self.at, self.element, self.side, self.lost)


def most_razed(state: State, step: RazeBases) -> int:
    """9.44: count the bases that may fall: two points of the margin each (A9)."""
    return min(step.left // 2, queries.bases_of(state, step.at, step.side))


def why_not_any_razed(state: State, step: RazeBases) -> Refusal | None:
    """9.44: no base falls while units of the element stand, or without more tokens, or without units (A9)."""
    winner = ENEMY[step.side]
    if queries.units_of(state, step.at, step.side, step.element):
        return Refusal("9.44", "units-shield-bases", side=step.side)
    if not queries.units_of(state, step.at, winner, step.element):
        return Refusal("9.44", "nobody-to-raze", side=winner, element=step.element)
    ours, theirs = queries.committed(state, winner), queries.committed(state, step.side)
    if ours <= theirs:
        return Refusal("9.44", "not-more-tokens", tokens=ours, less=theirs)
    if not most_razed(state, step):
        return Refusal("9.44", "margin-too-small", number=step.left)
    return None


class RazeBases(Once, kw_only=True):
    """9.44: the winner may destroy bases with what is left of the margin; treachery goes with them (9.83)."""

    phase: ClassVar[str] = "battle"
    section: ClassVar[str] = "9.44"
    kinds = (Raze,)
    faction: Faction
    at: Theatre
    element: Element
    side: Side
    left: int
    razed: int = 0

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def waited_for(self, state: State) -> list[Seat]:
        return [] if self.done or why_not_any_razed(state, self) else [self.asker(state)]

    def ask(self, state: State) -> Decision | None:
        if why_not_any_razed(state, self) is not None:
            return None
        most = most_razed(state, self)
        city, league = (queries.stack(state, self.at, of[self.side]).base for of in (CITY, LEAGUE))
        rows = [
            (self.faction, first, second)
            for first in range(city + 1)
            for second in range(league + 1)
            if first + second <= most
        ]
        return Decision(
            self.asker(state),
            "9.44",
            "raze",
            Rows(Raze, lambda: rows),
            party=self.faction,
            default=Raze(self.faction),
            faction=self.faction,
            side=self.side,
            theatre=self.at,
            number=most,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Raze) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal("9.44", "enemy-picks", faction=self.faction)
        if action.city + action.league > most_razed(state, self):
            return Refusal("9.44", "too-many-bases", number=most_razed(state, self))
        return None

    def why_unasked(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if self.done or not isinstance(action, Raze):
            return None
        return why_not_any_razed(state, self)

    def answer(self, table: Table[State], seat: Seat, action: Raze) -> None:
        self.razed = action.city + action.league
        if not self.razed:
            return
        state = table.state
        fallen = {CITY[self.side]: action.city, LEAGUE[self.side]: action.league}
        for colour, number in fallen.items():
            if number:
                queries.put(state, self.at, colour, "base", -number)
        gone = queries.treachery(state, self.at, self.side)
        if gone:
            purse.reap(state, self.at, self.side, gone)
        units = tuple(
            (queries.unit_id(colour, "base"), number) for colour, number in fallen.items() if number
        )
        table.tell(BasesRazed(side=self.side, theatre=self.at, units=units, treachery=gone))

    def finish(self, table: Table[State]) -> None:
        table.end(self.razed)
