"""What players try between the turns who mean no good: one clear sentence each, and nothing is changed."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest
from discord import app_commands

from bot.db.status import Status
from bot.discord.panels.proposal_words import ProposalWords
from bot.discord.playing import pulse
from bot.keeper import clocks
from bot.keeper.deciding import Deciding
from bot.keeper.gamemaster import Gamemaster
from bot.keeper.keeper import Keeper
from bot.keeper.proposing import Proposals
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.cogs.test_reminding import reminders
from tests.cogs.time import give_pace, passing


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


async def asked_by(house: House, user: User) -> Seen:
    """Give the message that asks somebody."""
    await rig.all_sent(house.bot)
    return await user.wait_for_message(house.thread, lambda m: "Agree" in labels(m))


async def agree(house: House, user: User, shown: Seen) -> str:
    return (await house.press(user, shown, "Agree")).text


# Votes


async def test_who_agrees_again_and_again_counts_once(house: House) -> None:
    first, second, _ = house.users
    await house.say(first, "vote end")
    shown = await asked_by(house, second)
    for user in (second, second, first, second):
        assert "2 of 3" in await agree(house, user, shown)
    assert (await house.live()).row.status == Status.RUNNING


async def test_who_gave_up_a_seat_has_no_vote(house: House) -> None:
    first, second, third = house.users
    await house.say(first, "vote end")
    shown = await asked_by(house, third)
    await house.press(third, await house.say(third, "table resign"), "Resign")
    assert await agree(house, third, shown) == "You have no seat at this table."
    refused = await house.say(third, "vote end")
    assert refused.text == "You have no seat at this table."
    assert (await house.live()).row.status == Status.RUNNING
    # Those who stay decide it.
    await agree(house, second, shown)
    assert (await house.live()).row.status == Status.CANCELLED


async def test_old_buttons_change_nothing_at_a_table_that_is_over(house: House) -> None:
    first, second, _ = house.users
    for command in ("vote pause", "vote undo", "table seek"):
        await house.say(first, command)
    await house.say(first, "order", text="place Corinth")
    shown = await asked_by(house, second)
    await house.bot.gamemaster.end(house.table, "Enough", [])
    before = await house.live()
    assert "is closed" in await agree(house, second, shown)
    for command, options in (
        ("vote pause", {}),
        ("vote undo", {}),
        ("vote pace", {"pace": "fast"}),
        ("vote extend", {"hours": 2}),
        ("table seek", {}),
        ("table resign", {}),
        ("nudge", {}),
        ("ahead leave", {"text": "place Thebes"}),
    ):
        refused = await house.say(first, command, table=house.table, **options)
        assert 0 < len(refused.text) < 200, (command, refused.text)
        assert refused.text.count(".") <= 2, (command, refused.text)
    after = await house.live()
    assert after.row == before.row
    assert await house.bot.store.waiting_orders() == []
    await pulse.look(house.bot)
    assert await house.bot.store.proposals(house.table) == []


async def test_second_way_back_waits_for_the_answer_to_the_first(house: House) -> None:
    await rig.play(house.bot, house.table, 2)
    await rig.all_sent(house.bot)
    live = await house.live()
    first, second = (house.users[live.makers[seq].seat] for seq in live.trail[1:3])
    await house.say(first, "vote undo")
    assert "proposed already" in (await house.say(second, "vote undo")).text
    assert "proposed already" in (await house.say(first, "vote undo")).text
    assert len(await house.bot.store.proposals(house.table)) == 1


async def test_who_is_out_of_time_gets_none_by_proposing_another_pace(
    house: House, server: PracticeServer
) -> None:
    await give_pace(house, pace="fast", when_up="note")
    late = await house.asked()
    await passing(house.bot, server, 17)
    seat = house.users.index(late)
    before = (await house.live()).clocks[seat]
    assert before.up_at is not None
    await house.say(late, "vote pace", pace="relaxed")
    await house.say(late, "vote answer", answer="agree")
    live = await house.live()
    assert (live.clocks[seat], live.row.pace) == (before, "fast")


async def test_two_processes_that_hear_the_last_two_answers_end_the_game_once(house: House) -> None:
    first, second, third = house.users
    await house.say(first, "vote end")
    [row] = await house.bot.store.proposals(house.table)
    keeper = Keeper(house.bot.store, house.bot.now, house.bot.outbox.wake)
    other = Proposals(Deciding(Gamemaster(keeper)), ProposalWords())
    await other.keeper.live(house.table)
    await house.live()
    await asyncio.gather(
        house.bot.proposals.answer(row.key, int(await second.id()), agrees=True),
        other.answer(row.key, int(await third.id()), agrees=True),
    )
    [closed] = await house.bot.store.proposals(house.table, is_open=False)
    assert (closed.outcome, closed.answered) == ("agreed", 3)
    await rig.all_sent(house.bot)
    told = [message.content for message in rig.posted(house.server, f"table-{house.table}")]
    assert sum("As agreed, the game ends" in each for each in told) == 1


# Time


NO_END = (
    *("<t:1:R>", "<t:999999999999>", "<t:-5>", "<t:>", "0d", "-3d", "999d", "3 fortnights", "∞"),
    *("31.2.", "2026-02-30", "0000-00-00", "9" * 400, "'; drop table absence", "**3d**"),
)


async def test_end_of_an_absence_that_is_past_or_absurd_is_refused(house: House) -> None:
    user = await house.asked()
    for typed in NO_END:
        refused = await house.say(user, "away", until=typed)
        assert "is no end of an absence" in refused.text, typed
    assert await house.bot.store.absences() == []
    assert house.bot.keeper.rests.absences == {}


NO_TIME: tuple[tuple[dict[str, object], str], ...] = (
    ({"local_time": "25:00"}, "25:00"),
    ({"local_time": "12:60"}, "12:60"),
    ({"local_time": "-9999"}, "-9999"),
    ({"local_time": "9" * 300}, "99"),
    ({"local_time": "noon"}, "noon"),
    ({"night_from": 9}, "its beginning and its end"),
    ({"night_from": 9, "night_until": 9}, "12 hours"),
    ({"night_from": 9, "night_until": 22}, "12 hours"),
)


async def test_nonsense_about_reminders_is_refused_and_changes_nothing(house: House) -> None:
    user = await house.asked()
    await house.say(user, "remind", local_time="12:00", night_from=22, night_until=6)
    before = await house.bot.store.user_settings(int(await user.id()))
    for options, said in NO_TIME:
        refused = await house.say(user, "remind", **options)
        assert said in refused.text, (options, refused.text)
    assert await house.bot.store.user_settings(int(await user.id())) == before


async def test_zones_with_half_hours_have_their_own_night(house: House, server: PracticeServer) -> None:
    user = await house.asked()
    now = house.bot.now()
    for ahead in (330, 345, -210, 825):
        there = now + timedelta(minutes=ahead)
        await house.say(user, "remind", local_time=f"{there:%H:%M}", night_from=22, night_until=6)
        night = house.bot.keeper.rests.nights[int(await user.id())]
        assert (night.offset - ahead) % (24 * 60) == 0
        begins = now - timedelta(hours=now.hour, minutes=now.minute + ahead, seconds=now.second) + 22 * HOUR
        begins -= timedelta(microseconds=now.microsecond)
        assert night.has(begins)
        assert not night.has(begins - timedelta(seconds=1))


HOUR = timedelta(hours=1)


async def test_nudge_disturbs_nobody_at_night(house: House, server: PracticeServer) -> None:
    asked, other = await house.asked(), await house.other()
    there = f"{house.bot.now():%H:%M}"
    begins = (house.bot.now().hour + 6) % 24
    await house.say(asked, "remind", local_time=there, night_from=begins, night_until=(begins + 10) % 24)
    await passing(house.bot, server, 8)
    assert "Keryx passes it on" in (await house.say(other, "nudge")).text
    for _ in range(7):
        await passing(house.bot, server, 1)
        assert reminders(server, asked) == []
    await passing(house.bot, server, 2)
    assert len(reminders(server, asked)) == 1


async def test_clock_runs_in_the_end_whoever_moves_their_night_again_and_again(
    house: House, server: PracticeServer
) -> None:
    """A night that follows the hour of the day stops no clock, though it disturbs nobody."""
    await give_pace(house, pace="fast", when_up="answer")
    user = await house.asked()
    seat, told = house.users.index(user), []
    for _ in range(12):
        now = house.bot.now()
        night = {"night_from": now.hour, "night_until": (now.hour + 12) % 24}
        told.append((await house.say(user, "remind", local_time=f"{now:%H:%M}", **night)).text)
        assert house.bot.keeper.rests.is_night(int(await user.id()), now)
        await passing(house.bot, server, 4)
    moved = "You have moved it: your clocks rest in every night that begins after <t:"
    assert [moved in each for each in told] == [False, *([True] * 11)]
    [row, *_] = await house.bot.store.log(house.table, after=0)
    assert (row.seat, row.reason) == (seat, "time-up")
    await house.bot.reminding.start()
    known = await house.bot.store.user_settings(int(await user.id()))
    assert clocks.night_of(known) == house.bot.keeper.rests.nights[int(await user.id())]


async def test_same_night_chosen_again_counts_as_it_did(house: House) -> None:
    user, now = await house.asked(), f"{house.bot.now():%H:%M}"
    shown = await house.say(user, "remind", local_time=now, night_from=22, night_until=6)
    shown = await house.say(user, "remind", local_time=now, night_from=22, night_until=6)
    assert "You have moved it" not in shown.text
    assert (await house.bot.store.user_settings(int(await user.id()))).night_at is None
    # Who takes it back and names it anew has moved it, too.
    for value in ("auto", "22-7"):
        await user.select(shown, value, menu="k:m:night")
        await house.bot.under_way.ended()
    assert (await house.bot.store.user_settings(int(await user.id()))).night_at is not None


async def test_clock_runs_in_the_end_whoever_is_away_again_and_again(
    house: House, server: PracticeServer
) -> None:
    """The pace lets an absence stop the clock for two days; a new one right after it gives no more."""
    await give_pace(house, pace="fast", when_up="answer")
    user = await house.asked()
    for _ in range(4):
        await house.say(user, "away", until="1d")
        await passing(house.bot, server, 23.9)
        await house.say(user, "away")
        await passing(house.bot, server, 0.1)
    [row, *_] = await house.bot.store.log(house.table, after=0)
    assert (row.seat, row.reason) == (house.users.index(user), "time-up")


# Orders left ahead


async def test_who_comes_back_to_a_seat_finds_no_order_of_before(house: House, visit: Visit) -> None:
    live = await house.live()
    seat = (live.waiting_for()[0] + 1) % len(house.users)
    owner, zenon = house.users[seat], await visit("Zenon")
    house.bot.orders_ahead.seconds = lambda _: 0.0
    await house.press(owner, await house.say(owner, "ahead leave", text="place Thebes"), "In any case")
    for user in (zenon, owner):
        await house.bot.gamemaster.substitute(
            house.table, seat, int(await user.id()), user.name, lambda _: []
        )
        assert "None." in (await house.say(user, "ahead show")).text
        assert "Thebes`" not in (await house.say(user, "moves")).text
    await house.say(await house.asked(), "order", text="place Corinth")
    await passing(house.bot, server=house.server, hours=1)
    live = await house.live()
    assert (live.row.seq, live.waiting_for()) == (1, [seat])
    assert house.bot.staging.orders.on_its_way(live, seat) is None


async def test_order_that_another_process_has_dropped_holds_nobody_up(house: House) -> None:
    live = await house.live()
    seat = (live.waiting_for()[0] + 1) % len(house.users)
    owner = house.users[seat]
    house.bot.orders_ahead.seconds = lambda _: 0.0
    await house.press(owner, await house.say(owner, "ahead leave", text="place Thebes"), "In any case")
    [order] = await house.bot.store.waiting_orders()
    async with house.bot.store.writing() as writer:
        assert await writer.drop_order(order.key)
    await house.say(await house.asked(), "order", text="place Corinth")
    await passing(house.bot, server=house.server, hours=1)
    await rig.until(lambda: not house.bot.orders_ahead.is_waiting)
    live = await house.live()
    assert (live.row.seq, live.waiting_for()) == (1, [seat])
    assert house.bot.staging.orders.on_its_way(live, seat) is None


async def test_clock_that_stands_still_is_told_apart_from_one_that_ran_out(house: House) -> None:
    """A pause freezes what is left; whoever comes back to the table has no more and no less."""
    await give_pace(house, pace="fast")
    live = await house.live()
    seat = live.waiting_for()[0]
    clock = live.clocks[seat]
    assert clock.since is not None
    live.clocks[seat] = replace(clock, since=clock.since - 3 * HOUR)
    paused = await house.bot.gamemaster.pause(house.table, "Lunch", [])
    spent = paused.clocks[seat].spent
    assert spent == pytest.approx(3 * 3600, abs=60)
    on = await house.bot.gamemaster.resume(house.table)
    left = clocks.timing(on, house.bot.keeper.rests).left(seat, on.clocks[seat], house.bot.now())
    assert left == pytest.approx((4 + 12) * 3600 - spent, abs=60)
