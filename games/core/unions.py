"""Unions that close themselves: all kinds of action, event or step that a game defines."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Union


def closed(base: type, package: str) -> Any:
    """Return the union of all kinds of a base that a module, or the modules of a package, define.

    msgspec tells them apart by their tags, which are their names. A kind with an abstract method is left out,
    and so is one that is a base alone: it says so by `is_base`.
    """
    _import_all(package)
    found = [kind for kind in _kinds(base) if _is_in(kind.__module__, package) and not is_abstract(kind)]
    return Union[tuple(found)]


def is_abstract(kind: type) -> bool:
    """Say whether a kind leaves a method to those derived from it, or is only what they have in common."""
    return "is_base" in vars(kind) or any(
        getattr(getattr(kind, name, None), "__isabstractmethod__", False) for name in dir(kind)
    )


def _import_all(package: str) -> None:
    path = getattr(import_module(package), "__path__", ())
    for module in iter_modules(path):
        import_module(f"{package}.{module.name}")


def _kinds(base: Any) -> list[type]:
    return [kind for child in base.__subclasses__() for kind in (child, *_kinds(child))]


def _is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
