"""Follow-ups to interactions: more messages, and changes to those already sent."""

from __future__ import annotations

from practice.errors import unknown_message
from practice.interaction import Interaction
from practice.limits.form import Form
from practice.limits.messages import check_message, check_not_emptied, check_not_empty
from practice.model import Json, Message, MessageFlag
from practice.operations import posting
from practice.operations.interactions import find_for_followup, post_for
from practice.rest.call import Call, Routes

routes = Routes()
BASE = "/webhooks/{application_id}/{token}"
ONE = BASE + "/messages/{message_id}"


def _interaction(call: Call) -> Interaction:
    return find_for_followup(call.core, call.params["application_id"], call.params["token"])


def _original(call: Call, interaction: Interaction) -> Message | None:
    return call.store.message(interaction.channel_id, interaction.original_id or "")


def _message(call: Call) -> Message:
    interaction = _interaction(call)
    wanted = call.params["message_id"]
    if wanted == "@original":
        found = _original(call, interaction)
    else:
        is_own = wanted in interaction.followups or wanted == interaction.original_id
        found = call.store.message(interaction.channel_id, wanted) if is_own else None
    if found is None:
        raise unknown_message()
    return found


def _checked(call: Call, message: Message | None) -> Form:
    form = call.form()
    check_message(form, already_v2=bool(message and message.flags & MessageFlag.COMPONENTS_V2))
    form.problems.raise_if_any()
    return form


@routes.on("POST", BASE, needs_token=False)
async def send_followup(call: Call) -> Json:
    """Send a follow-up; the first one after "thinking" takes its place, as in Discord."""
    interaction = _interaction(call)
    form = _checked(call, None)
    check_not_empty(form, files=len(call.uploads))
    original = _original(call, interaction)
    if original is not None and original.is_loading:
        posting.revise(call.core, original, form, call.uploads)
        return call.core.payloads.message(original)
    return call.core.payloads.message(post_for(call.core, interaction, form, call.uploads))


@routes.on("GET", ONE, needs_token=False)
async def get_followup(call: Call) -> Json:
    """Return the first answer or a follow-up."""
    return call.core.payloads.message(_message(call))


@routes.on("PATCH", ONE, needs_token=False)
async def edit_followup(call: Call) -> Json:
    """Change the first answer or a follow-up."""
    message = _message(call)
    form = _checked(call, message)
    check_not_emptied(form, message, files=len(call.uploads))
    posting.revise(call.core, message, form, call.uploads)
    return call.core.payloads.message(message)


@routes.on("DELETE", ONE, needs_token=False)
async def delete_followup(call: Call) -> None:
    """Delete the first answer or a follow-up."""
    posting.remove(call.core, _message(call))
