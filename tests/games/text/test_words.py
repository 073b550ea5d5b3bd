from collections.abc import Iterator

import pytest

from games.core.decision import NOBODY
from games.text import LANGUAGES, BadCatalogue, Words, report_faults_to
from games.text.catalogue import entries
from games.text.words import LONGEST_NAME, _catalogue

TOY = "tests.games.text.toy"
NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    _forget()
    yield
    report_faults_to(None)
    _forget()


def _forget() -> None:
    entries.cache_clear()
    _catalogue.cache_clear()


def toy(language: str) -> Words:
    return Words(TOY, language, NAMES)


def test_functions_put_seats_and_names_into_a_sentence() -> None:
    said = toy("en").say("greeting", seat=0, seats=(1, 2), city="athens")
    assert said == "Anna greets Ben and Cleo and in Athens."


def test_a_party_without_a_player_is_of_keryx_not_of_the_last_player() -> None:
    assert toy("de").seats([NOBODY, 0]) == "Keryx und Anna"


@pytest.mark.parametrize(("count", "said"), [(1, "Einer geht."), (3, "3 gehen.")])
def test_plurals_are_those_of_the_language(count: int, said: str) -> None:
    assert toy("de").say("farewell", count=count) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "a, b and c"), ("de", "a, b und c"), ("el", "a, b και c")],
)
def test_lists_are_joined_by_the_language(language: str, said: str) -> None:
    words = Words("games.perikles", language, NAMES)
    assert words.listing(["a", "b", "c"]) == said
    assert words.listing(["a"]) == "a"
    assert words.listing([]) == ""


def test_an_unknown_language_is_english() -> None:
    assert toy("fr").language == "en"


def test_a_missing_fact_is_raised() -> None:
    with pytest.raises(BadCatalogue, match="greeting"):
        toy("de").say("greeting", seat=0, seats=(1,), city="athens")


def test_a_missing_message_is_raised() -> None:
    with pytest.raises(BadCatalogue, match="nonsense is missing"):
        toy("en").say("nonsense")


def test_junk_is_raised() -> None:
    with pytest.raises(BadCatalogue, match="junk"):
        toy("el").say("greeting", seat=0)


def test_a_running_bot_goes_on_in_english_and_is_told() -> None:
    faults: list[str] = []
    report_faults_to(faults.append)
    said = toy("de").say("greeting", seat=0, seats=(1,), city="athens")
    assert said == "Anna greets Ben and in Athens."
    assert len(faults) == 1
    assert "greeting" in faults[0]


def test_a_running_bot_goes_on_after_junk_and_repeated_messages() -> None:
    faults: list[str] = []
    report_faults_to(faults.append)
    assert toy("el").say("farewell", count=2) == "2 leave."
    assert any("junk" in fault for fault in faults)
    assert any("twice" in fault for fault in faults)


def test_a_message_that_is_nowhere_still_says_its_facts() -> None:
    report_faults_to(lambda fault: None)
    assert toy("de").say("nonsense", seat=2) == "nonsense: seat 2"


def test_things_without_a_message_keep_their_own_name() -> None:
    assert toy("en").name("atlantis", "at") == "atlantis"


def test_long_names_and_names_with_line_breaks_are_made_to_fit() -> None:
    words = Words(TOY, "en", ["x" * 99, "two\nlines ", "Anna Konstantina Papadopoulou-Mavrommati"])
    assert len(words.seat(0)) == LONGEST_NAME
    assert words.seat(1) == "two lines"
    assert words.seat(2) == "Anna Konstantina…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_never_read_as_a_message(language: str) -> None:
    words = Words("games.perikles", language, ["{ $seat }", "*[other]", "⁨x⁩"])
    assert words.seats([0, 1]).startswith("{ $seat }")
