"""How a private panel stands in messages of either kind: what is to be known of its buttons."""

from typing import Any

import pytest

from bot.discord.panels.buttons import Choice
from bot.discord.panels.custom_id import Spot
from bot.discord.panels.panel import Panel
from bot.discord.panels.question import question_panel
from bot.discord.texts import commands_in
from games import registry
from games.text import LANGUAGES
from practice.limits.components import walk
from tests.bot.discord.panels.tables import played

SECTION, TEXT = 9, 10
"""Kinds of components, by Discord's numbers."""


def panel(*facts: str) -> Panel:
    """Make a panel of buttons, each with its fact, if it has one."""
    told = [
        Choice(Spot(1, 0, "a" * 8, (number,)), f"Way {number}", fact=fact)
        for number, fact in enumerate(facts)
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
    made = panel("3 talents", "2 talents", "")
    assert texts(made) == ["What?", "-# 3 talents", "-# 2 talents"]
    assert kinds(made).count(SECTION) == 2


def test_what_holds_of_all_buttons_stands_above_them_once() -> None:
    made = panel("3 talents", "3 talents", "3 talents")
    assert texts(made) == ["What?", "-# 3 talents"]
    assert SECTION not in kinds(made)
    assert made.facts == ["-# 3 talents"]


def test_what_holds_of_some_buttons_names_them() -> None:
    made = panel("3 talents", "3 talents", "")
    assert texts(made) == ["What?", "-# **Way 0**, **Way 1** – 3 talents"]
    assert SECTION not in kinds(made)


def test_a_single_button_keeps_its_fact_beside_it() -> None:
    assert kinds(panel("3 talents", "")).count(SECTION) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_one_answer_is_left_it_is_said_that_there_is_no_other(language: str) -> None:
    said, others = commands_in(language).say("panel-only-answer"), 0
    for live in played(registry.get("antike"), 4, 1):
        [asked] = [each for each in live.decisions(live.waiting_for()[0]) if each.required][:1]
        is_said = said in question_panel(live, asked.seat, language, asked).lines
        assert is_said == (asked.only() is not None)
        others += not is_said
        if is_said and others:
            return
    pytest.fail("no question had but one answer")
