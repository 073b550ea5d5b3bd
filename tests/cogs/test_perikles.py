"""`/perikles`: a subcommand for each kind of action, completed from the seat's own legal answers."""

from typing import Any, get_args

import msgspec
import pytest

from bot.keeper.live import Acting
from cogs._reading import spelt
from cogs.game_group import build_group
from games.core.decision import Action
from games.core.fields import kebab
from games.perikles.actions import AnyAction
from games.perikles.game import GAME
from practice import User
from tests.bot.discord import rig
from tests.cogs.house import House


def typed(action: Action) -> dict[str, Any]:
    """Give an action as the options of its command."""
    fields = msgspec.structs.fields(action)
    values = {field.name: getattr(action, field.name) for field in fields if _is_told(field, action)}
    return {name: spelt(type(action), name, value) for name, value in values.items()}


def _is_told(field: msgspec.structs.FieldInfo, action: Action) -> bool:
    return field.required or getattr(action, field.name) != field.default


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


async def test_action_is_carried_out(house: House) -> None:
    asked = await house.asked()
    done = await house.say(asked, "perikles place-marker", city="corinth")
    assert "✓ Marker in Corinth" in done.text
    assert (await house.live()).row.seq == 1


@pytest.mark.parametrize("command", ["antike done", "peloponnes pass"])
async def test_command_of_another_game_does_nothing(house: House, command: str) -> None:
    answer = await house.say(await house.asked(), command)
    assert answer.text == "Table 1 is playing Perikles; use `/perikles …`."
    assert (await house.live()).row.seq == 0


async def test_command_of_another_game_completes_nothing(house: House) -> None:
    user = await house.asked()
    assert (await user.autocomplete(house.thread, "antike rondel", "field", "")).choices == []


@pytest.mark.parametrize("city", ["Corinth", "CORINTH", "cor", " corinth "])
async def test_value_is_understood_however_it_is_typed(house: House, city: str) -> None:
    done = await house.say(await house.asked(), "perikles place-marker", city=city)
    assert "✓ Marker in Corinth" in done.text


async def test_value_that_is_not_legal_is_refused_with_those_that_are(house: House) -> None:
    asked = await house.asked()
    refused = await house.say(asked, "perikles place-marker", city="Troy")
    assert "“Troy” is not possible for “city” now" in refused.text
    assert "Athens" in refused.text
    assert "Marker in Athens" in str(refused.components)
    assert (await house.live()).row.seq == 0


async def test_action_that_is_not_asked_for_changes_nothing(house: House) -> None:
    asked = await house.asked()
    refused = await house.say(asked, "perikles take", tile="athens-2")
    assert "That does not answer your question now" in refused.text
    other = await house.say(await house.other(), "perikles place-marker", city="athens")
    assert "That does not answer your question now" in other.text
    assert "You are not asked anything" in other.text
    assert (await house.live()).row.seq == 0


async def test_who_has_no_seat_is_refused(house: House, daphnis: User) -> None:
    answer = await house.say(daphnis, "perikles place-marker", city="athens")
    assert answer.text == "You have no seat at this table."


async def test_values_are_completed_whatever_case_and_accents(house: House) -> None:
    asked = await house.asked()
    command = "perikles place-marker"
    offered = await asked.autocomplete(house.thread, command, "city", "")
    assert {choice["value"] for choice in offered.choices} == {
        "athens",
        "sparta",
        "argos",
        "corinth",
        "thebes",
        "megara",
    }
    offered = await asked.autocomplete(house.thread, command, "city", "ATH")
    assert [choice["name"] for choice in offered.choices] == ["Athens"]
    await asked.set_locale("el")
    offered = await asked.autocomplete(house.thread, command, "city", "κορινθ")
    assert [choice["value"] for choice in offered.choices] == ["corinth"]
    await asked.set_locale("de")
    offered = await asked.autocomplete(house.thread, command, "city", "KÓR")
    assert [choice["name"] for choice in offered.choices] == ["Korinth"]


async def test_nothing_is_completed_for_who_is_not_asked(house: House, daphnis: User) -> None:
    for user in (await house.other(), daphnis):
        offered = await user.autocomplete(house.thread, "perikles place-marker", "city", "")
        assert offered.choices == []


async def test_later_values_follow_from_earlier_ones(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    asked, seat = await house.asked(), live.waiting_for()[0]
    decision = live.decisions(seat)[0]
    send = next(form for form in decision.answers if "Send" in str(form.kinds())).first()
    given = typed(send)
    for name in ("city", "arm", "strength", "place", "side"):
        before = {
            key: value for key, value in given.items() if list(given).index(key) < list(given).index(name)
        }
        offered = await asked.autocomplete(house.thread, "perikles send", name, "", **before)
        raw = {key: getattr(send, key) for key in before}
        legal = [spelt(type(send), name, value) for value in decision.narrow(type(send), **raw)[name]][:25]
        assert [choice["value"] for choice in offered.choices] == legal
    done = await house.say(asked, "perikles send", **given)
    assert done.text.startswith("✓")
    assert (await house.live()).answers[Acting(seat)] == live.answers[Acting(seat)] + 1


async def test_table_is_found_or_asked_for(house: House) -> None:
    second = await rig.new_table(house.bot, house.server)
    asked = house.users[second.waiting_for()[0]]
    dm = await asked.open_dm()
    answer = await asked.answer(await asked.slash(dm, "perikles place-marker", city="athens"))
    assert "several tables" in answer.text
    offered = await asked.autocomplete(dm, "perikles place-marker", "city", "", table=second.id)
    assert len(offered.choices) == 6
    offered = await asked.autocomplete(dm, "perikles place-marker", "table", "2")
    assert [choice["value"] for choice in offered.choices] == [2]
    outcome = await asked.slash(dm, "perikles place-marker", city="athens", table=second.id)
    assert "✓ Marker in Athens" in (await asked.answer(outcome)).text
