"""The last post of a table: statistics, the course of points, the record, a rematch that is opened once."""

import asyncio
import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete

import cogs
from bot.db.archive import COURSE
from bot.discord.bot import KeryxBot
from bot.discord.pictures.courses import courses_of
from bot.discord.pictures.draw_jobs import Job, paint_end
from bot.discord.pictures.draw_process import Paint
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.texts import game_in
from bot.keeper import Live, looking_back
from bot.keeper.archiving import Standing
from bot.keeper.course_words import Lines, lines_of, numbers
from bot.keeper.lobby import Wish
from bot.keeper.message import END, Picture, Post, read_message
from bot.keeper.posts import thread_of
from bot.keeper.shown import end_alt, with_course
from games import registry
from games.text import LANGUAGES
from practice import MovableClock, PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.bot.keeper.posted import posts
from tests.cogs.house import House, labels, open_house

ROUNDS = 8
LOCALES = {"en": "en-GB"}


@pytest.fixture
async def over(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    """A table of Peloponnes that three have played to its end."""
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    house = await open_house(bot, server, users, "peloponnes")
    await rig.leap(bot, house.table, rig.is_over)
    await rig.all_sent(bot)
    return house


@pytest.fixture(autouse=True)
def quick_courses(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no courses, for speed, unless a test asks for real pictures."""

    async def draw_course(_: Pictures, _job: Job, _language: str) -> bytes:
        return rig.PIXEL

    if "real_pictures" not in request.fixturenames:
        monkeypatch.setattr(Pictures, "draw_course", draw_course)


async def played_through(house: House) -> Live:
    """Play on to the end without a leap, so that every round is noted."""
    live = await house.live()
    seed = 0
    while live.state.agenda:
        live, seed = await rig.play(house.bot, house.table, 10, seed), seed + 1
    await rig.all_sent(house.bot)
    return live


async def test_last_post_tells_what_is_worth_telling(over: House) -> None:
    live = await over.live()
    words = live.game.wording("en", live.names)
    last = await over.panel()
    for statistic in await looking_back.statistics(over.bot.store, live):
        assert f"- {words.statistic(statistic)}" in last.text
    assert "Highest bid: " in last.text
    assert labels(last) == ["Rematch", "Board", "Course of the game", "Replay", "Export"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_course_of_a_game_is_shown_with_its_numbers(
    bot: KeryxBot, server: PracticeServer, visit: Visit, language: str
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    house = await open_house(bot, server, users, "peloponnes")
    live = await played_through(house)
    await users[0].set_locale(LOCALES.get(language, language))
    shown = await house.press(users[0], await house.panel(), f"k:e:{house.table}:course")
    assert shown.is_ephemeral
    words = live.game.wording(language, live.names)
    for statistic in await looking_back.statistics(bot.store, live):
        assert words.statistic(statistic) in shown.text
    ends = {each.seat: each.points for each in live.game.standings(live.state)}
    alt = json.dumps(shown.raw, ensure_ascii=False)
    assert ", ".join(map(str, range(ROUNDS + 1))) in alt
    assert all(f", {points}." in alt for points in ends.values())
    assert "course.png" in alt


async def last_picture(house: House) -> tuple[Post, Picture]:
    """Give the last post of a table, and what it shows."""
    row = await house.bot.lobby.row(house.table)
    sent = await house.bot.store.sent_to(house.table, thread_of(row), 10)
    posts = [post for each in sent if isinstance(post := read_message(each.payload), Post)]
    last = next(post for post in posts if " is over: " in post.call)
    assert last.picture is not None
    return last, last.picture


async def test_last_post_shows_the_course_above_the_board_and_says_its_numbers(
    bot: KeryxBot,
    server: PracticeServer,
    visit: Visit,
    real_pictures: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it shows is found anew from what is stored, so a bot that was killed in between sends the same."""
    drawn: list[tuple[Paint, Job]] = []

    async def paint(_: Pictures, how: Paint, job: Job, _language: str) -> bytes:
        drawn.append((how, job))
        return rig.PIXEL

    monkeypatch.setattr(Pictures, "_paint", paint)
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    house = await open_house(bot, server, users, "peloponnes")
    live = await played_through(house)
    post, picture = await last_picture(house)
    assert picture.part == END
    bot.keeper.forget(live.id)
    before = drawn[-1]
    bot.pictures._drawings.clear()
    await bot.pictures.draw(picture, "en")
    assert drawn[-1] == before
    how, job = drawn[-1]
    ends = {each.seat: each.points for each in live.game.standings(live.state)}
    assert how is paint_end
    assert list(job.rounds) == list(range(ROUNDS + 1))
    assert {each.seat: each.points[-1] for each in job.courses} == ends
    words = live.game.wording("en", live.names)
    course = await looking_back.course(bot.store, live)
    assert post.alt.startswith(numbers(lines_of(words, course), words))
    assert post.alt.endswith(words.alt(live.game.view(live.state, None)))
    [shown] = (await house.panel()).pictures
    assert shown["description"] == post.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_description_of_the_last_picture_has_both_in_every_language(game: str, language: str) -> None:
    live, post = list(posts(game, 3, 1, language))[-1]
    words, view = live.game.wording(language, live.names), live.game.view(live.state, None)
    course = [Standing(number, dict(live.game.course(view))) for number in range(40)]
    picture = Picture(live.id, live.seq)
    assert end_alt(words, view, with_course(picture, course[:1]), course[:1]) == words.alt(view)
    alt = end_alt(words, view, with_course(picture, course), course)
    numbered, board = alt.removesuffix(f" {words.alt(view)}"), words.alt(view)
    assert all(name in numbered for name in lines_of(words, course).names)
    assert " 39." in numbered
    assert len(numbered) <= max(1000 - len(board), 200)
    assert with_course(None, course) is None
    assert post.picture is None


async def test_course_that_was_not_noted_is_said_to_be_missing(over: House) -> None:
    """A leap is as if the table had been played under an earlier version: only its end is noted."""
    *_, end = await over.bot.store.course(over.table)
    assert end.round == ROUNDS
    async with over.bot.store.writing() as writer:
        await writer._execute(delete(COURSE))
    shown = await over.press(over.users[0], await over.panel(), "Course of the game")
    assert "was not noted" in shown.text
    assert "Highest bid" in shown.text


@pytest.mark.parametrize("count", [2, 60])
def test_description_of_a_course_has_the_last_numbers_and_fits(count: int) -> None:
    names = [f"Somebody {number}" for number in range(6)]
    lines = Lines(list(range(count)), names, [[each * 100] * count for each in range(6)])
    for language in LANGUAGES:
        said = numbers(lines, game_in("perikles", language))
        assert len(said) <= 1000
        assert f"{count - 1}." in said
        assert all(name in said for name in names)


async def test_colours_of_what_seats_play_are_used_where_each_plays_one_thing(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    for game, seats, parties in (("antike", 3, 3), ("perikles", 3, 0), ("pericles", 2, 4)):
        house = await open_house(bot, server, users[:seats], game, registry.get(game).scenarios[0])
        live = await house.live()
        view = live.game.view(live.state, None)
        found = courses_of(live, [Standing(0, dict(live.game.course(view)))], "en")
        assert sum(bool(each.party) for each in found) in (0, parties)
        assert len({(each.seat, each.party) for each in found}) == len(found)


async def test_record_is_for_everybody_who_sees_the_post(over: House, visit: Visit) -> None:
    onlooker = await visit("Zenon")
    answer = await over.press(onlooker, await over.panel(), "Export")
    assert f"The whole record of table {over.table}" in answer.text


# Playing again


async def rematch(over: House, user: User) -> Seen:
    return await over.press(user, await over.panel(), "Rematch")


async def test_rematch_is_a_table_of_the_same_settings_with_a_seat_for_who_asks(
    over: House, server: PracticeServer
) -> None:
    user = over.users[1]
    answer = await rematch(over, user)
    assert "with the same settings" in answer.text
    await rig.all_sent(over.bot)
    before, after = await over.bot.lobby.row(over.table), await over.bot.lobby.row(over.table + 1)
    same = {"game", "scenario", "seats", "options", "guild_id", "channel_id", "language", "images", "pace"}
    same |= {"when_up", "gamemaster_id", "pace_hours", "bank_hours"}
    assert before.model_dump(include=same) == after.model_dump(include=same)
    assert after.rematch_of == over.table
    assert [seat.user_id for seat in await over.bot.lobby.seats(after.key)] == [int(await user.id())]
    invitation = rig.posted(server, str(after.thread_id))[-1]
    assert "would like to play again with you" in invitation.content
    mentioned = {int(await each.id()) for each in over.users} - {int(await user.id())}
    assert {int(each) for each in invitation.mentions} == mentioned
    assert "Rematch of table 1" in (await lobby_of(user)).text


async def lobby_of(user: User) -> Seen:
    return await user.wait_for_message("tables", lambda m: any("join:" in str(c) for c in m.components))


async def test_rematch_that_all_press_at_once_is_one_table(over: House) -> None:
    last = await over.panel()
    pressed = await asyncio.gather(*(user.press(last, "Rematch") for user in (*over.users, over.users[0])))
    await asyncio.gather(
        *(user.answer(each) for user, each in zip((*over.users, over.users[0]), pressed, strict=True))
    )
    await rig.all_sent(over.bot)
    rows = await over.bot.store.tables()
    assert [row.rematch_of for row in rows] == [None, over.table]
    assert len(await over.bot.lobby.seats(rows[1].key)) == len(over.users)


async def test_who_has_a_seat_at_the_rematch_is_told_where_it_is(over: House) -> None:
    await rematch(over, over.users[0])
    assert "already being played again: table 2" in (await rematch(over, over.users[0])).text


async def test_rematch_that_was_given_up_can_be_asked_for_again(over: House) -> None:
    await rematch(over, over.users[0])
    await rig.all_sent(over.bot)
    await over.bot.lobby.cancel(2)
    assert "Table 3 is open" in (await rematch(over, over.users[0])).text


async def test_nobody_else_can_ask_for_a_rematch(over: House, visit: Visit) -> None:
    assert "You have no seat at this table." in (await rematch(over, await visit("Zenon"))).text
    assert len(await over.bot.store.tables()) == 1


async def test_who_had_left_the_table_is_neither_heard_nor_invited(
    over: House, server: PracticeServer, visit: Visit
) -> None:
    left, stays = over.users[2], over.users[0]
    async with over.bot.store.writing() as writer:
        zenon = int(await (await visit("Zenon")).id())
        await writer.set_seat(over.table, 2, zenon, "Zenon", computer=False, since_seq=5)
    over.bot.keeper.forget(over.table)
    assert "You have no seat at this table." in (await rematch(over, left)).text
    await rematch(over, stays)
    await rig.all_sent(over.bot)
    row = await over.bot.lobby.row(2)
    invitation = rig.posted(server, str(row.thread_id))[-1]
    assert str(zenon) in invitation.mentions
    assert await left.id() not in invitation.mentions


async def test_seats_of_a_rematch_are_kept_for_a_day(
    over: House, server: PracticeServer, visit: Visit
) -> None:
    stranger = await visit("Zenon")
    await rematch(over, over.users[0])
    await rig.all_sent(over.bot)
    joined = await stranger.answer(await stranger.slash("agora", "table join", table=2))
    assert "kept for those who played the table before" in joined.text
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(timedelta(days=1).total_seconds())
    joined = await stranger.answer(await stranger.slash("agora", "table join", table=2))
    assert "You have seat" in joined.text


async def test_seats_of_a_rematch_are_drawn(over: House) -> None:
    drawn = iter([2, 0, 0])
    over.bot.lobby._draw = lambda _count: next(drawn)
    for user in over.users:
        await rematch(over, user)
    seated = {seat.user_id: seat.seat for seat in await over.bot.lobby.seats(2)}
    assert [seated[int(await user.id())] for user in over.users] == [2, 0, 1]


async def test_rematch_without_its_channel_says_so(over: House, server: PracticeServer) -> None:
    live = await over.live()
    elsewhere = replace(live, row=live.row.model_copy(update={"channel_id": int(over.thread)}))
    over.bot.keeper.replace(elsewhere)
    answer = await rematch(over, over.users[0])
    assert "The channel of table 1 is gone" in answer.text
    assert len(await over.bot.store.tables()) == 1


async def test_rematch_survives_a_kill_before_it_is_posted(server: PracticeServer, tmp_path: Path) -> None:
    """What is left by a bot that was killed after the transaction is one table, posted once by the next."""
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        live = await rig.new_table(bot, server, rig.PLAYERS[:2], "peloponnes")
        await rig.leap(bot, live.id, rig.is_over)
        await rig.all_sent(bot)
        await bot.outbox.close()
        row = await bot.lobby.row(live.id)
        wish = Wish(
            "peloponnes", "standard", 2, row.guild_id, row.channel_id, row.gamemaster_id, "en", "focus"
        )
        again = [await bot.lobby.open_again(live.id, wish, 1, "A", lambda _: []) for _ in range(2)]
        assert [table for table, _ in again] == [2, 2]
        assert again[1][1] is None
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await rig.all_sent(bot)
        assert len(await bot.store.tables()) == 2
        assert (await bot.lobby.row(2)).thread_id is not None
    lobbies = [m for m in rig.posted(server, "tables") if "join:2" in str(m.components)]
    assert len(lobbies) == 1
