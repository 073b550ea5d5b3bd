"""The practice server itself: start it, and it is a small Discord on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from practice import announce, permissions
from practice.clock import Clock
from practice.core import Core, Settings
from practice.files import Files
from practice.gateway.connection import Op, serve_gateway
from practice.gateway.ready import tell_of_outage
from practice.keeper import Keeper
from practice.local import noting_bugs, only_local
from practice.model import Account, Channel, Guild, Overwrite, Role
from practice.operations import membership, threads
from practice.pageapi import app as page_app
from practice.rest import app as rest_app
from practice.snowflakes import Snowflakes
from practice.store import Store
from practice.world import grant_to_bot, new_world

HOST = "127.0.0.1"
TOKEN = "practice-token"  # noqa: S105 - opens nothing but the practice server
PAGE = Path(__file__).with_name("page")
MAX_REQUEST = 32 * 1024 * 1024
ARCHIVE_SECONDS = 30.0
"""How often quiet threads are looked for, beside whenever tests move the clock."""
GOING_AWAY = 1001
"""Only an application's own goodbye ends a session; this one leaves it resumable."""


class PracticeServer:
    """A stand-in for Discord: `async with PracticeServer() as server: ...`.

    A fault of its own is raised at the end of the block: it must not be taken for one of Discord's.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        data_dir: Path | None = None,
        clock: Clock | None = None,
        token: str = TOKEN,
        ack_seconds: float = 3.0,
        privileged_intents: int = 0,
        bot_permissions: int = permissions.BOT,
        join_prefix: str = "join:",
    ) -> None:
        self._port = port
        self._data_dir = data_dir
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        self._bot_permissions = bot_permissions
        self.clock = clock or Clock()
        self.settings = Settings(
            token=token,
            ack_seconds=ack_seconds,
            privileged_intents=privileged_intents,
            join_prefix=join_prefix,
        )
        self._runner: web.AppRunner | None = None
        self._archiver: asyncio.Task[None] | None = None
        self.core: Core

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
        if kind is None and self.core.bugs:
            message = "the practice server failed"
            raise ExceptionGroup(message, self.core.bugs)

    async def start(self) -> None:
        """Listen on loopback; port 0 takes any free one."""
        self.core = self._make_core()
        app = web.Application(client_max_size=MAX_REQUEST, middlewares=[only_local, noting_bugs(self.core)])
        self._add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        try:
            await self._runner.setup()
            await web.TCPSite(self._runner, HOST, self._port).start()
        except OSError:
            await self.close()
            raise
        self.settings.url = f"http://{HOST}:{self._runner.addresses[0][1]}"
        self.core.payloads.url = self.settings.url
        self.clock.on_move.append(self.archive_quiet_threads)
        self._archiver = asyncio.create_task(self._archive_with_time())

    async def _archive_with_time(self) -> None:
        while True:
            await asyncio.sleep(ARCHIVE_SECONDS)
            self.archive_quiet_threads()

    def _make_core(self) -> Core:
        ids = Snowflakes(self.clock)
        keeper = Keeper(self._data_dir / "practice.sqlite3") if self._data_dir else None
        store = keeper.read() if keeper else None
        if store is None:
            store = new_world(self.clock, ids, bot_permissions=self._bot_permissions)
        grant_to_bot(store, self._bot_permissions)
        for used in (*store.accounts, *store.channels, *(m.id for m in store.all_messages())):
            ids.skip_to(used)
        files = Files(self._directory() / "attachments")
        return Core(
            store=store, clock=self.clock, ids=ids, files=files, settings=self.settings, keeper=keeper
        )

    def _directory(self) -> Path:
        if self._data_dir is not None:
            return self._data_dir
        self._temporary = tempfile.TemporaryDirectory(prefix="practice-")
        return Path(self._temporary.name)

    def _add_routes(self, app: web.Application) -> None:
        core = self.core
        rest_app.add_routes(app, core)
        page_app.add_routes(app, core)
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, partial(serve_gateway, core))
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._serve_file)
        app.router.add_get("/", _serve_index)
        app.router.add_static("/page", PAGE)

    async def _serve_file(self, request: web.Request) -> web.StreamResponse:
        path = self.core.files.find(request.match_info["attachment_id"], request.match_info["filename"])
        if path is None:
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Cache-Control": "max-age=31536000, immutable"})

    async def close(self) -> None:
        """Close every connection, and save."""
        if self._archiver is not None:
            self._archiver.cancel()
            self.clock.on_move.remove(self.archive_quiet_threads)
            self._archiver = None
        self.core.page.close()
        for connection in list(self.core.connections):
            connection.close(GOING_AWAY)
        await asyncio.sleep(0)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self.core.save()
        if self.core.keeper is not None:
            self.core.keeper.close()
        if self._temporary is not None:
            self._temporary.cleanup()
            self._temporary = None

    @property
    def url(self) -> str:
        """Return the server's address, without a slash at the end."""
        return self.settings.url

    @property
    def token(self) -> str:
        """Return the token with which the bot logs in."""
        return self.settings.token

    @property
    def store(self) -> Store:
        """Return the state, to look at in tests."""
        return self.core.store

    def user(self, name: str) -> Account:
        """Return one of the people by name."""
        account = self.store.find_account(name)
        if account is None:
            raise KeyError(name)
        return account

    def guild(self, name: str | None = None) -> Guild:
        """Return a server by name, or the one in which newcomers begin."""
        guild = self.store.find_guild(name) if name else self.store.guild
        if guild is None:
            raise KeyError(name)
        return guild

    def channel(self, name: str) -> Channel:
        """Return a channel or thread by name."""
        channel = self.store.find_channel(name)
        if channel is None:
            raise KeyError(name)
        return channel

    def drop_gateway(self) -> None:
        """Cut the bot's connection as a network failure would; its session can be resumed."""
        for connection in list(self.core.connections):
            connection.abort()

    @contextlib.asynccontextmanager
    async def gateway_down(self) -> AsyncIterator[None]:
        """Keep the bot off the gateway for as long as the block lasts; it resumes afterwards."""
        self.core.gateway_open.clear()
        try:
            dropped = list(self.core.connections)
            self.drop_gateway()
            await asyncio.gather(*(connection.gone.wait() for connection in dropped))
            yield
        finally:
            self.core.gateway_open.set()

    def close_gateway(self, code: int) -> None:
        """Close the bot's connection with a code of Discord's."""
        for connection in list(self.core.connections):
            connection.close(code)

    def ask_reconnect(self) -> None:
        """Ask the bot to connect anew and resume, as Discord does before a deployment."""
        for connection in list(self.core.connections):
            connection.send(Op.RECONNECT)

    def invalidate_sessions(self) -> None:
        """End the bot's session for good: it must identify again."""
        self.core.sessions.forget_all()
        for connection in list(self.core.connections):
            connection.send(Op.INVALID_SESSION, False)

    @contextlib.contextmanager
    def outage(self, guild: str | None = None) -> Iterator[None]:
        """Let a server be unavailable to the bot for as long as the block lasts, as when Discord fails."""
        tell_of_outage(self.core, self.guild(guild), over=False)
        try:
            yield
        finally:
            tell_of_outage(self.core, self.guild(guild), over=True)

    def restrict_bot(self, channel: str, *, deny: int, allow: int = 0) -> None:
        """Deny the bot some permissions in a channel; nothing denied lifts it again."""
        place = self.channel(channel)
        kept = [o for o in place.overwrites if o.id != self.store.bot_id]
        place.overwrites = [*kept, Overwrite(self.store.bot_id, 1, allow, deny)] if deny or allow else kept
        announce.channel_changed(self.core, place, "CHANNEL_UPDATE")

    def remove_bot(self, guild: str | None = None, *, commands_stay: bool = False) -> None:
        """Put the bot out of a server; its commands stay where they were installed without it."""
        place = self.guild(guild)
        place.has_commands_alone = commands_stay
        membership.leave(self.core, place, self.store.bot_id)

    def invite_bot(self, guild: str | None = None) -> None:
        """Let the bot back into a server."""
        membership.join(self.core, self.guild(guild), self.store.bot_id)

    def set_guild_locale(self, locale: str, guild: str | None = None) -> None:
        """Set the language that a server prefers, as its administrator does."""
        place = self.guild(guild)
        place.locale = locale
        announce.guild_changed(self.core, place)

    def add_role(self, name: str, permissions: int = 0) -> Role:
        """Make a role that grants no more than is said."""
        role = Role(self.core.ids.next(), name, permissions, position=1)
        self.store.guild.roles[role.id] = role
        announce.role_changed(self.core, self.store.guild, role.id, "GUILD_ROLE_CREATE")
        return role

    def set_roles(self, user: str, *roles: Role) -> None:
        """Give one of the people these roles, and none else."""
        member = self.store.guild.members[self.user(user).id]
        member.roles = [role.id for role in roles]
        announce.member_changed(self.core, self.store.guild, member)

    def archive_thread(self, name: str, *, archived: bool = True, locked: bool = False) -> None:
        """Archive or lock a thread, as a moderator does."""
        thread = self.channel(name)
        assert thread.thread is not None
        thread.thread.archived, thread.thread.locked = archived, locked
        thread.thread.archive_timestamp = self.clock.timestamp()
        announce.channel_changed(self.core, thread, "THREAD_UPDATE")

    def archive_quiet_threads(self) -> None:
        """Archive the threads in which nothing was said for as long as they stay open, as Discord does."""
        threads.archive_quiet(self.core)

    def delete_channel(self, name: str) -> None:
        """Delete a channel or thread, as a moderator does."""
        threads.delete_channel(self.core, self.channel(name))


async def _serve_index(_request: web.Request) -> web.StreamResponse:
    return web.FileResponse(PAGE / "index.html")
