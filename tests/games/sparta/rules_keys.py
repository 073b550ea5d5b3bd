"""The messages that the words of cards are made of, from the types of the effect language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from games.sparta import effects
from games.sparta.effects import Effect, Where

TESTS = ("controls", "has-siege", "holds")
"""What a condition asks."""
WHO = ("player", "opponent", "actor-controller", "actor-marker")
KINDS_OF = {"support": "action", "commander": "action", "sacrifice": "what", "fate": "mode", "choose": "by"}
"""The field of a verb that has a message for each of its words."""


def words_of(hint: Any) -> Iterator[str]:
    """Give the words that a field may have."""
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from words_of(part)


def verbs() -> dict[str, type[Effect]]:
    """Give the verbs of the effect language."""
    kinds = [each for each in vars(effects).values() if isinstance(each, type) and issubclass(each, Effect)]
    return {str(kind.__struct_config__.tag): kind for kind in kinds if kind is not Effect}


def rules_keys() -> set[str]:
    """Name every message that the words of an effect can ask for."""
    found = {f"rules-test-{test}" for test in TESTS} | {f"rules-{who}" for who in WHO}
    found |= {f"rules-owner-{word}" for word in words_of(get_type_hints(Where)["owner"]) if word}
    for verb, kind in verbs().items():
        hints = get_type_hints(kind)
        field = KINDS_OF.get(verb)
        found |= {f"rules-{verb}-{word}" for word in words_of(hints[field])} if field else {f"rules-{verb}"}
    found |= {"rules-envoy-remove", "rules-marker-put", "rules-marker-remove"}
    found |= {f"rules-any-{word}" for word in words_of(get_type_hints(effects.Support)["kind"]) if word}
    return found | {f"rules-state-{word}" for word in words_of(get_type_hints(effects.Commander)["state"])}


def verb_keys() -> set[str]:
    """Name the messages that call a verb in a question."""
    return {f"verb-{verb}" for verb in verbs()}
