"""Phase 6: the column of the combat table."""

from __future__ import annotations

import pytest

from games.perikles.board import Counter, board
from games.perikles.events import CombatJoined
from games.perikles.steps.battles import Battles
from tests.games.perikles.builder import BLUE, RED, TableBuilder

NEEDS = {"1:2": (10, 5), "-2": (9, 6), "1:1": (8, 7), "+2": (7, 8), "2:1": (6, 9), "3:1": (5, 10)}

COLUMNS = [
    # The rulebook's own.
    (2, 1, "2:1"),
    (5, 3, "+2"),
    (3, 4, "1:1"),
    (7, 12, "-2"),
    (2, 4, "1:2"),
    # Equal strengths.
    (1, 1, "1:1"),
    (6, 6, "1:1"),
    (12, 12, "1:1"),
    # One more or less, where it is no ratio.
    (4, 3, "1:1"),
    (3, 2, "1:1"),
    (2, 3, "1:1"),
    (12, 11, "1:1"),
    # The ratio is better for the stronger side than the difference.
    (4, 2, "2:1"),
    (1, 2, "1:2"),
    (3, 1, "3:1"),
    (6, 2, "3:1"),
    (9, 3, "3:1"),
    (5, 2, "2:1"),
    (8, 3, "2:1"),
    (11, 4, "2:1"),
    (3, 6, "1:2"),
    (6, 12, "1:2"),
    (5, 11, "1:2"),
    # The difference, where the ratio does not reach.
    (8, 5, "+2"),
    (6, 4, "+2"),
    (12, 7, "+2"),
    (11, 6, "+2"),
    (4, 6, "-2"),
    (3, 5, "-2"),
    (6, 11, "-2"),
    (10, 12, "-2"),
    # Beyond the ends of the table.
    (1, 3, "1:2"),
    (1, 12, "1:2"),
    (3, 12, "1:2"),
    (4, 1, "3:1"),
    (12, 1, "3:1"),
    (25, 1, "3:1"),
]


def make(strength: int, *, city: str) -> list[Counter]:
    """Find hoplites of a city that are as strong as asked, the strongest first."""
    found = []
    for counter in sorted(board().counters[city], reverse=True):
        if counter.arm == "hoplite" and counter.strength <= strength:
            found.append(counter)
            strength -= counter.strength
    assert strength == 0
    return found


@pytest.mark.parametrize(("attack", "defence", "odds"), COLUMNS)
def test_6_column(table: TableBuilder, attack: int, defence: int, odds: str) -> None:
    """Sparta attacks Attica, Athens defends it: no militia, no rebels, land only."""
    table.leaders(sparta=BLUE, athens=RED).places("attica")
    table.at(
        "attica", attack={BLUE: make(attack, city="sparta")}, defence={RED: make(defence, city="athens")}
    )
    table.dice(attacker=[(6, 6), (6, 6)], defender=[(1, 1), (1, 1)]).phase(Battles)
    joined = table.told(CombatJoined)
    assert (joined.attack, joined.defence, joined.odds) == (attack, defence, odds)
    assert (joined.attacker_needs, joined.defender_needs) == NEEDS[odds]


def test_6_table_as_printed() -> None:
    assert {odds: (column.attacker, column.defender) for odds, column in board().columns.items()} == NEEDS


def test_ruling_45_nobody_is_asked_for_the_column(table: TableBuilder) -> None:
    """Two against four fits two columns; the better one for the stronger side is taken at once."""
    table.leaders(sparta=BLUE, athens=RED).places("attica")
    table.at("attica", attack={BLUE: make(2, city="sparta")}, defence={RED: make(4, city="athens")})
    table.special(BLUE, "slave-revolt").phase(Battles)
    assert table.to_decide() == {BLUE: "before-combat"}
    assert table.asked(BLUE).facts == {
        "place": "attica",
        "arm": "hoplite",
        "attack": 2,
        "defence": 4,
        "odds": "1:2",
    }


def test_6_every_column_for_strengths_up_to_twelve() -> None:
    """Of all columns that fit, the one that is best for the stronger side."""
    for attack in range(1, 13):
        for defence in range(1, 13):
            table = TableBuilder().leaders(sparta=BLUE, athens=RED).places("attica")
            troops, against = make(attack, city="sparta"), make(defence, city="athens")
            table.at("attica", attack={BLUE: troops}, defence={RED: against}).phase(Battles)
            assert table.told(CombatJoined).odds == best_fitting(attack, defence), (attack, defence)


def best_fitting(attack: int, defence: int) -> str:
    fitting = {
        "1:2": defence >= 2 * attack,
        "-2": defence >= attack + 2,
        "+2": attack >= defence + 2,
        "2:1": attack >= 2 * defence,
        "3:1": attack >= 3 * defence,
    }
    best_first = ["3:1", "2:1", "+2"] if attack > defence else ["1:2", "-2"]
    return next((odds for odds in best_first if fitting[odds]), "1:1")
