"""11, 18, 22 and 23: stacks join, cards are dealt, a unit that besieges an ally may be recalled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import cards, piles, queries, sieges
from games.sparta.actions import Choose, Pass, Recall
from games.sparta.board import ATHENS, POWERS, TRIREME, board
from games.sparta.events.games import Passed
from games.sparta.events.rounds import CardsDealt, CardTaken, StackJoined
from games.sparta.figures import Place, Power

if TYPE_CHECKING:
    from games.sparta.state import State

ANTIGONOS, ANTIGONOS_ROUND = "antigonos", 2


class Deal(Step):
    """11: first the new stack joins, without the discards; then the cards are dealt (ruling 57)."""

    phase: ClassVar[str] = "dealing"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        for stack in state.figures.stacks:
            if stack.round == state.round and stack.round > 1:
                join(table, stack.id)
        table.then(TakeAntigonos(), DealCards(), *(RecallUnit(power=power) for power in POWERS))


def join(table: Table[State], stack: str) -> None:
    """11: shuffle a stack into the draw pile; in the campaign of both wars its discards come too (24)."""
    state = table.state
    named = board().stack(state.war, stack)
    from_discards = named if state.scenario == "wars" and state.rounds_before else []
    came = [card for card in named if card in state.pool]
    back = [card for card in from_discards if card in state.discards]
    state.pool = [card for card in state.pool if card not in came]
    state.discards = [card for card in state.discards if card not in back]
    state.deck = sorted([*state.deck, *came, *back])
    table.tell(StackJoined(stack=stack, number=len(came) + len(back)))


class TakeAntigonos(Once, kw_only=True):
    """23: in round 2 the Achaeans may take Antigonos, and draw one card less (ruling 61)."""

    phase: ClassVar[str] = "dealing"
    section: ClassVar[str] = "23"
    refused_as: ClassVar[str] = "choose-or-pass"
    kinds = (Choose, Pass)

    def asker(self, state: State) -> Seat:
        return state.seat_of(ATHENS)

    def ask(self, state: State) -> Decision | None:
        if state.war != "cle" or state.round != ANTIGONOS_ROUND or ANTIGONOS not in state.deck:
            return None
        options = Choices([Choose(ANTIGONOS), Pass()])
        return Decision(self.asker(state), "23", "antigonos", options, default=Pass())

    def why_not_answer(self, state: State, seat: Seat, action: Choose | Pass) -> Refusal | None:
        if isinstance(action, Choose) and action.what != ANTIGONOS:
            return Refusal("23", "no-target", what=action.what)
        return None

    def answer(self, table: Table[State], seat: Seat, action: Choose | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed(power=ATHENS))
            return
        table.state.deck.remove(ANTIGONOS)
        piles.add_action(table.state, ATHENS, ANTIGONOS)
        piles.show(table.state, ATHENS, [ANTIGONOS])
        table.tell(CardTaken(power=ATHENS, card=ANTIGONOS))


class DealCards(Step):
    """11: cards are dealt one by one, Sparta first, until both have their hands."""

    phase: ClassVar[str] = "dealing"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        before = {power: piles.number_of_cards(state, power) for power in POWERS}
        while short := [
            power for power in POWERS if piles.number_of_cards(state, power) < state.figures.hand
        ]:
            dealt = [power for power in short if _deal(table, power)]
            if not dealt:
                break
        for power in POWERS:
            number = piles.number_of_cards(state, power) - before[power]
            table.tell(CardsDealt(power=power, number=number))
            cards.tell_hand(table, power)


def _deal(table: Table[State], power: Power) -> bool:
    card = cards.draw_action(table, power)
    if card is not None:
        piles.deal(table.state, power, card)
    return card is not None


class RecallUnit(Once, kw_only=True):
    """18 and 22: whoever besieges an ally may take the unit home at the end of the phase (ruling 60)."""

    phase: ClassVar[str] = "dealing"
    section: ClassVar[str] = "18"
    refused_as: ClassVar[str] = "recall-or-pass"
    kinds = (Recall, Pass)
    power: Power

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(power=power) for power in state.powers if state.seat_of(power) == seat]

    def place(self, state: State) -> Place:
        """Name the ally that is besieged."""
        return next((place for place in queries.sieges(state, self.power) if queries.is_ally(place)), "")

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        place = self.place(state)
        if not place:
            return None
        options = Choices([Recall(), Pass()])
        return Decision(self.asker(state), "18", "recall", options, default=Pass(), place=place)

    def answer(self, table: Table[State], seat: Seat, action: Recall | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed(power=self.power))
            return
        state, place = table.state, self.place(table.state)
        unit = state.units[state.spots[place].siege]
        sieges.end(table, place, "recalled" if unit.kind == TRIREME else "returned")
