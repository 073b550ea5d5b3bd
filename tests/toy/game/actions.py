"""What a seat can answer, one frozen struct per kind of action.

A seat may keep several stalls, so each action names the stall that acts.
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


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = closed(Action, __name__)
