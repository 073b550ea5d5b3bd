"""Section XI: the openings that the rulebook proposes."""

from __future__ import annotations

from games.antike.actions import Advance, Arm, Build, Done, Found, Move, Rondel
from games.antike.events import AdvanceAcquired, CityFounded, FieldChosen, TempleBuilt, UnitsRaised
from tests.games.antike.builder import Position

# The Arabs begin with Saba (marble), Adane (iron) and Mecca (gold), two marble, one iron and three gold.


def others_pass(table: Position, field: str) -> Position:
    """The Greeks and the Persians take their turns."""
    for nation in ("greeks", "persians"):
        table.act(nation, Rondel(field)).done(nation)
    assert table.asks() == ("rondel", "arabs")
    return table


def test_e11_growth() -> None:
    """Marble, then Temple for one gold: three marble and two coins for the temple."""
    table = others_pass(Position.set_up(3, nations=[0, 0]).act("arabs", Rondel("marble")), "gold")
    assert table.stock("arabs") == (3, 1, 3, 2)
    table.act("arabs", Rondel("temple", gold=1))
    chosen = table.all_told(FieldChosen)[-1]
    assert (chosen.steps, chosen.gold) == (4, 1)
    table.act("arabs", Build("saba"))
    assert table.told(TempleBuilt) == TempleBuilt(nation="arabs", province="saba", marble=3, coins=2)
    assert table.stock("arabs") == (0, 1, 2, 0)
    assert table.state.temples == ["saba"]


def test_e12_military() -> None:
    """Arming with one iron and one coin, then a manoeuvre, and a city for gold, marble and a coin."""
    table = Position.set_up(3, nations=[0, 0]).act("arabs", Rondel("arming"))
    table.act("arabs", Arm("mecca", legions=1), Arm("adane", galleys=1), Done())
    assert [(event.iron, event.coins) for event in table.all_told(UnitsRaised)] == [(1, 0), (0, 1)]
    assert table.stock("arabs") == (2, 0, 3, 0)
    others_pass(table, "gold")
    assert table.stock("arabs") == (2, 0, 3, 1)
    table.act("arabs", Rondel("manoeuvre-b"))
    table.act("arabs", Move("mecca", "legion", 1, ("petra",)), Move("adane", "galley", 1, ("punt",)), Done())
    assert table.asks() == ("found", "arabs")
    table.act("arabs", Found("petra"))
    assert table.told(CityFounded) == CityFounded(
        nation="arabs", province="petra", marble=1, iron=0, gold=1, coins=1
    )
    assert table.stock("arabs") == (1, 0, 2, 0)
    table.act("arabs", Done())
    assert table.asks() == ("rondel", "greeks")


def test_e13_progress() -> None:
    """Gold, Marble, and a basic advance for four gold and three coins."""
    table = others_pass(Position.set_up(3, nations=[0, 0]).act("arabs", Rondel("gold")), "gold")
    others_pass(table.act("arabs", Rondel("marble")), "marble")
    assert table.stock("arabs") == (3, 1, 4, 3)
    table.act("arabs", Rondel("advance"), Advance("market"))
    assert table.told(AdvanceAcquired) == AdvanceAcquired(
        nation="arabs", advance="market", new=True, gold=4, coins=3
    )
    assert table.stock("arabs") == (3, 1, 0, 0)
    table.act("arabs", Done())
    assert table.personages("arabs") == {"scholar": 1}


def test_a3_all_openings_need_the_coin_of_the_first_round() -> None:
    assert Position.set_up(3, nations=[0, 0]).stock("arabs") == (2, 1, 3, 1)
