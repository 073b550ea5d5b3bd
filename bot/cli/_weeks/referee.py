"""The referee: hears the chronicle, says by the rules alone what must have come, and compares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from bot.cli._weeks.board import Board, Told
from bot.cli._weeks.chronicle import (
    CameBack,
    Deleted,
    Doors,
    Edited,
    Event,
    Left,
    Looked,
    Nudged,
    Opened,
    Pulse,
    PulseOver,
    Ready,
    Sealed,
    StepOver,
    Wished,
    Written,
)
from bot.cli._weeks.clock import DAY, HOUR
from bot.cli._weeks.reading import (
    CALL,
    NOTE,
    OVER,
    RESIGNED,
    TURN,
    Said,
    ThreadReader,
    is_digest,
)
from bot.cli._weeks.reminders import Reminders
from bot.cli._weeks.rules import NUDGE_AFTER, OUTAGE, Person
from bot.cli._weeks.time_ups import TimeUps


class Referee:
    """Knows the rules, what people did, and what the practice server saw; `wrong` says what does not fit."""

    def __init__(self, people: Iterable[Person], start: int) -> None:
        self.people = {person.id: person for person in people}
        self.boards: dict[int, Board] = {}
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()
        self._reminders = Reminders(self.people, self.boards)
        self._threads: dict[str, Board] = {}
        self._start = start - start % DAY
        self._now = start
        self._beat: int | None = None
        self._time_ups = TimeUps(self.people, self.counts, self._complain)
        self._seen: Counter[tuple[str, str]] = Counter()

    def hear(self, event: Event) -> None:
        """Take in what has happened."""
        self._pass(event.at)
        match event:
            case Ready():
                self._felt(event.at)
            case Pulse():
                self._felt(event.at)
                self._time_ups.expect(self.running(), event.at)
            case PulseOver():
                self._time_ups.expect_answered()
                self._reminders.expect(event.at)
            case StepOver():
                self._judge()
            case Written():
                self._written(event)
            case _:
                self._other(event)

    def _other(self, event: Event) -> None:
        match event:
            case Edited():
                self._edited(event)
            case Deleted():
                self._deleted(event)
            case Opened():
                names = {person.id: person.name for person in self.people.values()}
                board = Board(event, ThreadReader(event, names))
                self.boards[event.table] = self._threads[event.thread] = board
            case Sealed():
                self.boards[event.table].is_under_seal = event.is_so
            case Looked():
                self._looked(event)
            case Nudged():
                self._nudged(event)
            case _:
                self._personal(event)

    def _personal(self, event: Event) -> None:
        match event:
            case Wished():
                self.people[event.person].wish(event)
            case Left():
                self.people[event.person].leave(event)
            case CameBack():
                self.people[event.person].come_back(event.at)
            case Doors():
                self.people[event.person].are_doors_open = event.are_open

    # Time

    def _pass(self, at: int) -> None:
        """Let clocks run up to now."""
        if at > self._now:
            for board in self.running():
                for person, question in board.asked.items():
                    question.recent += self.people[person].ran(board.opened.pace, self._now, at)
        self._now = max(self._now, at)

    def _felt(self, at: int) -> None:
        """Count what has passed since the pulse was last felt, unless the bot was away."""
        was_away = self._beat is not None and at - self._beat >= OUTAGE
        for board in self.running():
            for question in board.asked.values():
                question.counted += 0 if was_away else question.recent
                question.recent = 0
        self._beat = at
        self.counts["outages"] += was_away

    def running(self) -> list[Board]:
        """List the tables that are being played."""
        return [board for board in self.boards.values() if not board.is_over]

    # What is due

    def is_anything_due(self, at: int) -> bool:
        """Say whether the next pulse has something to do, as far as one can say."""
        self._pass(at)
        up = any(
            board.stand_ins(self.people, at) or board.newly_up() or board.resigning()
            for board in self.running()
        )
        return up or self._reminders.is_any_due(at)

    # What is seen

    def _written(self, message: Written) -> None:
        self._pinged(message)
        board = self._threads.get(message.channel)
        if is_digest(message):
            self._digest(message)
        elif board is not None and message.is_plain:
            self._in_thread(board, message, board.reader.read(message.text))

    def _pinged(self, message: Written) -> None:
        """Nobody is pinged at night, nor twice by the same words."""
        called = set(message.pings) | (
            {message.reader} if message.reader and not message.is_silent else set()
        )
        for person in called & set(self.people):
            self.counts["pings"] += 1
            if self.people[person].is_asleep(message.at):
                self.wrong.append(f"{self._when()}: {self._name(person)} was pinged at night")
        if called:
            self._seen[message.channel, message.text] += 1

    def _digest(self, message: Written) -> None:
        self._reminders.seen(message.reader, message.text)

    def _in_thread(self, board: Board, message: Written, said: Said) -> None:
        if said.kind == TURN:
            self._told(board, message, said)
        elif said.kind == OVER:
            board.told.append(Told(message.id, said.stood_in))
            board.newest, board.is_over = None, True
            board.only(frozenset())
            self.counts["games over"] += 1
        elif said.kind == NOTE:
            self._time_ups.said_up(board, message, said)
        elif said.kind == RESIGNED:
            self._time_ups.gave_up(board, message, said)
        elif said.kind == CALL:
            for person in said.people:
                self._reminders.called(person, board.opened.table)

    def _told(self, board: Board, message: Written, said: Said) -> None:
        before = set(board.asked)
        board.ask(said.waited, self.people, message.at)
        board.newest = Told(message.id, said.stood_in)
        board.told.append(board.newest)
        self.counts["posts"] += 1
        awake = {p for p in said.waited - before if not self.people[p].is_asleep(message.at)}
        if awake - message.pings:
            self._complain(board, f"{self._names(awake - message.pings)} was not called")
        due = {board.due(self.people[person], message.at) for person in said.waited}
        if due - said.stamps - {None}:
            self._complain(
                board, f"the post says {sorted(said.stamps)} instead of {sorted(filter(None, due))}"
            )

    def _edited(self, message: Edited) -> None:
        board = self._threads.get(message.channel)
        if board is not None and board.newest is not None and board.newest.id == message.id:
            said = board.reader.read(message.text)
            if said.kind == TURN and said.waited:
                board.only(said.waited)

    def _deleted(self, message: Deleted) -> None:
        """Let the newest post take over what one said that it has replaced."""
        board = self._threads.get(message.channel)
        for earlier, later in pairwise(board.told) if board is not None else ():
            if earlier.id == message.id:
                later.carried |= earlier.stood_in | earlier.carried

    def _looked(self, looked: Looked) -> None:
        board = self.boards[looked.table]
        question = board.asked.get(looked.person)
        if board.is_over:
            return
        if board.is_sealed:
            if question is not None and not looked.asked:
                question.answer()
        elif looked.named:
            board.only(looked.named | ({looked.person} if looked.asked else frozenset()))

    def _nudged(self, nudged: Nudged) -> None:
        board = self.boards[nudged.table]
        may = self._may_nudge(board, nudged)
        was_today = board.nudged_at == nudged.at and nudged.again
        if nudged.accepted != may and not (was_today and not nudged.accepted):
            self._complain(board, f"{self._name(nudged.person)} nudged: {nudged.accepted}, and not {may}")
        if nudged.accepted or (nudged.again and may):
            self.counts["nudges"] += 1
            board.nudged_at = nudged.at
            for person, question in board.asked.items():
                question.is_nudged = question.is_nudged or person != nudged.person
        else:
            self.counts["nudges refused"] += 1

    def _may_nudge(self, board: Board, nudged: Nudged) -> bool:
        """Once a day, for those who wait, when somebody has had some hours."""
        pace, others = board.opened.pace, [q for p, q in board.asked.items() if p != nudged.person]
        hours = NUDGE_AFTER if pace.hours is None else min(NUDGE_AFTER, pace.hours * HOUR // 2)
        is_own = nudged.person in board.asked and not board.is_sealed
        is_again = board.nudged_at is not None and nudged.at - board.nudged_at < DAY
        return not is_own and not is_again and any(nudged.at - each.asked_at >= hours for each in others)

    # Judgement

    def _judge(self) -> None:
        """Compare what had to come in a step with what came."""
        self._time_ups.judge(self.boards.values())
        self.wrong += [f"{self._when()}: {each}" for each in self._reminders.judged(self.counts)]
        twice = [channel for (channel, _), count in self._seen.items() if count > 1]
        self.wrong += [
            f"{self._when()}: somebody was pinged twice by the same words in {each}" for each in twice
        ]
        self._seen.clear()

    def _complain(self, board: Board, what: str) -> None:
        self.wrong.append(f"{self._when()}: table {board.opened.table}: {what}")

    def _when(self) -> str:
        days, seconds = divmod(self._now - self._start, DAY)
        return f"day {days + 1}, {seconds // HOUR:02}:{seconds % HOUR // 60:02}:{seconds % 60:02}"

    def _name(self, person: str) -> str:
        return self.people[person].name if person in self.people else person

    def _names(self, people: Iterable[str]) -> str:
        return " and ".join(sorted(map(self._name, people))) or "nobody"
