"""10 to 12 and 17 to 25: set-up, scoring, income, armies, triremes, recruiting, the end of a war."""

from __future__ import annotations

from games.sparta.board import board
from games.sparta.events.cards import BattleCardsSeen
from games.sparta.events.games import GameEnded, Passed, WarEnded
from games.sparta.events.rounds import (
    ArmiesSet,
    CardsDealt,
    CardTaken,
    HandDealt,
    IncomePaid,
    InfluencePlaced,
    RaidsRebuilt,
    Recruited,
    RegionsScored,
    RoundBegan,
    SetUpCardUsed,
    ShipBuilt,
    StackJoined,
    SupportArrived,
    WarBegan,
)
from games.sparta.events.units import CommandersArrived
from tests.games.sparta.referee.ledger import OTHER, POWERS, Ledger, Place, Purse, Support, Unit, hears

SILENT = (
    SetUpCardUsed,
    StackJoined,
    HandDealt,
    BattleCardsSeen,
    CommandersArrived,
    Passed,
)
"""What moves nothing that the referee keeps."""


@hears(*SILENT)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing."""


@hears(WarBegan)
def war_began(ledger: Ledger, event: WarBegan) -> None:
    """17: a war is laid out; the second one of a campaign goes on with what the first left."""
    ledger.wars.append(event.war)
    if len(ledger.wars) == 1:
        _lay_out(ledger)
    else:
        campaign = next(each for each in board().campaigns.values() if each.second == event.war)
        assert campaign.first == ledger.wars[0]
        kept = {*campaign.survivors, *(name for name, each in board().commanders.items() if each.generic)}
        ledger.veterans &= kept
        ledger.lasting["long-walls"] = "athens"
        assert not any(unit.at for unit in ledger.units.values()), "a unit is still on the map"
    ledger.round = 0


def _lay_out(ledger: Ledger) -> None:
    figures = ledger.figures
    in_play = {*figures.allies_in_play}
    for name, space in board().spaces.items():
        founded = not space.territory or name in figures.territories_founded
        if founded and space.region in figures.regions_in_play:
            in_play.add(name)
    if figures.megalopolis:
        ledger.lasting["megalopolis"] = ""
    if figures.walls:
        ledger.lasting["long-walls"] = "athens"
    ledger.places = {place: Place() for place in in_play}
    held = {"athens": figures.athens_controls, "sparta": figures.sparta_controls}
    some = {"athens": figures.athens_influence, "sparta": figures.sparta_influence}
    for power in POWERS:
        ledger.purses[power] = Purse(army=dict(figures.army)[power], fleet=dict(figures.fleet)[power])  # type: ignore[index]
        for place in held[power]:
            ledger.places[place] = Place(power, ledger.size(place))
        for place, number in some[power].items():
            ledger.places[place] = Place(power, number)
    _lay_supports(ledger)
    _lay_units(ledger)


def _lay_supports(ledger: Ledger) -> None:
    figures = ledger.figures
    markers = (*figures.regions_in_play, *figures.allies_in_play)
    on_markers = {name for marker in markers for name in board().reward(marker, figures.id).supports}
    late = [each.id for each in figures.delayed_supports]
    for name, printed in board().supports.items():
        state = "marker" if name in on_markers else "out"
        state = "track" if name in late else "lost" if name in figures.eliminated_supports else state
        state = "supply" if printed.marker == "mercenary" else state
        holder = printed.marker if printed.marker in POWERS else ""
        ledger.supports[name] = Support("field" if holder else state, holder)
    for name in figures.veteran_supports:
        ledger.supports[name].veteran = True


def _lay_units(ledger: Ledger) -> None:
    for start in ledger.figures.units:
        where = f"{'army' if start.kind == 'hoplite' else 'fleet'} {start.number}"
        leader = next(
            name
            for name, place in ledger.figures.commanders.items()
            if place == where and board().commanders[name].side == start.side
        )
        name = f"{start.side}-{start.kind}-{start.number}"
        ledger.units[name] = Unit(leader, start.at, leader if start.at else "")
        if start.at:
            ledger.places[start.at].siege = name


@hears(InfluencePlaced)
def influence_placed(ledger: Ledger, event: InfluencePlaced) -> None:
    """17: one influence, where the enemy has none."""
    assert ledger.places[event.place].owner != OTHER[event.power]
    ledger.influence_due.append((event.place, event.power, ledger.places[event.place].influence + 1))


@hears(RoundBegan)
def round_began(ledger: Ledger, event: RoundBegan) -> None:
    """10: one round after the other."""
    ledger.nothing_is_due()
    ledger.round += 1
    ledger.rounds += 1
    assert (event.war, event.round) == (ledger.war, ledger.round)
    assert ledger.round <= ledger.figures.rounds
    ledger.scored = []
    ledger.stayed, ledger.withdrew = set(), set()
    ledger.successes, ledger.cubes = {}, {}


@hears(RegionsScored)
def scored(ledger: Ledger, event: RegionsScored) -> None:
    """9: who controls a region or ally on the map gets its marker."""
    now = ledger.owners()
    purse = ledger.purses[event.power]
    due = {marker for marker, owner in now.items() if owner == event.power}
    assert {*event.markers} == due, f"markers {sorted(due)}"
    assert {*event.won} == due - {*purse.markers}
    assert {*event.lost} == {*purse.markers} - due
    purse.markers = event.markers
    ledger.scored.append(event.power)
    if len(ledger.scored) == len(POWERS):
        for marker in (marker for marker, owner in now.items() if not owner):
            for name in board().reward(marker, ledger.war).supports:
                if ledger.supports[name].state == "field":
                    ledger.supports[name].state, ledger.supports[name].holder = "marker", ""


def follow(ledger: Ledger, power: str, names: tuple[str, ...]) -> list[str]:
    """10: supports of a marker go to who holds it; list those that are new there."""
    came = [name for name in names if ledger.supports[name].state in ("marker", "field")]
    new = [name for name in came if ledger.supports[name].holder != power]
    for name in came:
        ledger.supports[name].state, ledger.supports[name].holder = "field", power
    return new


@hears(IncomePaid)
def income(ledger: Ledger, event: IncomePaid) -> None:
    """10: what markers and the tableau bring; for a favour that is not there, a talent."""
    purse = ledger.purses[event.power]
    tableau = board().tableaus[dict(ledger.figures.tableau)[event.power]]
    rewards = [board().reward(marker, ledger.war) for marker in purse.markers]
    favours = tableau.favour + sum(reward.favour for reward in rewards)
    left = board().favours.ordinary - sum(each.favours for each in ledger.purses.values())
    instead = max(favours - left, 0)
    talents = tableau.talents + sum(reward.talents for reward in rewards) + instead
    supports = [name for reward in rewards for name in follow(ledger, event.power, reward.supports)]
    own = tuple(name for name, each in board().supports.items() if each.marker == event.power)
    supports += follow(ledger, event.power, own)
    assert (event.talents, event.favours) == (talents, favours - instead), (talents, favours - instead)
    assert sorted(event.supports) == sorted(supports), supports
    purse.talents += talents
    purse.favours += favours - instead
    assert event.treasury == purse.talents


@hears(ArmiesSet)
def armies(ledger: Ledger, event: ArmiesSet) -> None:
    """10: by who has the larger army, before either is set."""
    if event.power == POWERS[0]:
        ledger.armies = {power: purse.army for power, purse in ledger.purses.items()}
    own, other = (ledger.armies[power] for power in (event.power, OTHER[event.power]))
    reset = board().army_reset
    base = reset.equal if own == other else reset.higher if own > other else reset.lower
    base = base if own else reset.zero
    brought = ledger.megapoleis(event.power)
    revolts = "helot-revolt" in ledger.lasting and ledger.controller("sparta") == event.power
    brought -= int(revolts)
    cost = len(ledger.sieges(event.power))
    assert (event.base, event.megapoleis, event.sieges) == (base, brought, cost), (base, brought, cost)
    army = min(max(base + brought - cost, board().tracks.army.min), board().tracks.army.max)
    assert event.army == army
    ledger.purses[event.power].army = army


@hears(ShipBuilt)
def built(ledger: Ledger, event: ShipBuilt) -> None:
    """10: one more, for what the track says."""
    purse = ledger.purses[event.power]
    assert (event.cost, event.fleet) == (board().tracks.fleet_cost[purse.fleet], purse.fleet + 1)
    purse.fleet, purse.talents = event.fleet, purse.talents - event.cost
    assert purse.talents >= 0


@hears(Recruited)
def recruited(ledger: Ledger, event: Recruited) -> None:
    """11: a lost one, of an own marker."""
    marker = board().supports[event.support].marker
    assert event.cost == board().limits.recruit
    assert ledger.supports[event.support].state == "lost"
    assert marker in (event.power, *ledger.purses[event.power].markers)
    ledger.supports[event.support] = Support("field", event.power)
    ledger.purses[event.power].talents -= event.cost
    assert ledger.purses[event.power].talents >= 0


@hears(RaidsRebuilt)
def rebuilt(ledger: Ledger, event: RaidsRebuilt) -> None:
    """11: all but besieged places."""
    due = {place for place, each in ledger.places.items() if each.raid and not each.siege}
    assert {*event.places} == due, due
    for place in due:
        ledger.places[place].raid = False


@hears(SupportArrived)
def support_arrived(ledger: Ledger, event: SupportArrived) -> None:
    """18 and 23: from the track."""
    assert ledger.supports[event.support].state == "track"
    ledger.supports[event.support].state = "marker"


@hears(CardsDealt)
def dealt(ledger: Ledger, event: CardsDealt) -> None:
    """11: never more than a hand."""
    purse = ledger.purses[event.power]
    purse.cards += event.number
    assert purse.cards <= ledger.figures.hand


@hears(CardTaken)
def taken(ledger: Ledger, event: CardTaken) -> None:
    """23: instead of one that is dealt."""
    assert (event.power, event.card) == ("athens", "antigonos")
    ledger.purses[event.power].cards += 1


@hears(WarEnded)
def war_ended(ledger: Ledger, event: WarEnded) -> None:
    """12: regions are counted once more, from the map."""
    ledger.nothing_is_due()
    assert ledger.round == ledger.figures.rounds, "rounds are missing"
    owners = [owner for marker, owner in ledger.owners().items() if marker in board().regions]
    counted = {power: owners.count(power) for power in POWERS}
    counted["athens"] += ledger.war == "pw1" and "persis" in ledger.sieges("athens")
    assert (event.war, event.sparta, event.athens) == (ledger.war, counted["sparta"], counted["athens"])
    ledger.counted = counted


@hears(GameEnded)
def game_ended(ledger: Ledger, event: GameEnded) -> None:
    """12: most regions; at a tie Sparta."""
    counted = ledger.counted
    winner = "athens" if counted["athens"] > counted["sparta"] else "sparta"
    assert (event.power, event.sparta, event.athens) == (winner, counted["sparta"], counted["athens"])
    ledger.winner = winner
