"""The legal orders of a seat, as far as they can be listed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.core.decision import LISTED_AT_MOST, Action, Amount, Answers, Choices, Decision
from games.text.orders import OrderBook

FEW = 12
"""Maximum number of orders that are all shown; of more, only examples."""

SAMPLES = 30


class OrderList:
    """The orders that answer what a seat is asked."""

    def __init__(self, decisions: list[Decision], orders: OrderBook) -> None:
        forms = [form for decision in decisions for form in decision.answers]
        written = {orders.write(action): type(action) for form in forms for action in _answers(form)}
        self.texts = list(written)
        self._kinds = written
        self.is_open = not all(_can_be_listed(form) for form in forms)
        """Whether there are more orders than these."""

    @property
    def is_short(self) -> bool:
        """Say whether all orders can be shown at once."""
        return len(self.texts) <= FEW and not self.is_open

    def examples(self) -> list[str]:
        """Give a few orders, of every kind at least one."""
        firsts: dict[type[Action], str] = {}
        for text, kind in self._kinds.items():
            firsts.setdefault(kind, text)
        others = [text for text in self.texts if text not in firsts.values()]
        return [*firsts.values(), *others[: max(0, FEW // 2 - len(firsts))]]

    def beginning_with(self, prefix: str) -> list[str]:
        """Give the orders that begin with a word or part of one, whatever the case."""
        return [text for text in self.texts if text.casefold().startswith(prefix.casefold())]


def _can_be_listed(form: Answers) -> bool:
    return isinstance(form, Choices) or (isinstance(form, Amount) and form.count() <= LISTED_AT_MOST)


def _answers(form: Answers) -> Iterator[Action]:
    match form:
        case Choices():
            yield from form.actions
        case Amount() if form.count() <= LISTED_AT_MOST:
            yield from (form.kind(**{form.field: number}) for number in range(form.low, form.high + 1))
        case _ if form.count():
            rng = Random(0)  # the same examples each time
            yield from (form.sample(rng) for _ in range(SAMPLES))
