"""Proposals and seats in the log: what was proposed and answered, who gave up a seat; all may read it."""

from __future__ import annotations

from bisect import bisect_left
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


def beside_moves(said: list[Timed], times: dict[int, datetime]) -> dict[int, list[str]]:
    """Say which lines stand before which move, by the times of the moves; after the last one under -1."""
    # Moves stay in their order, also where the clock was set back in between.
    seqs, in_order = list(times), list(accumulate(times.values(), max))
    found: dict[int, list[str]] = {}
    for at, text in said:
        # What happened at the same time as a move stands before it: the move may follow from it.
        place = bisect_left(in_order, at)
        found.setdefault(seqs[place] if place < len(seqs) else -1, []).append(text)
    return found
