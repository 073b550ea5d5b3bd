"""What is written to who watches a table: each round that is over once, in every game, and then no more."""

import pytest

from bot.keeper.live import Live
from bot.keeper.message import EARLY, OVER, ROUND, News
from games import registry
from tests.bot.keeper.conftest import House

STRANGER = 4711
ROUNDS = 2


async def watched(house: House, game: str) -> Live:
    live = await house.table(min(3, max(registry.get(game).seats)), game)
    async with house.store.writing() as writer:
        await writer.put_watcher(live.id, STRANGER)
    return live


async def news(house: House) -> list[tuple[str, int]]:
    """Give what each message is about, in their order; all go to who watches."""
    found = [(row, message) for row, message in await house.outbox() if isinstance(message, News)]
    assert {row.target for row, _ in found} <= {f"user:{STRANGER}"}
    return [(message.about, message.round) for _, message in found]


@pytest.mark.parametrize("game", registry.ids())
async def test_each_round_is_told_once(house: House, game: str) -> None:
    live = await watched(house, game)
    # A scenario may begin in the midst of a war.
    first = max(round_of(live), 1)
    while live.state.agenda and round_of(live) < first + ROUNDS:
        live = await house.play(live.id)
    rounds = [(ROUND, number) for number in range(first, round_of(live))]
    assert await news(house) == [*rounds, *([] if live.state.agenda else [(OVER, round_of(live))])]


def round_of(live: Live) -> int:
    return live.game.view(live.state, None).round


async def test_who_watches_is_told_of_an_early_end_and_then_nobody_watches(house: House) -> None:
    live = await watched(house, "peloponnes")
    await house.gamemaster.end(live.id, "Enough.", ["Over."])
    assert await news(house) == [(EARLY, 0)]
    assert await house.store.watchers(live.id) == []
