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
    "hand and entourage are for the own eyes only": "test_turn.py",
    "stock and board are open, though a purse follows from them": "test_turn.py",
    "who placed a face-down counter is open, what it is only to the placer": "test_theatre.py",
    "of a lent counter both compatriots know what it is": "test_turn.py",
    "where a lent counter lies only its placer knows": "test_turn.py",
    "commitments stay secret until their reveal": "test_theatre.py",
    "onlookers learn nothing from an answer that is noted": "test_assembly.py",
    "all twenty-four plays are shuffled at set-up": "test_turn.py",
    "six debates, three each, the controlling faction first": "test_assembly.py",
    "a battle deck that runs out is made anew of this turn's battle cards": "test_battle.py",
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
