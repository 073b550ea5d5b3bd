"""The pace of a table: chosen when it is opened, shown to all, kept by clocks that everybody can see."""

import pytest

from bot.discord.bot import KeryxBot
from bot.keeper import clocks
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
    assert "Pace: open: no limit of time" in message.text
    assert "When time is up" not in message.text


async def test_pace_is_shown_in_the_lobby_and_on_the_card(bot: KeryxBot, althaia: User) -> None:
    message = await pace_in(althaia, pace="daily", when_up="answer")
    assert "Pace: daily: 24 hours a move, 48 in the bank" in message.text
    assert "When time is up: Keryx gives the most harmless answer." in message.text
    await althaia.seat_others(me=True)
    await say(althaia, "table start", table=1)
    card = await lobby(althaia, "Set-up")
    assert "Pace: daily: 24 hours a move, 48 in the bank" in card.text
    shown = (await say(althaia, "table show", table=1)).text
    assert "Pace: daily" in shown
    assert "with 48 h of it in the bank" in shown


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
    [("de", "Tempo: täglich: 24 Stunden je Zug"), ("el", "Ρυθμός: καθημερινός: 24 ώρες ανά κίνηση")],
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
    assert "waiting since <t:" in own
    assert "time until <t:" in own
    theirs = (await other.answer(await other.slash("agora", "tables"))).text
    assert f"{user.name}: time until <t:" in theirs


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
