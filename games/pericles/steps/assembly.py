"""6: the Assembly: six debates a City-State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core import step
from games.core.agenda import NO_ANSWER, Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Everybody, Once
from games.pericles import steps
from games.pericles.actions import AnyAction, Debate, PlayCard, Trust
from games.pericles.board import OF_SIDE, WAR_PEACE, board, half_of, sign
from games.pericles.cards import award, in_turn, is_leader, worth
from games.pericles.events.assembly import (
    AnswerNoted,
    CardRevealed,
    DebateTied,
    DebateWon,
    EntourageOpened,
    IssueRaised,
    TokensEarned,
)
from games.pericles.figures import Faction, Side
from games.pericles.pieces import Issue
from games.pericles.steps.debate_end import BrainTrust, StopAtCentre, is_captured, move_issue
from games.pericles.steps.political_cards import why_not_own

if TYPE_CHECKING:
    from games.pericles.state import State


class Together(step.Together):
    """6.1: the Sides do not wait for each other (A42)."""

    branches: list[list[steps.AnyStep]]


def why_not_debate(state: State, side: Side, action: Debate) -> Refusal | None:
    """6.11: an issue of the own City-State that is not captured (A36)."""
    issue = Issue(action.issue, action.box)
    if issue not in state.cities[side].track:
        return Refusal("6.11", "issue-not-there", issue=action.issue)
    if is_captured(issue):
        return Refusal("6.15", "issue-captured", issue=action.issue)
    return None


def why_not_play(state: State, action: PlayCard) -> Refusal | None:
    """6.12: a card of the own hand."""
    if action.card in state.houses[action.faction].hand:
        return None
    return Refusal("6.12", "not-in-hand", card=action.card)


class Debates(Step):
    """6.1: six debates; the factions raise issues in turn, the controlling one first (A36)."""

    phase: ClassVar[str] = "assembly"
    side: Side
    number: int = 0

    def finish(self, table: Table[State]) -> None:
        if self.number == board().tracks.debates:
            return
        chooser = in_turn(table.state, self.side)[self.number % 2]
        self.number += 1
        table.then(RaiseIssue(side=self.side, faction=chooser, number=self.number), self)


class RaiseIssue(Once, kw_only=True):
    """6.11: a faction raises an issue for debate."""

    phase: ClassVar[str] = "assembly"
    section: ClassVar[str] = "6.11"
    kinds = (Debate,)
    side: Side
    faction: Faction
    number: int = 1

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        found = [Debate(self.faction, issue.kind, issue.box) for issue in state.cities[self.side].track]
        options = [each for each in dict.fromkeys(found) if why_not_debate(state, self.side, each) is None]
        return Decision(
            self.asker(state),
            "6.11",
            "debate",
            Choices(options),
            party=self.faction,
            default=options[0],
            faction=self.faction,
            number=self.number,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Debate) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal("6.11", "choosers-alternate", faction=self.faction)
        return why_not_debate(state, self.side, action)

    def answer(self, table: Table[State], seat: Seat, action: Debate) -> None:
        table.tell(
            IssueRaised(
                faction=self.faction,
                issue=action.issue,
                half=half_of(self.side, action.box),
                box=abs(action.box),
                number=self.number,
            )
        )
        table.then(Contest(side=self.side, issue=action.issue, box=action.box))


class Contest(Step):
    """6.12 to 6.15: one debate. It stays on the agenda while cards are played and asked about."""

    phase: ClassVar[str] = "assembly"
    side: Side
    issue: str
    box: int
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    """The cards that lie open, by faction."""
    advice: str | None = None
    """6.31: the card that a Brain Trust turned up; none: not used, None: not asked yet."""

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if not self.cards:
            table.then(PlayCards(side=self.side, issue=self.issue, box=self.box), self)
            return
        trusting = self._trusting(state)
        if self.advice is None and trusting:
            table.then(self._ask_trust(state, trusting), self)
            return
        self._settle(table, trusting)

    def hear(self, table: Table[State], result: dict[str, str] | str) -> None:
        """Hear which cards were played, or what the Brain Trust turned up."""
        if isinstance(result, str):
            self.advice = result
        else:
            self.cards = result

    def _trusting(self, state: State) -> Faction:
        """6.31: name who met a card that is no leader with a leader, and has an entourage (A37)."""
        led = [faction for faction, card in self.cards.items() if is_leader(card)]
        able = len(led) == 1 and state.houses[led[0]].entourage
        return led[0] if able and (self.advice or not state.houses[led[0]].trusted) else ""

    def _ask_trust(self, state: State, faction: Faction) -> BrainTrust:
        totals = {each: self._total(state, each, "") for each in OF_SIDE[self.side]}
        total = totals.pop(faction)
        return BrainTrust(faction=faction, total=total, less=sum(totals.values()))

    def _settle(self, table: Table[State], trusting: Faction) -> None:
        totals = {each: self._total(table.state, each, trusting) for each in OF_SIDE[self.side]}
        self._award(table)
        if self.advice:
            cards = tuple(table.state.houses[trusting].entourage)
            table.tell(EntourageOpened(faction=trusting, cards=cards))
        first, second = OF_SIDE[self.side]
        margin = totals[first] - totals[second]
        if not margin:
            table.tell(DebateTied(side=self.side, issue=self.issue, total=totals[first]))
            return
        winner, loser = (first, second) if margin > 0 else (second, first)
        table.tell(
            DebateWon(faction=winner, rival=loser, issue=self.issue, total=totals[winner], less=totals[loser])
        )
        self._move(table, winner, abs(margin))

    def _total(self, state: State, faction: Faction, trusting: Faction) -> int:
        judged = worth(state, faction, self.cards[faction], self.issue)
        added = board().cards[self.advice].value if self.advice and faction == trusting else 0
        return judged.value + judged.bonus + added

    def _award(self, table: Table[State]) -> None:
        """6.21: take tokens for cards that fit, won or lost; then the cards are discarded."""
        state = table.state
        wanted = {each: worth(state, each, card, self.issue).strategoi for each, card in self.cards.items()}
        given = award(state, self.side, wanted)
        for faction in in_turn(state, self.side):
            if wanted[faction]:
                tokens = given[faction]
                table.tell(TokensEarned(faction=faction, tokens=tokens, wanted=wanted[faction]))
        state.cities[self.side].discards += self.cards.values()

    def _move(self, table: Table[State], winner: Faction, margin: int) -> None:
        most = board().tracks.captured_at
        to = max(-most, min(most, self.box + sign(winner) * margin))
        if self.issue == WAR_PEACE and self.box * to < 0:
            table.then(StopAtCentre(side=self.side, faction=winner, box=self.box, to=to, margin=margin))
        else:
            move_issue(table, self.side, winner, Issue(self.issue, self.box), to)


class PlayCards(Everybody[str, AnyAction]):
    """6.12: both compatriots play a card face down; the cards are opened together."""

    phase: ClassVar[str] = "assembly"
    kinds = (PlayCard,)
    side: Side
    issue: str
    box: int

    def parties(self, state: State) -> Sequence[Faction]:
        """List the compatriots."""
        return OF_SIDE[self.side]

    def ask(self, state: State, party: Faction, slot: str) -> Decision:
        """Ask for a card; the least is the harmless answer."""
        hand = state.houses[party].hand
        least = min(hand, key=lambda card: (board().cards[card].value, card))
        return Decision(
            state.seat_of(party),
            "6.12",
            "play",
            Choices([PlayCard(party, card) for card in hand]),
            secret=True,
            party=party,
            default=PlayCard(party, least),
            faction=party,
            issue=self.issue,
            half=half_of(self.side, self.box),
            box=abs(self.box),
        )

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if isinstance(action, Trust):
            return Refusal("6.31", "cards-not-open")
        if not isinstance(action, PlayCard):
            return Refusal("6.12", NO_ANSWER)
        return why_not_own(state, seat, action.faction) or why_not_play(state, action)

    def tell_noted(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.tell(AnswerNoted(faction=action.faction, audience=(seat,)))

    def carry_out(self, table: Table[State], party: Faction) -> None:
        """Open a card."""
        card, state = self._card_of(party), table.state
        state.houses[party].hand.remove(card)
        judged = worth(state, party, card, self.issue)
        table.tell(CardRevealed(faction=party, card=card, value=judged.value, bonus=judged.bonus))

    def finish(self, table: Table[State]) -> None:
        is_answered = self.asking is not None
        super().finish(table)
        if is_answered:
            table.end({faction: self._card_of(faction) for faction in OF_SIDE[self.side]})

    def _card_of(self, faction: Faction) -> str:
        played = self.noted[faction][""]
        assert isinstance(played, PlayCard)
        return played.card
