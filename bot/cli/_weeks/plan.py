"""Ten tables of all games and every pace, and six people with their habits."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cli._weeks.chronicle import Pace
from games import registry


@dataclass(frozen=True)
class TablePlan:
    """A table that is opened, and opened anew whenever its game is over."""

    game: str
    people: tuple[int, ...]
    """Who sits there, by the order of the habits; the first opens it."""
    pace: Pace
    language: str

    @property
    def options(self) -> dict[str, object]:
        """Give what its opener chooses."""
        own: dict[str, object] = {"pace": self.pace.name}
        if self.pace.name == "own":
            own = {"hours": self.pace.hours, "bank": self.pace.bank}
        seats = {"game": self.game, "seats": len(self.people), "images": "demand"}
        return seats | own | {"when_up": self.pace.when_up, "language": self.language}


def _open(when_up: str) -> Pace:
    return Pace("open", None, 0, 0, when_up)


def _relaxed(when_up: str) -> Pace:
    return Pace("relaxed", 72, 168, 14, when_up)


def _daily(when_up: str) -> Pace:
    return Pace("daily", 24, 48, 7, when_up)


def _fast(when_up: str) -> Pace:
    return Pace("fast", 4, 12, 2, when_up)


def _own(hours: int, bank: int, when_up: str) -> Pace:
    return Pace("own", hours, bank, 7, when_up)


def _table(game: int, people: tuple[int, ...], pace: Pace, language: str) -> TablePlan:
    """Plan a table of a game by its place in the list of games, with as many people as it can have."""
    known = registry.ids()[game % len(registry.ids())]
    rules = registry.get(known)
    possible = [number for number in rules.seats_for(rules.scenarios[0]) if number <= len(people)]
    return TablePlan(known, people[: max(possible)], pace, language)


@dataclass(frozen=True)
class Habit:
    """How somebody plays."""

    locale: str
    hours: tuple[float, float]
    """From one visit to the next."""
    night: tuple[int, int] | None = None
    minutes_ahead: int = 0
    first_hours: int | None = None
    nudges: bool = False
    away_every: int = 0
    """Days from one absence to the next; 0: never."""
    away_days: int = 0
    gone_after: int | None = None
    """Days until they are seen no more."""
    doors_every: int = 0
    """Days after which they close or open their direct messages; they begin closed. 0: always open."""
    switches_every: int = 0
    """Days after which they switch reminders off, or on."""


QUICK, SLOW, AWAY, GONE, ASLEEP, CLOSED = range(6)
HABITS = (
    Habit("en-GB", (0.5, 4), first_hours=6, nudges=True),
    Habit("de", (14, 60), switches_every=9),
    Habit("el", (2, 9), night=(23, 7), minutes_ahead=120, away_every=6, away_days=3),
    Habit("en-GB", (2, 12), gone_after=6),
    Habit("de", (1, 6), night=(22, 8), minutes_ahead=60, nudges=True),
    Habit("el", (5, 30), night=(0, 6), minutes_ahead=-270, doors_every=8),
)
"""Quick, slow, often away, gone, asleep at night, closed to direct messages: in the order of the people."""

TABLES = (
    _table(0, (QUICK, AWAY, ASLEEP, GONE), _daily("answer"), "en"),
    _table(0, (ASLEEP, SLOW, CLOSED), _fast("answer"), "de"),
    _table(1, (AWAY, GONE, QUICK), _relaxed("note"), "el"),
    _table(1, (QUICK, ASLEEP, CLOSED, SLOW), _daily("free"), "en"),
    _table(2, (CLOSED, QUICK, AWAY, ASLEEP), _fast("answer"), "el"),
    _table(2, (SLOW, GONE, ASLEEP), _own(10, 20, "resign"), "de"),
    _table(3, (QUICK, ASLEEP, AWAY, CLOSED), _daily("answer"), "en"),
    _table(3, (ASLEEP, AWAY), _own(6, 0, "resign"), "de"),
    _table(4, (CLOSED, QUICK), _fast("free"), "el"),
    _table(4, (GONE, AWAY), _open("note"), "en"),
)
SHORT = (TABLES[0], TABLES[1], TABLES[6])
"""Tables of a short run: two paces, two languages, one with seals; everybody sits at one of them."""
