"""What the scenario and the variants of a table change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from games.core.errors import Refusal
from games.sparta.board import board

if TYPE_CHECKING:
    from games.sparta.figures import Level

WARS = ("pw1", "pw2", "tsw", "cle")
CAMPAIGNS = ("wars", "grand")
SCENARIOS = (*WARS, *CAMPAIGNS)
SPECTACLE, DRAWN = "spectacle", "drawn"
BLUE = "blue"
"""Who plays alone leads Athens; otherwise Sparta."""
LEVELS = ("medium", "hard")
"""How hard a game alone is; otherwise it is easy."""
SET_UP_CARDS = ("s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8")
VARIANTS = (SPECTACLE, DRAWN, *SET_UP_CARDS, BLUE, *LEVELS)


def read(options: Mapping[str, str]) -> tuple[str, ...]:
    """Read the variants of a table; the option names them, between commas."""
    named = [name.strip() for name in options.get("variants", "").split(",")]
    return tuple(name for name in named if name)


def first_war(scenario: str) -> str:
    """Name the war that a scenario begins with."""
    campaign = board().campaigns.get(scenario)
    return campaign.first if campaign is not None else scenario


def why_not(scenario: str, seats: int, variants: Sequence[str]) -> Refusal | None:
    """17 and 30: one set-up card that fits; who leads what and how hard it is only in a game alone."""
    return _why_not_alone(seats, variants) or _why_not_card(scenario, variants)


def _why_not_alone(seats: int, variants: Sequence[str]) -> Refusal | None:
    if seats > 1 and {BLUE, *LEVELS} & {*variants}:
        return Refusal("30", "only-alone")
    return Refusal("30", "one-level") if {*LEVELS} <= {*variants} else None


def _why_not_card(scenario: str, variants: Sequence[str]) -> Refusal | None:
    named = [variant for variant in variants if variant in (DRAWN, *SET_UP_CARDS)]
    if not named:
        return None
    if not board().wars[first_war(scenario)].setup_card:
        return Refusal("17", "no-set-up-card")
    if len(named) > 1:
        return Refusal("17", "one-set-up-card")
    if named[0] != DRAWN and board().set_up_cards[named[0]].war != first_war(scenario):
        return Refusal("17", "set-up-card-of-another-war")
    return None


def set_up_cards(war: str) -> list[str]:
    """List the set-up cards of a war."""
    return [card.id for card in board().set_up_cards.values() if card.war == war]


def recommended(war: str) -> str:
    """Name the set-up card that the rulebook recommends."""
    return next(card for card in set_up_cards(war) if board().set_up_cards[card].recommended)


def level_of(variants: Sequence[str]) -> Level:
    """30: name how hard a game alone is."""
    found: Level = "hard" if "hard" in variants else "medium" if "medium" in variants else "easy"
    return found
