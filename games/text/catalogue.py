"""Fluent catalogues: the common one and a game's own, read for a language when first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGUAGES = ("en", "de", "el")
COMMON = "games.text"
CALLED_OTHERWISE = frozenset({"round-word"})
"""Messages of the common catalogue that a game may have in words of its own."""

Report = Callable[[str], None]

_report: Report | None = None


class BadCatalogue(Exception):
    """A catalogue cannot be read, or one of its messages cannot be said."""


def report_faults_to(report: Report | None) -> None:
    """Go on after a fault with the English message and report it; without this a fault is raised.

    Tests and simulations leave it unset, so that no fault is missed. A running bot sets it,
    because a fault in a sentence must not lose a move.
    """
    global _report
    _report = report


def fault(what: str, cause: Exception | None = None) -> None:
    """Raise a fault, or report it where faults are reported."""
    if _report is None:
        raise BadCatalogue(what) from cause
    _report(what)


class Catalogue:
    """All messages of a game in one language."""

    def __init__(self, package: str, language: str, functions: dict[str, Any]) -> None:
        # Imported here, so that a command that says nothing does not wait for it.
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(entries(package, language))))

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Say whether there is such a message, or such an attribute of it."""
        if not self._bundle.has_message(key):
            return False
        return attribute is None or attribute in self._bundle.get_message(key).attributes

    def attributes(self, key: str) -> list[str]:
        """List the attributes of a message."""
        return list(self._bundle.get_message(key).attributes)

    def say(self, key: str, attribute: str | None, facts: dict[str, Any]) -> str:
        """Format a message or an attribute of it; raise BadCatalogue if anything is wrong with it."""
        where = f"{self.language}: {key}" + (f".{attribute}" if attribute else "")
        if not self.has(key, attribute):
            raise BadCatalogue(f"{where} is missing")
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise BadCatalogue(f"{where} says nothing")
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise BadCatalogue(f"{where}: {errors[0]}") from errors[0]
        return str(said)


@cache
def entries(package: str, language: str) -> list[ast.Message | ast.Term]:
    """Read the messages of a package in a language, with those that all games share."""
    found: dict[str, ast.Message | ast.Term] = {}
    for each in dict.fromkeys((COMMON, package)):
        for entry in _read(each, language):
            if entry.id.name in found and entry.id.name not in CALLED_OTHERWISE:
                fault(f"{each} {language}: {entry.id.name} is there twice")
            found[entry.id.name] = entry
    return list(found.values())


def _read(package: str, language: str) -> Iterator[ast.Message | ast.Term]:
    from fluent.syntax import FluentParser, ast

    text = (files(package) / "catalogue" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            fault(f"{package} {language}: junk at “{(entry.content or '').strip()[:60]}”")
        elif isinstance(entry, (ast.Message, ast.Term)):
            yield entry
