"""What follows for a game from where it is and what it has printed."""

from dataclasses import replace
from typing import Any

import pytest

from games import registry
from tests.toy.game.game import GAME


def older(raw: dict[str, Any]) -> dict[str, Any]:
    return {**raw, "steps": [*raw["steps"], len(raw["steps"])]}


def test_older_saves_are_brought_up_one_schema_after_the_other() -> None:
    game = replace(GAME, upgrades={1: older, 2: older})
    assert game.schema == 3
    assert game.upgrade(1, {"steps": []}) == {"steps": [0, 1]}
    assert game.upgrade(2, {"steps": []}) == {"steps": [0]}


@pytest.mark.parametrize("schema", [0, 2])
def test_a_save_of_an_unknown_schema_is_refused(schema: int) -> None:
    with pytest.raises(ValueError, match=f"a save of schema {schema} is not known"):
        GAME.upgrade(schema, {})


@pytest.mark.parametrize("game", registry.ids())
def test_words_and_orders_are_those_of_the_game(game: str) -> None:
    found = registry.get(game)
    assert found.package == f"games.{game}"
    assert type(found.wording("en", ["Anna"])).__module__ == f"games.{game}.wording"
    assert found.provenance()
