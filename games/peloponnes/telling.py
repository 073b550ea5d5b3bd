"""How posts tell what happens at Peloponnes: what is a headline, what is for the log, what is reported."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from games.core.events import Event
from games.peloponnes import events as happened
from games.text.told import Told

if TYPE_CHECKING:
    from games.peloponnes.wording import Wording

TILES = (
    happened.BuildingPaid,
    happened.BuildingPledged,
    happened.BuildingLetGo,
    happened.BuildingLost,
    happened.BuildingDenied,
    happened.LandPlaced,
    happened.LandLost,
)
STRUCK = (happened.DisasterStruck, happened.SupplyBegun)
"""What brings losses, which a report tells in small type under it."""
LOSSES = (
    happened.DisasterKeptOff,
    happened.FoodLost,
    happened.PlagueDeaths,
    happened.LuxuryLost,
    happened.BuildingsHeld,
    happened.BuildingsFell,
    happened.LandsHeld,
    happened.LandsRuined,
    happened.InhabitantsStarved,
    happened.BuildingSettled,
    happened.BuildingForfeited,
)
CHIPS = (happened.ChipTurnedUp, happened.BlankChipTurnedUp, happened.SupplyCalled)

HEADLINES = (
    *TILES,
    happened.DisasterStruck,
    happened.BuildingsFell,
    happened.LandsRuined,
    happened.InhabitantsStarved,
    happened.BuildingForfeited,
)
DETAILS = (
    happened.StartReceived,
    happened.RoundBegun,
    happened.TilesTurnedUp,
    happened.TilesUnclaimed,
    happened.TileGained,
    happened.InhabitantsGiven,
    happened.IncomeTaken,
    happened.AnswersOpened,
    happened.NothingToLose,
    happened.PopulationFed,
    happened.Scored,
    happened.GameWon,
    happened.SoloEnded,
    happened.LevelCompleted,
    happened.LevelFailed,
)
PASSING = (
    happened.CivilisationDealt,
    happened.CivilisationChosen,
    happened.IncomesChosen,
    happened.BidPassed,
)
REPORTED = (*TILES, *CHIPS, *STRUCK, *LOSSES)
TURNS = (happened.BidPlaced, happened.BidPassed)


def groups(events: Sequence[Any]) -> list[Sequence[Any]]:
    """Put together what was dealt, and the seats that passed by their own wish and for as much."""
    found: list[Sequence[Any]] = []
    rest = list(events)
    while rest:
        together = _passed(rest) or _dealt(rest) or rest[:1]
        found.append(together)
        del rest[: len(together)]
    return found


def _passed(events: Sequence[Any]) -> Sequence[Any]:
    alike = takewhile(_is_pass, events)
    return [event for event in alike if event.compensation == events[0].compensation]


def _dealt(events: Sequence[Any]) -> Sequence[Any]:
    return list(takewhile(lambda event: isinstance(event, happened.CivilisationDealt), events))


def _is_pass(event: Any) -> bool:
    return isinstance(event, happened.BidPassed) and not event.forced


def sentence(words: Wording, group: Sequence[Any]) -> str:
    """Put a group of events into a line."""
    if len(group) == 1 or not _is_pass(group[0]):
        return " ".join(map(words.event, group))
    seats = tuple(event.seat for event in group)
    return words.say("passed-by", seats=seats, compensation=group[0].compensation)


TAKEN = (happened.BuildingPaid, happened.BuildingPledged, happened.LandPlaced)


def news(words: Wording, events: Sequence[Event]) -> str:
    """Say how many tiles were taken and which disasters struck."""
    struck = [event for event in events if isinstance(event, happened.DisasterStruck)]
    disasters = tuple(words.name(each.disaster) for each in struck)
    taken = sum(isinstance(event, TAKEN) for event in events)
    told = [words.say("report-tiles", tiles=taken), words.say("report-disasters", disasters=disasters)]
    return " ".join(told)


def report(words: Wording, events: Sequence[Event]) -> list[Told]:
    """Tell who took which tile, the chips, and of a disaster or a supply in small type what each lost."""
    lines: list[Told] = []
    struck = False
    for event in events:
        if not isinstance(event, REPORTED):
            continue
        if isinstance(event, LOSSES) and struck:
            last = lines.pop()
            lines.append(Told(last.text, last.bold, " ".join([last.detail, words.event(event)]).strip()))
        elif isinstance(event, STRUCK):
            lines.append(Told(words.event(event), (words.event(event),)))
        else:
            lines += words.told([event])
        struck = isinstance(event, (*STRUCK, *LOSSES))
    return lines
