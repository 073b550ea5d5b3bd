"""7.44 and 7.45: Citizenship, Colony, Krypteia and Agoge; each leaves the game once it is won."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Choices, Decision, Rows, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import Once, UntilDone
from games.pericles import honour, purse, queries
from games.pericles.actions import Citizens, Decline, Done, Hunt, Settle, Train
from games.pericles.board import ATHENS, SPARTA, THREE_HUNDRED, board
from games.pericles.events.turn import (
    CitizensMade,
    ColonyFounded,
    HelotsHunted,
    IssueRetired,
    IssueUnused,
    IssueVoided,
    SpartansTrained,
)
from games.pericles.figures import Faction, Side, Theatre
from games.pericles.steps.oration import holder_of

if TYPE_CHECKING:
    from games.pericles.state import State

CITIZENSHIP, COLONY, KRYPTEIA, AGOGE = "citizenship", "colony", "krypteia", "agoge"
ORDER: tuple[tuple[Side, str], ...] = (
    (ATHENS, CITIZENSHIP),
    (ATHENS, COLONY),
    (SPARTA, KRYPTEIA),
    (SPARTA, AGOGE),
)
NEEDS_WAR: dict[str, bool] = {COLONY: False, AGOGE: True}
"""7.42: which unique issues need war or peace."""


class UniqueIssues(Step):
    """7.4: in their order; what nobody has won goes back to the box, what was won out of the game (A65)."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        steps: list[Step] = []
        for side, kind in ORDER:
            holder = _retire(table, side, kind)
            if holder and NEEDS_WAR.get(kind, table.state.war) != table.state.war:
                table.tell(IssueVoided(faction=holder, issue=kind))
            elif holder:
                steps.append(_step(kind, holder))
        table.then(*steps)


def _retire(table: Table[State], side: Side, kind: str) -> Faction:
    """A65: take an issue off the track; name who has won it: then it is out of the game."""
    state, city = table.state, table.state.cities[side]
    holder = holder_of(state, side, kind)
    city.track = [issue for issue in city.track if issue.kind != kind]
    if holder:
        city.removed.append(kind)
        table.tell(IssueRetired(issue=kind))
    return holder


def _step(kind: str, holder: Faction) -> Step:
    steps: dict[str, type[Any]] = {
        CITIZENSHIP: Citizenship,
        COLONY: Colony,
        KRYPTEIA: Krypteia,
        AGOGE: Agoge,
    }
    step: Step = steps[kind](faction=holder)
    return step


class Unique(Once, kw_only=True):
    """7.4: who has won a unique issue uses it, or declines."""

    phase: ClassVar[str] = "political"
    issue: ClassVar[str]
    faction: Faction

    @abstractmethod
    def uses(self, state: State) -> Iterator[Action]:
        """Go through what it can be used for."""

    @abstractmethod
    def why_not_use(self, state: State, action: Any) -> Refusal | None:
        """Say which rule forbids a use."""

    @abstractmethod
    def use(self, table: Table[State], action: Any) -> None:
        """Use it."""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def _can_use(self, state: State) -> bool:
        return next(self.uses(state), None) is not None

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and self._can_use(state) else []

    def ask(self, state: State) -> Decision | None:
        if not self._can_use(state):
            return None
        decline = Decline(self.faction)
        options = [*self.uses(state), decline]
        return Decision(
            self.asker(state),
            self.section,
            self.issue,
            Choices(options),
            party=self.faction,
            default=decline,
            faction=self.faction,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal(self.section, "owner-decides", faction=self.faction)
        return None if isinstance(action, Decline) else self.why_not_use(state, action)

    def answer(self, table: Table[State], seat: Seat, action: Any) -> None:
        if isinstance(action, Decline):
            table.tell(IssueUnused(faction=self.faction, issue=self.issue))
        else:
            self.use(table, action)

    def finish(self, table: Table[State]) -> None:
        if not self.done:
            table.tell(IssueUnused(faction=self.faction, issue=self.issue))


def why_not_convert(state: State, action: Citizens) -> Refusal | None:
    """7.44 A: a Delian base, and an Athenian one in the box; then a ship or two land units, if there are."""
    if not queries.stack(state, action.theatre, "delian").base:
        return Refusal("7.44", "no-league-base", theatre=action.theatre)
    if not queries.left_in_box(state, "athens", "base"):
        return Refusal("3.1", "box-empty")
    if (action.land, action.naval) not in newcomers(state):
        return Refusal("7.44", "ship-or-land")
    return None


def newcomers(state: State) -> list[tuple[int, int]]:
    """7.44 A: list land units and ships that can join new citizens, as far as pieces reach (A61)."""
    land = min(2, queries.left_in_box(state, "athens", "land"))
    ship = min(1, queries.left_in_box(state, "athens", "naval"))
    found = [each for each in ((land, 0), (0, ship)) if any(each)]
    return found or [(0, 0)]


class Citizenship(Unique, kw_only=True):
    """7.44 A: a Delian base becomes Athenian, with Honour; a ship or two land units join it."""

    section: ClassVar[str] = "7.44"
    issue: ClassVar[str] = "citizenship"
    kinds = (Citizens, Decline)

    def uses(self, state: State) -> Iterator[Action]:
        """Go through the Delian bases, with land units or a ship."""
        for theatre in queries.in_play(state):
            for land, naval in newcomers(state):
                action = Citizens(self.faction, theatre, land, naval)
                if why_not_convert(state, action) is None:
                    yield action

    def why_not_use(self, state: State, action: Citizens) -> Refusal | None:
        """7.44 A."""
        return why_not_convert(state, action)

    def use(self, table: Table[State], action: Any) -> None:
        """7.4."""
        state, theatre = table.state, action.theatre
        queries.put(state, theatre, "delian", "base", -1)
        queries.put(state, theatre, "athens", "base", 1)
        queries.found(state, ATHENS, theatre)
        units = queries.build(
            state, theatre, [("athens", "land", action.land), ("athens", "naval", action.naval)]
        )
        gained = honour.change(state, self.faction, board().honour.citizenship, "base")
        table.tell(CitizensMade(faction=self.faction, theatre=theatre, units=units, gained=gained))


def why_not_settle(state: State, action: Settle) -> Refusal | None:
    """7.44 B: where Athens' Side stands and there is room for a base (B4); four points of units.

    Without a Delian base in the box there are units alone (A61).
    """
    if not queries.stands(state, action.theatre, ATHENS):
        return Refusal("7.44", "colony-needs-presence", theatre=action.theatre)
    bases = sum(queries.bases_of(state, action.theatre, side) for side in state.sides)
    if bases >= board().tracks.bases_in_a_theatre:
        return Refusal("8.2", "bases-full", theatre=action.theatre)
    if points_of(action.land, action.naval) > board().limits.colony_points:
        return Refusal("7.44", "colony-points", number=board().limits.colony_points)
    short = action.land > queries.left_in_box(state, "delian", "land")
    nothing = not (action.land or action.naval or queries.left_in_box(state, "delian", "base"))
    if short or nothing or action.naval > queries.left_in_box(state, "delian", "naval"):
        return Refusal("3.1", "box-empty")
    return None


def points_of(land: int, naval: int) -> int:
    """3.2: count the points that units cost to build."""
    cost = board().printed.cost.build
    return land * cost["land"] + naval * cost["naval"]


class Colony(Unique, kw_only=True):
    """7.44 B: in peace a Delian base, if one is left, with Honour, and four points of Delian units."""

    section: ClassVar[str] = "7.44"
    issue: ClassVar[str] = "colony"
    kinds = (Settle, Decline)

    def uses(self, state: State) -> Iterator[Action]:
        """Go through the theatres, and the units that four points buy."""
        for theatre in queries.in_play(state):
            for land in range(board().limits.colony_points + 1):
                for naval in range(2):
                    action = Settle(self.faction, theatre, land, naval)
                    if why_not_settle(state, action) is None:
                        yield action

    def why_not_use(self, state: State, action: Settle) -> Refusal | None:
        """7.44 B."""
        return why_not_settle(state, action)

    def use(self, table: Table[State], action: Any) -> None:
        """7.4."""
        state, theatre = table.state, action.theatre
        gained = _found(state, self.faction, theatre)
        units = queries.build(
            state, theatre, [("delian", "land", action.land), ("delian", "naval", action.naval)]
        )
        table.tell(ColonyFounded(faction=self.faction, theatre=theatre, units=units, gained=gained))


def _found(state: State, faction: Faction, theatre: Theatre) -> int:
    """7.44 B: place the base of a colony, if one is left; it alone brings Honour (A65)."""
    if not queries.left_in_box(state, "delian", "base"):
        return 0
    queries.put(state, theatre, "delian", "base", 1)
    queries.found(state, ATHENS, theatre)
    return honour.change(state, faction, board().honour.colony, "base")


def why_not_hunt(state: State, step: Krypteia, action: Hunt) -> Refusal | None:
    """7.45 A: six Athenian markers at most, of those that are there."""
    if action.faction != step.faction:
        return Refusal("7.45", "owner-decides", faction=step.faction)
    if not 0 < action.number <= step.left:
        return Refusal("7.45", "hunted-at-most", number=step.left)
    if action.number > queries.treachery(state, action.theatre, ATHENS):
        return Refusal("9.81", "treachery-not-there", theatre=action.theatre)
    return None


class Krypteia(UntilDone, kw_only=True):
    """7.45 A: up to six Athenian markers of treachery are removed, anywhere."""

    phase: ClassVar[str] = "political"
    section: ClassVar[str] = "7.45"
    question: ClassVar[str] = "krypteia"
    kinds = (Hunt,)
    faction: Faction
    left: int = board().limits.krypteia

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def party(self) -> str:
        return self.faction

    def ending(self) -> Action:
        return Done(self.faction)

    def facts(self, state: State) -> dict[str, Fact]:
        return {"faction": self.faction, "number": self.left}

    def forms(self, state: State) -> Sequence[Answers]:
        return [Rows(Hunt, lambda: self._hunts(state), lambda action: why_not_hunt(state, self, action))]

    def _hunts(self, state: State) -> Iterator[tuple[Faction, Theatre, int]]:
        for theatre in queries.in_play(state):
            for number in range(1, min(self.left, queries.treachery(state, theatre, ATHENS)) + 1):
                yield self.faction, theatre, number

    def why_not_do(self, state: State, seat: Seat, action: Hunt) -> Refusal | None:
        return why_not_hunt(state, self, action)

    def do(self, table: Table[State], seat: Seat, action: Hunt) -> None:
        purse.reap(table.state, action.theatre, ATHENS, action.number)
        self.left -= action.number
        table.tell(HelotsHunted(faction=self.faction, theatre=action.theatre, number=action.number))
        self.done = not self.could(table.state)

    def finish(self, table: Table[State]) -> None:
        if self.left == board().limits.krypteia:
            table.tell(IssueUnused(faction=self.faction, issue=KRYPTEIA))


def why_not_train(state: State, action: Train) -> Refusal | None:
    """7.45 B: three red land units at most, the 300 among them, as pieces are left."""
    if not 0 < action.land + action.three_hundred <= board().limits.agoge:
        return Refusal("7.45", "trained-at-most", number=board().limits.agoge)
    elite = action.three_hundred > queries.elite_left(state)
    if elite or action.land > queries.left_in_box(state, "sparta", "land"):
        return Refusal("3.1", "box-empty")
    return None


class Agoge(Unique, kw_only=True):
    """7.45 B: in war up to three red land units rise in Sparta."""

    section: ClassVar[str] = "7.45"
    issue: ClassVar[str] = "agoge"
    kinds = (Train, Decline)

    def uses(self, state: State) -> Iterator[Action]:
        """Go through numbers of land units, with and without the 300."""
        for elite in (0, 1):
            for land in range(board().limits.agoge + 1):
                action = Train(self.faction, land, elite)
                if why_not_train(state, action) is None:
                    yield action

    def why_not_use(self, state: State, action: Train) -> Refusal | None:
        """7.45 B."""
        return why_not_train(state, action)

    def use(self, table: Table[State], action: Any) -> None:
        """7.4."""
        state = table.state
        units = queries.build(state, SPARTA, [("sparta", "land", action.land)])
        if action.three_hundred:
            state.three_hundred = SPARTA
            units = (*units, (THREE_HUNDRED, 1))
        table.tell(SpartansTrained(faction=self.faction, units=units))
