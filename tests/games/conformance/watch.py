"""A pytest plugin that notes every kind of event told and every refusal given while tests run."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from games.core.agenda import Table
from games.core.errors import Refusal

told: set[str] = set()
refused: set[str] = set()


def watch() -> None:
    """Note events and refusals from now on, whoever causes them."""
    tell, why_not = Table.tell, Table.why_not

    def noting_tell(self: Table[Any], event: Any) -> None:
        told.add(type(event).__name__)
        tell(self, event)

    def noting_why_not(self: Table[Any], seat: int, action: Any) -> Refusal | None:
        refusal = why_not(self, seat, action)
        if refusal is not None:
            refused.add(refusal.key)
        return refusal

    Table.tell = noting_tell  # type: ignore[method-assign]
    Table.why_not = noting_why_not  # type: ignore[method-assign]


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch when loaded as a plugin."""
    watch()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Write down what was seen."""
    seen = {"told": sorted(told), "refused": sorted(refused)}
    Path(os.environ["KERYX_WATCHED"]).write_text(json.dumps(seen), encoding="utf-8")
