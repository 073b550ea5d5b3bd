"""12 and 24: the end of a war: the next one of a campaign, or the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.sparta import queries, rewards
from games.sparta.board import ATHENS, PERSIS, POWERS, board
from games.sparta.events.games import GameEnded, WarEnded
from games.sparta.figures import Power
from games.sparta.pieces import Result
from games.sparta.steps.interlude import Interlude
from games.sparta.steps.rounds import Rounds

if TYPE_CHECKING:
    from games.sparta.state import State


class EndOfWar(Step):
    """12: all regions are counted once more, raids and sieges still in place (ruling 9)."""

    phase: ClassVar[str] = "games"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        counted = count(state)
        told = WarEnded(war=state.war, sparta=counted["sparta"], athens=counted["athens"])
        table.tell(told)
        campaign = board().campaigns.get(state.scenario)
        if campaign is not None and state.war == campaign.first:
            table.then(Interlude(), Rounds(), self)
            return
        winner: Power = "athens" if counted["athens"] > counted["sparta"] else "sparta"
        ending = "level" if counted["athens"] == counted["sparta"] else "regions"
        state.result = Result(ending, counted, winner)
        table.tell(GameEnded(power=winner, sparta=counted["sparta"], athens=counted["athens"]))


def count(state: State) -> dict[Power, int]:
    """12: count regions by who controls them on the map; allies do not count."""
    owners = list(rewards.controllers(state).items())
    counted = {
        power: sum(marker in board().regions and owner == power for marker, owner in owners)
        for power in POWERS
    }
    if besieges_persis(state):
        counted["athens"] += 1
    return counted


def besieges_persis(state: State) -> bool:
    """18: say whether the Egyptian expedition still lasts: that is a region more for Athens."""
    return state.war == "pw1" and PERSIS in queries.sieges(state, ATHENS)
