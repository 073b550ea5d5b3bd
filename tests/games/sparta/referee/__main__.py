"""Let the referee judge random games: `python -m tests.games.sparta.referee [games] [scenario] [from]`.

The invariants are checked after every action.
"""

from __future__ import annotations

import sys
from time import process_time

from games.sparta.game import GAME
from tests.games.sparta.referee.games import judged, tables


def main(games: int = 300, scenario: str = "", first: int = 0) -> None:
    """Judge so many games, of all scenarios, seats and variants in turn; say what was seen."""
    kinds = [table for table in tables() if scenario in ("", table[0])]
    began, told, acted, broken = process_time(), 0, 0, 0
    for number in range(first, first + games):
        game = judged(*kinds[number % len(kinds)], seed=number, every=1)
        told, acted, broken = told + len(game.events), acted + game.actions, broken + game.violations
    seconds = process_time() - began
    seen = f"{games} games of {len(kinds)} tables of {GAME.id}: {acted} actions, {told} events, no fault"
    sys.stdout.write(f"{seen}, {broken} violations, {seconds:.0f} seconds\n")


if __name__ == "__main__":
    main(*(kind(given) for kind, given in zip((int, str, int), sys.argv[1:], strict=False)))
