"""Which events a session asked for, and what it may read in them."""

from __future__ import annotations

from enum import IntFlag

from practice.model import Json


class Intent(IntFlag):
    """The gateway intents that matter here."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_BITS = (1 << 27) - 1

_BY_PREFIX = (
    ("MESSAGE_REACTION_", Intent.GUILD_MESSAGE_REACTIONS, Intent.DIRECT_MESSAGE_REACTIONS),
    ("MESSAGE_", Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES),
    ("TYPING_", Intent.GUILD_MESSAGE_TYPING, Intent.DIRECT_MESSAGE_TYPING),
    ("GUILD_MEMBER_", Intent.GUILD_MEMBERS, Intent.GUILD_MEMBERS),
    ("CHANNEL_PINS_", Intent.GUILDS, Intent.DIRECT_MESSAGES),
    ("GUILD_", Intent.GUILDS, Intent.GUILDS),
    ("CHANNEL_", Intent.GUILDS, Intent.GUILDS),
    ("THREAD_", Intent.GUILDS, Intent.GUILDS),
)


def needed_intent(event: str, *, in_guild: bool) -> Intent:
    """Return the intent without which an event is not sent; none for interactions."""
    for prefix, guild_intent, direct_intent in _BY_PREFIX:
        if event.startswith(prefix):
            return guild_intent if in_guild else direct_intent
    return Intent(0)


def filtered(event: str, payload: Json, intents: int, bot_id: str) -> Json | None:
    """Return what a session with these intents hears of an event; None for nothing."""
    needed = needed_intent(event, in_guild="guild_id" in payload)
    if needed and not intents & needed and not _is_about_bot(event, payload, bot_id):
        return None
    if event == "THREAD_MEMBERS_UPDATE" and not intents & Intent.GUILD_MEMBERS:
        return payload if bot_id in _members_changed(payload) else None
    if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        return _readable(payload, intents, bot_id)
    return payload


def _is_about_bot(event: str, payload: Json, bot_id: str) -> bool:
    return event == "GUILD_MEMBER_UPDATE" and bool(payload["user"]["id"] == bot_id)


def _members_changed(payload: Json) -> set[str]:
    added = {member["user_id"] for member in payload.get("added_members", [])}
    return added | set(payload.get("removed_member_ids", []))


def _readable(payload: Json, intents: int, bot_id: str) -> Json:
    mentions_bot = any(user["id"] == bot_id for user in payload["mentions"])
    is_own = payload["author"]["id"] == bot_id
    if intents & Intent.MESSAGE_CONTENT or "guild_id" not in payload or mentions_bot or is_own:
        return payload
    return payload | {"content": "", "embeds": [], "attachments": [], "components": []}
