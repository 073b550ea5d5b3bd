"""A pytest plugin that notes every kind of event told and every refusal given while tests run."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from games.core.agenda import Asked, Table
from games.core.errors import Refusal

told: set[str] = set()
refused: set[str] = set()


def watch() -> None:
    """Note events and refusals from now on, whoever causes them."""
    tell, judge = Table.tell, Table.judge

    def noting_tell(self: Table[Any], event: Any) -> None:
        told.add(type(event).__name__)
        tell(self, event)

    def noting_judge(self: Table[Any], seat: int, action: Any) -> Asked | Refusal:
        judged = judge(self, seat, action)
        if isinstance(judged, Refusal):
            refused.add(judged.key)
        return judged

    Table.tell = noting_tell  # type: ignore[method-assign]
    Table.judge = noting_judge  # type: ignore[method-assign]


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch when loaded as a plugin."""
    watch()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Write down what was seen."""
    seen = {"told": sorted(told), "refused": sorted(refused)}
    Path(os.environ["KERYX_WATCHED"]).write_text(json.dumps(seen), encoding="utf-8")
