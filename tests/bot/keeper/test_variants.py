"""Variants: chosen when a table is made, checked then and again when it starts."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from bot.db import TableRow
from bot.keeper.errors import TableFault, Unplayable
from bot.keeper.lobby import Wish, variants_of
from games import registry
from games.core.replay import replay
from tests.bot.keeper.conftest import House
from tests.toy.game.actions import Bid, Done


@pytest.fixture(autouse=True)
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")


async def opened(house: House, seats: int, variants: Sequence[str], game: str = "toy") -> TableRow:
    scenario = registry.get(game).scenarios[0]
    return await house.lobby.new(Wish(game, scenario, seats, 1, 2, 100, "en", "focus", tuple(variants)))


async def test_variants_are_kept_in_the_order_of_the_game(house: House) -> None:
    row = await opened(house, 3, ["short"])
    assert json.loads(row.options) == {"variants": "short"}
    assert variants_of(await house.lobby.row(row.key)) == ["short"]
    assert variants_of(await opened(house, 3, [])) == []


@pytest.mark.parametrize(
    ("seats", "variants", "key"),
    [(3, ["long", "short"], "long-and-short"), (2, ["long"], "long-needs-three")],
)
async def test_variants_that_do_not_fit_are_refused_by_the_game(
    house: House, seats: int, variants: list[str], key: str
) -> None:
    with pytest.raises(Unplayable) as refused:
        await opened(house, seats, variants)
    assert refused.value.refusal.key == key


async def test_unknown_variants_and_games_without_any(house: House) -> None:
    with pytest.raises(TableFault) as refused:
        await opened(house, 3, ["wide"])
    assert refused.value.key == "no-such-variant"
    with pytest.raises(TableFault) as refused:
        await opened(house, 3, ["long"], game="perikles")
    assert refused.value.key == "no-variants"


async def test_fewer_than_planned_are_checked_again_at_the_start(house: House) -> None:
    row = await opened(house, 3, ["long"])
    for user in (100, 101):
        await house.lobby.join(row.key, user, f"P{user}")
    with pytest.raises(Unplayable):
        await house.lobby.start(row.key)
    await house.lobby.join(row.key, 102, "P102")
    live = await house.lobby.start(row.key)
    assert live.state.rounds == 5


async def test_record_of_a_variant_can_be_played_again(house: House) -> None:
    row = await opened(house, 2, ["short"])
    for user in (100, 101):
        await house.lobby.join(row.key, user, f"P{user}")
    live = await house.lobby.start(row.key)
    house.keeper.forget(live.id)
    for seat, stall in enumerate(("oil", "wine")):
        await house.keeper.submit(live.id, seat, [Bid(stall, seat)])
    for seat, stall in enumerate(("oil", "wine")):
        await house.keeper.submit(live.id, seat, [Done(stall)])
    record = await house.gamemaster.record(live.id)
    assert record.options == {"variants": "short"}
    *_, last = replay(live.game, record)
    assert last.state.agenda == []
