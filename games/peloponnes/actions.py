"""What a seat can answer, one frozen struct per kind of action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.core.decision import Action
from games.core.unions import closed


class ChooseCivilisation(Action, frozen=True):
    """Solo: choose the civilisation to play."""

    civilisation: str


class ChooseIncomes(Action, frozen=True):
    """Solo, from level 2: choose the extra incomes, so many of each kind."""

    wood: int = 0
    stone: int = 0
    food: int = 0


class Bid(Action, frozen=True):
    """5b: put so many coins on a tile; what one's coins do not cover is exchanged for luxury."""

    tile: str
    coins: int


class Pass(Action, frozen=True):
    """5b: bid on nothing this round, for three coins."""


class Move(Action, frozen=True):
    """5b: outbid, move the bid unchanged to another tile."""

    tile: str


class Withdraw(Action, frozen=True):
    """5b: outbid, take the bid back and a coin with it."""


class Build(Action, frozen=True):
    """5d: pay for the building won, or put a coin on it; luxury covers what is missing."""

    how: Literal["pay", "coin"]


class LetGo(Action, frozen=True):
    """5d: let the building go, if only luxury could keep it."""


class ChooseIncome(Action, frozen=True):
    """5f: choose what the Port or the Temple of Apollo brings this round: wood, stone, food or coins."""

    tile: str
    kind: str


class Keep(Action, frozen=True):
    """6: keep these buildings in an earthquake, or these lands in a tempest; the others are lost."""

    tiles: tuple[str, ...]


class Feed(Action, frozen=True):
    """7: exchange so much luxury for food that is missing."""

    luxury: int


class Settle(Action, frozen=True):
    """7: pay for these buildings that have a coin on them; the others are lost."""

    tiles: tuple[str, ...]


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = closed(Action, __name__)
