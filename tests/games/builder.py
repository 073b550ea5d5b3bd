"""A table laid out by hand for one case, and played with verbs; the builder of a game adds its own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import ClassVar, Generic, Self, TypeVar, cast

import pytest

from games.core import codec
from games.core.agenda import S, Step, Table
from games.core.chance import Scripted
from games.core.decision import Action, Decision, Seat
from games.core.errors import Fact, IllegalAction, Refusal
from games.core.events import Event
from games.core.game import Game
from games.core.view import Seen

E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=Seen)


class TableBuilder(Generic[S, V]):
    """A table of a game: lay it out, begin steps, act and look; where a seat acts, a party of it can."""

    game: ClassVar[Game]

    def __init__(self, seats: int, scenario: str, options: Mapping[str, str] | None = None) -> None:
        self.chance = Scripted()
        self.sit_down(seats, scenario, options)

    def sit_down(self, seats: int, scenario: str, options: Mapping[str, str] | None = None) -> Self:
        """Be before the set-up."""
        self.table: Table[S] = Table(self.game.new(seats, scenario, options or {}), self.chance)
        return self

    def script(self, label: str, *results: int) -> Self:
        """Lay down the next results of chance."""
        self.chance.script(label, *results)
        return self

    @property
    def state(self) -> S:
        """Give the state."""
        return self.table.state

    def seat_of(self, who: Seat | str) -> Seat:
        """Give the seat that leads a party, or the seat itself."""
        return self.state.seat_of(who) if isinstance(who, str) else who

    # Playing

    def begin(self, *steps: Step) -> Self:
        """Begin these steps and no others, the first of them first; what was told before is forgotten."""
        self.state.agenda[:] = reversed(steps)
        self.table.events.clear()
        return self.go_on()

    def go_on(self) -> Self:
        """Go on until somebody is asked, after something was laid out."""
        told = self.table.events
        self.table = Table(self.state, self.chance)
        self.table.events = told
        self.table.settle()
        return self

    def act(self, who: Seat | str, *actions: Action) -> Self:
        """Carry out legal actions of a seat; while play goes on, no invariant is broken that held before."""
        for action in actions:
            before = self.game.violations(self.state)
            self.table.act(self.seat_of(who), action)
            new = [broken for broken in self.game.violations(self.state) if broken not in before]
            assert not new or not self.state.agenda, f"broken: {new}"
        return self

    def play_on(self, until: Callable[[Self], bool], seed: int = 1) -> Self:
        """Answer every question one way or another."""
        rng = Random(seed)
        while not until(self):
            decision = self.required()[0]
            self.act(decision.seat, decision.sample(rng))
        return self

    def refusal(self, who: Seat | str, action: Action) -> Refusal:
        """See an action refused, for any reason, and nothing changed."""
        before, told = codec.to_json(self.state), len(self.table.events)
        with pytest.raises(IllegalAction) as raised:
            self.table.act(self.seat_of(who), action)
        assert codec.to_json(self.state) == before
        assert len(self.table.events) == told
        return raised.value.refusal

    def refused(self, who: Seat | str, action: Action, key: str, /, **facts: Fact) -> Refusal:
        """See an action refused for this reason, and nothing changed."""
        refusal = self.refusal(who, action)
        assert (refusal.key, refusal.facts) == (key, facts), f"refused by {refusal}"
        return refusal

    # Looking

    def may(self, who: Seat | str, action: Action) -> bool:
        """Say whether an action of a seat is legal now."""
        return self.table.why_not(self.seat_of(who), action) is None

    def required(self) -> list[Decision]:
        """List the decisions that hold up the table."""
        return [asked.decision for asked in self.table.asked() if asked.decision.required]

    def to_decide(self) -> dict[Seat, str]:
        """Give the question that each seat is waited for with; several are joined by plus signs."""
        found: dict[Seat, list[str]] = {}
        for decision in self.required():
            found.setdefault(decision.seat, []).append(decision.question)
        return {seat: " + ".join(questions) for seat, questions in found.items()}

    def asked(self, who: Seat | str, question: str = "", **facts: Fact) -> Decision:
        """Give the one decision of a seat, or the one with this question and these facts."""
        (decision,) = [
            decision
            for decision in self.table.decisions(self.seat_of(who))
            if question in ("", decision.question) and facts.items() <= decision.facts.items()
        ]
        return decision

    def all_told(self, kind: type[E]) -> list[E]:
        """Give all events of a kind, the oldest first."""
        return [event for event in self.table.events if isinstance(event, kind)]

    def told(self, kind: type[E]) -> E:
        """Give the one event of a kind."""
        (event,) = self.all_told(kind)
        return event

    def view(self, seat: Seat | None = None) -> V:
        """Give what a seat, or an onlooker, may know."""
        return cast(V, self.game.view(self.state, seat))
