"""The message of a proposal: brought up to date with each answer, and without buttons once it is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.db import OutboxRow, ProposalRow
from bot.discord.discord_codes import FAILED, Meaning, meaning
from bot.discord.panels.proposal import proposal_view
from bot.discord.panels.proposal_words import ProposalWords
from bot.discord.sending import compose
from bot.keeper import consent
from bot.keeper.message import Post, read_message

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


async def update(bot: KeryxBot, proposal_id: int) -> None:
    """Show how a proposal stands; what fails is tried again by the pulse once it is decided."""
    async with bot.proposal_shown[proposal_id]:
        row = await bot.store.proposal(proposal_id)
        sent = None if row is None or row.outbox_id is None else await bot.store.outbox_row(row.outbox_id)
        if row is None or row.outbox_id is None:
            return
        if sent is not None and sent.message_id is None and not sent.dead:
            return  # it is still to be sent
        if await _is_shown(bot, row, sent) and not row.is_open:
            async with bot.store.writing() as writer:
                await writer.note_asked(row.key, None)


async def _is_shown(bot: KeryxBot, row: ProposalRow, sent: OutboxRow | None) -> bool:
    """Edit the message of a proposal; say whether nothing is left to be edited."""
    post = read_message(sent.payload) if sent is not None else None
    if sent is None or sent.message_id is None or not isinstance(post, Post) or not post.lines:
        return True
    if not await bot.old_edits.turn(sent.to.id, sent.message_id):
        return False
    try:
        await _edit(bot, row, sent, sent.message_id, post)
    except FAILED as failure:
        return meaning(failure) is Meaning.GONE
    return True


async def _edit(bot: KeryxBot, row: ProposalRow, sent: OutboxRow, message_id: int, post: Post) -> None:
    live = await bot.keeper.live(row.table_id)
    answers = consent.counted(live, await bot.store.proposal_answers(row.key))
    said = msgspec.structs.replace(post, foot=ProposalWords().status(live, row, answers), mentions=[])
    draft = await compose.read_post(bot, sent, said)
    await (
        bot.get_partial_messageable(sent.to.id)
        .get_partial_message(message_id)
        .edit(
            content=draft.content,
            view=proposal_view(row, live.row.language),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    )
