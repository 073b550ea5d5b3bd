"""What the tests of pictures look at in Antike."""

from typing import Any

from tests.rendering.subject import Pictured, Reference


def _needed(view: Any, words: Any) -> list[str]:
    return [words.name(province.id) for province in view.provinces]


REFERENCES = (
    Reference("first-turn", 3, 31, None, "en", lambda moment: moment.view.phase == "turn"),
    Reference(
        "manoeuvre",
        6,
        32,
        None,
        "el",
        lambda moment: moment.view.round > 20 and len(moment.view.last.legs) > 1,
        scenario="occident",
    ),
    Reference("reaction", 2, 33, 0, "de", lambda moment: moment.view.reaction is not None),
    Reference("conquest", 4, 34, None, "en", lambda moment: bool(moment.view.last.conquered)),
    Reference("end", 5, 35, None, "de", lambda moment: moment.view.ended),
    Reference(
        "two-colours",
        2,
        36,
        None,
        "el",
        lambda moment: moment.view.round == 30,
        scenario="occident-two-colours",
    ),
    Reference("focus-rondel", 3, 31, None, "en", lambda moment: moment.view.round == 9, focus=True),
    Reference(
        "focus-units",
        2,
        33,
        0,
        "de",
        lambda moment: moment.view.stage == "move" and len(moment.view.last.legs) > 1,
        focus=True,
    ),
    Reference("private", 2, 37, 1, "en", lambda moment: len(moment.view.standing) > 2, private=True),
)

PICTURED = Pictured(
    tables=[
        (2, 1, "orient"),
        (3, 2, "occident"),
        (6, 3, "orient"),
        (6, 4, "occident"),
        (2, 5, "occident-two-colours"),
    ],
    every=43,
    crowded=lambda view: len(view.last.legs) > 1,
    needed=_needed,
    ends=[(2, "orient")],
    references=REFERENCES,
)
