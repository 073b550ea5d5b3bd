"""The first answer to an interaction."""

from __future__ import annotations

from practice.interaction import Answer, Interaction
from practice.model import Json
from practice.operations.interactions import acknowledge
from practice.rest.call import Call, Routes

routes = Routes()


@routes.on("POST", "/interactions/{interaction_id}/{token}/callback", needs_token=False)
async def respond(call: Call) -> Json | None:
    """Acknowledge an interaction; its token is the authorisation."""
    params = call.params
    interaction = acknowledge(call.core, params["interaction_id"], params["token"], call.form(), call.uploads)
    return _described(call, interaction) if call.flag("with_response") else None


def _described(call: Call, interaction: Interaction) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.kind}
    message = call.store.message(interaction.channel_id, interaction.original_id or "")
    if message is None:
        return {"interaction": about}
    about["response_message_id"] = message.id
    about["response_message_loading"] = message.is_loading
    about["response_message_ephemeral"] = message.is_ephemeral
    if interaction.answer not in (Answer.MESSAGE, Answer.UPDATE):
        return {"interaction": about}
    written = call.core.payloads.message(message)
    return {"interaction": about, "resource": {"type": interaction.answer, "message": written}}
