"""What a picture shows, in one value; and the same on its way to paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, Self, TypeVar

from games.core.view import Seen
from rendering.canvas import Canvas
from rendering.words import Words

V = TypeVar("V", bound=Seen)
W = TypeVar("W", bound=Words)


@dataclass(frozen=True)
class Sight(Generic[V, W]):
    """All that a picture is drawn from."""

    view: V
    words: W
    names: Sequence[str]
    before: V | None = None
    """What the same viewer saw before the last move."""
    lines: Sequence[str] = ()
    """What happened in the last move."""
    table: str = ""
    """What the table is called."""
    preview: bool = False
    """Whether it shows what an order would do: it has a ribbon, so that nobody takes it for the table."""
    part: str = ""
    """The part of the board to be drawn larger; empty: all of it."""


@dataclass(frozen=True)
class Scene(Sight[V, W]):
    """A sight that is being painted."""

    canvas: Canvas = field(kw_only=True)

    @classmethod
    def on(cls, canvas: Canvas, sight: Sight[V, W]) -> Self:
        """Begin to paint a sight on a sheet."""
        return cls(**vars(sight), canvas=canvas)
