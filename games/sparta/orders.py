"""Typed orders of SPARTA!: a word that says what to do, then what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from games.core.decision import Action
from games.sparta import actions
from games.sparta.board import POWERS, board
from games.sparta.units import named
from games.sparta.wording import CHOICES, Wording
from games.text.orders import Form, OrderBook
from games.text.vocabulary import NUMBER, ORDER, Reading, Vocabulary

PLACE, UNIT, KIND, COMMANDER, SUPPORT = "place", "unit", "kind", "commander", "support"
CARD, BATTLE, CHOICE, ADVANTAGE = "card", "battle", "choice", "advantage"
FAVOUR, ORDINARY, WITH_CARD, ANSWER, ELEMENT = "favour", "ordinary", "with-card", "answer", "element"
ADVANTAGES: Final = ("elite", "peltast", "cavalry", "army", "fleet-size", "fleet-allied", "homeland")
FORMS: Final = (
    Form(
        "play",
        actions.Play,
        {"card": (CARD,), "favour": (FAVOUR,), "ordinary": (ORDINARY,)},
        ("favour", "ordinary"),
    ),
    Form("discard", actions.Discard, {"cards": (CARD, BATTLE)}),
    Form("envoy", actions.Envoy, {"place": (PLACE,), "steps": (NUMBER,)}),
    Form("choose", actions.Choose, {"what": (PLACE, SUPPORT, UNIT, COMMANDER, CHOICE, CARD, NUMBER)}),
    Form("pass", actions.Pass),
    Form("done", actions.Done),
    Form("raid", actions.Raid, {"place": (PLACE,)}),
    Form("besiege", actions.Besiege, {"place": (PLACE,)}),
    Form("siege", actions.Siege, {"place": (PLACE,)}),
    Form("break-off", actions.BreakOff, {"place": (PLACE,)}),
    Form("deploy", actions.Deploy, {"unit": (UNIT,), "place": (PLACE,)}),
    Form("demobilise", actions.Demobilise, {"unit": (UNIT,)}),
    Form("withdraw", actions.Withdraw, {"unit": (UNIT,)}),
    Form("stay", actions.Stay, {"unit": (UNIT,)}),
    Form(
        "mobilise",
        actions.Mobilise,
        {"unit": (KIND,), "commander": (COMMANDER,), "card": (WITH_CARD,)},
        ("card",),
    ),
    Form(
        "desperate",
        actions.Desperate,
        {"unit": (KIND,), "commander": (COMMANDER,), "card": (WITH_CARD,)},
        ("card",),
    ),
    Form("quell", actions.Quell, {"commander": (COMMANDER,)}),
    Form("recruit", actions.Recruit, {"support": (SUPPORT,)}),
    Form("build", actions.Build),
    Form("recall", actions.Recall),
    Form(
        "play-battle-card",
        actions.PlayBattleCard,
        {"card": (BATTLE,), "ordinary": (ORDINARY,)},
        ("ordinary",),
    ),
    Form("cancel", actions.Cancel, {"advantages": (ADVANTAGE,)}),
    Form("swap", actions.Swap, {"own": (CARD,), "other": (CARD,)}),
    Form("stand", actions.Stand, {"answer": (ANSWER,), "kind": (ELEMENT,)}),
)
SEVERAL: Final[dict[type[Action], str]] = {actions.Discard: "cards", actions.Cancel: "advantages"}
"""Kinds of answers with a list, and the field that it is in."""


class Orders(OrderBook):
    """The reader and writer of orders in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        words = Wording(language, names)
        super().__init__(Vocabulary(words, _vocabulary(words.language)), FORMS)

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word; the number of a part is a choice too."""
        kind: Any = form.kind
        if kind in SEVERAL:
            found = reading.all(form.slots[SEVERAL[kind]])
            return [kind(tuple(meaning.value for meaning in found))]
        read: Any = super().read_rest(reading, form)
        return [actions.Choose(str(action.what)) if kind is actions.Choose else action for action in read]

    def write_slot(self, form: Form, name: str, action: Any) -> list[str]:
        """Write a field; a list one by one, the number of a part as it is."""
        value = getattr(action, name)
        if isinstance(value, tuple):
            return [self.shown(each, form.slots[name]) for each in value]
        if form.kind is actions.Choose and value.isdecimal():
            return [value]
        return super().write_slot(form, name, action)


def orders(language: str, names: Sequence[str]) -> Orders:
    """Return the reader and writer of orders in a language, for the names of the seats."""
    return Orders(language, names)


def unit_names() -> list[str]:
    """List all units that there are."""
    numbers: dict[str, int] = {"hoplite": 3, "trireme": 3}
    return [
        named(power, kind, number)  # type: ignore[arg-type]
        for power in POWERS
        for kind, most in numbers.items()
        for number in range(1, most + 1)
    ]


@cache
def _vocabulary(language: str) -> Vocabulary:
    vocabulary = Vocabulary(Wording(language, ()))
    for form in FORMS:
        vocabulary.add(ORDER, form.order, f"order-{form.order}")
    names = {
        PLACE: board().places,
        UNIT: unit_names(),
        COMMANDER: board().commanders,
        SUPPORT: board().supports,
        CARD: board().cards,
        BATTLE: board().battle_cards,
        ADVANTAGE: ADVANTAGES,
    }
    for kind, ids in names.items():
        for each in ids:
            vocabulary.add_name(kind, each)
    for card in board().battle_cards.values():
        for half in (card.land, card.sea):
            vocabulary.add(BATTLE, card.id, f"name-{half.title}")
    for choice in CHOICES:
        vocabulary.add(CHOICE, choice, f"word-choose-{choice}")
    for kind in ("hoplite", "trireme"):
        vocabulary.add(KIND, kind, f"word-{kind}")
    for word, value in {FAVOUR: True, ORDINARY: True, WITH_CARD: True}.items():
        vocabulary.add(word, value, f"word-{word}")
    for answer, key in {"pass": "pass-answer", "ahead": "ahead", "ask": "ask"}.items():
        vocabulary.add(ANSWER, answer, f"word-{key}")
    for element in ("land", "sea"):
        vocabulary.add(ELEMENT, element, f"word-{element}")
    return vocabulary
