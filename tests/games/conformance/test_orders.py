"""Typed orders of every game: what is written is read back, and whatever is typed is read or answered."""

from __future__ import annotations

import re
from contextlib import suppress
from importlib import import_module
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import registry
from games.core.errors import AmbiguousOrder, PlayerFault, UnreadableOrder
from games.text import LANGUAGES
from games.text.orders import Form
from games.text.vocabulary import folded, said
from tests.games.conformance.speech import load

GAMES = pytest.mark.parametrize("game", registry.ids())
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ("Anna", "Ben", "Cleo Black", "Dora")


def forms(game: str) -> list[Form]:
    return list(import_module(f"games.{game}.orders").FORMS)


def book_of(game: str, language: str) -> Any:
    return registry.get(game).orders(language, NAMES)


def words_of(game: str, language: str) -> Any:
    return registry.get(game).wording(language, NAMES)


@GAMES
@LANGUAGE
@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_what_is_written_reads_as_the_same_action(game: str, language: str, data: st.DataObject) -> None:
    action, book = data.draw(load(game).any_action), book_of(game, language)
    assert book.parse(book.write(action)) == [action]


@GAMES
def test_every_kind_of_action_has_a_form_and_is_tried(game: str) -> None:
    """The tests above and below try what `any_action` of `speech.py` makes."""
    kinds, found = set(get_args(registry.get(game).action)), set[type]()
    assert {form.kind for form in forms(game)} == kinds, "orders.py: a Form for each action"

    @given(load(game).any_action)
    @settings(max_examples=40 * len(kinds), deadline=None, derandomize=True)
    def try_some(action: Any) -> None:
        found.add(type(action))

    try_some()
    assert kinds == found, "speech.py: any_action makes each action"


@GAMES
@LANGUAGE
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_several_orders_are_parted_by_semicolons(game: str, language: str, data: st.DataObject) -> None:
    several = data.draw(st.lists(load(game).any_action, min_size=1, max_size=5))
    book = book_of(game, language)
    between = data.draw(st.sampled_from(["; ", ";", "\u037e ", "\u0387 ", " · ", "\n"]))
    assert book.parse(between.join(book.write(action) for action in several)) == several


@GAMES
@given(data=st.data(), names=st.lists(st.text(max_size=12), min_size=4, max_size=5))
@settings(max_examples=150, deadline=None)
def test_no_name_of_a_seat_gets_in_the_way(game: str, data: st.DataObject, names: list[str]) -> None:
    action, book = data.draw(load(game).any_action), import_module(f"games.{game}.orders").Orders("en", names)
    assert book.parse(book.write(action)) == [action]


@GAMES
@LANGUAGE
def test_every_example_of_the_catalogue_is_an_order(game: str, language: str) -> None:
    book, words = book_of(game, language), words_of(game, language)
    for form in forms(game):
        example = words.attribute(f"order-{form.order}", "example")
        (action,) = book.parse(example)
        assert type(action) is form.kind
        assert book.write(action) == example


@GAMES
@LANGUAGE
def test_the_name_of_the_command_may_stand_before_an_order(game: str, language: str) -> None:
    book, words = book_of(game, language), words_of(game, language)
    for form in forms(game):
        example = words.attribute(f"order-{form.order}", "example")
        for before in ("order", "/order", words.say("word-order")):
            assert book.parse(f"{before} {example}; {example}") == book.parse(f"{example}; {example}")
    with pytest.raises(UnreadableOrder, match="order-empty"):
        book.parse("order")


@GAMES
@LANGUAGE
def test_what_follows_an_order_that_stands_alone_is_to_be_left_out(game: str, language: str) -> None:
    book, words = book_of(game, language), words_of(game, language)
    alone = [
        form.order
        for form in forms(game)
        if folded(words.attribute(f"order-{form.order}", "example"))
        == folded(said(words, f"order-{form.order}")[0])
    ]
    if not alone:
        pytest.skip("something follows every order of this game")
    for order in alone:
        usual = said(words, f"order-{order}")[0]
        with pytest.raises(UnreadableOrder, match="order-alone"):
            book.parse(f"{usual} xyzzy")


@GAMES
@LANGUAGE
def test_an_unknown_order_is_answered_with_all_that_there_are(game: str, language: str) -> None:
    words = words_of(game, language)
    with pytest.raises(UnreadableOrder) as caught:
        book_of(game, language).parse("xyzzy")
    told = words.fault(caught.value)
    assert all(said(words, f"order-{form.order}")[0] in told for form in forms(game))


@GAMES
@LANGUAGE
@pytest.mark.parametrize("sign", ["-", "−", "+", "0.", "0,"])
def test_no_order_takes_a_number_with_a_sign(game: str, language: str, sign: str) -> None:
    book, words = book_of(game, language), words_of(game, language)
    for form in forms(game):
        example = words.attribute(f"order-{form.order}", "example")
        for number in re.findall(r"\d+", example):
            with pytest.raises(UnreadableOrder) as caught:
                book.parse(re.sub(r"\d+", f" {sign}{number}", example, count=1))
            assert f"{sign}{number}" in words.fault(caught.value)


@GAMES
@LANGUAGE
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_any_words_are_read_or_answered_with_a_sentence(
    game: str, language: str, data: st.DataObject
) -> None:
    words, book = data.draw(st.lists(st.sampled_from(load(game).words), max_size=8)), book_of(game, language)
    try:
        found = book.parse(" ".join(word.typed for word in words))
    except PlayerFault as fault:
        # Wording a fault is strict: what cannot be said raises.
        words_of(game, language).fault(fault)
        return
    assert [again for action in found for again in book.parse(book.write(action))] == found


@GAMES
@given(text=st.text(max_size=40))
@settings(max_examples=150, deadline=None)
def test_any_text_is_read_or_refused(game: str, text: str) -> None:
    with suppress(UnreadableOrder, AmbiguousOrder):
        book_of(game, "en").parse(text)


@GAMES
@LANGUAGE
def test_no_word_begins_two_orders(game: str, language: str) -> None:
    meanings: dict[tuple[str, ...], set[str]] = {}
    for spoken in {language, "en"}:
        for form in forms(game):
            for word in said(words_of(game, spoken), f"order-{form.order}"):
                meanings.setdefault(folded(word), set()).add(form.order)
    assert [word for word, found in meanings.items() if len(found) > 1] == []
