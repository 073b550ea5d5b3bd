"""The cases of the book parse, and none is missing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pydantic import ValidationError

from tests.games.sparta.book.cases import Case, all_cases, files, load

REFERENCES = {reference for case in all_cases() for reference in case.section}


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_every_file_parses(path: Path) -> None:
    assert load(path).case


def test_names_are_told_once() -> None:
    assert [name for name, times in Counter(case.name for case in all_cases()).items() if times > 1] == []


def test_an_unknown_key_is_refused() -> None:
    case = all_cases()[0].model_dump(exclude_unset=True)
    with pytest.raises(ValidationError):
        Case.model_validate(case | {"given": {"honour": 3}})


@pytest.mark.parametrize("deed", ["athens dance", "game pass", "athens siege troy", "athens card B26"])
def test_an_unknown_deed_is_refused(deed: str) -> None:
    case = all_cases()[0].model_dump(exclude_unset=True)
    with pytest.raises(ValidationError):
        Case.model_validate(case | {"when": [deed]})
