"""Phase 5: war, alliance and the two sides of a place (ruling 24)."""

from __future__ import annotations

import pytest

from games.perikles.actions import AnswerRequest, AskPermission, Send
from games.perikles.board import Side
from games.perikles.events import AllianceMade, WarBegun
from games.perikles.steps.round_end import EndOfRound
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, triremes


@pytest.fixture
def war(table: TableBuilder) -> TableBuilder:
    """Red leads Athens and Argos, Blue Sparta, Green Corinth, White Thebes and Megara.

    Pylos, Cythera: Sparta; Attica: Athens; Leucas, Solygeia: Corinth; Delium: Thebes; Mantinea: Argos.
    """
    table.leaders(athens=RED, argos=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE, megara=WHITE)
    table.places("pylos", "cythera", "attica", "leucas", "delium", "mantinea", "solygeia")
    for seat in range(4):
        table.hold(seat, ones=3)
    return table.commit(first=GREEN)


def send(city: str, place: str, side: Side, strength: int = 1) -> Send:
    return Send(city, "hoplite", strength, place, side)


def defend(table: TableBuilder, seat: int, city: str, place: str) -> TableBuilder:
    """Let a force be allowed to defend a place, and do so."""
    table.allowed(place, *table.place(place).allowed, city)
    return table.turn(seat, send(city, place, "defence"))


# War


def test_5_attack_is_war_with_the_places_city(war: TableBuilder) -> None:
    war.turn(GREEN, send("corinth", "pylos", "attack"))
    assert war.told(WarBegun) == WarBegun(city="corinth", enemy="sparta")
    assert len(war.view(None).wars) == 1
    assert set(war.view(None).wars[0]) == {"corinth", "sparta"}


def test_5_second_attack_is_no_second_war(war: TableBuilder) -> None:
    war.turn(GREEN, send("corinth", "pylos", "attack"), send("corinth", "cythera", "attack", 2))
    assert len(war.all_told(WarBegun)) == 1


def test_5_at_war_no_defence_of_the_enemys_places(war: TableBuilder) -> None:
    """Corinth attacked Pylos; it cannot defend Cythera, allowed or not."""
    war.allowed("cythera", "corinth").act(GREEN, send("corinth", "pylos", "attack"))
    join = send("corinth", "cythera", "defence", 2)
    war.refused(GREEN, join, "at-war-with", city="corinth", other="sparta", place="cythera")


def test_example_22_at_war_no_attack_beside_the_enemy(war: TableBuilder) -> None:
    """Corinth attacked Pylos; Spartans attack Attica; Corinth cannot join them."""
    war.turn(GREEN, send("corinth", "pylos", "attack")).turn(WHITE).turn(RED)
    war.turn(BLUE, send("sparta", "attica", "attack"))
    join = send("corinth", "attica", "attack", 2)
    war.refused(GREEN, join, "beside-enemy", city="corinth", other="sparta", place="attica")


def test_5_at_war_no_defence_beside_the_enemy(war: TableBuilder) -> None:
    """Both would be allowed to defend Attica, but not beside each other."""
    war.allowed("attica", "sparta", "corinth").turn(GREEN, send("corinth", "pylos", "attack"))
    war.turn(WHITE).turn(RED).turn(BLUE, send("sparta", "attica", "defence"))
    join = send("corinth", "attica", "defence", 2)
    war.refused(GREEN, join, "beside-enemy", city="corinth", other="sparta", place="attica")


def test_5_at_war_opposite_sides_are_right(war: TableBuilder) -> None:
    war.allowed("attica", "corinth").turn(GREEN, send("corinth", "pylos", "attack"))
    war.turn(WHITE).turn(RED).turn(BLUE, send("sparta", "attica", "attack"))
    assert war.may(GREEN, send("corinth", "attica", "defence", 2))


def test_ruling_24_war_is_mutual_for_defence(war: TableBuilder) -> None:
    """Corinth attacked Pylos; now Sparta cannot defend Corinth's Leucas either."""
    war.allowed("leucas", "sparta").turn(GREEN, send("corinth", "pylos", "attack")).turn(WHITE).turn(RED)
    join = send("sparta", "leucas", "defence")
    war.refused(BLUE, join, "at-war-with", city="sparta", other="corinth", place="leucas")


def test_ruling_24_war_is_mutual_for_lying_beside(war: TableBuilder) -> None:
    """Corinth attacks Pylos and Attica; Sparta cannot join the attack on Attica."""
    war.turn(GREEN, send("corinth", "pylos", "attack"), send("corinth", "attica", "attack", 2))
    war.turn(WHITE).turn(RED)
    join = send("sparta", "attica", "attack")
    war.refused(BLUE, join, "beside-enemy", city="sparta", other="corinth", place="attica")


def test_ruling_24_counters_already_lying_stay(war: TableBuilder) -> None:
    """Corinth and Sparta attack Attica together; then Corinth attacks Pylos: legal, and nothing moves.

    Only further counters cannot join the enemy at Attica.
    """
    war.turn(GREEN, send("corinth", "attica", "attack")).turn(WHITE).turn(RED)
    war.turn(BLUE, send("sparta", "attica", "attack"))
    war.act(GREEN, send("corinth", "pylos", "attack", 2))
    assert [by for _, by in war.counters_at("attica", "attack")] == [GREEN, BLUE]
    more = send("corinth", "attica", "attack", 2)
    war.refused(GREEN, more, "beside-enemy", city="corinth", other="sparta", place="attica")


def test_ruling_24_war_is_with_nobody_else(war: TableBuilder) -> None:
    """Megara defends Pylos, which Corinth attacks: these two are not at war and may lie together."""
    war.turn(GREEN, send("corinth", "pylos", "attack"))
    war.allowed("pylos", "megara").turn(
        WHITE, send("megara", "pylos", "defence"), send("megara", "attica", "attack", 2)
    )
    war.turn(RED).turn(BLUE)
    assert war.may(GREEN, send("corinth", "attica", "attack", 2))
    assert len(war.all_told(WarBegun)) == 2


def test_ruling_24_war_does_not_spread_to_fellow_attackers(war: TableBuilder) -> None:
    """Megara fights beside Corinth against Athens, and so at war with Athens, but not with Sparta."""
    war.turn(GREEN, send("corinth", "pylos", "attack"), send("corinth", "attica", "attack", 2))
    war.turn(WHITE, send("megara", "attica", "attack"))
    war.turn(RED).turn(BLUE).turn(GREEN)
    war.allowed("cythera", "megara")
    assert war.may(WHITE, send("megara", "cythera", "defence", 2))


# Alliance


def test_5_defence_of_anothers_place_is_alliance(war: TableBuilder) -> None:
    defend(war, GREEN, "corinth", "pylos")
    assert war.told(AllianceMade) == AllianceMade(city="corinth", ally="sparta")


def test_5_defence_of_an_own_place_is_none(war: TableBuilder) -> None:
    war.turn(GREEN, send("corinth", "leucas", "defence"))
    assert not war.all_told(AllianceMade)
    assert war.view(None).alliances == ()


def test_5_two_cities_of_one_seat_ally_as_others_do(war: TableBuilder) -> None:
    """White's Megarians defend White's Delium without asking; Megara and Thebes are allied by it."""
    war.turn(GREEN).turn(WHITE, send("megara", "delium", "defence"))
    assert war.told(AllianceMade) == AllianceMade(city="megara", ally="thebes")


def test_example_22_ally_cannot_attack(war: TableBuilder) -> None:
    """Corinth defended Pylos; it cannot attack Cythera, Sparta's too."""
    defend(war, GREEN, "corinth", "pylos").turn(WHITE).turn(RED).turn(BLUE)
    attack = send("corinth", "cythera", "attack", 2)
    war.refused(GREEN, attack, "allied-with", city="corinth", other="sparta", place="cythera")


def test_example_22_ally_cannot_attack_where_its_ally_defends(war: TableBuilder) -> None:
    """Corinth defended Pylos; Spartans defend Attica; Corinth cannot attack it."""
    defend(war, GREEN, "corinth", "pylos").turn(WHITE).turn(RED)
    defend(war, BLUE, "sparta", "attica")
    attack = send("corinth", "attica", "attack", 2)
    war.refused(GREEN, attack, "against-ally", city="corinth", other="sparta", place="attica")


def test_5_ally_cannot_defend_against_its_ally(war: TableBuilder) -> None:
    """Corinth defended Pylos; Spartans attack Attica; Corinth cannot defend it."""
    defend(war, GREEN, "corinth", "pylos").turn(WHITE).turn(RED)
    war.allowed("attica", "corinth").turn(BLUE, send("sparta", "attica", "attack"))
    oppose = send("corinth", "attica", "defence", 2)
    war.refused(GREEN, oppose, "against-ally", city="corinth", other="sparta", place="attica")


def test_5_ally_may_fight_beside_its_ally(war: TableBuilder) -> None:
    defend(war, GREEN, "corinth", "pylos").turn(WHITE).turn(RED)
    war.turn(BLUE, send("sparta", "attica", "attack"))
    assert war.may(GREEN, send("corinth", "attica", "attack", 2))


def test_ruling_24_alliance_is_mutual_for_attack(war: TableBuilder) -> None:
    """Corinth defended Pylos; now Sparta cannot attack Corinth's Leucas."""
    defend(war, GREEN, "corinth", "pylos").turn(WHITE).turn(RED)
    attack = send("sparta", "leucas", "attack")
    war.refused(BLUE, attack, "allied-with", city="sparta", other="corinth", place="leucas")


def test_ruling_24_alliance_is_mutual_for_lying_opposite(war: TableBuilder) -> None:
    """Corinth defends Pylos and attacks Attica; Sparta cannot defend Attica."""
    war.allowed("pylos", "corinth").allowed("attica", "sparta")
    war.turn(GREEN, send("corinth", "pylos", "defence"), send("corinth", "attica", "attack", 2))
    war.turn(WHITE).turn(RED)
    oppose = send("sparta", "attica", "defence")
    war.refused(BLUE, oppose, "against-ally", city="sparta", other="corinth", place="attica")


def test_ruling_24_opposed_before_the_alliance_stays(war: TableBuilder) -> None:
    """Sparta attacks Attica, Corinth defends it; later Corinth may still defend Pylos: nothing moves."""
    defend(war, GREEN, "corinth", "attica").turn(WHITE).turn(RED)
    war.turn(BLUE, send("sparta", "attica", "attack"))
    war.allowed("pylos", "corinth").act(GREEN, send("corinth", "pylos", "defence", 2))
    assert len(war.counters_at("attica", "defence")) == len(war.counters_at("attica", "attack")) == 1


def test_ruling_24_alliance_does_not_spread(war: TableBuilder) -> None:
    """Corinth and Megara both defend Pylos; they are not allied with each other by that."""
    defend(war, GREEN, "corinth", "pylos")
    defend(war, WHITE, "megara", "pylos").turn(RED).turn(BLUE).turn(GREEN)
    assert war.may(WHITE, send("megara", "leucas", "attack", 2))
    assert len(war.all_told(AllianceMade)) == 2


# Cities, not players


def test_5_one_players_cities_may_be_ally_and_enemy_of_the_same_city(war: TableBuilder) -> None:
    """White's Thebans attack Pylos, White's Megarians defend Cythera: both Sparta's, and legal."""
    war.turn(GREEN).turn(WHITE, send("thebes", "pylos", "attack")).turn(RED).turn(BLUE).turn(GREEN)
    war.act(WHITE, AskPermission("megara", "cythera")).act(BLUE, AnswerRequest(True))
    war.act(WHITE, send("megara", "cythera", "defence"))
    assert war.place("cythera").main_defender == WHITE


def test_5_never_own_counters_on_both_sides(war: TableBuilder) -> None:
    """White's Thebans attack Pylos, so White's Megarians cannot defend Pylos itself."""
    war.allowed("pylos", "megara").turn(GREEN).act(WHITE, send("thebes", "pylos", "attack"))
    war.refused(WHITE, send("megara", "pylos", "defence"), "both-sides", place="pylos")


def test_5_never_both_sides_the_other_way_round(war: TableBuilder) -> None:
    war.allowed("pylos", "megara").turn(GREEN).act(WHITE, send("megara", "pylos", "defence"))
    war.refused(WHITE, send("thebes", "pylos", "attack"), "both-sides", place="pylos")


def test_5_sides_of_different_places_are_free(war: TableBuilder) -> None:
    war.allowed("cythera", "megara").turn(GREEN)
    war.act(WHITE, send("megara", "cythera", "defence"), send("thebes", "pylos", "attack"))
    assert war.place("pylos").main_attacker == WHITE


def test_5_triremes_make_war_and_alliance_as_hoplites_do(war: TableBuilder) -> None:
    war.turn(GREEN, Send("corinth", "trireme", 1, "pylos", "attack"))
    assert war.told(WarBegun) == WarBegun(city="corinth", enemy="sparta")
    assert war.counters_at("pylos", "attack") == [(triremes("corinth", 1)[0], GREEN)]


def test_ruling_24_states_last_for_the_round() -> None:
    """In the next round all are at peace again."""
    table = TableBuilder().leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE)
    table.state.wars = [("corinth", "sparta")]
    table.state.alliances = [("athens", "thebes")]
    table.phase(EndOfRound)
    assert (table.view(None).wars, table.view(None).alliances) == ((), ())


def test_ruling_18_attack_on_a_leaderless_citys_place_is_war_too(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).places("mantinea")
    table.hold(RED, ones=1).commit(first=RED).act(RED, send("athens", "mantinea", "attack"))
    assert table.told(WarBegun) == WarBegun(city="athens", enemy="argos")


def test_5_enemies_may_be_driven_apart_at_sea_and_on_land(war: TableBuilder) -> None:
    """Sides are sides of a place, not of a combat round: triremes beside enemy hoplites are refused."""
    war.turn(GREEN, send("corinth", "pylos", "attack")).turn(WHITE).turn(RED)
    war.turn(BLUE, send("sparta", "delium", "attack"))
    join = Send("corinth", "trireme", 1, "delium", "attack")
    war.refused(GREEN, join, "beside-enemy", city="corinth", other="sparta", place="delium")


def test_5_a_players_other_city_is_not_at_war(war: TableBuilder) -> None:
    """Corinth attacked Red's Mantinea; Red's Athenians may still attack beside Corinthians."""
    war.turn(GREEN, send("corinth", "mantinea", "attack"), send("corinth", "pylos", "attack", 2)).turn(WHITE)
    assert war.may(RED, send("athens", "pylos", "attack"))
    beside = send("argos", "pylos", "attack")
    war.refused(RED, beside, "beside-enemy", city="argos", other="corinth", place="pylos")
