"""Every word a player reads, in all languages, under random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core.decision import Choices, Decision
from games.text.catalogue import LANGUAGES
from tests.games.conformance import golden
from tests.games.conformance.random_play import Moment, looked_at
from tests.games.conformance.subject import load, tables
from tests.games.text.speech import looks_right

TABLES = pytest.mark.parametrize(("game", "scenario", "seats"), tables())
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

BUTTON, QUESTION, SENTENCE, ALT = 80, 1000, 1000, 1024
"""Discord's limits, with room to spare for what stands beside a text."""


@TABLES
@LANGUAGE
def test_everything_is_worded(game: str, scenario: str, seats: int, language: str) -> None:
    subject = load(game)
    names = golden.NAMES[:seats]
    words, orders = subject.game.wording(language, names), subject.game.orders(language, names)
    for moment in looked_at(subject, scenario, seats):
        for event in moment.table.events:
            assert len(said := words.event(event)) <= SENTENCE
            assert looks_right(said)
        assert len(asked := words.question(moment.decision)) <= QUESTION
        assert looks_right(asked)
        assert 0 < len(words.action(moment.action)) <= BUTTON
        written = orders.write(moment.action)
        assert orders.parse(written) == [moment.action], written
        if moment.number % 10 == 0:
            _check_alt(words, subject.game.view(moment.table.state, moment.seat))


def _check_alt(words: Any, view: Any) -> None:
    assert 0 < len(words.alt(view)) <= ALT
    assert 0 < len(words.hand_alt(view)) <= ALT
    assert 0 < len(words.part_alt(view, f"seat-{view.seat}")) <= ALT


@TABLES
@LANGUAGE
def test_refusals_are_worded(game: str, scenario: str, seats: int, language: str) -> None:
    subject, rng = load(game), Random(8)
    words = subject.game.wording(language, golden.NAMES[:seats])
    seen: list[Any] = []
    for moment in looked_at(subject, scenario, seats):
        for action in rng.sample(seen, min(3, len(seen))):
            refusal = moment.table.why_not(moment.seat, action)
            if refusal is not None:
                assert 0 < len(words.refusal(refusal)) <= SENTENCE
        seen.append(moment.action)


@TABLES
def test_answers_on_one_panel_read_differently(game: str, scenario: str, seats: int) -> None:
    """No two answers to a question have the same words, or the same order."""
    subject = load(game)
    names = golden.NAMES[:seats]
    for language in LANGUAGES:
        words, orders = subject.game.wording(language, names), subject.game.orders(language, names)
        for moment in looked_at(subject, scenario, seats):
            actions = _listed(moment)
            assert len({words.action(action) for action in actions}) == len(actions)
            assert len({orders.write(action) for action in actions}) == len(actions)


def _listed(moment: Moment) -> list[Any]:
    decision: Decision = moment.decision
    if moment.number % 5:
        return []
    return [action for form in decision.answers if isinstance(form, Choices) for action in form.actions]


@pytest.mark.parametrize("wanted", golden.files(), ids=lambda wanted: ".".join(map(str, wanted)))
def test_golden_transcript(wanted: tuple[str, str, int, str]) -> None:
    """`python -m tests.games.conformance.golden` writes the transcripts anew."""
    anew = f"if that is meant: python -m tests.games.conformance.golden {wanted[0]}"
    assert golden.transcript(*wanted) == golden.path(*wanted).read_text(encoding="utf-8"), anew
