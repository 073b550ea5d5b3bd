"""Every kind of action of every game, given by its own command at a table where it is asked for."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, get_args

import pytest
from discord import app_commands

from bot.discord.bot import KeryxBot
from games import registry
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Action, Decision
from games.core.game import start
from games.core.settings import is_setting
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.bot.discord.group import typed
from tests.cogs.house import House, open_house
from tests.games.conformance.subject import SetUp, load

GAMES, MOVES = 12, 700
"""So many games are looked through, and so much of each."""

Position = tuple[Any, int, Action]
"""A state, who is asked, and what may be answered."""


def positions(game: str, set_up: SetUp, seed: int) -> Iterator[Table[Any]]:
    """Play at random, giving each position."""
    rng, options = Random(seed), {"variants": ",".join(set_up.variants)}
    chance = Seeded(seed.to_bytes(32, "big"))
    table = start(registry.get(game), set_up.seats, set_up.scenario, chance, options)
    while asked := table.asked():
        yield table
        decision = rng.choice(asked).decision
        action = registry.get(game).random_answer(table.state, decision, rng)
        table.carry_out(decision.seat, action)


def met(game: str, set_up: SetUp, wanted: set[type[Action]]) -> dict[type[Action], Position]:
    """Find a position for each kind of action that is met in the first games that have any of them."""
    found: dict[type[Action], Position] = {}
    for seed in range(set_up.first, set_up.first + GAMES):
        for table in islice(positions(game, set_up, seed), MOVES):
            found |= asked_for(table, wanted - found.keys())
            if wanted <= found.keys():
                return found
        if len(wanted - found.keys()) <= set_up.leaves:
            break
    return found


def asked_for(table: Table[Any], wanted: set[type[Action]]) -> dict[type[Action], Position]:
    """Give the kinds of action that somebody may take now."""
    return {
        kind: (codec.copy(table.state), asked.decision.seat, sampled(asked.decision, kind))
        for asked in (*table.asked(), *table.always_asked())
        for kind in set(asked.decision.kinds()) & wanted
    }


def sampled(decision: Decision, kind: type[Action]) -> Action:
    rng = Random(0)
    return next(action for action in iter(lambda: decision.sample(rng), None) if type(action) is kind)


async def gives(house: House, position: Position) -> bool:
    """Let the seat give the action by its command; say whether it was this very action that was taken."""
    state, seat, action = position
    live = await house.live()
    house.bot.keeper.replace(replace(live, state=state, asked=None))
    name = f"{live.game.id} {type(action).command}"
    values = typed(action)
    answer = await house.say(house.users[seat], name, **values)
    after = await house.live()
    if is_setting(state, action) and after.row.seq == live.row.seq:
        # It is as it was before, so there is nothing to write down.
        return bool(after.state == state)
    assert after.row.seq == live.row.seq + 1, (name, values, answer.text)
    (entry,) = await house.bot.store.log(house.table, after=live.row.seq, until=live.row.seq + 1)
    return (entry.seat, entry.action) == (seat, codec.to_json(action).decode())


@pytest.mark.parametrize("game", registry.ids())
async def test_every_kind_of_action_is_given_by_its_command(
    bot: KeryxBot, server: PracticeServer, visit: Visit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    kinds: set[type[Action]] = set(get_args(registry.get(game).action))
    users = [await visit(name) for name in rig.PLAYERS]
    given: set[type[Action]] = set()
    for set_up in load(game).set_ups:
        house = await open_house(bot, server, users[: set_up.seats], game, set_up.scenario, set_up.variants)
        for kind, position in met(game, set_up, kinds - given).items():
            assert await gives(house, position), kind.__name__
            given.add(kind)
    assert given == kinds
