"""17: answers left standing for battles: private, changed at any time, and no different from a pass."""

from __future__ import annotations

from random import Random

import pytest

from games.core.automation import left_standing
from games.core.decision import Action
from games.sparta.actions import Pass, Stand
from games.sparta.board import POWERS
from games.sparta.events.battles import BattleCardPlayed, BattleEnded, StandingAnswerLeft
from games.sparta.events.games import Passed
from games.sparta.hidden import resample
from games.sparta.steps.battles import Battles
from games.sparta.steps.standing import StandingAnswers, answers_of
from games.sparta.wording import wording
from games.text import LANGUAGES
from tests.games.sparta.fights import Fight


class Stood(Fight):
    """A battle at a table where answers can be left standing."""

    def leave(self, power: str, answer: str, kind: str = "land") -> Stood:
        """Leave an answer standing before the battle."""
        self.state.agenda[:] = [StandingAnswers(answers={}), *self.state.agenda[-1:]]
        self.go_on()
        self.act(power, Stand(answer, kind))
        self.kept = self.state.agenda[0]
        return self

    def clash(self) -> Stood:
        """Begin the battle above the answers."""
        self.state.agenda[:] = [self.kept, Battles(power="athens")]
        self.table.events.clear()
        self.go_on()
        return self


def left(power: str, answer: str, kind: str = "land") -> Stood:
    """Lay a battle out before which an answer was left standing."""
    return Stood().leave(power, answer, kind)


def passes_of(fight: Stood) -> list[int]:
    """List the seats for which Keryx will pass some time later."""
    found = left_standing(fight.table)
    assert all(answer == Pass() for _, answer in found)
    return [asked.seat for asked, _ in found]


def wait(fight: Stood) -> Stood:
    """Let so much time go by that Keryx has passed for whoever left it standing."""
    while passes_of(fight):
        fight.act(POWERS[passes_of(fight)[0]], Pass())
    return fight


class TestAnswers:
    """What is answered, and when."""

    def test_pass_always_passes(self) -> None:
        fight = wait(left("athens", "pass").clash())
        assert fight.to_decide() == {0: "battle-turn"}
        assert fight.all_told(Passed) == [Passed(power="athens")]
        fight.play("sparta", "b25")
        assert wait(fight).to_decide() == {0: "battle-turn"}

    @pytest.mark.parametrize(("army", "asked"), [(6, 0), (5, 1), (4, 1)])
    def test_ahead_passes_while_the_marker_favours_me(self, army: int, asked: int) -> None:
        fight = left("athens", "ahead")
        fight.state.holdings["athens"].army = army
        assert wait(fight.clash()).to_decide() == {asked: "battle-turn"}

    def test_the_condition_is_looked_up_at_each_turn(self) -> None:
        fight = left("athens", "ahead").arms("b15", "b12", "b25", power="sparta")
        fight.state.holdings["athens"].army = 6
        wait(fight.clash()).play("sparta", "b15")
        assert wait(fight).to_decide() == {1: "battle-turn"}

    def test_only_for_that_kind_of_battle(self) -> None:
        assert wait(left("athens", "pass", "sea").clash()).to_decide() == {1: "battle-turn"}

    def test_it_can_be_taken_back_at_any_time(self) -> None:
        fight = left("athens", "pass").clash()
        assert passes_of(fight) == [1]
        fight.act("athens", Stand("ask", "land"))
        assert passes_of(fight) == []

    def test_what_is_left_now_answers_the_open_question(self) -> None:
        fight = left("sparta", "ask").clash()
        fight.act("athens", Stand("pass", "land"))
        assert passes_of(fight) == [1]

    def test_who_plays_a_card_before_is_not_passed_for(self) -> None:
        fight = left("athens", "pass").clash().play("athens", "b12")
        assert fight.all_told(Passed) == []
        assert fight.all_told(BattleCardPlayed)

    def test_two_of_them_end_a_battle(self) -> None:
        fight = left("athens", "pass")
        fight.act("sparta", Stand("pass", "land"))
        wait(fight.clash())
        assert fight.told(BattleEnded).winner == ""
        assert fight.all_told(BattleCardPlayed) == []

    @pytest.mark.parametrize("action", [Stand("never", "land"), Stand("pass", "air")])
    def test_what_cannot_be_left(self, action: Action) -> None:
        left("athens", "ask").refused("athens", action, "no-such-answer")


class TestSecrecy:
    """Nobody else sees it."""

    def test_it_is_told_to_its_seat_alone(self) -> None:
        fight = left("athens", "pass")
        assert fight.told(StandingAnswerLeft).audience == (1,)
        fight.clash()
        assert fight.view(1).standing == {"land": "pass"}
        assert fight.view(0).standing == fight.view().standing == {}

    def test_a_pass_that_was_left_is_told_like_any_other(self) -> None:
        by_hand = left("athens", "ask").clash()
        by_hand.act("athens", Pass())
        assert by_hand.table.events == wait(left("athens", "pass").clash()).table.events
        assert by_hand.table.waiting_for() == [0]

    def test_ruling_98_it_is_asked_and_waited_for_as_if_nothing_were_left(self) -> None:
        """Ruling 98: nothing comes at once, so that speed tells nothing."""
        for answer in ("pass", "ahead", "ask"):
            fight = left("athens", answer)
            fight.state.holdings["athens"].army = 6
            fight.clash()
            assert fight.all_told(Passed) == []
            assert fight.table.waiting_for() == [1]
            assert (fight.view(0).waiting_for, fight.view().waiting_for) == ((1,), (1,))

    def test_a_shuffled_world_has_others(self) -> None:
        fight = left("athens", "pass").clash()
        worlds = [resample(fight.state, 0, Random(seed)) for seed in range(20)]
        assert len({str(answers_of(world, "athens")) for world in worlds}) > 1
        assert all(answers_of(resample(fight.state, 1, Random(seed)), "athens") for seed in range(5))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_hand_says_it(self, language: str) -> None:
        fight = left("athens", "ahead").clash()
        words = wording(language, ["Anna", "Ben"])
        said = words.say("hand-standing", kind="land", answer="ahead")
        assert said in words.hand_lines(fight.view(1))
        assert said not in words.hand_lines(fight.view(0))
