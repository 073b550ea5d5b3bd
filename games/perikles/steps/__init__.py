"""The steps of Perikles, one module per chapter of the rulebook, closed as one union."""

from __future__ import annotations

from typing import Union

from games.perikles.steps.battles import Battle, Battles, BeforeCombat, ChooseLosses, CombatRound, EndOfCombat
from games.perikles.steps.candidates import ProposeCandidate, ProposeCandidates
from games.perikles.steps.forces import (
    CommitForces,
    CommitTurn,
    CommitTurns,
    NameFirstSeat,
    RecoverCounter,
    RecoverDead,
)
from games.perikles.steps.influence import AssassinateMarker, InfluenceTurn, TakeInfluence
from games.perikles.steps.leaders import ElectLeaders
from games.perikles.steps.permission import Permission
from games.perikles.steps.round_end import EndOfRound
from games.perikles.steps.set_up import PlaceExtraMarkers, SetUp
from games.perikles.steps.specials import MoveMarkers

__all__ = [
    "AnyStep",
    "AssassinateMarker",
    "Battle",
    "Battles",
    "BeforeCombat",
    "ChooseLosses",
    "CombatRound",
    "CommitForces",
    "CommitTurn",
    "CommitTurns",
    "ElectLeaders",
    "EndOfCombat",
    "EndOfRound",
    "InfluenceTurn",
    "MoveMarkers",
    "NameFirstSeat",
    "Permission",
    "PlaceExtraMarkers",
    "ProposeCandidate",
    "ProposeCandidates",
    "RecoverCounter",
    "RecoverDead",
    "SetUp",
    "TakeInfluence",
]

AnyStep = Union[
    SetUp,
    PlaceExtraMarkers,
    TakeInfluence,
    InfluenceTurn,
    AssassinateMarker,
    MoveMarkers,
    ProposeCandidates,
    ProposeCandidate,
    ElectLeaders,
    CommitForces,
    NameFirstSeat,
    RecoverDead,
    RecoverCounter,
    CommitTurns,
    CommitTurn,
    Permission,
    Battles,
    Battle,
    CombatRound,
    BeforeCombat,
    ChooseLosses,
    EndOfCombat,
    EndOfRound,
]
