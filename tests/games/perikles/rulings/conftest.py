import pytest

from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder


@pytest.fixture
def table() -> TableBuilder:
    """A table of four: red, blue, green and white."""
    return TableBuilder()


@pytest.fixture
def war(table: TableBuilder) -> TableBuilder:
    """Red leads Athens, Blue Sparta, Green Corinth and Megara, White Thebes and Argos."""
    return table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, megara=GREEN, thebes=WHITE, argos=WHITE)
