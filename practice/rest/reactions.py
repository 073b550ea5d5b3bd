"""Reactions to messages."""

from __future__ import annotations

from practice import announce
from practice.errors import thread_archived, unknown_emoji
from practice.model import Json, Message, Reaction
from practice.permissions import Permission
from practice.rest.call import Call, Routes

routes = Routes()
BASE = "/channels/{channel_id}/messages/{message_id}/reactions"


def _find(message: Message, emoji: str) -> Reaction | None:
    return next((r for r in message.reactions if r.emoji == emoji), None)


@routes.on("PUT", BASE + "/{emoji}/@me")
async def add_reaction(call: Call) -> None:
    """React as the bot."""
    channel = call.channel()
    message = call.message(channel)
    if channel.thread is not None and channel.thread.archived:
        raise thread_archived()
    emoji = call.params["emoji"]
    reaction = _find(message, emoji)
    if reaction is None:
        call.need(channel, Permission.ADD_REACTIONS)
        reaction = Reaction(emoji)
        message.reactions.append(reaction)
    if call.bot_id not in reaction.users:
        reaction.users.append(call.bot_id)
        announce.reaction_changed(call.core, message, call.bot_id, emoji, added=True)


@routes.on("DELETE", BASE + "/{emoji}/{user_id}")
async def remove_reaction(call: Call) -> None:
    """Take back a reaction, the bot's own or another's."""
    channel = call.channel()
    message = call.message(channel)
    user_id = call.bot_id if call.params["user_id"] == "@me" else call.params["user_id"]
    if user_id != call.bot_id:
        call.need(channel, Permission.MANAGE_MESSAGES)
    reaction = _find(message, call.params["emoji"])
    if reaction is None or user_id not in reaction.users:
        raise unknown_emoji()
    reaction.users.remove(user_id)
    message.reactions = [r for r in message.reactions if r.users]
    announce.reaction_changed(call.core, message, user_id, reaction.emoji, added=False)


@routes.on("GET", BASE + "/{emoji}")
async def list_reaction(call: Call) -> list[Json]:
    """Return who reacted with an emoji."""
    reaction = _find(call.message(call.channel()), call.params["emoji"])
    limit = call.number("limit", default=25, low=1, high=100)
    users = reaction.users[:limit] if reaction else []
    return [call.core.payloads.user(call.store.accounts[user_id]) for user_id in users]
