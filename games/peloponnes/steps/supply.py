"""7. Supply: inhabitants are fed, then buildings with a coin on them are settled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.peloponnes import events, queries
from games.peloponnes.actions import AnyAction, Feed, Settle
from games.peloponnes.board import Stock, board
from games.peloponnes.forms import Affordable
from games.peloponnes.pieces import Holding
from games.peloponnes.steps import luxury
from games.peloponnes.steps.simultaneous import Simultaneous

if TYPE_CHECKING:
    from games.peloponnes.state import State

FEED, SETTLE = "feed", "settle"


class Supply(Simultaneous):
    """7 Each inhabitant needs a food; then each building with a coin on it is paid for or lost.

    First the one, then the other (ruling 43): what feeding takes of luxury cannot settle a building.
    """

    kinds = (Feed, Settle)
    phase = "supply"
    in_turn = True
    final: bool = False
    """Whether it is the last one, after the last round."""

    def announce(self, table: Table[State]) -> None:
        table.tell(events.SupplyBegun(final=self.final))

    def slots(self, state: State, seat: Seat) -> list[str]:
        holding = state.holdings[seat]
        slots = [FEED] if most_exchanged(holding) else []
        settled = any(can_settle(holding, [tile], 0) for tile in queries.pledged(holding))
        return [*slots, SETTLE] if settled else slots

    def ask(self, state: State, seat: Seat, slot: str) -> Decision:
        holding = state.holdings[seat]
        if slot == FEED:
            return _ask_feed(holding, seat)
        return _ask_settle(holding, seat, self._luxury_eaten(seat))

    def slot_of(self, action: AnyAction) -> str:
        return FEED if isinstance(action, Feed) else SETTLE

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        holding, slots = state.holdings[seat], self.slots(state, seat)
        match action:
            case Feed(spent):
                return why_not_feed(holding, spent)
            case Settle(tiles):
                if queries.pledged(holding) and FEED in slots and FEED not in self.noted_by(seat):
                    return Refusal("7", "feed-first")
                return why_not_settle(holding, tiles, self._luxury_eaten(seat))
        return None

    def carry_out(self, table: Table[State], seat: Seat) -> None:
        feed(table, seat, self._luxury_eaten(seat))
        answer = self.noted_by(seat).get(SETTLE)
        pay_buildings(table, seat, answer.tiles if isinstance(answer, Settle) else ())

    def _luxury_eaten(self, seat: Seat) -> int:
        answer = self.noted_by(seat).get(FEED)
        return answer.luxury if isinstance(answer, Feed) else 0


def most_exchanged(holding: Holding) -> int:
    """7 Say how much luxury a seat can exchange for the food it lacks."""
    rate = board().numbers.luxury_for_one
    hungry = max(0, holding.inhabitants - holding.food)
    return min(hungry, holding.luxury // rate) * rate


def _ask_feed(holding: Holding, seat: Seat) -> Decision:
    amounts = range(0, most_exchanged(holding) + 1, board().numbers.luxury_for_one)
    return Decision(
        seat,
        "7",
        "feed",
        Choices([Feed(amount) for amount in amounts]),
        default=Feed(0),
        inhabitants=holding.inhabitants,
        food=holding.food,
        luxury=holding.luxury,
    )


def _ask_settle(holding: Holding, seat: Seat, eaten: int) -> Decision:
    tiles = queries.pledged(holding)
    return Decision(
        seat,
        "7",
        "settle",
        Affordable(Settle, tiles, lambda picked: can_settle(holding, picked, eaten)),
        default=Settle(()),
        tiles=tuple(tiles),
        wood=holding.wood,
        stone=holding.stone,
        luxury=holding.luxury - eaten,
    )


def _cost(tiles: Sequence[str]) -> Stock:
    return luxury.total(board().buildings[tile].cost for tile in tiles)


def can_settle(holding: Holding, tiles: Sequence[str], eaten: int) -> bool:
    """7 Say whether a seat can pay for buildings once feeding has taken so much luxury."""
    return luxury.luxury_for(holding, _cost(tiles)) <= holding.luxury - eaten


def why_not_feed(holding: Holding, spent: int) -> Refusal | None:
    """7 Luxury may feed those for whom there is no food, two for one."""
    most = most_exchanged(holding)
    if not most:
        return Refusal("7", "nothing-to-feed")
    if spent < 0 or spent % board().numbers.luxury_for_one:
        return Refusal("7", "luxury-in-pairs", luxury=spent)
    if spent > most:
        return Refusal("7", "luxury-not-needed", luxury=spent, most=most)
    return None


def why_not_settle(holding: Holding, tiles: Sequence[str], eaten: int) -> Refusal | None:
    """7 Buildings with a coin are paid for, each wholly or not at all (ruling 44)."""
    pledged = queries.pledged(holding)
    if not pledged:
        return Refusal("7", "nothing-to-settle")
    for tile in tiles:
        if tile not in pledged:
            return Refusal("7", "no-coin-on", tile=tile)
        if list(tiles).count(tile) > 1:
            return Refusal("7", "named-twice", tile=tile)
    if not can_settle(holding, tiles, eaten):
        cost = _cost(tiles)
        needed = luxury.luxury_for(holding, cost)
        return Refusal("7", "cannot-settle", wood=cost.wood, stone=cost.stone, luxury=needed)
    return None


def feed(table: Table[State], seat: Seat, spent: int) -> None:
    """7 Feed a seat's inhabitants with all its food, then with what luxury was exchanged; the rest starve."""
    holding = table.state.holdings[seat]
    food = min(holding.inhabitants, holding.food)
    fed = food + spent // board().numbers.luxury_for_one
    starved = holding.inhabitants - fed
    holding.food -= food
    holding.luxury -= spent
    holding.inhabitants = fed
    if fed or not starved:
        table.tell(events.PopulationFed(seat=seat, inhabitants=fed, food=food, luxury=spent))
    if starved:
        table.tell(events.InhabitantsStarved(seat=seat, inhabitants=starved))


def pay_buildings(table: Table[State], seat: Seat, tiles: Sequence[str]) -> None:
    """7 Pay for some buildings with a coin and lose the others; every coin comes back."""
    holding = table.state.holdings[seat]
    owing = queries.pledged(holding)
    affordable = [tile for tile in owing if luxury.can_pay(holding, board().buildings[tile].cost)]
    for tile in owing:
        built = next(built for built in holding.buildings if built.tile == tile)
        built.coin = False
        if tile in tiles:
            paid = luxury.pay(holding, board().buildings[tile].cost)
            table.tell(
                events.BuildingSettled(
                    seat=seat, tile=tile, wood=paid.wood, stone=paid.stone, luxury=paid.luxury
                )
            )
        else:
            holding.buildings.remove(built)
            table.state.gone.append(tile)
            table.tell(events.BuildingForfeited(seat=seat, tile=tile, forced=tile not in affordable))
        holding.coins += 1
