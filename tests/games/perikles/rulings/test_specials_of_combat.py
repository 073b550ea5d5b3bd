"""Appendix: Brasidas, Phormio, Thessalian Allies and Persian Fleet."""

from __future__ import annotations

import pytest

from games.perikles.actions import Pass
from games.perikles.events import (
    CombatJoined,
    CounterLost,
    DiceRolled,
    ForcesDoubled,
    TokenGranted,
)
from games.perikles.steps.battles import Battles
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes
from tests.games.perikles.rulings.cases import HIGH, LOW, attica, play, pylos

# Brasidas and Phormio


def test_example_37_brasidas_doubles_spartan_attackers(war: TableBuilder) -> None:
    """Plataea: Spartans three and two doubled, a Corinthian one: eleven."""
    war.special(WHITE, "brasidas").places("plataea").at(
        "plataea",
        attack={BLUE: hoplites("sparta", 3, 2), GREEN: hoplites("corinth", 1)},
        defence={RED: hoplites("athens", 3)},
    )
    war.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles)
    assert war.asked(WHITE).facts["attack"] == 6
    war.act(WHITE, play("brasidas"))
    assert war.told(ForcesDoubled) == ForcesDoubled(city="sparta", arm="hoplite", place="plataea")
    assert (war.told(CombatJoined).attack, war.told(CombatJoined).defence) == (11, 4)


def test_example_37_loss_is_judged_by_printed_strength(war: TableBuilder) -> None:
    """Doubled or not, the two is weaker than the three; it is lost with strength two."""
    war.special(WHITE, "brasidas").places("plataea").at(
        "plataea", attack={BLUE: hoplites("sparta", 3, 2)}, defence={RED: hoplites("athens", 3)}
    )
    war.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles).act(WHITE, play("brasidas"))
    assert war.told(CounterLost) == CounterLost(side="attack", city="sparta", arm="hoplite", strength=2)


def test_ruling_37_printed_strength_decides_between_main_cities(table: TableBuilder) -> None:
    """One seat's Spartans (two, doubled four) and Corinthians (three): the Spartan two is the weakest."""
    table.leaders(athens=RED, sparta=BLUE, corinth=BLUE, thebes=WHITE, argos=GREEN).places("attica")
    table.special(WHITE, "brasidas").at(
        "attica",
        attack={BLUE: hoplites("sparta", 2) + hoplites("corinth", 3)},
        defence={RED: hoplites("athens", 3)},
    )
    table.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles).act(WHITE, play("brasidas"))
    assert table.told(CombatJoined).attack == 7
    assert table.told(CounterLost).city == "sparta"


def test_example_37_brasidas_doubles_defenders_but_not_militia(war: TableBuilder) -> None:
    """Melos: Spartans three and two doubled and militia one: eleven."""
    war.special(WHITE, "brasidas").places("melos").at(
        "melos", attack={RED: hoplites("athens", 3, 3)}, defence={BLUE: hoplites("sparta", 3, 2)}
    )
    war.phase(Battles).act(WHITE, play("brasidas"))
    assert war.told(CombatJoined).defence == 11


def test_brasidas_does_not_double_rebels(war: TableBuilder) -> None:
    """Potidea: Spartan two doubled and rebels one: five."""
    war.special(WHITE, "brasidas").places("potidea").at(
        "potidea", attack={BLUE: hoplites("sparta", 2)}, defence={RED: hoplites("athens", 3)}
    )
    war.phase(Battles).act(WHITE, play("brasidas"))
    assert war.told(CombatJoined).attack == 5


def test_brasidas_changes_the_column(war: TableBuilder) -> None:
    attica(war.special(WHITE, "brasidas")).phase(Battles)
    assert war.asked(WHITE).facts["odds"] == "1:1"
    war.act(WHITE, play("brasidas"))
    assert war.told(CombatJoined).odds == "2:1"


def test_brasidas_may_be_played_by_who_is_not_there_and_where_no_spartans_are(war: TableBuilder) -> None:
    """Nothing demands that it helps."""
    war.special(GREEN, "brasidas").places("delium").at(
        "delium", attack={RED: hoplites("athens", 3)}, defence={WHITE: hoplites("thebes", 3)}
    )
    war.phase(Battles).act(GREEN, play("brasidas"))
    assert (war.told(CombatJoined).attack, war.told(CombatJoined).defence) == (3, 3)


def test_phormio_doubles_athenian_triremes(war: TableBuilder) -> None:
    """Pylos: Athenian triremes four and one doubled, a Theban two not: twelve."""
    war.special(GREEN, "phormio").places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 4, 1), WHITE: triremes("thebes", 2)},
        defence={BLUE: triremes("sparta", 3)},
    )
    war.phase(Battles).act(GREEN, play("phormio"))
    assert war.told(ForcesDoubled) == ForcesDoubled(city="athens", arm="trireme", place="pylos")
    assert (war.told(CombatJoined).attack, war.told(CombatJoined).defence) == (12, 3)


def test_phormio_doubles_athenian_defenders(war: TableBuilder) -> None:
    """Lesbos, at sea: Athenian three doubled; the attacker's rebel one stays one."""
    war.special(GREEN, "phormio").places("lesbos").at(
        "lesbos", attack={BLUE: triremes("sparta", 3)}, defence={RED: triremes("athens", 3)}
    )
    war.phase(Battles).act(GREEN, play("phormio"))
    assert (war.told(CombatJoined).attack, war.told(CombatJoined).defence) == (4, 6)


def test_ruling_39_doubling_is_for_this_round_only(war: TableBuilder) -> None:
    """Brasidas in the land round at Cythera; at sea nothing is doubled, nor at the next place."""
    war.special(WHITE, "brasidas").places("cythera", "pylos").at(
        "cythera",
        attack={RED: hoplites("athens", 3) + triremes("athens", 3)},
        defence={BLUE: hoplites("sparta", 3) + triremes("sparta", 3)},
    )
    war.at("pylos", attack={RED: hoplites("athens", 2)}, defence={BLUE: hoplites("sparta", 2)})
    war.phase(Battles).act(WHITE, play("brasidas"))
    strengths = [(joined.attack, joined.defence) for joined in war.all_told(CombatJoined)]
    assert strengths == [(3, 6), (3, 3), (2, 2)]


# Thessalian Allies and Persian Fleet


@pytest.mark.parametrize(("side", "tokens"), [("attack", (1, 0)), ("defence", (0, 1))])
def test_thessalian_allies_give_a_token_on_land(
    war: TableBuilder, side: str, tokens: tuple[int, int]
) -> None:
    attica(war.special(GREEN, "thessalian-allies")).phase(Battles)
    war.act(GREEN, play("thessalian-allies", side))
    granted = war.told(TokenGranted)
    assert (granted.place, granted.side) == ("attica", side)
    assert (war.told(CombatJoined).attacker_tokens, war.told(CombatJoined).defender_tokens) == tokens


def test_persian_fleet_gives_a_token_at_sea(war: TableBuilder) -> None:
    pylos(war.special(GREEN, "persian-fleet")).phase(Battles)
    war.act(GREEN, play("persian-fleet", "defence"))
    joined = war.all_told(CombatJoined)[0]
    assert (joined.attacker_tokens, joined.defender_tokens) == (0, 1)


def test_example_38_token_never_for_the_side_that_has_one(war: TableBuilder) -> None:
    """Pylos, land, the defender won at sea: not for the defender; for the attacker it makes 1-1."""
    pylos(war.special(GREEN, "thessalian-allies")).dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(
        Battles
    )
    war.act(GREEN, Pass())
    assert war.asked(GREEN).facts["arm"] == "hoplite"
    war.refused(GREEN, play("thessalian-allies", "defence"), "side-has-token", side="defence")
    war.act(GREEN, play("thessalian-allies", "attack"))
    joined = war.all_told(CombatJoined)[1]
    assert (joined.attacker_tokens, joined.defender_tokens) == (1, 1)


def test_ruling_41_persian_fleet_against_the_winner_of_round_one(war: TableBuilder) -> None:
    """Cythera fights on land first; the attacker won it."""
    war.special(GREEN, "persian-fleet").places("cythera").at(
        "cythera",
        attack={RED: hoplites("athens", 3) + triremes("athens", 3)},
        defence={BLUE: hoplites("sparta", 3) + triremes("sparta", 3)},
    )
    war.dice(attacker=[HIGH] * 2, defender=[LOW] * 2).phase(Battles).act(GREEN, Pass())
    war.refused(GREEN, play("persian-fleet", "attack"), "side-has-token", side="attack")
    war.act(GREEN, play("persian-fleet", "defence"))
    joined = war.all_told(CombatJoined)[1]
    assert (joined.attacker_tokens, joined.defender_tokens) == (1, 1)


def test_ruling_41_token_of_an_automatic_win_counts_too(war: TableBuilder) -> None:
    """The attacker was alone at sea: no Thessalian Allies for it on land."""
    war.special(GREEN, "thessalian-allies").places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 1) + hoplites("athens", 3)},
        defence={BLUE: hoplites("sparta", 3)},
    )
    war.phase(Battles)
    war.refused(GREEN, play("thessalian-allies", "attack"), "side-has-token", side="attack")


def test_ruling_41_both_sides_are_free_after_a_skipped_round(war: TableBuilder) -> None:
    """Nobody was at sea at Pylos, so nobody has a token on land."""
    war.special(GREEN, "thessalian-allies").places("pylos").at(
        "pylos", attack={RED: hoplites("athens", 3)}, defence={BLUE: hoplites("sparta", 3)}
    )
    war.phase(Battles)
    assert war.may(GREEN, play("thessalian-allies", "attack"))
    assert war.may(GREEN, play("thessalian-allies", "defence"))


def test_ruling_41_granted_token_leaves_one_to_win(war: TableBuilder) -> None:
    """No automatic victory: with the token one success is still needed."""
    attica(war.special(GREEN, "thessalian-allies")).dice(attacker=[LOW, HIGH], defender=[LOW, LOW])
    war.phase(Battles).act(GREEN, play("thessalian-allies", "attack"))
    assert [(roll.attacker_tokens, roll.defender_tokens) for roll in war.all_told(DiceRolled)] == [
        (1, 0),
        (2, 0),
    ]


def test_ruling_39_phormio_ends_with_its_round(war: TableBuilder) -> None:
    """At Pylos' sea round; hoplites of Athens on land are not doubled."""
    pylos(war.special(GREEN, "phormio")).phase(Battles).act(GREEN, play("phormio"))
    assert [joined.attack for joined in war.all_told(CombatJoined)] == [6, 3]


def test_doubling_helps_allied_counters_too(war: TableBuilder) -> None:
    """Spartans as White's allies count double."""
    war.special(GREEN, "brasidas").places("attica").at(
        "attica",
        attack={WHITE: hoplites("thebes", 1), BLUE: hoplites("sparta", 3)},
        defence={RED: hoplites("athens", 3)},
    )
    war.phase(Battles).act(GREEN, play("brasidas"))
    assert war.told(CombatJoined).attack == 7
