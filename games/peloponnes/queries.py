"""Questions about a state that several chapters ask; none of them changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.core.decision import Seat
from games.peloponnes.board import STORED, BuildingTile, Level, Row, Stock, board

if TYPE_CHECKING:
    from games.peloponnes.pieces import Holding, Placed
    from games.peloponnes.state import State


def is_solo(state: State) -> bool:
    """Say whether one seat plays alone."""
    return state.seats == 1


def level_of(state: State) -> Level | None:
    """Return the solo level that is played, if any."""
    return board().levels.get(state.scenario)


def row_of(state: State, tile: str) -> Row | None:
    """Say in which row a tile lies, if it does."""
    if tile in state.regular:
        return "regular"
    return "conquest" if tile in state.conquest else None


def minimum_bid(state: State, tile: str) -> int:
    """5b Return the least bid on a tile of this round; the conquest row costs three more."""
    surcharge = board().numbers.conquest_surcharge if tile in state.conquest else 0
    return board().tiles[tile].min_bid + surcharge


def bid_on(state: State, tile: str) -> Placed | None:
    """Return the bid that lies on a tile."""
    return next((bid for bid in state.bids if bid.tile == tile), None)


def bid_of(state: State, seat: Seat) -> Placed | None:
    """Return the bid of a seat."""
    return next((bid for bid in state.bids if bid.seat == seat), None)


def buildings(holding: Holding) -> list[BuildingTile]:
    """Return the buildings of a seat, with a coin on them or not."""
    return [board().buildings[built.tile] for built in holding.buildings]


def has_ability(holding: Holding, ability: str) -> bool:
    """Say whether some building of a seat has an ability; two are no more than one (ruling 11)."""
    return any(building.ability == ability for building in buildings(holding))


def protection(holding: Holding, disaster: str) -> str | None:
    """Return the building that protects a seat from a disaster."""
    return next((building.id for building in buildings(holding) if building.protects == disaster), None)


def pledged(holding: Holding) -> list[str]:
    """List the buildings of a seat that have a coin on them."""
    return [built.tile for built in holding.buildings if built.coin]


def choice_buildings(holding: Holding) -> list[str]:
    """List the buildings whose owner chooses an income every round."""
    return [building.id for building in buildings(holding) if building.choice]


def income(holding: Holding) -> Stock:
    """5f Add up what a seat's tiles bring every round, without what it chooses and what its people bring."""
    b = board()
    sources = [b.civilisations[holding.civilisation].income] if holding.civilisation else []
    sources += [b.tiles[built.tile].income for built in holding.buildings]
    sources += [b.tiles[land].income for land in holding.lands]
    return Stock(
        inhabitants=sum(source.inhabitants for source in sources),
        **{
            kind: sum(getattr(source, kind) for source in sources) + holding.extra.count(kind)
            for kind in STORED
        },
    )


class Score(NamedTuple):
    """The points of a seat by kind."""

    tiles: int
    """Power of buildings and lands."""
    coins: int
    """Power for coins."""
    population: int

    @property
    def power(self) -> int:
        """Add up the power."""
        return self.tiles + self.coins

    @property
    def points(self) -> int:
        """10 Return the lower of the two values."""
        return min(self.power, self.population)


def score(holding: Holding) -> Score:
    """10 Return what a seat would score if the game ended now."""
    b = board()
    tiles = [*(built.tile for built in holding.buildings), *holding.lands]
    return Score(
        tiles=sum(b.tiles[tile].power for tile in tiles),
        coins=holding.coins // b.numbers.coins_for_a_point,
        population=holding.inhabitants * b.numbers.points_for_an_inhabitant,
    )


def merit(holding: Holding) -> tuple[int, int, int]:
    """10 Return what decides between seats: the lower value, then the higher, then luxury."""
    own = score(holding)
    return own.points, max(own.power, own.population), holding.luxury


def winners(state: State) -> list[Seat]:
    """List the winners, or who would win now; several only if all tie-breaks are equal."""
    if not is_reached(state):
        return []
    merits = {seat: merit(state.holdings[seat]) for seat in state.staying}
    return [seat for seat, own in merits.items() if own == max(merits.values())]


def completed(state: State) -> tuple[int, str] | None:
    """Return the solo level that was completed, and with which civilisation."""
    level = level_of(state)
    if level is None or not state.ended or not is_reached(state):
        return None
    return level.level, state.holdings[0].civilisation


def is_reached(state: State) -> bool:
    """Say whether a player alone has the points of the level, if one is played."""
    level = level_of(state)
    return level is None or score(state.holdings[0]).points >= level.target
