"""What the picture of a report shows: conquests and personages, a card each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.antike.events import BonusWon, CityConquered, PersonagesWon
from games.core.events import Event


class Conquest(msgspec.Struct, frozen=True):
    """A city that changed hands, and what either side lost for it."""

    nation: str
    opponent: str
    province: str
    legions: int
    galleys: int
    temple: bool
    """Whether a temple was destroyed."""
    lost_legions: int
    lost_galleys: int


class Honour(msgspec.Struct, frozen=True):
    """Personages of a kind that a nation won, and its points since."""

    nation: str
    personage: str
    count: int
    total: int


Card = Conquest | Honour


class Sheet(msgspec.Struct, frozen=True):
    """What was conquered and won, in this order."""

    cards: tuple[Card, ...]


def sheet(told: Sequence[Event]) -> Sheet | None:
    """Gather conquests and personages."""
    cards = tuple(card for event in told if (card := _card(event)) is not None)
    return Sheet(cards) if cards else None


def _card(event: Event) -> Card | None:
    match event:
        case CityConquered():
            return Conquest(**{name: getattr(event, name) for name in Conquest.__struct_fields__})
        case PersonagesWon(nation=nation, personage=personage, count=count, total=total):
            return Honour(nation, personage, count, total)
        case BonusWon(nation=nation, personage=personage, total=total):
            return Honour(nation, personage, 1, total)
    return None
