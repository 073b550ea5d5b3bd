"""What words of typed orders stand for, in all languages."""

from __future__ import annotations

from typing import Final

from games.pericles.board import COLOURS, THREE_HUNDRED, board

FACTION, CARD, ISSUE, COLOUR, ANSWER = "faction", "card", "issue", "colour", "answer"
THEATRE, UNIT, ELEMENT, TOPIC, SHOWN_THING = "theatre", "unit", "element", "topic", "shown"
ELITE: Final = 300
UNITS: Final = (
    *(
        f"{colour}-{kind}"
        for colour in COLOURS
        for kind in ("land", "naval")
        if getattr(board().colours[colour].limit, kind)
    ),
    THREE_HUNDRED,
)
