"""A table of Toy, played with verbs; `tests/games/builder.py` has those that all games share."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.builder import TableBuilder
from tests.toy.game.game import GAME
from tests.toy.game.state import State
from tests.toy.game.view import View


class Market(TableBuilder[State, View]):
    """A table after its set-up; chance gives the results that are named."""

    game = GAME

    def __init__(self, seats: int = 2, scenario: str = "standard", **script: Sequence[int]) -> None:
        super().__init__(seats, scenario)
        for label, results in script.items():
            self.script(label, *results)
        self.go_on()
