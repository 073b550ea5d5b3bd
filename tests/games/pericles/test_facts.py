"""What stands beside answers on panels is what comes of them."""

from __future__ import annotations

import pytest

from bot.discord.panels.composer import Composer
from bot.discord.panels.naming import Naming
from bot.discord.texts import commands_in
from games.pericles.actions import Commit
from games.pericles.board import board
from games.pericles.steps.diplomacy import Diplomacy
from games.pericles.steps.oracle import Oracle
from tests.games.pericles.builder import War
from tests.rendering.plays import words_of

WORDS = words_of("pericles", "en", 4)


def _talking(tokens: int, treachery: int, *, league: bool = True) -> War:
    """Let the Demagogues press a theatre whose defence is four, or without a league base two."""
    war = War()
    war.state.houses["demagogues"].tokens = tokens
    war.stock_up()
    war.stand("boeotia", "peloponnesian", land=2, base=int(league))
    war.stand("boeotia", "sparta", base=int(not league))
    if treachery:
        war.state.treachery = {"boeotia": {"athens": treachery}}
    war.begin(Diplomacy(owner="demagogues", at="boeotia"))
    return war


@pytest.mark.parametrize(
    ("tokens", "treachery", "league", "told", "base"),
    [
        (3, 2, True, "5 against 4: a base changes sides", 1),
        (3, 1, True, "4 against 4: 3 treachery", 0),
        (3, 2, False, "5 against 4: 3 treachery", 0),
    ],
)
def test_8_51_beside_tokens_stands_what_they_do(
    tokens: int, treachery: int, league: bool, told: str, base: int
) -> None:
    war = _talking(tokens, treachery, league=league)
    action = Commit("demagogues", tokens)
    assert WORDS.fact(war.view(1), action) == told
    war.act("demagogues", action)
    stands = war.state.pieces["boeotia"].get("delian")
    assert (stands.base if stands else 0) == base


def test_8_51_no_league_base_in_the_box_no_base_changes_sides() -> None:
    war = _talking(3, 2)
    for theatre in ("samos", "chios", "lesbos", "ionia"):
        war.stand(theatre, "delian", base=3)
    assert WORDS.fact(war.view(1), Commit("demagogues", 3)) == "5 against 4: 3 treachery"
    war.act("demagogues", Commit("demagogues", 3))
    assert "delian" not in war.state.pieces["boeotia"]


def test_8_53_an_oracle_offers_honour_first_and_the_rest_behind_a_button_each() -> None:
    war = War()
    for theatre in list(board().theatres)[:15]:
        war.stand(theatre, "peloponnesian", land=1, naval=1)
    war.begin(Oracle(owner="aristocrats", at="samos"))
    composer = Composer(war.required()[0], Naming(WORDS, commands_in("en"), war.view(0)))
    first = composer.at(()).options
    assert [each.label for each in first] == [
        "Take 3 Honour",
        "Send a unit home …",
        "Sow treachery …",
        "Do not resolve it",
    ]
    assert composer.at((first[2].index,)).several == (3, 3)
    units = composer.at((first[1].index,)).options
    assert [each.label for each in units] == ["1 Peloponnesian land unit", "1 Peloponnesian ship"]
    assert len(composer.at((first[1].index, units[0].index)).options) == 15


def test_of_tokens_for_an_expedition_nothing_is_said() -> None:
    war = _talking(3, 2)
    war.state.agenda.clear()
    assert WORDS.fact(war.view(1), Commit("demagogues", 3)) == ""
