"""Chapters 11 to 13 of the cases: steps that begin, actions, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from games.core.agenda import Step as GameStep
from games.core.agenda import Table
from games.core.decision import Action
from games.pericles import quarters, upkeep
from games.pericles.actions import Disband, Redeploy
from games.pericles.board import SIDE_OF, SIDES
from games.pericles.events.end import BasesScored, PoliticsScored, TheatresScored, WillFailed, WillMet
from games.pericles.events.turn import PeaceMade
from games.pericles.pieces import Will
from games.pericles.state import State
from games.pericles.steps.callias import Callias, PersianWar
from games.pericles.steps.end_phase import sequence
from games.pericles.steps.maintenance import Maintenance
from games.pericles.steps.redeployment import Redeployment
from games.pericles.steps.scoring import FinalScore
from games.pericles.steps.sequence import BeginTurn
from games.pericles.steps.victory import Conquest, Granaries, HonourVictory
from games.pericles.steps.wills import Wills
from tests.games.pericles.book.cases import Given
from tests.games.pericles.book.layout import FACTION, MARK, theatre_id
from tests.games.pericles.builder import War

if TYPE_CHECKING:
    from tests.games.pericles.book.cases import Step
    from tests.games.pericles.book.deeds import Doing

AEGEAN = ["lesbos", "chios", "samos", "cyclades", "sporades"]


class Victories(GameStep):
    """The victories, one after another, until one is won."""

    stage: int = 0

    def finish(self, table: Table[State]) -> None:
        steps = [HonourVictory(), Conquest(), Granaries()]
        if table.state.result is None and self.stage < len(steps):
            self.stage += 1
            table.then(steps[self.stage - 1], self)


END: dict[str, Callable[[], list[GameStep]]] = {
    "turn_start": lambda: [BeginTurn()],
    "persian_war": lambda: [Callias(), PersianWar()],
    "victory": lambda: [Victories()],
    "final_score": lambda: [FinalScore()],
    "maintenance": lambda: [Maintenance(side=side) for side in SIDES],
    "redeployment": lambda: [Redeployment(colour=colour) for colour in quarters.ORDER],
    "will": lambda: [Wills()],
}
"""What is settled by name."""


def lay_out_end(war: War, given: Given) -> None:
    """Lay out what the End Phase looks at."""
    state = war.state
    if given.turn is not None:
        state.scenario_turn, state.turn = given.turn, state.figures.first_turn + given.turn - 1
    if given.persian_war is not None:
        state.persian_war = given.persian_war
    if given.granary_at_start is not None:
        state.granary_at_start = given.granary_at_start
    for side, will in (given.will or {}).items():
        theatres = AEGEAN if will.group else [theatre_id(will.theatre or "")]
        state.cities[side].will = Will(will.need, theatres, will.count)
    for deed in given.deeds or []:
        if deed.deed != "flip":
            state.cities[deed.side].founded.append(theatre_id(deed.theatre))


def begun_before(
    steps: list[Step], refused: set[int], units: Callable[[Step], dict[str, int]]
) -> list[GameStep]:
    """Begin with the colour that is redeployed first, or else with the first of the Side."""
    first, side = steps[0], SIDE_OF[FACTION[steps[0].by]]
    if first.does == "disband" and not any(step.does == "redeploy" for step in steps) and 1 in refused:
        return [Maintenance(side=side)]
    at = quarters.ORDER.index("delian" if side == "athens" else "peloponnesian")
    if first.does == "redeploy" and 1 not in refused:
        (unit,) = units(first)
        at = quarters.ORDER.index(quarters.colour_of(unit))
    return [Redeployment(colour=colour) for colour in quarters.ORDER[at:]]


def end_action(step: Step, units: dict[str, int]) -> Action:
    """Give a disbanding or a redeployment."""
    ((unit, number),) = units.items()
    faction, known = FACTION[step.by], step.particulars
    if step.does == "disband":
        return Disband(faction, unit, theatre_id(known["theatre"]), number)
    return Redeploy(faction, unit, theatre_id(known["from"]), theatre_id(known["to"]), number)


def _victory(doing: Doing, expected: Any) -> None:
    result = doing.war.state.result
    if expected.kind == "none":
        assert result is None
        return
    assert result is not None
    kind = {"supremacy": "honour", "both-taken": "conquest", "granaries": "granary", "peace": "final"}
    assert kind.get(result.ending, result.ending) == expected.kind
    assert (not result.winner) == expected.draw
    if expected.faction is not None:
        assert MARK[result.winner] == expected.faction
        assert SIDE_OF[result.winner] == expected.side


def _score(doing: Doing, expected: dict[str, dict[str, int]]) -> None:
    war = doing.war
    if not war.all_told(BasesScored):
        war.begin(FinalScore())
    found: dict[str, dict[str, int]] = {"peace": {}, "political": {}, "bases": {}, "theatres": {}}
    for peace in war.all_told(PeaceMade):
        found["peace"] = {mark: peace.gained * (FACTION[mark] in peace.factions) for mark in FACTION}
    for politics in war.all_told(PoliticsScored):
        found["political"] |= {MARK[politics.faction]: politics.gained, MARK[politics.rival]: -politics.lost}
    shared: list[BasesScored | TheatresScored] = [*war.all_told(BasesScored), *war.all_told(TheatresScored)]
    for each in shared:
        kind = "bases" if isinstance(each, BasesScored) else "theatres"
        found[kind] |= {MARK[each.faction]: each.gained, MARK[each.rival]: each.less}
    for key, shares in expected.items():
        assert {mark: found[key].get(mark) for mark in shares} == shares


def _will_met(doing: Doing, expected: dict[str, bool | str]) -> None:
    met: dict[str, bool | str] = {event.side: True for event in doing.war.all_told(WillMet)}
    met |= {event.side: False for event in doing.war.all_told(WillFailed)}
    assert {side: met.get(side, "ignored") for side in expected} == expected


NAMES = {
    "Callias": "callias",
    "PersianWar": "persian_war",
    "HonourVictory": "honour victory",
    "Conquest": "conquest",
    "Granaries": "granaries",
    "Maintenance": "maintenance",
    "Redeployment": "redeployment",
    "Wills": "will",
}


ORDERED = {*NAMES.values(), *quarters.ORDER}
"""What an order of the End Phase names."""


def end_order(doing: Doing, expected: list[str]) -> None:
    """Compare the order of the End Phase, or of the colours in it."""
    steps = sequence(doing.war.state)
    if expected[0] in quarters.ORDER:
        assert [step.colour for step in steps if isinstance(step, Redeployment)] == expected
        return
    names = [NAMES[type(step).__name__] for step in steps if type(step).__name__ in NAMES]
    assert list(dict.fromkeys(names)) == expected


def _points(doing: Doing, expected: dict[str, int]) -> None:
    for side, points in expected.items():
        assert upkeep.points_of(doing.war.state, side) == points  # type: ignore[arg-type]


def _upkeep(doing: Doing, expected: dict[str, int]) -> None:
    for side, needed in expected.items():
        assert upkeep.upkeep_of(doing.war.state, side) == needed  # type: ignore[arg-type]


END_LOOKS: dict[str, Callable[[Doing, Any], None]] = {
    "victory": _victory,
    "score": _score,
    "will_met": _will_met,
    "points": _points,
    "upkeep": _upkeep,
}
