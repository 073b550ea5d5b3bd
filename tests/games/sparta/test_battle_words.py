"""A battle is told as one paragraph, from whatever a post tells of it first."""

from __future__ import annotations

import pytest

from games.core.actions import Action
from games.sparta.actions import Cancel, Pass, PlayBattleCard
from games.sparta.events.battles import BattleCardPlayed, CombatWeighed
from games.sparta.events.cards import ActionRoundBegan, BattleCardsSeen, TalentsChanged
from games.sparta.telling import groups
from games.sparta.wording import wording
from games.text import LANGUAGES
from tests.games.sparta.fights import Fight


def fought() -> Fight:
    """Fight a battle with a draw that is private."""
    fight = Fight().support("attica-cavalry", "sparta").arms("b13", "b12").fates().fight()
    return fight.play("athens", "b13", Cancel(("cavalry",))).pass_on()


def test_a_whole_battle_is_one_paragraph() -> None:
    fight = fought()
    public = [event for event in fight.table.events if event.audience is None]
    assert groups([*public, ActionRoundBegan(power="sparta")]) == [
        public,
        [ActionRoundBegan(power="sparta")],
    ]


def test_what_is_private_stands_alone_and_does_not_end_it() -> None:
    told = groups(fought().table.events)
    assert [[type(event) for event in group] for group in told][1:] == [[BattleCardsSeen]]


def test_a_later_post_goes_on_with_the_card() -> None:
    card = BattleCardPlayed(power="athens", card="b07", element="land", countered=False)
    paid = TalentsChanged(power="athens", talents=-1, treasury=0)
    assert groups([paid, card, paid]) == [[paid], [card, paid]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_half_that_counts_is_named(language: str) -> None:
    words = wording(language, ["Anna", "Ben"])
    at_sea, on_land = (
        words.event(BattleCardPlayed(power="athens", card="b01", element=element, countered=False))
        for element in ("sea", "land")
    )
    assert words.name("nike-smiles") in at_sea
    assert words.name("nike-smiles") not in on_land


def test_the_question_says_how_one_stands() -> None:
    words = wording("en", ["Anna", "Ben"])
    fight = Fight().mark("sparta", "boeotia").fight()
    asked = words.question(fight.asked("athens"))
    assert asked.startswith("Battle on land in Naupactus: you are 1 behind.")
    actions: list[Action] = [PlayBattleCard("b12"), Pass()]
    assert all(fight.may("athens", action) for action in actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_how_the_battle_stands(language: str) -> None:
    words = wording(language, ["Anna", "Ben"])
    fight = Fight().support("attica-cavalry", "sparta").mark("sparta", "boeotia").arms("b13", "b12").fight()
    fight.play("athens", "b13", Cancel(("cavalry",)))
    text = words.board_text(fight.view())
    assert words.event(fight.all_told(CombatWeighed)[-1]) in text
    assert words.name("broken-ground") in text
    assert words.label("cancelled") in text
    assert words.label("cancelled") not in words.board_text(fight.pass_on().view())
