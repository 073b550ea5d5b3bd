"""The board of Antike as text: the table, its nations, the free cities, borders and standing orders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from games.antike.amounts import GOODS, standing
from games.antike.board import RESOURCES, UNITS, board
from games.text.vocabulary import fold
from games.text.wording import GameWording

if TYPE_CHECKING:
    from games.antike.pieces import StandingOrder
    from games.antike.view import SeenNation, SeenProvince, SeenUnits, View


def phase_name(words: GameWording, view: View) -> str:
    """Name the phase, unless the turn that follows says enough."""
    return "" if view.turn and not view.ended else words.label(f"phase-{view.phase}")


def stage_name(words: GameWording, view: View) -> str:
    """Name the stage of a turn, or else the phase."""
    return words.label(f"stage-{view.stage}") if view.stage else words.label(f"phase-{view.phase}")


def owner_of(view: View, nation: str) -> int:
    """Find the seat that leads a nation."""
    return next(seen.seat for seen in view.nations if seen.id == nation)


def ending(words: GameWording, view: View) -> str:
    """Say who has won, and with how many points."""
    points = next(seen.points for seen in view.nations if seen.id == view.winner)
    return words.say("alt-over", nation=view.winner, seats=view.winners, points=points)


def view_of(view: View, part: str) -> View:
    """Return a view of nothing but a part of the map."""
    shown = board().maps[view.map].parts[part]
    return msgspec.structs.replace(view, provinces=tuple(each for each in view.provinces if each.id in shown))


def by_name(words: GameWording, provinces: Iterable[SeenProvince]) -> list[SeenProvince]:
    """Put provinces into the order of their names, in the reader's language."""
    return sorted(provinces, key=lambda province: fold(words.name(province.id)))


def head_lines(words: GameWording, view: View) -> list[str]:
    """Say how the table stands."""
    lines = [words.say("text-head", map=view.scenario, round=view.round, phase=phase_name(words, view))]
    if view.ended:
        lines.append(ending(words, view))
    elif view.turn:
        stage = stage_name(words, view)
        lines.append(words.say("text-turn", nation=view.turn, seat=owner_of(view, view.turn), stage=stage))
    if view.waiting_for and not view.ended:
        lines.append(words.label("waiting-for", seats=view.waiting_for))
    lines.append(words.say("text-target", target=view.target))
    if view.last_temple_wins and not view.ended:
        lines.append(words.label("last-temple"))
    return [*lines, *_table_lines(words, view)]


def _table_lines(words: GameWording, view: View) -> list[str]:
    bank = {"coins": str(view.coins), "temples": str(view.temples)}
    return [
        *words.row({"variants": ", ".join(words.name(variant) for variant in view.variants)}),
        *words.row({"order": ", ".join(words.name(seen.id) for seen in view.nations)}),
        *words.row({"bank": _beside(words, bank)}),
        *words.row({"personages": card_counts(words, view.stacks)}),
        *words.row({"rondel": _rondel(words, view)}),
        *words.row({"advances": ", ".join(words.name(advance) for advance in view.known)}),
    ]


def _beside(words: GameWording, cells: Mapping[str, str]) -> str:
    return ", ".join(f"{words.label(key)} {text}" for key, text in cells.items() if text)


def card_counts(words: GameWording, cards: Mapping[str, int]) -> str:
    """Count cards of personages by their kinds."""
    return ", ".join(f"{words.name(personage)} {number}" for personage, number in cards.items() if number)


def _rondel(words: GameWording, view: View) -> str:
    there = {field: [seen.id for seen in view.nations if seen.field == field] for field in board().rondel}
    markers = [
        words.say("text-marker", field=field, nations=nations) for field, nations in there.items() if nations
    ]
    waiting = [seen.id for seen in view.nations if not seen.field]
    return " · ".join([*markers, *([words.say("text-not-yet", nations=waiting)] if waiting else [])])


def nation_lines(words: GameWording, view: View, seen: SeenNation) -> list[str]:
    """Say how a nation stands and what it has."""
    head = words.say(
        "text-nation",
        letter=seen.letter,
        nation=seen.id,
        seat=seen.seat,
        points=seen.points,
        target=view.target,
    )
    rows = [
        *words.row({"personages": card_counts(words, seen.personages)}),
        *words.row({kind: str(getattr(seen, kind)) for kind in GOODS}),
        *city_rows(words, [province for province in view.provinces if province.city == seen.id]),
        *unit_rows(words, view, seen.id),
        *words.row({"advances": ", ".join(words.name(advance) for advance in seen.advances)}),
    ]
    return [head, *(f"  {row}" for row in rows)]


def city_rows(words: GameWording, cities: Sequence[SeenProvince]) -> list[str]:
    """List cities by what they bring."""
    rows = []
    for resource in RESOURCES:
        named = [city_name(words, city) for city in by_name(words, cities) if city.resource == resource]
        if named:
            rows.append(f"{words.say('text-of-resource', resource=resource)}: {', '.join(named)}")
    return rows


def city_name(words: GameWording, city: SeenProvince) -> str:
    """Name a city, and its temple."""
    return words.say("text-temple", province=city.id) if city.temple else words.name(city.id)


def unit_rows(words: GameWording, view: View, nation: str) -> list[str]:
    """List where the units of a nation are."""
    there: dict[str, list[str]] = {unit: [] for unit in UNITS}
    for province in by_name(words, view.provinces):
        for seen in province.units:
            if seen.nation == nation:
                there[seen.unit].append(_units(words, province.id, seen))
    rows = {"legions": ", ".join(there["legion"]), "galleys": ", ".join(there["galley"])}
    return [row for key, text in rows.items() for row in words.row({key: text})]


def _units(words: GameWording, province: str, seen: SeenUnits) -> str:
    if seen.tipped:
        return words.say("text-tipped", province=province, count=seen.count, tipped=seen.tipped)
    return words.say("text-units", province=province, count=seen.count)


def free_lines(words: GameWording, view: View) -> list[str]:
    """List the cities that nobody owns."""
    free = [province for province in view.provinces if not province.city]
    return [words.label("free-cities"), *(f"  {row}" for row in city_rows(words, free))] if free else []


def border_lines(words: GameWording, view: View, part: str) -> list[str]:
    """List the neighbours of every province of a part of the map, by kind of border."""
    there = by_name(words, view_of(view, part).provinces)
    return [words.label("borders"), *(f"  {_borders_of(words, view, each.id)}" for each in there)]


def _borders_of(words: GameWording, view: View, province: str) -> str:
    beyond: dict[str, list[str]] = {"land": [], "sea": [], "both": []}
    for each in by_name(words, view.provinces):
        kind = board().maps[view.map].borders.get((province, each.id))
        if kind is not None:
            beyond[kind].append(words.name(each.id))
    told = [words.say(f"text-over-{kind}", names=", ".join(names)) for kind, names in beyond.items() if names]
    return f"{words.name(province)}: {' · '.join(told)}"


def supply_lines(words: GameWording, seen: SeenNation) -> list[str]:
    """Say what a nation has left to build with."""
    left = {
        "legions": str(seen.legions_left),
        "galleys": str(seen.galleys_left),
        "city-stones": str(seen.cities_left),
    }
    return [f"  {row}" for row in words.row({"supply": _beside(words, left), "seas": str(seen.seas)})]


def standing_order(words: GameWording, order: StandingOrder) -> str:
    """Put a standing order into a few words."""
    return standing(words, order.reaction, order.unit, order.opponent, order.province, order.least)


def standing_lines(words: GameWording, orders: Sequence[StandingOrder]) -> list[str]:
    """List standing orders; the newest that fits counts."""
    if not orders:
        return [words.say("hand-no-standing")]
    return [words.say("hand-standing"), *(_standing_line(words, orders, each) for each in range(len(orders)))]


def _standing_line(words: GameWording, orders: Sequence[StandingOrder], place: int) -> str:
    order = orders[place]
    facts = {"number": place + 1, "order": standing_order(words, order)}
    newer = [number for number, each in enumerate(orders[place + 1 :], place + 2) if each.covers(order)]
    if newer:
        return words.say("text-standing-covered", by=newer[-1], **facts)
    return words.say("text-standing", **facts)
