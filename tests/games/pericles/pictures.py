"""What the tests of pictures look at in Pericles."""

from typing import Any

from tests.rendering.plays import Moment
from tests.rendering.subject import Pictured, Reference


def _needed(view: Any, words: Any) -> list[str]:
    return [words.name(city.side) for city in view.cities]


def _is_fought_over(moment: Moment) -> bool:
    return bool(moment.view.at and moment.view.committed)


def _is_debated(moment: Moment) -> bool:
    return bool(moment.view.debates)


def _is_third(moment: Moment) -> bool:
    return moment.number == 3


REFERENCES = (
    Reference("debate", 2, 11, None, "de", _is_debated, scenario="thucydides"),
    Reference("map", 4, 12, None, "en", lambda moment: moment.number == 24, scenario="aegean"),
    Reference("expedition", 4, 4, 1, "el", _is_fought_over, scenario="central-greece"),
    Reference("battle", 2, 14, None, "en", lambda moment: bool(moment.view.battle), scenario="arginusae"),
    Reference("focus-map", 4, 12, 2, "de", lambda moment: moment.number == 16, scenario="aegean", focus=True),
    Reference(
        "focus-theatre",
        4,
        4,
        None,
        "el",
        _is_fought_over,
        scenario="central-greece",
        focus=True,
    ),
    Reference(
        "focus-assembly",
        2,
        11,
        None,
        "en",
        _is_debated,
        scenario="sparta-declares",
        focus=True,
    ),
    Reference("private", 2, 11, 0, "de", _is_third, private=True, scenario="thucydides"),
)

PICTURED = Pictured(
    tables=[
        (2, 1, "thucydides"),
        (2, 2, "samos-revolt"),
        (4, 3, "central-greece"),
        (4, 4, "aegean"),
        (4, 5, "time-of-peace"),
    ],
    every=7,
    crowded=lambda view: view.phase in ("placing", "resolving"),
    needed=_needed,
    ends=[(2, "thucydides"), (2, "arginusae"), (4, "aegean")],
    references=REFERENCES,
)
