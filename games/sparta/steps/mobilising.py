"""13: units are mobilised for talents; a revolt of the helots is quelled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Choices, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import UntilDone
from games.sparta import abilities, commanders
from games.sparta.actions import Done, Mobilise, Quell
from games.sparta.board import HELOT_REVOLT, HOPLITE, SPARTA, board
from games.sparta.effects import MobiliseDiscount
from games.sparta.events.cards import MarkerRemoved
from games.sparta.figures import Power
from games.sparta.steps.marching import KINDS, levy, raisable, ready, why_not_raise

if TYPE_CHECKING:
    from games.sparta.state import State

SURCHARGE = 1
"""What a hoplite of Sparta costs more while the helots revolt."""


def price_of(state: State, power: Power, kind: str, commander: str) -> int:
    """13: return the price of a unit: dearer for Sparta in a revolt, cheaper under some commanders."""
    revolt = SURCHARGE if power == SPARTA and kind == HOPLITE and HELOT_REVOLT in state.lasting else 0
    discount = sum(each.n for each in abilities.having(state, commander, MobiliseDiscount))
    return max(board().limits.mobilise + revolt - discount, 0)


def why_not_mobilise(state: State, power: Power, action: Mobilise) -> Refusal | None:
    """13: mobilise a unit for its price, and a battle card for two talents more."""
    known = action.commander in ready(state, power)
    price = price_of(state, power, action.unit, action.commander if known else "")
    return why_not_raise(state, power, action.unit, action.commander, price, card=action.card)


def why_not_quell(state: State, power: Power, action: Quell) -> Refusal | None:
    """13: Sparta ends a revolt of the helots by a ready commander."""
    if power != SPARTA or HELOT_REVOLT not in state.lasting:
        return Refusal("13", "no-revolt")
    if action.commander not in ready(state, power):
        return Refusal("13", "commander-not-ready", commander=action.commander)
    return None


class MobiliseUnits(UntilDone, kw_only=True):
    """13: any number of units, as long as commanders are ready."""

    phase: ClassVar[str] = "mobilising"
    section: ClassVar[str] = "13"
    question: ClassVar[str] = "mobilise"
    refused_as: ClassVar[str] = "mobilise-or-done"
    enough: ClassVar[Action] = Done()
    kinds = (Mobilise, Quell)
    power: Power

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(power=power) for power in state.powers if state.seat_of(power) == seat]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def forms(self, state: State) -> Sequence[Answers]:
        power = self.power
        found = raisable(state, power, KINDS, partial(price_of, state, power))
        quells = (
            [Quell(commander) for commander in ready(state, power)] if HELOT_REVOLT in state.lasting else []
        )
        return [
            Choices([Mobilise(*each) for each in found]),
            Choices([each for each in quells if why_not_quell(state, power, each) is None]),
        ]

    def could(self, state: State) -> bool:
        return bool(ready(state, self.power)) and super().could(state)

    def facts(self, state: State) -> dict[str, Fact]:
        return {"talents": state.holdings[self.power].talents}

    def why_not_do(self, state: State, seat: Seat, action: Mobilise | Quell) -> Refusal | None:
        if isinstance(action, Quell):
            return why_not_quell(state, self.power, action)
        return why_not_mobilise(state, self.power, action)

    def do(self, table: Table[State], seat: Seat, action: Mobilise | Quell) -> None:
        if isinstance(action, Quell):
            del table.state.lasting[HELOT_REVOLT]
            table.tell(MarkerRemoved(key=HELOT_REVOLT))
            commanders.exhaust(table, action.commander)
        else:
            price = price_of(table.state, self.power, action.unit, action.commander)
            kind = KINDS[KINDS.index(action.unit)]
            levy(table, self.power, kind, action.commander, price, card=action.card)
