"""The cases of the book, played. What a case needs that is not built yet stands in OPEN, and nowhere else."""

from __future__ import annotations

import pytest

from tests.games.pericles.book.cases import Case, all_cases
from tests.games.pericles.book.deeds import SETTLED, Doing
from tests.games.pericles.book.end import lay_out_end
from tests.games.pericles.book.layout import lay_out
from tests.games.pericles.book.looks import LOOKS, Before, look
from tests.games.pericles.book.turn import VERBS as TURN_VERBS

PROSE = {"knows", "options", "sum"}
"""Said in words: the tests of rulings and of secrecy look at these."""
COMPARED = {*LOOKS, "honour_change", "tokens_change"}
VERBS = TURN_VERBS | {
    "dismiss",
    "form_entourage",
    "debate",
    "play",
    "brain_trust",
    "stop_at_centre",
    "fight",
    "kill",
    "raze",
    "second_battle",
    "place",
    "reveal",
    "decline",
    "commit",
    "build_base",
    "convert_base",
    "build_league",
    "clear_treachery",
    "oracle",
    "build",
    "gold",
    "raid",
    "muster",
    "move",
    "done",
    "ships",
    "disband",
    "redeploy",
}
BY_HAND = {
    "six debates, three each, the controlling faction first": "rulings/test_assembly.py",
    "a battle deck that runs out is made anew of this turn's battle cards": "rulings/test_battle.py",
}
"""Cases that say in words what a test of rulings does."""


def needs(case: Case) -> list[str]:
    """List what a case needs that is not built yet."""
    then = case.then.model_dump(exclude_unset=True).keys()
    verbs = [step.does for step in case.when if step.does != "settle"]
    settled = [step.particulars["what"] for step in case.when if step.does == "settle"]
    missing = [verb for verb in verbs if verb not in VERBS]
    missing += [f"settle {what}" for what in settled if what not in SETTLED]
    missing += [key for key in then if key not in COMPARED | PROSE]
    if not then & COMPARED:
        missing.append("words alone")
    return missing


CASES = [case for case in all_cases() if case.name not in BY_HAND]
READY = [case for case in CASES if not needs(case)]


@pytest.mark.parametrize("case", READY, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    war = lay_out(case)
    lay_out_end(war, case.given)
    before, doing = Before(war.state), Doing(case, war)
    doing.play()
    look(doing, before)
