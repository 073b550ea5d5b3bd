"""9.3 and 12.3: an expedition: tokens, movement, the State ships, and then perhaps a battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.agenda import NO_ANSWER, Step, Table
from games.core.decision import Action, Answers, Choices, Decision, Rows, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import Everybody, Once, UntilDone
from games.pericles import movement, purse, queries
from games.pericles.actions import AnyAction, Commit, Done, Move, Ships
from games.pericles.board import OF_SIDE, SIDE_OF, THREE_HUNDRED, board
from games.pericles.events.assembly import AnswerNoted
from games.pericles.events.theatre import NoBattle, ShipsSent, TokensCommitted, UnitMoved
from games.pericles.figures import Faction, Side, Theatre
from games.pericles.forms import yes_or_no
from games.pericles.standing import COMMIT, SHIPS, standing_of, tokens_of
from games.pericles.steps.battle import Battles, return_tokens
from games.pericles.steps.political_cards import why_not_own

if TYPE_CHECKING:
    from games.pericles.state import State


class Expedition(Step, kw_only=True):
    """9.3: it stays on the agenda while tokens are committed, units move and battles are fought."""

    phase: ClassVar[str] = "expedition"
    owner: Faction
    at: Theatre
    stage: int = 0
    defence: dict[str, int] = msgspec.field(default_factory=dict)
    """9.31: what the defenders committed: under seal until the movement is over."""

    def finish(self, table: Table[State]) -> None:
        self.stage += 1
        match self.stage:
            case 1:
                table.then(self._commitment(table.state), self)
            case 2:
                left = queries.committed(table.state, SIDE_OF[self.owner])
                table.then(Movement(owner=self.owner, at=self.at, left=left), self)
            case 3:
                self._open_defence(table)
                self.defence = {}
            case 4:
                table.then(Battles(owner=self.owner, at=self.at), self)

    def hear(self, table: Table[State], result: dict[str, int] | str) -> None:
        """Hear what the defenders committed."""
        if isinstance(result, dict):
            self.defence = result

    def _commitment(self, state: State) -> Step:
        """9.31: in a theatre of one's own or of nobody only the commander commits (A22)."""
        if queries.stands(state, self.at, queries.enemy_of(self.owner)):
            return Commitments(owner=self.owner, at=self.at)
        return CommitAlone(owner=self.owner, at=self.at)

    def _open_defence(self, table: Table[State]) -> None:
        state = table.state
        for faction in sorted(self.defence):
            purse.commit(state, faction, self.defence[faction])
            table.tell(TokensCommitted(faction=faction, tokens=self.defence[faction]))
        if queries.is_contested(state, self.at):
            table.then(StateShips(at=self.at), self)
        else:
            table.tell(NoBattle(theatre=self.at))
            return_tokens(table)


def most_of(state: State, owner: Faction, faction: Faction) -> int:
    """9.31: five for the commander, four for the others, and no more than one has."""
    cap = board().limits.commander if faction == owner else board().limits.others
    return min(cap, purse.tokens(state, faction))


def why_not_commit(state: State, owner: Faction, action: Commit) -> Refusal | None:
    """9.31: the commander commits at least one."""
    if action.faction == owner and action.tokens < 1:
        return Refusal("9.31", "commander-commits")
    most = most_of(state, owner, action.faction)
    return None if 0 <= action.tokens <= most else Refusal("9.31", "tokens-at-most", number=most)


def commitments(state: State, owner: Faction, faction: Faction) -> Choices:
    """Offer the tokens that a faction may commit."""
    least = 1 if faction == owner else 0
    return Choices([Commit(faction, number) for number in range(least, most_of(state, owner, faction) + 1)])


class CommitAlone(Once, kw_only=True):
    """9.31 A: the commander commits one to five tokens, openly."""

    phase: ClassVar[str] = "expedition"
    section: ClassVar[str] = "9.31"
    kinds = (Commit,)
    owner: Faction
    at: Theatre

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.owner)

    def ask(self, state: State) -> Decision:
        least = Commit(self.owner, 1)
        form = commitments(state, self.owner, self.owner)
        return Decision(
            self.asker(state),
            "9.31",
            "commit",
            form,
            party=self.owner,
            default=least,
            faction=self.owner,
            owner=self.owner,
            theatre=self.at,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Commit) -> Refusal | None:
        return why_not_commit(state, self.owner, action)

    def answer(self, table: Table[State], seat: Seat, action: Commit) -> None:
        purse.commit(table.state, self.owner, action.tokens)
        table.tell(TokensCommitted(faction=self.owner, tokens=action.tokens))


class Commitments(Everybody[str, AnyAction], kw_only=True):
    """9.31 B: all four commit in secret, also those without tokens; the attackers' are opened at once."""

    phase: ClassVar[str] = "expedition"
    discreet: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    leads_on: ClassVar[bool] = True
    kinds = (Commit,)
    owner: Faction
    at: Theatre

    def parties(self, state: State) -> Sequence[Faction]:
        """List all factions."""
        return state.factions

    def ask(self, state: State, party: Faction, slot: str) -> Decision:
        """Ask for tokens; the least is the harmless answer."""
        form = commitments(state, self.owner, party)
        return Decision(
            state.seat_of(party),
            "9.31",
            "commit",
            form,
            secret=True,
            party=party,
            default=form.first(),
            faction=party,
            owner=self.owner,
            theatre=self.at,
        )

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if not isinstance(action, Commit):
            return Refusal("9.2" if self.noted else "9.31", NO_ANSWER)
        return why_not_own(state, seat, action.faction) or why_not_commit(state, self.owner, action)

    def standing(self, state: State, decision: Decision) -> Action | None:
        """4.0: commit what was left standing; never as commander."""
        party = decision.party
        most = most_of(state, self.owner, party)
        tokens = tokens_of(state, party, COMMIT, most, self.at) if party != self.owner else None
        return Commit(party, tokens) if tokens is not None else None

    def tell_noted(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.tell(AnswerNoted(faction=action.faction, audience=(seat,)))

    def carry_out(self, table: Table[State], party: Faction) -> None:
        """Open the tokens of an attacker; a defender's stay in the purse, under seal."""
        if SIDE_OF[party] == SIDE_OF[self.owner]:
            purse.commit(table.state, party, self._of(party))
            table.tell(TokensCommitted(faction=party, tokens=self._of(party)))

    def _of(self, party: Faction) -> int:
        answer = self.noted[party][""]
        assert isinstance(answer, Commit)
        return answer.tokens

    def finish(self, table: Table[State]) -> None:
        is_answered = self.asking is not None
        super().finish(table)
        if is_answered:
            defenders = OF_SIDE[queries.enemy_of(self.owner)]
            table.end({faction: self._of(faction) for faction in defenders})


class Movement(UntilDone, kw_only=True):
    """9.32: a token moves a unit; the 300 move themselves beside (A47). A unit moves once an issue."""

    phase: ClassVar[str] = "expedition"
    section: ClassVar[str] = "9.32"
    question: ClassVar[str] = "move"
    kinds = (Move,)
    owner: Faction
    at: Theatre
    left: int
    arrived: dict[Theatre, dict[str, int]] = msgspec.field(default_factory=dict)
    """Units that have moved, by where they stand now."""

    @property
    def side(self) -> Side:
        """Name the Side that moves."""
        return SIDE_OF[self.owner]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.owner)

    def party(self) -> str:
        return self.owner

    def ending(self) -> Action:
        return Done(self.owner)

    def facts(self, state: State) -> dict[str, Fact]:
        return {"faction": self.owner, "theatre": self.at, "number": self.left}

    def forms(self, state: State) -> Sequence[Answers]:
        return [Rows(Move, lambda: self._moves(state), lambda action: self._why_not(state, action))]

    def _moves(self, state: State) -> Iterator[tuple[str, str, str, str, tuple[str, ...]]]:
        for origin in queries.in_play(state):
            for unit in movement.movable(state, self.side, origin):
                if self._why_not_unit(state, unit, origin) is None:
                    for to in movement.reach(state, unit, origin, self.at):
                        yield self.owner, unit, origin, to, ()

    def _why_not_unit(self, state: State, unit: str, origin: Theatre) -> Refusal | None:
        """9.32 E: units that are there, have not moved, and have a token; Argos stays (12.1)."""
        if unit == "argos-land":
            return Refusal("12.1", "argos-stays")
        there = movement.movable(state, self.side, origin).get(unit, 0)
        if not there:
            return Refusal("9.32", "unit-not-there", theatre=origin)
        if there <= self.arrived.get(origin, {}).get(unit, 0):
            return Refusal("9.32", "moved-already", theatre=origin)
        if unit == THREE_HUNDRED:
            return None
        return None if self.left else Refusal("9.32", "no-more-tokens")

    def _why_not(self, state: State, action: Move) -> Refusal | None:
        if action.faction != self.owner or action.origin not in board().theatres:
            return Refusal("8.5", "owner-decides", faction=self.owner)
        refusal = self._why_not_unit(state, action.unit, action.origin)
        if refusal is not None:
            return refusal
        if action.via or action.to in board().theatres[action.origin].links:
            way = (action.origin, *action.via, action.to)
            named = movement.why_not_way(state, action.unit, way, self.at)
            if named is None or action.via:
                return named
            others = movement.reach(state, action.unit, action.origin, self.at)
            return None if action.to in others else named
        if action.to in movement.reach(state, action.unit, action.origin, self.at):
            return None
        return Refusal("9.32", "no-way-there", theatre=action.origin, to=action.to)

    def why_not_do(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        return self._why_not(state, action)

    def do(self, table: Table[State], seat: Seat, action: Move) -> None:
        state = table.state
        queries.take_off(state, action.origin, action.unit)
        queries.set_down(state, action.to, action.unit)
        here = self.arrived.setdefault(action.to, {})
        here[action.unit] = here.get(action.unit, 0) + 1
        self.left -= int(action.unit != THREE_HUNDRED)
        units = ((action.unit, 1),)
        table.tell(UnitMoved(faction=self.owner, units=units, origin=action.origin, theatre=action.to))


class StateShips(Once, kw_only=True):
    """12.3: Athens' controlling faction may send the State ships into a battle, once a turn (A48)."""

    phase: ClassVar[str] = "expedition"
    discreet: ClassVar[bool] = True
    section: ClassVar[str] = "12.3"
    kinds = (Ships,)
    at: Theatre

    def asker(self, state: State) -> Seat:
        return state.seat_of(state.cities["athens"].controlling)

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and state.ships_ready else []

    def ask(self, state: State) -> Decision | None:
        if not state.ships_ready:
            return None
        faction = state.cities["athens"].controlling
        form, no = yes_or_no(Ships, faction), Ships(faction, False)
        return Decision(
            self.asker(state),
            "12.3",
            "ships",
            form,
            party=faction,
            default=no,
            faction=faction,
            theatre=self.at,
        )

    def standing(self, state: State, decision: Decision) -> Action | None:
        """4.0: keep the ships, if that was left standing."""
        keeps = standing_of(state, decision.party, SHIPS)
        return Ships(decision.party, False) if keeps else None

    def answer(self, table: Table[State], seat: Seat, action: Ships) -> None:
        if action.yes:
            table.state.ships_ready, table.state.ships_sent = False, True
            table.tell(ShipsSent(faction=action.faction))
