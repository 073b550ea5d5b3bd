"""15: cases for Phormio's tables, written from the tables alone."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.core.agenda import Step
from games.core.chance import Chance, Recorded, Seeded
from games.core.decision import NOBODY
from games.pericles import queries
from games.pericles.actions import Commit
from games.pericles.board import FACTIONS, OF_SIDE, SIDE_OF, board
from games.pericles.pieces import Counter, Issue, Placed
from games.pericles.steps.aristophanes import Recruits
from games.pericles.steps.battle import SecondBattle
from games.pericles.steps.battle_losses import LoserLosses, RazeBases
from games.pericles.steps.boule import PutIssue
from games.pericles.steps.debate_end import BrainTrust, StopAtCentre
from games.pericles.steps.diplomacy import Diplomacy, Talks
from games.pericles.steps.expedition import Commitments, Movement, StateShips
from games.pericles.steps.league import League
from games.pericles.steps.maintenance import Maintenance
from games.pericles.steps.military import Military, PersianGold
from games.pericles.steps.oracle import Oracle
from games.pericles.steps.plague import Victims
from games.pericles.steps.political_cards import DismissEntourage, FormEntourage
from games.pericles.steps.ravages import ravages
from games.pericles.steps.redeployment import Redeployment
from games.pericles.steps.theatre import PlaceCounter
from games.pericles.steps.unique import Agoge, Citizenship, Colony, Krypteia
from games.pericles.steps.war_peace import GoHome
from tests.games.pericles.builder import War

D6, D20 = "phormio d6", "phormio d20"
BOULE = {
    (True, True): ["military", "league", "games", "diplomatic", "military", "oracle"],
    (True, False): ["military", "military", "games", "league", "diplomatic", "war-peace"],
    (False, True): ["games", "league", "diplomatic", "oracle", "military", "league"],
    (False, False): ["league", "diplomatic", "military", "games", "war-peace", "military"],
}
"""What he puts, by war, by whether his Side is ahead, and by the die."""


def phormio(*, war: bool = True, ahead: bool = False) -> War:
    """Lay out a table where Phormio plays everybody; Sparta is ahead or behind."""
    table = War()
    table.state.owners = dict.fromkeys(FACTIONS, NOBODY)
    table.state.war = war
    for faction in OF_SIDE["sparta"]:
        table.state.houses[faction].honour = 20 if ahead else 5
    table.state.honour_order = list(FACTIONS)
    return table


def die(number: int) -> int:
    """Give what chance draws for a number on a die."""
    return number - 1


def happened(table: War) -> list[str]:
    return [type(event).__name__ for event in table.table.events]


@pytest.mark.parametrize(("war", "ahead", "rolled"), [*product((True, False), (True, False), range(1, 7))])
def test_boule_the_die_names_the_issue(*, war: bool, ahead: bool, rolled: int) -> None:
    table = phormio(war=war, ahead=ahead)
    table.script(D6, die(rolled))
    table.begin(PutIssue(faction="agiad", box=2))
    (put,) = table.state.cities["sparta"].track
    assert put.kind == BOULE[war, ahead][rolled - 1]


def test_boule_what_is_used_up_is_passed_over_and_the_list_goes_round() -> None:
    table = phormio(war=True, ahead=True)
    table.state.cities["sparta"].track = [Issue("oracle", 0), *[Issue("military", 0)] * 6]
    table.script(D6, die(6))
    table.begin(PutIssue(faction="agiad", box=2))
    assert [each.kind for each in table.state.cities["sparta"].track if each.box] == ["league"]


def test_boule_the_opposition_ostracises_a_compatriot_who_leads_by_five() -> None:
    for lead, kind in ((5, "ostracism"), (4, "military")):
        table = phormio(war=True)
        table.state.cities["sparta"].controlling = "agiad"
        table.state.houses["agiad"].honour = table.state.houses["eurypontid"].honour + lead
        table.script(D6, die(1))
        table.begin(PutIssue(faction="eurypontid", box=1))
        assert [each.kind for each in table.state.cities["sparta"].track] == [kind]


def test_p9_boule_a_six_puts_a_unique_issue_at_the_centre() -> None:
    for war, treachery, kind in ((True, 0, "agoge"), (False, 3, "krypteia"), (False, 2, "military")):
        table = phormio(war=war)
        if treachery:
            table.state.treachery = {"sparta": {"athens": treachery}}
        table.script(D6, die(6), die(6))
        table.begin(PutIssue(faction="eurypontid", box=0))
        assert [each.kind for each in table.state.cities["sparta"].track] == [kind]


def test_entourage_the_lowest_cards_that_fit_no_issue_are_set_aside() -> None:
    table = phormio()
    cards = board().cards
    shared = sorted(board().shared["sparta"])
    held = shared[:9]
    table.hold("agiad", *held, board().leaders["agiad"])
    table.begin(FormEntourage())
    kept = table.state.houses["agiad"].entourage
    assert kept == sorted(sorted(held, key=lambda card: (cards[card].value, card))[:3])


def test_b12_entourage_of_four_and_more_is_kept_and_all_else_thrown_away() -> None:
    cards, table = board().cards, phormio()
    low = [card for card in sorted(board().shared["sparta"]) if cards[card].value < 4][:2]
    high = next(card for card in sorted(board().shared["sparta"]) if cards[card].value >= 4)
    table.keep("agiad", *low, high)
    table.begin(DismissEntourage())
    assert table.state.houses["agiad"].entourage == [high]


def test_debate_war_peace_stops_at_the_centre_where_no_change_is_wanted() -> None:
    for ahead, box in ((True, 0), (False, 2)):
        table = phormio(war=True, ahead=ahead)
        table.state.cities["sparta"].track = [Issue("war-peace", -2)]
        table.begin(StopAtCentre(side="sparta", faction="eurypontid", box=-2, to=2, margin=4))
        assert [each.box for each in table.state.cities["sparta"].track] == [box]


def place(table: War, faction: str, *kinds: str) -> dict[str, list[str]]:
    """Let a counter be placed, and say where counters lie."""
    table.state.houses[faction].counters = sorted(Counter(faction, kind) for kind in kinds)
    table.begin(PlaceCounter(faction=faction))
    return {at: [each.counter.kind for each in queue] for at, queue in table.state.queues.items()}


MISSES = (die(7), die(7), die(7))
"""Three rolls of Athens, where nothing is to be placed."""


def test_placement_the_die_is_rolled_until_a_theatre_passes() -> None:
    table = phormio()
    for theatre in ("isthmus", "boeotia"):
        table.stand(theatre, "peloponnesian", land=1, base=1)
    table.script(D20, die(3), die(8))
    assert place(table, "agiad", "league") == {"boeotia": ["league"]}


def test_placement_after_three_rolls_the_lowest_number_that_passes() -> None:
    table = phormio()
    for theatre in ("isthmus", "boeotia"):
        table.stand(theatre, "peloponnesian", land=1, base=1)
    table.script(D20, die(3), die(4), die(9))
    assert place(table, "agiad", "league") == {"isthmus": ["league"]}


def test_placement_league_prefers_room_for_a_base() -> None:
    table = phormio()
    table.stand("isthmus", "peloponnesian", base=3)
    table.stand("boeotia", "peloponnesian", base=2)
    table.script(D20, die(5), die(1), die(2))
    assert place(table, "agiad", "league") == {"boeotia": ["league"]}


def test_placement_diplomatic_seeks_an_enemy_league_base_of_little_defence() -> None:
    table = phormio()
    table.stand("isthmus", "peloponnesian", land=4, base=1)
    table.stand("boeotia", "peloponnesian", land=3, base=1)
    table.script(D20, die(5), die(1), die(2))
    assert place(table, "demagogues", "diplomatic") == {"boeotia": ["diplomatic"]}


def test_placement_an_oracle_lies_anywhere() -> None:
    table = phormio()
    table.script(D20, die(12))
    assert place(table, "agiad", "oracle") == {"amphipolis": ["oracle"]}


def test_placement_a_rumour_lies_on_an_enemy_issue_or_at_home() -> None:
    for enemy, where in ((True, "chios"), (False, "sparta")):
        table = phormio()
        if enemy:
            table.state.queues["chios"] = [Placed(Counter("aristocrats", "league"), "aristocrats")]
        table.script(D20, die(1), die(2), die(3))
        assert place(table, "agiad", "rumour")[where][-1] == "rumour"


def test_placement_rumours_first_only_while_ahead_in_honour_order() -> None:
    last = ("aristocrats", "demagogues", "eurypontid", "agiad")
    for order, kind in ((("agiad", *last[:3]), "rumour"), (last, "oracle")):
        table = phormio()
        table.state.honour_order = list(order)
        table.script(D20, die(1), die(2), die(3))
        queues = place(table, "agiad", "rumour", "oracle", "military")
        assert list(queues.values()) == [[kind]]


def test_placement_goes_on_with_league_before_diplomatic_before_military() -> None:
    table = phormio()
    table.state.honour_order = ["aristocrats", "demagogues", "eurypontid", "agiad"]
    table.stand("isthmus", "peloponnesian", land=1, base=1)
    table.stand("boeotia", "delian", base=1)
    table.script(D20, die(5))
    assert place(table, "agiad", "league", "diplomatic", "military") == {"isthmus": ["league"]}
    table.script(D20, die(8))
    after = place(table, "agiad", "diplomatic", "military")
    assert after["boeotia"] == ["diplomatic"]


@pytest.mark.parametrize(("land", "tokens", "spent"), [(0, 5, 3), (1, 5, 3), (8, 5, 1)])
def test_diplomacy_pays_what_flips_a_base_or_prepares_it_or_one(land: int, tokens: int, spent: int) -> None:
    table = phormio()
    table.stand("boeotia", "delian", land=land, base=1)
    table.state.houses["agiad"].tokens = tokens
    table.stock_up()
    table.begin(Diplomacy(owner="agiad", at="boeotia"))
    assert tokens - table.state.houses["agiad"].tokens == spent
    assert ("BaseFlipped" in happened(table)) == (land == 0)


@pytest.mark.parametrize(
    ("bases", "tokens", "deed"), [(1, 9, "BaseBuilt"), (3, 9, "BaseConverted"), (3, 0, "UnitsBuilt")]
)
def test_league_builds_a_base_or_converts_one_or_builds_units(bases: int, tokens: int, deed: str) -> None:
    table = phormio()
    table.stand("boeotia", "peloponnesian", base=bases)
    table.state.houses["agiad"].tokens = tokens
    table.stock_up()
    table.begin(League(owner="agiad", at="boeotia"))
    assert deed in happened(table)


def test_league_removes_treachery_where_nothing_can_be_built() -> None:
    table = phormio()
    table.stand("boeotia", "peloponnesian", land=1)
    table.state.treachery["boeotia"] = {"athens": 2, "sparta": 1}
    table.begin(League(owner="agiad", at="boeotia"))
    assert table.state.treachery["boeotia"] == {"sparta": 1}


def test_oracle_gives_honour_to_who_is_behind_the_compatriot() -> None:
    table = phormio()
    table.state.houses["agiad"].honour, table.state.houses["eurypontid"].honour = 4, 9
    table.begin(Oracle(owner="agiad", at="sicily"))
    assert table.state.houses["agiad"].honour == 7


def test_oracle_takes_a_unit_of_a_contested_theatre_then_sows_treachery() -> None:
    table = phormio()
    table.state.houses["agiad"].honour = 9
    table.stand("chios", "delian", land=1, naval=1)
    table.stand("boeotia", "delian", land=2)
    table.stand("boeotia", "peloponnesian", land=1)
    table.begin(Oracle(owner="agiad", at="sicily"))
    assert table.state.pieces["boeotia"]["delian"].land == 1
    calm = phormio()
    calm.state.houses["agiad"].honour = 9
    for theatre, land in (("chios", 0), ("samos", 1), ("lesbos", 5), ("cyclades", 2)):
        calm.stand(theatre, "delian", land=land, base=1)
    calm.begin(Oracle(owner="agiad", at="sicily"))
    assert {at for at, of in calm.state.treachery.items() if of.get("sparta")} == {
        "chios",
        "samos",
        "cyclades",
    }


@pytest.mark.parametrize(("ships", "yes"), [(4, True), (0, False)])
def test_a_second_battle_is_fought_where_two_points_ahead_are_expected(ships: int, *, yes: bool) -> None:
    class Hears(Step):
        heard: Any = None

        def hear(self, table: Any, result: Any) -> None:
            self.heard = result

    table = phormio()
    table.stand("boeotia", "peloponnesian", land=3, naval=ships)
    table.stand("boeotia", "delian", land=1, naval=2)
    below = Hears()
    table.begin(SecondBattle(faction="agiad", at="boeotia"), below)
    assert below.heard == yes


def test_losses_take_the_row_of_most_value_and_bases() -> None:
    table = phormio()
    table.stand("boeotia", "delian", land=4)
    table.stand("boeotia", "peloponnesian", land=2)
    table.stand("boeotia", "sparta", land=3)
    table.begin(LoserLosses(faction="aristocrats", at="boeotia", element="land", side="sparta", margin=9))
    assert table.state.pieces["boeotia"]["sparta"].land == 1
    bare = phormio()
    bare.stand("boeotia", "delian", land=4)
    bare.stand("boeotia", "peloponnesian", base=2)
    bare.state.committed = {"aristocrats": 2}
    bare.stock_up()
    bare.begin(RazeBases(faction="aristocrats", at="boeotia", element="land", side="sparta", left=4))
    assert "peloponnesian" not in bare.state.pieces["boeotia"]


def test_citizenship_goes_to_a_contested_theatre_with_a_ship() -> None:
    table = phormio()
    table.stand("corcyra", "delian", base=1)
    table.stand("samos", "delian", base=1)
    table.stand("samos", "peloponnesian", land=1)
    table.begin(Citizenship(faction="aristocrats"))
    here = table.state.pieces["samos"]["athens"]
    assert (here.base, here.naval, here.land) == (1, 1, 0)
    calm = phormio()
    calm.stand("samos", "delian", base=1)
    calm.stand("corcyra", "delian", base=1)
    calm.begin(Citizenship(faction="aristocrats"))
    assert calm.state.pieces["corcyra"]["athens"].base == 1


@pytest.mark.parametrize(("theatre", "land", "naval"), [("samos", 0, 1), ("boeotia", 2, 0)])
def test_a_colony_goes_to_a_contested_theatre_with_units_of_its_element(
    theatre: str, land: int, naval: int
) -> None:
    table = phormio(war=False)
    table.stand("corcyra", "delian", land=1)
    table.stand(theatre, "delian", base=1)
    table.stand(theatre, "peloponnesian", land=1)
    table.begin(Colony(faction="aristocrats"))
    here = table.state.pieces[theatre]["delian"]
    assert (here.base, here.land, here.naval) == (2, land, naval)


def test_a_colony_goes_else_where_fewest_bases_are() -> None:
    table = phormio(war=False)
    table.stand("corcyra", "delian", base=2)
    table.stand("samos", "delian", base=1)
    table.begin(Colony(faction="aristocrats"))
    assert table.state.pieces["samos"]["delian"].base == 2


def test_krypteia_takes_six_where_most_are_and_agoge_three_with_the_300() -> None:
    table = phormio()
    table.state.treachery = {"sparta": {"athens": 2}, "isthmus": {"athens": 5}, "boeotia": {"athens": 1}}
    table.begin(Krypteia(faction="agiad"))
    assert {at: of.get("athens", 0) for at, of in table.state.treachery.items()} == {
        "sparta": 1,
        "boeotia": 1,
    }
    table.begin(Agoge(faction="agiad"))
    assert table.state.three_hundred == "sparta"
    assert table.state.pieces["sparta"]["sparta"].land == 2


def test_at_home_the_300_rise_first_and_ships_in_athens() -> None:
    table = phormio()
    table.stand("sparta", "sparta", base=1)
    table.state.houses["agiad"].tokens = 1
    table.stock_up()
    table.begin(Military(owner="agiad", at="sparta"))
    assert table.state.three_hundred == "sparta"
    assert table.state.pieces["sparta"]["sparta"].land == 1
    table.stand("athens", "athens", base=2)
    table.state.houses["aristocrats"].tokens = 1
    table.stock_up()
    table.begin(Military(owner="aristocrats", at="athens"))
    assert table.state.pieces["athens"]["athens"].naval == 2


def test_at_home_units_of_the_home_element_come_first() -> None:
    table = phormio()
    table.stand("sparta", "sparta", base=2)
    table.state.houses["agiad"].tokens = 1
    table.stock_up()
    table.begin(Military(owner="agiad", at="sparta"))
    here = table.state.pieces["sparta"]["sparta"]
    assert (table.state.three_hundred, here.land, here.naval) == ("sparta", 3, 0)


def test_talks_are_opened_without_tokens_too() -> None:
    """Only an issue that can do nothing is declined."""
    table = phormio()
    for value, faction in ((1, "aristocrats"), (5, "agiad")):
        deck = table.state.cities[SIDE_OF[faction]].deck
        deck[:] = [next(card for card in deck if board().cards[card].value == value)]
        table.state.houses[faction].tokens = 0
    table.stock_up()
    table.script(D6, die(1))
    table.begin(Diplomacy(owner="agiad", at="thessaly"))
    assert table.state.pieces["thessaly"]["peloponnesian"].base == 1


def test_p12_a_battle_that_would_be_lost_is_declined() -> None:
    table = phormio()
    table.stand("boeotia", "delian", land=6, base=1)
    table.stand("boeotia", "peloponnesian", land=1)
    table.state.houses["agiad"].tokens = 2
    table.stock_up()
    table.begin(Military(owner="agiad", at="boeotia"))
    assert happened(table) == ["Declined"]
    assert table.state.houses["agiad"].tokens == 1


def test_p13_own_treachery_weakens_a_base() -> None:
    for markers, where in ((2, "boeotia"), (1, "sicily")):
        table = phormio()
        table.stand("boeotia", "peloponnesian", land=5, base=1)
        table.stand("athens", "athens", land=1)
        table.state.treachery["boeotia"] = {"athens": markers}
        table.script(D20, *MISSES)
        assert place(table, "aristocrats", "diplomatic") == {where: ["diplomatic"]}


def test_persian_gold_builds_ships_at_sparta_then_in_contested_seas_then_in_ionia() -> None:
    table = phormio()
    table.state.persian_bases = 3
    table.stand("sparta", "sparta", base=1, naval=3)
    table.stand("chios", "peloponnesian", base=1)
    table.stand("samos", "peloponnesian", base=1)
    table.stand("samos", "delian", land=1)
    table.stand("ionia", "peloponnesian", base=1)
    table.begin(PersianGold(owner="agiad", left=2))
    assert table.state.pieces["sparta"]["sparta"].naval == 4
    assert table.state.pieces["samos"]["peloponnesian"].naval == 1
    alone = phormio()
    alone.stand("ionia", "peloponnesian", base=1)
    alone.begin(PersianGold(owner="agiad", left=1))
    assert alone.state.pieces["ionia"]["peloponnesian"].land == 2


@pytest.mark.parametrize(("held", "given"), [(4, 3), (9, 5), (1, 0)])
def test_talks_the_owner_gives_all_tokens_but_one(held: int, given: int) -> None:
    table = phormio()
    table.state.houses["agiad"].tokens = held
    table.state.houses["aristocrats"].tokens = 8
    table.stock_up()
    table.script(D6, die(3))
    table.begin(Talks(owner="agiad", at="thessaly"))
    assert table.state.houses["agiad"].tokens == held - given
    assert table.state.houses["aristocrats"].tokens == 6


@pytest.mark.parametrize(("land", "sent"), [(5, True), (6, False)])
def test_the_state_ships_sail_where_the_visible_totals_are_near(land: int, *, sent: bool) -> None:
    table = phormio()
    table.state.ships_ready = True
    table.stand("boeotia", "delian", land=1)
    table.stand("boeotia", "peloponnesian", land=land)
    table.begin(StateShips(at="boeotia"))
    assert table.state.ships_sent == sent


def test_p10_the_plague_takes_league_and_low_values_first() -> None:
    table = phormio()
    table.stand("athens", "athens", naval=3)
    table.stand("athens", "delian", naval=3)
    table.begin(Victims(side="athens", at="athens", element="naval", number=2))
    assert table.state.pieces["athens"]["delian"].naval == 1


def test_p10_maintenance_disbands_league_units_where_most_stand() -> None:
    table = phormio()
    table.stand("sparta", "sparta", land=2, base=1)
    table.stand("boeotia", "peloponnesian", land=4)
    table.stand("isthmus", "peloponnesian", land=1)
    table.begin(Maintenance(side="sparta"))
    assert table.state.pieces["boeotia"]["peloponnesian"].land == 1
    assert table.state.pieces["isthmus"]["peloponnesian"].land == 1


def test_at_peace_all_go_home_but_one_for_each_base_without_units() -> None:
    table = phormio(war=False)
    table.stand("samos", "athens", base=1)
    table.stand("boeotia", "athens", land=2, naval=1)
    table.begin(GoHome(side="athens", faction="aristocrats"))
    assert "boeotia" not in table.state.pieces
    here = table.state.pieces["samos"]["athens"]
    assert here.land + here.naval == 1
    home = table.state.pieces["athens"]["athens"]
    assert home.land + home.naval == 2


def test_redeployment_fills_home_to_six_then_contested_bases_then_granaries() -> None:
    table = phormio()
    table.stand("athens", "athens", land=4, base=1)
    table.stand("corcyra", "athens", land=4)
    table.stand("samos", "athens", base=1)
    table.stand("samos", "peloponnesian", land=1)
    table.begin(Redeployment(colour="athens"))
    lands = {at: held["athens"].land for at, held in table.state.pieces.items() if "athens" in held}
    assert lands == {"athens": 6, "samos": 1, "corcyra": 1}


def test_p10_a_unit_of_a_play_goes_to_a_contested_theatre() -> None:
    table = phormio()
    table.stand("sparta", "peloponnesian", base=1)
    table.stand("boeotia", "peloponnesian", base=1)
    table.stand("boeotia", "delian", land=1)
    table.begin(Recruits(side="sparta", colour="peloponnesian", element="land", left=1))
    assert table.state.pieces["boeotia"]["peloponnesian"].land == 1


def test_a25_a_twenty_is_rolled_again_while_the_eastern_mediterranean_is_closed() -> None:
    table = phormio()
    for theatre in ("isthmus", "boeotia"):
        table.stand(theatre, "peloponnesian", land=1, base=1)
    table.script(D20, die(3), die(20), die(4), die(20), die(20), die(8))
    assert place(table, "agiad", "league") == {"boeotia": ["league"]}


def test_a25_a_twenty_counts_while_the_persian_war_lasts() -> None:
    table = phormio()
    table.state.persian_war = True
    for theatre in ("isthmus", "boeotia"):
        table.stand(theatre, "peloponnesian", land=1, base=1)
    table.script(D20, die(20), die(20), die(20))
    assert place(table, "agiad", "league") == {"isthmus": ["league"]}


def test_b3_the_dice_are_recorded_draws_and_give_the_same_again() -> None:
    def put(chance: Chance) -> list[Issue]:
        table = phormio()
        table.table.chance = table.chance = chance  # type: ignore[assignment]
        table.begin(PutIssue(faction="agiad", box=2))
        return table.state.cities["sparta"].track

    drawn = Seeded(bytes(32))
    first = put(drawn)
    assert [each.label for each in drawn.draws] == [D6]
    assert put(Recorded(drawn.draws)) == first


def test_b12_friendly_diplomacy_clears_enemy_markers_only() -> None:
    table = phormio()
    table.stand("boeotia", "peloponnesian", base=1)
    table.state.treachery["boeotia"] = {"athens": 2, "sparta": 1}
    table.state.houses["agiad"].tokens = 3
    table.stock_up()
    table.begin(Diplomacy(owner="agiad", at="boeotia"))
    assert table.state.treachery["boeotia"] == {"sparta": 1}
    assert table.state.houses["agiad"].tokens == 1


def commits(who: str, *, tokens: int, own: int, enemy: int, nearby: int = 0) -> int:
    """Let Phormio commit where the Agiads command in Boeotia; nobody else is his."""
    table = phormio()
    table.state.owners = {each: NOBODY if each == who else seat for seat, each in enumerate(FACTIONS)}
    table.stand("boeotia", "peloponnesian", land=own)
    table.stand("boeotia", "delian", land=enemy)
    table.stand("isthmus", "peloponnesian", land=nearby, base=1)
    for house in table.state.houses.values():
        house.tokens = tokens
    table.stock_up()
    table.begin(Commitments(owner="agiad", at="boeotia"))
    (step,) = (each for each in table.state.agenda if isinstance(each, Commitments))
    noted = step.noted[who][""]
    assert isinstance(noted, Commit)
    return noted.tokens


@pytest.mark.parametrize(("own", "enemy", "committed"), [(12, 3, 1), (10, 3, 1), (10, 4, 1), (8, 4, 3)])
def test_p3_the_commander_expects_four_tokens_of_a_defender(own: int, enemy: int, committed: int) -> None:
    assert commits("agiad", tokens=5, own=own, enemy=enemy) == committed


@pytest.mark.parametrize(("own", "enemy", "committed"), [(10, 4, 0), (8, 4, 1), (7, 4, 2), (1, 9, 0)])
def test_p3_b12_a_helper_expects_two_of_his_compatriot_and_counts_who_is_there(
    own: int, enemy: int, committed: int
) -> None:
    assert commits("eurypontid", tokens=5, own=own, enemy=enemy) == committed


def test_p2_the_brain_trust_speaks_where_the_leader_alone_does_not_win() -> None:
    for less, asked in ((4, False), (5, True), (6, True)):
        table = phormio()
        table.keep("agiad", "s01", "s02", "s03")
        table.script("brain trust", 0)
        table.begin(BrainTrust(faction="agiad", total=5, less=less))
        assert ("BrainTrustUsed" in happened(table)) == asked


def test_p4_military_issues_go_first_where_a_battle_is_won_and_each_to_another_theatre() -> None:
    table = phormio()
    table.stand("aetolia", "peloponnesian", land=1)
    table.stand("aetolia", "delian", land=9)
    for theatre in ("isthmus", "boeotia"):
        table.stand(theatre, "peloponnesian", land=9)
        table.stand(theatre, "delian", land=1)
    table.state.houses["agiad"].tokens = 3
    table.stock_up()
    table.script(D20, *MISSES)
    assert place(table, "agiad", "military") == {"isthmus": ["military"]}
    table.script(D20, *MISSES)
    assert place(table, "agiad", "military") == {"isthmus": ["military"], "boeotia": ["military"]}
    table.script(D20, *MISSES)
    assert place(table, "agiad", "military")["isthmus"] == ["military", "military"]


def test_p5_units_leave_no_contested_theatre_and_one_stays_without_a_base() -> None:
    for base, enemy, arrived in ((1, 0, 3), (0, 0, 2), (1, 1, 0)):
        table = phormio()
        table.stand("isthmus", "peloponnesian", land=3, base=base)
        table.stand("isthmus", "delian", land=enemy)
        table.begin(Movement(owner="agiad", at="boeotia", left=5))
        assert queries.units(table.state, "boeotia", "peloponnesian", "land") == arrived


def test_p10_ravages_take_what_is_worth_least_where_most_stand() -> None:
    table = phormio()
    table.stand("athens", "athens", land=8, naval=9)
    table.stand("samos", "athens", land=2, naval=3)
    table.begin(*ravages("athens"))
    assert queries.units(table.state, "athens", "athens", "land") == 7
    assert queries.units(table.state, "samos", "athens", "land") == 2
