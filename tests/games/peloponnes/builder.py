"""A table of Peloponnes laid out by hand for one case, and played with verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from games.core.agenda import Step
from games.core.decision import Seat
from games.peloponnes.board import BLANK, Disaster, Stock, board
from games.peloponnes.events import AnyEvent
from games.peloponnes.game import GAME
from games.peloponnes.state import Built, Holding, Placed, State
from games.peloponnes.steps.chips import TurnUpChips
from games.peloponnes.steps.taking import TakeTiles
from games.peloponnes.view import SeenSeat, View
from tests.games import builder
from tests.games.builder import E

ANN, BEN, CID, DAN, EVE = range(5)
"""The seats."""

CIVILISATIONS = ("messene", "patras", "korinth", "sparta", "pylos")
"""What the seats have unless a test says otherwise."""


class TableBuilder(builder.TableBuilder[State, View]):
    """A table past set-up, in round 1: everyone has ten coins, three inhabitants and nothing else.

    Lay it out with the verbs, play steps, and act.
    """

    game = GAME

    def __init__(self, seats: int = 3, scenario: str = "standard") -> None:
        super().__init__(seats, scenario)
        self.state.agenda.clear()
        self.state.round = 1
        self._tiles: list[str] = []
        self._chips: list[str] = []
        self.state.holdings = [
            Holding(civilisation=civilisation, coins=10, inhabitants=3)
            for civilisation in CIVILISATIONS[:seats]
        ]

    @classmethod
    def before_set_up(
        cls,
        seats: int,
        *civilisations: str,
        scenario: str = "standard",
        used: str = "",
        tiles: Sequence[str] = (),
    ) -> Self:
        """Begin with the set-up itself; chance deals these civilisations and turns up these tiles."""
        dealt = _indices(list(board().civilisations), civilisations)
        self = cls(seats, scenario).sit_down(seats, scenario, {"used": used}).script("civilisation", *dealt)
        self.turn_up(*tiles)._lay_down_draws()
        return self.go_on()

    # Laying out

    def round(self, number: int) -> Self:
        """Be in a later round."""
        self.state.round = number
        return self

    def order(self, *seats: Seat) -> Self:
        """Let seats bid in this order."""
        self.state.order = list(seats)
        return self

    def civilisation(self, seat: Seat, civilisation: str) -> Self:
        """Give a seat a civilisation, without what it begins with."""
        self.state.holdings[seat].civilisation = civilisation
        return self

    def has(self, seat: Seat, **stock: int) -> Self:
        """Give a seat exactly so much of each kind named."""
        for kind, number in stock.items():
            assert hasattr(self.state.holdings[seat], kind), kind
            setattr(self.state.holdings[seat], kind, number)
        return self

    def built(self, seat: Seat, *tiles: str, coin: bool = False) -> Self:
        """Let buildings stand at a seat, paid for or with a coin on each."""
        self.state.holdings[seat].buildings += [Built(tile, coin) for tile in tiles]
        return self

    def lands(self, seat: Seat, *tiles: str) -> Self:
        """Lay lands at a seat, from the civilisation outwards."""
        self.state.holdings[seat].lands += tiles
        return self

    def rows(self, regular: Sequence[str], conquest: Sequence[str] = ()) -> Self:
        """Lay out the tiles of the round."""
        self.state.regular, self.state.conquest = list(regular), list(conquest)
        return self

    def won(self, seat: Seat, tile: str, coins: int = 1) -> Self:
        """Let a seat's bid, already out of its stock, lie on a tile at the end of the bidding."""
        if tile not in self.state.regular + self.state.conquest:
            self.state.regular.append(tile)
        self.state.bids.append(Placed(tile, seat, coins))
        return self

    def turn_up(self, *tiles: str) -> Self:
        """Lay down the next tiles that chance turns up."""
        self._tiles += tiles
        return self

    def chips(self, *chips: str) -> Self:
        """Lay down the next chips that chance turns up."""
        self._chips += chips
        return self

    def chips_lie(self, **disasters: int) -> Self:
        """Let so many chips lie at disasters already."""
        for disaster, number in disasters.items():
            self.state.turned[disaster] = number
            for _ in range(number):
                self.state.chips.remove(disaster)
        return self

    # Playing

    def play(self, *steps: Step) -> Self:
        """Play these steps and no others, until somebody is asked."""
        self._put_the_rest_away()
        self._lay_down_draws()
        return self.begin(*steps)

    def take(self) -> Self:
        """Play phases 5d to 5f; who has won nothing has passed."""
        bidders = {bid.seat for bid in self.state.bids}
        self.state.passed = [seat for seat in self.state.order if seat not in bidders]
        return self.play(TakeTiles())

    def strike(self, disaster: Disaster) -> Self:
        """Turn up the third chip of a disaster, and the blank one after it."""
        return self.chips_lie(**{disaster: 2}).chips(disaster, BLANK).play(TurnUpChips())

    # Looking

    def of(self, seat: Seat, kind: type[E]) -> E:
        """Give the one event of a kind that is about a seat."""
        (event,) = [event for event in self.all_told(kind) if getattr(event, "seat", None) == seat]
        return event

    def when(self, event: AnyEvent) -> int:
        """Say at what place an event was told."""
        return self.table.events.index(event)

    def stock(self, seat: Seat) -> Stock:
        """Give what a seat has in stock."""
        has = self.state.holdings[seat]
        return Stock(
            wood=has.wood,
            stone=has.stone,
            food=has.food,
            coins=has.coins,
            luxury=has.luxury,
            inhabitants=has.inhabitants,
        )

    def coins(self, seat: Seat) -> int:
        """Give the coins of a seat."""
        return self.state.holdings[seat].coins

    def luxury(self, seat: Seat) -> int:
        """Give the luxury of a seat."""
        return self.state.holdings[seat].luxury

    def inhabitants(self, seat: Seat) -> int:
        """Give the inhabitants of a seat."""
        return self.state.holdings[seat].inhabitants

    def buildings(self, seat: Seat) -> list[str]:
        """Give the buildings of a seat, from the civilisation outwards."""
        return [built.tile for built in self.state.holdings[seat].buildings]

    def with_a_coin(self, seat: Seat) -> list[str]:
        """Give the buildings of a seat that have a coin on them."""
        return [built.tile for built in self.state.holdings[seat].buildings if built.coin]

    def row_of(self, seat: Seat) -> list[str]:
        """Give the lands of a seat, from the civilisation outwards."""
        return self.state.holdings[seat].lands

    def bid_of(self, seat: Seat) -> tuple[str, int] | None:
        """Give the tile and the coins of a seat's bid."""
        return next(((bid.tile, bid.coins) for bid in self.state.bids if bid.seat == seat), None)

    def seen(self, seat: Seat) -> SeenSeat:
        """Give what everyone knows of a seat."""
        return self.view(None).seats[seat]

    def _lay_down_draws(self) -> None:
        stacks = {stack: list(tiles) for stack, tiles in self.state.stacks.items()}
        for tile in self._tiles:
            self.script("tile", *_indices(stacks[board().tiles[tile].stack], [tile]))
        self.script("chip", *_indices(list(self.state.chips), self._chips))
        self._tiles, self._chips = [], []

    def _put_the_rest_away(self) -> None:
        state, b = self.state, board()
        lying = {*state.regular, *state.conquest, *state.gone}
        for has in state.holdings:
            lying.update(has.lands, (built.tile for built in has.buildings))
        coming = state.round + 1 if state.regular else state.round
        for stack in b.printed.stack:
            wanted = b.numbers.tiles_per_round * sum(number >= coming for number in stack.rounds)
            free = [tile for tile in b.stacks[stack.id] if tile not in lying]
            spare = [tile for tile in free if tile not in self._tiles]
            gone = spare[: max(0, len(free) - wanted)]
            state.gone += gone
            state.stacks[stack.id] = [tile for tile in free if tile not in gone]


def _indices(left: list[str], wanted: Sequence[str]) -> list[int]:
    found = []
    for name in wanted:
        found.append(left.index(name))
        left.remove(name)
    return found
