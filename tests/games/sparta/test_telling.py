"""Cards, sieges and battles are told as stories, in posts, cards, reports and pictures."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.core.events import Event
from games.sparta.board import board
from games.sparta.events import battles
from games.sparta.events.cards import (
    ActionRoundBegan,
    BattleCardsDrawn,
    BattleCardsSeen,
    CardPlayed,
    EnvoySent,
    FavourChanged,
    InfluenceChanged,
    NothingHappened,
    StrengthChanged,
    TalentsChanged,
)
from games.sparta.events.games import Passed
from games.sparta.events.units import CommanderChanged, SiegeEnded, SiegeRolled, UnitHome, UnitMobilised
from games.sparta.report import sheet
from games.text import LANGUAGES
from tests.games.sparta.builder import Hellas
from tests.games.sparta.speech import CALLED
from tests.rendering.plays import play, words_of

WORDS = words_of("sparta", "en", 2)
BATTLE: list[Event] = [
    battles.BattleBegan(
        power="sparta", place="gela", element="sea", unit="sparta-trireme-1", enemy="athens-trireme-1"
    ),
    battles.AdvantagesCounted(sparta=("homeland",), athens=("fleet-size", "fleet-allied")),
    battles.CombatWeighed(lead="athens", by=1, sparta=1, athens=2),
    battles.BattleCardPlayed(power="sparta", card="b01", element="sea", countered=False),
    battles.AdvantagesCancelled(power="sparta", advantages=("fleet-size",)),
    battles.CombatWeighed(lead="", by=0, sparta=1, athens=1),
    Passed(power="athens"),
    Passed(power="sparta"),
    battles.BattleEnded(place="gela", winner="sparta", by="card"),
    battles.FateRolled(power="sparta", commander="mindarus", faces=("success",), fate="veteran"),
    CommanderChanged(power="sparta", commander="mindarus", change="veteran"),
    battles.FateRolled(power="athens", commander="nicias", faces=("failure",), fate="dead"),
    StrengthChanged(power="sparta", track="fleet", change=-1, strength=6),
    StrengthChanged(power="athens", track="fleet", change=-2, strength=7),
    UnitHome(power="sparta", unit="sparta-trireme-1"),
    CommanderChanged(power="sparta", commander="mindarus", change="exhausted"),
]
SIEGE: list[Event] = [
    TalentsChanged(power="athens", talents=-2, treasury=4),
    SiegeRolled(power="athens", place="melos", faces=("success",), apart=None),
    InfluenceChanged(place="melos", owner="", influence=0, size=1),
    SiegeEnded(power="athens", place="melos", unit="athens-hoplite-1", how="won", talents=1),
    InfluenceChanged(place="melos", owner="athens", influence=1, size=1),
    TalentsChanged(power="athens", talents=1, treasury=5),
    UnitHome(power="athens", unit="athens-hoplite-1"),
    CommanderChanged(power="athens", commander="nicias", change="exhausted"),
]


def _lines(events: Sequence[Event]) -> list[str]:
    return [line.text for line in WORDS.told(events)]


def test_a_battle_is_one_paragraph_with_its_result_in_bold() -> None:
    (line,) = WORDS.told(BATTLE)
    assert line.bold == ("Sparta wins the level battle in Gela by a card.",)
    assert line.text.startswith("Battle at sea in Gela: Sparta attacks")
    assert "Mindarus becomes a veteran." in line.text
    assert "exhausted" not in line.text


def test_two_battles_are_two_paragraphs() -> None:
    assert len(WORDS.told([*BATTLE, *BATTLE])) == 2


def test_a_siege_is_one_line_that_tells_each_thing_once() -> None:
    (line,) = WORDS.told(SIEGE)
    assert line.bold == ("Athens takes Melos and wins 1 talent.",)
    assert "treasury 5" not in line.text
    assert "neutral" not in line.text


def test_a_card_is_told_with_what_it_did() -> None:
    played = CardPlayed(power="sparta", card="closer-ties", favour=1, actor="sparta", removed=False)
    paid = FavourChanged(power="sparta", favours=-1, green=False, instead=0)
    sent = EnvoySent(power="sparta", place="argos", steps=1)
    argos = InfluenceChanged(place="argos", owner="sparta", influence=2, size=2)
    assert _lines([played, paid, sent, argos]) == [
        "Sparta plays Closer Ties and pays 1 favour. Sparta sends an envoy to Argos. Argos: Sparta 2 of 2."
    ]


def test_what_is_private_stands_alone() -> None:
    played = CardPlayed(power="sparta", card="closer-ties", favour=0, actor="sparta", removed=False)
    drawn = BattleCardsSeen(power="sparta", cards=("b01",), audience=(0,))
    assert len(WORDS.groups([played, drawn])) == 2


def test_who_mobilises_is_told_the_price_once() -> None:
    mobilised = UnitMobilised(
        power="athens", unit="athens-hoplite-1", commander="nicias", talents=5, card=True
    )
    paid = TalentsChanged(power="athens", talents=-5, treasury=1)
    drawn = BattleCardsDrawn(power="athens", number=1)
    assert _lines([mobilised, paid, drawn]) == [
        "Athens mobilises Athenian army 1 under Nicias and buys a battle card: 5 talents."
    ]


def test_a_sheet_tells_both_powers_their_cards_fates_and_losses() -> None:
    after = ActionRoundBegan(power="athens")
    later = StrengthChanged(power="athens", track="fleet", change=-3, strength=4)
    found = sheet([*BATTLE, after, later])
    assert found is not None
    (fought,) = found.battles
    sparta, athens = fought.fighters
    assert (fought.winner, fought.by, fought.cards) == ("sparta", 0, (("sparta", "b01"),))
    assert (sparta.advantages, sparta.struck, sparta.fate, sparta.lost) == (("homeland",), (), "veteran", 1)
    assert (athens.struck, athens.commander, athens.lost) == (("fleet-size",), "nicias", 2)


def test_a_battle_that_goes_on_is_not_on_the_sheet() -> None:
    assert sheet(BATTLE[:6]) is None


def test_the_report_tells_battles_and_sieges_with_how_they_came_about() -> None:
    battle, siege = WORDS.report([*BATTLE, ActionRoundBegan(power="athens"), *SIEGE])
    assert battle.text == "Sparta wins the level battle in Gela by a card."
    assert "Sparta plays Nike Smiles." in battle.detail
    assert "advantage" not in battle.detail, "how it came about is in the log"
    assert siege.text == "Athens takes Melos and wins 1 talent."
    assert WORDS.news(BATTLE) == "Battles won: Sparta 1, Athens 0."


def test_the_report_names_every_card_of_a_battle_whatever_had_no_effect_in_it() -> None:
    """What changes nothing is for the log alone, and ends no story."""
    nothing = NothingHappened(power="sparta", verb="cancel")
    card = battles.BattleCardPlayed(power="sparta", card="b02", element="sea", countered=False)
    (battle,) = WORDS.report([*BATTLE[:4], nothing, card, *BATTLE[4:]])
    halves = [WORDS.half_title(each, "sea") for each in ("b01", "b02")]
    assert battle.detail.startswith(f"Sparta plays {halves[0]} and {halves[1]}. Sparta 1, Athens 1: level.")


def test_a_battle_that_goes_on_says_how_it_stands_once() -> None:
    (line,) = WORDS.told(BATTLE[:6])
    assert line.text.endswith("Sparta 1, Athens 1: level.")
    assert "leads" not in line.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_battle_of_a_game_has_a_card(language: str) -> None:
    words, events = words_of("sparta", language, 2), [each for m in play("sparta", 2, 4) for each in m.events]
    ends = [(at, event) for at, event in enumerate(events) if isinstance(event, battles.BattleEnded)]
    assert ends
    for at, event in ends:
        card = words.card(events[: at + 8], 1)
        assert card is not None
        assert words.name(event.place, "in") in card.heading
        assert card.lines[0].is_headline
        assert sheet(card.events) is not None
    assert words.card([], 1) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_calls_whoever_is_asked_with_words_of_its_own(language: str) -> None:
    words = words_of("sparta", language, 2)
    assert [question for question in CALLED if not words.has(f"asked-{question}")] == []


@pytest.mark.parametrize(
    ("favours", "green", "said"),
    [
        (1, True, "Sparta takes the green favour."),
        (-1, True, "Sparta pays the green favour."),
        (-2, True, "Sparta: −2 favours, the green one among them."),
        (-2, False, "Sparta: −2 favours."),
        (1, False, "Sparta: +1 favour."),
    ],
)
def test_6_a_green_favour_that_is_paid_is_not_told_as_taken(favours: int, green: bool, said: str) -> None:
    event = FavourChanged(power="sparta", favours=favours, green=green, instead=0)
    assert WORDS.event(event) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_88_the_blue_power_is_athens_in_every_war(language: str) -> None:
    words = words_of("sparta", language, 2)
    for war in ("pw1", "pw2", "tsw", "cle"):
        shown = Hellas(war).view(0)
        (blue,) = [seen for seen in shown.powers if seen.id == "athens"]
        assert words.name("athens") in words.power(blue)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ruling_92_battle_cards_of_the_same_titles_are_told_apart(language: str) -> None:
    words = words_of("sparta", language, 2)
    names = [words.name(card) for card in board().battle_cards]
    assert len(set(names)) == len(names)
    titles = {
        card: (words.half_title(card, "land"), words.half_title(card, "sea")) for card in ("b04", "b05")
    }
    assert titles["b04"] == titles["b05"]
