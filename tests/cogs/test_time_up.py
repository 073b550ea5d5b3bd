"""When time is up: what follows, to whom it is told, and that nothing under seal is told by it."""

from dataclasses import replace
from pathlib import Path

import pytest

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.playing import pulse, time_up
from bot.keeper import Live, clocks
from bot.pace.clock import Clock
from games.core.agenda import is_sealed
from games.core.decision import Seat
from games.core.resigning import MAY, MAY_NOT
from games.peloponnes.steps.simultaneous import Simultaneous
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House
from tests.cogs.time import advance, give_pace, passing


async def said(house: House) -> list[str]:
    """Give what was said in the thread."""
    await rig.all_sent(house.bot)
    return [message.content for message in rig.posted(house.server, f"table-{house.table}")]


async def notes(house: House) -> list[str]:
    return [text for text in await said(house) if "Time is up" in text]


def has_seal(live: Live) -> bool:
    return is_sealed(live.state) and len(live.waiting_for()) > 1


@pytest.fixture
def seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put under seal what is asked of all at once in Peloponnes."""
    monkeypatch.setattr(Simultaneous, "sealed", True)


@pytest.fixture
async def market(seal: None, bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    return await opened(bot, server, visit)


async def opened(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    live = await rig.new_table(bot, server, rig.PLAYERS[:3], "peloponnes")
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    return House(bot, server, users, live.id, str(live.row.thread_id))


async def sealed(house: House, **pace: object) -> Live:
    """Bring a table to a question that several answer under seal, with all their time."""
    await give_pace(house, **pace)
    return await rig.leap(house.bot, house.table, has_seal)


async def answer(house: House, seat: Seat) -> None:
    """Let a seat answer all that it is asked, as harmlessly as it can."""
    while asked := [each for each in (await house.live()).decisions(seat) if each.required]:
        assert asked[0].default is not None
        await house.bot.keeper.submit(house.table, seat, [asked[0].default])
        if is_sealed((await house.live()).state) is False:
            return


async def test_note_is_posted_once_when_time_is_up(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    user = await house.asked()
    await passing(house.bot, server, 15.9)
    assert await notes(house) == []
    await passing(house.bot, server, 0.2)
    await passing(house.bot, server, 30)
    assert await notes(house) == [f"Time is up for {user.name}."]
    assert (await house.live()).row.seq == 0


async def test_open_table_never_ends_a_clock(house: House, server: PracticeServer) -> None:
    await passing(house.bot, server, 5000)
    assert await notes(house) == []


@pytest.mark.parametrize("may_resign", [True, False])
async def test_gamemaster_is_called_when_a_seat_may_be_taken_over(
    house: House, server: PracticeServer, visit: Visit, may_resign: bool
) -> None:
    """Also where a seat is to resign, in a game that lets none."""
    when_up = "free" if may_resign else "resign"
    zenon = await house.look_after(await visit("Zenon"))
    await give_pace(house, pace="fast", when_up=when_up)
    live = await house.live()
    game = replace(live.game, resigning=MAY if may_resign else MAY_NOT)
    house.bot.keeper.replace(replace(live, game=game))
    await passing(house.bot, server, 17)
    [note] = await notes(house)
    assert "Somebody else may take the seat" in note
    assert f"<@{await zenon.id()}>" in note


async def test_keryx_answers_when_time_is_up_and_says_so_with_the_move(
    house: House, server: PracticeServer
) -> None:
    await give_pace(house, pace="fast", when_up="answer")
    user = await house.asked()
    await passing(house.bot, server, 15)
    assert (await house.live()).row.seq == 0
    await passing(house.bot, server, 1.1)
    live = await house.live()
    assert live.row.seq == 1
    [row] = await house.bot.store.log(house.table, after=0)
    assert row.reason == "time-up"
    [told] = [text for text in await said(house) if "Time was up for" in text]
    assert f"Time was up for {user.name}; Keryx has answered" in told
    await pulse.look(house.bot)
    assert (await house.live()).row.seq == 1


async def test_bank_that_was_used_is_gone(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    live = await house.live()
    [seat] = live.waiting_for()
    await passing(house.bot, server, 10)
    await rig.play(house.bot, house.table, 1)
    after = await house.live()
    timing = clocks.timing(after, house.bot.keeper.rests)
    assert timing.bank(after.clocks[seat]) == pytest.approx(6 * 3600, abs=60)


async def test_time_when_the_bot_was_away_does_not_count(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast", when_up="answer")
    await pulse.beat(house.bot)
    advance(server, 400)
    await pulse.look(house.bot)
    assert (await house.live()).row.seq == 0
    await passing(house.bot, server, 15.9)
    assert (await house.live()).row.seq == 0
    await passing(house.bot, server, 0.2)
    assert (await house.live()).row.seq == 1


async def test_answer_that_is_about_to_be_carried_out_comes_first(
    house: House, server: PracticeServer
) -> None:
    await give_pace(house, pace="fast", when_up="answer")
    user = await house.asked()
    await house.press(user, await house.say(user, "moves"), "Marker in Athens")
    await passing(house.bot, server, 100)
    assert (await house.live()).row.seq == 0
    assert len(await house.bot.store.waiting_orders()) == 1


async def test_table_of_before_gets_clocks(house: House, server: PracticeServer) -> None:
    live = await house.live()
    live.clocks = {}
    await pulse.look(house.bot)
    assert {seat for seat, clock in (await house.live()).clocks.items() if clock.since} == set(
        live.waiting_for()
    )
    house.bot.keeper.forget(house.table)
    assert (await house.live()).clocks


# Under seal


async def test_note_under_seal_is_the_same_whoever_has_answered(
    market: House, server: PracticeServer
) -> None:
    live = await sealed(market, pace="fast")
    waiting = live.waiting_for()
    await answer(market, waiting[0])
    assert has_seal(await market.live())
    await passing(market.bot, server, 20)
    [note] = await notes(market)
    assert all(live.names[seat] in note for seat in waiting)
    assert "it is not said who has given one" in note


async def test_keryx_answers_under_seal_only_for_who_has_not_and_tells_when_it_is_opened(
    market: House, server: PracticeServer
) -> None:
    live = await sealed(market, pace="fast", when_up="answer")
    first, *others = live.waiting_for()
    await answer(market, first)
    seq = (await market.live()).row.seq
    spent = {seat: clock.banked for seat, clock in live.clocks.items()}
    await passing(market.bot, server, 15.9)
    assert (await market.live()).row.seq == seq
    await passing(market.bot, server, 0.2)
    rows = [row for row in await market.bot.store.log(market.table, after=seq) if row.reason]
    assert {row.seat for row in rows} == set(others)
    [told] = [text for text in await said(market) if "Time was up for" in text]
    assert live.names[first] not in next(line for line in told.splitlines() if "Time was up" in line)
    after = await market.live()
    assert after.clocks[first].banked == spent.get(first, 0)


async def test_nothing_that_others_see_of_clocks_depends_on_who_has_answered(
    market: House, server: PracticeServer
) -> None:
    """The inbox, /table show and the thread of one who watches are the same, whoever has answered."""
    live = await sealed(market, pace="fast")
    first, *others = live.waiting_for()
    watcher = market.users[others[-1]]
    await rig.all_sent(market.bot)

    async def seen() -> list[str]:
        return [
            (await watcher.answer(await watcher.slash("agora", "tables"))).text,
            (await market.say(watcher, "table show")).text,
            *await said(market),
        ]

    before = await seen()
    await answer(market, first)
    assert await seen() == before


async def test_planted_leak_of_a_clock_is_caught(
    market: House, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were the clock of a seat stopped by its sealed answer, what others see would change."""
    live = await sealed(market, pace="fast")
    first, *others = live.waiting_for()
    watcher = market.users[others[-1]]
    before = (await market.say(watcher, "table show")).text
    turned = clocks.turned

    def leaking(after: Live, *given: object, **more: object) -> dict[Seat, Clock]:
        found = turned(after, *given, **more)  # type: ignore[arg-type]
        return {seat: Clock() if clock.answered_at else clock for seat, clock in found.items()}

    monkeypatch.setattr(clocks, "turned", leaking)
    await answer(market, first)
    assert (await market.say(watcher, "table show")).text != before


# Killed


async def test_killed_between_two_answers_nothing_is_lost_or_doubled(
    seal: None, server: PracticeServer, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await opened(bot, server, visit)
        live = await house.live()
        asked = (await sealed(house, pace="fast", when_up="answer")).waiting_for()
        seq = (await house.live()).row.seq
        monkeypatch.setattr(time_up, "MAX_ANSWERS", 1)
        advance(server, 17)
        async with bot.store.writing() as writer:
            await writer.beat(bot.now())
        await time_up.stand_in(bot, live.id, asked[0], time_up.TIME_UP)
        assert [row.seat for row in await bot.store.log(live.id, after=seq)] == [asked[0]]
    monkeypatch.setattr(time_up, "MAX_ANSWERS", 50)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house.bot = bot
        await pulse.look(bot)
        rows = [row for row in await bot.store.log(live.id, after=seq) if row.reason]
        assert sorted({row.seat for row in rows if row.seat is not None}) == asked
        told = [text for text in await said(house) if "Time was up for" in text]
        assert len(told) == 1
        names = (await house.live()).names
        assert all(names[seat] in told[0] for seat in asked)


async def test_bot_without_discord_does_nothing(
    house: House, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await give_pace(house, pace="fast", when_up="answer")
    monkeypatch.setattr(KeryxBot, "is_connected", lambda _: False)
    await passing(house.bot, server, 500)
    assert (await house.live()).row.seq == 0


@pytest.mark.parametrize(("language", "word"), [("de", "Zeit war um"), ("el", "Ο χρόνος τελείωσε για")])
async def test_note_in_other_languages(
    house: House, server: PracticeServer, language: str, word: str
) -> None:
    await give_pace(house, pace="fast", when_up="answer", language=language)
    await passing(house.bot, server, 17)
    assert any(word in text for text in await said(house))
