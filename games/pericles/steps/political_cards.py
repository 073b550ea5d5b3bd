"""5.2: the political cards are dealt, and entourages formed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import NO_ANSWER, Step, Table
from games.core.chance import draw_out
from games.core.decision import NOBODY, Action, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Everybody
from games.pericles.actions import AnyAction, Dismiss, Retain
from games.pericles.board import OF_SIDE, board
from games.pericles.cards import is_leader
from games.pericles.events.assembly import (
    AnswerNoted,
    CardsDealt,
    EntourageDismissed,
    EntourageFormed,
    EntourageKept,
    EntourageSet,
    HandDealt,
)
from games.pericles.forms import PickFor
from games.pericles.standing import KEEP, standing_of

if TYPE_CHECKING:
    from games.pericles.figures import Faction, Side
    from games.pericles.state import State


def why_not_own(state: State, seat: Seat, faction: Faction) -> Refusal | None:
    """4.0: everyone speaks for their own factions."""
    return None if state.owners.get(faction) == seat else Refusal("4.0", "not-your-faction", faction=faction)


def why_not_dismiss(state: State, action: Dismiss) -> Refusal | None:
    """5.21: only cards of the own entourage are thrown away."""
    stray = _stray(state.houses[action.faction].entourage, action.cards)
    return Refusal("5.21", "not-in-entourage", card=stray) if stray else None


def why_not_retain(state: State, action: Retain) -> Refusal | None:
    """5.23: the entourage is exactly three cards of the hand, and the leader is none of them."""
    leaders = [card for card in action.cards if is_leader(card)]
    if leaders:
        return Refusal("5.23", "leader-stays", card=leaders[0])
    wanted = board().tracks.entourage
    if len(action.cards) != wanted:
        return Refusal("5.23", "entourage-size", number=wanted)
    stray = _stray(state.houses[action.faction].hand, action.cards)
    return Refusal("5.23", "not-in-hand", card=stray) if stray else None


def _stray(held: Sequence[str], cards: Sequence[str]) -> str:
    """Name a card that is not held, or is named twice."""
    return next((card for card in cards if card not in held or cards.count(card) > 1), "")


class DismissEntourage(Everybody[str, AnyAction]):
    """5.21: a faction that did not use its entourage may throw away some of it, face up (A40)."""

    phase: ClassVar[str] = "entourage"
    discreet: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    kinds = (Dismiss,)

    def parties(self, state: State) -> Sequence[Faction]:
        """List the factions with an entourage that was not used."""
        houses = state.houses
        return [each for each in state.factions if houses[each].entourage and not houses[each].trusted]

    def ask(self, state: State, party: Faction, slot: str) -> Decision:
        """Ask which cards go."""
        held = state.houses[party].entourage
        form = PickFor(party, Dismiss, "cards", held, 0, len(held))
        keeps = Dismiss(party, ())
        return Decision(
            state.seat_of(party),
            "5.21",
            "dismiss",
            form,
            secret=True,
            party=party,
            default=keeps,
            faction=party,
        )

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if not isinstance(action, Dismiss):
            return Refusal("5.21", NO_ANSWER)
        return why_not_own(state, seat, action.faction) or why_not_dismiss(state, action)

    def standing(self, state: State, decision: Decision) -> Action | None:
        """4.0: keep the whole entourage, if that was left standing."""
        return Dismiss(decision.party, ()) if standing_of(state, decision.party, KEEP) else None

    def tell_noted(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.tell(AnswerNoted(faction=action.faction, audience=(seat,)))

    def carry_out(self, table: Table[State], party: Faction) -> None:
        """Throw the cards away."""
        action = self.noted[party][""]
        assert isinstance(action, Dismiss)
        house, cards = table.state.houses[party], tuple(sorted(action.cards))
        house.entourage = [card for card in house.entourage if card not in cards]
        if cards:
            table.tell(EntourageDismissed(faction=party, cards=cards))
        else:
            table.tell(EntourageKept(faction=party))


class DealCards(Step):
    """5.21 and 5.22: nine cards each, kept ones among them; six after a Brain Trust; and the leader (A3)."""

    phase: ClassVar[str] = "entourage"

    def finish(self, table: Table[State]) -> None:
        for side in table.state.sides:
            _shuffle(table.state, side)
            for faction in OF_SIDE[side]:
                _deal(table, side, faction)


def _shuffle(state: State, side: Side) -> None:
    """5.21: gather all cards but leaders and kept entourages; the deck has no order."""
    kept = {
        card
        for faction in OF_SIDE[side]
        if not state.houses[faction].trusted
        for card in state.houses[faction].entourage
    }
    city = state.cities[side]
    city.deck = [card for card in board().shared[side] if card not in kept]
    city.spent, city.discards = [], []


def _deal(table: Table[State], side: Side, faction: Faction) -> None:
    state, house, tracks = table.state, table.state.houses[faction], board().tracks
    kept = [] if house.trusted else house.entourage
    size = tracks.hand - tracks.entourage if house.trusted else tracks.hand
    deck = state.cities[side].deck
    drawn = [draw_out(table.chance, deck, "political card") for _ in range(size - len(kept))]
    house.hand = [*sorted([*kept, *drawn]), board().leaders[faction]]
    house.entourage, house.trusted = [], False
    table.tell(HandDealt(faction=faction, number=len(drawn)))
    if (seat := state.seat_of(faction)) != NOBODY:
        table.tell(CardsDealt(faction=faction, cards=tuple(house.hand), audience=(seat,)))


class FormEntourage(Everybody[str, AnyAction]):
    """5.23: who has nine cards sets three of them aside, face down."""

    phase: ClassVar[str] = "entourage"
    kinds = (Retain,)

    def parties(self, state: State) -> Sequence[Faction]:
        """List the factions with nine cards and the leader."""
        full = board().tracks.hand + 1
        return [faction for faction in state.factions if len(state.houses[faction].hand) == full]

    def ask(self, state: State, party: Faction, slot: str) -> Decision:
        """Ask for three cards; those of the least value do no harm."""
        size = board().tracks.entourage
        held = [card for card in state.houses[party].hand if not is_leader(card)]
        lowest = sorted(held, key=lambda card: (board().cards[card].value, card))[:size]
        return Decision(
            state.seat_of(party),
            "5.23",
            "retain",
            PickFor(party, Retain, "cards", held, size, size),
            secret=True,
            party=party,
            default=Retain(party, tuple(sorted(lowest))),
            faction=party,
        )

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if not isinstance(action, Retain):
            return Refusal("5.23", NO_ANSWER)
        return why_not_own(state, seat, action.faction) or why_not_retain(state, action)

    def tell_noted(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.tell(AnswerNoted(faction=action.faction, audience=(seat,)))

    def carry_out(self, table: Table[State], party: Faction) -> None:
        """Set the cards aside."""
        action, house = self.noted[party][""], table.state.houses[party]
        assert isinstance(action, Retain)
        house.entourage = sorted(action.cards)
        house.hand = [card for card in house.hand if card not in action.cards]
        table.tell(EntourageFormed(faction=party))
        seat = table.state.seat_of(party)
        if seat != NOBODY:
            table.tell(EntourageSet(faction=party, cards=tuple(house.entourage), audience=(seat,)))
