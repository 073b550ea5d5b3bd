"""What is typed for the fields of an action, of every form, and what is offered while typing."""

from random import Random
from typing import Any

import pytest

from bot.discord.panels.naming import Naming
from bot.discord.texts import commands_in
from cogs import _reading, _seats
from games.core.decision import Action, Allocate, Amount, Choices, Decision, Pick
from games.perikles.actions import NameFirst
from tests.bot.discord.panels.tables import perikles
from tests.games.core import toy

NAMING = Naming(toy.Wording("en", ["Anna", "Bert"]), commands_in("en"))


def decision(*forms: Any) -> Decision:
    return Decision(0, "1", "what", *forms)


def read(asked: Decision, kind: type[Action], name: str, text: str) -> Any:
    found = _reading.read(asked, kind, name, {}, text, NAMING)
    return None if found is None else found.value


GOODS = decision(Pick(toy.Fill, "goods", ["figs", "oil", "salt"], 1, 2))
SHARES = decision(Allocate(toy.Share, "shares", 3, {"figs": 2, "oil": 2}))
COINS = decision(Amount(toy.Bid, "coins", 2, 30))


@pytest.mark.parametrize(
    ("text", "goods"),
    [
        ("figs", ("figs",)),
        ("Salt, FIGS", ("salt", "figs")),
        ("sa; o", ("salt", "oil")),
        ("figs, figs", None),
        ("bread", None),
        ("none", ()),
    ],
)
def test_items_are_read_by_commas(text: str, goods: tuple[str, ...] | None) -> None:
    assert read(GOODS, toy.Fill, "goods", text) == goods


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("figs 2, oil 1", {"figs": 2, "oil": 1}),
        ("fi: 1; oil=2", {"figs": 1, "oil": 2}),
        ("figs", None),
        ("bread 2", None),
    ],
)
def test_shares_are_read_with_their_names(text: str, shares: dict[str, int] | None) -> None:
    assert read(SHARES, toy.Share, "shares", text) == shares


@pytest.mark.parametrize(
    ("text", "coins"), [("7", 7), (" 30 ", 30), ("31", None), ("seven", None), ("1", None), ("", None)]
)
def test_numbers_are_read_in_their_range(text: str, coins: int | None) -> None:
    assert read(COINS, toy.Bid, "coins", text) == coins


def test_items_are_offered_beside_those_typed() -> None:
    assert _reading.offered(GOODS, toy.Fill, "goods", {}, "", NAMING) == [
        ("figs", "figs"),
        ("oil", "oil"),
        ("salt", "salt"),
    ]
    assert _reading.offered(GOODS, toy.Fill, "goods", {}, "oil, s", NAMING) == [
        ("oil", "oil"),
        ("oil, figs", "oil, figs"),
        ("oil, salt", "oil, salt"),
    ]
    nothing = decision(Pick(toy.Fill, "goods", ["figs"], 0, 1))
    assert _reading.offered(nothing, toy.Fill, "goods", {}, "", NAMING)[-1] == ("nothing", "none")


def test_what_is_left_out_is_the_default_or_the_only_value() -> None:
    only = decision(Choices([toy.PayToll(1)]))
    assert _reading.read_default(only, toy.PayToll, "coins", {}) == _reading.Read(1)
    several = decision(Choices([toy.PayToll(1), toy.PayToll(2)]))
    assert _reading.read_default(several, toy.PayToll, "coins", {}) is None


def test_every_answer_of_a_game_is_read_as_it_is_offered() -> None:
    """All values that are offered, typed as they are shown, make the same action again."""
    rng = Random(1)
    for live in perikles(4, 9):
        asked = rng.choice(live.table().asked()).decision
        action = asked.sample(rng)
        kind = type(action)
        naming = Naming(live.game.wording("el", live.names), commands_in("el"))
        given: dict[str, Any] = {}
        for name in kind.__struct_fields__:
            value = getattr(action, name)
            shown = naming.value(kind, name, value)
            found = _reading.read(asked, kind, name, given, shown, naming)
            assert found == _reading.Read(value), (asked.question, name, value)
            offers = _reading.offered(asked, kind, name, given, "", naming)
            assert value in (None, "") or (shown, _reading.spelt(kind, name, value)) in offers
            given[name] = value


def test_number_is_not_the_beginning_of_a_larger_one() -> None:
    few = decision(Amount(toy.Bid, "coins", 5, 10))
    assert [read(few, toy.Bid, "coins", text) for text in ("1", "5", "10")] == [None, 5, 10]


FOUR = {0: "Anna", 1: "Bert", 2: "Anna", 3: "4711"}


@pytest.mark.parametrize(
    ("typed", "seat"),
    [
        *(("1", 0), ("Β", 1), ("b", 1), ("bert", 1), ("Be", 1), ("Anna (Γ)", 2), ("anna", None), ("3", 2)),
        *(("4", 3), ("47", None), ("4711", 3), ("0", None), ("5", None), ("", None), ("Zeno", None)),
    ],
)
def test_seat_is_meant_as_in_orders(typed: str, seat: int | None) -> None:
    """By letter or by number from 1; by a name that only one has."""
    assert _seats.find(typed, FOUR) == seat


def test_seat_of_an_action_is_meant_as_in_orders() -> None:
    live = next(live for live in perikles(4, 9))
    naming = Naming(live.game.wording("en", list(FOUR.values())), commands_in("en"))
    asked = decision(Choices([NameFirst(seat) for seat in range(4)]))
    for typed, seat in (("1", 0), ("B", 1), ("Γ", 2), ("Bert", 1), ("Anna", None)):
        found = _reading.read(asked, NameFirst, "first", {}, typed, naming)
        assert found == (None if seat is None else _reading.Read(seat))
    offered = _reading.offered(asked, NameFirst, "first", {}, "", naming)
    assert offered == [("Anna (Α)", "Α"), ("Bert (Β)", "Β"), ("Anna (Γ)", "Γ"), ("4711 (Δ)", "Δ")]
