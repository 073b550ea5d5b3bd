"""Slash commands: registered, offered, filled in, completed."""

import pytest

from practice import PracticeServer, User
from practice.operations.mistake import Mistake
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot


async def test_sync_registers_commands_and_keeps_their_ids(server: PracticeServer, bot: ExampleBot) -> None:
    first = {command.name: command.id for command in await bot.tree.fetch_commands()}
    again = {command.name: command.id for command in await bot.tree.sync()}
    assert first == again
    assert {"echo", "table", "settings"} <= first.keys()
    bot.tree.remove_command("echo")
    assert "echo" not in {command.name for command in await bot.tree.sync()}
    assert "echo" not in {command["name"] for command in server.store.commands.values()}


async def test_guild_commands_are_offered_beside_global_ones(bot: ExampleBot, althaia: User) -> None:
    guild = bot.guilds[0]
    bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
    assert len(await bot.tree.fetch_commands(guild=guild)) == len(await bot.tree.fetch_commands())
    bot.tree.clear_commands(guild=guild)
    assert await bot.tree.sync(guild=guild) == []


async def test_command_is_answered(bot: ExampleBot, althaia: User) -> None:
    outcome = await althaia.slash("agora", "echo", text="χαῖρε")
    assert (await althaia.answer(outcome)).content == "echo: χαῖρε"
    assert bot.faults == []


async def test_answer_names_its_command_and_user(bot: ExampleBot, althaia: User) -> None:
    answer = await althaia.answer(await althaia.slash("agora", "table new", game="athens", seats=3))
    assert answer.content == "athens for 3"
    assert answer.raw["interaction"]["name"] == "table new"
    assert answer.raw["interaction_metadata"]["user"]["username"] == "althaia"


async def test_every_kind_of_option_arrives(server: PracticeServer, bot: ExampleBot, althaia: User) -> None:
    role = next(role for role in server.store.guild.roles.values() if role.name == "Archon")
    outcome = await althaia.slash(
        "agora",
        "options",
        person=server.user("Daphnis").id,
        place=server.channel("tables").id,
        role=role.id,
        side="left",
        ratio=0.25,
        sure=True,
    )
    assert (await althaia.answer(outcome)).content == "Daphnis|tables|Archon|left|0.25|True"


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("table new", {}, "Still needed: game"),
        ("table new", {"game": "x", "seats": 9}, "at most 5"),
        ("table new", {"game": "x", "seats": "many"}, "whole number"),
        ("table new", {"game": "x", "colour": "red"}, "no option colour"),
        ("table", {}, "subcommands"),
        ("table burn", {}, "no subcommand burn"),
        ("nothing", {}, "no command /nothing"),
    ],
)
async def test_wrong_input_is_stopped_before_the_bot(
    bot: ExampleBot, althaia: User, command: str, options: dict[str, object], said: str
) -> None:
    with pytest.raises(Mistake, match=said):
        await althaia.slash("agora", command, **options)


async def test_autocompletion_goes_to_the_bot_and_back(bot: ExampleBot, althaia: User) -> None:
    outcome = await althaia.autocomplete("agora", "table new", "game", "A")
    assert outcome.names == ["Athens", "Sparta", "Argos", "Megara"]
    assert outcome.values[0] == "athens"
    assert len((await althaia.autocomplete("agora", "table new", "game")).choices) == 6


async def test_commands_for_administrators_are_not_offered_to_others(bot: ExampleBot, visit: Visit) -> None:
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    assert (await althaia.slash("agora", "settings show")).kind == "message"
    with pytest.raises(Mistake, match="no command"):
        await daphnis.slash("agora", "settings show")


async def test_locale_and_permissions_are_told(bot: ExampleBot, daphnis: User) -> None:
    await daphnis.set_locale("el")
    assert (await daphnis.answer(await daphnis.slash("agora", "whoami"))).content == "el False"


async def test_commands_work_in_direct_messages(bot: ExampleBot, daphnis: User) -> None:
    channel = await daphnis.open_dm()
    assert (await daphnis.answer(await daphnis.slash(channel, "echo", text="here"))).content == "echo: here"
