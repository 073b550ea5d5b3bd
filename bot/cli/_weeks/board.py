"""A table as everybody sees it: who is waited for since when, and what time has made due there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.cli._weeks.chronicle import Opened
from bot.cli._weeks.clock import HOUR
from bot.cli._weeks.reading import AWAY, TIME_UP, ThreadReader
from bot.cli._weeks.rules import QUARTER, Person, Question
from games import registry
from games.core.resigning import MAY_NOT

ANSWER, FREE, RESIGN = "answer", "free", "resign"
"""What follows when time is up: Keryx answers, somebody else may take the seat, the seat resigns."""


@dataclass
class Told:
    """A post that tells a move, and for whom it says that Keryx has answered."""

    id: str
    stood_in: frozenset[tuple[str, str]]
    carried: frozenset[tuple[str, str]] = frozenset()
    """The same of posts before it that it has replaced."""
    is_new: bool = True
    """Whether it came in the present step."""


@dataclass(eq=False)
class Board:
    """A table."""

    opened: Opened
    reader: ThreadReader
    asked: dict[str, Question] = field(default_factory=dict)
    bank_used: dict[str, int] = field(default_factory=dict)
    newest: Told | None = None
    is_over: bool = False
    nudged_at: int | None = None
    resigned: set[str] = field(default_factory=set)
    is_under_seal: bool | None = None
    """Whether what is asked now is answered under seal; none: that was not looked up yet."""
    pending: set[tuple[str, str]] = field(default_factory=set)
    """For whom Keryx has answered without a post that says so yet, and why."""
    allowed: set[tuple[str, str]] = field(default_factory=set)
    """For whom a post of this step may say that Keryx has answered."""
    told: list[Told] = field(default_factory=list)
    """Posts of this step."""

    @property
    def is_sealed(self) -> bool:
        """Say whether what is asked now is answered under seal."""
        return bool(self.is_under_seal) and len(self.asked) > 1

    @property
    def follows(self) -> str:
        """Say what follows when time is up: where a game lets no seat resign, somebody else may take it."""
        wanted = self.opened.pace.when_up
        may_not = registry.get(self.opened.game).resigning == MAY_NOT
        return FREE if wanted == RESIGN and may_not else wanted

    def limit(self, person: str) -> int | None:
        """Give the seconds that somebody has for what they are asked."""
        pace = self.opened.pace
        if pace.hours is None:
            return None
        return (pace.hours + pace.bank) * HOUR - self.bank_used.get(person, 0)

    def ask(self, waited: frozenset[str], people: Mapping[str, Person], at: int) -> None:
        """Let a move be told: what was asked is over, and whoever is waited for is asked anew."""
        self.is_under_seal = None
        for person in list(self.asked):
            self.end(person)
        self.asked = {
            person: Question(at, people[person].is_asleep(at))
            for person in self.opened.people
            if person in waited - self.resigned
        }

    def end(self, person: str) -> None:
        """Take what a question has cost from the bank."""
        question, pace = self.asked.pop(person), self.opened.pace
        if pace.hours is not None:
            used = question.used_when_answered if question.answered else question.used
            over = max(used - pace.hours * HOUR, 0)
            self.bank_used[person] = min(self.bank_used.get(person, 0) + over, pace.bank * HOUR)

    def only(self, waited: frozenset[str]) -> None:
        """Let those be asked no more who are not waited for any more."""
        for person in set(self.asked) - waited:
            self.end(person)

    def begin_anew(self) -> None:
        """Let a step be over whose posts were judged; what the newest says may be said again by the next."""
        self.pending = set()
        self.told = self.told[-1:]
        self.told[0].carried |= self.told[0].stood_in
        self.told[0].stood_in, self.told[0].is_new = frozenset(), False

    def up(self) -> list[str]:
        """List whose time is up, as everybody sees it."""
        limits = {person: self.limit(person) for person in self.asked}
        return [p for p, limit in limits.items() if limit is not None and self.asked[p].used >= limit]

    def due(self, person: Person, at: int) -> int | None:
        """Say until when somebody has time, of what is known now."""
        limit = self.limit(person.id)
        if limit is None:
            return None
        left = limit - self.asked[person.id].used
        while left > 0:
            until = at - at % QUARTER + QUARTER
            ran = person.ran(self.opened.pace, at, until)
            at, left = (until, left - ran) if ran <= left else (_when(person, self, at, left), 0)
        return at

    def stand_ins(self, people: Mapping[str, Person], at: int) -> list[tuple[str, str]]:
        """List for whom Keryx has to answer now, and why."""
        up = self.up_for_good() if self.follows == ANSWER else []
        absences = {person: people[person].absence(at) for person in self.asked}
        away = [person for person, absence in absences.items() if absence is not None and absence.keryx]
        found = [(TIME_UP, person) for person in up] + [(AWAY, person) for person in away]
        return [each for each in found if not self.asked[each[1]].answered]

    def up_for_good(self) -> list[str]:
        """List whose time is up, so that something is done; under seal when the time of all is up."""
        up = self.up()
        return [] if self.is_sealed and len(up) < len(self.asked) else up

    def resigning(self) -> list[str]:
        """List who has to give up their seat now."""
        up = self.up_for_good() if self.follows == RESIGN else []
        return [person for person in up if not self.asked[person].answered]

    def resign(self, person: str) -> None:
        """Let a seat be given up."""
        self.resigned.add(person)
        self.asked.pop(person, None)

    def newly_up(self) -> list[str]:
        """List whose time is up without anybody having said so, where Keryx does not answer."""
        up = self.up() if self.follows not in (ANSWER, RESIGN) else []
        return [person for person in up if not self.asked[person].is_told_up]


def _when(person: Person, board: Board, at: int, left: int) -> int:
    """Find the second at which somebody's clock has run for some more seconds, soon."""
    while left > 0:
        left -= not person.rests(board.opened.pace, at)
        at += 1
    return at
