"""Of a seat that leads two parties, what waits for one is superseded by that one's own moves only."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.keeper import Live
from bot.keeper.lobby import Wish
from games import registry
from games.core.actions import Action
from games.pericles.actions import Commit, Done, Move
from tests.bot.keeper.conftest import House
from tests.games.pericles.rulings.test_plan import MOVES, ORDER, mustering

CROSSWISE = {"aristocrats": 0, "demagogues": 1, "agiad": 0, "eurypontid": 1}
OWN = CROSSWISE["agiad"]


@pytest.fixture
async def live(house: House, monkeypatch: pytest.MonkeyPatch) -> Live:
    """Two who sit crosswise, before an expedition of the Agiads."""
    monkeypatch.setitem(registry.PATHS, "pericles", "games.pericles.game:GAME")
    row = await house.lobby.new(Wish("pericles", "second-war", 2, 1, 2, 100, "en", "focus"))
    for seat in range(2):
        await house.lobby.join(row.key, 100 + seat, f"P{seat}")
    started, state = await house.lobby.start(row.key), mustering().state
    assert started.state.owners == CROSSWISE
    state.owners = started.state.owners
    house.keeper.replace(replace(started, state=state))
    return await house.keeper.live(row.key)


async def commit(house: House, live: Live, *factions: str, tokens: int = 0) -> Live:
    for faction in factions:
        actions: list[Action] = [Commit(faction, tokens)]
        live = (await house.keeper.submit(live.id, CROSSWISE[faction], actions)).live
    return live


def moved(live: Live) -> int:
    return int(live.state.pieces["boeotia"]["sparta"].land) if "sparta" in live.state.pieces["boeotia"] else 0


async def test_commitment_of_the_other_faction_leaves_the_moves_waiting(house: House, live: Live) -> None:
    done = await house.keeper.submit(live.id, OWN, ORDER)
    assert done.taken == 2
    after = await commit(house, live, "aristocrats", "demagogues")
    [rest] = await house.store.waiting_orders()
    assert (rest.seat, rest.party) == (OWN, "agiad")
    assert moved(after) == 0
    after = await commit(house, live, "eurypontid")
    assert moved(after) == 2
    assert await house.store.waiting_orders() == []


async def test_the_moves_go_on_after_the_own_last_commitment(house: House, live: Live) -> None:
    await house.keeper.submit(live.id, OWN, ORDER)
    after = await commit(house, live, "demagogues", "eurypontid", "aristocrats")
    assert moved(after) == 2
    assert await house.store.waiting_orders() == []


async def test_a_new_move_of_the_same_faction_supersedes_what_waits(house: House, live: Live) -> None:
    await house.keeper.submit(live.id, OWN, ORDER)
    after = await commit(house, live, "agiad", tokens=2)
    assert await house.store.waiting_orders() == []
    after = await commit(house, after, "aristocrats", "eurypontid", "demagogues")
    assert moved(after) == 0


async def test_each_faction_of_a_seat_has_what_it_has_waiting(house: House, live: Live) -> None:
    await house.keeper.submit(live.id, OWN, ORDER)
    other: list[Action] = [Commit("aristocrats", 1), Move("aristocrats", "athens-land", "athens", "boeotia")]
    await house.keeper.submit(live.id, OWN, [*other, Done("aristocrats")])
    kept = {(rest.party, rest.actions.count("Move")) for rest in await house.store.waiting_orders()}
    assert kept == {("agiad", len(MOVES)), ("aristocrats", 1)}
