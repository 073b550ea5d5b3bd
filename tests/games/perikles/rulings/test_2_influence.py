"""Phase 2: influence tiles, their markers, candidates and assassins."""

from __future__ import annotations

import pytest

from games.core import codec
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.errors import IllegalAction
from games.core.orders import submit_all
from games.perikles.actions import Assassinate, EndTurn, Propose, Take
from games.perikles.board import board
from games.perikles.events import (
    BetaMovedUp,
    CandidateAssassinated,
    CandidateProposed,
    MarkerAssassinated,
    OfferRefilled,
    ProposalLapsed,
    TileTaken,
)
from games.perikles.state import State
from games.perikles.steps.candidates import ProposeCandidates, legal_proposals
from games.perikles.steps.influence import InfluenceTurn, TakeInfluence
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder
from tests.games.perikles.rulings.cases import take_all


def test_2_start_player_takes_first_then_clockwise(table: TableBuilder) -> None:
    table.start(GREEN).phase(TakeInfluence)
    for seat, tile in [(GREEN, "athens-2"), (WHITE, "sparta-2"), (RED, "argos-2"), (BLUE, "corinth-2")]:
        assert table.to_decide() == {seat: "take-tile"}
        table.act(seat, Take(tile))
    assert table.to_decide() == {GREEN: "take-tile"}


def test_2_only_in_turn(table: TableBuilder) -> None:
    table.start(GREEN).phase(TakeInfluence)
    table.refused(RED, Take("athens-2"), "not-your-turn")


def test_2_as_many_markers_as_shards(table: TableBuilder) -> None:
    """Two shards bring two markers at once into the city of the tile's colour, one shard one."""
    table.phase(TakeInfluence).act(RED, Take("sparta-2"))
    assert table.state.markers["sparta"] == [4, 2, 2, 2]
    assert table.told(TileTaken) == TileTaken(seat=RED, tile="sparta-2", city="sparta", markers=2)
    table.act(BLUE, Take("sparta-1-assassin"))
    assert table.state.markers["sparta"] == [4, 3, 2, 2]


def test_2_tile_of_any_city(table: TableBuilder) -> None:
    """A tile without colour brings its marker into the city that the taker names."""
    table.phase(TakeInfluence).act(RED, Take("any-1", "megara"))
    assert table.state.markers["megara"] == [3, 2, 2, 2]
    assert table.told(TileTaken) == TileTaken(seat=RED, tile="any-1", city="megara", markers=1)


def test_2_tile_of_any_city_needs_a_city(table: TableBuilder) -> None:
    table.phase(TakeInfluence)
    table.refused(RED, Take("any-1"), "tile-needs-city", tile="any-1")
    table.refused(RED, Take("any-1", "rome"), "no-such-city", city="rome")
    table.refused(RED, Take("any-1", "persia"), "no-such-city", city="persia")


def test_2_coloured_tile_has_its_city(table: TableBuilder) -> None:
    table.phase(TakeInfluence)
    table.refused(RED, Take("athens-2", "sparta"), "tile-city-fixed", tile="athens-2", city="sparta")


def test_2_only_tiles_on_offer(table: TableBuilder) -> None:
    table.phase(TakeInfluence)
    table.refused(RED, Take("megara-1-assassin"), "tile-not-on-offer", tile="megara-1-assassin")
    table.refused(RED, Take("rome-2"), "tile-not-on-offer", tile="rome-2")


def test_2_tile_lies_open_and_the_offer_is_refilled(table: TableBuilder) -> None:
    """The taken tile stays in front of its taker; a new one from the pile makes ten again."""
    table.phase(TakeInfluence)
    pile = len(table.state.pile)
    table.act(RED, Take("athens-2"))
    assert table.view(BLUE).seats[RED].tiles == ("athens-2",)
    assert (len(table.state.offer), len(table.state.pile)) == (10, pile - 1)
    assert table.told(OfferRefilled).tile in table.state.offer


@pytest.mark.parametrize(("seats", "each", "picks"), [(3, 5, 15), (4, 5, 20), (5, 4, 20)])
def test_example_2_number_of_picks(seats: int, each: int, picks: int) -> None:
    """Five tiles each with three and four players, four each with five; always in turn."""
    table = TableBuilder(seats).start(1).phase(TakeInfluence)
    take_all(table)
    takers = [event.seat for event in table.all_told(TileTaken)]
    assert takers == [(1 + turn) % seats for turn in range(picks)]
    assert [len(tiles) for tiles in table.state.tiles] == [each] * seats


def test_2_no_colour_twice(table: TableBuilder) -> None:
    table.tiles(RED, "athens-1-assassin").phase(TakeInfluence)
    table.refused(RED, Take("athens-2"), "colour-already-taken", city="athens")
    table.refused(RED, Take("athens-1-candidate"), "colour-already-taken", city="athens")
    assert table.may(RED, Take("sparta-2"))


def test_example_4_any_city_is_a_colour(table: TableBuilder) -> None:
    """Red owns an any-city tile; another one and a Megara tile are on offer: only Megara is legal."""
    table.tiles(RED, "any-1").offer("any-1", "megara-2").phase(TakeInfluence)
    table.refused(RED, Take("any-1", "thebes"), "colour-already-taken", city="any")
    assert table.may(RED, Take("megara-2"))


def test_ruling_7_any_tile_if_the_offer_leaves_no_new_colour(table: TableBuilder) -> None:
    """All ten tiles on offer are of colours that Red owns: each of them may be taken."""
    offer = ["athens-2", "athens-1-candidate", *["sparta-2"] * 3, *["sparta-1-candidate"] * 2, *["any-1"] * 3]
    table.tiles(RED, "athens-1-assassin", "sparta-1-assassin", "any-1").offer(*offer).phase(TakeInfluence)
    for take in [Take("athens-2"), Take("athens-1-candidate"), Take("sparta-2"), Take("any-1", "argos")]:
        assert table.may(RED, take)
    table.act(RED, Take("sparta-2"))
    assert table.state.markers["sparta"] == [4, 2, 2, 2]


def test_ruling_7_one_new_colour_is_enough_to_forbid_the_old(table: TableBuilder) -> None:
    table.tiles(RED, "athens-1-assassin").offer(*["athens-2"] * 3, "megara-2").phase(TakeInfluence)
    table.refused(RED, Take("athens-2"), "colour-already-taken", city="athens")


def test_2_no_pass(table: TableBuilder) -> None:
    """Whoever is to take a tile must take one."""
    table.special(RED, "brasidas").phase(TakeInfluence)
    table.refused(RED, EndTurn(), "take-first")


def test_2_one_tile_a_turn(table: TableBuilder) -> None:
    """Having taken a tile, a seat that is still asked about its special tile takes no second one."""
    table.special(RED, "brasidas").phase(TakeInfluence).act(RED, Take("athens-2"))
    assert table.to_decide() == {RED: "end-influence-turn"}
    assert table.asked(RED).facts["tile"] == "athens-2"
    table.refused(RED, Take("sparta-2"), "already-took")


def test_ruling_4_as_many_markers_as_the_supply_has(table: TableBuilder) -> None:
    """With 29 of thirty on the board, two shards bring one marker."""
    table.bare().markers(argos=[29]).phase(TakeInfluence).act(RED, Take("athens-2"))
    assert table.state.markers["athens"][RED] == 1
    assert table.told(TileTaken).markers == 1
    assert table.supply(RED) == 0


def test_ruling_4_no_marker_from_an_empty_supply(table: TableBuilder) -> None:
    """With all thirty on the board the tile brings none, but its assassin still strikes."""
    table.bare().markers(argos=[30]).phase(TakeInfluence).act(RED, Take("sparta-1-assassin"))
    assert table.told(TileTaken).markers == 0
    assert table.to_decide() == {RED: "assassinate-marker"}
    table.act(RED, Assassinate("argos", RED))
    assert table.supply(RED) == 1


def test_ruling_4_candidates_are_not_in_the_supply(table: TableBuilder) -> None:
    table.bare().markers(argos=[28]).candidates(thebes=[RED]).phase(TakeInfluence)
    table.act(RED, Take("athens-2"))
    assert table.state.markers["athens"][RED] == 1


# Candidate tiles


def test_2_candidate_tile_proposes_at_once_in_any_city(table: TableBuilder) -> None:
    """The city of the proposal need not be that of the tile; the marker is another player's here."""
    table.phase(TakeInfluence).act(RED, Take("athens-1-candidate"))
    assert table.state.markers["athens"] == [3, 2, 2, 2]
    assert table.to_decide() == {RED: "propose-candidate"}
    table.act(RED, Propose("thebes", GREEN))
    assert table.state.candidates["thebes"] == [GREEN]
    assert table.state.markers["thebes"] == [2, 2, 1, 2]
    proposed = CandidateProposed(seat=RED, city="thebes", owner=GREEN, spot="alpha")
    assert table.told(CandidateProposed) == proposed
    assert table.to_decide() == {BLUE: "take-tile"}


def test_ruling_8_marker_first_then_the_proposal(table: TableBuilder) -> None:
    """Red's only marker in Athens is the one that the tile has just brought; it may be proposed."""
    table.bare().markers(megara=[1, 1]).phase(TakeInfluence).act(RED, Take("athens-1-candidate"))
    table.act(RED, Propose("athens", RED))
    assert table.state.candidates["athens"] == [RED]
    assert table.state.markers["athens"][RED] == 0


def test_2_candidate_tile_must_be_carried_out(table: TableBuilder) -> None:
    table.special(RED, "brasidas").phase(TakeInfluence).act(RED, Take("athens-1-candidate"))
    table.refused(RED, EndTurn(), "not-an-answer")


def test_ruling_8_proposal_lapses_if_none_is_possible(table: TableBuilder) -> None:
    """Red is present only where both spaces are filled: the tile counts, its action lapses."""
    table.bare().markers(sparta=[1, 1, 1]).candidates(sparta=[BLUE, GREEN]).offer("sparta-1-candidate")
    table.phase(TakeInfluence).act(RED, Take("sparta-1-candidate"))
    assert table.told(ProposalLapsed) == ProposalLapsed(seat=RED)
    assert table.state.markers["sparta"][RED] == 2
    assert table.to_decide() == {BLUE: "take-tile"}


# Assassin tiles


def test_2_assassin_removes_any_marker_of_any_city(table: TableBuilder) -> None:
    """The tile is Sparta's, the victim stands in Corinth; its owner gets the marker back."""
    table.phase(TakeInfluence).act(RED, Take("sparta-1-assassin"))
    assert table.to_decide() == {RED: "assassinate-marker"}
    supply = table.supply(WHITE)
    table.act(RED, Assassinate("corinth", WHITE))
    assert table.state.markers["corinth"] == [2, 2, 2, 1]
    assert table.supply(WHITE) == supply + 1
    assert table.told(MarkerAssassinated) == MarkerAssassinated(seat=RED, city="corinth", owner=WHITE)
    assert table.to_decide() == {BLUE: "take-tile"}


def test_2_assassin_may_remove_an_own_marker(table: TableBuilder) -> None:
    table.phase(TakeInfluence).act(RED, Take("sparta-1-assassin"), Assassinate("sparta", RED))
    assert table.state.markers["sparta"] == [2, 2, 2, 2]


def test_2_assassin_must_strike(table: TableBuilder) -> None:
    table.special(RED, "brasidas").phase(TakeInfluence).act(RED, Take("sparta-1-assassin"))
    table.refused(RED, EndTurn(), "not-an-answer")


def test_2_assassin_finds_only_what_is_there(table: TableBuilder) -> None:
    table.markers(argos=[2, 0, 2, 2]).candidates(argos=[GREEN])
    table.phase(TakeInfluence).act(RED, Take("sparta-1-assassin"))
    table.refused(RED, Assassinate("argos", BLUE), "marker-not-there", city="argos", owner=BLUE)
    table.refused(RED, Assassinate("argos", RED, True), "candidate-not-there", city="argos", owner=RED)
    table.refused(RED, Assassinate("rome", BLUE), "no-such-city", city="rome")
    table.refused(RED, Assassinate("argos", 7), "no-such-seat", owner=7)


def test_example_5_assassin_on_alpha_moves_beta_up(table: TableBuilder) -> None:
    """Red takes Sparta's assassin: a marker into Sparta; Blue dies on Argos' alpha, Green moves up."""
    table.candidates(argos=[BLUE, GREEN]).phase(TakeInfluence).act(RED, Take("sparta-1-assassin"))
    supply = table.supply(BLUE)
    table.act(RED, Assassinate("argos", BLUE, candidate=True))
    assert table.state.markers["sparta"][RED] == 3
    assert table.state.candidates["argos"] == [GREEN]
    assert table.state.markers["argos"] == [2, 2, 2, 2]
    assert table.supply(BLUE) == supply + 1
    assassinated = CandidateAssassinated(seat=RED, city="argos", owner=BLUE)
    assert table.told(CandidateAssassinated) == assassinated
    assert table.told(BetaMovedUp) == BetaMovedUp(city="argos", owner=GREEN)


def test_2_assassin_on_beta_leaves_alpha(table: TableBuilder) -> None:
    table.candidates(argos=[BLUE, GREEN]).phase(TakeInfluence)
    table.act(RED, Take("sparta-1-assassin"), Assassinate("argos", GREEN, candidate=True))
    assert table.state.candidates["argos"] == [BLUE]
    assert not table.all_told(BetaMovedUp)


def test_ruling_12_space_freed_by_the_assassin_is_open_again(table: TableBuilder) -> None:
    """After the assassin, a candidate tile can fill Argos' beta."""
    table.candidates(argos=[BLUE, GREEN]).phase(TakeInfluence)
    table.act(RED, Take("sparta-1-assassin"), Assassinate("argos", BLUE, candidate=True))
    table.act(BLUE, Take("athens-1-candidate"), Propose("argos", WHITE))
    assert table.state.candidates["argos"] == [GREEN, WHITE]
    assert table.told(CandidateProposed).spot == "beta"


def test_2_turn_ends_by_itself_once_the_special_tile_is_played(table: TableBuilder) -> None:
    table.phase(TakeInfluence).act(RED, Take("athens-2"))
    assert table.to_decide() == {BLUE: "take-tile"}


@pytest.mark.parametrize("until", ["", "phase"])
@pytest.mark.parametrize("is_played", [True, False])
def test_2_end_is_needless_where_the_turn_ends_by_itself(
    table: TableBuilder, until: str, is_played: bool
) -> None:
    """The special tile is played, or the seat does not want to be asked about it."""
    if not is_played:
        table.special(RED, "phormio").state.quiet[RED] = "phase"
    table.phase(TakeInfluence)
    result = submit_all(table.state, RED, [Take("athens-2"), EndTurn(until)], Seeded(b""))
    assert (result.taken, result.stopped) == (1, None)


def test_2_end_is_needless_where_the_next_phase_asks_the_same_seat() -> None:
    """The last tile of the phase is taken by whoever begins with the proposals."""
    table = TableBuilder().phase(ProposeCandidates)
    table.state.agenda[-1:] = [ProposeCandidates(), InfluenceTurn(seat=RED, last=True)]
    result = submit_all(table.state, RED, [Take("athens-2"), EndTurn()], Seeded(b""))
    assert (result.taken, result.stopped) == (1, None)


def test_2_end_is_refused_before_a_tile_is_taken_and_before_its_assassin_has_struck(
    table: TableBuilder,
) -> None:
    table.phase(TakeInfluence)
    for actions in ([EndTurn()], [Take("sparta-1-assassin"), EndTurn()]):
        with pytest.raises(IllegalAction):
            submit_all(table.state, RED, actions, Seeded(b""))


def test_2_seat_with_an_unplayed_special_is_asked_after_its_tile(table: TableBuilder) -> None:
    """Whatever the tile is, so that the question tells nothing."""
    for special in ["perikles", "slave-revolt", "phormio"]:
        table = TableBuilder().special(RED, special).phase(TakeInfluence).act(RED, Take("athens-2"))
        assert table.to_decide() == {RED: "end-influence-turn"}
        table.act(RED, EndTurn())
        assert table.to_decide() == {BLUE: "take-tile"}


def test_2_question_after_the_tiles_action(table: TableBuilder) -> None:
    """Candidate and assassin come first, the question about the special tile after them."""
    table.special(RED, "phormio").phase(TakeInfluence)
    table.act(RED, Take("sparta-1-assassin"), Assassinate("argos", BLUE))
    assert table.to_decide() == {RED: "end-influence-turn"}


def test_2_candidate_tile_obeys_the_rules_of_proposing(table: TableBuilder) -> None:
    """Presence, the columns, two spaces, no colour twice: as in phase 3."""
    table.markers(megara=[0, 2, 2, 2], thebes=[2, 0, 2, 2]).candidates(argos=[GREEN], corinth=[GREEN, BLUE])
    table.phase(TakeInfluence).act(RED, Take("athens-1-candidate"))
    table.refused(RED, Propose("megara", BLUE), "no-marker-of-yours", city="megara")
    table.refused(RED, Propose("thebes", BLUE), "marker-not-there", city="thebes", owner=BLUE)
    table.refused(RED, Propose("argos", GREEN), "already-candidate", city="argos", owner=GREEN)
    table.refused(RED, Propose("corinth", RED), "candidates-full", city="corinth")


def test_ruling_6_no_tile_is_lost_in_the_phase() -> None:
    """After the last pick all 36 are in front of the seats, on offer or in the pile."""
    table = take_all(TableBuilder(4).phase(TakeInfluence))
    held = [tile for tiles in table.state.tiles for tile in tiles]
    assert sorted(held + table.state.offer + table.state.pile) == sorted(board().all_tiles)


def test_2_phase_ends_when_everyone_has_all_tiles() -> None:
    """After the last tile of the last seat proposals follow, begun by the start player."""
    table = take_all(TableBuilder(3).start(1).phase(TakeInfluence))
    assert table.view(None).phase == "candidates"
    assert table.to_decide() == {1: "propose-candidate"}


def test_2_cities_are_listed_in_one_order_also_after_an_undo(table: TableBuilder) -> None:
    """A state that was kept and read again asks just the same: its cities in the order of the board."""
    table.candidates(thebes=[RED], argos=[BLUE]).phase(TakeInfluence)
    table.act(RED, Take("sparta-1-assassin"))
    again = codec.from_json(codec.to_json(table.state), State)
    asked = [Table(state, Seeded(b"")).decisions(RED)[0].described() for state in (table.state, again)]
    assert asked[0] == asked[1]
    cities = [action.city for action in legal_proposals(table.state, RED)]
    assert cities == sorted(cities, key=board().cities.index)
    assert legal_proposals(again, RED) == legal_proposals(table.state, RED)
