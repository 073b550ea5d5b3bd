"""What all tests share: their budget, and the option for more of the same."""

import pytest

from tests import long
from tests.budget import Budget


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="try more seeds of the same tests")


def pytest_configure(config: pytest.Config) -> None:
    is_long = config.getoption("--long")
    long.ask(is_long=is_long)
    config.pluginmanager.register(Budget(is_judge=not is_long), "budget")
