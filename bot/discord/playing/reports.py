"""What one sees who looks closer at a report: rolls, the log, the board as it was; always in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.discord import access
from bot.discord.panels import limits
from bot.discord.panels.report import ReportButton
from bot.discord.playing import play
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge, language_of, picture_of, show, wording_of
from bot.discord.playing.show_board import show_long, visible
from bot.keeper import history
from bot.keeper.message import BEFORE, CARD, ROLLS
from bot.keeper.posts import board_picture
from bot.keeper.rounds import of_ended_round
from games.core.errors import StaleDecision
from games.core.game import told

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.core.events import Event
    from games.text.wording import GameWording

MAX_LINES = 80
"""Maximum lines of the log at once, the newest; the command has the others."""


async def press(interaction: Interaction, button: ReportButton) -> None:
    """Show what a button of a report is for, from what everybody was told."""
    await acknowledge(interaction)
    live = await play.table_of(interaction, button.table)
    access.demand_own_button(interaction, live.row)
    keep_rate(interaction)
    seen = await visible(interaction, live)
    since = -1 if button.since < 0 else live.seq_of(button.since)
    until = live.seq_of(button.until)
    if since is None or until is None or until > seen.seq or until not in live.trail:
        raise StaleDecision
    if button.part == BEFORE:
        await _show_before(interaction, live, until)
    else:
        await _tell(interaction, live, since, until, button.part)


async def _tell(interaction: Interaction, live: Live, since: int, until: int, part: str) -> None:
    """Tell events one by one, of the log so many as one reads at once."""
    words = wording_of(live, language_of(interaction))
    events = _looked_at(live, words, await _events(interaction, live, since, until), until, part)
    told_now = events if part in (ROLLS, CARD) else events[-MAX_LINES:]
    await show_long(interaction, [limits.escaped(words.event(event)) for event in told_now])


def _looked_at(live: Live, words: GameWording, events: list[Event], until: int, part: str) -> Sequence[Event]:
    """Choose among what everybody was told: rolls of the round or card, none of the next round."""
    if part == CARD:
        card = words.card(events, 0)
        return [] if card is None else [event for event in card.events if isinstance(event, words.rolls)]
    if part == ROLLS:
        ended = of_ended_round(events, is_over=until == live.trail[-1] and not live.state.agenda)
        return [event for event in ended if isinstance(event, words.rolls)]
    return events


async def _events(interaction: Interaction, live: Live, since: int, until: int) -> list[Event]:
    rows = await interaction.client.store.log(live.id, after=since, until=until)
    kept = [row for row in rows if row.seq in live.trail]
    return told([event for row in kept for event in history.events_of(live.game, row)], None)


async def _show_before(interaction: Interaction, live: Live, until: int) -> None:
    """Show the board as everybody could see it before the move that ended the round."""
    earlier = max((seq for seq in live.trail if seq < until), default=until)
    was = await history.at(interaction.client.store, live, earlier)
    picture = await picture_of(interaction, was, board_picture(was))
    await show(interaction, "", None, [picture])
