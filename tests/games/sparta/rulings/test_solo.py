"""30: a game alone against Keryx, and rulings 67 and 70."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from games.core.agenda import Table
from games.core.chance import Chance, Seeded
from games.core.decision import NOBODY, Action, Decision
from games.core.errors import Refusal
from games.sparta import variants
from games.sparta.actions import Discard, Play
from games.sparta.board import board
from games.sparta.events.cards import ActionRoundBegan
from games.sparta.figures import Level
from games.sparta.game import GAME
from games.sparta.keryx.answer import ANSWERS, BEGINNER, answer
from games.sparta.keryx.known import known_to
from games.sparta.pieces import Result
from games.sparta.piles import number_of_cards
from games.sparta.state import State
from tests.games.sparta.alone import keryx_wins, play_out, sit_down

OPEN: dict[Level, int] = {"easy": 6, "medium": 3, "hard": 2}


@pytest.mark.parametrize(("level", "number"), OPEN.items())
def test_30_so_many_cards_lie_open(level: str, number: int) -> None:
    state = sit_down("pw1", *([level] if level != "easy" else [])).state
    assert len(state.holdings["sparta"].hand) == number
    assert number_of_cards(state, "sparta") == state.figures.hand == 6
    assert not state.holdings["athens"].face_down
    assert len(state.holdings["athens"].hand) in (5, 6)


def test_30_blue_is_led_by_the_person() -> None:
    assert (sit_down("pw1").state.bot, sit_down("pw1", "blue").state.bot) == ("athens", "sparta")
    state = sit_down("cle", "blue").state
    assert (state.power_of(0), state.seat_of("athens"), state.seat_of("sparta")) == ("athens", 0, NOBODY)


@pytest.mark.parametrize("variant", ["blue", "medium", "hard"])
def test_30_levels_are_for_a_game_alone(variant: str) -> None:
    assert GAME.why_not("pw1", 2, (variant,)) == Refusal("30", "only-alone")
    assert GAME.why_not("pw1", 1, (variant,)) is None


def test_30_there_is_one_level() -> None:
    assert GAME.why_not("pw1", 1, ("medium", "hard")) == Refusal("30", "one-level")
    assert [variants.level_of(each) for each in ((), ("medium",), ("blue", "hard"))] == list(OPEN)


def _looks(state: State) -> Any:
    """Show all that the person is shown: view, questions with their answers."""
    asked = [each.decision.described() for each in Table(state, Seeded(b"look")).asked()]
    return GAME.view(state, 0), repr(asked)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_ruling_67_what_lies_face_down_is_shown_to_nobody(level: str) -> None:
    """A view and the questions stay the same whatever lies face down; a planted leak is caught."""
    rng, leaks = Random(5), list[bool]()

    def look(table: Table[State]) -> None:
        other = GAME.resample(table.state, 0, rng)
        assert _looks(other) == _looks(table.state)
        leaks.append(other.holdings["sparta"].face_down != table.state.holdings["sparta"].face_down)
        hidden = table.state.holdings["sparta"].face_down
        for card in hidden:
            assert table.why_not(0, Play(card)) is not None
            assert table.why_not(0, Discard((card,))) is not None

    play_out(sit_down("pw1", level), look=look)
    assert sum(leaks) > len(leaks) / 4


def test_ruling_67_a_used_card_turns_up_the_next() -> None:
    def look(table: Table[State]) -> None:
        held = table.state.holdings["sparta"]
        assert len(held.hand) >= min(2, number_of_cards(table.state, "sparta"))
        assert not held.face_down or len(held.hand) >= 2

    play_out(sit_down("cle", "hard"), look=look)


@pytest.mark.parametrize(("scenario", "variant"), [("pw1", "hard"), ("cle", "blue"), ("tsw", "medium")])
def test_30_keryx_answers_from_what_its_power_may_see(scenario: str, variant: str) -> None:
    """Its answer is the same when all that it cannot know is dealt anew; a planted leak is caught."""
    rng, leaks = Random(6), list[bool]()

    def policy(state: State, decision: Decision, chance: Chance) -> Action:
        assert state.bot is not None
        other = GAME.resample(state, NOBODY, rng)
        own = answer(state, decision, Seeded(b"same"))
        assert answer(other, decision, Seeded(b"same")) == own
        assert known_to(state, state.bot) == known_to(other, state.bot)
        person = state.power_of(0)
        leaks.append(other.holdings[person].hand != state.holdings[person].hand)
        return answer(state, decision, chance)

    with patch.object(State, "policy", policy):
        play_out(sit_down(scenario, variant))
    assert sum(leaks) > len(leaks) / 4


def test_30_nobody_waits_for_keryx() -> None:
    def look(table: Table[State]) -> None:
        assert GAME.view(table.state, None).waiting_for == (0,)

    play_out(sit_down("cle"), look=look)


def test_30_its_whole_turn_is_told_at_once() -> None:
    """Where the person is asked nothing meanwhile, one answer brings all of Keryx's action round."""
    table = sit_down("pw2", seed=4)
    whole: list[bool] = []
    rng = Random(3)
    while table.state.agenda:
        heard = len(table.events)
        table.carry_out(0, GAME.random_answer(table.state, table.asked()[0].decision, rng))
        turns = [event.power for event in table.events[heard:] if isinstance(event, ActionRoundBegan)]
        whole.append(turns[:2] == ["athens", "sparta"])
    assert sum(whole) >= 10


def test_30_its_dice_are_recorded_draws() -> None:
    table = sit_down("pw1")
    play_out(table)
    assert any(draw.label == "bot" for draw in table.chance.draws)


def test_30_it_answers_every_question_that_there_is() -> None:
    catalogue = Path(GAME.package.replace(".", "/"), "catalogue", "en.ftl").read_text(encoding="utf-8")
    asked = {
        line.split("=")[0].strip().removeprefix("question-")
        for line in catalogue.splitlines()
        if line.startswith("question-")
    }
    assert asked - {"standing"} == set(ANSWERS)


def test_30_it_pays_one_talent_for_a_battle_card_at_hard_only() -> None:
    assert [board().levels[level].battle_card_cost for level in OPEN] == [2, 2, 1]


@pytest.mark.parametrize(("level", "rash"), [("easy", True), ("medium", False), ("hard", False)])
def test_ruling_103_only_a_beginner_leaves_it_to_chance_whether_it_thinks(level: str, rash: bool) -> None:
    """Only at easy it draws for whether it thinks about where its units go."""
    drawn = list[bool]()

    def policy(state: State, decision: Decision, chance: Chance) -> Action:
        before = len(chance.draws)
        own = answer(state, decision, chance)
        if decision.question == "deploy" and decision.count() > 3:
            drawn.append(any(draw.label == BEGINNER for draw in chance.draws[before:]))
            assert decision.allows(own)
        return own

    variants = () if level == "easy" else (level,)
    with patch.object(State, "policy", policy):
        for seed in range(3):
            play_out(sit_down("pw2", *variants, seed=seed), seed)
    assert drawn
    assert set(drawn) == {rash}


def test_ruling_103_at_easy_it_thinks_about_half_of_its_questions() -> None:
    table = sit_down("pw2", seed=3)
    play_out(table, 3)
    coins = [draw.result for draw in table.chance.draws if draw.label == BEGINNER]
    assert len(coins) > 40
    assert 0.3 < sum(coins) / len(coins) < 0.7


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("variant", ["hard", "medium,blue"])
def test_30_it_beats_random_play(scenario: str, variant: str) -> None:
    """Nine of ten games each, and more: the other seeds are a command's."""
    wins = [keryx_wins(scenario, *variant.split(","), seed=seed) for seed in range(2)]
    assert any(wins)


@pytest.mark.parametrize(("winner", "lost"), [("athens", True), ("sparta", False)])
def test_ruling_70_who_loses_alone_has_an_outcome_of_its_own(winner: str, lost: bool) -> None:
    state = play_out(sit_down("pw1"))
    count = {"athens": 3, "sparta": 3, winner: 7}
    state.result = Result("regions", count, winner)  # type: ignore[arg-type]
    outcome = GAME.outcome(state)
    assert (outcome.lost, outcome.winners) == (lost, () if lost else (0,))
    assert [each.rank for each in outcome.standings] == [1]
