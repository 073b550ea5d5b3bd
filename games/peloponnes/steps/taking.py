"""5d to 5f. Tiles are taken, and their gains and every income with them, by all seats at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from games.core.agenda import Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.peloponnes import events, queries
from games.peloponnes.actions import AnyAction, Build, ChooseIncome, LetGo
from games.peloponnes.board import KINDS, BuildingTile, LandTile, Stock, board
from games.peloponnes.pieces import Built, Holding, Placed
from games.peloponnes.steps import luxury
from games.peloponnes.steps.income import adapt_population, take_income
from games.peloponnes.steps.simultaneous import Simultaneous

if TYPE_CHECKING:
    from games.peloponnes.state import State

TAKE = "take"
ONE_COIN = Stock(coins=1)


class TakeTiles(Simultaneous):
    """5d, 5e, 5f Each seat takes its tile, adapts its population and takes its income.

    Asked are the way to take a building, and what Port and Temple of Apollo bring, all at the same time.
    """

    kinds = (Build, LetGo, ChooseIncome)
    phase = "taking"

    def slots(self, state: State, seat: Seat) -> list[str]:
        holding, building = state.holdings[seat], building_won(state, seat)
        takes = legal_takes(holding, building) if building else []
        slots = [TAKE] if len(takes) > 1 else []
        slots += queries.choice_buildings(holding)
        # Who may yet let the building go is asked all the same: not to be asked would tell.
        return [*slots, building.id] if building and takes and building.choice else slots

    def ask(self, state: State, seat: Seat, slot: str) -> Decision:
        if slot != TAKE:
            kinds = Choices([ChooseIncome(slot, kind) for kind in KINDS])
            return Decision(seat, "5f", "choose-income", kinds, default=kinds.first(), tile=slot)
        building = building_won(state, seat)
        assert building is not None
        return _ask_take(state.holdings[seat], seat, building)

    def has_choice(self, state: State, decision: Decision) -> bool:
        bid = queries.bid_of(state, decision.seat)
        let_go = isinstance(self.noted_by(decision.seat).get(TAKE), LetGo)
        void = let_go and bid is not None and decision.facts["tile"] == bid.tile
        return not (void and decision.question == "choose-income")

    def slot_of(self, action: AnyAction) -> str:
        return action.tile if isinstance(action, ChooseIncome) else TAKE

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        holding, building = state.holdings[seat], building_won(state, seat)
        match action:
            case ChooseIncome():
                return why_not_choose(self.slots(state, seat), action)
            case Build() | LetGo() if building is None or not legal_takes(holding, building):
                return Refusal("5d", "not-taking-building")
            case Build(how):
                assert building is not None
                return why_not_build(holding, building, how)
            case LetGo():
                assert building is not None
                return why_not_let_go(holding, building)
        return None

    def carry_out(self, table: Table[State], seat: Seat) -> None:
        bid = queries.bid_of(table.state, seat)
        answers = self.noted_by(seat)
        if bid is not None:
            _pick_up(table.state, bid)
            take_tile(table, seat, bid.tile, answers.get(TAKE))
        chosen = [answer for answer in answers.values() if isinstance(answer, ChooseIncome)]
        owned = queries.choice_buildings(table.state.holdings[seat])
        take_income(table, seat, [choice for choice in chosen if choice.tile in owned])


def _pick_up(state: State, bid: Placed) -> None:
    state.bids.remove(bid)
    row = state.regular if bid.tile in state.regular else state.conquest
    row.remove(bid.tile)


def building_won(state: State, seat: Seat) -> BuildingTile | None:
    """Return the building that a seat's bid lies on."""
    bid = queries.bid_of(state, seat)
    return None if bid is None else board().buildings.get(bid.tile)


def _ask_take(holding: Holding, seat: Seat, building: BuildingTile) -> Decision:
    pay = luxury.charge(holding, building.cost) if luxury.can_pay(holding, building.cost) else None
    coin = luxury.charge(holding, ONE_COIN) if luxury.can_pay(holding, ONE_COIN) else None
    return Decision(
        seat,
        "5d",
        "take-building",
        Choices(legal_takes(holding, building)),
        default=_cheapest_take(holding, building),
        tile=building.id,
        wood=None if pay is None else pay.wood,
        stone=None if pay is None else pay.stone,
        luxury=None if pay is None else pay.luxury,
        coin_luxury=None if coin is None else coin.luxury,
    )


def _cheapest_take(holding: Holding, building: BuildingTile) -> Build | LetGo:
    if why_not_let_go(holding, building) is None:
        return LetGo()
    return Build("pay" if luxury.luxury_for(holding, ONE_COIN) else "coin")


def legal_takes(holding: Holding, building: BuildingTile) -> list[Build | LetGo]:
    """List the ways to take a building; none if it is lost whatever its winner wants."""
    if holding.inhabitants < building.inhabitants_lost:
        return []
    ways: list[Build | LetGo] = [
        way for way in (Build("pay"), Build("coin")) if why_not_build(holding, building, way.how) is None
    ]
    return [*ways, LetGo()] if ways and why_not_let_go(holding, building) is None else ways


def why_not_build(holding: Holding, building: BuildingTile, how: str) -> Refusal | None:
    """5d A building is paid for, or has a coin put on it, from stock and then from luxury."""
    if how == "pay" and not luxury.can_pay(holding, building.cost):
        return Refusal(
            "5d",
            "cannot-pay",
            tile=building.id,
            wood=building.cost.wood,
            stone=building.cost.stone,
            luxury=luxury.luxury_for(holding, building.cost),
        )
    if how == "coin" and not luxury.can_pay(holding, ONE_COIN):
        return Refusal("5d", "no-coin")
    return None


def why_not_let_go(holding: Holding, building: BuildingTile) -> Refusal | None:
    """5d Who can pay or put a coin must, but luxury need not be exchanged for it (ruling 19)."""
    if not luxury.luxury_for(holding, building.cost) or not luxury.luxury_for(holding, ONE_COIN):
        return Refusal("5d", "must-take", tile=building.id)
    return None


def why_not_choose(slots: list[str], choice: ChooseIncome) -> Refusal | None:
    """5f Port and Temple of Apollo bring wood, stone, food or a coin, be the store full (ruling 33)."""
    if choice.tile == TAKE or choice.tile not in slots:
        return Refusal("5f", "no-choice-there", tile=choice.tile)
    if choice.kind not in KINDS:
        return Refusal("5f", "no-such-kind", kind=choice.kind)
    return None


def take_tile(table: Table[State], seat: Seat, tile: str, answer: AnyAction | None) -> None:
    """5d Take a tile, or lose it; 5e adapt the population to it."""
    printed = board().tiles[tile]
    taken = (
        _take_building(table, seat, printed, answer)
        if isinstance(printed, BuildingTile)
        else _take_land(table, seat, printed)
    )
    if taken:
        adapt_population(table, seat, tile)
    else:
        table.state.gone.append(tile)


def _take_building(table: Table[State], seat: Seat, building: BuildingTile, answer: AnyAction | None) -> bool:
    holding = table.state.holdings[seat]
    ways = legal_takes(holding, building)
    # Ruling 10: a building that wants more inhabitants than there are is lost, like land that does not fit.
    if holding.inhabitants < building.inhabitants_lost:
        table.tell(events.BuildingDenied(seat=seat, tile=building.id, inhabitants=building.inhabitants_lost))
        return False
    if not ways:
        table.tell(events.BuildingLost(seat=seat, tile=building.id))
        return False
    way = answer if isinstance(answer, Build | LetGo) else ways[0]
    match way:
        case Build(how):
            _build(table, seat, building, how)
            return True
        case LetGo():
            table.tell(events.BuildingLetGo(seat=seat, tile=building.id))
            return False
        case _:
            assert_never(way)


def _build(table: Table[State], seat: Seat, building: BuildingTile, how: str) -> None:
    holding = table.state.holdings[seat]
    if how == "pay":
        paid = luxury.pay(holding, building.cost)
        table.tell(
            events.BuildingPaid(
                seat=seat, tile=building.id, wood=paid.wood, stone=paid.stone, luxury=paid.luxury
            )
        )
    else:
        paid = luxury.pay(holding, ONE_COIN)
        table.tell(events.BuildingPledged(seat=seat, tile=building.id, luxury=paid.luxury))
    holding.buildings.append(Built(building.id, coin=how == "coin"))


def _take_land(table: Table[State], seat: Seat, land: LandTile) -> bool:
    holding = table.state.holdings[seat]
    if not can_place(holding, land):
        table.tell(events.LandLost(seat=seat, tile=land.id, end=holding.lands[-1]))
        return False
    holding.lands.append(land.id)
    table.tell(events.LandPlaced(seat=seat, tile=land.id))
    return True


def can_place(holding: Holding, land: LandTile) -> bool:
    """5d Say whether land fits at the end of a row: next to the civilisation anything does (ruling 23)."""
    if not holding.lands or queries.has_ability(holding, "any-land"):
        return True
    return bool(board().lands[holding.lands[-1]].kinds & land.kinds)
