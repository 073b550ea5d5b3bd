"""What the picture of a report shows: what disasters and hunger took from each seat, as everyone was told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.decision import Seat
from games.core.events import Event
from games.peloponnes import events


class Losses(msgspec.Struct, frozen=True):
    """What a seat lost, and what kept off what."""

    seat: Seat
    food: int = 0
    inhabitants: int = 0
    luxury: int = 0
    tiles: tuple[str, ...] = ()
    kept_off: tuple[str, ...] = ()
    """Disasters that a building kept off."""


class Sheet(msgspec.Struct, frozen=True):
    """The disasters that struck, and what each seat lost by them or for want of food and goods."""

    disasters: tuple[str, ...]
    supply: bool
    """Whether everyone had to feed inhabitants and settle buildings."""
    losses: tuple[Losses, ...]
    """By seat; seats that were neither harmed nor protected are left out."""


def sheet(told: Sequence[Event]) -> Sheet | None:
    """Gather what was lost; without disaster or supply there is nothing to report."""
    struck = tuple(event.disaster for event in told if isinstance(event, events.DisasterStruck))
    supply = any(isinstance(event, events.SupplyBegun) for event in told)
    if not struck and not supply:
        return None
    losses: dict[Seat, Losses] = {}
    for event in told:
        seat = getattr(event, "seat", None)
        if seat is not None:
            after = _after(losses.get(seat, Losses(seat)), event)
            losses |= {seat: after} if after != Losses(seat) else {}
    return Sheet(struck, supply, tuple(losses[seat] for seat in sorted(losses)))


def _after(losses: Losses, event: Event) -> Losses:
    match event:
        case events.FoodLost(food=food):
            return msgspec.structs.replace(losses, food=losses.food + food)
        case events.PlagueDeaths(inhabitants=died) | events.InhabitantsStarved(inhabitants=died):
            return msgspec.structs.replace(losses, inhabitants=losses.inhabitants + died)
        case events.LuxuryLost(luxury=luxury):
            return msgspec.structs.replace(losses, luxury=losses.luxury + luxury)
        case events.BuildingsFell(tiles=tiles) | events.LandsRuined(tiles=tiles):
            return msgspec.structs.replace(losses, tiles=(*losses.tiles, *tiles))
        case events.BuildingForfeited(tile=tile):
            return msgspec.structs.replace(losses, tiles=(*losses.tiles, tile))
        case events.DisasterKeptOff(disaster=disaster):
            return msgspec.structs.replace(losses, kept_off=(*losses.kept_off, disaster))
    return losses
