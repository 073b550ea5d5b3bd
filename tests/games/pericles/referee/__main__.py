"""Let the referee judge random games: `python -m tests.games.pericles.referee [games] [scenario]`."""

from __future__ import annotations

import sys
from time import process_time

from games.pericles.game import GAME
from tests.games.pericles.referee.games import judged, tables


def main(games: int = 200, scenario: str = "") -> None:
    """Judge so many games, of all scenarios and numbers of seats in turn; say what was seen."""
    kinds = [table for table in tables() if scenario in ("", table[0])]
    began, told, acted = process_time(), 0, 0
    for number in range(games):
        name, seats = kinds[number % len(kinds)]
        game = judged(name, seats, seed=number)
        told, acted = told + len(game.events), acted + game.actions
    seconds = process_time() - began
    seen = f"{games} games of {len(kinds)} tables of {GAME.id}: {acted} actions, {told} events, no fault"
    sys.stdout.write(f"{seen}, {seconds:.0f} seconds\n")


if __name__ == "__main__":
    main(*(kind(given) for kind, given in zip((int, str), sys.argv[1:], strict=False)))
