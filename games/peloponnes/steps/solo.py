"""Solo: the civilisation, the extra incomes and the outcome of a level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.peloponnes import events, queries
from games.peloponnes.actions import ChooseCivilisation, ChooseIncomes
from games.peloponnes.board import board

if TYPE_CHECKING:
    from games.peloponnes.state import State


class ChooseOwnCivilisation(Once):
    """Solo: any civilisation; from level 2 on one that was not used on the way up (ruling 61)."""

    phase = "set-up"

    section = "solo"
    kinds = (ChooseCivilisation,)

    def asker(self, state: State) -> Seat:
        return 0

    def ask(self, state: State) -> Decision:
        open_ones = [
            ChooseCivilisation(name)
            for name in board().civilisations
            if why_not_civilisation(state, name) is None
        ]
        level = queries.level_of(state)
        return Decision(
            0,
            "solo",
            "choose-civilisation",
            Choices(open_ones),
            automatic=True,
            default=open_ones[0],
            level=level.level if level else 0,
        )

    def why_not_answer(self, state: State, seat: Seat, action: ChooseCivilisation) -> Refusal | None:
        return why_not_civilisation(state, action.civilisation)

    def answer(self, table: Table[State], seat: Seat, action: ChooseCivilisation) -> None:
        table.state.holdings[seat].civilisation = action.civilisation
        table.tell(events.CivilisationChosen(seat=seat, civilisation=action.civilisation))


def why_not_civilisation(state: State, name: str) -> Refusal | None:
    """Solo: which civilisations are open to a level."""
    if name not in board().civilisations:
        return Refusal("solo", "no-such-civilisation", civilisation=name)
    if queries.level_of(state) is not None and name in state.used:
        return Refusal("solo", "civilisation-used", civilisation=name)
    return None


class ChooseExtraIncomes(Once):
    """Solo, from level 2: extra incomes for the whole game, the same kind as often as wanted (ruling 58)."""

    phase = "set-up"

    section = "solo"
    kinds = (ChooseIncomes,)

    def asker(self, state: State) -> Seat:
        return 0

    def ask(self, state: State) -> Decision | None:
        number = extra_incomes(state)
        if not number:
            return None
        options = Choices(legal_incomes(number))
        return Decision(0, "solo", "choose-incomes", options, default=options.first(), number=number)

    def why_not_answer(self, state: State, seat: Seat, action: ChooseIncomes) -> Refusal | None:
        number = extra_incomes(state)
        return None if action in legal_incomes(number) else Refusal("solo", "wrong-incomes", number=number)

    def answer(self, table: Table[State], seat: Seat, action: ChooseIncomes) -> None:
        extra = ["wood"] * action.wood + ["stone"] * action.stone + ["food"] * action.food
        table.state.holdings[seat].extra = extra
        table.tell(events.IncomesChosen(seat=seat, wood=action.wood, stone=action.stone, food=action.food))


def extra_incomes(state: State) -> int:
    """Say how many extra incomes the level has."""
    level = queries.level_of(state)
    return 0 if level is None else level.extra_incomes


def legal_incomes(number: int) -> list[ChooseIncomes]:
    """List the ways to choose so many incomes of the three kinds."""
    return [
        ChooseIncomes(wood, stone, number - wood - stone)
        for wood in range(number, -1, -1)
        for stone in range(number - wood, -1, -1)
    ]


def tell_outcome(table: Table[State]) -> None:
    """Tell how a solo game ended."""
    holding, level = table.state.holdings[0], queries.level_of(table.state)
    points = queries.score(holding).points
    if level is None:
        table.tell(events.SoloEnded(seat=0, civilisation=holding.civilisation, points=points))
        return
    told = events.LevelCompleted if points >= level.target else events.LevelFailed
    table.tell(
        told(
            seat=0,
            level=level.level,
            civilisation=holding.civilisation,
            points=points,
            target=level.target,
        )
    )
