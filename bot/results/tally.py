"""What somebody has come to at each game: how often they won, and with what, and how strong they are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import median

from bot.db import Result
from bot.results.rating import Holder, Place, Ratings, Strength

DAY_S = 86400


@dataclass
class Count:
    """How many games, and how many of them won; a game that was shared counts for its share."""

    played: float = 0.0
    won: float = 0.0

    def add(self, result: Result) -> None:
        """Count a game."""
        self.played += result.share
        self.won += result.share * result.won


@dataclass
class Alone:
    """Games that nobody else played."""

    tables: int = 0
    won: int = 0
    best: int | None = None

    def add(self, result: Result) -> None:
        """Count a game."""
        self.tables += 1
        self.won += result.won
        self.best = result.points if self.best is None else max(self.best, result.points)


@dataclass
class Tally:
    """What somebody has come to at a game."""

    game: str
    tables: int = 0
    """At how many tables with others they sat."""
    every: Count = field(default_factory=Count)
    by_seat: defaultdict[int, Count] = field(default_factory=lambda: defaultdict(Count))
    by_role: defaultdict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    days: list[float] = field(default_factory=list)
    alone: Alone = field(default_factory=Alone)
    strength: Strength = field(default_factory=Strength)

    @property
    def median_days(self) -> float | None:
        """Say how long half of the games took at most; nothing where it is not known."""
        return median(self.days) if self.days else None

    def add(self, own: Sequence[Result]) -> None:
        """Count a table at which somebody had one seat or, one after the other, several."""
        if own[0].seats == 1:
            self.alone.add(own[0])
        else:
            self.tables += 1
            for result in own:
                self._add_seat(result)
        took = _days(own[0])
        self.days += [] if took is None else [took]

    def _add_seat(self, result: Result) -> None:
        self.every.add(result)
        self.by_seat[result.seat].add(result)
        for role in filter(None, result.roles.split(",")):
            self.by_role[role].add(result)


def _days(result: Result) -> float | None:
    if result.started_at is None or result.ended_at is None:
        return None
    return (result.ended_at - result.started_at).total_seconds() / DAY_S


class Tallies:
    """Counts what somebody has come to, from tables in the order of their ends."""

    def __init__(self, user_id: int, hidden: Collection[int]) -> None:
        """Count for a user; who is hidden counts as somebody whom nobody knows."""
        self._user, self._hidden = user_id, set(hidden) - {user_id}
        self._ratings: defaultdict[str, Ratings] = defaultdict(Ratings)
        self._tallies: dict[str, Tally] = {}

    def count(self, table: Sequence[Result]) -> None:
        """Let a table count, by all who had a seat there."""
        game = table[0].game
        if table[0].seats > 1:
            self._ratings[game].count(self._places(table))
        own = [result for result in table if result.user_id == self._user]
        if own:
            self._tallies.setdefault(game, Tally(game)).add(own)

    def _places(self, table: Sequence[Result]) -> list[Place]:
        seats = [list(held) for _, held in groupby(table, key=lambda result: result.seat)]
        return [Place(held[0].rank, [self._holder(each) for each in held]) for held in seats]

    def _holder(self, result: Result) -> Holder:
        is_known = result.user_id not in self._hidden
        return Holder(result.user_id if is_known else None, result.share)

    def found(self) -> list[Tally]:
        """Give what was counted, the most played game first."""
        for game, tally in self._tallies.items():
            tally.strength = self._ratings[game].of(self._user)
        return sorted(self._tallies.values(), key=lambda each: (-each.tables, -each.alone.tables, each.game))


def by_tables(results: Sequence[Result]) -> list[list[Result]]:
    """Put together what belongs to each table; the results are in the order of the tables."""
    return [list(rows) for _, rows in groupby(results, key=lambda result: result.table_id)]
