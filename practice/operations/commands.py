"""Slash commands from the user's side: which there are, and what was filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from practice.core import Core
from practice.model import Channel, Json
from practice.operations.mistake import Mistake
from practice.permissions import ALL, Permission, channel_permissions

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
CHAT_INPUT = 1
IN_GUILD, FOR_USER = 0, 1
"""The two kinds of install."""


def visible_commands(core: Core, user_id: str, channel: Channel) -> list[Json]:
    """Return the slash commands that a user is offered in a channel."""
    granted = channel_permissions(core.store, user_id, channel)
    commands = core.store.commands.values()
    return [c for c in commands if _is_offered(c, channel, granted) and installed(core, user_id, channel, c)]


def installed(core: Core, user_id: str, channel: Channel, command: Json) -> Json:
    """Return through whose installs a command is there, by kind of install; nothing where it is not."""
    kinds = command.get("integration_types") or [IN_GUILD]
    owners: Json = {}
    is_elsewhere = command.get("guild_id") not in (None, channel.guild_id)
    if IN_GUILD in kinds and not is_elsewhere and has_application(core, channel):
        owners[str(IN_GUILD)] = channel.guild_id or "0"
    if FOR_USER in kinds and core.store.accounts[user_id].has_installed:
        owners[str(FOR_USER)] = user_id
    return owners


def has_application(core: Core, channel: Channel) -> bool:
    """Tell whether a channel's server has the application, with its bot or for its commands alone."""
    if channel.is_dm:
        return True
    guild = core.store.guild_of(channel)
    return core.store.bot_id in guild.members or guild.has_commands_alone


def _is_offered(command: Json, channel: Channel, granted: int) -> bool:
    if command["type"] != CHAT_INPUT:
        return False
    contexts = command.get("contexts")
    if channel.is_dm:
        in_dms = 1 in contexts if contexts else command.get("dm_permission", True)
        return in_dms and "guild_id" not in command
    if contexts and 0 not in contexts:
        return False
    if not granted & Permission.USE_APPLICATION_COMMANDS:
        return False
    if command.get("default_member_permissions") == "0":
        return granted == ALL
    needed = int(command.get("default_member_permissions") or 0)
    return granted & needed == needed


@dataclass
class Filled:
    """A command as the user filled it in."""

    core: Core
    channel: Channel
    resolved: Json = field(default_factory=dict)

    def data(self, command: Json, path: list[str], values: Mapping[str, Any], focused: str | None) -> Json:
        """Return the interaction's data; an autocompletion names the option in focus."""
        leaf = _leaf(command, path)
        options = self._options(leaf, values, focused)
        for kind, name in reversed(_steps(command, path)):
            options = [{"type": kind, "name": name, "options": options}]
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "options": options,
        }
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return data | {"resolved": self.resolved} if self.resolved else data

    def _options(self, leaf: Json, values: Mapping[str, Any], focused: str | None) -> list[Json]:
        specs = {option["name"]: option for option in leaf.get("options") or []}
        unknown = set(values) - set(specs)
        if unknown:
            raise Mistake(f"There is no option {', '.join(sorted(unknown))}.")
        missing = [name for name, spec in specs.items() if spec.get("required") and name not in values]
        if missing and focused is None:
            raise Mistake(f"Still needed: {', '.join(missing)}.")
        return [self._option(specs[name], values[name], focused) for name in specs if name in values]

    def _option(self, spec: Json, value: Any, focused: str | None) -> Json:
        option: Json = {"name": spec["name"], "type": spec["type"]}
        if focused == spec["name"]:
            # What is being typed need not be valid yet, and is always text.
            return option | {"value": str(value), "focused": True}
        return option | {"value": self._value(spec, value)}

    def _value(self, spec: Json, value: Any) -> Any:
        match spec["type"]:
            case 4:
                value = _whole_number(spec, value)
            case 10:
                value = _number(spec, value)
            case 5:
                return _truth(spec, value)
            case 6 | 7 | 8 | 9:
                return self._resolve(spec, str(value))
            case 11:
                raise Mistake(f"{spec['name']}: files cannot be sent from here.")
            case _:
                value = _text(spec, value)
        return _chosen(spec, value)

    def _resolve(self, spec: Json, snowflake: str) -> str:
        store, payloads, kind = self.core.store, self.core.payloads, spec["type"]
        roles = store.guild_of(self.channel).roles if self.channel.guild_id else {}
        if kind in (USER, MENTIONABLE) and snowflake in store.accounts:
            self._note("users", snowflake, payloads.user(store.accounts[snowflake]))
            if member := store.member_of(self.channel, snowflake):
                self._note("members", snowflake, payloads.bare_member(member) | {"permissions": "0"})
        elif kind in (ROLE, MENTIONABLE) and snowflake in roles:
            self._note("roles", snowflake, payloads.role(roles[snowflake]))
        elif kind == CHANNEL and snowflake in store.channels:
            channel = payloads.channel(store.channels[snowflake])
            self._note("channels", snowflake, channel | {"permissions": "0"})
        else:
            raise Mistake(f"{spec['name']}: choose one from the list.")
        return snowflake

    def _note(self, kind: str, snowflake: str, written: Json) -> None:
        self.resolved.setdefault(kind, {})[snowflake] = written


def _steps(command: Json, path: list[str]) -> list[tuple[int, str]]:
    """Return type and name of each subcommand on the way."""
    steps, options = [], command.get("options") or []
    for name in path:
        found = next((o for o in options if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)), None)
        if found is None:
            raise Mistake(f"There is no subcommand {name}.")
        steps.append((found["type"], name))
        options = found.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise Mistake("Choose one of the subcommands.")
    return steps


def _leaf(command: Json, path: list[str]) -> Json:
    _steps(command, path)
    leaf = command
    for name in path:
        leaf = next(option for option in leaf["options"] if option["name"] == name)
    return leaf


def _text(spec: Json, value: Any) -> str:
    text = str(value)
    low, high = spec.get("min_length") or 0, spec.get("max_length") or 6000
    if not low <= len(text) <= high:
        raise Mistake(f"{spec['name']}: between {low} and {high} characters.")
    return text


def _whole_number(spec: Json, value: Any) -> int:
    try:
        number = int(str(value))
    except ValueError:
        raise Mistake(f"{spec['name']}: a whole number is needed.") from None
    _check_range(spec, number)
    return number


def _number(spec: Json, value: Any) -> float:
    try:
        number = float(str(value))
    except ValueError:
        raise Mistake(f"{spec['name']}: a number is needed.") from None
    _check_range(spec, number)
    return number


def _check_range(spec: Json, number: float) -> None:
    low, high = spec.get("min_value"), spec.get("max_value")
    if low is not None and number < low:
        raise Mistake(f"{spec['name']}: at least {low}.")
    if high is not None and number > high:
        raise Mistake(f"{spec['name']}: at most {high}.")


def _truth(spec: Json, value: Any) -> bool:
    if str(value).lower() not in ("true", "false"):
        raise Mistake(f"{spec['name']}: true or false.")
    return str(value).lower() == "true"


def _chosen(spec: Json, value: Any) -> Any:
    choices = spec.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise Mistake(f"{spec['name']}: choose one from the list.")
    return value
