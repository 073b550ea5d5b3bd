"""The deeds of the cases: `<who> <verb> <particulars>`. README.md beside this file explains them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

from pydantic import AfterValidator

from tests.games.sparta.book.words import (
    ADVANTAGE,
    BATTLE_CARD,
    CARD,
    COMMANDER,
    COMMANDERS,
    PLACE,
    PLACES,
    SUPPORT,
    SUPPORTS,
    UNIT,
    UNITS,
    any_of,
)

SETTLED = (
    "set-up",
    "regions",
    "army",
    "ships",
    "recruit",
    "rebuild",
    "deal",
    "raids",
    "card",
    "deploy",
    "mobilise",
    "sieges",
    "battles",
    "action round",
    "truce",
    "games",
    "round",
    "interlude",
    "game",
)
CHOSEN = any_of((*PLACES, *SUPPORTS, *COMMANDERS, *UNITS, "favour", "talents", "antigonos"))

VERBS: dict[str, str] = {
    "play": rf"{CARD}( favour)?( ordinary)?",
    "discard": rf"({CARD}|{BATTLE_CARD})( ({CARD}|{BATTLE_CARD}))*( ordinary)?",
    "envoy": rf"{PLACE}( [12])?",
    "choose": rf"([1-9]|{CHOSEN})",
    "accept": "",
    "decline": "",
    "pass": "",
    "done": "",
    "raid": PLACE,
    "besiege": PLACE,
    "siege": PLACE,
    "break-off": PLACE,
    "deploy": rf"{UNIT} {PLACE}",
    "demobilise": UNIT,
    "withdraw": UNIT,
    "stay": UNIT,
    "mobilise": rf"(hoplite|trireme) {COMMANDER}( card)?",
    "desperate": rf"(hoplite|trireme) {COMMANDER}( card)?",
    "quell": COMMANDER,
    "recruit": SUPPORT,
    "build": "",
    "recall": "",
    "card": rf"{BATTLE_CARD}( ordinary)?",
    "cancel": rf"({ADVANTAGE}( {ADVANTAGE})*)?",
    "swap": rf"{CARD} for {CARD}",
    "stand": r"(pass|ahead|ask) (land|sea)",
    "settle": any_of(SETTLED),
    "go-on": "",
}
BY_THE_GAME = {"settle", "go-on"}
SHAPES = {verb: re.compile(particulars) for verb, particulars in VERBS.items()}


@dataclass(frozen=True)
class Step:
    """One deed: who, what, and the particulars its verb has."""

    by: str
    does: str
    particulars: str


def read(text: str) -> Step:
    by, _, rest = text.partition(" ")
    does, _, particulars = rest.partition(" ")
    return Step(by, does, particulars)


def is_deed(text: str) -> str:
    step = read(text)
    if step.by not in ({"game"} if step.does in BY_THE_GAME else {"athens", "sparta"}):
        raise ValueError(f"nobody is called {step.by!r} in {text!r}")
    if step.does not in SHAPES:
        raise ValueError(f"unknown verb {step.does!r}")
    if not SHAPES[step.does].fullmatch(step.particulars):
        raise ValueError(f"{step.does} cannot be {step.particulars!r}")
    return text


Deed = Annotated[str, AfterValidator(is_deed)]
"""`sparta deploy sparta-hoplite-1 athenae`, `athens pass`, `game settle games`."""
