"""Who is mentioned by a text, and who of them may be pinged."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from practice.model import Channel, Json, Role
from practice.permissions import Permission, may
from practice.store import Store

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass
class Mentions:
    """Whom a message pings."""

    users: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    everyone: bool = False


def find_mentions(
    store: Store, channel: Channel, author_id: str, text: str, allowed: Json | None
) -> Mentions:
    """Return whom a text pings: whom its author may ping there, and `allowed_mentions` lets through."""
    roles = store.guild_of(channel).roles if channel.guild_id else {}
    found = _written(store, roles, text)
    if not may(store, author_id, channel, Permission.MENTION_EVERYONE):
        found.roles = [i for i in found.roles if roles[i].mentionable]
        found.everyone = False
    if allowed is None:
        return found
    parse = allowed.get("parse") or []
    return Mentions(
        found.users if "users" in parse else _listed(found.users, allowed.get("users")),
        found.roles if "roles" in parse else _listed(found.roles, allowed.get("roles")),
        found.everyone and "everyone" in parse,
    )


def _written(store: Store, known: dict[str, Role], text: str) -> Mentions:
    users = [i for i in dict.fromkeys(_USER.findall(text)) if i in store.accounts]
    roles = [i for i in dict.fromkeys(_ROLE.findall(text)) if i in known]
    return Mentions(users, roles, bool(_EVERYONE.search(text)))


def _listed(found: list[str], ids: list[object] | None) -> list[str]:
    wanted = {str(one) for one in ids or []}
    return [one for one in found if one in wanted]
