"""Typed orders of Perikles: text to actions and back.

An order begins with a word that says what to do and goes on with cities, places, seats, counters and
sides, in any order where that is clear; several orders are parted by semicolons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from games.core.decision import Action
from games.perikles import actions
from games.perikles.actions import Pass, PayMarker, PlaySpecial, Send, Take
from games.perikles.board import ANY_CITY, ARMS, PERSIA, Arm, board
from games.perikles.wording import Wording
from games.text.orders import Form, OrderBook, read_fields
from games.text.vocabulary import NUMBER, ORDER, SEAT, Meaning, Reading, Vocabulary

CITY, PLACE, ARM, SIDE, SPECIAL = "city", "place", "arm", "side", "special"
ANY, SYMBOL, CANDIDATE, SPAN, HAND = "any", "symbol", "candidate", "span", "hand"


FORMS: Final = (
    Form("take", Take),
    Form("place", actions.PlaceMarker, {"city": (CITY,)}),
    Form("propose", actions.Propose, {"city": (CITY,), "owner": (SEAT,)}),
    Form(
        "assassinate",
        actions.Assassinate,
        {"city": (CITY,), "owner": (SEAT,), "candidate": (CANDIDATE,)},
        ("candidate",),
    ),
    Form("first", actions.NameFirst, {"first": (SEAT,)}),
    Form("recover", actions.Recover, {"city": (CITY,), "arm": (ARM,)}),
    Form("send", Send),
    Form("pay", PayMarker, {"force": (CITY,), "city": (CITY,)}, ("city",)),
    Form("ask", actions.AskPermission, {"city": (CITY,), "place": (PLACE,)}),
    Form("allow", actions.AnswerRequest, fixed={"allow": True}),
    Form("refuse", actions.AnswerRequest, fixed={"allow": False}),
    Form("end", actions.EndTurn, {"until": (SPAN,)}, ("until",)),
    Form("pass", Pass, {"until": (SPAN, PLACE)}, ("until",)),
    Form("lose", actions.ChooseLoss, {"city": (CITY,)}),
    Form("play", PlaySpecial),
    Form("move", actions.MoveMarker, {"city": (CITY,), "owner": (SEAT,)}),
)

TARGETS: Final = {
    "plague": (CITY,),
    "alkibiades": (CITY,),
    "slave-revolt": (PLACE, HAND),
    "thessalian-allies": (SIDE,),
    "persian-fleet": (SIDE,),
}


class Orders(OrderBook):
    """The reader and writer of orders in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self._words = Wording(language, names)
        super().__init__(Vocabulary(self._words, _vocabulary(self._words.language)), FORMS)

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word."""
        match form.order:
            case "take":
                return [self._read_take(reading)]
            case "send":
                return read_sends(reading)
            case "play":
                return [read_play(reading)]
            case "pay":
                return [read_pay(reading, form)]
        return super().read_rest(reading, form)

    def _read_take(self, reading: Reading) -> Take:
        """Read a tile by what is printed on it; a city beside “any” is where the markers go."""
        city, goal = None, None
        printed: dict[str, Any] = {}
        for meaning in reading.all((CITY, ANY, SYMBOL, NUMBER)):
            if meaning.kind in (SYMBOL, NUMBER) and meaning.kind not in printed:
                printed[meaning.kind] = meaning.value
            elif city is None and meaning.kind in (CITY, ANY):
                city = meaning.value
            elif goal is None and meaning.kind == CITY:
                goal = meaning.value
            elif goal is None and meaning.kind == ANY and city != ANY_CITY:
                city, goal = ANY_CITY, city
            else:
                raise reading.misplaced(meaning.typed)
        kinds = tiles_with(city or "", printed.get(NUMBER), printed.get(SYMBOL))
        if not kinds and city and printed:
            raise reading.misplaced(str(list(printed.values())[-1]))
        if not kinds:
            raise reading.unfinished()
        tile = reading.choose(
            self._words.name(city or ""), [(kind, self._words.tile(kind)) for kind in kinds]
        )
        return Take(tile, goal)

    def write_rest(self, form: Form, action: Any) -> list[str]:
        """Write what follows the first word."""
        match action:
            case Take(tile=tile, city=city):
                return [*self._write_tile(tile), *([self.shown(city, (CITY,))] if city else [])]
            case Send(city=city, arm=arm, strength=strength, place=place, side=side):
                counter = f"{self.vocabulary.shortest(ARM, arm)}{strength}"
                return [
                    self.shown(city, (CITY,)),
                    counter,
                    self.shown(place, (PLACE,)),
                    self.shown(side, (SIDE,)),
                ]
            case PlaySpecial(tile=tile, target=target):
                kinds = TARGETS.get(tile, ANY_TARGET)
                return [self.shown(tile, (SPECIAL,)), *([self.shown(target, kinds)] if target else [])]
        return super().write_rest(form, action)

    def write_slot(self, form: Form, name: str, action: Any) -> list[str]:
        """Write a field, if it needs to be said."""
        if _is_implied(action, name):
            return []
        words = super().write_slot(form, name, action)
        return [self._words.say("word-until"), *words] if words and name == "until" else words

    def _write_tile(self, kind: str) -> list[str]:
        """Write as little as tells the tile from the others."""
        tile = board().tiles[kind]
        city = self.shown(tile.city, (CITY, ANY))
        symbol = [] if tile.symbol == "none" else [self.shown(tile.symbol, (SYMBOL,))]
        if tiles_with(tile.city, None, tile.symbol if symbol else None) == [kind]:
            return [city, *symbol]
        return [city, str(tile.shards), *symbol]


def orders(language: str, names: Sequence[str]) -> Orders:
    """Return the reader and writer of orders in a language, for the names of the seats."""
    return Orders(language, names)


def read_pay(reading: Reading, form: Form) -> PayMarker:
    """Read whose counters are paid for and, if it is another, the city of the marker."""
    values = read_fields(reading, form)
    return PayMarker(**{"city": values["force"], **values})


def read_play(reading: Reading) -> PlaySpecial:
    """Read a special tile and, by its kind, a target; whether it needs one is for the rules to say."""
    tile = reading.read((SPECIAL,))
    if tile is None:
        raise reading.unfinished()
    target = reading.read(TARGETS.get(tile.value, ANY_TARGET))
    if target is not None and (more := reading.read(ANY_TARGET)):
        raise reading.misplaced(more.typed)
    return PlaySpecial(tile.value, str(target.value) if target else "")


def read_sends(reading: Reading) -> list[Send]:
    """Read counters and where they go; several of both may follow each other."""
    dispatch = _Dispatch(reading)
    while meaning := reading.read(dispatch.expected()):
        dispatch.add(meaning)
    if dispatch.is_unfinished():
        raise reading.unfinished()
    return dispatch.sends


class _Dispatch:
    """The counters, place and side of an order to send, until they make a whole."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._city: str | None = None
        self._arm: Arm | None = None
        self._counters: list[tuple[str | None, Arm, int]] = []
        self._front: dict[str, Any] = {}
        self._wants_number = False
        self.sends: list[Send] = []

    def expected(self) -> list[str]:
        """Return the kinds of word that can come next, the likeliest first.

        A letter can stand for a city or an arm: before a number it is an arm. Megara is both a city and a
        place: once there are counters to be sent, it is the place.
        """
        front = [kind for kind in (PLACE, SIDE) if kind not in self._front]
        is_bound = any(city is not None for city, _, _ in self._counters)
        where = [*front, CITY] if is_bound else [CITY, *front]
        return [ARM, NUMBER, *where] if self._reading.is_before_number() else [NUMBER, *where, ARM]

    def add(self, meaning: Meaning) -> None:
        """Take up the next word."""
        match meaning.kind:
            case "city":
                self._set_city(meaning.value)
            case "arm":
                self._arm, self._wants_number = meaning.value, True
            case "number":
                self._add_counter(meaning)
            case kind:
                self._front[kind] = meaning.value
        self._send_if_whole()

    def is_unfinished(self) -> bool:
        """Say whether something is missing at the end of the order."""
        return bool(self._counters or self._front or self._wants_number or not self.sends)

    def _set_city(self, city: str) -> None:
        self._city = city
        self._counters = [(of or city, arm, strength) for of, arm, strength in self._counters]

    def _add_counter(self, meaning: Meaning) -> None:
        if self._arm is None:
            raise self._reading.misplaced(meaning.typed)
        self._counters.append((self._city, self._arm, meaning.value))
        self._wants_number = False

    def _send_if_whole(self) -> None:
        if len(self._front) < 2 or not self._counters or self._city is None or self._wants_number:
            return
        place, side = self._front[PLACE], self._front[SIDE]
        self.sends += [
            Send(of or self._city, arm, strength, place, side) for of, arm, strength in self._counters
        ]
        self._counters, self._front = [], {}


def tiles_with(city: str, shards: int | None, symbol: str | None) -> list[str]:
    """List the kinds of tile of a city that fit; a number alone means one without a symbol, if there is."""
    of_city = [tile for tile in board().tiles.values() if tile.city == city]
    fitting = [tile for tile in of_city if shards in (None, tile.shards) and symbol in (None, tile.symbol)]
    plain = [tile for tile in fitting if tile.symbol == "none"]
    return [tile.id for tile in (plain if shards is not None and symbol is None and plain else fitting)]


def _is_implied(action: Any, name: str) -> bool:
    return isinstance(action, PayMarker) and name == "city" and action.city == action.force


@cache
def _vocabulary(language: str) -> Vocabulary:
    vocabulary = Vocabulary(Wording(language, ()))
    for form in FORMS:
        vocabulary.add(ORDER, form.order, f"order-{form.order}")
    for kind, values in _WORDS.items():
        for value in values:
            vocabulary.add(kind, value, f"word-{value}")
    vocabulary.add(CANDIDATE, True, "word-as-candidate")
    for kind, ids in (
        (CITY, (*board().cities, PERSIA)),
        (PLACE, board().places),
        (SPECIAL, board().specials),
    ):
        for each in ids:
            vocabulary.add_name(kind, each)
    return vocabulary


_WORDS: Final = {
    ARM: ARMS,
    SIDE: ("attack", "defence"),
    SYMBOL: ("candidate", "assassin"),
    ANY: (ANY_CITY,),
    SPAN: ("phase",),
    HAND: ("hand",),
}
ANY_TARGET: Final = (CITY, PLACE, HAND, SIDE)
