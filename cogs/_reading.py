"""What was typed for a field of an action, and what could be: always from the legal answers."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from rapidfuzz import fuzz, process

from bot.discord.panels import limits
from bot.discord.panels.naming import Naming
from cogs import _seats
from games.core.decision import Action, Allocate, Decision, Pick
from games.core.fields import Mark, is_marked
from games.text.orders import LONGEST_WORD
from games.text.vocabulary import fold
from games.text.words import mark

NONE = "none"
RANGE = 4
"""More numbers than this that follow each other are named by the first and the last."""
MAX_LISTED, MAX_SIMILAR = 20, 3
"""Maximum number of values listed; of more, those that are like what was typed, if there are any."""
SIMILAR = 60
"""From which likeness on a value is one of these, of a hundred."""
_PARTS = re.compile(r"[,;]")
_JOINTS = re.compile(r"[\s,–>-]+")
_SHARE = re.compile(r"(.*?)[\s:=]*(\d+)\s*")


class Read(msgspec.Struct):
    """A value that was typed, or that went without saying."""

    value: Any


def read(
    decision: Decision, kind: type[Action], name: str, given: Mapping[str, Any], text: str, naming: Naming
) -> Read | None:
    """Find the legal value that a text names."""
    match whole_form(decision, kind, name):
        case Pick() as form:
            return _read_picks(form, text, naming)
        case Allocate() as form:
            return _read_shares(form, text, naming)
    values = values_of(decision, kind, name, given)
    found = meant(kind, name, values, text, naming)
    found = found or meant(kind, name, _synonyms(decision, kind, name, given), text, naming)
    if found is not None:
        return found
    labels = {_plain(naming.choice(decision, kind, given, name, value)): Read(value) for value in values}
    return labels.get(_plain(text))


def read_default(
    decision: Decision, kind: type[Action], name: str, given: Mapping[str, Any], typed: Container[str] = ()
) -> Read | None:
    """Find what a field that was left out means: its default, or the only legal value."""
    default = next(each for each in msgspec.structs.fields(kind) if each.name == name).default
    values = values_of(decision, kind, name, given)
    if default in values and not (len(values) > 1 and _must_name(decision, kind, name, typed)):
        return Read(default)
    return Read(values[0]) if len(values) == 1 and whole_form(decision, kind, name) is None else None


def values_of(decision: Decision, kind: type[Action], name: str, given: Mapping[str, Any]) -> list[Any]:
    """List the legal values of a field beside those given."""
    return decision.narrow(kind, **given).get(name, [])


def readable(decision: Decision, kind: type[Action], name: str, given: Mapping[str, Any]) -> list[Any]:
    """List the legal values of a field; of numbers, those too that are read but not offered."""
    values = values_of(decision, kind, name, given)
    if not values or not all(_is_number(kind, name, value) for value in values):
        return values
    return sorted({*values, *filter(partial(_is_number, kind, name), _synonyms(decision, kind, name, given))})


def _is_number(kind: type[Action], name: str, value: Any) -> bool:
    return type(value) is int and value >= 0 and not is_marked(kind, name, Mark.SEAT)


def listed(kind: type[Action], name: str, values: Sequence[Any], naming: Naming) -> list[str]:
    """Name the values of a field: many numbers by their range, of many names some and how many are left."""
    if len(values) > RANGE and _is_range(kind, name, values):
        return [naming.texts.say("listed-range", low=values[0], high=values[-1])]
    named = [naming.value(kind, name, value) for value in naming.listed(kind, name, values)]
    left = len(named) - MAX_LISTED
    return named if left <= 0 else [*named[:MAX_LISTED], naming.texts.say("listed-more", count=left)]


def _is_range(kind: type[Action], name: str, values: Sequence[Any]) -> bool:
    return all(_is_number(kind, name, each) for each in values) and values[-1] - values[0] == len(values) - 1


def near(kind: type[Action], name: str, values: Sequence[Any], typed: str, naming: Naming) -> list[str]:
    """Name those of many values that are like what was typed."""
    names = [naming.value(kind, name, value) for value in values]
    known = {fold(each): each for each in names}
    if len(known) <= MAX_LISTED:
        return []
    wanted = fold(typed.strip()[:LONGEST_WORD])
    found = process.extract(wanted, list(known), scorer=fuzz.ratio, limit=MAX_SIMILAR, score_cutoff=SIMILAR)
    return [known[each] for each, *_ in found]


def _synonyms(decision: Decision, kind: type[Action], name: str, given: Mapping[str, Any]) -> list[Any]:
    """List other ways to say a legal value, which are read but not offered."""
    forms = [form for form in decision.answers if kind in form.kinds()]
    return [value for form in forms for value in form.synonyms(name, given)]


def _must_name(decision: Decision, kind: type[Action], name: str, typed: Container[str]) -> bool:
    """Say whether a field is the player's to fill in: one of several, and none of them was typed."""
    forms = [form for form in decision.answers if kind in form.kinds()]
    return any(name in form.must_name and not any(each in typed for each in form.must_name) for form in forms)


def whole_form(decision: Decision, kind: type[Action], name: str) -> Pick | Allocate | None:
    """Give the form of a kind that holds several things at once in this field."""
    forms = (form for form in decision.answers if isinstance(form, Pick | Allocate))
    return next((form for form in forms if form.kind is kind and form.field == name), None)


def meant(kind: type[Action], name: str, values: Sequence[Any], text: str, naming: Naming) -> Read | None:
    """Find the value that a text names: by its id, its name, or the beginning of its name."""
    if is_marked(kind, name, Mark.SEAT):
        return _meant_seat(kind, name, values, text, naming)
    wanted = _plain(text)
    for value in values:
        if wanted in (_plain(spelt(kind, name, value)), _plain(naming.value(kind, name, value))):
            return Read(value)
    # A number means itself: 1 is not the beginning of 10.
    words = [value for value in values if type(value) is not int]
    near = [value for value in words if _plain(naming.value(kind, name, value)).startswith(wanted)]
    return Read(near[0]) if len(near) == 1 and wanted else None


def _meant_seat(
    kind: type[Action], name: str, values: Sequence[Any], text: str, naming: Naming
) -> Read | None:
    """Find the seat that a text names, or none where that may be said."""
    if None in values and _plain(text) in (NONE, _plain(naming.value(kind, name, None))):
        return Read(None)
    seats = [seat for seat in values if seat is not None]
    words = naming.wording
    found = _seats.find(text, {seat: words.seat(seat) for seat in seats})
    return None if found is None else Read(found)


def _plain(text: str) -> str:
    """Give a text without case, accents and what only parts its words."""
    return " ".join(_JOINTS.split(fold(text.strip())))


def spelt(kind: type[Action], name: str, value: Any) -> str:
    """Write a value as a choice carries it; a seat by its letter."""
    if value in (None, "", ()):
        return NONE
    if isinstance(value, tuple):
        return ", ".join(spelt(kind, name, each) for each in value)
    if is_marked(kind, name, Mark.SEAT):
        return mark(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def offered(
    decision: Decision, kind: type[Action], name: str, given: Mapping[str, Any], typed: str, naming: Naming
) -> list[tuple[str, str]]:
    """Name what can be typed for a field, each with what the choice carries."""
    form = whole_form(decision, kind, name)
    if isinstance(form, Pick):
        return _offered_picks(form, typed, naming)
    if isinstance(form, Allocate):
        return []
    values = naming.listed(kind, name, values_of(decision, kind, name, given))
    # What is left out is none of them; a choice that says so would only be in the way.
    named = [value for value in values if value not in (None, "")]
    found = [(naming.choice(decision, kind, given, name, value), spelt(kind, name, value)) for value in named]
    return [(label, value) for label, value in found if len(value) <= limits.OPTION]


# Several items, parted by commas


def _read_picks(form: Pick, text: str, naming: Naming) -> Read | None:
    if fold(text.strip()) in (NONE, fold(naming.value(form.kind, form.field, None))):
        return Read(())
    picked = _picked(form, _PARTS.split(text), naming)
    return None if picked is None else Read(picked)


def _picked(form: Pick, parts: Sequence[str], naming: Naming) -> tuple[str, ...] | None:
    picked: tuple[str, ...] = ()
    for part in parts:
        left = form.narrow(form.kind, {form.field: picked})[form.field]
        item = meant(form.kind, form.field, left, part, naming)
        if item is None:
            return None
        picked = (*picked, item.value)
    return picked


def _offered_picks(form: Pick, typed: str, naming: Naming) -> list[tuple[str, str]]:
    """Offer what is picked already, if that is enough, and each item that can go with it."""
    *parts, _ = _PARTS.split(typed)
    picked = _picked(form, parts, naming) or ()
    left = form.narrow(form.kind, {form.field: picked})[form.field]
    sets = [picked, *((*picked, item) for item in left)]
    listed = [each for each in sets if each and form.allows(form.made(each))]
    found = [(_named(form, each, naming), ", ".join(each)) for each in listed or sets[1:]]
    if form.allows(form.made(())):
        found.append((naming.value(form.kind, form.field, None), NONE))
    return [(label, value) for label, value in found if len(value) <= limits.OPTION]


def _named(form: Pick, picked: Sequence[str], naming: Naming) -> str:
    return ", ".join(naming.value(form.kind, form.field, item) for item in picked)


# A total shared out: names, each with its share, parted by commas


def _read_shares(form: Allocate, text: str, naming: Naming) -> Read | None:
    shares: dict[str, int] = {}
    for part in _PARTS.split(text):
        match = _SHARE.fullmatch(part)
        name = meant(form.kind, form.field, list(form.caps), match[1], naming) if match else None
        if match is None or name is None:
            return None
        shares[name.value] = int(match[2])
    return Read(shares)
