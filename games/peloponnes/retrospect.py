"""What seats play in a game of Peloponnes, and numbers that are worth telling at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.decision import Seat
from games.core.events import Event
from games.core.retrospect import Statistic, most
from games.peloponnes import events
from games.peloponnes.state import State

TAKEN = (events.BuildingPaid, events.BuildingPledged, events.LandPlaced)


def roles(state: State) -> dict[Seat, list[str]]:
    """Say which civilisation each seat has."""
    return {seat: [holding.civilisation] for seat, holding in enumerate(state.holdings)}


def statistics(told: Sequence[Event]) -> list[Statistic]:
    """Name the highest bid, who took most tiles, and who lost most inhabitants and tiles."""
    tiles = Counter(event.seat for event in told if isinstance(event, TAKEN))
    dead: Counter[Seat] = Counter()
    ruined: Counter[Seat] = Counter()
    for event in told:
        match event:
            case events.PlagueDeaths() | events.InhabitantsStarved():
                dead[event.seat] += event.inhabitants
            case events.BuildingsFell() | events.LandsRuined():
                ruined[event.seat] += len(event.tiles)
    return [*_highest_bid(told), *most("tiles", tiles), *most("dead", dead), *most("ruined", ruined)]


def _highest_bid(told: Sequence[Event]) -> list[Statistic]:
    bids = [event for event in told if isinstance(event, events.BidPlaced | events.BidMoved)]
    if not bids:
        return []
    best = max(bids, key=lambda bid: bid.coins)
    return [Statistic("bid", {"seat": best.seat, "coins": best.coins, "tile": best.tile})]
