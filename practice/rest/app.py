"""Puts the REST operations together: authorisation, rate limits, ordered faults, Discord's error form."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from practice.core import Core
from practice.errors import ApiError, method_not_allowed, not_found, too_large, unauthorized
from practice.faults import CloudflareAnswer, Fault, Kind
from practice.ratelimits import RateLimited
from practice.rest import (
    applications,
    channels,
    commands,
    guilds,
    interactions,
    messages,
    pins,
    reactions,
    roles,
    thread_lists,
    threads,
    users,
    webhooks,
)
from practice.rest.call import Call, Route, read_body

PREFIX = "/api/v10"
# Pins come before messages: their address would also do for a message's.
MODULES = (
    applications,
    channels,
    commands,
    guilds,
    interactions,
    pins,
    messages,
    reactions,
    roles,
    thread_lists,
    threads,
    users,
    webhooks,
)
AiohttpHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def add_routes(app: web.Application, core: Core) -> None:
    """Add every operation to the web application."""
    for module in MODULES:
        for route in module.routes.all:
            app.router.add_route(route.method, PREFIX + route.path, _served(core, route))
    app.router.add_route("*", "/api/{rest:.*}", _refuse_unknown(core))


def _served(core: Core, route: Route) -> AiohttpHandler:
    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            return await _carried_out(core, route, request)
        except CloudflareAnswer as page:
            headers = page.headers()
            return web.Response(text=page.text, status=page.status, headers=headers, content_type="text/html")

    return handle


async def _carried_out(core: Core, route: Route, request: web.Request) -> web.StreamResponse:
    path = request.path.removeprefix(PREFIX)
    name = f"{route.method} {route.path}"
    headers = {"Via": "1.1 practice"}
    try:
        await _suffer(core, request, path, after=False)
        _authorise(core, request, route)
        core.rate_limits.take(name, path, core.clock.now())
        answer = await route.handler(await _read_call(core, request))
        await _suffer(core, request, path, after=True)
    except ApiError as refusal:
        headers |= core.rate_limits.headers(name, path, core.clock.now()) | _retry_headers(refusal)
        return _json(refusal.to_json(), refusal.status, headers)
    headers |= core.rate_limits.headers(name, path, core.clock.now())
    return _json(answer, 200, headers) if answer is not None else web.Response(status=204, headers=headers)


def _refuse_unknown(core: Core) -> AiohttpHandler:
    paths = {route.path for module in MODULES for route in module.routes.all}
    known = re.compile("|".join(re.sub(r"\{[^}]+\}", "[^/]+", path) for path in sorted(paths)))

    async def handle(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        refusal = method_not_allowed() if known.fullmatch(path) else not_found()
        headers = {"Via": "1.1 practice"} | core.rate_limits.headers("unknown", path, core.clock.now())
        return _json(refusal.to_json(), refusal.status, headers)

    return handle


def _authorise(core: Core, request: web.Request, route: Route) -> None:
    if route.needs_token and request.headers.get("Authorization") != f"Bot {core.settings.token}":
        raise unauthorized()


async def _read_call(core: Core, request: web.Request) -> Call:
    try:
        body, uploads = await read_body(request)
    except web.HTTPRequestEntityTooLarge:
        raise too_large() from None
    return Call(core, dict(request.match_info), dict(request.query), body, uploads)


async def _suffer(core: Core, request: web.Request, path: str, *, after: bool) -> None:
    """Let the failure happen that was ordered for this request."""
    fault = core.faults.next_for(request.method, path, after=after)
    while fault is not None:
        await _happen(fault, request)
        fault = core.faults.next_for(request.method, path, after=after)


async def _happen(fault: Fault, request: web.Request) -> None:
    match fault.kind:
        case Kind.DELAY:
            await asyncio.sleep(fault.seconds)
        case Kind.REFUSAL:
            assert fault.refusal is not None
            raise fault.refusal
        case Kind.CLOUDFLARE:
            raise CloudflareAnswer(fault.status, fault.seconds)
        case Kind.RESET:
            if request.transport is not None:
                request.transport.abort()
            raise asyncio.CancelledError


def _retry_headers(refusal: ApiError) -> dict[str, str]:
    return refusal.headers() if isinstance(refusal, RateLimited) else {}


def _json(data: Any, status: int, headers: dict[str, str]) -> web.Response:
    # discord.py reads JSON only where the type is exactly this, without a charset.
    body = json.dumps(data, ensure_ascii=False).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")
