"""What a session is told first, and the members it may ask for later."""

from __future__ import annotations

from practice.core import Core
from practice.gateway.intents import Intent
from practice.gateway.session import Session
from practice.model import Guild, Json, Member
from practice.permissions import can_see

MAX_MEMBERS_ASKED = 100


def greet(core: Core, session: Session) -> None:
    """Send READY and the servers."""
    store = core.store
    guilds = [guild for guild in store.bot_guilds() if session.serves(guild.id)]
    session.dispatch(
        "READY",
        {
            "v": 10,
            "user": core.payloads.current_user(),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": core.settings.gateway_url,
            "shard": list(session.shard),
            "application": {"id": store.application_id, "flags": application_flags(core)},
            "private_channels": [],
            "user_settings": {},
            "relationships": [],
        },
    )
    for guild in guilds:
        if guild.id not in core.guilds_out:
            session.dispatch("GUILD_CREATE", guild_create(core, guild, session.intents))


def tell_of_outage(core: Core, guild: Guild, *, over: bool) -> None:
    """Tell the bot that a server is unavailable for now, or that it is back."""
    (core.guilds_out.discard if over else core.guilds_out.add)(guild.id)
    if guild not in core.store.bot_guilds():
        return
    if over:
        core.sessions.dispatch("GUILD_CREATE", guild_create(core, guild, 0), guild_id=guild.id)
    else:
        core.sessions.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild_id=guild.id)


def application_flags(core: Core) -> int:
    """Return the flags that say which privileged intents are switched on."""
    granted = core.settings.privileged_intents
    flags = 1 << 15 if granted & Intent.GUILD_MEMBERS else 0
    return flags | (1 << 19 if granted & Intent.MESSAGE_CONTENT else 0)


def guild_create(core: Core, guild: Guild, intents: int) -> Json:
    """Write a server as GUILD_CREATE carries it; without the members intent, the bot alone."""
    store = core.store
    members = guild.members.values()
    shown = [m for m in members if m.user_id == store.bot_id or intents & Intent.GUILD_MEMBERS]
    threads = store.active_threads(guild)
    return core.payloads.guild(guild) | {
        "joined_at": guild.members[store.bot_id].joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(members),
        "members": [core.payloads.member(member) for member in shown],
        "channels": [
            core.payloads.channel(c) for c in store.listed_channels(guild) if can_see(store, store.bot_id, c)
        ],
        "threads": [
            core.payloads.channel(t, seen_by=store.bot_id) for t in threads if can_see(store, store.bot_id, t)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def send_members(core: Core, session: Session, asked: Json) -> None:
    """Answer a request for members by id or by the beginning of their name."""
    guild = core.store.find_guild(str(asked.get("guild_id")))
    if guild is None:
        return
    found = _asked_members(core, guild, session, asked)
    ids = [str(user_id) for user_id in _as_list(asked.get("user_ids"))]
    present = {member.user_id for member in found}
    answer: Json = {
        "guild_id": guild.id,
        "members": [core.payloads.member(member) for member in found],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [user_id for user_id in ids if user_id not in present],
    }
    if asked.get("nonce"):
        answer["nonce"] = asked["nonce"]
    session.dispatch("GUILD_MEMBERS_CHUNK", answer)


def _asked_members(core: Core, guild: Guild, session: Session, asked: Json) -> list[Member]:
    members = guild.members
    if asked.get("user_ids"):
        wanted = [str(user_id) for user_id in _as_list(asked["user_ids"])][:MAX_MEMBERS_ASKED]
        return [members[user_id] for user_id in wanted if user_id in members]
    query = str(asked.get("query") or "").casefold()
    if not query and not session.intents & Intent.GUILD_MEMBERS:
        return []
    limit = int(asked.get("limit") or 0) or len(members)
    accounts = core.store.accounts
    return [m for m in members.values() if accounts[m.user_id].name.startswith(query)][:limit]


def _as_list(value: object) -> list[object]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]
