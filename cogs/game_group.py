"""A game's own commands, made from its actions: a parameter for each field of a kind.

Kinds of one command name share a subcommand. What can be typed is offered from the seat's own legal answers,
and checked again when it is sent.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, get_args

import msgspec
from discord import app_commands

from bot.db.status import Status
from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.panels import limits
from bot.discord.panels.naming import Naming
from bot.discord.playing import play, preview
from bot.discord.playing.rate_limit import keep_order_rate
from bot.discord.playing.reply import acknowledge, language_of, show, wording_of
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live
from cogs import _meaning, _reading
from cogs._about import Typed, about, matching, params
from cogs._tables import own_tables, table_in_memory
from games import registry
from games.core.decision import Action, Decision
from games.core.game import Game
from games.text.orders import LONGEST_ORDER

TABLE = "table"
Callback = Callable[..., Coroutine[Any, Any, None]]
Change = Callable[[KeryxBot], Coroutine[Any, Any, None]]
Kinds = Sequence[type[Action]]
"""The kinds of action that share a command."""


def build_group(game: Game) -> app_commands.Group:
    """Make the command group of a game."""
    group = app_commands.Group(name=game.id, description=about(game.id))
    for name, kinds in kinds_by_command(game).items():
        group.add_command(_command(game, name, kinds))
    if game.preview is not None:
        group.add_command(_preview(game))
    return group


def kinds_by_command(game: Game) -> dict[str, list[type[Action]]]:
    """Give the kinds of action that each command of a game stands for."""
    kinds: dict[str, list[type[Action]]] = {}
    for kind in get_args(game.action):
        kinds.setdefault(kind.command, []).append(kind)
    return kinds


def game_cog(game: str) -> tuple[Change, Change]:
    """Give the set-up and the teardown of the extension that holds a game's commands."""

    async def setup(bot: KeryxBot) -> None:
        bot.tree.add_command(build_group(registry.get(game)))

    async def teardown(bot: KeryxBot) -> None:
        bot.tree.remove_command(game)

    return setup, teardown


def _preview(game: Game) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="preview", description=about(f"{game.id} preview"))
    @app_commands.describe(**params("text", TABLE, command=f"{game.id} preview"))
    @app_commands.autocomplete(table=own_tables)
    async def command(
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST_ORDER],
        table: int | None = None,
    ) -> None:
        await acknowledge(interaction)
        live = await _table_of(interaction, game, table)
        if live is not None:
            await preview.preview(interaction, live, text)

    return command


async def _table_of(interaction: Interaction, game: Game, table: int | None) -> Live | None:
    """Find the table that is meant, if it plays the game; else say that it does not."""
    live = await access.find_table(interaction, table, game=game.id)
    if live.game.id == game.id:
        return live
    texts = commands_in(language_of(interaction))
    name = game_name(live.game.id, texts.language)
    await show(interaction, texts.say("game-other", table=str(live.id), game=name, command=live.game.id))
    return None


def _command(game: Game, name: str, kinds: Kinds) -> app_commands.Command[Any, ..., None]:
    callback, fields = _callback(game, kinds), _fields(kinds)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name,
        description=about(f"{game.id} {name}"),
        callback=app_commands.describe(**params(*fields, TABLE, command=f"{game.id} {name}"))(callback),
    )
    for field in fields:
        command.autocomplete(field)(_completion(game, kinds, field))
    command.autocomplete(TABLE)(own_tables)
    return command


def _fields(kinds: Kinds) -> dict[str, bool]:
    """Name all fields of the kinds, and say of each whether none of them can do without it."""
    found = [field for kind in kinds for field in msgspec.structs.fields(kind)]
    required = [field.name for field in found if field.required]
    return {field.name: required.count(field.name) == len(kinds) for field in found}


def _callback(game: Game, kinds: Kinds) -> Callback:
    async def callback(interaction: Interaction, **typed: Any) -> None:
        await acknowledge(interaction)
        keep_order_rate(interaction)
        live = await _table_of(interaction, game, typed.pop(TABLE, None))
        if live is not None:
            given = {name: text for name, text in typed.items() if text is not None}
            await _give(interaction, live, kinds, given)

    # discord.py reads parameters off the signature; a game's actions say what they are.
    fields = _fields(kinds)
    parameters = [_parameter("interaction", Interaction)]
    parameters += [_parameter(name, Typed, optional=not fields[name]) for name in _required_first(fields)]
    parameters.append(_parameter(TABLE, int, optional=True))
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return callback


def _required_first(fields: Mapping[str, bool]) -> list[str]:
    return sorted(fields, key=lambda name: not fields[name])


def _parameter(name: str, kind: Any, *, optional: bool = False) -> inspect.Parameter:
    how = inspect.Parameter.POSITIONAL_OR_KEYWORD
    if optional:
        return inspect.Parameter(name, how, annotation=kind | None, default=None)
    return inspect.Parameter(name, how, annotation=kind)


async def _give(interaction: Interaction, live: Live, kinds: Kinds, typed: Mapping[str, str]) -> None:
    """Turn what was typed into an action and carry it out, or say why not, or what could have been typed."""
    seat, naming = access.seat_of(interaction, live), naming_of(interaction, live)
    asked = {
        kind: find_decision(live, seat, kind) for kind in kinds if typed.keys() <= _fields([kind]).keys()
    }
    read = [_read(decision, kind, typed, naming) for kind, decision in asked.items() if decision is not None]
    legal = (each for each in read if isinstance(each, Action))
    meant = (_meaning.telling(live, seat, asked[kind], kind, typed, naming) for kind in asked)
    action = next(filter(None, chain(legal, meant)), None)
    unfit = next((each for each in read if isinstance(each, Unfit)), None)
    if action is not None:
        await play.answer(interaction, live, seat, [action])
    elif unfit is not None:
        await _say_what_fits(interaction, live, naming, unfit, typed.get(unfit.name))
    else:
        await play.present(interaction, live, note="game-not-now")


class Unfit(NamedTuple):
    """A field that was typed wrongly, or left out though it has to be said."""

    kind: type[Action]
    name: str
    values: list[Any]
    """What could have been typed."""


def _read(decision: Decision, kind: type[Action], typed: Mapping[str, str], naming: Naming) -> Action | Unfit:
    """Read a legal action, or name the first field that does not make one."""
    given: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        if name in typed:
            found = _reading.read(decision, kind, name, given, typed[name], naming)
        else:
            found = _reading.read_default(decision, kind, name, given, typed)
        if found is None:
            return Unfit(kind, name, _reading.readable(decision, kind, name, given))
        given[name] = found.value
    return kind(**given)


async def _say_what_fits(
    interaction: Interaction, live: Live, naming: Naming, unfit: Unfit, typed: str | None
) -> None:
    texts = commands_in(language_of(interaction))
    near = _reading.near(*unfit, typed, naming) if typed else []
    named = near or _reading.listed(*unfit, naming)
    key = "game-value-missing" if typed is None else "game-value-near" if near else "game-value-refused"
    facts: dict[str, Any] = {
        "field": naming.parameter(unfit.kind, unfit.name),
        "typed": limits.escaped(typed or ""),
    }
    facts["values"] = tuple(limits.escaped(each) for each in named)
    await play.present(interaction, live, lines=[texts.say(key if named else "game-no-value", **facts)])


def _completion(game: Game, kinds: Kinds, field: str) -> Any:
    fitting = [kind for kind in kinds if field in kind.__struct_fields__]

    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        table = getattr(interaction.namespace, TABLE, None)
        live = table_in_memory(interaction, table if isinstance(table, int) else None, game.id)
        if live is None or live.game.id != game.id:
            return []
        found = [each for kind in fitting for each in legal_values(interaction, live, kind, field, typed)]
        return matching(typed, dict.fromkeys(found))

    return complete


def legal_values(
    interaction: Interaction, live: Live, kind: type[Action], field: str, typed: str
) -> list[tuple[str, str]]:
    """Name the legal values of a field, given what the other fields say already."""
    seat = live.seat_of(interaction.user.id)
    decision = find_decision(live, seat, kind) if seat is not None else None
    if decision is None or live.row.status != Status.RUNNING:
        return []
    naming = naming_of(interaction, live)
    given: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        text = getattr(interaction.namespace, name, None)
        if name != field and text:
            found = _reading.read(decision, kind, name, given, str(text), naming)
            given |= {} if found is None else {name: found.value}
    return _reading.offered(decision, kind, field, given, typed, naming)


def find_decision(live: Live, seat: int, kind: type[Action]) -> Decision | None:
    """Find what a seat can answer by an action of this kind; several open decisions are taken together."""
    every = [*live.decisions(seat), *live.settings(seat)]
    fitting = [each for each in every if kind in each.kinds()]
    if len(fitting) < 2:
        return fitting[0] if fitting else None
    answers = [form for each in fitting for form in each.answers]
    return Decision(seat, fitting[0].section, fitting[0].question, *answers)


def naming_of(interaction: Interaction, live: Live) -> Naming:
    """Return the words of a table's menus in the language of the user who asks."""
    language = language_of(interaction)
    return Naming(wording_of(live, language), commands_in(language))
