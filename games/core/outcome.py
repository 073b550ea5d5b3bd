"""How a game ends: who stands where, why it is over, what decided between equals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from games.core.decision import Seat
from games.core.errors import Fact

SHARED = "shared"
"""Nothing told the best apart."""
CONCEDED = "conceded"
"""The game is over because all but one side, or the only one, have resigned."""


@dataclass(frozen=True)
class Standing:
    """How a seat ended, best first; equal ranks share a place."""

    seat: Seat
    rank: int
    points: int


@dataclass(frozen=True)
class Outcome:
    """How a game ended; before its end, how it would."""

    ending: str
    """Why it is over: the message `ending-…` says it."""
    standings: list[Standing]
    tie_break: str = ""
    """What decided between seats of equal points: the message `tie-…` says it; empty where points did."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What the two messages tell."""
    lost: bool = False
    """Whether everybody has lost, as a player alone can."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """List the winners by their seats."""
        return () if self.lost else tuple(sorted(each.seat for each in self.standings if each.rank == 1))


def resigned_last(outcome: Outcome, resigned: Sequence[Seat]) -> Outcome:
    """Rank those who have resigned after all others, who resigned later before who resigned earlier.

    Where nobody else is left but one, that one has won; alone at a table a player who resigns has lost.
    """
    if not resigned:
        return outcome
    by_seat = {each.seat: each for each in outcome.standings}
    stayed = [each for each in outcome.standings if each.seat not in resigned]
    standings = [replace(each, rank=1 + sum(other.rank < each.rank for other in stayed)) for each in stayed]
    last = enumerate(reversed(resigned), len(stayed) + 1)
    standings += [replace(by_seat[seat], rank=rank) for rank, seat in last]
    if len(stayed) < 2:
        facts: Mapping[str, Fact] = {"seats": tuple(resigned)}
        return Outcome(CONCEDED, standings, facts=facts, lost=not stayed)
    return _tied_among(replace(outcome, standings=standings), resigned)


def _tied_among(outcome: Outcome, resigned: Sequence[Seat]) -> Outcome:
    """Say of a tie only what holds among those who have stayed."""
    tied = outcome.facts.get("tied", ())
    if not outcome.tie_break or not isinstance(tied, tuple) or not set(tied) & set(resigned):
        return outcome
    if len(outcome.winners) < 2:
        return replace(outcome, tie_break="")
    return replace(outcome, tie_break=SHARED, facts={**outcome.facts, "tied": outcome.winners})


def ranked(merits: Sequence[tuple[int, ...]]) -> list[Standing]:
    """Rank the seats by their merits, of which points are the first; equal merits share a rank."""
    best_first = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    ranks = [1 + sum(merit > own for merit in merits) for own in merits]
    return [Standing(seat, ranks[seat], merits[seat][0]) for seat in best_first]


def by_merit(
    ending: str, merits: Sequence[tuple[int, ...]], tie_breaks: Sequence[str], **facts: Fact
) -> Outcome:
    """Say who won by merits: points, and then what each tie-break is about."""
    standings = ranked(merits)
    tied = [each for each in standings if each.points == standings[0].points]
    if len(tied) < 2:
        return Outcome(ending, standings, facts=facts)
    best, second = merits[tied[0].seat], merits[tied[1].seat]
    at = next((at for at, pair in enumerate(zip(best, second, strict=True)) if pair[0] != pair[1]), 0)
    told: dict[str, Fact] = {
        **facts,
        "tied": tuple(each.seat for each in tied),
        "points": best[0],
        "most": best[at],
        "less": second[at],
    }
    return Outcome(ending, standings, tie_breaks[at - 1] if at else SHARED, told)
