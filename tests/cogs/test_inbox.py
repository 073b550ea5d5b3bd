"""`/tables`: whose turn it is where, one button away; and the way from one table to the next."""

from datetime import timedelta

import pytest

from bot.discord.bot import KeryxBot
from bot.discord.panels import inbox
from bot.discord.texts import commands_in
from games.text import LANGUAGES
from practice import MovableClock, PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house


@pytest.fixture
async def houses(bot: KeryxBot, server: PracticeServer, visit: Visit) -> list[House]:
    """Three tables: the same player is asked at each, at the last only after the others have moved."""
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    every = [await open_house(bot, server, users) for _ in range(3)]
    await rig.play(bot, every[2].table, 1)
    return every


async def tables(user: User, channel: str = "agora") -> Seen:
    return await user.answer(await user.slash(channel, "tables"))


async def test_inbox_has_the_tables_that_wait_for_one_first(houses: list[House]) -> None:
    user, other = await houses[0].asked(), await houses[2].asked()
    shown = await tables(user)
    assert shown.is_ephemeral
    assert "Your turn at 2 tables" in shown.text
    assert labels(shown) == ["Move", "Move", "Open", "My results"]
    before, after = shown.text.split("Waiting for others")
    assert "Perikles 1" in before
    assert "Perikles 2" in before
    assert "place an extra marker in a city" in before
    assert f"Waiting for {other.name}" in after
    opened = await houses[0].press(user, shown, "k:i:table:2")
    assert opened.text.startswith("-# Table 2, Perikles")


async def test_inbox_is_the_same_in_direct_messages(houses: list[House]) -> None:
    user = await houses[0].asked()
    assert "Your turn at 2 tables" in (await tables(user, await user.open_dm())).text


async def test_answer_that_can_be_undone_is_noted_for_its_player_alone(houses: list[House]) -> None:
    user, other = await houses[0].asked(), await houses[2].asked()
    before = (await tables(other)).text
    await houses[0].press(user, await houses[0].say(user, "moves"), "Marker in Megara")
    shown = await tables(user)
    assert "Your turn at one table" in shown.text
    assert "you have answered: Marker in Megara" in shown.text
    assert "Change" in labels(shown)
    assert (await tables(other)).text == before


async def test_who_sits_at_no_table_is_told_how_to_join(bot: KeryxBot, visit: Visit) -> None:
    assert "You have no seat at any table" in (await tables(await visit("Zenon"))).text


async def test_table_that_has_not_started_is_listed_without_a_button(houses: list[House]) -> None:
    user = await houses[0].asked()
    await user.answer(await user.slash("agora", "table join", table=await lobby_of(houses[0])))
    shown = await tables(user)
    assert "**Perikles 4** · open" in shown.text
    assert labels(shown) == ["Move", "Move", "Open", "My results"]


async def lobby_of(house: House) -> int:
    opener = house.users[0]
    await opener.answer(await opener.slash("agora", "table new", game="perikles", play=False))
    return (await house.bot.store.tables())[-1].key


@pytest.mark.parametrize("command", ["moves", "hand", "board full", "board text", "log"])
async def test_who_sits_at_several_tables_gets_the_inbox(houses: list[House], command: str) -> None:
    user = await houses[0].asked()
    shown = await user.answer(await user.slash("agora", command))
    assert shown.text.startswith("You have a seat at several tables. Which one do you mean?")
    assert len(labels(shown)) == len(houses) + 1


@pytest.mark.parametrize("command", ["order", "undo", "why"])
async def test_order_that_could_be_for_several_tables_gets_the_inbox_and_is_not_given(
    houses: list[House], command: str
) -> None:
    user = await houses[0].asked()
    before = [(await house.live()).row.seq for house in houses]
    text = {} if command == "undo" else {"text": "place Megara"}
    shown = await user.answer(await user.slash("agora", command, **text))
    assert shown.text.startswith("You have a seat at several tables. Which one do you mean?")
    assert len(labels(shown)) == len(houses) + 1
    assert ("`place Megara`" in shown.text) is bool(text)
    assert [(await house.live()).row.seq for house in houses] == before


async def test_after_a_move_the_next_table_is_one_press_away(houses: list[House]) -> None:
    user = await houses[0].asked()
    done = await houses[0].say(user, "order", text="place Megara")
    assert "Next table" in labels(done)
    following = await houses[0].press(user, done, "Next table")
    assert following.text.startswith("-# Table 2, Perikles")


async def test_next_table_that_waits_no_more_is_not_opened(houses: list[House]) -> None:
    user = await houses[0].asked()
    done = await houses[0].say(user, "order", text="place Megara")
    last = await houses[1].say(user, "order", text="place Megara")
    assert "Next table" not in labels(last)
    late = await houses[0].press(user, done, "Next table")
    assert late.text.startswith("No other table is waiting for you.")


async def test_many_tables_have_pages(houses: list[House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inbox, "MAX_LISTED", 2)
    user = await houses[0].asked()
    shown = await tables(user)
    assert labels(shown) == ["Move", "Move", "More", "My results"]
    turned = await houses[0].press(user, shown, "More")
    assert turned.id == shown.id
    assert labels(turned) == ["Open", "Earlier", "My results"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_tables_that_ended_lately_stand_below_with_ones_place(
    bot: KeryxBot, server: PracticeServer, visit: Visit, language: str
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    house = await open_house(bot, server, users)
    await rig.leap(bot, house.table, rig.is_over)
    early = await open_house(bot, server, users)
    await early.say(users[0], "gm end", reason="Too late")
    live = await house.live()
    own = next(each for each in live.game.standings(live.state) if each.seat == 1)
    await users[1].set_locale("en-GB" if language == "en" else language)
    texts = commands_in(language)
    shown = await tables(users[1])
    assert texts.say("inbox-over") in shown.text
    assert texts.say("inbox-placed", rank=str(own.rank), seats=3, points=str(own.points)) in shown.text
    assert texts.say("status-cancelled") in shown.text
    opened = await house.press(users[1], shown, f"k:i:table:{house.table}")
    assert texts.say("panel-game-over") in opened.text
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(timedelta(days=8).total_seconds())
    assert texts.say("inbox-over") not in (await tables(users[1])).text
