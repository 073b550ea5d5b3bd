from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.settings import ROOT
from games.antike.actions import (
    Advance,
    Arm,
    Build,
    ChooseCity,
    ChooseNation,
    ChooseStack,
    Conquer,
    Demand,
    Done,
    Exchange,
    Fight,
    Found,
    Lift,
    Move,
    Rondel,
    Stand,
    TakeResource,
    Unit,
)
from games.antike.board import RESOURCES, UNITS, board
from games.antike.game import GAME
from games.antike.orders import FORMS, Orders, orders
from games.antike.wording import wording
from games.core.chance import Seeded
from games.core.decision import Action
from games.core.errors import AmbiguousOrder, PlayerFault, UnreadableOrder
from games.core.game import start
from games.text import LANGUAGES
from games.text.vocabulary import Token, folded, said, tokens

NAMES = ("Anna", "Ben", "Cleo Black", "Dora")
MAPS = board().maps.values()

provinces = st.sampled_from(sorted({province.id for chart in MAPS for province in chart.provinces}))
nations = st.sampled_from(sorted({nation for chart in MAPS for nation in chart.nations}))
resources, units = st.sampled_from(RESOURCES), st.sampled_from(UNITS)
numbers, coins = st.integers(0, 40), st.integers(-1, 9)
no_text = st.just("")

any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(ChooseNation, nations),
    st.builds(ChooseCity, provinces),
    st.builds(TakeResource, resources),
    st.builds(Rondel, st.sampled_from(board().rondel), numbers, numbers, numbers, numbers),
    st.builds(Build, provinces, coins),
    st.builds(Arm, provinces, numbers, numbers, coins),
    st.builds(Advance, st.sampled_from(list(board().advances)), coins),
    st.builds(
        Move,
        unit=units,
        count=numbers,
        origin=provinces,
        route=st.lists(provinces, max_size=4).map(tuple),
        spent=st.integers(-1, 2),
    ),
    st.builds(
        Fight,
        province=provinces,
        unit=units,
        count=numbers,
        nation=no_text | nations,
        spent=st.integers(-1, 2),
    ),
    st.builds(Conquer, provinces, numbers, numbers, no_text | provinces),
    st.builds(Found, provinces, st.none() | st.lists(resources, max_size=3).map(tuple)),
    st.builds(Exchange, resources, numbers, numbers, numbers),
    st.builds(ChooseStack, st.sampled_from(list(board().personages))),
    st.just(Done()),
    st.builds(Demand, numbers),
    st.builds(
        Stand,
        st.sampled_from(["always", "never", "ask"]),
        no_text | nations,
        no_text | provinces,
        no_text | units,
        st.integers(1, 17),
    ),
    st.builds(Lift, numbers),
)

WORDS = tokens(
    "2 L G legion galleys rome roma athens carthago nova leptis magna x fight move rondel gold marble pay "
    "coin coins temple arm tyre advance wheel conquer give up palma found iron exchange for take king stack "
    "city nation greeks demand pass done standing always never from 3 lift all the against spent 1 nothing "
    "ziehe Rom erobere παράταξε Αθήνα Λ Γ με xyzzy"
)


def read(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> list[Action]:
    return orders(language, names).parse(text)


def complaint(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
    with pytest.raises(PlayerFault) as caught:
        orders(language, names).parse(text)
    return wording(language, names).fault(caught.value)


def move(count: int, unit: Unit, *way: str, spent: int = -1) -> Move:
    return Move(unit=unit, count=count, origin=way[0], route=way[1:], spent=spent)


# Reading is the inverse of writing


@pytest.mark.parametrize("language", LANGUAGES)
@given(action=any_action)
@settings(max_examples=400, deadline=None)
def test_what_is_written_reads_as_the_same_action(language: str, action: Action) -> None:
    book = orders(language, NAMES)
    assert book.parse(book.write(action)) == [action]


@pytest.mark.parametrize("language", LANGUAGES)
@given(several=st.lists(any_action, min_size=1, max_size=5))
@settings(max_examples=60, deadline=None)
def test_several_orders_are_parted_by_semicolons(language: str, several: list[Action]) -> None:
    book = orders(language, NAMES)
    assert book.parse("; ".join(book.write(action) for action in several)) == several


@given(action=any_action, names=st.lists(st.text(max_size=12), min_size=4, max_size=6))
@settings(max_examples=100, deadline=None)
def test_no_name_of_a_seat_gets_in_the_way(action: Action, names: list[str]) -> None:
    book = Orders("en", names)
    assert book.parse(book.write(action)) == [action]


@pytest.mark.parametrize(("count", "scenario"), [(2, "orient-two-colours"), (3, "orient"), (6, "occident")])
def test_every_legal_answer_of_a_game_can_be_ordered(count: int, scenario: str) -> None:
    rng = Random(count)
    table = start(GAME, count, scenario, Seeded(b"orders"))
    books = [
        orders(language, ["Anna", "Ben", "Cleo", "Dora", "Emil", "Zoe"][:count]) for language in LANGUAGES
    ]
    for _ in range(600):
        if not table.asked():
            break
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


# A manoeuvre in one order


@pytest.mark.parametrize(
    "text",
    [
        "2L Roma-Mediolanum-Lugdunum; G Roma-Caralis; x Lugdunum 2L",
        "2L Rome–Mediolanum–Lugdunum; 1G Rome–Caralis; fight Lugdunum 2L",
        "L2 roma>mediolanum>lugdunum; g roma→caralis; x 2l lugdunum",
        "2 L Rome Mediolanum Lugdunum, 1 G Rome Caralis; x Lugdunum 2 legions",
        "move 2 legions from Roma to Mediolanum to Lugdunum; sail a galley from Rome to Caralis; x lugd L2",
        "legions 2 roma-medio-lugd\nG roma-cara\nx lugd 2L",
    ],
)
def test_a_manoeuvre_as_players_type_it(text: str) -> None:
    assert read(text) == [
        move(2, "legion", "roma", "mediolanum", "lugdunum"),
        move(1, "galley", "roma", "caralis"),
        Fight("lugdunum", "legion", 2),
    ]


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        (
            "2L 1G rome-aquileia",
            [move(2, "legion", "roma", "aquileia"), move(1, "galley", "roma", "aquileia")],
        ),
        ("G rome-caralis", [move(1, "galley", "roma", "caralis")]),
        (
            "G rome-caralis, 2L rome-aquileia",
            [move(1, "galley", "roma", "caralis"), move(2, "legion", "roma", "aquileia")],
        ),
        ("3 galleys tyre-paphos-attalia", [move(3, "galley", "tyros", "paphos", "attalia")]),
        ("L leptis magna-carthago", [move(1, "legion", "leptis-magna", "carthago")]),
        ("G palma-carthago nova-tingis", [move(1, "galley", "palma", "carthago-nova", "tingis")]),
        ("G carthage-carthago nova", [move(1, "galley", "carthago", "carthago-nova")]),
        ("2L rome-mediolanum spent 1", [move(2, "legion", "roma", "mediolanum", spent=1)]),
        ("2L rome", [move(2, "legion", "roma")]),
        ("x Lugdunum 2L Greeks", [Fight("lugdunum", "legion", 2, "greeks")]),
        ("fight the Greeks in Lugdunum with 2 legions", [Fight("lugdunum", "legion", 2, "greeks")]),
        ("x lugdunum L", [Fight("lugdunum", "legion", 1)]),
        ("x rome 2L G", [Fight("roma", "legion", 2), Fight("roma", "galley", 1)]),
        ("x rome G germans", [Fight("roma", "galley", 1, "germans")]),
        ("x rome 2L spent 2", [Fight("roma", "legion", 2, spent=2)]),
        ("conquer Roma 3L 2G", [Conquer("roma", 3, 2)]),
        ("conquer rome with 3 legions and 2 galleys, give up Palma", [Conquer("roma", 3, 2, "palma")]),
        ("conquer rome G", [Conquer("roma", 0, 1)]),
        ("done", [Done()]),
    ],
)
def test_orders_of_a_manoeuvre(text: str, actions: list[Action]) -> None:
    assert read(text) == actions


# What else can be typed


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("rondel gold", Rondel("gold")),
        ("RONDEL MARBLE", Rondel("marble")),
        ("rondel marble pay 2 gold 1 coin", Rondel("marble", gold=2, coins=1)),
        ("rondel marble, paying gold 2 and coin 1", Rondel("marble", gold=2, coins=1)),
        ("rondel iron pay gold", Rondel("iron", gold=1)),
        ("rondel manoeuvre after gold", Rondel("manoeuvre-a")),
        ("rondel maneuver before iron pay 1 iron", Rondel("manoeuvre-b", iron=1)),
        ("rondel arm", Rondel("arming")),
        ("temple Athen", Build("athen")),
        ("build a temple in Athens", Build("athen")),
        ("temple athens coins 2", Build("athen", 2)),
        ("temple athens 2 coins", Build("athen", 2)),
        ("temple athens 0 coins", Build("athen", 0)),
        ("arm Tyros 2L 1G", Arm("tyros", 2, 1)),
        ("arm tyre 2L 1G coins 2", Arm("tyros", 2, 1, 2)),
        ("arm L2 G1 tyre", Arm("tyros", 2, 1)),
        ("arm tyre G", Arm("tyros", 0, 1)),
        ("arm tyre 2L G 2 coins", Arm("tyros", 2, 1, 2)),
        ("raise 3 legions in Tyre", Arm("tyros", 3)),
        ("advance wheel", Advance("wheel")),
        ("acquire the Wheel with 3 coins", Advance("wheel", 3)),
        ("advance demo", Advance("democracy")),
        ("found Athen", Found("athen")),
        ("found athens coins iron gold", Found("athen", ("iron", "gold"))),
        ("found athens with coins for iron and gold", Found("athen", ("iron", "gold"))),
        ("found athens coins nothing", Found("athen", ())),
        ("found athens no coins", Found("athen", ())),
        ("exchange 3 gold 1 marble for iron", Exchange("iron", marble=1, gold=3)),
        ("exchange 3 gold and 1 marble for 2 iron", Exchange("iron", marble=1, gold=3)),
        ("exchange 4 gold iron", Exchange("iron", gold=4)),
        ("take marble", TakeResource("marble")),
        ("take king", ChooseStack("king")),
        ("stack kings", ChooseStack("king")),
        ("city Athen", ChooseCity("athen")),
        ("nation Greeks", ChooseNation("greeks")),
        ("play the Phoenicians", ChooseNation("phoenicians")),
        ("demand 2", Demand(2)),
        ("fight 2", Demand(2)),
        ("demand 0", Demand(0)),
        ("pass", Demand(0)),
        ("let pass", Demand(0)),
        ("let them pass", Demand(0)),
        (
            "standing always legions against Persians in Athen from 3",
            Stand("always", "persians", "athen", "legion", 3),
        ),
        ("standing never", Stand("never")),
        ("standing ask G", Stand("ask", unit="galley")),
        ("stand always in tyre", Stand("always", province="tyros")),
        ("lift 2", Lift(2)),
        ("lift all", Lift(0)),
        ("cancel order 2", Lift(2)),
    ],
)
def test_orders_as_players_type_them(text: str, action: Action) -> None:
    assert read(text) == [action]


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("Rondell Marmor zahle 2 Gold 1 Münze", "de", Rondel("marble", gold=2, coins=1)),
        ("rondell manöver nach gold", "de", Rondel("manoeuvre-a")),
        ("rondell manoever vor eisen", "de", Rondel("manoeuvre-b")),
        ("rücke auf Gold vor", "de", Rondel("gold")),
        ("Tempel in Athen, 2 Münzen", "de", Build("athen", 2)),
        ("rüste in Tyros 2 Legionen und 1 Galeere", "de", Arm("tyros", 2, 1)),
        ("ruste tyros 2L G", "de", Arm("tyros", 2, 1)),
        ("erwirb den Straßenbau", "de", Advance("roads")),
        ("fortschritt strassenbau", "de", Advance("roads")),
        ("2 Legionen von Rom nach Mediolanum", "de", move(2, "legion", "roma", "mediolanum")),
        (
            "ziehe 3 Galeeren von Tyros über Paphos nach Attalia",
            "de",
            move(3, "galley", "tyros", "paphos", "attalia"),
        ),
        ("x Lugdunum 2L gegen die Römer", "de", Fight("lugdunum", "legion", 2, "romans")),
        ("kämpfe in Lugdunum mit 2 Legionen gegen Roemer", "de", Fight("lugdunum", "legion", 2, "romans")),
        ("erobere Rom mit 3L und 2G, gib Palma auf", "de", Conquer("roma", 3, 2, "palma")),
        ("gründe Byzanz", "de", Found("bycantium")),
        ("gruende Athen Münzen für Eisen", "de", Found("athen", ("iron",))),
        ("tausche 4 Gold gegen Eisen", "de", Exchange("iron", gold=4)),
        ("nimm Eisen", "de", TakeResource("iron")),
        ("Stapel Feldherr", "de", ChooseStack("general")),
        ("spiele die Ägypter", "de", ChooseNation("egyptians")),
        ("fertig", "de", Done()),
        ("durchlassen", "de", Demand(0)),
        ("lass sie durch", "de", Demand(0)),
        ("kämpfe 2", "de", Demand(2)),
        (
            "Dauerbefehl immer Legionen gegen Perser in Athen ab 3",
            "de",
            Stand("always", "persians", "athen", "legion", 3),
        ),
        ("hebe alle Befehle auf", "de", Lift(0)),
        ("πεδίο Χρυσός", "el", Rondel("gold")),
        ("ΠΕΔΙΟ ΕΚΣΤΡΑΤΕΙΑ ΜΕΤΑ ΤΟΝ ΧΡΥΣΟ", "el", Rondel("manoeuvre-a")),
        ("χτίσε ναό στην Έφεσο", "el", Build("ephesos")),
        ("παράταξε 2 λεγεώνες και 1 γαλέρα στην Τύρο", "el", Arm("tyros", 2, 1)),
        ("απόκτησε τον τροχό με 3 νομίσματα", "el", Advance("wheel", 3)),
        ("2Λ Ρώμη-Μεδιόλανο-Λούγδουνο", "el", move(2, "legion", "roma", "mediolanum", "lugdunum")),
        ("Γ ρωμη > καραλι", "el", move(1, "galley", "roma", "caralis")),
        (
            "μετακίνησε 2 λεγεώνες από τη Ρώμη στο Μεδιόλανο",
            "el",
            move(2, "legion", "roma", "mediolanum"),
        ),
        ("μάχη στο Λούγδουνο με 2Λ κατά των Ελλήνων", "el", Fight("lugdunum", "legion", 2, "greeks")),
        ("κατάκτησε τη Ρώμη με 3Λ, αφήνοντας την Πάλμα", "el", Conquer("roma", 3, 0, "palma")),
        ("ίδρυσε το Βυζάντιο", "el", Found("bycantium")),
        ("αντάλλαξε 4 χρυσό για σίδηρο", "el", Exchange("iron", gold=4)),
        ("πάρε σίδηρο", "el", TakeResource("iron")),
        ("στοίβα στρατηγός", "el", ChooseStack("general")),
        ("παίξε με τους Ρωμαίους", "el", ChooseNation("romans")),
        ("άφησε να περάσουν", "el", Demand(0)),
        ("πάγια ποτέ γαλέρες", "el", Stand("never", unit="galley")),
        ("κατάργησε όλες", "el", Lift(0)),
    ],
)
def test_orders_in_the_language_of_the_seat(text: str, language: str, action: Action) -> None:
    assert read(text, language) == [action]


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_understood_in_every_language(language: str) -> None:
    assert read("2L rome-mediolanum; x rome G; conquer tyre 3L; lift all", language) == [
        move(2, "legion", "roma", "mediolanum"),
        Fight("roma", "galley", 1),
        Conquer("tyros", 3),
        Lift(0),
    ]


def test_every_order_of_the_guide_can_be_read() -> None:
    guide = (ROOT / "docs" / "guides" / "antike.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in guide.splitlines() if line.startswith("|")]
    typed = [order for row in rows for cell in row[1:-2] for order in re.findall(r"`([^`]+)`", cell)]
    assert len(typed) > 25
    assert all(read(order) for order in typed)
    (line,) = [line for line in guide.splitlines() if line.startswith("    ")]
    assert len(read(line)) == line.count(";") + 1


# What cannot be read


@pytest.mark.parametrize(
    ("text", "word", "candidates"),
    [
        ("rondel manoeuvre", "manoeuvre", ("Manoeuvre after Gold", "Manoeuvre after Advance")),
        ("temple carth", "carth", ("Carthage", "Carthago Nova")),
        ("advance m", "m", ("Market", "Monarchy")),
    ],
)
def test_what_fits_several_things_is_asked_back(text: str, word: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousOrder) as caught:
        read(text)
    assert (caught.value.word, caught.value.candidates) == (word, candidates)


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("", "en", "The order is empty; write for example “rondel Marble pay 2 gold 1 coin”."),
        ("rondle gold", "en", "“rondle” is not an order; did you mean rondel?"),
        ("rondel", "en", "“rondel” is not complete; write for example “rondel Marble pay 2 gold 1 coin”."),
        (
            "rondel gold pay 2 3 iron",
            "en",
            "“3” does not belong into “rondel”; write for example “rondel Marble pay 2 gold 1 coin”.",
        ),
        ("temple", "en", "“temple” is not complete; write for example “temple Athens 2 coins”."),
        (
            "temple athnes",
            "en",
            "I do not understand “athnes” after “temple”; did you mean Athens or Thebes?",
        ),
        (
            "temple athens 2",
            "en",
            "“2” does not belong into “temple”; write for example “temple Athens 2 coins”.",
        ),
        (
            "temple athens sparta",
            "en",
            "“sparta” does not belong into “temple”; write for example “temple Athens 2 coins”.",
        ),
        ("2L", "en", "“move” is not complete; write for example “2L Rome-Mediolanum-Lugdunum”."),
        (
            "move rome mediolanum",
            "en",
            "“move” is not complete; write for example “2L Rome-Mediolanum-Lugdunum”.",
        ),
        ("2L rome-lugdnum", "en", "I do not understand “lugdnum” after “move”; did you mean Lugdunum?"),
        (
            "2 3L rome-caralis",
            "en",
            "“3” does not belong into “move”; write for example “2L Rome-Mediolanum-Lugdunum”.",
        ),
        ("x rome", "en", "“x” is not complete; write for example “x Lugdunum 2L Greeks”."),
        ("arm tyre L 2 G", "en", "“2” does not belong into “arm”; write for example “arm Tyre 2L G”."),
        (
            "x rome palma 2L",
            "en",
            "“palma” does not belong into “x”; write for example “x Lugdunum 2L Greeks”.",
        ),
        ("conquer 3L", "en", "“conquer” is not complete; write for example “conquer Rome 3L 2G”."),
        (
            "conquer rome 3L give up",
            "en",
            "“conquer” is not complete; write for example “conquer Rome 3L 2G”.",
        ),
        (
            "conquer rome palma",
            "en",
            "“palma” does not belong into “conquer”; write for example “conquer Rome 3L 2G”.",
        ),
        (
            "found athens iron",
            "en",
            "“iron” does not belong into “found”; write for example “found Athens coins iron gold”.",
        ),
        (
            "found athens coins",
            "en",
            "“found” is not complete; write for example “found Athens coins iron gold”.",
        ),
        (
            "found athens coins 2",
            "en",
            "“2” does not belong into “found”; write for example “found Athens coins iron gold”.",
        ),
        (
            "exchange 4 gold",
            "en",
            "“exchange” is not complete; write for example “exchange 1 marble 3 gold for iron”.",
        ),
        (
            "exchange 4 gold for 3 iron",
            "en",
            "“3” does not belong into “exchange”; write for example “exchange 1 marble 3 gold for iron”.",
        ),
        ("take", "en", "“take” is not complete; write for example “take marble”."),
        ("take marble iron", "en", "“iron” does not belong into “take”; write for example “take marble”."),
        (
            "standing legions",
            "en",
            "“standing” is not complete; write for example “standing always legions Persians Athens from 3”.",
        ),
        ("lift", "en", "“lift” is not complete; write for example “lift 2”."),
        ("erobre Rom 3L", "de", "„erobre“ ist kein Befehl; meintest du erobere?"),
        ("Tempel Athne", "de", "Nach „Tempel“ verstehe ich „Athne“ nicht; meintest du Athen?"),
        ("ίδρυσε Αθίνα", "el", "Δεν καταλαβαίνω το «Αθίνα» μετά το «ίδρυσε»· μήπως εννοείς Αθήνα;"),
    ],
)
def test_one_sentence_says_what_was_not_understood_and_what_would_be_right(
    text: str, language: str, told: str
) -> None:
    assert complaint(text, language) == told


def test_an_unknown_order_is_answered_with_all_that_there_are() -> None:
    told = complaint("xyzzy")
    words = wording("en", NAMES)
    assert all(said(words, f"order-{form.order}")[0] in told for form in FORMS)


@pytest.mark.parametrize("language", LANGUAGES)
@given(words=st.lists(st.sampled_from(WORDS), max_size=8))
@settings(max_examples=200, deadline=None)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_units_mean_nothing_else(language: str) -> None:
    """G is a galley, not gold or the Greeks, and L a legion wherever units can be named."""
    words = wording(language, NAMES)
    letters = {unit: min(said(words, f"word-{unit}"), key=len) for unit in UNITS}
    assert all(len(letter) == 1 for letter in letters.values())
    for letter, unit in (
        (letters["legion"], "legion"),
        (letters["galley"], "galley"),
        ("L", "legion"),
        ("G", "galley"),
    ):
        (action,) = read(f"x rome {letter}", language)
        assert action == Fight("roma", unit, 1)  # type: ignore[arg-type]
