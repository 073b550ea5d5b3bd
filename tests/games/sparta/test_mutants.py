"""A test of the tests: whatever is changed on a card or commander, one of its rows fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from games.sparta.board import board
from tests.games.sparta import test_reach
from tests.games.sparta.book import cases as book
from tests.games.sparta.mutants import in_place, of_card, of_half, of_side
from tests.games.sparta.rulings.test_book import test_what_a_battle_card_or_a_commander_does as fought
from tests.games.sparta.rulings.test_book import test_what_an_action_card_does as played
from tests.games.sparta.test_offers import kept_offers, keyed, name_of, offered_by

SAME: dict[tuple[str, str], str] = {
    ("brasidas regular", "siege-dice: n 2"): "a die that can kill him is one die, whatever its number",
}
"""Changes that change nothing, and why."""
OFFERS = kept_offers()
REACH = test_reach.kept_reach()
ROWS: dict[str, list[tuple[str, book.Row]]] = {}
for _key, _row in keyed():
    ROWS.setdefault(name_of(_row), []).append((_key, _row))


def fails(check: Callable[[Any], None], row: book.Row) -> bool:
    """Say whether a row fails, in whatever way."""
    try:
        check(row)
    except Exception:  # noqa: BLE001 - whatever stops a row makes it fail
        return True
    return False


def is_noticed(name: str, check: Callable[[Any], None]) -> bool:
    """Say whether a card or commander reaches elsewhere, or a row fails or offers something else."""
    if _reaches_elsewhere(name):
        return True
    return any(fails(check, row) or fails(partial(_offers, key), row) for key, row in ROWS[name])


def _reaches_elsewhere(name: str) -> bool:
    if name in board().cards:
        return test_reach.of_card(name) != REACH[name]
    owner, part = name.split()
    if part in test_reach.HALVES:
        return test_reach.of_half(owner, part) != REACH.get(name, [])
    return owner in REACH and test_reach.of_commander(owner) != REACH[owner]


def _offers(key: str, row: book.Row) -> None:
    assert offered_by(row) == OFFERS.get(key, [])


def unnoticed(
    name: str,
    table: dict[str, Any],
    entry: str,
    others: Iterator[tuple[str, Any]],
    check: Callable[[Any], None],
) -> list[str]:
    """Name the changes of a card or commander that no row of its notices."""
    found = []
    for what, other in others:
        with in_place(table, entry, other):
            if (name, what) not in SAME and not is_noticed(name, check):
                found.append(what)
    return found


@pytest.mark.parametrize("card", sorted(board().cards))
def test_a_row_notices_a_change_of_an_action_card(card: str) -> None:
    assert unnoticed(card, board().cards, card, of_card(card), played) == []


@pytest.mark.parametrize("half", ["land", "sea"])
@pytest.mark.parametrize("card", sorted(board().battle_cards))
def test_a_row_notices_a_change_of_a_half(card: str, half: str) -> None:
    name = f"{card} {half}"
    assert unnoticed(name, board().battle_cards, card, of_half(card, half), fought) == []


@pytest.mark.parametrize("side", ["regular", "veteran"])
@pytest.mark.parametrize("commander", sorted(board().commanders))
def test_a_row_notices_a_change_of_a_side(commander: str, side: str) -> None:
    name = f"{commander} {side}"
    assert unnoticed(name, board().commanders, commander, of_side(commander, side), fought) == []


def test_what_changes_nothing_is_told_of_what_there_is() -> None:
    for name, what in SAME:
        commander, side = name.split()
        assert what in {each for each, _ in of_side(commander, side)}
