"""14.1: how the political and battle games of the playbook are decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.shapes import Once
from games.pericles.actions import Fight
from games.pericles.board import OF_SIDE, OSTRACISM, WAR_PEACE
from games.pericles.figures import Faction, Side, Theatre
from games.pericles.pieces import Result
from games.pericles.ranking import by_honour
from games.pericles.steps.battle import Battles
from games.pericles.steps.oration import holder_of

if TYPE_CHECKING:
    from games.pericles.state import State


class PoliticalVerdict(Step):
    """14.1.01B: ostracism wins, else Honour. 14.1.06B: Honour wins if war was declared, else nobody."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        judge = _declaration if any(WAR_PEACE in each for each in state.figures.opening.values()) else _exile
        state.result = judge(state, state.sides[0])


def _exile(state: State, side: Side) -> Result:
    holder = holder_of(state, side, OSTRACISM)
    if holder:
        return Result("ostracism", holder)
    best = _best(state, side)
    return Result("honour", best) if best else Result("level")


def _declaration(state: State, side: Side) -> Result:
    if not holder_of(state, side, WAR_PEACE):
        return Result("no-war")
    state.war = True
    best = _best(state, side)
    if best:
        return Result("war", best)
    return Result("war-control", state.cities[side].controlling)


def _best(state: State, side: Side) -> Faction:
    """Name the faction with more Honour; level: nobody."""
    first, second = OF_SIDE[side]
    lead = state.houses[first].honour - state.houses[second].honour
    return first if lead > 0 else second if lead < 0 else ""


class OpenBattle(Once, kw_only=True):
    """14.1: the commander opens the battle of a battle game (B2)."""

    phase: ClassVar[str] = "battle"
    section: ClassVar[str] = "14.1"
    kinds = (Fight,)
    faction: Faction
    at: Theatre

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        fight = Fight(self.faction)
        return Decision(
            self.asker(state),
            "14.1",
            "fight",
            Choices([fight]),
            party=self.faction,
            default=fight,
            faction=self.faction,
            theatre=self.at,
        )

    def answer(self, table: Table[State], seat: Seat, action: Fight) -> None:
        """Begin; the battle tells."""


class BattleVerdict(Step, kw_only=True):
    """14.1: the winner of the first battle wins the game; a tie is a draw."""

    phase: ClassVar[str] = "battle"
    owner: Faction
    at: Theatre
    winner: str | None = None
    """Who won the first battle; None before it."""

    def finish(self, table: Table[State]) -> None:
        if self.winner is None:
            fight = OpenBattle(faction=self.owner, at=self.at)
            table.then(fight, Battles(owner=self.owner, at=self.at), self)
            return
        won = [faction for side, (faction, _) in OF_SIDE.items() if side == self.winner]
        table.state.result = Result("battle", won[0]) if won else Result("stand-off")

    def hear(self, table: Table[State], result: str) -> None:
        """Hear who won the first battle."""
        self.winner = result


class TheatreVerdict(Step):
    """14.1: theatre games compare Honour: the Side with more, in it the faction with more (A35, 11.14)."""

    phase: ClassVar[str] = "resolving"

    def finish(self, table: Table[State]) -> None:
        table.state.result = by_honour(table.state, "theatre")
