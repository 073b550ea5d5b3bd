import json

import msgspec
import pytest

from bot.cli import _reference
from bot.cli.bench import BOUNDS
from games.core import codec
from tests.bot.cli.conftest import Keryx


def test_the_reference_document_has_its_size() -> None:
    size = len(msgspec.msgpack.encode(_reference.document()))
    assert abs(size - _reference.SIZE) <= _reference.TOLERANCE * _reference.SIZE


def test_the_reference_document_is_fixed_and_survives_a_copy() -> None:
    assert codec.copy(_reference.document()) == _reference.document()


def test_bench_gives_ratios_by_game(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether they are within bounds is for a quiet machine to say; that they are not absurd, for any."""
    monkeypatch.setattr("bot.cli._measure.GAMES", 3)
    result = keryx("bench", "perikles", "--tables", 0)
    assert result.exit_code == 0
    ratios = json.loads(result.stdout.splitlines()[-1])
    assert list(ratios) == ["submit_ratio", "play_ratio", "draw_ratio", "draw_encode_ratio"]
    for ratio, bound in BOUNDS.items():
        assert 0 < ratios[ratio]["perikles"] < 3 * bound
    assert "within" in result.stdout
