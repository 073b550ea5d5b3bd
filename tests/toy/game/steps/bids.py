"""2: bids in secret, and standing bids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.agenda import NO_ANSWER, Step, Table
from games.core.decision import NOBODY, Action, Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import Everybody
from tests.toy.game.actions import AnyAction, Bid, Stand
from tests.toy.game.events import BidNoted, BidOpened, StandingBidLeft

if TYPE_CHECKING:
    from tests.toy.game.state import State

MOST = 5
"""No stall ever has more coins."""


def standing_bids(state: State) -> dict[str, int]:
    """Return the standing bids by stall."""
    bottom: Any = state.agenda[0] if state.agenda else None
    return bottom.bids if isinstance(bottom, StandingBids) else {}


def why_not_own(state: State, seat: Seat, stall: str) -> Refusal | None:
    """2: everyone speaks for their own stalls."""
    return None if state.owners.get(stall) == seat else Refusal("2", "not-your-stall", stall=stall)


def why_not_bid(state: State, seat: Seat, bid: Bid) -> Refusal | None:
    """2: nobody bids more than the coins of the stall."""
    refusal = why_not_own(state, seat, bid.stall)
    if refusal is None and not 0 <= bid.coins <= state.coins[bid.stall]:
        return Refusal("2", "too-poor", stall=bid.stall, coins=state.coins[bid.stall])
    return refusal


class Bids(Everybody[str, AnyAction]):
    """2: all stalls bid in secret; the bids are opened together, and the highest alone wins."""

    phase: ClassVar[str] = "bids"
    kinds = (Bid,)
    sealed: ClassVar[bool] = True

    def parties(self, state: State) -> Sequence[str]:
        """List the stalls."""
        return state.stalls

    def ask(self, state: State, party: str, slot: str) -> Decision:
        """Ask a stall for its bid."""
        coins = state.coins[party]
        rows = Rows(
            Bid, lambda: ((party, number) for number in range(coins + 1)), partial(_judge, state, party)
        )
        return Decision(
            state.seat_of(party),
            "2",
            "bid",
            rows,
            secret=state.seats > 1,
            party=party,
            default=Bid(party, 0),
            stall=party,
            coins=coins,
        )

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return why_not_bid(state, seat, action) if isinstance(action, Bid) else Refusal("2", NO_ANSWER)

    def standing(self, state: State, decision: Decision) -> Action | None:
        """Bid what was left standing, while the stall has the coins."""
        coins = standing_bids(state).get(decision.party, 0)
        return Bid(decision.party, coins) if 0 < coins <= state.coins[decision.party] else None

    def tell_noted(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.tell(BidNoted(stall=action.stall, coins=action.coins, audience=(seat,)))

    def carry_out(self, table: Table[State], party: str) -> None:
        """Open a bid."""
        table.tell(BidOpened(stall=party, coins=self.bid_of(party).coins))

    def finish(self, table: Table[State]) -> None:
        is_answered = self.asking is not None
        super().finish(table)
        if is_answered:
            table.end(self._highest())

    def bid_of(self, stall: str) -> Bid:
        """Return what a stall has bid."""
        bid = self.noted[stall][""]
        assert isinstance(bid, Bid)
        return bid

    def _highest(self) -> Bid | None:
        bids = [self.bid_of(stall) for stall in self.asking or ()]
        most = max(bid.coins for bid in bids)
        best = [bid for bid in bids if bid.coins == most]
        return best[0] if len(best) == 1 else None


def _judge(state: State, stall: str, bid: Bid) -> Refusal | None:
    """Judge an answer to the question of one stall."""
    if bid.stall != stall:
        return Refusal("2", "not-your-stall", stall=bid.stall)
    return why_not_bid(state, state.seat_of(stall), bid)


class StandingBids(Step):
    """2: everyone may leave a standing bid for a stall at any time; nobody else learns of it."""

    always: ClassVar[bool] = True
    kinds = (Stand,)
    bids: dict[str, int] = msgspec.field(default_factory=dict)

    def decisions(self, state: State) -> list[Decision]:
        kept = [stall for stall in state.stalls if state.seat_of(stall) != NOBODY]
        return [self._ask(state, stall) for stall in kept]

    def _ask(self, state: State, stall: str) -> Decision:
        rows = Rows(Stand, lambda: ((stall, number) for number in range(MOST + 1)))
        left = self.bids.get(stall, 0)
        same = Stand(stall, left)
        return Decision(
            state.seat_of(stall),
            "2",
            "standing",
            rows,
            required=False,
            party=stall,
            default=same,
            stall=stall,
            coins=left,
        )

    def why_not(self, state: State, seat: Seat, action: Stand) -> Refusal | None:
        return why_not_own(state, seat, action.stall)

    def take(self, table: Table[State], seat: Seat, action: Stand) -> None:
        if action.coins:
            self.bids[action.stall] = action.coins
        else:
            self.bids.pop(action.stall, None)
        table.tell(StandingBidLeft(stall=action.stall, coins=action.coins, audience=(seat,)))
