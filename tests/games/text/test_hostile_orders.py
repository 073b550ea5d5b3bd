"""Orders that nobody means, typed to hold up everybody else."""

import itertools
import time
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from games import registry
from games.core.errors import PlayerFault, UnreadableOrder
from games.text.orders import LONGEST_ORDER, LONGEST_WORD, MOST_PARTS, MOST_WORDS, OrderBook
from games.text.vocabulary import ORDER, fold

SLOWER = 20
"""To refuse a hostile order may take so many times as long as to fold it; without limits it was over 500."""
NAMES = ["Aspasia", "Brasidas", "Gorgo"]
LETTERS = "".join(Random(1).choice("aeiorstnlkpmthd") for _ in range(LONGEST_ORDER))


def seconds(act: Callable[[], object]) -> float:
    """Measure how long something takes; the quickest of a few times."""
    spent = []
    for _ in range(3):
        began = time.process_time()
        act()
        spent.append(time.process_time() - began)
    return min(spent)


def refuse(orders: OrderBook, text: str) -> None:
    with pytest.raises(PlayerFault):
        orders.parse(text)


@pytest.mark.parametrize("game", registry.ids())
def test_a_long_word_is_refused_about_as_quickly_as_it_is_read(game: str) -> None:
    orders = registry.get(game).orders("en", NAMES)
    assert isinstance(orders, OrderBook)
    begins = [orders.vocabulary.shown(ORDER, order) for order in orders.vocabulary.values(ORDER)]
    for begin, letters in itertools.product(begins, (LETTERS, "a" * LONGEST_ORDER, "ﷺ" * LONGEST_ORDER)):
        text = f"{begin} {letters}"[:LONGEST_ORDER]
        assert seconds(partial(refuse, orders, text)) < SLOWER * seconds(partial(fold, text))


@pytest.mark.parametrize(
    "text",
    ["a " * (LONGEST_ORDER + 1), "a" * (LONGEST_WORD + 1), "a;" * (MOST_PARTS + 1), "a " * (MOST_WORDS + 1)],
)
@pytest.mark.parametrize("language", ["en", "de", "el"])
def test_an_order_that_nobody_means_is_refused_in_a_sentence(text: str, language: str) -> None:
    game = registry.get("perikles")
    with pytest.raises(UnreadableOrder) as refused:
        game.orders(language, NAMES).parse(text)
    said = game.wording(language, NAMES).fault(refused.value)
    assert all(str(number) in said for number in (MOST_PARTS, MOST_WORDS, LONGEST_WORD))


def test_as_many_parts_as_are_allowed_are_read() -> None:
    assert len(registry.get("perikles").orders("en", NAMES).parse("place Athens;" * MOST_PARTS)) == MOST_PARTS
