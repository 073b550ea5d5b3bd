"""Exports of before: they verify, and are told again."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Keryx, keryx
from tests.saves import kept

__all__ = ["keryx"]


@pytest.mark.parametrize("game", kept.games())
def test_an_export_verifies_and_is_told(keryx: Keryx, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(lzma.decompress(kept.export_of(game).read_bytes()))
    verified, told = keryx("verify", file), keryx("replay", file)
    assert verified.exit_code == 0, verified.output
    assert "actions by the rules" in verified.stdout
    assert "broken off" not in verified.stdout
    assert told.exit_code == 0, told.output
