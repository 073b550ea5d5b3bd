"""Which earlier move is meant, while its number is being typed; from memory."""

from __future__ import annotations

from discord import app_commands

from bot.discord.bot import Interaction
from bot.discord.playing.reply import language_of
from bot.keeper import Live, history, looking_back
from cogs._about import CHOICES, matching
from cogs._tables import table_in_memory
from games.core.decision import Seat
from games.core.game import told
from games.text.wording import GameWording


async def moves_told(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the moves that can be looked back at, the newest first, by what the one who types was told."""
    table = interaction.namespace.table
    live = table_in_memory(interaction, table if isinstance(table, int) else None)
    if live is None:
        return []
    words, seat = live.game.wording(language_of(interaction), live.names), live.seat_of(interaction.user.id)
    seqs = may_be_meant(live, typed.strip(), looking_back.moves_told(live)[::-1])
    return matching(typed, [(_named(live, words, seq, seat), live.number_of(seq)) for seq in seqs])


def may_be_meant(live: Live, typed: str, seqs: list[int]) -> list[int]:
    """List the moves that begin with a number, or the newest, among which words are looked for."""
    if typed.isdecimal():
        return [seq for seq in seqs if str(live.number_of(seq)).startswith(typed)][:CHOICES]
    return [seq for seq in seqs if seq in live.lately] if typed else seqs[:CHOICES]


def _named(live: Live, words: GameWording, seq: int, seat: Seat | None) -> str:
    """Name a move by its number, and by what one was told of it; who has answered in secret is not named."""
    number, logged = str(live.number_of(seq)), live.lately.get(seq)
    events = [] if logged is None else told(history.events_of(live.game, logged), seat)
    return f"{number}: {words.event(events[0])}" if events else number
