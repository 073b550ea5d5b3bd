"""Random games to be drawn: what a viewer saw before and after every action, and what was told."""

from collections.abc import Container, Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from games.core import codec
from games.core.chance import Seeded
from games.core.events import Event
from games.core.game import Game, start, told

LANGUAGES = ("en", "de", "el")
NAMES = (
    "Aspasia",
    "Themistokles von Phrearrhioi",
    "山田太郎 Ναυσικά",
    "Go",
    "Christodoulos Papadopoulos-Meyer",
    "Kleopatra",
)
"""Short, long, of two scripts, and as long as Discord lets a name be."""


LAST = 1_000_000
"""No game has so many actions."""
ASIDE = 0.05
"""How often somebody changes a private setting instead of answering a question."""


class Moment(NamedTuple):
    """What a viewer sees after an action, what it saw before, and what it is told."""

    game: Game
    number: int
    viewer: int | None
    before: Any
    view: Any
    events: list[Event]

    def lines(self, language: str) -> list[str]:
        words = words_of(self.game.id, language, len(self.view.seats))
        return [words.event(event) for event in self.events]


def rules_of(game: str) -> Game:
    rules: Game = import_module(f"games.{game}.game").GAME
    return rules


def words_of(game: str, language: str, seats: int) -> Any:
    return rules_of(game).wording(language, NAMES[:seats])


def play(game: str, seats: int, seed: int, viewer: int | None = None, scenario: str = "") -> Iterator[Moment]:
    """Play a random game to its end, of the first scenario if none is named, as one viewer sees it."""
    return _moments(game, seats, seed, [viewer], scenario)


def play_in_turns(
    game: str, seats: int, seed: int, scenario: str = "", *, every: int = 1, first: int = 0
) -> Iterator[Moment]:
    """Play a random game to its end; its seats and an onlooker look in turns, at one moment in so many."""
    return _moments(game, seats, seed, [*range(seats), None], scenario, range(first, LAST, every))


def _moments(
    game: str,
    seats: int,
    seed: int,
    viewers: list[int | None],
    scenario: str,
    wanted: Container[int] = range(LAST),
) -> Iterator[Moment]:
    rules = rules_of(game)
    for number, before, state, events in _states(rules, seats, seed, scenario):
        if number not in wanted:
            continue
        viewer = viewers[number % len(viewers)]
        seen = None if before is None else rules.view(before, viewer)
        yield Moment(rules, number, viewer, seen, rules.view(state, viewer), told(events, viewer))


def _states(game: Game, seats: int, seed: int, scenario: str) -> Iterator[tuple[int, Any, Any, list[Event]]]:
    rng = Random(seed)
    table = start(game, seats, scenario or game.scenarios[0], Seeded(b"drawn %d" % seed))
    number, before = 0, None
    while True:
        state = codec.copy(table.state)
        yield number, before, state, list(table.events)
        if not table.asked():
            return
        aside = table.always_asked()
        asked = rng.choice(aside if aside and rng.random() < ASIDE else table.asked()).decision
        table.events.clear()
        table.act(asked.seat, game.random_answer(table.state, asked, rng))
        number, before = number + 1, state
