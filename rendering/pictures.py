"""What the pictures of every game offer; the one place that finds them by the game's id."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.palette import Colour
from rendering.sight import Sight


@runtime_checkable
class Pictures(Protocol):
    """What a package `rendering.<id>` has."""

    REGIONS: tuple[str, ...]
    """Parts of the board that can be shown alone."""
    DRAWN: tuple[str, ...]
    """Those of them that are drawn larger, instead of being cut out of the picture."""

    def draw(self, sight: Sight[Any, Any], /) -> Canvas:
        """Draw the board or a part that is drawn larger, on a sheet that knows where its ink is."""

    def draw_focus(self, sight: Sight[Any, Any], /) -> Canvas:
        """Draw the parts that `view.focus` names, for a phone: no header, no legend, no text under 30 px."""

    def draw_private(self, sight: Sight[Any, Any], /) -> Canvas:
        """Draw what the viewer alone knows."""

    def box(self, part: str, seats: int, /) -> Box:
        """Say where a region, or as seat-0 and so on what a seat has, lies on the picture of the board."""


@runtime_checkable
class Sheets(Protocol):
    """What the package of a game has beside it, if the game makes sheets (`Game.sheet`)."""

    def draw_sheet(self, sheet: Any, words: Any, names: Sequence[str], /) -> Canvas:
        """Draw the results of a phase, for a phone."""


@runtime_checkable
class Parties(Protocol):
    """What the package of a game has beside it, if what seats play has colours of its own."""

    def party_badge(self, party: str, size: int, /) -> Image.Image:
        """Give the badge of a nation, faction or power: colour and letters say the same."""

    def party_colour(self, party: str, /) -> Colour:
        """Give its colour."""


def parties_of(game: str) -> Parties | None:
    """Give the badges of what seats play in a game, if it has any."""
    found = import_module(f"rendering.{game}")
    return found if isinstance(found, Parties) else None


def sheets_of(game: str) -> Sheets:
    """Give the sheets of a game that makes them."""
    found = import_module(f"rendering.{game}")
    if not isinstance(found, Sheets):
        raise TypeError(f"rendering.{game} draws no sheets")
    return found


@cache
def pictures_of(game: str) -> Pictures:
    """Give the pictures of a game."""
    found = import_module(f"rendering.{game}")
    if not isinstance(found, Pictures):
        raise TypeError(f"rendering.{game} lacks something that pictures have")
    return found
