"""Events, questions, answers and refusals of Perikles in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any

from games.core.decision import Decision
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, UnreadableOrder
from games.perikles.board import Counter, board
from games.text.words import Words

PACKAGE = "games.perikles"


class Wording(Words):
    """The text of Perikles in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, {"TILE": tile, "TILES": _tiles, "COUNTERS": counters})

    def event(self, event: Any) -> str:
        """Put an event into a sentence."""
        return self.say(kebab(type(event).__name__), **_fields(event))

    def question(self, decision: Decision) -> str:
        """Put a decision into a question."""
        return self.say(f"question-{decision.question}", **decision.facts)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button."""
        return self.say(f"action-{kebab(type(action).__name__)}", **_fields(action))

    def refusal(self, refusal: Refusal) -> str:
        """Put a refusal into a sentence."""
        return self.say(f"refusal-{refusal.key}", **refusal.facts)

    def fault(self, fault: PlayerFault) -> str:
        """Put a player's mistake into a sentence."""
        match fault:
            case UnreadableOrder(refusal=refusal) | IllegalAction(refusal=refusal):
                return self.refusal(refusal)
            case AmbiguousOrder(word=word, candidates=candidates):
                return self.say("fault-ambiguous", word=word, candidates=candidates)
            case _:
                return self.say("fault-stale")

    def tile(self, kind: str) -> str:
        """Name a kind of influence tile."""
        return tile(self, kind)

    def help(self, special: str) -> str:
        """Say what a special tile does, and when."""
        return self.say(f"help-{special}")


def wording(language: str, names: Sequence[str]) -> Wording:
    """Give the wording in a language, for the names of the seats."""
    return Wording(language, names)


@cache
def kebab(name: str) -> str:
    """Turn the name of a class into the key of its message."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def tile(words: Words, kind: str) -> str:
    """Name a kind of influence tile."""
    printed = board().tiles[kind]
    return words.say("tile", city=printed.city, shards=printed.shards, symbol=printed.symbol)


def counters(words: Words, several: Sequence[Counter]) -> str:
    """Name counters, those of one city and arm together, the strongest first."""
    ordered = sorted(several, key=lambda counter: (counter.city, counter.arm, -counter.strength))
    groups = groupby(ordered, key=lambda counter: (counter.city, counter.arm))
    return words.listing([_counters_of(words, *key, list(group)) for key, group in groups])


def _counters_of(words: Words, city: str, arm: str, group: list[Counter]) -> str:
    strengths = "+".join(str(counter.strength) for counter in group)
    return words.say("counters-of", city=city, arm=arm, strengths=strengths, count=len(group))


def _tiles(words: Words, kinds: Sequence[str]) -> str:
    return words.listing([tile(words, kind) for kind in kinds])


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
