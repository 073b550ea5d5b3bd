"""The toy game, dressed so that it can be played on Discord."""

from dataclasses import replace
from typing import Any

from tests.games.core import toy


class Wording(toy.Wording):
    def say(self, key: str, /, **facts: Any) -> str:
        return key


GAME = replace(toy.GAME, wording=Wording)
