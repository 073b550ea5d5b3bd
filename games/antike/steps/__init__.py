"""The steps of Antike, one module per chapter of the rulebook, closed as one union."""

from __future__ import annotations

from typing import Union

from games.antike.steps.advances import AcquireAdvances
from games.antike.steps.arming import ArmProvinces
from games.antike.steps.founding import FoundCities
from games.antike.steps.manoeuvre import Manoeuvre
from games.antike.steps.march import March, Meet, React
from games.antike.steps.personages import Bonus, EndOfTurn, WinPersonages
from games.antike.steps.rounds import Rounds, TakeInstead
from games.antike.steps.set_up import ChooseNations, ChooseStart, SetUp
from games.antike.steps.standing import StandingOrders
from games.antike.steps.temples import BuildTemples
from games.antike.steps.turns import ChooseField, Turn

__all__ = [
    "AcquireAdvances",
    "AnyStep",
    "ArmProvinces",
    "Bonus",
    "BuildTemples",
    "ChooseField",
    "ChooseNations",
    "ChooseStart",
    "EndOfTurn",
    "FoundCities",
    "Manoeuvre",
    "March",
    "Meet",
    "React",
    "Rounds",
    "SetUp",
    "StandingOrders",
    "TakeInstead",
    "Turn",
    "WinPersonages",
]

AnyStep = Union[
    StandingOrders,
    SetUp,
    ChooseNations,
    ChooseStart,
    Rounds,
    TakeInstead,
    Turn,
    ChooseField,
    BuildTemples,
    ArmProvinces,
    AcquireAdvances,
    Manoeuvre,
    March,
    Meet,
    React,
    FoundCities,
    WinPersonages,
    Bonus,
    EndOfTurn,
]
