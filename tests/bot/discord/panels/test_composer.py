"""Every answer of every decision is found by choosing, and nothing else is."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from bot.cli._clicks import way_to
from bot.discord.panels import buttons, question
from bot.discord.panels.arrange import arranged
from bot.discord.panels.choice import ENOUGH, Path, Stage
from bot.discord.panels.composer import Composer
from bot.discord.panels.custom_id import Spot
from bot.discord.panels.naming import Naming
from bot.discord.texts import commands_in
from bot.keeper import Live
from games.antike.actions import Advance, Arm, Done, Lift, Rondel, Stand
from games.antike.game import GAME as ANTIKE
from games.antike.pieces import StandingOrder
from games.core.decision import Action, Allocate, Amount, Choices, Decision, Pick
from games.core.errors import StaleDecision
from games.peloponnes.actions import Bid, Keep
from games.peloponnes.board import board as peloponnes_board
from games.peloponnes.game import GAME as PELOPONNES
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.supply import Supply
from games.pericles.actions import Consult, Omens
from games.pericles.game import GAME as PERICLES
from games.perikles.actions import Pass, PlaySpecial, Send, Take
from games.perikles.game import GAME as PERIKLES
from games.text import LANGUAGES
from tests import long
from tests.bot.discord.panels.tables import new_live, perikles, played
from tests.games.antike.builder import ALL_ADVANCES, Position
from tests.games.peloponnes.builder import TableBuilder
from tests.games.perikles.builder import TableBuilder as WarBuilder
from tests.toy.game import actions as toy
from tests.toy.game.game import GAME as TOY

MANY = 20
"""Of decisions with more answers than this, every twenty-fifth is gone through."""


def composer(*forms: Choices | Amount | Pick | Allocate) -> Composer:
    decision = Decision(0, "1", "what", *forms)
    return Composer(decision, Naming(TOY.wording("en", ["Anna", "Bert"]), commands_in("en")))


def leaves(made: Composer, path: Path = ()) -> Iterator[Action]:
    stage = made.at(path)
    if stage.action is not None:
        yield stage.action
    for option in stage.options:
        yield from leaves(made, (*path, option.index))


def left_out(made: Composer) -> int:
    """Count the answers that are worth no button."""
    listed = [form for form in made.decision.answers if isinstance(form, Choices)]
    every = [action for form in listed for action in form.actions]
    return sum(not made.naming.is_offered(made.decision, action) for action in every)


def choose(made: Composer, rng: Random) -> Stage:
    path: Path = ()
    while (stage := made.at(path)).action is None:
        path = (*path, rng.choice(stage.options).index)
    return stage


@pytest.mark.parametrize(("seats", "seed", "language"), [(3, 1, "en"), (4, 2, "de"), (5, 3, "el")])
def test_all_answers_of_a_whole_game_are_reached(seats: int, seed: int, language: str) -> None:
    for live in perikles(seats, seed):
        for asked in live.table().asked() if live.row.seq % 2 or long.is_asked() else ():
            made = question.composer(live, asked.decision, language)
            if asked.decision.count() > MANY and live.row.seq % 25:
                continue
            found = list(leaves(made))
            assert len(found) == len(set(found)) == asked.decision.count() - left_out(made)
            assert all(asked.decision.allows(action) for action in found)


@pytest.mark.parametrize("seed", range(5))
def test_all_decisions_of_the_toy_can_be_answered(seed: int) -> None:
    rng = Random(seed)
    for live in played(TOY, 2 + seed % 2, seed, "fair"):
        for asked in live.table().asked():
            stage = choose(question.composer(live, asked.decision, "en"), rng)
            assert stage.action is not None
            assert asked.decision.allows(stage.action)


def test_few_answers_are_listed_at_once() -> None:
    stage = composer(Choices([toy.Pack(), toy.Cry()]), Amount(toy.Sell, "measures", 1, 3)).at(())
    assert [type(option.chosen.action) for option in stage.options] == [*[toy.Sell] * 3, toy.Pack, toy.Cry]
    assert stage.asks == ""


def test_of_many_answers_the_main_kind_is_chosen_and_others_stand_beside_it() -> None:
    stage = composer(Choices([toy.Cry()]), Amount(toy.Sell, "measures", 1, 20)).at(())
    *sales, cry = stage.options
    assert [option.number for option in sales] == list(range(1, 21))
    assert (cry.label, cry.apart) == ("Cry your wares", True)


def test_the_only_answer_is_still_a_choice() -> None:
    stage = composer(Choices([toy.Pack()])).at(())
    assert stage.action is None
    assert len(stage.options) == 1


def test_many_numbers_are_typed() -> None:
    made = composer(Amount(toy.Sell, "measures", 10, 150))
    stage = made.at(())
    assert arranged(stage).typed
    assert [option.number for option in stage.options] == list(range(10, 151))
    assert made.at((5,)).action == toy.Sell(15)


def test_items_are_picked_at_once_or_one_by_one() -> None:
    made = composer(Pick(toy.Fill, "wares", ["figs", "salt", "wool"], 1, 2))
    assert made.at(()).several == (1, 2)
    assert made.at((1, 3)).action == toy.Fill(("figs", "wool"))
    assert made.at((2, ENOUGH)).action == toy.Fill(("salt",))
    assert made.at((2,)).action is None
    assert [option.label for option in made.at((2,)).options] == [
        "figs",
        "wool",
        "Leave it at that",
    ]


def test_nothing_may_be_picked_where_nothing_is_enough() -> None:
    made = composer(Pick(toy.Fill, "wares", ["figs", "figs"], 0, 2))
    assert made.at(()).several is None
    assert made.at((ENOUGH,)).action == toy.Fill(())
    assert made.at((1, 1)).action == toy.Fill(("figs", "figs"))


def test_a_total_is_shared_out_name_by_name() -> None:
    made = composer(Allocate(toy.Part, "shares", 3, {"figs": 2, "salt": 2, "wool": 1}))
    found = list(leaves(made))
    assert len(found) == 5
    assert all(made.decision.allows(action) for action in found)
    assert [option.number for option in made.at(()).options] == [0, 1, 2]


@pytest.mark.parametrize("path", [(99,), (0, 0, 0, 0)])
def test_path_that_leads_nowhere_is_of_another_question(path: Path) -> None:
    with pytest.raises(StaleDecision):
        composer(Choices([toy.Pack(), toy.Cry()])).at(path)


def test_a_standing_order_may_be_left_at_what_was_said() -> None:
    """Antike: “never” alone is an order; nation, province, kind and number need not be gone through."""
    position = Position().turn("greeks")
    [decision] = position.table.settings(1)
    words = ANTIKE.wording("en", ["Anna", "Bert", "Cleo"])
    made = Composer(decision, Naming(words, commands_in("en")))
    never = next(option for option in made.at(()).options if "never" in option.label.lower())
    first, *others = made.at((never.index,)).options
    assert first.label == "Leave it at that"
    assert not any("Leave it" in option.label for option in others)
    assert made.at((never.index, first.index)).action == Stand("never")
    greeks = next(option for option in others if option.label == "Greeks")
    narrowed = made.at((never.index, greeks.index))
    assert narrowed.action is None
    last = made.at((never.index, greeks.index, narrowed.options[0].index))
    assert last.action == Stand("never", opponent="greeks")


def test_lifting_standing_orders_is_offered_where_there_are_some() -> None:
    """Antike: with none there is nothing to lift, and only to give one is offered."""
    words = ANTIKE.wording("en", ["Anna", "Bert", "Cleo"])
    for given in ((), (StandingOrder("never"),)):
        [decision] = Position().orders_of("persians", *given).turn("greeks").table.settings(1)
        made = Composer(decision, Naming(words, commands_in("en")))
        kinds = {option.chosen.kind for option in made.at(()).options}
        assert kinds == ({Stand, Lift} if given else {Stand})


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_question_is_bold_and_what_it_lists_is_not(language: str) -> None:
    """Antike: bold text that ran on into the list of standing orders would show its asterisks."""
    live = new_live(ANTIKE, 3, 1)
    given = StandingOrder("never"), StandingOrder("always", unit="galley")
    live = replace(live, state=Position().orders_of("persians", *given).turn("greeks").state)
    [decision] = live.settings(1)
    spot = Spot(live.id, 1, live.decision_id(decision))
    text = question.decision_panel(live, decision, spot, language).text
    asked, *listed = live.game.wording(language, live.names).question(decision).split("\n")
    assert len(listed) == 3
    assert f"\n**{asked}**\n" in text
    assert all(line.count("**") in (0, 2) for line in text.split("\n"))


def test_few_answers_of_another_kind_stand_beside_the_menu() -> None:
    """Perikles: to play the special tile is not lost at the end of the tiles to take."""
    for live in perikles(3, 1):
        seat = live.waiting_for()[0]
        items = list(question.question_panel(live, seat, "en").layout().walk_children())
        [asked] = [each for each in live.decisions(seat) if each.required]
        plays = [form for form in asked.answers if PlaySpecial in form.kinds()]
        menus = [item for item in items if isinstance(item, buttons.Menu)]
        if asked.question != "take-tile" or not plays:
            continue
        labels = [item.item.label for item in items if isinstance(item, buttons.Choice)]
        assert any((label or "").startswith("Special tile: ") for label in labels)
        options = [option for menu in menus for option in menu.item.options]
        assert not any(option.label.startswith(("Tile", "Special tile")) for option in options)
        return
    raise AssertionError("no such question came up")


def perikles_composer(*actions: Action, language: str = "en") -> Composer:
    words = PERIKLES.wording(language, ["Anna", "Bert", "Cleo"])
    return Composer(Decision(0, "6", "what", Choices(actions)), Naming(words, commands_in(language)))


def test_targets_of_a_special_tile_stand_behind_one_button() -> None:
    """Perikles: six cities for Alkibiades are one way to go, beside the tiles that can be taken."""
    cities = ("athens", "sparta", "argos", "corinth", "thebes", "megara")
    plays = [PlaySpecial("alkibiades", city) for city in cities]
    made = perikles_composer(Take("athens-2"), Take("sparta-2"), *plays)
    first = made.at(())
    assert [option.label for option in first.options[2:]] == ["Special tile: Alkibiades …"]
    second = made.at((first.options[2].index,))
    assert second.trail == ("Special tile: Alkibiades …",)
    assert [option.chosen.action for option in second.options] == plays
    assert second.options[0].label == "Tile: Alkibiades, Athens"
    assert set(leaves(made)) == {Take("athens-2"), Take("sparta-2"), *plays}


def test_answers_of_one_name_alone_are_listed_at_once() -> None:
    made = perikles_composer(*(PlaySpecial("plague", city) for city in ("athens", "sparta", "argos")))
    assert all(option.chosen.action is not None for option in made.at(()).options)


def test_beside_a_part_of_an_answer_stands_what_holds_of_every_whole() -> None:
    """Perikles: of three places the first and the last are worth five, the one between them three or five."""
    leaders = {"sparta": 0, "megara": 1, "athens": 1, "argos": 1}

    def facts(between: str) -> set[str]:
        places = ("megara-town", between, "mantinea")
        war = WarBuilder(3).leaders(**leaders).places(*places)
        naming = Naming(PERIKLES.wording("en", ["Anna", "Bert", "Cleo"]), commands_in("en"), war.view(0))
        sends = [Send("sparta", "hoplite", n, place, "attack") for n in (1, 2, 3, 4) for place in places]
        options = Composer(Decision(0, "5", "what", Choices(sends)), naming).at(()).options
        assert all(option.chosen.action is None for option in options)
        return {option.fact for option in options}

    assert facts("acarnania") == {""}
    assert facts("potidea") == {"5 points; no hoplites against yours yet"}


def test_battles_to_pass_until_stand_behind_one_button() -> None:
    """Perikles: to pass, and to pass for the whole phase, take one click; a certain battle takes two."""
    made = perikles_composer(*map(Pass, ("", "attica", "lesbos", "melos", "phase")))
    first = made.at(())
    assert [option.label for option in first.options] == [
        "Pass",
        "Pass until a certain battle …",
        "Pass until the phase ends",
    ]
    second = made.at((first.options[1].index,))
    assert [option.chosen.action for option in second.options] == list(
        map(Pass, ("attica", "lesbos", "melos"))
    )


def passes(form: object) -> list[Pass]:
    return [each for each in getattr(form, "actions", ()) if isinstance(each, Pass)]


def test_no_battle_is_waited_for_that_cannot_come() -> None:
    """Perikles: a place that nobody attacks is offered on no button; one that is fought over is on one."""
    met, missing = 0, set[tuple[int, str]]()
    for seed in (1, 2, 3):
        missing.clear()
        for live in perikles(4, seed):
            for asked in live.table().asked():
                if asked.decision.question != "before-combat":
                    continue
                number, facts = live.state.round, asked.decision.facts
                assert (number, facts["place"]) not in missing
                made = question.composer(live, asked.decision, "en")
                offered = {action.until for action in leaves(made) if isinstance(action, Pass)}
                every = {each.until for form in asked.decision.answers for each in passes(form)}
                missing |= {(number, until) for until in every - offered}
                met += bool(every - offered) and bool(offered - {"", "phase"})
    assert met


def test_few_answers_of_a_name_have_buttons_of_their_own() -> None:
    made = perikles_composer(*map(Pass, ("", "lesbos", "melos", "phase")), PlaySpecial("plague", "sparta"))
    assert all(option.chosen.action is not None for option in made.at(()).options)


def labels_of(live: Live, path: Path = ()) -> list[str]:
    seat = live.waiting_for()[0]
    (asked,) = [each for each in live.decisions(seat) if each.required]
    options = question.composer(live, asked, "en").at(path).options
    return [f"{option.label} – {option.fact}" if option.fact else option.label for option in options]


def test_a_field_where_nothing_can_be_done_says_so() -> None:
    """Antike: with one gold and no coins there is no advance to be had; with marble there is a temple."""
    position = Position().cities("greeks", "babylon").at("greeks", "marble").has("greeks", 5, 0, 1)
    live = new_live(ANTIKE, 3, 1)
    live = replace(live, state=position.turn("greeks").state)
    nearest = labels_of(live)[:3]
    idle = "nothing to be done there now"
    assert nearest == [
        f"Advance – {idle}",
        f"Manoeuvre (after Advance) – {idle}",
        "Iron – brings nothing now",
    ]


def test_a_fact_of_some_buttons_that_stands_above_them_all_names_them() -> None:
    """Antike, first turn: four of eight fields are of no use, which is said once."""
    live = new_live(ANTIKE, 3, 1)
    panel = question.question_panel(live, live.waiting_for()[0], "en")
    names = "**Temple**, **Manoeuvre (after Gold)**, **Advance**, **Manoeuvre (after Advance)**"
    assert panel.facts == [f"-# {names} – nothing to be done there now"]


def test_advances_tell_their_price() -> None:
    position = Position().at("greeks", "arming").has("greeks", gold=9).turn("greeks")
    live = new_live(ANTIKE, 3, 1)
    position.act("greeks", Rondel("advance"))
    live = replace(live, state=position.state)
    found = [label for label in labels_of(live) if label.startswith("Acquire")]
    assert found
    assert all(re.search(r" – price \d+ gold$", label) for label in found)


def test_an_advance_tells_what_is_paid_in_gold_and_in_coins() -> None:
    """A price of seven with one coin is six gold and the coin, not seven gold and a coin."""
    position = Position().at("greeks", "arming").has("greeks", gold=8, coins=1).turn("greeks")
    live = new_live(ANTIKE, 3, 1)
    position.act("greeks", Rondel("advance"))
    live = replace(live, state=position.state)
    found = labels_of(live)
    assert "Acquire the Wheel – price 7 gold" in found
    told = question.naming(live, 0, "en").fact(Advance("wheel", 1))
    assert told == "price 6 gold + 1 coin"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Done with raising units: your turn ends"), ("de", "Dein Zug endet")]
)
def test_what_ends_is_said_where_it_cannot_be_taken_back(language: str, said: str) -> None:
    live = new_live(ANTIKE, 3, 1)
    live = replace(
        live, state=Position().has("greeks", iron=1).turn("greeks").act("greeks", Rondel("arming")).state
    )
    (asked,) = live.decisions(0)
    spot = Spot(live.id, 0, live.decision_id(asked))
    made = question.composer(live, asked, language)
    stage = Stage((), "", (), Done())
    text = question.stage_panel(live, made, stage, spot, language).text
    assert said in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "From how many units on?"),
        ("de", "Ab wie vielen Einheiten?"),
        ("el", "Από πόσες μονάδες και πάνω;"),
    ],
)
def test_the_last_step_asks_too(language: str, said: str) -> None:
    """Antike: of a standing order, the number from which on it holds comes last."""
    [decision] = Position().turn("greeks").table.settings(1)
    words = ANTIKE.wording(language, ["Anna", "Bert", "Cleo"])
    made = Composer(decision, Naming(words, commands_in(language)))
    path: Path = ()
    while (stage := made.at(path)).options[-1].chosen.action is None:
        path = (*path, stage.options[-1].index)
    assert stage.asks == said


@pytest.mark.parametrize(
    ("seats", "said"), [(3, "Sparta, Dyrrhachium and Messana"), (2, "Athens, Saba, Adane")]
)
def test_nations_tell_where_they_begin(seats: int, said: str) -> None:
    live = new_live(ANTIKE, seats, 1)
    live = replace(live, state=Position.set_up(seats, variants="chosen").state)
    [greeks] = [label for label in labels_of(live) if label.startswith("Play the Greeks – ")]
    assert said in greeks


@pytest.mark.parametrize("stock", [(1, 0, 0, 0), (1, 1, 0, 0), (2, 1, 1, 1), (5, 5, 5, 5)])
def test_fields_are_buttons_and_other_payment_stands_beside_them(stock: tuple[int, int, int, int]) -> None:
    """Antike: the rondel has the same shape whatever one has; each field is paid for in the common way."""
    marble, iron, gold, coins = stock
    position = Position().at("greeks", "iron").has("greeks", marble, iron, gold, coins).turn("greeks")
    live = new_live(ANTIKE, 3, 1)
    live = replace(live, state=position.state)
    (asked,) = [each for each in live.decisions(0) if each.required]
    options = question.composer(live, asked, "en").at(()).options
    fields = [option.chosen.action for option in options if not option.apart]
    assert len({each.field for each in fields if isinstance(each, Rondel)}) == len(fields) <= 8
    assert [option.label for option in options if option.apart] in ([], ["Pay otherwise …"])
    free = [option for option in options if option.label.startswith(("Temple", "Gold", "Manoeuvre (after G"))]
    assert [type(option.chosen.action) for option in free] == [Rondel] * 3
    view = question.question_panel(live, 0, "en").layout()
    assert not any(isinstance(item, buttons.Menu) for item in view.walk_children())


def test_exchange_stands_beside_the_fields() -> None:
    """With all advances, resources can be exchanged; the fields are offered at once all the same."""
    position = Position().at("greeks", "iron").has("greeks", 3, 3, 3, 3).knows("greeks", *ALL_ADVANCES)
    live = new_live(ANTIKE, 3, 1)
    live = replace(live, state=position.turn("greeks").state)
    labels = labels_of(live)
    assert labels[0].startswith("Temple")
    assert labels[-2:] == ["Exchange resources …", "Pay otherwise …"]


def test_the_only_kind_beside_done_is_not_chosen_first() -> None:
    """Antike: who raises units in many cities is asked where at once, with Done beside it."""
    position = Position().many_cities("greeks", 12).has("greeks", iron=9, coins=3)
    live = new_live(ANTIKE, 3, 1)
    live = replace(live, state=position.turn("greeks").act("greeks", Rondel("arming")).state)
    (asked,) = live.decisions(0)
    stage = question.composer(live, asked, "en").at(())
    assert stage.asks == "Which province?"
    assert stage.options[-2].chosen.action == Done()
    assert all(option.chosen.kind is Arm for option in stage.options[:-2])
    assert stage.options[-1].chosen.full
    assert len({option.index for option in stage.options}) == len(stage.options) == 14


def test_a_bid_on_land_that_cannot_be_placed_warns() -> None:
    """Peloponnes, ruling 10: legal, but the land would be lost."""
    kinds = {tile.id: tile.kinds for tile in peloponnes_board().lands.values()}
    last = next(iter(kinds))
    unfit = next(each for each in kinds if not kinds[each] & kinds[last])
    fit = next(each for each in kinds if kinds[each] & kinds[last] and each != last)
    table = TableBuilder().has(0, coins=20).lands(0, last).rows([unfit, fit]).play(Bidding())
    live = new_live(PELOPONNES, 3, 1)
    live = replace(live, state=table.state)
    (asked,) = live.decisions(0)
    made = question.composer(live, asked, "en")
    warned = [made.naming.action(Bid(tile, 9)) for tile in (unfit, fit)]
    assert [label.endswith(" – cannot be placed by you now") for label in warned] == [True, False]


def test_a_noted_answer_is_shown_while_it_may_be_changed() -> None:
    """Peloponnes: whoever has answered sees what, and nobody else does."""
    table = TableBuilder()
    for seat in (0, 1):
        table.built(seat, "bridge" if seat else "street").has(seat, wood=1, stone=1)
    live = new_live(PELOPONNES, 3, 1)
    live = replace(live, state=table.strike("earthquake").act(0, Keep(())).state)
    own = question.question_panel(live, 0, "en").text
    assert "Noted: Keep nothing. You can change it until everybody has answered." in own
    assert "need not answer" not in own
    other = question.question_panel(live, 1, "en").text
    assert "Noted" not in other


def test_a_field_tells_its_price_in_the_common_payment() -> None:
    """Antike: three fields are free; Marble, the fifth, costs two: coins, then the largest stock."""
    position = Position().at("greeks", "iron").has("greeks", 2, 3, 3, 1).turn("greeks")
    live = replace(new_live(ANTIKE, 3, 1), state=position.state)
    facts = [label.partition(" – ")[2] for label in labels_of(live)[3:5]]
    assert [fact.partition(";")[0] for fact in facts] == ["pay 1 coin", "pay 1 iron and 1 coin"]


def first_of(table: TableBuilder, language: str = "en") -> list[str]:
    """Give the labels of what the first seat is asked; the first one must be a whole answer."""
    live = replace(new_live(PELOPONNES, 3, 1), state=table.state)
    made = question.composer(live, live.decisions(0)[0], language)
    first, *others = made.at(()).options
    assert first.chosen.action is not None
    assert made.at((first.index,)).action == first.chosen.action
    return [first.label, *(option.label for option in others)]


def test_to_keep_all_stands_first_where_all_can_be_kept() -> None:
    """Peloponnes: three buildings, wood and stone for all of them, or for two only."""
    table = TableBuilder().built(0, "bridge", "street", "port").has(0, wood=3, stone=3)
    assert first_of(table.strike("earthquake"))[0] == "Keep all 3"
    assert first_of(table, "de")[0] == "Alle 3 behalten"
    short = TableBuilder().built(0, "bridge", "street", "port").has(0, wood=2, stone=2, luxury=0)
    live = replace(new_live(PELOPONNES, 3, 1), state=short.strike("earthquake").state)
    labels = [option.label for option in question.composer(live, live.decisions(0)[0], "en").at(()).options]
    assert not any("all" in label for label in labels)


def test_to_pay_for_all_and_to_feed_everybody_stand_first() -> None:
    """Peloponnes: three are hungry and there is luxury for two of them."""
    table = TableBuilder().has(0, inhabitants=9, food=6, luxury=5).play(Supply())
    assert first_of(table)[0] == "Exchange 4 luxury for food"
    table = TableBuilder().built(0, "bridge", "street", coin=True).has(0, wood=9, stone=9, food=9)
    assert first_of(table.play(Supply()))[0] == "Pay for all 2"


def test_some_of_many_are_kept_from_one_menu_and_all_or_none_by_a_button() -> None:
    """Peloponnes: of five buildings four can be kept, any of them; one by one it took five presses."""
    table = TableBuilder().built(0, "bridge", "street", "port", "market", "quarry")
    live = new_live(PELOPONNES, 3, 1)
    live = replace(live, state=table.has(0, wood=4, stone=4, luxury=0).strike("earthquake").state)
    stage = question.composer(live, live.decisions(0)[0], "en").at(())
    stands = arranged(stage)
    assert stage.several == (1, 4)
    assert [len(menu) for menu in stands.menus] == [5]
    assert [option.label for option in (*stands.buttons, *stands.apart)] == ["Keep nothing"]
    (asked,) = live.decisions(0)
    answers = [Keep(("bridge",)), Keep(("bridge", "street", "quarry")), Keep(())]
    assert [way_to(live, asked, answer).clicks for answer in answers] == [3, 3, 2]
    (asked,) = (richer := replace(live, state=table.has(0, wood=5, stone=5).state)).decisions(0)
    assert [option.label for option in arranged(question.composer(richer, asked, "en").at(())).buttons] == [
        "Keep all 5"
    ]
    everything = next(form for form in asked.answers if isinstance(form, Pick)).items
    assert way_to(richer, asked, Keep(tuple(everything))).clicks == 2


def test_what_is_the_same_whatever_one_chooses_is_neither_asked_nor_said() -> None:
    """Where every payment is the common one, the units are asked for and named alone."""
    for live in played(ANTIKE, 4, 1):
        for asked in live.table().asked():
            if asked.decision.question != "arm":
                continue
            made = question.composer(live, asked.decision, "en")
            provinces = [each for each in made.at(()).options if set(each.chosen.given) == {"province"}]
            for stage in (made.at((each.index,)) for each in provinces):
                assert stage.asks == "Which units?"
                assert not [each.label for each in stage.options if "·" in each.label]
            if provinces:
                return
    raise AssertionError("no province has a choice of units")


def an_oracle() -> tuple[Live, Decision]:
    """Play until a faction consults the oracle, which has other uses beside treachery."""
    for live in chain.from_iterable(played(PERICLES, 4, seed) for seed in range(1, 9)):
        for asked in live.table().asked():
            if Omens in asked.decision.kinds():
                return live, asked.decision
    raise LookupError("no oracle is consulted")


def test_several_things_are_taken_at_once_behind_a_button_of_their_own() -> None:
    """The three theatres of an oracle are one menu behind a button; its other uses stand beside that."""
    live, decision = an_oracle()
    made = question.composer(live, decision, "en")
    behind = [(option.index,) for option in made.at(()).options if made.at((option.index,)).several]
    [path] = behind
    stage = made.at(path)
    assert stage.several == (3, 3)
    [menu] = arranged(stage).menus
    chosen = made.at((*path, *(option.index for option in menu[:3]))).action
    assert isinstance(chosen, Omens)
    assert len(chosen.theatres) == 3
    assert Consult in {option.chosen.kind for option in made.at(()).options}
    assert way_to(live, decision, chosen).clicks == 4
