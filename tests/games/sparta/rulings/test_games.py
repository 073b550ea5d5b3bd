"""11, 12 and 31: the truce, the games, the spectacle, the last count."""

from __future__ import annotations

from games.sparta.actions import Choose, Stay, Withdraw
from games.sparta.events.cards import FavourChanged, TalentsChanged
from games.sparta.events.games import GamesRolled, GamesWon, TruceKept
from games.sparta.steps.end import EndOfWar, count
from games.sparta.steps.games import Games, OlympicTruce, Spectacle, TakePrize
from games.sparta.units import command
from tests.games.sparta.builder import Hellas


def _fielded(place: str = "gela") -> Hellas:
    hellas = Hellas()
    for name, unit in hellas.state.units.items():
        if unit.state == "waiting":
            hellas.state.commanders[unit.commander].state = "ready"
            unit.state, unit.commander = "home", ""
            assert name
    command(hellas.state, "athens-trireme-1", "cleon", "field")
    hellas.state.units["athens-trireme-1"].at = place
    return hellas


def test_e40_a_tie_of_successes_and_regions_goes_to_sparta() -> None:
    hellas = Hellas().after_set_up()
    hellas.roll("games sparta", "success", "blank")
    hellas.roll("games athens", "success", "blank")
    hellas.begin(Games(stayed=[], withdrew=[]))
    assert [(event.power, event.by) for event in hellas.all_told(GamesWon)] == [("sparta", "sparta")]
    before = hellas.state.holdings["athens"].talents
    hellas.refused("sparta", Choose("glory"), "no-such-prize")
    hellas.act("sparta", Choose("favour"))
    assert hellas.state.holdings["sparta"].green
    assert hellas.state.holdings["athens"].talents == before + 2


def test_ruling_80_no_green_favour_is_told_of_that_one_had_already() -> None:
    hellas = Hellas()
    hellas.state.holdings["sparta"].green = True
    hellas.begin(TakePrize(power="sparta")).act("sparta", Choose("favour"))
    assert [event.power for event in hellas.all_told(TalentsChanged)] == ["sparta", "athens"]
    assert hellas.all_told(FavourChanged) == []


def test_e56_a_unit_that_is_withdrawn_brings_a_third_die() -> None:
    hellas = _fielded()
    hellas.begin(OlympicTruce())
    hellas.refused("athens", Stay("athens-hoplite-1"), "unit-not-asked", unit="athens-hoplite-1")
    hellas.act("athens", Withdraw("athens-trireme-1"))
    rolled = {event.power: len(event.faces) for event in hellas.all_told(GamesRolled)}
    assert rolled == {"sparta": 2, "athens": 3}
    assert hellas.state.commanders["cleon"].state == "exhausted"


def test_e56_a_unit_that_stays_costs_a_die() -> None:
    hellas = _fielded()
    hellas.roll("truce athens-trireme-1", "success")
    hellas.begin(OlympicTruce())
    hellas.act("athens", Stay("athens-trireme-1"))
    assert [event.face for event in hellas.all_told(TruceKept)] == ["success"]
    assert {event.power: len(event.faces) for event in hellas.all_told(GamesRolled)}["athens"] == 1
    assert hellas.state.units["athens-trireme-1"].state == "field"


def test_e56_a_failure_removes_the_commander() -> None:
    hellas = _fielded()
    hellas.roll("truce athens-trireme-1", "failure")
    hellas.begin(OlympicTruce())
    hellas.act("athens", Stay("athens-trireme-1"))
    assert hellas.state.commanders["cleon"].state == "gone"
    assert hellas.state.holdings["athens"].talents == 0


def test_ruling_66_the_spectacle_gives_talents_and_draws_for_the_green_favour() -> None:
    hellas = Hellas(options={"variants": "spectacle"})
    hellas.state.holdings["athens"].talents = 5
    hellas.script("spectacle", 0, 0, 0)
    hellas.begin(Spectacle(stayed=[], withdrew=[]))
    assert hellas.state.holdings["sparta"].green
    assert hellas.state.holdings["sparta"].talents == 2


def test_ruling_9_the_last_count_is_taken_anew_and_level_goes_to_sparta() -> None:
    hellas = Hellas().after_set_up()
    counted = count(hellas.state)
    assert counted == {"athens": 4, "sparta": 4}
    hellas.begin(EndOfWar())
    assert hellas.state.result is not None
    assert (hellas.state.result.winner, hellas.state.result.ending) == ("sparta", "level")


def test_18_the_expedition_to_egypt_counts_as_a_region() -> None:
    hellas = Hellas("pw1")
    before = count(hellas.state)["athens"]
    hellas.state.spots["persis"].siege = ""
    assert count(hellas.state)["athens"] == before - 1
