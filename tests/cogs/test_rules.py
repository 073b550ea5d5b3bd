"""The topics of `/rules`: made from whatever a game's catalogue has to say."""

import re
from contextlib import suppress
from typing import Any

import pytest

from bot.discord.panels import chapters as chapters_of
from bot.discord.panels import limits
from cogs import _rules
from games import registry
from games.core.errors import AmbiguousOrder
from games.perikles.board import board
from games.text import LANGUAGES

OFFERED = 25
"""Discord shows no more topics at once."""


def words_of(game: str, language: str) -> Any:
    return registry.get(game).wording(language, ["Anna"] * 6)


def chapters(game: str, language: str) -> list[str]:
    found = _rules.topics(registry.get(game), language)
    return [topic for topic in found if topic.startswith(chapters_of.CHAPTER)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["perikles", "peloponnes"])
def test_every_phase_has_its_chapter(game: str, language: str) -> None:
    phases = chapters_of.keys_of(words_of(game, language), "label-phase-")
    wanted = {phase.replace("label-phase-", chapters_of.CHAPTER) for phase in phases}
    assert wanted
    assert wanted <= set(chapters(game, language))


@pytest.mark.parametrize("game", registry.ids())
def test_chapters_are_the_same_in_every_language(game: str) -> None:
    english, *others = (chapters(game, language) for language in LANGUAGES)
    assert all(other == english for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_topics_have_names_of_their_own_and_fit(game: str, language: str) -> None:
    topics = _rules.topics(registry.get(game), language)
    assert len(set(topics.values())) == len(topics) <= OFFERED
    for topic, name in topics.items():
        (first, *_) = _rules.explained(registry.get(game), language, topic)
        assert topic == _rules.ORDERS or first.startswith(f"**{name}**: ")
        assert topic == _rules.ORDERS or len(first) <= limits.CONTENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_what_is_said_of_orders_as_a_whole_follows_them(game: str, language: str) -> None:
    words = words_of(game, language)
    *listed, _, own, shared = _rules.explained(registry.get(game), language, _rules.ORDERS)
    assert all(line.startswith("**") for line in listed)
    assert own == words.say("orders-help")
    assert shared == words.say("orders-help-parts")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_orders_that_are_quoted_can_be_read(game: str, language: str) -> None:
    words, orders = words_of(game, language), registry.get(game).orders(language, ["Anna"] * 4)
    for order in re.findall("`(.*?)`", words.say("orders-help")):
        with suppress(AmbiguousOrder):
            assert orders.parse(order)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_every_order_is_shown_with_what_it_does(game: str, language: str) -> None:
    *listed, _, _, _ = _rules.explained(registry.get(game), language, _rules.ORDERS)
    assert all(re.fullmatch(r"\*\*[^*]+\*\*: `[^`]+`(, `[^`]+`)* – \S.+", line) for line in listed)


def test_order_does_what_its_command_does() -> None:
    listed = _rules.explained(registry.get("perikles"), "en", _rules.ORDERS)
    assert "**pay**: `pay Megara` – Pay a marker for up to two more counters" in listed
    both = "Allow a defence that you were asked for, or refuse it"
    assert f"**allow, refuse**: `allow`, `refuse` – {both}" in listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_what_there_is_begins_with_the_aim_and_names_turn_and_scoring(game: str, language: str) -> None:
    heading, *lines, others = _rules.listed(registry.get(game), language)
    assert heading
    words = words_of(game, language)
    assert lines[0] == f"- **{chapters_of.title_of(words, chapters_of.AIM)}**: {words.say(chapters_of.AIM)}"
    titles = [line.removeprefix("- **").partition("**")[0] for line in lines]
    assert chapters_of.title_of(words, "chapter-end") in titles
    assert len(titles) == len(chapters(game, language)) + 1
    assert _rules.topics(registry.get(game), language)[_rules.ORDERS] in others


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_those_of_the_combat_table(language: str) -> None:
    """Perikles: six columns, each with what the attacker and the defender need."""
    told = re.findall(r"\d+", words_of("perikles", language).say("chapter-odds"))
    needed = [
        str(n) for column in reversed(board().columns.values()) for n in (column.attacker, column.defender)
    ]
    pairs = [(told[at], told[at + 1]) for at in range(len(told) - 1)]
    for column in board().columns.values():
        assert (str(column.attacker), str(column.defender)) in pairs
    assert [each for each in told if int(each) > 4] == needed
