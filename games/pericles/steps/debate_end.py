"""6.14, 6.15 and 6.31: Brain Trust, and where an issue goes in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Table
from games.core.chance import pick
from games.core.decision import Action, Decision, Seat
from games.core.shapes import Once
from games.pericles.actions import Stop, Trust
from games.pericles.board import WAR_PEACE, board, half_of
from games.pericles.events.assembly import BrainTrustUsed, IssueCaptured, IssueMoved, IssueStopped
from games.pericles.figures import Faction, Side
from games.pericles.forms import yes_or_no
from games.pericles.pieces import Issue
from games.pericles.standing import TRUST, standing_of

if TYPE_CHECKING:
    from games.pericles.state import State


def is_captured(issue: Issue) -> bool:
    """6.15: say whether an issue has reached the end of a track."""
    return abs(issue.box) >= board().tracks.captured_at


def move_issue(table: Table[State], side: Side, winner: Faction, issue: Issue, to: int) -> None:
    """6.13 to 6.15: move an issue to a box; the seventh captures it."""
    track = table.state.cities[side].track
    track[track.index(issue)] = moved = Issue(issue.kind, to)
    track.sort()
    if is_captured(moved):
        table.tell(IssueCaptured(faction=winner, issue=issue.kind))
    else:
        half = half_of(side, to)
        table.tell(IssueMoved(faction=winner, issue=issue.kind, half=half, box=abs(to)))


class BrainTrust(Once, kw_only=True):
    """6.31: one card of the entourage at random adds its printed value; or none does (A37)."""

    phase: ClassVar[str] = "assembly"
    discreet: ClassVar[bool] = True
    section: ClassVar[str] = "6.31"
    kinds = (Trust,)
    faction: Faction
    total: int
    """What the leader makes alone."""
    less: int
    """What the compatriot makes."""
    turned_up: str = ""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        form, no = yes_or_no(Trust, self.faction), Trust(self.faction, False)
        return Decision(
            self.asker(state),
            "6.31",
            "trust",
            form,
            party=self.faction,
            default=no,
            faction=self.faction,
            total=self.total,
            less=self.less,
        )

    def standing(self, state: State, decision: Decision) -> Action | None:
        """4.0: the leader speaks alone, if that was left standing."""
        return Trust(self.faction, False) if standing_of(state, self.faction, TRUST) else None

    def answer(self, table: Table[State], seat: Seat, action: Trust) -> None:
        house = table.state.houses[self.faction]
        if not action.yes:
            return
        house.trusted = True
        self.turned_up = card = pick(table.chance, house.entourage, "brain trust")
        table.tell(BrainTrustUsed(faction=self.faction, card=card, value=board().cards[card].value))

    def finish(self, table: Table[State]) -> None:
        table.end(self.turned_up)


class StopAtCentre(Once, kw_only=True):
    """6.14: who moves War/Peace across the centre may stop there."""

    phase: ClassVar[str] = "assembly"
    section: ClassVar[str] = "6.14"
    kinds = (Stop,)
    side: Side
    faction: Faction
    box: int
    to: int
    margin: int

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ask(self, state: State) -> Decision:
        form, go_on = yes_or_no(Stop, self.faction), Stop(self.faction, False)
        return Decision(
            self.asker(state),
            "6.14",
            "stop",
            form,
            party=self.faction,
            default=go_on,
            faction=self.faction,
            box=abs(self.to),
        )

    def answer(self, table: Table[State], seat: Seat, action: Stop) -> None:
        issue = Issue(WAR_PEACE, self.box)
        if action.yes:
            track = table.state.cities[self.side].track
            track[track.index(issue)] = Issue(WAR_PEACE, 0)
            track.sort()
            table.tell(IssueStopped(faction=self.faction))
        else:
            move_issue(table, self.side, self.faction, issue, self.to)
