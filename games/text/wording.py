"""What the wording of every game has in common: which message says what, and lines of labelled cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from games.core.decision import Decision, Seat
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, UnreadableOrder
from games.text.words import Words


class GameWording(Words):
    """The text of a game in one language: messages are found by the names of what they tell."""

    def event(self, event: Any) -> str:
        """Put an event into a sentence."""
        return self.say(kebab(type(event).__name__), **fields(event))

    def question(self, decision: Decision) -> str:
        """Put a decision into a question."""
        return self.say(f"question-{decision.question}", **decision.facts)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button."""
        return self.say(f"action-{kebab(type(action).__name__)}", **fields(action))

    def choice(self, _decision: Decision, _field: str, _value: Any) -> str | None:
        """Say a value in the words of the question where it is chosen; None: it is called as ever."""
        return None

    def refusal(self, refusal: Refusal) -> str:
        """Put a refusal into a sentence."""
        return self.say(f"refusal-{refusal.key}", **refusal.facts)

    def fault(self, fault: PlayerFault) -> str:
        """Put a player's mistake into a sentence."""
        match fault:
            case UnreadableOrder(refusal=refusal) | IllegalAction(refusal=refusal):
                return self.refusal(refusal)
            case AmbiguousOrder(word=word, candidates=candidates, example=example):
                return self.say("fault-ambiguous", word=word, candidates=candidates, example=example)
            case _:
                return self.say("fault-stale")

    def row(self, cells: Mapping[str, str]) -> list[str]:
        """Put what there is to say side by side, each under its label; nothing to say: no row."""
        filled = [f"{self.label(key)}: {text}" for key, text in cells.items() if text]
        return [" · ".join(filled)] if filled else []

    def marks(self, seats: Iterable[Seat]) -> str:
        """Give the letters of seats side by side."""
        return " ".join(self.mark(seat) for seat in seats)


@cache
def kebab(name: str) -> str:
    """Turn the name of a class into the key of its message."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def fields(struct: Any) -> dict[str, Any]:
    """Give the fields of a struct, as the facts of its message."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
