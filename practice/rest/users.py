"""Users, and direct conversations with them."""

from __future__ import annotations

from practice.errors import cannot_message_user, unknown_user
from practice.model import Guild, Json
from practice.operations import membership
from practice.permissions import guild_permissions
from practice.rest.call import Call, Routes

routes = Routes()


@routes.on("GET", "/users/@me")
async def get_current_user(call: Call) -> Json:
    """Return the bot's own account."""
    return call.core.payloads.current_user()


@routes.on("GET", "/users/@me/guilds")
async def list_own_guilds(call: Call) -> list[Json]:
    """Return the servers the bot is in."""
    return [_own_guild(call, guild) for guild in call.store.bot_guilds()]


def _own_guild(call: Call, guild: Guild) -> Json:
    granted = str(guild_permissions(guild, call.bot_id))
    part = {"id": guild.id, "name": guild.name, "icon": None, "banner": None, "owner": False}
    return part | {"permissions": granted, "features": []}


@routes.on("DELETE", "/users/@me/guilds/{guild_id}")
async def leave_guild(call: Call) -> None:
    """Let the bot leave a server."""
    membership.leave(call.core, call.guild(), call.bot_id)


@routes.on("POST", "/users/@me/channels")
async def open_direct_channel(call: Call) -> Json:
    """Open a direct conversation; whether it takes messages shows on sending."""
    form = call.form()
    user_id = form.snowflake("recipient_id", required=True)
    form.problems.raise_if_any()
    account = call.store.accounts.get(user_id or "")
    if account is None:
        raise unknown_user()
    if account.bot:
        raise cannot_message_user()
    return call.core.payloads.channel(membership.direct_channel(call.core, account.id))


@routes.on("GET", "/users/{user_id}")
async def get_user(call: Call) -> Json:
    """Return any account."""
    account = call.store.accounts.get(call.params["user_id"])
    if account is None:
        raise unknown_user()
    return call.core.payloads.user(account)


@routes.on("GET", "/users/@me/guilds/{guild_id}/member")
async def get_own_member(call: Call) -> Json:
    """Return the bot's membership."""
    return call.core.payloads.member(call.guild().members[call.bot_id])
