"""Who is mentioned by a text, and who of them may be pinged."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from practice.model import Json
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


def find_mentions(store: Store, text: str, allowed: Json | None) -> Mentions:
    """Return the mentions of a text that Discord's `allowed_mentions` lets through."""
    users = [i for i in dict.fromkeys(_USER.findall(text)) if i in store.accounts]
    roles = [i for i in dict.fromkeys(_ROLE.findall(text)) if i in store.guild.roles]
    everyone = bool(_EVERYONE.search(text))
    if allowed is None:
        return Mentions(users, roles, everyone)
    parse = allowed.get("parse") or []
    return Mentions(
        users if "users" in parse else _listed(users, allowed.get("users")),
        roles if "roles" in parse else _listed(roles, allowed.get("roles")),
        everyone and "everyone" in parse,
    )


def _listed(found: list[str], ids: list[object] | None) -> list[str]:
    wanted = {str(one) for one in ids or []}
    return [one for one in found if one in wanted]
