"""From where on somebody wants to be told: a move, a round, or a date by their own time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.discord.panels import limits
from bot.keeper import history
from bot.keeper.errors import NotAtTable, TableFault
from bot.keeper.parts import SET_UP
from bot.pace.until import read_since

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live


class Start(NamedTuple):
    """What was typed of it; one of them at most."""

    move: int | None = None
    round: int | None = None
    date: str | None = None


async def step_of(interaction: Interaction, seen: Live, start: Start) -> int | None:
    """Find the step with which it begins; none: nothing of it was typed."""
    given = [each for each in start if each is not None]
    if len(given) > 1:
        raise TableFault("one-start-only")
    if start.move is not None:
        return _of_move(seen, start.move)
    if start.round is not None:
        return await _of_round(interaction, seen, start.round)
    return None if start.date is None else await _of_date(interaction, seen, start.date)


def _of_move(seen: Live, number: int) -> int:
    seq, steps = seen.seq_of(number), [seq for seq in seen.trail if seq <= seen.row.seq]
    if seq is None or seq not in steps:
        raise NotAtTable("no-move-to-show", move=str(number), last=str(seen.number_of(steps[-1])))
    return seq


async def _of_round(interaction: Interaction, seen: Live, number: int) -> int:
    """Search for the first move after which it is that round; rounds only grow."""
    steps = [seq for seq in seen.trail if seq <= seen.row.seq]
    low, high = 0, len(steps)
    while low < high:
        middle = (low + high) // 2
        state = await history.state_at(interaction.client.store, seen.game, seen.row, steps[middle])
        if _round_of(seen.game.view(state, None)) < number:
            low = middle + 1
        else:
            high = middle
    view = seen.game.view(seen.state, None)
    if low == len(steps) or number < view.first_round:
        raise NotAtTable(
            "no-such-round", number=str(number), first=str(view.first_round), last=_round_of(view)
        )
    return steps[low]


def _round_of(view: Any) -> int:
    """Give the number of the round; the set-up belongs to none."""
    return 0 if view.phase == SET_UP else int(view.round)


async def _of_date(interaction: Interaction, seen: Live, typed: str) -> int:
    bot = interaction.client
    known = await bot.store.user_settings(interaction.user.id)
    since = read_since(typed, bot.now(), known.utc_offset_m or 0)
    if since is None:
        raise TableFault("no-such-date", typed=limits.escaped(limits.shortened(typed, limits.LABEL)))
    times = await bot.store.times(seen.id)
    steps = [seq for seq in seen.trail if seq <= seen.row.seq]
    return next((seq for seq in steps if times[seq] >= since), steps[-1] + 1)
