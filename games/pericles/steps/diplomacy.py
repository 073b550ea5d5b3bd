"""8.51: diplomatic issues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import NO_ANSWER, Table
from games.core.decision import Action, Answers, Choices, Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import Everybody
from games.pericles import honour, purse, queries
from games.pericles.actions import (
    AnyAction,
    Clear,
    Commit,
    Decline,
    Negotiate,
)
from games.pericles.board import ENEMY, LEAGUE, SIDE_OF, board
from games.pericles.cards import draw_battle_card
from games.pericles.events.assembly import AnswerNoted
from games.pericles.events.theatre import (
    BaseFlipped,
    DiplomacyTried,
    TalksOpened,
    TalksSettled,
    TreacheryPlaced,
)
from games.pericles.figures import Faction, Side, Theatre
from games.pericles.standing import TALKS, tokens_of
from games.pericles.steps.issues import Resolving, clear, clearings, why_not_clear
from games.pericles.steps.political_cards import why_not_own

if TYPE_CHECKING:
    from games.pericles.state import State


class Diplomacy(Resolving, kw_only=True):
    """8.51: flip a base or sow treachery; at home remove treachery; in a neutral theatre talk."""

    section: ClassVar[str] = "8.51"
    kind: ClassVar[str] = "diplomatic"
    kinds = (Commit, Clear, Negotiate, Decline)

    def forms(self, state: State) -> Sequence[Answers]:
        """Offer what the state of the theatre allows."""
        holders, most = queries.holders(state, self.at), self._most(state)
        if not holders:
            return [Choices([Negotiate(self.owner)])]
        if holders == [self.side]:
            return [Rows(Clear, lambda: clearings(state, self.owner, self.at, most))]
        return [Choices([Commit(self.owner, tokens) for tokens in range(most + 1)])]

    def _most(self, state: State) -> int:
        return min(board().limits.diplomacy, purse.tokens(state, self.owner))

    def why_not_do(self, state: State, action: Any) -> Refusal | None:
        if isinstance(action, Clear):
            return why_not_clear(state, action, self.at, self._most(state))
        if isinstance(action, Commit) and not 0 <= action.tokens <= self._most(state):
            return Refusal("8.51", "tokens-at-most", number=self._most(state))
        return None

    def do(self, table: Table[State], action: Any) -> None:
        match action:
            case Negotiate():
                table.then(Talks(owner=self.owner, at=self.at))
            case Clear():
                paid = purse.pay(table.state, self.owner, action.own + action.enemy)
                clear(table, action, self.at, paid)
            case Commit():
                self._press(table, action.tokens)

    def _press(self, table: Table[State], tokens: int) -> None:
        """8.51: tokens and own treachery must exceed units and bases of the enemy (A15)."""
        state, enemy = table.state, ENEMY[self.side]
        purse.pay(state, self.owner, tokens)
        total = tokens + queries.treachery(state, self.at, self.side)
        against = queries.defence(state, self.at, enemy)
        told = DiplomacyTried(faction=self.owner, theatre=self.at, tokens=tokens, total=total, less=against)
        table.tell(told)
        there = queries.stack(state, self.at, LEAGUE[enemy]).base
        if total > against and there and queries.left_in_box(state, LEAGUE[self.side], "base"):
            self._flip(table, enemy)
            return
        placed = purse.sow(state, self.at, self.side, tokens)
        if placed:
            table.tell(TreacheryPlaced(side=self.side, theatre=self.at, number=placed))

    def _flip(self, table: Table[State], enemy: Side) -> None:
        state, numbers = table.state, board().honour
        queries.put(state, self.at, LEAGUE[enemy], "base", -1)
        queries.put(state, self.at, LEAGUE[self.side], "base", 1)
        if queries.treachery(state, self.at, self.side):
            purse.reap(state, self.at, self.side, queries.treachery(state, self.at, self.side))
        rival = state.cities[enemy].controlling
        gained = honour.change(state, self.owner, numbers.flip, "diplomacy")
        lost = -honour.change(state, rival, -numbers.flipped, "diplomacy")
        table.tell(BaseFlipped(faction=self.owner, rival=rival, theatre=self.at, gained=gained, lost=lost))


class Talks(Everybody[str, AnyAction], kw_only=True):
    """8.51: in a neutral theatre owner and enemy commit in secret; twice the enemy's total founds a base."""

    phase: ClassVar[str] = "resolving"
    discreet: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    kinds = (Commit,)
    owner: Faction
    at: Theatre

    def parties(self, state: State) -> Sequence[Faction]:
        """List the owner and the enemy's controlling faction."""
        return [self.owner, state.cities[queries.enemy_of(self.owner)].controlling]

    def _most(self, state: State, faction: Faction) -> int:
        limits = board().limits
        cap = limits.neutral_owner if faction == self.owner else limits.neutral_enemy
        return min(cap, purse.tokens(state, faction))

    def ask(self, state: State, party: Faction, slot: str) -> Decision:
        """Ask for tokens."""
        form = Choices([Commit(party, number) for number in range(self._most(state, party) + 1)])
        return Decision(
            state.seat_of(party),
            "8.51",
            "talks",
            form,
            secret=True,
            party=party,
            default=Commit(party, 0),
            faction=party,
            owner=self.owner,
            theatre=self.at,
        )

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if not isinstance(action, Commit):
            return Refusal("8.51", NO_ANSWER)
        refusal = why_not_own(state, seat, action.faction)
        if refusal is None and not 0 <= action.tokens <= self._most(state, action.faction):
            return Refusal("8.51", "tokens-at-most", number=self._most(state, action.faction))
        return refusal

    def standing(self, state: State, decision: Decision) -> Action | None:
        """4.0: as the enemy of the talks, commit what was left standing."""
        party = decision.party
        most = self._most(state, party)
        tokens = tokens_of(state, party, TALKS, most) if party != self.owner else None
        return Commit(party, tokens) if tokens is not None else None

    def tell_noted(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.tell(AnswerNoted(faction=action.faction, audience=(seat,)))

    def carry_out(self, table: Table[State], party: Faction) -> None:
        """Nothing is opened one by one."""

    def finish(self, table: Table[State]) -> None:
        is_answered = self.asking is not None
        super().finish(table)
        if is_answered:
            self._settle(table)

    def _settle(self, table: Table[State]) -> None:
        state, side = table.state, SIDE_OF[self.owner]
        totals = {SIDE_OF[party]: self._open(table, party) for party in sorted(self.asking or ())}
        won = totals[side] >= board().limits.neutral_factor * totals[ENEMY[side]]
        won = won and queries.left_in_box(state, LEAGUE[side], "base") > 0
        if won:
            queries.put(state, self.at, LEAGUE[side], "base", 1)
            queries.found(state, side, self.at)
        table.tell(TalksSettled(faction=self.owner, theatre=self.at, won=won))

    def _open(self, table: Table[State], party: Faction) -> int:
        answer = self.noted[party][""]
        assert isinstance(answer, Commit)
        purse.pay(table.state, party, answer.tokens)
        card = draw_battle_card(table.state, SIDE_OF[party], table.chance)
        value = board().cards[card].value
        total = answer.tokens + value
        table.tell(TalksOpened(faction=party, tokens=answer.tokens, card=card, value=value, total=total))
        return total
