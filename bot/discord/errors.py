"""The one place where exceptions become answers: private, specific, and with what is legal now."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot.db import StoreUnavailable, has_written
from bot.discord import answering
from bot.discord.discord_codes import FAILED, Meaning, meaning, named, surely_passes
from bot.discord.panels.arrange import LETTER
from bot.discord.panels.limits import CONTENT, as_code, escaped, fitting, shortened
from bot.discord.panels.question import question_panel, stands_still
from bot.discord.panels.waiting_reason import in_words
from bot.discord.texts import language_for, lifecycle_in
from bot.keeper import faults
from bot.keeper.errors import TableFault, Unplayable
from games import registry
from games.core.errors import PlayerFault, StaleDecision
from games.text import Words

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live

log = logging.getLogger(__name__)

TABLE = "table"
"""Where an interaction remembers which table it is about."""
TYPED = "typed"
"""Where an interaction remembers the order that somebody typed."""
REASON = "reason"
"""The fact of a refusal that tells why a table stands still."""


@dataclass(frozen=True)
class Answer:
    """What somebody is told privately."""

    text: str
    view: discord.ui.View | None = None


def about(interaction: discord.Interaction[Any], table_id: int) -> None:
    """Note which table an interaction is about, for the answer to a mistake."""
    interaction.extras[TABLE] = table_id


def of_order(interaction: discord.Interaction[Any], text: str) -> None:
    """Note what somebody typed, so that it can be mended if it is refused."""
    interaction.extras[TYPED] = text


async def answer(
    interaction: discord.Interaction[Any], error: BaseException, *, table_id: int | None = None
) -> None:
    """Answer an interaction with what went wrong; never raises.

    Errors are handled in this order; the first that fits decides:

    1. discord.py's wrapping (`CommandInvokeError`, `TransformerError` with a cause) is taken off.
    2. Autocompletion is offered nothing. Lost connections are logged, faults of ours get a number.
    3. An interaction that is over is logged; nobody can be told anything.
    4. `TableFault`: the refusal by its key, with its facts; a reason of ours is put into words.
    5. `Unplayable`: the game's own refusal of a set-up.
    6. `PlayerFault`: what is wrong with the order, the order as it was typed, and the present question.
    7. `AppCommandError`: cooldown, only in a server, unreadable value, changed commands, missing rights.
    8. Everything else, in one sentence, which also says whether what was asked for is done nevertheless:
       somebody else has acknowledged the interaction; the connection to Discord failed; the database cannot
       be written; and at last a fault of ours, which is reported under a number.
    9. If answering fails too, one plain sentence is tried; if the connection is the reason, this is logged.
    """
    if table_id is not None:
        about(interaction, table_id)
    cause = _cause(error)
    if interaction.type is discord.InteractionType.autocomplete:
        await _answer_autocompletion(interaction, cause)
        return
    if answering.is_gone(cause):
        log.warning("an interaction ended before it was answered")
        return
    try:
        answer = await _answer_to(interaction, cause)
        await _send(interaction, _with_order(interaction, cause, answer))
    except Exception as fault:  # noqa: BLE001 - what cannot be said is said more plainly
        await _answer_plainly(interaction, fault)


async def _answer_plainly(interaction: discord.Interaction[Any], fault: Exception) -> None:
    """Say in one sentence that even the answer failed, unless it is the way to Discord that does."""
    if _is_unheard(fault):
        log.warning("an interaction ended before it was answered")
    elif meaning(fault) is Meaning.PASSES:
        log.warning("an interaction could not be answered: %s", named(fault))
    else:
        try:
            await _send(interaction, Answer(_in_a_sentence(interaction, fault)))
        except Exception as again:  # noqa: BLE001 - there is no other way to say it
            log.warning("an interaction could not be answered: %s", named(again))


def _is_unheard(fault: BaseException) -> bool:
    """Say whether what an answer was for is no longer there."""
    return answering.is_gone(fault) or meaning(fault) is Meaning.GONE


def _cause(error: BaseException) -> BaseException:
    if isinstance(error, (app_commands.CommandInvokeError, app_commands.TransformerError)):
        return error.__cause__ or error
    return error


async def _answer_autocompletion(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Offer nothing: an autocompletion cannot say what went wrong. That it was lost or late is no fault."""
    if _is_unheard(error) or surely_passes(error):
        log.warning("an autocompletion was disturbed: %s", named(error))
    elif not isinstance(error, PlayerFault):
        faults.report(interaction.extras.get(TABLE), error)
    if not answering.is_acknowledged(interaction):
        try:
            await interaction.response.autocomplete([])
        except FAILED as fault:
            log.warning("an autocompletion could not be answered: %s", named(fault))


async def _send(interaction: discord.Interaction[Any], answer: Answer) -> None:
    await answering.say(interaction, shortened(answer.text, CONTENT), answer.view)


async def _answer_to(interaction: discord.Interaction[Any], error: BaseException) -> Answer:
    words = lifecycle_in(language_for(interaction.locale))
    match error:
        case TableFault():
            return Answer(words.say(f"refusal-{error.key}", **_facts(error, words.language)))
        case Unplayable():
            wording = registry.get(error.game).wording(words.language, ())
            return Answer(wording.refusal(error.refusal))
        case PlayerFault():
            return await _present_question(interaction, error, words)
        case app_commands.AppCommandError():
            return Answer(_refused_command(error, words, interaction))
        case _:
            return Answer(_in_a_sentence(interaction, error))


def _facts(fault: TableFault, language: str) -> dict[str, Any]:
    """Give what a refusal tells; what somebody wrote shows as it is, and a note of ours is put into words."""
    given: dict[str, Any] = dict(fault.facts)
    if REASON in given:
        given[REASON] = in_words(given[REASON], given.get("names", ()), language)
    return given


def _with_order(interaction: discord.Interaction[Any], error: BaseException, answer: Answer) -> Answer:
    """Give a typed order back to the player who made a mistake in it."""
    typed = as_code(interaction.extras.get(TYPED, ""))
    if not typed or not isinstance(error, PlayerFault):
        return answer
    said = lifecycle_in(language_for(interaction.locale)).say("order-typed", order=typed)
    return replace(answer, text=f"{said}\n{answer.text}")


def _in_a_sentence(interaction: discord.Interaction[Any], error: BaseException) -> str:
    """Say what went wrong, and whether what was asked for is done nevertheless."""
    words = lifecycle_in(language_for(interaction.locale))
    if answering.is_already_acknowledged(error):
        log.warning("an interaction was acknowledged by another")
        return words.say("answered-already")
    kept = "-kept" if has_written() else ""
    if surely_passes(error):
        log.warning("an interaction was disturbed: %s", named(error))
        return words.say(f"connection-fault{kept}")
    if isinstance(error, StoreUnavailable) and not kept:
        log.error("%s", error)
        return words.say("store-unavailable")
    return words.say(f"fault-of-ours{kept}", number=faults.report(interaction.extras.get(TABLE), error))


def _refused_command(
    error: app_commands.AppCommandError, words: Words, interaction: discord.Interaction[Any]
) -> str:
    match error:
        case app_commands.CommandOnCooldown():
            return words.say("refusal-cooldown", seconds=ceil(error.retry_after))
        case app_commands.NoPrivateMessage():
            return words.say("refusal-only-in-server")
        case app_commands.TransformerError():
            return words.say("refusal-unreadable-value", value=str(error.value))
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return words.say("refusal-commands-changed")
        case app_commands.CheckFailure():
            return words.say("refusal-may-not")
        case _:
            return _in_a_sentence(interaction, error)


async def _present_question(
    interaction: discord.Interaction[Any], fault: PlayerFault, words: Words
) -> Answer:
    """Say what is wrong with an order and ask the present question again."""
    bot = cast("KeryxBot", interaction.client)
    table_id = interaction.extras.get(TABLE)
    if table_id is None:
        return Answer(words.say("refusal-stale"))
    live = await bot.keeper.live(table_id)
    if live.is_cancelled:
        why = in_words(live.row.note, live.names, words.language)
        return Answer(words.say("refusal-table-ended-early", reason=why))
    said = _fault_in_words(live, fault, words)
    seat = live.seat_of(interaction.user.id)
    if seat is None or not (live.decisions(seat) or stands_still(live)):
        return Answer(f"{said}\n{_waiting_for(live, words)}".strip())
    panel = question_panel(live, seat, words.language, room=LETTER)
    text = fitting([said, "", *panel.lines, *panel.facts])
    return Answer(text, panel.view())


def _fault_in_words(live: Live, fault: PlayerFault, words: Words) -> str:
    if isinstance(fault, StaleDecision):
        return words.say("refusal-stale")
    wording = live.game.wording(words.language, [escaped(name) for name in live.names])
    said = wording.fault(fault)
    return said if fault.number == 1 else words.say("refusal-part", number=fault.number, why=said)


def _waiting_for(live: Live, words: Words) -> str:
    asked = live.waiting_for()
    if not asked:
        return words.say("nobody-asked")
    return words.say("waiting-for", players=tuple(escaped(live.names[seat]) for seat in asked))
