"""Events, questions, answers and refusals of Antike in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.antike import prospects, telling
from games.antike.actions import (
    AS_NEEDED,
    MOST_SPENT,
    Advance,
    Arm,
    Build,
    ChooseNation,
    Conquer,
    Done,
    Exchange,
    Fight,
    Found,
    Lift,
    Move,
    Rondel,
)
from games.antike.board import CLOSE_UP, PARTS, RESOURCES, UNITS, board
from games.antike.events import (
    CitiesPlaced,
    CityConquered,
    FightDemanded,
    NationsTaken,
    PersonagesWon,
    UnitsMoved,
)
from games.antike.pieces import StandingOrder
from games.antike.report import Conquest
from games.core import codec
from games.core.decision import Action, Decision
from games.text.vocabulary import fold
from games.text.wording import LONGEST_ALT, GameWording, described, fields
from games.text.words import GameFunction, Words

if TYPE_CHECKING:
    from games.antike.pieces import LastTurn, Leg
    from games.antike.report import Card, Sheet
    from games.antike.view import SeenNation, SeenProvince, SeenUnits, View
    from games.core.events import Event

PACKAGE = "games.antike"
LONGEST_ACTION, LONGEST_LIST = 80, 700
DEEDS_TOLD = (6, 2, 0)
"""How many deeds of the last turn a description tells, fewer if it grows too long."""
GOODS = (*RESOURCES, "coins")
DONE = ("fought", "conquered", "destroyed", "given_up", "founded", "built", "raised")
"""What a turn leaves behind in provinces, as the last turn lists it."""


class Wording(GameWording):
    """The text of Antike in one language, about a table whose seats have names."""

    side_kinds = (Exchange,)
    by_first = (Rondel,)
    parts: ClassVar = {
        Rondel: (("field",), GOODS),
        Arm: (("province",), ("legions", "galleys"), ("coins",)),
        Move: (("origin", "unit", "count"), ("route",), ("spent",)),
        Fight: (("province", "unit", "nation"), ("count",), ("spent",)),
        Conquer: (("province",), ("legions", "galleys"), ("give_up",)),
        Exchange: (("resource", *RESOURCES),),
    }
    whole: ClassVar = {Move: "count"}
    usual: ClassVar = {
        Rondel: {},
        Exchange: {},
        Build: {"coins": AS_NEEDED},
        Arm: {"coins": AS_NEEDED},
        Advance: {"coins": AS_NEEDED},
        Found: {"coins": None},
        Move: {"spent": MOST_SPENT},
        Fight: {"spent": MOST_SPENT},
    }
    echoed = (FightDemanded,)
    headlines = telling.HEADLINES
    details = telling.DETAILS
    passing = telling.PASSING
    carded = telling.CARDED
    turns = telling.TURNS
    public = ("take-resource", "choose-stack", "react")

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button; only a far way with long names is cut."""
        said = super().action(action)
        return said if len(said) <= LONGEST_ACTION else f"{said[: LONGEST_ACTION - 1].rstrip(' ,–')}…"

    def groups(self, events: Sequence[Any]) -> list[Sequence[Any]]:
        """Put together the borders that units cross one after the other, and what all begin with."""
        groups: list[list[Any]] = []
        before = None
        for event in events:
            moves_on = isinstance(before, UnitsMoved) and _goes_on(before, event)
            if groups and (moves_on or _begin_alike(before, event)):
                groups[-1].append(event)
            else:
                groups.append([event])
            before = event
        return list(groups)

    def sentence(self, group: Sequence[Any]) -> str:
        """Put a group of events into a line."""
        return self._way(group) if isinstance(group[0], UnitsMoved) else super().sentence(group)

    def actor(self, event: Any) -> str:
        """Name the nation that did something, or else the seat."""
        nation = getattr(event, "nation", "")
        return self.name(nation, "start") if nation else super().actor(event)

    def _way(self, way: Sequence[UnitsMoved]) -> str:
        if len(way) == 1:
            return self.event(way[0])
        facts = fields(way[-1]) | {"origin": way[0].origin, "over": tuple(each.province for each in way[:-1])}
        return self.say("units-moved-on", **facts)

    def is_about(self, event: Any, view: View) -> bool:
        """Say whether an event concerns the viewer: a nation of theirs, or where it has pieces."""
        if view.seat is None:
            return False
        nations = {getattr(event, name, "") for name in ("nation", "opponent")}
        there = [each for each in view.provinces if each.id == getattr(event, "province", None)]
        nations |= {
            nation for each in there for nation in (each.city, *(units.nation for units in each.units))
        }
        return super().is_about(event, view) or bool(nations & set(view.seats[view.seat].nations))

    def question(self, decision: Decision) -> str:
        """Put a decision into a question; that about standing orders lists those there are."""
        said = super().question(decision)
        given: Any = decision.facts.get("orders", ())
        orders = [codec.from_json(text, StandingOrder) for text in given]
        return "\n".join([said, *_as_many_as_fit(_standing_lines(self, orders))]) if orders else said

    def choice(self, decision: Decision, field: str, value: Any) -> str | None:
        """Say what a field of the rondel costs where one is chosen."""
        prices: Any = decision.facts.get("prices", ())
        price = dict(zip(board().rondel, prices, strict=False)).get(value, 0) if field == "field" else 0
        return self.say("choice-field", field=value, price=price) if price else None

    def remark(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
        """Say what an advance costs, where a nation begins, and of a field that nothing can be done there."""
        if kind is ChooseNation and "nation" in given:
            return self.say("remark-start", provinces=prospects.start_cities(view, given["nation"]))
        if kind is Advance and "advance" in given:
            gold, coins = prospects.payment(view, given["advance"], given.get("coins"))
            return self.say("remark-price", gold=gold, coins=coins)
        if not self.is_idle(view, kind, given):
            return ""
        is_deed = board().fields[given["field"]].action not in RESOURCES
        return self.say("remark-idle" if is_deed else "remark-barren")

    def is_idle(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> bool:
        """Say whether nothing can be done on a field of the rondel, once the way there is paid."""
        field = given.get("field", "") if kind is Rondel else ""
        return bool(field) and prospects.is_idle(view, field, {each: given.get(each, 0) for each in GOODS})

    def fact(self, view: View, action: Any) -> str:
        """Say of a field of the rondel what the way there costs, too."""
        said = super().fact(view, action)
        paid = {kind: getattr(action, kind) for kind in GOODS} if isinstance(action, Rondel) else {}
        if not any(paid.values()):
            return said
        return self.say("fact-rondel-idle" if said else "fact-rondel", **paid)

    def beside_fact(self, action: Any) -> str:
        """Name a field of the rondel; what the way there costs stands beside it."""
        return self.name(action.field) if isinstance(action, Rondel) else ""

    def offers(self, decision: Decision, kind: type[Action], view: View | None) -> list[Action] | None:
        """Offer to exchange a good deal of one resource or some of two, and to move by no needless way."""
        if kind is Exchange:
            return [each for each in prospects.exchanges() if decision.allows(each)]
        return prospects.moves(view, decision) if kind is Move and view is not None else None

    def is_usual(self, view: View | None, action: Any) -> bool:
        """Let steps on the rondel be paid in coins, then from the largest stock; exchange one resource."""
        if isinstance(action, Exchange):
            return [getattr(action, kind) > 0 for kind in RESOURCES].count(True) == 1
        if view is None or not isinstance(action, Rondel):
            return super().is_usual(view, action)
        return prospects.is_usual_payment(view, {kind: getattr(action, kind) for kind in GOODS})

    def for_good(self, view: View, action: Any) -> str:
        """Say of an answer that cannot be taken back what it is: of the word that ends a turn, what ends."""
        key = f"ends-{view.stage}"
        return self.say(key) if isinstance(action, Done) and self.has(key) else ""

    def is_offered(self, decision: Decision, action: Any, _view: Any = None) -> bool:
        """Leave out to lift standing orders while there are none."""
        return not isinstance(action, Lift) or bool(decision.facts.get("orders", ()))

    def alt(self, view: View) -> str:
        """Describe the picture of a view: whose turn it is, what was done last, how the nations stand."""
        nations = [_alt_nation(self, view, seen) for seen in view.nations]
        told = [
            [*_alt_head(self, view), *_alt_last(self, view.last, deeds), *nations] for deeds in DEEDS_TOLD
        ]
        parts = next((each for each in told if len(" ".join(each)) <= LONGEST_ALT), told[-1])
        while len(" ".join(parts)) > LONGEST_ALT:
            parts.pop()
        return " ".join(parts)

    def board_text(self, view: View) -> str:
        """Return the whole board as text: a block for the table, each nation, and the free cities."""
        nations = [_nation_lines(self, view, seen) for seen in view.nations]
        parts = [_head_lines(self, view), *nations, _free_lines(self, view), [self.say("text-borders")]]
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def hand_lines(self, view: View) -> list[str]:
        """Say what a private picture shows: the standing orders, and the panels of one's own nations."""
        own = [seen for seen in view.nations if seen.seat == view.seat]
        panels = [
            line for seen in own for line in [*_panel_lines(self, view, seen), *_supply_lines(self, seen)]
        ]
        return [*_standing_lines(self, view.standing), *panels]

    def part_alt(self, view: View, part: str) -> str:
        """Describe a part of the board's picture; where brief is too long, what matters least is left out."""
        brief = described(self.part_lines(view, part, brief=True), room=None)
        if len(brief) <= LONGEST_ALT:
            return super().part_alt(view, part)
        return described(_least_lines(self, view, part))

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows: panels of nations, or a part of the map."""
        head = _alt_head(self, view)
        if shown := _nations_on(view, part):
            panels = [_panel_lines(self, view, seen) for seen in shown]
            # The goods stand second.
            return [head[0], *(line for panel in panels for line in panel[: 2 if brief else None])]
        return [*head, *_map_lines(self, view, part, brief=brief)]

    def focus_lines(self, view: View, *, brief: bool) -> list[str]:
        """Say what the picture for the present question shows: rondel, nation, close-up of the map."""
        shown = [seen for seen in view.nations if f"nation-{seen.id}" in view.focus]
        close_ups = [part for part in view.focus if part.startswith(CLOSE_UP)]
        return [
            *_alt_head(self, view),
            *(_rondel_row(self, view) if "rondel" in view.focus else []),
            *(line for seen in shown for line in _asked_lines(self, view, seen, brief=brief)),
            *(line for part in close_ups for line in _map_lines(self, view, part, brief=brief)),
        ]

    def sheet_lines(self, sheet: Sheet) -> list[str]:
        """Tell what was conquered and won."""
        return [self.event(_told(card)) for card in sheet.cards]

    def part_text(self, view: View, part: str) -> str:
        """Return a region of the board as text; a part of the map also tells the borders of its provinces."""
        borders = _border_lines(self, view, part) if part in PARTS else []
        return "\n".join([super().part_text(view, part), *borders])

    def hand_text(self, view: View) -> str:
        """Describe what a seat owns, and its standing orders, which nobody else knows."""
        if view.seat is None:
            return self.say("hand-onlooker")
        own = [seen for seen in view.nations if seen.seat == view.seat]
        blocks = [[*_nation_lines(self, view, seen), *_supply_lines(self, seen)] for seen in own]
        return "\n\n".join("\n".join(lines) for lines in (*blocks, _standing_lines(self, view.standing)))

    def standing(self, order: StandingOrder) -> str:
        """Put a standing order into a few words."""
        return standing(self, order.reaction, order.unit, order.opponent, order.province, order.least)


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)


# So much of something


def amount(kind: str, words: Words, number: int) -> str:
    """Name so much of one thing; of none, say nothing."""
    return words.say(f"amount-{kind}", number=number) if number else ""


def some(_words: Words, *numbers: int) -> str:
    """Say whether any number is more than none."""
    return "yes" if any(numbers) else "no"


def goods(words: Words, *amounts: str) -> str:
    """Join what there is of several things."""
    return words.listing([each for each in amounts if each]) or words.say("amount-nothing")


def total(_words: Words, *amounts: str) -> str:
    """Add up what is paid of several things."""
    return " + ".join(each for each in amounts if each)


def got(words: Words, resource: str, *given: int) -> str:
    """Name what one gets for resources, two for one."""
    number = sum(given) // 2
    return good(words, resource, number) if number else words.name(resource)


def payment(words: Words, price: int) -> str:
    """Return an example of what pays a price of several resources or coins, as it is typed."""
    gold = price // 2
    return " ".join([words.say("word-pay"), good(words, "gold", gold), good(words, "coins", price - gold)])


def good(words: Words, resource: str, number: int) -> str:
    """Name so much of a resource, or so many coins."""
    return words.say(f"amount-{resource}", number=number)


def units(words: Words, unit: str, number: int) -> str:
    """Name so many units of a kind."""
    return words.say("amount-legions" if unit == "legion" else "amount-galleys", number=number)


def forces(words: Words, legions: int, galleys: int) -> str:
    """Name legions and galleys together."""
    both = [amount("legions", words, legions), amount("galleys", words, galleys)]
    return words.listing([each for each in both if each]) or words.say("amount-no-units")


def ways(words: Words, strength: int, legions: Sequence[int]) -> str:
    """Name the legions and galleys that make up a strength, one choice of which is to be made."""
    return words.listing([forces(words, each, strength - each) for each in legions], "or")


def personages(words: Words, personage: str, number: int) -> str:
    """Name so many personages of a kind."""
    return words.say(f"amount-{personage}", number=number)


def way(words: Words, origin: str, route: Sequence[str]) -> str:
    """Name the provinces of a way."""
    return "–".join(words.name(province) for province in (origin, *route))


def names_or(words: Words, things: Iterable[str], case: str) -> str:
    """Name several things, one of which is to be chosen."""
    return words.listing([words.name(thing, case) for thing in things], "or")


def standing(words: Words, reaction: str, unit: str, opponent: str, province: str, least: int) -> str:
    """Say how to react, and after it in brackets to what alone."""
    only = [words.name(thing) for thing in (opponent, province) if _is_given(thing)]
    if _is_given(unit):
        only.insert(0, words.name(unit, "several"))
    if least > 1:
        only.append(words.say("standing-least", least=least))
    return f"{words.name(reaction)} ({', '.join(only)})" if only else words.name(reaction)


def _is_given(thing: str) -> bool:
    """Say whether a fact is there: on its way through a catalogue, one that is empty becomes “none”."""
    return thing not in ("", "none")


FUNCTIONS: dict[str, GameFunction] = {
    **{kind.upper(): partial(amount, kind) for kind in (*GOODS, "points")},
    "SOME": some,
    "GOODS": goods,
    "GOOD": good,
    "SUM": total,
    "GOT": got,
    "PAYMENT": payment,
    "UNITS": units,
    "FORCES": forces,
    "WAYS": ways,
    "PERSONAGES": personages,
    "ROUTE": way,
    "NAMES_OR": names_or,
    "STANDING": standing,
}


# The picture in words: short, because Discord allows 1024 characters


def _phase(words: Wording, view: View) -> str:
    """Name the phase, unless the turn that follows says enough."""
    return "" if view.turn and not view.ended else words.label(f"phase-{view.phase}")


def _stage(words: Wording, view: View) -> str:
    return words.label(f"stage-{view.stage}") if view.stage else words.label(f"phase-{view.phase}")


def _owner(view: View, nation: str) -> int:
    return next(seen.seat for seen in view.nations if seen.id == nation)


def _alt_head(words: Wording, view: View) -> list[str]:
    head = [words.say("alt-head", map=view.map, round=view.round, phase=_phase(words, view))]
    if view.ended:
        return [*head, _over(words, view)]
    if view.turn:
        facts = {"nation": view.turn, "seat": _owner(view, view.turn), "stage": _stage(words, view)}
        head.append(words.say("alt-turn", **facts))
    if view.waiting_for and not (view.turn and view.waiting_for == (_owner(view, view.turn),)):
        head.append(words.say("alt-waiting", seats=view.waiting_for))
    return head


def _over(words: Wording, view: View) -> str:
    points = next(seen.points for seen in view.nations if seen.id == view.winner)
    return words.say("alt-over", nation=view.winner, seats=view.winners, points=points)


def _alt_last(words: Wording, last: LastTurn, most: int) -> list[str]:
    """Tell what the last turn has done, its first deeds if there are too many."""
    if not last.nation or not last.field:
        return []
    deeds = _deeds(words, last)
    if most and len(deeds) > most:
        deeds = [*deeds[:most], words.say("alt-more")]
    told = " · ".join(deeds if most else [])
    return [words.say("alt-last", nation=last.nation, field=last.field, deeds=told)]


def _deeds(words: Wording, last: LastTurn) -> list[str]:
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
        if _goes_on(before, leg):
            ways.pop()
        ways.append(leg)
    return ways


def _begin_alike(before: Any, event: Any) -> bool:
    """Say whether two events tell what two nations begin with."""
    return type(before) is type(event) and isinstance(event, NationsTaken | CitiesPlaced)


def _goes_on(before: Leg | UnitsMoved | None, leg: Any) -> bool:
    """Say whether the units that crossed a border have crossed the next one too."""
    if before is None or type(leg) is not type(before):
        return False
    group = (before.unit, before.count, before.province, before.spent + 1)
    return group == (leg.unit, leg.count, leg.origin, leg.spent)


def _alt_nation(words: Wording, view: View, seen: SeenNation) -> str:
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


def _panel_lines(words: Wording, view: View, seen: SeenNation) -> list[str]:
    """Say what the panel of a nation shows."""
    return [
        _alt_nation(words, view, seen),
        *words.row({kind: str(getattr(seen, kind)) for kind in GOODS}),
        *words.row({"advances": ", ".join(words.name(advance) for advance in seen.advances)}),
        *words.row({"personages": _cards(words, seen.personages)}),
    ]


def _told(card: Card) -> Event:
    """Give the event that tells what a card of a report shows."""
    if isinstance(card, Conquest):
        return CityConquered(**fields(card))
    return PersonagesWon(**fields(card))


def _asked_lines(words: Wording, view: View, seen: SeenNation, *, brief: bool) -> list[str]:
    """Say what is shown of the nation that is asked: all beside the rondel, above a map its goods."""
    head, goods, *more = _panel_lines(words, view, seen)
    if "rondel" not in view.focus:
        return [f"{words.name(seen.id)}: {goods}"]
    return [head, goods, *([] if brief else more)]


def _rondel_row(words: Wording, view: View) -> list[str]:
    """Say which nation stands on which field."""
    there = [f"{words.name(seen.id)} – {words.name(seen.field)}" for seen in view.nations if seen.field]
    return words.row({"rondel": ", ".join(there)})


def _nations_on(view: View, part: str) -> list[SeenNation]:
    """List the nations whose panels a part of the picture shows."""
    return [seen for seen in view.nations if part in ("nations", f"seat-{seen.seat}")]


def _least_lines(words: Wording, view: View, part: str) -> list[str]:
    """Say no more of a part than how its nations stand, or what lies on it."""
    head = _alt_head(words, view)[0]
    if shown := _nations_on(view, part):
        return [head, *(_alt_nation(words, view, seen) for seen in shown)]
    return [head, *_map_lines(words, view, part, brief=True)]


def _map_lines(words: Wording, view: View, part: str, *, brief: bool) -> list[str]:
    """Say what lies on a part of the map, nation by nation, and which cities are free there.

    In brief all its provinces are still named, but not what their cities bring.
    """
    there = _part_of(view, part)
    lines = []
    for seen in view.nations:
        cities = [province for province in there.provinces if province.city == seen.id]
        named = _brief_cities(words, cities) if brief else _city_rows(words, cities)
        rows = [*named, *_unit_rows(words, there, seen.id)]
        lines += [f"{words.name(seen.id)}: {' · '.join(rows)}"] if rows else []
    free = [province for province in there.provinces if not province.city]
    return [*lines, *(_brief_free(words, free) if brief else _free_lines(words, there))]


def _part_of(view: View, part: str) -> View:
    """Return a view of nothing but a part of the map."""
    shown = board().maps[view.map].parts[part]
    return msgspec.structs.replace(view, provinces=tuple(each for each in view.provinces if each.id in shown))


def _brief_cities(words: Wording, cities: Sequence[SeenProvince]) -> list[str]:
    return [", ".join(_city(words, city) for city in _by_name(words, cities))] if cities else []


def _brief_free(words: Wording, free: Sequence[SeenProvince]) -> list[str]:
    return [f"{words.label('free-cities')}: {named}" for named in _brief_cities(words, free)]


def _by_name(words: Wording, provinces: Iterable[SeenProvince]) -> list[SeenProvince]:
    """Put provinces into the order of their names, in the reader's language."""
    return sorted(provinces, key=lambda province: fold(words.name(province.id)))


# The board as text


def _head_lines(words: Wording, view: View) -> list[str]:
    lines = [words.say("text-head", map=view.scenario, round=view.round, phase=_phase(words, view))]
    if view.ended:
        lines.append(_over(words, view))
    elif view.turn:
        stage = _stage(words, view)
        lines.append(words.say("text-turn", nation=view.turn, seat=_owner(view, view.turn), stage=stage))
    if view.waiting_for and not view.ended:
        lines.append(words.label("waiting-for", seats=view.waiting_for))
    lines.append(words.say("text-target", target=view.target))
    if view.last_temple_wins and not view.ended:
        lines.append(words.label("last-temple"))
    return [*lines, *_table_lines(words, view)]


def _table_lines(words: Wording, view: View) -> list[str]:
    bank = {"coins": str(view.coins), "temples": str(view.temples)}
    return [
        *words.row({"variants": ", ".join(words.name(variant) for variant in view.variants)}),
        *words.row({"order": ", ".join(words.name(seen.id) for seen in view.nations)}),
        *words.row({"bank": _beside(words, bank)}),
        *words.row({"personages": _cards(words, view.stacks)}),
        *words.row({"rondel": _rondel(words, view)}),
        *words.row({"advances": ", ".join(words.name(advance) for advance in view.known)}),
    ]


def _beside(words: Wording, cells: Mapping[str, str]) -> str:
    return ", ".join(f"{words.label(key)} {text}" for key, text in cells.items() if text)


def _cards(words: Wording, cards: Mapping[str, int]) -> str:
    return ", ".join(f"{words.name(personage)} {number}" for personage, number in cards.items() if number)


def _rondel(words: Wording, view: View) -> str:
    there = {field: [seen.id for seen in view.nations if seen.field == field] for field in board().rondel}
    markers = [
        words.say("text-marker", field=field, nations=nations) for field, nations in there.items() if nations
    ]
    waiting = [seen.id for seen in view.nations if not seen.field]
    return " · ".join([*markers, *([words.say("text-not-yet", nations=waiting)] if waiting else [])])


def _nation_lines(words: Wording, view: View, seen: SeenNation) -> list[str]:
    head = words.say(
        "text-nation",
        letter=seen.letter,
        nation=seen.id,
        seat=seen.seat,
        points=seen.points,
        target=view.target,
    )
    rows = [
        *words.row({"personages": _cards(words, seen.personages)}),
        *words.row({kind: str(getattr(seen, kind)) for kind in GOODS}),
        *_city_rows(words, [province for province in view.provinces if province.city == seen.id]),
        *_unit_rows(words, view, seen.id),
        *words.row({"advances": ", ".join(words.name(advance) for advance in seen.advances)}),
    ]
    return [head, *(f"  {row}" for row in rows)]


def _city_rows(words: Wording, cities: Sequence[SeenProvince]) -> list[str]:
    rows = []
    for resource in RESOURCES:
        named = [_city(words, city) for city in _by_name(words, cities) if city.resource == resource]
        if named:
            rows.append(f"{words.say('text-of-resource', resource=resource)}: {', '.join(named)}")
    return rows


def _city(words: Wording, city: SeenProvince) -> str:
    return words.say("text-temple", province=city.id) if city.temple else words.name(city.id)


def _unit_rows(words: Wording, view: View, nation: str) -> list[str]:
    there: dict[str, list[str]] = {unit: [] for unit in UNITS}
    for province in _by_name(words, view.provinces):
        for seen in province.units:
            if seen.nation == nation:
                there[seen.unit].append(_units(words, province.id, seen))
    rows = {"legions": ", ".join(there["legion"]), "galleys": ", ".join(there["galley"])}
    return [row for key, text in rows.items() for row in words.row({key: text})]


def _units(words: Wording, province: str, seen: SeenUnits) -> str:
    if seen.tipped:
        return words.say("text-tipped", province=province, count=seen.count, tipped=seen.tipped)
    return words.say("text-units", province=province, count=seen.count)


def _free_lines(words: Wording, view: View) -> list[str]:
    free = [province for province in view.provinces if not province.city]
    return [words.label("free-cities"), *(f"  {row}" for row in _city_rows(words, free))] if free else []


def _border_lines(words: Wording, view: View, part: str) -> list[str]:
    """List the neighbours of every province of a part of the map, by kind of border."""
    there = _by_name(words, _part_of(view, part).provinces)
    return [words.label("borders"), *(f"  {_borders_of(words, view, each.id)}" for each in there)]


def _borders_of(words: Wording, view: View, province: str) -> str:
    beyond: dict[str, list[str]] = {"land": [], "sea": [], "both": []}
    for each in _by_name(words, view.provinces):
        kind = board().maps[view.map].borders.get((province, each.id))
        if kind is not None:
            beyond[kind].append(words.name(each.id))
    told = [words.say(f"text-over-{kind}", names=", ".join(names)) for kind, names in beyond.items() if names]
    return f"{words.name(province)}: {' · '.join(told)}"


# What a seat has, and its standing orders


def _supply_lines(words: Wording, seen: SeenNation) -> list[str]:
    left = {
        "legions": str(seen.legions_left),
        "galleys": str(seen.galleys_left),
        "city-stones": str(seen.cities_left),
    }
    return [f"  {row}" for row in words.row({"supply": _beside(words, left), "seas": str(seen.seas)})]


def _standing_lines(words: Wording, orders: Sequence[StandingOrder]) -> list[str]:
    if not orders:
        return [words.say("hand-no-standing")]
    return [words.say("hand-standing"), *(_standing_line(words, orders, each) for each in range(len(orders)))]


def _as_many_as_fit(lines: Sequence[str]) -> list[str]:
    """Cut a list that would fill a panel; `/hand` has all of it."""
    fitting = [number for number in range(len(lines) + 1) if sum(map(len, lines[:number])) <= LONGEST_LIST]
    return [*lines[: fitting[-1]], *(["…"] if fitting[-1] < len(lines) else [])]


def _standing_line(words: Wording, orders: Sequence[StandingOrder], place: int) -> str:
    order = orders[place]
    facts = {"number": place + 1, "order": words.standing(order)}
    newer = [number for number, each in enumerate(orders[place + 1 :], place + 2) if each.covers(order)]
    if newer:
        return words.say("text-standing-covered", by=newer[-1], **facts)
    return words.say("text-standing", **facts)
