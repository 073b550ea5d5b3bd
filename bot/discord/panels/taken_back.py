"""Moves that are, or would be, taken back: in the words of the log, as everybody may read them."""

from __future__ import annotations

from bot.discord.panels import limits
from bot.discord.texts import commands_in
from bot.keeper import Live, history
from games.core.game import told
from games.text.wording import GameWording

TOLD = 10
"""So many moves are told one by one."""


def span(live: Live, to_seq: int) -> tuple[int, int]:
    """Give the number of the move that is gone back to, and that of the last that everybody was told of."""
    return live.number_of(to_seq), live.number_of(max([to_seq, *_public(live, to_seq)]))


def count(live: Live, to_seq: int) -> int:
    """Count the moves taken back of which everybody was told something."""
    return len(_public(live, to_seq))


def lines(live: Live, to_seq: int) -> list[str]:
    """Tell the moves after a step, a line each; of many, how many more there are."""
    posted = _public(live, to_seq)
    wording = live.game.wording(live.row.language, live.names)
    said = [limits.escaped(checkpoint(live, wording, seq)) for seq in posted[:TOLD]]
    left = len(posted) - len(said)
    more = [commands_in(live.row.language).say("note-rolled-back-more", count=left)] if left else []
    return [f"- {line}" for line in (*said, *more)]


def _public(live: Live, to_seq: int) -> list[int]:
    """List the moves after a step that everybody saw something of; a turn under way is its player's own."""
    seen = [seq for seq in live.trail if to_seq < seq <= live.row.posted_seq]
    return [seq for seq in seen if _is_public(live, seq)]


def _is_public(live: Live, seq: int) -> bool:
    """Say whether everybody saw something of a move; one that is too old is called by its number alone."""
    logged = live.lately.get(seq)
    return logged is None or bool(told(history.events_of(live.game, logged), None))


def checkpoint(live: Live, wording: GameWording, seq: int) -> str:
    """Name a move by its number, and by what everybody saw of it where that is in memory."""
    number, logged = str(live.number_of(seq)), live.lately.get(seq)
    if logged is None:
        return number
    public = told(history.events_of(live.game, logged), None)
    # What a move is comes before what follows from it.
    said = wording.event(public[0]) if public else "…"
    return f"{number}: {_of_mover(live, logged.seat, said)}"


def _of_mover(live: Live, seat: int | None, said: str) -> str:
    """Say whose move it was, unless the sentence does."""
    name = "" if seat is None else live.names[seat]
    return said if name in said else f"{name}: {said}"
