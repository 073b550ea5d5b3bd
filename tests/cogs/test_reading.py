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
from tests.toy.game.actions import Fill, Part, Sell
from tests.toy.game.wording import Wording

NAMING = Naming(Wording("en", ["Anna", "Bert"]), commands_in("en"))


def decision(*forms: Any) -> Decision:
    return Decision(0, "1", "what", *forms)


def read(asked: Decision, kind: type[Action], name: str, text: str) -> Any:
    found = _reading.read(asked, kind, name, {}, text, NAMING)
    return None if found is None else found.value


GOODS = decision(Pick(Fill, "wares", ["figs", "salt", "wool"], 1, 2))
SHARES = decision(Allocate(Part, "shares", 3, {"figs": 2, "wool": 2}))
COINS = decision(Amount(Sell, "measures", 2, 30))


@pytest.mark.parametrize(
    ("text", "wares"),
    [
        ("figs", ("figs",)),
        ("Salt, FIGS", ("salt", "figs")),
        ("sa; w", ("salt", "wool")),
        ("figs, figs", None),
        ("bread", None),
        ("none", ()),
    ],
)
def test_items_are_read_by_commas(text: str, wares: tuple[str, ...] | None) -> None:
    assert read(GOODS, Fill, "wares", text) == wares


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("figs 2, wool 1", {"figs": 2, "wool": 1}),
        ("fi: 1; wool=2", {"figs": 1, "wool": 2}),
        ("figs", None),
        ("bread 2", None),
    ],
)
def test_shares_are_read_with_their_names(text: str, shares: dict[str, int] | None) -> None:
    assert read(SHARES, Part, "shares", text) == shares


@pytest.mark.parametrize(
    ("text", "measures"), [("7", 7), (" 30 ", 30), ("31", None), ("seven", None), ("1", None), ("", None)]
)
def test_numbers_are_read_in_their_range(text: str, measures: int | None) -> None:
    assert read(COINS, Sell, "measures", text) == measures


def test_items_are_offered_beside_those_typed() -> None:
    assert _reading.offered(GOODS, Fill, "wares", {}, "", NAMING) == [
        ("figs", "figs"),
        ("salt", "salt"),
        ("wool", "wool"),
    ]
    assert _reading.offered(GOODS, Fill, "wares", {}, "wool, s", NAMING) == [
        ("wool", "wool"),
        ("wool, figs", "wool, figs"),
        ("wool, salt", "wool, salt"),
    ]
    nothing = decision(Pick(Fill, "wares", ["figs"], 0, 1))
    assert _reading.offered(nothing, Fill, "wares", {}, "", NAMING)[-1] == ("nothing", "none")


def test_what_is_left_out_is_the_default_or_the_only_value() -> None:
    only = decision(Choices([Sell(1)]))
    assert _reading.read_default(only, Sell, "measures", {}) == _reading.Read(1)
    several = decision(Choices([Sell(1), Sell(2)]))
    assert _reading.read_default(several, Sell, "measures", {}) is None


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
    few = decision(Amount(Sell, "measures", 5, 10))
    assert [read(few, Sell, "measures", text) for text in ("1", "5", "10")] == [None, 5, 10]


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
