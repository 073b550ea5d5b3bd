"""Answers to interactions over a connection that may fail: what can be said twice is tried again."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.discord_codes import FAILED, Meaning, Unreachable, meaning
from bot.discord.panels.panel import as_layout
from bot.discord.panels.shown import Shown, pictures_of
from bot.operating import metrics

ACKNOWLEDGED = "acknowledged"
"""Where an interaction remembers that Discord has its first answer."""
PAUSES = (0.2, 0.8)
"""Seconds before further tries; a first answer is wanted within three."""
TRIED_AGAIN = {429, 500, 502, 504, 524}
"""After answers with these, discord.py itself has tried again more than once."""

AnyInteraction = discord.Interaction[Any]
Attempt = Callable[[], Awaitable[object]]
Layout = Callable[[str, str | None], ui.LayoutView]
"""Makes a message of the new kind with a picture, by the name of its file and its alt text."""


async def acknowledge(interaction: AnyInteraction) -> None:
    """Acknowledge at once: a private panel will change in place, anything else is answered privately anew."""
    if is_acknowledged(interaction):
        return
    message, response = interaction.message, interaction.response
    if message is not None and message.flags.ephemeral:
        await give_first(interaction, response.defer)
    else:
        await give_first(interaction, partial(response.defer, ephemeral=True, thinking=True))


async def acknowledge_in_place(interaction: AnyInteraction) -> None:
    """Acknowledge at once the press of a message that will change in place."""
    if not is_acknowledged(interaction):
        await give_first(interaction, interaction.response.defer)


async def acknowledge_anew(interaction: AnyInteraction) -> None:
    """Acknowledge at once what is answered in a private message of its own, whatever it was pressed on."""
    if not is_acknowledged(interaction):
        await give_first(interaction, partial(interaction.response.defer, ephemeral=True, thinking=True))


def is_acknowledged(interaction: AnyInteraction) -> bool:
    """Say whether Discord has a first answer."""
    return interaction.response.is_done() or ACKNOWLEDGED in interaction.extras


def is_already_acknowledged(fault: BaseException) -> bool:
    """Say whether Discord refuses a first answer because it has one."""
    return meaning(fault) is Meaning.DONE


class NobodyThere(Exception):
    """An answer reaches nobody any more: the interaction is over, or its channel is gone."""


def is_gone(fault: BaseException) -> bool:
    """Say whether an interaction is over, so that nobody can be told anything."""
    return isinstance(fault, NobodyThere) or meaning(fault) is Meaning.OVER


async def give_first(interaction: AnyInteraction, attempt: Attempt) -> None:
    """Give the first answer. Discord takes one only: if it has one after a try that failed, that was ours."""
    tries = 0

    async def give() -> None:
        nonlocal tries
        tries += 1
        try:
            await attempt()
        except discord.HTTPException as refusal:
            if tries == 1 or not is_already_acknowledged(refusal):
                raise

    await _persist(give)
    interaction.extras[ACKNOWLEDGED] = True
    metrics.ACKNOWLEDGED.observe(_age(interaction))


def _age(interaction: AnyInteraction) -> float:
    now: datetime = interaction.client.now()
    return max((now - interaction.created_at).total_seconds(), 0.0)


async def show(
    interaction: AnyInteraction, text: str, view: ui.View | None, files: Sequence[discord.File] | None
) -> None:
    """Show the answer to an acknowledged interaction; pictures stay unless others are given."""
    if _is_new_kind(interaction):
        # A message of the new kind never becomes one of the old kind again.
        await show_panel(interaction, partial(as_layout, text, view), files)
        return
    await _edit(interaction, files, content=text, view=view)


async def show_layout(interaction: AnyInteraction, view: ui.LayoutView) -> None:
    """Show a message of the new kind as the answer to an acknowledged interaction."""
    await _edit(interaction, [], content=None, view=view)


async def show_panel(
    interaction: AnyInteraction, laid_out: Layout, files: Sequence[discord.File] | None
) -> None:
    """Show a message of the new kind with a picture; the picture stays unless others are given."""
    message = interaction.message
    shown = [Shown(file.filename, file.description) for file in files or ()]
    if files is None and message is not None and _is_in_place(interaction):
        shown = pictures_of(message)
    await _edit(interaction, files, content=None, view=laid_out(*(shown or [Shown("", None)])[0]))


async def _edit(interaction: AnyInteraction, files: Sequence[discord.File] | None, **shown: Any) -> None:
    contents = [file.fp.read() for file in files or ()]

    async def edit() -> None:
        more: dict[str, Any] = {}
        if files is not None:
            # A file that was sent once cannot be sent again.
            more["attachments"] = [_copy(*each) for each in zip(files, contents, strict=True)]
        await interaction.edit_original_response(**shown, **more)

    await _persist(edit)


def _is_new_kind(interaction: AnyInteraction) -> bool:
    """Say whether a message of the new kind is to change in place."""
    message = interaction.message
    return message is not None and message.flags.components_v2 and _is_in_place(interaction)


def _is_in_place(interaction: AnyInteraction) -> bool:
    return interaction.response.type is discord.InteractionResponseType.deferred_message_update


def _copy(file: discord.File, content: bytes) -> discord.File:
    return discord.File(io.BytesIO(content), file.filename, description=file.description)


async def say(interaction: AnyInteraction, text: str, view: ui.View | None = None) -> None:
    """Say something in private, whether or not there is a first answer."""
    more: dict[str, Any] = {} if view is None else {"view": view}
    if not is_acknowledged(interaction):
        try:
            await give_first(
                interaction, partial(interaction.response.send_message, text, ephemeral=True, **more)
            )
        except discord.HTTPException as refusal:
            if not is_already_acknowledged(refusal):
                raise
        else:
            return
    await _follow_up(interaction, text, view, more)


async def add(interaction: AnyInteraction, text: str) -> None:
    """Say more in private; over a lost connection rather twice than not at all."""
    await _persist(partial(interaction.followup.send, text, ephemeral=True))


async def _follow_up(
    interaction: AnyInteraction, text: str, view: ui.View | None, more: dict[str, Any]
) -> None:
    """Say it anew; over a lost connection in the place of "thinking", where twice does no harm."""
    try:
        await interaction.followup.send(text, ephemeral=True, **more)
    except FAILED as fault:
        is_thinking = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        if not is_thinking or meaning(fault) is not Meaning.PASSES:
            raise
        await show(interaction, text, view, None)


async def _persist(attempt: Attempt) -> None:
    """Do what may be done twice, and again after a moment if the connection is lost."""
    try:
        await _try_again(attempt)
    except discord.HTTPException as refusal:
        if meaning(refusal) in (Meaning.OVER, Meaning.GONE):
            raise NobodyThere from refusal
        raise


async def _try_again(attempt: Attempt) -> None:
    for pause in PAUSES:
        try:
            await attempt()
        except FAILED as fault:
            if not _may_be_tried_again(fault):
                raise
            await asyncio.sleep(pause)
        else:
            return
    try:
        await attempt()
    except FAILED as fault:
        if not _may_be_tried_again(fault):
            raise
        raise Unreachable from fault


def _may_be_tried_again(fault: BaseException) -> bool:
    return meaning(fault) is Meaning.PASSES and getattr(fault, "status", None) not in TRIED_AGAIN
