"""Every command, component and completion over a bad connection; what is new is met by itself, or missed."""

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any, get_args

import pytest
from discord import app_commands

from bot.discord import answering
from bot.discord.bot import KeryxBot
from cogs._reading import NONE
from games import registry
from games.core.decision import Action
from practice import PracticeServer, User
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.bot.discord.group import typed
from tests.cogs import calls, ways
from tests.cogs.calls import Call, commands_of
from tests.cogs.house import House, open_house
from tests.cogs.test_every_command import Position, gives, met
from tests.cogs.trouble import (
    TROUBLES,
    Trouble,
    all_are_answered_once,
    dropping,
    meeting,
    one_after_the_other,
)
from tests.cogs.ways import Inn
from tests.games.conformance.subject import SetUp, load
from tests.long import also

pytestmark = pytest.mark.usefixtures("quick_previews")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits, be it for the connection or for having asked often enough."""
    monkeypatch.setattr(answering, "PAUSES", (0.01, 0.01))
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


@pytest.fixture
async def users(visit: Visit) -> list[User]:
    return [await visit(name) for name in rig.PLAYERS]


@pytest.fixture
def inn(bot: KeryxBot, server: PracticeServer, users: list[User], monkeypatch: pytest.MonkeyPatch) -> Inn:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    return Inn(bot, server, users)


def kinds_of(game: str) -> set[type[Action]]:
    return set(get_args(registry.get(game).action))


@cache
def positions(game: str) -> dict[SetUp, dict[type[Action], Position]]:
    """Find for each kind of action of a game a position in which it is asked for, at one of its tables."""
    wanted = kinds_of(game)
    found: dict[SetUp, dict[type[Action], Position]] = {}
    for set_up in load(game).set_ups:
        found[set_up] = met(game, set_up, wanted)
        wanted = wanted - found[set_up].keys()
    assert not wanted
    return found


async def answered(call: Call, command: str) -> None:
    answer = await call.user.answer(await call.user.slash(call.place, command, **call.options))
    assert call.says in answer.text, answer.text
    assert answer.is_ephemeral


def test_every_command_is_called(bot: KeryxBot) -> None:
    """Those of a game are called where they are asked for; how others are is written down in calls.py."""
    own = {f"{game} {kind.command}" for game in registry.ids() for kind in kinds_of(game)}
    previews = {f"{game} preview" for game in registry.ids() if registry.get(game).preview}
    assert commands_of(bot).keys() == own | previews | calls.HOW.keys()


async def test_every_command_is_answered_in_spite_of_trouble(
    bot: KeryxBot, server: PracticeServer, users: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    town = await calls.build(bot, server, users)
    for name, how in calls.HOW.items():
        call = await how(town)
        with meeting(server):
            await answered(call, name)
    all_are_answered_once(server)
    assert "fault" not in caplog.text


async def sit_down(
    bot: KeryxBot, server: PracticeServer, users: list[User]
) -> AsyncIterator[tuple[House, dict[type[Action], Position]]]:
    """Give a table of each game at which its kinds of action are asked for; it may take several."""
    for game in registry.ids():
        for set_up in load(game).set_ups:
            seated = users[: set_up.seats]
            house = await open_house(bot, server, seated, game, set_up.scenario, set_up.variants)
            yield house, positions(game)[set_up]


async def preview(house: House, position: Position) -> None:
    """Try an order, where the game has previews."""
    live, (state, seat, action) = await house.live(), position
    if live.game.preview is not None:
        house.bot.keeper.replace(replace(live, state=state, asked=None))
        order = live.game.orders("en", live.names).write(action)
        answer = await house.say(house.users[seat], f"{live.game.id} preview", text=order)
        assert answer.attachments, answer.text
        assert answer.is_ephemeral


async def test_every_command_of_a_game_counts_once_in_spite_of_trouble(
    bot: KeryxBot, server: PracticeServer, users: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    async for house, found in sit_down(bot, server, users):
        for kind, position in found.items():
            with meeting(server):
                assert await gives(house, position), kind.__name__
        for position in islice(found.values(), 1):
            with meeting(server):
                await preview(house, position)
    all_are_answered_once(server)
    assert "fault" not in caplog.text


async def test_every_command_is_answered_after_a_drop_of_the_gateway(
    bot: KeryxBot, server: PracticeServer, users: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    town = await calls.build(bot, server, users)
    for name, how in calls.HOW.items():
        call = await how(town)
        async with dropping(server):
            await answered(call, name)
    async for house, found in sit_down(bot, server, users):
        for kind, position in found.items():
            async with dropping(server):
                assert await gives(house, position), kind.__name__
    all_are_answered_once(server)
    assert "fault" not in caplog.text


@pytest.mark.parametrize(
    "trouble", also([one_after_the_other], [TROUBLES[each] for each in ("429", "500", "reset")])
)
async def test_every_component_is_answered_in_spite_of_trouble(
    inn: Inn, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    for way in ways.ALL:
        then = await way(inn)
        with meeting(inn.server, trouble):
            await then()
    all_are_answered_once(inn.server)
    assert "fault" not in caplog.text


async def test_every_component_works_after_a_drop_of_the_gateway(
    inn: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    for way in ways.ALL:
        then = await way(inn)
        async with dropping(inn.server):
            await then()
    all_are_answered_once(inn.server)
    assert "fault" not in caplog.text


async def offered(
    server: PracticeServer, user: User, place: str, name: str, field: str, options: dict[str, Any]
) -> list[Any]:
    """Give what is offered for a field beside the others, which is the same in spite of trouble."""
    others = {each: value for each, value in options.items() if each != field}
    choices = (await user.autocomplete(place, name, field, "", **others)).choices
    with meeting(server, edited=False):
        again = await user.autocomplete(place, name, field, "", **others)
    assert again.choices == choices, (name, field)
    return choices


def completed(command: app_commands.Command[Any, ..., Any]) -> list[str]:
    return [each.name for each in command.parameters if each.autocomplete]


async def test_every_completion_is_offered_in_spite_of_trouble(
    bot: KeryxBot, server: PracticeServer, users: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    town = await calls.build(bot, server, users)
    for name, how in calls.HOW.items():
        call = await how(town)
        for field in completed(commands_of(bot)[name]):
            found = await offered(server, call.user, call.place, name, field, call.options)
            assert found, (name, field)
        await answered(call, name)
    assert "fault" not in caplog.text
    assert "disturbed" not in caplog.text


async def test_every_completion_of_a_game_is_offered_in_spite_of_trouble(
    bot: KeryxBot, server: PracticeServer, users: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    async for house, found in sit_down(bot, server, users):
        game = (await house.live()).game.id
        for kind, (state, seat, action) in found.items():
            bot.keeper.replace(replace(await house.live(), state=state, asked=None))
            name = f"{game} {kind.command}"
            given = typed(action)
            for field in completed(commands_of(bot)[name]):
                values = await offered(server, users[seat], house.thread, name, field, given)
                assert values or given.get(field, NONE) == NONE, (name, field)
    assert "fault" not in caplog.text
    assert "disturbed" not in caplog.text
