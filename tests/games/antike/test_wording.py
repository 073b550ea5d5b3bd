from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from games.antike.actions import Advance, Conquer, Demand, Exchange, Found, Move, Rondel, Stand
from games.antike.board import PARTS, RESOURCES, UNITS, board
from games.antike.events import LetPass, UnitsMoved
from games.antike.game import GAME
from games.antike.pieces import LastTurn
from games.antike.state import StandingOrder
from games.antike.variants import VARIANTS
from games.antike.view import SeenUnits, View
from games.antike.view import view as view_of
from games.antike.wording import Wording, wording
from games.core.agenda import Table
from games.core.errors import Refusal
from games.text import LANGUAGES
from games.text.vocabulary import fold
from games.text.wording import LONGEST_ALT
from tests.games.antike.builder import Position
from tests.games.text import speech
from tests.games.text.catalogues import attributes, cases

PACKAGE = "games.antike"
NAMES = ("Anna", "Ben", "Κλειώ", "Dora", "Emil", "Zoe")
MAPS = board().maps.values()
PROVINCES = tuple(dict.fromkeys(province.id for chart in MAPS for province in chart.provinces))
NATIONS = tuple(dict.fromkeys(nation for chart in MAPS for nation in chart.nations))
FIELDS, ADVANCES, PERSONAGES = board().rondel, tuple(board().advances), tuple(board().personages)
REACTIONS = ("always", "never", "ask")


def speak(language: str) -> Wording:
    return wording(language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_far_way_with_long_names_is_cut(language: str) -> None:
    words = speak(language)
    far = ("carthago-nova", "castra-regina", "leptis-magna", "carthago-nova", "castra-regina")
    said = words.action(Move(unit="legion", count=17, origin="leptis-magna", route=far))
    assert len(said) <= 80
    assert said.endswith("…")
    short = words.action(Move(unit="legion", count=17, origin="leptis-magna", route=far[:2]))
    assert short.endswith(words.name("castra-regina"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_is_not_said(language: str) -> None:
    words = speak(language)
    assert words.action(Found("athen")) != words.action(Found("athen", ()))
    assert words.name("palma") not in words.action(Conquer("roma", 3))
    assert "(" not in words.action(Stand("always"))


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_the_cases_of_their_kind(language: str) -> None:
    found = attributes(PACKAGE, language)
    for things in (NATIONS, PROVINCES, ADVANCES, PERSONAGES, RESOURCES, UNITS):
        given = [found[f"name-{thing}"] - {"order"} for thing in things]
        assert all(each == given[0] for each in given), things
    every = set().union(*(found[f"name-{things[0]}"] for things in (NATIONS, PROVINCES, ADVANCES)))
    assert cases(PACKAGE, language) <= every | {"stack", "good", "several"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    for things in (NATIONS, PROVINCES, FIELDS, ADVANCES, PERSONAGES, GAME.scenarios, VARIANTS):
        names = [speak(language).name(thing) for thing in things]
        assert len(set(names)) == len(names)
        assert not set(names) & set(things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reconstructed_map_says_so(language: str) -> None:
    words = speak(language)
    hint = re.search(r"\(.*\)", words.name("occident"))
    assert hint
    assert hint[0] in words.name("occident-two-colours")
    assert "(" not in words.name("orient")


def positions(seats: int, seed: int, scenario: str = "orient") -> Iterator[Table[Any]]:
    return speech.positions(GAME, seats, scenario, seed)


# What is told of a position


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_tells_whose_turn_it_is_what_was_done_and_how_the_nations_stand(language: str) -> None:
    words = speak(language)
    found = (table for table in positions(4, seed=2) if table.state.last.founded and table.state.turn)
    state = next(found).state
    view: View = view_of(state, None)
    described, last = words.alt(view), state.last
    assert words.name(view.turn) in described
    assert words.name(last.field) in described
    assert words.name(last.founded[0]) in described
    for nation in view.nations:
        assert f"{words.name(nation.id)} ({NAMES[nation.seat]})" in described


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_names_the_advances_and_personages_of_the_last_turn(language: str) -> None:
    words = speak(language)
    position = Position().has("greeks", gold=20).turn("greeks").act("greeks", Rondel("advance"))
    view = position.act("greeks", Advance("wheel"), Advance("roads")).done("greeks").view()
    assert view.last.won == {"scholar": 2}
    described = words.alt(view)
    assert words.say("alt-acquired", advances=["wheel", "roads"]) in described
    assert words.say("alt-won", personage="scholar", count=2) in described


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_tells_what_was_produced_and_destroyed(language: str) -> None:
    words = speak(language)
    position = Position().cities("greeks", "athen").turn("greeks").act("greeks", Rondel("gold"))
    view = position.view()
    assert words.say("amount-gold", number=view.last.produced) in words.alt(view)
    razed = LastTurn("greeks", "manoeuvre-a", conquered=["tyros"], destroyed=["tyros"], given_up=["athen"])
    described = words.alt(msgspec.structs.replace(view, last=razed))
    assert words.say("alt-destroyed", provinces=["tyros"]) in described
    assert words.say("alt-given-up", provinces=["athen"]) in described


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_a_description_tells_who_won_with_how_many_points(language: str) -> None:
    words = speak(language)
    *_, last = positions(3, seed=2)
    view: View = view_of(last.state, None)
    won = next(seen for seen in view.nations if seen.id == view.winner)
    for said in (words.alt(view), words.board_text(view)):
        over = next(line for line in re.split(r"\n|\. ", said) if NAMES[won.seat] in line)
        assert words.name(won.id, "the") in over
        assert re.search(rf"\b{won.points}\b", over)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["orient", "occident"])
def test_a_part_of_the_map_tells_whose_turn_it_is(scenario: str, language: str) -> None:
    words = speak(language)
    found = (table.state for table in positions(4, 2, scenario) if table.state.turn and table.state.round > 9)
    view: View = view_of(next(found), None)
    for part in PARTS:
        assert f"({NAMES[view.waiting_for[0]]})" in words.part_alt(view, part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_where_room_is_short_the_provinces_of_a_part_come_before_the_turn(part: str, language: str) -> None:
    words, view = wording(language, ["W" * 32] * 6), crowded()
    said = words.part_alt(msgspec.structs.replace(view, waiting_for=tuple(range(6))), part)
    assert len(said) <= LONGEST_ALT
    assert all(words.name(province) in said for province in board().maps["orient"].parts[part])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_nations_tell_their_goods_as_long_as_there_is_room(language: str) -> None:
    words = wording(language, ["W" * 32] * 6)
    for number, told in ((88, 6), (10**9, 0)):
        view = crowded(number)
        said = words.part_alt(view, "nations")
        assert len(said) <= LONGEST_ALT
        assert said.count(f"{words.label('marble')}: {number}") == told
        assert all(words.name(nation.id) in said for nation in view.nations)


def crowded(number: int = 88) -> View:
    """Every province has a city and units, and every nation a lot of everything."""
    view, replace = Position(6).turn("greeks").view(), msgspec.structs.replace
    goods, cards = dict.fromkeys((*RESOURCES, "coins"), number), dict.fromkeys(PERSONAGES, 2)
    nations = [replace(seen, advances=ADVANCES, personages=cards, **goods) for seen in view.nations]
    provinces = []
    for place, province in enumerate(view.provinces):
        owner = nations[place % len(nations)].id
        provinces.append(replace(province, city=owner, units=(SeenUnits(owner, "legion", 2, 1, (0, 1)),)))
    return replace(view, nations=tuple(nations), provinces=tuple(provinces))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["orient", "occident"])
def test_the_text_of_a_part_lists_the_borders_of_its_provinces(scenario: str, language: str) -> None:
    words, chart = speak(language), board().maps[scenario]
    view: View = view_of(next(positions(3, 1, scenario)).state, None)
    for part in PARTS:
        lines = words.part_text(view, part).splitlines()
        told = lines[lines.index(words.label("borders")) + 1 :]
        assert [line.split(":")[0].strip() for line in told] == in_order(words, chart.parts[part])
        ordered = sorted(chart.parts[part], key=lambda each: fold(words.name(each)))
        for province, line in zip(ordered, told, strict=True):
            for kind in ("land", "sea", "both"):
                beyond = [b for (a, b), border in chart.borders.items() if (a, border) == (province, kind)]
                said = words.say(f"text-over-{kind}", names=", ".join(in_order(words, beyond)))
                assert (said in line) == bool(beyond)
    assert words.say("text-borders") in words.board_text(view)


def in_order(words: Wording, things: Iterable[str]) -> list[str]:
    return sorted((words.name(thing) for thing in things), key=fold)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_and_units_are_listed_by_their_names(language: str) -> None:
    words = speak(language)
    position = Position().many_cities("greeks", 20).turn("greeks")
    for province in position.cities_of("greeks"):
        position.units("greeks", province, legions=1)
    view = position.view()
    names = {words.name(province.id) for province in view.provinces}
    rows = [line.split(": ")[1] for line in words.board_text(view).splitlines() if line.startswith("  ")]
    lists = [[re.sub(r"[ ▲\d]+$", "", name) for name in row.split(", ")] for row in rows]
    lists = [each for each in lists if set(each) <= names]
    assert max(map(len, lists)) >= 10
    assert all(each == sorted(each, key=fold) for each in lists)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_tells_temples_and_tipped_units(language: str) -> None:
    words = speak(language)
    found = (table for table in positions(3, seed=4) if table.state.temples and _tipped(table))
    view: View = view_of(next(found).state, None)
    written = words.board_text(view)
    for province in view.provinces:
        assert (f"{words.name(province.id)} ▲" in written) == province.temple
    tipped = next((place.id, units) for place in view.provinces for units in place.units if units.tipped)
    facts = {"province": tipped[0], "count": tipped[1].count, "tipped": tipped[1].tipped}
    assert words.say("text-tipped", **facts) in written


def _tipped(table: Table[Any]) -> bool:
    view: View = view_of(table.state, None)
    return any(units.tipped for place in view.provinces for units in place.units)


@pytest.mark.parametrize("language", LANGUAGES)
def test_standing_orders_are_for_their_seat_alone(language: str) -> None:
    words = speak(language)
    table = next(table for table in positions(3, seed=1) if table.state.round)
    table.act(0, Stand("always", least=3, province="athen"))
    own, other = (words.hand_text(view_of(table.state, seat)) for seat in (0, 1))
    told = words.standing(StandingOrder("always", province="athen", least=3))
    assert f"1. {told}" in own
    assert told not in other + words.board_text(view_of(table.state, 0))
    assert words.say("hand-no-standing") in other
    assert words.hand_text(view_of(table.state, None)) == words.say("hand-onlooker")


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_without_effect_are_marked(language: str) -> None:
    """The newest covers the third; the others are about other cases too."""
    words = speak(language)
    table = next(table for table in positions(3, seed=1) if table.state.round)
    for order in (
        Stand("always", least=3),
        Stand("ask", unit="galley"),
        Stand("ask", least=2, unit="legion"),
    ):
        table.act(0, order)
    table.act(0, Stand("never", unit="legion"))
    lines = words.hand_text(view_of(table.state, 0)).splitlines()[-4:]
    told = words.standing(StandingOrder("ask", unit="legion", least=2))
    assert lines[2] == words.say("text-standing-covered", number=3, order=told, by=4)
    assert [lines[number].startswith(f"{number + 1}. ") for number in range(4)] == [True] * 4
    assert not any("4" in lines[number][2:] for number in (0, 1, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_settles_reactions_is_shown_those_there_are(language: str) -> None:
    words = speak(language)
    table = next(table for table in positions(3, seed=1) if table.state.round)
    plain = words.question(table.settings(0)[0])
    table.act(0, Stand("always", least=3))
    told = words.standing(StandingOrder("always", least=3))
    assert words.question(table.settings(0)[0]).splitlines() == [
        plain,
        words.say("hand-standing"),
        f"1. {told}",
    ]
    for province in list(PROVINCES)[:24]:
        if table.why_not(0, order := Stand("always", "", province, "legion", 10)) is None:
            table.act(0, order)
    shown = words.question(table.settings(0)[0])
    assert shown.endswith("\n…")
    assert len(shown) <= 1000


@pytest.mark.parametrize(
    ("language", "action", "said"),
    [
        ("en", Exchange("gold", iron=4), "Exchange 4 iron for 2 gold"),
        ("de", Exchange("gold", iron=4), "Tauschen: 4 Eisen gegen 2 Gold"),
        ("el", Exchange("gold", marble=2, iron=2), "Αντάλλαξε 2 μάρμαρο και 2 σίδηρο με 2 χρυσό"),
        ("en", Conquer("tyros"), "Conquer Tyre"),
        ("de", Conquer("tyros"), "Tyros erobern"),
        ("el", Conquer("tyros"), "Κατάκτησε την Τύρο"),
        ("el", Demand(0), "Χωρίς μάχη"),
    ],
)
def test_actions_say_what_comes_of_them(language: str, action: Any, said: str) -> None:
    assert wording(language, ()).action(action) == said


@pytest.mark.parametrize(
    ("advance", "needs", "said"),
    [("democracy", "monarchy", "sie"), ("roads", "wheel", "es"), ("currency", "market", "ihn")],
)
def test_what_an_advance_follows_on_is_called_by_its_gender(advance: str, needs: str, said: str) -> None:
    refusal = Refusal("VII", "advance-needs", advance=advance, needs=needs)
    assert wording("de", ()).refusal(refusal).endswith(f" voraus; erwirb {said} zuerst.")


def test_a_single_unit_is_not_many() -> None:
    for language, said in (("de", "ist es eine;"), ("en", "they have 1;")):
        refusal = Refusal("VIII.1", "too-many-fights", unit="legion", own=2, theirs=1)
        assert said in wording(language, ()).refusal(refusal)


def moved(count: int, origin: str, province: str, spent: int = 0) -> UnitsMoved:
    return UnitsMoved(
        nation="greeks", unit="legion", count=count, origin=origin, province=province, spent=spent
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Greeks move 3 legions from Susa by way of Artaxata to Phasis."),
        ("de", "Die Griechen ziehen 3 Legionen von Susa über Artaxata nach Phasis."),
        ("el", "Οι Έλληνες μετακινούν 3 λεγεώνες από τα Σούσα στη Φάσι, περνώντας από τα Αρτάξατα."),
    ],
)
def test_borders_of_one_way_are_told_in_one_sentence(language: str, said: str) -> None:
    """Only where the same units go on at once: others, fewer of them, or something between, is told apart."""
    words = wording(language, ())
    way = [moved(3, "susa", "artaxata"), moved(3, "artaxata", "phasis", spent=1)]
    others = moved(3, "artaxata", "phasis")
    fewer, met = (
        moved(2, "phasis", "sinope", spent=2),
        LetPass(nation="persians", opponent="greeks", province="artaxata", unit="legion", count=3),
    )
    assert words.sentences([*way, fewer]) == [said, words.event(fewer)]
    assert words.sentences([way[0], met, way[1]]) == [words.event(each) for each in (way[0], met, way[1])]
    assert words.sentences([way[0], others]) == [words.event(way[0]), words.event(others)]
    assert words.sentences([]) == []
