"""What gamemasters do to a table: each is one transaction, with all that is said of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.db import Store, StoreUnavailable, Writer
from bot.keeper import Live, NotNow
from bot.keeper.message import Direct, Payload, Post
from games.core import codec
from games.perikles.view import view as view_of
from tests.bot.keeper.conftest import House

STRANGER = 555

Act = Callable[[House, int], Awaitable[object]]

ACTS: dict[str, Act] = {
    "pause": lambda house, table: house.gamemaster.pause(table, "lunch", ["Paused."]),
    "resume": lambda house, table: house.gamemaster.resume(table, ["On."]),
    "rollback": lambda house, table: house.gamemaster.rollback(table, 1, "a mistake", lambda *_: ["Back."]),
    "substitute": lambda house, table: house.gamemaster.substitute(table, 1, STRANGER, "S", lambda _: ["S!"]),
    "end": lambda house, table: house.gamemaster.end(table, "too late", ["Over."]),
}


async def dealt(house: House, seats: int = 3) -> Live:
    """Play until every seat has a special tile."""
    live = await house.table(seats)
    while any(view_of(live.state, seat).special is None for seat in range(seats)):
        live = await house.play(live.id)
    return live


async def asked_in_private(house: House) -> Live:
    """Play until seats are asked something secret."""
    live = await dealt(house)
    while not any(each.decision.secret for each in live.table().asked()):
        live = await house.play(live.id)
    return live


async def new_messages(house: House, act: Awaitable[object]) -> dict[str, Payload]:
    """Do something and give what is to be sent of it, by target."""
    before = {row.id for row, _ in await house.outbox()}
    await act
    return {row.target: payload for row, payload in await house.outbox() if row.id not in before}


async def kept(house: House, table_id: int) -> object:
    """Give all that the store and memory hold of a table."""
    row, live = await house.store.table(table_id), await house.keeper.live(table_id)
    seats, log = await house.store.tenures(table_id), await house.store.log(table_id)
    return row, seats, log, await house.outbox(), live.row, live.names, codec.to_json(live.state), live.trail


@pytest.mark.parametrize("name", ACTS)
async def test_all_of_it_is_kept_or_nothing(house: House, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    live = await house.play((await house.table(3)).id, 4)
    if name == "resume":
        await house.gamemaster.pause(live.id, "lunch")
    before, begun, real = await kept(house, live.id), 0, Store.writing

    async def full(*_: object) -> int:
        raise StoreUnavailable("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_outbox", full)
        with pytest.raises(StoreUnavailable):
            await ACTS[name](house, live.id)
    assert await kept(house, live.id) == before

    def counted(store: Store) -> object:
        nonlocal begun
        begun += 1
        return real(store)

    monkeypatch.setattr(Store, "writing", counted)
    told = await new_messages(house, ACTS[name](house, live.id))
    assert begun == 1
    assert isinstance(next(iter(told.values())), Post)


async def test_a_word_beside_the_game_leaves_what_happened_to_be_told(house: House) -> None:
    live = await house.table(3)
    while live.row.posted_seq == live.row.seq:
        live = await house.play(live.id)
    for name in ("pause", "resume", "substitute"):
        await ACTS[name](house, live.id)
        row = await house.store.table(live.id)
        assert row is not None
        assert row.posted_seq == live.row.posted_seq, name


async def test_rollback_of_a_cancelled_table_is_refused(house: House) -> None:
    """Its seed is known to all, and with it every draw that would follow."""
    live = await house.play((await house.table(3)).id, 4)
    await house.gamemaster.end(live.id, "too late")
    with pytest.raises(NotNow) as refused:
        await house.gamemaster.rollback(live.id, 1, "once more", lambda *_: ["Back."])
    assert refused.value.key == "seed-published"
    row = await house.store.table(live.id)
    assert row is not None
    assert (row.status, row.seq) == ("cancelled", 4)


@pytest.mark.parametrize("status", ["paused", "waiting", "frozen"])
async def test_rollback_lets_no_table_go_on_that_stands_still(house: House, status: str) -> None:
    live = await house.play((await house.table(3)).id, 4)
    match status:
        case "paused":
            await house.gamemaster.pause(live.id, "lunch")
        case "waiting":
            await house.gamemaster.wait(live.id, "lunch")
        case _:
            await house.keeper.freeze(live, ValueError())
    note = (await house.keeper.live(live.id)).row.note
    told = await new_messages(house, house.gamemaster.rollback(live.id, 1, "a mistake", lambda *_: ["Back."]))
    house.keeper.forget(live.id)
    after = await house.keeper.live(live.id)
    assert (after.row.status, after.row.note, after.trail) == (status, note, [0, 1])
    assert [payload.mentions for payload in told.values() if isinstance(payload, Post)] == [[]]
    on = await new_messages(house, house.gamemaster.resume(live.id, ["On."]))
    assert [payload.mentions for payload in on.values() if isinstance(payload, Post)] == [
        [after.user_of(seat) for seat in after.waiting_for()]
    ]


async def test_the_board_after_a_rollback_is_compared_with_what_came_back(house: House) -> None:
    """Not with the board of a move that was taken back: what that had changed is not news."""
    live = await house.play((await house.table(3)).id, 8)
    assert live.row.posted_seq > 3
    back = await house.gamemaster.rollback(live.id, 3, "a mistake", lambda *_: ["Back."])
    house.keeper.forget(live.id)
    while (await house.keeper.live(live.id)).row.posted_seq in (live.row.posted_seq, back.row.seq):
        await house.play(live.id)
    pictures = [payload.picture for _, payload in await house.outbox() if isinstance(payload, Post)]
    assert pictures[-1] is not None
    assert pictures[-1].before == back.row.seq


async def test_no_seat_is_filled_at_a_table_that_is_over(house: House) -> None:
    live = await house.table(3)
    await house.gamemaster.end(live.id, "too late")
    with pytest.raises(NotNow):
        await house.gamemaster.substitute(live.id, 1, STRANGER, "S")
    assert [row.user_id for row in await house.store.seats(live.id)] == [100, 101, 102]


async def test_substitute_is_told_the_secrets_of_the_seat(house: House) -> None:
    live = await dealt(house)
    house.keeper.locales[STRANGER] = "de"
    told = await new_messages(house, house.gamemaster.substitute(live.id, 1, STRANGER, "S"))
    assert set(told) == {f"channel:{live.row.channel_id}", f"user:{STRANGER}"}
    own = told[f"user:{STRANGER}"]
    assert isinstance(own, Direct)
    view = live.game.view(live.state, 1)
    words = live.game.wording("de", (await house.keeper.live(live.id)).names)
    assert own.lines == words.hand_text(view).splitlines()
    assert own.alt == words.hand_alt(view)
    assert own.picture is not None
    assert (own.picture.seat, own.picture.seq) == (1, live.row.seq)


async def test_substitute_is_asked_the_secret_question_of_the_seat(house: House) -> None:
    live = await asked_in_private(house)
    seat = live.waiting_for()[0]
    told = await new_messages(house, house.gamemaster.substitute(live.id, seat, STRANGER, "S"))
    own = told[f"user:{STRANGER}"]
    assert own.panel is not None
    assert (await house.keeper.live(live.id)).is_open(seat, own.panel.decision or "")
    assert {target for target in told if target.startswith("user:")} == {f"user:{STRANGER}"}


async def test_secret_questions_are_asked_again_when_a_table_goes_on(house: House) -> None:
    live = await asked_in_private(house)
    users = {f"user:{live.user_of(seat)}" for seat in live.waiting_for()}
    paused = await new_messages(house, house.gamemaster.pause(live.id, "lunch", ["Paused."]))
    assert list(paused) == [f"channel:{live.row.channel_id}"]
    told = await new_messages(house, house.gamemaster.resume(live.id, ["On."]))
    assert {target for target in told if target.startswith("user:")} == users
    for target in users:
        own = told[target]
        assert isinstance(own, Direct)
        assert own.panel is not None
        assert live.is_open(own.seat, own.panel.decision or "")


async def test_secret_questions_are_asked_again_after_a_rollback(house: House) -> None:
    live = await asked_in_private(house)
    number, seats = live.number_of(live.trail[-1]), live.waiting_for()
    await house.play(live.id, len(seats) + 1)
    told = await new_messages(
        house, house.gamemaster.rollback(live.id, number, "a mistake", lambda *_: ["Back."])
    )
    after = await house.keeper.live(live.id)
    assert after.waiting_for() == seats
    for seat in seats:
        own = told[f"user:{after.user_of(seat)}"]
        assert own.panel is not None
        assert after.is_open(seat, own.panel.decision or "")
