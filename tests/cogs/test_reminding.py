"""Reminders, nudges and absences: who is told what, how often, when, and by which way."""

from datetime import timedelta
from pathlib import Path

import pytest

import cogs
from bot.db import UserSettings
from bot.discord.bot import KeryxBot
from bot.discord.playing import pulse
from practice import PracticeServer, User
from practice.model import MessageFlag
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_time_up import answer as give_answer
from tests.cogs.test_time_up import has_seal, market, seal, sealed
from tests.cogs.time import advance, give_pace, passing

__all__ = ["market", "seal"]


def reminders(server: PracticeServer, user: User) -> list[str]:
    """Give the reminders that somebody got by direct message."""
    return [message.content for message in rig.direct(server, user.name) if "for you:**" in message.content]


async def wait_for_reminder(user: User) -> Seen:
    return await user.wait_for_dm(lambda m: "for you:**" in m.text)


async def test_first_reminder_comes_after_a_day_and_further_ones_more_seldom(
    house: House, server: PracticeServer
) -> None:
    user, other = await house.asked(), await house.other()
    counts = []
    for _ in range(3):
        await passing(house.bot, server, 23)
        await passing(house.bot, server, 1.01)
        counts.append(len(reminders(server, user)))
    assert counts == [1, 1, 2]
    assert reminders(server, other) == []
    shown = await wait_for_reminder(user)
    assert shown.text.startswith("**A table waits for you:**")
    assert "everybody else waits for you alone" in shown.text
    assert labels(shown) == ["Your tables", "I am away …", "Reminders …"]
    inbox = await house.press(user, shown, "Your tables")
    assert "Your turn at one table" in inbox.text


async def test_all_tables_are_in_one_reminder(house: House, server: PracticeServer, bot: KeryxBot) -> None:
    user = await house.asked()
    await open_house(bot, server, house.users)
    await open_house(bot, server, house.users)
    await passing(bot, server, 24.1)
    [said] = reminders(server, user)
    assert said.startswith("**3 tables wait for you:**")
    assert [f"Perikles {number}" in said for number in (1, 2, 3)] == [True] * 3
    await passing(bot, server, 5)
    assert len(reminders(server, user)) == 1


async def test_half_the_pace_comes_first(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    user = await house.asked()
    await passing(house.bot, server, 1.9)
    assert reminders(server, user) == []
    await passing(house.bot, server, 0.2)
    [said] = reminders(server, user)
    assert "time is up <t:" in said


async def test_nobody_is_reminded_at_night_and_the_clock_rests(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    user = await house.asked()
    now = house.bot.now()
    shown = await house.say(
        user, "remind", local_time=f"{now:%H:%M}", night_from=now.hour, night_until=(now.hour + 9) % 24
    )
    assert "Your night" in shown.text
    left = timedelta(hours=9) - timedelta(minutes=now.minute, seconds=now.second)
    hours = left.total_seconds() / 3600
    await passing(house.bot, server, hours - 0.3)
    assert reminders(server, user) == []
    await passing(house.bot, server, 0.8)
    assert len(reminders(server, user)) == 1
    assert "time is up" in (await house.say(user, "tables")).text


async def name_a_night(house: House, user: User, hours: int = 9) -> None:
    """Let it be night for somebody from this hour on."""
    now = house.bot.now()
    times = {"night_from": now.hour, "night_until": (now.hour + hours) % 24}
    await house.say(user, "remind", local_time=f"{now:%H:%M}", **times)


async def test_call_at_night_disturbs_nobody_and_is_made_up_for_in_the_morning(
    house: House, server: PracticeServer
) -> None:
    live = await house.live()
    awake = live.waiting_for()[0]
    sleeper = house.users[(awake + 1) % len(house.users)]
    await name_a_night(house, sleeper)
    await house.say(sleeper, "remind", on=False)
    while (await house.live()).waiting_for() != [house.users.index(sleeper)]:
        await rig.play(house.bot, house.table, 1)
    await rig.all_sent(house.bot)
    number = await sleeper.id()
    [call] = [post for post in rig.posted(server, house.thread) if f"<@{number}>" in post.content][-1:]
    assert number not in call.mentions
    await passing(house.bot, server, 3)
    assert reminders(server, sleeper) == []
    await passing(house.bot, server, 6.5)
    assert len(reminders(server, sleeper)) == 1
    await passing(house.bot, server, 40)
    assert len(reminders(server, sleeper)) == 1


async def test_letter_at_night_makes_no_noise(bot: KeryxBot, house: House, server: PracticeServer) -> None:
    sleeper = house.users[0]
    await name_a_night(house, sleeper)
    before = {user.name: len(rig.direct(server, user.name)) for user in house.users}
    while any(len(rig.direct(server, user.name)) == before[user.name] for user in house.users):
        await rig.play(bot, house.table, 5)
        await rig.all_sent(bot)
    for user in house.users:
        fresh = rig.direct(server, user.name)[before[user.name] :]
        assert {bool(each.flags & MessageFlag.SUPPRESS_NOTIFICATIONS) for each in fresh} == {user is sleeper}


@pytest.mark.parametrize("by", ["command", "button"])
async def test_reminders_are_switched_off(house: House, server: PracticeServer, by: str) -> None:
    user = await house.asked()
    if by == "command":
        shown = await house.say(user, "remind", on=False)
    else:
        shown = await house.press(user, await house.say(user, "remind"), "No reminders")
    assert "Keryx does not remind you." in shown.text
    await passing(house.bot, server, 30)
    assert reminders(server, user) == []
    await house.press(user, shown, "Remind me")
    await passing(house.bot, server, 0.1)
    assert len(reminders(server, user)) == 1


async def test_menus_choose_hours_night_and_time_zone(house: House, server: PracticeServer) -> None:
    user = await house.asked()
    shown = await house.say(user, "remind")
    assert "does not know what time it is" in shown.text
    for menu, value in (("k:m:hours", "6"), ("k:m:zone", "120"), ("k:m:night", "22-8")):
        shown = await house.after(user, await user.select(shown, value, menu=menu), shown)
    assert "First: after 6 hours." in shown.text
    assert "from 22 to 8" in shown.text
    known = await house.bot.store.user_settings(int(await user.id()))
    assert (known.remind_hours, known.utc_offset_m, known.night_from, known.night_until) == (6, 120, 22, 8)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"night_from": 22}, "needs its beginning and its end"),
        ({"night_from": 8, "night_until": 22}, "one to 12 hours"),
        ({"local_time": "noon"}, "is no time of day"),
    ],
)
async def test_what_makes_no_sense_is_refused(house: House, options: dict[str, object], said: str) -> None:
    user = await house.asked()
    before = await house.bot.store.user_settings(int(await user.id()))
    assert said in (await house.say(user, "remind", **options)).text
    assert await house.bot.store.user_settings(int(await user.id())) == before


async def test_present_times_are_offered(house: House) -> None:
    offered = await house.users[0].autocomplete("agora", "remind", "local_time", "")
    assert len(offered.choices) == 25
    now = house.bot.now()
    assert f"{now:%H:%M}" in offered.names


async def test_who_takes_no_direct_messages_is_reminded_in_the_thread(
    house: House, server: PracticeServer
) -> None:
    user = await house.asked()
    other = await open_house(house.bot, server, house.users)
    await user.close_dms()
    await passing(house.bot, server, 25)
    told = [m for m in rig.posted(server, f"table-{house.table}") if "this table waits for you" in m.content]
    assert [m.content for m in told] == [f"<@{await user.id()}>, this table waits for you."]
    elsewhere = rig.posted(server, f"table-{other.table}")
    assert not any("this table waits for you" in m.content for m in elsewhere)
    await passing(house.bot, server, 20)
    assert len([m for m in rig.posted(server, f"table-{house.table}") if "waits for you" in m.content]) == 1


async def test_nobody_is_reminded_under_seal_for_all_to_see(market: House, server: PracticeServer) -> None:
    live = await sealed(market, pace="open")
    await give_answer(market, live.waiting_for()[0])
    for user in market.users:
        await user.close_dms()
    await passing(market.bot, server, 25)
    posts = rig.posted(server, f"table-{market.table}")
    assert not any("this table waits for you" in m.content for m in posts)


async def test_who_has_answered_under_seal_is_not_reminded(market: House, server: PracticeServer) -> None:
    live = await sealed(market, pace="open")
    first, *others = live.waiting_for()
    await give_answer(market, first)
    assert has_seal(await market.live())
    await passing(market.bot, server, 25)
    got = [bool(reminders(server, user)) for user in market.users]
    assert got == [seat in others for seat in range(len(market.users))]


async def test_reminder_that_comes_too_late_is_not_sent(house: House, server: PracticeServer) -> None:
    user = await house.asked()
    server.core.faults.fail("POST /users/@me/channels", status=503, times=10_000)
    advance(server, 25)
    async with house.bot.store.writing() as writer:
        await writer.beat(house.bot.now())
    await pulse.look(house.bot)
    await rig.play(house.bot, house.table, 1)
    seats = (await house.live()).waiting_for()
    assert user is not house.users[seats[0]]
    server.core.faults.clear()
    await house.bot.outbox.hurry()
    await rig.all_sent(house.bot)
    assert reminders(server, user) == []


# Nudges


async def test_who_waits_nudges_once_a_day(house: House, server: PracticeServer) -> None:
    asked, other = await house.asked(), await house.other()
    assert "Nudge" not in labels(await house.say(other, "moves"))
    assert "That is early" in (await house.say(other, "nudge")).text
    await passing(house.bot, server, 7)
    panel = await house.say(other, "moves")
    assert "Nudge" in labels(panel)
    assert "Keryx passes it on" in (await house.press(other, panel, "Nudge")).text
    await passing(house.bot, server, 0.1)
    [said] = reminders(server, asked)
    assert "somebody at the table asks for it" in said
    assert other.name not in said
    assert "within a day" in (await house.say(other, "nudge")).text
    assert "Nudge" not in labels(await house.say(other, "moves"))
    await passing(house.bot, server, 20)
    assert len(reminders(server, asked)) == 1


async def test_nudge_is_for_those_who_wait(house: House, server: PracticeServer) -> None:
    await passing(house.bot, server, 7)
    asked = await house.asked()
    assert "waits for nobody else" in (await house.say(asked, "nudge")).text
    await house.bot.gamemaster.pause(house.table, "Lunch", [])
    assert "not being played" in (await house.say(await house.other(), "nudge")).text


async def test_nudge_under_seal_tells_nothing_of_who_has_answered(
    market: House, server: PracticeServer
) -> None:
    """Whoever nudges, answered or not, is told the same, and so is the table."""
    live = await sealed(market, pace="open")
    first, second, *_ = live.waiting_for()
    await give_answer(market, first)
    await passing(market.bot, server, 7)
    posts = len(rig.posted(server, f"table-{market.table}"))
    by_answered = (await market.say(market.users[first], "nudge")).text
    async with market.bot.store.writing() as writer:
        await writer.update_table(market.table, nudged_at=None)
    market.bot.keeper.forget(market.table)
    assert (await market.say(market.users[second], "nudge")).text == by_answered
    await passing(market.bot, server, 0.1)
    assert len(rig.posted(server, f"table-{market.table}")) == posts
    assert reminders(server, market.users[first]) == []


# Absences


async def test_absence_is_shown_to_those_who_wait_and_stops_reminders(
    house: House, server: PracticeServer
) -> None:
    user, other = await house.asked(), await house.other()
    shown = await house.say(user, "away", until="3d")
    assert shown.text.startswith("You are away until <t:")
    theirs = (await other.answer(await other.slash("agora", "tables"))).text
    assert f"{user.name} is away until <t:" in theirs
    assert f"{user.name} is away until <t:" in (await house.say(other, "table show")).text
    await passing(house.bot, server, 48)
    assert reminders(server, user) == []
    assert "Welcome back" in (await house.press(user, shown, "I am back")).text
    await passing(house.bot, server, 0.1)
    assert len(reminders(server, user)) == 1
    assert "away until" not in (await house.say(other, "table show")).text


async def test_post_that_calls_somebody_who_is_away_says_so(house: House, server: PracticeServer) -> None:
    live = await house.live()
    away = next(user for seat, user in enumerate(house.users) if seat not in live.waiting_for())
    await house.say(away, "away", until="3d")
    while house.users.index(away) not in (await house.live()).waiting_for():
        await rig.play(house.bot, house.table, 1)
    await rig.all_sent(house.bot)
    assert f"{away.name} is away until <t:" in rig.posted(server, f"table-{house.table}")[-1].content


async def test_form_asks_until_when_somebody_is_away(house: House, server: PracticeServer) -> None:
    user = await house.asked()
    await passing(house.bot, server, 25)
    form = await user.press(await wait_for_reminder(user), "I am away …")
    done = await user.answer(await user.submit_modal(form, {"typed": "2 days"}))
    assert done.text.startswith("You are away until <t:")


async def test_end_that_is_none_is_refused(house: House) -> None:
    user = await house.asked()
    refused = await house.say(user, "away", until="soon")
    assert "“soon” is no end of an absence" in refused.text
    assert await house.bot.store.absences() == []
    assert "You were not away" in (await house.say(user, "away")).text


async def test_keryx_answers_meanwhile_where_that_was_asked_for(house: House, server: PracticeServer) -> None:
    user = await house.asked()
    shown = await house.say(user, "away", until="3d", keryx=True)
    assert "Keryx gives the most harmless answer" in shown.text
    await passing(house.bot, server, 0.1)
    live = await house.live()
    assert live.row.seq >= 1
    [row, *_] = await house.bot.store.log(house.table, after=0)
    assert (row.reason, row.seat) == ("away", house.users.index(user))
    said = [message.content for message in rig.posted(server, f"table-{house.table}")]
    assert any(f"Keryx has answered for {user.name} during an absence" in text for text in said)


async def test_clock_rests_in_an_absence_for_as_long_as_the_pace_allows(
    house: House, server: PracticeServer
) -> None:
    await give_pace(house, pace="fast", when_up="answer")
    user = await house.asked()
    await house.say(user, "away", until="10d")
    await passing(house.bot, server, 48)
    await passing(house.bot, server, 15.9)
    assert (await house.live()).row.seq == 0
    await passing(house.bot, server, 0.2)
    assert (await house.live()).row.seq >= 1


async def test_deleted_user_leaves_neither_absence_nor_night(house: House) -> None:
    user = house.users[1]
    number = int(await user.id())
    await house.say(user, "away", until="10d")
    await house.say(user, "remind", local_time="12:00", night_from=22, night_until=8)
    await house.say(user, "privacy delete", sure=True)
    rests = house.bot.keeper.rests
    assert await house.bot.store.absences() == []
    assert (number in rests.nights, number in rests.absences) == (False, False)
    assert number not in house.bot.reminding.wishes
    assert await house.bot.store.user_settings(number) == UserSettings(user_id=number)


# Across tables, languages and processes


async def test_after_an_answer_it_is_said_how_many_tables_wait(
    house: House, server: PracticeServer, bot: KeryxBot
) -> None:
    user = await house.asked()
    for _ in range(2):
        await open_house(bot, server, house.users)
    done = await house.say(user, "order", text="place Megara")
    assert done.text.endswith("-# 2 other tables wait for you.")


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "**Ein Tisch wartet auf dich:**"), ("el", "**Ένα τραπέζι σε περιμένει:**")],
)
async def test_reminder_speaks_the_language_of_its_reader(
    house: House, server: PracticeServer, language: str, said: str
) -> None:
    user = await house.asked()
    await user.set_locale(language)
    await house.say(user, "remind")
    await passing(house.bot, server, 25)
    assert rig.direct(server, user.name)[-1].content.startswith(said)


async def test_killed_bot_reminds_neither_twice_nor_not_at_all(
    server: PracticeServer, visit: Visit, tmp_path: Path
) -> None:
    """Killed before a reminder is written, before it is sent, and after: it arrives once."""
    user = await visit("Althaia")
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        live = await rig.new_table(bot, server, rig.PLAYERS[:3])
        users = [await visit(name) for name in rig.PLAYERS[:3]]
        house = House(bot, server, users, live.id, str(live.row.thread_id))
        user = await house.asked()
        advance(server, 25)
        async with bot.store.writing() as writer:
            await writer.beat(bot.now())
    server.core.faults.fail("POST /users/@me/channels", status=503, times=10_000)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await pulse.look(bot)
        assert reminders(server, user) == []
        assert len([row for row in await rig.unsent(bot) if row.kind == "reminder"]) == 1
    server.core.faults.clear()
    for _ in range(3):
        async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
            await pulse.look(bot)
            await bot.outbox.hurry()
            await rig.all_sent(bot)
            await passing(bot, server, 0.1)
    assert len(reminders(server, user)) == 1
