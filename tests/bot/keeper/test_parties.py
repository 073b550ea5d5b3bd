"""A seat that leads two parties: each has questions of its own, and its answers make only those stale."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.keeper import Live
from bot.keeper.live import Acting
from bot.keeper.lobby import Wish
from games import registry
from games.core.errors import StaleDecision
from games.core.replay import check_draws, replay
from tests.bot.keeper.conftest import House
from tests.toy.game.actions import Bid, Done, Stand


@pytest.fixture
async def live(house: House, monkeypatch: pytest.MonkeyPatch) -> Live:
    """Two seats with two stalls each."""
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    row = await house.lobby.new(Wish("toy", "double", 2, 1, 2, 100, "en", "focus"))
    for seat in range(2):
        await house.lobby.join(row.key, 100 + seat, f"P{seat}")
    return await house.lobby.start(row.key)


def ids(live: Live, seat: int = 0) -> dict[str, str]:
    """Name the open questions of a seat's parties."""
    return {each.party: live.decision_id(each) for each in live.decisions(seat)}


async def read_anew(house: House, live: Live) -> Live:
    """Read the table as after a restart; what memory had of it is what the store has."""
    before = await house.keeper.live(live.id)
    house.keeper.forget(live.id)
    after = await house.keeper.live(live.id)
    for seat in range(2):
        assert ids(after, seat) == ids(before, seat)
    assert (after.answers, after.makers, after.asides) == (before.answers, before.makers, before.asides)
    return after


async def showing(house: House, live: Live) -> Live:
    """Let all stalls bid nothing: next, all may show their cards."""
    for stall, seat in live.state.owners.items():
        live = (await house.keeper.submit(live.id, seat, [Bid(stall, 0)])).live
    return live


async def letters(house: House, user: int) -> list[str]:
    """List the questions of the letters to a user."""
    sent = [payload.panel for row, payload in await house.outbox() if row.to.user_id == user]
    return [panel.decision for panel in sent if panel is not None and panel.decision is not None]


async def test_each_stall_has_a_letter_and_the_answer_to_one_leaves_the_other(
    house: House, live: Live
) -> None:
    before = ids(live)
    assert await letters(house, 100) == [before["oil"], before["fish"]]
    await house.keeper.submit(live.id, 0, [Bid("fish", 1)], before["fish"])
    with pytest.raises(StaleDecision):
        await house.keeper.submit(live.id, 0, [Bid("fish", 2)], before["fish"])
    after = await read_anew(house, live)
    assert ids(after)["oil"] == before["oil"]
    assert await letters(house, 100) == [before["oil"], before["fish"]]
    await house.keeper.submit(live.id, 0, [Bid("oil", 2)], before["oil"])
    with pytest.raises(StaleDecision):
        await house.keeper.submit(live.id, 0, [Bid("oil", 2)], before["oil"])
    rows = await house.store.log(live.id)
    assert [(row.seat, row.party) for row in rows] == [(None, ""), (0, "fish"), (0, "oil")]


async def test_settings_of_stalls_are_apart(house: House, live: Live) -> None:
    names = {each.party: live.decision_id(each) for each in live.settings(0)}
    await house.keeper.submit(live.id, 0, [Stand("oil", 1)], names["oil"])
    with pytest.raises(StaleDecision):
        await house.keeper.submit(live.id, 0, [Stand("oil", 1)], names["oil"])
    assert ids(await read_anew(house, live)) == ids(live)
    await house.keeper.submit(live.id, 0, [Stand("fish", 1)], names["fish"])


async def test_an_answer_taken_back_is_asked_anew_and_no_other(house: House, live: Live) -> None:
    live = await showing(house, live)
    for stall in ("wine", "honey"):
        live = (await house.keeper.submit(live.id, 1, [Done(stall)])).live
    before = ids(live)
    live = (await house.keeper.submit(live.id, 0, [Done("oil")], before["oil"])).live
    assert ids(live) == {"fish": before["fish"]}
    await house.keeper.undo(live.id, 0)
    live = await read_anew(house, live)
    assert ids(live)["fish"] == before["fish"]
    assert ids(live)["oil"] != before["oil"]
    assert live.answers[Acting(0, "oil")] == 3
    with pytest.raises(StaleDecision):
        await house.keeper.submit(live.id, 0, [Done("oil")], before["oil"])


async def test_rollback_asks_all_parties_anew(house: House, live: Live) -> None:
    before = ids(live)
    await house.keeper.submit(live.id, 0, [Bid("fish", 1)])
    await house.gamemaster.rollback(live.id, 0, "again", lambda *_: [])
    after = await read_anew(house, live)
    assert after.rollbacks == 1
    assert not set(before.values()) & set(ids(after).values())


async def test_record_of_a_game_of_parties_is_whole(house: House, live: Live) -> None:
    live = await showing(house, live)
    await house.gamemaster.rollback(live.id, live.trail[2], "again", lambda *_: [])
    while live.state.agenda:
        live = await house.play(live.id)
    record = await house.gamemaster.record(live.id)
    assert check_draws(record)
    *_, last = replay(live.game, record)
    assert last.state == live.state
    by_party = Counter(entry.action.get("stall") for entry in record.entries)
    assert by_party.keys() == live.state.owners.keys()
