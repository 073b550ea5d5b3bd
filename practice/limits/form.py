"""Reads a request body field by field and collects what is wrong in Discord's nested form."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any

from practice.errors import invalid_form
from practice.model import Json
from practice.snowflakes import is_snowflake

Path = tuple[str, ...]
WEB = ("http", "https")
MEDIA = (*WEB, "attachment")


class Problems:
    """What is wrong with a body, by the path to the field."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one problem."""
        node = self._tree
        for part in path:
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Refuse the request if a problem was noted."""
        if self._tree:
            raise invalid_form(self._tree)


class Form:
    """One object of a request body."""

    def __init__(self, data: Any, problems: Problems | None = None, path: Path = ()) -> None:
        self.problems = problems or Problems()
        self.path = path
        if not isinstance(data, dict):
            self.problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            data = {}
        self.data: Json = data

    def has(self, key: str) -> bool:
        """Tell whether a field is given and not null."""
        return self.data.get(key) is not None

    def refuse(self, key: str, code: str, message: str) -> None:
        """Note a problem with a field."""
        self.problems.add((*self.path, key), code, message)

    def _present(self, key: str, *, required: bool) -> bool:
        if self.has(key):
            return True
        if required:
            self.refuse(key, "BASE_TYPE_REQUIRED", "This field is required")
        return False

    def text(self, key: str, *, high: int, low: int = 0, required: bool = False) -> str:
        """Read a text of limited length."""
        if not self._present(key, required=required):
            return ""
        value = self.data[key]
        if not isinstance(value, str):
            self.refuse(key, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return ""
        self._check_length(key, len(value), low, high)
        return value

    def name(self, key: str, *, high: int, required: bool = False) -> str:
        """Read a name; the blanks around it do not count."""
        value = self.text(key, low=1, high=high, required=required)
        if value and not value.strip():
            self.refuse(key, "BASE_TYPE_REQUIRED", "This field is required")
        return value.strip()

    def url(
        self, key: str, *, schemes: Collection[str] = WEB, high: int = 2048, required: bool = False
    ) -> str:
        """Read an address."""
        url = self.text(key, low=1 if required else 0, high=high, required=required)
        scheme, colon, _ = url.partition("://")
        if url and not colon:
            self.refuse(key, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif url and scheme.lower() not in schemes:
            listed = ", ".join(f"'{known}'" for known in schemes)
            message = f'Scheme "{scheme}" is not supported. Scheme must be one of ({listed}).'
            self.refuse(key, "URL_TYPE_INVALID_SCHEME", message)
        return url

    def moment(self, key: str) -> None:
        """Read a time of ISO 8601."""
        if not self.has(key):
            return
        value = self.data[key]
        try:
            datetime.fromisoformat(value)
        except (TypeError, ValueError):
            self.refuse(key, "DATE_TIME_TYPE_PARSE", f'Could not parse "{value}". Should be ISO8601.')

    def _check_length(self, key: str, length: int, low: int, high: int) -> None:
        if low <= length <= high:
            return
        if low:
            self.refuse(key, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.refuse(key, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")

    def number(self, key: str, *, low: int, high: int, required: bool = False) -> int | None:
        """Read a whole number within bounds."""
        if not self._present(key, required=required):
            return None
        value = self.data[key]
        if isinstance(value, bool) or not isinstance(value, int):
            self.refuse(key, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < low:
            self.refuse(key, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        if value > high:
            self.refuse(key, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return value

    def one_of(self, key: str, allowed: Collection[int], *, required: bool = False) -> int | None:
        """Read a number out of a list."""
        if not self._present(key, required=required):
            return None
        if self.data[key] not in allowed:
            listed = ", ".join(str(value) for value in sorted(allowed))
            self.refuse(key, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return int(self.data[key])

    def flag(self, key: str) -> bool:
        """Read a truth value."""
        value = self.data.get(key)
        if value is not None and not isinstance(value, bool):
            self.refuse(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return bool(value)

    def some_of(self, key: str, allowed: Collection[int]) -> None:
        """Read a list of numbers out of a list."""
        if not self.has(key):
            return
        if not isinstance(self.data[key], list):
            self.refuse(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        numbers = self.data[key]
        inner = Form({str(at): value for at, value in enumerate(numbers)}, self.problems, (*self.path, key))
        for at in inner.data:
            inner.one_of(at, allowed, required=True)

    def snowflake(self, key: str, *, required: bool = False) -> str | None:
        """Read an id, written as text or number."""
        if not self._present(key, required=required):
            return None
        if not is_snowflake(self.data[key]):
            self.refuse(key, "NUMBER_TYPE_COERCE", f'Value "{self.data[key]}" is not snowflake.')
            return None
        return str(self.data[key])

    def child(self, key: str, *, required: bool = False) -> Form | None:
        """Read an object inside this one."""
        if not self._present(key, required=required):
            return None
        return Form(self.data[key], self.problems, (*self.path, key))

    def children(self, key: str, *, high: int, low: int = 0, required: bool = False) -> list[Form]:
        """Read a list of objects of limited count."""
        if not self._present(key, required=required):
            return []
        value = self.data[key]
        if not isinstance(value, list):
            self.refuse(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self._check_length(key, len(value), low, high)
        return [Form(item, self.problems, (*self.path, key, str(at))) for at, item in enumerate(value)]

    def texts_by_locale(
        self, key: str, *, high: int, check: Callable[[Form, str], None] | None = None
    ) -> None:
        """Read the translations of a text."""
        inner = self.child(key)
        for locale in inner.data if inner else ():
            assert inner is not None
            if locale not in LOCALES:
                inner.refuse(locale, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
            inner.text(locale, low=1, high=high)
            if check is not None:
                check(inner, locale)


LOCALES = frozenset(
    (
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi"),
        *("hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th"),
        *("tr", "uk", "vi", "zh-CN", "zh-TW"),
    )
)
