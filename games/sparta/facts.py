"""What stands beside an answer on a panel: price and what is left, who holds a place, odds of a siege."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import TYPE_CHECKING, Any

from games.sparta.actions import (
    Besiege,
    BreakOff,
    Build,
    Choose,
    Deploy,
    Desperate,
    Envoy,
    Mobilise,
    Play,
    PlayBattleCard,
    Quell,
    Raid,
    Recruit,
    Siege,
)
from games.sparta.board import HELOT_REVOLT, SPARTA, board
from games.sparta.effects import MobiliseDiscount

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.sparta.figures import Place
    from games.sparta.view import SeenPlace, SeenPower, View
    from games.sparta.wording import Wording

_ROOM = 88
"""How long a fact may be."""
PLACED: tuple[type[Action], ...] = (Envoy, Raid, Besiege, BreakOff, Deploy)
"""Kinds of which one should know who holds the place."""
CALLED: tuple[type[Action], ...] = (Mobilise, Quell, Desperate)
"""Kinds that name a commander."""


def remark(words: Wording, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
    """Say what a seat should know of an answer as far as it is chosen."""
    if kind in PLACED and given.get("place"):
        return _standing(words, view, given["place"])
    if kind is Choose and given.get("what") in board().places:
        return _standing(words, view, given["what"])
    if kind is Siege and given.get("place"):
        return _siege(words, view, given["place"])
    if kind in CALLED and given.get("commander"):
        return _commander(words, view, kind, given)
    if kind is Play and given.get("card"):
        return shortened(words.played(given["card"], favour=bool(given.get("favour"))))
    if kind is PlayBattleCard and given.get("card") and view.battle is not None:
        return shortened(words.half_text(given["card"], view.battle.element))
    return _price(words, view, kind)


def shortened(text: str) -> str:
    """Cut a long text between two words; the picture of the hand has all of it."""
    if len(text) <= _ROOM:
        return text
    return text[:_ROOM].rpartition(" ")[0].rstrip(",;:") + " …"


def _own(view: View) -> SeenPower | None:
    return next((seen for seen in view.powers if seen.id == view.power), None)


def _seen(view: View, place: Place) -> SeenPlace | None:
    return next((seen for seen in view.places if seen.id == place), None)


def _standing(words: Wording, view: View, place: Place) -> str:
    """8: say whose influence a place has, and what marks it."""
    seen = _seen(view, place)
    return words.standing(seen) if seen is not None else words.label("absent")


def _siege(words: Wording, view: View, place: Place) -> str:
    """15: say how many dice are rolled, and how likely the city falls now."""
    seen = _seen(view, place)
    if seen is None:
        return ""
    odds = round(100 * chance(seen.dice, seen.influence))
    return words.say("fact-siege", dice=seen.dice, influence=seen.influence, odds=odds)


def chance(dice: int, needed: int) -> float:
    """15: say how likely so many dice bring as many successes as are needed."""
    faces = board().printed.dice
    success = faces.success / (faces.failure + faces.blank + faces.success)
    hits = range(needed, dice + 1)
    return sum(comb(dice, each) * success**each * (1 - success) ** (dice - each) for each in hits)


def _commander(words: Wording, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
    """13: say what a unit costs under a commander and what is left, or what he can do."""
    own, name = _own(view), given["commander"]
    if kind is not Mobilise or own is None or "unit" not in given:
        veteran = any(each.id == name and each.veteran for each in view.commanders)
        return shortened(words.commander_text(name, veteran=veteran))
    price = view.levy if view.levy is not None else price_of(view, given["unit"], name)
    price += board().limits.battle_card if given.get("card") else 0
    return words.say("fact-price", talents=price, left=own.talents - price)


def price_of(view: View, unit: str, commander: str) -> int:
    """13: return the price of a unit as a view knows it."""
    printed = board().commanders[commander]
    veteran = any(each.id == commander and each.veteran for each in view.commanders)
    side = printed.veteran if veteran else printed.regular
    discount = sum(each.n for each in side if isinstance(each, MobiliseDiscount))
    revolt = int(view.power == SPARTA and unit == "hoplite" and HELOT_REVOLT in view.lasting)
    return max(board().limits.mobilise + revolt - discount, 0)


def _price(words: Wording, view: View, kind: type[Action]) -> str:
    """10 and 11: say what triremes and supports cost."""
    own = _own(view)
    if own is None:
        return ""
    prices = {Build: _of_ships(own), Recruit: board().limits.recruit}
    price = prices.get(kind, 0)
    return words.say("fact-price", talents=price, left=own.talents - price) if price else ""


def _of_ships(own: SeenPower) -> int:
    costs = board().tracks.fleet_cost
    return costs[own.fleet] if own.fleet < len(costs) else 0
