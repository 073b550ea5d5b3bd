import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.text import LANGUAGES, Words
from games.text.vocabulary import SEAT, Vocabulary, fold, folded, no_number, tokens


@pytest.mark.parametrize(
    ("typed", "compared"),
    [
        ("Athens", "athens"),
        ("ΑΘΗΝΑ", "αθηνα"),
        ("Αθήνα", "αθηνα"),
        ("Πύλος", "πυλοσ"),
        ("ΠΥΛΟΣ", "πυλοσ"),
        ("προϊόν", "προιον"),
        ("Größe", "grosse"),
        ("ＡＢＣ", "abc"),
    ],
)
def test_case_accents_and_final_sigma_do_not_count(typed: str, compared: str) -> None:
    assert fold(typed) == compared


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("send sparta h3 > pylos", ("send", "sparta", "h", "3", "pylos")),
        ("slave-revolt", ("slave", "revolt")),
        ("  ;,→ ", ()),
        ("Άργος,  Β", ("αργοσ", "β")),
    ],
)
def test_an_order_falls_apart_into_words_and_numbers(typed: str, words: tuple[str, ...]) -> None:
    assert folded(typed) == words


def test_tokens_keep_what_was_typed() -> None:
    assert [token.typed for token in tokens("Propose ΜΕΓΑΡΑ b2")] == ["Propose", "ΜΕΓΑΡΑ", "b", "2"]


@pytest.mark.parametrize(
    ("typed", "unclear"),
    [
        ("demand -1", "-1"),
        ("-2L Roma-Ostia", "-2"),
        ("bid bridge −3", "−3"),
        ("bid bridge (–3)", "–3"),
        ("bid bridge +3", "+3"),
        ("bid bridge --3", "--3"),
        ("bid bridge <3", "<3"),
        ("bid bridge 3.5", "3.5"),
        ("bid bridge 1,5", "1,5"),
        ("bid bridge 1/2", "1/2"),
        ("bid bridge 2-3", "2-3"),
        ("bid bridge .5", ".5"),
        ("bid bridge 1'000", "1'000"),
        ("bid bridge ½", "½"),
        ("bid bridge 3²", "3²"),
        ("bid bridge 30%", "30%"),
    ],
)
def test_a_sign_that_changes_a_number_is_not_overlooked(typed: str, unclear: str) -> None:
    assert no_number(typed) == unclear


@pytest.mark.parametrize(
    "typed",
    [
        "2L Roma-Ostia",
        "2L+1G Roma-Ostia",
        "2L + 1G Roma > Ostia",
        "Roma–2L",
        "bid bridge: 3.",
        "bid bridge (3)",
        "bid bridge #3",
        "lift 1, 2",
        "bid bridge - 3",
        "send athens h2,t3 pylos",
    ],
)
def test_a_sign_that_only_parts_words_is_no_matter(typed: str) -> None:
    assert no_number(typed) is None


@pytest.mark.parametrize(
    ("typed", "word", "near"),
    [
        ("κάτι", "κτίσε", False),
        ("bdi", "bid", True),
        ("bod", "bid", True),
        ("pas", "pass", True),
        ("passs", "pass", True),
        ("kept", "sent", False),
        ("rondle", "rondel", True),
    ],
)
def test_short_words_are_near_only_if_one_slip_parts_them(typed: str, word: str, near: bool) -> None:
    vocabulary = Vocabulary(Words("games.perikles", "en", ()))
    vocabulary._add("toy", 1, word)
    assert vocabulary.near(tokens(typed)[0], ("toy",)) == ((word,) if near else ())


def seats_called(text: str, *names: str, language: str = "en") -> list[int]:
    vocabulary = Vocabulary(Words("games.perikles", language, names))
    found, _ = vocabulary.find(tokens(text), (SEAT,), exactly=True)
    return [entry.value for entry in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "seat"),
    [("A", 0), ("α", 0), ("b", 1), ("Γ", 2), ("g", 2), ("C", 2), ("δ", 3), ("D", 3), ("3", 2), ("blue", 3)],
)
def test_a_seat_has_a_letter_a_number_and_a_colour(language: str, text: str, seat: int) -> None:
    assert seats_called(text, "Anna", "Ben", "Cleo", "Dora", language=language) == [seat]


@pytest.mark.parametrize(
    ("text", "language", "seat"), [("grün", "de", 2), ("gruen", "de", 2), ("μπλέ", "el", 3)]
)
def test_colours_are_those_of_the_language(text: str, language: str, seat: int) -> None:
    assert seats_called(text, "Anna", "Ben", "Cleo", "Dora", language=language) == [seat]


def test_a_letter_comes_before_a_name_and_a_name_before_a_colour() -> None:
    names = ("B", "Blue", "Cleo Black", "Dora")
    assert seats_called("b", *names) == [1]
    assert seats_called("blue", *names) == [1]
    assert seats_called("cleo black", *names) == [2]


def test_two_seats_of_one_name_are_told_apart() -> None:
    assert seats_called("anna", "Anna", "ANNA", "Ben") == [0, 1]


def test_a_name_without_letters_leaves_the_letter_of_the_seat() -> None:
    assert seats_called("a", "★★", "Ben", "Cleo") == [0]
