"""Outcomes: why a game is over, and what broke a tie."""

from __future__ import annotations

import pytest

from games.core.outcome import Outcome, Standing, by_merit

TIE_BREAKS = ("places", "statues")


def test_points_alone_decide() -> None:
    outcome = by_merit("rounds", [(3, 9, 9), (5, 0, 0)], TIE_BREAKS, rounds=3)
    assert outcome.standings == [Standing(1, 1, 5), Standing(0, 2, 3)]
    assert (outcome.tie_break, outcome.facts, outcome.winners) == ("", {"rounds": 3}, (1,))


@pytest.mark.parametrize(
    ("merits", "tie_break", "most", "less", "winners"),
    [
        ([(5, 2, 0), (5, 3, 0), (1, 9, 9)], "places", 3, 2, (1,)),
        ([(5, 3, 4), (5, 3, 2)], "statues", 4, 2, (0,)),
        ([(5, 3, 4), (5, 3, 4)], "shared", 5, 5, (0, 1)),
    ],
)
def test_a_tie_names_what_broke_it(
    merits: list[tuple[int, ...]], tie_break: str, most: int, less: int, winners: tuple[int, ...]
) -> None:
    outcome = by_merit("rounds", merits, TIE_BREAKS)
    assert (outcome.tie_break, outcome.winners) == (tie_break, winners)
    assert outcome.facts["most"], outcome.facts["less"] == (most, less)
    assert sorted(outcome.facts["tied"]) == [0, 1]  # type: ignore[arg-type]


def test_a_tie_below_the_winner_is_no_business_of_the_outcome() -> None:
    assert by_merit("rounds", [(5, 0, 0), (3, 1, 1), (3, 1, 1)], TIE_BREAKS).tie_break == ""


def test_everybody_can_lose() -> None:
    assert Outcome("level-missed", [Standing(0, 1, 7)], lost=True).winners == ()
