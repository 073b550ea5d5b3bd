from collections.abc import Callable
from random import Random

import msgspec
import pytest

from games.core import codec
from games.core.chance import Draw, ReplayMismatch, derive
from games.core.decision import Action, Seat
from games.core.errors import IllegalAction
from games.core.replay import Entry, Record, check_draws, replay
from games.journal import Journal
from tests.toy.game.actions import Bid, Cry, Fill, Pack, Sell, Show
from tests.toy.game.game import GAME

SEED = b"s" * 32
TO_FAIR: list[tuple[Seat, Action]] = [(0, Sell(1)), (0, Pack()), (1, Pack())]
"""The first seat has sold a measure, and has its second day before it."""


def new_journal(scenario: str = "fair") -> Journal:
    return Journal(GAME, 2, scenario, SEED)


def journal_at_fair() -> Journal:
    journal = new_journal()
    for seat, action in TO_FAIR:
        journal.submit(seat, [action])
    return journal


def journal_at_showing() -> Journal:
    journal = new_journal("standard")
    journal.submit(0, [Bid("oil", 2)])
    journal.submit(1, [Bid("wine", 1)])
    return journal


def finished(seed: bytes = SEED, seats: int = 1, scenario: str = "alone") -> Journal:
    """Play the toy to its end; alone, against parties whose policy draws."""
    journal = Journal(GAME, seats, scenario, seed)
    rng = Random(seed)
    while asked := journal.table().asked():
        decision = rng.choice(asked).decision
        journal.submit(decision.seat, [decision.sample(rng)])
    return journal


def last_fingerprint(record: Record) -> str:
    fingerprint = ""
    for table in replay(GAME, record):
        fingerprint = codec.fingerprint(table.state)
    return fingerprint


# Undo


def test_undo_takes_back_the_last_action() -> None:
    journal = journal_at_fair()
    before = journal.state
    journal.submit(0, [Sell(2)])
    assert journal.can_undo(0)
    assert journal.undo(0)
    assert journal.state == before
    assert len(journal.record.entries) == len(TO_FAIR) == len(journal.happened) - 1


def test_every_action_of_an_order_is_taken_back_singly() -> None:
    journal = journal_at_fair()
    journal.submit(0, [Sell(2), Sell(1)])
    assert journal.undo(0)
    assert journal.state.sold == {"oil": 3}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("begin", "final"), [(journal_at_fair, Cry()), (journal_at_showing, Show("oil"))])
def test_no_undo_past_a_draw_or_a_revelation(begin: Callable[[], Journal], final: Action) -> None:
    journal = begin()
    journal.submit(0, [final])
    assert not journal.undo(0)


def test_no_undo_once_another_seat_has_to_act() -> None:
    journal = journal_at_fair()
    journal.submit(0, [Sell(2), Sell(2), Sell(1)])
    assert journal.table().waiting_for() == [1]
    assert not journal.undo(0)
    assert not journal.undo(1)


def test_no_undo_of_another_seat_s_action_nor_of_set_up() -> None:
    assert not new_journal().undo(0)
    journal = journal_at_fair()
    journal.submit(0, [Sell(1)])
    assert not journal.undo(1)


# The journal


def test_a_refused_order_is_not_logged() -> None:
    journal = journal_at_fair()
    with pytest.raises(IllegalAction):
        journal.submit(0, [Sell(2), Sell(2), Sell(2)])
    assert len(journal.record.entries) == len(TO_FAIR)
    journal.submit(0, [Cry()])
    assert [draw.n for draw in journal.record.entries[-1].draws] == [2]


def test_an_order_is_logged_up_to_where_it_stood() -> None:
    journal = journal_at_fair()
    events = journal.submit(0, [Sell(2), Cry(), Sell(2), Sell(2), Sell(2)])
    kinds = [entry.action["type"] for entry in journal.record.entries[len(TO_FAIR) :]]
    assert kinds[:2] == ["Sell", "Cry"]
    assert len(kinds) < 5
    assert [type(event).__name__ for event in events[:3]] == ["MeasuresSold", "DieCast", "MeasuresSold"]


def test_same_seed_same_game() -> None:
    assert finished().record == finished().record
    assert finished().record != finished(b"t" * 32).record


def test_only_the_fingerprint_of_the_seed_is_recorded() -> None:
    assert SEED.hex() not in codec.to_json(journal_at_fair().record).decode()


def test_a_running_table_is_not_exported() -> None:
    with pytest.raises(ValueError, match="secrets"):
        journal_at_fair().export()


def test_asking_the_journal_cannot_draw() -> None:
    journal = journal_at_fair()
    before = codec.to_json(journal.state)
    journal.table().asked()
    assert codec.to_json(journal.state) == before
    assert len(journal.record.entries) == len(TO_FAIR)


# Replay


@pytest.mark.parametrize(("seats", "scenario"), [(1, "alone"), (2, "double"), (3, "standard"), (3, "fair")])
@pytest.mark.parametrize("number", range(3))
def test_replay_equals_the_game(number: int, seats: int, scenario: str) -> None:
    journal = finished(bytes([number]) * 32, seats, scenario)
    record = codec.from_json(codec.to_json(journal.export()), Record)
    assert last_fingerprint(record) == record.result == codec.fingerprint(journal.state)
    assert [table.events for table in replay(GAME, record)] == journal.happened
    assert check_draws(record) == sum(len(entry.draws) for entry in record.entries) + len(record.set_up)


def test_the_game_after_an_undo_can_be_replayed() -> None:
    journal = journal_at_fair()
    journal.submit(0, [Sell(2)])
    journal.undo(0)
    journal.submit(0, [Sell(1)])
    assert last_fingerprint(journal.record) == codec.fingerprint(journal.state)


def test_an_action_that_was_rolled_back_is_passed_over_but_its_draws_count() -> None:
    journal = journal_at_fair()
    before = codec.fingerprint(journal.state)
    journal.submit(0, [Cry()])
    record = msgspec.structs.replace(journal.record, seed=SEED.hex())
    record.entries[-1].undone = True
    assert last_fingerprint(record) == before
    assert check_draws(record) == 3


def test_a_draw_may_not_be_left_out() -> None:
    record = finished().export()
    record.set_up[-1] = msgspec.structs.replace(record.set_up[-1], n=len(record.set_up))
    with pytest.raises(ReplayMismatch, match="stands where draw"):
        check_draws(record)


def changed(record: Record, change: Callable[[Record], None]) -> Record:
    copied = codec.copy(record)
    change(copied)
    assert copied != record
    return copied


def with_draws(record: Record) -> Entry:
    return next(entry for entry in record.entries if entry.draws)


def redraw(record: Record) -> None:
    entry = with_draws(record)
    draw = entry.draws[0]
    other = (draw.result + 1) % draw.below
    entry.draws[0] = msgspec.structs.replace(draw, result=other)


def swap_cards(record: Record) -> None:
    first, second = record.set_up[:2]
    record.set_up[:2] = [second, first]


def renumber(record: Record) -> None:
    draw = record.set_up[1]
    record.set_up[1] = msgspec.structs.replace(draw, n=0)


@pytest.mark.parametrize("change", [redraw, swap_cards, renumber])
def test_a_changed_draw_does_not_come_from_the_seed(change: Callable[[Record], None]) -> None:
    with pytest.raises(ReplayMismatch):
        check_draws(changed(finished().export(), change))


def test_another_seed_does_not_fit_the_commitment() -> None:
    record = finished().export()
    record.seed = (b"t" * 32).hex()
    with pytest.raises(ReplayMismatch, match="posted at the start"):
        check_draws(record)


def test_without_the_seed_nothing_can_be_checked() -> None:
    with pytest.raises(ReplayMismatch, match="not been revealed"):
        check_draws(finished().record)


def drop_draw(record: Record) -> None:
    with_draws(record).draws.pop()


def add_draw(record: Record) -> None:
    record.entries[0].draws.append(Draw(99, "die", 6, derive(SEED, 99, "die", 6)))


def add_set_up_draw(record: Record) -> None:
    record.set_up.append(Draw(99, "card", 2, 0))


def swap_seats(record: Record) -> None:
    record.seats = 2


@pytest.mark.parametrize("change", [drop_draw, add_draw, add_set_up_draw])
def test_a_record_that_does_not_fit_the_rules_is_refused(change: Callable[[Record], None]) -> None:
    with pytest.raises(ReplayMismatch):
        last_fingerprint(changed(finished().export(), change))


def test_a_record_for_other_seats_does_not_fit_the_rules() -> None:
    with pytest.raises(ReplayMismatch):
        last_fingerprint(changed(finished(seats=3, scenario="standard").export(), swap_seats))


def test_an_illegal_action_in_a_record_is_refused() -> None:
    record = finished().export()
    record.entries[0].action = {"type": "Bid", "stall": "oil", "coins": 6}
    with pytest.raises(IllegalAction):
        last_fingerprint(record)


def test_a_changed_action_changes_the_result() -> None:
    journal = journal_at_fair()
    for seat, action in ((0, Sell(5)), (1, Pack()), (0, Sell(5)), (1, Fill(("salt",)))):
        journal.submit(seat, [action])
    number = len(journal.record.entries) - 1
    while asked := [each.decision for each in journal.table().asked() if each.decision.required]:
        assert asked[0].default is not None
        journal.submit(asked[0].seat, [asked[0].default])
    record = journal.export()
    assert record.entries[number].action == {"type": "Fill", "wares": ("salt",)}
    record.entries[number].action["wares"] = ("wool",)
    assert last_fingerprint(record) != record.result
