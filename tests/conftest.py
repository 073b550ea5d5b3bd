"""What all tests share: their budget, and the option for more of the same."""

import gc

import pytest

from tests import long
from tests.budget import Budget

GARBAGE = 100_000, 20, 50
"""Cyclic garbage is looked for after so many new objects, not after 700: modules and their data are many."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="try more seeds of the same tests")


def pytest_configure(config: pytest.Config) -> None:
    is_long = config.getoption("--long")
    long.ask(is_long=is_long)
    config.pluginmanager.register(Budget(is_judge=not is_long), "budget")


def pytest_collection_finish() -> None:
    """Look for garbage more seldom, and never among what was imported: that stays until the end."""
    gc.set_threshold(*GARBAGE)
    gc.freeze()
