"""The verbs of the cases and the particulars each may carry."""

from __future__ import annotations

import re
from typing import get_args

from tests.games.pericles.book.words import Theatre

PLACES = {*get_args(Theatre), "Persia"}

UNITS = re.compile(r"^(\d+ ([ADSP][LN]|RL)|1 300)$")
SETTLED = {
    "set_up",
    "plague",
    "deal",
    "boards",
    "oration",
    "control",
    "strategy_board",
    "war_peace",
    "ravages",
    "games",
    "unique_issues",
    "award",
    "lending",
    "honour_order",
    "placing",
    "revealing",
    "diplomacy",
    "capital",
    "battle",
    "losses",
    "battle_honour",
    "turn_start",
    "persian_war",
    "victory",
    "final_score",
    "maintenance",
    "redeployment",
    "will",
}

VERBS: dict[str, set[str]] = {
    "settle": {"what"},
    "draw_play": {"card"},
    "remove": {"units", "theatre"},
    "add": {"units", "theatre"},
    "dismiss": {"cards"},
    "form_entourage": {"cards"},
    "spend_hostages": {"yes"},
    "put": {"issues"},
    "debate": {"issue"},
    "play": {"card"},
    "brain_trust": {"yes", "turns_up"},
    "stop_at_centre": {"yes"},
    "send_home": {"units", "from", "to"},
    "citizenship": {"theatre", "units"},
    "colony": {"theatre", "units"},
    "krypteia": {"theatres"},
    "agoge": {"units"},
    "lend": {"counters"},
    "place": {"counter", "owner", "theatre"},
    "reveal": {"theatre"},
    "decline": set(),
    "commit": {"tokens"},
    "build_base": set(),
    "convert_base": set(),
    "build_league": {"units"},
    "clear_treachery": {"own", "enemy"},
    "oracle": {"use", "units", "theatre", "theatres"},
    "build": {"units"},
    "gold": {"units", "theatre"},
    "raid": set(),
    "muster": set(),
    "move": {"units", "path"},
    "done": set(),
    "ships": {"yes"},
    "fight": {"element"},
    "kill": {"row", "units"},
    "raze": {"count"},
    "second_battle": {"yes"},
    "callias": {"sign", "ship"},
    "disband": {"units", "theatre"},
    "redeploy": {"units", "from", "to"},
    "show": {"what", "whom"},
}
