"""What the tests of pictures look at in Perikles."""

from typing import Any

from tests.rendering.subject import Pictured, Reference


def _has_sent(view: Any, seat: int) -> bool:
    return any(sent.by == seat for place in view.places for sent in (*place.attackers, *place.defenders))


def _needed(view: Any, words: Any) -> list[str]:
    needed = [words.name(place.id) for place in (*view.cities, *view.places)]
    return needed + [str(count) for city in view.cities for count in city.markers]


REFERENCES = (
    Reference("influence", 3, 11, None, "en", lambda moment: len(moment.view.seats[0].tiles) == 3),
    Reference("candidates", 4, 12, None, "el", lambda moment: moment.view.phase == "candidates"),
    Reference("forces", 5, 13, 1, "de", lambda moment: len(moment.view.wars) > 4),
    Reference("battle", 4, 14, None, "en", lambda moment: moment.view.combat is not None),
    Reference("end", 5, 15, None, "el", lambda moment: moment.view.ended),
    Reference("focus-offer", 5, 17, None, "de", lambda moment: moment.view.round == 2, focus=True),
    Reference("focus-forces", 4, 18, 1, "el", lambda moment: len(moment.view.wars) > 4, focus=True),
    Reference("focus-battle", 3, 14, None, "en", lambda moment: bool(moment.view.combat), focus=True),
    Reference("private", 3, 16, 0, "de", lambda moment: _has_sent(moment.view, 0), private=True),
)

PICTURED = Pictured(
    tables=[(3, 1, "standard"), (4, 2, "standard"), (5, 3, "standard")],
    every=11,
    crowded=lambda view: view.phase == "forces",
    needed=_needed,
    ends=[(3, "standard")],
    references=REFERENCES,
)
