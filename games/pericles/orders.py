"""Typed orders of Pericles: a word that says what to do, the faction if need be, then what it is about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from games.core.decision import Action
from games.pericles.actions import (
    Banish,
    BuildBase,
    Clear,
    Commit,
    Consult,
    Convert,
    Debate,
    Decline,
    Disband,
    Dismiss,
    Done,
    Fight,
    Gold,
    Kill,
    Move,
    Muster,
    Negotiate,
    Omens,
    Place,
    PlayCard,
    Raid,
    Raise,
    Raze,
    Redeploy,
    Refuse,
    Retain,
    Reveal,
    Second,
    Ships,
    Sign,
    Stop,
    Trust,
)
from games.pericles.board import (
    CITY,
    COLOURS,
    COLOURS_OF,
    ENEMY,
    FACTIONS,
    LEAGUE,
    PERSIA,
    RUMOUR,
    SIDE_OF,
    THREE_HUNDRED,
    board,
    half_of,
    sign,
)
from games.pericles.wording import Wording
from games.text.orders import Form, OrderBook
from games.text.vocabulary import NUMBER, ORDER, Meaning, Reading, Vocabulary, tokens

FACTION, CARD, ISSUE, COLOUR, ANSWER = "faction", "card", "issue", "colour", "answer"
THEATRE, UNIT, ELEMENT = "theatre", "unit", "element"
ELITE: Final = 300
UNITS: Final = (
    *(
        f"{colour}-{kind}"
        for colour in COLOURS
        for kind in ("land", "naval")
        if getattr(board().colours[colour].limit, kind)
    ),
    THREE_HUNDRED,
)
FORMS: Final = (
    Form("dismiss", Dismiss, {"cards": (CARD,)}),
    Form("retain", Retain, {"cards": (CARD,)}),
    Form("debate", Debate, {"issue": (ISSUE,)}),
    Form("play", PlayCard, {"card": (CARD,)}),
    Form("trust", Trust, {"yes": (ANSWER,)}),
    Form("stop", Stop, {"yes": (ANSWER,)}),
    Form("fight", Fight),
    Form("kill", Kill),
    Form("raze", Raze),
    Form("second", Second, {"yes": (ANSWER,)}),
    Form("place", Place),
    Form("reveal", Reveal, {"theatre": (THEATRE,)}),
    Form("decline", Decline),
    Form("commit", Commit, {"tokens": (NUMBER,)}),
    Form("negotiate", Negotiate),
    Form("clear", Clear),
    Form("build-base", BuildBase),
    Form("convert", Convert),
    Form("raise", Raise),
    Form("consult", Consult),
    Form("banish", Banish),
    Form("omens", Omens),
    Form("raid", Raid),
    Form("muster", Muster),
    Form("gold", Gold),
    Form("move", Move),
    Form("ships", Ships, {"yes": (ANSWER,)}),
    Form("done", Done),
    Form("sign", Sign, {"theatre": (THEATRE,)}),
    Form("refuse", Refuse),
    Form("disband", Disband),
    Form("redeploy", Redeploy),
)
READ: Final[dict[type[Action], tuple[str, ...]]] = {
    Dismiss: (CARD,),
    Retain: (CARD,),
    Debate: (ISSUE,),
    Kill: (NUMBER,),
    Raze: (NUMBER,),
    Place: (ISSUE,),
    Clear: (NUMBER,),
    Raise: (NUMBER,),
    Banish: (UNIT,),
    Gold: (UNIT,),
    Move: (UNIT,),
    Omens: (THEATRE,),
    Disband: (NUMBER, UNIT),
    Redeploy: (NUMBER, UNIT),
}
"""What the first word after the faction can be, in forms that are read by hand."""


class Orders(OrderBook):
    """The reader and writer of orders in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        words = Wording(language, names)
        super().__init__(Vocabulary(words, _vocabulary(words.language)), FORMS)

    def arranged(self, text: str) -> str:
        """Let the faction stand first too, as in “AK commit 3”."""
        found, length = self.vocabulary.find(tokens(text), (FACTION,), exactly=True)
        begun = re.match(rf"\W*((?:\w+\W+){{{length}}})(\w+)(.*)", text, re.DOTALL) if found else None
        return f"{begun[2]} {begun[1]}{begun[3]}" if begun else text

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word; who is not named is found by what they are asked."""
        wanted = READ.get(form.kind) or tuple(kind for slot in form.slots.values() for kind in slot)
        first = reading.read((FACTION, *wanted))
        if first is not None and first.kind == FACTION:
            return [self._read(reading, form, first.value, None)]
        named = [(faction, self.shown(faction, (FACTION,))) for faction in FACTIONS]
        return [self._read(reading, form, reading.choose(reading.order, named), first)]

    def _read(self, reading: Reading, form: Form, faction: str, first: Meaning | None) -> Action:
        kind: Any = form.kind
        if kind in (Dismiss, Retain):
            return kind(faction, tuple(_cards(reading, first)))  # type: ignore[no-any-return]
        if kind is Debate:
            return _debate(reading, faction, first)
        if kind in (Kill, Raze):
            return _fallen(reading, kind, faction, first)
        if kind in (Disband, Redeploy):
            return _quartered(reading, kind, faction, first)
        if kind in READ:
            return _theatre_order(reading, kind, faction, first)
        (slot,) = form.slots.values() or ((),)
        value = first or (reading.read(slot) if slot else None)
        if slot and value is None:
            raise reading.unfinished()
        for _ in reading.all(()):
            raise AssertionError("nothing may follow")
        return kind(faction, value.value) if value is not None else kind(faction)  # type: ignore[no-any-return]

    def write_rest(self, form: Form, action: Any) -> list[str]:
        """Write what follows the first word."""
        return [self.shown(action.faction, (FACTION,)), *self._said(form, action)]

    def _said(self, form: Form, action: Any) -> list[str]:
        match action:
            case Dismiss(cards=cards) | Retain(cards=cards):
                return [self.shown(card, (CARD,)) for card in cards]
            case Debate(faction=faction, issue=issue, box=box):
                half = half_of(SIDE_OF[faction], box)
                at = [self.shown(half, (FACTION,))] if half else []
                return [self.shown(issue, (ISSUE,)), *at, str(abs(box))]
            case Kill() | Raze():
                return list(self._fallen(action))
            case Raise():
                return list(self._raised(action))
            case Clear(own=own, enemy=enemy):
                return [str(own), str(enemy)]
        return self._places(action) or super().write_rest(form, action)

    def _places(self, action: Any) -> list[str]:
        match action:
            case Place(faction=faction, kind=kind, owner=owner, theatre=theatre):
                lent = [self.shown(owner, (FACTION,))] if owner != faction else []
                return [self.shown(kind, (ISSUE,)), *lent, self.shown(theatre, (THEATRE,))]
            case Omens(theatres=theatres):
                return [self.shown(theatre, (THEATRE,)) for theatre in theatres]
            case Banish(unit=unit, theatre=theatre) | Gold(unit=unit, theatre=theatre):
                return [self.shown(unit, (UNIT,)), self.shown(theatre, (THEATRE,))]
            case Move(unit=unit, origin=origin, to=to, via=via):
                return [self.shown(unit, (UNIT,)), *(self.shown(at, (THEATRE,)) for at in (origin, *via, to))]
            case Disband(unit=unit, theatre=theatre, number=number):
                return [str(number), self.shown(unit, (UNIT,)), self.shown(theatre, (THEATRE,))]
            case Redeploy(unit=unit, origin=origin, to=to, number=number):
                places = [self.shown(at, (THEATRE,)) for at in (origin, to)]
                return [str(number), self.shown(unit, (UNIT,)), *places]
        return []

    def _raised(self, action: Raise) -> Iterator[str]:
        chosen = {"land": action.land, "naval": action.naval, "argos": action.argos}
        for kind, number in chosen.items():
            if number:
                yield f"{number} {self.shown(kind, (ELEMENT,))}"
        if action.three_hundred:
            yield str(ELITE)
        elif not any(chosen.values()):
            yield "0"

    def _fallen(self, action: Kill | Raze) -> Iterator[str]:
        side = ENEMY[SIDE_OF[action.faction]]
        chosen = [(CITY[side], action.city), (LEAGUE[side], action.league)]
        if isinstance(action, Kill):
            chosen.append(("argos", action.argos))
        for colour, number in chosen:
            if number:
                yield f"{number} {self.shown(colour, (COLOUR,))}"
        if isinstance(action, Kill) and action.three_hundred:
            yield str(ELITE)
        elif not any(number for _, number in chosen):
            yield "0"


def _cards(reading: Reading, first: Meaning | None) -> Iterator[str]:
    if first is not None:
        yield first.value
    for meaning in reading.all((CARD,)):
        yield meaning.value


def _debate(reading: Reading, faction: str, first: Meaning | None) -> Debate:
    issue = first or reading.read((ISSUE,))
    if issue is None:
        raise reading.unfinished()
    half = reading.read((FACTION, NUMBER))
    if half is None:
        return Debate(faction, issue.value, 0)
    if half.kind == NUMBER:
        return Debate(faction, issue.value, _signed(faction, half.value))
    number = reading.read((NUMBER,))
    if number is None:
        raise reading.unfinished()
    return Debate(faction, issue.value, sign(half.value) * number.value)


def _signed(faction: str, box: int) -> int:
    """A box without a faction is one's own."""
    return sign(faction) * box


def _fallen(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    chosen = dict.fromkeys(("city", "league", "argos", "three_hundred"), 0)
    number = first or reading.read((NUMBER,))
    if number is None:
        raise reading.unfinished()
    while number is not None:
        if number.value == ELITE and kind is Kill:
            chosen["three_hundred"] = 1
        elif number.value or kind is Kill:
            colour = reading.read((COLOUR,))
            if colour is None:
                raise reading.unfinished()
            if colour.value not in COLOURS_OF[ENEMY[SIDE_OF[faction]]]:
                raise reading.misplaced(colour.typed)
            chosen[_field(colour.value)] += number.value
        number = reading.read((NUMBER,))
    if kind is Raze:
        return Raze(faction, chosen["city"], chosen["league"])
    return Kill(faction, **chosen)


def _theatre_order(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    """Read an order of the Theatre Phase."""
    if kind is Raise:
        return _raised(reading, faction, first)
    start = first or reading.read(READ[kind])
    if start is None:
        raise reading.unfinished()
    if kind is Place:
        return _place(reading, faction, start.value)
    if kind is Clear:
        return _clear(reading, faction, start.value)
    places = [meaning.value for meaning in reading.all((THEATRE,))]
    if kind is Omens:
        return Omens(faction, (start.value, *places))
    if len(places) < (2 if kind is Move else 1):
        raise reading.unfinished()
    if kind is Move:
        return Move(faction, start.value, places[0], places[-1], tuple(places[1:-1]))
    if len(places) > 1:
        raise reading.misplaced(reading.typed(THEATRE, places[1]))
    made: Action = kind(faction, start.value, places[0])
    return made


def _clear(reading: Reading, faction: str, own: int) -> Clear:
    enemy = reading.read((NUMBER,))
    if enemy is None:
        raise reading.unfinished()
    _end(reading)
    return Clear(faction, own, enemy.value)


def _end(reading: Reading) -> None:
    """See that nothing follows."""
    reading.read(())


def _place(reading: Reading, faction: str, kind: str) -> Place:
    found = reading.read((FACTION, THEATRE))
    owner = faction
    if found is not None and found.kind == FACTION:
        owner, found = found.value, reading.read((THEATRE,))
    if found is None:
        raise reading.unfinished()
    _end(reading)
    return Place(faction, kind, owner, found.value)


def _raised(reading: Reading, faction: str, first: Meaning | None) -> Raise:
    chosen = dict.fromkeys(("land", "naval", "argos", "three_hundred"), 0)
    number = first or reading.read((NUMBER,))
    if number is None:
        raise reading.unfinished()
    while number is not None:
        if number.value == ELITE:
            chosen["three_hundred"] = 1
        elif number.value:
            kind = reading.read((ELEMENT,))
            if kind is None:
                raise reading.unfinished()
            chosen[kind.value] += number.value
        number = reading.read((NUMBER,))
    return Raise(faction, **chosen)


def _quartered(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    """Read an order of the End Phase: how many, which unit, and where; one, if no number is named."""
    number, unit = first or reading.read((NUMBER, UNIT)), first
    if number is not None and number.kind == NUMBER:
        unit = reading.read((UNIT,))
    else:
        number, unit = None, number
    places = [meaning.value for meaning in reading.all((THEATRE,))]
    wanted = 2 if kind is Redeploy else 1
    if unit is None or len(places) < wanted:
        raise reading.unfinished()
    if len(places) > wanted:
        raise reading.misplaced(reading.typed(THEATRE, places[wanted]))
    made: Action = kind(faction, unit.value, *places, number.value if number is not None else 1)
    return made


def _field(colour: str) -> str:
    if colour == "argos":
        return "argos"
    return "city" if colour in CITY.values() else "league"


def orders(language: str, names: Sequence[str]) -> Orders:
    """Return the reader and writer of orders in a language, for the names of the seats."""
    return Orders(language, names)


@cache
def _vocabulary(language: str) -> Vocabulary:
    vocabulary = Vocabulary(Wording(language, ()))
    for form in FORMS:
        vocabulary.add(ORDER, form.order, f"order-{form.order}")
    for kind, names in ((FACTION, FACTIONS), (CARD, tuple(board().cards)), (ISSUE, _issues())):
        for name in names:
            vocabulary.add_name(kind, name)
    for colour in COLOURS:
        vocabulary.add(COLOUR, colour, f"word-colour-{colour}")
    for unit in UNITS:
        vocabulary.add(UNIT, unit, f"word-unit-{unit}")
    for theatre in (*board().theatres, PERSIA):
        vocabulary.add_name(THEATRE, theatre)
    vocabulary.add_name(ISSUE, RUMOUR)
    for kind in ("land", "naval", "argos"):
        vocabulary.add(ELEMENT, kind, f"word-{kind}")
    vocabulary.add(ANSWER, True, "word-yes")
    vocabulary.add(ANSWER, False, "word-no")
    return vocabulary


def _issues() -> tuple[str, ...]:
    return tuple(dict.fromkeys([*board().issues_of("athens"), *board().issues_of("sparta")]))
