"""What tables are asked to agree to: proposed, answered and taken back, by command and by button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord

from bot.db import StoreUnavailable
from bot.discord import access, errors
from bot.discord.panels.proposal import AGAIN, AGREE, TAKE, WITHDRAW, ProposalButton, ProposeButton
from bot.discord.panels.proposal_words import ProposalWords, title
from bot.discord.playing import wishes
from bot.discord.playing.lobby import let_in
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.sending import proposal_message
from bot.discord.texts import commands_in
from bot.keeper import Live, consent, faults
from bot.keeper.errors import NotNow, TableFault
from bot.keeper.proposing import Standing, Wish

if TYPE_CHECKING:
    from bot.discord.bot import Interaction, KeryxBot

MOST_NAMED = 5
"""So many proposals are named where it is not clear which is meant."""


async def propose(interaction: Interaction, table: int, make: Callable[[Live], Awaitable[Wish]]) -> None:
    """Ask a table to agree to something, and show how it stands."""
    errors.about(interaction, table)
    standing = await interaction.client.proposals.propose(table, make)
    await _follow(interaction, standing)
    texts, kind = commands_in(language_of(interaction)), standing.row.kind
    known = {consent.CALL: "proposal-called", consent.SEAT: "proposal-seat-asked"}
    key = "proposal-done" if standing.is_done else known.get(kind, "proposal-made")
    said = title(standing.live, standing.row, language_of(interaction))
    await show(interaction, texts.say(key, what=said, channel=f"<#{standing.live.row.channel_id}>"))


async def press(interaction: Interaction, button: ProposalButton | ProposeButton) -> None:
    """Propose or answer by button."""
    await acknowledge(interaction)
    if isinstance(button, ProposeButton):
        await _press_to_propose(interaction, button)
    else:
        await _press_to_answer(interaction, button)


async def _press_to_answer(interaction: Interaction, button: ProposalButton) -> None:
    row = await interaction.client.proposals.row(button.proposal)
    table = await interaction.client.lobby.row(row.table_id)
    access.demand_own_button(interaction, table)
    bot, user = interaction.client, interaction.user
    if button.part == TAKE:
        await propose(
            interaction,
            table.key,
            lambda live: wishes.take(bot, live, user.id, user.display_name, row.key),
        )
    elif button.part == AGAIN:
        seat, is_master = consent.subject(row)["seat"], await access.is_gamemaster(interaction, table)
        await propose(
            interaction,
            table.key,
            lambda live: wishes.call(bot, live, user.id, seat, is_master=is_master),
        )
    else:
        await answer(interaction, row.key, button.part)


async def _press_to_propose(interaction: Interaction, button: ProposeButton) -> None:
    user = interaction.user.id
    make = wishes.undo if button.kind == consent.UNDO else wishes.resume
    await propose(interaction, button.table, lambda live: make(interaction.client, live, user))


async def answer(interaction: Interaction, proposal: int, part: str) -> None:
    """Agree to a proposal, refuse it or take it back, and show how it stands."""
    bot, user = interaction.client, interaction.user.id
    row = await bot.proposals.row(proposal)
    errors.about(interaction, row.table_id)
    is_master = await access.is_gamemaster(interaction, await bot.lobby.row(row.table_id))
    try:
        if part == WITHDRAW:
            standing = await bot.proposals.withdraw(proposal, user, is_master=is_master)
        else:
            standing = await bot.proposals.answer(proposal, user, agrees=part == AGREE, is_master=is_master)
    except NotNow:
        # It may have been closed by this very look at it.
        bot.errands.begin(proposal_message.update(bot, proposal), row.table_id)
        raise
    await _follow(interaction, standing)
    texts, words = commands_in(language_of(interaction)), ProposalWords()
    live = standing.live
    said = "" if part == WITHDRAW else words.status(live, standing.row, standing.answers, texts.language)
    await show(interaction, texts.say(f"proposal-answer-{part}", number=str(proposal), status=said))


async def meant(interaction: Interaction, table: Live, number: int | None) -> int:
    """Find the proposal that is meant: the one named, or the only open one of a table."""
    if number is not None:
        row = await interaction.client.store.proposal(number)
        if row is None or row.table_id != table.id:
            raise TableFault("no-such-proposal", number=number)
        return number
    found = await interaction.client.proposals.open_at(table)
    if not found:
        raise TableFault("no-proposal")
    if len(found) > 1:
        language = language_of(interaction)
        named = [f"- {row.key}: {title(table, row, language)}" for row in found[:MOST_NAMED]]
        raise TableFault("which-proposal", proposals="\n".join(named))
    return found[0].key


async def _follow(interaction: Interaction, standing: Standing) -> None:
    """Do what has to be done on Discord after an answer."""
    bot = interaction.client
    bot.errands.begin(proposal_message.update(bot, standing.row.key), standing.live.id)
    if standing.is_done and standing.row.kind == consent.RESUME:
        await bot.outbox.hurry(standing.live.id)
    if standing.is_done and standing.row.kind == consent.SEAT:
        await _seated(bot, standing)


async def _seated(bot: KeryxBot, standing: Standing) -> None:
    """Let somebody into the thread who has taken a seat, show that it is taken, and let the table go on."""
    row, live = standing.row, standing.live
    bot.errands.begin(proposal_message.update(bot, consent.subject(row)["call"]), live.id)
    if row.taker_id is not None:
        await let_in(bot, live.row, discord.Object(row.taker_id))
    await bot.go_on_if_right(live.id)


async def look(bot: KeryxBot) -> None:
    """Close what is overtaken or has expired, and bring messages up to date that do not show an end yet."""
    for row in await bot.store.proposals():
        try:
            await bot.proposals.look(row)
        except (TableFault, StoreUnavailable):
            continue
        except Exception as bug:  # noqa: BLE001 - one table must not keep the others from what is due
            faults.report(row.table_id, bug)
    for row in await bot.store.proposals_to_show():
        bot.errands.begin(proposal_message.update(bot, row.key), row.table_id)
