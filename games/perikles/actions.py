"""What a seat can answer, one frozen struct per kind of action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.decision import Action, Seat
from games.core.unions import closed
from games.perikles.board import Arm, City, Side


class PlaceMarker(Action, frozen=True):
    """Set-up: put a marker into a city."""

    city: City


class Take(Action, frozen=True):
    """Phase 2: take a tile of the offer; the city is named for an any-city tile only."""

    tile: str
    city: City | None = None


class Propose(Action, frozen=True):
    """Phases 2 and 3: make a marker of a seat a candidate in a city."""

    city: City
    owner: Seat


class Assassinate(Action, frozen=True):
    """Phase 2: remove a marker, from the columns or from a candidate's space."""

    city: City
    owner: Seat
    candidate: bool = False


class EndTurn(Action, frozen=True):
    """Phases 2 and 5: end the turn; `until` says how long not to be asked about the special tile.

    A turn that has ended by itself is one in which there was nothing to be asked about the tile.
    """

    droppable: ClassVar[bool] = True
    until: str = ""


class NameFirst(Action, frozen=True):
    """Phase 5: name the seat that commits first."""

    first: Seat


class Recover(Action, frozen=True):
    """Phase 5: take back the weakest dead counter of an arm."""

    city: City
    arm: Arm


class Send(Action, frozen=True):
    """Phase 5: send a counter to one side of a place."""

    city: City
    arm: Arm
    strength: int
    place: str
    side: Side


class PayMarker(Action, frozen=True):
    """Phase 5: remove a marker from a city for up to two more counters of a force."""

    force: City
    city: City


class AskPermission(Action, frozen=True):
    """Phase 5: ask the leader of a place's city whether a force may defend the place."""

    city: City
    place: str


class AnswerRequest(Action, frozen=True):
    """Phase 5: allow a force to defend a place, or refuse it."""

    allow: bool


class Pass(Action, frozen=True):
    """Phase 6: play no special tile before this combat; `until` says how long not to be asked."""

    until: str = ""


class ChooseLoss(Action, frozen=True):
    """Phase 6: choose the city whose counter is lost."""

    city: City


class PlaySpecial(Action, frozen=True):
    """Appendix: play one's special tile; the target is a city, a place, a hand or a side, by tile."""

    tile: str
    target: str = ""


class MoveMarker(Action, frozen=True):
    """Appendix, Alkibiades: choose a marker to move."""

    city: City
    owner: Seat


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = closed(Action, __name__)
