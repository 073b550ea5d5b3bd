"""How every game ends: said in all languages, and nobody wins whom the view does not show."""

from __future__ import annotations

import pytest

from games import registry
from games.core.errors import Fact
from games.core.outcome import SHARED, Outcome
from games.text import LANGUAGES
from tests.games.conformance.random_play import final
from tests.games.conformance.subject import load, seeded_tables

FACTS: dict[str, Fact] = {
    "tied": (0, 1),
    "points": 6,
    "most": 21,
    "less": 7,
    "rounds": 3,
    "target": 9,
    "cities": ("athens",),
}


@pytest.mark.parametrize(("game", "scenario", "seats", "seed"), seeded_tables(games=12))
def test_the_end_of_a_game_is_said_with_its_reason(game: str, scenario: str, seats: int, seed: int) -> None:
    subject = load(game)
    state = final(subject, scenario, seats, seed)
    outcome = subject.game.outcome(state)
    assert outcome.ending in subject.game.endings
    assert outcome.tie_break in ("", *subject.game.tie_breaks, SHARED)
    assert outcome.winners == subject.game.view(state, None).winners
    assert bool(outcome.winners) is not outcome.lost
    names = [f"Seat {seat}" for seat in range(seats)]
    for language in LANGUAGES:
        said = subject.game.wording(language, names).outcome(outcome)
        assert len(said) == 1 + bool(outcome.tie_break)
        assert all(line.strip() for line in said)


@pytest.mark.parametrize("game", registry.ids())
def test_every_tie_break_has_its_words(game: str) -> None:
    found = registry.get(game)
    ties = [*found.tie_breaks, SHARED] if found.tie_breaks else []
    for language in LANGUAGES:
        words = found.wording(language, ["Ann", "Ben"])
        for tie in ties:
            said = words.outcome(Outcome(found.endings[0], [], tie, FACTS))[1]
            assert all(word in said for word in ("Ann", "6"))
            assert tie == SHARED or ("21" in said and "7" in said)
