"""Whole games of before: played again, they draw, tell and end as they did."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from bot.keeper import history
from bot.keeper.live import Logged
from games import registry
from games.core.events import Event
from games.core.game import Game
from games.core.replay import check_draws, replay
from tests import long
from tests.saves import kept
from tests.saves.kept import Place, Played

KEPT = kept.scenarios()
GAMES = 20
"""As many games are kept of each scenario, the shortest first."""
ALWAYS = 2
"""As many of them are always played again."""
READ = (4, 9)
"""These are always read."""
ADDED = {"TilesComeFirst"}
"""Kinds of events that are told since then."""
FEWEST_KINDS = 10
"""At least as many kinds of events are told in a game."""


def some(numbers: range) -> list[tuple[str, str, int]]:
    return [(game, scenario, number) for game, scenario in KEPT for number in numbers]


def played(game: str, scenario: str, number: int) -> Played:
    found: Played = next(islice(kept.read(kept.games_of(game, scenario), Played), number, None))
    return found


@pytest.mark.parametrize(
    ("game", "scenario", "number"), long.also(some(range(ALWAYS)), some(range(ALWAYS, GAMES)))
)
def test_a_game_goes_as_it_went(game: str, scenario: str, number: int) -> None:
    then, rules = played(game, scenario, number), registry.get(game)
    last: Any = None
    for action, (told, table) in enumerate(zip(then.told, replay(rules, then.record), strict=True)):
        kept_fields = [each.keys() for each in json.loads(told)]
        now = [event for event in table.events if type(event).__name__ not in ADDED]
        assert parts(now, kept_fields) == parts(events(rules, told), kept_fields), f"action {action}"
        last = table.state
    assert not last.agenda
    assert [Place(each.seat, each.rank, each.points) for each in rules.standings(last)] == then.standings


def parts(told: Sequence[Event], fields: Sequence[Collection[str]]) -> list[tuple[type[Event], list[Any]]]:
    """Give of each event what was told of it then; by now more may be told, but nothing less."""
    assert len(told) == len(fields), told
    return [
        (type(event), [getattr(event, name) for name in sorted(names) if name != "type"])
        for event, names in zip(told, fields, strict=True)
    ]


def events(game: Game, told: str) -> list[Event]:
    return history.events_of(game, Logged(None, told))


@pytest.mark.parametrize(("game", "scenario"), KEPT)
def test_every_action_event_and_draw_is_read(game: str, scenario: str) -> None:
    rules, kinds = registry.get(game), set[type[Event]]()
    for number in long.also(READ, range(GAMES)):
        then = played(game, scenario, number)
        draws = [*then.record.set_up, *(draw for entry in then.record.entries for draw in entry.draws)]
        assert check_draws(then.record) == len(draws)
        kinds |= {type(each) for told in then.told for each in events(rules, told)}
        for entry in then.record.entries:
            msgspec.convert(entry.action, rules.action)
    assert len(kinds) > FEWEST_KINDS


def test_games_of_every_scenario_were_kept() -> None:
    assert Counter(game for game, _ in KEPT) == {"perikles": 1, "peloponnes": 7, "antike": 4}
