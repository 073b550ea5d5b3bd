"""A table of Pericles, laid out from a position and played with verbs."""

from __future__ import annotations

from games.core.agenda import Step
from games.pericles.board import FACTIONS, OF_SIDE, SIDES, board
from games.pericles.figures import Colour, Faction, Side, Theatre
from games.pericles.game import GAME
from games.pericles.pieces import City, House, Stack
from games.pericles.state import State
from games.pericles.view import View
from tests.games.builder import TableBuilder

SEATED: dict[Faction, int] = {faction: seat for seat, faction in enumerate(FACTIONS)}


class War(TableBuilder[State, View]):
    """A table of four, each with a faction, and an empty map; only what is laid out is begun."""

    game = GAME

    def __init__(self, scenario: str = "second-war") -> None:
        super().__init__(4, scenario)
        state, figures = self.state, board().scenarios[scenario]
        state.owners = dict(SEATED)
        state.plays_left = list(board().plays)
        for side in SIDES:
            first = figures.controlling.get(side, OF_SIDE[side][0])
            city = City(first, favour=figures.favour.get(side, ""), deck=list(board().shared[side]))
            state.cities[side] = city
            for faction in OF_SIDE[side]:
                state.houses[faction] = House(honour=figures.honour.get(faction, 10))
        self.stock_up()

    def stock_up(self, *sides: Side) -> None:
        """Put all tokens that lie nowhere else into the stock."""
        for side in sides or SIDES:
            city, houses = self.state.cities[side], self.state.houses
            out = sum(houses[each].tokens + self.state.committed.get(each, 0) for each in OF_SIDE[side])
            city.stock = board().tracks.strategoi - city.board - city.aside - out

    def enrich(self, *factions: Faction, tokens: int = 5) -> War:
        """Give these factions tokens, out of the stock."""
        for faction in factions:
            self.state.houses[faction].tokens = tokens
        self.stock_up()
        return self

    def stand(self, theatre: Theatre, colour: Colour, land: int = 0, naval: int = 0, base: int = 0) -> None:
        """Put pieces into a theatre."""
        stack = Stack(land, naval, base)
        if not stack.is_empty:
            self.state.pieces.setdefault(theatre, {})[colour] = stack

    def hold(self, faction: Faction, *cards: str) -> None:
        """Give a faction exactly these cards, out of the deck."""
        self.state.houses[faction].hand = list(cards)
        self._take_out(cards)

    def keep(self, faction: Faction, *cards: str) -> None:
        """Give a faction exactly this entourage, out of the deck."""
        self.state.houses[faction].entourage = sorted(cards)
        self._take_out(cards)

    def _take_out(self, cards: tuple[str, ...]) -> None:
        for city in self.state.cities.values():
            city.deck = [card for card in city.deck if card not in cards]

    def script_battle_cards(self, values: dict[Side, list[int]]) -> None:
        """Let battle cards of these values be turned up, Athens first each time."""
        decks = {side: list(self.state.cities[side].deck) for side in SIDES}
        for at in range(max(map(len, values.values()), default=0)):
            for side in SIDES:
                if at < len(values.get(side, [])):
                    deck, wanted = decks[side], values[side][at]
                    found = next(n for n, card in enumerate(deck) if board().cards[card].value == wanted)
                    deck.pop(found)
                    self.script("battle card", found)

    def begin(self, *steps: Step) -> War:
        """Begin these steps, with one below them that hears how they end."""
        return super().begin(*steps, Step())
