"""11, 12 and 31: what happens at the Olympic games and at the end."""

from __future__ import annotations

from typing import Literal

from games.core.events import Event
from games.sparta.figures import Place
from games.sparta.of_power import OfPower
from games.sparta.pieces import Face


class TruceKept(OfPower, frozen=True, kw_only=True):
    """11: a unit was taken off the map, or the roll that it stayed by."""

    unit: str
    place: Place
    face: Literal["", "failure", "blank", "success"]


class GamesRolled(OfPower, frozen=True, kw_only=True):
    """11: what a power rolled at the Olympic games."""

    faces: tuple[Face, ...]


class GamesWon(OfPower, frozen=True, kw_only=True):
    """11: who has won the Olympic games, and what decided."""

    by: Literal["successes", "regions", "sparta"]


class PrizeTaken(OfPower, frozen=True, kw_only=True):
    """11: what a power took from the games."""

    talents: int
    favour: bool


class ContestWon(OfPower, frozen=True, kw_only=True):
    """31: who has won a contest of the spectacle."""

    contest: str
    talents: int
    cubes: int


class CubesDrawn(OfPower, frozen=True, kw_only=True):
    """31: the cubes that were drawn, of how many of each power, and whose the prize is."""

    sparta: int
    athens: int
    of_sparta: int
    of_athens: int


class WarEnded(Event, frozen=True, kw_only=True):
    """12 and 24: a war is over: the regions of both."""

    war: str
    sparta: int
    athens: int


class GameEnded(OfPower, frozen=True, kw_only=True):
    """12: the game is over."""

    sparta: int
    athens: int


class Passed(OfPower, frozen=True, kw_only=True):
    """A power did nothing."""
