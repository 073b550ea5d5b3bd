import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_args

import msgspec
import pytest

from games import registry
from games.core.agenda import Step
from games.core.agenda import Together as CoreTogether
from games.core.decision import Action
from games.core.events import Event
from games.core.unions import is_abstract

GAMES = ["toy", *registry.ids()]


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")


def test_listing_the_games_imports_none() -> None:
    script = (
        "import sys; from games import registry; registry.ids(); print('games.perikles.game' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_registered_under_its_own_id(name: str) -> None:
    assert registry.get(name).id == name


def test_unknown_games_are_refused() -> None:
    with pytest.raises(registry.UnknownGame):
        registry.get("chess")


def kinds_of(union: Any) -> set[Any]:
    return set(get_args(union))


def steps_of(state: Any) -> set[Any]:
    """Give the union that the agenda of a state is a list of."""
    (agenda,) = [field for field in msgspec.structs.fields(state) if field.name == "agenda"]
    (union,) = get_args(agenda.type)
    return kinds_of(union)


def subclasses(base: Any, package: str) -> Iterator[Any]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            yield kind
        yield from subclasses(kind, package)


def modules_of(name: str) -> str:
    return "tests.toy.game." if name == "toy" else f"games.{name}."


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("base", "member"), [(Step, "state"), (Action, "action"), (Event, "event")])
def test_every_kind_is_tagged_with_its_name_and_in_its_union(name: str, base: type, member: str) -> None:
    """An untagged subclass would be decoded, silently, as an empty base."""
    game = registry.get(name)
    union = steps_of(game.state) if member == "state" else kinds_of(getattr(game, member))
    found = {kind for kind in subclasses(base, modules_of(name)) if not is_abstract(kind)}
    assert union == found
    assert {msgspec.inspect.type_info(kind).tag for kind in union} == {kind.__name__ for kind in union}  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_together_is_closed_over_the_steps_of_the_game(name: str) -> None:
    steps = steps_of(registry.get(name).state)
    for kind in steps:
        if issubclass(kind, CoreTogether):
            (branches,) = msgspec.structs.fields(kind)
            assert kinds_of(get_args(get_args(branches.type)[0])[0]) == steps


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_frozen(name: str) -> None:
    game = registry.get(name)
    for kind in kinds_of(game.action) | kinds_of(game.event):
        assert kind.__struct_config__.frozen


@pytest.mark.parametrize("name", GAMES)
def test_the_package_of_a_game_can_be_imported(name: str) -> None:
    package = registry.get(name).package
    assert import_module(package).__name__ == package
