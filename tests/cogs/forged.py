"""What no client of Discord sends, sent all the same: values, ids and forms as somebody makes them up."""

from typing import Any

from practice import User
from practice.interaction import Kind
from practice.model import Json
from practice.operations import interactions
from practice.seen import Seen
from tests.cogs.house import House

STRING, INTEGER = 3, 4


def option(name: str, value: Any, kind: int = STRING, **more: Any) -> Json:
    return {"name": name, "type": kind, "value": value, **more}


def command_data(house: House, command: str, *options: Json) -> Json:
    """Give what Discord sends of a command, with any options."""
    name, *path = command.split()
    known = next(each for each in house.server.store.commands.values() if each["name"] == name)
    filled = list(options)
    for step in reversed(path):
        filled = [{"type": 1, "name": step, "options": filled}]
    return {"id": known["id"], "name": name, "type": 1, "options": filled}


async def forge(house: House, user: User, kind: Kind, data: Json, message: Seen | None = None) -> Json:
    """Hand the bot an interaction as it is; give what came of it, with the text of the answer."""
    core = house.server.core
    channel = core.store.channels[message.channel_id if message is not None else house.thread]
    used = core.store.message(channel.id, message.id) if message is not None else None
    begun = interactions.start(
        core,
        kind=kind,
        user_id=await user.id(),
        channel=channel,
        data=data,
        owners={"0": channel.guild_id},
        message=used,
    )
    outcome = await interactions.wait_for_outcome(core, begun)
    await house.bot.under_way.ended()
    answers = dict.fromkeys([*begun.followups, *([begun.original_id] if message is not None else [])])
    found = [core.store.message(channel.id, each) for each in answers if each]
    said = "\n".join(each.content for each in found if each is not None)
    return outcome | {"said": said}


async def command(house: House, user: User, name: str, *options: Json) -> str:
    """Use a command with any options; give the answer."""
    outcome = await forge(house, user, Kind.COMMAND, command_data(house, name, *options))
    return str(outcome["said"])


async def press(house: House, user: User, message: Seen, custom_id: str, *values: str) -> str:
    """Use a component that may never have been there; give the answer."""
    data: Json = {"component_type": 3 if values else 2, "custom_id": custom_id}
    data |= {"values": list(values)} if values else {}
    return str((await forge(house, user, Kind.COMPONENT, data, message))["said"])


async def submit(house: House, user: User, custom_id: str, typed: str) -> str:
    """Submit a form that may never have been opened; give the answer."""
    field = {"type": 18, "component": {"type": 4, "custom_id": "typed", "value": typed}}
    outcome = await forge(house, user, Kind.MODAL, {"custom_id": custom_id, "components": [field]})
    return str(outcome["said"])
