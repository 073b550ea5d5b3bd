"""`/watch`: who looks on is told of rounds and of the end, no more than everybody may know."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from discord import app_commands

import cogs
from bot.db import UserSettings
from bot.discord.bot import KeryxBot
from bot.discord.playing import watch
from bot.discord.texts import lifecycle_in
from bot.keeper import Live, onlookers
from bot.keeper.message import News
from bot.keeper.posts import AfterMove, Outgoing
from games import registry
from games.core.view import Seen as View
from games.text import LANGUAGES
from practice import PracticeServer, User
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.bot.discord.panels.tables import played_out
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_lobby import lobby, new_table
from tests.cogs.test_look import hide

LOCALES = {"en": "en-GB"}


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


@pytest.fixture
async def market(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    """Two at a table of Peloponnes, whose rounds are short."""
    return await open_house(bot, server, [await visit(name) for name in rig.PLAYERS[:2]], "peloponnes")


@pytest.fixture
async def zenon(visit: Visit) -> User:
    """Somebody who plays at no table."""
    return await visit("Zenon")


async def until_round(house: House, number: int) -> Live:
    """Play on until a round begins, or to the end."""
    live, seed = await house.live(), 0
    while live.state.agenda and live.game.view(live.state, None).round < number:
        live, seed = await rig.play(house.bot, house.table, 1, seed), seed + 1
    await rig.all_sent(house.bot)
    return live


def told(server: PracticeServer, name: str = "Zenon") -> list[str]:
    return [message.content for message in rig.direct(server, name) if not message.is_ephemeral]


async def watchers(house: House) -> list[int]:
    return await house.bot.store.watchers(house.table)


async def test_who_watches_is_told_of_each_round_and_of_the_end(market: House, zenon: User) -> None:
    answer = await market.say(zenon, "watch")
    assert answer.is_ephemeral
    assert "You watch Peloponnes 1 from now on" in answer.text
    assert labels(answer) == ["Stop watching 1"]
    live = await until_round(market, 2)
    [first] = told(market.server)
    assert first.startswith(f"**Peloponnes 1: round 1 is over.** <#{market.thread}>")
    assert "After round 1" in first
    for each in live.game.standings(live.state):
        assert f"{live.names[each.seat]} {each.points}" in first
    live = await until_round(market, 99)
    every = told(market.server)
    assert [text.partition("\n")[0] for text in every[:-1]] == [
        f"**Peloponnes 1: round {number} is over.** <#{market.thread}>" for number in range(1, 8)
    ]
    words = live.game.wording("en", live.names)
    assert every[-1].startswith(f"**Peloponnes 1 is over.** <#{market.thread}>")
    assert words.say("table-won", seats=live.game.outcome(live.state).winners) in every[-1]
    assert await watchers(market) == []
    assert (await market.say(zenon, "watch")).text == "Only a table that is being played can be watched."


@pytest.mark.parametrize("language", LANGUAGES)
async def test_they_are_told_in_their_own_language(market: House, zenon: User, language: str) -> None:
    await zenon.set_locale(LOCALES.get(language, language))
    await market.say(zenon, "watch")
    live = await until_round(market, 2)
    [text] = told(market.server)
    words = lifecycle_in(language)
    title = f"{live.game.wording(language, live.names).label('title')} 1"
    ended = live.game.wording(language, live.names).say("table-round", round=1)
    heading = words.say("news-heading", about="round", title=title, round=ended, place=f"<#{market.thread}>")
    assert text.startswith(heading)
    assert live.game.wording(language, live.names).say("table-report-scores", round=1) in text


async def test_by_number_from_elsewhere_and_by_the_button_of_the_card(
    bot: KeryxBot, server: PracticeServer, visit: Visit, zenon: User
) -> None:
    althaia = await visit("Althaia")
    await new_table(althaia, seats=3)
    house = House(bot, server, [althaia], 1, "agora")
    assert "This table has not started yet." in (await house.say(zenon, "watch", table=1)).text
    await althaia.seat_others(me=True)
    await house.say(althaia, "table start", table=1)
    await rig.all_sent(bot)
    card = await lobby(zenon, "Set-up")
    begun = await house.press(zenon, card, "Watch")
    assert "You watch Perikles 1 from now on" in begun.text
    assert begun.is_ephemeral
    again = await house.press(zenon, card, "Watch")
    assert labels(again) == ["Stop watching 1"]
    assert await bot.store.watchers(1) == [int(await zenon.id())]
    stopped = await house.say(zenon, "watch", table=1, stop=True)
    assert stopped.text.startswith("You no longer watch table 1.")
    assert "You watch no table." in stopped.text
    assert "You watch Perikles 1" in (await house.say(zenon, "watch", table=1)).text


async def test_what_one_watches_is_listed_and_stopped_by_button(market: House, zenon: User) -> None:
    assert "You watch no table." in (await zenon.answer(await zenon.slash("agora", "watch"))).text
    await market.say(zenon, "watch")
    listed = await zenon.answer(await zenon.slash("agora", "watch"))
    assert "You watch one table" in listed.text
    stopped = await market.press(zenon, listed, "Stop watching 1")
    assert "You no longer watch table 1." in stopped.text
    await until_round(market, 2)
    assert told(market.server) == []
    assert "You do not watch table 1." in (await market.say(zenon, "watch", stop=True)).text


async def test_stopped_by_the_button_under_what_one_is_told(market: House, zenon: User) -> None:
    await market.say(zenon, "watch")
    await until_round(market, 2)
    news = await zenon.wait_for_dm(lambda m: "round 1 is over" in m.text)
    stopped = await market.press(zenon, news, "Stop watching")
    assert "You no longer watch table 1." in stopped.text
    assert await watchers(market) == []
    await until_round(market, 3)
    assert len(told(market.server)) == 1


async def test_who_plays_does_not_watch(market: House) -> None:
    answer = await market.say(market.users[0], "watch")
    assert answer.text.startswith("You have a seat at this table")
    assert await watchers(market) == []


async def test_who_takes_a_seat_watches_no_more(market: House, zenon: User) -> None:
    await market.say(zenon, "watch")
    await market.say(market.users[0], "gm substitute", seat=2, player=await zenon.id())
    await until_round(market, 2)
    assert not any("round 1 is over" in text for text in told(market.server))


async def test_table_that_one_does_not_see_is_not_watched(market: House, zenon: User) -> None:
    hide(market.server, "tables")
    channel = market.bot.get_channel(int(market.server.channel("tables").id))
    await rig.until(lambda: channel.overwrites)  # type: ignore[union-attr]
    refused = await zenon.answer(await zenon.slash("agora", "watch", table=market.table))
    assert refused.text == "You can see no table 1."
    assert (
        await zenon.answer(await zenon.slash("agora", "watch", table=99))
    ).text == "You can see no table 99."
    assert await watchers(market) == []


@pytest.mark.parametrize("loss", ["channel", "server"])
async def test_who_may_not_see_it_any_more_is_told_nothing_and_watches_no_more(
    market: House, zenon: User, loss: str
) -> None:
    await market.say(zenon, "watch")
    if loss == "server":
        await zenon.leave_server()
    else:
        hide(market.server, "tables")
        channel = market.bot.get_channel(int(market.server.channel("tables").id))
        await rig.until(lambda: channel.overwrites)  # type: ignore[union-attr]
    await until_round(market, 2)
    assert told(market.server) == []
    assert await watchers(market) == []


async def test_who_takes_no_direct_messages_watches_no_more_and_nobody_learns_of_it(
    market: House, zenon: User
) -> None:
    await market.say(zenon, "watch")
    await zenon.close_dms()
    await until_round(market, 2)
    assert await watchers(market) == []
    assert not any("Zenon" in str(message.content) for message in rig.posted(market.server, "table-1"))
    known = await market.bot.store.user_settings(int(await zenon.id()))
    assert (known.dm, known.told) == ("unknown", False)


async def test_who_is_known_to_take_no_direct_messages_is_warned(market: House, zenon: User) -> None:
    async with market.bot.store.writing() as writer:
        await writer.set_user(UserSettings(user_id=int(await zenon.id()), dm="closed", told=True))
    answer = await market.say(zenon, "watch")
    assert "But your direct messages are closed" in answer.text
    assert await watchers(market) == [int(await zenon.id())]


async def test_at_night_it_makes_no_noise(market: House, zenon: User) -> None:
    await market.say(zenon, "watch")
    now = market.bot.now()
    await market.say(zenon, "remind", local_time="0", night_from=now.hour, night_until=(now.hour + 2) % 24)
    await until_round(market, 2)
    [letter] = rig.direct(market.server, "Zenon")
    assert letter.flags & discord.MessageFlags.suppress_notifications.flag
    assert "round 1 is over" in letter.content


async def test_table_that_ends_without_a_result_is_told_as_such(market: House, zenon: User) -> None:
    await market.say(zenon, "watch")
    await market.say(market.users[0], "gm end", reason="Too late")
    await rig.all_sent(market.bot)
    assert told(market.server) == [f"**Peloponnes 1 was ended without a result.** <#{market.thread}>"]
    assert await watchers(market) == []


async def test_nobody_watches_more_than_a_few_tables_nor_a_table_more_than_many_people(
    market: House, zenon: User, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "MAX_WATCHED", 1)
    other = await open_house(market.bot, market.server, market.users, "peloponnes")
    await market.say(zenon, "watch")
    assert "You can watch 1 tables at most" in (await other.say(zenon, "watch")).text
    monkeypatch.setattr(watch, "MAX_WATCHERS", 1)
    gorgo = await visit("Gorgo")
    assert "1 people watch this table already" in (await market.say(gorgo, "watch")).text
    assert await watchers(market) == [int(await zenon.id())]
    assert await watchers(other) == []


async def test_nothing_is_left_of_who_has_their_data_deleted(market: House, zenon: User) -> None:
    await market.say(zenon, "watch")
    await market.say(zenon, "privacy delete", sure=True)
    assert await watchers(market) == []
    await until_round(market, 2)
    assert told(market.server) == []
    assert f"user:{await zenon.id()}" not in [row.target for row in await rig.rows(market.bot)]


async def test_who_stops_while_a_move_is_carried_out_is_not_written_to(
    market: House, zenon: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written for them outside of the transaction is not kept in it."""
    await market.say(zenon, "watch")
    news_of = onlookers.news_of

    def meanwhile(*given: Any) -> list[Outgoing]:
        written = news_of(*given)
        assert written
        return [*written, replace(written[0], target=written[0].target._replace(id=4711))]

    monkeypatch.setattr(onlookers, "news_of", meanwhile)
    await until_round(market, 2)
    assert len(told(market.server)) == 1
    assert "user:4711" not in [row.target for row in await rig.rows(market.bot)]


async def test_killed_in_between_they_are_told_once(server: PracticeServer, tmp_path: Path) -> None:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        live = await rig.new_table(bot, server, rig.PLAYERS[:2], "peloponnes")
        await rig.all_sent(bot)
        async with bot.store.writing() as writer:
            await writer.put_watcher(live.id, int(server.user("Zenon").id))
        await bot.outbox.close()
        seed = 0
        while live.game.view(live.state, None).round < 2:
            live, seed = await rig.play(bot, live.id, 1, seed), seed + 1
    for _ in range(2):
        async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
            await rig.all_sent(bot)
    assert len(told(server)) == 1


def moves(game: str) -> Iterator[tuple[Live, Live]]:
    """Give a table before and after moves with which a round ends, and the game."""
    found = registry.get(game)
    before: Live | None = None
    for live in played_out(found, min(3, max(found.seats)), 5):
        if before is not None:
            was, now = (found.view(each.state, None).round for each in (before, live))
            if now != was or not live.state.agenda:
                yield before, live
        before = live


def news(before: Live, after: Live) -> list[str]:
    """Write to somebody who watches."""
    move = AfterMove(after, [], None, [], lambda _: "en", before=before.state)
    return [
        line
        for message in onlookers.news_of(move, [4711], lambda _: "en")
        for line in (message.payload.lines if isinstance(message.payload, News) else ())
    ]


def same_elsewhere(before: Live, after: Live, seed: int) -> bool:
    """Say whether they would be told the same in another world that no onlooker can tell apart."""
    other = replace(after, state=after.game.resample(after.state, None, Random(seed)))
    return news(before, after) == news(before, other)


@pytest.mark.parametrize("game", registry.ids())
def test_news_tell_nothing_that_a_seat_alone_knows(game: str) -> None:
    seen = list(moves(game))
    assert all(same_elsewhere(*each, seed=number) for number, each in enumerate(seen))
    assert any(news(*each) for each in seen)


def test_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    ending, rounds = onlookers._ending, onlookers._round

    def leaky(made: Any) -> Any:
        def tell(course: Any) -> News:
            view: View = course.live.game.view(course.live.state, 0)
            told: News = made(course)
            return News(told.about, [*told.lines, repr(view)], told.round)

        return tell

    monkeypatch.setattr(onlookers, "_ending", leaky(ending))
    monkeypatch.setattr(onlookers, "_round", leaky(rounds))
    seen = list(moves("perikles"))
    assert not all(same_elsewhere(*each, seed=number) for number, each in enumerate(seen))


async def test_what_is_stored_of_news_names_nobody_who_is_forgotten(market: House, zenon: User) -> None:
    await market.say(zenon, "watch")
    await market.bot.outbox.close()
    live, seed = await market.live(), 0
    while live.game.view(live.state, None).round < 2:
        live, seed = await rig.play(market.bot, market.table, 1, seed), seed + 1
    async with market.bot.store.writing() as writer:
        await writer.forget_user(int(await market.users[1].id()), lambda _: "Β")
    [row] = [each for each in await rig.rows(market.bot) if each.kind == "news"]
    assert "Bion" not in row.payload
    assert "Althaia" in row.payload
