"""III, XIII. Nations, start cities, start nation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.antike import queries
from games.antike.actions import ChooseCity, ChooseNation
from games.antike.board import board
from games.antike.events import CitiesPlaced, NationsTaken, OrderSet, StarterDrawn
from games.antike.pieces import Nation
from games.antike.steps.rounds import Rounds
from games.antike.variants import TwoColours
from games.core.agenda import NO_ANSWER, Step, Table
from games.core.chance import draw_out
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once

if TYPE_CHECKING:
    from games.antike.state import State


class SetUp(Step):
    """III: the bank is laid out, and the nations find their players."""

    phase = "set-up"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.coins = board().supplies.coins
        state.stacks = {each.id: each.count for each in board().printed.personage}
        if isinstance(state.kind, TwoColours):
            _take_two_colours(table)
        elif state.kind.chooses_nations:
            table.then(ChooseNations(taken=[]))
        else:
            _draw_nations(table)


def _draw_nations(table: Table[State]) -> None:
    left = table.state.kind.hands
    taken: list[list[str]] = []
    while len(left) > 1:
        taken.append(draw_out(table.chance, left, "nations"))
    taken.append(left[0])
    for seat, nations in enumerate(taken):
        table.tell(NationsTaken(seat=seat, nations=tuple(nations), chosen=False))
    _take_places(table, taken)


class ChooseNations(Step):
    """III: the nations are chosen openly in turn, the first seat first (ruling 39)."""

    kinds = (ChooseNation,)
    phase = "set-up"
    taken: list[list[str]]

    def decisions(self, state: State) -> list[Decision]:
        if len(self.taken) == state.seats:
            return []
        left = [nation for hand in state.kind.hands if hand not in self.taken for nation in hand]
        answers = Choices([ChooseNation(nation) for nation in left])
        last = len(self.taken) == state.seats - 1
        if last:
            answers = Choices(answers.actions[:1])
        default = answers.first()
        return [Decision(len(self.taken), "III", "choose-nation", answers, automatic=last, default=default)]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseNation):
            return Refusal("III", NO_ANSWER)
        hand = next((hand for hand in state.kind.hands if action.nation in hand), None)
        if hand is None:
            return Refusal("III", "nation-not-in-game", nation=action.nation)
        if hand in self.taken:
            return Refusal("III", "nation-taken", nation=action.nation)
        return None

    def take(self, table: Table[State], seat: Seat, action: ChooseNation) -> None:
        hand = next(hand for hand in table.state.kind.hands if action.nation in hand)
        self.taken.append(hand)
        is_last = len(self.taken) == table.state.seats
        table.tell(NationsTaken(seat=seat, nations=tuple(hand), chosen=not is_last, left=is_last))

    def finish(self, table: Table[State]) -> None:
        _take_places(table, self.taken)


def _take_places(table: Table[State], taken: list[list[str]]) -> None:
    """Put the nations into their order of play and give them their start cities."""
    state = table.state
    starts = queries.map_of(state).line(state.kind.nations).starts
    _seat_nations(table, play_order(taken, starts))
    if state.kind.is_long:
        table.then(*(ChooseStart(nation=nation.id) for nation in state.nations), Rounds())
        return
    for nation in state.nations:
        _place(table, nation.id, state.kind.start_cities(nation.id))
    table.then(Rounds())


def play_order(taken: list[list[str]], starts: str) -> list[tuple[str, Seat]]:
    """List the nations clockwise from the start nation; two players' nations alternate (ruling 33)."""
    first = next(seat for seat, nations in enumerate(taken) if starts in nations)
    seats = [(first + number) % len(taken) for number in range(len(taken))]
    own = {seat: sorted(taken[seat], key=lambda nation: nation != starts) for seat in seats}
    rows = range(len(taken[first]))
    return [(own[seat][row], seat) for row in rows for seat in seats]


def _seat_nations(table: Table[State], order: list[tuple[str, Seat]]) -> None:
    start = board().start_stock
    table.state.nations = [
        Nation(nation, seat, marble=start.marble, iron=start.iron, gold=start.gold) for nation, seat in order
    ]
    table.tell(OrderSet(nations=tuple(nation for nation, _ in order)))


def _place(table: Table[State], nation: str, provinces: list[str]) -> None:
    for province in provinces:
        table.state.cities[province] = nation
    table.tell(CitiesPlaced(nation=nation, provinces=tuple(provinces)))


def _take_two_colours(table: Table[State]) -> None:
    """III: one nation each; the lot says who begins, with choosing and with playing (ruling 40)."""
    state = table.state
    two = state.kind.taking_part
    for seat, nation in enumerate(two):
        table.tell(NationsTaken(seat=seat, nations=(nation,), chosen=False))
    starter = table.chance.below(len(two), "starter")
    table.tell(StarterDrawn(seat=starter))
    _seat_nations(table, play_order([[nation] for nation in two], two[starter]))
    each = 1 if state.kind.is_long else board().numbers.start_cities
    names = [nation.id for nation in state.nations] * each
    table.then(*(ChooseStart(nation=name) for name in names), Rounds())


class ChooseStart(Once):
    """III, XIII: a nation chooses a start city: of its three in the long game, any with two colours."""

    phase = "set-up"
    section = "III"
    kinds = (ChooseCity,)
    nation: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.nation)

    def ask(self, state: State) -> Decision:
        free = [
            ChooseCity(province)
            for province in state.kind.start_cities(self.nation)
            if province not in state.cities
        ]
        return Decision(
            self.asker(state),
            state.kind.start_section,
            "choose-city",
            Choices(free),
            default=free[0],
            nation=self.nation,
        )

    def why_not_answer(self, state: State, seat: Seat, action: ChooseCity) -> Refusal | None:
        elsewhere = queries.why_not_there(state.kind.start_section, state, action)
        if elsewhere is not None:
            return elsewhere
        if action.province not in state.kind.start_cities(self.nation):
            return Refusal("XIII", "not-a-start-city", nation=self.nation, province=action.province)
        if action.province in state.cities:
            return Refusal("III", "city-taken", province=action.province)
        return None

    def answer(self, table: Table[State], seat: Seat, action: ChooseCity) -> None:
        _place(table, self.nation, [action.province])
