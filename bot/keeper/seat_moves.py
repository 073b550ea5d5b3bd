"""What is done with seats beside the game: given up, taken over, conceded; what Keryx answers for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.keeper.going_on import Carried
from bot.keeper.live import Live
from bot.keeper.moves import PlayedMove
from games.core import resigning
from games.core.agenda import asking
from games.core.chance import Seeded
from games.core.decision import Action, Seat
from games.core.resigning import PlayOn, Resign, TakeOver

BESIDE = (Resign, TakeOver)
"""What moves nothing: it is kept where moves are taken back, and has no number that people see."""


def resigned(live: Live, seat: Seat) -> Carried:
    """Give a seat up, and answer for it what it is asked now."""
    given_up = _played(live, seat, Resign(), 1)
    left = [given_up]
    if resigning.must_play_on(asking(given_up.state)):
        left.append(_played(live, seat, PlayOn(), 2, given_up))
    return carried(left)


def conceded(live: Live, seat: Seat) -> Carried:
    """Give a seat up where too few are left for the game to go on."""
    return carried([_played(live, seat, resigning.Concede(), 1)])


def taken_over(live: Live, seat: Seat) -> PlayedMove:
    """Let somebody sit again where a seat was given up."""
    return _played(live, seat, TakeOver(), 1)


def played_on(live: Live) -> PlayedMove | None:
    """Answer what seats are asked that were given up, as when moves were taken back; or there is nothing."""
    if not resigning.must_play_on(live.table()):
        return None
    return _played(live, live.state.resigned[0], PlayOn(), 1)


def carried(played: Sequence[PlayedMove]) -> Carried:
    """Give what such moves led to."""
    return Carried(list(played), asking(played[-1].state))


def _played(
    live: Live, seat: Seat, action: Action, number: int, after: PlayedMove | None = None
) -> PlayedMove:
    state, drawn = (live.state, 0) if after is None else (after.state, len(after.draws))
    chance = Seeded(live.row.seed, live.row.draw_n + drawn)
    table = resigning.acted(state, seat, action, chance)
    is_beside = isinstance(action, BESIDE)
    return PlayedMove(
        live.row.seq + number, seat, action, chance.draws, table.events, table.state, is_setting=is_beside
    )
