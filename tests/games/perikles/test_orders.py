from __future__ import annotations

import pytest

from games import dry_run
from games.core.decision import Action
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault
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
from games.perikles.orders import orders, tiles_with
from games.perikles.steps.influence import TakeInfluence
from games.perikles.wording import wording
from games.text import LANGUAGES
from tests.games.perikles.builder import TableBuilder

NAMES = ("Anna", "Ben", "Cleo Black", "Dora")
CITIES = (*board().cities, "persia")


def read(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> list[Action]:
    return orders(language, names).parse(text)


def complaint(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
    with pytest.raises(PlayerFault) as caught:
        orders(language, names).parse(text)
    return wording(language, names).fault(caught.value)


# Reading is the inverse of writing


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


def test_of_several_tiles_the_one_on_offer_is_meant() -> None:
    (kind,) = tiles_with("athens", 1, "candidate")
    book = orders("en", NAMES)
    assert book.parse("take athens", lambda action: action == Take(kind)) == [Take(kind)]
    with pytest.raises(AmbiguousOrder) as caught:
        book.parse(
            "take athens",
            lambda action: getattr(action, "tile", "") in (kind, *tiles_with("athens", 2, None)),
        )
    assert wording("en", NAMES).fault(caught.value) == (
        "“Athens” can mean Athens 2 or Athens 1 with candidate; write for example “take Athens 2”."
    )


def test_seats_of_one_name_are_asked_back_with_their_letters() -> None:
    assert complaint("first anna", names=("Anna", "Anna", "Ben")) == (
        "“anna” can mean Α (Anna) or Β (Anna); write for example “first A”."
    )


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("", "en", "The order is empty; in general, one looks like “take Athens 2”."),
        ("propoze megara B", "en", "“propoze” is not an order; did you mean propose?"),
        ("take athns 2", "en", "I do not understand “athns” after “take”; did you mean Athens?"),
        (
            "place corinth sparta",
            "en",
            "“sparta” does not belong in “place”; in general, it looks like “place Corinth”.",
        ),
        (
            "send sparta h3",
            "en",
            "“send” is not complete; in general, it looks like “send Sparta h3 Attica attack”.",
        ),
        (
            "send sparta h3 pylos sicily x",
            "en",
            "“sicily” does not belong in “send”; in general, it looks like “send Sparta h3 Attica attack”.",
        ),
        ("the", "en", "The order is empty; in general, one looks like “take Athens 2”."),
        ("take athens 7", "en", "“7” does not belong in “take”; in general, it looks like “take Athens 2”."),
        (
            "send sparta 3 attica x",
            "en",
            "“3” does not belong in “send”; in general, it looks like “send Sparta h3 Attica attack”.",
        ),
        (
            "play plague xyzzy",
            "en",
            "I do not understand “xyzzy” after “play”; in general, it looks like “play Plague Sparta”.",
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


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "take megara", "No tile “Megara” is on offer"),
        ("de", "nimm Megara", "Ein Plättchen „Megara“ liegt nicht aus"),
        ("el", "πάρε Μέγαρα", "Κανένα πλακίδιο «Μέγαρα» δεν είναι διαθέσιμο"),
    ],
)
def test_tile_of_a_city_without_any_on_offer_is_refused(language: str, text: str, said: str) -> None:
    """Not asked which of its tiles is meant: none of them could be taken."""
    table = TableBuilder().offer("athens-2", "athens-1-assassin", "sparta-2").phase(TakeInfluence)
    with pytest.raises(IllegalAction) as refused:
        dry_run.read(orders(language, NAMES), text, table.table, 0)
    assert wording(language, NAMES).fault(refused.value).startswith(said)
    with pytest.raises(AmbiguousOrder):
        dry_run.read(orders("en", NAMES), "take athens", table.table, 0)
