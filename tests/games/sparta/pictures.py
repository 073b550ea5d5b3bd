"""What the tests of pictures look at in SPARTA!"""

from typing import Any

from tests.rendering.plays import Moment
from tests.rendering.subject import Pictured, Reference


def _needed(view: Any, words: Any) -> list[str]:
    return [words.name(seen.id) for seen in view.powers]


def _stands(view: Any) -> int:
    return sum(unit.state in ("field", "siege") for unit in view.units)


def _is_late(moment: Moment) -> bool:
    return moment.view.round > 1 and _stands(moment.view) > 0 and not moment.view.ended


def _is_fought(moment: Moment) -> bool:
    return bool(moment.view.battle and any(side.played for side in moment.view.battle.sides))


def _is_about(part: str) -> Any:
    return lambda moment: moment.view.focus == (part,) and moment.number > 20


def _has_cards(moment: Moment) -> bool:
    return bool(moment.view.battle_hand) and len(moment.view.hand) > 1


REFERENCES = (
    Reference("board", 2, 3, None, "en", _is_late, scenario="pw2"),
    Reference("board-limited", 2, 2, 0, "de", _is_late, scenario="cle"),
    Reference("focus-map", 2, 4, None, "de", _is_about("map"), scenario="pw2", focus=True),
    Reference("focus-powers", 2, 4, 1, "el", _is_about("powers"), scenario="pw2", focus=True),
    Reference("focus-part", 2, 4, None, "en", _is_about("north"), scenario="pw2", focus=True),
    Reference("focus-battle", 2, 4, 0, "el", _is_fought, scenario="pw2", focus=True),
    Reference("private", 2, 4, 0, "de", _has_cards, private=True, scenario="pw2"),
)

PICTURED = Pictured(
    tables=[(2, 1, "pw2"), (2, 2, "cle"), (2, 3, "pw1"), (2, 4, "tsw"), (2, 6, "wars")],
    every=11,
    crowded=lambda view: _stands(view) > 1 and not view.ended,
    needed=_needed,
    ends=[(2, "pw2"), (2, "cle")],
    references=REFERENCES,
)
