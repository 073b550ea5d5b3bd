"""The limits of application commands."""

from __future__ import annotations

import re

from practice.limits.form import Form
from practice.model import Json

MAX_COMMANDS = 100
MAX_OPTIONS = 25
MAX_CHARACTERS = 8000
MAX_NUMBER = (1 << 53) - 1
MAX_LENGTH = 6000
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
TYPED = (STRING, INTEGER, NUMBER)
"""The options of which some values can be suggested."""
CONTEXTS = (0, 1, 2)
INSTALLATIONS = (0, 1)
CHAT_INPUT = 1
# Discord: ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$; \w is the same for the scripts in use.
NAME = re.compile(r"[-_'\w]{1,32}")


def check_command(form: Form) -> None:
    """Check one command with all its options."""
    kind = form.one_of("type", (1, 2, 3, 4)) or CHAT_INPUT
    if kind == CHAT_INPUT:
        _check_names(form)
        _check_descriptions(form)
        _check_options(form, allowed=range(1, 12))
    else:
        form.name("name", high=32, required=True)
    form.some_of("contexts", CONTEXTS)
    form.some_of("integration_types", INSTALLATIONS)
    # A set of permissions is written like an id: a number that may be a text.
    form.snowflake("default_member_permissions")
    if command_size(form.data) > MAX_CHARACTERS:
        message = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        form.refuse("options", "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_names(form: Form) -> None:
    if form.text("name", low=1, high=32, required=True):
        _check_name(form, "name")
    form.texts_by_locale("name_localizations", high=32, check=_check_name)


def _check_name(form: Form, key: str) -> None:
    name = form.data.get(key)
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        form.refuse(key, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_descriptions(form: Form) -> None:
    form.text("description", low=1, high=100, required=True)
    form.texts_by_locale("description_localizations", high=100)


def _check_options(form: Form, *, allowed: range | tuple[int, ...]) -> None:
    options = form.children("options", high=MAX_OPTIONS)
    kinds = []
    for option in options:
        kinds.append(option.one_of("type", allowed, required=True))
        _check_option(option, kinds[-1])
    _check_mixture(form, kinds)
    _check_order(form, options)
    names = [str(option.data.get("name")) for option in options]
    if len(set(names)) != len(names):
        form.refuse("options", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")


def _check_mixture(form: Form, kinds: list[int | None]) -> None:
    nested = [kind for kind in kinds if kind in (SUBCOMMAND, GROUP)]
    if nested and len(nested) != len(kinds):
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.refuse("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _check_order(form: Form, options: list[Form]) -> None:
    needed = [bool(option.data.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        message = "Required options must be placed before non-required options"
        form.refuse("options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)


def _check_option(option: Form, kind: int | None) -> None:
    _check_names(option)
    _check_descriptions(option)
    if kind == GROUP:
        _check_options(option, allowed=(SUBCOMMAND,))
    elif kind == SUBCOMMAND:
        _check_options(option, allowed=range(3, 12))
    else:
        _check_value_option(option, kind)


def _check_value_option(option: Form, kind: int | None) -> None:
    if kind == STRING:
        low = option.number("min_length", low=0, high=MAX_LENGTH)
        high = option.number("max_length", low=1, high=MAX_LENGTH)
        _check_bounds(option, "min_length", low, high)
    if kind in (INTEGER, NUMBER):
        _check_bounds(option, "min_value", _bound(option, "min_value"), _bound(option, "max_value"))
    if option.data.get("choices") and kind not in TYPED:
        message = "Choices are for strings and numbers only"
        option.refuse("choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
        return
    if option.has("choices") and option.flag("autocomplete"):
        message = "choices and autocomplete are mutually exclusive"
        option.refuse("choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    if option.flag("autocomplete") and kind not in TYPED:
        message = "Autocomplete is for strings and numbers only"
        option.refuse("autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message)
    check_choices(option, kind=kind)


def _bound(option: Form, key: str) -> float | None:
    value = option.data.get(key)
    if isinstance(value, float) and option.data.get("type") == NUMBER:
        return value
    return option.number(key, low=-MAX_NUMBER, high=MAX_NUMBER)


def _check_bounds(option: Form, key: str, low: float | None, high: float | None) -> None:
    if low is not None and high is not None and low > high:
        message = f"{key} exceeds its maximum, {high}"
        option.refuse(key, "APPLICATION_COMMAND_OPTION_BOUNDS_INVALID", message)


def check_choices(form: Form, *, kind: int | None) -> None:
    """Check the choices of an option of some type, or those an autocompletion answers with."""
    for choice in form.children("choices", high=MAX_OPTIONS):
        choice.name("name", high=100, required=True)
        choice.texts_by_locale("name_localizations", high=100)
        _check_value(choice, kind)


def _check_value(choice: Form, kind: int | None) -> None:
    value = choice.data.get("value")
    if kind == STRING or (kind is None and isinstance(value, str)):
        choice.text("value", high=100, required=True)
    elif kind == INTEGER:
        choice.number("value", low=-MAX_NUMBER, high=MAX_NUMBER, required=True)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        choice.refuse("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    elif abs(value) > MAX_NUMBER:
        choice.refuse("value", "NUMBER_TYPE_MAX", f"Value should be between {-MAX_NUMBER} and {MAX_NUMBER}.")


def command_size(command: Json) -> int:
    """Return the characters that Discord counts; of translations the longest."""
    size = _longest(command, "name") + _longest(command, "description")
    for choice in command.get("choices") or []:
        size += len(str(choice.get("value"))) + _longest(choice, "name")
    return size + sum(command_size(option) for option in command.get("options") or [])


def _longest(part: Json, key: str) -> int:
    texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
