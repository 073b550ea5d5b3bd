"""11 and 31: the truce, the games, the spectacle."""

from __future__ import annotations

from games.sparta.board import board
from games.sparta.events.games import ContestWon, CubesDrawn, GamesRolled, GamesWon, PrizeTaken, TruceKept
from games.sparta.figures import Contest
from tests.games.sparta.referee.ledger import OTHER, POWERS, Ledger, hears


@hears(TruceKept)
def truce_kept(ledger: Ledger, event: TruceKept) -> None:
    """11: a unit in the field, that does not besiege."""
    ledger.nothing_is_due()
    unit = ledger.units[event.unit]
    assert event.unit.startswith(event.power)
    assert unit.at == event.place
    assert ledger.places[event.place].siege != event.unit
    if event.face == "success":
        ledger.stayed.add(event.power)
    elif event.face == "failure":
        ledger.dead.add(unit.commander)
    elif not event.face:
        ledger.withdrew.add(event.power)


@hears(GamesRolled)
def rolled(ledger: Ledger, event: GamesRolled) -> None:
    """11: two dice, one after a breach of the truce, one more for keeping it."""
    if event.power == POWERS[0]:
        ledger.successes = {}
    games = board().games
    number = games.broke_truce if event.power in ledger.stayed else games.base
    number += games.bonus_if_withdrew if event.power in ledger.withdrew else 0
    assert len(event.faces) == number, f"{number} dice"
    ledger.successes[event.power] = event.faces.count("success")


@hears(GamesWon)
def won(ledger: Ledger, event: GamesWon) -> None:
    """11: successes, then fewer regions, then Sparta."""
    found = ledger.successes
    held = {power: ledger.regions_held(power) for power in POWERS}
    if found["sparta"] != found["athens"]:
        due = (max(POWERS, key=lambda power: found[power]), "successes")
    elif held["sparta"] != held["athens"]:
        due = (min(POWERS, key=lambda power: held[power]), "regions")
    else:
        due = ("sparta", "sparta")
    assert (event.power, event.by) == due, due
    ledger.prizes = [(each.talents, bool(each.favour)) for each in board().games.rewards]
    ledger.winner = event.power


@hears(PrizeTaken)
def prize(ledger: Ledger, event: PrizeTaken) -> None:
    """11: the winner takes one of the two, the other the other."""
    ledger.nothing_is_due()
    assert event.power == (ledger.winner if len(ledger.prizes) > 1 else OTHER[ledger.winner])
    ledger.prizes.remove((event.talents, event.favour))
    ledger.owe(event.power, event.talents)


@hears(ContestWon)
def contest(ledger: Ledger, event: ContestWon) -> None:
    """31: whoever has fewest of something; a support brings a cube more."""
    ledger.nothing_is_due()
    printed = next(each for each in board().contests if each.id == event.contest)
    power = _best(ledger, printed)
    assert event.power == power, power
    leads = ledger.value(power, printed.extra_cube) > ledger.value(OTHER[power], printed.extra_cube)
    assert (event.talents, event.cubes) == (printed.talents, printed.cubes + leads)
    ledger.owe(power, event.talents)
    if not ledger.cubes:
        figures = board().spectacle
        for each in POWERS:
            ledger.cubes[each] = figures.base_cubes_each
            ledger.cubes[each] += figures.own_cube_if_withdrew * (each in ledger.withdrew)
            ledger.cubes[each] += figures.enemy_cube_if_broke_truce * (OTHER[each] in ledger.stayed)
    ledger.cubes[power] += event.cubes


def _best(ledger: Ledger, printed: Contest) -> str:
    if printed.fewest == "battle-cards":
        counts = {power: ledger.purses[power].battle for power in POWERS}
    elif printed.fewest == "regions":
        counts = {power: ledger.regions_held(power) for power in POWERS}
    elif printed.fewest == "favours":
        counts = {power: ledger.purses[power].favours + ledger.purses[power].green for power in POWERS}
    else:
        counts = {power: ledger.purses[power].talents for power in POWERS}
    if counts["athens"] == counts["sparta"]:
        return printed.tie
    return min(POWERS, key=lambda power: counts[power])


@hears(CubesDrawn)
def drawn(ledger: Ledger, event: CubesDrawn) -> None:
    """31: three cubes; the majority gets the green favour."""
    cubes = {"sparta": event.sparta, "athens": event.athens}
    assert sum(cubes.values()) == min(board().spectacle.drawn, sum(ledger.cubes.values()))
    assert {"sparta": event.of_sparta, "athens": event.of_athens} == ledger.cubes
    assert all(cubes[power] <= ledger.cubes[power] for power in POWERS)
    assert cubes[event.power] >= cubes[OTHER[event.power]]
