"""How a private panel stands in messages of either kind: what is to be known of its buttons."""

from typing import Any

from bot.discord.panels.buttons import Choice
from bot.discord.panels.custom_id import Spot
from bot.discord.panels.panel import Panel
from practice.limits.components import walk

SECTION, TEXT = 9, 10
"""Kinds of components, by Discord's numbers."""


def panel(*facts: str) -> Panel:
    """Make a panel of buttons with facts, and one without."""
    spots = [Spot(1, 0, "a" * 8, (number,)) for number in range(len(facts) + 1)]
    told = [
        Choice(spot, f"Way {spot.path}", fact=fact) for spot, fact in zip(spots, (*facts, ""), strict=True)
    ]
    return Panel(["What?"], [told, []])


def shown(made: Panel) -> list[Any]:
    view: Any = made.layout()
    return list(walk(view.to_components()))


def texts(made: Panel) -> list[str]:
    """List what it says, part by part."""
    return [each["content"] for each in shown(made) if each["type"] == TEXT]


def kinds(made: Panel) -> list[int]:
    return [each["type"] for each in shown(made)]


def test_a_fact_stands_beside_its_button() -> None:
    made = panel("3 talents", "2 talents")
    assert texts(made) == ["What?", "-# 3 talents", "-# 2 talents"]
    assert kinds(made).count(SECTION) == 2


def test_what_holds_of_all_buttons_stands_above_them_once() -> None:
    made = panel("3 talents", "3 talents", "3 talents")
    assert texts(made) == ["What?", "-# 3 talents"]
    assert SECTION not in kinds(made)
    assert made.facts == ["-# 3 talents"]


def test_a_single_button_keeps_its_fact_beside_it() -> None:
    assert kinds(panel("3 talents")).count(SECTION) == 1
