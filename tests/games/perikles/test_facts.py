"""What stands beside an answer: the worth of a place and how its combat would stand, as its seat knows."""

import pytest

from games.perikles.actions import AskPermission, PayMarker, PlaceMarker, Recover, Send
from games.perikles.game import GAME
from games.text import LANGUAGES
from tests.games.perikles.builder import BLUE, GREEN, RED, TableBuilder, hoplites, triremes

MOST = 90
"""Characters of a fact; it stands in a menu too."""


@pytest.fixture
def war() -> TableBuilder:
    """Blue attacks Attica with Sparta, where Red defends; triremes of Green lie off Sicily."""
    table = TableBuilder().leaders(athens=RED, sparta=BLUE, corinth=GREEN)
    table.places("attica", "sicily", "pylos").dead(*hoplites("sparta", 3, 1))
    table.at("attica", attack={BLUE: hoplites("sparta", 2)}, defence={RED: hoplites("athens", 3)})
    return table.at("sicily", defence={GREEN: triremes("corinth", 2, 1)})


def fact(table: TableBuilder, seat: int, action: object, language: str = "en") -> str:
    return GAME.wording(language, []).fact(table.view(seat), action)


def test_one_knows_ones_own_counters_and_how_many_others_lie_face_down(war: TableBuilder) -> None:
    assert fact(war, BLUE, Send("sparta", "hoplite", 3, "attica", "attack")) == (
        "4 points; hoplites 5 against ?"
    )
    assert fact(war, RED, Send("athens", "hoplite", 1, "attica", "defence")) == (
        "4 points; hoplites 4 against ?"
    )
    assert fact(war, RED, Send("athens", "trireme", 2, "sicily", "attack")) == (
        "7 points; triremes 2 against 1+?+?"
    )


def test_odds_are_told_where_all_is_known(war: TableBuilder) -> None:
    """Only the militia of Sicily defends by land: one to three, one to one."""
    for strength, needs in ((3, "you need 5, they need 10"), (1, "you need 8, they need 7")):
        said = fact(war, RED, Send("athens", "hoplite", strength, "sicily", "attack"))
        assert said == f"7 points; hoplites {strength} against 1: {needs}"


def test_defender_reads_the_column_from_the_other_side() -> None:
    """Rebels of strength one attack Lesbos; Athens' hoplite of three holds them at half or less."""
    table = TableBuilder().leaders(athens=RED).places("lesbos")
    said = fact(table, RED, Send("athens", "hoplite", 3, "lesbos", "defence"))
    assert said.endswith("hoplites 3 against 1: you need 5, they need 10")


def test_where_nobody_is_against_one_it_is_said(war: TableBuilder) -> None:
    assert fact(war, RED, Send("athens", "trireme", 2, "pylos", "attack")) == (
        "4 points; no triremes against yours yet"
    )


def test_what_is_asked_paid_and_recovered_is_told(war: TableBuilder) -> None:
    assert fact(war, RED, AskPermission("athens", "pylos")) == "4 points"
    assert fact(war, RED, PayMarker("athens", "argos")) == "you have 2 there"
    assert fact(war, BLUE, Recover("sparta", "hoplite")) == "strength 1"
    assert fact(war, RED, PlaceMarker("athens")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_fit(war: TableBuilder, language: str) -> None:
    for side in ("attack", "defence"):
        for place in ("attica", "sicily", "pylos"):
            for arm in ("hoplite", "trireme"):
                said = fact(war, RED, Send("athens", arm, 2, place, side), language)
                assert 0 < len(said) <= MOST, said
