"""Secrets: shuffle what a seat cannot know, and nothing that it is shown may change.

The test of the test: for each hidden field, a look at the table that shows it must be caught.
"""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from games import registry
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Chance, Recorded, Seeded
from games.core.decision import Action, Decision, Seat
from games.core.game import told
from games.core.orders import is_final
from games.text.wording import GameWording
from tests.games.conformance.random_play import Moment, looked_at, played, positions
from tests.games.conformance.subject import Look, Subject, load, tables

TABLES = pytest.mark.parametrize(("game", "scenario", "seats"), tables())
LOOKING = 3
"""This many seats, others each time, look at a position, and an onlooker."""
FEWEST = 20
"""More positions than this of every game hide something from an onlooker."""
GAMES = 12
"""Games that are looked through, at most, for a position that hides a thing."""
LEAKS = [(game, leak) for game in dict.fromkeys(table[0] for table in tables()) for leak in load(game).leaks]


def shown(subject: Subject, names: list[str]) -> Look:
    """Look at everything that a seat, or an onlooker, is shown now."""
    words = subject.game.wording("en", names)

    def look(state: Any, seat: Seat | None) -> Any:
        table: Table[Any] = Table(state, Recorded([]))
        view = subject.game.view(state, seat)
        decisions = [] if seat is None else [decision.described() for decision in table.decisions(seat)]
        tried = [] if seat is None else previewed(subject, state, seat)
        return codec.to_json(view), decisions, described(words, view), table.waiting_for(), tried

    return look


def previewed(subject: Subject, state: Any, seat: Seat) -> list[Any]:
    """Try an answer to each question of a seat, where a game has previews; give all that would be shown."""
    if subject.game.preview is None:
        return []
    table: Table[Any] = Table(state, Recorded([]))
    tried = []
    for decision in [*table.decisions(seat), *table.settings(seat)]:
        after, events = subject.game.preview(state, seat, [decision.sample(Random(5))])
        tried.append((codec.to_json(subject.game.view(after, seat)), told(events, seat)))
    return tried


def described(words: GameWording, view: Any) -> list[str]:
    """Describe every picture of a view."""
    own = [] if view.seat is None else [words.hand_alt(view)]
    own += [words.focus_alt(view)] if view.focus else []
    return [words.alt(view), *own, *(words.part_alt(view, f"seat-{each.seat}") for each in view.seats)]


def differences(subject: Subject, moment: Moment, look: Look, rng: Random) -> list[str]:
    """Name the viewers who would see a difference if what they cannot know were otherwise."""
    state = moment.table.state
    seats = subject.game.view(state, None).seats
    viewers: list[Seat | None] = [None, *rng.sample(range(len(seats)), min(LOOKING, len(seats)))]
    return [
        f"action {moment.number}, viewer {viewer}"
        for viewer in viewers
        if look(subject.game.resample(state, viewer, rng), viewer) != look(state, viewer)
    ]


@TABLES
def test_nothing_shown_depends_on_what_a_seat_cannot_know(game: str, scenario: str, seats: int) -> None:
    subject = load(game)
    look = shown(subject, [f"P{seat}" for seat in range(seats)])
    rng = Random(1)
    for moment in looked_at(subject, scenario, seats):
        assert differences(subject, moment, look, rng) == []


@pytest.mark.parametrize("game", registry.ids())
def test_a_shuffle_does_shuffle(game: str) -> None:
    subject, rng = load(game), Random(2)
    hiding = [state for state, _ in positions(subject) if subject.hides(state)]
    changed = [subject.game.resample(state, None, rng) != state for state in hiding]
    assert len(changed) > FEWEST
    # An answer drawn from a few is often the same one.
    assert sum(changed) >= len(changed) / 4


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_planted_leak_is_caught(game: str, leak: str) -> None:
    """In one of a few games, for what is hidden seldom is not there in all."""
    subject, rng = load(game), Random(3)
    look, scenario = subject.leaks[leak], subject.game.scenarios[0]
    seats = max(subject.game.seats_for(scenario))
    found = any(
        differences(subject, moment, look, rng)
        for seed in range(GAMES)
        for moment in looked_at(subject, scenario, seats, seed)
    )
    assert found, f"resample of hidden.py does not shuffle: {leak}"


@TABLES
def test_events_told_to_a_seat_do_not_depend_on_what_it_cannot_know(
    game: str, scenario: str, seats: int
) -> None:
    """The next action, or one that looks the same to others, tells the same in a shuffled world."""
    subject, rng = load(game), Random(4)
    compared: list[bool] = []
    for moment in looked_at(subject, scenario, seats):
        for viewer in [None, *range(seats)]:
            own, other = _told_in_both_worlds(subject, moment, viewer, rng)
            assert own == other, f"action {moment.number}, viewer {viewer}"
            compared.append(own is not None)
    if (scenario, seats) not in subject.final:
        assert sum(compared) > len(compared) * subject.comparable


def _told_in_both_worlds(
    subject: Subject, moment: Moment, viewer: Seat | None, rng: Random
) -> tuple[Any, Any]:
    state, chance = moment.table.state, moment.table.chance
    assert isinstance(chance, Seeded)
    other = subject.game.resample(state, viewer, rng)
    subject.align(state, other)
    action = moment.action if viewer == moment.seat else subject.disguise(other, moment.seat, moment.action)
    if action is None:
        return None, None
    tables: list[Table[Any]] = []
    # What Keryx plays decides by secrets of its own, as a person does: here it says the same in both worlds.
    with patch.object(type(state), "policy", _harmless):
        for world, chosen in ((codec.copy(state), moment.action), (other, action)):
            table = Table(world, Seeded(bytes(32), chance.n))
            table.act(moment.seat, chosen)
            tables.append(table)
    if any(is_final(table.events, moment.seat) for table in tables):
        return None, None
    return tuple(told(table.events, viewer) for table in tables)  # type: ignore[return-value]


def _harmless(_state: Any, decision: Decision, _chance: Chance) -> Action | None:
    return decision.default


@TABLES
def test_secret_events_are_told_to_their_owners_only(game: str, scenario: str, seats: int) -> None:
    """An event with an audience is told to somebody, and never to everybody at the table but one alone.

    What compatriots share is still a secret from onlookers where they are all at the table.
    """
    shared = load(game).shared_by_two
    for event in played(game, scenario, seats, seed=0).events:
        if event.audience is not None:
            most = max(seats, 2) if type(event).__name__ in shared else max(seats, 2) - 1
            assert 0 < len(event.audience) <= most
            assert told([event], None) == []
