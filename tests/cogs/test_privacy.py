"""`/privacy`: what is kept, how secrets come, and how all is deleted."""

from practice import User
from tests.bot.discord import rig
from tests.cogs.house import House


async def test_what_is_kept_is_shown(house: House) -> None:
    answer = await house.say(house.users[1], "privacy show")
    assert answer.is_ephemeral
    assert "Tables at which you sit: 1." in answer.content


async def test_private_thread_needs_consent(house: House) -> None:
    user = house.users[1]
    user_id = int(await user.id())
    assert not (await house.bot.store.user_settings(user_id)).private_thread_ok
    answer = await house.say(user, "privacy secrets", way="thread")
    assert "moderators can read it" in answer.content
    assert (await house.bot.store.user_settings(user_id)).private_thread_ok
    await house.say(user, "privacy secrets", way="dm")
    assert not (await house.bot.store.user_settings(user_id)).private_thread_ok


async def test_personal_data_is_deleted_on_request_only(house: House) -> None:
    user = house.users[1]
    user_id = int(await user.id())
    await rig.play(house.bot, house.table, 4)
    await rig.all_sent(house.bot)
    assert "Nothing was deleted" in (await house.say(user, "privacy delete", sure=False)).content
    assert (await house.live()).names[1] == "Brasidas"
    assert "is deleted" in (await house.say(user, "privacy delete", sure=True)).content
    live = await house.live()
    assert live.names[1] != "Brasidas"
    assert live.user_of(1) is None
    assert len(live.seats) == 3
    assert all(row.user_id != user_id for row in await house.bot.store.log(house.table))
    assert (await house.say(user, "hand")).content == "You have no seat at this table."
    assert live.row.status == "paused"
    await rig.all_sent(house.bot)
    await house.users[0].wait_for_message(house.thread, lambda m: "had their data deleted" in m.content)


async def test_deleted_user_is_replaced_and_the_table_goes_on(house: House, damon: User) -> None:
    gm = house.users[0]
    await house.say(house.users[1], "privacy delete", sure=True)
    await house.say(gm, "gm substitute", seat=2, player=await damon.id())
    await house.say(gm, "gm resume")
    live = await house.live()
    assert live.row.status == "running"
    assert live.names[1] == "Damon"


async def test_seat_of_a_deleted_user_is_free_before_the_start(house: House, damon: User) -> None:
    await damon.answer(await damon.slash("agora", "privacy show"))
    gm = house.users[0]
    await gm.answer(await gm.slash("agora", "table new", game="perikles"))
    await damon.answer(await damon.slash("agora", "table join"))
    await damon.answer(await damon.slash("agora", "privacy delete", sure=True))
    assert await house.bot.store.seats(2) == []


async def test_closed_direct_messages_leave_the_hand(house: House) -> None:
    user = house.users[1]
    await user.close_dms()
    assert (await house.say(user, "hand")).attachments
    panel = await house.panel()
    assert (await house.press(user, panel, "My hand")).attachments
