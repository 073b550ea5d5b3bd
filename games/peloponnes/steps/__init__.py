"""The steps of Peloponnes, one module per chapter of the rulebook, closed as one union."""

from __future__ import annotations

from typing import Union

from games.peloponnes.steps._simultaneous import _Simultaneous as Simultaneous
from games.peloponnes.steps._simultaneous import pending_of
from games.peloponnes.steps.bids import Bidding, Displaced, PlaceBid
from games.peloponnes.steps.chips import TurnUpChips
from games.peloponnes.steps.disasters import Earthquake, Tempest
from games.peloponnes.steps.end import EndOfGame, EndOfRound
from games.peloponnes.steps.order import SetOrder
from games.peloponnes.steps.set_up import FirstRound, SetUp
from games.peloponnes.steps.solo import ChooseExtraIncomes, ChooseOwnCivilisation
from games.peloponnes.steps.supply import Supply
from games.peloponnes.steps.taking import TakeTiles
from games.peloponnes.steps.tiles import TurnUpTiles

__all__ = [
    "AnyStep",
    "Bidding",
    "ChooseExtraIncomes",
    "ChooseOwnCivilisation",
    "Displaced",
    "Earthquake",
    "EndOfGame",
    "EndOfRound",
    "FirstRound",
    "PlaceBid",
    "SetOrder",
    "SetUp",
    "Simultaneous",
    "Supply",
    "TakeTiles",
    "Tempest",
    "TurnUpChips",
    "TurnUpTiles",
    "pending_of",
]

AnyStep = Union[
    SetUp,
    ChooseOwnCivilisation,
    ChooseExtraIncomes,
    FirstRound,
    TurnUpTiles,
    Bidding,
    PlaceBid,
    Displaced,
    SetOrder,
    TakeTiles,
    TurnUpChips,
    Earthquake,
    Tempest,
    Supply,
    EndOfRound,
    EndOfGame,
]
