"""What is in a catalogue: its messages, their variables and the functions they call."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.text.catalogue import entries


class _Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.cases: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for argument in node.arguments.named:
            if isinstance(argument.value, ast.StringLiteral):
                self.cases.update((name, argument.value.value) for name in _variables(node))
        self.generic_visit(node)


def _variables(call: ast.FunctionReference) -> Iterator[str]:
    for argument in call.arguments.positional:
        if isinstance(argument, ast.VariableReference):
            yield argument.id.name


def _uses(entry: ast.Message | ast.Term) -> _Uses:
    uses = _Uses()
    uses.visit(entry)
    return uses


@cache
def variables(package: str, language: str) -> dict[str, set[str]]:
    """Give the variables of every message."""
    return {entry.id.name: _uses(entry).variables for entry in entries(package, language)}


def cases(package: str, language: str) -> set[str]:
    """Give the cases that messages ask names for."""
    return set().union(*cases_by_fact(package, language).values())


def cases_by_fact(package: str, language: str) -> dict[str, set[str]]:
    """Give the cases that messages ask names for, by the variable that holds the name."""
    found: dict[str, set[str]] = {}
    for entry in entries(package, language):
        for variable, case in _uses(entry).cases:
            found.setdefault(variable, set()).add(case)
    return found


def functions(package: str, language: str) -> set[str]:
    """Give the functions that messages call."""
    return {name for entry in entries(package, language) for name in _uses(entry).functions}


def attributes(package: str, language: str) -> dict[str, set[str]]:
    """Give the attributes of every message."""
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in entries(package, language)
    }
