"""The thread of a table is deleted: what was shown elsewhere says that the table stands still."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from discord import app_commands

from bot.discord.bot import KeryxBot
from bot.discord.panels import arrange
from games import registry
from practice import PracticeServer, User
from practice.seen import Outcome, Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.calls import commands_of
from tests.cogs.house import House, labels
from tests.cogs.test_antike import Field
from tests.cogs.trouble import CALLBACK, EDIT
from tests.cogs.ways import Inn, question_in_a_direct_message

pytestmark = pytest.mark.usefixtures("quick_previews")

Act = Callable[[], Awaitable[Outcome]]
STANDS_STILL = "This table is not being played at the moment. Its thread was deleted."


@pytest.fixture
async def inn(bot: KeryxBot, server: PracticeServer, visit: Visit) -> Inn:
    return Inn(bot, server, [await visit(name) for name in rig.PLAYERS[:3]])


async def delete_thread(house: House) -> None:
    house.server.delete_channel(f"table-{house.table}")
    await rig.until(lambda: house.bot.keeper.in_memory(house.table).row.status == "waiting")  # type: ignore[union-attr]


async def answered(user: User, acting: Awaitable[Outcome]) -> Seen:
    """Give the one private answer to what is done."""
    heard = len(user.received)

    def said() -> list[Seen]:
        seen = [Seen(event["message"]) for event in user.received[heard:] if "message" in event]
        # One that says how far it is changes in place.
        shown = {message.id: message for message in seen if message.is_ephemeral and not message.is_loading}
        return list(shown.values())

    assert not (await acting).failed
    await rig.until(said)
    (answer,) = said()
    return answer


async def stands_still(user: User, *acts: Awaitable[Outcome]) -> None:
    for acting in acts:
        answer = await answered(user, acting)
        assert STANDS_STILL in answer.text, answer.text
        assert labels(answer) == []


async def test_panel_says_that_the_table_stands_still(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Private panels are where they were asked for, which need not be the thread."""
    house = await inn.open()
    house.thread = "agora"
    user = await house.asked()
    panel, other = await house.say(user, "moves"), await house.say(user, "moves")
    before = await house.say(user, "moves")
    with monkeypatch.context() as patch:
        patch.setattr(arrange, "MAX_FLAT", 0)
        menu = await house.say(user, "moves")
    early = await user.press(other, "Type an order")
    echo = await house.press(user, before, "Marker in Megara")
    await delete_thread(house)
    late = await user.press(other, "Type an order")
    await stands_still(
        user,
        user.press(panel, "Marker in Megara"),
        user.press(echo, "Tell them now"),
        user.select(menu, menu.menu()["options"][0]["value"]),
        user.submit_modal(early, {"typed": "place Megara"}),
        user.submit_modal(late, {"typed": "place Megara"}),
    )
    assert (await house.live()).row.seq == 0
    assert "fault" not in caplog.text


async def test_undo_and_preview_say_that_the_table_stands_still(
    inn: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    house = await inn.open("antike", "orient")
    await Field(**vars(house)).lay_out()
    house.thread = "agora"
    user = await house.asked()
    undo = await house.say(user, "antike rondel", field="manoeuvre-b")
    preview = await house.say(user, "antike preview", text="1L Babylon-Susa")
    await delete_thread(house)
    await stands_still(user, user.press(undo, "Undo"), user.press(preview, "Send this order"))
    assert (await house.live()).row.seq == 1
    assert "fault" not in caplog.text


async def test_question_sent_directly_says_that_the_table_stands_still(
    inn: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    user, asked, house = await question_in_a_direct_message(inn)
    before = (await house.live()).row.seq
    await delete_thread(house)
    await stands_still(user, user.press(asked, labels(asked)[0]))
    assert (await house.live()).row.seq == before
    assert "fault" not in caplog.text


VALUES = {
    "text": "place Corinth",
    "region": "athens",
    "player": "Gorgo",
    "city": "corinth",
    "hours": 4,
    "answer": "agree",
    "seat": 2,
}
LATE = 0.4
ENDED = "an interaction ended before it was answered"
LOOKING = ("board", "hand", "log", "since", "talk", "why")
IN_PARTS = ("replay",)
"""What answers with its progress first; tests of its own wait for all of it."""
OTHERWISE = {"vote answer": "Nothing is proposed", "watch": "You have a seat at this table"}
"""What is refused for a reason that comes first."""


async def test_command_about_the_table_says_that_it_stands_still(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Every one that can be used in a direct message or another channel; one may look as ever."""
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    house = await inn.open()
    user = await house.asked()
    places = "agora", await user.open_dm()
    await delete_thread(house)
    for name, command in commands_of(inn.bot).items():
        group, needed = name.split()[0], [each.name for each in command.parameters if each.required]
        others = [game for game in registry.ids() if game != "perikles"]
        if command.get_parameter("table") is None or group in ("gm", "table", *IN_PARTS, *others):
            continue
        options = {each: VALUES.get(each, "athens") for each in needed} | {"table": house.table}
        for place in places:
            answer = await answered(user, user.slash(place, name, **options))
            stands_still = group not in LOOKING and name not in OTHERWISE
            assert (STANDS_STILL in answer.text) == stands_still, (name, answer.text)
            assert OTHERWISE.get(name, "") in answer.text
    assert (await house.live()).row.seq == 0
    assert "fault" not in caplog.text


async def by_command(house: House, user: User) -> Act:
    return lambda: user.slash(house.thread, "perikles place-marker", city="corinth")


async def by_confirming(house: House, user: User) -> Act:
    echo = await house.press(user, await house.say(user, "moves"), "Marker in Corinth")
    return lambda: user.press(echo, "Tell them now")


async def by_form(house: House, user: User) -> Act:
    form = await user.press(await house.say(user, "moves"), "Type an order")
    return lambda: user.submit_modal(form, {"typed": "place Corinth"})


async def by_looking(house: House, user: User) -> Act:
    panel = await house.panel()
    return lambda: user.press(panel, "Board")


async def test_thread_deleted_before_the_answer_takes_nothing_back(
    inn: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    """It was acknowledged and done; that there is nowhere to say so is no fault."""
    faults = inn.server.core.faults
    for way, moves in {by_looking: 0, by_command: 1, by_confirming: 1, by_form: 1}.items():
        house = await inn.open()
        act = await way(house, await house.asked())
        faults.delay(EDIT, seconds=LATE)
        assert not (await act()).failed
        await rig.until(lambda: faults._pending == [])
        await delete_thread(house)
        await rig.until(lambda: ENDED in caplog.text)
        assert (await house.live()).row.seq == moves
        assert "fault" not in caplog.text
        caplog.clear()


async def test_thread_deleted_before_the_acknowledgement_leaves_all_as_it_was(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    act, faults = await by_command(house, await house.asked()), house.server.core.faults
    faults.delay(CALLBACK, seconds=LATE)
    house.server.settings.ack_seconds = 2 * LATE
    acting = asyncio.ensure_future(act())
    await rig.until(lambda: faults._pending == [])
    await delete_thread(house)
    assert (await acting).failed
    await rig.until(lambda: ENDED in caplog.text)
    assert (await house.live()).row.seq == 0
    assert "fault" not in caplog.text


GAMEMASTERS: dict[str, tuple[dict[str, object], str]] = {
    "table show": ({}, "Its thread was deleted."),
    "table join": ({}, "This table has already started."),
    "table seat": ({"number": 1}, "This table has already started."),
    "table leave": ({}, "This table has already started."),
    "table start": ({}, "This table has already started."),
    "table cancel": ({}, "This table has already started."),
    "table resign": ({}, "Its thread was deleted."),
    "table seek": ({}, "Its thread was deleted."),
    "gm export": ({}, "This table is still being played"),
    "gm rollback": ({"move": 0, "reason": "A slip"}, "Its thread was deleted."),
    "gm substitute": ({"seat": 3, "player": "Daphnis"}, "Done"),
    "gm pause": ({"reason": "Supper"}, "Done"),
    "gm resume": ({}, "Done"),
    "gm end": ({"reason": "Late"}, "Done"),
}
"""What is said of a table without a thread, in this order."""


async def test_gamemaster_does_what_can_be_done_without_the_thread(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    about = {name for name, each in commands_of(house.bot).items() if "table" in each._params}
    assert {name for name in about if name.startswith(("gm ", "table "))} == set(GAMEMASTERS)
    await rig.play(house.bot, house.table, 2)
    await delete_thread(house)
    gm, daphnis = house.users[0], house.server.user("Daphnis").id
    for name, (options, says) in GAMEMASTERS.items():
        given = {key: daphnis if key == "player" else value for key, value in options.items()}
        answer = await gm.answer(await gm.slash("agora", name, table=house.table, **given))
        assert answer.is_ephemeral
        assert says in answer.text, name
    await rig.all_sent(house.bot)
    assert (await house.live()).row.status == "cancelled"
    assert "fault" not in caplog.text
