"""12 and 13: action cards and what they change: talents, favours, strengths, supports, influence, markers."""

from __future__ import annotations

from games.sparta import effects as verbs
from games.sparta.board import board
from games.sparta.events.cards import (
    ActionRoundBegan,
    BattleCardsDiscarded,
    BattleCardsDrawn,
    CardDiscarded,
    CardPlayed,
    CardsShown,
    CardSwapped,
    EnvoySent,
    FavourChanged,
    HandSeen,
    InfluenceChanged,
    MarkerPut,
    MarkerRemoved,
    MarkerTaken,
    NothingHappened,
    OmensPut,
    OptionChosen,
    RaidMarkerRemoved,
    StrengthChanged,
    SupportChanged,
    SwapSeen,
    TalentsChanged,
    TerritoryFounded,
)
from games.sparta.events.units import TrialRolled
from tests.games.sparta.referee import battles
from tests.games.sparta.referee.ledger import OTHER, Ledger, Place, Support, hears
from tests.games.sparta.referee.rounds import follow

SILENT = (
    OptionChosen,
    CardsShown,
    HandSeen,
    CardSwapped,
    SwapSeen,
    OmensPut,
    TrialRolled,
)
"""What moves nothing that the referee keeps."""


@hears(*SILENT)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing."""


@hears(NothingHappened)
def declined(ledger: Ledger, event: NothingHappened) -> None:
    """12: a commander who is not exhausted."""
    ledger.exhausts = ledger.exhausts and event.verb != "commander"


@hears(ActionRoundBegan)
def action_round(ledger: Ledger, event: ActionRoundBegan) -> None:
    """11: in turns, Sparta first, as long as somebody holds a card."""
    ledger.nothing_is_due()
    assert any(purse.cards for purse in ledger.purses.values()), "nobody holds a card"
    ledger.turn = event.power
    ledger.sources, ledger.exhausts = [], False


@hears(CardPlayed)
def played(ledger: Ledger, event: CardPlayed) -> None:
    """12: a card of the hand, with what is printed on it."""
    ledger.nothing_is_due()
    card = board().cards[event.card]
    purse = ledger.purses[event.power]
    assert event.power == ledger.turn
    assert event.favour in (0, card.favour_cost)
    assert event.removed == card.remove
    word, _, of = card.actor.partition(":")
    actors = {
        "player": event.power,
        "controller": (of and ledger.controller(of)) or event.power,
        "marker": next((each for each in OTHER if of in (each, *ledger.purses[each].markers)), event.power),
    }
    assert event.actor == actors.get(word, word), actors
    purse.cards -= 1
    assert purse.cards >= 0
    base = card.effects if not event.favour or card.favour_mode == "add" else ()
    ledger.sources = [(*base, *(card.favour_effects if event.favour else ()))]
    ledger.price_due = event.favour
    ledger.exhausts = any(each.action == "exhaust" for each in ledger.printed(verbs.Commander))


@hears(CardDiscarded)
def discarded(ledger: Ledger, event: CardDiscarded) -> None:
    """12: for two favours, or by an effect."""
    assert event.favours == board().limits.discard or ledger.printed(verbs.DiscardAction)
    ledger.purses[event.power].cards -= 1
    assert ledger.purses[event.power].cards >= 0


@hears(TalentsChanged)
def talents(ledger: Ledger, event: TalentsChanged) -> None:
    """What is due comes first; anything else is printed on what is carried out, or pays for a siege."""
    purse = ledger.purses[event.power]
    if purse.due:
        assert event.talents == purse.due.pop(0)
    else:
        assert event.talents in _printed_talents(ledger, event.power), "nothing explains it"
    purse.talents += event.talents
    assert event.treasury == purse.talents >= 0
    battles.paid(ledger, event)


def _printed_talents(ledger: Ledger, power: str) -> set[int]:
    held = ledger.purses[power].talents
    found = {each.n for each in ledger.printed(verbs.Talents)}
    found |= {-each.n for each in ledger.printed(verbs.Tax)}
    for each in ledger.printed(verbs.Pay):
        found |= {each.talents, -each.talents}
    found |= {sign * each.talents for each in _of_set_up(ledger) for sign in (1, -1)}
    if ledger.sieges(power):
        found.add(-board().limits.siege)
    return {max(each, -held) for each in found}


def _of_set_up(ledger: Ledger) -> list[verbs.Pay]:
    if ledger.round:
        return []
    return [verbs.Pay(talents=step.talents) for card in board().set_up_cards.values() for step in card.steps]


@hears(FavourChanged)
def favours(ledger: Ledger, event: FavourChanged) -> None:
    """6: four ordinary favours and a green one."""
    purse = ledger.purses[event.power]
    if ledger.price_due:
        assert -event.favours == ledger.price_due
        assert event.power == ledger.turn
        ledger.price_due = 0
    if event.green and event.favours < 0:
        assert purse.green, "no green favour to pay with"
        purse.green = False
        purse.favours += event.favours + 1
    elif event.green:
        for power, each in ledger.purses.items():
            each.green = power == event.power
    else:
        purse.favours += event.favours
    purse.talents += event.instead
    if ledger.favour_due:
        assert (event.power, event.favours + event.instead) == (ledger.favour_due, board().limits.win_favour)
        ledger.favour_due = ""
    held = sum(each.favours for each in ledger.purses.values())
    assert purse.favours >= 0
    assert held <= board().favours.ordinary
    assert not event.instead or held == board().favours.ordinary


@hears(StrengthChanged)
def strength(ledger: Ledger, event: StrengthChanged) -> None:
    """Losses of battles and sieges come first; anything else is printed."""
    purse, track = ledger.purses[event.power], event.track
    before: int = getattr(purse, track)
    if ledger.shifts:
        assert ledger.shifts.pop(0) == (event.power, track, event.change)
    else:
        kinds = (verbs.Army,) if track == "army" else (verbs.Fleet, verbs.Spoils)
        printed = {
            getattr(each, "n", getattr(each, "fleet", 0)) for kind in kinds for each in ledger.printed(kind)
        }
        limits = getattr(board().tracks, track)
        fitting = {min(max(before + each, limits.min), limits.max) - before for each in printed}
        assert event.change in fitting, f"not in {fitting}"
    assert event.strength == before + event.change
    setattr(purse, track, event.strength)


@hears(SupportChanged)
def support(ledger: Ledger, event: SupportChanged) -> None:
    """16: regular ones turn veteran, veterans regular, regular ones are lost, lost ones come back."""
    each = ledger.supports[event.support]
    mercenary = board().supports[event.support].marker == "mercenary"
    if event.change in ("promoted", "reduced"):
        assert (each.state, each.holder) == ("field", event.power)
        assert each.veteran == (event.change == "reduced")
        each.veteran = not each.veteran
    elif event.change == "eliminated":
        assert (each.state, each.holder, each.veteran) == ("field", event.power, False)
        ledger.supports[event.support] = Support("supply" if mercenary else "lost")
    else:
        assert each.state == ("supply" if event.change == "hired" else "lost")
        veteran = event.change == "hired" and battles.hires_veteran(ledger, event.support)
        ledger.supports[event.support] = Support("field", event.power, veteran)


@hears(TerritoryFounded)
def founded(ledger: Ledger, event: TerritoryFounded) -> None:
    """9: one that is absent, and controlled from the start."""
    assert event.place not in ledger.places
    assert board().spaces[event.place].territory
    assert ledger.printed(verbs.Territory)
    ledger.places[event.place] = Place()
    ledger.influence_due.append((event.place, event.power, ledger.size(event.place)))


@hears(MarkerPut)
def marker_put(ledger: Ledger, event: MarkerPut) -> None:
    """A lasting marker."""
    assert event.key not in ledger.lasting
    ledger.lasting[event.key] = event.power
    if event.key == "megalopolis":
        place = ledger.places["mantineia"]
        ledger.influence_due.append(("mantineia", place.owner, place.influence))


@hears(MarkerRemoved)
def marker_removed(ledger: Ledger, event: MarkerRemoved) -> None:
    """A lasting marker that lay there."""
    del ledger.lasting[event.key]


@hears(RaidMarkerRemoved)
def raid_removed(ledger: Ledger, event: RaidMarkerRemoved) -> None:
    """From a place that is not besieged."""
    place = ledger.places[event.place]
    assert place.raid
    assert not place.siege
    place.raid = False


@hears(MarkerTaken)
def marker_taken(ledger: Ledger, event: MarkerTaken) -> None:
    """Marker and reward of an ally at once."""
    assert ledger.controller(event.place) == event.power
    reward = board().reward(event.place, ledger.war)
    for power, purse in ledger.purses.items():
        purse.markers = tuple(each for each in purse.markers if each != event.place)
        purse.markers += (event.place,) if power == event.power else ()
    assert event.talents == reward.talents
    assert sorted(event.supports) == sorted(follow(ledger, event.power, reward.supports))
    ledger.owe(event.power, event.talents)


@hears(EnvoySent)
def envoy(ledger: Ledger, event: EnvoySent) -> None:
    """12: enemy influence goes first, then own influence comes."""
    ledger.nothing_is_due()
    place = ledger.places[event.place]
    owner, influence = place.owner, place.influence
    for _step in range(event.steps):
        if owner == OTHER[event.power]:
            influence -= 1
            owner = owner if influence else ""
        else:
            owner, influence = event.power, influence + 1
    ledger.influence_due.append((event.place, owner, influence))


@hears(InfluenceChanged)
def influence(ledger: Ledger, event: InfluenceChanged) -> None:
    """8: as it is due, or as what is carried out explains it."""
    place = ledger.places[event.place]
    assert event.size == ledger.size(event.place)
    assert 0 <= event.influence <= event.size
    assert bool(event.owner) == bool(event.influence)
    now = (event.place, event.owner, event.influence)
    if ledger.influence_due:
        assert ledger.influence_due.pop(0) == now
    else:
        assert _explains(ledger, place, event), "nothing explains it"
    place.owner, place.influence = event.owner, event.influence


def _explains(ledger: Ledger, place: Place, event: InfluenceChanged) -> bool:
    change = event.influence - place.influence
    if not ledger.round:
        # 24: between the wars all influence leaves the allies.
        return event.place in board().allies and not event.influence
    if place.owner and event.owner not in ("", place.owner):
        return False
    printed = [each for each in ledger.printed(verbs.Influence) if each.space == event.place]
    sizes = {abs(each.n) for each in printed}
    sizes |= {each.n for each in ledger.printed(verbs.SiegeHit) if place.siege}
    if any(each.what == "influence" for each in ledger.printed(verbs.Sacrifice)) and change == -1:
        return True
    if ledger.printed(verbs.PlaceInfluence) and change == 1:
        return True
    return any(0 < abs(change) <= size for size in sizes)


@hears(BattleCardsDrawn)
def drawn(ledger: Ledger, event: BattleCardsDrawn) -> None:
    """5: into the hand."""
    ledger.purses[event.power].battle += event.number


@hears(BattleCardsDiscarded)
def battle_discarded(ledger: Ledger, event: BattleCardsDiscarded) -> None:
    """5: out of the hand."""
    ledger.purses[event.power].battle -= len(event.cards)
    assert ledger.purses[event.power].battle >= 0
