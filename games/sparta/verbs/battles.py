"""17: verbs of battle cards. Open: none is built yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.sparta.effects import Effect
    from games.sparta.verb import Verb

VERBS: dict[type[Effect], Verb] = {}
