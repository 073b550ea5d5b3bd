"""The pace of a table: chosen when it is opened, shown to all, kept by clocks that everybody can see."""

import re
from dataclasses import replace

import pytest

from bot.discord.bot import KeryxBot
from bot.discord.sending import compose
from bot.keeper import clocks
from bot.keeper.message import Post
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.cogs.house import House
from tests.cogs.test_lobby import lobby, new_table, say
from tests.cogs.time import give_pace

HOUR = 3600.0


async def pace_in(user: User, **options: object) -> Seen:
    return await new_table(user, seats=3, **options)


async def test_table_is_open_unless_a_pace_is_chosen(bot: KeryxBot, althaia: User) -> None:
    message = await pace_in(althaia)
    assert "Pace: open (no time limit)" in message.text
    assert "When time is up" not in message.text


async def test_pace_is_shown_in_the_lobby_and_on_the_card(bot: KeryxBot, althaia: User) -> None:
    message = await pace_in(althaia, pace="daily", when_up="answer")
    assert "Pace: daily (24 hours a move, 48 in the bank)" in message.text
    assert "When time is up: Keryx gives the most harmless answer." in message.text
    await althaia.seat_others(me=True)
    await say(althaia, "table start", table=1)
    card = await lobby(althaia, "Set-up")
    assert "Pace: daily (24 hours a move, 48 in the bank)" in card.text
    shown = (await say(althaia, "table show", table=1)).text
    assert "Pace: daily" in shown
    assert "(48 h of that in the bank)" in shown


async def test_pace_of_ones_own(bot: KeryxBot, althaia: User) -> None:
    message = await pace_in(althaia, hours=5, bank=9, when_up="free")
    assert "Pace: 5 hours a move, 9 in the bank" in message.text
    row = await bot.lobby.row(1)
    pace = clocks.pace(row)
    assert (pace.hours, pace.bank, pace.when_up) == (5, 9, "free")
    refused = await say(althaia, "table new", game="perikles", bank=9)
    assert refused.text.startswith("A bank goes with hours of a move")
    assert len(await bot.store.tables()) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Tempo: täglich (24 Stunden je Zug"), ("el", "Ρυθμός: καθημερινός (24 ώρες ανά κίνηση")],
)
async def test_pace_in_other_languages(bot: KeryxBot, althaia: User, language: str, said: str) -> None:
    assert said in (await pace_in(althaia, pace="daily", language=language)).text


async def test_clocks_of_those_asked_are_stored_with_the_move(house: House) -> None:
    live = await house.live()
    [asked] = live.waiting_for()
    assert {seat for seat, clock in live.clocks.items() if clock.since} == {asked}
    after = await rig.play(house.bot, house.table, 1)
    assert {seat for seat, clock in after.clocks.items() if clock.since} == set(after.waiting_for())
    house.bot.keeper.forget(house.table)
    assert (await house.live()).clocks == after.clocks


async def test_inbox_says_until_when_there_is_time(house: House) -> None:
    await give_pace(house, pace="daily")
    user, other = await house.asked(), await house.other()
    own = (await user.answer(await user.slash("agora", "tables"))).text
    assert "asked <t:" in own
    assert "time is up <t:" in own
    theirs = (await other.answer(await other.slash("agora", "tables"))).text
    assert f"{user.name}: time is up <t:" in theirs


async def test_lists_say_how_long_a_move_may_take_and_who_is_away(house: House) -> None:
    user, other = await house.asked(), await house.other()
    assert "no time limit" in (await house.say(user, "table list")).text
    await give_pace(house, pace="daily")
    assert "24 h a move, 48 h in the bank" in (await house.say(user, "table list")).text
    assert "24 h a move, 48 h in the bank" in (await house.say(user, "tables")).text
    await house.say(user, "away", until="3d")
    assert f"{user.name} is away until <t:" in (await house.say(other, "table list")).text
    assert "You are away until <t:" in (await house.say(user, "tables")).text
    assert "You are away" not in (await house.say(other, "tables")).text


async def test_newest_post_says_until_when_there_is_time(house: House) -> None:
    await give_pace(house, pace="daily")
    await rig.play(house.bot, house.table, 1)
    first = await house.panel()
    said = re.search(r"Time until <t:(\d+):f>, <t:\1:R>\.", first.text)
    assert said is not None
    live = await house.live()
    [asked] = live.waiting_for()
    due = clocks.timing(live, house.bot.keeper.rests).due(asked, live.clocks[asked])
    assert int(said[1]) == pytest.approx(due.timestamp() if due else 0, abs=2)
    await rig.play(house.bot, house.table, 1)
    await house.panel()
    posts = [post.content for post in rig.posted(house.server, f"table-{house.table}")]
    assert sum("Time until" in post for post in posts) == 1


async def test_times_that_differ_are_said_for_each(house: House, server: PracticeServer) -> None:
    """Whose bank is shorter has less time; who has answered is named no more."""
    await give_pace(house, pace="daily")
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    first, second = live.waiting_for()
    used = clocks.turned(live, house.bot.keeper.rests, house.bot.now())
    used[first] = replace(used[first], banked=HOUR)
    due = clocks.due(replace(live, clocks=used), house.bot.keeper.rests, house.bot.now())
    post = Post(due=[(seat, int(until.timestamp())) for seat, until in due.items()])
    said = compose._due(post, live.names, "en")
    assert [line.partition(" has")[0] for line in said] == [live.names[seat] for seat in (first, second)]


async def test_pause_stops_the_clocks_of_a_table(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    await house.bot.gamemaster.pause(house.table, "Lunch", [])
    assert not any(clock.since for clock in (await house.live()).clocks.values())
    server.clock.advance(100 * HOUR)  # type: ignore[attr-defined]
    await house.bot.gamemaster.resume(house.table, [])
    live = await house.live()
    [asked] = live.waiting_for()
    timing = clocks.timing(live, house.bot.keeper.rests)
    left = timing.left(asked, live.clocks[asked], house.bot.now())
    assert left == pytest.approx(16 * HOUR, abs=60)


async def test_substitute_has_all_the_time_of_a_beginning(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    server.clock.advance(10 * HOUR)  # type: ignore[attr-defined]
    [asked] = (await house.live()).waiting_for()
    await house.bot.gamemaster.substitute(house.table, asked, 4711, "Zenon")
    live = await house.live()
    timing = clocks.timing(live, house.bot.keeper.rests)
    assert timing.left(asked, live.clocks[asked], house.bot.now()) == pytest.approx(16 * HOUR, abs=60)
