"""How strong players are, from who came where: tables count in the order of their ends.

A seat is as strong as those who had it, by their shares of the game, and what it gains or loses is theirs by
these shares. Who is not known, be it that they were forgotten or are in no archive, is of the strength that
everybody begins with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
BEGINNING, PER_SKILL = 1500, 24
"""What people see of a strength: where everybody begins, and how many points a unit of the model is."""
SURE = 2
"""Within so many deviations the strength lies, in 19 of 20 cases."""


@dataclass(frozen=True)
class Strength:
    """What is known of somebody's strength: how great it is, and how uncertain."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def points(self) -> int:
        """Give it as people see it."""
        return round(BEGINNING + PER_SKILL * (self.mu - MODEL.mu))

    @property
    def margin(self) -> int:
        """Say by how much it may be wrong."""
        return round(PER_SKILL * SURE * self.sigma)


class Holder(NamedTuple):
    """Somebody who had a seat, for a share of the game; nobody who is known: None."""

    user_id: int | None
    share: float


class Place(NamedTuple):
    """Where a seat came, and who had it."""

    rank: int
    holders: Sequence[Holder]


class Ratings:
    """The strengths of all at one game, table by table."""

    def __init__(self) -> None:
        self._known: dict[int, Strength] = {}

    def of(self, user_id: int | None) -> Strength:
        """Give what is known of somebody."""
        return Strength() if user_id is None else self._known.get(user_id, Strength())

    def count(self, places: Sequence[Place]) -> None:
        """Let a table count; a game alone is no contest."""
        if len(places) < 2:
            return
        before = [self._of_seat(place) for place in places]
        seats = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
        rated = MODEL.rate(seats, ranks=[float(place.rank) for place in places])
        after = [Strength(seat.mu, seat.sigma) for [seat] in rated]
        for place, had, has in zip(places, before, after, strict=True):
            self._move(place, had, has)

    def _of_seat(self, place: Place) -> Strength:
        held = [(self.of(holder.user_id), holder.share) for holder in place.holders]
        variance = sum(share * strength.sigma**2 for strength, share in held)
        return Strength(sum(share * strength.mu for strength, share in held), sqrt(variance))

    def _move(self, place: Place, before: Strength, after: Strength) -> None:
        """Let those who had a seat have their shares of what it gained."""
        gained, surer = after.mu - before.mu, 1 - after.sigma / before.sigma
        for user_id, share in place.holders:
            if user_id is not None:
                own = self.of(user_id)
                self._known[user_id] = Strength(own.mu + share * gained, own.sigma * (1 - share * surer))
