"""The page's routes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from aiohttp import WSMsgType, web

from practice.core import Core
from practice.errors import ApiError
from practice.model import Account, Channel, Json
from practice.operations.mistake import Mistake
from practice.pageapi import actions, seating, use, view
from practice.permissions import can_see
from practice.snowflakes import is_snowflake

PREFIX = "/practice/api"
Act = Callable[[Core, Account, Json], Awaitable[Any]]
ChannelAct = Callable[[Core, Account, Channel, Json], Awaitable[Any]]

ACTS: dict[str, Act] = {
    "interactions/command": use.use_command,
    "interactions/autocomplete": use.autocomplete,
    "interactions/component": use.use_component,
    "interactions/modal": use.submit_modal,
    "settings": actions.change_settings,
    "dm": actions.open_dm,
    "leave": actions.leave,
    "join": actions.join,
    "kick": actions.kick,
    "seat-others": seating.seat_others,
}
CHANNEL_ACTS: dict[str, ChannelAct] = {
    "send": actions.send_message,
    "read": actions.mark_read,
    "dismiss": actions.dismiss,
    "join": actions.join_thread,
    "leave": actions.leave_thread,
    "react": actions.react,
    "post": actions.open_post,
}


def add_routes(app: web.Application, core: Core) -> None:
    """Add the page's routes to the web application."""
    app.router.add_get(PREFIX + "/users", _answered(core, _list_users))
    app.router.add_get(PREFIX + "/commands", _answered(core, _list_commands))
    app.router.add_get(PREFIX + "/users/{user}/state", _answered(core, _state))
    app.router.add_get(PREFIX + "/users/{user}/channels/{channel}/messages", _answered(core, _messages))
    app.router.add_get(PREFIX + "/users/{user}/events", partial(_events, core))
    for name, act in ACTS.items():
        app.router.add_post(PREFIX + "/users/{user}/" + name, _answered(core, _acting(act)))
    for name, channel_act in CHANNEL_ACTS.items():
        path = PREFIX + "/users/{user}/channels/{channel}/" + name
        app.router.add_post(path, _answered(core, _acting_in_channel(channel_act)))


Answering = Callable[[Core, web.Request], Awaitable[Any]]


def _answered(core: Core, answering: Answering) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            return web.json_response(await answering(core, request))
        except Mistake as mistake:
            return web.json_response({"error": str(mistake)}, status=422)
        except ApiError as refusal:
            return web.json_response({"error": refusal.message} | refusal.to_json(), status=refusal.status)

    return handle


def _account(core: Core, request: web.Request) -> Account:
    account = core.store.find_account(request.match_info["user"])
    if account is None or account.bot:
        raise Mistake("There is no such user.")
    return account


def _channel(core: Core, account: Account, request: web.Request) -> Channel:
    channel = core.store.find_channel(request.match_info["channel"])
    if channel is None or not can_see(core.store, account.id, channel):
        raise Mistake("There is no such channel.")
    return channel


async def _body(request: web.Request) -> Json:
    try:
        body = await request.json()
    except json.JSONDecodeError:
        raise Mistake("The request could not be read.") from None
    if not isinstance(body, dict):
        raise Mistake("The request could not be read.")
    return body


def _acting(act: Act) -> Answering:
    async def answer(core: Core, request: web.Request) -> Any:
        return await act(core, _account(core, request), await _body(request))

    return answer


def _acting_in_channel(act: ChannelAct) -> Answering:
    async def answer(core: Core, request: web.Request) -> Any:
        account = _account(core, request)
        return await act(core, account, _channel(core, account, request), await _body(request))

    return answer


async def _list_users(core: Core, _request: web.Request) -> Json:
    return {"users": [view.account_view(account, core.store.guild) for account in core.store.people()]}


async def _list_commands(core: Core, _request: web.Request) -> Json:
    return {"commands": core.store.commands}


async def _state(core: Core, request: web.Request) -> Json:
    account = _account(core, request)
    asked = core.store.find_guild(request.query.get("guild", ""))
    guild = asked if asked and account.id in asked.members else core.store.guild
    return view.state_view(core, account, guild)


def _number(request: web.Request, key: str, default: str) -> int:
    text = request.query.get(key, default)
    if not is_snowflake(text):
        raise Mistake("The request could not be read.")
    return int(text)


async def _messages(core: Core, request: web.Request) -> Json:
    account = _account(core, request)
    channel = _channel(core, account, request)
    limit = min(_number(request, "limit", "50"), 1000)
    before = _number(request, "before", "0")
    found = view.visible_messages(core, account.id, channel)
    if before:
        found = [message for message in found if int(message.id) < before]
    return {
        "channel_id": channel.id,
        "messages": [core.payloads.message(message) for message in found[-limit:]],
        "has_more": len(found) > limit,
        "read_mark": core.store.read_marks.get(account.id, {}).get(channel.id, "0"),
    }


async def _events(core: Core, request: web.Request) -> web.StreamResponse:
    """Send a user's events until the page goes away."""
    account = core.store.find_account(request.match_info["user"])
    if account is None:
        raise web.HTTPNotFound
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    with core.page.listening(account.id) as queue:
        await socket.send_json({"type": "hello"})
        reader = asyncio.create_task(_until_closed(socket))
        reader.add_done_callback(lambda _: queue.put_nowait(None))
        while (event := await queue.get()) is not None:
            with contextlib.suppress(ConnectionError):
                await socket.send_json(event)
        reader.cancel()
    await socket.close()
    return socket


async def _until_closed(socket: web.WebSocketResponse) -> None:
    async for message in socket:
        if message.type is WSMsgType.ERROR:
            return
