"""What the page itself says: the same in every language, all of it used, nothing beside it."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "practice" / "page"
LANGUAGES = ("en", "de", "el")


def words() -> dict[str, dict[str, str]]:
    """Read the dictionaries of the page."""
    text = (PAGE / "words.js").read_text("utf-8")
    found = {}
    for language in LANGUAGES:
        body = re.search(rf"^const {language} = \{{(.*?)^\}};", text, re.DOTALL | re.MULTILINE)
        assert body is not None
        found[language] = dict(re.findall(r'^  "?([\w-]+)"?: "(.*)",$', body[1], re.MULTILINE))
        assert len(found[language]) == body[1].strip().count("\n") + 1
    return found


def used() -> set[str]:
    """List the words that the page asks for."""
    scripts = [path.read_text("utf-8") for path in PAGE.glob("*.js") if path.name != "words.js"]
    page = (PAGE / "index.html").read_text("utf-8")
    asked = {key for text in scripts for key in re.findall(r'\bt\("([\w-]+)"', text)}
    kinds = {f"kind-{number}" for number in range(3, 12)}
    return asked | kinds | set(re.findall(r'data-t(?:-label)?="([\w-]+)"', page))


def test_every_language_has_all_words_and_no_others() -> None:
    assert {language: set(known) for language, known in words().items()} == dict.fromkeys(LANGUAGES, used())


def test_sentences_are_filled_with_the_same_things() -> None:
    known = words()
    for key, text in known["en"].items():
        for language in LANGUAGES:
            filled = sorted(re.findall(r"\{(\w+)\}", known[language][key]))
            assert filled == sorted(re.findall(r"\{(\w+)\}", text)), (language, key)


def test_nothing_is_said_without_the_dictionary() -> None:
    """A quoted text with a capital and a space is a sentence."""
    for path in PAGE.glob("*.js"):
        if path.name != "words.js":
            said = re.findall(r'["`]([A-Z][a-z]+ [a-z][^"`]*)["`]', path.read_text("utf-8"))
            assert said == [], path.name
