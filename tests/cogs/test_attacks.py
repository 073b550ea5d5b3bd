"""What somebody tries who means no good, over the practice server."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from bot.db.engine import FILE_NAME
from bot.discord import wire
from bot.discord.health import readiness
from bot.discord.playing.rate_limit import ORDERS_PER_SECONDS
from bot.keeper.carrying_out import Done
from bot.keeper.errors import TableFault
from practice import User
from practice.interaction import Kind
from practice.model import Json
from tests.cogs import forged
from tests.cogs.forged import option
from tests.cogs.house import House

CORINTH = "place Corinth"


async def test_no_move_is_accepted_while_the_database_is_not_at_its_place(
    house: House, daphnis: User, caplog: pytest.LogCaptureFixture
) -> None:
    file = house.bot.settings.data / FILE_NAME
    before, asked = await house.live(), await house.asked()
    file.rename(aside := file.with_name("aside.db"))
    refused = await house.say(asked, "order", text=CORINTH)
    assert "cannot write to its database" in refused.text
    assert (await house.live()).state == before.state
    assert f"The file {file} was removed or replaced" in caplog.text
    assert not (await readiness(house.bot))["database"]
    # Of somebody who has never been here the language is to be stored; that it cannot be is no fault of ours.
    assert "Corinth" in (await house.say(daphnis, "board text")).text
    assert "fault" not in caplog.text
    aside.rename(file)
    assert (await readiness(house.bot))["database"]
    await house.say(asked, "order", text=CORINTH)
    assert (await house.live()).seq == before.seq + 1


async def test_orders_come_no_quicker_than_anybody_can_type_them(house: House) -> None:
    asked = await house.asked()
    many, _ = ORDERS_PER_SECONDS
    for command in ("order", "why"):
        answers = [await house.say(asked, command, text="x") for _ in range(many // 2)]
        assert all("not an order" in answer.text for answer in answers)
    for command in ("order", "why"):
        answer = await house.say(asked, command, text="x")
        assert "orders come too quickly" in answer.text
    other = await house.other()
    assert "not an order" in (await house.say(other, "order", text="x")).text


HALF = "place Cor\ud800inth"
WHOLE = "A text or a name holds a broken character"


async def test_half_a_character_is_refused_wherever_it_comes(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    asked, gm, before = await house.asked(), house.users[0], await house.live()
    answers = [
        await forged.command(house, asked, "order", option("text", HALF)),
        await forged.command(house, asked, "why", option("text", HALF)),
        await forged.command(house, asked, "rules", option("topic", HALF)),
        await forged.command(house, gm, "gm pause", option("reason", HALF)),
        await forged.command(house, gm, "keryx language", option("language", HALF)),
        await forged.submit(house, asked, f"k:mo:{house.table}", HALF),
        await forged.command(house, asked, "ahead leave", option("text", HALF)),
        await forged.submit(house, asked, f"k:mf:{house.table}", HALF),
    ]
    assert all(answer.startswith(WHOLE) for answer in answers), answers
    assert (await house.live()).row == before.row
    assert "fault" not in caplog.text


def test_half_a_character_in_a_name_is_refused() -> None:
    user: Any = SimpleNamespace(display_name="As\ud800pasia", name="althaia")
    interaction: Any = SimpleNamespace(data=None, user=user)
    with pytest.raises(TableFault, match="broken-text"):
        wire.demand_whole_texts(interaction)


TYPED: tuple[Any, ...] = (7, -1, 10**30, True, None, "9" * 5000, ["x"], "\ud800")


async def test_whatever_is_being_typed_gets_choices(house: House, caplog: pytest.LogCaptureFixture) -> None:
    for name, field, kind in (("moves", "table", 4), ("board player", "player", 3)):
        for typed in TYPED:
            data = forged.command_data(house, name, option(field, typed, kind, focused=True))
            outcome = await forged.forge(house, house.users[0], Kind.AUTOCOMPLETE, data)
            assert outcome["outcome"] == "choices", typed
    assert "fault" not in caplog.text


UNDECLARED = "This command does not take that value"


HOSTILE: list[tuple[str, Json]] = [
    ("keryx language", option("language", "xx")),
    ("keryx language", option("language", 7)),
    ("keryx images", option("images", "never")),
    ("keryx tables", option("who", ["everyone"])),
    ("keryx gamemaster", option("role", {"id": 1}, 8)),
    ("keryx gamemaster", option("role", "1", 8)),
    ("moves", option("table", 10**30, 4)),
    ("moves", option("table", -(10**30), 4)),
    ("moves", option("table", "1", 4)),
    ("moves", option("table", True, 4)),
    ("moves", option("table", 1.5, 4)),
    ("gm pause", option("reason", "x" * 301)),
    ("gm pause", option("reason", "")),
    ("order", option("text", "x" * 1501)),
    ("ahead leave", option("text", "x" * 1501)),
    ("ahead late", option("late", "yes", 5)),
    ("log", option("lines", 10**6, 4)),
    ("log", option("round", -1, 4)),
    ("since", option("move", 10**9, 4)),
    ("since", option("date", "x" * 401)),
    ("replay", option("secrets", "yes", 5)),
]


async def test_values_that_a_command_does_not_declare_are_refused(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    guild = int(house.server.store.guild.id)
    before = await house.bot.store.guild_settings(guild)
    for name, hostile in HOSTILE:
        said = await forged.command(house, house.users[0], name, hostile)
        assert said.startswith(UNDECLARED), (name, hostile, said)
    assert await house.bot.store.guild_settings(guild) == before
    assert (await house.live()).row.status == "running"
    assert "fault" not in caplog.text


async def test_what_is_under_way_is_answered_before_the_bot_closes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    submit = house.bot.keeper.submit

    async def slow(*args: Any) -> Done:
        begun.set()
        await go_on.wait()
        return await submit(*args)

    monkeypatch.setattr(house.bot.keeper, "submit", slow)
    asked, before = await house.asked(), (await house.live()).seq
    ordering = asyncio.create_task(house.say(asked, "order", text=CORINTH))
    await begun.wait()
    closing = asyncio.create_task(house.bot.close())
    await asyncio.sleep(0.05)
    assert not closing.done()
    go_on.set()
    assert "Corinth" in (await ordering).text
    await closing
    assert house.bot.keeper.in_memory(house.table).seq == before + 1  # type: ignore[union-attr]


async def test_the_end_does_not_wait_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    never = asyncio.Event()

    async def stuck(*_: object) -> None:
        await never.wait()

    monkeypatch.setattr(house.bot.keeper, "submit", stuck)
    asked = await house.asked()
    await asked.slash(house.thread, "order", text=CORINTH)
    before = time.monotonic()
    await house.bot.under_way.ended(0.2)
    assert 0.1 < time.monotonic() - before < 5
    never.set()


async def test_an_order_that_is_delivered_twice_counts_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A gateway that is resumed may tell twice what somebody did."""
    sessions = house.server.core.sessions
    dispatch = sessions.dispatch

    def twice(event: str, *args: Any, **options: Any) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            dispatch(event, *args, **options)

    before, asked = await house.live(), await house.asked()
    with monkeypatch.context() as patch:
        patch.setattr(sessions, "dispatch", twice)
        await house.say(asked, "order", text=CORINTH)
        await house.bot.under_way.ended()
    assert (await house.live()).seq == before.seq + 1
    assert "fault" not in caplog.text
