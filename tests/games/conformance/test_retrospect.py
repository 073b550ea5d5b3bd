"""Looking back on a game: its statistics, the course of its points and what seats played, all in words."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from games import registry
from games.core import codec
from games.core.game import told
from games.text import LANGUAGES
from tests.games.conformance.random_play import played
from tests.games.conformance.subject import whole_tables
from tests.games.text.catalogues import variables
from tests.games.text.speech import looks_right


@pytest.mark.parametrize("game", registry.ids())
def test_what_is_worth_telling_is_said_and_no_message_is_left_over(game: str) -> None:
    found, met = registry.get(game), set[str]()
    for name, scenario, seats in whole_tables():
        if name != game:
            continue
        names = [f"P{seat}" for seat in range(seats)]
        told_to_all = told(played(game, scenario, seats, seed=0).events, None)
        for statistic in found.statistics(told_to_all):
            met.add(f"statistic-{statistic.key}")
            for language in LANGUAGES:
                said = found.wording(language, names).statistic(statistic)
                assert looks_right(said), said
    known = {key for key in variables(found.package, "en") if key.startswith("statistic-")}
    assert met
    assert met <= known
    source = Path(str(import_module(f"{found.package}.retrospect").__file__)).read_text(encoding="utf-8")
    assert [key for key in known if f'"{key.removeprefix("statistic-")}"' not in source] == []


@pytest.mark.parametrize(("game", "scenario", "seats"), whole_tables())
def test_the_course_is_of_seats_or_of_parties_with_names(game: str, scenario: str, seats: int) -> None:
    found = registry.get(game)
    state = codec.from_json(played(game, scenario, seats, seed=0).state, found.state)
    words = found.wording("en", [f"P{seat}" for seat in range(seats)])
    course, roles = found.course(found.view(state, None)), found.roles(state)
    assert course
    assert set(roles) <= set(range(seats))
    for party in [*course, *(each for own in roles.values() for each in own)]:
        assert party in range(seats) if isinstance(party, int) else words.has(f"name-{party}")
