import pytest

from tests.games.peloponnes.builder import TableBuilder


@pytest.fixture
def table() -> TableBuilder:
    """A table of three: Ann, Ben and Cid."""
    return TableBuilder()


@pytest.fixture
def four() -> TableBuilder:
    """A table of four: Ann, Ben, Cid and Dan."""
    return TableBuilder(4)
