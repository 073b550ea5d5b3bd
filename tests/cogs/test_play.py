"""`/moves`, `/order`, `/undo`, and which table is meant."""

from typing import Any

import pytest

from bot.db import StoreUnavailable, Writer
from bot.discord.bot import KeryxBot
from bot.keeper import Live, moves
from bot.keeper.posts import AfterMove
from games.core.decision import Action
from games.core.errors import Refusal
from games.core.orders import Result
from games.perikles.actions import Take
from practice import PracticeServer
from tests.bot.discord import rig
from tests.cogs.house import House, labels


async def test_moves_shows_the_question_as_a_panel(house: House) -> None:
    message = await house.say(await house.asked(), "moves")
    assert message.is_ephemeral
    assert "Marker in Athens" in labels(message)
    message = await house.say(await house.other(), "moves")
    assert "You are not asked anything" in message.text


async def test_order_is_carried_out(house: House) -> None:
    asked = await house.asked()
    done = await house.say(asked, "order", text="place corinth")
    assert "✓ Marker in Corinth" in done.text
    assert (await house.live()).row.seq == 1
    late = await house.say(asked, "order", text="place corinth")
    assert "It is not your turn" in late.text


async def test_order_in_the_language_of_the_player(house: House) -> None:
    asked = await house.asked()
    await asked.set_locale("el")
    done = await house.say(asked, "order", text="βάλε κορινθο")
    assert "✓ Δείκτης στην Κόρινθο" in done.text


async def test_refused_order_says_why_and_asks_again(house: House) -> None:
    asked = await house.asked()
    refused = await house.say(asked, "order", text="take Athens 2")
    assert "Marker in Athens" in labels(refused)
    assert "does not answer the question" in refused.text
    unreadable = await house.say(asked, "order", text="dance")
    assert "“dance” is not an order" in unreadable.text
    assert unreadable.text.startswith("You typed: `dance`\n")
    assert "Now you could write for example “place Athens”." in unreadable.text
    unfinished = await house.say(asked, "order", text="place")
    assert "“place” is not complete; write for example “place Athens”." in unfinished.text
    other = await house.say(await house.other(), "order", text="place")
    assert "“place” is not complete; in general, it looks like “place Corinth”." in other.text
    quoted = await house.say(asked, "order", text="take `Athens` **2**")
    assert quoted.text.startswith("You typed: `take ˋAthensˋ **2**`\n")
    assert (await house.live()).row.seq == 0


async def test_fault_after_a_legal_move_freezes_the_table_and_tells_the_gamemaster(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("a secret")

    with monkeypatch.context() as patch:
        patch.setattr(AfterMove, "messages", broken)
        refused = await house.say(await house.asked(), "order", text="place corinth")
    row = (await house.live()).row
    assert (row.status, row.seq) == ("frozen", 0)
    assert f"A fault of Keryx’s own has frozen this table, number {row.note}" in refused.text
    await rig.all_sent(house.bot)
    notice = rig.posted(house.server, "table-1")[-1]
    assert row.note in notice.content
    assert notice.mentions == [house.server.user("Althaia").id]


async def test_table_is_frozen_only_together_with_the_notice_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("a secret")

    async def full(*_: object) -> int:
        raise StoreUnavailable("The disk is full.")

    monkeypatch.setattr("games.perikles.steps.set_up.PlaceExtraMarkers.take", broken)
    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_outbox", full)
        await house.say(await house.asked(), "order", text="place corinth")
    row = await house.bot.store.table(house.table)
    assert row is not None
    assert row.status == "running"
    await house.say(await house.asked(), "order", text="place corinth")
    assert (await house.live()).row.status == "frozen"


async def test_undo_takes_back_inside_ones_own_turn(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    asked, seat = await house.asked(), live.waiting_for()[0]
    send = next(
        action
        for decision in live.decisions(seat)
        for form in decision.answers
        if "Send" in str(form.kinds())
        for action in [form.first()]
    )
    order = live.game.orders("en", live.names).write(send)
    done = await house.say(asked, "order", text=order)
    assert done.text.startswith("✓")
    assert done.pictures
    undone = await house.say(asked, "undo")
    assert undone.text.startswith("Taken back.")
    assert (await house.live()).state == live.state
    assert (await house.live()).row.seq == live.row.seq + 2


async def test_table_is_found_in_a_direct_message(house: House) -> None:
    asked = await house.asked()
    dm = await asked.open_dm()
    message = await asked.answer(await asked.slash(dm, "moves"))
    assert "Marker in Athens" in labels(message)


async def test_table_is_asked_for_where_there_are_several(house: House) -> None:
    second = await rig.new_table(house.bot, house.server)
    asked = await house.asked()
    message = await asked.answer(await asked.slash("agora", "moves"))
    assert "You have a seat at several tables." in message.text
    offered = await asked.autocomplete("agora", "moves", "table", "")
    assert [choice["value"] for choice in offered.choices] == [1, 2]
    message = await asked.answer(await asked.slash("agora", "moves", table=second.id))
    assert "Table 2, Perikles" in message.text


async def test_table_that_is_none_is_refused(house: House, bot: KeryxBot, server: PracticeServer) -> None:
    message = await house.say(await house.asked(), "moves", table=99)
    assert message.text == "You can see no table 99."


async def test_paused_table_refuses_moves_and_says_why(house: House) -> None:
    await house.bot.gamemaster.pause(house.table, "Lunch")
    message = await house.say(await house.asked(), "order", text="place corinth")
    assert message.text == "You typed: `place corinth`\nThis table is not being played at the moment. “Lunch”"


async def test_what_cannot_be_read_at_a_paused_table_is_not_answered_with_who_is_waited_for(
    house: House,
) -> None:
    await house.bot.gamemaster.pause(house.table, "Lunch")
    for user in house.users[:2]:
        message = await house.say(user, "order", text="dance")
        assert message.text.endswith("This table is not being played at the moment. “Lunch”")
        assert "aiting for" not in message.text
        assert message.components == []


async def test_order_of_several_actions_that_meets_chance_says_so(house: House) -> None:
    await house.play_until("take-tile", seed=2)
    live = await house.live()
    seat = live.waiting_for()[0]
    orders = live.game.orders("en", live.names)
    takes = [
        action for action in listed(live, seat) if isinstance(action, Take) and action.tile.endswith("-2")
    ]
    text = f"{orders.write(takes[0])}; end; {orders.write(takes[1])}"
    message = await house.say(await house.asked(), "order", text=text)
    assert message.text.startswith("✓ Take")
    now = (await house.live()).waiting_for()[0]
    assert f"2 of 3 actions were carried out. Now the table is waiting for {live.names[now]}." in message.text


async def test_rest_of_an_order_that_a_rule_forbids_is_left_out_for_that_rule(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = moves.play

    def stopped(live: Live, seat: int, actions: list[Action]) -> tuple[list[moves.PlayedMove], Result[Any]]:
        made, result = play(live, seat, actions[:1])
        return made, result._replace(stopped=Refusal("2", "not-an-answer"))

    monkeypatch.setattr(moves, "play", stopped)
    message = await house.say(await house.asked(), "order", text="place corinth; place athens")
    assert (
        "One of 2 actions was carried out. The next one is not possible: That does not answer" in message.text
    )
    assert "`place Athens`" in message.text


def listed(live: Live, seat: int) -> list[Action]:
    return [
        action
        for decision in live.decisions(seat)
        for form in decision.answers
        for action in getattr(form, "actions", ())
    ]


async def test_what_is_written_to_the_bot_is_no_command(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    user = house.users[0]
    await user.say(house.thread, f"<@{house.server.store.bot_id}> hello")
    await house.say(user, "moves")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_only_table_of_a_game_is_meant_by_its_commands(house: House) -> None:
    """Also in a direct message, where a table of another game is being filled."""
    asked, gm = await house.asked(), house.users[0]
    await gm.answer(await gm.slash("agora", "table new", game="antike", play=False))
    await asked.answer(await asked.slash("agora", "table join", table=2))
    dm = await asked.open_dm()
    assert "several" not in (await asked.answer(await asked.slash(dm, "moves"))).text
    done = await asked.answer(await asked.slash(dm, "perikles place-marker", city="athens"))
    assert done.text.startswith("✓")
