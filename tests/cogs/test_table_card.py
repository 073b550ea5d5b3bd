"""The card of a table in place of its lobby: edited when a phase begins, and when the game is over."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.panels import limits
from bot.discord.panels.card import card_layout, shows
from bot.discord.sending.table_card import APART_S
from bot.keeper import Live
from games import registry
from games.text import LANGUAGES
from practice import MovableClock, PracticeServer, User
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.bot.discord.panels.tables import played
from tests.cogs.house import labels
from tests.cogs.test_lobby import lobby, new_table, say


@pytest.fixture
async def table(bot: KeryxBot, althaia: User) -> int:
    """Open a table in its channel, and start it."""
    await new_table(althaia, seats=3)
    await althaia.seat_others(me=True)
    await say(althaia, "table start", table=1)
    await rig.all_sent(bot)
    return 1


async def leapt(bot: KeryxBot, server: PracticeServer, seconds: float, phases: Sequence[str]) -> str:
    """Let time pass, play on to a phase and give what the card says then."""
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(seconds)
    await rig.leap(bot, 1, lambda live: live.game.view(live.state, None).phase in phases)
    await rig.all_sent(bot)
    return text_of(server)


def text_of(server: PracticeServer) -> str:
    (message,) = rig.posted(server, "agora")
    return str(message.components)


async def test_card_changes_when_a_phase_begins_at_most_every_ten_minutes(
    bot: KeryxBot, server: PracticeServer, table: int
) -> None:
    assert "Set-up" in text_of(server)
    assert "Influence" not in await leapt(bot, server, 1, ["influence"])
    assert "Candidates" in await leapt(bot, server, APART_S, ["candidates"])
    assert "Committing forces" not in await leapt(bot, server, APART_S / 2, ["forces"])
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(APART_S / 2)
    await bot.cards.catch_up()
    await rig.all_sent(bot)
    assert "Round 1 of 3, Committing forces" in text_of(server)
    assert not bot.cards._behind


async def test_moves_within_a_phase_change_no_card(bot: KeryxBot, server: PracticeServer, table: int) -> None:
    before = text_of(server)
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(2 * APART_S)
    await rig.play(bot, table, 2)
    await rig.all_sent(bot)
    assert (await bot.keeper.live(table)).row.posted_seq > 0
    assert text_of(server) == before


async def test_card_tells_that_the_table_is_paused_and_how_the_game_ended(
    bot: KeryxBot, server: PracticeServer, althaia: User, table: int
) -> None:
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(APART_S)
    await say(althaia, "gm pause", table=1, reason="Lunch")
    await rig.all_sent(bot)
    assert "Paused" in text_of(server)
    await say(althaia, "gm resume", table=1)
    live = await rig.leap(bot, table, lambda live: bool(live.state.agenda) and live.state.round == 3)
    while live.state.agenda:
        live = await rig.play(bot, table, 20, live.row.seq)
    await rig.all_sent(bot)
    said = text_of(server)
    winner = live.game.outcome(live.state).winners[0]
    assert "The game is over" in said
    assert f"{live.names[winner]} {live.game.standings(live.state)[0].points}" in said


async def test_buttons_of_the_card_answer_in_private(bot: KeryxBot, althaia: User, table: int) -> None:
    shown = await lobby(althaia, "Set-up")
    assert labels(shown) == ["Board", "Watch", "Talk in private", "Help"]
    board = await althaia.answer(await althaia.press(shown, "Board"))
    assert board.is_ephemeral
    assert board.attachments


async def test_card_of_a_table_that_ended_as_the_bot_was_killed_says_so_after_the_restart(
    server: PracticeServer, tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        """Stand for what a process that was killed did not come to."""

    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        althaia = await visit("Althaia")
        await new_table(althaia, seats=3)
        await althaia.seat_others(me=True)
        await say(althaia, "table start", table=1)
        await rig.all_sent(bot)
        monkeypatch.setattr(type(bot.cards), "look", never)
        await rig.leap(bot, 1, rig.is_over)
        await rig.all_sent(bot)
        monkeypatch.undo()
    assert "The game is over" not in text_of(server)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await bot.cards.take_up()
        await rig.all_sent(bot)
    assert "The game is over" in text_of(server)


async def test_end_that_discord_does_not_let_us_show_is_shown_later(
    bot: KeryxBot, server: PracticeServer, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(*_: object) -> None:
        """Stand for an edit that Discord does not take."""

    with monkeypatch.context() as away:
        away.setattr("bot.discord.sending.table_card.refresh", unreachable)
        await rig.leap(bot, table, rig.is_over)
        await rig.all_sent(bot)
        await bot.cards.catch_up()
    assert "The game is over" not in text_of(server)
    await bot.cards.catch_up()
    await rig.all_sent(bot)
    assert "The game is over" in text_of(server)
    assert not bot.cards._behind
    assert not bot.cards._tries


async def test_card_that_somebody_has_deleted_is_not_tried_for_ever(
    bot: KeryxBot, server: PracticeServer, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.sending.table_card.MAX_TRIES", 3)
    (message,) = rig.posted(server, "agora")
    await bot.get_partial_messageable(message.channel_id).get_partial_message(int(message.id)).delete()
    await rig.leap(bot, table, rig.is_over)
    await rig.all_sent(bot)
    for _ in range(3):
        assert bot.cards._behind <= {table}
        await bot.cards.catch_up()
    assert not bot.cards._behind


def content(live: Live) -> Any:
    limits.checked_layout(card_layout(live, None))
    return card_layout(live, None).to_components()  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("game", registry.ids())
def test_card_fits_and_tells_nothing_that_a_seat_alone_knows(game: str) -> None:
    """It is the same in every world that an onlooker cannot tell apart."""
    found = registry.get(game)
    for number, live in enumerate(played(found, min(3, max(found.seats)), 5)):
        if number % 25:
            continue
        live.row.language = LANGUAGES[number // 25 % len(LANGUAGES)]
        other = replace(live, state=live.game.resample(live.state, None, Random(number)))
        assert content(live) == content(other)
        assert shows(live) == shows(other)
