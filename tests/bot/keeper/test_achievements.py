"""What a player alone has achieved: kept with the last move, and known to the next table."""

import json

import pytest

from bot.db import Achievement, StoreUnavailable, Writer
from bot.keeper.live import Live
from bot.keeper.lobby import Lobby, Wish
from games.core import codec
from games.core.errors import IllegalAction
from games.core.replay import Record, check_draws, replay
from games.peloponnes.actions import ChooseCivilisation
from tests.bot.keeper import solo
from tests.bot.keeper.conftest import House

USER = 100


async def table(house: House, scenario: str, users: tuple[int, ...] = (USER,)) -> Live:
    lobby = Lobby(house.keeper, solo.seed)
    row = await lobby.new(Wish("peloponnes", scenario, len(users), 1, 2, USER, "en", "focus"))
    assert row.id is not None
    for user in users:
        await lobby.join(row.id, user, f"P{user}")
    return await lobby.start(row.id)


async def note(house: House, table_id: int, *achieved: tuple[str, str], game: str = "peloponnes") -> None:
    async with house.store.writing() as writer:
        for what, with_what in achieved:
            await writer.add_achievement(
                Achievement(user_id=USER, game=game, what=what, with_what=with_what, table_id=table_id)
            )


async def achieved(house: House) -> list[tuple[str, str]]:
    return [(each.what, each.with_what) for each in await house.store.achievements(USER, "peloponnes")]


def offered(live: Live) -> set[str]:
    return set(live.decisions(0)[0].narrow(ChooseCivilisation)["civilisation"])


async def test_a_completed_level_is_noted_with_the_last_move(house: House) -> None:
    live = await table(house, "level-1")
    *before, last = solo.way_to_level_one()
    for action in before:
        await house.keeper.submit(live.id, 0, [action])
    assert await achieved(house) == []
    done = await house.keeper.submit(live.id, 0, [last])
    assert done.live.row.status == "ended"
    assert await achieved(house) == [("level-1", done.live.state.holdings[0].civilisation)]


async def test_the_last_move_and_the_achievement_are_kept_together_or_not_at_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await table(house, "level-1")
    *before, last = solo.way_to_level_one()
    for action in before:
        await house.keeper.submit(live.id, 0, [action])

    async def fail(_: Writer, _row: Achievement) -> int:
        raise StoreUnavailable

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_achievement", fail)
        with pytest.raises(StoreUnavailable):
            await house.keeper.submit(live.id, 0, [last])
    log, row = await house.store.log(live.id), await house.store.table(live.id)
    assert row is not None
    assert (row.status, row.seq, log[-1].seq) == ("running", len(before), len(before))
    await house.keeper.submit(live.id, 0, [last])
    assert len(await achieved(house)) == 1


async def test_a_level_that_is_not_completed_is_not_noted(house: House) -> None:
    live = await table(house, "level-1")
    while live.waiting_for():
        # The first answer is the least; so little never makes a level.
        decision = next(each for each in live.decisions(0) if each.required)
        live = (await house.keeper.submit(live.id, 0, [decision.answers[-1].first()])).live
    assert live.row.status == "ended"
    assert await achieved(house) == []


async def test_what_was_used_before_is_passed_on_as_an_option(house: House) -> None:
    first = await table(house, "level-1")
    assert json.loads(first.row.options) == {"used": ""}
    await note(house, first.id, ("level-1", "sparta"), ("level-2", "argos"), ("level-3", "pylos"))
    second = await table(house, "level-2")
    third = await table(house, "level-3")
    assert json.loads(second.row.options) == {"used": "sparta"}
    assert json.loads(third.row.options) == {"used": "sparta,argos"}
    assert offered(second) - offered(third) == {"argos"}
    assert "sparta" not in offered(second)
    with pytest.raises(IllegalAction) as refused:
        await house.keeper.submit(third.id, 0, [ChooseCivilisation("argos")])
    assert refused.value.refusal.key == "civilisation-used"


async def test_options_survive_forgetting(house: House) -> None:
    first = await table(house, "level-1")
    await note(house, first.id, ("level-1", "sparta"))
    live = await table(house, "level-2")
    house.keeper.forget(live.id)
    again = await house.keeper.live(live.id)
    assert again.row.options == live.row.options
    assert offered(again) == offered(live)


async def test_neither_the_plain_game_nor_a_table_for_several_asks_what_was_achieved(house: House) -> None:
    first = await table(house, "level-1")
    await note(house, first.id, ("level-1", "sparta"))
    plain = await table(house, "solo")
    assert json.loads(plain.row.options) == {}
    assert "sparta" in offered(plain)
    several = await table(house, "standard", (USER, USER + 1))
    assert json.loads(several.row.options) == {}


async def test_achievements_are_those_of_the_player_and_the_game(house: House) -> None:
    first = await table(house, "level-1")
    await note(house, first.id, ("level-1", "sparta"), game="perikles")
    assert json.loads((await table(house, "level-2")).row.options) == {"used": ""}
    await note(house, first.id, ("level-1", "sparta"))
    assert json.loads((await table(house, "level-2", (USER + 1,))).row.options) == {"used": ""}
    assert json.loads((await table(house, "level-2")).row.options) == {"used": "sparta"}


async def test_the_record_of_a_level_replays_with_its_options(house: House) -> None:
    first = await table(house, "level-1")
    await note(house, first.id, ("level-1", "sparta"))
    live = await house.play((await table(house, "level-2")).id, 400)
    assert live.row.status == "ended"
    record = codec.from_json(codec.to_json(await house.gamemaster.record(live.id)), Record)
    assert record.options == {"used": "sparta"}
    assert check_draws(record)
    *_, last = replay(live.game, record)
    assert codec.fingerprint(last.state) == record.result
    record.options = {}
    *_, other = replay(live.game, record)
    assert codec.fingerprint(other.state) != record.result
