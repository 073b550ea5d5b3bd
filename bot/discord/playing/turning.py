"""What stands around a page of what happened: its title, and the way to the pages beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.discord.panels import limits
from bot.discord.panels.digest import BEFORE, FROM, At, Turn
from bot.discord.texts import commands_in, game_name
from bot.keeper import looking_back

if TYPE_CHECKING:
    from bot.discord.playing.chronicle import Entry, Reading
    from bot.keeper import Live
    from games.core.decision import Seat


def title_of(live: Live, language: str) -> str:
    """Name a table by its game and number."""
    return commands_in(language).say(
        "inbox-table", game=game_name(live.game.id, language), table=str(live.id)
    )


def whose(live: Live, player: Seat | None, language: str) -> str:
    """Say whose moves alone are told."""
    if player is None:
        return ""
    return commands_in(language).say("digest-of", name=limits.escaped(live.names[player]))


async def beside(
    reading: Reading, page: Sequence[Entry], turn: Turn
) -> tuple[Turn | None, Turn | None, int | None]:
    """Give the pages before and after one, if there are any, and the move before it, for its board."""
    seen = reading.seen
    start = At(seen.seq_of(turn.at.move) or 0, turn.at.line)
    first, end = (page[0].at, page[-1].at.next()) if page else (start, start)
    earlier = turn._replace(way=BEFORE, at=At(seen.number_of(first.move), first.line))
    later = turn._replace(way=FROM, at=At(seen.number_of(end.move), end.line))
    told_of = looking_back.moves_told(seen)
    before = max((seq for seq in told_of if seq < first.move), default=told_of[0])
    return (
        earlier if await reading.is_any_before(first) else None,
        later if page and await reading.is_any_from(end) else None,
        seen.number_of(before),
    )
