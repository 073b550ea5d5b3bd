"""A whole game of four users over the wire, by panel, command and order; nobody learns another's secrets."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.discord.bot import KeryxBot
from bot.discord.panels.naming import kebab
from bot.keeper import Live, history
from games.core.decision import Decision
from practice import PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.cogs.test_perikles import typed

WAYS = ("order", "command", "panel")


@pytest.fixture
async def table(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    live = await rig.new_table(bot, server, rig.PLAYERS[:4])
    users = [await visit(name) for name in rig.PLAYERS[:4]]
    return House(bot, server, users, live.id, str(live.row.thread_id))


async def test_whole_game_by_every_way_keeps_its_secrets(table: House) -> None:
    rng, ways = Random(7), Counter[str]()
    while (live := await table.live()).state.agenda:
        decision = rng.choice(live.table().asked()).decision
        # Panels take several clicks: often enough to meet every question, seldom enough to be quick.
        way = rng.choices(WAYS, (5, 3, 1))[0]
        await answer(table, live, decision, way, rng)
        after = await table.live()
        assert after.answers[decision.seat] == live.answers[decision.seat] + 1, (way, decision.question)
        ways[way] += 1
    await rig.all_sent(table.bot)
    assert min(ways.values()) > 10
    assert live.row.status == "ended"
    await assert_secrets_were_kept(table)


async def answer(table: House, live: Live, decision: Decision, way: str, rng: Random) -> None:
    if way == "panel":
        await by_panel(table, decision, rng)
        return
    action, user = decision.sample(rng), table.users[decision.seat]
    if way == "order":
        order = live.game.orders("en", live.names).write(action)
        told = await table.say(user, "order", text=order)
    else:
        told = await table.say(user, f"perikles {kebab(type(action).__name__)}", **typed(action))
    assert "✓" in told.content, (action, told.content)


async def by_panel(table: House, decision: Decision, rng: Random) -> None:
    """Press what comes, until the question is answered."""
    user = table.users[decision.seat]
    message = await table.say(user, "moves")
    while "✓" not in message.content:
        if "Confirm" in labels(message):
            message = await table.press(user, message, "Confirm")
        else:
            message = await choose(table, user, message, rng)


async def choose(table: House, user: Any, message: Seen, rng: Random) -> Seen:
    menus = [component for component in message.components if "options" in component]
    if menus:
        value = rng.choice(menus[0]["options"])["value"]
        return await table.after(user, await user.use(message, menus[0]["custom_id"], [value]), message)
    buttons = [c["custom_id"] for c in message.components if c["custom_id"].startswith("k:q:")]
    forward = [each for each in buttons if len(each) >= max(map(len, buttons))]
    return await table.press(user, message, rng.choice(forward))


async def assert_secrets_were_kept(table: House) -> None:
    """Check everything that each user ever received against what only others were told."""
    live = await table.live()
    words = live.game.wording("en", live.names)
    told: list[set[str]] = [set() for _ in table.users]
    for row in await table.bot.store.log(table.table):
        for event in history.events_of(live.game, row):
            for seat in event.audience or ():
                told[seat].add(words.event(event))
    everything = set().union(*told)
    assert len(everything) > 50
    for seat, user in enumerate(table.users):
        received = "\n".join(str(event) for event in user.received)
        leaked = [sentence for sentence in everything - told[seat] if sentence in received]
        assert leaked == [], user.name
        assert any(sentence in received for sentence in told[seat])
