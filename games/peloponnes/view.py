"""What a seat, or an onlooker, may know; built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import asking, phase_of
from games.core.decision import Seat
from games.core.view import Seen, SeenPoints, common
from games.peloponnes import queries
from games.peloponnes.actions import AnyAction
from games.peloponnes.board import DISASTERS, Disaster, Stock, board
from games.peloponnes.steps.bids import Displaced
from games.peloponnes.steps.simultaneous import pending_of

if TYPE_CHECKING:
    from games.peloponnes.pieces import Holding
    from games.peloponnes.state import State

_OF_TILES, _OF_SEATS = {"tiles", "bids"}, {"taking", "disasters", "supply"}
"""Phases whose questions are about the tiles of the round, or about what the seats have."""


class SeenTile(msgspec.Struct, frozen=True):
    """A tile of this round."""

    id: str
    minimum: int
    """The least bid on it, with the surcharge of the conquest row."""
    bidder: Seat | None
    coins: int
    """What is bid on it; 0 if nothing is."""


class SeenBuilding(msgspec.Struct, frozen=True):
    """A building of a seat."""

    id: str
    coin: bool
    """Whether a coin lies on it until it is paid for."""


class SeenIncome(msgspec.Struct, frozen=True):
    """What a seat's next income would be, before what does not fit becomes luxury."""

    wood: int
    stone: int
    food: int
    coins: int
    luxury: int
    inhabitants: int
    choices: int
    """How many kinds it would choose beside."""


class SeenSeat(SeenPoints, frozen=True, kw_only=True):
    """What everyone knows of a seat; its points are the lower of power and population."""

    civilisation: str
    """Empty until it is dealt or chosen."""
    extra: tuple[str, ...]
    """Extra incomes of a solo level, by kind."""
    wood: int
    stone: int
    food: int
    coins: int
    luxury: int
    inhabitants: int
    buildings: tuple[SeenBuilding, ...]
    """From the civilisation outwards, that is from right to left."""
    lands: tuple[str, ...]
    """From the civilisation outwards, that is from left to right."""
    income: SeenIncome
    protected: tuple[Disaster, ...]
    half: bool
    """Whether its bids count half a coin more against others."""
    any_land: bool
    """Whether its lands need not match."""
    bid: int | None
    """Its bid of this round; None without one."""
    passed: bool
    tile_power: int
    coin_power: int
    population: int


class SeenDisaster(msgspec.Struct, frozen=True):
    """A disaster and its chips."""

    id: Disaster
    chips: int
    needed: int
    """How many chips make it strike; they come to no more, since each strikes once."""


class View(Seen, frozen=True, kw_only=True):
    """What a seat, or an onlooker, may know of a table.

    Its phases are set-up, tiles, bids, taking, disasters, supply and end.
    """

    scenario: str
    level: int | None
    target: int | None
    """Points that a solo level needs."""
    order: tuple[Seat, ...]
    regular: tuple[SeenTile, ...]
    conquest: tuple[SeenTile, ...]
    regular_size: int
    """How many tiles a full regular row has."""
    conquest_size: int
    stacks: dict[str, int]
    """How many tiles are left in each stack."""
    stack: str
    """The stack of this round."""
    chips: int
    """How many chips are left."""
    disasters: tuple[SeenDisaster, ...]
    limits: dict[str, int]
    """How much wood, stone and food a store can hold."""
    seats: tuple[SeenSeat, ...]
    pending: tuple[AnyAction, ...]
    """The viewer's own answers that are noted and not yet carried out."""
    completed: bool | None
    """Whether an ended solo level was completed."""


def view(state: State, seat: Seat | None) -> View:
    """Build what a seat, or an onlooker, may know."""
    b = board()
    level = queries.level_of(state)
    regular_size, conquest_size = b.rows(state.seats, state.scenario)
    return View(
        **common(state, seat, queries.winners),
        scenario=state.scenario,
        level=level.level if level else None,
        target=level.target if level else None,
        round=state.round,
        rounds=b.numbers.rounds,
        order=tuple(state.order),
        regular=tuple(_tile(state, tile) for tile in state.regular),
        conquest=tuple(_tile(state, tile) for tile in state.conquest),
        regular_size=regular_size,
        conquest_size=conquest_size,
        stacks={stack: len(state.stacks[stack]) for stack in board().stacks},
        stack=b.stack_of_round.get(state.round, ""),
        chips=len(state.chips),
        disasters=tuple(
            SeenDisaster(each, state.turned[each], b.numbers.chips_to_strike) for each in DISASTERS
        ),
        limits=dict(b.limits),
        seats=tuple(_seat(state, each) for each in range(state.seats)),
        pending=() if seat is None else pending_of(state, seat),
        focus=_focus(state, seat),
        completed=None if level is None or not state.ended else queries.completed(state) is not None,
    )


def _focus(state: State, seat: Seat | None) -> tuple[str, ...]:
    """Name what a question is about: the rows with the tableau of the asked or of the viewer, or tableaus."""
    phase = phase_of(state)
    if phase in _OF_SEATS:
        return ("seats" if seat is None else f"seat-{seat}", "disasters")
    if phase not in _OF_TILES:
        return ()
    whose = [seat] if seat is not None else list(asking(state).waiting_for())[:1]
    return ("rows", *(f"seat-{each}" for each in whose))


def _tile(state: State, tile: str) -> SeenTile:
    bid = queries.bid_on(state, tile)
    return SeenTile(
        tile, queries.minimum_bid(state, tile), bid.seat if bid else None, bid.coins if bid else 0
    )


def _coins_outbid(state: State, seat: Seat) -> int:
    """Count the coins of a bid that was pushed out and lies nowhere until its owner has moved it."""
    outbid = [step for step in state.agenda if isinstance(step, Displaced) and step.seat == seat]
    return sum(step.coins for step in outbid if not step.done)


def _seat(state: State, seat: Seat) -> SeenSeat:
    holding = state.holdings[seat]
    bid, score = queries.bid_of(state, seat), queries.score(holding)
    return SeenSeat(
        seat=seat,
        civilisation=holding.civilisation,
        extra=tuple(holding.extra),
        wood=holding.wood,
        stone=holding.stone,
        food=holding.food,
        coins=holding.coins + _coins_outbid(state, seat),
        luxury=holding.luxury,
        inhabitants=holding.inhabitants,
        buildings=tuple(SeenBuilding(built.tile, built.coin) for built in holding.buildings),
        lands=tuple(holding.lands),
        income=_income(holding, queries.income(holding)),
        protected=tuple(each for each in DISASTERS if queries.protection(holding, each)),
        half=queries.has_ability(holding, "half"),
        any_land=queries.has_ability(holding, "any-land"),
        bid=bid.coins if bid else None,
        passed=seat in state.passed,
        tile_power=score.tiles,
        coin_power=score.coins,
        population=score.population,
        points=score.points,
    )


def _income(holding: Holding, tiles: Stock) -> SeenIncome:
    people = board().population_income(holding.inhabitants + tiles.inhabitants)
    return SeenIncome(
        wood=tiles.wood,
        stone=tiles.stone,
        food=tiles.food,
        coins=people.coins,
        luxury=people.luxury,
        inhabitants=tiles.inhabitants,
        choices=len(queries.choice_buildings(holding)),
    )
