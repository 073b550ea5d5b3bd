"""The picture of Antike in words: short, because Discord allows 1024 characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.antike.amounts import GOODS, good
from games.antike.board import board
from games.antike.board_text import (
    by_name,
    card_counts,
    city_name,
    city_rows,
    ending,
    free_lines,
    owner_of,
    phase_name,
    stage_name,
    unit_rows,
    view_of,
)
from games.text.wording import GameWording

if TYPE_CHECKING:
    from games.antike.events import UnitsMoved
    from games.antike.pieces import LastTurn, Leg
    from games.antike.view import SeenNation, SeenProvince, View

DONE = ("fought", "conquered", "destroyed", "given_up", "founded", "built", "raised")
"""What a turn leaves behind in provinces, as the last turn lists it."""


def alt_head(words: GameWording, view: View) -> list[str]:
    """Say how far the game is, whose turn it is, and who is waited for."""
    head = [words.say("alt-head", map=view.map, round=view.round, phase=phase_name(words, view))]
    if view.ended:
        return [*head, ending(words, view)]
    if view.turn:
        facts = {"nation": view.turn, "seat": owner_of(view, view.turn), "stage": stage_name(words, view)}
        head.append(words.say("alt-turn", **facts))
    if view.waiting_for and not (view.turn and view.waiting_for == (owner_of(view, view.turn),)):
        head.append(words.say("alt-waiting", seats=view.waiting_for))
    return head


def alt_last(words: GameWording, last: LastTurn, most: int) -> list[str]:
    """Tell what the last turn has done, its first deeds if there are too many."""
    if not last.nation or not last.field:
        return []
    deeds = _deeds(words, last)
    if most and len(deeds) > most:
        deeds = [*deeds[:most], words.say("alt-more")]
    told = " · ".join(deeds if most else [])
    return [words.say("alt-last", nation=last.nation, field=last.field, deeds=told)]


def _deeds(words: GameWording, last: LastTurn) -> list[str]:
    done = [(key.replace("_", "-"), list(dict.fromkeys(getattr(last, key)))) for key in DONE]
    resource = board().fields[last.field].action
    return [
        *([good(words, resource, last.produced)] if last.produced else []),
        *([words.say("alt-acquired", advances=last.acquired)] if last.acquired else []),
        *(words.say(f"alt-{key}", provinces=provinces) for key, provinces in done if provinces),
        *(words.say("alt-won", personage=kind, count=count) for kind, count in last.won.items()),
        *(
            words.say("alt-moved", unit=leg.unit, count=leg.count, province=leg.province)
            for leg in _ways(last.legs)
        ),
    ]


def _ways(legs: Sequence[Leg]) -> list[Leg]:
    """Leave of every way only its last border."""
    ways: list[Leg] = []
    for leg in legs:
        before = ways[-1] if ways else None
        if goes_on(before, leg):
            ways.pop()
        ways.append(leg)
    return ways


def goes_on(before: Leg | UnitsMoved | None, leg: Any) -> bool:
    """Say whether the units that crossed a border have crossed the next one too."""
    if before is None or type(leg) is not type(before):
        return False
    group = (before.unit, before.count, before.province, before.spent + 1)
    return group == (leg.unit, leg.count, leg.origin, leg.spent)


def alt_nation(words: GameWording, view: View, seen: SeenNation) -> str:
    """Say in one sentence how a nation stands."""
    return words.say(
        "alt-nation",
        nation=seen.id,
        seat=seen.seat,
        points=seen.points,
        target=view.target,
        cities=seen.cities,
        temples=seen.temples,
        legions=seen.legions,
        galleys=seen.galleys,
    )


def panel_lines(words: GameWording, view: View, seen: SeenNation) -> list[str]:
    """Say what the panel of a nation shows."""
    return [
        alt_nation(words, view, seen),
        *words.row({kind: str(getattr(seen, kind)) for kind in GOODS}),
        *words.row({"advances": ", ".join(words.name(advance) for advance in seen.advances)}),
        *words.row({"personages": card_counts(words, seen.personages)}),
    ]


def asked_lines(words: GameWording, view: View, seen: SeenNation, *, brief: bool) -> list[str]:
    """Say what is shown of the nation that is asked: all beside the rondel, above a map its goods."""
    head, goods, *more = panel_lines(words, view, seen)
    if "rondel" not in view.focus:
        return [f"{words.name(seen.id)}: {goods}"]
    return [head, goods, *([] if brief else more)]


def rondel_row(words: GameWording, view: View) -> list[str]:
    """Say which nation stands on which field."""
    there = [f"{words.name(seen.id)} – {words.name(seen.field)}" for seen in view.nations if seen.field]
    return words.row({"rondel": ", ".join(there)})


def nations_on(view: View, part: str) -> list[SeenNation]:
    """List the nations whose panels a part of the picture shows."""
    return [seen for seen in view.nations if part in ("nations", f"seat-{seen.seat}")]


def least_lines(words: GameWording, view: View, part: str) -> list[str]:
    """Say no more of a part than how its nations stand, or what lies on it."""
    head = alt_head(words, view)[0]
    if shown := nations_on(view, part):
        return [head, *(alt_nation(words, view, seen) for seen in shown)]
    return [head, *map_lines(words, view, part, brief=True)]


def map_lines(words: GameWording, view: View, part: str, *, brief: bool) -> list[str]:
    """Say what lies on a part of the map, nation by nation, and which cities are free there.

    In brief all its provinces are still named, but not what their cities bring.
    """
    there = view_of(view, part)
    lines = []
    for seen in view.nations:
        cities = [province for province in there.provinces if province.city == seen.id]
        named = _brief_cities(words, cities) if brief else city_rows(words, cities)
        rows = [*named, *unit_rows(words, there, seen.id)]
        lines += [f"{words.name(seen.id)}: {' · '.join(rows)}"] if rows else []
    free = [province for province in there.provinces if not province.city]
    return [*lines, *(_brief_free(words, free) if brief else free_lines(words, there))]


def _brief_cities(words: GameWording, cities: Sequence[SeenProvince]) -> list[str]:
    return [", ".join(city_name(words, city) for city in by_name(words, cities))] if cities else []


def _brief_free(words: GameWording, free: Sequence[SeenProvince]) -> list[str]:
    return [f"{words.label('free-cities')}: {named}" for named in _brief_cities(words, free)]
