"""Set-up: the first lay-out, the markers, the special tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.perikles import events, queries
from games.perikles.actions import PlaceMarker
from games.perikles.board import board
from games.perikles.steps.lay_out import lay_out
from games.perikles.steps.round_end import begin_round

if TYPE_CHECKING:
    from games.perikles.state import State


class SetUp(Step):
    """Set-up: everything that nobody decides."""

    phase = "set-up"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.start = table.chance.below(state.seats, "start-seat")
        table.tell(events.StartSeatDrawn(seat=state.start))
        lay_out(table)
        for markers in state.markers.values():
            markers[:] = [board().numbers.markers_in_each_city] * state.seats
        begin_round(table)
        table.then(PlaceExtraMarkers())


def _deal_specials(table: Table[State]) -> None:
    specials = list(board().specials)
    for seat in range(table.state.seats):
        table.state.specials[seat] = draw_out(table.chance, specials, "special-tile")
        table.tell(events.SpecialDealt(audience=(seat,), seat=seat, tile=table.state.specials[seat]))


class PlaceExtraMarkers(Step):
    """Set-up: in turn from the start player, twice round, each puts one marker into a city.

    Only then are the special tiles dealt.
    """

    kinds = (PlaceMarker,)
    phase = "set-up"
    placed: int = 0

    def decisions(self, state: State) -> list[Decision]:
        circuits = board().numbers.markers_placed_freely
        if self.placed == circuits * state.seats:
            return []
        seat = (state.start + self.placed) % state.seats
        left = circuits - self.placed // state.seats
        options = Choices([PlaceMarker(city) for city in board().cities])
        default = options.first()
        return [Decision(seat, "set-up", "place-extra-marker", options, default=default, left=left)]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return queries.why_not_city("set-up", action.city) if isinstance(action, PlaceMarker) else None

    def take(self, table: Table[State], seat: Seat, action: PlaceMarker) -> None:
        table.state.markers[action.city][seat] += 1
        self.placed += 1
        table.tell(events.MarkerPlaced(seat=seat, city=action.city))

    def finish(self, table: Table[State]) -> None:
        _deal_specials(table)
