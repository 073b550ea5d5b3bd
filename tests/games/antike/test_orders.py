from __future__ import annotations

import re

import pytest

from bot.discord.texts import of_parameter
from bot.settings import ROOT
from games import dry_run
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
from games.antike.orders import orders
from games.antike.wording import wording
from games.core.decision import Action
from games.core.errors import AmbiguousOrder, PlayerFault, Refusal
from games.text import LANGUAGES
from games.text.vocabulary import said
from tests.games.antike.builder import Position

NAMES = ("Anna", "Ben", "Cleo Black", "Dora")
MAPS = board().maps.values()


def read(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> list[Action]:
    return orders(language, names).parse(text)


def complaint(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
    with pytest.raises(PlayerFault) as caught:
        orders(language, names).parse(text)
    return wording(language, names).fault(caught.value)


def move(count: int, unit: Unit, *way: str, spent: int = -1) -> Move:
    return Move(unit=unit, count=count, origin=way[0], route=way[1:], spent=spent)


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
        ("rondel manoeuvre gold", Rondel("manoeuvre-a")),
        ("rondel man adv", Rondel("manoeuvre-b")),
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
        ("found athens without coins", Found("athen", ())),
        ("found athens 0 coins", Found("athen", ())),
        ("found athens 3 coins", Found("athen", ("marble", "iron", "gold"))),
        ("found athens 2 coins for gold and iron", Found("athen", ("gold", "iron"))),
        ("temple athens no coins", Build("athen", 0)),
        ("arm tyre 2L without coins", Arm("tyros", 2, 0, 0)),
        ("advance wheel no coins", Advance("wheel", 0)),
        ("lift", Lift()),
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


def test_of_two_fields_of_one_name_the_one_that_can_be_reached_is_meant() -> None:
    table = Position().at("greeks", "gold").turn("greeks").table
    assert dry_run.read(orders("en", NAMES), "rondel manoeuvre; done", table, 0) == [
        Rondel("manoeuvre-a"),
        Done(),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("price", [1, 2, 3, 4, 5])
def test_what_a_refused_payment_is_told_to_pay_adds_up(language: str, price: int) -> None:
    refusal = Refusal("V.1", "steps-paid-wrongly", field="marble", price=price, paid=0)
    (example,) = re.findall("`(.*)`", wording(language, NAMES).refusal(refusal))
    (action,) = read(f"rondel marble {example}", language)
    assert isinstance(action, Rondel)
    assert action.marble + action.iron + action.gold + action.coins == price


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_whoever_is_to_react_is_told_to_write_can_be_read(language: str) -> None:
    told = wording(language, NAMES).refusal(Refusal("VIII.1", "react-first"))
    assert [read(order, language) for order in re.findall("`(.*?)`", told)] == [[Demand(1)], [Demand(0)]]


def test_how_to_tell_two_fields_of_one_name_apart_is_shown() -> None:
    assert complaint("rondel manoeuvre") == (
        "“manoeuvre” can mean Manoeuvre after Gold or Manoeuvre after Advance; "
        "write for example “rondel Manoeuvre after Gold”."
    )


@pytest.mark.parametrize(
    ("text", "language", "told"),
    [
        ("", "en", "The order is empty; in general, one looks like “rondel Marble pay 2 gold 1 coin”."),
        ("rondle gold", "en", "“rondle” is not an order; did you mean rondel?"),
        (
            "rondel",
            "en",
            "“rondel” is not complete; in general, it looks like “rondel Marble pay 2 gold 1 coin”.",
        ),
        (
            "rondel gold pay 2 3 iron",
            "en",
            "“3” does not belong in “rondel”; in general, it looks like “rondel Marble pay 2 gold 1 coin”.",
        ),
        ("temple", "en", "“temple” is not complete; in general, it looks like “temple Athens 2 coins”."),
        (
            "temple athnes",
            "en",
            "I do not understand “athnes” after “temple”; did you mean Athens or Thebes?",
        ),
        (
            "temple athens 2",
            "en",
            "“2” does not belong in “temple”; in general, it looks like “temple Athens 2 coins”.",
        ),
        (
            "temple athens sparta",
            "en",
            "“sparta” does not belong in “temple”; in general, it looks like “temple Athens 2 coins”.",
        ),
        ("2L", "en", "“move” is not complete; in general, it looks like “2L Athens-Pella-Byzantium”."),
        (
            "move rome mediolanum",
            "en",
            "“move” is not complete; in general, it looks like “2L Athens-Pella-Byzantium”.",
        ),
        ("2L rome-lugdnum", "en", "I do not understand “lugdnum” after “move”; did you mean Lugdunum?"),
        (
            "2 3L rome-caralis",
            "en",
            "“3” does not belong in “move”; in general, it looks like “2L Athens-Pella-Byzantium”.",
        ),
        ("x rome", "en", "“fight” is not complete; in general, it looks like “fight Pella 2L Greeks”."),
        ("arm tyre L 2 G", "en", "“2” does not belong in “arm”; in general, it looks like “arm Tyre 2L G”."),
        (
            "x rome palma 2L",
            "en",
            "“palma” does not belong in “fight”; in general, it looks like “fight Pella 2L Greeks”.",
        ),
        ("conquer 3L", "en", "“conquer” is not complete; in general, it looks like “conquer Tyre 3L 2G”."),
        (
            "conquer rome 3L give up",
            "en",
            "“conquer” is not complete; in general, it looks like “conquer Tyre 3L 2G”.",
        ),
        (
            "conquer rome palma",
            "en",
            "“palma” does not belong in “conquer”; in general, it looks like “conquer Tyre 3L 2G”.",
        ),
        (
            "found athens iron",
            "en",
            "A city always costs one marble, one iron and one gold, so you need not name them; name only "
            "what coins pay instead, as in `found Athens coins for iron`.",
        ),
        (
            "found athens coins",
            "en",
            "“found” is not complete; in general, it looks like “found Athens coins for iron gold”.",
        ),
        (
            "found athens coins 2 iron",
            "en",
            "“2” does not belong in “found”; in general, it looks like “found Athens coins for iron gold”.",
        ),
        (
            "exchange 4 gold",
            "en",
            "“exchange” is not complete; in general, it looks like “exchange 1 marble 3 gold for iron”.",
        ),
        (
            "exchange 4 gold for 3 iron",
            "en",
            "“3” does not belong in “exchange”; in general, "
            "it looks like “exchange 1 marble 3 gold for iron”.",
        ),
        ("take", "en", "“take” is not complete; in general, it looks like “take marble”."),
        (
            "take marble iron",
            "en",
            "“iron” does not belong in “take”; in general, it looks like “take marble”.",
        ),
        (
            "standing legions",
            "en",
            "“standing” is not complete; in general, it looks like "
            "“standing always legions Persians Athens from 3”.",
        ),
        ("erobre Rom 3L", "de", "„erobre“ ist kein Befehl; meintest du erobere?"),
        ("Tempel Athne", "de", "Nach „Tempel“ verstehe ich „Athne“ nicht; meintest du Athen?"),
        ("ίδρυσε Αθίνα", "el", "Δεν καταλαβαίνω το «Αθίνα» μετά το «ίδρυσε»· μήπως εννοείς Αθήνα;"),
    ],
)
def test_one_sentence_says_what_was_not_understood_and_what_would_be_right(
    text: str, language: str, told: str
) -> None:
    assert complaint(text, language) == told


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


def with_two_coins(marble: int, iron: int = 0) -> Position:
    table = Position().units("greeks", "athen", 1).has("greeks", marble, iron, coins=2).turn("greeks")
    return table.act("greeks", Rondel("temple"))


def test_coins_of_a_city_are_counted_where_only_one_way_fits() -> None:
    """With marble alone two coins pay iron and gold; with marble and iron they could pay either of them."""
    book = orders("en", NAMES)
    found = dry_run.read(book, "found Athens 2 coins", with_two_coins(1).table, 0)
    assert found == [Found("athen", ("iron", "gold"))]
    with pytest.raises(AmbiguousOrder) as asked:
        dry_run.read(book, "found Athens 2 coins", with_two_coins(1, 1).table, 0)
    assert list(asked.value.candidates) == ["coins for marble gold", "coins for iron gold"]
    assert asked.value.example == "found Athens coins for marble gold"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_a_city_is_not_named(language: str) -> None:
    price = " ".join(said(wording(language, NAMES), f"word-{each}")[0] for each in RESOURCES)
    order = said(wording(language, NAMES), "order-found")[0]
    told = complaint(f"{order} Babylon {price}", language)
    (example,) = re.findall("`(.*)`", told)
    assert read(example, language) == [Found("babylon", ("gold",))]
    assert orders(language, NAMES).write(Found("babylon", ("gold",))) == example


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_examples_can_be_read(language: str) -> None:
    words = wording(language, NAMES)
    found = [read(words.attribute(f"order-{key}", "another"), language) for key in ("arm", "found", "lift")]
    assert found == [[Arm("tyros", 2, coins=1)], [Found("athen")], [Lift(0)]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_preview_is_taken(language: str) -> None:
    """What the command shows as an example: units go to a city and take it, and are left unsaid."""
    described = of_parameter("antike preview", "text", language, "description")
    assert described is not None
    text = described.partition(": ")[2]
    table = Position().cities("persians", "palmyra", "susa").units("greeks", "babylon", 2)
    actions = read(text, language)
    assert actions[1] == Conquer("palmyra")
    table.knows("greeks", "wheel").manoeuvre("greeks").act("greeks", *actions)
    assert table.state.cities["palmyra"] == "greeks"
