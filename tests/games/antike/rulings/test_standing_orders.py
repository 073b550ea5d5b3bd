"""Section VIII.1: standing orders answer for a nation that is entered, at once and in private."""

from __future__ import annotations

from random import Random

import pytest

from games.antike.actions import Conquer, Demand, Done, Fight, Lift, Move, Reaction, Rondel, Stand
from games.antike.events import FightDemanded, LetPass, StandingOrderGiven, StandingOrderLifted, UnitsMoved
from games.antike.forms import Fields
from games.antike.game import GAME
from games.antike.pieces import Stack, StandingOrder
from games.antike.steps.march import March
from games.antike.view import view as view_of
from games.core import codec
from games.core.decision import Action
from games.core.errors import IllegalAction
from games.core.game import told
from games.core.orders import submit
from tests.games.antike.builder import ANN, BEN, CID, Position

# The Greeks march from Babylon by Palmyra and Tyros to Memphis; the Persians are in their way.


def march(count: int, *orders: StandingOrder, there: int = 2) -> Position:
    """The Greeks enter Palmyra, where Persians are that have given these orders, the oldest first."""
    table = Position().units("greeks", "babylon", count).units("persians", "palmyra", there)
    table.orders_of("persians", *orders).manoeuvre("greeks")
    return table.act("greeks", Move("babylon", "legion", count, ("palmyra",)))


def fought(table: Position) -> int | None:
    """Give the number of fights the Persians have demanded; none if they are asked."""
    if table.asks() == ("react", "persians"):
        return None
    return sum(event.count for event in table.all_told(FightDemanded))


# What they do


@pytest.mark.parametrize(("count", "there", "fights"), [(3, 2, 2), (2, 5, 2), (1, 1, 1)])
def test_always_as_many_as_possible(count: int, there: int, fights: int) -> None:
    table = march(count, StandingOrder("always"), there=there)
    assert fought(table) == fights
    assert table.told(FightDemanded) == FightDemanded(
        nation="persians", opponent="greeks", province="palmyra", unit="legion", count=fights
    )
    left = {("greeks", "legion"): count - fights, ("persians", "legion"): there - fights}
    assert table.there("palmyra") == {key: number for key, number in left.items() if number}


def test_never_lets_pass() -> None:
    table = march(3, StandingOrder("never"))
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.there("palmyra") == {("greeks", "legion"): 3, ("persians", "legion"): 2}
    assert table.told(LetPass) == LetPass(
        nation="persians", opponent="greeks", province="palmyra", unit="legion", count=3
    )


def test_ask_asks() -> None:
    assert march(3, StandingOrder("ask")).asks() == ("react", "persians")


def test_without_orders_one_is_asked() -> None:
    assert march(3).asks() == ("react", "persians")


ALWAYS, NEVER, ASK = 2, 0, None


@pytest.mark.parametrize(
    ("order", "fights"),
    [
        (StandingOrder("always", opponent="greeks"), ALWAYS),
        (StandingOrder("always", opponent="arabs"), ASK),
        (StandingOrder("always", province="palmyra"), ALWAYS),
        (StandingOrder("always", province="tyros"), ASK),
        (StandingOrder("always", unit="legion"), ALWAYS),
        (StandingOrder("always", unit="galley"), ASK),
        (StandingOrder("always", least=3), ALWAYS),
        (StandingOrder("always", least=4), ASK),
        (StandingOrder("never", least=3), NEVER),
        (StandingOrder("never", "greeks", "palmyra", "legion", 3), NEVER),
        (StandingOrder("never", "greeks", "palmyra", "galley", 3), ASK),
        (StandingOrder("never", "greeks", "tyros", "legion", 3), ASK),
        (StandingOrder("never", "arabs", "palmyra", "legion", 3), ASK),
    ],
)
def test_orders_by_opponent_province_unit_and_number(order: StandingOrder, fights: int | None) -> None:
    """Three legions enter; an order that does not fit leaves it at asking."""
    assert fought(march(3, order)) == fights


@pytest.mark.parametrize(
    ("orders", "fights"),
    [
        ((StandingOrder("always"), StandingOrder("never")), NEVER),
        ((StandingOrder("never"), StandingOrder("always")), ALWAYS),
        ((StandingOrder("always"), StandingOrder("ask")), ASK),
        ((StandingOrder("always", opponent="greeks"), StandingOrder("never")), NEVER),
        ((StandingOrder("always"), StandingOrder("never", province="tyros")), ALWAYS),
        (
            (StandingOrder("never"), StandingOrder("always", least=4), StandingOrder("ask", unit="galley")),
            NEVER,
        ),
    ],
)
def test_newest_order_that_fits_is_followed(orders: tuple[StandingOrder, ...], fights: int | None) -> None:
    assert fought(march(3, *orders)) == fights


def test_threshold_is_of_those_that_enter_together() -> None:
    """Two come one after the other, beside one that stood there: never two at once."""
    table = (
        Position().units("greeks", "babylon", 2).units("greeks", "palmyra", 1).units("persians", "palmyra", 3)
    )
    table.orders_of("persians", StandingOrder("never"), StandingOrder("always", least=2)).manoeuvre("greeks")
    table.act(
        "greeks", Move("babylon", "legion", 1, ("palmyra",)), Move("babylon", "legion", 1, ("palmyra",))
    )
    assert table.there("palmyra") == {("greeks", "legion"): 3, ("persians", "legion"): 3}
    assert table.all_told(FightDemanded) == []


@pytest.mark.parametrize(("least", "fights"), [(4, 3), (5, 3), (6, None)])
def test_a43_threshold_counts_who_crossed_the_border(least: int, fights: int | None) -> None:
    """Five came, and two were lost to the Persians; the Arabs' order looks at the five."""
    table = (
        Position().units("greeks", "babylon", 5).units("persians", "palmyra", 2).units("arabs", "palmyra", 9)
    )
    table.orders_of("persians", StandingOrder("always"))
    table.orders_of("arabs", StandingOrder("always", least=least))
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 5, ("palmyra",)))
    assert table.all_told(FightDemanded)[0].count == 2
    if fights is None:
        assert table.asks() == ("react", "arabs")
        facts = table.required()[0].facts
        assert (facts["count"], facts["lost"]) == (5, 2)
    else:
        assert table.all_told(FightDemanded)[1].count == fights
        assert table.there("palmyra") == {("arabs", "legion"): 9 - fights}


def test_a43_threshold_counts_anew_at_every_border() -> None:
    """Five came to Palmyra, but only three of them to Tyros."""
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 5).units("persians", "palmyra", 2)
    table.units("arabs", "tyros", 9).orders_of("persians", StandingOrder("always"))
    table.orders_of("arabs", StandingOrder("never"), StandingOrder("always", least=4)).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 5, ("palmyra", "tyros")))
    assert table.there("tyros") == {("greeks", "legion"): 3, ("arabs", "legion"): 9}


def test_orders_of_the_mover_do_not_matter() -> None:
    """What the Greeks have ordered is for units that enter their provinces."""
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 2)
    table.orders_of("greeks", StandingOrder("always")).orders_of("persians", StandingOrder("never"))
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 2, ("palmyra",)))
    assert table.there("palmyra") == {("greeks", "legion"): 2, ("persians", "legion"): 2}


def test_orders_are_of_use_only_for_like_units() -> None:
    table = Position().units("greeks", "palmyra", 2).units("persians", "tyros", 0, 2)
    table.orders_of("persians", StandingOrder("always")).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 2, ("tyros",)))
    assert table.there("tyros") == {("greeks", "legion"): 2, ("persians", "galley"): 2}


def test_galleys_too() -> None:
    table = Position().units("greeks", "knossos", 0, 3).units("persians", "athen", 4, 2)
    table.orders_of("persians", StandingOrder("never"), StandingOrder("always", unit="galley")).manoeuvre(
        "greeks"
    )
    table.act("greeks", Move("knossos", "galley", 3, ("athen",)))
    assert table.there("athen") == {("greeks", "galley"): 1, ("persians", "legion"): 4}


# Without waiting


def test_manoeuvre_through_enemies_needs_no_other_players_answer() -> None:
    """Persians and Arabs have given orders: three provinces are entered, and the Greeks are asked on."""
    table = Position().knows("greeks", "wheel", "roads").units("greeks", "babylon", 9)
    table.units("persians", "palmyra", 2).units("arabs", "palmyra", 1)
    table.units("persians", "tyros", 3).units("arabs", "memphis", 2)
    table.orders_of("persians", StandingOrder("always"), StandingOrder("never", province="palmyra"))
    table.orders_of("arabs", StandingOrder("always", opponent="greeks")).manoeuvre("greeks")
    result = submit(
        table.state, ANN, Move("babylon", "legion", 9, ("palmyra", "tyros", "memphis")), table.chance
    )
    reactions = [event for event in result.events if isinstance(event, FightDemanded | LetPass | UnitsMoved)]
    assert reactions == [
        UnitsMoved(nation="greeks", unit="legion", count=9, origin="babylon", province="palmyra"),
        LetPass(nation="persians", opponent="greeks", province="palmyra", unit="legion", count=9),
        FightDemanded(nation="arabs", opponent="greeks", province="palmyra", unit="legion", count=1),
        UnitsMoved(nation="greeks", unit="legion", count=8, origin="palmyra", province="tyros", spent=1),
        FightDemanded(nation="persians", opponent="greeks", province="tyros", unit="legion", count=3),
        UnitsMoved(nation="greeks", unit="legion", count=5, origin="tyros", province="memphis", spent=2),
        FightDemanded(nation="arabs", opponent="greeks", province="memphis", unit="legion", count=2),
    ]
    table.act("greeks", Move("babylon", "legion", 9, ("palmyra", "tyros", "memphis")))
    assert table.table.waiting_for() == [ANN]
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.there("memphis") == {("greeks", "legion"): 3}
    assert table.there("palmyra") == {("persians", "legion"): 2}
    assert table.there("tyros") == {}


def test_some_answer_by_order_and_some_are_asked() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 4).units("persians", "palmyra", 1)
    table.units("arabs", "palmyra", 1).units("arabs", "tyros", 1)
    table.orders_of("arabs", StandingOrder("always")).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 4, ("palmyra", "tyros")))
    assert table.asks() == ("react", "persians")
    assert table.all_told(FightDemanded) == []
    table.act("persians", Demand(1))
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.there("tyros") == {("greeks", "legion"): 1}


# Tried out beforehand


@pytest.mark.parametrize("reaction", ["always", "never", "ask"])
def test_preview_shows_the_moves_but_no_reactions(reaction: Reaction) -> None:
    """Whatever the Persians have ordered; nothing is changed and nobody is told."""
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 3).units("persians", "palmyra", 2)
    table.orders_of("persians", StandingOrder(reaction)).manoeuvre("greeks")
    before = codec.to_json(table.state)
    assert GAME.preview is not None
    state, events = GAME.preview(table.state, ANN, [Move("babylon", "legion", 3, ("palmyra", "tyros"))])
    assert events == [
        UnitsMoved(nation="greeks", unit="legion", count=3, origin="babylon", province="palmyra"),
        UnitsMoved(nation="greeks", unit="legion", count=3, origin="palmyra", province="tyros", spent=1),
    ]
    assert state.units == {
        "palmyra": [Stack("persians", "legion", 2)],
        "tyros": [Stack("greeks", "legion", 3, spent=2)],
    }
    assert codec.to_json(table.state) == before


def on_their_way() -> Position:
    """Greeks who have entered Palmyra on their way to Memphis; the Persians there are asked."""
    table = Position().knows("greeks", "wheel", "roads").units("greeks", "babylon", 3)
    table.units("persians", "palmyra", 2).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 3, ("palmyra", "tyros", "memphis")))
    assert table.asks() == ("react", "persians")
    return table


@pytest.mark.parametrize(("seat", "action"), [(BEN, Demand(0)), (BEN, Demand(1)), (CID, Stand("never"))])
def test_a44_preview_of_others_does_not_tell_where_units_go_next(seat: int, action: Action) -> None:
    table = on_their_way()
    assert GAME.preview is not None
    state, events = GAME.preview(table.state, seat, [action])
    assert not [event for event in events if isinstance(event, UnitsMoved)]
    assert {each.province for each in state.last.legs} == {"palmyra"}
    assert set(state.units) <= {"palmyra"}


def test_a44_units_go_on_all_the_same() -> None:
    """What the preview keeps to itself does happen."""
    assert on_their_way().act("persians", Demand(0)).there("memphis") == {("greeks", "legion"): 3}


def test_a44_mover_may_look_ahead() -> None:
    assert GAME.preview is not None
    state, _ = GAME.preview(on_their_way().state, ANN, [Stand("never")])
    assert state.units["memphis"] == [Stack("greeks", "legion", 3, spent=3)]


@pytest.mark.parametrize(("viewer", "varies"), [(ANN, False), (BEN, True), (CID, True), (None, True)])
def test_a44_where_units_go_next_is_hidden_from_all_others(viewer: int | None, varies: bool) -> None:
    state = on_their_way().state
    worlds = [GAME.resample(state, viewer, Random(seed)) for seed in range(20)]
    routes = {str(step.route) for world in worlds for step in world.agenda if isinstance(step, March)}
    assert (len(routes) > 1) == varies
    assert all(view_of(world, viewer) == view_of(state, viewer) for world in worlds)


def test_preview_keeps_to_the_rules() -> None:
    table = Position().units("greeks", "babylon", 3).manoeuvre("greeks")
    assert GAME.preview is not None
    with pytest.raises(IllegalAction) as raised:
        GAME.preview(table.state, ANN, [Move("babylon", "legion", 3, ("palmyra", "tyros"))])
    assert raised.value.refusal.key == "too-far"


def test_preview_of_a_whole_manoeuvre() -> None:
    """Fights of one's own wish and conquests are shown."""
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 3).units("persians", "susa", 1)
    table.manoeuvre("greeks")
    order = [
        Move("babylon", "legion", 3, ("susa",)),
        Fight("susa", "legion", 1),
        Conquer("susa", legions=1),
    ]
    assert GAME.preview is not None
    state, _ = GAME.preview(table.state, ANN, order)
    assert state.cities["susa"] == "greeks"
    assert table.state.cities["susa"] == "persians"


# Giving and lifting them


def test_given_and_kept() -> None:
    table = Position().turn("greeks").act("persians", Stand("always", "greeks", "tyros", "galley", 2))
    assert table.view(BEN).standing == (StandingOrder("always", "greeks", "tyros", "galley", 2),)
    assert table.told(StandingOrderGiven) == StandingOrderGiven(
        audience=(BEN,),
        number=1,
        reaction="always",
        opponent="greeks",
        province="tyros",
        unit="galley",
        least=2,
    )
    table.act("persians", Stand("never"))
    assert table.view(BEN).standing == (
        StandingOrder("always", "greeks", "tyros", "galley", 2),
        StandingOrder("never"),
    )
    assert [event.number for event in table.all_told(StandingOrderGiven)] == [1, 2]


def test_lifted_by_number() -> None:
    table = Position().turn("greeks").act("persians", Stand("always"), Stand("never", unit="galley"))
    table.act("persians", Stand("ask", opponent="greeks"), Lift(2))
    assert table.view(BEN).standing == (StandingOrder("always"), StandingOrder("ask", opponent="greeks"))
    assert table.told(StandingOrderLifted) == StandingOrderLifted(audience=(BEN,), number=2)
    table.act("persians", Lift(2))
    assert table.view(BEN).standing == (StandingOrder("always"),)


def test_all_lifted() -> None:
    table = Position().turn("greeks").act("persians", Stand("always"), Stand("never", least=2), Lift())
    assert table.view(BEN).standing == ()
    assert table.told(StandingOrderLifted) == StandingOrderLifted(audience=(BEN,), number=0)


def test_lifted_orders_are_not_followed() -> None:
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 2)
    table.orders_of("persians", StandingOrder("never"), StandingOrder("always")).manoeuvre("greeks")
    table.act("persians", Lift(2)).act("greeks", Move("babylon", "legion", 2, ("palmyra",)))
    assert table.all_told(FightDemanded) == []
    assert len(table.all_told(LetPass)) == 1


def test_orders_given_are_followed() -> None:
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 2).turn("greeks")
    table.act("persians", Stand("always", opponent="greeks")).act("greeks", Rondel("manoeuvre-a"))
    table.act("greeks", Move("babylon", "legion", 2, ("palmyra",)))
    assert table.there("palmyra") == {}


def test_new_order_for_the_same_case_replaces_the_old_one() -> None:
    """It is the newest then."""
    table = Position().turn("greeks").act("persians", Stand("always"), Stand("never", unit="galley"))
    table.act("persians", Stand("ask"))
    assert table.view(BEN).standing == (StandingOrder("never", unit="galley"), StandingOrder("ask"))
    assert [event.number for event in table.all_told(StandingOrderGiven)] == [1, 2, 2]


@pytest.mark.parametrize("number", [3, -1])
def test_no_such_order(number: int) -> None:
    table = Position().turn("greeks").act("persians", Stand("always"), Stand("never", least=2))
    table.refused("persians", Lift(number), "no-such-order", number=number, orders=2)


@pytest.mark.parametrize("nation", ["greeks", "persians"])
def test_no_order_to_lift(nation: str) -> None:
    """On turn or not; that none is left can be said at any time."""
    table = Position().turn("greeks")
    table.refused(nation, Lift(1), "no-such-order", number=1, orders=0)
    table.act(nation, Lift())
    assert table.view(table.nation(nation).seat).standing == ()
    assert table.asks() == ("rondel", "greeks")


def test_not_against_ones_own_nation() -> None:
    table = Position().turn("greeks")
    table.refused("persians", Stand("always", opponent="persians"), "own-nation", nation="persians")


@pytest.mark.parametrize("nation", ["egyptians", "romans", "atlanteans"])
def test_not_against_a_nation_that_does_not_play(nation: str) -> None:
    table = Position().turn("greeks")
    table.refused("persians", Stand("always", opponent=nation), "no-such-nation", nation=nation)


@pytest.mark.parametrize("province", ["atlantis", "roma"])
def test_not_for_a_province_of_the_other_side(province: str) -> None:
    table = Position().turn("greeks")
    wrong = Stand("always", province=province)
    table.refused("persians", wrong, "not-on-this-board", province=province)


def full() -> tuple[Position, list[str]]:
    """The Persians have given an order for each of twenty-five provinces, which are listed with one more."""
    table = Position().turn("greeks")
    provinces = list(table.map.province)[:26]
    for province in provinces[:25]:
        table.act("persians", Stand("never", province=province))
    return table, provinces


def test_a43_one_order_too_many_is_refused_and_none_is_lost() -> None:
    table, provinces = full()
    one_more = Stand("always", province=provinces[25])
    table.refused("persians", one_more, "too-many-orders", most=25)
    table.refused("persians", Stand("never"), "too-many-orders", most=25)
    assert [order.province for order in table.view(BEN).standing] == provinces[:25]
    table.act("persians", Lift(1), one_more)
    assert [order.province for order in table.view(BEN).standing] == provinces[1:]


def test_a43_with_all_orders_given_one_can_be_changed() -> None:
    table, provinces = full()
    table.act("persians", Stand("always", province=provinces[3]))
    kept = [*provinces[:3], *provinces[4:25], provinces[3]]
    assert [order.province for order in table.view(BEN).standing] == kept
    assert table.view(BEN).standing[-1].reaction == "always"


def test_a43_with_all_orders_given_those_are_offered() -> None:
    table, provinces = full()
    (question,) = [
        each.decision
        for each in table.table.always_asked()
        if each.decision.seat == table.nation("persians").seat
    ]
    assert set(question.narrow(Stand)["province"]) == set(provinces[:25])
    assert question.narrow(Stand, province=provinces[0])["opponent"] == [""]
    for seed in range(40):
        answer = question.sample(Random(seed))
        assert question.allows(answer)


@pytest.mark.parametrize(
    ("older", "newer", "covered"),
    [
        (Stand("never", opponent="greeks"), Stand("always"), True),
        (Stand("never", province="tyros", least=4), Stand("always", least=3), True),
        (Stand("never", "greeks", "tyros"), Stand("ask", province="tyros"), True),
        (Stand("never", unit="galley"), Stand("always", unit="legion"), False),
        (Stand("never", least=2), Stand("always", least=3), False),
        (Stand("never"), Stand("always", opponent="greeks"), False),
    ],
)
def test_a43_an_order_that_a_newer_one_covers_is_named(older: Stand, newer: Stand, covered: bool) -> None:
    table = Position().turn("greeks").act("persians", older, newer)
    assert table.all_told(StandingOrderGiven)[-1].covers == ((1,) if covered else ())


def test_a43_a_covered_order_stays_and_counts_again() -> None:
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 2)
    table.orders_of("persians", StandingOrder("always", opponent="greeks"), StandingOrder("never"))
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert table.all_told(FightDemanded) == []
    table.act("persians", Lift(2)).act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert len(table.all_told(FightDemanded)) == 1


@pytest.mark.parametrize("scenario", ["orient", "occident", "orient-two-colours", "occident-two-colours"])
def test_orders_that_never_fit(scenario: str) -> None:
    """No more units enter together than a nation has of a kind: 17, with two colours 34."""
    two_colours = scenario.endswith("two-colours")
    table = Position.set_up(2 if two_colours else 3, scenario)
    most = 34 if two_colours else 17
    for least in (-2, 0, most + 1, 99):
        table.refused(BEN, Stand("always", least=least), "least-out-of-range", most=most)
    for least in (1, most):
        table.table.act(BEN, Stand("always", least=least))


def test_a_number_that_never_fits_is_told_the_numbers_that_do() -> None:
    assert Position().turn("greeks").told_not_to("persians", Stand("always", least=18)) == (
        "The number in a standing order is from 1 to 17, for no more units can enter together;"
        " name such a number, or leave it out."
    )


# At any time


def test_out_of_turn_without_disturbing_the_turn() -> None:
    table = Position().units("greeks", "babylon", 2).has("greeks", 5, 5, 5).turn("greeks")
    moments = [Rondel("manoeuvre-a"), Move("babylon", "legion", 1, ("palmyra",)), Done()]
    for number, action in enumerate(moments):
        before = (table.asks(), codec.to_json(table.state.agenda[1:]), codec.to_json(table.state.units))
        table.act("persians", Stand("never", least=number + 1)).act("arabs", Stand("always"))
        assert (
            table.asks(),
            codec.to_json(table.state.agenda[1:]),
            codec.to_json(table.state.units),
        ) == before
        assert len(table.view(BEN).standing) == number + 1
        table.act("greeks", action)
    assert table.asks() == ("found", "greeks")
    table.act("arabs", Lift())


def test_question_is_open_at_all_times_and_holds_nobody_up() -> None:
    """Orders are offered against the nations of others, and those given can be lifted."""
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 2).turn("greeks")
    moments = [Rondel("manoeuvre-a"), Move("babylon", "legion", 1, ("palmyra",))]
    table.act("persians", Stand("ask"), Stand("ask", unit="galley"))
    for action in moments:
        for seat, others in [(ANN, {"", "persians", "arabs"}), (BEN, {"", "greeks", "arabs"})]:
            (standing,) = table.table.settings(seat)
            assert (standing.question, standing.required) == ("standing", False)
            assert len(standing.facts["orders"]) == len(table.view(seat).standing)  # type: ignore[arg-type]
            assert set(standing.narrow(Stand)["opponent"]) == others
        assert table.table.settings(BEN)[0].narrow(Lift)["number"] == [0, 1, 2]
        assert table.table.waiting_for() == [ANN]
        table.act("greeks", action)
    assert table.asks() == ("react", "persians")
    assert [decision.question for decision in table.table.settings(BEN)] == ["standing"]


def test_in_ones_own_turn() -> None:
    table = Position().units("greeks", "babylon", 1).turn("greeks").act("greeks", Stand("always"))
    assert table.asks() == ("rondel", "greeks")
    table.act("greeks", Rondel("manoeuvre-a"), Stand("never", opponent="arabs"))
    assert table.asks() == ("manoeuvre", "greeks")
    assert len(table.view(ANN).standing) == 2


def test_while_another_is_asked() -> None:
    """The Arabs give an order while the Persians are asked, and are not asked themselves then."""
    table = (
        Position().units("greeks", "babylon", 3).units("persians", "palmyra", 1).units("arabs", "palmyra", 1)
    )
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 3, ("palmyra",)))
    table.act("arabs", Stand("always")).act("persians", Demand(0))
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.there("palmyra") == {("greeks", "legion"): 2, ("persians", "legion"): 1}


def test_who_is_asked_may_give_an_order_and_answer_otherwise() -> None:
    table = march(2).act("persians", Stand("ask", opponent="greeks"))
    assert table.asks() == ("react", "persians")
    table.act("persians", Demand(1))
    assert table.there("palmyra") == {("greeks", "legion"): 1, ("persians", "legion"): 1}


def test_while_coins_are_replaced() -> None:
    table = Position().has("greeks", coins=30).turn("persians").act("persians", Rondel("iron"))
    assert table.asks() == ("take-resource", "arabs")
    table.act("greeks", Stand("always")).act("arabs", Stand("never"))
    assert table.asks() == ("take-resource", "arabs")
    assert table.view(CID).standing == (StandingOrder("never"),)


def test_during_set_up() -> None:
    """As soon as it is known who plays which nation."""
    table = Position.set_up(3, variants="long", nations=[0, 0]).act(
        "persians", Stand("never", opponent="arabs")
    )
    assert table.asks() == ("choose-city", "arabs")
    assert table.view(BEN).standing == (StandingOrder("never", opponent="arabs"),)


def test_they_last_over_rounds() -> None:
    table = Position().turn("greeks").act("greeks", Stand("never"))
    for field in ("iron", "temple"):
        for nation in ("greeks", "persians", "arabs"):
            table.act(nation, Rondel(field)).done(nation)
    assert table.view(ANN).standing == (StandingOrder("never"),)
    assert table.all_told(StandingOrderLifted) == []


def test_order_given_late_is_for_the_next_entry() -> None:
    """The first of two moves is asked about, the second is not any more."""
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 3).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",))).act("persians", Demand(1), Stand("never"))
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.there("palmyra") == {("greeks", "legion"): 1, ("persians", "legion"): 2}


# In private


def test_orders_are_told_to_their_seat_alone() -> None:
    table = (
        Position().turn("greeks").act("persians", Stand("always"), Stand("never", least=3), Lift(1), Lift())
    )
    assert len(told(table.table.events, BEN)) == 4
    assert (
        told(table.table.events, ANN) == told(table.table.events, CID) == told(table.table.events, None) == []
    )


def test_others_see_nothing_of_them() -> None:
    table = Position().units("persians", "tyros", 2).turn("greeks")
    before = {seat: table.view(seat) for seat in (ANN, CID, None)}
    table.act("persians", Stand("always", opponent="greeks", least=2))
    assert {seat: table.view(seat) for seat in (ANN, CID, None)} == before
    assert all(view.standing == () for view in before.values())
    assert table.view(BEN).standing == (StandingOrder("always", opponent="greeks", least=2),)


def test_an_onlooker_sees_none() -> None:
    table = Position().turn("greeks").act("greeks", Stand("always")).act("persians", Stand("never"))
    assert table.view(None).standing == ()
    assert (table.view(ANN).standing, table.view(BEN).standing) == (
        (StandingOrder("always"),),
        (StandingOrder("never"),),
    )


def test_an_order_looks_like_an_answer_to_others() -> None:
    """What is told of a reaction does not say whether it was ordered before."""
    by_order, by_answer = march(3, StandingOrder("always")), march(3).act("persians", Demand(2))
    assert told(by_order.table.events, None) == told(by_answer.table.events, None)
    by_order, by_answer = march(3, StandingOrder("never")), march(3).act("persians", Demand(0))
    assert told(by_order.table.events, None) == told(by_answer.table.events, None)


def test_reactions_cannot_be_undone() -> None:
    """They show what the other did not know."""
    assert FightDemanded.reveals
    assert LetPass.reveals


def test_resampling_hides_the_orders_of_others() -> None:
    table = Position().turn("greeks").act("persians", Stand("always", opponent="greeks"))
    other = GAME.resample(table.state, BEN, Random(1))
    assert view_of(other, BEN).standing == (StandingOrder("always", opponent="greeks"),)
    assert view_of(other, ANN) == table.view(ANN)


def test_after_the_game_nothing_is_ordered() -> None:
    table = Position(6).cards("greeks", king=7).turn("greeks").act("greeks", Rondel("iron"))
    assert table.asks() == ("", "")
    table.refused("persians", Stand("always"), "game-over")


def test_mover_may_still_fight_who_never_does() -> None:
    table = march(3, StandingOrder("never")).act("greeks", Fight("palmyra", "legion", 2))
    assert table.there("palmyra") == {("greeks", "legion"): 1}


def test_own_provinces_are_offered_first_and_only_some_numbers() -> None:
    """Any other number can be typed."""
    table = Position().units("persians", "tyros", 1).turn("greeks")
    (question,) = table.table.settings(BEN)
    offered = question.narrow(Stand)
    own = {*table.cities_of("persians"), "tyros"}
    assert set(offered["province"][1 : len(own) + 1]) == own
    assert len(offered["province"]) == len(table.map.province) + 1
    assert offered["least"] == [1, 2, 3, 4, 5, 6, 8, 10]
    assert any(7 in form.synonyms("least", {}) for form in question.answers if isinstance(form, Fields))
    table.act("persians", Stand("always", least=7))
