"""What the tests of words and orders need beyond the game itself; `tests.games.<id>.speech` has it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from hypothesis import strategies as st

from games.core.game import Game
from games.text.vocabulary import Token
from tests.games.text import speech
from tests.games.text.speech import Facts

Told = Mapping[str, set[str] | None]
"""What is said, and the facts it is told; None where they are not written out in the source."""


@dataclass(frozen=True)
class Speech:
    """A game's words and orders under test."""

    game: Game
    facts: Facts
    plain_refusal: str
    """A refusal that is told nothing."""
    any_action: st.SearchStrategy[Any]
    words: list[Token]
    """Words that orders are made of, and some that are none."""
    on_board: Callable[[Any], Iterable[str]]
    """Name what the board as text must name, of a view."""
    questions: Told | None = None
    """Every question and what it is told, where the source does not say it."""
    added: Mapping[str, set[str]] = field(default_factory=dict)
    """Facts that are not written out where a question is asked."""
    asked: Callable[[dict[str, Any]], bool] = lambda facts: True
    """Say whether a question with these facts can come up."""
    made: frozenset[str] = frozenset()
    """Messages whose names are put together when they are said."""
    made_labels: frozenset[str] = frozenset()
    label_facts: Mapping[str, Any] = field(default_factory=dict)
    """What labels are told beside rounds and seats."""

    @property
    def told(self) -> dict[str, Told]:
        """Give every question and refusal."""
        return {
            "refusal": speech.refusals(self.game.id),
            "question": self.questions or speech.questions(self.game.id),
        }


def load(game: str) -> Speech:
    """Give the speech of a game."""
    found: Speech = import_module(f"tests.games.{game}.speech").SPEECH
    return found
