"""The server and its members."""

from __future__ import annotations

from practice import announce
from practice.errors import missing_access, unknown_member, unknown_role
from practice.gateway.intents import Intent
from practice.model import Json, Member
from practice.operations import membership
from practice.permissions import Permission
from practice.rest.call import Call, Routes
from practice.snowflakes import age_key

routes = Routes()


def _member(call: Call) -> Member:
    user_id = call.params["user_id"]
    found = call.guild().members.get(call.bot_id if user_id == "@me" else user_id)
    if found is None:
        raise unknown_member()
    return found


@routes.on("GET", "/guilds/{guild_id}")
async def get_guild(call: Call) -> Json:
    """Return the server."""
    guild = call.guild()
    written = call.core.payloads.guild(guild)
    if call.flag("with_counts"):
        count = len(guild.members)
        written |= {"approximate_member_count": count, "approximate_presence_count": count}
    return written


@routes.on("GET", "/guilds/{guild_id}/members")
async def list_members(call: Call) -> list[Json]:
    """Return the members; Discord asks for the members intent here."""
    members = call.guild().members.values()
    if not call.core.settings.privileged_intents & Intent.GUILD_MEMBERS:
        raise missing_access()
    limit = call.number("limit", default=1, low=1, high=1000)
    after = call.number("after", default=0, low=0, high=1 << 63)
    found = sorted((m for m in members if age_key(m.user_id) > after), key=lambda m: age_key(m.user_id))
    return [call.core.payloads.member(member) for member in found[:limit]]


@routes.on("GET", "/guilds/{guild_id}/members/search")
async def search_members(call: Call) -> list[Json]:
    """Return the members whose name begins so."""
    query = call.query.get("query", "").casefold()
    limit = call.number("limit", default=1, low=1, high=1000)
    accounts = call.store.accounts
    members = call.guild().members.values()
    found = [m for m in members if accounts[m.user_id].name.startswith(query)]
    return [call.core.payloads.member(member) for member in found[:limit]]


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
async def get_member(call: Call) -> Json:
    """Return one member."""
    return call.core.payloads.member(_member(call))


@routes.on("PATCH", "/guilds/{guild_id}/members/{user_id}")
async def edit_member(call: Call) -> Json:
    """Change a member's nickname or roles."""
    member = _member(call)
    form = call.form()
    nick = form.text("nick", high=32)
    roles = [str(role_id) for role_id in form.data.get("roles") or []]
    form.problems.raise_if_any()
    if member.user_id != call.bot_id or "roles" in form.data:
        call.need_guild(Permission.MANAGE_ROLES)
    if any(role_id not in call.guild().roles for role_id in roles):
        raise unknown_role()
    if "nick" in form.data:
        member.nick = nick or None
    if "roles" in form.data:
        member.roles = roles
    announce.member_changed(call.core, call.guild(), member)
    return call.core.payloads.member(member)


@routes.on("DELETE", "/guilds/{guild_id}/members/{user_id}")
async def kick_member(call: Call) -> None:
    """Put someone out of the server."""
    member = _member(call)
    membership.leave(call.core, call.need_guild(Permission.KICK_MEMBERS), member.user_id)


@routes.on("GET", "/guilds/{guild_id}/emojis")
async def list_emojis(call: Call) -> list[Json]:
    """Return the server's own emojis: there are none."""
    call.guild()
    return []
