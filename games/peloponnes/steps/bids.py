"""5b. Bids are placed, outbid and moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.peloponnes import events, queries
from games.peloponnes.actions import Bid, Move, Pass, Withdraw
from games.peloponnes.board import Stock, board
from games.peloponnes.pieces import Placed
from games.peloponnes.steps import luxury

if TYPE_CHECKING:
    from games.peloponnes.state import State


class Bidding(Step):
    """5b In order of play, until everyone has a bid lying or has passed; unclaimed tiles leave the game.

    Ruling 6: a seat that is outbid acts at once, and only then the next in order.
    """

    phase = "bids"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        for seat in state.order:
            if seat not in state.passed and queries.bid_of(state, seat) is None:
                table.then(PlaceBid(seat=seat), self)
                return
        _clear_unclaimed(table)


def _clear_unclaimed(table: Table[State]) -> None:
    state = table.state
    claimed = {bid.tile for bid in state.bids}
    unclaimed = [tile for tile in (*state.regular, *state.conquest) if tile not in claimed]
    state.regular = [tile for tile in state.regular if tile in claimed]
    state.conquest = [tile for tile in state.conquest if tile in claimed]
    state.gone += unclaimed
    if unclaimed:
        table.tell(events.TilesUnclaimed(tiles=tuple(unclaimed)))


class PlaceBid(Once):
    """5b A seat bids on a tile, or passes for three coins; without means it passes unasked (ruling 14)."""

    phase = "bids"
    section = "5b"
    kinds = (Bid, Pass)
    seat: Seat

    def asker(self, state: State) -> Seat:
        return self.seat

    def ask(self, state: State) -> Decision:
        holding = state.holdings[self.seat]
        return Decision(
            self.seat,
            "5b",
            "place-bid",
            legal_bids(state, self.seat),
            Choices([Pass()]),
            automatic=True,
            default=Pass(),
            coins=holding.coins,
            luxury=holding.luxury,
        )

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Move | Withdraw):
            # Ruling 8: nobody withdraws without having been outbid.
            return Refusal("5b", "not-displaced")
        return super().why_not(state, seat, action)

    def why_not_answer(self, state: State, seat: Seat, action: Bid | Pass) -> Refusal | None:
        return why_not_bid(state, seat, action) if isinstance(action, Bid) else None

    def answer(self, table: Table[State], seat: Seat, action: Bid | Pass) -> None:
        match action:
            case Bid():
                _bid(table, seat, action)
            case Pass():
                compensation, forced = board().numbers.coins_for_passing, not can_bid(table.state, seat)
                table.state.holdings[seat].coins += compensation
                table.state.passed.append(seat)
                table.tell(events.BidPassed(seat=seat, compensation=compensation, forced=forced))


class Displaced(Once):
    """5b Who is outbid moves the bid, unchanged, to another tile, or takes it back and a coin with it.

    It may in turn push out somebody else (ruling 4).
    """

    phase = "bids"
    section = "5b"
    kinds = (Move, Withdraw)
    seat: Seat
    coins: int
    tile: str
    by: Seat

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        bid = queries.bid_of(state, seat)
        return [] if bid is None else [cls(seat=seat, coins=bid.coins, tile=bid.tile, by=seat)]

    def asker(self, state: State) -> Seat:
        return self.seat

    def ask(self, state: State) -> Decision:
        return Decision(
            self.seat,
            "5b",
            "move-bid",
            Choices([*legal_moves(state, self.seat, self.coins), Withdraw()]),
            automatic=True,
            default=Withdraw(),
            tile=self.tile,
            coins=self.coins,
            owner=self.by,
        )

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Bid | Pass):
            # Ruling 5: the bid is neither raised nor lowered.
            return Refusal("5b", "displaced-first")
        return super().why_not(state, seat, action)

    def why_not_answer(self, state: State, seat: Seat, action: Move | Withdraw) -> Refusal | None:
        return why_not_lie(state, seat, action.tile, self.coins) if isinstance(action, Move) else None

    def answer(self, table: Table[State], seat: Seat, action: Move | Withdraw) -> None:
        match action:
            case Move(tile):
                row = queries.row_of(table.state, tile)
                table.tell(
                    events.BidMoved(seat=seat, tile=tile, coins=self.coins, conquest=row == "conquest")
                )
                _lie_on(table, Placed(tile, seat, self.coins))
            case Withdraw():
                compensation = board().numbers.coins_for_withdrawing
                # Ruling 39: luxury that went into the bid comes back as coins.
                table.state.holdings[seat].coins += self.coins + compensation
                table.state.passed.append(seat)
                forced = not legal_moves(table.state, seat, self.coins)
                table.tell(
                    events.BidWithdrawn(seat=seat, coins=self.coins, compensation=compensation, forced=forced)
                )


def _bid(table: Table[State], seat: Seat, bid: Bid) -> None:
    paid = luxury.pay(table.state.holdings[seat], Stock(coins=bid.coins))
    conquest = queries.row_of(table.state, bid.tile) == "conquest"
    table.tell(
        events.BidPlaced(seat=seat, tile=bid.tile, coins=bid.coins, luxury=paid.luxury, conquest=conquest)
    )
    _lie_on(table, Placed(bid.tile, seat, bid.coins))


def _lie_on(table: Table[State], bid: Placed) -> None:
    outbid = queries.bid_on(table.state, bid.tile)
    table.state.bids.append(bid)
    if outbid is not None:
        table.state.bids.remove(outbid)
        half = _half(table.state, bid.seat) if bid.coins == outbid.coins else ""
        table.tell(
            events.BidDisplaced(
                seat=outbid.seat, owner=bid.seat, tile=bid.tile, coins=outbid.coins, half=half
            )
        )
        table.then(Displaced(seat=outbid.seat, coins=outbid.coins, tile=bid.tile, by=bid.seat))


def most(state: State, seat: Seat) -> int:
    """8 Say how many coins a seat can bid: all its own, and one for every two luxury (ruling 39)."""
    holding = state.holdings[seat]
    return holding.coins + holding.luxury // board().numbers.luxury_for_one


def can_bid(state: State, seat: Seat) -> bool:
    """Say whether a seat can afford to bid on some tile."""
    high = most(state, seat)
    return any(least(state, seat, tile) <= high for tile in _open_tiles(state))


def legal_bids(state: State, seat: Seat) -> Rows:
    """Return the coins that a seat can bid on each tile."""
    high = most(state, seat)
    ranges = {tile: range(least(state, seat, tile), high + 1) for tile in _open_tiles(state)}
    if queries.is_solo(state):
        ranges = {tile: coins[:1] for tile, coins in ranges.items()}
    return Rows(
        Bid,
        lambda: ((tile, number) for tile, coins in ranges.items() for number in coins),
        ascending=("coins",),
    )


def legal_moves(state: State, seat: Seat, coins: int) -> list[Move]:
    """List the tiles that an unchanged bid is good enough for."""
    tiles = (*state.regular, *state.conquest)
    return [Move(tile) for tile in tiles if why_not_lie(state, seat, tile, coins) is None]


def _open_tiles(state: State) -> list[str]:
    # What `why_not_on` says of each tile, for all of them at once.
    taken = {bid.tile for bid in state.bids}
    return [*state.regular, *(tile for tile in state.conquest if tile not in taken)]


def least(state: State, seat: Seat, tile: str) -> int:
    """5b Return the least bid on a tile: its minimum, and more than what lies there."""
    minimum = queries.minimum_bid(state, tile)
    lying = queries.bid_on(state, tile)
    return minimum if lying is None else max(minimum, least_over(state, seat, lying))


def least_over(state: State, seat: Seat, lying: Placed) -> int:
    """5b Return the least bid that beats another; Market or Agora add half a coin to either (ruling 12)."""
    ahead = _half(state, seat) and not _half(state, lying.seat)
    return lying.coins if ahead else lying.coins + 1


def _half(state: State, seat: Seat) -> str:
    """Name the building that adds half a coin to a seat's bids, if it has one (ruling 11)."""
    owned = queries.buildings(state.holdings[seat])
    return next((building.id for building in owned if building.ability == "half"), "")


def why_not_bid(state: State, seat: Seat, bid: Bid) -> Refusal | None:
    """5b What a seat may bid, and 8 what it can."""
    refusal = why_not_on(state, bid.tile)
    if refusal is not None:
        return refusal
    minimum = queries.minimum_bid(state, bid.tile)
    if queries.is_solo(state) and bid.coins != minimum:
        return Refusal("solo", "solo-exact-bid", tile=bid.tile, coins=bid.coins, minimum=minimum)
    refusal = why_not_lie(state, seat, bid.tile, bid.coins)
    if refusal is None and bid.coins > most(state, seat):
        return Refusal("8", "not-enough-coins", coins=bid.coins, most=most(state, seat))
    return refusal


def why_not_on(state: State, tile: str) -> Refusal | None:
    """5b Which tiles can be bid on: those of this round, but no taken one of the conquest row (ruling 9)."""
    row = queries.row_of(state, tile)
    if row is None:
        return Refusal("5b", "no-such-tile", tile=tile)
    lying = queries.bid_on(state, tile)
    if row == "conquest" and lying is not None:
        return Refusal("5b", "conquest-closed", tile=tile, owner=lying.seat)
    return None


def why_not_lie(state: State, seat: Seat, tile: str, coins: int) -> Refusal | None:
    """5b Where a bid may lie: it reaches the minimum, half a coin aside, and beats what lies there."""
    refusal = why_not_on(state, tile)
    if refusal is not None:
        return refusal
    if coins < queries.minimum_bid(state, tile):
        enough = least(state, seat, tile)
        return Refusal("5b", "bid-too-low", tile=tile, coins=coins, minimum=enough)
    lying = queries.bid_on(state, tile)
    if lying is not None and coins < least_over(state, seat, lying):
        return Refusal("5b", "bid-not-higher", tile=tile, coins=coins, bid=lying.coins, owner=lying.seat)
    return None
