"""The book's cases and rows of cards, played by chapter; what a game alone says is played elsewhere."""

from __future__ import annotations

import pytest

from games.core.agenda import steps_on
from games.sparta.board import board
from games.sparta.steps.action_rounds import PlayCard
from tests.games.sparta.book import cases as book
from tests.games.sparta.book.deeds import named
from tests.games.sparta.book.fights import also, armed, changed, next_deeds, play_fight
from tests.games.sparta.book.looks import compared, differences
from tests.games.sparta.book.play import Play, play_card

CHAPTERS = (
    "01-set-up",
    "02-places",
    "03-round",
    "04-envoys",
    "05-mobilise",
    "06-deploy",
    "07-raids",
    "08-sieges",
    "09-battles",
    "10-games",
    "11-scenarios",
    "12-campaigns",
    "13-solo",
)
"""The chapters that are built."""
REMOVED = {
    "peloponnesian_league", "spartan_losses", "plague_of_athens", "megalopolis", "sicilian_expedition",
    "melian_dialogue", "mutilated_herms", "the_four_hundred", "iron_reserve", "mission_of_timocrates",
    "the_kings_peace", "seizure_of_the_cadmea", "boeotian_league_dissolved", "liberation_of_thebes",
    "sacred_band", "oblique_order", "liberation_of_messenia", "second_athenian_league", "long_walls",
    "siege_of_aegina", "messenians_at_naupactus", "expedition_to_doris", "laconism", "delian_treasury",
    "revolt_of_euboea", "five_years_truce", "land_reforms", "antigonos", "freed_helots",
}  # fmt: skip
"""The cards that leave the game once they are played."""
CASES = [
    pytest.param(case, id=f"{path.stem}: {case.name}")
    for path in book.files()
    if path.stem in CHAPTERS
    for case in book.load(path).case
]
ROWS = [pytest.param(row, id=f"{number}: {row.card}") for number, row in enumerate(book.action_cards())]
FIGHTS = [
    pytest.param(row, id=f"{number}: {row.card} {row.half}") for number, row in enumerate(book.battle_cards())
] + [
    pytest.param(row, id=f"{number}: {row.commander} {row.side}")
    for number, row in enumerate(book.commanders())
]


@pytest.mark.parametrize("case", CASES)
def test_what_the_book_says(case: book.Case) -> None:
    play = Play(armed(case, case.when))
    for deed in case.when:
        play.do(deed)
    expected, reached = compared(play, case.then)
    assert reached == expected


@pytest.mark.parametrize("row", ROWS)
def test_what_an_action_card_does(row: book.CardRow) -> None:
    play, before = play_card(row, lambda play: _forbids(row, play))
    assert differences(before, play.state) == sorted(row.changes)
    expected, reached = also(row, play)
    assert reached == expected
    assert (named(row.card) in play.state.removed) == (row.card in REMOVED)


def _forbids(row: book.CardRow, play: Play) -> None:
    if row.may_not and not any(isinstance(each, PlayCard) for each in steps_on(play.state.agenda)):
        expected, found = compared(play, book.Then(may_not=row.may_not))
        assert found == expected


@pytest.mark.parametrize("row", FIGHTS)
def test_what_a_battle_card_or_a_commander_does(row: book.BattleRow | book.CommanderRow) -> None:
    play, before = play_fight(row)
    expected, found = next_deeds(row, play)
    assert found == expected
    assert changed(row, play, before) == sorted(row.changes)
    expected, reached = also(row, play)
    assert reached == expected


def test_the_example_of_play() -> None:
    """25 to 30: move by move, to its stated incomes and strengths."""
    script = book.example()
    play = Play(script.given)
    for move in script.move:
        for deed in move.do:
            play.do(deed)
        expected, reached = compared(play, move.then) if move.then is not None else ({}, {})
        assert reached == expected, move.told
    assert not any(play.chance.script.values())


def test_every_half_and_every_side_has_a_row() -> None:
    halves = {(row.card.lower(), row.half) for row in book.battle_cards()}
    assert halves == {(card, half) for card in board().battle_cards for half in ("land", "sea")}
    sides = {(row.commander.replace("_", "-"), row.side) for row in book.commanders()}
    assert sides == {(name, side) for name in board().commanders for side in ("regular", "veteran")}


def test_every_action_card_has_a_row() -> None:
    assert {row.card for row in book.action_cards()} >= {card.replace("-", "_") for card in board().cards}
