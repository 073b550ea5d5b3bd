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
    Citizens,
    Clear,
    Commit,
    Consult,
    Convert,
    Debate,
    Decline,
    Disband,
    Dismiss,
    Done,
    Enlist,
    Fight,
    Gold,
    Hostages,
    Hunt,
    Kill,
    Lend,
    Move,
    Muster,
    Negotiate,
    Omens,
    Place,
    PlayCard,
    Put,
    Raid,
    Raise,
    Raze,
    Redeploy,
    Refuse,
    Remove,
    Retain,
    Reveal,
    Second,
    Settle,
    Ships,
    Show,
    Sign,
    Stand,
    Stop,
    Train,
    Trust,
)
from games.pericles.board import (
    CITY,
    COLOURS,
    ENEMY,
    FACTIONS,
    LEAGUE,
    PERSIA,
    RUMOUR,
    SIDE_OF,
    board,
    half_of,
)
from games.pericles.order_reading import READ, read_by_hand
from games.pericles.order_words import (
    ANSWER,
    CARD,
    COLOUR,
    ELEMENT,
    ELITE,
    FACTION,
    ISSUE,
    SHOWN_THING,
    THEATRE,
    TOPIC,
    UNIT,
    UNITS,
)
from games.pericles.standing import COMMIT, NO_MORE, SHOWN, TALKS, TOPICS
from games.pericles.wording import Wording
from games.text.orders import Form, OrderBook
from games.text.vocabulary import NUMBER, ORDER, Meaning, Reading, Vocabulary, tokens

FORMS: Final = (
    Form("dismiss", Dismiss, {"cards": (CARD,)}),
    Form("retain", Retain, {"cards": (CARD,)}),
    Form("remove", Remove),
    Form("enlist", Enlist, {"theatre": (THEATRE,)}),
    Form("hostages", Hostages, {"yes": (ANSWER,)}),
    Form("put", Put),
    Form("citizens", Citizens),
    Form("settle", Settle),
    Form("hunt", Hunt),
    Form("train", Train),
    Form("lend", Lend),
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
    Form("standing", Stand),
    Form("show", Show, {"what": (SHOWN_THING,)}),
)


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
            return self._read(reading, form, first.value, None)
        named = [(faction, self.shown(faction, (FACTION,))) for faction in FACTIONS]
        return self._read(reading, form, reading.choose(reading.order, named), first)

    def _read(self, reading: Reading, form: Form, faction: str, first: Meaning | None) -> Sequence[Action]:
        kind: Any = form.kind
        if kind in READ:
            return read_by_hand(reading, kind, faction, first)
        (slot,) = form.slots.values() or ((),)
        value = first or (reading.read(slot) if slot else None)
        if slot and value is None:
            raise reading.unfinished()
        for _ in reading.all(()):
            raise AssertionError("nothing may follow")
        return [kind(faction, value.value) if value is not None else kind(faction)]

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
            case Kill() | Raze() | Remove():
                return list(self._fallen(action))
            case Raise() | Train():
                return list(self._raised(action))
            case Citizens(theatre=theatre) | Settle(theatre=theatre):
                return [self.shown(theatre, (THEATRE,)), *self._raised(action)]
            case Hunt(theatre=theatre, number=number):
                return [self.shown(theatre, (THEATRE,)), str(number)]
            case Put(issue=issue):
                return [self.shown(issue, (ISSUE,))]
            case Lend(counters=counters):
                return [self.shown(kind, (ISSUE,)) for kind in counters]
            case Stand(topic=topic, tokens=number, theatre=theatre):
                tokens = [str(number)] if topic in (COMMIT, TALKS) else []
                place = [self.shown(theatre, (THEATRE,))] if theatre else []
                return [self.shown(topic, (TOPIC,)), *tokens, *place]
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

    def _raised(self, action: Raise | Train | Citizens | Settle) -> Iterator[str]:
        chosen = {kind: getattr(action, kind, 0) for kind in ("land", "naval", "argos")}
        for kind, number in chosen.items():
            if number:
                yield f"{number} {self.shown(kind, (ELEMENT,))}"
        if getattr(action, "three_hundred", 0):
            yield str(ELITE)
        elif not any(chosen.values()):
            yield "0"

    def _fallen(self, action: Kill | Raze | Remove) -> Iterator[str]:
        own = SIDE_OF[action.faction]
        side = own if isinstance(action, Remove) else ENEMY[own]
        chosen = [(CITY[side], action.city), (LEAGUE[side], action.league)]
        if not isinstance(action, Raze):
            chosen.append(("argos", action.argos))
        for colour, number in chosen:
            if number:
                yield f"{number} {self.shown(colour, (COLOUR,))}"
        if not isinstance(action, Raze) and action.three_hundred:
            yield str(ELITE)
        elif not any(number for _, number in chosen):
            yield "0"


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
    for topic in (*TOPICS[""], NO_MORE):
        vocabulary.add(TOPIC, topic, f"word-topic-{topic}")
    for what in SHOWN:
        vocabulary.add(SHOWN_THING, what, f"word-shown-{what}")
    vocabulary.add(ANSWER, True, "word-yes")
    vocabulary.add(ANSWER, False, "word-no")
    return vocabulary


def _issues() -> tuple[str, ...]:
    return tuple(dict.fromkeys([*board().issues_of("athens"), *board().issues_of("sparta")]))
