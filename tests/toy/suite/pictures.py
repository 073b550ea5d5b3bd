"""What the tests of pictures look at in Toy."""

from typing import Any

from tests.rendering.subject import Pictured, Reference


def _needed(view: Any, words: Any) -> list[str]:
    return [str(seen.points) for seen in view.seats] + [words.name(seen.id, "begin") for seen in view.stalls]


PICTURED = Pictured(
    tables=[(2, 1, "double"), (3, 2, "standard"), (1, 3, "alone"), (3, 4, "fair")],
    every=1,
    crowded=lambda view: view.phase == "showing",
    needed=_needed,
    ends=[(3, "standard")],
    references=(
        Reference("showing", 3, 11, None, "en", lambda moment: moment.view.phase == "showing"),
        Reference("focus", 3, 11, None, "el", lambda moment: moment.view.phase == "bids", focus=True),
        Reference("private", 2, 16, 0, "de", lambda moment: moment.view.round == 2, private=True),
    ),
)
