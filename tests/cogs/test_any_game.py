"""Panels with every form of answer, on a game that no command was written for."""

from random import Random

import pytest

from bot.cli._player import Player
from bot.discord.bot import KeryxBot
from bot.discord.panels import question
from bot.discord.panels.arrange import LETTER
from bot.discord.panels.custom_id import Spot
from games import registry
from games.core.agenda import Step
from practice import PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_panels import posted_to_all
from tests.toy.game.actions import Pack, Sell
from tests.toy.game.steps.fair import Sale
from tests.toy.game.steps.showing import Together


@pytest.fixture
async def market(
    bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> House:
    """Two players at the toy's fair."""
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    return await open_house(bot, server, users, "toy", "fair")


async def number_asked(house: House) -> Seen:
    """Let the first player be asked for a number up to a hundred and fifty."""
    (await house.altered()).agenda[-1].left = 150
    return await your_move(house, 0)


async def at_baskets(house: House) -> None:
    """Let both fill their baskets."""
    await house.play(Sell(5), Pack(), Sell(5))


async def your_move(house: House, seat: int) -> Seen:
    return await house.press(house.users[seat], await house.panel(), "Your move")


async def confirm(house: House, seat: int, message: Seen) -> Seen:
    return await house.press(house.users[seat], message, "Tell them now")


async def test_long_range_of_numbers_is_typed_into_a_form(market: House) -> None:
    user = market.users[0]
    asked = await number_asked(market)
    form = await user.press(asked, "Enter a number")
    assert form.modal is not None
    refused = await market.after(user, await user.submit_modal(form, {"typed": "151"}), asked)
    assert "The number must be from 1 to 150." in refused.text
    form = await user.press(refused, "Enter a number")
    done = await market.after(user, await user.submit_modal(form, {"typed": " 42 "}), refused)
    assert "Tell them now" not in labels(done)  # a sale can be taken back
    assert (await market.live()).state.sold == {"oil": 42}


async def test_form_for_a_number_that_is_no_longer_asked_for_changes_nothing(market: House) -> None:
    user = market.users[0]
    asked = await number_asked(market)
    form = await user.press(asked, "Enter a number")
    await market.play(Pack())
    before = await market.live()
    answer = await market.after(user, await user.submit_modal(form, {"typed": "5"}), asked)
    assert "nothing was changed" in answer.text
    assert (await market.live()).row.seq == before.row.seq


async def test_form_for_a_number_of_another_changes_nothing(market: House) -> None:
    sales: list[list[Step]] = [[Sale(stall=stall, left=150)] for stall in ("oil", "wine")]
    (await market.altered()).agenda = [Together(branches=sales)]
    live = await market.live()
    [decision] = live.decisions(0)
    spot = Spot(live.id, 0, live.decision_id(decision))
    shown = question.decision_panel(live, decision, spot, "en", LETTER)
    panel = await posted_to_all(market, shown.text, shown.view())
    other = market.users[1]
    form = await other.press(panel, "Enter a number")
    if form.modal is not None:
        form = await other.submit_modal(form, {"typed": "5"})
    told = await other.wait_for_message(market.thread, lambda m: m.is_ephemeral and m.text)
    assert "was not for you; nothing was changed" in told.text
    assert (await market.live()).row.seq == 0


async def test_player_over_the_wire_fills_in_the_form(market: House) -> None:
    """The form names the numbers that may be entered."""
    (await market.altered()).agenda[-1].left = 150
    player = Player(market.users[0], market.thread, Random(1))
    assert await player.play(answers=1) == 1
    assert 1 <= (await market.live()).state.sold["oil"] <= 150
    assert player.forms == 1


async def test_several_items_are_picked_from_one_menu_and_a_total_shared_out(market: House) -> None:
    await at_baskets(market)
    user = market.users[0]
    asked = await your_move(market, 0)
    menu = asked.menu("k:s:")
    assert (menu["min_values"], menu["max_values"]) == (1, 2)
    chosen = [menu["options"][0]["value"], menu["options"][2]["value"]]
    message = await market.after(user, await user.use(asked, menu["custom_id"], chosen), asked)
    if "Tell them now" in labels(message):
        message = await confirm(market, 0, message)
    assert (await market.live()).state.agenda[-1].branches[0][-1].wares == ("figs", "wool")
    message = await your_move(market, 0)
    while "oil" not in (await market.live()).state.baskets:
        offered = labels(message)
        wanted = "Tell them now" if "Tell them now" in offered else offered[0]
        message = await market.press(user, message, wanted)
    assert sum((await market.live()).state.baskets["oil"].values()) == 5


async def test_fewer_items_than_the_most_are_enough(market: House) -> None:
    await at_baskets(market)
    user = market.users[1]
    asked = await your_move(market, 1)
    menu = asked.menu("k:s:")
    outcome = await user.use(asked, menu["custom_id"], [menu["options"][1]["value"]])
    message = await market.after(user, outcome, asked)
    if "Tell them now" in labels(message):
        await confirm(market, 1, message)
    assert (await market.live()).state.baskets == {"wine": {"salt": 3}}


async def test_form_is_opened_from_memory_alone(market: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord waits for a form for three seconds; a table that must be read first is shown anew instead."""
    user = market.users[0]
    asked = await number_asked(market)

    async def slow() -> None:
        raise AssertionError("a form waits for nothing")

    with monkeypatch.context() as patch:
        patch.setattr(market.bot.keeper.loop_shares, "take", slow)
        assert (await user.press(asked, "Enter a number")).modal is not None
    market.bot.keeper.forget(market.table)
    shown = await user.press(asked, "Enter a number")
    assert shown.modal is None
    assert (await market.after(user, shown, asked)).is_ephemeral


async def test_fault_of_ours_freezes_the_table_and_is_told_by_number(
    market: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("the scales are broken")

    monkeypatch.setattr(Sale, "_sell", fail)
    live, user = await market.live(), market.users[0]
    await user.press(await your_move(market, 0), "Sell 2 measures")
    told = await user.wait_for_message(market.thread, lambda m: "frozen" in m.text and m.is_ephemeral)
    row = await market.bot.store.table(market.table)
    assert row is not None
    assert row.status == "frozen"
    assert row.note in told.text
    assert row.seq == live.row.seq
