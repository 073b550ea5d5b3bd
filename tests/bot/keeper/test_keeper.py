from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from bot.db import SeqTaken, StoreUnavailable, Writer
from bot.keeper import Frozen, NotNow, TableFault, history, moves
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.message import FOCUS, Direct, Picture, Post
from bot.keeper.posts import AfterMove
from bot.keeper.shown import IMAGE_CHOICES, alt_of
from games.core import codec
from games.core.errors import IllegalAction, StaleDecision
from games.core.replay import check_draws, replay
from games.perikles.actions import NameFirst, Pass, PlaceMarker
from games.perikles.events import TileTaken
from tests import long
from tests.bot.keeper.conftest import NOW, House

ENOUGH = 12
"""So often a table is forgotten while the same is asked."""


async def test_start_posts_the_board_and_asks_the_first(house: House) -> None:
    live = await house.table(4)
    messages = await house.outbox()
    posts = [payload for _, payload in messages if isinstance(payload, Post)]
    assert len(posts) == len(messages) == 1
    assert posts[0].mentions == [live.user_of(live.waiting_for()[0])]
    assert posts[0].picture is not None
    assert posts[0].alt


async def test_first_post_says_what_is_asked_now(house: House) -> None:
    """Perikles: the first tile comes later; what is asked for is an extra marker."""
    live = await house.table(3)
    [(_, post)] = await house.outbox()
    assert isinstance(post, Post)
    user = live.user_of(live.waiting_for()[0])
    assert post.call == f"<@{user}> **Perikles {live.id}: place an extra marker in a city.**"
    words = live.game.wording("en", live.names)
    assert "special tile: not dealt yet" in words.board_text(live.game.view(live.state, None))
    live = await house.play(live.id, 6)
    assert "special tile: unplayed" in words.board_text(live.game.view(live.state, None))


async def test_each_seat_is_told_its_secret_in_private(house: House) -> None:
    """All but the one whose own move dealt the tiles: that seat is told in the reply, too."""
    live = await house.play((await house.table(4)).id, 8)
    messages = await house.outbox()
    posts = [payload for _, payload in messages if isinstance(payload, Post)]
    directs = {row.target: payload for row, payload in messages if isinstance(payload, Direct)}
    assert set(directs) == {"user:100", "user:101", "user:102", "user:103"}
    for seat in range(4):
        tile = live.game.wording("en", live.names).name(live.state.specials[seat])
        own = directs[f"user:{100 + seat}"]
        assert tile in own.lines[0]
        assert not any(tile in deed.text for post in posts for deed in post.deeds)
        assert own.picture is not None
        assert own.picture.seat == seat
    assert house.woken


async def test_a_move_is_one_log_entry_one_snapshot_and_its_messages(house: House) -> None:
    live = await house.table(3)
    seat = live.waiting_for()[0]
    before = len(await house.outbox())
    done = await house.keeper.submit(live.id, seat, [PlaceMarker("argos")])
    rows = await house.store.log(live.id)
    assert [row.kind for row in rows] == ["start", "move"]
    assert (rows[1].seat, rows[1].user_id) == (seat, 100 + seat)
    snapshot = await house.store.snapshot(live.id)
    assert snapshot is not None
    assert snapshot.seq == done.live.row.seq == 1
    assert len(await house.outbox()) == before + 1


async def test_a_refused_move_leaves_no_trace(house: House) -> None:
    live = await house.table(3)
    state, before = codec.to_json(live.state), len(await house.outbox())
    seat = live.waiting_for()[0]
    other = (seat + 1) % 3
    for who, action in ((other, PlaceMarker("argos")), (seat, NameFirst(0)), (seat, PlaceMarker("rome"))):
        with pytest.raises(IllegalAction):
            await house.keeper.submit(live.id, who, [action])
    after = await house.keeper.live(live.id)
    assert codec.to_json(after.state) == state
    assert after.row.seq == 0
    assert len(await house.store.log(live.id)) == 1
    assert len(await house.outbox()) == before


async def test_a_second_answer_to_the_same_question_is_stale(house: House) -> None:
    live = await house.table(3)
    seat = live.waiting_for()[0]
    expected = live.decision_id(live.decisions(seat)[0])
    both = await asyncio.gather(
        house.keeper.submit(live.id, seat, [PlaceMarker("argos")], expected),
        house.keeper.submit(live.id, seat, [PlaceMarker("argos")], expected),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in both) == ["Done", "StaleDecision"]
    assert (await house.keeper.live(live.id)).row.seq == 1


async def test_a_seats_question_keeps_its_name_while_others_answer(house: House) -> None:
    live = await house.table(5)
    compared = 0
    while live.state.agenda:
        waiting = live.waiting_for()
        if len(waiting) > 1:
            names = {seat: live.decision_id(live.decisions(seat)[0]) for seat in waiting[1:]}
            decision = live.decisions(waiting[0])[0]
            assert isinstance(decision.answers[0].first(), Pass)
            await house.keeper.submit(live.id, waiting[0], [Pass()])
            after = await house.keeper.live(live.id)
            for seat, name in names.items():
                assert after.decision_id(after.decisions(seat)[0]) == name
                compared += 1
        live = await house.play(live.id)
    assert compared


async def test_a_whole_game_survives_forgetting_after_every_move(house: House) -> None:
    """Every kind of question often enough; in a long run really after every move."""
    live = await house.table(3)
    forgotten: Counter[str] = Counter()
    while live.state.agenda:
        live = await house.play(live.id)
        question = next((asked.decision.question for asked in live.table().asked()), "none")
        if forgotten[question] < ENOUGH or long.is_asked():
            forgotten[question] += 1
            live = await _forgotten(house, live)
    assert live.row.status == "ended"
    record = await house.gamemaster.record(live.id)
    assert check_draws(record)
    *_, last = replay(live.game, record)
    assert codec.fingerprint(last.state) == record.result


async def _forgotten(house: House, live: Live) -> Live:
    house.keeper.forget(live.id)
    again = await house.keeper.live(live.id)
    assert codec.to_json(again.state) == codec.to_json(live.state)
    return again


async def test_two_keepers_on_one_store_never_lose_or_double_a_move(house: House) -> None:
    """As two processes would: each has its own memory, and the store is the judge."""
    live = await house.table(3)
    other = Keeper(house.store, lambda: NOW, lambda: None)
    for _ in range(40):
        current = await house.keeper.live(live.id)
        await other.live(live.id)
        seat = current.waiting_for()[0]
        decision = current.decisions(seat)[0]
        expected, action = current.decision_id(decision), decision.sample(house.rng)
        results = await asyncio.gather(
            house.keeper.submit(live.id, seat, [action], expected),
            other.submit(live.id, seat, [action], expected),
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in results) == ["Done", "StaleDecision"]
        house.keeper.forget(live.id)
        other.forget(live.id)
    rows = await house.store.log(live.id)
    assert [row.seq for row in rows] == list(range(41))


async def test_slow_reader_never_overwrites_a_newer_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was read in a seat before a substitution would keep its secrets for as long as the bot lives."""
    live = await house.table(3)
    begun, go_on, real = asyncio.Event(), asyncio.Event(), history.state_at

    async def slow(*arguments: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await real(*arguments)

    house.keeper.forget(live.id)
    with monkeypatch.context() as patch:
        patch.setattr(history, "state_at", slow)
        reading = asyncio.create_task(house.keeper.live(live.id))
        await begun.wait()
    await house.gamemaster.substitute(live.id, 1, 555, "S")
    go_on.set()
    assert (await reading).user_of(1) == 555
    assert (await house.keeper.live(live.id)).user_of(1) == 555


async def test_undo_restores_and_keeps_the_log_growing(house: House) -> None:
    live = await house.table(3)
    undone = 0
    while live.state.agenda and undone < 10:
        before, seq = codec.to_json(live.state), live.row.seq
        live = await house.play(live.id)
        seat = (await house.store.log(live.id))[-1].seat
        assert seat is not None
        if live.may_undo(seat):
            live = await house.keeper.undo(live.id, seat)
            assert codec.to_json(live.state) == before
            assert live.row.seq == seq + 2
            undone += 1
        else:
            with pytest.raises(NotNow):
                await house.keeper.undo(live.id, seat)
    assert undone == 10


async def test_undo_takes_back_no_answer_of_another(house: House) -> None:
    """Peloponnes: the last one asked takes back an answer; the one before it was noted by somebody else."""
    live, seat = await _noted_after_another(house)
    after = await house.keeper.undo(live.id, seat)
    assert after.trail == live.trail[:-1]
    house.keeper.forget(live.id)
    for table in (after, await house.keeper.live(live.id)):
        assert not table.may_undo(seat)
    with pytest.raises(NotNow):
        await house.keeper.undo(live.id, seat)


async def _noted_after_another(house: House) -> tuple[Live, int]:
    """Play until a seat may take back an answer that was noted after somebody else's."""
    house.rng.seed(0)
    live = await house.table(5, game="peloponnes")
    while live.state.agenda:
        before, live = live, await house.play(live.id)
        seat = live.makers[live.trail[-1]].seat
        noted = before.trail[-1] > before.row.posted_seq and before.last_seat != seat
        if noted and live.may_undo(seat):
            return live, seat
    raise LookupError("no such answer came up")


async def test_a_named_move_is_taken_back_once(house: House) -> None:
    live = await house.table(3)
    while len([seq for seq in live.trail if seq > live.row.posted_seq]) < 2:
        live = await house.play(live.id)
    seat, move = live.waiting_for()[0], live.number_of(live.trail[-1])
    both = await asyncio.gather(
        house.keeper.undo(live.id, seat, move), house.keeper.undo(live.id, seat, move), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in both) == ["Live", "StaleDecision"]
    after = await house.keeper.live(live.id)
    assert after.trail == live.trail[:-1]
    assert after.has_taken_back(seat)
    assert not live.has_taken_back(seat)


async def test_undo_goes_back_step_by_step_but_not_beyond_a_rollback(house: House) -> None:
    live = await house.table(3)
    while len([seq for seq in live.trail if seq > live.row.posted_seq]) < 3:
        live = await house.play(live.id)
    seat, steps = live.waiting_for()[0], live.trail
    live = await house.keeper.undo(live.id, seat)
    assert (live.trail, live.may_undo(seat)) == (steps[:-1], True)
    told = live.row.posted_seq
    live = await house.gamemaster.rollback(live.id, told, "a misunderstanding", lambda *_: ["Back."])
    assert not live.may_undo(seat)
    [row] = await house.store.log(live.id, after=told, until=told + 1)
    step = codec.from_json(row.action or "", live.game.action)
    await house.keeper.submit(live.id, seat, [step])
    live = await house.keeper.undo(live.id, seat)
    assert live.trail == steps[:-3]
    assert not live.may_undo(seat)
    house.keeper.forget(live.id)
    assert not (await house.keeper.live(live.id)).may_undo(seat)


async def test_small_steps_inside_a_turn_are_posted_together(house: House) -> None:
    """A held step makes no post; the post that ends the turn tells all of it."""
    live = await house.table(3)
    held = 0
    while live.state.agenda:
        before = await house.posts()
        live = await house.play(live.id)
        if await house.posts() == before:
            held += 1
        else:
            assert live.row.posted_seq == live.row.seq
    posts = [payload for _, payload in await house.outbox() if isinstance(payload, Post)]
    told = [deed.text for post in posts if not post.passing for deed in post.deeds]
    rows = await house.store.log(live.id)
    public = [event for row in rows for event in history.events_of(live.game, row) if event.audience is None]
    words = live.game.wording("en", live.names)
    happened = [words.event(event) for event in public if isinstance(event, TileTaken)]
    assert [line for line in told if line in set(happened)] == happened
    assert live.row.seed.hex() in posts[-1].foot
    assert held


async def test_a_thinned_table_can_still_go_back(house: House) -> None:
    live = await house.table(3)
    states = {0: codec.to_json(live.state)}
    for _ in range(60):
        live = await house.play(live.id)
        states[live.row.seq] = codec.to_json(live.state)
    async with house.store.writing() as writer:
        for row, _ in await house.outbox():
            assert row.id is not None
            await writer.mark_sent(row.id, 1, NOW)
        assert await writer.thin_snapshots(live.id)
    for seq, state in states.items():
        again = await history.state_at(house.store, live.game, live.row, seq)
        assert codec.to_json(again) == state


async def test_rollback_is_for_all_to_see_and_never_draws_again(house: House) -> None:
    live = await house.play((await house.table(4)).id, 60)
    draws = live.row.draw_n
    target = live.trail[20]
    state = await history.state_at(house.store, live.game, live.row, target)
    after = await house.gamemaster.rollback(
        live.id, target, "a misunderstanding", lambda *_: ["Back to move 20."]
    )
    assert after.state == state
    assert after.row.draw_n == draws
    assert after.trail[-1] == target
    assert (await house.store.log(live.id))[-1].reason == "a misunderstanding"
    while after.state.agenda:
        after = await house.play(live.id, 50)
    record = await house.gamemaster.record(live.id)
    assert any(entry.undone for entry in record.entries)
    assert check_draws(record)
    *_, last = replay(live.game, record)
    assert codec.fingerprint(last.state) == record.result


async def test_rollback_asks_everybody_anew(house: House) -> None:
    """An old panel counts through answers that were others; it must not mean one of the new course."""
    live = await house.play((await house.table(4)).id, 20)
    asked = {seat: [live.decision_id(each) for each in live.decisions(seat)] for seat in live.waiting_for()}
    assert asked
    await house.play(live.id, 1)
    after = await house.gamemaster.rollback(live.id, live.trail[-1], "again", lambda *_: [])
    assert after.waiting_for() == list(asked)
    house.keeper.forget(live.id)
    for each in (after, await house.keeper.live(live.id)):
        for seat, ids in asked.items():
            assert not {each.decision_id(one) for one in each.decisions(seat)} & set(ids)
    again = {seat: [after.decision_id(each) for each in after.decisions(seat)] for seat in asked}
    read = await house.keeper.live(live.id)
    assert again == {seat: [read.decision_id(each) for each in read.decisions(seat)] for seat in asked}


async def test_a_paused_table_refuses_moves_until_resumed(house: House) -> None:
    live = await house.table(3)
    await house.gamemaster.pause(live.id, "holidays")
    with pytest.raises(NotNow) as refused:
        await house.play(live.id)
    assert refused.value.facts == {"reason": "holidays", "names": tuple(live.names)}
    await house.gamemaster.resume(live.id)
    await house.play(live.id)


async def test_a_fault_of_ours_freezes_the_table_and_loses_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await house.table(3)
    state = codec.to_json(live.state)

    def broken(*_: object) -> None:
        raise ValueError("the special tile is plague")

    monkeypatch.setattr("games.perikles.steps.set_up.PlaceExtraMarkers.take", broken)
    with pytest.raises(TableFault) as frozen:
        await house.play(live.id)
    monkeypatch.undo()
    number = str(frozen.value.facts["fault"])
    assert number in caplog.text
    assert "plague" not in caplog.text
    house.keeper.forget(live.id)
    after = await house.keeper.live(live.id)
    assert (after.row.status, after.row.note) == ("frozen", number)
    assert codec.to_json(after.state) == state
    await house.gamemaster.resume(live.id)
    await house.play(live.id)


async def test_fault_in_what_follows_a_legal_move_freezes_the_table_too(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await house.table(3)

    def broken(*_: object, **__: object) -> None:
        raise KeyError("plague")

    with monkeypatch.context() as patch:
        patch.setattr(AfterMove, "messages", broken)
        with pytest.raises(Frozen) as frozen:
            await house.play(live.id)
    assert "KeyError" in caplog.text
    assert "plague" not in caplog.text
    row = await house.store.table(live.id)
    assert row is not None
    assert (row.status, row.note, row.seq) == ("frozen", frozen.value.facts["fault"], 0)
    assert [each.kind for each in await house.store.log(live.id)] == ["start"]
    await house.gamemaster.resume(live.id)
    await house.play(live.id)


async def test_move_that_cannot_be_stored_freezes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await house.table(3)

    async def full(*_: object) -> None:
        raise StoreUnavailable("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_snapshot", full)
        with pytest.raises(StoreUnavailable):
            await house.play(live.id)
    assert (await house.keeper.live(live.id)).row.status == "running"
    await house.play(live.id)


async def test_a_running_table_is_not_exported(house: House) -> None:
    live = await house.table(3)
    with pytest.raises(NotNow):
        await house.gamemaster.record(live.id)


async def test_whether_an_answer_is_for_good_is_tried_without_the_tables_chance(house: House) -> None:
    live = await house.table(3)
    seat = live.waiting_for()[0]
    before = codec.to_json(live.state)
    assert moves.is_for_good(live, seat, PlaceMarker("argos"))
    assert codec.to_json(live.state) == before
    assert live.row.draw_n == (await house.keeper.live(live.id)).row.draw_n


async def test_stale_and_taken_are_told_apart(house: House) -> None:
    assert not issubclass(SeqTaken, StaleDecision)


@pytest.mark.parametrize("images", IMAGE_CHOICES)
async def test_pictures_as_often_as_the_table_wants(house: House, images: str) -> None:
    live = await house.table(3)
    async with house.store.writing() as writer:
        await writer.update_table(live.id, images=images)
    house.keeper.forget(live.id)
    await house.play(live.id, 60)
    posts = [payload for _, payload in await house.outbox() if isinstance(payload, Post)][1:]
    shown = [post for post in posts if post.picture is not None]
    assert all(bool(post.alt) == (post.picture is not None) for post in posts)
    kinds = {post.picture.part for post in shown if post.picture}
    if images in ("focus", "board"):
        # Answers that stand on the post itself need no picture.
        assert shown == [post for post in posts if post.panel is not None and post.panel.seat is None]
        # Where a phase begins the board is shown whole.
        assert kinds == ({"", FOCUS} if images == "focus" else {""})
    elif images == "turn":
        assert all(post.mentions for post in shown)
        assert shown
    else:
        assert shown == []


async def test_alt_text_describes_the_picture_that_is_shown(house: House) -> None:
    live = await house.table(3)
    await house.play(live.id, 3)
    live = await house.keeper.live(live.id)
    view, words = live.game.view(live.state, None), live.game.wording("en", live.names)
    assert view.focus
    assert alt_of(words, view, None) == ""
    assert alt_of(words, view, Picture(1, 1)) == words.alt(view)
    assert alt_of(words, view, Picture(1, 1, part=FOCUS)) == words.focus_alt(view) != words.alt(view)


async def test_an_answer_that_can_still_be_amended_is_not_for_good(house: House) -> None:
    """A pass before a combat can be changed while others are asked; the last one rolls the dice."""
    live = await house.table(5)
    seen: set[bool] = set()
    while live.state.agenda and len(seen) < 2:
        waiting = live.waiting_for()
        decision = live.decisions(waiting[0])[0]
        if decision.secret:
            for_good = moves.is_for_good(live, waiting[0], Pass())
            assert for_good or len(waiting) > 1
            seen.add(for_good)
        live = await house.play(live.id)
    assert True in seen


async def test_what_was_told_in_private_is_not_told_again(house: House) -> None:
    """A tile that was dealt is told once, though the turn it was dealt in is posted later."""
    live = await house.table(3)
    while live.state.agenda and live.row.seq < 80:
        live = await house.play(live.id)
    told = [
        line
        for row, each in await house.outbox()
        if row.kind == "dm" and isinstance(each, Direct)
        for line in each.lines
    ]
    dealt = [line for line in told if "special tile is" in line]
    assert len(dealt) == len(set(dealt)) == 3
