"""5: the fair, before the first round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.chance import pick, roll
from games.core.decision import Action, Allocate, Amount, Answers, Choices, Decision, Pick, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import Once, UntilDone
from tests.toy.game.actions import Cry, Fill, Pack, Part, Sell
from tests.toy.game.board import WARES
from tests.toy.game.events import BasketFilled, DieCast, FairWon, MeasuresSold, WareSold, WareWanted
from tests.toy.game.steps.bids import MOST
from tests.toy.game.steps.showing import Together

if TYPE_CHECKING:
    from tests.toy.game.state import State

A_DAY, GOAL = 5, 10
"""A stall sells so many measures a day, and the fair is won by so many."""
BASKET, OF_A_WARE = 5, 3
"""A basket holds so many measures, and so many of one ware."""


class Fair(Step):
    """5: stalls sell in turn; the first to have sold ten measures earns a good. Then all fill baskets."""

    phase: ClassVar[str] = "fair"
    days: int = 0

    def finish(self, table: Table[State]) -> None:
        state = table.state
        best = [stall for stall in state.stalls if state.sold.get(stall, 0) >= GOAL]
        if not best:
            table.then(Sale(stall=state.stalls[self.days % len(state.stalls)]), self)
            self.days += 1
            return
        state.goods[best[0]] += 1
        table.tell(FairWon(stall=best[0]))
        table.then(Together(branches=[[Basket(stall=stall)] for stall in state.stalls]), Demand())


class Sale(UntilDone, kw_only=True):
    """5: a stall sells up to five measures, as it likes or as a die says when it cries its wares."""

    phase: ClassVar[str] = "fair"
    section: ClassVar[str] = "5"
    question: ClassVar[str] = "sale"
    kinds = (Sell, Cry)
    enough: ClassVar[Action] = Pack()
    stall: str
    left: int = A_DAY

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.stall)

    def facts(self, state: State) -> dict[str, Fact]:
        return {"stall": self.stall, "measures": self.left}

    def forms(self, state: State) -> Sequence[Answers]:
        return [Amount(Sell, "measures", 1, self.left), Choices([Cry()])]

    def why_not_do(self, state: State, seat: Seat, action: Sell | Cry) -> Refusal | None:
        if isinstance(action, Sell) and action.measures > self.left:
            return Refusal("5", "too-few-left", measures=self.left)
        return None

    def do(self, table: Table[State], seat: Seat, action: Sell | Cry) -> None:
        if isinstance(action, Sell):
            self._sell(table, action.measures)
            return
        face = roll(table.chance, "die")
        table.tell(DieCast(stall=self.stall, face=face))
        self._sell(table, min(face, self.left))

    def _sell(self, table: Table[State], measures: int) -> None:
        self.left -= measures
        self.done = not self.left
        table.state.sold[self.stall] = table.state.sold.get(self.stall, 0) + measures
        table.tell(MeasuresSold(stall=self.stall, measures=measures))


class Basket(Once, kw_only=True):
    """5: a stall fills its basket with one or two wares."""

    phase: ClassVar[str] = "fair"
    section: ClassVar[str] = "5"
    kinds = (Fill,)
    stall: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.stall)

    def ask(self, state: State) -> Decision:
        form = Pick(Fill, "wares", WARES, 1, 2)
        return Decision(self.asker(state), "5", "fill", form, default=form.first(), stall=self.stall)

    def answer(self, table: Table[State], seat: Seat, action: Fill) -> None:
        wares = tuple(ware for ware in WARES if ware in action.wares)
        table.then(Shares(stall=self.stall, wares=wares))


class Shares(Once, kw_only=True):
    """5: five measures, at most three of each ware; of a single ware three, and nobody needs to be asked."""

    phase: ClassVar[str] = "fair"
    section: ClassVar[str] = "5"
    kinds = (Part,)
    stall: str
    wares: tuple[str, ...]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.stall)

    def ask(self, state: State) -> Decision:
        total = min(BASKET, OF_A_WARE * len(self.wares))
        form = Allocate(Part, "shares", total, dict.fromkeys(self.wares, OF_A_WARE))
        return Decision(
            self.asker(state),
            "5",
            "part",
            form,
            automatic=True,
            default=form.first(),
            stall=self.stall,
            measures=total,
        )

    def answer(self, table: Table[State], seat: Seat, action: Part) -> None:
        table.state.baskets[self.stall] = action.shares
        for ware in self.wares:
            table.tell(BasketFilled(stall=self.stall, ware=ware, measures=action.shares.get(ware, 0)))


class Demand(Step):
    """5: a die names the ware that is wanted; each measure of it earns a coin, up to five."""

    def finish(self, table: Table[State]) -> None:
        wanted, state = pick(table.chance, WARES, "ware"), table.state
        table.tell(WareWanted(ware=wanted))
        for stall in state.stalls:
            earned = min(state.baskets[stall].get(wanted, 0), MOST - state.coins[stall])
            if earned:
                state.coins[stall] += earned
                table.tell(WareSold(stall=stall, coins=earned))
