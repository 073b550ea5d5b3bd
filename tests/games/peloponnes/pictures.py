"""What the tests of pictures look at in Peloponnes."""

from typing import Any

from tests.rendering.subject import Pictured, Reference


def _bids(view: Any) -> int:
    return sum(tile.bidder is not None for tile in (*view.regular, *view.conquest))


def _needed(view: Any, words: Any) -> list[str]:
    kept = ("wood", "stone", "food", "coins", "luxury", "inhabitants")
    return [str(getattr(seen, kind)) for seen in view.seats for kind in kept]


REFERENCES = (
    Reference("first-bids", 2, 21, None, "en", lambda moment: _bids(moment.view) == 1),
    Reference("taking", 3, 22, 1, "de", lambda moment: moment.view.phase == "taking"),
    Reference("disaster", 4, 23, None, "el", lambda moment: moment.view.phase == "disasters"),
    Reference(
        "late-bids",
        5,
        127,
        None,
        "de",
        lambda moment: moment.view.round == 7 and _bids(moment.view) > 2,
    ),
    Reference("end", 5, 25, None, "el", lambda moment: moment.view.ended),
    Reference(
        "level",
        1,
        26,
        0,
        "en",
        lambda moment: moment.view.round == 5,
        scenario="level-3",
    ),
    Reference("focus-bids", 3, 28, None, "de", lambda moment: _bids(moment.view) > 1, focus=True),
    Reference("focus-supply", 5, 24, None, "en", lambda moment: moment.view.phase == "supply", focus=True),
    Reference("focus-own", 2, 24, 1, "el", lambda moment: moment.view.phase == "supply", focus=True),
    Reference("private", 3, 27, 0, "en", lambda moment: bool(moment.view.pending), private=True),
)

PICTURED = Pictured(
    tables=[
        (1, 1, "solo"),
        (1, 2, "level-4"),
        (2, 3, "standard"),
        (3, 4, "standard"),
        (4, 5, "standard"),
        (5, 6, "standard"),
    ],
    every=11,
    crowded=lambda view: view.phase == "bids",
    needed=_needed,
    ends=[(2, "standard"), (1, "level-1")],
    references=REFERENCES,
)
