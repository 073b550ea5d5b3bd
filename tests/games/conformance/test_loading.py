"""What is shown never depends on whether a table was loaded or played on.

A table that is loaded has its dicts in another order than one that was played on. So whoever saw an order
could tell that somebody has moved, in secret, since the table was loaded.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.core import codec
from games.core.agenda import Table
from games.core.chance import Recorded
from games.core.decision import Decision, Seat
from games.text.wording import GameWording
from rendering.pictures import pictures_of
from tests.games.conformance.golden import NAMES
from tests.games.conformance.random_play import spread
from tests.games.conformance.subject import Subject, load, shared, tables

SAMPLED = 24
"""Positions of each game, shared among its tables."""


def shuffled(value: Any, rng: Random) -> Any:
    """Copy plain data, with the keys of all its dicts in another order."""
    if isinstance(value, msgspec.Struct):
        fields = {name: shuffled(getattr(value, name), rng) for name in value.__struct_fields__}
        return type(value)(**fields)
    if isinstance(value, dict):
        items = list(value.items())
        rng.shuffle(items)
        return {key: shuffled(each, rng) for key, each in items}
    if isinstance(value, (list, tuple)):
        return type(value)(shuffled(each, rng) for each in value)
    return value


def offered(decision: Decision) -> list[dict[str, list[Any]]]:
    """List what may be chosen: buttons know it by its place there, also those from before a restart."""
    return [decision.narrow(kind) for kind in sorted(decision.kinds(), key=lambda kind: kind.__name__)]


def shown(subject: Subject, words: GameWording, state: Any, viewer: Seat | None) -> list[Any]:
    """Give all that a viewer is shown: the view, from which pictures are drawn, texts and questions."""
    table: Table[Any] = Table(state, Recorded([]))
    view = subject.game.view(state, viewer)
    parts = [*pictures_of(subject.game.id).REGIONS, *(f"seat-{each.seat}" for each in view.seats)]
    texts = [words.alt(view), words.board_text(view)]
    texts += [said(view, part) for part in parts for said in (words.part_alt, words.part_text)]
    texts += [words.focus_alt(view)] if view.focus else []
    if viewer is None:
        return [msgspec.json.encode(view), texts, table.waiting_for()]
    asked = [*table.decisions(viewer), *table.settings(viewer)]
    texts += [words.hand_alt(view), words.hand_text(view), *words.noted(view)]
    questions = [(decision.described(), words.question(decision), offered(decision)) for decision in asked]
    return [msgspec.json.encode(view), texts, table.waiting_for(), questions]


@pytest.mark.parametrize(("game", "scenario", "seats"), tables())
def test_nothing_shown_depends_on_whether_a_table_was_loaded(game: str, scenario: str, seats: int) -> None:
    subject, rng = load(game), Random(7)
    words = subject.game.wording("en", NAMES[:seats])
    for moment in spread(subject, scenario, seats, shared(SAMPLED, game)):
        state = shuffled(moment.table.state, rng)
        loaded = codec.from_json(codec.to_json(state), subject.game.state)
        assert loaded == state
        for viewer in (None, *range(seats)):
            assert shown(subject, words, loaded, viewer) == shown(subject, words, state, viewer)
