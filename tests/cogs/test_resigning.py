"""`/table resign` and its red button, and seats given up when time is up: told, logged, taken over."""

import pytest
from discord import app_commands

from bot.db.status import Status
from bot.discord.bot import KeryxBot
from bot.discord.playing import pulse, resigning
from bot.keeper import Live, clocks
from games.core.agenda import is_sealed
from games.core.resigning import LEAST
from games.peloponnes.steps.simultaneous import Simultaneous
from games.text.words import mark
from practice import PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.time import give_pace, passing

B = mark(1)
BUTTONS = ["Resign", "Look for a substitute"]
ALL = [
    ("perikles", "standard", 3),
    ("peloponnes", "standard", 3),
    ("antike", "orient", 3),
    ("pericles", "second-war", 3),
]
OF_TWO = [("peloponnes", "standard"), ("antike", "orient"), ("pericles", "time-of-peace"), ("sparta", "pw1")]


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


async def thread_texts(house: House) -> list[str]:
    await rig.all_sent(house.bot)
    return [message.content for message in rig.posted(house.server, f"table-{house.table}")]


async def give_up(house: House, seat: int) -> Seen:
    user = house.users[seat]
    asked = await house.say(user, "table resign")
    assert labels(asked) == BUTTONS
    return await house.press(user, asked, "Resign")


async def table_of(
    bot: KeryxBot, server: PracticeServer, visit: Visit, game: str, scenario: str, seats: int
) -> House:
    users = [await visit(name) for name in rig.PLAYERS[:seats]]
    return await open_house(bot, server, users, game, scenario)


async def test_resigning_says_what_follows_and_does_it_by_a_red_button(house: House) -> None:
    first, second, third = house.users
    asked = await house.say(second, "table resign")
    assert asked.text.startswith(
        f"**Do you want to give up seat {B} at table 1?**\nFrom then on Keryx plays for you"
    )
    assert "cannot take this back" in asked.text
    assert [button["style"] for button in asked.components] == [4, 2]
    assert (await house.live()).state.resigned == ()
    told = await house.press(second, asked, "Resign")
    assert told.text == "You have given up your seat at table 1."
    texts = await thread_texts(house)
    assert texts[-1].startswith(f"**Bion resigns.**\nKeryx plays seat {B} from now on")
    live = await house.live()
    assert list(live.state.resigned) == [1]
    assert live.names == ["Althaia", f"Keryx {B}", "Gorgo"]
    shown = await house.say(first, "log")
    assert f"Bion gives up seat {B}; Keryx plays it." in shown.text
    assert labels(told) == []
    assert (await house.say(third, "moves")).text


@pytest.mark.parametrize(("game", "scenario", "seats"), ALL)
async def test_game_goes_on_without_a_seat(
    bot: KeryxBot, server: PracticeServer, visit: Visit, game: str, scenario: str, seats: int
) -> None:
    house = await table_of(bot, server, visit, game, scenario, seats)
    gone = (await house.live()).waiting_for()[0]
    before = await thread_texts(house)
    await give_up(house, gone)
    live = await house.live()
    assert gone not in live.waiting_for()
    assert live.waiting_for()
    new = (await thread_texts(house))[len(before) :]
    assert any("Keryx plays seat" in text for text in new)
    for _ in range(15):
        live = await rig.play(bot, house.table, 1)
        assert gone not in live.waiting_for()
    mention = f"<@{await house.users[gone].id()}>"
    since = (await thread_texts(house))[len(before) :]
    assert not any(mention in text for text in since)
    letters = [each.content for each in rig.direct(server, house.users[gone].name)]
    await rig.play(bot, house.table, 10)
    await rig.all_sent(bot)
    assert [each.content for each in rig.direct(server, house.users[gone].name)] == letters


async def test_end_calls_those_who_stayed_and_not_keryx(house: House) -> None:
    await give_up(house, 1)
    await rig.leap(house.bot, house.table, rig.is_over)
    first, _, third = house.users
    [text] = [each for each in await thread_texts(house) if "is over:" in each]
    assert text.startswith(f"<@{await first.id()}> <@{await third.id()}> **Perikles 1 is over:")


@pytest.mark.parametrize(("game", "scenario"), OF_TWO)
async def test_game_of_two_ends_in_favour_of_the_other(
    bot: KeryxBot, server: PracticeServer, visit: Visit, game: str, scenario: str
) -> None:
    house = await table_of(bot, server, visit, game, scenario, 2)
    asked = await house.say(house.users[1], "table resign")
    assert "Then the game is over, and Althaia wins." in asked.text
    await house.press(house.users[1], asked, "Resign")
    live = await house.live()
    assert live.row.status == Status.ENDED
    texts = await thread_texts(house)
    assert "is over: Althaia wins." in texts[-1]
    what = live.game.wording("en", live.names).say("round-word")
    assert f"one {what} · one move · on one day" in texts[-1]
    assert "Bion has resigned." in texts[-1]
    assert live.row.seed.hex() in texts[-1]
    places = {each.user_id: (each.rank, each.won) for each in await bot.store.placings()}
    assert places == {int(await house.users[0].id()): (1, True), int(await house.users[1].id()): (2, False)}
    refused = await house.say(house.users[0], "table resign")
    assert refused.text == "This table has ended."


async def test_player_alone_has_lost(bot: KeryxBot, server: PracticeServer, visit: Visit) -> None:
    house = await table_of(bot, server, visit, "peloponnes", "solo", 1)
    asked = await house.say(house.users[0], "table resign")
    assert "it is lost" in asked.text
    await house.press(house.users[0], asked, "Resign")
    texts = await thread_texts(house)
    assert "is over: it is lost." in texts[-1]


async def test_nobody_resigns_for_another(house: House, visit: Visit, server: PracticeServer) -> None:
    stranger = await visit("Daphnis")
    refused = await house.say(stranger, "table resign", table=house.table)
    assert refused.text == "You have no seat at this table."
    asked = await house.say(house.users[1], "table resign")
    zenon = server.user("Zenon")
    await house.say(house.users[0], "gm substitute", seat=2, player=zenon.id)
    await house.users[1].press(asked, "Resign")
    await house.users[1].wait_for_message(house.thread, lambda m: m.text == "You have no seat at this table.")
    assert (await house.live()).state.resigned == ()


async def test_paused_table_takes_no_resignation(house: House) -> None:
    asked = await house.say(house.users[1], "table resign")
    await house.say(house.users[0], "gm pause", reason="Lunch")
    await house.users[1].press(asked, "Resign")
    await house.users[1].wait_for_message(house.thread, lambda m: m.is_ephemeral and "Lunch" in m.text)
    assert (await house.live()).state.resigned == ()


async def test_seat_resigns_when_its_time_is_up(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast", when_up="resign")
    user = await house.asked()
    seat = house.users.index(user)
    await passing(house.bot, server, 15.9)
    assert (await house.live()).state.resigned == ()
    await passing(house.bot, server, 0.2)
    live = await house.live()
    assert list(live.state.resigned) == [seat]
    texts = await thread_texts(house)
    notes = [text for text in texts if "Time is up" in text]
    assert len(notes) == 1
    assert f"Time is up for {user.name}, and with it seat" in notes[0]
    assert f"<@{await user.id()}>" in notes[0]
    await pulse.look(house.bot)
    assert len([text for text in await thread_texts(house) if "Time is up" in text]) == 1


async def test_game_of_two_is_over_when_time_is_up(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    house = await table_of(bot, server, visit, "sparta", "pw1", 2)
    await give_pace(house, pace="fast", when_up="resign")
    seat = (await house.live()).waiting_for()[0]
    name, other = house.users[seat].name, house.users[1 - seat].name
    await passing(bot, server, 17)
    texts = await thread_texts(house)
    assert (await house.live()).row.status == Status.ENDED
    assert f"Time is up for {name}, and with it seat {mark(seat)} is given up." in texts[-2]
    assert f"is over: {other} wins." in texts[-1]


async def test_substitute_takes_over_from_keryx(house: House, visit: Visit, server: PracticeServer) -> None:
    await give_up(house, 1)
    zenon = server.user("Zenon")
    await house.say(house.users[0], "gm substitute", seat=2, player=zenon.id)
    live = await house.live()
    assert live.state.resigned == ()
    assert live.names[1] == "Zenon"
    shown = await house.say(house.users[0], "log")
    assert f"Bion gives up seat {B}" in shown.text
    assert f"Zenon takes over seat {B} from Keryx." in shown.text


# Under seal


@pytest.fixture
async def market(
    bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> House:
    monkeypatch.setattr(Simultaneous, "sealed", True)
    live = await rig.new_table(bot, server, rig.PLAYERS, "peloponnes")
    users = [await visit(name) for name in rig.PLAYERS]
    return House(bot, server, users, live.id, str(live.row.thread_id))


async def answer(house: House, seat: int) -> None:
    while asked := [each for each in (await house.live()).decisions(seat) if each.required]:
        assert asked[0].default is not None
        await house.bot.keeper.submit(house.table, seat, [asked[0].default])


async def nothing_tells_who_had_answered(market: House) -> None:
    """Two resign, of whom one has answered: but for their names, the same is said of both."""
    live = await rig.leap(
        market.bot, market.table, lambda live: is_sealed(live.state) and len(live.waiting_for()) > LEAST + 1
    )
    first, second, third, *_ = live.waiting_for()
    await answer(market, first)
    said: list[list[str]] = []
    for seat in (first, second):
        before, name = await thread_texts(market), (await market.live()).names[seat]
        await give_up(market, seat)
        new = (await thread_texts(market))[len(before) :]
        said.append([text.replace(name, "X").replace(f"seat {mark(seat)}", "seat M") for text in new])
    assert said[0] == said[1]
    assert len(said[0]) == 1
    assert third in (await market.live()).waiting_for()


async def test_under_seal_resigning_tells_nobody_who_had_answered(market: House) -> None:
    await nothing_tells_who_had_answered(market)


async def test_resignation_that_tells_who_had_answered_is_found(
    market: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted leak: the note says whether Keryx had anything left to answer."""
    told = resigning._told

    def leaking(live: Live, seat: int, why: str) -> list[str]:
        return [*told(live, seat, why), *(["It had answered."] if clocks.has_answered(live, seat) else [])]

    monkeypatch.setattr(resigning, "_told", leaking)
    with pytest.raises(AssertionError):
        await nothing_tells_who_had_answered(market)


# Languages


@pytest.mark.parametrize(
    ("locale", "asks", "button", "done"),
    [
        ("de", "Willst du Platz", "Aufgeben", "Du hast deinen Platz"),
        ("el", "Θέλεις να εγκαταλείψεις", "Εγκατάλειψη", "Εγκατέλειψες τη θέση"),
    ],
)
async def test_resigning_speaks_the_language_of_who_does_it(
    house: House, locale: str, asks: str, button: str, done: str
) -> None:
    await house.users[1].set_locale(locale)
    asked = await house.say(house.users[1], "table resign")
    assert asks in asked.text
    assert (await house.press(house.users[1], asked, button)).text.startswith(done)


@pytest.mark.parametrize(
    ("language", "gone"), [("de", "**Bion gibt auf.**\nPlatz"), ("el", "**Bion: εγκατάλειψη.**\nΤη θέση")]
)
async def test_thread_is_told_in_the_language_of_the_table(house: House, language: str, gone: str) -> None:
    async with house.bot.store.writing() as writer:
        await writer.update_table(house.table, language=language)
    house.bot.keeper.forget(house.table)
    await give_up(house, 1)
    assert (await thread_texts(house))[-1].startswith(gone)
