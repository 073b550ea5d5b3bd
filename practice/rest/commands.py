"""Application commands, global and of the server."""

from __future__ import annotations

from practice import announce
from practice.errors import ApiError, missing_access, not_found, unknown_command
from practice.limits.commands import CHAT_INPUT, MAX_COMMANDS, check_command
from practice.limits.form import Form, Problems
from practice.model import Json
from practice.rest.call import Call, Routes

routes = Routes()
GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
TOO_MANY = ApiError(400, 30032, f"Maximum number of application commands reached ({MAX_COMMANDS}).")


def _scope(call: Call) -> str | None:
    """Return the server in the path, None for global commands."""
    if call.params["application_id"] != call.store.application_id:
        raise not_found()
    guild_id = call.params.get("guild_id")
    if guild_id is not None and guild_id not in [guild.id for guild in call.store.bot_guilds()]:
        raise missing_access()
    return guild_id


def _in_scope(call: Call, scope: str | None) -> list[Json]:
    return [c for c in call.store.commands.values() if c.get("guild_id") == scope]


def _shown(call: Call, command: Json) -> Json:
    if call.flag("with_localizations"):
        return command
    return {key: value for key, value in command.items() if not key.endswith("_localizations")}


def _check_room(call: Call, body: Json, scope: str | None) -> None:
    """Refuse one slash command more than there may be; what has a name already needs no room."""
    named = {c["name"] for c in _in_scope(call, scope) if c["type"] == CHAT_INPUT}
    is_slash = (body.get("type") or CHAT_INPUT) == CHAT_INPUT
    if is_slash and len(named | {body["name"]}) > MAX_COMMANDS:
        raise TOO_MANY


def _register(call: Call, body: Json, scope: str | None) -> Json:
    kind = body.get("type") or 1
    same = [c for c in _in_scope(call, scope) if c["name"] == body["name"] and c["type"] == kind]
    command: Json = {
        "default_member_permissions": None,
        "dm_permission": True,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "name_localizations": None,
        "description_localizations": None,
        "description": "",
        "options": [],
    } | {key: value for key, value in body.items() if value is not None}
    command |= {
        "id": same[0]["id"] if same else call.core.ids.next(),
        "application_id": call.store.application_id,
        "version": call.core.ids.next(),
        "type": kind,
    }
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if scope is not None:
        command["guild_id"] = scope
    call.store.commands[command["id"]] = command
    return command


def _find(call: Call) -> Json:
    scope = _scope(call)
    command = call.store.commands.get(call.params["command_id"])
    if command is None or command.get("guild_id") != scope:
        raise unknown_command()
    return command


def _announce(call: Call) -> None:
    call.core.changed()
    announce.refresh(call.core, [account.id for account in call.store.people()])


async def list_commands(call: Call) -> list[Json]:
    """Return the registered commands."""
    return [_shown(call, command) for command in _in_scope(call, _scope(call))]


async def overwrite_commands(call: Call) -> list[Json]:
    """Register exactly the given commands; what has kept its name keeps its id."""
    scope = _scope(call)
    problems = Problems()
    if not isinstance(call.body, list):
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        problems.raise_if_any()
    forms = [Form(body, problems, (str(at),)) for at, body in enumerate(call.body)]
    for form in forms:
        check_command(form)
    names = [(form.data.get("name"), form.data.get("type") or 1) for form in forms]
    for at, name in enumerate(names):
        if name in names[:at]:
            message = "Application command names must be unique"
            problems.add((str(at),), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    problems.raise_if_any()
    if len([name for name in names if name[1] == 1]) > MAX_COMMANDS:
        raise TOO_MANY
    registered = [_register(call, form.data, scope) for form in forms]
    kept = {command["id"] for command in registered}
    for command in _in_scope(call, scope):
        if command["id"] not in kept:
            del call.store.commands[command["id"]]
    _announce(call)
    return registered


async def create_command(call: Call) -> Json:
    """Register one command, in place of one of the same name."""
    scope = _scope(call)
    form = call.form()
    check_command(form)
    form.problems.raise_if_any()
    _check_room(call, form.data, scope)
    command = _register(call, form.data, scope)
    _announce(call)
    return command


async def get_command(call: Call) -> Json:
    """Return one command."""
    return _find(call)


async def edit_command(call: Call) -> Json:
    """Change one command."""
    command = _find(call)
    form = Form(command | call.form().data)
    check_command(form)
    form.problems.raise_if_any()
    call.store.commands[command["id"]] = form.data | {"version": call.core.ids.next()}
    _announce(call)
    return call.store.commands[command["id"]]


async def delete_command(call: Call) -> None:
    """Remove one command."""
    del call.store.commands[_find(call)["id"]]
    _announce(call)


@routes.on("GET", GUILD + "/permissions")
async def list_command_permissions(call: Call) -> list[Json]:
    """Return the overrides that an administrator made: there are none."""
    _scope(call)
    return []


for _base in (GLOBAL, GUILD):
    routes.on("GET", _base)(list_commands)
    routes.on("PUT", _base)(overwrite_commands)
    routes.on("POST", _base)(create_command)
    routes.on("GET", _base + "/{command_id}")(get_command)
    routes.on("PATCH", _base + "/{command_id}")(edit_command)
    routes.on("DELETE", _base + "/{command_id}")(delete_command)
