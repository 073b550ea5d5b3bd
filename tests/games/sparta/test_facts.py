"""What stands beside answers on a panel comes from the view and is true."""

from __future__ import annotations

import msgspec
import pytest

from games.sparta import card_words
from games.sparta.actions import Build, Choose, Discard, Envoy, Mobilise, Play, PlayBattleCard, Recruit, Siege
from games.sparta.board import board
from games.sparta.facts import chance, shortened
from games.sparta.view import SeenBattle, View
from games.text import LANGUAGES
from tests.rendering.plays import play, words_of

WORDS = words_of("sparta", "en", 2)
change = msgspec.structs.replace


@pytest.fixture(scope="module")
def view() -> View:
    found: View = next(each.view for each in play("sparta", 2, 4, 0, "pw2") if each.view.phase == "actions")
    powers = tuple(change(seen, talents=9) for seen in found.powers)
    return change(found, powers=powers)


def test_a_unit_says_its_price_and_what_is_left(view: View) -> None:
    plain, dear = Mobilise("hoplite", "archidamus"), Mobilise("hoplite", "archidamus", card=True)
    assert WORDS.fact(view, plain) == "3 talents, 6 left"
    assert WORDS.fact(view, dear) == "5 talents, 4 left"
    assert WORDS.fact(change(view, lasting=("helot-revolt",)), plain) == "4 talents, 5 left"


def test_a_unit_that_an_effect_mobilises_says_the_price_of_the_effect(view: View) -> None:
    free = change(view, levy=0)
    assert WORDS.fact(free, Mobilise("hoplite", "archidamus")) == "0 talents, 9 left"
    assert WORDS.fact(free, Mobilise("hoplite", "archidamus", card=True)) == "2 talents, 7 left"


def test_triremes_and_supports_say_their_price(view: View) -> None:
    own = next(seen for seen in view.powers if seen.id == view.power)
    price = board().tracks.fleet_cost[own.fleet]
    assert WORDS.fact(view, Build()) == WORDS.say("fact-price", talents=price, left=9 - price)
    assert WORDS.fact(view, Recruit("attica-cavalry")) == "1 talent, 8 left"


def test_a_place_says_whose_it_is(view: View) -> None:
    assert WORDS.fact(view, Envoy("athenae", 1)) == WORDS.fact(view, Choose("athenae")) == "Athens 3/3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_what_it_does_either_way_and_who_carries_it_out(view: View, language: str) -> None:
    """Neither who carries it out alone, nor that it leaves the game, would help anybody to choose."""
    words = words_of("sparta", language, 2)
    assert WORDS.fact(view, Play("shipwrights")) == "+1 fleet strength."
    assert WORDS.fact(view, Play("shipwrights", favour=True)) == "For 1 favour, instead: +2 fleet strength."
    assert WORDS.fact(view, Play("periclean-strategy")).startswith("Athens carries it out. Take off a raid")
    for name, card in board().cards.items():
        said = words.played(name, favour=False)
        assert said.endswith(card_words.action_card(words, card)[card.actor != "player"])
        assert not card.favour_cost or words.played(name, favour=True) != said


def test_a_battle_card_is_called_by_the_half_that_counts(view: View) -> None:
    battle = SeenBattle(place="gela", element="sea", sides=(), cancelled=(), lead="", by=0)
    assert WORDS.beside_fact(view, PlayBattleCard("b05")) == ""
    assert WORDS.beside_fact(change(view, battle=battle), PlayBattleCard("b05")) == WORDS.half_title(
        "b05", "sea"
    )


def test_a_siege_says_its_odds(view: View) -> None:
    places = tuple(
        change(seen, siege="sparta-hoplite-1", dice=2) if seen.id == "gela" else seen for seen in view.places
    )
    influence = next(seen.influence for seen in places if seen.id == "gela")
    told = WORDS.fact(change(view, places=places), Siege("gela"))
    assert (
        told == f"2 dice against {influence} influence: falls now with {round(100 * chance(2, influence))}%"
    )


def test_odds_are_counted_from_the_faces_of_the_dice() -> None:
    faces = board().printed.dice
    success = faces.success / (faces.failure + faces.blank + faces.success)
    assert chance(1, 1) == pytest.approx(success)
    assert chance(2, 1) == pytest.approx(1 - (1 - success) ** 2)
    assert (chance(1, 2), chance(0, 1)) == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_they_do_in_one_line(view: View, language: str) -> None:
    words = words_of("sparta", language, 2)
    for card in board().cards:
        assert 0 < len(words.fact(view, Play(card))) <= 90
    assert words.fact(view, Discard(("famines",))) == ""
    assert words.fact(view, PlayBattleCard("b01")) == ""


def test_a_long_text_is_cut_between_words() -> None:
    assert shortened("short") == "short"
    cut = shortened("word " * 40)
    assert cut.endswith("word …")
    assert len(cut) <= 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_regions_are_short(language: str) -> None:
    words = words_of("sparta", language, 2)
    names = {words.gathered(Envoy(place, 1)) for place in board().places}
    assert len(names) == 6
    assert all(0 < len(name) <= 34 for name in names)
