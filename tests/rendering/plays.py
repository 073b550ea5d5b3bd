"""Random games to be drawn: what a viewer saw before and after every action, and what was told."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, cast

from games.core import codec
from games.core.chance import Seeded
from games.core.events import Event
from games.core.game import start, told
from games.perikles.game import GAME
from games.perikles.state import State
from games.perikles.view import View
from games.perikles.wording import Wording, wording

LANGUAGES = ("en", "de", "el")
NAMES = (
    "Aspasia",
    "Themistokles von Phrearrhioi",
    "山田太郎 Ναυσικά",
    "Go",
    "Christodoulos Papadopoulos-Meyer",
)
"""Short, long, of two scripts, and as long as Discord lets a name be."""


class Moment(NamedTuple):
    """What a viewer sees after an action, what it saw before, and what it is told."""

    number: int
    viewer: int | None
    before: View | None
    view: View
    events: list[Event]

    def lines(self, language: str) -> list[str]:
        words = words_of(language, len(self.view.seats))
        return [words.event(event) for event in self.events]


def words_of(language: str, seats: int) -> Wording:
    return wording(language, NAMES[:seats])


def play(seats: int, seed: int, viewer: int | None = None) -> Iterator[Moment]:
    """Play a random game to its end, as one viewer sees it."""
    for number, before, state, events in _states(seats, seed):
        seen = None if before is None else GAME.view(before, viewer)
        yield Moment(number, viewer, seen, GAME.view(state, viewer), told(events, viewer))


def play_in_turns(seats: int, seed: int) -> Iterator[Moment]:
    """Play a random game to its end; its seats and an onlooker look at it in turns."""
    viewers = [*range(seats), None]
    for number, before, state, events in _states(seats, seed):
        viewer = viewers[number % len(viewers)]
        seen = None if before is None else GAME.view(before, viewer)
        yield Moment(number, viewer, seen, GAME.view(state, viewer), told(events, viewer))


def _states(seats: int, seed: int) -> Iterator[tuple[int, State | None, State, list[Event]]]:
    rng = Random(seed)
    table = start(GAME, seats, "standard", Seeded(b"drawn %d" % seed))
    number, before = 0, None
    while True:
        state = cast(State, codec.copy(table.state))
        yield number, before, state, list(table.events)
        if not table.asked():
            return
        asked = rng.choice(table.asked()).decision
        table.events.clear()
        table.act(asked.seat, asked.sample(rng))
        number, before = number + 1, state
