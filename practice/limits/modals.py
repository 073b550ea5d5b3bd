"""The limits of modals."""

from __future__ import annotations

from practice.limits.components import (
    SELECTS,
    Component,
    check_component,
    check_option,
    check_unique_ids,
    check_unique_values,
    walk,
)
from practice.limits.form import Form

MAX_PARTS = 5
IN_MODAL = (Component.ROW, Component.TEXT, Component.LABEL)
IN_LABEL = (Component.TEXT_INPUT, *SELECTS, 19, 21, 22, 23)


def check_modal(form: Form) -> None:
    """Check the modal that an interaction is answered with."""
    form.text("custom_id", low=1, high=100, required=True)
    form.text("title", low=1, high=45, required=True)
    parts = form.children("components", low=1, high=MAX_PARTS, required=True)
    for part in parts:
        _check_part(part)
    check_unique_ids(form, list(walk([part.data for part in parts])))


def _check_part(part: Form) -> None:
    kind = part.one_of("type", IN_MODAL, required=True)
    if kind == Component.ROW:
        for text_input in part.children("components", low=1, high=1, required=True):
            if text_input.one_of("type", (Component.TEXT_INPUT,), required=True):
                _check_text_input(text_input, needs_label=True)
    elif kind == Component.TEXT:
        part.text("content", low=1, high=4000, required=True)
    elif kind == Component.LABEL:
        _check_label(part)


def _check_label(label: Form) -> None:
    label.text("label", low=1, high=45, required=True)
    label.text("description", low=1, high=100)
    inside = label.child("component", required=True)
    if inside is None:
        return
    kind = inside.one_of("type", IN_LABEL, required=True)
    if kind == Component.TEXT_INPUT:
        _check_text_input(inside, needs_label=False)
    elif kind in SELECTS:
        check_component(inside, SELECTS)
        if inside.data.get("disabled"):
            inside.refuse("disabled", "MODAL_SELECT_DISABLED", "A select in a modal cannot be disabled")
    elif kind is not None:
        _check_group(inside, kind)


def _check_text_input(text_input: Form, *, needs_label: bool) -> None:
    text_input.text("custom_id", low=1, high=100, required=True)
    text_input.one_of("style", (1, 2), required=True)
    text_input.text("label", low=1, high=45, required=needs_label)
    text_input.text("placeholder", high=100)
    low = text_input.number("min_length", low=0, high=4000)
    high = text_input.number("max_length", low=1, high=4000)
    text_input.text("value", high=high or 4000)
    if low is not None and high is not None and low > high:
        text_input.refuse("min_length", "TEXT_INPUT_COMPONENT_BAD_LENGTHS", "min_length exceeds max_length")


def _check_group(group: Form, kind: int) -> None:
    group.text("custom_id", low=1, high=100, required=True)
    if kind in (Component.RADIO_GROUP, Component.CHECKBOX_GROUP):
        options = group.children("options", low=1, high=10, required=True)
        for option in options:
            check_option(option)
        check_unique_values(group, options)
