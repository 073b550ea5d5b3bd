"""What stands beside an answer on a panel: worth of a card, price of a deed, who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from games.pericles import purse, queries
from games.pericles.actions import (
    BuildBase,
    Commit,
    Consult,
    Convert,
    Debate,
    Gold,
    Hunt,
    Move,
    Place,
    PlayCard,
    Raid,
    Redeploy,
    Reveal,
    Settle,
)
from games.pericles.board import COLOURS_OF, ENEMY, LEAGUE, PERSIA, SIDE_OF, board, sign
from games.pericles.view import sides_of

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.pericles.figures import Side
    from games.pericles.view import SeenTheatre, View
    from games.pericles.wording import Wording

_WHERE: Mapping[type[Action], str] = {
    Place: "theatre",
    Gold: "theatre",
    Settle: "theatre",
    Move: "to",
    Redeploy: "to",
}
"""Kinds of which one should know who stands where they lead."""


def remark(words: Wording, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
    """Say what a seat should know of an answer as far as it is chosen."""
    if kind in _WHERE and given.get(_WHERE[kind]):
        told = _standing(words, view, given[_WHERE[kind]])
        return f"→ {words.short(given['to'])}: {told}" if "origin" in given else told
    if kind in (Reveal, Hunt) and given.get("theatre"):
        return _pile(words, view, given["theatre"])
    if kind is PlayCard and given.get("card"):
        return _worth(words, view, given["faction"], given["card"])
    if kind is Commit and "tokens" in given:
        return _pressure(words, view, given["faction"], given["tokens"])
    if kind is Debate and "box" in given:
        return _way(words, given["faction"], given["box"])
    return _price(words, view, kind)


def _worth(words: Wording, view: View, faction: str, card: str) -> str:
    """6.2: say what a card is worth in the debate that is under way."""
    figures, half = board().cards[card], board().cards[card].halves[faction]
    debate = next((each for each in view.debates if each.side == SIDE_OF[faction]), None)
    holds = {
        "controlling": any(city.controlling == faction for city in view.cities),
        "at-war": view.war,
        "pre-plague": not view.plague,
        "post-plague": view.plague,
        "alcibiades-in-athens": not view.alcibiades_in_persia,
    }
    issue = debate.issue if debate else ""
    fits = issue not in half.but if half.issue == "any" else issue == half.issue
    if fits and all(holds[each] for each in half.when):
        return words.say("fact-fits", value=figures.value, bonus=half.bonus, tokens=half.strategoi)
    return words.say("fact-value", value=figures.value)


def _pressure(words: Wording, view: View, faction: str, tokens: int) -> str:
    """8.51: say what tokens come to where a diplomatic issue presses the enemy, and what they do."""
    side = SIDE_OF[faction]
    seen = next((each for each in view.theatres if each.id == view.at), None)
    if view.phase != "resolving" or seen is None or ENEMY[side] not in sides_of(seen):
        return ""
    total = tokens + seen.treachery.get(side, 0)
    less = sum(_value(unit) * number for unit, number in seen.pieces.items() if _side(unit) != side)
    flips = total > less and seen.pieces.get(f"{LEAGUE[ENEMY[side]]}-base", 0) > 0
    flips = flips and _standing_bases(view, side) < board().colours[LEAGUE[side]].limit.base
    return words.say("fact-press", total=total, less=less, flips=flips, number=tokens)


def _value(unit: str) -> int:
    """8.51: return what a piece counts against diplomacy."""
    if unit.endswith("-base"):
        return board().printed.value.base
    return board().value(*queries.apart(unit))


def _side(unit: str) -> str:
    colour, _ = queries.apart(unit)
    return "athens" if colour in COLOURS_OF["athens"] else "sparta"


def _standing_bases(view: View, side: Side) -> int:
    """3.1: count the league bases of a Side on the map."""
    return sum(seen.pieces.get(f"{LEAGUE[side]}-base", 0) for seen in view.theatres)


def _way(words: Wording, faction: str, box: int) -> str:
    """6.15: say how far an issue is from being captured."""
    left = board().tracks.captured_at - sign(faction) * box
    return words.say("fact-away", number=left)


def _standing(words: Wording, view: View, theatre: str) -> str:
    """Say who stands in a theatre, and how many counters lie there."""
    seen = next((each for each in view.theatres if each.id == theatre), None)
    holders = sides_of(seen) if seen is not None and theatre != PERSIA else []
    held = words.say("fact-held", sides=tuple(holders))
    number = len(seen.queue) if seen is not None else 0
    return f"{held} · {words.say('fact-pile', number=number)}" if number else held


def _pile(words: Wording, view: View, theatre: str) -> str:
    """Say how many counters lie in a theatre, and which is on top where the viewer placed it."""
    seen: SeenTheatre | None = next((each for each in view.theatres if each.id == theatre), None)
    if seen is None or not seen.queue:
        return ""
    return f"{words.counter(seen.queue[-1])} · {words.say('fact-pile', number=len(seen.queue))}"


def _price(words: Wording, view: View, kind: type[Action]) -> str:
    """Say what a deed costs in tokens, and the Honour that it brings."""
    cost, honour, limits = board().printed.cost, board().honour, board().limits
    prices: Mapping[type[Action], tuple[int, int]] = {
        BuildBase: (purse.price_of_base(view.at or PERSIA), honour.build_base),
        Convert: (cost.convert, honour.convert_base),
        Consult: (0, honour.oracle),
        Raid: (limits.raid, honour.raid),
    }
    tokens, gained = prices.get(kind, (0, 0))
    return words.say("fact-price", tokens=tokens, gained=gained) if tokens or gained else ""
