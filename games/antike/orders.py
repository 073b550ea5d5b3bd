"""Typed orders of Antike: text to actions and back.

An order begins with a word that says what to do and goes on with provinces, nations, numbers and kinds, in
any order where that is clear; several orders are parted by semicolons. A move needs no first word: it begins
with units, as in `2L Rome-Mediolanum`. L is a legion and G a galley wherever units can be named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from games.antike import actions
from games.antike.actions import (
    AS_NEEDED,
    MOST_SPENT,
    Advance,
    Arm,
    Build,
    ChooseStack,
    Conquer,
    Demand,
    Exchange,
    Fight,
    Found,
    Lift,
    Move,
    Resource,
    Rondel,
    Stand,
    TakeResource,
    Unit,
)
from games.antike.board import RESOURCES, UNITS, board
from games.antike.wording import Wording
from games.core.decision import Action
from games.core.errors import Refusal, UnreadableOrder
from games.text.counting import NOTHING, pairs, read_at, read_groups, read_number, totals
from games.text.orders import Form, OrderBook, Way
from games.text.vocabulary import NUMBER, ORDER, Meaning, Reading, Vocabulary, tokens

NATION, PROVINCE, FIELD, ADVANCE, PERSONAGE = "nation", "province", "field", "advance", "personage"
RESOURCE, COIN, UNIT, REACTION = "resource", "coin", "unit", "reaction"
ALL, FOR, SPENT, GIVE_UP = "all", "for", "spent", "give-up"

FORMS: Final = (
    Form("rondel", Rondel),
    Form("build", Build),
    Form("arm", Arm),
    Form("advance", Advance),
    Form("move", Move),
    Form("fight", Fight),
    Form("conquer", Conquer),
    Form("found", Found),
    Form("exchange", Exchange),
    Form("take", TakeResource, {"resource": (RESOURCE,)}),
    Form("stack", ChooseStack, {"personage": (PERSONAGE,)}),
    Form("city", actions.ChooseCity, {"province": (PROVINCE,)}),
    Form("nation", actions.ChooseNation, {"nation": (NATION,)}),
    Form("done", actions.Done),
    Form("pass", Demand, fixed={"fights": 0}),
    Form("demand", Demand, {"fights": (NUMBER,)}),
    Form(
        "stand",
        Stand,
        {
            "reaction": (REACTION,),
            "unit": (UNIT,),
            "opponent": (NATION,),
            "province": (PROVINCE,),
            "least": (NUMBER,),
        },
        ("unit", "opponent", "province", "least"),
    ),
    Form("lift", Lift, {"number": (NUMBER, ALL)}, ("number",)),
)


class Orders(OrderBook):
    """The reader and writer of orders in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self._words = Wording(language, names)
        super().__init__(Vocabulary(self._words, _vocabulary(self._words.language)), FORMS)

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word."""
        if form.kind is Found:
            return read_found(reading, self._paid_in_coins)
        read = READERS.get(form.order)
        return super().read_rest(reading, form) if read is None else read(reading)

    def write(self, action: Any) -> str:
        """Write an action as the order that makes it; a move needs no first word."""
        if isinstance(action, Move):
            return self._write_move(action)
        return super().write(action)

    def write_rest(self, form: Form, action: Any) -> list[str]:
        """Write what follows the first word."""
        match action:
            case Rondel():
                return self._write_rondel(action)
            case Build(province=place):
                return [self.shown(place, (PROVINCE,)), *self._write_coins(action)]
            case Arm(province=place):
                return [
                    self.shown(place, (PROVINCE,)),
                    *self._write_units(action, is_last=action.coins == AS_NEEDED),
                    *self._write_coins(action),
                ]
            case Advance(advance=advance):
                return [self.shown(advance, (ADVANCE,)), *self._write_coins(action)]
            case Fight(province=place, unit=unit, count=count):
                nation = [self.shown(action.nation, (NATION,))] if action.nation else []
                return [
                    self.shown(place, (PROVINCE,)),
                    self._write_unit(unit, count),
                    *nation,
                    *self._write_spent(action),
                ]
            case Conquer(province=place, give_up=lost):
                given = [self.shown(True, (GIVE_UP,)), self.shown(lost, (PROVINCE,))] if lost else []
                return [self.shown(place, (PROVINCE,)), *self._write_units(action, is_last=True), *given]
            case Found(province=place, coins=coins):
                return [self.shown(place, (PROVINCE,)), *self._write_paid_in_coins(coins)]
            case Exchange(resource=wanted):
                return [
                    *self._write_goods(action, 0),
                    self.shown(True, (FOR,)),
                    self.shown(wanted, (RESOURCE,)),
                ]
        return super().write_rest(form, action)

    def write_slot(self, form: Form, name: str, action: Any) -> list[str]:
        """Write a field, if it needs to be said."""
        if isinstance(action, Lift) and not action.number:
            return [self.shown(0, (ALL,))]
        if isinstance(action, Stand) and name == "least":
            return [] if action.least == 1 else [self._words.say("word-from"), str(action.least)]
        return super().write_slot(form, name, action)

    def _parse_one(self, text: str, choices: Sequence[int] = ()) -> Way:
        """Put the word for a move before an order that begins with units."""
        found = tokens(text)
        units, _ = self.vocabulary.find(found, (UNIT,), exactly=True)
        if found and (found[0].folded.isdecimal() or units):
            text = f"{self.vocabulary.shown(ORDER, 'move')} {text}"
        return super()._parse_one(text, choices)

    # Parts of orders

    def _write_move(self, action: Move) -> str:
        way = "-".join(self.shown(province, (PROVINCE,)) for province in (action.origin, *action.route))
        return " ".join([self._write_unit(action.unit, action.count), way, *self._write_spent(action)])

    def _write_unit(self, unit: Unit, count: int, *, numbered: bool = False) -> str:
        letter = self.vocabulary.shortest(UNIT, unit).upper()
        return letter if count == 1 and not numbered else f"{count}{letter}"

    def _write_units(self, action: Arm | Conquer, *, is_last: bool) -> list[str]:
        """Write units; a number comes first wherever another follows, so that it is clear what it counts."""
        counts: list[tuple[Unit, int]] = [("legion", action.legions), ("galley", action.galleys)]
        named = [(unit, count) for unit, count in counts if count]
        is_alone = len(named) == 1 and is_last
        return [
            self._write_unit(unit, count, numbered=number == 0 and not is_alone)
            for number, (unit, count) in enumerate(named)
        ]

    def _write_spent(self, action: Move | Fight) -> list[str]:
        return [] if action.spent == MOST_SPENT else [self.shown(True, (SPENT,)), str(action.spent)]

    def _write_coins(self, action: Build | Arm | Advance) -> list[str]:
        return [] if action.coins == AS_NEEDED else [self._words.say("amount-coins", number=action.coins)]

    def _write_goods(self, action: Rondel | Exchange, coins: int) -> list[str]:
        numbers: dict[str, int] = {kind: getattr(action, kind) for kind in RESOURCES}
        numbers["coins"] = coins
        return [
            self._words.say(f"amount-{kind}", number=number) for kind, number in numbers.items() if number
        ]

    def _write_rondel(self, action: Rondel) -> list[str]:
        paid = self._write_goods(action, action.coins)
        return [self.shown(action.field, (FIELD,)), *([self._words.say("word-pay")] if paid else []), *paid]

    def _write_paid_in_coins(self, coins: tuple[Resource, ...] | None) -> list[str]:
        return [] if coins is None else [self._paid_in_coins(coins)]

    def _paid_in_coins(self, coins: tuple[Resource, ...]) -> str:
        """Write which resources coins stand for."""
        if not coins:
            return self._words.say("amount-coins", number=0)
        named = [self.shown(resource, (RESOURCE,)) for resource in coins]
        return " ".join([self._words.say("word-coins-for"), *named])


def orders(language: str, names: Sequence[str]) -> Orders:
    """Return the reader and writer of orders in a language, for the names of the seats."""
    return Orders(language, names)


# Orders with a grammar of their own


def read_rondel(reading: Reading) -> list[Rondel]:
    """Read a field, then what is paid for steps."""
    field = reading.read((FIELD,))
    if field is None:
        raise reading.unfinished()
    return [Rondel(field.value, **totals(reading, list(reading.all((RESOURCE, COIN, NUMBER)))))]


def read_build(reading: Reading) -> list[Build]:
    """Read a province, and coins that are wanted in the price."""
    place, rest = read_at(reading, PROVINCE, COIN, NOTHING)
    return [Build(place, totals(reading, rest, COIN).get("coins", AS_NEEDED))]


def read_arm(reading: Reading) -> list[Arm]:
    """Read a province and units, and coins that are wanted in the price."""
    place, rest = read_at(reading, PROVINCE, UNIT, COIN, NOTHING)
    numbers = totals(reading, rest, COIN)
    return [
        Arm(
            place,
            legions=numbers.get("legion", 0),
            galleys=numbers.get("galley", 0),
            coins=numbers.get("coins", AS_NEEDED),
        )
    ]


def read_advance(reading: Reading) -> list[Advance]:
    """Read an advance, and coins that are wanted in the price."""
    advance = reading.read((ADVANCE,))
    if advance is None:
        raise reading.unfinished()
    numbers = totals(reading, list(reading.all((COIN, NUMBER, NOTHING))), COIN)
    return [Advance(advance.value, numbers.get("coins", AS_NEEDED))]


def read_moves(reading: Reading) -> list[Move]:
    """Read units and the provinces of their way; several groups may follow each other."""
    return [
        Move(
            unit=unit.value,
            count=count,
            origin=group.way[0],
            route=tuple(group.way[1:]),
            spent=group.marks.get(SPENT, MOST_SPENT),
        )
        for group in read_groups(reading, UNIT, PROVINCE, SPENT)
        for unit, count in pairs(reading, group.counted)
    ]


class _Battle(NamedTuple):
    """What an order to fight names."""

    province: str
    nation: str
    spent: int
    counted: list[Meaning]


def read_fights(reading: Reading) -> Sequence[Action]:
    """Read where to fight, with what and against whom; a number alone answers units that have entered."""
    battle = _read_battle(reading)
    if not battle.province and [each.kind for each in battle.counted] == [NUMBER]:
        return [Demand(battle.counted[0].value)]
    found = pairs(reading, battle.counted)
    if not battle.province or not found:
        raise reading.unfinished()
    return [
        Fight(
            province=battle.province, unit=unit.value, count=count, nation=battle.nation, spent=battle.spent
        )
        for unit, count in found
    ]


def _read_battle(reading: Reading) -> _Battle:
    named: dict[str, Any] = {PROVINCE: "", NATION: "", SPENT: MOST_SPENT}
    counted: list[Meaning] = []
    for meaning in reading.all((UNIT, NUMBER, SPENT, PROVINCE, NATION)):
        if meaning.kind in (UNIT, NUMBER):
            counted.append(meaning)
        elif meaning.kind == SPENT:
            named[SPENT] = read_number(reading)
        elif named[meaning.kind]:
            raise reading.misplaced(meaning.typed)
        else:
            named[meaning.kind] = meaning.value
    return _Battle(named[PROVINCE], named[NATION], named[SPENT], counted)


def read_conquer(reading: Reading) -> list[Conquer]:
    """Read a city, the units that are given for it, and last a city that is given up."""
    places: dict[str, str] = {}
    counted: list[Meaning] = []
    slot = "province"
    for meaning in reading.all((UNIT, NUMBER, GIVE_UP, PROVINCE)):
        if meaning.kind in (UNIT, NUMBER):
            counted.append(meaning)
        elif meaning.kind == GIVE_UP and slot == "province":
            slot = "give_up"
        elif meaning.kind == PROVINCE and slot not in places:
            places[slot] = meaning.value
        else:
            raise reading.misplaced(meaning.typed)
    if "province" not in places or slot not in places:
        raise reading.unfinished()
    numbers = totals(reading, counted)
    return [Conquer(legions=numbers.get("legion", 0), galleys=numbers.get("galley", 0), **places)]


def read_found(reading: Reading, shown: Callable[[tuple[Resource, ...]], str]) -> list[Found]:
    """Read a city, and with the word for coins what of its price they pay, or how many they are."""
    place, rest = read_at(reading, PROVINCE, COIN, RESOURCE, NOTHING)
    if not rest:
        return [Found(place)]
    paid: tuple[Resource, ...] = tuple(each.value for each in rest if each.kind == RESOURCE)
    coins = [each for each in rest if each.kind == COIN]
    if paid and not coins:
        instead = paid if len(paid) < len(RESOURCES) else paid[-1:]
        example = f"{reading.order} {reading.typed(PROVINCE, place)} {shown(instead)}"
        raise UnreadableOrder(Refusal("V.2", "city-price-is-fixed", example=example))
    counted = [each for each in rest if each.kind in (NUMBER, NOTHING)]
    if len(coins) != 1 or len(counted) > 1:
        raise reading.misplaced((coins + counted)[-1].typed)
    if counted:
        return [Found(place, _counted_coins(reading, counted[0], paid, shown))]
    if not paid:
        raise reading.unfinished()
    return [Found(place, paid)]


def _counted_coins(
    reading: Reading,
    counted: Meaning,
    paid: tuple[Resource, ...],
    shown: Callable[[tuple[Resource, ...]], str],
) -> tuple[Resource, ...]:
    """Say what so many coins pay: what is named with them, or whatever fits."""
    number = 0 if counted.kind == NOTHING else counted.value
    if number > len(RESOURCES) or (paid and number != len(paid)):
        raise reading.misplaced(counted.typed)
    ways = [paid] if paid else list(combinations(RESOURCES, number))
    chosen: tuple[Resource, ...] = reading.choose(counted.typed, [(each, shown(each)) for each in ways])
    return chosen


def read_exchange(reading: Reading) -> list[Exchange]:
    """Read what is given, and for what; without “for”, what has no number is wanted."""
    found = list(reading.all((FOR, RESOURCE, NUMBER)))
    parted = next((place for place, each in enumerate(found) if each.kind == FOR), None)
    if parted is None:
        return [_exchange_without_for(reading, found)]
    wanted = [each for each in found[parted + 1 :] if each.kind == RESOURCE]
    given = totals(reading, found[:parted])
    if len(wanted) != 1:
        raise reading.unfinished() if not wanted else reading.misplaced(wanted[-1].typed)
    wrong = [each for each in found[parted + 1 :] if each not in wanted and not _is_half(each, given)]
    if wrong:
        raise reading.misplaced(wrong[0].typed)
    return [Exchange(wanted[0].value, **given)]


def _is_half(meaning: Meaning, given: dict[str, int]) -> bool:
    """Say whether a number is what one gets for what is given."""
    return meaning.kind == NUMBER and 2 * meaning.value == sum(given.values())


def _exchange_without_for(reading: Reading, found: list[Meaning]) -> Exchange:
    if len(found) < 3 or found[-1].kind != RESOURCE or found[-2].kind != RESOURCE:
        raise reading.unfinished()
    return Exchange(found[-1].value, **totals(reading, found[:-1]))


def read_take(reading: Reading) -> list[TakeResource | ChooseStack]:
    """Read a resource, or the kind of a personage."""
    found = list(reading.all((RESOURCE, PERSONAGE)))
    if not found:
        raise reading.unfinished()
    if len(found) > 1:
        raise reading.misplaced(found[1].typed)
    kind, value, _ = found[0]
    return [TakeResource(value) if kind == RESOURCE else ChooseStack(value)]


READERS: Final[dict[str, Callable[[Reading], Sequence[Action]]]] = {
    "rondel": read_rondel,
    "build": read_build,
    "arm": read_arm,
    "advance": read_advance,
    "move": read_moves,
    "fight": read_fights,
    "conquer": read_conquer,
    "exchange": read_exchange,
    "take": read_take,
}


# The words


@cache
def _vocabulary(language: str) -> Vocabulary:
    vocabulary = Vocabulary(Wording(language, ()))
    for form in FORMS:
        vocabulary.add(ORDER, form.order, f"order-{form.order}")
    for kind, values in _WORDS.items():
        for value in values:
            vocabulary.add(kind, value, f"word-{value}")
    for kind in (NOTHING, FOR, SPENT, GIVE_UP):
        vocabulary.add(kind, True, f"word-{kind}")
    vocabulary.add(ALL, 0, "word-all")
    for field in board().rondel:
        vocabulary.add(FIELD, field, f"word-field-{field}")
    for kind, ids in _named().items():
        for each in ids:
            vocabulary.add_name(kind, each)
    return vocabulary


_WORDS: Final = {
    RESOURCE: RESOURCES,
    COIN: ("coins",),
    UNIT: UNITS,
    REACTION: ("always", "never", "ask"),
}


def _named() -> dict[str, Sequence[str]]:
    maps = board().maps.values()
    return {
        NATION: list(dict.fromkeys(nation for each in maps for nation in each.nations)),
        PROVINCE: list(dict.fromkeys(province.id for each in maps for province in each.provinces)),
        ADVANCE: list(board().advances),
        PERSONAGE: list(board().personages),
    }
