"""Rules under random play: no dead end, no endless game, nothing lost, nothing changed by a refusal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import registry
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Recorded, Seeded
from games.core.decision import LISTED_AT_MOST, Action, Choices
from games.core.errors import IllegalAction
from games.core.game import start
from games.core.orders import Result, is_final, submit
from games.core.replay import check_draws, replay
from games.core.settings import is_setting
from games.journal import Journal
from tests.games.conformance.random_play import Moment, final, moments, played, sampled
from tests.games.conformance.subject import load, seeded_tables, tables, whole_tables

ENOUGH_UNDONE = 40
TABLES = pytest.mark.parametrize(("game", "scenario", "seats"), tables())
WHOLE = pytest.mark.parametrize(("game", "scenario", "seats"), whole_tables())


@pytest.mark.parametrize(("game", "scenario", "seats", "seed"), seeded_tables(games=12))
def test_every_position_is_sound(game: str, scenario: str, seats: int, seed: int) -> None:
    subject = load(game)
    seen: list[Action] = []
    for moment in sampled(subject, scenario, seats, seed):
        state = moment.table.state
        assert subject.game.violations(state) == []
        assert codec.from_json(codec.to_json(state), subject.game.state) == state
        assert codec.copy(state) == state
        _check_decisions(moment)
        _check_refusals(moment, seats, seen)
        seen.append(moment.action)
    assert subject.game.violations(moment.table.state) == []


def _check_decisions(moment: Moment) -> None:
    table = moment.table
    for asked in table.asked():
        decision = asked.decision
        for form in decision.answers:
            assert form.count() > 0
            assert form.allows(form.first())
            assert form.first().party == decision.party
            if isinstance(form, Choices):
                assert len(form.actions) <= LISTED_AT_MOST
                assert len({codec.to_json(action) for action in form.actions}) == len(form.actions)
    assert moment.decision.allows(moment.action)
    assert moment.action.party == moment.decision.party
    assert table.why_not(moment.seat, moment.action) is None
    _check_narrowing(moment)


def _check_narrowing(moment: Moment) -> None:
    given: dict[str, Any] = {}
    for name in type(moment.action).__struct_fields__:
        value = getattr(moment.action, name)
        values = moment.decision.narrow(type(moment.action), **given)[name]
        # Items that are picked, and names that are given a share, are offered one by one.
        assert value in values or (isinstance(value, tuple | dict) and set(value) <= set(values))
        given[name] = value


def _check_refusals(moment: Moment, seats: int, seen: list[Action]) -> None:
    """What a guard refuses is no answer and what it allows is one; and a refusal changes nothing."""
    table, rng = moment.table, Random(moment.number)
    before = codec.to_json(table.state)
    for action in rng.sample(seen, min(4, len(seen))):
        for seat in range(seats):
            refusal = table.why_not(seat, action)
            asked = [*table.decisions(seat), *table.settings(seat)]
            assert (refusal is None) == any(decision.allows(action) for decision in asked)
            if refusal is None:
                continue
            with pytest.raises(IllegalAction):
                table.act(seat, action)
            if not table.decisions(seat) and not is_setting(table.state, action):
                assert refusal.key == "not-your-turn"
    assert codec.to_json(table.state) == before
    assert table.asked() is not None


@WHOLE
def test_submit_and_play_in_place_agree(game: str, scenario: str, seats: int) -> None:
    """`submit` leaves its argument alone, and leads to what the rules driven in place lead to."""
    subject = load(game)
    seed = (11).to_bytes(32, "big")
    expected: Result[Any] | None = None
    for moment in moments(subject, scenario, seats, seed=11):
        state, chance = moment.table.state, moment.table.chance
        assert isinstance(chance, Seeded)
        if expected is not None:
            assert state == expected.state
            assert moment.table.events == expected.events
        before = codec.to_json(state)
        expected = submit(state, moment.seat, moment.action, Seeded(seed, chance.n))
        assert codec.to_json(state) == before


@WHOLE
def test_a_record_plays_again_to_the_same_state(game: str, scenario: str, seats: int) -> None:
    subject = load(game)
    journal = Journal(subject.game, seats, scenario, b"record".ljust(32))
    rng = Random(5)
    states = [codec.to_json(journal.state)]
    while journal.state.agenda:
        asked = journal.table().asked()
        decision = asked[int(rng.random() * len(asked))].decision
        journal.submit(decision.seat, [subject.game.random_answer(journal.state, decision, rng)])
        states.append(codec.to_json(journal.state))
    record = journal.export()
    assert [codec.to_json(table.state) for table in replay(subject.game, record)] == states
    assert check_draws(record) == len(record.set_up) + sum(len(entry.draws) for entry in record.entries)
    assert record.result == codec.fingerprint(journal.state)


@WHOLE
def test_undo_never_crosses_a_draw_a_revelation_or_another_seat(game: str, scenario: str, seats: int) -> None:
    """In up to ten games, for there may be little to take back in one."""
    undone = any(_undo_in_a_game(game, scenario, seats, seed) for seed in range(10))
    assert undone != ((scenario, seats) in load(game).final)


def _undo_in_a_game(game: str, scenario: str, seats: int, seed: int) -> int:
    subject = load(game)
    journal = Journal(subject.game, seats, scenario, b"undo".ljust(31) + bytes([seed]))
    rng = Random(6)
    undone = 0
    while journal.state.agenda and undone < ENOUGH_UNDONE:
        asked = journal.table().asked()
        decision = asked[int(rng.random() * len(asked))].decision
        before, log = journal.state, len(journal.record.entries)
        waited_for = set(journal.table().waiting_for()) - {decision.seat}
        action = subject.game.random_answer(journal.state, decision, rng)
        events = journal.submit(decision.seat, [action])
        others = [seat for seat in range(seats) if seat != decision.seat]
        assert not any(journal.can_undo(seat) for seat in others)
        if journal.can_undo(decision.seat):
            assert not journal.record.entries[-1].draws
            assert not is_final(events, decision.seat)
            assert set(journal.table().waiting_for()) - {decision.seat} == waited_for
            assert journal.table().decisions(decision.seat)
            if not undone or rng.random() < 0.3:
                assert journal.undo(decision.seat)
                assert journal.state == before
                assert len(journal.record.entries) == log
                undone += 1
    return undone


@pytest.mark.parametrize(("game", "scenario", "seats", "seed"), seeded_tables(games=12))
def test_points_by_an_independent_formula(game: str, scenario: str, seats: int, seed: int) -> None:
    subject = load(game)
    state = final(subject, scenario, seats, seed)
    by_seat = {standing.seat: standing for standing in subject.game.standings(state)}
    assert [by_seat[seat].points for seat in range(seats)] == subject.points(state)
    assert min(standing.rank for standing in by_seat.values()) == 1


@TABLES
def test_an_ended_table_asks_nobody_and_refuses_everything(game: str, scenario: str, seats: int) -> None:
    table: Table[Any] = Table(final(load(game), scenario, seats), Recorded([]))
    assert table.asked() == []
    for seat in range(seats):
        refusal = table.why_not(seat, played(game, scenario, seats, seed=0).action)
        assert refusal is not None
        assert refusal.key == "game-over"


@pytest.mark.parametrize("game", registry.ids())
def test_private_settings_name_the_kinds_of_action_that_change_them(game: str) -> None:
    """By these the engine knows that an action moves nothing."""
    subject = load(game)
    scenario = subject.game.scenarios[0]
    table = start(subject.game, min(subject.game.seats_for(scenario)), scenario, Seeded(b"settings"))
    for asked in table.always_asked():
        assert asked.decision.kinds() <= set(asked.step.kinds)
    above = [type(step).__name__ for step in table.state.agenda[1:] if step.always]
    assert above == [], "these would never be asked: one step at the bottom holds all private settings"
