"""Games of many moves, and many tables: nobody is held up, and typing asks next to nothing."""

import asyncio
import gc
from collections.abc import Sequence
from typing import Any

import pytest

from bot.db import Store, StoreUnavailable, sqlite
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.playing import replaying
from bot.film import Moment, Scene
from bot.keeper import history, looking_back
from bot.keeper.message import Picture
from practice import PracticeServer, User
from tests.bot import databases
from tests.bot.discord import rig
from tests.cogs.house import House
from tests.cogs.long_game import KEPT, MOVES, long_game, longest_hold_up

PATIENCE = 0.05
"""So many seconds at most the event loop may be held up."""


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask the database in its threads, and keep the garbage collector off what is loaded, as the bot does."""
    monkeypatch.setattr(databases, "on_the_loop", sqlite.connect_args)
    gc.collect()
    gc.freeze()


def kept_scenes(moments: Sequence[Moment], *_: object) -> list[Scene]:
    """Show moves whose state is kept: those between were never played."""
    return [Scene(each.number, each.seat, each.events) for each in moments if each.number % KEPT == 0]


async def scene(*_: object) -> bytes:
    """Draw nothing: that is done by another process."""
    return bytes(100)


@pytest.mark.usefixtures("settled")
async def test_long_game_holds_nobody_up(
    house: House, daphnis: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await long_game(house)
    bot, gm = house.bot, await house.look_after(daphnis)
    marked = Picture(live.id, MOVES - 1, MOVES - 3)

    async def complete(typed: str) -> None:
        assert (await gm.autocomplete(house.thread, "gm rollback", "move", typed)).choices

    async def export() -> None:
        async with bot.store.writing() as writer:
            await writer.update_table(live.id, status="cancelled")
        bot.keeper.forget(live.id)
        assert (await house.say(gm, "gm export")).attachments

    async def earlier_board() -> None:
        shown = await house.say(house.users[2], "board full", move=780)
        assert f"after move 780 of {MOVES}" in shown.text

    async def film() -> None:
        last = looking_back.moves_told(live)[-1]
        monkeypatch.setattr("bot.film.scenes", kept_scenes)
        wanted = replaying.Wanted(live.id, last, False, "en", tuple(live.names))
        assert len(await replaying.Replays(bot.store, bot.pictures).film(live, wanted).task) > 1000

    monkeypatch.setattr(Pictures, "draw_scene", scene)
    acts: dict[str, Any] = {
        "load": lambda: asyncio.create_task(history.load_live(bot.store, live.id)),
        "go back": lambda: asyncio.create_task(history.restored(bot.store, live.game, live.row, MOVES - 100)),
        "draw": lambda: asyncio.create_task(Pictures(bot.keeper)._look(live, marked, "en")),
        "type nothing": lambda: complete(""),
        "type a number": lambda: complete("12"),
        "type a word": lambda: complete("marker"),
        "log": lambda: house.say(house.users[0], "log", lines=60),
        "since": lambda: house.say(house.users[0], "since"),
        "from a round": lambda: house.say(house.users[1], "since", round=1),
        "of one player": lambda: house.say(house.users[1], "log", player="3", move=700),
        "from a date": lambda: house.say(house.users[1], "log", date="1h"),
        "an earlier board": earlier_board,
        "film": film,
        "export": export,
    }
    held_up = {name: await longest_hold_up(monkeypatch, act) for name, act in acts.items()}
    assert not {name: seconds for name, seconds in held_up.items() if seconds > PATIENCE}


async def test_moves_to_go_back_to_are_found_by_number_and_by_word(house: House, daphnis: User) -> None:
    await long_game(house, 300)
    gm = await house.look_after(daphnis)
    newest = await gm.autocomplete(house.thread, "gm rollback", "move", "")
    assert newest.values == list(range(299, 274, -1))
    by_number = await gm.autocomplete(house.thread, "gm rollback", "move", "12")
    assert by_number.values == [*range(129, 119, -1), 12]
    by_word = await gm.autocomplete(house.thread, "gm rollback", "move", "places a MARKER")
    assert by_word.choices
    assert all("places a marker" in name for name in by_word.names)
    assert by_number.names == [str(number) for number in by_number.values]
    for number, name in zip(newest.values, newest.names, strict=True):
        assert name.startswith(f"{number}: ")


async def test_moves_are_still_called_by_what_they_were_when_many_are_taken_back(
    house: House, daphnis: User
) -> None:
    live = await long_game(house, 300)
    await house.bot.gamemaster.rollback(live.id, 120, "A slip.", lambda *_: ["Back."])
    await rig.all_sent(house.bot)
    gm = await house.look_after(daphnis)
    offered = await gm.autocomplete(house.thread, "gm rollback", "move", "")
    assert offered.values == list(range(119, 94, -1))
    assert all(": " in name for name in offered.names)


async def test_move_just_made_and_taken_back_is_known_at_once(house: House) -> None:
    """What is kept in memory is what would be read from the database."""
    keeper, table = house.bot.keeper, house.table
    for moves in (1, 4, 7):
        live = await rig.play(house.bot, table, moves)
        assert live.lately == (await history.load_live(house.bot.store, table)).lately
        assert list(live.lately) == live.trail
    live = await house.bot.gamemaster.rollback(table, 2, "A slip.", lambda *_: ["Back."])
    assert list(live.lately) == live.trail == [0, 1, 2]
    keeper.forget(table)
    assert (await keeper.live(table)).lately == live.lately


async def test_log_goes_back_as_far_as_is_asked_for(house: House) -> None:
    await long_game(house, 100)
    said = (await house.say(house.users[0], "log", lines=5)).text.splitlines()
    assert len(said) == 5
    assert said[-1].startswith("`100`")


async def test_tables_and_moves_are_offered_without_a_question_to_the_database(
    house: House, server: PracticeServer, althaia: User, daphnis: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    await althaia.answer(await althaia.slash("tables", "table new", game="perikles"))
    await house.say(house.users[2], "moves")
    await rig.play(house.bot, house.table, 12)
    await rig.all_sent(house.bot)
    gm = await house.look_after(daphnis)

    async def broken(*_: object) -> None:
        raise StoreUnavailable("The database is asked.")

    monkeypatch.setattr(Store, "_read", broken)
    shown = await althaia.autocomplete("agora", "table show", "table", "")
    assert shown.values == [2, house.table]
    assert "being played" in shown.names[1]
    assert (await althaia.autocomplete("agora", "table join", "table", "")).values == [2]
    assert len((await gm.autocomplete(house.thread, "gm substitute", "seat", "")).choices) == 3
    moves = await gm.autocomplete(house.thread, "gm rollback", "move", "")
    assert moves.values == sorted(moves.values, reverse=True)
    assert moves.values[-1] == 0
    assert all(": " in name for name in moves.names)
    assert (await gm.autocomplete(house.thread, "gm rollback", "move", "marker")).choices
    assert (await house.users[2].autocomplete(house.thread, "gm substitute", "seat", "")).choices == []
