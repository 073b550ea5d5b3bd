"""A small game with private settings and variants: a walk on a road where each may have set a guard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Union

from games.core import codec
from games.core.agenda import Step, Table
from games.core.decision import Action, Amount, Choices, Decision, Seat
from games.core.errors import PlayerFault, Refusal, UnreadableOrder
from games.core.events import Event
from games.core.game import Game
from games.core.outcome import Outcome, ranked
from games.core.state import GameState
from games.core.view import Seen, SeenPoints, common
from tests.games.core import toy


class Walk(Action, frozen=True):
    paces: int


class Rest(Action, frozen=True):
    pass


class Guard(Action, frozen=True):
    toll: int


AnyAction = Union[Walk, Rest, Guard]


class Walked(Event, frozen=True, kw_only=True):
    seat: Seat
    paces: int


class Rested(Event, frozen=True, kw_only=True):
    seat: Seat
    tolls: int
    wind: int


class GuardSet(Event, frozen=True, kw_only=True):
    toll: int


AnyEvent = Union[Walked, Rested, GuardSet]


class Guards(Step):
    """A guard takes paces from whoever rests; it may be set at any time."""

    always: ClassVar[bool] = True
    kinds: ClassVar[tuple[type[Action], ...]] = (Guard,)
    tolls: list[int]

    def decisions(self, state: State) -> list[Decision]:
        form = Amount(Guard, "toll", 0, 2)
        return [Decision(seat, "2", "guard", form, required=False) for seat in range(state.seats)]

    def take(self, table: Table[State], seat: Seat, action: Guard) -> None:
        self.tolls[seat] = action.toll
        table.tell(GuardSet(toll=action.toll, audience=(seat,)))


class Turn(Step):
    """A seat walks as often as it likes, then rests; the wind may help it."""

    phase: ClassVar[str] = "walk"
    seat: Seat
    walks: int = 0
    rested: bool = False

    def decisions(self, state: State) -> list[Decision]:
        if self.rested:
            return []
        walks = Choices([Walk(paces) for paces in (1, 2, 3)] if self.walks < 3 else [])
        return [Decision(self.seat, "1", "walk", walks, Choices([Rest()]))]

    def why_not(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        return Refusal("1", "tired") if isinstance(action, Walk) and self.walks == 3 else None

    def take(self, table: Table[State], seat: Seat, action: Walk | Rest) -> None:
        state = table.state
        if isinstance(action, Walk):
            self.walks += 1
            state.paces[seat] += action.paces
            table.tell(Walked(seat=seat, paces=action.paces))
            return
        self.rested = True
        guards: Any = state.agenda[0]
        tolls = sum(toll for other, toll in enumerate(guards.tolls) if other != seat)
        wind = table.chance.below(2, "wind")
        state.paces[seat] += wind - tolls
        table.tell(Rested(seat=seat, tolls=tolls, wind=wind))

    def finish(self, table: Table[State]) -> None:
        if max(table.state.paces) < table.state.goal:
            table.then(Turn(seat=(self.seat + 1) % table.state.seats))


AnyStep = Union[Guards, Turn]


class State(GameState):
    seats: int
    goal: int
    agenda: list[AnyStep]
    paces: list[int]


class View(Seen, frozen=True, kw_only=True):
    paces: tuple[int, ...]
    guard: int | None


VARIANTS = ("long", "short")


def new(seats: int, scenario: str, options: Mapping[str, str]) -> State:
    chosen = options.get("variants", "").split(",")
    goal = 40 if "long" in chosen else 5 if "short" in chosen else 20
    guards = Guards(tolls=[0] * seats)
    return State(seats=seats, goal=goal, agenda=[guards, Turn(seat=0)], paces=[0] * seats)


def why_not(scenario: str, seats: int, variants: Sequence[str]) -> Refusal | None:
    if "long" in variants and "short" in variants:
        return Refusal("3", "long-and-short")
    if "long" in variants and seats < 3:
        return Refusal("3", "long-needs-three", seats=seats)
    return None


def view(state: State, seat: Seat | None) -> View:
    guards: Any = state.agenda[0] if state.agenda else None
    own = None if seat is None or guards is None else guards.tolls[seat]
    return View(
        **common(state, seat, lambda _: [each.seat for each in outcome(state).standings if each.rank == 1]),
        round=0,
        seats=tuple(SeenPoints(each, paces) for each, paces in enumerate(state.paces)),
        paces=tuple(state.paces),
        guard=own,
    )


def outcome(state: State) -> Outcome:
    return Outcome("there", ranked([(paces,) for paces in state.paces]))


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    copied = codec.copy(state)
    if copied.agenda:
        guards: Any = copied.agenda[0]
        guards.tolls = [toll if each == seat else rng.randint(0, 2) for each, toll in enumerate(guards.tolls)]
    return copied


class Wording(toy.Wording):
    def action(self, action: Any) -> str:
        return Orders().write(action).capitalize()

    def alt(self, view: View) -> str:
        return f"Paces: {view.paces}."

    def hand_text(self, view: View) -> str:
        return f"Your guard: {view.guard}."

    def fault(self, fault: PlayerFault) -> str:
        refusal = getattr(fault, "refusal", None)
        return f"No: {fault if refusal is None else refusal.key}."


class Orders:
    def parse(self, text: str, _allows: object = None, /) -> list[Action]:
        return [self._parse_one(part.strip()) for part in text.split(";")]

    def _parse_one(self, text: str) -> Action:
        word, _, rest = text.partition(" ")
        if word in ("walk", "guard") and rest.isdigit():
            return Walk(int(rest)) if word == "walk" else Guard(int(rest))
        if text == "rest":
            return Rest()
        raise UnreadableOrder(Refusal("", "unreadable", word=word))

    def write(self, action: Any) -> str:
        number = " ".join(str(getattr(action, name)) for name in action.__struct_fields__)
        return f"{type(action).__name__.lower()} {number}".strip()


GAME = Game(
    id="guards",
    seats=(2, 3),
    scenarios=("plain",),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    new=new,
    view=view,
    outcome=outcome,
    endings=("there",),
    violations=lambda _: [],
    resample=resample,
    wording=Wording,
    orders=lambda _language, _names: Orders(),
    printed=lambda: toy.Printed([], []),
    variants=VARIANTS,
    why_not=why_not,
)
PATH = "tests.games.core.guards:GAME"
