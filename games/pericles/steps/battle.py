"""9.4 to 9.7: battle, losses, Honour, the second battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Decision, Seat
from games.core.shapes import Once
from games.pericles import queries
from games.pericles.actions import Second
from games.pericles.board import ENEMY, OF_SIDE, SIDES, board
from games.pericles.cards import draw_battle_card
from games.pericles.events.battle import BattleJoined, BattleTied, BattleWon, StrengthCounted, TokensReturned
from games.pericles.figures import Colour, Element, Faction, Side, Theatre
from games.pericles.forms import yes_or_no
from games.pericles.report import Strength
from games.pericles.standing import SECOND, standing_of
from games.pericles.steps.battle_honour import settle_honour
from games.pericles.steps.battle_losses import LoserLosses, RazeBases, WinnerLosses

if TYPE_CHECKING:
    from games.pericles.state import State

OTHER: dict[Element, Element] = {"land": "naval", "naval": "land"}


class Battles(Step, kw_only=True):
    """9.4, 9.6 and 9.7: a battle of the theatre's element, perhaps one of the other; then tokens go home."""

    phase: ClassVar[str] = "battle"
    owner: Faction
    at: Theatre
    winners: list[str] = msgspec.field(default_factory=list)
    """Who has won each battle so far; nobody: nothing."""
    wanted: bool | None = None
    """9.6: whether a second battle is wanted; None before that is asked."""

    def finish(self, table: Table[State]) -> None:
        state = table.state
        element = board().theatres[self.at].element
        if not self.winners:
            table.then(Battle(owner=self.owner, at=self.at, element=element), self)
        elif self.wanted is None and self._is_offered(state):
            chooser = queries.picker(state, self.owner, self._winner())
            table.then(SecondBattle(faction=chooser, at=self.at), self)
        elif self.wanted and len(self.winners) == 1:
            table.then(Battle(owner=self.owner, at=self.at, element=OTHER[element]), self)
        else:
            return_tokens(table)
            table.end(self.winners[0])

    def hear(self, table: Table[State], result: str | bool) -> None:
        """Hear who won a battle, or whether there shall be another."""
        if isinstance(result, bool):
            self.wanted = result
        else:
            self.winners.append(result)

    def _winner(self) -> Side:
        return "athens" if self.winners[0] == "athens" else "sparta"

    def _is_offered(self, state: State) -> bool:
        """9.6: only in a theatre that is still contested; a battle game says which battles it has."""
        one_only = state.figures.kind == "battle" and len(state.figures.battles) == 1
        return bool(self.winners[0]) and queries.is_contested(state, self.at) and not one_only


def return_tokens(table: Table[State]) -> None:
    """9.7: all committed tokens go to the stock of their Side."""
    state = table.state
    for side in state.sides:
        tokens = sum(state.committed.pop(faction, 0) for faction in OF_SIDE[side])
        state.cities[side].stock += tokens
        if tokens:
            table.tell(TokensReturned(side=side, tokens=tokens))
    state.ships_sent = False


class SecondBattle(Once, kw_only=True):
    """9.6: the winner may fight a battle of the other element at once, with the same tokens (A50)."""

    phase: ClassVar[str] = "battle"
    discreet: ClassVar[bool] = True
    section: ClassVar[str] = "9.6"
    kinds = (Second,)
    faction: Faction
    at: Theatre
    wanted: bool = False

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        form, no = yes_or_no(Second, self.faction), Second(self.faction, False)
        element = OTHER[board().theatres[self.at].element]
        return Decision(
            self.asker(state),
            "9.6",
            "second",
            form,
            party=self.faction,
            default=no,
            faction=self.faction,
            theatre=self.at,
            element=element,
        )

    def standing(self, state: State, decision: Decision) -> Action | None:
        """4.0: no second battle, if that was left standing."""
        return Second(self.faction, False) if standing_of(state, self.faction, SECOND) else None

    def answer(self, table: Table[State], seat: Seat, action: Second) -> None:
        self.wanted = action.yes

    def finish(self, table: Table[State]) -> None:
        table.end(self.wanted)


class Battle(Step, kw_only=True):
    """9.42 to 9.5: one battle. It stays on the agenda while losses are chosen."""

    phase: ClassVar[str] = "battle"
    owner: Faction
    at: Theatre
    element: Element
    winner: Side | None = None
    margin: int = 0
    stage: int = 0
    lost: dict[Colour, int] = msgspec.field(default_factory=dict)
    """Units of the loser that died, by colour."""
    razed: int = 0
    strengths: list[Strength] = msgspec.field(default_factory=list)
    """What both Sides brought, Athens first."""

    def finish(self, table: Table[State]) -> None:
        if self.winner is None:
            self._fight(table)
        if self.winner is None:
            table.end("")
        else:
            self._go_on(table, self.winner)

    def hear(self, table: Table[State], result: dict[Colour, int] | int) -> None:
        """Hear which units of the loser died, or how many bases fell."""
        if isinstance(result, int):
            self.razed = result
        else:
            self.lost = result

    def _fight(self, table: Table[State]) -> None:
        table.tell(BattleJoined(theatre=self.at, element=self.element, faction=self.owner))
        self.strengths = [_count(table, self.at, side, self.element) for side in SIDES]
        first, second = self.strengths
        margin = first.total - second.total
        if not margin:
            table.tell(BattleTied(theatre=self.at, element=self.element))
            return
        self.winner, self.margin = "athens" if margin > 0 else "sparta", abs(margin)
        table.tell(BattleWon(side=self.winner, theatre=self.at, element=self.element, margin=self.margin))

    def _go_on(self, table: Table[State], winner: Side) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                table.then(self._loser_losses(table.state, winner), self)
            case 2:
                table.then(self._raze(table.state, winner), self)
            case 3:
                table.then(self._winner_losses(table.state, winner), self)
            case _:
                settle_honour(table, self.owner, winner, self.element, self.lost, self.razed)
                table.end(winner)

    def _loser_losses(self, state: State, winner: Side) -> Step:
        chooser = queries.picker(state, self.owner, winner)
        return LoserLosses(
            faction=chooser, at=self.at, element=self.element, side=ENEMY[winner], margin=self.margin
        )

    def _raze(self, state: State, winner: Side) -> Step:
        chooser = queries.picker(state, self.owner, winner)
        left = self.margin - sum(self.lost.values())
        return RazeBases(faction=chooser, at=self.at, element=self.element, side=ENEMY[winner], left=left)

    def _winner_losses(self, state: State, winner: Side) -> Step:
        chooser = queries.picker(state, self.owner, ENEMY[winner])
        return WinnerLosses(
            faction=chooser, at=self.at, element=self.element, side=winner, lost=dict(self.lost)
        )


def _count(table: Table[State], theatre: Theatre, side: Side, element: Element) -> Strength:
    """9.42: add up units, bases, tokens, treachery and a battle card; the 300 are a strategos too (12.4)."""
    state, value = table.state, board().printed.value
    bases = queries.bases_of(state, theatre, side) * value.base
    units = queries.strength(state, theatre, side, element) - bases
    elite = int(side == "sparta" and state.three_hundred == theatre)
    strategoi = (queries.committed(state, side) + elite) * value.strategos
    treachery = queries.treachery(state, theatre, side) * value.treachery
    card = draw_battle_card(state, side, table.chance)
    worth = board().cards[card].value
    total = units + bases + strategoi + treachery + worth
    counted = Strength(side, units, bases, strategoi, treachery, card, worth, total)
    parts = {
        name: getattr(counted, name) for name in StrengthCounted.__struct_fields__ if hasattr(counted, name)
    }
    table.tell(StrengthCounted(**parts))
    return counted
