"""A small game that uses every part of the engine: a market with sealed bids, baskets and a bridge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Union

import msgspec

from games.core import agenda, codec
from games.core.agenda import Step, Table
from games.core.chance import draw_out, pick
from games.core.decision import Action, Allocate, Amount, Choices, Decision, Pick, Seat
from games.core.errors import PlayerFault, Refusal, UnreadableOrder
from games.core.events import Event
from games.core.game import Game
from games.core.outcome import Outcome, ranked
from games.core.state import GameState
from games.core.view import Seen, SeenPoints, common
from games.text.wording import GameWording

GOODS = ("figs", "oil", "salt")
CARDS = ("owl", "bull", "ram", "bee", "crab")


class Bid(Action, frozen=True):
    coins: int


class Fill(Action, frozen=True):
    goods: tuple[str, ...]


class Share(Action, frozen=True):
    shares: dict[str, int]


class PayToll(Action, frozen=True):
    coins: int


class Walk(Action, frozen=True):
    paces: int


class Look(Action, frozen=True):
    pass


class Throw(Action, frozen=True):
    pass


class Stumble(Action, frozen=True):
    pass


AnyAction = Union[Bid, Fill, Share, PayToll, Walk, Look, Throw, Stumble]


class CardDealt(Event, frozen=True, kw_only=True):
    seat: Seat
    card: str


class AllDealt(Event, frozen=True, kw_only=True):
    pass


class BidsRevealed(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    winner: Seat


class BasketFilled(Event, frozen=True, kw_only=True):
    seat: Seat
    goods: tuple[str, ...]


class Walked(Event, frozen=True, kw_only=True):
    seat: Seat
    paces: int


class CardShown(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Thrown(Event, frozen=True, kw_only=True):
    seat: Seat
    face: int


AnyEvent = Union[CardDealt, AllDealt, BidsRevealed, BasketFilled, Walked, CardShown, Thrown]


class Deal(Step):
    """1 Every seat draws a card in secret."""

    def finish(self, table: Table[State]) -> None:
        state = table.state
        for seat in range(state.seats):
            state.cards[seat] = draw_out(table.chance, state.deck, "card")
            table.tell(CardDealt(seat=seat, card=state.cards[seat], audience=(seat,)))
        table.tell(AllDealt())
        table.then(SealedBids(), Market(), Toll(seat=0), Bridge(seat=0), Bridge(seat=1))


class SealedBids(Step):
    """2 All bid at once; a bid may be changed until the last one is made."""

    phase: ClassVar[str] = "bids"
    bids: dict[Seat, int] = msgspec.field(default_factory=dict)

    def decisions(self, state: State) -> list[Decision]:
        if len(self.bids) == state.seats:
            return []
        return [
            Decision(
                seat,
                "2",
                "bid",
                Amount(Bid, "coins", 0, state.coins[seat]),
                required=seat not in self.bids,
                coins=state.coins[seat],
            )
            for seat in range(state.seats)
        ]

    def why_not(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        if isinstance(action, Bid) and action.coins > state.coins[seat]:
            return Refusal("2", "too-poor", coins=state.coins[seat])
        return None

    def take(self, table: Table[State], seat: Seat, action: Bid) -> None:
        self.bids[seat] = action.coins

    def finish(self, table: Table[State]) -> None:
        highest = max(self.bids.values())
        best = [seat for seat, bid in sorted(self.bids.items()) if bid == highest]
        winner = best[0] if len(best) == 1 else pick(table.chance, best, "tied-bids")
        bids = tuple(self.bids[seat] for seat in range(table.state.seats))
        table.state.coins[winner] -= highest
        table.state.paid += highest
        table.tell(BidsRevealed(bids=bids, winner=winner))


class Market(Step):
    """3 All fill their baskets, each in its own time."""

    def finish(self, table: Table[State]) -> None:
        table.then(Together(branches=[[Basket(seat=seat)] for seat in range(table.state.seats)]))


class Basket(Step):
    """3.1 A basket takes one or two goods."""

    seat: Seat
    filled: bool = False

    def decisions(self, state: State) -> list[Decision]:
        return [] if self.filled else [Decision(self.seat, "3.1", "fill", Pick(Fill, "goods", GOODS, 1, 2))]

    def take(self, table: Table[State], seat: Seat, action: Fill) -> None:
        self.filled = True
        table.state.baskets[seat] = list(action.goods)
        table.tell(BasketFilled(seat=seat, goods=action.goods))

    def finish(self, table: Table[State]) -> None:
        table.then(Shares(seat=self.seat))


class Shares(Step):
    """3.2 Three shares go to the goods of the basket, at most two to each; one good takes two only."""

    seat: Seat
    shared: bool = False

    def decisions(self, state: State) -> list[Decision]:
        basket = state.baskets[self.seat]
        form = Allocate(Share, "shares", min(3, 2 * len(basket)), dict.fromkeys(basket, 2))
        return [] if self.shared else [Decision(self.seat, "3.2", "share", form, automatic=True)]

    def take(self, table: Table[State], seat: Seat, action: Share) -> None:
        self.shared = True
        table.state.shares[seat] = dict(action.shares)


class Toll(Step):
    """4 A seat pays one coin, if it has one; nobody needs to be asked."""

    seat: Seat
    paid: bool = False

    def decisions(self, state: State) -> list[Decision]:
        due = min(1, state.coins[self.seat])
        answers = Choices([PayToll(due)])
        return [] if self.paid else [Decision(self.seat, "4", "toll", answers, automatic=True)]

    def take(self, table: Table[State], seat: Seat, action: PayToll) -> None:
        self.paid = True
        table.state.coins[seat] -= action.coins
        table.state.paid += action.coins


class Bridge(Step):
    """5 A seat crosses the bridge of five paces, by walking, throwing a die or showing its card."""

    phase: ClassVar[str] = "bridge"
    seat: Seat
    left: int = 5

    def decisions(self, state: State) -> list[Decision]:
        if not self.left:
            return []
        paces = Choices([Walk(paces) for paces in (1, 2) if paces <= self.left])
        others: list[Action] = [Throw()]
        if not state.shown[self.seat]:
            others.append(Look())
        if state.scenario == "broken":
            others.append(Stumble())
        return [Decision(self.seat, "5", "cross", paces, Choices(others), left=self.left)]

    def why_not(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        if isinstance(action, Walk) and action.paces > self.left:
            return Refusal("5", "too-far", left=self.left)
        return None

    def take(self, table: Table[State], seat: Seat, action: AnyAction) -> None:
        match action:
            case Walk(paces=paces):
                self._walk(table, paces)
            case Throw():
                face = table.chance.below(6, "die") + 1
                table.tell(Thrown(seat=seat, face=face))
                self._walk(table, min(face, self.left))
            case Look():
                table.state.shown[seat] = True
                table.tell(CardShown(seat=seat, card=table.state.cards[seat]))
            case _:
                self._walk(table, 1)
                raise LookupError("the bridge is broken")

    def _walk(self, table: Table[State], paces: int) -> None:
        self.left -= paces
        table.state.paces[self.seat] += paces * (2 if table.state.scenario == "crooked" else 1)
        table.tell(Walked(seat=self.seat, paces=paces))


class Together(agenda.Together):
    branches: list[list[AnyStep]]


AnyStep = Union[Deal, SealedBids, Market, Basket, Shares, Toll, Bridge, Together]


class State(GameState):
    seats: int
    scenario: str
    agenda: list[AnyStep]
    coins: list[int]
    cards: list[str]
    deck: list[str]
    baskets: list[list[str]]
    shares: list[dict[str, int]]
    paces: list[int]
    shown: list[bool]
    paid: int = 0


class View(Seen, frozen=True, kw_only=True):
    coins: tuple[int, ...]
    card: str | None


def new(seats: int, scenario: str, options: Mapping[str, str]) -> State:
    return State(
        seats=seats,
        scenario=scenario,
        agenda=[Deal()],
        coins=[3] * seats,
        cards=[""] * seats,
        deck=list(CARDS),
        baskets=[[] for _ in range(seats)],
        shares=[{} for _ in range(seats)],
        paces=[0] * seats,
        shown=[False] * seats,
    )


def view(state: State, seat: Seat | None) -> View:
    return View(
        **common(state, seat, lambda _: [each.seat for each in outcome(state).standings if each.rank == 1]),
        round=0,
        seats=tuple(SeenPoints(each, coins) for each, coins in enumerate(state.coins)),
        coins=tuple(state.coins),
        card=None if seat is None else state.cards[seat],
    )


def outcome(state: State) -> Outcome:
    return Outcome("market", ranked([(coins,) for coins in state.coins]))


def violations(state: State) -> list[str]:
    found = []
    if sum(state.coins) + state.paid != 3 * state.seats:
        found.append("coins are not conserved")
    if max(state.paces) > 5:
        found.append("a seat walked past the bridge")
    return found


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    copied = codec.copy(state)
    hidden = [each for each in range(state.seats) if each != seat and not state.shown[each]]
    pool = [*copied.deck, *(copied.cards[each] for each in hidden)]
    rng.shuffle(pool)
    for each in hidden:
        copied.cards[each] = pool.pop()
    copied.deck = pool
    return copied


class Wording(GameWording):
    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__("tests.games.core", language, names)

    def has(self, key: str) -> bool:
        return False

    def event(self, event: Any) -> str:
        facts = " ".join(str(getattr(event, name)) for name in event.__struct_fields__ if name != "audience")
        return f"{type(event).__name__} {facts} ({self.language})."

    def question(self, decision: Decision) -> str:
        return f"{self.names[decision.seat]}: {decision.question}?"

    def action(self, action: Any) -> str:
        return type(action).__name__

    def outcome(self, outcome: Outcome) -> list[str]:
        return [outcome.ending]

    def hand_lines(self, view: Any) -> list[str]:
        return [self.hand_text(view)]

    def part_lines(self, view: Any, part: str, *, brief: bool) -> list[str]:
        return [self.part_alt(view, part)]

    def refusal(self, refusal: Refusal) -> str:
        return f"No: {refusal.key}."

    def fault(self, fault: PlayerFault) -> str:
        return f"No: {fault}."

    def alt(self, view: Any) -> str:
        return f"Coins: {view.coins}."

    def hand_alt(self, view: Any) -> str:
        return self.hand_text(view)

    def part_alt(self, view: Any, part: str) -> str:
        return f"{part}: {self.alt(view)}"

    def board_text(self, view: Any) -> str:
        return self.alt(view)

    def part_text(self, view: Any, part: str) -> str:
        return self.part_alt(view, part)

    def hand_text(self, view: Any) -> str:
        return f"Your card: {view.card}."

    def say(self, key: str, /, **facts: Any) -> str:
        return key

    def label(self, key: str, /, **facts: Any) -> str:
        return key


class Orders:
    def parse(self, text: str, _allows: object = None, /) -> list[Action]:
        return [self._parse_one(part) for part in text.split(";")]

    def _parse_one(self, text: str) -> Action:
        word, _, rest = text.strip().partition(" ")
        for kind in (Bid, Walk, PayToll):
            if word == kind.__name__.lower() and rest.isdigit():
                return kind(int(rest))
        for plain in (Look, Throw, Stumble):
            if text.strip() == plain.__name__.lower():
                return plain()
        if word == "fill":
            return Fill(tuple(rest.split()))
        if word == "share":
            return Share({good: rest.split().count(good) for good in rest.split()})
        raise UnreadableOrder(Refusal("", "unreadable", word=word))

    def write(self, action: Any) -> str:
        match action:
            case Bid(coins=number) | PayToll(coins=number) | Walk(paces=number):
                return f"{type(action).__name__.lower()} {number}"
            case Fill(goods=goods):
                return f"fill {' '.join(goods)}"
            case Share(shares=shares):
                return f"share {' '.join(good for good, number in shares.items() for _ in range(number))}"
            case _:
                return type(action).__name__.lower()


class Entry(msgspec.Struct):
    provenance: str


class Printed(msgspec.Struct):
    goods: list[Entry]
    cards: list[Entry]


GAME = Game(
    id="toy",
    seats=(2, 3),
    scenarios=("plain", "broken", "crooked"),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    new=new,
    view=view,
    outcome=outcome,
    endings=("market",),
    violations=violations,
    resample=resample,
    wording=Wording,
    orders=lambda language, names: Orders(),
    printed=lambda: Printed([Entry("verified") for _ in GOODS], [Entry("reconstructed") for _ in CARDS]),
)
