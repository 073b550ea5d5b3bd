"""A table of SPARTA!, laid out from a position and played with verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from games.core.agenda import Step
from games.sparta.actions import Choose
from games.sparta.figures import Place, Power
from games.sparta.game import GAME
from games.sparta.pieces import Owner, Spot
from games.sparta.state import State
from games.sparta.steps.carry_out import CarryOut
from games.sparta.view import View
from tests.games.builder import TableBuilder

FACE = {"failure": 0, "blank": 1, "success": 3}
"""What is scripted for each face of a die."""
THIRTY_YEARS = (("sparta", "gela"), ("athens", "lemnos"), ("athens", "epidamnos"), ("sparta", "abydus"))
"""How the set-up card of the example of play is used."""


class Hellas(TableBuilder[State, View]):
    """A war as it is laid out, before its first question; hands and decks are as chance dealt them."""

    game = GAME

    def __init__(self, scenario: str = "pw2", options: Mapping[str, str] | None = None) -> None:
        super().__init__(2, scenario, options)
        self.table.settle()

    def after_set_up(self) -> Hellas:
        """Use the set-up card as the example of play does; the first question of round 1 comes next."""
        for power, place in THIRTY_YEARS:
            self.act(power, Choose(place))
        return self

    def put(self, place: Place, owner: Owner = "", influence: int = 0, *, raid: bool = False) -> None:
        """Put influence and a raid marker into a place; a siege there stays."""
        siege = self.state.spots[place].siege if place in self.state.spots else ""
        self.state.spots[place] = Spot(owner if influence else "", influence, raid, siege)

    def hold(self, power: Power, *cards: str) -> None:
        """Give a power exactly these action cards; what it had goes to the deck."""
        state, holding = self.state, self.state.holdings[power]
        for pile in (state.deck, state.pool, state.discards, state.removed):
            pile[:] = [card for card in pile if card not in cards]
        for other in state.holdings.values():
            other.hand = [card for card in other.hand if card not in cards]
        state.deck = sorted([*state.deck, *holding.hand])
        holding.hand = sorted(cards)

    def arm(self, power: Power, *cards: str) -> None:
        """Give a power exactly these battle cards; what it had goes to the deck."""
        state, holding = self.state, self.state.holdings[power]
        for pile in (state.battle_deck, state.battle_discards):
            pile[:] = [card for card in pile if card not in cards]
        for other in state.holdings.values():
            other.battle = [card for card in other.battle if card not in cards]
        state.battle_deck = sorted([*state.battle_deck, *holding.battle])
        holding.battle = sorted(cards)

    def roll(self, label: str, *faces: str) -> Self:
        """Lay down the next faces of a die."""
        return self.script(label, *(FACE[face] for face in faces))

    def begin(self, *steps: Step) -> Self:
        """Begin these steps, with one below them that hears how they end."""
        return super().begin(*steps, Step())

    def frame(self, power: Power, *effects: object, card: str = "veterans") -> CarryOut:
        """Make a frame of effects that a power carries out."""
        return CarryOut(source=card, player=power, actor=power, stack=[list(effects)])  # type: ignore[arg-type]
