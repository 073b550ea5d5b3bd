"""What is told after an order: from the moves it made and those that no post has told yet."""

from __future__ import annotations

from bot.db import LogRow, Store
from bot.keeper import archiving, clocks, history, looking_back, moves, onlookers, rounds
from bot.keeper.changes import Changes
from bot.keeper.going_on import Carried
from bot.keeper.live import Live
from bot.keeper.posts import AfterMove, Outgoing, aside_letters, public_answers, secret_questions
from games.core.decision import Seat


async def messages_after(
    changes: Changes, live: Live, after: Live, seat: Seat, carried: Carried
) -> list[Outgoing]:
    """Say who is told what; of private settings nobody is but whom an aside is for."""
    played = carried.played
    moved = [move for move in played if not move.is_setting]
    said = [event for move in played if move.is_setting for event in move.events]
    asides = aside_letters(after, seat, said, changes.locale)
    if not moved:
        return asides
    events = [event for move in moved for event in move.events]
    is_own = all(move.seat == seat for move in played)
    hold = is_own and moves.stays_with(live, after, played, seat)
    untold = [] if hold else await _untold(changes.store, live)
    since = [*(event for row in untold for event in history.events_of(live.game, row)), *events]
    own = [(carried.reason, seat)] if carried.reason else []
    stood_in = [*((row.reason, row.seat) for row in untold if row.reason and row.seat is not None), *own]
    asked = secret_questions(live, seat) if secret_questions(after, seat) else []
    is_over = not after.state.agenda
    statistics = await looking_back.statistics(changes.store, live, events) if is_over else []
    stood = (
        await looking_back.course(changes.store, after, archiving.course_rows(live, played))
        if is_over
        else []
    )
    happening = AfterMove(
        after,
        since,
        seat,
        live.waiting_for(),
        changes.locale,
        events,
        live.state,
        frozenset(live.decision_id(each) for each in asked),
        _told_until(live),
        bool(public_answers(live, seat)),
        await rounds.concerned(changes.store, live, events, since, is_over=is_over),
        stood_in,
        changes.rests.absent({seat: after.user_of(seat) for seat in after.waiting_for()}, changes.now()),
        clocks.due(after, changes.rests, changes.now()),
        statistics,
        stood,
    )
    told = happening.messages(hold=hold)
    if onlookers.concerns(after, events, told):
        told += onlookers.news_of(happening, await changes.store.watchers(live.id), changes.locale)
    return [*told, *asides]


async def _untold(store: Store, live: Live) -> list[LogRow]:
    """List the moves that no post has told yet."""
    kept = set(live.trail)
    return [row for row in await store.log(live.id, after=_told_until(live)) if row.seq in kept]


def _told_until(live: Live) -> int:
    """Give the step up to which posts that stand have told what happened."""
    return live.row.posted_seq if live.since is None else live.since
