"""One REST request: who calls, what it carries, what it may touch."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from practice.core import Core
from practice.errors import (
    invalid_json,
    missing_access,
    missing_permissions,
    unknown_channel,
    unknown_guild,
    unknown_message,
    wrong_channel_type,
)
from practice.limits.form import Form
from practice.model import Channel, Guild, Message
from practice.operations.uploads import Upload, Uploads
from practice.permissions import Permission, can_see, guild_permissions, may
from practice.store import Store

Handler = Callable[["Call"], Awaitable[Any]]


@dataclass
class Call:
    """A request to one route."""

    core: Core
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: Uploads = field(default_factory=dict)

    @property
    def store(self) -> Store:
        """Return the server's state."""
        return self.core.store

    @property
    def bot_id(self) -> str:
        """Return who calls: there is one bot."""
        return self.core.store.bot_id

    def form(self) -> Form:
        """Read the body as an object."""
        return Form({} if self.body is None else self.body)

    def number(self, key: str, *, default: int, low: int, high: int) -> int:
        """Read a number of the query string."""
        if key not in self.query:
            return default
        text = self.query[key]
        form = Form({key: int(text) if text.isdigit() else text})
        value = form.number(key, low=low, high=high)
        form.problems.raise_if_any()
        return value or default

    def flag(self, key: str) -> bool:
        """Read a truth value of the query string."""
        return self.query.get(key, "").lower() in ("1", "true")

    def guild(self) -> Guild:
        """Return the server in the path, if the bot is in it."""
        guild = next((g for g in self.store.bot_guilds() if g.id == self.params["guild_id"]), None)
        if guild is None:
            raise unknown_guild()
        return guild

    def need_guild(self, needed: Permission) -> Guild:
        """Return the server in the path; refuse unless the bot has a permission in it."""
        guild = self.guild()
        if not guild_permissions(guild, self.bot_id) & needed:
            raise missing_permissions()
        return guild

    def channel(self) -> Channel:
        """Return the channel in the path, if the bot can see it."""
        channel = self.store.channels.get(self.params["channel_id"])
        if channel is None:
            raise unknown_channel()
        if not can_see(self.store, self.bot_id, channel):
            raise missing_access()
        return channel

    def thread(self) -> Channel:
        """Return the thread in the path."""
        channel = self.channel()
        if not channel.is_thread:
            raise wrong_channel_type()
        return channel

    def message(self, channel: Channel) -> Message:
        """Return the message in the path; ephemeral ones cannot be reached this way."""
        message = self.store.message(channel.id, self.params["message_id"])
        if message is None or message.is_ephemeral:
            raise unknown_message()
        return message

    def need(self, channel: Channel, needed: Permission) -> None:
        """Refuse unless the bot has a permission in the channel."""
        if not may(self.store, self.bot_id, channel, needed):
            raise missing_permissions()


@dataclass(frozen=True)
class Route:
    """One operation of the API."""

    method: str
    path: str
    handler: Handler
    needs_token: bool = True


class Routes:
    """A module's operations, gathered by decorator."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def on(self, method: str, path: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
        """Register the handler of an operation."""

        def register(handler: Handler) -> Handler:
            self.all.append(Route(method, path, handler, needs_token))
            return handler

        return register


async def read_body(request: web.Request) -> tuple[Any, Uploads]:
    """Read a JSON body, or a form of payload_json and files."""
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    text = await request.text()
    return (_read_json(text) if text else None), {}


def _read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise invalid_json() from None


async def _read_multipart(request: web.Request) -> tuple[Any, Uploads]:
    body: Any = None
    uploads: Uploads = {}
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            number = name.removeprefix("files[").removesuffix("]")
            uploads[number] = Upload(value.filename, value.file.read())
        elif name == "payload_json":
            # A part with a content type of its own, as in Discord's examples, comes as bytes.
            body = _read_json(value if isinstance(value, str) else value.decode())
    return body, uploads
