"""What reminders must come, by the rules, and which came."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.cli._weeks.board import Board
from bot.cli._weeks.clock import DAY, HOUR
from bot.cli._weeks.rules import Person, Question
from bot.discord.texts import commands_in, game_name

Waits = list[tuple[Board, Question]]


@dataclass(frozen=True)
class Expected:
    """A reminder that must come."""

    lines: frozenset[str]
    """All that it says; it tells nothing else."""
    in_threads: tuple[int, ...]
    """Where it may come instead, if its reader takes no direct messages: where they have waited longest."""
    makes_up: bool
    """Whether it makes up for a call at night, and so is none that is counted by days."""


class Reminders:
    """Compares reminders: at most one a day, none at night, one for all tables, none that is due left out."""

    def __init__(self, people: Mapping[str, Person], boards: Mapping[int, Board]) -> None:
        self._people, self._boards = people, boards
        self._expected: defaultdict[str, list[Expected]] = defaultdict(list)
        self._seen: defaultdict[str, list[str]] = defaultdict(list)
        self._called: defaultdict[str, list[int]] = defaultdict(list)

    def expect(self, at: int) -> None:
        """Say who is to be reminded by a pulse."""
        for person in self._people.values():
            waits = self._waits(person)
            if self._is_due(person, waits, at):
                self._expected[person.id].append(self._expect(person, waits, at))

    def is_any_due(self, at: int) -> bool:
        """Say whether anybody is to be reminded."""
        return any(self._is_due(each, self._waits(each), at) for each in self._people.values())

    def _waits(self, person: Person) -> Waits:
        """List what waits for somebody, the longest wait first."""
        running = [board for board in self._boards.values() if not board.is_over]
        found = [(board, board.asked[person.id]) for board in running if person.id in board.asked]
        return sorted(
            ((board, each) for board, each in found if not each.answered), key=lambda wait: wait[1].asked_at
        )

    def _is_due(self, person: Person, waits: Waits, at: int) -> bool:
        if person.is_asleep(at) or person.absence(at) is not None:
            return False
        if any(question.is_put_off for _, question in waits):
            return True
        was_today = person.reminded_at is not None and at - person.reminded_at < DAY
        if not person.on or was_today:
            return False
        return any(question.due_at(board.opened.pace, person.first_hours) <= at for board, question in waits)

    def _expect(self, person: Person, waits: Waits, at: int) -> Expected:
        """Note that somebody is reminded of all that waits for them; a call made up for does not count."""
        words = commands_in(person.language)
        heading = words.say("reminder-heading", count=len(waits))
        lines = frozenset([heading, *(f"- {_line(board, person, q, at)}" for board, q in waits)])
        open_ones = [(board, q) for board, q in waits if not board.is_sealed]
        longest = [board.opened.table for board, q in open_ones if q.asked_at == open_ones[0][1].asked_at]
        expected = Expected(
            lines,
            () if person.are_doors_open else tuple(longest),
            any(question.is_put_off for _, question in waits),
        )
        for _, question in waits:
            question.reminders += not question.is_put_off
            question.reminded_at, question.is_nudged = at, False
        person.reminded_at = at
        return expected

    def seen(self, person: str, text: str) -> None:
        """Note a reminder that came by direct message."""
        self._seen[person].append(text)

    def called(self, person: str, table: int) -> None:
        """Note a reminder that came in a thread."""
        self._called[person].append(table)

    def judged(self, counts: Counter[str]) -> Iterator[str]:
        """Say what does not fit, and begin anew."""
        for number in sorted({*self._expected, *self._seen, *self._called}):
            person, expected = self._people[number], self._expected[number]
            counts["reminders"] += len(expected)
            counts["calls made up for"] += sum(each.makes_up for each in expected)
            counts["reminders in threads"] += len(self._called[number])
            yield from self._judge(person, expected)
        self._expected.clear()
        self._seen.clear()
        self._called.clear()

    def _judge(self, person: Person, expected: list[Expected]) -> Iterator[str]:
        direct = [set(each.lines) for each in expected] if person.are_doors_open else []
        seen, called = [set(each.splitlines()) for each in self._seen[person.id]], self._called[person.id]
        if seen != direct:
            yield f"{person.name} was reminded of {_told(seen)} instead of {_told(direct)}"
        places = [each.in_threads for each in expected if each.in_threads]
        if len(called) != len(places) or any(
            at not in place for at, place in zip(called, places, strict=True)
        ):
            yield f"{person.name} was called in the threads of tables {called} instead of {places}"


def _told(reminders: list[set[str]]) -> str:
    return "; ".join(" / ".join(sorted(each)) for each in reminders) or "nothing"


def _line(board: Board, person: Person, question: Question, at: int) -> str:
    """Say of a table what everybody may know: where it is, since and until when, who is the last."""
    words, opened = commands_in(person.language), board.opened
    title = words.say("inbox-table", game=game_name(opened.game, person.language), table=str(opened.table))
    is_last = set(board.asked) == {person.id} and len(opened.people) > 1
    parts = [
        f"**{title}** <#{opened.thread}>",
        words.say("inbox-since", when=f"<t:{question.asked_at}:R>"),
        _clock(board, person, at),
        words.say("reminder-last") if is_last else "",
        words.say("reminder-nudged") if question.is_nudged else "",
    ]
    return " · ".join(filter(None, parts))


def _clock(board: Board, person: Person, at: int) -> str:
    """Say until when somebody has time, and how much of it is in the bank."""
    words, due = commands_in(person.language), board.due(person, at)
    if due is None:
        return ""
    if due <= at:
        return words.say("clock-up")
    bank = board.opened.pace.bank * HOUR - board.bank_used.get(person.id, 0)
    return words.say("clock-until", when=f"<t:{due}:R>", hours=bank // HOUR)
