"""`/vote replace` and `/table seek`: who is missing is replaced, a seat is called for, and one takes it."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from discord import app_commands

import cogs
from bot.db.status import Status
from bot.discord.playing import pulse
from games.text.words import mark
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.time import give_pace, passing


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


def channel_texts(house: House) -> list[str]:
    return [message.content for message in rig.posted(house.server, "tables")]


async def thread_texts(house: House) -> list[str]:
    await rig.all_sent(house.bot)
    return [message.content for message in rig.posted(house.server, f"table-{house.table}")]


async def call_of(house: House, reader: User, number: int = 1, *, is_open: bool = True) -> Seen:
    """Give the message of a call, as everybody in the channel sees it."""
    await rig.all_sent(house.bot)
    place = str(house.server.channel("tables").id)
    return await reader.wait_for_message(
        place, lambda m: f"Call {number} ·" in m.text and bool(m.components) == is_open
    )


async def asked_long(house: House, days: float = 8) -> int:
    """Let whoever is asked have been asked for so long; give their seat."""
    live = await house.live()
    seat = live.waiting_for()[0]
    clock = live.clocks[seat]
    assert clock.asked_at is not None
    live.clocks[seat] = replace(clock, asked_at=clock.asked_at - timedelta(days=days))
    return seat


def others(house: House, but: Collection[int]) -> list[User]:
    return [user for seat, user in enumerate(house.users) if seat not in but]


async def take(house: House, taker: User, shown: Seen) -> Seen:
    outcome = await taker.press(shown, "Take the seat")
    return await taker.answer(outcome)


async def test_missing_player_is_replaced_by_agreement_and_their_seat_called_for(
    house: House, visit: Visit
) -> None:
    missing = await asked_long(house)
    first, second = others(house, [missing])
    name, letter = house.users[missing].name, mark(missing)
    answer = await house.say(first, "vote replace", seat=missing + 1)
    assert answer.text == f"The others are asked: {first.name} proposes to replace {name}, who is missing."
    live = await house.live()
    assert live.row.status == Status.RUNNING
    await house.say(second, "vote answer", answer="agree")
    live = await house.live()
    assert (live.row.status, live.user_of(missing)) == (Status.WAITING, None)
    texts = await thread_texts(house)
    assert any(f"As agreed, seat {letter} is free: {name} is replaced." in text for text in texts)
    [call] = [text for text in channel_texts(house) if "Call 2" in text]
    assert f"**Perikles, table {house.table}: a player is wanted for seat {letter}.**" in call
    assert f"<#{house.thread}>" in call
    refused = await house.say(first, "order", text="pass")
    assert f"Seat {letter} is free." in refused.text
    taker = await visit("Daphnis")
    told = await take(house, taker, await call_of(house, taker, 2))
    assert "The table is asked" in told.text
    assert (await house.live()).user_of(missing) is None
    await house.say(first, "vote answer", answer="agree", number=3)
    await house.say(second, "vote answer", answer="agree", number=3)
    live = await house.live()
    assert (live.row.status, live.names[missing]) == (Status.RUNNING, "Daphnis")
    assert live.user_of(missing) == int(await taker.id())
    closed = await call_of(house, taker, 2, is_open=False)
    assert "the seat is taken" in closed.text
    assert labels(closed) == []


async def test_only_who_is_missing_can_be_replaced(house: House) -> None:
    live = await house.live()
    seat = live.waiting_for()[0]
    first, second = others(house, [seat])
    refused = await house.say(first, "vote replace", seat=seat + 1)
    assert "is not missing" in refused.text
    await asked_long(house, 6.9)
    refused = await house.say(first, "vote replace", seat=seat + 1)
    assert "is not missing" in refused.text
    own = await house.say(house.users[seat], "vote replace", seat=seat + 1)
    assert own.text.startswith("That is your own seat")
    none = await house.say(second, "vote replace", seat=9)
    assert "There is no seat" in none.text
    assert await house.bot.store.proposals() == []


async def test_who_moves_is_missing_no_more(house: House) -> None:
    missing = await asked_long(house)
    first, second = others(house, [missing])
    await house.say(first, "vote replace", seat=missing + 1)
    await rig.play(house.bot, house.table, 3)
    await pulse.look(house.bot)
    row = await house.bot.store.proposal(1)
    assert row is not None
    assert row.outcome == "overtaken"
    late = await house.say(second, "vote answer", answer="agree", number=1)
    assert "closed" in late.text
    assert (await house.live()).user_of(missing) is not None


async def test_time_that_is_up_makes_somebody_missing(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    seat = (await house.live()).waiting_for()[0]
    first = others(house, [seat])[0]
    refused = await house.say(first, "vote replace", seat=seat + 1)
    assert "is not missing" in refused.text
    await passing(house.bot, server, 17)
    answer = await house.say(first, "vote replace", seat=seat + 1)
    assert "The others are asked" in answer.text


async def test_call_says_what_everybody_may_know_and_nothing_more(house: House) -> None:
    live = await rig.play(house.bot, house.table, 12)
    letter = mark(1)
    answer = await house.say(house.users[1], "table seek")
    await rig.all_sent(house.bot)
    assert answer.text.startswith(f"It is posted in <#{live.row.channel_id}>: Perikles, table 1")
    [call] = [text for text in channel_texts(house) if "Call 1" in text]
    assert f"wanted for seat {letter}" in call
    assert "of 3" in call
    assert "Also at the table: Althaia and Gorgo." in call
    assert "must agree" in call
    words = live.game.wording("en", live.names)
    tile = live.state.specials[1]
    assert tile
    assert words.name(tile) not in call
    for each in live.state.hand.values():
        assert not each or str(each) not in call
    assert live.user_of(1) is not None, "who offers their seat keeps it until somebody takes it"


async def test_gamemaster_alone_gives_the_seat(house: House, visit: Visit) -> None:
    taker = await visit("Daphnis")
    await house.say(house.users[1], "table seek")
    await take(house, taker, await call_of(house, taker))
    shown = [text for text in await thread_texts(house) if "would like to take seat" in text]
    assert len(shown) == 1
    assert "Daphnis would like to take seat" in shown[0]
    await house.say(house.users[0], "vote answer", answer="agree", number=2)
    live = await house.live()
    assert live.names == ["Althaia", "Daphnis", "Gorgo"]
    letters = rig.direct(house.server, "Daphnis")
    await rig.all_sent(house.bot)
    assert live.row.status == Status.RUNNING
    assert letters is not None


async def test_first_of_two_who_want_it_gets_it(house: House, visit: Visit) -> None:
    one, two = await visit("Daphnis"), await visit("Zenon")
    await house.say(house.users[1], "table seek")
    shown = await call_of(house, one)
    seen = await call_of(house, two)
    await asyncio.gather(take(house, one, shown), take(house, two, seen))
    rows = [row for row in await house.bot.store.proposals(house.table) if row.kind == "seat"]
    assert {row.taker for row in rows} == {"Daphnis", "Zenon"}
    await asyncio.gather(
        house.say(house.users[0], "vote answer", answer="agree", number=rows[0].key),
        house.say(house.users[0], "vote answer", answer="agree", number=rows[1].key),
    )
    live = await house.live()
    assert live.names[1] in ("Daphnis", "Zenon")
    await pulse.look(house.bot)
    outcomes = sorted(
        row.outcome
        for row in await house.bot.store.proposals(house.table, is_open=False)
        if row.kind == "seat"
    )
    assert outcomes == ["agreed", "overtaken"]
    tenures = [each for each in await house.bot.store.tenures(house.table) if each.seat == 1]
    assert len(tenures) == 2


async def test_same_person_asks_once_and_who_sits_there_takes_none(house: House, visit: Visit) -> None:
    one = await visit("Daphnis")
    await house.say(house.users[1], "table seek")
    shown = await call_of(house, one)
    await take(house, one, shown)
    again = await take(house, one, shown)
    assert again.text.startswith("That is proposed already")
    seated = await take(house, house.users[2], await call_of(house, house.users[2]))
    assert "already have seat" in seated.text


async def test_call_is_withdrawn_by_who_made_it(house: House, visit: Visit) -> None:
    taker = await visit("Daphnis")
    await house.say(house.users[1], "table seek")
    shown = await call_of(house, taker)
    await taker.press(shown, "Withdraw")
    own = await call_of(house, house.users[1])
    await house.users[1].answer(await house.users[1].press(own, "Withdraw"))
    closed = await call_of(house, taker, is_open=False)
    assert "withdrawn" in closed.text
    late = await house.bot.store.proposal(1)
    assert late is not None
    assert late.outcome == "withdrawn"


async def test_seat_of_keryx_can_be_sought_and_taken_over(house: House, visit: Visit) -> None:
    asked = await house.say(house.users[2], "table resign")
    await house.press(house.users[2], asked, "Resign")
    answer = await house.say(house.users[1], "table seek")
    assert f"wanted for seat {mark(2)}" in answer.text
    taker = await visit("Daphnis")
    await take(house, taker, await call_of(house, taker))
    await house.say(house.users[0], "vote answer", answer="agree", number=2)
    live = await house.live()
    assert live.names[2] == "Daphnis"
    assert live.state.resigned == ()


async def test_seat_of_another_is_not_sought(house: House) -> None:
    refused = await house.say(house.users[1], "table seek", seat=3)
    assert "Gorgo sits there" in refused.text
    by_master = await house.say(house.users[0], "table seek", seat=3)
    assert "Gorgo sits there" in by_master.text
    assert await house.bot.store.proposals() == []


async def test_offer_from_the_question_whether_to_resign(house: House) -> None:
    asked = await house.say(house.users[1], "table resign")
    answer = await house.press(house.users[1], asked, "Look for a substitute")
    assert answer.text.startswith("It is posted in")
    assert (await house.live()).state.resigned == ()


@pytest.mark.parametrize(
    ("language", "sought", "button", "wants", "gets"),
    [
        ("de", "wird jemand gesucht", "Platz übernehmen", "Daphnis möchte", "übernimmt Daphnis"),
        ("el", "αναζητείται κάποιος για τη θέση", "Παίρνω τη θέση", "Daphnis: αίτημα", "παίρνει: Daphnis"),
    ],
)
async def test_seat_is_sought_in_the_language_of_the_table(
    house: House, visit: Visit, language: str, sought: str, button: str, wants: str, gets: str
) -> None:
    async with house.bot.store.writing() as writer:
        await writer.update_table(house.table, language=language)
    house.bot.keeper.forget(house.table)
    taker = await visit("Daphnis")
    await house.say(house.users[1], "table seek")
    await rig.all_sent(house.bot)
    place = str(house.server.channel("tables").id)
    shown = await taker.wait_for_message(place, lambda m: button in labels(m))
    assert sought in shown.text
    await taker.answer(await taker.press(shown, button))
    assert any(wants in text for text in await thread_texts(house))
    await house.say(house.users[0], "vote answer", answer="agree", number=2)
    assert any(gets in text for text in await thread_texts(house))


@pytest.mark.parametrize(
    ("language", "proposes", "free"),
    [("de", "zu ersetzen", "wird ersetzt"), ("el", "πρόταση να αντικατασταθεί", "είναι ελεύθερη")],
)
async def test_missing_player_is_replaced_in_the_language_of_the_table(
    house: House, language: str, proposes: str, free: str
) -> None:
    async with house.bot.store.writing() as writer:
        await writer.update_table(house.table, language=language)
    house.bot.keeper.forget(house.table)
    missing = await asked_long(house)
    first, second = others(house, [missing])
    await house.say(first, "vote replace", seat=missing + 1)
    await house.say(second, "vote answer", answer="agree")
    texts = await thread_texts(house)
    assert any(proposes in text for text in texts)
    assert any(free in text for text in texts)


@pytest.mark.parametrize(
    ("language", "means", "again"),
    [
        ("en", "The table goes on waiting", "Call again"),
        ("de", "Der Tisch wartet weiter", "Noch einmal aufrufen"),
        ("el", "Το τραπέζι περιμένει ακόμη", "Νέα πρόσκληση"),
    ],
)
async def test_call_that_nobody_answers_is_told_to_the_table_and_made_again_by_button(
    house: House, server: PracticeServer, visit: Visit, language: str, means: str, again: str
) -> None:
    async with house.bot.store.writing() as writer:
        await writer.update_table(house.table, language=language)
    house.bot.keeper.forget(house.table)
    missing = await asked_long(house)
    first, second = others(house, [missing])
    await house.say(first, "vote replace", seat=missing + 1)
    await house.say(second, "vote answer", answer="agree")
    await passing(house.bot, server, 14 * 24)
    told = await second.wait_for_message(house.thread, lambda m: means in m.text)
    assert labels(told) == [again]
    stranger = await visit("Daphnis")
    assert "no seat" in (await stranger.answer(await stranger.press(told, again))).text
    pressed = await second.answer(await second.press(told, again))
    assert pressed.text.startswith("It is posted in")
    assert "proposed already" in (await first.answer(await first.press(told, again))).text
    calls = [row for row in await house.bot.store.proposals(house.table) if row.kind == "call"]
    assert [row.seat for row in calls] == [house.users.index(second)]


async def test_call_in_vain_says_that_keryx_or_its_player_stays(house: House, server: PracticeServer) -> None:
    await house.press(house.users[2], await house.say(house.users[2], "table resign"), "Resign")
    await house.say(house.users[0], "table seek", seat=3)
    await house.say(house.users[1], "table seek", seat=2)
    await passing(house.bot, server, 14 * 24)
    texts = await thread_texts(house)
    assert sum("Keryx plays on there." in text for text in texts) == 1
    assert sum("Bion still sits there." in text for text in texts) == 1


async def test_call_goes_on_after_a_restart(server: PracticeServer, tmp_path: Path, visit: Visit) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    taker = await visit("Daphnis")
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users)
        await house.say(users[1], "table seek")
        shown = await call_of(house, taker)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house.bot = bot
        await take(house, taker, shown)
        await house.say(users[0], "vote answer", answer="agree", number=2)
        assert (await house.live()).names[1] == "Daphnis"
        closed = await call_of(house, taker, is_open=False)
        assert "the seat is taken" in closed.text


async def test_what_is_kept_of_who_wanted_a_seat_is_deleted_with_their_data(
    house: House, visit: Visit
) -> None:
    taker = await visit("Daphnis")
    await house.say(house.users[1], "table seek")
    await take(house, taker, await call_of(house, taker))
    await house.say(taker, "privacy delete", sure=True)
    for row in await house.bot.store.proposals(house.table, is_open=False):
        assert row.taker_id is None
        assert row.taker == ""
        assert "Daphnis" not in row.subject
    answer = await house.say(house.users[0], "vote answer", answer="agree", number=2)
    assert "overtaken" in answer.text
    assert (await house.live()).row.status == Status.RUNNING
