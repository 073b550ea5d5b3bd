"""What a seat can answer, one frozen struct per kind of action.

A seat may keep several stalls, so each action names the stall that acts; at the fair it keeps one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.decision import Action
from games.core.unions import closed


class Bid(Action, frozen=True):
    """2: bid coins for the good of the round, in secret."""

    stall: str
    coins: int

    @property
    def party(self) -> str:
        return self.stall


class Stand(Action, frozen=True):
    """2: leave a standing bid for the next rounds; none ends it."""

    stall: str
    coins: int

    @property
    def party(self) -> str:
        return self.stall


class Show(Action, frozen=True):
    """3: show the card of a stall."""

    stall: str

    @property
    def party(self) -> str:
        return self.stall


class Done(Action, frozen=True):
    """3: do no more with a stall this round."""

    droppable = True
    stall: str

    @property
    def party(self) -> str:
        return self.stall


class Sell(Action, frozen=True):
    """5: sell some measures at the fair."""

    measures: int


class Cry(Action, frozen=True):
    """5: cry one's wares; a die says how many measures are sold."""


class Pack(Action, frozen=True):
    """5: sell no more today."""

    droppable = True


class Fill(Action, frozen=True):
    """5: fill the basket with some wares."""

    wares: tuple[str, ...]


class Part(Action, frozen=True):
    """5: part the basket among its wares."""

    shares: dict[str, int]


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = closed(Action, __name__)
