"""The cases of the book parse, and none is missing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from tests.games.sparta.book.cases import (
    PAGES,
    BattleRow,
    CardRow,
    Case,
    CommanderRow,
    action_cards,
    all_cases,
    battle_cards,
    commanders,
    example,
    files,
    load,
)
from tests.games.sparta.book.words import BATTLE_CARDS, CARDS, COMMANDERS, FAVOURED, Phase
from tests.games.test_rulebook import rulings

TESTS = Path(__file__).parents[1]
REFERENCES = {reference for case in all_cases() for reference in case.section}
EXAMPLES = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38]
EXAMPLES += [40, 41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56]
"""The worked examples of the rulings by number."""
TOLD = ["6", "9a", "9b", "10a", "10b", "12", "13", "14a", "14b", "15a", "15b", "16a", "16b"]
"""The worked examples of the rulebook by page."""


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_every_file_parses(path: Path) -> None:
    assert load(path).case


def test_names_are_told_once() -> None:
    assert [name for name, times in Counter(case.name for case in all_cases()).items() if times > 1] == []


def test_every_ruling_names_a_test() -> None:
    """A ruling of RULEBOOK.md is told by cases, or by tests that bear its number."""
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    own = re.findall(r"def test_ruling_(\d+)_", tests)
    named = {*REFERENCES, *(f"r{number}" for number in own)}
    assert [number for number in rulings("sparta") if f"r{number}" not in named] == []


def test_cases_name_rulings_that_are_there() -> None:
    there = {f"r{number}" for number in rulings("sparta")}
    assert {reference for reference in REFERENCES if re.fullmatch(r"r\d+", reference)} <= there


def test_every_page_of_rules_has_a_case() -> None:
    assert [page for page in PAGES if f"R {page}" not in REFERENCES] == []


def test_every_worked_example_has_a_case() -> None:
    assert [number for number in EXAMPLES if f"E{number:02}" not in REFERENCES] == []
    assert [page for page in TOLD if f"ex {page}" not in REFERENCES] == []


def test_every_phase_has_a_case() -> None:
    assert {case.given.phase for case in all_cases()} == set(get_args(Phase))


def test_positions_of_action_rounds_say_whose() -> None:
    rows: list[Any] = [*all_cases(), *commanders()]
    lost = [
        row
        for row in rows
        if row.given.phase == "action" and row.given.start not in {"land", "sea"} and row.given.turn is None
    ]
    assert lost == []


def test_every_action_card_has_its_rows() -> None:
    played = {(row.card, row.favour) for row in action_cards()}
    assert [card for card in CARDS if (card, False) not in played] == []
    assert [card for card in FAVOURED if (card, True) not in played] == []


def test_both_halves_of_every_battle_card_have_their_rows() -> None:
    played = {(row.card, row.half) for row in battle_cards()}
    assert played == {(card, half) for card in BATTLE_CARDS for half in ("land", "sea")}


def test_both_sides_of_every_commander_have_their_rows() -> None:
    seen = {(row.commander, row.side) for row in commanders()}
    assert seen == {(name, side) for name in COMMANDERS for side in ("regular", "veteran")}


def test_the_example_is_told_to_its_end() -> None:
    assert {move.page for move in example().move} == set(range(25, 31))
    assert example().move[-1].then is not None


def test_an_unknown_key_is_refused() -> None:
    case = all_cases()[0].model_dump(exclude_unset=True)
    with pytest.raises(ValidationError):
        Case.model_validate(case | {"given": {"honour": 3}})


@pytest.mark.parametrize("deed", ["athens dance", "game pass", "athens siege troy", "athens card B26"])
def test_an_unknown_deed_is_refused(deed: str) -> None:
    case = all_cases()[0].model_dump(exclude_unset=True)
    with pytest.raises(ValidationError):
        Case.model_validate(case | {"when": [deed]})


@pytest.mark.parametrize("change", ["gela athens 1", "athens gold +1", "troy athens +1", "gela athens +4"])
def test_an_unknown_change_is_refused(change: str) -> None:
    with pytest.raises(ValidationError):
        CardRow.model_validate({"card": "veterans", "player": "athens", "changes": [change]})


def test_a_favour_for_a_card_without_one_is_refused() -> None:
    with pytest.raises(ValidationError):
        CardRow.model_validate({"card": "veterans", "player": "athens", "favour": True, "changes": []})


def test_rows_know_their_tables() -> None:
    with pytest.raises(ValidationError):
        BattleRow.model_validate({"card": "B01", "player": "athens", "changes": []})
    with pytest.raises(ValidationError):
        CommanderRow.model_validate({"commander": "cleon", "player": "athens", "changes": []})
