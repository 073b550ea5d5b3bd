"""Orders ahead in every game: left by their players, carried out as moves like any other, under seal too."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec
import pytest

from bot.discord.bot import KeryxBot
from bot.keeper import Live
from games.core import codec
from games.core.agenda import Table, is_sealed
from games.core.chance import Seeded
from games.core.decision import Action, Seat
from games.core.settings import is_setting
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, open_house
from tests.cogs.test_ahead import at_once, settled, waiting

MOVES = 260
Step = tuple[Seat, Action]


@dataclass(frozen=True)
class Plan:
    """Moves up to where an order is left, the order, and the moves until its question comes."""

    before: list[Step]
    seat: Seat
    order: Action
    between: list[Step]
    is_sealed: bool = False
    is_first: bool = False
    """Whether nobody has answered yet what several are asked."""


def plan(live: Live, seed: int, wanted: Callable[[Plan], bool]) -> Plan | None:
    """Play ahead on a copy with the table's chance; find an answer that can be left before its question."""
    table: Table[Any] = Table(codec.copy(live.state), Seeded(live.row.seed, live.row.draw_n))
    rng, steps, asked_at = Random(seed), list[Step](), list[set[tuple[Seat, str]]]()
    while table.state.agenda and len(steps) < MOVES:
        asked = rng.choice([each.decision for each in table.asked() if each.decision.required])
        action = live.game.random_answer(table.state, asked, rng)
        if not is_setting(table.state, action):
            found = _left_before(steps, asked_at, asked.seat, action)
            sealed = is_sealed(table.state)
            if found is not None:
                first = sealed and {seat for seat, _ in _asked(table)} == set(table.waiting_for())
                found = replace(found, is_sealed=sealed, is_first=first and len(table.waiting_for()) > 1)
                if wanted(found):
                    return found
        asked_at.append(_asked(table))
        table.act(asked.seat, action)
        steps.append((asked.seat, action))
    return None


def first_plan(live: Live, wanted: Callable[[Plan], bool]) -> Plan:
    return next(each for seed in range(60) if (each := plan(live, seed, wanted)) is not None)


def _left_before(
    steps: list[Step], asked_at: list[set[tuple[Seat, str]]], seat: Seat, action: Action
) -> Plan | None:
    """Go back to where the party was not asked, with no move of its own since."""
    for back in range(len(steps) - 1, -1, -1):
        by, other = steps[back]
        if by == seat and other.party == action.party:
            return None
        if (seat, action.party) not in asked_at[back] and seat not in {each for each, _ in asked_at[back]}:
            return Plan(steps[:back], seat, action, steps[back:])
    return None


def _asked(table: Table[Any]) -> set[tuple[Seat, str]]:
    return {(each.decision.seat, each.decision.party) for each in table.asked() if each.decision.required}


async def play(house: House, steps: list[Step]) -> None:
    for seat, action in steps:
        await house.bot.keeper.submit(house.table, seat, [action])


async def leave_and_wait(house: House, found: Plan, language: str) -> Live:
    """Leave an order in a language, and let its question come; give the table as it was then."""
    await play(house, found.before)
    await rig.all_sent(house.bot)
    live, user = await house.live(), house.users[found.seat]
    await user.set_locale({"en": "en-GB"}.get(language, language))
    text = live.game.orders(language, live.names).write(found.order)
    shown = await house.say(user, "ahead leave", text=text)
    await house.press(user, shown, "k:f:free:")
    [order] = await waiting(house)
    assert (order.kind, order.seat, order.party) == ("ahead", found.seat, found.order.party)
    house.bot.orders_ahead.seconds = lambda _: 3600.0
    await play(house, found.between)
    return await house.live()


SET_UPS = [
    ("perikles", "standard", 3, "de"),
    ("peloponnes", "standard", 3, "el"),
    ("antike", "orient", 3, "en"),
    ("pericles", "archidamian", 4, "de"),
    ("pericles", "first-war", 2, "el"),
    ("sparta", "pw1", 2, "en"),
]


@pytest.mark.parametrize(("game", "scenario", "seats", "language"), SET_UPS)
async def test_an_order_ahead_is_a_move_like_any_other(
    bot: KeryxBot, server: PracticeServer, visit: Visit, game: str, scenario: str, seats: int, language: str
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:seats]]
    house = await open_house(bot, server, users, game, scenario)
    live = await house.live()
    found = first_plan(live, lambda each: len(each.before) > 3)
    before = await leave_and_wait(house, found, language)
    at_once(house)
    await settled(house)
    [row] = await bot.store.log(house.table, after=before.row.seq, until=before.row.seq + 1)
    assert (row.seat, row.party, row.kind, row.reason) == (found.seat, found.order.party, "move", "")
    assert row.action == codec.to_json(found.order).decode()
    assert row.user_id == live.user_of(found.seat)
    assert await waiting(house) == []


async def test_under_seal_nobody_sees_that_an_order_was_carried_out(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    """Another still thinks, so nothing is posted and everybody is waited for as before."""
    users = [await visit(name) for name in rig.PLAYERS]
    house = await open_house(bot, server, users, "pericles", "archidamian")
    live = await house.live()
    found = first_plan(live, _sealed_first)
    before = await leave_and_wait(house, found, "en")
    assert is_sealed(before.state)
    await rig.all_sent(bot)
    said = [(post.id, post.content) for post in rig.posted(server, f"table-{house.table}")]
    seen = [(await house.say(user, "moves")).text for seat, user in enumerate(users) if seat != found.seat]
    at_once(house)
    await settled(house)
    after = await house.live()
    assert after.row.seq == before.row.seq + 1
    assert after.waiting_for() == before.waiting_for()
    assert [(post.id, post.content) for post in rig.posted(server, f"table-{house.table}")] == said
    others = [user for seat, user in enumerate(users) if seat != found.seat]
    assert [(await house.say(user, "moves")).text for user in others] == seen


def _sealed_first(found: Plan) -> bool:
    """Say whether an order answers under seal before anybody else does."""
    return found.is_sealed and found.is_first


async def test_each_party_of_a_seat_has_an_order_of_its_own(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    """Pericles: a seat leads two factions; what one answers leaves the order of the other."""
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    house = await open_house(bot, server, users, "pericles", "first-war")
    live = await house.live()
    found = first_plan(live, lambda each: len(each.before) > 3)
    other = next(each for each in live.state.parties_of(found.seat) if each != found.order.party)
    before = await leave_and_wait(house, found, "en")
    orders = bot.staging.orders
    later = replace_party(found.order, other)
    await orders.leave(before, before, found.seat, [later], None)
    assert {each.party for each in orders.left(before, found.seat)} == {found.order.party, other}
    at_once(house)
    await settled(house)
    left = await waiting(house)
    assert found.order.party not in [each.party for each in left]


def replace_party(order: Action, party: str) -> Action:
    return msgspec.structs.replace(order, faction=party)
