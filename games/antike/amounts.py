"""What the catalogues of Antike count: goods, units, personages and ways."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from games.antike.board import RESOURCES
from games.text.words import GameFunction, Words

GOODS = (*RESOURCES, "coins")


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
