"""What was typed as a whole action, legal or not, so that the rule that forbids it can be named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.discord.panels.naming import Naming
from bot.keeper import Live
from cogs import _reading
from games.core.agenda import NO_ANSWER, NOT_ASKED
from games.core.decision import Action, Decision, Seat
from games.core.fields import Mark, is_marked, word_of
from games.text.vocabulary import Vocabulary, tokens

SAYS_NOTHING = (NO_ANSWER, NOT_ASKED, "game-over")
"""Refusals that tell less than what is asked does."""


def telling(
    live: Live,
    seat: Seat,
    decision: Decision | None,
    kind: type[Action],
    typed: Mapping[str, str],
    naming: Naming,
) -> Action | None:
    """Give the action that was typed, if all of it is understood and the rules have a word to say on it."""
    action = whole(live, decision, kind, typed, naming)
    if action is None:
        return None
    refusal = live.table().why_not(seat, action)
    return action if refusal is None or refusal.key not in SAYS_NOTHING else None


def whole(
    live: Live, decision: Decision | None, kind: type[Action], typed: Mapping[str, str], naming: Naming
) -> Action | None:
    """Make an action of what was typed; what was left out is as it is by default."""
    orders = live.game.orders(naming.texts.language, live.names)
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.name not in typed:
            if field.required:
                return None
            continue
        legal = decision and _reading.read(decision, kind, field.name, given, typed[field.name], naming)
        found = legal or _understood(
            kind, field, typed[field.name], orders.vocabulary, naming, len(live.seats)
        )
        if found is None:
            return None
        given[field.name] = found.value
    return kind(**given)


def _understood(
    kind: type[Action],
    field: msgspec.structs.FieldInfo,
    text: str,
    vocabulary: Vocabulary,
    naming: Naming,
    seats: int,
) -> _reading.Read | None:
    """Read a value of a field, whether or not it is legal now."""
    if is_marked(kind, field.name, Mark.SEAT):
        return _reading.meant(kind, field.name, range(seats), text, naming)
    if field.type is int:
        return _reading.Read(int(text)) if text.strip().isdecimal() else None
    if field.type is bool:
        return None
    word = word_of(kind, field.name)
    if isinstance(field.default, tuple) or is_marked(kind, field.name, Mark.ROUTE):
        return _several(text, vocabulary, word)
    return _reading.meant(kind, field.name, vocabulary.values(word), text, naming)


def _several(text: str, vocabulary: Vocabulary, kind: str) -> _reading.Read | None:
    """Read things of one kind, one after the other."""
    left, found = [each for each in tokens(text) if not vocabulary.is_fill(each)], []
    while left:
        entries, length = vocabulary.find(left, (kind,), exactly=False)
        if len(entries) != 1:
            return None
        found.append(entries[0].value)
        left = left[length:]
    return _reading.Read(tuple(found)) if found else None
