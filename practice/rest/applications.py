"""The application behind the bot, and the way to the gateway."""

from __future__ import annotations

from practice.errors import not_found
from practice.gateway.ready import application_flags
from practice.model import Json
from practice.rest.call import Call, Routes

routes = Routes()


def _application(call: Call) -> Json:
    store = call.store
    return {
        "id": store.application_id,
        "name": store.bot.display_name,
        "icon": None,
        "description": "The bot of this practice server",
        "type": None,
        "bot": call.core.payloads.user(store.bot),
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": application_flags(call.core),
        # Not the owner of the server, whom nobody plays: the first user can try what is for the bot's owner.
        "owner": call.core.payloads.user(store.people()[0]),
        "team": None,
        "approximate_guild_count": len(store.bot_guilds()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "flags_new": str(application_flags(call.core)),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "tags": [],
        "integration_types_config": {"0": {}},
    }


@routes.on("GET", "/oauth2/applications/@me")
async def get_oauth_application(call: Call) -> Json:
    """Return the application by the address discord.py uses."""
    return _application(call)


@routes.on("GET", "/applications/@me")
async def get_application(call: Call) -> Json:
    """Return the application."""
    return _application(call)


@routes.on("GET", "/applications/{application_id}/emojis")
async def list_application_emojis(call: Call) -> Json:
    """Return the application's own emojis: there are none."""
    if call.params["application_id"] != call.store.application_id:
        raise not_found()
    return {"items": []}


@routes.on("GET", "/gateway", needs_token=False)
async def get_gateway(call: Call) -> Json:
    """Return the gateway's address."""
    return {"url": call.core.settings.gateway_url}


@routes.on("GET", "/gateway/bot")
async def get_gateway_for_bot(call: Call) -> Json:
    """Return the gateway's address with the advice for bots."""
    starts = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.core.settings.gateway_url, "shards": 1, "session_start_limit": starts}
