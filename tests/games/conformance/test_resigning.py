"""Seats that are given up, in random play: nobody waits for them, and the game goes on or is won."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from games import registry
from games.core import codec, resigning
from games.core.agenda import Table
from games.core.chance import Recorded, ReplayMismatch, Seeded, commitment
from games.core.decision import Action, Seat
from games.core.errors import IllegalAction
from games.core.game import Game, start
from games.core.outcome import CONCEDED
from games.core.replay import Entry, Record, check_draws, replay
from games.core.resigning import LEAST, Concede, PlayOn, Resign, TakeOver
from rendering.pictures import pictures_of
from rendering.sight import Sight
from tests.games.conformance.golden import NAMES
from tests.games.conformance.subject import Subject, load, tables, whole_tables

SEED = bytes(31) + b"\x07"
GOES_ON = [(game, scenario, seats) for game, scenario, seats in tables() if seats > LEAST]
AFTER = (0, 7, 40)
"""After how many answers a seat is given up."""


class Played:
    """A table at which seats are given up, with its record."""

    def __init__(self, game: str, scenario: str, seats: int, rng: Random) -> None:
        self.subject: Subject = load(game)
        self.rng = rng
        table: Table[Any] = start(self.subject.game, seats, scenario, Seeded(SEED))
        self.state: Any = table.state
        self.record = Record(
            game, self.subject.game.rules, scenario, seats, commitment(SEED), table.chance.draws, []
        )
        self.drawn = len(table.chance.draws)

    @property
    def game(self) -> Game:
        return self.subject.game

    def act(self, seat: Seat, action: Action) -> None:
        chance = Seeded(SEED, self.drawn)
        self.state = resigning.acted(self.state, seat, action, chance).state
        self.drawn += len(chance.draws)
        self.record.entries.append(Entry(seat, msgspec.to_builtins(action), chance.draws))

    def resign(self, seat: Seat) -> None:
        self.act(seat, Resign())
        if resigning.must_play_on(self.table()):
            self.act(seat, PlayOn())

    def table(self) -> Table[Any]:
        return Table(self.state, Recorded([]))

    def moves(self, most: int) -> Iterator[Table[Any]]:
        """Let those who stay answer at random."""
        for _ in range(most):
            table = self.table()
            asked = [each for each in table.asked() if each.decision.required] or table.asked()
            if not asked:
                return
            decision = asked[int(self.rng.random() * len(asked))].decision
            self.act(decision.seat, self.game.random_answer(self.state, decision, self.rng))
            yield self.table()

    def replayed(self) -> Any:
        again = list(replay(self.game, self.record))
        return again[-1].state


@pytest.mark.parametrize(("game", "scenario", "seats"), GOES_ON)
def test_game_goes_on_without_a_seat_and_nobody_waits_for_it(game: str, scenario: str, seats: int) -> None:
    for after in AFTER:
        rng = Random(after)
        played = Played(game, scenario, seats, rng)
        for _ in played.moves(after):
            pass
        if not played.state.agenda:
            continue
        gone = rng.randrange(seats)
        played.resign(gone)
        for table in played.moves(60):
            assert gone not in table.waiting_for()
            assert not resigning.must_play_on(table)
            assert played.game.violations(table.state) == []
            assert not table.state.agenda or table.waiting_for(), (
                "nobody is waited for, and the game is not over"
            )
        assert codec.fingerprint(played.replayed()) == codec.fingerprint(played.state)


@pytest.mark.parametrize(("game", "scenario", "seats"), [each for each in whole_tables() if each[2] > LEAST])
def test_whole_game_ends_and_who_resigned_is_last(game: str, scenario: str, seats: int) -> None:
    played = Played(game, scenario, seats, Random(seats))
    for _ in played.moves(5):
        pass
    played.resign(1)
    while played.state.agenda:
        list(played.moves(50))
        assert len(played.record.entries) < played.subject.longest
    outcome = played.game.outcome(played.state)
    assert [each.seat for each in outcome.standings][-1] == 1
    assert outcome.standings[-1].rank == seats
    assert 1 not in outcome.winners
    assert played.game.view(played.state, None).winners == outcome.winners
    assert codec.fingerprint(played.replayed()) == codec.fingerprint(played.state)
    played.record.seed = SEED.hex()
    assert check_draws(played.record) == played.drawn


@pytest.mark.parametrize(("game", "scenario", "seats"), tables())
def test_last_to_stay_wins_and_alone_it_is_lost(game: str, scenario: str, seats: int) -> None:
    played = Played(game, scenario, seats, Random(seats))
    for _ in played.moves(12):
        pass
    if not played.state.agenda:
        return
    for seat in range(1, seats - 1):
        assert not resigning.ends_with(played.state, seat)
        played.resign(seat)
        if not played.state.agenda:
            return
    last = max(seats - 1, 0)
    assert resigning.ends_with(played.state, last)
    played.act(last, Concede())
    outcome = played.game.outcome(played.state)
    assert outcome.ending == CONCEDED
    assert outcome.winners == ((0,) if seats > 1 else ())
    assert outcome.lost == (seats == 1)
    assert [each.seat for each in outcome.standings] == [0, *range(seats - 1, 0, -1)]
    view = played.game.view(played.state, None)
    assert view.ended
    assert view.winners == outcome.winners
    assert view.waiting_for == ()
    assert played.game.achievement(played.state) is None
    words: Any = played.game.wording("en", NAMES[:seats])
    assert pictures_of(game).draw(Sight(view, words, NAMES[:seats])).image.width > 0
    for language in ("en", "de", "el"):
        words = played.game.wording(language, NAMES[:seats])
        said = words.outcome(outcome)
        assert all(said)
        assert words.alt(view)
        assert words.board_text(view)
    assert codec.fingerprint(played.replayed()) == codec.fingerprint(played.state)


@pytest.mark.parametrize(("game", "scenario", "seats"), GOES_ON)
def test_seat_that_is_taken_over_is_asked_again(game: str, scenario: str, seats: int) -> None:
    played = Played(game, scenario, seats, Random(1))
    played.resign(0)
    for _ in played.moves(10):
        pass
    played.act(0, TakeOver())
    assert played.state.given_up is msgspec.UNSET
    asked = {seat for table in played.moves(200) for seat in table.waiting_for()}
    assert 0 in asked or not played.state.agenda
    assert codec.fingerprint(played.replayed()) == codec.fingerprint(played.state)


def test_record_that_leaves_a_resignation_out_is_another_game() -> None:
    played = Played("perikles", "standard", 3, Random(2))
    played.resign(0)
    for _ in played.moves(8):
        pass
    without = msgspec.structs.replace(
        played.record, entries=[each for each in played.record.entries if each.action != {"type": "Resign"}]
    )
    with pytest.raises((ReplayMismatch, IllegalAction)):
        list(replay(played.game, without))


def test_every_game_says_whether_a_seat_may_be_given_up() -> None:
    assert {registry.get(game).resigning for game in registry.ids()} == {resigning.MAY}
