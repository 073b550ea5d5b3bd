"""The words of cards and commanders are made from their effects."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from games.sparta import card_words, effects
from games.sparta.actions import Choose
from games.sparta.board import board
from games.sparta.wording import Wording
from games.text import LANGUAGES
from tests.games.conformance.random_play import moments
from tests.games.conformance.subject import load
from tests.games.text.speech import looks_right

ABOUT_EFFECTS = {"pick-option", "choose-target"}
LONG_ENOUGH = 400
"""Answers, after which both questions have come up."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_half_and_commander_has_words(language: str) -> None:
    words = Wording(language, ("A", "B"))
    texts = [line for card in board().cards.values() for line in card_words.action_card(words, card)]
    for battle in board().battle_cards.values():
        texts += [card_words.half(words, half) for half in (battle.land, battle.sea)]
    for name in board().commanders:
        texts += [card_words.commander(words, name, veteran=veteran) for veteran in (False, True)]
    assert all(looks_right(text) and "rules-" not in text for text in texts)
    assert all(text.startswith(text[0].upper()) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_with_other_effects_have_the_same_words(language: str) -> None:
    words = Wording(language, ("A", "B"))
    told: dict[str, object] = {}
    for card in board().cards.values():
        said = " ".join(card_words.action_card(words, card))
        does = (card.actor, card.effects, card.favour_effects, card.favour_mode, card.remove)
        assert told.setdefault(said, does) == does, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_file_changes_the_words(language: str) -> None:
    words = Wording(language, ("A", "B"))
    card = board().cards["shipwrights"]
    other = msgspec.structs.replace(card, effects=(effects.Fleet(n=3), effects.Talents(n=-1, who="opponent")))
    before, after = (card_words.action_card(words, each) for each in (card, other))
    assert before[1:] == after[1:]
    assert before[0] != after[0]
    assert "+3" in after[0]
    assert "−1" in after[0]


def test_a_hand_as_text_says_what_its_cards_do() -> None:
    words = Wording("en", ("A", "B"))
    assert words.card_text("shipwrights") == (
        "Shipwrights: +1 fleet strength. For 1 favour, instead: +2 fleet strength."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_an_effect_says_what_the_effect_is(language: str) -> None:
    """12: whoever picks a part or a target sees what each part does, and what happens to the target."""
    words, met = Wording(language, ("A", "B")), set()
    for moment in itertools.islice(moments(load("sparta"), "pw1", 2, 3), LONG_ENOUGH):
        decision = moment.decision
        if decision.question not in ABOUT_EFFECTS:
            continue
        met.add(decision.question)
        _, *about = words.question(decision).split("\n")
        assert about
        assert all(looks_right(line) and "rules-" not in line for line in about)
        if decision.question == "pick-option":
            numbers = decision.narrow(Choose)["what"]
            assert numbers
            assert all(any(line.startswith(f"({number}) ") for line in about) for number in numbers)
    assert met == ABOUT_EFFECTS
