"""5.11 and 5.12: what plays may do that none of ours does, for the file of who owns the cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.components import BadComponents
from games.core.decision import NOBODY
from games.pericles import board as boards
from games.pericles import queries
from games.pericles.actions import Disband, Sign
from games.pericles.board import EAST, FACTIONS, board
from games.pericles.events.turn import (
    IssueSet,
    TokensBroughtBack,
    TokensGranted,
    TokensSetAside,
    UnitsJoined,
    UnitsTaken,
    WillIgnored,
    WillSet,
)
from games.pericles.figures import IssueOfPlay, UnitsOfPlay, WillOfPlay
from games.pericles.game import GAME
from games.pericles.pieces import Issue, Will
from games.pericles.steps.aristophanes import DrawPlay
from games.pericles.steps.callias import Callias
from games.pericles.steps.wills import Wills
from games.text import LANGUAGES
from tests.games.pericles.builder import War

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
PLAY = "clo-a"
AEGEAN = ["lesbos", "chios", "samos"]


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Print a play anew, and draw it."""

    def draw(war: War, **printed: Any) -> War:
        play = replace(board().plays[PLAY], issues={}, **printed)
        monkeypatch.setitem(board().plays, PLAY, play)
        war.script("play", war.state.plays_left.index(PLAY))
        war.begin(DrawPlay())
        return war

    return draw


def _boxes(*boxes: tuple[str, str, str, int]) -> list[IssueOfPlay]:
    return [
        IssueOfPlay(side=side, issue=issue, half=half, box=box)  # type: ignore[arg-type]
        for side, issue, half, box in boxes
    ]


def test_e3_a_play_puts_issues_into_boxes_of_a_half(stage: Any) -> None:
    war = War()
    war.state.cities["athens"].controlling = "demagogues"
    war.state.cities["sparta"].controlling = "agiad"
    laid = [
        ("athens", "military", "controlling", 2),
        ("athens", "oracle", "opposition", 1),
        ("sparta", "war-peace", "eurypontid", 3),
    ]
    stage(war, boxes=_boxes(*laid))
    assert war.state.cities["athens"].track == [Issue("military", 2), Issue("oracle", -1)]
    assert war.state.cities["sparta"].track == [Issue("war-peace", 3)]
    told = [(each.half, each.issue, each.box) for each in war.all_told(IssueSet)]
    assert told == [
        ("demagogues", "military", 2),
        ("aristocrats", "oracle", 1),
        ("eurypontid", "war-peace", 3),
    ]


def test_5_11_an_issue_that_a_major_defeat_has_placed_stays_where_it_lies(stage: Any) -> None:
    war = War()
    war.state.cities["athens"].track = [Issue("war-peace", 2)]
    stage(war, boxes=_boxes(("athens", "war-peace", "aristocrats", 1)))
    assert war.state.cities["athens"].track == [Issue("war-peace", 2)]
    assert not war.all_told(IssueSet)


@pytest.mark.parametrize(("aside", "back"), [(5, 3), (2, 2), (0, 0)])
def test_e3_tokens_that_a_play_adds_to_a_stock_are_such_as_lie_aside(
    stage: Any, aside: int, back: int
) -> None:
    war = War()
    city = war.state.cities["athens"]
    city.aside = aside
    war.stock_up()
    stage(war, stock={"athens": 3})
    assert (city.stock, city.aside) == (26 - aside + back, aside - back)
    assert [each.tokens for each in war.all_told(TokensBroughtBack)] == [back] * bool(back)
    assert not war.all_told(TokensSetAside)


def test_5_11_a_stock_gives_what_it_has_the_controlling_faction_first(stage: Any) -> None:
    war = War()
    war.state.cities["athens"].controlling = "demagogues"
    war.state.cities["athens"].board = 23
    war.stock_up()
    stage(war, controlling_gains={"athens": 2}, opposition_gains={"athens": 2})
    told = [(each.faction, each.tokens) for each in war.all_told(TokensGranted)]
    assert told == [("demagogues", 2), ("aristocrats", 1)]
    assert war.state.cities["athens"].stock == 0


def test_e3_a_unit_that_a_play_adds_stands_where_the_play_says(stage: Any) -> None:
    war = War()
    war.stand("samos", "delian", base=1)
    stage(war, units=[UnitsOfPlay(op="add", colour="delian", element="land", number=2, at="sicily")])
    assert [(each.theatre, each.units) for each in war.all_told(UnitsJoined)] == [
        ("sicily", (("delian-land", 1),))
    ] * 2
    assert war.state.pieces["sicily"]["delian"].land == 2


def _taken(number: int = 2) -> list[UnitsOfPlay]:
    return [UnitsOfPlay(op="remove", colour="sparta", element="land", number=number)]


def test_e3_a_unit_that_a_play_takes_goes_from_where_the_controlling_faction_says(stage: Any) -> None:
    """The 300 are a red land unit, too; yellow ones and ships are none."""
    war = War()
    war.state.cities["sparta"].controlling = "agiad"
    war.stand("isthmus", "sparta", land=1, naval=1)
    war.stand("boeotia", "sparta", land=2)
    war.stand("boeotia", "peloponnesian", land=1)
    war.state.three_hundred = "sparta"
    stage(war, units=_taken())
    unit = "sparta-land"
    war.refused("agiad", Disband("eurypontid", unit, "isthmus"), "controlling-picks", faction="agiad")
    for wrong in ("peloponnesian-land", "sparta-naval"):
        war.refused("agiad", Disband("agiad", wrong, "boeotia"), "unit-not-there", theatre="boeotia")
    war.refused("agiad", Disband("agiad", unit, "boeotia", 2), "unit-not-there", theatre="boeotia")
    war.act("agiad", Disband("agiad", unit, "isthmus"), Disband("agiad", "three-hundred", "sparta"))
    assert war.required() == []
    assert [each.theatre for each in war.all_told(UnitsTaken)] == ["isthmus", "sparta"]
    assert (war.state.three_hundred, queries.elite_left(war.state)) == ("", 1)
    assert queries.units(war.state, "boeotia", "sparta", "land") == 2


@pytest.mark.parametrize("land", [0, 1])
def test_e3_a_play_takes_no_more_than_stands(stage: Any, land: int) -> None:
    war = War()
    war.stand("isthmus", "sparta", land=land, base=1)
    stage(war, units=_taken())
    assert war.required() == []
    assert len(war.all_told(UnitsTaken)) == land


def test_15_phormio_gives_up_what_is_worth_least_where_most_stand(stage: Any) -> None:
    war = War()
    war.state.owners = dict.fromkeys(FACTIONS, NOBODY)
    war.stand("isthmus", "sparta", land=1)
    war.stand("boeotia", "sparta", land=2)
    war.state.three_hundred = "sparta"
    stage(war, units=_taken(1))
    assert war.told(UnitsTaken).theatre == "boeotia"


def _will(theatres: list[str], count: int = 1) -> dict[str, WillOfPlay]:
    return {"athens": WillOfPlay(need="control", theatres=theatres, count=count)}


@pytest.mark.parametrize(
    ("theatres", "count", "is_set"),
    [([EAST], 1, False), ([EAST, "samos"], 2, False), ([EAST, "samos"], 1, True), (AEGEAN, 3, True)],
)
def test_e2_a_will_of_theatres_that_are_not_in_the_game_is_ignored(
    stage: Any, theatres: list[str], count: int, is_set: bool
) -> None:
    war = stage(War("second-war"), will=_will(theatres, count))
    assert bool(war.all_told(WillSet)) == is_set
    assert [each.missing for each in war.all_told(WillIgnored)] == [True] * (not is_set)
    assert (war.state.cities["athens"].will is None) != is_set


def test_e2_a_will_counts_again_while_its_theatre_is_in_the_game(stage: Any) -> None:
    war = War("first-war")
    war.state.persian_war = True
    stage(war, will=_will([EAST]))
    assert war.told(WillSet).theatres == (EAST,)


def test_e2_nobody_judges_the_will_of_a_theatre_that_the_treaty_has_closed() -> None:
    war = War("first-war")
    war.state.persian_war = True
    war.stand(EAST, "delian", base=1)
    war.state.cities["athens"].will = Will("control", [EAST])
    war.begin(Callias(), Wills())
    ruling = war.state.cities["athens"].controlling
    war.act(ruling, Sign(ruling, EAST))
    assert war.told(WillIgnored).missing
    assert all(house.honour == 10 for house in war.state.houses.values())
    assert war.state.cities["athens"].aside_next == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_11_what_no_play_of_ours_does_has_its_words(language: str) -> None:
    events = [
        IssueSet(half="demagogues", issue="military", box=2),
        TokensBroughtBack(side="athens", tokens=1),
        WillIgnored(side="sparta", missing=True),
        WillIgnored(side="sparta"),
    ]
    words = GAME.wording(language, NAMES)
    said = [words.event(each) for each in events]
    assert len(set(said)) == len(events)
    assert not any("{" in each for each in said)


@pytest.mark.parametrize(
    "printed",
    [
        {"issues": {"athens": ["krypteia"]}},
        {"boxes": _boxes(("athens", "military", "agiad", 1))},
        {"boxes": _boxes(("athens", "military", "aristocrats", 7))},
        {"units": [UnitsOfPlay(op="remove", colour="delian", element="land", number=1, at="atlantis")]},
        {"units": [UnitsOfPlay(op="add", colour="argos", element="land", number=1)]},
        {"will": _will(["atlantis"])},
        {"will": _will(AEGEAN, 4)},
    ],
)
def test_5_11_a_play_that_names_what_there_is_not_is_refused(
    monkeypatch: pytest.MonkeyPatch, printed: dict[str, Any]
) -> None:
    found = boards.printed()
    play = replace(found.play[0], **printed)
    monkeypatch.setattr("games.core.components.load", lambda *_: replace(found, play=[play]))
    with pytest.raises(BadComponents, match=f"play {play.id}"):
        boards.printed()
