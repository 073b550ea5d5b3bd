"""What stands beside an answer on a panel: the worth of a place, how its combat would stand, what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from games.perikles.actions import AskPermission, PayMarker, Recover, Send
from games.perikles.board import Arm, board
from games.perikles.steps.combat import odds

if TYPE_CHECKING:
    from games.perikles.view import SeenCounter, SeenPlace, View
    from games.perikles.wording import Wording


class Force(NamedTuple):
    """An arm on one side of a place, as far as the viewer can know it."""

    strength: int
    face_down: int

    def __str__(self) -> str:
        """Add up what is known; a question mark stands for each counter that lies face down."""
        known = [str(self.strength)] if self.strength or not self.face_down else []
        return "+".join([*known, *"?" * self.face_down])


def fact(words: Wording, view: View, action: Any) -> str:
    """Say what a seat should know of an answer beside its name."""
    match action:
        case Send():
            return _combat(words, _place(view, action.place), action)
        case AskPermission(place=place):
            return words.say("fact-points", points=_place(view, place).points)
        case Recover(city=city, arm=arm):
            dead = next(seen for seen in (*view.cities, view.persia) if seen.id == city).dead
            return words.say("fact-strength", strength=min(each.strength for each in dead if each.arm == arm))
        case PayMarker(city=city) if view.seat is not None:
            held = next(seen for seen in view.cities if seen.id == city).markers[view.seat]
            return words.say("fact-markers", markers=held)
    return ""


def _place(view: View, place: str) -> SeenPlace:
    return next(seen for seen in view.places if seen.id == place)


def _combat(words: Wording, place: SeenPlace, action: Send) -> str:
    """6: say how the combat of an arm would stand if a counter were sent."""
    attack = _force(place.attackers, action.arm, place.rebels[action.arm])
    defence = _force(place.defenders, action.arm, place.militia[action.arm])
    is_attack = action.side == "attack"
    own, other = (attack, defence) if is_attack else (defence, attack)
    own = own._replace(strength=own.strength + action.strength)
    told = {"points": place.points, "arm": action.arm}
    if not (other.strength or other.face_down):
        return words.say("fact-unopposed", **told)
    if own.face_down or other.face_down:
        return words.say("fact-face-down", own=str(own), other=str(other), **told)
    pair = (own, other) if is_attack else (other, own)
    column = board().columns[odds(*(each.strength for each in pair))]
    needs = (column.attacker, column.defender)
    first, second = needs if is_attack else reversed(needs)
    return words.say("fact-odds", own=own.strength, other=other.strength, needs=first, theirs=second, **told)


def _force(counters: Sequence[SeenCounter], arm: Arm, printed: int) -> Force:
    """Add up counters of an arm, with the rebels or the militia that are printed on the tile."""
    strengths = [each.strength for each in counters if each.arm == arm]
    known = [each for each in strengths if each is not None]
    return Force(sum(known) + printed, len(strengths) - len(known))
