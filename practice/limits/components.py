"""The limits of message components, old style (rows) and new (Components V2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum

from practice.limits.form import MEDIA, WEB, Form
from practice.model import Json


class Component(IntEnum):
    """The kinds of component."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (3, 5, 6, 7, 8)
LINK_STYLE, PREMIUM_STYLE = 5, 6
MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_DISPLAYED = 4000
ROW_ONLY = (Component.ROW,)
IN_CONTAINER = (1, 9, 10, 12, 13, 14)
TOP_LEVEL = (*IN_CONTAINER, Component.CONTAINER)


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield components and all that are inside them."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def check_components(form: Form, *, v2: bool) -> None:
    """Check the components of a message."""
    allowed = TOP_LEVEL if v2 else ROW_ONLY
    forms = form.children("components", high=MAX_COMPONENTS if v2 else MAX_ROWS)
    for component in forms:
        check_component(component, allowed)
    everything = list(walk([f.data for f in forms]))
    if len(everything) > MAX_COMPONENTS:
        message = f"Components exceed the maximum of {MAX_COMPONENTS}"
        form.refuse("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    _check_displayed(form, everything)
    check_unique_ids(form, everything)


def _check_displayed(form: Form, everything: list[Json]) -> None:
    shown = sum(len(str(c.get("content", ""))) for c in everything if c.get("type") == Component.TEXT)
    if shown > MAX_DISPLAYED:
        message = f"The displayable text is limited to {MAX_DISPLAYED} characters"
        form.refuse("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_unique_ids(form: Form, everything: list[Json]) -> None:
    """Check that no two components of a message share their custom_id, nor their number."""
    for key, named in (("custom_id", "custom id"), ("id", "id")):
        ids = [c[key] for c in everything if c.get(key)]
        if len(set(ids)) != len(ids):
            message = f"Component {named} cannot be duplicated"
            form.refuse("components", f"COMPONENT_{key.upper()}_DUPLICATED", message)


def check_component(form: Form, allowed: tuple[int, ...]) -> None:
    """Check one component and what is inside it."""
    kind = form.one_of("type", allowed, required=True)
    if kind is not None:
        CHECKS[kind](form)


def _check_row(row: Form) -> None:
    inside = row.children("components", low=1, high=5, required=True)
    for component in inside:
        check_component(component, (2, *SELECTS))
    if len(inside) > 1 and any(c.data.get("type") in SELECTS for c in inside):
        message = "The components row cannot hold a select beside others"
        row.refuse("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(button: Form) -> None:
    style = button.one_of("style", (1, 2, 3, 4, 5, 6), required=True)
    label = button.text("label", high=80)
    if style == LINK_STYLE:
        button.url("url", schemes=(*WEB, "discord"), high=512, required=True)
    elif style != PREMIUM_STYLE:
        button.text("custom_id", low=1, high=100, required=True)
    if style == LINK_STYLE and button.has("custom_id"):
        button.refuse(
            "custom_id", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id"
        )
    if not label and not button.has("emoji") and style != PREMIUM_STYLE:
        button.refuse("label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
    button.flag("disabled")
    _check_emoji(button)


def _check_emoji(form: Form) -> None:
    """Check the emoji of a button or option: one of Unicode's by its own name, one of a server's by id."""
    emoji = form.child("emoji")
    if emoji is None:
        return
    emoji.snowflake("id")
    name = emoji.text("name", high=32)
    if not emoji.has("id") and name.isascii():
        emoji.refuse("name", "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_select(select: Form) -> None:
    select.text("custom_id", low=1, high=100, required=True)
    select.text("placeholder", high=150)
    low = select.number("min_values", low=0, high=25)
    high = select.number("max_values", low=1, high=25)
    if low is not None and high is not None and low > high:
        select.refuse("min_values", "SELECT_COMPONENT_MIN_VALUES_TOO_HIGH", "min_values exceeds max_values")
    select.flag("disabled")
    if select.data.get("type") == Component.STRING_SELECT:
        _check_options(select, highest=high)


def _check_options(select: Form, *, highest: int | None) -> None:
    options = select.children("options", low=1, high=25, required=True)
    for option in options:
        check_option(option)
    check_unique_values(select, options)
    _check_defaults(select, options, highest or 1)
    if highest is not None and options and highest > len(options):
        message = f"max_values must not exceed the {len(options)} options"
        select.refuse("max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_HIGH", message)


def _check_defaults(select: Form, options: list[Form], highest: int) -> None:
    if sum(option.flag("default") for option in options) > highest:
        message = f"At most {highest} options may be chosen by default"
        select.refuse("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", message)


def check_option(option: Form) -> None:
    """Check one option of a select or of a group of boxes."""
    option.text("label", low=1, high=100, required=True)
    option.text("value", low=1, high=100, required=True)
    option.text("description", high=100)
    _check_emoji(option)


def check_unique_values(form: Form, options: list[Form]) -> None:
    """Check that no two options mean the same."""
    values = [str(option.data.get("value")) for option in options]
    if len(set(values)) != len(values):
        message = "The specified option value is already used"
        form.refuse("options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)


def _check_section(section: Form) -> None:
    for text in section.children("components", low=1, high=3, required=True):
        check_component(text, (Component.TEXT,))
    accessory = section.child("accessory", required=True)
    if accessory is not None:
        check_component(accessory, (Component.BUTTON, Component.THUMBNAIL))


def _check_text(text: Form) -> None:
    text.text("content", low=1, high=4000, required=True)


def _check_thumbnail(thumbnail: Form) -> None:
    thumbnail.text("description", low=1, high=1024)
    _check_media(thumbnail, "media")


def _check_media(form: Form, key: str) -> None:
    media = form.child(key, required=True)
    if media is not None:
        media.url("url", schemes=MEDIA, required=True)


def _check_gallery(gallery: Form) -> None:
    for item in gallery.children("items", low=1, high=10, required=True):
        item.text("description", low=1, high=1024)
        _check_media(item, "media")


def _check_file(file: Form) -> None:
    _check_media(file, "file")


def _check_separator(separator: Form) -> None:
    separator.flag("divider")
    separator.one_of("spacing", (1, 2))


def _check_container(container: Form) -> None:
    container.number("accent_color", low=0, high=0xFFFFFF)
    for component in container.children("components", low=1, high=MAX_COMPONENTS, required=True):
        check_component(component, IN_CONTAINER)


CHECKS: dict[int, Callable[[Form], None]] = {
    Component.ROW: _check_row,
    Component.BUTTON: _check_button,
    Component.SECTION: _check_section,
    Component.TEXT: _check_text,
    Component.THUMBNAIL: _check_thumbnail,
    Component.GALLERY: _check_gallery,
    Component.FILE: _check_file,
    Component.SEPARATOR: _check_separator,
    Component.CONTAINER: _check_container,
    **dict.fromkeys(SELECTS, _check_select),
}
