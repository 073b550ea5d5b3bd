"""5.1: a play of Aristophanes is drawn and does what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import queries
from games.pericles.actions import Enlist
from games.pericles.board import CITY, LEAGUE, ROLES, SIDE_OF, board, sign
from games.pericles.cards import award, in_turn
from games.pericles.events.turn import (
    AlcibiadesLeft,
    IssueSet,
    IssuesSet,
    PlayDrawn,
    TokensBroughtBack,
    TokensGranted,
    TokensSetAside,
    UnitsJoined,
    WillIgnored,
    WillSet,
)
from games.pericles.figures import (
    Colour,
    Element,
    Faction,
    IssueOfPlay,
    PlayFigures,
    Side,
    Theatre,
    UnitsOfPlay,
)
from games.pericles.pieces import Issue, Will
from games.pericles.steps.giving_up import GiveUp
from games.pericles.steps.plague import Plague, Victims

if TYPE_CHECKING:
    from games.pericles.state import State


class DrawPlay(Step):
    """5.11: issues, tokens, wills and Alcibiades; then units and the plague, which may ask somebody."""

    phase: ClassVar[str] = "aristophanes"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.play = draw_out(table.chance, state.plays_left, "play")
        table.tell(PlayDrawn(play=state.play))
        play = board().plays[state.play]
        for side in state.sides:
            _set_issues(table, side, play.issues.get(side, []))
        for each in play.boxes:
            _set_issue(table, each)
        for side in state.sides:
            _change_stock(table, side, play.stock.get(side, 0))
        for side in state.sides:
            _grant(table, side, play)
        for side in state.sides:
            _set_will(table, side, play)
        if play.alcibiades_to_persia:
            _send_alcibiades(table)
        plague = [Plague()] if play.plague else []
        table.then(*(_units(each) for each in play.units), *plague)


def _set_issues(table: Table[State], side: Side, kinds: list[str]) -> None:
    """5.11: issues go to the centre, as far as the set has them; War/Peace that lies there stays (9.54)."""
    city = table.state.cities[side]
    laid = [kind for kind in kinds if left_of(table.state, side, kind)]
    city.track = sorted([*city.track, *(Issue(kind, 0) for kind in laid)])
    if laid:
        table.tell(IssuesSet(side=side, issues=tuple(laid)))


def _set_issue(table: Table[State], laid: IssueOfPlay) -> None:
    """5.11: an issue goes into a box of a half, as far as the set has it (9.54)."""
    if not left_of(table.state, laid.side, laid.issue):
        return
    city = table.state.cities[laid.side]
    half = dict(zip(ROLES, in_turn(table.state, laid.side), strict=True)).get(laid.half, laid.half)
    city.track = sorted([*city.track, Issue(laid.issue, laid.box * sign(half))])
    table.tell(IssueSet(half=half, issue=laid.issue, box=laid.box))


def left_of(state: State, side: Side, kind: str) -> int:
    """3.14: count the issues of a kind that a Side can still put on its track."""
    city = state.cities[side]
    used = sum(issue.kind == kind for issue in city.track) + city.removed.count(kind)
    return max(0, board().issues_of(side).get(kind, 0) - used)


def _change_stock(table: Table[State], side: Side, change: int) -> None:
    """5.11: tokens are set aside for this turn, as the stock allows (A29); or such as lie aside come back."""
    city = table.state.cities[side]
    lost = max(-city.aside, min(city.stock, -change))
    city.stock -= lost
    city.aside += lost
    if lost > 0:
        table.tell(TokensSetAside(side=side, tokens=lost))
    elif lost:
        table.tell(TokensBroughtBack(side=side, tokens=-lost))


def _grant(table: Table[State], side: Side, play: PlayFigures) -> None:
    """5.11: a play gives tokens to factions, the controlling one first if they are scarce (6.22, A64)."""
    ruling, other = in_turn(table.state, side)
    wanted = {ruling: play.controlling_gains.get(side, 0), other: play.opposition_gains.get(side, 0)}
    given = award(table.state, side, wanted)
    for faction in (ruling, other):
        if given[faction]:
            table.tell(TokensGranted(faction=faction, tokens=given[faction]))


def _set_will(table: Table[State], side: Side, play: PlayFigures) -> None:
    """5.12: the will is judged at the end of the turn, if it can be met in this game at all."""
    printed = play.will.get(side)
    if printed is None:
        return
    will = Will(printed.need, printed.theatres, printed.count)
    missing = queries.is_missing(table.state, will)
    if missing or not _can_found(table.state, side, will):
        table.tell(WillIgnored(side=side, missing=missing))
        return
    table.state.cities[side].will = will
    theatres = tuple(will.theatres)
    table.tell(WillSet(side=side, need=will.need, theatres=theatres, number=will.count))


def _can_found(state: State, side: Side, will: Will) -> bool:
    """11.41: say whether a Side has a base in the box, if its assembly wants one."""
    left = sum(queries.left_in_box(state, of[side], "base") for of in (CITY, LEAGUE))
    return will.need != "base" or left > 0


def _send_alcibiades(table: Table[State]) -> None:
    """12.2: he stays in Persia for the rest of the game, and Persia is open (13.1)."""
    if not table.state.alcibiades_in_persia:
        table.tell(AlcibiadesLeft())
    table.state.alcibiades_in_persia = table.state.persia_open = True


def _units(units: UnitsOfPlay) -> Step:
    side = next(side for side, of in (*CITY.items(), *_LEAGUES) if of == units.colour)
    if units.op == "remove" and not units.at:
        return GiveUp(side=side, colour=units.colour, element=units.element, left=units.number)
    if units.op == "remove":
        return Victims(
            side=side, at=units.at, element=units.element, number=units.number, colour=units.colour
        )
    return Recruits(side=side, colour=units.colour, element=units.element, left=units.number, at=units.at)


_LEAGUES = tuple(LEAGUE.items())


def havens(state: State, colour: Colour, at: Theatre) -> list[Theatre]:
    """D6 and E3: list where a unit that a play adds may stand: where it says, or at bases of its colour."""
    if at:
        return [at] if queries.is_in_play(state, at) else []
    return [theatre for theatre in queries.in_play(state) if queries.stack(state, theatre, colour).base]


def why_not_enlist(state: State, step: Recruits, action: Enlist) -> Refusal | None:
    """5.11: the controlling faction picks a theatre with a base of the unit's colour (A63, D6)."""
    if action.faction != step.chooser(state):
        return Refusal("5.11", "controlling-picks", faction=step.chooser(state))
    if action.theatre not in havens(state, step.colour, step.at):
        return Refusal("5.11", "no-base-of-colour", theatre=action.theatre)
    return None


class Recruits(Once, kw_only=True):
    """5.11: a play adds units, one at a time, as far as pieces reach."""

    phase: ClassVar[str] = "aristophanes"
    section: ClassVar[str] = "5.11"
    kinds = (Enlist,)
    side: Side
    colour: Colour
    element: Element
    left: int
    at: Theatre = ""
    """5.11: the theatre that the play names, if it names one."""

    def chooser(self, state: State) -> Faction:
        """Name the controlling faction of the Side."""
        return state.cities[self.side].controlling

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.chooser(state))

    def _options(self, state: State) -> list[Enlist]:
        if not queries.left_in_box(state, self.colour, self.element):
            return []
        return [Enlist(self.chooser(state), theatre) for theatre in havens(state, self.colour, self.at)]

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and self._options(state) else []

    def ask(self, state: State) -> Decision | None:
        options, chooser = self._options(state), self.chooser(state)
        if not options:
            return None
        return Decision(
            self.asker(state),
            "5.11",
            "enlist",
            Choices(options),
            automatic=True,
            party=chooser,
            default=options[0],
            faction=chooser,
            unit=queries.unit_id(self.colour, self.element),
        )

    def why_not_answer(self, state: State, seat: Seat, action: Enlist) -> Refusal | None:
        return why_not_enlist(state, self, action)

    def answer(self, table: Table[State], seat: Seat, action: Enlist) -> None:
        queries.put(table.state, action.theatre, self.colour, self.element, 1)
        units = ((queries.unit_id(self.colour, self.element), 1),)
        table.tell(UnitsJoined(side=SIDE_OF[action.faction], theatre=action.theatre, units=units))
        if self.left > 1:
            table.then(
                Recruits(
                    side=self.side, colour=self.colour, element=self.element, left=self.left - 1, at=self.at
                )
            )
