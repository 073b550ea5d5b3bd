"""Seats that are given up: one transaction, kept by undo and rollback, told once, replayed alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.cli.replay import transcript
from bot.db.status import Status
from bot.keeper import NotNow, history
from bot.keeper.archiving import shares
from bot.keeper.giving_up import called_now
from bot.keeper.live import Live
from bot.keeper.message import Post
from bot.keeper.waiting_orders import WaitingOrders
from bot.records import finished
from games import registry
from games.core import codec, resigning
from games.core.errors import StaleDecision
from games.core.outcome import CONCEDED
from games.core.replay import check_draws, replay
from tests.bot.keeper.conftest import NOW, House

GAMES = ["perikles", "peloponnes", "antike", "pericles"]
LINE = "A seat is given up."


def said(_: Live) -> Sequence[str]:
    return [LINE]


async def resign(house: House, live: Live, seat: int) -> Live:
    return await house.keeper.resign(live.id, seat, live.seats[seat].since_seq, said)


async def same_in_store(house: House, live: Live) -> None:
    """Check that a table read anew is what the last transaction left in memory."""
    read = await history.load_live(house.store, live.id)
    assert codec.to_json(read.state) == codec.to_json(live.state)
    assert (read.trail, read.asides, read.row.seq) == (live.trail, live.asides, live.row.seq)
    assert [seat.model_dump(exclude={"id"}) for seat in read.seats] == [
        seat.model_dump(exclude={"id"}) for seat in live.seats
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("asked", [True, False])
async def test_nobody_waits_for_a_seat_that_is_given_up(house: House, game: str, asked: bool) -> None:
    live = await house.play((await house.table(4, game)).id, 9)
    fitting = [seat for seat in range(4) if (seat in live.waiting_for()) == asked]
    if not fitting:
        pytest.skip("everybody is asked at once here")
    gone = fitting[0]
    before, number = len(await house.outbox()), live.number_of(live.seq)
    live = await resign(house, live, gone)
    new = (await house.outbox())[before:]
    assert isinstance(new[0][1], Post)
    assert new[0][1].lines == [LINE]
    assert (live.seats[gone].user_id, live.seats[gone].computer) == (None, True)
    assert live.seats[gone].name == called_now(gone)
    assert gone not in live.waiting_for()
    assert live.waiting_for()
    if not asked:
        assert live.number_of(live.seq) == number
    await same_in_store(house, live)
    for _ in range(40):
        if not live.state.agenda:
            break
        live = await house.play(live.id)
        assert gone not in live.waiting_for()
    house.keeper.forget(live.id)
    assert codec.to_json((await house.keeper.live(live.id)).state) == codec.to_json(live.state)


async def test_only_who_sits_there_now_is_given_up_and_only_once(house: House) -> None:
    live = await house.table(4)
    with pytest.raises(StaleDecision):
        await house.keeper.resign(live.id, 1, 7, said)
    await resign(house, live, 1)
    with pytest.raises(NotNow, match="nobody-to-resign"):
        await house.keeper.resign(live.id, 1, 1, said)
    await house.gamemaster.pause(live.id, "a pause")
    with pytest.raises(NotNow, match="table-paused"):
        await house.keeper.resign(live.id, 2, 0, said)


@pytest.mark.parametrize("game", GAMES)
async def test_rollback_gives_no_seat_back_and_waits_for_none(house: House, game: str) -> None:
    live = await house.play((await house.table(4, game)).id, 12)
    trail = list(live.trail)
    live = await resign(house, live, 0)
    for to_seq in trail[-2:0:-3]:
        if to_seq > live.row.posted_seq or to_seq not in live.trail[:-1]:
            continue
        number = live.number_of(to_seq)
        live = await house.gamemaster.rollback(live.id, number, "a mistake", lambda *_: ["Back."])
        assert list(live.state.resigned) == [0]
        assert 0 not in live.waiting_for()
        assert live.waiting_for()
        await same_in_store(house, live)
        live = await house.play(live.id, 2)
        await same_in_store(house, live)


@pytest.mark.parametrize("game", GAMES)
async def test_substitute_takes_a_seat_over_that_was_given_up(house: House, game: str) -> None:
    live = await house.play((await house.table(4, game)).id, 5)
    live = await resign(house, live, 2)
    live = await house.play(live.id, 3)
    taken_at = live.row.seq + 1
    live = await house.gamemaster.substitute(live.id, 2, 900, "Zoe")
    assert live.state.resigned == ()
    assert live.seats[2].user_id == 900
    assert live.seats[2].since_seq == taken_at == live.row.seq
    await same_in_store(house, live)
    asked = set()
    for _ in range(60):
        live = await house.play(live.id)
        asked |= set(live.waiting_for())
    assert 2 in asked
    tenures = [each for each in await house.store.tenures(live.id) if each.seat == 2]
    assert [each.user_id for each in tenures] == [102, None, 900]
    held = dict(shares(tenures, live.row.seq))
    assert set(held) == {102, 900}
    assert held[102] * live.row.seq == pytest.approx(taken_at - 1)


@pytest.mark.parametrize("game", [*GAMES, "sparta"])
async def test_last_of_two_who_resigns_ends_the_game(house: House, game: str) -> None:
    rules = registry.get(game)
    seats = min(each for each in rules.seats_for(rules.scenarios[0]) if each > 1)
    live = await house.play((await house.table(seats, game)).id, 6)
    for seat in range(1, live.row.seats):
        live = await resign(house, live, seat)
    last = live.row.seats - 1
    assert live.row.status == Status.ENDED
    outcome = live.game.outcome(live.state)
    assert (outcome.ending, outcome.winners) == (CONCEDED, (0,))
    assert live.seats[last].user_id == 100 + last
    await same_in_store(house, live)
    posts = [payload for _, payload in await house.outbox() if isinstance(payload, Post)]
    assert "is over" in posts[-1].call
    assert any("resigned" in line for line in posts[-1].lines)
    places = {each.user_id: each.rank for each in await house.store.placings()}
    assert places == {100: 1} | {100 + seat: live.row.seats - seat + 1 for seat in range(1, live.row.seats)}
    record = await house.gamemaster.record(live.id)
    *_, table = replay(live.game, record)
    assert codec.fingerprint(table.state) == record.result
    assert check_draws(record) == live.row.draw_n
    with pytest.raises(NotNow):
        await resign(house, live, 0)


async def test_player_alone_who_resigns_has_lost(house: House) -> None:
    live = await house.table(1, "sparta")
    live = await resign(house, live, 0)
    assert live.row.status == Status.ENDED
    assert live.game.outcome(live.state).lost
    assert await house.store.achievements(100, "sparta") == []


async def test_record_of_an_ended_game_has_resignation_rollback_and_return(house: House) -> None:
    live = await house.play((await house.table(3, "peloponnes")).id, 4)
    live = await resign(house, live, 0)
    live = await house.play(live.id, 4)
    live = await house.gamemaster.rollback(live.id, 3, "a mistake", lambda *_: ["Back."])
    live = await house.play(live.id, 3)
    live = await house.gamemaster.substitute(live.id, 0, 900, "Zoe")
    while live.state.agenda:
        live = await house.play(live.id, 20)
    record = await house.gamemaster.record(live.id)
    told = [list(transcript(finished(record, live.names), language)) for language in ("en", "de", "el")]
    resigned = ["P0 resigns; Keryx plays on", "gibt auf; Keryx spielt", "εγκαταλείπει· σε αυτή τη θέση"]
    names = [live.names[0], live.names[0], live.names[0]]
    for lines, part, name in zip(told, resigned, names, strict=True):
        assert any(part.removeprefix("P0 ") in line and name in line for line in lines)
    kinds = [each.action["type"] for each in record.entries]
    assert {"Resign", "TakeOver"} <= set(kinds)
    *_, table = replay(live.game, record)
    assert codec.fingerprint(table.state) == record.result
    assert check_draws(record) == live.row.draw_n


async def test_what_waited_for_the_seat_is_dropped(house: House) -> None:
    live = await house.play((await house.table(4)).id, 8)
    seat = live.waiting_for()[0]
    orders = WaitingOrders(house.keeper)
    decision = live.decisions(seat)[0]
    await orders.stage(live, seat, live.decision_id(decision), decision.sample(house.rng), NOW)
    await resign(house, live, seat)
    assert await house.store.waiting_orders() == []
    assert not house.keeper.waiting


def test_what_a_table_does_with_seats_is_no_action_of_any_game() -> None:
    for game in registry.ids():
        for name in resigning.OF_TABLE:
            assert name not in str(registry.get(game).action)
