"""Positions of Antike that random games seldom reach: crowded provinces, the last temple, long tracks."""

import math
import re
from collections.abc import Iterable
from itertools import combinations, product
from typing import Any, NamedTuple

import msgspec
import pytest
from PIL import ImageStat

from games.antike.board import board
from games.antike.pieces import LastTurn, Leg, StandingOrder
from games.antike.view import SeenNation, SeenProvince, SeenReaction, SeenUnits, View
from rendering.antike import draw, draw_private, layout, parts
from rendering.antike.atlas import groups_of
from rendering.antike.base import entries
from rendering.antike.maps import WHOLE, chart_of
from rendering.antike.pieces import city, unit
from rendering.antike.region import lens_of
from rendering.antike.scene import NOBODY, Look, Scene
from rendering.antike.symbols import border, sign
from rendering.canvas import Box, Canvas
from rendering.frame import FOOT
from rendering.map import framing
from rendering.map.arrows import LANE
from rendering.map.chart import Lens
from rendering.map.exits import SIZES, exits_of
from rendering.map.framing import footprint, has_middle
from rendering.map.ground import coasts, ground
from rendering.map.layout import disc_box, label_box
from rendering.map.lines import beside, measured
from rendering.palette import INK, rgb
from rendering.sight import Sight
from tests import long
from tests.rendering.phone import cut
from tests.rendering.plays import LANGUAGES, play, words_of
from tests.rendering.test_board import faults

MAPS = ("orient", "occident")
LONG_NAMES = (
    "Μεγαλοπρεπής Κωνσταντινοπολίτισσα"[:32],
    "W" * 32,
    "名" * 32,
    "Llanfairpwllgwyngyllgogerychwyrn",
    "a b",
    "Christodoulos Papadopoulos-Meyer",
)
replace = msgspec.structs.replace


def first_view(seats: int, scenario: str) -> View:
    """The first turn."""
    views = (moment.view for moment in play("antike", seats, 41, 0, scenario))
    view: View = next(view for view in views if view.phase == "turn")
    return view


def laid_out(view: View, language: str = "en", before: View | None = None, **more: Any) -> Canvas:
    seats = len(view.seats)
    canvas = draw(
        Sight(
            view,
            words=words_of("antike", language, seats),
            names=LONG_NAMES[:seats],
            before=before,
            lines=["A long story. " * 40],
            table="Ολυμπιακοί αγώνες του καλοκαιριού",
            **more,
        )
    )
    assert faults(canvas) == []
    return canvas


def units_of(nations: Iterable[str], kinds: Iterable[str], count: int, tipped: int) -> tuple[SeenUnits, ...]:
    pairs = [(nation, kind) for nation in nations for kind in kinds]
    return tuple(SeenUnits(nation, kind, count, tipped, (0,) * count) for nation, kind in pairs)


def shown_units(canvas: Canvas) -> int:
    """Count the pieces with a number on them."""
    return sum(ink.size == 0 and ink.what.isdigit() for ink in canvas.ink)


def full(view: View) -> View:
    """Every city founded, twenty temples, all units on the board and a lot of everything."""
    nations = [nation.id for nation in view.nations]
    provinces = []
    for number, seen in enumerate(view.provinces):
        owner = nations[number % len(nations)]
        guards = (
            SeenUnits(owner, "legion", 2, number % 2, (0, 1)),
            SeenUnits(owner, "galley", 3, 0, (0, 0, 0)),
        )
        provinces.append(
            replace(seen, city=owner, temple=number % 5 < 2, strength=3, units=guards[: 1 + number % 2])
        )
    return replace(
        view,
        provinces=tuple(provinces),
        nations=tuple(rich(nation, view.target) for nation in view.nations),
        known=tuple(board().advances),
        stacks=dict.fromkeys(view.stacks, 0),
        coins=0,
        temples=0,
        round=88,
    )


def rich(nation: SeenNation, points: int) -> SeenNation:
    return replace(
        nation,
        marble=88,
        iron=88,
        gold=88,
        coins=28,
        field="manoeuvre-a",
        advances=tuple(board().advances),
        personages={
            **dict.fromkeys(nation.personages, 0),
            "king": points // 2,
            "scholar": points - points // 2,
        },
        points=points,
        cities=25,
        temples=20,
        seas=17,
        legions=17,
        galleys=17,
    )


def with_units(view: View, province: str, units: tuple[SeenUnits, ...]) -> View:
    def fill(seen: SeenProvince) -> SeenProvince:
        return replace(seen, units=units) if seen.id == province else seen

    return replace(view, provinces=tuple(fill(seen) for seen in view.provinces))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", MAPS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_full_board_has_room(seats: int, scenario: str, language: str) -> None:
    view = first_view(seats, scenario)
    canvas = laid_out(full(view), language, view)
    groups = sum(len(seen.units) + any(u.tipped for u in seen.units) for seen in full(view).provinces)
    assert shown_units(canvas) == groups


@pytest.mark.parametrize("scenario", MAPS)
def test_every_province_has_room_for_all_nations(scenario: str) -> None:
    view = full(first_view(6, scenario))
    everybody = units_of([nation.id for nation in view.nations], ("legion", "galley"), 17, 0)
    without = sum(len(seen.units) + any(u.tipped for u in seen.units) for seen in view.provinces)
    for seen in view.provinces[::7]:
        crowded = with_units(view, seen.id, everybody)
        own = len(seen.units) + any(u.tipped for u in seen.units)
        assert shown_units(laid_out(crowded)) == without - own + len(everybody)


@pytest.mark.parametrize("scenario", MAPS)
def test_tipped_units_lie_apart_from_the_others(scenario: str) -> None:
    view = first_view(3, scenario)
    nation, province = view.nations[0].id, view.provinces[0].id
    units = (SeenUnits(nation, "legion", 5, 2, (0, 0, 0, 1, 1)),)
    canvas = laid_out(with_units(view, province, units))
    assert sorted(ink.what for ink in canvas.ink if ink.size == 0 and ink.what.isdigit()) == ["2", "3"]
    look = Look(rgb("#009e73"), "G")
    assert unit("legion", look, 3, tipped=True).tobytes() != unit("legion", look, 3, tipped=False).tobytes()


@pytest.mark.parametrize("scenario", MAPS)
def test_every_way_of_the_last_move_is_marked(scenario: str) -> None:
    view = first_view(6, scenario)
    nation = view.nations[0].id
    pairs = sorted(pair for pair in board().maps[scenario].borders if pair[0] < pair[1])
    for start in range(0, len(pairs), 12):
        legs = [
            Leg(nation, "galley" if n % 2 else "legion", 1 + n, *pair)
            for n, pair in enumerate(pairs[start : start + 12])
        ]
        moved = replace(view, last=LastTurn(nation=nation, field="manoeuvre-a", legs=legs))
        assert sum(ink.what.endswith(" went") for ink in laid_out(moved).ink) == len(legs)


def middle_of_counts(view: View, *legs: Leg) -> list[tuple[float, float]]:
    """Say where on the map it stands how many went."""
    moved = replace(view, last=LastTurn(nation=legs[0].nation, field="manoeuvre-a", legs=list(legs)))
    boxes = [ink.box for ink in laid_out(moved).ink if ink.what.endswith(" went")]
    return [(box.middle[0] - layout.CHART.left, box.middle[1] - layout.CHART.top) for box in boxes]


def distance(point: tuple[float, float], scenario: str, *ends: str) -> float:
    return min(math.dist(point, other) for other in measured(chart_of(scenario).path(*ends), 4.0))


@pytest.mark.parametrize("scenario", MAPS)
def test_how_many_went_stands_on_the_arrow_or_tied_to_it(scenario: str) -> None:
    view = first_view(3, scenario)
    nation, pairs = view.nations[0].id, list(board().maps[scenario].borders)[::6]
    away = []
    for pair in pairs:
        [middle] = middle_of_counts(view, Leg(nation, "galley", 1, *pair))
        away.append(distance(middle, scenario, *pair))
    assert max(away) < 60
    assert sum(each > 12 for each in away) < len(pairs) / 6


@pytest.mark.parametrize("scenario", MAPS)
def test_who_goes_there_and_back_keeps_to_the_right(scenario: str) -> None:
    view = first_view(3, scenario)
    ends = max(
        board().maps[scenario].borders, key=lambda pair: len(measured(chart_of(scenario).path(*pair), 4.0))
    )
    ways = [ends, ends[::-1]]
    counts = middle_of_counts(view, *(Leg(view.nations[0].id, "legion", 1, *way) for way in ways))
    for middle, way in zip(counts, ways, strict=True):
        lane = measured(beside(chart_of(scenario).path(*way), LANE / 2), 4.0)
        assert min(math.dist(middle, point) for point in lane) < 4


@pytest.mark.parametrize("scenario", MAPS)
def test_units_leave_the_heads_of_arrows_in_sight(scenario: str) -> None:
    """On a full board too, whichever way somebody went."""
    view = full(first_view(6, scenario))
    nation, pairs = view.nations[0].id, list(board().maps[scenario].borders)[:: 1 if long.is_asked() else 9]
    hidden = []
    for pair in pairs:
        last = LastTurn(nation=nation, field="manoeuvre-a", legs=[Leg(nation, "legion", 1, *pair)])
        there, ink = head(scenario, *pair), laid_out(replace(view, last=last)).ink
        units = [each.box for each in ink if each.size == 0 and each.what.isdigit()]
        hidden += [pair for box in units if box.overlaps(there)]
    assert len(hidden) < len(pairs) / 20


@pytest.mark.parametrize("scenario", MAPS)
def test_how_many_went_leaves_the_head_of_its_arrow_in_sight(scenario: str) -> None:
    view = first_view(3, scenario)
    nation, pairs = view.nations[0].id, list(board().maps[scenario].borders)[:: 1 if long.is_asked() else 7]
    hidden = []
    for pair in pairs:
        last = LastTurn(nation=nation, field="manoeuvre-a", legs=[Leg(nation, "galley", 1, *pair)])
        there, ink = head(scenario, *pair), laid_out(replace(view, last=last)).ink
        counts = [each.box for each in ink if each.what.endswith(" went")]
        hidden += [pair for box in counts if box.overlaps(there.inset(-3))]
    assert len(hidden) < len(pairs) / 15


def head(scenario: str, *ends: str) -> Box:
    """Say where the middle of the head of an arrow is on the picture."""
    points = [
        point for point in measured(chart_of(scenario).path(*ends), 2.0) if is_clear(scenario, ends[1], point)
    ]
    x, y = points[-5]
    return Box(round(x) - 3, round(y) - 3, round(x) + 3, round(y) + 3).moved(*layout.CHART[:2])


def is_clear(scenario: str, province: str, point: tuple[float, float]) -> bool:
    """Tell whether a point is beside the disc of a province."""
    place = chart_of(scenario).laid_out.places[province]
    return math.dist((place.x, place.y), point) > layout.DISC / 2 + 4


@pytest.mark.parametrize("scenario", MAPS)
def test_deeds_are_marked(scenario: str) -> None:
    view = first_view(4, scenario)
    names = [seen.id for seen in view.provinces]
    last = LastTurn(
        view.nations[0].id, "arming", [], names[:8], names[8:16], names[16:24], names[24:32], names[32:]
    )
    marked = replace(view, last=last)
    assert laid_out(marked).image.tobytes() != laid_out(view).image.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", MAPS)
def test_the_last_temple_is_announced(scenario: str, language: str) -> None:
    view = full(first_view(6, scenario))
    announced = replace(view, last_temple_wins=True)
    assert laid_out(announced, language).image.tobytes() != laid_out(view, language).image.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", MAPS)
def test_every_advance_has_its_sign(scenario: str, language: str) -> None:
    ink = laid_out(first_view(2, scenario), language).ink
    assert sum(each.what == "advance" for each in ink) == len(board().advances)
    names = {words_of("antike", language, 2).name(advance) for advance in board().advances}
    assert min(each.size for each in ink if each.what in names) >= 21


@pytest.mark.parametrize("scenario", MAPS)
def test_numbers_of_two_digits_keep_off_the_frame_of_the_store(scenario: str) -> None:
    view = first_view(2, scenario)
    canvas = laid_out(replace(view, coins=28, temples=13, stacks=dict.fromkeys(view.stacks, 10)))
    frame = layout.table(view.map, "store")
    counts = [ink.box for ink in canvas.ink if ink.size and frame.overlaps(ink.box)]
    assert len(counts) == len(view.stacks) + 2
    assert all(frame.inset(7).contains(box) for box in counts)


@pytest.mark.parametrize(
    ("seats", "scenario"), [*((seats, "orient") for seats in (2, 3, 4, 5, 6)), (2, "occident-two-colours")]
)
@pytest.mark.parametrize(("units", "left"), [(15, 2), (10, 17), (17, 17)])
def test_numbers_of_a_nation_keep_off_the_next_sign(seats: int, scenario: str, units: int, left: int) -> None:
    view = full(first_view(seats, scenario))
    nations = [
        replace(nation, legions=units, galleys=units, legions_left=left, galleys_left=left)
        for nation in view.nations
    ]
    shown = replace(view, nations=tuple(nations))
    alone = draw(
        Sight(shown, part="nations", words=words_of("antike", "en", seats), names=LONG_NAMES[:seats])
    ).ink
    board_ink = [ink for ink in laid_out(shown).ink if ink.box.top > layout.PANELS.top]
    for ink in (alone, board_ink):
        assert sum(each.what == f"+{left}" for each in ink) == 2 * len(nations)
        signs = [each.box for each in ink if each.what in ("galley", "temple", "sea", "legion")]
        for box in (each.box for each in ink if each.size and re.fullmatch(r"\+?\d+", each.what)):
            near = box._replace(right=box.right + 5, top=box.middle[1] - 1, bottom=box.middle[1] + 1)
            assert not any(sign.overlaps(near) for sign in signs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nation_is_asked_about_units_that_entered(language: str) -> None:
    view = first_view(4, "orient")
    asked = SeenReaction(view.nations[1].id, view.nations[0].id, "athen", "legion", 3)
    laid_out(replace(view, reaction=asked, stage="reaction", waiting_for=(view.nations[1].seat,)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_is_waited_for_and_somebody_wins(seats: int, language: str) -> None:
    view = first_view(seats, "orient")
    everybody = tuple(range(seats))
    laid_out(replace(view, waiting_for=everybody, phase="set-up", turn="", stage=""), language)
    winner = view.nations[0]
    ended = replace(
        view,
        ended=True,
        waiting_for=(),
        phase="end",
        turn="",
        stage="",
        winner=winner.id,
        winners=(winner.seat,),
    )
    laid_out(ended, language, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_nations_are_dealt_the_seats_have_panels(language: str) -> None:
    view = first_view(5, "occident")
    seats = tuple(replace(seat, nations=()) for seat in view.seats)
    bare = tuple(replace(seen, city="", temple=False, units=()) for seen in view.provinces)
    empty = replace(view, nations=(), seats=seats, provinces=bare, phase="set-up", turn="", stage="")
    laid_out(empty, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_is_not_taken_for_the_table(language: str) -> None:
    view = first_view(3, "orient")
    canvas = laid_out(view, language, preview=True)
    assert words_of("antike", language, 3).label("preview") in {ink.what for ink in canvas.ink}
    assert canvas.image.tobytes() != laid_out(view, language).image.tobytes()


class Part(NamedTuple):
    """A part of a full map, drawn."""

    scenario: str
    region: str
    view: View
    words: Any
    canvas: Canvas

    def beyond(self) -> set[str]:
        """Return the provinces to which its links lead."""
        lens = lens_of(self.scenario, self.region)
        return {leaving.province for leaving in exits_of(chart_of(self.scenario), lens)}


CASES = list(product(MAPS, parts.QUARTERS, LANGUAGES))
ALWAYS = [case for number, case in enumerate(CASES) if number % 3 == number // 3 % 3]
"""Every part of the map in one language, all languages in turn."""


@pytest.fixture(
    scope="module", params=long.also(ALWAYS, [case for case in CASES if case not in ALWAYS]), ids="-".join
)
def part(request: pytest.FixtureRequest) -> Part:
    """A part of the map, drawn once for all that is looked at on it."""
    scenario, region, language = request.param
    view, words = full(first_view(6, scenario)), words_of("antike", language, 6)
    sight = Sight(view, part=region, words=words, names=LONG_NAMES, lines=["A story."], table="#1")
    return Part(scenario, region, view, words, draw(sight))


def test_parts_of_the_map_are_drawn_larger(part: Part) -> None:
    canvas = part.canvas
    assert faults(canvas) == []
    names = {part.words.name(province) for province in board().maps[part.scenario].parts[part.region]}
    sizes = [ink.size for ink in canvas.ink if ink.what in names]
    assert len(sizes) == len(names) >= 10
    assert min(sizes) > layout.NAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_nations_shown_alone_are_twice_as_large_on_a_phone(seats: int, language: str) -> None:
    view = full(first_view(seats, "orient"))
    words = words_of("antike", language, seats)
    canvas = draw(Sight(view, part="nations", words=words, names=LONG_NAMES[:seats]))
    assert faults(canvas) == []
    assert canvas.image.width == layout.WIDTH // 2
    shown = {ink.what for ink in canvas.ink}
    assert {words.name(nation.id) for nation in view.nations} <= shown


@pytest.mark.parametrize("region", long.also(parts.QUARTERS[-2:], parts.QUARTERS[:-2]))
@pytest.mark.parametrize("scenario", MAPS)
def test_arrows_keep_to_the_map_and_leave_the_names_at_the_edge_of_a_part_to_be_read(
    scenario: str, region: str
) -> None:
    view, words = first_view(4, scenario), words_of("antike", "en", 4)
    nation = view.nations[0].id
    legs = [Leg(nation, "legion", 1, *pair) for pair in board().maps[scenario].borders]
    moved = replace(view, last=LastTurn(nation=nation, legs=legs))
    still, arrows = (
        draw(Sight(each, part=region, words=words, names=LONG_NAMES[:4])) for each in (view, moved)
    )
    beyond = {
        words.name(leaving.province) for leaving in exits_of(chart_of(scenario), lens_of(scenario, region))
    }
    boxes = {ink.box: ink.what for ink in still.ink if ink.what in beyond and 0 < ink.size <= max(SIZES)}
    assert beyond == set(boxes.values())
    bottom = Box(0, still.box.bottom - FOOT, still.box.right, still.box.bottom)
    assert still.image.crop(bottom).tobytes() == arrows.image.crop(bottom).tobytes()
    assert [name for box, name in boxes.items() if not dark(still, box) <= dark(arrows, box)] == []


def dark(canvas: Canvas, box: Box) -> set[int]:
    """List the pixels of a text that are nothing but ink."""
    flat = canvas.image.crop(box).tobytes()
    return {start for start in range(0, len(flat), 3) if tuple(flat[start : start + 3]) == INK}


@pytest.mark.parametrize("scenario", MAPS)
def test_every_province_is_on_some_part(scenario: str) -> None:
    chart = board().maps[scenario]
    assert set(chart.province) == set().union(*(chart.parts[region] for region in parts.QUARTERS))


def test_a_part_shows_whole_what_is_described_and_says_where_its_borders_lead(part: Part) -> None:
    view, words, canvas = part.view, part.words, part.canvas
    own = {ink.what for ink in canvas.ink if not ink.size} & {seen.id for seen in view.provinces}
    names = {ink.what: ink.size for ink in canvas.ink if ink.size}
    large = {seen.id for seen in view.provinces if names.get(words.name(seen.id), 0) > max(SIZES)}
    small = {seen.id for seen in view.provinces if 0 < names.get(words.name(seen.id), 0) <= max(SIZES)}
    assert own == large == described_in(view, part.region, words)
    assert own == board().maps[part.scenario].parts[part.region]
    assert small == part.beyond()
    shown = [seen for seen in view.provinces if seen.id in own]
    assert shown_units(canvas) == sum(len(groups_of(seen)) for seen in shown)


def test_no_neighbour_is_named_twice_side_by_side(part: Part) -> None:
    beyond = {part.words.name(province) for province in part.beyond()}
    names = [ink for ink in part.canvas.ink if ink.what in beyond and 0 < ink.size <= max(SIZES)]
    twice = [
        one.what
        for one, other in combinations(names, 2)
        if one.what == other.what and one.box.inset(-50, -10).overlaps(other.box)
    ]
    assert twice == []


def described_in(view: View, region: str, words: Any) -> set[str]:
    """List the provinces that the description of a part names."""
    said = words.part_alt(view, region)
    return {
        seen.id
        for seen in view.provinces
        if re.search(rf"(?<!\w){re.escape(words.name(seen.id))}(?!\w)", said)
    }


@pytest.mark.parametrize("region", parts.QUARTERS)
@pytest.mark.parametrize("scenario", MAPS)
def test_every_border_on_a_part_ends_at_a_province_or_leaves_the_picture(scenario: str, region: str) -> None:
    chart, lens = board().maps[scenario], lens_of(scenario, region)
    shown = chart_of(scenario).provinces_on(lens)
    for name, place in chart_of(scenario).laid_out.places.items():
        assert (
            lens.box.contains(footprint(chart_of(scenario), place))
            if name in shown
            else not has_middle(lens.box, place)
        )
    for one, other in chart.borders:
        if one in shown and other not in shown:
            x, y = chart_of(scenario).way_on(lens, one, other)[-1]
            assert not lens.box.contains(Box(round(x), round(y), round(x) + 1, round(y) + 1))


def test_a_border_to_a_province_that_is_left_out_leads_on_to_the_edge() -> None:
    """As with other components than ours, whose parts nobody has chosen."""
    one, other = board().maps["orient"].land[0]
    box = framing.around(
        [footprint(chart_of("orient"), chart_of("orient").laid_out.places[name]) for name in (one, other)]
    )
    region = next(each for each in parts.QUARTERS if other not in board().maps["orient"].parts[each])
    x, y = chart_of("orient").way_on(Lens(box, region=region), one, other)[-1]
    assert not box.contains(Box(round(x), round(y), round(x), round(y)))


@pytest.mark.parametrize("scenario", MAPS)
def test_discs_and_names_lie_apart_and_off_the_tables(scenario: str) -> None:
    places = chart_of(scenario).laid_out.places
    boxes = [
        (name, box)
        for name, place in places.items()
        for box in (disc_box(chart_of(scenario), place, 0), label_box(chart_of(scenario), place))
    ]
    assert [(a, b) for (a, x), (b, y) in combinations(boxes, 2) if a != b and x.overlaps(y)] == []
    for table in layout.TABLES[scenario].values():
        assert [name for name, box in boxes if box.overlaps(table)] == []
        assert Box(0, 0, layout.CHART.width, layout.CHART.height).contains(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", MAPS)
def test_no_name_of_a_city_is_small_or_shortened(scenario: str, language: str) -> None:
    """After a change of names or provinces, `python -m rendering.antike.lay_out` makes room for them."""
    words = words_of("antike", language, 3)
    sizes = {ink.what: ink.size for ink in laid_out(first_view(3, scenario), language).ink}
    names = [words.name(province.id) for province in board().maps[scenario].provinces]
    assert {name: sizes.get(name) for name in names if sizes.get(name) != layout.NAME} == {}


@pytest.mark.parametrize("scenario", MAPS)
def test_no_link_crosses_the_disc_of_another_province(scenario: str) -> None:
    places = chart_of(scenario).laid_out.places
    for one, other in board().maps[scenario].borders:
        for name, place in places.items():
            if name not in (one, other):
                box = disc_box(chart_of(scenario), place, 0)
                assert not any(
                    box.left < x < box.right and box.top < y < box.bottom
                    for x, y in chart_of(scenario).path(one, other)
                )


@pytest.mark.parametrize("scenario", MAPS)
def test_every_link_has_its_bend_and_runs_both_ways(scenario: str) -> None:
    chart = board().maps[scenario]
    assert len(chart_of(scenario).laid_out.bends) == len(chart.land) + len(chart.sea) + len(chart.both)
    one, other = chart.both[0]
    assert chart_of(scenario).path(one, other) == tuple(reversed(chart_of(scenario).path(other, one)))


@pytest.mark.parametrize("scenario", MAPS)
def test_the_map_has_land_and_sea(scenario: str) -> None:
    assert len(coasts(chart_of(scenario))) > 20
    assert ground(chart_of(scenario), WHOLE).size == (layout.CHART.width, layout.CHART.height)


def test_signs_borders_and_cities_differ() -> None:
    kinds = (
        "marble",
        "iron",
        "gold",
        "coins",
        "legion",
        "galley",
        "temple",
        "king",
        "scholar",
        "general",
        "citizen",
    )
    assert len({sign(kind, 24).convert("LA").tobytes() for kind in kinds}) == len(kinds)
    assert len({border(kind, 28, 20).convert("LA").tobytes() for kind in ("land", "sea", "both")}) == 3
    cities = {
        city(NOBODY, resource, temple, 52).tobytes()
        for resource in ("marble", "iron", "gold")
        for temple in (True, False)
    }
    assert len(cities) == 6


def test_the_legend_tells_counts_of_legions_from_those_of_galleys() -> None:
    """A square is about legions and a disc about galleys, as on arrows; only squares have corners."""
    signs = [entry.sign for entry in entries(words_of("antike", "en", 2), ("legion", "galley"))]
    assert all(each.width > 1.5 * each.height for each in signs)
    corners = [each.crop((each.width - 5, 1, each.width - 1, 5)).getchannel("A") for each in signs]
    square, disc = (ImageStat.Stat(corner).mean[0] for corner in corners)
    assert square > 200
    assert disc < 80


@pytest.mark.parametrize("scenario", MAPS)
def test_nations_differ_in_colour_and_letter(scenario: str) -> None:
    nations = board().maps[scenario].nation
    assert (
        len({nation.colour for nation in nations})
        == len({nation.letter for nation in nations})
        == len(nations)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", MAPS)
def test_a_nation_has_one_letter_in_pictures_and_text_whatever_the_language(
    scenario: str, language: str
) -> None:
    view, words = first_view(6, scenario), words_of("antike", language, 6)
    canvas = laid_out(view, language)
    scene, written = Scene(view, words, LONG_NAMES, canvas=canvas), words.board_text(view)
    badges = [ink.box for ink in canvas.ink if ink.what == "nation"]
    for nation in view.nations:
        assert scene.look(nation.id).letter == nation.letter
        assert f"{nation.letter} {words.name(nation.id)} (" in written
        [name] = [
            ink.box
            for ink in canvas.ink
            if ink.what == words.name(nation.id) and ink.size >= 26 and ink.box.top > layout.PANELS.top
        ]
        assert any(
            0 < name.left - badge.right < 20 and badge.top < name.middle[1] < badge.bottom for badge in badges
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_private_picture_lists_standing_orders(seats: int, language: str) -> None:
    view = full(first_view(seats, "orient"))
    words = words_of("antike", language, seats)
    orders = (
        StandingOrder("always"),
        StandingOrder("never", "phoenicians", "leptis-magna", "galley", 12),
        StandingOrder("ask", province="dioscoridis"),
    )
    heights = []
    for standing in ((), orders, (orders * 9)[:25]):
        canvas = draw_private(
            Sight(
                replace(view, standing=standing),
                words=words,
                names=LONG_NAMES[:seats],
                table="harbour table 7",
            )
        )
        assert [*cut(canvas, [*LONG_NAMES, "harbour table 7"]), *faults(canvas)] == []
        heights.append(canvas.image.height)
    assert heights[0] < heights[1] < heights[2] <= 1300


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_parts_lie_within_the_picture(seats: int) -> None:
    picture = Box(0, 0, layout.WIDTH, layout.HEIGHT)
    boxes = [parts.box(part, seats) for part in parts.REGIONS]
    boxes += [parts.box(f"seat-{seat}", seats) for seat in range(seats)]
    assert all(picture.contains(box) for box in boxes)
    assert not parts.box("centre", seats).overlaps(layout.seat(0, seats))
