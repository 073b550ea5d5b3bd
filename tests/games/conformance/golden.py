"""Whole games as readable transcripts: order, what happened and to whom it was told, who is asked what.

`python -m tests.games.conformance.golden` writes them anew, to be reviewed as a diff; ids of games after it
choose whose.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from games import registry
from games.core.events import Event
from games.text.catalogue import LANGUAGES
from games.text.wording import GameWording
from tests.games.conformance.random_play import moments
from tests.games.conformance.subject import Subject, load

FOLDER = Path(__file__).parent.parent / "golden"
NAMES = ["Aspasia", "Brasidas", "Gorgo", "Damon", "Elpinike", "Zenon"]
SEED = 7


def files() -> list[tuple[str, str, int, str]]:
    """List the transcripts: fewest and most seats in every language; other scenarios in one."""
    found: list[tuple[str, str, int, str]] = []
    for game in map(registry.get, registry.ids()):
        first, *others = game.scenarios
        seats = game.seats_for(first)
        found += [
            (game.id, first, number, tongue) for number in (min(seats), max(seats)) for tongue in LANGUAGES
        ]
        found += [(game.id, scenario, min(game.seats_for(scenario)), LANGUAGES[0]) for scenario in others]
    return found


def path(game: str, scenario: str, seats: int, language: str) -> Path:
    """Say where a transcript is kept."""
    return FOLDER / f"{game}.{scenario}.{seats}.{language}.txt"


def transcript(game: str, scenario: str, seats: int, language: str) -> str:
    """Play a game and write down every word of it, to its end or as far as is kept."""
    return "\n".join(_lines(load(game), scenario, seats, language)) + "\n"


def _lines(subject: Subject, scenario: str, seats: int, language: str) -> Iterator[str]:
    names = NAMES[:seats]
    words, orders = subject.game.wording(language, names), subject.game.orders(language, names)
    table = None
    for moment in islice(moments(subject, scenario, seats, SEED), subject.written):
        table = moment.table
        yield from (_told(words, event, names) for event in table.events)
        yield f"→ {names[moment.seat]}: {words.question(moment.decision)}"
        yield f"> {names[moment.seat]}: {orders.write(moment.action)}"
    assert table is not None
    yield from (_told(words, event, names) for event in table.events)


def _told(words: GameWording, event: Event, names: list[str]) -> str:
    audience = "" if event.audience is None else f"[{', '.join(names[seat] for seat in event.audience)}] "
    return f"  {audience}{words.event(event)}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in files():
        if each[0] in (sys.argv[1:] or registry.ids()):
            path(*each).write_text(transcript(*each), encoding="utf-8")
