"""What is typed into `/antike`: other ways to say a legal value, and choices that stay the player's."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.panels.composer import Composer
from bot.discord.panels.naming import Naming
from bot.discord.texts import commands_in
from cogs import _reading
from games.antike.actions import Arm, Build, Conquer, Fight, Found, Move, Rondel
from games.antike.game import GAME
from games.core.decision import Action, Decision
from games.text import LANGUAGES
from games.text.vocabulary import fold
from tests.games.antike.builder import Position

NAMING = Naming(GAME.wording("en", ["Ann", "Ben", "Cid"]), commands_in("en"))


def asked(position: Position) -> Decision:
    (found,) = position.table.asked()
    return found.decision


def said(decision: Decision, kind: type[Action], name: str, text: str, **given: Any) -> Any:
    found = _reading.read(decision, kind, name, given, text, NAMING)
    return None if found is None else (found.value,)


def at_war() -> Decision:
    position = Position().cities("persians", "tyros", "susa", "ninive").units("persians", "tyros", 1)
    position.units("greeks", "tyros", 3, 3).units("greeks", "palmyra", 2)
    return asked(position.manoeuvre("greeks"))


def test_the_only_opponent_may_be_named_all_the_same() -> None:
    given = {"province": "tyros", "unit": "legion", "count": 1}
    assert said(at_war(), Fight, "nation", "Persians", **given) == ("persians",)
    assert said(at_war(), Fight, "nation", "Arabs", **given) is None


def test_actions_spent_may_be_named_all_the_same() -> None:
    given = {"origin": "palmyra", "unit": "legion", "count": 2, "route": ("babylon",)}
    assert said(at_war(), Move, "spent", "0", **given) == (0,)
    assert said(at_war(), Move, "spent", "1", **given) is None


def test_who_conquers_says_with_what() -> None:
    decision = at_war()
    given: dict[str, Any] = {"province": "tyros"}
    assert _reading.read_default(decision, Conquer, "legions", given) is None
    following = _reading.read_default(decision, Conquer, "galleys", {**given, "legions": 2})
    assert following is not None
    assert following.value == 0


def test_who_raises_units_says_which() -> None:
    """In Athens a legion is as good as a galley; in Susa there are only legions."""
    position = Position().cities("greeks", "susa").has("greeks", iron=2).turn("greeks")
    decision = asked(position.act("greeks", Rondel("arming")))
    assert _reading.read_default(decision, Arm, "legions", {"province": "athen"}) is None
    for typed, legions in (({"galleys"}, 0), ({"legions", "galleys"}, 0)):
        found = _reading.read_default(decision, Arm, "legions", {"province": "athen"}, typed)
        assert found is not None
        assert found.value == legions
    only = _reading.read_default(decision, Arm, "legions", {"province": "susa"})
    assert only is not None
    assert only.value == 1


@pytest.mark.parametrize(("typed", "coins"), [("2", 2), ("3", 3), ("1", None), ("5", None)])
def test_as_many_coins_as_needed_may_be_counted(typed: str, coins: int | None) -> None:
    position = Position().has("greeks", marble=3, coins=4).turn("greeks").act("greeks", Rondel("temple"))
    found = said(asked(position), Build, "coins", typed, province="sparta")
    assert found == (None if coins is None else (coins,))


@pytest.mark.parametrize("typed", ["marble", "gold, marble", "marble, gold"])
def test_coins_for_a_city_in_any_order(typed: str) -> None:
    position = Position().has("greeks", iron=1, gold=1, coins=2).units("greeks", "athen", 1)
    decision = asked(position.turn("greeks").act("greeks", Rondel("gold")))
    (coins,) = said(decision, Found, "coins", typed, province="athen")
    assert set(coins) == {part.strip() for part in typed.split(",")}
    assert decision.allows(Found("athen", coins))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_are_offered_in_the_order_of_their_names(language: str) -> None:
    naming = Naming(GAME.wording(language, ["Ann", "Ben", "Cid"]), commands_in(language))
    position = Position().many_cities("greeks", 20).has("greeks", marble=9, iron=9)
    decision = asked(position.turn("greeks").act("greeks", Rondel("arming")))
    labels = [label for label, _ in _reading.offered(decision, Arm, "province", {}, "", naming)]
    assert len(labels) == 20
    assert labels == sorted(labels, key=fold)
    shown = [option.label for option in Composer(decision, naming).at(()).options]
    assert len(shown) == 21
    assert [label for label in shown if label in labels] == [label for label in labels if label in shown]
