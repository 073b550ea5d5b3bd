"""What the tests of every game's words need: facts to say, and what the source asks to be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args

from bot.settings import ROOT
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.events import Event
from games.core.game import Game, start

Values = tuple[Any, ...]
SHARED = ("games/core", "games/text")
"""Where refusals that every game must word are written."""
NO_FACTS = ("required", "automatic", "secret", "party", "default")
"""What a decision is given beside the facts of its question."""


def looks_right(text: str) -> bool:
    """Say whether a text begins and ends well, without a hole in it."""
    begins = text[0] in "“„«" or not text[0].islower()
    return begins and text == text.strip() and not re.search(r"[{}⟨⟩]|  |\bnone\b|\bNone\b| [.,;]", text)


class Facts:
    """What each field or fact of a game can be, and what it can be where that differs."""

    def __init__(self, values: Mapping[str, Values], of_kind: Mapping[tuple[str, str], Values]) -> None:
        self._values, self._of_kind = values, of_kind

    def of(self, kind: str, names: list[str]) -> Iterator[dict[str, Any]]:
        """Vary the facts: names one at a time, everything that a sentence can depend on in all ways."""
        values = {name: self._of_kind.get((kind, name), self._values.get(name, ())) for name in names}
        without = [name for name, found in values.items() if not found]
        assert not without, f"the game's speech.py gives no values for {without} of {kind}"
        few = {name: found for name, found in values.items() if len(found) <= 4}
        many = {name: found for name, found in values.items() if len(found) > 4}
        for chosen in product(*few.values()):
            yield dict(zip(few, chosen, strict=True)) | {name: found[0] for name, found in many.items()}
        first = {name: found[0] for name, found in values.items()}
        for name, found in many.items():
            yield from (first | {name: value} for value in found)

    def instances(self, union: Any) -> Iterator[Any]:
        """Make events or actions of every kind."""
        for kind in get_args(union):
            names = [name for name in kind.__struct_fields__ if name not in Event.__struct_fields__]
            yield from (kind(**facts) for facts in self.of(kind.__name__, names))


def asked(
    name: str, position: int, *folders: str, ignored: tuple[str, ...] = ()
) -> dict[str, set[str] | None]:
    """Give the keys and facts of one kind of call in the source; None for facts that are not written out."""
    found: dict[str, set[str] | None] = {}
    for path in (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))):
        tree = _tree(path)
        for call in _calls(tree, name):
            for key in _strings(tree, call.args[position]):
                found[key] = _given(call, ignored)
    return found


def refusals(game: str) -> dict[str, set[str] | None]:
    """Give the keys and facts of all refusals that a game can make."""
    return asked("Refusal", 1, *SHARED, f"games/{game}") | declared("refused_as", f"games/{game}")


def questions(game: str) -> dict[str, set[str] | None]:
    """Give the keys and facts of all questions of a game."""
    found = asked("Decision", 2, f"games/{game}", ignored=NO_FACTS)
    return declared("question", f"games/{game}") | found


def declared(name: str, folder: str) -> dict[str, set[str] | None]:
    """Return the keys that classes declare; their facts are written elsewhere."""
    trees = [_tree(path) for path in sorted((ROOT / folder).rglob("*.py"))]
    values = [value for tree in trees for value in _assigned(tree, name)]
    return dict.fromkeys(_texts(values))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _strings(tree: ast.Module, node: ast.expr) -> list[str]:
    """Give the key of a call, or all that it can be if it depends on something."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_strings(tree, body), *_strings(tree, orelse)]
        case ast.Name(id=name) | ast.Attribute(attr=name):
            found = [key for value in _assigned(tree, name) for key in _strings(tree, value)]
            found = found or _strings_of_the_core(name)
            assert found, ast.unparse(node)
            return found
    raise AssertionError(ast.unparse(node))


def _texts(values: list[ast.expr]) -> list[str]:
    return [node.value for node in values if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def _strings_of_the_core(name: str) -> list[str]:
    trees = [_tree(path) for path in sorted((ROOT / "games/core").glob("*.py"))]
    values = [value for tree in trees for value in _assigned(tree, name)]
    return _texts(values)


def _assigned(tree: ast.Module, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets, value=value):
                pass
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                targets = [target]
            case _:
                continue
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            yield value


def _given(call: ast.Call, ignored: tuple[str, ...]) -> set[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return {str(keyword.arg) for keyword in call.keywords} - set(ignored)


@cache
def _strings_in_source() -> set[str]:
    paths = [path for folder in ("games", "rendering") for path in (ROOT / folder).rglob("*.py")]
    nodes = [node for path in paths for node in ast.walk(_tree(path))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def is_named_in_source(key: str) -> bool:
    """Say whether some source names a message, with or without the beginning that its sort has."""
    bare = re.sub(r"^(word|order|list|amount|word-how)-", "", key)
    return key in _strings_in_source() or bare in _strings_in_source()


def labels_asked(game: str) -> set[str]:
    """Give the labels that a game's pictures and words ask for by name."""
    paths = [*(ROOT / "rendering" / game).rglob("*.py"), ROOT / "games" / game / "wording.py"]
    return {
        key
        for path in paths
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "label"
        for key in _constants(node.args[0])
    }


def _constants(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_constants(body), *_constants(orelse)]
    return []


def positions(game: Game, seats: int, scenario: str, seed: int) -> Iterator[Table[Any]]:
    """Play a random game, and give the table before every action and at the end."""
    rng = Random(seed)
    table = start(game, seats, scenario, Seeded(b"%d" % seed))
    while table.asked():
        yield table
        decision = rng.choice(table.asked()).decision
        table.act(decision.seat, game.random_answer(table.state, decision, rng))
    yield table
