"""Groups of seats that confer: real seats, nobody in two, and a name in every language."""

from __future__ import annotations

import pytest

from games import registry
from games.text import LANGUAGES


@pytest.mark.parametrize("game", registry.ids())
def test_groups_are_apart_and_have_names(game: str) -> None:
    found = registry.get(game)
    for scenario in found.scenarios:
        for seats in found.seats_for(scenario):
            groups = found.groups(found.new(seats, scenario, {}))
            inside = [seat for group in groups.values() for seat in group]
            assert len(inside) == len(set(inside))
            assert set(inside) <= set(range(seats))
            for language in LANGUAGES:
                words = found.wording(language, [f"P{seat}" for seat in range(seats)])
                assert all(words.label(f"group-{group}") for group in groups)
