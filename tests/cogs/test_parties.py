"""Seats that lead two parties and bid under seal, over the practice server."""

from typing import Any

import pytest
from discord import app_commands

from bot.discord.bot import KeryxBot
from bot.keeper import Live
from games import registry
from practice import PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, open_house
from tests.toy.game.actions import Bid


@pytest.fixture
async def market(
    bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> House:
    """Two players with two stalls each, and bids under seal."""
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    house = await open_house(bot, server, users, "toy", "double")
    await rig.all_sent(bot)
    return house


async def letter(house: House, seat: int, about: str) -> Seen:
    """Find the letter that asks a seat about a stall."""
    return await house.users[seat].wait_for_dm(lambda m: m.components and about in m.text)


async def test_answer_to_one_letter_leaves_the_other_open(market: House) -> None:
    user = market.users[0]
    oil, fish = [await letter(market, 0, f"the {stall} stall bid") for stall in ("oil", "fish")]
    same = await market.press(user, await market.panel(), "Your move")
    await market.press(user, oil, "The oil stall: bid 1 coin")
    await user.wait_for_dm(lambda m: m.id == oil.id and m.text.endswith("*Answered.*"))
    stale = await market.press(user, same, "The oil stall: bid 2 coins")
    assert "nothing was changed" in stale.text
    await market.press(user, fish, "The fish stall: bid 3 coins")
    assert noted(await market.live()) == {"oil": Bid("oil", 1), "fish": Bid("fish", 3)}


def noted(live: Live) -> dict[str, Bid]:
    """Give the bids that are not opened yet."""
    return {stall: answers[""] for stall, answers in live.state.agenda[-1].noted.items()}


LOOKS = ("table show", "table list", "board full", "board text", "log")


async def public(house: House) -> list[Any]:
    """Give all that the second player and an onlooker can see: messages, and answers when they look."""
    await rig.all_sent(house.bot)
    messages = [*rig.posted(house.server, f"table-{house.table}"), *rig.direct(house.server, "Bion")]
    posts = [(each.id, each.content, each.components, each.edited_timestamp) for each in messages]
    _, player, onlooker = house.users
    own = [shown(await house.say(player, command)) for command in (*LOOKS, "since", "moves", "hand", "undo")]
    return [*posts, *own, *[shown(await house.say(onlooker, command)) for command in LOOKS]]


def shown(message: Seen) -> tuple[Any, ...]:
    """Give what a private answer says, shows and offers."""
    pictures = [(each["filename"], each.get("description")) for each in message.attachments]
    return message.text, pictures, message.components


async def test_under_seal_nobody_sees_who_has_answered(market: House, visit: Visit) -> None:
    market.users.append(await visit("Gorgo"))
    before = await public(market)
    for stall in ("oil", "fish"):
        await market.say(market.users[0], "order", text=f"bid {stall} 2")
        assert noted(await market.live()).keys() >= {stall}
        assert await public(market) == before
    await market.say(market.users[1], "order", text="bid wine 1; bid honey 0")
    assert await public(market) != before
