"""Events, questions, answers and refusals of Toy in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from games.core.decision import NOBODY, Seat
from games.text.wording import GameWording, described
from games.text.words import GameFunction, Words
from tests.toy.game.actions import Part
from tests.toy.game.board import WARES

if TYPE_CHECKING:
    from tests.toy.game.view import SeenStall, View

PACKAGE = "tests.toy.game"


def _coins(words: Words, number: int) -> str:
    """Name a number of coins."""
    return words.say("amount-coins", number=number)


def _measures(words: Words, number: int) -> str:
    """Name a number of measures."""
    return words.say("amount-measures", number=number)


FUNCTIONS: dict[str, GameFunction] = {"COINS": _coins, "MEASURES": _measures}


class Wording(GameWording):
    """The text of Toy in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button."""
        if isinstance(action, Part):
            return self.say("action-part", shares=self.basket(action.shares))
        return super().action(action)

    def noted(self, view: View) -> list[str]:
        """Say what the viewer has bid while others are still waited for."""
        actions = [self.action(action) for action in view.pending]
        return [self.say("hand-pending", actions=actions)] if actions else []

    def alt(self, view: View) -> str:
        """Describe the picture of the board."""
        return described([*self._head(view), *self._market(view), *self._seats(view, "seats")])

    def board_text(self, view: View) -> str:
        """Return the board as text."""
        return "\n".join([*self._head(view), *self._market(view), *self._seats(view, "seats")])

    def hand_text(self, view: View) -> str:
        """Return what the viewer alone knows as text."""
        return "\n".join(self.hand_lines(view)) if view.seat is not None else self.say("hand-onlooker")

    def hand_lines(self, view: View) -> list[str]:
        """Say what a private picture shows."""
        cards = [self.say("hand-card", stall=stall, card=card) for stall, card in view.cards.items()]
        left = [self.say("hand-standing", stall=stall, coins=coins) for stall, coins in view.standing.items()]
        return [*self.noted(view), *cards, *left]

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows."""
        return self._market(view) if part == "market" else [self.label("seats"), *self._seats(view, part)]

    def keeper(self, seat: Seat) -> str:
        """Name who keeps a stall."""
        return self.label("keryx") if seat == NOBODY else f"{self.mark(seat)} {self.seat(seat)}"

    def stall(self, seen: SeenStall) -> str:
        """Say in a line what a stall has."""
        card = self.name(seen.card) if seen.card else self.label("hidden")
        cells = self.row({"coins": str(seen.coins), "goods": str(seen.goods), "card": card})
        if seen.sold:
            cells += self.row({"sold": str(seen.sold)})
        cells += self.basket(seen.basket)
        return " · ".join([f"{self.name(seen.id, 'begin')} ({self.keeper(seen.seat)})", *cells])

    def basket(self, basket: Mapping[str, int]) -> list[str]:
        """Say what is in a basket, in the order of the wares."""
        return [self.say("amount-ware", ware=ware, number=basket[ware]) for ware in WARES if basket.get(ware)]

    def _head(self, view: View) -> list[str]:
        phase = self.label("ended") if view.ended else self.label(f"phase-{view.phase}")
        round_of = self.label("round-of", round=view.round, rounds=view.rounds)
        waiting = [self.label("waiting-for", seats=view.waiting_for)] if view.waiting_for else []
        won = [self.label("winner", seats=view.winners)] if view.winners else []
        return [f"{self.label('title')} · {round_of} · {phase}", *waiting, *won]

    def _market(self, view: View) -> list[str]:
        return [self.stall(seen) for seen in view.stalls]

    def _seats(self, view: View, part: str) -> list[str]:
        shown = [seen for seen in view.seats if part in ("seats", f"seat-{seen.seat}")]
        return [
            self.say("text-seat", seat=seen.seat, mark=self.mark(seen.seat), points=seen.points)
            for seen in shown
        ]


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)
