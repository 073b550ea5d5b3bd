"""Buttons, selects and modals from the user's side."""

from __future__ import annotations

from typing import Any

from practice.core import Core
from practice.interaction import Interaction
from practice.limits.components import SELECTS, Component, walk
from practice.model import Channel, Json, Message
from practice.operations.commands import CHANNEL, MENTIONABLE, ROLE, USER, Filled
from practice.operations.mistake import Mistake

_RESOLVED_AS = {
    Component.USER_SELECT: USER,
    Component.ROLE_SELECT: ROLE,
    Component.MENTIONABLE_SELECT: MENTIONABLE,
    Component.CHANNEL_SELECT: CHANNEL,
}


def find_component(message: Message, custom_id: str) -> Json:
    """Return the usable component of a message."""
    found = next((c for c in walk(message.components) if c.get("custom_id") == custom_id), None)
    if found is None:
        raise Mistake("That button or menu is no longer there.")
    if found.get("disabled"):
        raise Mistake("That button or menu is switched off.")
    return found


def component_data(core: Core, channel: Channel, component: Json, values: list[str] | None) -> Json:
    """Return the interaction's data for a pressed button or a filled select."""
    data: Json = {
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "id": component.get("id"),
    }
    if component["type"] not in SELECTS:
        return data
    return data | _selected(core, channel, component, values or [])


def _selected(core: Core, channel: Channel, select: Json, values: list[str]) -> Json:
    low = 1 if select.get("min_values") is None else select["min_values"]
    high = select.get("max_values") or 1
    if select.get("required") is False:
        low = 0
    if not low <= len(values) <= high:
        raise Mistake(f"Choose between {low} and {high}.")
    if select["type"] == Component.STRING_SELECT:
        offered = {option["value"] for option in select["options"]}
        if set(values) - offered:
            raise Mistake("Choose from the list.")
        return {"values": values}
    filled = Filled(core, channel)
    for value in values:
        filled.data(_single_option(_RESOLVED_AS[select["type"]]), [], {"value": value}, None)
    return {"values": values, "resolved": filled.resolved}


def _single_option(kind: int) -> Json:
    return {"id": "0", "name": "select", "type": 1, "options": [{"name": "value", "type": kind}]}


def modal_data(core: Core, interaction: Interaction, values: dict[str, Any]) -> Json:
    """Return the interaction's data for a submitted modal; values are by custom_id."""
    assert interaction.modal is not None
    resolved: Json = {}
    channel = core.store.channels[interaction.channel_id]
    parts = [
        _submitted_part(core, channel, part, values, resolved) for part in interaction.modal["components"]
    ]
    data = {"custom_id": interaction.modal["custom_id"], "components": parts}
    return data | {"resolved": resolved} if resolved else data


def _submitted_part(core: Core, channel: Channel, part: Json, values: dict[str, Any], resolved: Json) -> Json:
    if part["type"] == Component.ROW:
        inside = [_submitted(core, channel, c, values, resolved) for c in part["components"]]
        return {"type": Component.ROW, "id": part.get("id"), "components": inside}
    if part["type"] == Component.LABEL:
        inside_one = _submitted(core, channel, part["component"], values, resolved)
        return {"type": Component.LABEL, "id": part.get("id"), "component": inside_one}
    return {"type": part["type"], "id": part.get("id")}


def _submitted(core: Core, channel: Channel, component: Json, values: dict[str, Any], resolved: Json) -> Json:
    custom_id = component["custom_id"]
    done: Json = {"type": component["type"], "id": component.get("id"), "custom_id": custom_id}
    match component["type"]:
        case Component.TEXT_INPUT:
            return done | {
                "value": _typed(component, str(values.get(custom_id, component.get("value") or "")))
            }
        case Component.CHECKBOX:
            return done | {"value": bool(values.get(custom_id, component.get("default", False)))}
        case Component.RADIO_GROUP:
            return done | {"value": _one_chosen(component, values.get(custom_id))}
        case Component.CHECKBOX_GROUP:
            return done | {"values": list(values.get(custom_id) or [])}
        case Component.FILE_UPLOAD:
            return done | {"values": []}
    given = list(values.get(custom_id) or [])
    selected = (
        _selected(core, channel, component, given)
        if given or component.get("required", True)
        else {"values": []}
    )
    for kind, found in (selected.get("resolved") or {}).items():
        resolved.setdefault(kind, {}).update(found)
    return done | {"values": selected["values"]}


def _typed(text_input: Json, text: str) -> str:
    name = text_input.get("label") or "The text"
    if not text:
        if text_input.get("required", True):
            raise Mistake(f"{name} is needed.")
        return text
    low, high = text_input.get("min_length") or 0, text_input.get("max_length") or 4000
    if not low <= len(text) <= high:
        raise Mistake(f"{name}: between {low} and {high} characters.")
    return text


def _one_chosen(group: Json, value: Any) -> str | None:
    if value is None:
        if group.get("required", True):
            raise Mistake("Choose one.")
        return None
    if value not in [option["value"] for option in group["options"]]:
        raise Mistake("Choose from the list.")
    return str(value)
