"""Proposals and seats in the log: what was proposed and answered, who gave up a seat; all may read it."""

from __future__ import annotations

from datetime import datetime
from itertools import accumulate, pairwise

from bot.db import ProposalRow, Store
from bot.discord.panels import limits, proposal_words
from bot.discord.texts import lifecycle_in
from bot.keeper import Live, consent
from bot.keeper.live import names_of
from games.text.words import mark

Timed = tuple[datetime, str]
"""A line of the log, and when it was written."""


async def told(store: Store, live: Live, language: str) -> list[Timed]:
    """Tell what was proposed, answered and decided, and which seats were given up, as it happened."""
    lines = await _of_seats(store, live, language)
    for row in await store.proposals(live.id, is_open=False):
        lines += await _of(store, live, row, language)
    return sorted(lines, key=lambda line: line[0])


async def _of(store: Store, live: Live, row: ProposalRow, language: str) -> list[Timed]:
    words, number = lifecycle_in(language), str(row.key)
    what = proposal_words.title(live, row, language)
    lines = [(row.made_at, words.say("proposal-logged", number=number, what=what))]
    answers = await store.proposal_answers(row.key)
    lines += [
        (each.at, proposal_words.answered(live, row, each.seat, agrees=each.agrees, language=language))
        for each in sorted(answers, key=lambda each: each.at)
        if each.seat != row.seat or not each.agrees
    ]
    if row.closed_at is None:
        return lines
    counted = consent.counted(live, answers)
    return [*lines, (row.closed_at, proposal_words.closed(live, row, counted, language))]


async def _of_seats(store: Store, live: Live, language: str) -> list[Timed]:
    """Tell who has given up a seat to Keryx, and who has taken one over; by the names that they had."""
    lines: list[Timed] = []
    tenures = sorted(await store.tenures(live.id), key=lambda each: each.since_seq)
    for before, after in pairwise(each for seat in live.seats for each in tenures if each.seat == seat.seat):
        if before.seat == after.seat and before.computer != after.computer:
            [row] = await store.log_of(live.id, [after.since_seq])
            key, who = ("taken", after) if before.computer else ("resigned", before)
            name, letter = limits.escaped(names_of([who])[0]), mark(who.seat)
            lines.append((row.at, lifecycle_in(language).say(f"seat-logged-{key}", name=name, mark=letter)))
    return lines


def merged(moves: list[Timed], others: list[Timed], *, from_beginning: bool) -> list[str]:
    """Put other lines among those of moves, by their times; what is older than the first move is left out."""
    since = moves[0][0] if moves and not from_beginning else None
    later = [each for each in others if since is None or each[0] >= since]
    # Moves stay in their order, also where the clock was set back in between.
    times = accumulate((at for at, _ in moves), max)
    in_order = [(at, text) for at, (_, text) in zip(times, moves, strict=True)]
    # What happened at the same time stays in its order: what follows from an answer stands after it.
    return [text for _, text in sorted([*later, *in_order], key=lambda each: each[0])]
