"""Debates and expeditions are told as stories, in posts, cards, reports and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.core.events import Event
from games.pericles.events.assembly import (
    CardRevealed,
    ControlSettled,
    DebateWon,
    IssueMoved,
    IssueRaised,
    TokensEarned,
)
from games.pericles.events.battle import (
    BattleHonoured,
    BattleJoined,
    BattleTied,
    BattleWon,
    StrengthCounted,
    TokensReturned,
    UnitsLost,
)
from games.pericles.events.theatre import (
    CapitalScored,
    CounterPlaced,
    CounterRevealed,
    NoBattle,
    TokensCommitted,
    UnitMoved,
)
from games.pericles.events.turn import IssuePut, PlagueStruck, UnitsGone, UnitsTaken
from games.pericles.game import GAME
from games.pericles.report import Debated, sheet
from games.text import LANGUAGES
from tests.rendering.plays import play, words_of

WORDS = words_of("pericles", "en", 4)


def _sum(side: Any, total: int, **parts: int) -> StrengthCounted:
    counted: dict[str, Any] = {"units": 0, "bases": 0, "strategoi": 0, "treachery": 0, **parts}
    card = "a01" if side == "athens" else "s01"
    return StrengthCounted(side=side, card=card, value=2, total=total, **counted)


REVEALED = CounterRevealed(faction="agiad", owner="agiad", kind="military", theatre="samos")
BATTLE: list[Event] = [
    BattleJoined(theatre="samos", element="naval", faction="agiad"),
    _sum("athens", 9, units=4, strategoi=3),
    _sum("sparta", 12, units=5, bases=2, strategoi=2, treachery=1),
    BattleWon(side="sparta", theatre="samos", element="naval", margin=3),
    UnitsLost(side="athens", theatre="samos", units=(("athens-naval", 2),)),
    BattleHonoured(faction="agiad", change=4),
    BattleHonoured(faction="aristocrats", change=-2),
]
EXPEDITION: list[Event] = [
    REVEALED,
    TokensCommitted(faction="agiad", tokens=2),
    TokensCommitted(faction="eurypontid", tokens=0),
    UnitMoved(faction="agiad", units=(("sparta-naval", 1),), origin="sparta", theatre="samos"),
    UnitMoved(faction="agiad", units=(("sparta-naval", 1),), origin="sparta", theatre="samos"),
    TokensCommitted(faction="demagogues", tokens=3),
    *BATTLE,
    TokensReturned(side="athens", tokens=3),
]
DEBATE: list[Event] = [
    IssueRaised(faction="aristocrats", issue="league", half="", box=0, number=1),
    CardRevealed(faction="aristocrats", card="a01", value=4, bonus=2),
    CardRevealed(faction="demagogues", card="a02", value=3, bonus=0),
    TokensEarned(faction="aristocrats", tokens=2, wanted=2),
    DebateWon(faction="aristocrats", rival="demagogues", issue="league", total=6, less=3),
    IssueMoved(faction="aristocrats", issue="league", half="aristocrats", box=3),
]


def _lines(events: Sequence[Event]) -> list[str]:
    return [told.text for told in WORDS.told(events)]


def test_a_debate_is_one_line() -> None:
    raised, debate = _lines(DEBATE)
    assert raised.startswith("Debate 1")
    assert debate == (
        "Played: Cimon 4 + 2 (AF) and Tolmides 3 (DF). The Aristocrats win the debate on League against the "
        "Demagogues, 6 to 3. The Aristocrats move League to box 3 of the Aristocrats. Tokens earned: AF 2."
    )


def test_a_battle_is_one_headline_with_both_sums_losses_and_honour() -> None:
    (told,) = WORDS.told(BATTLE)
    assert told.is_headline
    assert told.text == (
        "Sparta wins the naval battle on Samos by 3. Athens 9 (units 4, strategoi 3 and Cimon 2) and "
        "Sparta 12 (units 5, bases 2, strategoi 2, treachery 1 and Nicomedes 2). Athens loses 2 Athenian "
        "ships on Samos. Honour: AK +4 and AF −2."
    )


PLAGUE: list[Event] = [
    PlagueStruck(again=False),
    UnitsTaken(side="athens", theatre="athens", units=(("athens-land", 2),), unasked=True),
    UnitsTaken(side="athens", theatre="athens", units=(("athens-naval", 1),), unasked=True),
    UnitsTaken(side="athens", theatre="sicily", units=(("delian-land", 1),)),
    UnitsTaken(side="sparta", theatre="sicily", units=(("peloponnesian-land", 1),)),
]


def test_what_the_plague_takes_is_one_line() -> None:
    assert _lines(PLAGUE) == [
        "The plague strikes for the first time.",
        "Athens loses 2 Athenian land units and 1 Athenian ship in Athens and 1 Delian land unit in Sicily. "
        "Sparta loses 1 Peloponnesian land unit in Sicily.",
    ]


def test_what_somebody_chose_later_is_told_by_itself() -> None:
    gone = UnitsGone(side="sparta", theatre="boeotia", units=(("sparta-land", 1),))
    assert _lines([gone]) == ["Sparta loses for the rest of the game: 1 Spartan land unit in Boeotia."]


def test_what_a_faction_puts_at_the_centre_is_one_sentence() -> None:
    issues = (
        ("agiad", "games", 2),
        ("agiad", "military", 0),
        ("agiad", "war-peace", 0),
        ("eurypontid", "oracle", 0),
    )
    put = [IssuePut(faction=faction, issue=issue, box=box) for faction, issue, box in issues]
    assert [WORDS.sentence(group) for group in WORDS.groups(put)] == [
        "The Agiads put Games into box 2 of their half.",
        "The Agiads put Military and War/Peace at the centre.",
        "The Eurypontids put Oracle at the centre.",
    ]


def test_tokens_left_over_are_one_line_with_their_honour() -> None:
    left = [
        CapitalScored(faction="aristocrats", tokens=5, gained=1),
        CapitalScored(faction="demagogues", tokens=0, gained=0),
        CapitalScored(faction="agiad", tokens=2, gained=0),
    ]
    assert _lines(left) == ["Tokens left over return to the stock: AF 5 and AK 2. Honour: AF +1."]
    assert _lines(left[1:2]) == ["No tokens are left over."]


def test_units_of_one_way_are_counted() -> None:
    assert "move 2 Spartan ships Sparta → Samos." in _lines(EXPEDITION)[2]


def test_an_expedition_has_a_card_from_the_counter_to_the_honour() -> None:
    card = WORDS.card([CounterPlaced(faction="agiad", theatre="chios"), *EXPEDITION], 3)
    assert card is not None
    assert card.heading == "Battle on Samos, turn 3"
    assert card.events == EXPEDITION
    texts = [line.text for line in card.lines]
    assert texts[0].startswith("The Agiads turn up Military")
    assert texts[-1] == "Sparta wins the naval battle on Samos by 3."
    assert "Honour: AK +4 and AF −2." in card.lines[-1].detail


def test_an_expedition_without_a_battle_has_no_card() -> None:
    returned = TokensReturned(side="sparta", tokens=2)
    assert WORDS.card([*EXPEDITION, REVEALED, NoBattle(theatre="samos"), returned], 3) is None


def test_the_assemblies_have_a_card_with_their_debates() -> None:
    settled = ControlSettled(side="athens", faction="aristocrats", number=4)
    card = WORDS.card([*DEBATE, settled], 2)
    assert card is not None
    assert [line.text for line in card.lines] == [WORDS.event(settled)]
    found = sheet(card.events)
    cards = (("aristocrats", "a01"), ("demagogues", "a02"))
    assert found is not None
    assert found.debates == (Debated("league", cards, (6, 3), "aristocrats", is_decided=True),)


def test_a_sheet_has_what_each_side_brought_and_lost() -> None:
    found = sheet(EXPEDITION)
    assert found is not None
    (fought,) = found.battles
    assert [(each.total, each.lost) for each in fought.strengths] == [(9, (("athens-naval", 2),)), (12, ())]
    assert (fought.winner, fought.margin) == ("sparta", 3)
    assert fought.honour == (("agiad", 4), ("aristocrats", -2))


def test_a_tie_is_decided_without_a_winner() -> None:
    found = sheet([*BATTLE[:3], BattleTied(theatre="samos", element="naval")])
    assert found is not None
    assert [each.winner for each in found.battles] == [""]


def test_a_battle_that_is_not_decided_makes_no_sheet() -> None:
    assert sheet(BATTLE[:3]) is None


def test_honour_is_told_by_faction() -> None:
    *_, last = play("pericles", 4, 3, 0, "aegean")
    own = next(seen for seen in last.view.factions if seen.seat == 0)
    assert WORDS.merits(last.view, 0) == f"AF {own.honour}"
    assert WORDS.gains(last.view, last.view, 0) == "AF ±0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_is_in_one_line_only(language: str) -> None:
    words = words_of("pericles", language, 4)
    events = [event for moment in play("pericles", 4, 4, None, "central-greece") for event in moment.events]
    assert [event for group in words.groups(events) for event in group] == events
    assert all(words.sentence(group) for group in words.groups(events))
    assert GAME.sheet(events) is not None
    assert len(words.report(events)) >= 4
