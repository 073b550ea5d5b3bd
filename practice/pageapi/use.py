"""A user's commands, clicks and forms, each answered with what the bot made of it."""

from __future__ import annotations

from typing import Any

from practice.core import Core
from practice.interaction import Interaction, Kind
from practice.model import Account, Channel, Json, Message
from practice.operations import interactions
from practice.operations.commands import (
    FOR_USER,
    IN_GUILD,
    Filled,
    has_application,
    installed,
    visible_commands,
)
from practice.operations.components import component_data, find_component, modal_data
from practice.operations.mistake import Mistake
from practice.pageapi.view import can_send
from practice.permissions import can_see


def _channel(core: Core, account: Account, body: Json) -> Channel:
    channel = core.store.find_channel(str(body.get("channel")))
    if channel is None or not can_see(core.store, account.id, channel):
        raise Mistake("There is no such channel.")
    return channel


def _command(core: Core, account: Account, channel: Channel, body: Json) -> Json:
    wanted = str(body.get("command"))
    offered = visible_commands(core, account.id, channel)
    found = next((c for c in offered if wanted in (c["id"], c["name"])), None)
    if found is None:
        raise Mistake(f"There is no command /{wanted} for you here.")
    return found


async def use_command(core: Core, account: Account, body: Json) -> Json:
    """Send a slash command to the bot and wait for its acknowledgement."""
    channel = _channel(core, account, body)
    command = _command(core, account, channel, body)
    if not can_send(core, account.id, channel) and not channel.is_dm:
        raise Mistake("You cannot use commands here.")
    data = Filled(core, channel).data(command, _path(body), body.get("options") or {}, None)
    started = _start(core, Kind.COMMAND, account, channel, command, data)
    return await interactions.wait_for_outcome(core, started)


async def autocomplete(core: Core, account: Account, body: Json) -> Json:
    """Ask the bot for the choices of the option being typed."""
    channel = _channel(core, account, body)
    command = _command(core, account, channel, body)
    data = Filled(core, channel).data(command, _path(body), _known(body), str(body.get("focused")))
    started = _start(core, Kind.AUTOCOMPLETE, account, channel, command, data)
    return await interactions.wait_for_outcome(core, started)


def _start(
    core: Core, kind: Kind, account: Account, channel: Channel, command: Json, data: Json
) -> Interaction:
    owners = installed(core, account.id, channel, command)
    return interactions.start(core, kind=kind, user_id=account.id, channel=channel, data=data, owners=owners)


def _path(body: Json) -> list[str]:
    return [str(name) for name in body.get("path") or []]


def _known(body: Json) -> dict[str, Any]:
    """Return the options typed so far; the one in focus is there even while empty."""
    return {str(body.get("focused")): ""} | (body.get("options") or {})


def _message(core: Core, account: Account, channel: Channel, body: Json) -> Message:
    message = core.store.message(channel.id, str(body.get("message_id")))
    if message is None or message.only_for not in (None, account.id):
        raise Mistake("That message is no longer there.")
    return message


async def use_component(core: Core, account: Account, body: Json) -> Json:
    """Press a button or choose from a select."""
    channel = _channel(core, account, body)
    message = _message(core, account, channel, body)
    started = press(core, account, channel, message, str(body.get("custom_id")), body.get("values"))
    return await interactions.wait_for_outcome(core, started)


def press(
    core: Core,
    account: Account,
    channel: Channel,
    message: Message,
    custom_id: str,
    values: list[str] | None = None,
) -> Interaction:
    """Send the use of a component to the bot."""
    if channel.thread is not None and channel.thread.archived:
        raise Mistake("This thread is archived. Write something in it first.")
    data = component_data(core, channel, find_component(message, custom_id), values)
    return interactions.start(
        core,
        kind=Kind.COMPONENT,
        user_id=account.id,
        channel=channel,
        data=data,
        owners=_owners_of(core, channel, message),
        message=message,
    )


def _owners_of(core: Core, channel: Channel, message: Message) -> Json:
    """Return through whose installs a message is answered: the server's, or that of who brought it there."""
    if has_application(core, channel):
        return {str(IN_GUILD): channel.guild_id or "0"}
    known = message.interaction["metadata"]["authorizing_integration_owners"] if message.interaction else {}
    return {kind: owner for kind, owner in known.items() if kind == str(FOR_USER)}


async def submit_modal(core: Core, account: Account, body: Json) -> Json:
    """Send a filled modal to the bot."""
    opened_by = next((i for i in core.interactions.values() if i.id == str(body.get("interaction_id"))), None)
    if opened_by is None or opened_by.modal is None or opened_by.user_id != account.id:
        raise Mistake("That form is no longer open.")
    channel = core.store.channels.get(opened_by.channel_id)
    if channel is None:
        raise Mistake("The channel is gone.")
    data = modal_data(core, opened_by, body.get("values") or {})
    message = core.store.message(channel.id, opened_by.message_id or "")
    started = interactions.start(
        core,
        kind=Kind.MODAL,
        user_id=account.id,
        channel=channel,
        data=data,
        owners=opened_by.owners,
        message=message,
        opened_by=opened_by,
    )
    return await interactions.wait_for_outcome(core, started)
