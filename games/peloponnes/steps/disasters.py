"""6. Disasters."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Table
from games.core.decision import Action, Decision, Pick, Seat
from games.core.errors import Refusal
from games.peloponnes import events, queries
from games.peloponnes.actions import AnyAction, Keep
from games.peloponnes.board import Stock, board
from games.peloponnes.forms import Affordable
from games.peloponnes.pieces import Holding
from games.peloponnes.steps import luxury
from games.peloponnes.steps.simultaneous import Simultaneous

if TYPE_CHECKING:
    from games.peloponnes.state import State

KEEP = "keep"


def strike(table: Table[State], disaster: str) -> None:
    """6 Bring a disaster to all seats; who is protected is safe (ruling 50)."""
    table.tell(events.DisasterStruck(disaster=disaster))
    match disaster:
        case "earthquake":
            table.then(Earthquake())
        case "tempest":
            table.then(Tempest())
        case _:
            for seat in table.state.order:
                if not is_spared(table, seat, disaster):
                    _lose(table, seat, disaster)


def is_spared(table: Table[State], seat: Seat, disaster: str) -> bool:
    """Say whether a seat is protected, and tell it."""
    tile = queries.protection(table.state.holdings[seat], disaster)
    if tile is not None:
        table.tell(events.DisasterKeptOff(seat=seat, disaster=disaster, tile=tile))
    return tile is not None


def _lose(table: Table[State], seat: Seat, disaster: str) -> None:
    holding = table.state.holdings[seat]
    match disaster:
        case "drought" if holding.food:
            lost = third(holding.food)
            holding.food -= lost
            table.tell(events.FoodLost(seat=seat, food=lost))
        case "plague" if holding.inhabitants:
            lost = third(holding.inhabitants)
            holding.inhabitants -= lost
            table.tell(events.PlagueDeaths(seat=seat, inhabitants=lost))
        case "decline" if holding.luxury:
            lost = min(holding.luxury, board().numbers.luxury_lost_in_decline)
            holding.luxury -= lost
            table.tell(events.LuxuryLost(seat=seat, luxury=lost))
        case _:
            table.tell(events.NothingToLose(seat=seat, disaster=disaster))


def third(number: int) -> int:
    """6 Return a third, rounded up (ruling 51)."""
    return -(-number // board().numbers.lost_share)


class Holdout(Simultaneous):
    """6 For every tile of one sort a seat pays one of each of two things, or loses the tile.

    Ruling 47: a seat that lacks some of either loses as many tiles; so it names the tiles it keeps,
    and pays for those alone.
    """

    kinds = (Keep,)
    phase = "disasters"
    disaster: ClassVar[str]
    question: ClassVar[str]
    sort: ClassVar[str]
    price: ClassVar[Stock]

    @abstractmethod
    def tiles(self, holding: Holding) -> list[str]:
        """List the tiles that are in danger."""

    @abstractmethod
    def remove(self, table: Table[State], seat: Seat, kept: tuple[str, ...]) -> None:
        """Take away all tiles but those kept, and tell it."""

    @abstractmethod
    def tell_kept(self, table: Table[State], seat: Seat, kept: tuple[str, ...], paid: Stock) -> None:
        """Tell what was paid to keep tiles."""

    def slots(self, state: State, seat: Seat) -> list[str]:
        return [KEEP] if most_kept(state.holdings[seat], self) else []

    def ask(self, state: State, seat: Seat, slot: str) -> Decision:
        holding = state.holdings[seat]
        most, tiles = most_kept(holding, self), self.tiles(holding)
        form: Pick = Affordable(Keep, tiles, lambda kept: len(kept) <= most)
        decision = Decision(
            seat, "6", self.question, form, default=Keep(()), most=most, luxury=holding.luxury
        )
        decision.facts[self.sort] = len(tiles)
        return decision

    def slot_of(self, action: AnyAction) -> str:
        return KEEP

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return None
        holding = state.holdings[seat]
        most, tiles = most_kept(holding, self), self.tiles(holding)
        for tile in action.tiles:
            if tile not in tiles:
                key = "not-your-building" if self.disaster == "earthquake" else "not-your-land"
                return Refusal("6", key, tile=tile)
            if action.tiles.count(tile) > 1:
                return Refusal("6", "named-twice", tile=tile)
        if len(action.tiles) > most:
            return Refusal("6", "cannot-keep-so-many", number=len(action.tiles), most=most)
        return None

    def carry_out(self, table: Table[State], seat: Seat) -> None:
        holding = table.state.holdings[seat]
        tiles = self.tiles(holding)
        if is_spared(table, seat, self.disaster):
            return
        if not tiles:
            table.tell(events.NothingToLose(seat=seat, disaster=self.disaster))
            return
        answer = self.noted_by(seat).get(KEEP)
        named = answer.tiles if isinstance(answer, Keep) else ()
        kept = tuple(tile for tile in tiles if tile in named)
        if kept:
            paid = luxury.pay(holding, luxury.total([self.price] * len(kept)))
            self.tell_kept(table, seat, kept, paid)
        if len(kept) < len(tiles):
            self.remove(table, seat, kept)


def most_kept(holding: Holding, holdout: Holdout) -> int:
    """6 Say how many tiles a seat can pay for, luxury and all; none if it is protected and need not."""
    if queries.protection(holding, holdout.disaster) is not None:
        return 0
    numbers = range(len(holdout.tiles(holding)), 0, -1)
    payable = (
        number for number in numbers if luxury.can_pay(holding, luxury.total([holdout.price] * number))
    )
    return next(payable, 0)


class Earthquake(Holdout):
    """6 A wood and a stone for each building, with a coin on it or not."""

    disaster = "earthquake"
    question = "keep-buildings"
    sort = "buildings"
    price = Stock(wood=1, stone=1)

    def tiles(self, holding: Holding) -> list[str]:
        return [built.tile for built in holding.buildings]

    def remove(self, table: Table[State], seat: Seat, kept: tuple[str, ...]) -> None:
        holding = table.state.holdings[seat]
        fallen = [built for built in holding.buildings if built.tile not in kept]
        # Ruling 49: a coin on a fallen building comes back.
        coins = sum(built.coin for built in fallen)
        holding.buildings = [built for built in holding.buildings if built.tile in kept]
        holding.coins += coins
        tiles = tuple(built.tile for built in fallen)
        table.state.gone += tiles
        table.tell(events.BuildingsFell(seat=seat, tiles=tiles, coins=coins))

    def tell_kept(self, table: Table[State], seat: Seat, kept: tuple[str, ...], paid: Stock) -> None:
        table.tell(
            events.BuildingsHeld(seat=seat, tiles=kept, wood=paid.wood, stone=paid.stone, luxury=paid.luxury)
        )


class Tempest(Holdout):
    """6 A food and a coin from stock for each land."""

    disaster = "tempest"
    question = "keep-lands"
    sort = "lands"
    price = Stock(food=1, coins=1)

    def tiles(self, holding: Holding) -> list[str]:
        return list(holding.lands)

    def remove(self, table: Table[State], seat: Seat, kept: tuple[str, ...]) -> None:
        holding = table.state.holdings[seat]
        ruined = tuple(land for land in holding.lands if land not in kept)
        # Ruling 25: the row closes up, and what lies there need not match again.
        holding.lands = list(kept)
        table.state.gone += ruined
        table.tell(events.LandsRuined(seat=seat, tiles=ruined))

    def tell_kept(self, table: Table[State], seat: Seat, kept: tuple[str, ...], paid: Stock) -> None:
        table.tell(
            events.LandsHeld(seat=seat, tiles=kept, food=paid.food, coins=paid.coins, luxury=paid.luxury)
        )
