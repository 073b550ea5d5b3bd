"""What cards and commanders ask, and what they offer: kept in a table that was read against their texts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.sparta.book import cases as book
from tests.games.sparta.book.fights import play_fight
from tests.games.sparta.book.play import play_card

OFFERS_FILE = Path(__file__).parent / "book" / "tables" / "offers.toml"


def offered_by(row: book.Row) -> list[str]:
    """Play a row, and give what was asked on the way."""
    if isinstance(row, book.CardRow):
        return play_card(row)[0].offered
    assert isinstance(row, book.BattleRow | book.CommanderRow)
    play, _ = play_fight(row)
    if row.given.start in ("land", "sea"):
        play.fight_on()
    return play.offered


def keyed() -> Iterator[tuple[str, book.Row]]:
    """Give every row by its card or commander, and its number among those of the same."""
    counts: dict[str, int] = {}
    for row in (*book.action_cards(), *book.battle_cards(), *book.commanders()):
        name = name_of(row)
        counts[name] = counts.get(name, 0) + 1
        yield f"{name} {counts[name]}", row


def name_of(row: book.Row) -> str:
    """Name the card, half or side of a row."""
    if isinstance(row, book.BattleRow):
        return f"{row.card.lower()} {row.half}"
    if isinstance(row, book.CommanderRow):
        return f"{row.commander.replace('_', '-')} {row.side}"
    assert isinstance(row, book.CardRow)
    return row.card.replace("_", "-")


def found_offers() -> dict[str, list[str]]:
    """Give what is asked in every row."""
    return {key: offered_by(row) for key, row in keyed()}


def kept_offers() -> dict[str, list[str]]:
    """Give the table."""
    found: dict[str, list[str]] = tomllib.loads(OFFERS_FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(("key", "row"), [pytest.param(key, row, id=key) for key, row in keyed()])
def test_what_is_on_offer(key: str, row: book.Row) -> None:
    assert offered_by(row) == kept_offers().get(key, [])


def test_the_table_tells_of_rows_that_there_are() -> None:
    assert set(kept_offers()) <= {key for key, _ in keyed()}
