"""`/peloponnes`: a subcommand for each kind of action, whose values have names in every language."""

from typing import Any, get_args

import pytest

from bot.discord.panels.naming import Naming
from bot.discord.texts import commands_in
from cogs.game_group import build_group
from games.core.decision import Action
from games.core.fields import kebab
from games.peloponnes.actions import AnyAction
from games.peloponnes.board import KINDS, board
from games.peloponnes.game import GAME
from games.text import LANGUAGES
from practice.operations.mistake import Mistake
from tests.bot.discord import rig
from tests.cogs.house import House, open_house

VALUES: dict[str, tuple[str, ...]] = {
    "civilisation": tuple(board().civilisations),
    "tile": tuple(board().tiles),
    "tiles": tuple(board().tiles),
    "how": ("pay", "coin"),
    "kind": KINDS,
}
NUMBERS = {"wood", "stone", "food", "coins", "luxury"}


def test_there_is_a_subcommand_for_each_kind_and_a_parameter_for_each_field() -> None:
    group = build_group(GAME)
    assert {command.name for command in group.commands} == {
        kebab(kind.__name__) for kind in get_args(AnyAction)
    }
    for kind in get_args(AnyAction):
        command = group.get_command(kebab(kind.__name__))
        assert command is not None
        names = {parameter.name for parameter in command.parameters}  # type: ignore[union-attr]
        assert names == {*kind.__struct_fields__, "table"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_and_fields_and_values_have_names(language: str) -> None:
    naming = Naming(GAME.wording(language, ("Anna",)), commands_in(language))
    kinds = get_args(AnyAction)
    assert len({naming.kind(kind) for kind in kinds}) == len(kinds)
    for kind in kinds:
        for field in kind.__struct_fields__:
            assert naming.asks(kind, field) not in (field, naming.questioned(field))
            assert field in NUMBERS or _all_differ(naming, kind, field, VALUES[field])


def _all_differ(naming: Naming, kind: type[Action], field: str, values: tuple[Any, ...]) -> bool:
    """Say whether each value has a name that no other has and that is more than its id."""
    named = {naming.value(kind, field, value) for value in values}
    return len(named) == len(values) and not any("_" in name for name in named)


async def test_no_length_of_a_value_is_a_fault_of_ours(house: House) -> None:
    """What is longer than anything that could be meant, Discord does not take."""
    market = await open_house(house.bot, house.server, house.users, game="peloponnes")
    asked, before = await market.asked(), (await market.live()).row.seq
    answer = await market.say(asked, "peloponnes bid", tile="x" * 400, coins="1" * 400)
    assert "is not possible" in answer.text
    for given in ({"tile": "x" * 401, "coins": "3"}, {"tile": "bridge", "coins": "3" * 401}):
        with pytest.raises(Mistake):
            await asked.slash(market.thread, "peloponnes bid", **given)
    assert (await market.live()).row.seq == before


async def test_undo_of_an_answer_that_is_open_to_change_says_so(house: House) -> None:
    market = await open_house(house.bot, house.server, house.users, game="peloponnes")
    noted: list[int] = []
    for number in range(400):
        live = await rig.play(house.bot, market.table, 1, seed=number)
        noted = [
            seat
            for seat in range(3)
            if (open_ := live.decisions(seat)) and not any(each.required for each in open_)
        ]
        if noted and live.waiting_for():
            break
    answer = await market.say(house.users[noted[0]], "undo")
    assert answer.text.startswith("Your last answer stands, but you can still change it")
