"""3. Candidates are proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.perikles import events, queries
from games.perikles.actions import Propose
from games.perikles.board import SPOTS, board

if TYPE_CHECKING:
    from games.perikles.state import State


class ProposeCandidates(Step):
    """3 In turn from the start player, until nobody can propose anywhere.

    Who cannot propose is passed over (ruling 11); who can, must.
    """

    phase = "candidates"
    next_seat: Seat | None = None

    def finish(self, table: Table[State]) -> None:
        state = table.state
        opening = state.start if self.next_seat is None else self.next_seat
        for number in range(state.seats):
            seat = (opening + number) % state.seats
            if can_propose(state, seat):
                self.next_seat = (seat + 1) % state.seats
                table.then(ProposeCandidate(seat=seat), self)
                return


class ProposeCandidate(Once):
    """3 A seat makes a marker, its own or another's, a candidate; also by a candidate tile of phase 2."""

    section = "3"
    kinds = (Propose,)
    seat: Seat

    def asker(self, state: State) -> Seat:
        return self.seat

    def ask(self, state: State) -> Decision:
        options = legal_proposals(state, self.seat)
        own = next((option for option in options if option.owner == self.seat), options[0])
        return Decision(self.seat, "3", "propose-candidate", Choices(options), automatic=True, default=own)

    def why_not_answer(self, state: State, seat: Seat, action: Propose) -> Refusal | None:
        return why_not_propose(state, seat, action)

    def answer(self, table: Table[State], seat: Seat, action: Propose) -> None:
        candidates = table.state.candidates[action.city]
        spot = SPOTS[len(candidates)]
        table.state.markers[action.city][action.owner] -= 1
        candidates.append(action.owner)
        table.tell(events.CandidateProposed(seat=seat, city=action.city, owner=action.owner, spot=spot))


def legal_proposals(state: State, seat: Seat) -> list[Propose]:
    """List what a seat can propose."""
    return [
        Propose(city, owner)
        for city in board().cities
        if why_not_propose_in(state, seat, city) is None
        for owner in range(state.seats)
        if why_not_owner(state, city, owner) is None
    ]


def can_propose(state: State, seat: Seat) -> bool:
    """Say whether a seat can propose anybody anywhere."""
    return bool(legal_proposals(state, seat))


def why_not_propose(state: State, seat: Seat, action: Propose) -> Refusal | None:
    """3 Who may be proposed where, and by whom."""
    return (
        queries.why_not_city("3", action.city)
        or queries.why_not_seat(state, "3", action.owner)
        or why_not_propose_in(state, seat, action.city)
        or why_not_owner(state, action.city, action.owner)
    )


def why_not_propose_in(state: State, seat: Seat, city: str) -> Refusal | None:
    """3 Where a seat may propose."""
    if len(state.candidates[city]) == len(SPOTS):
        return Refusal("3", "candidates-full", city=city)
    if not queries.has_marker(state, seat, city):
        return Refusal("3", "no-marker-of-yours", city=city)
    return None


def why_not_owner(state: State, city: str, owner: Seat) -> Refusal | None:
    """3 Whose marker may become a candidate; never two of one colour (ruling 10)."""
    if owner in state.candidates[city]:
        return Refusal("3", "already-candidate", city=city, owner=owner)
    if not state.markers[city][owner]:
        return Refusal("3", "marker-not-there", city=city, owner=owner)
    return None
