from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.chance import Seeded
from games.core.decision import Action
from games.core.errors import AmbiguousOrder, PlayerFault, UnreadableOrder
from games.core.game import start
from games.perikles.actions import (
    AnswerRequest,
    AskPermission,
    Assassinate,
    ChooseLoss,
    EndTurn,
    MoveMarker,
    NameFirst,
    Pass,
    PayMarker,
    PlaceMarker,
    PlaySpecial,
    Propose,
    Recover,
    Send,
    Take,
)
from games.perikles.board import board
from games.perikles.game import GAME
from games.perikles.orders import FORMS, TARGETS, Orders, orders
from games.perikles.wording import wording
from games.text import LANGUAGES
from games.text.vocabulary import Token, folded, said, tokens

NAMES = ("Anna", "Ben", "Cleo Black", "Dora")
CITIES = (*board().cities, "persia")

cities, seats = st.sampled_from(CITIES), st.integers(0, len(NAMES) - 1)
places, sides = st.sampled_from(list(board().places)), st.sampled_from(["attack", "defence"])
arms = st.sampled_from(["hoplite", "trireme"])
targets = {"city": cities, "place": places, "hand": st.just("hand"), "side": sides}


WORDS = tokens(
    "send take play pass propose sparta megara h t 3 2 attica sicily attack x any candidate B anna hand "
    "until round στείλε Πύλο nimm Athen xyzzy"
)


def plays(tile: str) -> st.SearchStrategy[PlaySpecial]:
    kinds = [targets[kind] for kind in TARGETS.get(tile, ())]
    return st.builds(PlaySpecial, st.just(tile), st.one_of(st.just(""), *kinds))


any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(PlaceMarker, cities),
    st.builds(Take, st.sampled_from(list(board().tiles)), st.one_of(st.none(), cities)),
    st.builds(Propose, cities, seats),
    st.builds(Assassinate, cities, seats, st.booleans()),
    st.builds(EndTurn, st.sampled_from(["", "phase"])),
    st.builds(NameFirst, seats),
    st.builds(Recover, cities, arms),
    st.builds(Send, cities, arms, st.integers(0, 99), places, sides),
    st.builds(PayMarker, cities, cities),
    st.builds(AskPermission, cities, places),
    st.builds(AnswerRequest, st.booleans()),
    st.builds(Pass, st.one_of(st.sampled_from(["", "phase"]), places)),
    st.builds(ChooseLoss, cities),
    st.sampled_from(list(board().specials)).flatmap(plays),
    st.builds(MoveMarker, cities, seats),
)


def read(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> list[Action]:
    return orders(language, names).parse(text)


def complaint(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
    with pytest.raises(PlayerFault) as caught:
        orders(language, names).parse(text)
    return wording(language, names).fault(caught.value)


# Reading is the inverse of writing


@pytest.mark.parametrize("language", LANGUAGES)
@given(action=any_action)
@settings(max_examples=300, deadline=None)
def test_what_is_written_reads_as_the_same_action(language: str, action: Action) -> None:
    book = orders(language, NAMES)
    assert book.parse(book.write(action)) == [action]


@pytest.mark.parametrize("language", LANGUAGES)
@given(several=st.lists(any_action, min_size=1, max_size=5))
@settings(max_examples=60, deadline=None)
def test_several_orders_are_parted_by_semicolons(language: str, several: list[Action]) -> None:
    book = orders(language, NAMES)
    assert book.parse("; ".join(book.write(action) for action in several)) == several


@given(action=any_action, names=st.lists(st.text(max_size=12), min_size=4, max_size=5))
@settings(max_examples=200, deadline=None)
def test_no_name_of_a_seat_gets_in_the_way(action: Action, names: list[str]) -> None:
    book = Orders("en", names)
    assert book.parse(book.write(action)) == [action]


@pytest.mark.parametrize("names", [("B", "A", "send", "Athens"), ("2", "1", "the", "candidate")])
def test_names_that_are_words_of_orders_do_not_change_them(names: tuple[str, ...]) -> None:
    book = orders("en", names)
    for action in (
        Propose("athens", 0),
        Assassinate("sparta", 2, True),
        NameFirst(3),
        MoveMarker("argos", 1),
    ):
        assert book.parse(book.write(action)) == [action]


@pytest.mark.parametrize("count", [3, 5])
def test_every_legal_answer_of_a_game_can_be_ordered(count: int) -> None:
    rng = Random(count)
    table = start(GAME, count, GAME.scenarios[0], Seeded(b"orders"))
    books = [orders(language, ["Anna", "Ben", "Cleo", "Dora", "Emil"][:count]) for language in LANGUAGES]
    while table.asked():
        decision = rng.choice(table.asked()).decision
        action = decision.sample(rng)
        for book in books:
            assert book.parse(book.write(action)) == [action]
        table.act(decision.seat, action)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.order)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_of_the_catalogue_is_an_order(language: str, form: Any) -> None:
    example = wording(language, NAMES).attribute(f"order-{form.order}", "example")
    (action,) = read(example, language)
    assert type(action) is form.kind
    assert orders(language, NAMES).write(action) == example


# What else can be typed


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("take athens 2", [Take("athens-2")]),
        ("take any argos", [Take("any-1", "argos")]),
        ("take argos any", [Take("any-1", "argos")]),
        ("take any", [Take("any-1")]),
        ("take sparta candidate", [Take("sparta-1-candidate")]),
        ("take 1 assassin from sparta", [Take("sparta-1-assassin")]),
        ("take athens 2 sparta", [Take("athens-2", "sparta")]),
        ("place corinth", [PlaceMarker("corinth")]),
        ("place my marker in Corinth", [PlaceMarker("corinth")]),
        ("propose megara B", [Propose("megara", 1)]),
        ("propose ben megara", [Propose("megara", 1)]),
        ("propose megara 2", [Propose("megara", 1)]),
        ("propose megara cleo", [Propose("megara", 2)]),
        ("propose megara Cleo Black", [Propose("megara", 2)]),
        ("propose megara green", [Propose("megara", 2)]),
        ("propose megara Γ", [Propose("megara", 2)]),
        ("assassinate argos B alpha", [Assassinate("argos", 1, True)]),
        ("assassinate argos B", [Assassinate("argos", 1)]),
        ("pay megara", [PayMarker("megara", "megara")]),
        ("pay persia argos", [PayMarker("persia", "argos")]),
        ("pay Persians argos", [PayMarker("persia", "argos")]),
        ("ask thebes attica", [AskPermission("thebes", "attica")]),
        ("ask attica with thebes", [AskPermission("thebes", "attica")]),
        ("allow", [AnswerRequest(True)]),
        ("no", [AnswerRequest(False)]),
        ("first b", [NameFirst(1)]),
        ("recover athens trireme", [Recover("athens", "trireme")]),
        ("end", [EndTurn()]),
        ("END until the end of the phase", [EndTurn("phase")]),
        ("pass until the battle of Sicily", [Pass("sicily")]),
        ("lose thebes", [ChooseLoss("thebes")]),
        ("play plague sparta", [PlaySpecial("plague", "sparta")]),
        ("play slave-revolt pylos", [PlaySpecial("slave-revolt", "pylos")]),
        ("play slave revolt megara", [PlaySpecial("slave-revolt", "megara-town")]),
        ("play plague megara", [PlaySpecial("plague", "megara")]),
        ("play thessalian allies defence", [PlaySpecial("thessalian-allies", "defence")]),
        ("move thebes C", [MoveMarker("thebes", 2)]),
        ("take athens 2; propose megara b", [Take("athens-2"), Propose("megara", 1)]),
        ("take athens 2\npropose megara b;", [Take("athens-2"), Propose("megara", 1)]),
    ],
)
def test_orders_as_players_type_them(text: str, actions: list[Action]) -> None:
    assert read(text) == actions


@pytest.mark.parametrize(
    "text",
    [
        "send sparta h3 attica attack",
        "SEND SPARTA H3 ATTICA ATTACK",
        "send spartan hoplite 3 to attack attica",
        "send h3 from sparta > attica x",
        "send s h3 att x",
        "sen spa h 3 atti att",
    ],
)
def test_a_counter_can_be_sent_in_many_words(text: str) -> None:
    assert read(text) == [Send("sparta", "hoplite", 3, "attica", "attack")]


def test_several_counters_go_to_one_place_or_to_several() -> None:
    pylos = [Send("sparta", "hoplite", strength, "pylos", "defence") for strength in (3, 2)]
    assert read("send sparta h3 h2 > pylos defend") == pylos
    assert read("send sparta h3 2 > pylos defend") == pylos
    assert read("send sparta h3 pylos defend, h2 pylos defend") == pylos
    assert read("send t t2 > sicily x, corinth h1 > delium x") == [
        Send("thebes", "trireme", 2, "sicily", "attack"),
        Send("corinth", "hoplite", 1, "delium", "attack"),
    ]
    assert read("send sparta h3 corinth h2 > pylos defend") == [
        Send("sparta", "hoplite", 3, "pylos", "defence"),
        Send("corinth", "hoplite", 2, "pylos", "defence"),
    ]


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("schicke Sparta h3 ätolien Angriff", "de", Send("sparta", "hoplite", 3, "aetolia", "attack")),
        ("schick sparta H3 nach AETOLIEN x", "de", Send("sparta", "hoplite", 3, "aetolia", "attack")),
        ("schlage in Megara Cleo vor", "de", Propose("megara", 2)),
        ("bitte nimm beliebige Stadt: Argos", "de", Take("any-1", "argos")),
        ("nimm Athen Attentaeter", "de", Take("athens-1-assassin")),
        ("spiele Thessalische Verbuendete Angriff", "de", PlaySpecial("thessalian-allies", "attack")),
        ("ende bis ende der phase", "de", EndTurn("phase")),
        ("ΠΑΡΕ ΑΘΗΝΑ 2", "el", Take("athens-2")),
        ("παρε αθηνα 2", "el", Take("athens-2")),
        ("βάλε στην Κόρινθο", "el", PlaceMarker("corinth")),
        ("βαλε κορινθοσ", "el", PlaceMarker("corinth")),
        ("στείλε ο3 της Σπάρτης στη Λέσβο επίθεση", "el", Send("sparta", "hoplite", 3, "lesbos", "attack")),
        ("στείλε σ h3 λεσ χ", "el", Send("sparta", "hoplite", 3, "lesbos", "attack")),
        (
            "στείλε τριήρης 2 των Μεγάρων στα Μέγαρα άμυνα",
            "el",
            Send("megara", "trireme", 2, "megara-town", "defence"),
        ),
        ("παίξε εξέγερση των ειλώτων στην Πύλο", "el", PlaySpecial("slave-revolt", "pylos")),
        ("παίξε Λοιμός στη Σπάρτη", "el", PlaySpecial("plague", "sparta")),
        ("πάσο μέχρι τη μάχη στις Πλαταιές", "el", Pass("plataea")),
        ("πρότεινε Μέγαρα Γ", "el", Propose("megara", 2)),
        ("ναι", "el", AnswerRequest(True)),
    ],
)
def test_orders_in_the_language_of_the_seat(text: str, language: str, action: Action) -> None:
    assert read(text, language) == [action]


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_understood_in_every_language(language: str) -> None:
    assert read("send sparta h3 attica attack; end until phase", language) == [
        Send("sparta", "hoplite", 3, "attica", "attack"),
        EndTurn("phase"),
    ]


# What cannot be read


@pytest.mark.parametrize(
    ("text", "word", "candidates"),
    [
        ("p", "p", ("place", "propose", "pay", "pass", "play")),
        ("ask thebes me", "me", ("Melos", "Megara")),
        ("take athens", "Athens", ("Athens 2", "Athens 1 with candidate", "Athens 1 with assassin")),
        ("pass until l", "l", ("Lesbos", "Leucas")),
    ],
)
def test_what_fits_several_things_is_asked_back(text: str, word: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousOrder) as caught:
        read(text)
    assert (caught.value.word, caught.value.candidates) == (word, candidates)


def test_seats_of_one_name_are_asked_back_with_their_letters() -> None:
    assert complaint("first anna", names=("Anna", "Anna", "Ben")) == (
        "“anna” can mean Α (Anna) or Β (Anna); write more of it."
    )


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("", "en", "The order is empty; write for example “take Athens 2”."),
        ("propoze megara B", "en", "“propoze” is not an order; did you mean propose?"),
        ("take athns 2", "en", "I do not understand “athns” after “take”; did you mean Athens?"),
        (
            "place corinth sparta",
            "en",
            "“sparta” does not belong into “place”; write for example “place Corinth”.",
        ),
        ("send sparta h3", "en", "“send” is not complete; write for example “send Sparta h3 Attica attack”."),
        (
            "send sparta h3 pylos sicily x",
            "en",
            "“sicily” does not belong into “send”; write for example “send Sparta h3 Attica attack”.",
        ),
        ("the", "en", "The order is empty; write for example “take Athens 2”."),
        ("take athens 7", "en", "“7” does not belong into “take”; write for example “take Athens 2”."),
        (
            "send sparta 3 attica x",
            "en",
            "“3” does not belong into “send”; write for example “send Sparta h3 Attica attack”.",
        ),
        (
            "play plague xyzzy",
            "en",
            "I do not understand “xyzzy” after “play”; write for example “play Plague Sparta”.",
        ),
        ("nihm Athen 2", "de", "„nihm“ ist kein Befehl; meintest du nimm?"),
        ("setze Korynth", "de", "Nach „setze“ verstehe ich „Korynth“ nicht; meintest du Korinth?"),
        ("στίλε Σπάρτη ο3", "el", "Δεν υπάρχει εντολή «στίλε»· μήπως εννοείς στείλε;"),
        ("βάλε Κόριθνο", "el", "Δεν καταλαβαίνω το «Κόριθνο» μετά το «βάλε»· μήπως εννοείς Κόρινθο;"),
    ],
)
def test_one_sentence_says_what_was_not_understood_and_what_would_be_right(
    text: str, language: str, said: str
) -> None:
    assert complaint(text, language) == said


def test_an_unknown_order_is_answered_with_all_that_there_are() -> None:
    said = complaint("xyzzy")
    assert all(form.order in said for form in FORMS)


@pytest.mark.parametrize("language", LANGUAGES)
@given(
    words=st.lists(
        st.sampled_from(WORDS),
        max_size=8,
    )
)
@settings(max_examples=150, deadline=None)
def test_any_words_are_read_or_answered_with_a_sentence(language: str, words: list[Token]) -> None:
    book = orders(language, NAMES)
    try:
        found = book.parse(" ".join(word.typed for word in words))
    except PlayerFault as fault:
        # Wording a fault is strict: what cannot be said raises.
        wording(language, NAMES).fault(fault)
        return
    assert [again for action in found for again in book.parse(book.write(action))] == found


@given(text=st.text(max_size=40))
@settings(max_examples=150, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(UnreadableOrder, AmbiguousOrder):
        read(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_begins_two_orders(language: str) -> None:
    meanings: dict[tuple[str, ...], set[str]] = {}
    for spoken in {language, "en"}:
        for form in FORMS:
            for word in said(wording(spoken, NAMES), f"order-{form.order}"):
                meanings.setdefault(folded(word), set()).add(form.order)
    assert [word for word, found in meanings.items() if len(found) > 1] == []
