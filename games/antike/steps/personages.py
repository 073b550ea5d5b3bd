"""V.3, IV. Personages are won, and with enough of them the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.antike import queries
from games.antike.actions import ChooseStack
from games.antike.board import board
from games.antike.events import AllPersonagesGone, BonusWon, PersonagesWon
from games.antike.steps.end import win
from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once

if TYPE_CHECKING:
    from games.antike.pieces import Nation
    from games.antike.state import State


class WinPersonages(Step):
    """V.3: one card for every threshold that is reached for the first time, while the stack lasts."""

    phase = "turn"
    nation: str

    def finish(self, table: Table[State]) -> None:
        state = table.state
        nation = queries.nation_of(state, self.nation)
        before = sum(state.stacks.values())
        for kind, number in _earned(state, nation).items():
            _award(table, nation, kind, number)
        table.then(Bonus(nation=self.nation), EndOfTurn(nation=self.nation, left=before))


def _earned(state: State, nation: Nation) -> dict[str, int]:
    """Count the cards that a nation has earned in this turn; thresholds count once (rulings 7 and 8)."""
    reached = {
        "king": len(queries.cities_of(state, nation.id)) // board().personages["king"].each,
        "citizen": len(queries.temples_of(state, nation.id)) // board().personages["citizen"].each,
        "navigator": queries.seas_of(state, nation.id) // board().personages["navigator"].each,
    }
    earned = {"scholar": state.discovered, "general": state.destroyed}
    for kind, number in reached.items():
        earned[kind] = max(0, number - nation.marks.get(kind, 0))
        nation.marks[kind] = max(number, nation.marks.get(kind, 0))
    return {kind: earned[kind] for kind in board().personages}


def _award(table: Table[State], nation: Nation, kind: str, number: int) -> None:
    state = table.state
    taken = min(number, state.stacks[kind])
    if taken == 0:
        return
    _take(state, nation, kind, taken)
    total = queries.points(state, nation)
    table.tell(PersonagesWon(nation=nation.id, personage=kind, count=taken, total=total))


def _take(state: State, nation: Nation, kind: str, number: int) -> None:
    state.stacks[kind] -= number
    nation.personages[kind] = nation.personages.get(kind, 0) + number
    state.last.won[kind] = state.last.won.get(kind, 0) + number


class Bonus(Once):
    """VII: all eight advances bring one more card, once, from the largest stack (rulings 10 and 11)."""

    phase = "turn"
    section = "VII"
    kinds = (ChooseStack,)
    nation: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.nation)

    def ask(self, state: State) -> Decision | None:
        largest = self._largest(state)
        if not largest:
            return None
        answers = Choices([ChooseStack(kind) for kind in largest])
        return Decision(
            self.asker(state),
            self.section,
            "choose-stack",
            answers,
            automatic=True,
            default=answers.first(),
            nation=self.nation,
        )

    def _largest(self, state: State) -> list[str]:
        nation = queries.nation_of(state, self.nation)
        if not state.kind.has_bonus or not queries.has_all_advances(nation) or "bonus" in nation.marks:
            return []
        if has_won(state, nation):
            return []
        most = max(state.stacks.values())
        return [kind for kind in board().personages if state.stacks[kind] == most > 0]

    def why_not_answer(self, state: State, seat: Seat, action: ChooseStack) -> Refusal | None:
        if action.personage not in self._largest(state):
            return Refusal("VII", "stack-not-largest", personage=action.personage)
        return None

    def answer(self, table: Table[State], seat: Seat, action: ChooseStack) -> None:
        state, kind = table.state, action.personage
        nation = queries.nation_of(state, self.nation)
        nation.marks["bonus"] = 1
        _take(state, nation, kind, 1)
        table.tell(BonusWon(nation=nation.id, personage=kind, total=queries.points(state, nation)))


class EndOfTurn(Step):
    """IV: the first nation to reach its target wins at the end of its turn (ruling 32)."""

    phase = "turn"
    nation: str
    left: int
    """Personages that were left before this turn's were won."""

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if has_won(state, queries.nation_of(state, self.nation)):
            win(table, self.nation)
        elif self.left and queries.all_gone(state):
            table.tell(AllPersonagesGone())


def has_won(state: State, nation: Nation) -> bool:
    """Say whether a nation has the points that win."""
    return queries.points(state, nation) >= state.kind.target
