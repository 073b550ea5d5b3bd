"""Phase 5: who begins, the recovery of the dead, and the order of turns."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.orders import submit_all
from games.perikles.actions import EndTurn, NameFirst, Recover, Send
from games.perikles.board import board
from games.perikles.events import (
    CounterRecovered,
    FirstNamed,
    NothingSent,
    TileSpent,
)
from games.perikles.steps.forces import CommitForces
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes

# Who begins


def test_5_leader_of_sparta_names_the_first(war: TableBuilder) -> None:
    war.hold(GREEN, ones=1).hold(WHITE, ones=1).phase(CommitForces)
    assert war.to_decide() == {BLUE: "name-first"}
    war.refused(GREEN, NameFirst(GREEN), "not-your-turn")
    war.act(BLUE, NameFirst(WHITE))
    assert war.told(FirstNamed) == FirstNamed(seat=BLUE, first=WHITE)
    assert war.state.first == WHITE
    assert war.to_decide() == {WHITE: "commit-forces"}


def test_5_leader_of_sparta_may_name_anyone_himself_too(war: TableBuilder) -> None:
    war.hold(BLUE, ones=1).phase(CommitForces)
    assert all(war.may(BLUE, NameFirst(seat)) for seat in range(4))
    war.refused(BLUE, NameFirst(4), "no-such-seat", owner=4)


def test_ruling_19_start_player_names_if_sparta_has_no_leader(table: TableBuilder) -> None:
    """House rule: without a leader of Sparta the start player of the round chooses."""
    table.leaders(athens=RED, argos=BLUE, corinth=GREEN, thebes=WHITE).start(GREEN).phase(CommitForces)
    assert table.to_decide() == {GREEN: "name-first"}
    table.act(GREEN, NameFirst(BLUE))
    assert table.told(FirstNamed) == FirstNamed(seat=GREEN, first=BLUE)


# Taking up


def test_5_leaders_take_up_the_counters_of_their_cities(war: TableBuilder) -> None:
    """What lies beside a led city is taken up; the dead are not."""
    war.dead(*hoplites("athens", 3)).phase(CommitForces)
    assert war.state.home["athens"] == []
    alive = board().counters["athens"].copy()
    alive.remove(hoplites("athens", 3)[0])
    assert sorted(war.state.hand["athens"]) == sorted(alive)


def test_ruling_18_counters_of_a_leaderless_city_stay_home(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).hold(RED, ones=1).commit(first=RED)
    assert sorted(table.state.home["argos"]) == sorted(board().counters["argos"])
    send = Send("argos", "hoplite", 1, "attica", "attack")
    table.refused(RED, send, "not-your-force", city="argos")


# Recovery


def test_ruling_20_one_counter_for_each_city_from_the_first_on(war: TableBuilder) -> None:
    """From the named seat clockwise; for each led city with dead of both types the leader chooses."""
    for city in ["thebes", "argos", "sparta", "athens"]:
        war.dead(*hoplites(city, 1), *triremes(city, 1))
    war.hold(RED, ones=1).commit(first=WHITE)
    asked = []
    while "recover-counter" in war.to_decide().values():
        ((seat, _),) = war.to_decide().items()
        city = str(war.asked(seat).facts["city"])
        asked.append((seat, city))
        war.act(seat, Recover(city, "trireme"))
    assert [seat for seat, _ in asked] == [WHITE, WHITE, RED, BLUE]
    assert {city for seat, city in asked if seat == WHITE} == {"thebes", "argos"}
    assert all(war.state.dead[city] == hoplites(city, 1) for city in ["thebes", "argos", "sparta", "athens"])


def test_ruling_20_always_the_weakest_of_the_type(war: TableBuilder) -> None:
    war.dead(*hoplites("sparta", 4, 2, 3), *triremes("sparta", 3)).hold(BLUE, ones=1).commit(first=BLUE)
    war.act(BLUE, Recover("sparta", "hoplite"))
    recovered = CounterRecovered(seat=BLUE, city="sparta", arm="hoplite", strength=2)
    assert war.told(CounterRecovered) == recovered
    assert sorted(war.state.dead["sparta"]) == sorted(hoplites("sparta", 3, 4) + triremes("sparta", 3))


def test_ruling_20_recovered_counter_is_usable_at_once(war: TableBuilder) -> None:
    war.places("pylos").only_in_hand("sparta").hold(BLUE, ones=1).hold(RED, ones=1).commit(first=BLUE)
    war.act(BLUE, Recover("sparta", "trireme"))
    war.act(BLUE, Send("sparta", "trireme", 1, "pylos", "defence"))
    assert war.counters_at("pylos", "defence") == [(triremes("sparta", 1)[0], BLUE)]


def test_ruling_20_recovery_is_obligatory(war: TableBuilder) -> None:
    war.dead(*hoplites("sparta", 1), *triremes("sparta", 1)).commit(first=BLUE)
    assert war.to_decide() == {BLUE: "recover-counter"}
    war.refused(BLUE, EndTurn(), "not-an-answer")


def test_ruling_20_no_choice_with_one_type_dead(war: TableBuilder) -> None:
    """Only triremes are dead: the weakest of them comes back."""
    war.dead(*triremes("sparta", 2, 3)).hold(RED, ones=1).commit(first=RED)
    assert war.to_decide() == {RED: "commit-forces"}
    assert war.told(CounterRecovered).strength == 2
    assert war.state.dead["sparta"] == triremes("sparta", 3)


def test_ruling_20_recovery_refused(war: TableBuilder) -> None:
    """Neither for another's city nor for one without dead."""
    war.leaders(megara=BLUE).dead(*hoplites("sparta", 1, 2), *triremes("sparta", 1, 2))
    war.dead(*hoplites("athens", 1), *triremes("athens", 1)).commit(first=BLUE)
    war.refused(BLUE, Recover("athens", "hoplite"), "nothing-to-recover", city="athens")
    war.refused(BLUE, Recover("megara", "hoplite"), "nothing-to-recover", city="megara")


def test_ruling_20_no_recovery_without_a_leader(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).dead(*hoplites("argos", 1))
    table.hold(RED, ones=1).commit(first=RED)
    assert table.state.dead["argos"] == hoplites("argos", 1)
    assert not table.all_told(CounterRecovered)


def test_5_nothing_to_recover_in_the_first_round(war: TableBuilder) -> None:
    war.hold(RED, ones=1).commit(first=RED)
    assert not war.all_told(CounterRecovered)
    assert war.to_decide() == {RED: "commit-forces"}


# The order of turns


def spent_by(table: TableBuilder) -> list[int]:
    return [event.seat for event in table.all_told(TileSpent)]


def play_out(table: TableBuilder) -> list[int]:
    while "commit-forces" in table.to_decide().values():
        ((seat, _),) = table.to_decide().items()
        table.act(seat, EndTurn())
    return spent_by(table)


def test_example_16_turn_order() -> None:
    """A has one two-shard tile, B two, C none; one-shard A four, B three, C five; A was named."""
    table = TableBuilder(3).leaders(athens=0, sparta=1, thebes=2)
    table.hold(0, twos=1, ones=4).hold(1, twos=2, ones=3).hold(2, ones=5).commit(first=0)
    assert ["ABC"[seat] for seat in play_out(table)] == list("ABB" + "CABCABCABCAC")


def test_example_17_one_shard_part_opens_with_the_named_seat() -> None:
    table = TableBuilder(3).leaders(athens=0, sparta=1, thebes=2)
    table.hold(0, ones=1).hold(1, ones=2).hold(2, ones=1).commit(first=1)
    assert play_out(table) == [1, 2, 0, 1]


def test_5_named_seat_without_two_shards_is_skipped_at_first() -> None:
    """The named seat holds only one-shard tiles: it waits until all two-shard tiles are spent."""
    table = TableBuilder(3).leaders(athens=0, sparta=1, thebes=2)
    table.hold(0, ones=1).hold(1, twos=1, ones=1).hold(2, twos=1, ones=1).commit(first=0)
    assert play_out(table) == [1, 2, 0, 1, 2]


def test_ruling_21_one_shard_part_opens_left_of_the_last_two_shard_tile() -> None:
    """The last two-shard tile is B's, so C opens the second part although A was named."""
    table = TableBuilder(3).leaders(athens=0, sparta=1, thebes=2)
    table.hold(0, ones=1).hold(1, twos=1, ones=1).hold(2, ones=1).commit(first=0)
    assert play_out(table) == [1, 2, 0, 1]


def test_5_tile_is_spent_even_if_nothing_is_sent(war: TableBuilder) -> None:
    war.hold(RED, ones=1).hold(BLUE, ones=1).commit(first=RED).act(RED, EndTurn())
    assert war.state.tiles[RED] == []
    assert war.told(NothingSent) == NothingSent(seat=RED)
    assert war.to_decide() == {BLUE: "commit-forces"}


def test_5_only_in_turn(war: TableBuilder) -> None:
    war.hold(RED, ones=1).hold(BLUE, ones=1).commit(first=RED)
    war.refused(BLUE, Send("sparta", "hoplite", 1, "attica", "attack"), "not-your-turn")


def test_ruling_22_seat_without_counters_and_special_is_not_asked() -> None:
    """Green has nothing to send and no special tile to play: its tile is spent by itself."""
    table = TableBuilder().leaders(athens=RED, sparta=BLUE, thebes=WHITE, megara=GREEN)
    table.places("pylos", "cythera", "melos", "sicily", "epidaurus", "leucas", "solygeia")
    table.at("leucas", attack={GREEN: hoplites("megara", 1, 2) + triremes("megara", 1, 2, 3)})
    table.hold(GREEN, ones=1).hold(RED, ones=1).commit(first=GREEN)
    assert spent_by(table)[0] == GREEN
    assert table.to_decide() == {RED: "commit-forces"}


@pytest.mark.parametrize("special", ["slave-revolt", "brasidas", "perikles"])
def test_ruling_22_seat_with_an_unplayed_special_is_asked_without_counters(special: str) -> None:
    """Whatever its special tile is, or the question would tell who holds the Slave Revolt."""
    table = TableBuilder().leaders(athens=RED, sparta=BLUE, thebes=WHITE, megara=GREEN)
    table.places("pylos", "leucas").special(GREEN, special)
    table.at("leucas", attack={GREEN: hoplites("megara", 1, 2) + triremes("megara", 1, 2, 3)})
    table.hold(GREEN, ones=1).hold(RED, ones=1).commit(first=GREEN)
    assert table.to_decide() == {GREEN: "commit-forces"}
    table.act(GREEN, EndTurn())
    assert table.to_decide() == {RED: "commit-forces"}


def test_5_question_says_how_many_counters_can_still_be_sent(war: TableBuilder) -> None:
    """A tile covers two, but Green has a single counter left, and then none."""
    war.places("attica").special(GREEN, "brasidas").hold(GREEN, ones=1).hold(RED, ones=1)
    lying = [counter for counter in board().counters["corinth"] if counter != hoplites("corinth", 3)[0]]
    war.at("attica", attack={GREEN: lying}).leaders(megara=BLUE).commit(first=GREEN)
    assert war.asked(GREEN).facts["left"] == 1
    war.act(GREEN, Send("corinth", "hoplite", 3, "attica", "attack"))
    assert war.asked(GREEN).facts["left"] == 0


def test_5_end_is_needless_where_the_next_turn_of_the_same_seat_has_begun(war: TableBuilder) -> None:
    """Red alone has tiles left, and the turn ends by itself with its second counter: the next goes on."""
    war.bare().places("attica").hold(RED, ones=2).commit(first=RED)
    sends = [Send("athens", "hoplite", strength, "attica", "defence") for strength in (3, 2)]
    result = submit_all(war.state, RED, [*sends, EndTurn()], Seeded(b""))
    assert (result.taken, result.stopped) == (2, None)
    assert len(result.state.tiles[RED]) == 0
    assert [asked.decision.facts["left"] for asked in Table(result.state, Seeded(b"")).asked()] == [2]


def test_5_two_shard_tiles_are_spent_before_all_one_shard_tiles(war: TableBuilder) -> None:
    for seat in range(4):
        war.hold(seat, twos=1, ones=2)
    war.commit(first=GREEN)
    play_out(war)
    shards = [board().tiles[event.tile].shards for event in war.all_told(TileSpent)]
    assert shards == [2] * 4 + [1] * 8


def test_ruling_20_no_such_type_of_counter(war: TableBuilder) -> None:
    """Only hoplites and triremes can come back."""
    war.dead(*hoplites("sparta", 1), *triremes("sparta", 1)).commit(first=BLUE)
    chariot: Any = "chariot"
    war.refused(BLUE, Recover("sparta", chariot), "none-dead", city="sparta", arm="chariot")


def test_ruling_20_each_city_recovers_one_only(war: TableBuilder) -> None:
    """White leads two cities with many dead: one counter comes back for each."""
    war.dead(*hoplites("thebes", 1, 1, 2), *hoplites("argos", 1, 2, 3)).hold(RED, ones=1).commit(first=RED)
    assert {(event.city, event.strength) for event in war.all_told(CounterRecovered)} == {
        ("thebes", 1),
        ("argos", 1),
    }
    assert sorted(war.state.dead["argos"]) == hoplites("argos", 2, 3)


def test_5_commitment_is_followed_by_the_battles(war: TableBuilder) -> None:
    """With the last tile spent the battles are fought and the next round begins."""
    war.places("attica").hold(BLUE, ones=1).commit(first=BLUE)
    war.turn(BLUE, Send("sparta", "hoplite", 1, "attica", "attack"))
    assert war.winners_of("attica") == (BLUE,)
    assert war.state.round == 2
