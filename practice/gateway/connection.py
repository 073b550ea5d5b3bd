"""One websocket of the bot: its greeting, its heartbeats, its end."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from practice.core import Core
from practice.gateway import ready
from practice.gateway.compression import Encoder, encoder_for, plain, zlib_payload
from practice.gateway.intents import KNOWN_BITS, PRIVILEGED
from practice.gateway.session import Session
from practice.model import Json

ON_THE_WAY = 0.05
"""How long the answer to a heartbeat takes, in seconds, as over a network.

discord.py notes that it has sent one in another thread, after sending it. An answer that is there before that
seems to be one to the heartbeat before, and so as late as two of them are apart.
"""


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Gateway close codes."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    INVALID_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


@dataclass(frozen=True)
class Goodbye:
    """The end of a connection, in the queue after the last frame."""

    code: int


class GatewayClosed(Exception):
    """The client broke the protocol; the code says how."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Speak the gateway's protocol with one client."""

    def __init__(
        self, core: Core, request: web.Request, socket: web.WebSocketResponse, encode: Encoder
    ) -> None:
        self._core = core
        self._request = request
        self._socket = socket
        self._encode = encode
        self._queue: asyncio.Queue[str | Goodbye] = asyncio.Queue()
        self.session: Session | None = None
        self.gone = asyncio.Event()

    def push(self, frame: str) -> None:
        """Send a frame after those before it."""
        self._queue.put_nowait(frame)

    def send(self, op: Op, data: Any = None) -> None:
        """Send a frame that is not an event."""
        self.push(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def close(self, code: int) -> None:
        """Close the connection after what is already queued."""
        self._queue.put_nowait(Goodbye(code))

    def abort(self) -> None:
        """Cut the connection as a network failure would."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def run(self) -> None:
        """Serve the client until either side closes."""
        self.send(Op.HELLO, {"heartbeat_interval": int(self._core.settings.heartbeat_seconds * 1000)})
        writer = asyncio.create_task(self._write())
        self._core.connections.add(self)
        try:
            await self._listen()
        except GatewayClosed as end:
            self.close(end.code)
            await writer
        finally:
            self._core.connections.discard(self)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            self._detach()
            self.gone.set()

    def _detach(self) -> None:
        if self.session is None or self.session.wire is not self:
            return
        self.session.wire = None
        # A client that says goodbye with 1000 or 1001 gives its session up.
        if self._socket.close_code in (1000, 1001):
            self._core.sessions.forget(self.session)
        self._core.page.tell_everyone({"type": "bot", "online": self._core.sessions.is_connected})

    async def _write(self) -> None:
        while True:
            item = await self._queue.get()
            if isinstance(item, Goodbye):
                await self._socket.close(code=item.code)
                return
            encoded = self._encode(item)
            with contextlib.suppress(ConnectionError):
                if isinstance(encoded, str):
                    await self._socket.send_str(encoded)
                else:
                    await self._socket.send_bytes(encoded)

    async def _listen(self) -> None:
        patience = self._core.settings.heartbeat_seconds * 2
        while True:
            try:
                message = await self._socket.receive(timeout=patience)
            except TimeoutError:
                raise GatewayClosed(Close.SESSION_TIMED_OUT) from None
            # Some clients send their JSON as binary frames; Discord reads either.
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            await self._take(message.data)

    async def _take(self, sent: str | bytes) -> None:
        try:
            frame = json.loads(sent)
            op, data = Op(frame["op"]), frame.get("d")
        except (json.JSONDecodeError, UnicodeDecodeError, TypeError, KeyError):
            raise GatewayClosed(Close.DECODE_ERROR) from None
        except ValueError:
            raise GatewayClosed(Close.UNKNOWN_OPCODE) from None
        await self._handler(op)(data)

    def _handler(self, op: Op) -> Callable[[Any], Awaitable[None]]:
        if op is Op.HEARTBEAT:
            return self._heartbeat
        if self.session is None:
            if op is Op.IDENTIFY:
                return self._identify
            if op is Op.RESUME:
                return self._resume
            raise GatewayClosed(Close.NOT_AUTHENTICATED)
        if op in (Op.IDENTIFY, Op.RESUME):
            raise GatewayClosed(Close.ALREADY_AUTHENTICATED)
        if op is Op.REQUEST_MEMBERS:
            return self._request_members
        if op in (Op.PRESENCE, Op.VOICE_STATE):
            return self._ignore
        raise GatewayClosed(Close.UNKNOWN_OPCODE)

    async def _heartbeat(self, _data: Any) -> None:
        asyncio.get_running_loop().call_later(ON_THE_WAY, self.send, Op.HEARTBEAT_ACK)

    async def _ignore(self, _data: Any) -> None:
        """Accept what has no meaning here, such as a presence."""

    async def _identify(self, data: Json) -> None:
        if data.get("token") != self._core.settings.token:
            raise GatewayClosed(Close.AUTHENTICATION_FAILED)
        session = Session(
            intents=self._allowed_intents(data), shard=_shard(data), bot_id=self._core.store.bot_id
        )
        self._core.sessions.add(session)
        if data.get("compress") and self._encode is plain:
            self._encode = zlib_payload
        self._attach(session)
        ready.greet(self._core, session)

    def _allowed_intents(self, data: Json) -> int:
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN_BITS:
            raise GatewayClosed(Close.INVALID_INTENTS)
        if intents & PRIVILEGED & ~self._core.settings.privileged_intents:
            raise GatewayClosed(Close.DISALLOWED_INTENTS)
        return intents

    def _attach(self, session: Session) -> None:
        self.session = session
        session.wire = self
        self._core.page.tell_everyone({"type": "bot", "online": True})

    async def _resume(self, data: Json) -> None:
        if data.get("token") != self._core.settings.token:
            raise GatewayClosed(Close.AUTHENTICATION_FAILED)
        session = self._core.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_resume_from(sequence):
            self.send(Op.INVALID_SESSION, False)
            return
        self._attach(session)
        session.replay(sequence)

    async def _request_members(self, data: Json) -> None:
        assert self.session is not None
        ready.send_members(self._core, self.session, data)


def _shard(data: Json) -> tuple[int, int]:
    number, count = data.get("shard") or (0, 1)
    if not 0 <= number < count:
        raise GatewayClosed(Close.INVALID_SHARD)
    return number, count


async def serve_gateway(core: Core, request: web.Request) -> web.StreamResponse:
    """Answer a request for the gateway's websocket."""
    encode = encoder_for(request.query.get("compress"))
    if encode is None or request.query.get("encoding", "json") != "json":
        return web.Response(status=400, text="unknown encoding or compression")
    await core.gateway_open.wait()
    socket = web.WebSocketResponse(max_msg_size=16384, compress=False)
    await socket.prepare(request)
    if request.query.get("v") not in ("9", "10"):
        await socket.close(code=Close.INVALID_VERSION)
        return socket
    await Connection(core, request, socket, encode).run()
    return socket
