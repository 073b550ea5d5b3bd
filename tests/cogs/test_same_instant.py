"""The same thing done twice at the same instant: it counts once, and whoever comes second is told so."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.discord.bot import KeryxBot
from bot.discord.panels import arrange
from bot.discord.playing import play
from games import registry
from practice import PracticeServer, User
from practice.seen import Outcome, Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_antike import Field
from tests.cogs.test_lobby import new_table, say
from tests.toy.game.actions import Sell

pytestmark = pytest.mark.usefixtures("quick_previews")

MADE = "That move has already been made"
UNDONE = "That move has already been taken back; nothing else was changed."
NOT_ASKED = "It is not your turn"

Act = Callable[[], Awaitable[Outcome]]


@pytest.fixture
async def users(visit: Visit) -> list[User]:
    return [await visit(name) for name in rig.PLAYERS[:3]]


async def told(*acts: tuple[User, Act]) -> list[str]:
    """Do all of it at the same instant and give what its users are told in private: each thing once."""
    heard = {user: len(user.received) for user, _ in acts}

    def said() -> list[str]:
        events = [event for user, before in heard.items() for event in user.received[before:]]
        seen = [Seen(event["message"]) for event in events if "message" in event]
        return [message.text for message in seen if message.is_ephemeral and not message.is_loading]

    assert not any(outcome.failed for outcome in await asyncio.gather(*(act() for _, act in acts)))
    await rig.until(lambda: len(said()) >= len(acts))
    await asyncio.sleep(0.1)
    assert len(said()) == len(acts)
    return said()


def pressing(user: User, message: Seen, button: str) -> tuple[User, Act]:
    return user, lambda: user.press(message, button)


def is_done_once(said: list[str], done: str, too_late: str) -> None:
    """One of two is told that it was done, and the other that it had been done."""
    assert sorted((done in each, too_late in each) for each in said) == [(False, True), (True, False)], said


async def has_moved_once(house: House) -> None:
    await rig.all_sent(house.bot)
    live = await house.live()
    assert (live.row.seq, live.answers.total()) == (1, 1)
    assert len(rig.posted(house.server, f"table-{house.table}")) == 2


async def by_confirming(house: House, user: User) -> Act:
    panel = await house.say(user, "moves")
    staged = "Tell them now" in labels(panel)
    echo = panel if staged else await house.press(user, panel, "Marker in Corinth")
    return lambda: user.press(echo, "Tell them now")


async def by_button(house: House, user: User) -> Act:
    panel = await house.say(user, "moves")
    return lambda: user.press(panel, "Marker in Corinth")


async def by_menu(house: House, user: User) -> Act:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arrange, "MAX_FLAT", 0)
        panel = await house.say(user, "moves")
    value = next(each["value"] for each in panel.menu()["options"] if each["label"] == "Marker in Corinth")
    return lambda: user.select(panel, value)


async def by_form(house: House, user: User) -> Act:
    form = await user.press(await house.say(user, "moves"), "Type an order")
    return lambda: user.submit_modal(form, {"typed": "place Corinth"})


async def by_command(house: House, user: User) -> Act:
    return lambda: user.slash(house.thread, "perikles place-marker", city="corinth")


TOO_LATE = {by_confirming: MADE, by_button: MADE, by_menu: MADE, by_form: NOT_ASKED, by_command: NOT_ASKED}


@pytest.mark.parametrize("panels", [1, 2], ids=["one panel", "two panels"])
async def test_answer_given_twice_counts_once(
    bot: KeryxBot, server: PracticeServer, users: list[User], monkeypatch: pytest.MonkeyPatch, panels: int
) -> None:
    for way, too_late in TOO_LATE.items():
        house = await open_house(bot, server, users)
        user = await house.asked()
        with monkeypatch.context() as patch:
            if way is not by_confirming:
                patch.setattr(play, "_is_for_good", lambda *_: False)
            acts = [await way(house, user) for _ in range(panels)]
            said = await told((user, acts[0]), (user, acts[-1]))
        is_done_once(said, "✓ Marker in Corinth", too_late)
        await has_moved_once(house)


async def test_number_typed_twice_counts_once(
    bot: KeryxBot, server: PracticeServer, users: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    monkeypatch.setattr(play, "_is_for_good", lambda *_: False)
    house = await open_house(bot, server, users[:2], "toy", "fair")
    (await house.altered()).agenda[-1].left = 150
    await house.play(Sell(1))
    user = users[0]
    panel = await house.say(user, "moves")
    form, typed = await user.press(panel, "Enter a number"), {"typed": "42"}
    act = (user, lambda: user.submit_modal(form, typed))
    is_done_once(await told(act, act), "✓", MADE)
    assert (await house.live()).state.sold == {"oil": 43}


@pytest.fixture
async def field(bot: KeryxBot, server: PracticeServer, users: list[User]) -> Field:
    made = Field(**vars(await open_house(bot, server, users, "antike", "orient")))
    await made.lay_out()
    return made


async def test_preview_sent_twice_counts_once(field: Field) -> None:
    user = await field.asked()
    panel = await field.say(user, "antike preview", text="rondel iron")
    act = pressing(user, panel, "Send this order")
    is_done_once(await told(act, act), "✓ Iron", MADE)
    assert (await field.live()).row.seq == 1


@pytest.mark.parametrize("buttons", ["private", "public", "both"])
async def test_undo_pressed_twice_takes_back_one_move(field: Field, buttons: str) -> None:
    public, user = await field.old_panel(), await field.asked()
    await field.say(user, "antike rondel", field="manoeuvre-b")
    trail = (await field.live()).trail
    private = await field.say(user, "order", text="1L Babylon-Susa")
    panels = {"private": [private, private], "public": [public, public], "both": [private, public]}[buttons]
    said = await told(*(pressing(user, panel, "Undo") for panel in panels))
    is_done_once(said, "Taken back.", UNDONE)
    assert (await field.live()).trail == trail


@pytest.mark.parametrize("alone", [True, False])
async def test_start_pressed_twice_starts_once(
    bot: KeryxBot, server: PracticeServer, althaia: User, daphnis: User, alone: bool
) -> None:
    """By who opened the table, or by another too who may administer it."""
    await say(althaia, "keryx tables", who="everyone")
    message = await new_table(daphnis, seats=3)
    for name in rig.PLAYERS[:3]:
        await bot.lobby.join(1, int(server.user(name).id), name)
    other = daphnis if alone else althaia
    said = await told(*(pressing(user, message, "k:l:1:start") for user in (daphnis, other)))
    is_done_once(said, "has started: ", "has already started")
    await rig.all_sent(bot)
    assert [entry.seq for entry in await bot.store.log(1)] == [0]
    assert len(rig.posted(server, "Perikles, table 1")) == 1


async def test_leave_pressed_twice_frees_one_seat(bot: KeryxBot, althaia: User, daphnis: User) -> None:
    message = await new_table(althaia, seats=3)
    for user in (althaia, daphnis):
        await user.answer(await user.press(message, "Join"))
    act = pressing(daphnis, message, "Leave")
    is_done_once(await told(act, act), "You have left", "You have no seat at this table.")
    assert [seat.name for seat in await bot.lobby.seats(1)] == ["Althaia"]


async def test_last_seat_is_given_to_one_of_two(bot: KeryxBot, althaia: User, daphnis: User) -> None:
    message = await new_table(althaia, seats=3)
    for number in (1, 2):
        await bot.lobby.join(1, number, f"Player {number}")
    said = await told(*(pressing(user, message, "Join") for user in (althaia, daphnis)))
    is_done_once(said, "You have seat", "All seats are taken.")
    assert len(await bot.lobby.seats(1)) == 3
