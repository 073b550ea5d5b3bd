"""The outbox: in order for each target, nothing twice, nothing lost."""

import pytest

from bot.db import UNREADABLE, OutboxRow, Reminder, Store, UserSettings
from bot.db.models import NONCE_LENGTH, REMINDER, new_nonce
from bot.db.target import Target
from tests.bot.db.rows import (
    CHANNEL,
    MINUTE,
    NOON,
    a_post,
    a_step,
    add_posts,
    add_table,
    payload_of,
)


async def due(store: Store, limit: int = 100) -> list[int | None]:
    return [row.id for row in await store.outbox_due(NOON, limit)]


async def test_message_comes_back_as_it_was(store: Store) -> None:
    row = a_post(None, payload={"lines": ["Ἀθῆναι"]}, kind="dm", target="user:7")
    [row_id] = await add_posts(store, row)
    assert row.id == row_id
    assert await store.outbox_row(row_id) == row
    assert await store.outbox_row(row_id + 1) is None


def test_nonces_are_random_and_fit() -> None:
    nonces = {new_nonce() for _ in range(50)}
    assert len(nonces) == 50
    assert all(len(nonce) <= NONCE_LENGTH for nonce in nonces)


async def test_due_messages_come_in_order_and_not_before_their_time(store: Store) -> None:
    one, two, _later = await add_posts(
        store,
        a_post(None),
        a_post(None, target="user:1"),
        a_post(None, target="user:2", due_at=NOON + MINUTE),
    )
    assert await due(store) == [one, two]
    assert await due(store, limit=1) == [one]


async def test_no_message_overtakes_another_to_its_target(store: Store) -> None:
    first, second, elsewhere = await add_posts(
        store, a_post(None), a_post(None), a_post(None, target="user:1")
    )
    async with store.writing() as writer:
        await writer.mark_failed(first, "503", NOON + MINUTE, 1)
    assert await due(store) == [elsewhere]
    row = await store.outbox_row(first)
    assert row is not None
    assert (row.error, row.tries, row.due_at) == ("503", 1, NOON + MINUTE)
    async with store.writing() as writer:
        await writer.mark_dead(first, "404")
    assert await due(store) == [second, elsewhere]


async def test_message_that_waits_for_its_table_holds_up_none_of_another_table(store: Store) -> None:
    table_id, other = await add_table(store), await add_table(store)
    first, _behind, elsewhere = await add_posts(store, a_post(table_id), a_post(table_id), a_post(other))
    async with store.writing() as writer:
        await writer.mark_failed(first, UNREADABLE, NOON + MINUTE, 1)
    assert await due(store) == [elsewhere]


async def test_all_that_is_still_to_be_sent_is_counted(store: Store) -> None:
    table_id = await add_table(store)
    posts = [a_post(table_id), a_post(table_id), a_post(None), a_post(None, due_at=NOON + MINUTE)]
    sent, dead, put_off, _later = await add_posts(store, *posts)
    async with store.writing() as writer:
        await writer.mark_sent(sent, 1, NOON)
        await writer.mark_dead(dead, "404")
        await writer.mark_failed(put_off, "503", NOON + MINUTE, 3)
    assert await store.unsent() == 2


async def test_sent_messages_are_not_searched(store: Store) -> None:
    async with store.writing() as writer:
        plan = await writer._connection.exec_driver_sql(
            "EXPLAIN QUERY PLAN SELECT * FROM outbox WHERE sent_at IS NULL AND dead IS 0 AND due_at <= 'now'"
        )
        assert "ix_outbox_due" in str(plan.fetchall())


async def test_sent_message_is_done(store: Store) -> None:
    [row_id] = await add_posts(store, a_post(None))
    async with store.writing() as writer:
        await writer.mark_failed(row_id, "503", NOON, 1)
        await writer.mark_sent(row_id, 555, NOON)
    assert await due(store) == []
    row = await store.outbox_row(row_id)
    assert row is not None
    assert (row.sent_at, row.message_id, row.error, row.tries) == (NOON, 555, "", 1)


async def test_dead_message_is_kept_with_its_reason(store: Store) -> None:
    [row_id] = await add_posts(store, a_post(None))
    async with store.writing() as writer:
        await writer.mark_dead(row_id, "50007")
    row = await store.outbox_row(row_id)
    assert row is not None
    assert (row.dead, row.error, row.sent_at) == (True, "50007", None)


async def test_what_waits_for_a_target_is_redirected(store: Store) -> None:
    table_id, other = await add_table(store), await add_table(store)
    ids = await add_posts(
        store,
        a_post(table_id),
        a_post(table_id, due_at=NOON + MINUTE),
        a_post(table_id),
        a_post(table_id, target="user:1"),
        a_post(other),
        a_post(table_id, kind="lobby"),
    )
    async with store.writing() as writer:
        await writer.mark_sent(ids[0], 1, NOON)
        await writer.redirect(table_id, Target.read(CHANNEL), Target.channel(99), but="lobby")
    rows = [await store.outbox_row(row_id) for row_id in ids]
    new = "channel:99"
    assert [row.target for row in rows if row] == [CHANNEL, new, new, "user:1", CHANNEL, CHANNEL]


async def test_unknown_message_cannot_be_marked(store: Store) -> None:
    with pytest.raises(LookupError):
        async with store.writing() as writer:
            await writer.mark_sent(1, 1, NOON)


def pictured(table_id: int, seq: int, **fields: object) -> OutboxRow:
    picture = {"table": table_id, "seq": seq, "before": seq - 1, "seat": None}
    return a_post(table_id, seq, payload={"lines": [f"move {seq}"], "picture": picture}, **fields)


async def test_overtaken_posts_lose_their_picture_alone(store: Store) -> None:
    table_id, other = await add_table(store), await add_table(store)
    ids = await add_posts(
        store,
        pictured(table_id, 1),
        pictured(table_id, 2),
        pictured(table_id, 2, target="channel:21"),
        pictured(other, 2),
        pictured(table_id, 2, kind="dm"),
        pictured(table_id, 3),
    )
    async with store.writing() as writer:
        await writer.mark_sent(ids[0], 1, NOON)
        assert await writer.supersede_posts(table_id, Target.read(CHANNEL), ids[-1]) == 1
        assert await writer.supersede_posts(table_id, Target.read(CHANNEL), ids[-1]) == 0
    without = [row_id for row_id in ids if (await payload_of(store, row_id))["picture"] is None]
    assert without == [ids[1]]
    assert (await payload_of(store, ids[1]))["lines"] == ["move 2"]


async def test_forgotten_user_leaves_seats_and_steps(store: Store) -> None:
    table_id = await add_table(store, gamemaster_id=7)
    async with store.writing() as writer:
        await writer.set_seat(table_id, 0, 7, "Kimon", False, -1)
        await writer.set_seat(table_id, 1, 8, "Nikias", False, -1)
        await writer.set_seat(table_id, 0, 9, "Thoukydides", False, 4)
        await writer.add_log(a_step(table_id, 0, seat=0, user_id=7))
        await writer.add_log(a_step(table_id, 1, seat=1, user_id=8))
        await writer.set_user(UserSettings(user_id=7, dm="open"))
    async with store.writing() as writer:
        await writer.forget_user(7)
    assert [(row.seat, row.user_id, row.name) for row in await store.tenures(table_id)] == [
        (0, None, ""),
        (0, 9, "Thoukydides"),
        (1, 8, "Nikias"),
    ]
    assert [(row.seat, row.user_id) for row in await store.log(table_id)] == [(0, None), (1, 8)]
    table = await store.table(table_id)
    assert table is not None
    assert table.gamemaster_id == 0
    assert await store.user_settings(7) == UserSettings(user_id=7)


async def test_forgotten_user_goes_from_messages_and_reminders(store: Store) -> None:
    table_id, other = await add_table(store), await add_table(store)
    naming = {"lines": ["Kimon moves"], "mentions": [7, 8]}
    sent, waiting, private, elsewhere = await add_posts(
        store,
        a_post(table_id, payload=naming),
        a_post(table_id, payload=naming),
        a_post(table_id, payload=naming, target="user:7", kind="dm"),
        a_post(other, payload={"lines": ["others"], "mentions": [8]}),
    )
    async with store.writing() as writer:
        await writer.set_seat(table_id, 0, 7, "Kimon", False, -1)
        await writer.mark_sent(sent, 1, NOON)
        await writer.mark_sent(elsewhere, 2, NOON)
        await writer._add(Reminder(table_id=table_id, user_id=7, due_at=NOON, kind="nudge"))
        await writer.forget_user(7)
        assert await writer._rows(REMINDER.select()) == []
    assert await payload_of(store, sent) == {}
    assert await payload_of(store, waiting) == {"lines": ["1 moves"], "mentions": [8]}
    assert await store.outbox_row(private) is None
    assert await payload_of(store, elsewhere) == {"lines": ["others"], "mentions": [8]}


@pytest.mark.parametrize(
    ("name", "text", "after"),
    [
        ("Kimon", "Kimon moves; _Kimon_ and Kimon’s ships.", "Γ moves; _Γ_ and Γ’s ships."),
        ("Kimon", "Kimonides and Makimon move.", "Kimonides and Makimon move."),
        ("Kimon  of   Athens", "Waiting for Kimon of Athens.", "Waiting for Γ."),
        ("_Ki*mon_", r"\_Ki\*mon\_ takes over; _Ki*mon_ waits.", "Γ takes over; Γ waits."),
        ("Κίμων", "Περιμένουμε: Κίμων", "Περιμένουμε: Γ"),
        ("Kimon", "Waiting for <@7> and <@77>", "Waiting for Γ and <@77>"),
        ("(.*)", "All (.*) move.", "All Γ move."),
        (" ", "All move.", "All move."),
    ],
)
async def test_name_of_a_forgotten_user_is_not_sent_any_more(
    store: Store, name: str, text: str, after: str
) -> None:
    table_id, other = await add_table(store), await add_table(store)
    payload = {"lines": [text, "x"], "waiting": text, "alt": text, "picture": None}
    ids = await add_posts(
        store,
        a_post(table_id, payload=payload),
        a_post(table_id, payload={"seat": 1, "lines": [text]}, target="user:8", kind="dm"),
        a_post(other, payload=payload),
    )
    async with store.writing() as writer:
        await writer.set_seat(table_id, 2, 7, name, False, -1)
        await writer.set_seat(table_id, 2, 9, "Nikias", False, 4)
        await writer.forget_user(7, "ΑΒΓΔΕΖ".__getitem__)
    assert await payload_of(store, ids[0]) == payload | {
        "lines": [after, "x"],
        "waiting": after,
        "alt": after,
    }
    assert await payload_of(store, ids[1]) == {"seat": 1, "lines": [after]}
    assert await payload_of(store, ids[2]) == payload


async def test_messages_that_were_emptied_are_not_found_again(store: Store) -> None:
    table_id = await add_table(store)
    [row_id] = await add_posts(store, a_post(table_id, target="user:8", kind="dm"))
    async with store.writing() as writer:
        await writer.set_seat(table_id, 0, 7, "Kimon", False, -1)
        await writer.mark_sent(row_id, 1, NOON)
    assert [row.id for row in await store.sent_to(table_id, Target.user(8), 5)] == [row_id]
    async with store.writing() as writer:
        await writer.forget_user(7)
    assert await store.sent_to(table_id, Target.user(8), 5) == []


async def left(store: Store, ids: list[int]) -> list[int]:
    """Tell which messages are left, by their places in a list."""
    return [place for place, row_id in enumerate(ids) if await store.outbox_row(row_id) is not None]


async def test_old_messages_are_deleted_but_for_the_last_to_each_target(store: Store) -> None:
    table_id, other = await add_table(store), await add_table(store)
    ids = await add_posts(
        store,
        *(a_post(table_id) for _ in range(4)),
        *(a_post(table_id, target="user:7", kind="dm") for _ in range(4)),
        a_post(other),
        a_post(table_id, created_at=NOON + MINUTE),
    )
    async with store.writing() as writer:
        for row_id in [*ids[:6], ids[8]]:
            await writer.mark_sent(row_id, row_id, NOON)
        for row_id in (ids[6], ids[7], ids[9]):
            await writer.mark_dead(row_id, "50007")
    assert await store.tables_told_before(NOON) == []
    assert await store.tables_told_before(NOON + MINUTE) == [table_id, other]
    async with store.writing() as writer:
        assert await writer.prune_outbox(table_id, NOON, keep=0) == 0
        assert await writer.prune_outbox(table_id, NOON + MINUTE, keep=2) == 4
    assert await left(store, ids) == [2, 3, 4, 5, 8, 9]
    async with store.writing() as writer:
        assert await writer.prune_outbox(table_id, NOON + MINUTE, keep=0) == 4
    assert await left(store, ids) == [8, 9]
    assert await store.tables_told_before(NOON + MINUTE) == [other]


async def test_old_messages_to_a_target_stay_while_something_waits_for_it(store: Store) -> None:
    table_id = await add_table(store)
    ids = await add_posts(store, a_post(table_id), a_post(table_id, target="user:7"), a_post(table_id))
    async with store.writing() as writer:
        await writer.mark_sent(ids[0], 1, NOON)
        await writer.mark_sent(ids[1], 2, NOON)
        assert await writer.prune_outbox(table_id, NOON + MINUTE, keep=0) == 1
        await writer.mark_sent(ids[2], 3, NOON)
        assert await writer.prune_outbox(table_id, NOON + MINUTE, keep=0) == 2


async def test_ids_of_messages_are_not_used_again(store: Store) -> None:
    [first] = await add_posts(store, a_post(None, target="user:7"))
    async with store.writing() as writer:
        await writer.forget_user(7)
    assert await add_posts(store, a_post(None)) > [first]
