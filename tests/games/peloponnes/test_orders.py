from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core.decision import Action
from games.core.errors import AmbiguousOrder, PlayerFault
from games.peloponnes.actions import (
    Bid,
    Build,
    ChooseCivilisation,
    ChooseIncome,
    ChooseIncomes,
    Feed,
    Keep,
    LetGo,
    Move,
    Pass,
    Settle,
    Withdraw,
)
from games.peloponnes.orders import orders
from games.peloponnes.wording import wording
from games.text import LANGUAGES

NAMES = ("Anna", "Ben", "Cleo Black", "Dora")


def read(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> list[Action]:
    return orders(language, names).parse(text)


def complaint(text: str, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
    with pytest.raises(PlayerFault) as caught:
        orders(language, names).parse(text)
    return wording(language, names).fault(caught.value)


# What else can be typed


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("bid bridge 3", [Bid("bridge", 3)]),
        ("BID 3 ON THE BRIDGE", [Bid("bridge", 3)]),
        ("bid 3 coins on the bridge", [Bid("bridge", 3)]),
        ("offer bri 3", [Bid("bridge", 3)]),
        ("bid forest a7 2", [Bid("land_a07", 2)]),
        ("bid a7 2", [Bid("land_a07", 2)]),
        ("bid land A07 2", [Bid("land_a07", 2)]),
        ("bid a 10 2", [Bid("land_a10", 2)]),
        ("bid a1 10", [Bid("land_a01", 10)]),
        ("bid 10 a1", [Bid("land_a01", 10)]),
        ("bid apollo 5", [Bid("temple_of_apollo", 5)]),
        ("bid temple of apollo: 5", [Bid("temple_of_apollo", 5)]),
        ("bid liongate 5", [Bid("liongate", 5)]),
        ("bid lion gate 5", [Bid("liongate", 5)]),
        ("bid zeus 12", [Bid("statue_of_zeus", 12)]),
        ("pass", [Pass()]),
        ("move street", [Move("street")]),
        ("move my bid to the street", [Move("street")]),
        ("withdraw", [Withdraw()]),
        ("take back", [Withdraw()]),
        ("build pay", [Build("pay")]),
        ("build with a coin", [Build("coin")]),
        ("let go", [LetGo()]),
        ("let it go", [LetGo()]),
        ("income port stone", [ChooseIncome("port", "stone")]),
        ("income stone from the port", [ChooseIncome("port", "stone")]),
        ("income apollo coin", [ChooseIncome("temple_of_apollo", "coins")]),
        ("keep bridge port", [Keep(("bridge", "port"))]),
        ("keep bridge, the port and a3", [Keep(("bridge", "port", "land_a03"))]),
        ("keep nothing", [Keep(())]),
        ("feed 4", [Feed(4)]),
        ("feed 4 luxury", [Feed(4)]),
        ("feed nothing", [Feed(0)]),
        ("settle port", [Settle(("port",))]),
        ("settle none", [Settle(())]),
        ("choose sparta", [ChooseCivilisation("sparta")]),
        ("play Korinth", [ChooseCivilisation("korinth")]),
        ("choose arcadia", [ChooseCivilisation("arkadia")]),
        ("extra wood", [ChooseIncomes(wood=1)]),
        ("extra wood stone wood", [ChooseIncomes(wood=2, stone=1)]),
        ("extra 2 wood 1 food", [ChooseIncomes(wood=2, food=1)]),
        ("extra wood 2, food 1", [ChooseIncomes(wood=2, food=1)]),
        ("extra 2 wood, food", [ChooseIncomes(wood=2, food=1)]),
        ("extra nothing", [ChooseIncomes()]),
        ("feed 2; settle port", [Feed(2), Settle(("port",))]),
        ("feed 2\nsettle port;", [Feed(2), Settle(("port",))]),
    ],
)
def test_orders_as_players_type_them(text: str, actions: list[Action]) -> None:
    assert read(text) == actions


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("biete 3 Münzen auf die Brücke", "de", Bid("bridge", 3)),
        ("biete bruecke 3", "de", Bid("bridge", 3)),
        ("BIETE WALD A7 2", "de", Bid("land_a07", 2)),
        ("biete 4 auf den Apollontempel", "de", Bid("temple_of_apollo", 4)),
        ("weiche auf die Straße aus", "de", Move("street")),
        ("ausweichen strasse", "de", Move("street")),
        ("nimm mein Gebot zurück", "de", Withdraw()),
        ("zurück", "de", Withdraw()),
        ("bau mit Münze", "de", Build("coin")),
        ("baue bezahlen", "de", Build("pay")),
        ("verzichte auf das Gebäude", "de", LetGo()),
        ("Einkommen Hafen Muenze", "de", ChooseIncome("port", "coins")),
        ("behalte nur die Brücke und den Hafen", "de", Keep(("bridge", "port"))),
        ("behalte nichts", "de", Keep(())),
        ("tausche 4 Luxusgüter", "de", Feed(4)),
        ("löse den Hafen aus", "de", Settle(("port",))),
        ("loese nichts", "de", Settle(())),
        ("wähle Arkadien", "de", ChooseCivilisation("arkadia")),
        ("zusatz Holz Holz Nahrung", "de", ChooseIncomes(wood=2, food=1)),
        ("πρόσφερε 3 νομίσματα για τη Γέφυρα", "el", Bid("bridge", 3)),
        ("ΠΡΟΣΦΕΡΕ ΓΕΦΥΡΑ 3", "el", Bid("bridge", 3)),
        ("προσφορα στρατωνας 2", "el", Bid("barracks", 2)),
        ("πρόσφερε Δάσος Α7 2", "el", Bid("land_a07", 2)),
        ("πρόσφερε για τον Κάμπο A5 3", "el", Bid("land_a05", 3)),
        ("πρόσφερε αγορά 4", "el", Bid("agora", 4)),
        ("πρόσφερε υπαίθρια αγορά 4", "el", Bid("market", 4)),
        ("πάσο", "el", Pass()),
        ("μετέφερε την προσφορά στον Δρόμο", "el", Move("street")),
        ("απόσυρε την προσφορά", "el", Withdraw()),
        ("χτίσε με νόμισμα", "el", Build("coin")),
        ("άφησε το κτίριο", "el", LetGo()),
        ("εισόδημα από τον Ναό του Απόλλωνα: τροφή", "el", ChooseIncome("temple_of_apollo", "food")),
        ("κράτα τη Γέφυρα και το Λιμάνι", "el", Keep(("bridge", "port"))),
        ("κράτα τίποτα", "el", Keep(())),
        ("τάισε με 4 αγαθά πολυτελείας", "el", Feed(4)),
        ("εξόφλησε την Πύλη των Λεόντων", "el", Settle(("liongate",))),
        ("διάλεξε Κόρινθος", "el", ChooseCivilisation("korinth")),
        ("επιπλέον 2 ξύλα και 1 τροφή", "el", ChooseIncomes(wood=2, food=1)),
    ],
)
def test_orders_in_the_language_of_the_seat(text: str, language: str, action: Action) -> None:
    assert read(text, language) == [action]


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_understood_in_every_language(language: str) -> None:
    assert read("bid temple of apollo 3; keep forest a7; build coin", language) == [
        Bid("temple_of_apollo", 3),
        Keep(("land_a07",)),
        Build("coin"),
    ]


# What cannot be read


@pytest.mark.parametrize(
    ("text", "word", "candidates"),
    [
        ("b", "b", ("bid", "build")),
        ("bid forest 2", "forest", ("Forest A7", "Forest A10", "Forest B3", "Forest B7", "Forest C1")),
        ("move s", "s", ("Street", "Stoa", "Statue of Zeus")),
        ("choose p", "p", ("Patras", "Pylos")),
    ],
)
def test_what_fits_several_things_is_asked_back(text: str, word: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousOrder) as caught:
        read(text)
    assert (caught.value.word, caught.value.candidates) == (word, candidates)


def of_tiles(*tiles: str) -> Callable[[Action], bool]:
    return lambda action: getattr(action, "tile", "") in tiles


def test_of_several_tiles_the_one_on_offer_is_meant() -> None:
    assert orders("en", NAMES).parse("bid forest 2; pass", of_tiles("land_b03")) == [
        Bid("land_b03", 2),
        Pass(),
    ]


def test_only_tiles_on_offer_are_named_where_several_could_be_meant() -> None:
    with pytest.raises(AmbiguousOrder) as caught:
        orders("en", NAMES).parse("bid forest 2", of_tiles("land_b03", "land_c01", "land_a01"))
    assert wording("en", NAMES).fault(caught.value) == (
        "“forest” can mean Forest B3 or Forest C1; write for example “bid Forest B3 2”."
    )


def test_what_to_do_is_never_guessed() -> None:
    with pytest.raises(AmbiguousOrder):
        orders("en", NAMES).parse("b bridge 3", of_tiles("bridge"))


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("", "en", "The order is empty; in general, one looks like “bid Bridge 3”."),
        ("bdi bridge 3", "en", "“bdi” is not an order; did you mean bid?"),
        ("bid bridg 3 4", "en", "“4” does not belong in “bid”; in general, it looks like “bid Bridge 3”."),
        ("bid brigde 3", "en", "I do not understand “brigde” after “bid”; did you mean Bridge?"),
        ("bid bridge", "en", "“bid” is not complete; in general, it looks like “bid Bridge 3”."),
        ("income stone", "en", "“income” is not complete; in general, it looks like “income Port stone”."),
        ("build", "en", "“build” is not complete; in general, it looks like “build pay”."),
        (
            "build pay luxury 2",
            "en",
            "“2” does not belong in “build”; in general, it looks like “build pay”.",
        ),
        ("keep", "en", "“keep” is not complete; in general, it looks like “keep Bridge Port”."),
        (
            "keep bridge nothing",
            "en",
            "“nothing” does not belong in “keep”; in general, it looks like “keep Bridge Port”.",
        ),
        ("extra", "en", "“extra” is not complete; in general, it looks like “extra 2 wood 1 food”."),
        ("extra 2", "en", "“2” does not belong in “extra”; in general, it looks like “extra 2 wood 1 food”."),
        (
            "extra 2 3 wood",
            "en",
            "“3” does not belong in “extra”; in general, it looks like “extra 2 wood 1 food”.",
        ),
        (
            "extra wood nothing",
            "en",
            "“nothing” does not belong in “extra”; in general, it looks like “extra 2 wood 1 food”.",
        ),
        ("bietr Brücke 3", "de", "„bietr“ ist kein Befehl; meintest du biete?"),
        ("biete Brüke 3", "de", "Nach „biete“ verstehe ich „Brüke“ nicht; meintest du Brücke oder Brunnen?"),
        ("πρόσφερα Γέφυρα", "el", "Δεν υπάρχει εντολή «πρόσφερα»· μήπως εννοείς πρόσφερε;"),
        (
            "πρόσφερε Γέφιρα 3",
            "el",
            "Δεν καταλαβαίνω το «Γέφιρα» μετά το «πρόσφερε»· μήπως εννοείς Γέφυρα;",
        ),
    ],
)
def test_one_sentence_says_what_was_not_understood_and_what_would_be_right(
    text: str, language: str, said: str
) -> None:
    assert complaint(text, language) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_name_two_tiles(language: str) -> None:
    book = orders(language, NAMES)
    meanings: dict[tuple[str, ...], set[str]] = {}
    for entry in book.vocabulary.entries["tile"]:
        meanings.setdefault(entry.words, set()).add(entry.value)
    assert {words: found for words, found in meanings.items() if len(found) > 1} == {}
