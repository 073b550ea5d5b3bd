"""`/privacy`: what is kept, how secrets come, and how all is deleted."""

import pytest

from bot.db import OutboxRow, UserSettings
from bot.db.status import Status
from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.sending import private_threads, rerouting
from bot.discord.sending.delivery import Outcome
from bot.keeper.message import Direct, Post
from bot.keeper.posts import Outgoing
from practice import User
from tests.bot.discord import rig
from tests.cogs.house import House
from tests.cogs.test_lobby import lobby, new_table


async def test_what_is_kept_is_shown(house: House) -> None:
    answer = await house.say(house.users[1], "privacy show")
    assert answer.is_ephemeral
    assert "Tables where you have a seat: 1." in answer.text


async def test_private_thread_needs_consent(house: House) -> None:
    user = house.users[1]
    user_id = int(await user.id())
    assert not (await house.bot.store.user_settings(user_id)).private_thread_ok
    answer = await house.say(user, "privacy secrets", way="thread")
    assert "moderators can read it" in answer.text
    assert (await house.bot.store.user_settings(user_id)).private_thread_ok
    assert (await house.say(user, "privacy show")).text.endswith(answer.text)
    await house.say(user, "privacy secrets", way="dm")
    assert not (await house.bot.store.user_settings(user_id)).private_thread_ok


async def test_personal_data_is_deleted_on_request_only(house: House) -> None:
    user = house.users[1]
    user_id = int(await user.id())
    await rig.play(house.bot, house.table, 4)
    await rig.all_sent(house.bot)
    assert "Nothing was deleted" in (await house.say(user, "privacy delete", sure=False)).text
    assert (await house.live()).names[1] == "Bion"
    assert "is deleted" in (await house.say(user, "privacy delete", sure=True)).text
    live = await house.live()
    assert live.names[1] != "Bion"
    assert live.user_of(1) is None
    assert len(live.seats) == 3
    assert all(row.user_id != user_id for row in await house.bot.store.log(house.table))
    assert (await house.say(user, "hand")).text == "You have no seat at this table."
    assert live.row.status == "paused"
    await rig.all_sent(house.bot)
    await house.users[0].wait_for_message(house.thread, lambda m: "had their data deleted" in m.text)
    reader = house.users[2]
    await reader.set_locale("el")
    for command in ("moves", "table show"):
        assert "Ο παίκτης της θέσης Β ζήτησε" in (await house.say(reader, command)).text


async def test_name_leaves_the_message_that_opened_the_table(house: House) -> None:
    opener = house.users[0]
    message = await new_table(opener, seats=3)
    for user in house.users:
        await user.answer(await user.press(message, "Join"))
    await opener.answer(await opener.press(message, "k:l:2:start"))
    await rig.all_sent(house.bot)
    opened = await lobby(opener, "Bion")
    await house.say(house.users[1], "privacy delete", sure=True)
    now = await opener.wait_for_message("agora", lambda m: m.id == opened.id and "Bion" not in m.text)
    assert "Β\N{NO-BREAK SPACE}Β\N{NO-BREAK SPACE}12" in now.text
    assert "Gorgo" in now.text


async def test_private_thread_of_somebody_who_is_forgotten_bears_no_mark_of_them(house: House) -> None:
    user_id = int(await house.users[1].id())
    live = await house.live()
    await house.say(house.users[1], "privacy secrets", way="thread")
    thread = await private_threads.thread_for(house.bot, live.row, user_id)
    assert str(user_id) in thread.name
    await house.say(house.users[1], "privacy delete", sure=True)
    kept = house.server.store.channels[str(thread.id)]
    await rig.until(lambda: kept.name == f"keryx-{house.table}")


async def test_name_is_neither_sent_nor_kept_once_it_is_deleted(house: House) -> None:
    """What waits for Discord to come back calls the seat by its letter."""
    posts = len(rig.posted(house.server, "table-1"))
    house.server.core.faults.reset("POST /channels/{}/messages", times=10_000)
    await rig.play(house.bot, house.table, 3)
    assert any("Bion" in row.payload for row in await rig.unsent(house.bot))
    await house.say(house.users[1], "privacy delete", sure=True)
    assert not any("Bion" in row.payload for row in await rig.rows(house.bot))
    house.server.core.faults.clear()
    await rig.all_sent(house.bot)
    after = rig.posted(house.server, "table-1")[posts:]
    assert any("Β" in message.content for message in after)
    assert not any("Bion" in str(message) for message in after)


async def test_name_of_a_substitute_who_was_replaced_before_any_move_is_deleted(
    house: House, daphnis: User
) -> None:
    gm, daphnis_id = house.users[0], await daphnis.id()
    await house.say(gm, "gm substitute", seat=2, player=daphnis_id)
    await house.say(gm, "gm substitute", seat=2, player=await house.users[1].id())
    await rig.all_sent(house.bot)
    before = await rig.rows(house.bot)
    assert any("Daphnis" in row.payload for row in before)
    await daphnis.answer(await daphnis.slash("agora", "privacy delete", sure=True))
    found = [await house.bot.store.outbox_row(row.key) for row in before]
    kept = [row.payload + row.target for row in found if row is not None]
    assert not any("Daphnis" in each or daphnis_id in each for each in kept)
    assert (await house.live()).names[1] == "Bion"
    assert (await house.live()).row.status == "running"


async def test_name_is_not_sent_by_a_sender_who_has_the_message_already(house: House) -> None:
    bot = house.bot
    live = await house.live()
    house.server.core.faults.delay("POST /channels/{}/messages", seconds=0.5)
    async with bot.store.writing() as writer:
        for text in ("First.", "Bion is second."):
            told = Outgoing(Target.channel(int(house.thread)), Post(lines=[text]))
            await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
    bot.outbox.wake()
    await rig.until(lambda: bot.outbox._busy)
    async with bot.store.writing() as writer:
        await writer.forget_user(int(house.server.user("Bion").id))
    await rig.all_sent(bot)
    said = [message.content for message in rig.posted(house.server, "table-1")]
    assert said[-2:] == ["First.", "2 is second."]


async def test_answer_in_private_after_another_was_deleted(
    house: House, daphnis: User, caplog: pytest.LogCaptureFixture
) -> None:
    """Messages that were emptied are not looked through for the question that loses its buttons."""
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    seat = live.waiting_for()[0]
    gone = next(each for each in (1, 2) if each != seat)
    await rig.all_sent(house.bot)
    await house.say(house.users[gone], "privacy delete", sure=True)
    await house.say(house.users[0], "gm substitute", seat=gone + 1, player=await daphnis.id())
    await house.say(house.users[0], "gm resume")
    await rig.all_sent(house.bot)
    question = rig.direct(house.server, rig.PLAYERS[seat])[-1]
    assert question.components
    done = await house.say(house.users[seat], "order", text="pass")
    assert done.text.startswith("✓")
    await rig.until(lambda: "*Answered.*" in rig.direct(house.server, rig.PLAYERS[seat])[-1].content)
    assert "Your tables" in str(rig.direct(house.server, rig.PLAYERS[seat])[-1].components)
    await house.say(house.users[seat], "moves")
    assert "fault" not in caplog.text


async def test_gamemaster_without_a_seat_is_forgotten_at_once(house: House, daphnis: User) -> None:
    gm = house.users[0]
    gm_id = await gm.id()
    await house.say(gm, "gm substitute", seat=1, player=await daphnis.id())
    await rig.all_sent(house.bot)
    await house.say(gm, "privacy delete", sure=True)
    live = await house.live()
    await house.bot.keeper.freeze(live, ValueError())
    assert live.row.gamemaster_id == 0
    listed = house.bot.store.directory.tables(
        live.row.guild_id, (Status.PAUSED, Status.RUNNING, Status.FROZEN)
    )
    assert [table.gamemaster_id for table in listed] == [0]
    assert not any(gm_id in row.payload for row in await rig.rows(house.bot))


async def test_others_are_offered_their_answers_after_a_gamemaster_was_forgotten(
    house: House, daphnis: User
) -> None:
    gm = house.users[0]
    await house.say(gm, "gm substitute", seat=1, player=await daphnis.id())
    house.users[0] = daphnis
    asked = await house.asked()
    before = await asked.autocomplete(house.thread, "perikles place-marker", "city", "")
    assert before.choices
    await house.say(gm, "privacy delete", sure=True)
    after = await asked.autocomplete(house.thread, "perikles place-marker", "city", "")
    assert after.choices == before.choices
    assert [live.id for live in house.bot.keeper.running()] == [house.table]


async def test_forgotten_player_is_called_by_the_letter_of_the_seat(house: House) -> None:
    gm = house.users[0]
    await rig.play(house.bot, house.table, 6)
    await house.say(house.users[1], "privacy delete", sure=True)
    assert (await house.live()).names == ["Althaia", "Β", "Gorgo"]
    assert "Β places a marker" in (await house.say(gm, "log")).text
    assert "Β" in (await house.say(gm, "board text")).text
    offered = await gm.autocomplete(house.thread, "board player", "player", "")
    assert [choice["name"] for choice in offered.choices] == ["Althaia (Α)", "Β", "Gorgo (Γ)"]


async def test_deleted_user_is_replaced_and_the_table_goes_on(house: House, daphnis: User) -> None:
    gm = house.users[0]
    await house.say(house.users[1], "privacy delete", sure=True)
    await house.say(gm, "gm substitute", seat=2, player=await daphnis.id())
    await house.say(gm, "gm resume")
    live = await house.live()
    assert live.row.status == "running"
    assert live.names[1] == "Daphnis"


async def test_table_with_an_empty_seat_does_not_go_on(house: House, daphnis: User) -> None:
    """Nor does one that was frozen when its player had all deleted."""
    gm = house.users[0]
    await house.bot.keeper.freeze(await house.live(), ValueError())
    await house.say(house.users[1], "privacy delete", sure=True)
    refused = await house.say(gm, "gm resume")
    assert refused.text.startswith("Seat Β has no player")
    assert (await house.live()).row.status == "frozen"
    await house.say(gm, "gm substitute", seat=2, player=await daphnis.id())
    await house.say(gm, "gm resume")
    assert (await house.live()).row.status == "running"


async def test_message_under_way_to_somebody_who_is_forgotten_is_no_fault(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, player = house.bot, int(await house.users[1].id())
    sent = rerouting.sent

    async def forgotten(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> None:
        async with bot.store.writing() as writer:
            await writer.forget_user(player)
        await sent(bot, row, outcome)

    monkeypatch.setattr(rerouting, "sent", forgotten)
    async with bot.store.writing() as writer:
        told = Outgoing(Target.user(player), Direct(1, ["Psst."]))
        await writer.add_outbox(bot.keeper.outbox_row((await house.live()).row, told))
    bot.outbox.wake()
    await rig.all_sent(bot)
    assert "Psst." in rig.direct(house.server, "Bion")[-1].content
    assert (await bot.store.user_settings(player)).dm == UserSettings(user_id=player).dm
    assert "fault" not in caplog.text


async def test_seat_of_a_deleted_user_is_free_before_the_start(house: House, daphnis: User) -> None:
    await daphnis.answer(await daphnis.slash("agora", "privacy show"))
    gm = house.users[0]
    await gm.answer(await gm.slash("agora", "table new", game="perikles", play=False))
    await daphnis.answer(await daphnis.slash("agora", "table join"))
    await daphnis.answer(await daphnis.slash("agora", "privacy delete", sure=True))
    assert await house.bot.store.seats(2) == []


async def test_closed_direct_messages_leave_the_hand(house: House) -> None:
    user = house.users[1]
    await user.close_dms()
    assert (await house.say(user, "hand")).attachments
    panel = await house.panel()
    assert (await house.press(user, panel, "My hand")).attachments
