"""7 and 13 to 15: units and commanders, raids, sieges."""

from __future__ import annotations

from games.sparta import effects as verbs
from games.sparta.board import board
from games.sparta.events.cards import TalentsChanged
from games.sparta.events.units import (
    CommanderChanged,
    CommanderReplaced,
    DesperateTimes,
    OmensObeyed,
    Raided,
    RaidGivenUp,
    SiegeBegan,
    SiegeEnded,
    SiegeLeft,
    SiegeRolled,
    TrialRolled,
    UnitDeployed,
    UnitHome,
    UnitMobilised,
)
from tests.games.sparta.referee.ledger import OTHER, Ledger, Unit, hears


@hears(OmensObeyed, DesperateTimes)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing that the referee keeps."""


@hears(CommanderChanged)
def commander(ledger: Ledger, event: CommanderChanged) -> None:
    """7: sides; whoever is exhausted may trigger something; a generic one who dies is regular again."""
    name = event.commander
    generic = board().commanders[name].generic
    if event.change == "veteran":
        ledger.veterans.add(name)
    elif event.change == "regular":
        ledger.veterans.discard(name)
    elif event.change == "exhausted":
        if name == ledger.late and isinstance(ledger.last, UnitHome):
            # 11: mobilised and exhausted without a card: it was the truce that took it home.
            ledger.withdrew.add(event.power)
        ledger.exhausts = False
        ledger.sources.append(
            [each for trigger in ledger.having(name, verbs.OnExhausted) for each in trigger.effects]
        )
        if generic and _has_died(ledger, name):
            ledger.veterans.discard(name)
    if event.change in ("gone", "exhausted") and ledger.fight is None:
        for unit in ledger.units.values():
            unit.commander = "" if unit.commander == name else unit.commander


def _has_died(ledger: Ledger, name: str) -> bool:
    """7: whether a generic commander who is exhausted has rolled his death."""
    last = ledger.last
    if name in ledger.dead:
        ledger.dead.discard(name)
        return True
    return isinstance(last, TrialRolled) and last.face == "failure"


@hears(UnitMobilised)
def mobilised(ledger: Ledger, event: UnitMobilised) -> None:
    """13: for the price of its kind and commander, for that of a card, or for nothing; and a battle card."""
    ledger.nothing_is_due()
    assert event.unit not in ledger.units
    assert all(unit.commander != event.commander for unit in ledger.units.values())
    assert event.talents in _prices(ledger, event), _prices(ledger, event)
    ledger.units[event.unit] = Unit(event.commander)
    ledger.owe(event.power, -event.talents)


def _prices(ledger: Ledger, event: UnitMobilised) -> set[int]:
    prices = {each.cost for each in ledger.printed(verbs.Mobilise)}
    if isinstance(ledger.last, DesperateTimes) or not ledger.round:
        prices = {0}
    else:
        discount = sum(each.n for each in ledger.having(event.commander, verbs.MobiliseDiscount))
        revolt = "helot-revolt" in ledger.lasting and event.power == "sparta" and "hoplite" in event.unit
        prices.add(max(board().limits.mobilise + revolt - discount, 0))
    cards = {level.battle_card_cost for level in board().levels.values()} | {board().limits.battle_card}
    return {price + card for price in prices for card in cards} if event.card else prices


@hears(UnitDeployed)
def deployed(ledger: Ledger, event: UnitDeployed) -> None:
    """13: roads one after the other; onto an enemy only to fight."""
    there = [name for name, unit in ledger.units.items() if unit.at == event.place and name != event.unit]
    assert event.attacks == any(name.startswith(OTHER[event.power]) for name in there)
    assert not any(name.startswith(event.power) for name in there)
    for near, far in zip(event.way, event.way[1:], strict=False):
        assert far in board().roads[near], f"no road from {near} to {far}"
    if not event.attacks:
        assert ledger.places[event.place].owner != event.power
    unit = ledger.units[event.unit]
    unit.at, unit.opened_by, unit.actions = event.place, "", 0


@hears(UnitHome)
def home(ledger: Ledger, event: UnitHome) -> None:
    """13: its commander goes with it."""
    for place in ledger.places.values():
        assert place.siege != event.unit, "its siege has not ended"
    unit = ledger.units.pop(event.unit)
    ledger.late = "" if unit.at or ledger.exhausts else unit.commander
    ledger.exhausts = False


@hears(CommanderReplaced)
def replaced(ledger: Ledger, event: CommanderReplaced) -> None:
    """7: somebody who commands nothing."""
    assert all(unit.commander != event.commander for unit in ledger.units.values())
    ledger.units[event.unit].commander = event.commander


@hears(RaidGivenUp)
def given_up(ledger: Ledger, event: RaidGivenUp) -> None:
    """14: own influence is there by now."""
    assert ledger.places[event.place].owner == event.power
    assert ledger.units[event.unit].at == event.place


@hears(Raided)
def raided(ledger: Ledger, event: Raided) -> None:
    """14: all of it is the enemy's, and contested; what was raided before pays nothing."""
    ledger.nothing_is_due()
    unit, place = ledger.units[event.unit], ledger.places[event.place]
    assert unit.at == event.place
    if place.raid:
        assert not event.talents
        return
    kind = event.unit.split("-")[1]
    more = ledger.having(unit.commander, verbs.RaidTalents)
    talents = board().limits.raid + sum(each.n for each in more if each.unit in (kind, "either"))
    assert event.talents == talents, talents
    full = (OTHER[event.power], ledger.size(event.place))
    if (place.owner, place.influence) != full:
        ledger.influence_due.append((event.place, *full))
    place.raid = True
    ledger.owe(event.power, talents)


@hears(SiegeBegan)
def siege_began(ledger: Ledger, event: SiegeBegan) -> None:
    """14: after a raid, by land or from a ship, whose commander lands; in a campaign from the start."""
    if event.ship:
        ledger.units[event.unit] = ledger.units.pop(event.ship)
    unit, place = ledger.units[event.unit], ledger.places[event.place]
    assert "hoplite" in event.unit
    assert not place.siege
    assert place.raid or not ledger.round
    unit.at, unit.opened_by, unit.actions = event.place, unit.commander, 0
    place.siege = event.unit


def _dice(ledger: Ledger, event: SiegeRolled, bonus: int) -> tuple[int, bool]:
    """15: count the dice; is there one that is rolled apart?"""
    purse, place = ledger.purses[event.power], event.place
    tracks = board().tracks
    near = [ledger.controller(each) for each in board().roads[place]]
    dice = 1 + bonus + (near.count(event.power) > near.count(OTHER[event.power]))
    dice += (purse.army >= tracks.army.bonus_die_from) + (purse.fleet >= tracks.fleet.bonus_die_from)
    dice += (place == "sparta") - (place == "athenae" and "long-walls" in ledger.lasting)
    most = 1 if place in board().allies else board().limits.siege_dice
    dice = min(max(dice, 0), most)
    unit, apart = ledger.units[ledger.places[place].siege], False
    for each in ledger.having(unit.commander, verbs.SiegeDice):
        if each.first_roll_only and (unit.actions or unit.opened_by != unit.commander):
            continue
        if each.eliminate_on_failure:
            apart = dice < most
        else:
            dice = min(dice + each.n, most)
    return dice, apart and dice < most


@hears(SiegeRolled)
def siege_rolled(ledger: Ledger, event: SiegeRolled) -> None:
    """15: paid for, or by a card; a failure costs the army one, each success an influence."""
    ledger.nothing_is_due()
    price = board().limits.siege
    last = ledger.last
    is_paid = isinstance(last, TalentsChanged) and (last.power, last.talents) == (event.power, -price)
    by_card = ledger.printed(verbs.SiegeRoll)
    assert is_paid or by_card, "nobody has paid"
    bonuses = {0} if is_paid else {each.bonus for each in by_card}
    found = [_dice(ledger, event, bonus) for bonus in bonuses]
    assert (len(event.faces), event.apart is not None) in found, found
    unit, place = ledger.units[ledger.places[event.place].siege], ledger.places[event.place]
    unit.actions += 1
    faces = [*event.faces, event.apart]
    if "failure" in faces and not ledger.having(unit.commander, verbs.SiegeSafe):
        army = ledger.purses[event.power].army
        if army > board().tracks.army.min:
            ledger.shifts.append((event.power, "army", -1))
    if event.apart == "failure":
        ledger.dead.add(unit.commander)
    left = max(place.influence - faces.count("success"), 0)
    if left != place.influence:
        ledger.influence_due.append((event.place, place.owner if left else "", left))


@hears(SiegeLeft)
def siege_left(ledger: Ledger, event: SiegeLeft) -> None:
    """15: a die for the commander, unless he needs none."""
    unit = ledger.units[ledger.places[event.place].siege]
    assert unit.commander == event.commander
    safe = bool(ledger.having(event.commander, verbs.SiegeAbortSafe))
    assert safe == (event.face is None)
    if event.face == "failure":
        ledger.dead.add(event.commander)


@hears(SiegeEnded)
def siege_ended(ledger: Ledger, event: SiegeEnded) -> None:
    """15: what is won is controlled, and pays its autonomy; what is given up stays raided."""
    place, is_ally = ledger.places[event.place], event.place in board().allies
    assert place.siege == event.unit
    owner = place.owner
    place.siege = ""
    leaves = event.how in ("lost", "broken-off", "relocated", "home") and not is_ally
    place.raid = event.how != "won" and (place.raid or leaves)
    size = ledger.size(event.place)
    assert event.talents == (size if event.how == "won" else 0)
    if event.how == "won":
        assert not owner
        assert not is_ally
        ledger.influence_due.append((event.place, event.power, size))
        ledger.owe(event.power, size)
    elif event.how == "diplomacy":
        assert owner == event.power
    has_fleet = ledger.purses[event.power].fleet > board().tracks.fleet.min
    if event.how == "recalled" and "trireme" in event.unit and has_fleet:
        ledger.shifts.append((event.power, "fleet", -1))
    if event.how == "returned" and "hoplite" in event.unit:
        ledger.units[event.unit].at = ""
