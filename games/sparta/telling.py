"""What belongs together when it is told: a battle is one paragraph."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.events import Event
from games.sparta import events as told
from games.sparta.events import battles

BEGIN: tuple[type[Event], ...] = (battles.BattleBegan,)
"""What begins a paragraph."""
LEAD: tuple[type[Event], ...] = (battles.BattleCardPlayed, battles.BattleEnded)
"""What goes on with a paragraph, or begins one where the post before has told what came first."""
FOLLOW: tuple[type[Event], ...] = (
    told.BattleCardsDrawn,
    battles.AdvantagesCounted,
    battles.CombatWeighed,
    battles.AdvantagesCancelled,
    told.OptionChosen,
    told.BattleCardsDiscarded,
    told.TalentsChanged,
    told.FavourChanged,
    told.StrengthChanged,
    told.SupportChanged,
    told.CommanderChanged,
    told.Passed,
    battles.FateRolled,
    told.SiegeEnded,
    told.UnitHome,
    told.CommanderReplaced,
)
"""What belongs to the paragraph of a battle that has begun."""


def groups(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Put battles together, from whatever is told of them first; what is private stands alone."""
    found: list[list[Event]] = []
    open_one: list[Event] | None = None
    for event in events:
        if event.audience is not None:
            found.append([event])
        elif open_one is not None and isinstance(event, LEAD + FOLLOW):
            open_one.append(event)
        else:
            found.append([event])
            open_one = found[-1] if isinstance(event, BEGIN + LEAD) else None
    return list(found)
