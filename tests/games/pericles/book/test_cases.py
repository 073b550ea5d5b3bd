"""The cases of the book parse."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pydantic import ValidationError

from tests.games.pericles.book.cases import Case, all_cases, files, load


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_every_file_parses(path: Path) -> None:
    assert load(path).case


def test_names_are_told_once() -> None:
    assert [name for name, times in Counter(case.name for case in all_cases()).items() if times > 1] == []


def test_an_unknown_key_is_refused() -> None:
    case = all_cases()[0].model_dump(exclude_unset=True)
    with pytest.raises(ValidationError):
        Case.model_validate(case | {"given": {"honor": 3}})


def test_an_unknown_verb_is_refused() -> None:
    case = all_cases()[0].model_dump(exclude_unset=True)
    with pytest.raises(ValidationError):
        Case.model_validate(case | {"when": [{"by": "AF", "does": "dance"}]})
