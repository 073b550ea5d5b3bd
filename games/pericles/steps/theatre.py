"""8.1 to 8.4 and 8.6: counters are placed, turned up and resolved in Honour order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import NOBODY, Choices, Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import honour, purse, queries
from games.pericles.actions import Place, Reveal
from games.pericles.board import (
    ALLIED,
    DIPLOMATIC,
    MILITARY,
    ORACLE,
    PERSIA,
    RUMOUR,
    SIDE_OF,
    SIDES,
    board,
    compatriot,
)
from games.pericles.events.theatre import (
    CapitalScored,
    CounterPlaced,
    CounterRevealed,
    HonourOrderSet,
    OwnCounterPlaced,
    Passed,
)
from games.pericles.figures import Faction, Theatre
from games.pericles.pieces import Counter, Placed
from games.pericles.steps.diplomacy import Diplomacy
from games.pericles.steps.league import League
from games.pericles.steps.military import Military
from games.pericles.steps.oracle import Oracle

if TYPE_CHECKING:
    from games.pericles.state import State


def places(state: State) -> list[Theatre]:
    """3.12: list where counters may be placed: theatres in play, and Persia once it is open (A25, A53)."""
    return [*queries.in_play(state), *([PERSIA] if state.persia_open else [])]


class SetHonourOrder(Step):
    """8.1: most Honour first; ties go to Athens' controlling faction, then Sparta's, then the oppositions."""

    phase: ClassVar[str] = "placing"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        ruling = [state.cities[side].controlling for side in SIDES]
        ranked = [*ruling, *map(compatriot, ruling)]
        ranked.sort(key=lambda faction: -state.houses[faction].honour)
        state.honour_order = ranked
        table.tell(HonourOrderSet(factions=tuple(ranked)))
        spartan = queries.bases_of(state, "ionia", "sparta") > 0
        state.persia_open = state.persia_open or spartan or state.alcibiades_in_persia


class PlaceCounters(Step):
    """8.3: one counter at a time, in Honour order, until all are placed; who has none is left out (8.32)."""

    phase: ClassVar[str] = "placing"
    next: int = 0

    def finish(self, table: Table[State]) -> None:
        order, houses = table.state.honour_order, table.state.houses
        for number in range(len(order)):
            at = (self.next + number) % len(order)
            if houses[order[at]].counters:
                self.next = (at + 1) % len(order)
                table.then(PlaceCounter(faction=order[at]), self)
                return


def why_not_place(state: State, action: Place) -> Refusal | None:
    """8.3: a counter that the faction holds, in a theatre that is in play."""
    house = state.houses.get(action.faction)
    if house is None or Counter(action.owner, action.kind) not in house.counters:
        return Refusal("8.3", "no-such-counter", kind=action.kind)
    if action.theatre == PERSIA and not state.persia_open:
        return Refusal("13.1", "persia-closed")
    if action.theatre not in places(state):
        return Refusal("8.3", "theatre-closed", theatre=action.theatre)
    return None


class PlaceCounter(Once, kw_only=True):
    """8.3: a faction places a counter; nobody may pass who has one."""

    phase: ClassVar[str] = "placing"
    section: ClassVar[str] = "8.3"
    refused_as: ClassVar[str] = "must-place"
    kinds = (Place,)
    faction: Faction

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        held = sorted(set(state.houses[self.faction].counters))
        rows = Rows(
            Place,
            lambda: (
                (self.faction, each.kind, each.owner, theatre) for each in held for theatre in places(state)
            ),
            lambda action: self.why_not_answer(state, self.asker(state), action),
        )
        idle = next((each for each in held if each.kind == RUMOUR), held[0])
        home = SIDE_OF[self.faction]
        default = Place(
            self.faction, idle.kind, idle.owner, home if home in places(state) else places(state)[0]
        )
        return Decision(
            self.asker(state), "8.3", "place", rows, party=self.faction, default=default, faction=self.faction
        )

    def why_not_answer(self, state: State, seat: Seat, action: Place) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal("8.3", "not-your-faction", faction=action.faction)
        return why_not_place(state, action)

    def answer(self, table: Table[State], seat: Seat, action: Place) -> None:
        state, counter = table.state, Counter(action.owner, action.kind)
        state.houses[self.faction].counters.remove(counter)
        state.queues.setdefault(action.theatre, []).append(Placed(counter, self.faction))
        table.tell(CounterPlaced(faction=self.faction, theatre=action.theatre))
        if seat != NOBODY:
            told = OwnCounterPlaced(
                faction=self.faction,
                owner=action.owner,
                kind=action.kind,
                theatre=action.theatre,
                audience=(seat,),
            )
            table.tell(told)


class RevealCounters(Step):
    """8.4: in Honour order a faction turns up a counter of its Side, until all are resolved."""

    phase: ClassVar[str] = "resolving"
    next: int = 0

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if not state.queues:
            return
        faction = state.honour_order[self.next]
        self.next = (self.next + 1) % len(state.honour_order)
        if tops_of(state, faction):
            table.then(RevealCounter(faction=faction), self)
        else:
            table.tell(Passed(faction=faction))
            table.then(self)


def tops_of(state: State, faction: Faction) -> list[Theatre]:
    """8.41: list where a counter of a faction's Side lies on top."""
    return [
        theatre
        for theatre in (*board().theatres, PERSIA)
        if theatre in state.queues and SIDE_OF[state.queues[theatre][-1].by] == SIDE_OF[faction]
    ]


class RevealCounter(Once, kw_only=True):
    """8.41: a faction turns up a counter; its owner resolves it, whoever placed it or turned it up (A30)."""

    phase: ClassVar[str] = "resolving"
    section: ClassVar[str] = "8.41"
    kinds = (Reveal,)
    faction: Faction

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(faction=each) for each in state.parties_of(seat) if tops_of(state, each)]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        options = [Reveal(self.faction, theatre) for theatre in tops_of(state, self.faction)]
        return Decision(
            self.asker(state),
            "8.41",
            "reveal",
            Choices(options),
            automatic=True,
            party=self.faction,
            default=options[0],
            faction=self.faction,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Reveal) -> Refusal | None:
        if action.theatre not in tops_of(state, self.faction):
            return Refusal("8.41", "not-on-top", theatre=action.theatre)
        return None

    def answer(self, table: Table[State], seat: Seat, action: Reveal) -> None:
        queue = table.state.queues[action.theatre]
        counter = queue.pop().counter
        if not queue:
            del table.state.queues[action.theatre]
        told = CounterRevealed(
            faction=self.faction, owner=counter.owner, kind=counter.kind, theatre=action.theatre
        )
        table.tell(told)
        table.then(*resolve(counter, action.theatre))


def resolve(counter: Counter, theatre: Theatre) -> list[Step]:
    """8.5: give the step of a kind of counter; a rumour has none."""
    owner = counter.owner
    steps: dict[str, list[Step]] = {
        DIPLOMATIC: [Diplomacy(owner=owner, at=theatre)],
        ALLIED: [League(owner=owner, at=theatre)],
        ORACLE: [Oracle(owner=owner, at=theatre)],
        MILITARY: [Military(owner=owner, at=theatre)],
        RUMOUR: [],
    }
    return steps[counter.kind]


class PoliticalCapital(Step):
    """8.6: tokens left over go back; each four of a faction are a point of Honour."""

    phase: ClassVar[str] = "resolving"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        for faction in state.factions:
            left = purse.pay(state, faction, purse.tokens(state, faction))
            gained = honour.change(state, faction, left // board().honour.capital, "capital")
            table.tell(CapitalScored(faction=faction, tokens=left, gained=gained))
