"""5.3: the Boule: boards are filled, hostages spent, seven issues put on each track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles.actions import Hostages, Put
from games.pericles.board import ENEMY, OSTRACISM, SIDE_OF, WAR_PEACE, board, compatriot, sign
from games.pericles.cards import in_turn
from games.pericles.events.turn import BoardFilled, HostagesKept, HostagesSpent, IssuePut
from games.pericles.figures import Faction, Side
from games.pericles.forms import yes_or_no
from games.pericles.pieces import Issue
from games.pericles.steps.aristophanes import left_of

if TYPE_CHECKING:
    from games.pericles.state import State

HOSTAGES_BOX = 2
"""5.33: in which box of the enemy's opposition hostages put War/Peace."""


class FillBoards(Step):
    """5.31: both strategy boards are filled up from the stock."""

    phase: ClassVar[str] = "boule"

    def finish(self, table: Table[State]) -> None:
        for side in table.state.sides:
            city = table.state.cities[side]
            tokens = min(city.stock, board().tracks.board - city.board)
            city.stock -= tokens
            city.board += tokens
            table.tell(BoardFilled(side=side, tokens=tokens))


def why_not_spend(state: State, side: Side) -> Refusal | None:
    """5.33: a Side that has hostages, while the enemy's War/Peace is not placed yet (A31)."""
    if not state.cities[side].hostages:
        return Refusal("5.33", "no-hostages", side=side)
    if any(issue.kind == WAR_PEACE for issue in state.cities[ENEMY[side]].track):
        return Refusal("5.33", "war-peace-placed", side=ENEMY[side])
    return None


class SpendHostages(Once, kw_only=True):
    """5.33: the controlling faction may spend hostages before any issue is put (A42)."""

    phase: ClassVar[str] = "boule"
    section: ClassVar[str] = "5.33"
    refused_as: ClassVar[str] = "hostages-first"
    kinds = (Hostages,)
    side: Side

    def asker(self, state: State) -> Seat:
        return state.seat_of(state.cities[self.side].controlling)

    def waited_for(self, state: State) -> list[Seat]:
        return [] if self.done or why_not_spend(state, self.side) else [self.asker(state)]

    def ask(self, state: State) -> Decision | None:
        if why_not_spend(state, self.side) is not None:
            return None
        faction = state.cities[self.side].controlling
        form, no = yes_or_no(Hostages, faction), Hostages(faction, False)
        return Decision(
            self.asker(state),
            "5.33",
            "hostages",
            form,
            party=faction,
            default=no,
            faction=faction,
            box=HOSTAGES_BOX,
            half=_enemy_opposition(state, self.side),
        )

    def why_not_answer(self, state: State, seat: Seat, action: Hostages) -> Refusal | None:
        faction = state.cities[self.side].controlling
        if action.faction != faction:
            return Refusal("5.33", "controlling-picks", faction=faction)
        return None

    def answer(self, table: Table[State], seat: Seat, action: Hostages) -> None:
        if not action.yes:
            table.tell(HostagesKept(faction=action.faction))
            return
        state, enemy = table.state, ENEMY[self.side]
        half = _enemy_opposition(state, self.side)
        state.cities[self.side].hostages = False
        track = state.cities[enemy].track
        track.append(Issue(WAR_PEACE, HOSTAGES_BOX * sign(half)))
        track.sort()
        table.tell(HostagesSpent(faction=action.faction, side=enemy, half=half, box=HOSTAGES_BOX))

    def why_unasked(self, state: State, seat: Seat, action: object) -> Refusal | None:
        if self.done or not isinstance(action, Hostages):
            return None
        return why_not_spend(state, self.side)


def _enemy_opposition(state: State, side: Side) -> Faction:
    return compatriot(state.cities[ENEMY[side]].controlling)


class Boule(Step, kw_only=True):
    """5.32: an issue into box 2, one into box 1, three and two at the centre; the controlling one first."""

    phase: ClassVar[str] = "boule"
    side: Side

    def finish(self, table: Table[State]) -> None:
        first, second = in_turn(table.state, self.side)
        boxes = [(first, 2), (second, 1), *[(first, 0)] * 3, *[(second, 0)] * 2]
        table.then(*(PutIssue(faction=faction, box=box) for faction, box in boxes))


def why_not_put(state: State, action: Put) -> Refusal | None:
    """5.32: an issue of the own set that is not on the track or out of the game (3.14, A65)."""
    side = SIDE_OF[action.faction]
    if action.issue not in board().issues_of(side):
        return Refusal("3.14", "issue-not-ours", issue=action.issue, side=side)
    if action.issue in state.cities[side].removed:
        return Refusal("7.44", "issue-retired", issue=action.issue)
    if not left_of(state, side, action.issue):
        return Refusal("3.14", "issue-used-up", issue=action.issue)
    return None


class PutIssue(Once, kw_only=True):
    """5.32: a faction puts an issue; Ostracism and War/Peace always lie at the centre (5.32 E)."""

    phase: ClassVar[str] = "boule"
    section: ClassVar[str] = "5.32"
    kinds = (Put,)
    faction: Faction
    box: int

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        kinds = board().issues_of(SIDE_OF[self.faction])
        options = [put for put in (Put(self.faction, kind) for kind in kinds) if not why_not_put(state, put)]
        return Decision(
            self.asker(state),
            "5.32",
            "put",
            Choices(options),
            party=self.faction,
            default=options[0],
            faction=self.faction,
            box=self.box,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Put) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal("5.32", "puts-in-turn", faction=self.faction)
        return why_not_put(state, action)

    def answer(self, table: Table[State], seat: Seat, action: Put) -> None:
        box = 0 if action.issue in (OSTRACISM, WAR_PEACE) else self.box
        track = table.state.cities[SIDE_OF[self.faction]].track
        track.append(Issue(action.issue, box * sign(self.faction)))
        track.sort()
        table.tell(IssuePut(faction=self.faction, issue=action.issue, box=box))
