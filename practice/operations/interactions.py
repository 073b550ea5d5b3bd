"""From a user's click or command to the bot's acknowledgement."""

from __future__ import annotations

import asyncio
import secrets

from practice.core import Core
from practice.errors import (
    already_acknowledged,
    invalid_webhook_token,
    unknown_channel,
    unknown_interaction,
    unknown_webhook,
)
from practice.interaction import Answer, Interaction, Kind
from practice.limits.commands import check_choices
from practice.limits.form import Form
from practice.limits.messages import check_message, check_not_emptied, check_not_empty
from practice.limits.modals import check_modal
from practice.model import Channel, Json, Message, MessageFlag, MessageType
from practice.operations.posting import Origin, post, revise
from practice.operations.uploads import Uploads
from practice.payloads import MAX_FILE_BYTES
from practice.permissions import Permission, channel_permissions

FAILED: Json = {"outcome": "failed"}
FOR_ANSWERS = int(Permission.SEND_MESSAGES | Permission.EMBED_LINKS | Permission.ATTACH_FILES)
ALLOWED_ANSWERS = {
    Kind.COMMAND: (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL),
    Kind.COMPONENT: (
        Answer.MESSAGE,
        Answer.DEFERRED_MESSAGE,
        Answer.DEFERRED_UPDATE,
        Answer.UPDATE,
        Answer.MODAL,
    ),
    Kind.AUTOCOMPLETE: (Answer.CHOICES,),
    Kind.MODAL: (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE, Answer.UPDATE),
}


def start(
    core: Core,
    *,
    kind: Kind,
    user_id: str,
    channel: Channel,
    data: Json,
    owners: Json,
    message: Message | None = None,
    opened_by: Interaction | None = None,
) -> Interaction:
    """Tell the bot what a user did, unless its application is no longer installed there."""
    interaction = Interaction(
        id=core.ids.next(),
        token=secrets.token_urlsafe(60),
        kind=kind,
        user_id=user_id,
        channel_id=channel.id,
        data=data,
        created_at=core.clock.now(),
        outcome=asyncio.get_running_loop().create_future(),
        owners=owners,
        message_id=message.id if message else None,
        opened_by=opened_by,
    )
    _drop_expired(core)
    core.interactions[interaction.token] = interaction
    if owners:
        payload = _payload(core, interaction, channel, message)
        core.sessions.dispatch("INTERACTION_CREATE", payload, guild_id=channel.guild_id)
    return interaction


def _drop_expired(core: Core) -> None:
    """Forget tokens twice as old as they serve; until then their use is told apart from a wrong token."""
    oldest = core.clock.now() - 2 * core.settings.token_seconds
    while core.interactions and next(iter(core.interactions.values())).created_at < oldest:
        del core.interactions[next(iter(core.interactions))]


def _payload(core: Core, interaction: Interaction, channel: Channel, message: Message | None) -> Json:
    store = core.store
    account = store.accounts[interaction.user_id]
    payload: Json = {
        "id": interaction.id,
        "application_id": store.application_id,
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": core.payloads.channel(channel)
        | {"permissions": str(channel_permissions(store, account.id, channel))},
        "locale": account.locale,
        "app_permissions": _app_permissions(core, channel),
        "authorizing_integration_owners": interaction.owners,
        "entitlements": [],
        "attachment_size_limit": MAX_FILE_BYTES,
    }
    if message is not None:
        payload["message"] = core.payloads.message(message)
    return payload | (
        _guild_part(core, account.id, channel) if channel.guild_id else _direct_part(core, account.id)
    )


def _app_permissions(core: Core, channel: Channel) -> str:
    """Write what the bot may do in a channel; where it is not, it may answer there, and no more."""
    guild = core.store.guild_of(channel) if channel.guild_id else None
    if guild is not None and core.store.bot_id not in guild.members:
        return str(guild.roles[guild.id].permissions & FOR_ANSWERS)
    return str(channel_permissions(core.store, core.store.bot_id, channel))


def _guild_part(core: Core, user_id: str, channel: Channel) -> Json:
    guild = core.store.guild_of(channel)
    member = core.payloads.member(guild.members[user_id])
    granted = channel_permissions(core.store, user_id, channel)
    return {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member | {"permissions": str(granted)},
        "context": 0,
    }


def _direct_part(core: Core, user_id: str) -> Json:
    user = core.payloads.user(core.store.accounts[user_id])
    return {"user": user, "context": 1}


async def wait_for_outcome(core: Core, interaction: Interaction) -> Json:
    """Wait for the bot's acknowledgement as the user's client does: no longer than it is allowed to take."""
    try:
        outcome = await asyncio.wait_for(asyncio.shield(interaction.outcome), core.settings.ack_seconds)
    except TimeoutError:
        outcome = FAILED
    return {"interaction_id": interaction.id} | outcome


def acknowledge(core: Core, interaction_id: str, token: str, form: Form, uploads: Uploads) -> Interaction:
    """Take the bot's first answer to an interaction."""
    interaction = core.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise unknown_interaction()
    if interaction.is_acknowledged:
        raise already_acknowledged()
    if core.clock.now() - interaction.created_at > core.settings.ack_seconds:
        raise unknown_interaction()
    kind = form.one_of("type", ALLOWED_ANSWERS[interaction.kind], required=True)
    form.problems.raise_if_any()
    answer = Answer(kind or 0)
    outcome = _carry_out(core, interaction, answer, form.child("data") or Form({}, form.problems), uploads)
    interaction.answer = answer
    if not interaction.outcome.done():
        interaction.outcome.set_result(outcome)
    return interaction


def _carry_out(core: Core, interaction: Interaction, answer: Answer, data: Form, uploads: Uploads) -> Json:
    match answer:
        case Answer.MESSAGE:
            return _answer_with_message(core, interaction, data, uploads)
        case Answer.DEFERRED_MESSAGE:
            return _defer_message(core, interaction, data)
        case Answer.DEFERRED_UPDATE:
            source_message(core, interaction)
            return {"outcome": "deferred"}
        case Answer.UPDATE:
            return _update_source(core, interaction, data, uploads)
        case Answer.CHOICES:
            check_choices(data, kind=focused_kind(interaction.data))
            data.problems.raise_if_any()
            return {"outcome": "choices", "choices": data.data.get("choices") or []}
        case Answer.MODAL:
            check_modal(data)
            data.problems.raise_if_any()
            interaction.modal = data.data
            return {"outcome": "modal", "modal": data.data}


def _answer_with_message(core: Core, interaction: Interaction, data: Form, uploads: Uploads) -> Json:
    check_message(data)
    data.problems.raise_if_any()
    check_not_empty(data, files=len(uploads))
    message = post_for(core, interaction, data, uploads)
    interaction.original_id = message.id
    return {"outcome": "message", "message_id": message.id}


def _defer_message(core: Core, interaction: Interaction, data: Form) -> Json:
    flags = (data.number("flags", low=0, high=(1 << 31) - 1) or 0) & MessageFlag.EPHEMERAL
    data.problems.raise_if_any()
    message = post_for(core, interaction, Form({"flags": int(flags)}), {}, loading=True)
    interaction.original_id = message.id
    return {"outcome": "deferred", "message_id": message.id}


def _update_source(core: Core, interaction: Interaction, data: Form, uploads: Uploads) -> Json:
    message = source_message(core, interaction)
    check_message(data, already_v2=bool(message.flags & MessageFlag.COMPONENTS_V2))
    data.problems.raise_if_any()
    check_not_emptied(data, message, files=len(uploads))
    revise(core, message, data, uploads)
    return {"outcome": "update", "message_id": message.id}


def source_message(core: Core, interaction: Interaction) -> Message:
    """Return the message whose component was used; it becomes what @original stands for."""
    place_of(core, interaction)
    found = core.store.message(interaction.channel_id, interaction.message_id or "")
    if found is None:
        raise unknown_interaction()
    interaction.original_id = found.id
    return found


def place_of(core: Core, interaction: Interaction) -> Channel:
    """Return the channel in which an interaction is answered, unless it was deleted meanwhile."""
    channel = core.store.channels.get(interaction.channel_id)
    if channel is None:
        raise unknown_channel()
    return channel


def post_for(
    core: Core, interaction: Interaction, data: Form, uploads: Uploads, *, loading: bool = False
) -> Message:
    """Post a message in answer to an interaction."""
    channel = place_of(core, interaction)
    is_private = bool(int(data.data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    is_command = interaction.kind is Kind.COMMAND and not interaction.is_acknowledged
    origin = Origin(
        type=MessageType.CHAT_INPUT_COMMAND if is_command else MessageType.DEFAULT,
        only_for=interaction.user_id if is_private else None,
        interaction=_metadata(core, interaction),
        loading=loading,
    )
    message = post(core, channel, core.store.bot_id, data, uploads, origin)
    interaction.followups.append(message.id)
    return message


def _metadata(core: Core, interaction: Interaction) -> Json:
    user = core.payloads.user(core.store.accounts[interaction.user_id])
    metadata: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": user,
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.kind is Kind.COMPONENT:
        metadata["interacted_message_id"] = interaction.message_id
    if interaction.opened_by is not None:
        metadata["triggering_interaction_metadata"] = _metadata(core, interaction.opened_by)["metadata"]
    if interaction.kind is not Kind.COMMAND or interaction.is_acknowledged:
        # Only a command's first answer says above it who used which command.
        return {"metadata": metadata}
    named = {
        "id": interaction.id,
        "type": interaction.kind,
        "name": spoken_name(interaction.data),
        "user": user,
    }
    return {"metadata": metadata, "named": named}


def spoken_name(data: Json) -> str:
    """Return a command with its subcommands as one reads it: "table new"."""
    names = [str(data.get("name", ""))]
    options = data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def focused_kind(data: Json) -> int | None:
    """Return the type of the option that is being typed."""
    for option in data.get("options") or []:
        found = option.get("type") if option.get("focused") else focused_kind(option)
        if found is not None:
            return int(found)
    return None


def find_for_followup(core: Core, application_id: str, token: str) -> Interaction:
    """Return the interaction whose token a follow-up uses, while it serves."""
    interaction = core.interactions.get(token)
    if interaction is None or application_id != core.store.application_id:
        raise unknown_webhook()
    if core.clock.now() - interaction.created_at > core.settings.token_seconds:
        raise invalid_webhook_token()
    if not interaction.is_acknowledged:
        raise unknown_webhook()
    place_of(core, interaction)
    return interaction
