"""Roles of the server."""

from __future__ import annotations

from practice import announce
from practice.errors import unknown_member, unknown_role
from practice.limits.form import Form
from practice.model import Json, Member, Role
from practice.permissions import ALL, Permission
from practice.rest.call import Call, Routes

routes = Routes()


def _role(call: Call) -> Role:
    role = call.guild().roles.get(call.params["role_id"])
    if role is None:
        raise unknown_role()
    return role


def _member(call: Call) -> Member:
    member = call.guild().members.get(call.params["user_id"])
    if member is None:
        raise unknown_member()
    return member


def _fill(form: Form, role: Role) -> None:
    name = form.text("name", high=100)
    colour = form.number("color", low=0, high=0xFFFFFF)
    form.problems.raise_if_any()
    role.name = name or role.name
    role.colour = role.colour if colour is None else colour
    role.mentionable = form.flag("mentionable")
    if form.has("permissions"):
        role.permissions = int(form.data["permissions"]) & ALL


@routes.on("GET", "/guilds/{guild_id}/roles")
async def list_roles(call: Call) -> list[Json]:
    """Return all roles."""
    return [call.core.payloads.role(role) for role in call.guild().roles.values()]


@routes.on("GET", "/guilds/{guild_id}/roles/{role_id}")
async def get_role(call: Call) -> Json:
    """Return one role."""
    return call.core.payloads.role(_role(call))


@routes.on("POST", "/guilds/{guild_id}/roles")
async def create_role(call: Call) -> Json:
    """Make a role."""
    guild = call.need_guild(Permission.MANAGE_ROLES)
    role = Role(call.core.ids.next(), "new role", guild.roles[guild.id].permissions, position=1)
    _fill(call.form(), role)
    guild.roles[role.id] = role
    announce.role_changed(call.core, call.guild(), role.id, "GUILD_ROLE_CREATE")
    return call.core.payloads.role(role)


@routes.on("PATCH", "/guilds/{guild_id}/roles/{role_id}")
async def edit_role(call: Call) -> Json:
    """Change a role."""
    role = _role(call)
    call.need_guild(Permission.MANAGE_ROLES)
    _fill(call.form(), role)
    announce.role_changed(call.core, call.guild(), role.id, "GUILD_ROLE_UPDATE")
    return call.core.payloads.role(role)


@routes.on("DELETE", "/guilds/{guild_id}/roles/{role_id}")
async def delete_role(call: Call) -> None:
    """Delete a role, from those who have it too."""
    role = _role(call)
    guild = call.need_guild(Permission.MANAGE_ROLES)
    for member in guild.members.values():
        member.roles = [role_id for role_id in member.roles if role_id != role.id]
    del guild.roles[role.id]
    announce.role_changed(call.core, call.guild(), role.id, "GUILD_ROLE_DELETE")


@routes.on("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def give_role(call: Call) -> None:
    """Give a member a role."""
    member, role = _member(call), _role(call)
    call.need_guild(Permission.MANAGE_ROLES)
    if role.id not in member.roles:
        member.roles.append(role.id)
        announce.member_changed(call.core, call.guild(), member)


@routes.on("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def take_role(call: Call) -> None:
    """Take a role from a member."""
    member, role = _member(call), _role(call)
    call.need_guild(Permission.MANAGE_ROLES)
    if role.id in member.roles:
        member.roles.remove(role.id)
        announce.member_changed(call.core, call.guild(), member)
