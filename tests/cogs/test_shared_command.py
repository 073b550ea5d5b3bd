"""Several kinds of action may share a command: what is typed, and what is asked, tells which is meant."""

import pytest

from cogs.game_group import build_group
from games.perikles.actions import PlaceMarker, Take
from games.perikles.game import GAME
from tests.cogs.house import House


@pytest.fixture
async def shared(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A table at which a marker is placed by the command that also takes a tile."""
    monkeypatch.setattr(PlaceMarker, "command", Take.command)
    house.bot.tree.remove_command(GAME.id)
    house.bot.tree.add_command(build_group(GAME))
    await house.bot.tree.sync()
    return house


def test_a_parameter_is_required_if_all_kinds_need_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlaceMarker, "command", Take.command)
    group = build_group(GAME)
    command = group.get_command("take")
    assert group.get_command("place-marker") is None
    assert {each.name: each.required for each in command.parameters} == {  # type: ignore[union-attr]
        "city": False,
        "tile": False,
        "table": False,
    }


async def test_kind_that_is_asked_for_is_given(shared: House) -> None:
    done = await shared.say(await shared.asked(), "perikles take", city="corinth")
    assert "✓ Marker in Corinth" in done.text


async def test_kind_that_has_what_was_typed_is_judged(shared: House) -> None:
    refused = await shared.say(await shared.asked(), "perikles take", tile="athens-2")
    assert "That does not answer your question now" in refused.text
    assert (await shared.live()).row.seq == 0


async def test_values_of_the_kind_that_is_asked_for_are_offered(shared: House) -> None:
    user = await shared.asked()
    offered = await user.autocomplete(shared.thread, "perikles take", "city", "cor")
    assert offered.values == ["corinth"]
    assert (await user.autocomplete(shared.thread, "perikles take", "tile", "")).choices == []
