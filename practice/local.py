"""Around every request: no other site may use the server, its page asks no other, its faults are noted."""

from __future__ import annotations

from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from practice.core import Core

NAMES = ("127.0.0.1", "localhost", "[::1]")
POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'"


@web.middleware
async def only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that another site sends through the user's browser."""
    origin = request.headers.get("Origin")
    is_foreign = origin is not None and urlsplit(origin).netloc != request.host
    if is_foreign or _name(request.host) not in NAMES:
        raise web.HTTPForbidden(text="The practice server is for this machine alone.")
    response = await handler(request)
    if not response.prepared:
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers.setdefault("Cache-Control", "no-cache")
    return response


def noting_bugs(core: Core) -> Middleware:
    """Note what goes wrong in this server itself; a client that went away is no fault."""

    @web.middleware
    async def note(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except (web.HTTPException, ConnectionError):
            raise
        except Exception as bug:
            core.bugs.append(bug)
            raise

    return note


def _name(host: str) -> str:
    return host.rpartition(":")[0] if ":" in host.rpartition("]")[2] else host
