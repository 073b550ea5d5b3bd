"""16 and 17: battles: advantages, strengths, the marker, who wins, fates, losses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.core.events import Event
from games.sparta import effects as verbs
from games.sparta.board import board
from games.sparta.events import battles
from games.sparta.events.cards import BattleCardsDiscarded, BattleCardsDrawn, BattleCardsSeen, TalentsChanged
from games.sparta.events.units import CommanderChanged
from tests.games.sparta.referee.ledger import OTHER, POWERS, Ledger, hears

LAND, SEA = ("elite", "cavalry", "peltast", "army", "homeland"), ("fleet-allied", "fleet-size", "homeland")
WORST_FIRST = ("failure", "blank", "success")


@dataclass
class Side:
    """What a power has put into a battle."""

    unit: str
    commander: str
    raised: int = 0
    doubled: bool = False
    ties: bool = False
    loss: int = 0
    enemy_loss: int = 0
    safe: bool = False
    risk: bool = False
    countered: bool = False
    spoils: list[Any] = field(default_factory=list)


@dataclass
class Fight:
    """A battle."""

    place: str
    element: str
    attacker: str
    sides: dict[str, Side]
    cancelled: list[str] = field(default_factory=list)
    difference: int | None = None
    marker: int = 0
    waiting: list[tuple[str, Any]] = field(default_factory=list)
    """Effects of the last card that move the marker, and that were not told yet."""
    winner: str | None = None
    fates: int = 0


def fought(ledger: Ledger) -> Fight:
    """Return the battle."""
    assert ledger.fight is not None, "no battle"
    return ledger.fight


@hears(battles.FightMissed, battles.BattleHandSeen, battles.StandingAnswerLeft)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing that the referee keeps."""


@hears(battles.BattleBegan)
def began(ledger: Ledger, event: battles.BattleBegan) -> None:
    """16: two units of a kind in a place."""
    ledger.nothing_is_due()
    kind = "hoplite" if event.element == "land" else "trireme"
    for unit, power in ((event.unit, event.power), (event.enemy, OTHER[event.power])):
        assert unit.startswith(f"{power}-{kind}")
        assert ledger.units[unit].at == event.place
    sides = {
        event.power: Side(event.unit, ledger.units[event.unit].commander),
        OTHER[event.power]: Side(event.enemy, ledger.units[event.enemy].commander),
    }
    ledger.fight = Fight(event.place, event.element, event.power, sides)
    ledger.sources = []


# Advantages and strengths


def _of_commander(ledger: Ledger, power: str, verb: type[Any]) -> list[Any]:
    return ledger.having(fought(ledger).sides[power].commander, verb)


def _value(ledger: Ledger, power: str, advantage: str) -> int:
    if advantage in ("army", "fleet-size"):
        purse = ledger.purses[power]
        return purse.army if advantage == "army" else purse.fleet
    kind = "fleet" if advantage == "fleet-allied" else advantage
    value = ledger.value(power, kind)
    for each in _of_commander(ledger, power, verbs.Weight):
        value *= each.x if each.kind == kind else 1
    return value


def holder(ledger: Ledger, advantage: str) -> str:
    """16: whoever has more, unless it is cancelled or the enemy's commander ignores it."""
    fight = fought(ledger)
    if advantage in fight.cancelled:
        return ""
    if advantage == "homeland":
        region = board().region_of(fight.place)
        found = next((power for power in POWERS if region and region in ledger.purses[power].markers), "")
    else:
        values = {power: _value(ledger, power, advantage) for power in POWERS}
        found = "" if values["sparta"] == values["athens"] else max(POWERS, key=lambda each: values[each])
    if not found:
        return ""
    ignored = _of_commander(ledger, OTHER[found], verbs.Ignore)
    hit = any((each.advantage, each.kind) == (advantage, fight.element) for each in ignored)
    return "" if hit else found


def held(ledger: Ledger, power: str) -> list[str]:
    """16: list the advantages of a power."""
    kinds = LAND if fought(ledger).element == "land" else SEA
    return [each for each in kinds if holder(ledger, each) == power]


def strength(ledger: Ledger, power: str) -> int:
    """16: advantages, the commander, cards, the oblique order."""
    fight = fought(ledger)
    side, own = fight.sides[power], held(ledger, power)
    found = len(own) + side.raised + (side.doubled and "homeland" in own)
    found += fight.element == "land" and ledger.lasting.get("oblique-order") == power
    for each in _of_commander(ledger, power, verbs.BattleStrength):
        if each.kind == fight.element and _applies(ledger, power, each.when):
            found += each.n
    return found


def _applies(ledger: Ledger, power: str, when: str) -> bool:
    if when == "attacker":
        return fought(ledger).attacker == power
    if when == "smaller":
        return ledger.purses[power].army < ledger.purses[OTHER[power]].army
    if when in ("with-elite", "with-cavalry"):
        return holder(ledger, when.removeprefix("with-")) == power
    return True


def _difference(ledger: Ledger) -> int:
    return strength(ledger, "sparta") - strength(ledger, "athens")


@hears(battles.AdvantagesCounted)
def counted(ledger: Ledger, event: battles.AdvantagesCounted) -> None:
    """16: as they stand when the battle begins."""
    for power in POWERS:
        assert {*getattr(event, power)} == {*held(ledger, power)}, (power, held(ledger, power))


@hears(battles.CombatWeighed)
def weighed(ledger: Ledger, event: battles.CombatWeighed) -> None:
    """16: the marker moves by what has changed, and is cut off at once."""
    fight = fought(ledger)
    while (event.sparta, event.athens) != (strength(ledger, "sparta"), strength(ledger, "athens")):
        assert fight.waiting, (strength(ledger, "sparta"), strength(ledger, "athens"))
        _apply(ledger, *fight.waiting.pop(0))
    _move(ledger)
    lead = "sparta" if fight.marker > 0 else "athens" if fight.marker < 0 else ""
    assert (event.lead, event.by) == (lead, abs(fight.marker)), fight.marker


def _move(ledger: Ledger) -> None:
    fight, limits = fought(ledger), board().tracks.combat
    now = _difference(ledger)
    fight.marker = min(max(fight.marker + now - (fight.difference or 0), limits.min), limits.max)
    fight.difference = now


def _apply(ledger: Ledger, power: str, effect: Any) -> None:
    side = fought(ledger).sides[power]
    if isinstance(effect, verbs.Strength):
        side.raised += effect.n
    elif isinstance(effect, verbs.Tax):
        side.raised += effect.strength
    else:
        side.doubled = True


def paid(ledger: Ledger, event: TalentsChanged) -> None:
    """17: who pays a tax is spared."""
    if ledger.fight is None:
        return
    ledger.fight.waiting = [
        (power, each)
        for power, each in ledger.fight.waiting
        if not (isinstance(each, verbs.Tax) and event.power != power and event.talents == -each.n)
    ]


def _settled(ledger: Ledger) -> None:
    """See that everything that moves the marker was told."""
    fight = fought(ledger)
    while fight.waiting:
        _apply(ledger, *fight.waiting.pop(0))
    assert fight.difference == _difference(ledger), f"the marker was not moved: {_difference(ledger)}"


# Battle cards


@hears(battles.BattleCardPlayed)
def played(ledger: Ledger, event: battles.BattleCardPlayed) -> None:
    """17: the half that counts, unless scouts of the other have seen it coming."""
    _settled(ledger)
    fight = fought(ledger)
    side, enemy = fight.sides[event.power], fight.sides[OTHER[event.power]]
    ledger.purses[event.power].battle -= 1
    assert (event.element, event.countered) == (fight.element, side.countered)
    side.countered = False
    printed = board().battle_cards[event.card]
    half = printed.land.effects if fight.element == "land" else printed.sea.effects
    ledger.sources = [] if event.countered else [half]
    for effect in half if not event.countered else ():
        _note(fight, side, enemy, event.power, effect)


def _note(fight: Fight, side: Side, enemy: Side, power: str, effect: Any) -> None:
    match effect:
        case verbs.Strength() | verbs.Tax() | verbs.DoubleHome():
            fight.waiting.append((power, effect))
        case verbs.WinTies():
            side.ties = True
        case verbs.OwnLoss(n=n):
            side.loss += n
        case verbs.BothLoss(n=n):
            side.loss += n
            enemy.loss += n
        case verbs.EnemyLoss(n=n, only_if_win=only_if_win):
            side.enemy_loss += n if only_if_win else 0
            enemy.loss += 0 if only_if_win else n
        case verbs.Fate(mode=mode):
            side.safe, side.risk = side.safe or mode == "safe", side.risk or mode == "risk"
        case verbs.Counter():
            enemy.countered = True
        case verbs.Spoils():
            side.spoils.append(effect)


def hires_veteran(ledger: Ledger, name: str) -> bool:
    """17: whether mercenaries come as veterans: by what was paid for them."""
    last = ledger.last
    for options in ledger.printed(verbs.Choose):
        for option in options.options:
            price = next((each.talents for each in option if isinstance(each, verbs.Pay)), 0)
            hire = next((each for each in option if isinstance(each, verbs.Support)), None)
            fits = isinstance(last, TalentsChanged) and last.talents == -price
            if hire is not None and hire.id == name and fits:
                return hire.side == "veteran"
    sides = {each.side for each in ledger.printed(verbs.Support) if each.id == name}
    assert len(sides) == 1, sides
    return sides == {"veteran"}


@hears(battles.AdvantagesCancelled)
def cancelled(ledger: Ledger, event: battles.AdvantagesCancelled) -> None:
    """16: advantages that the enemy has and that its commander does not protect."""
    fight, enemy = fought(ledger), OTHER[event.power]
    safe = {each.advantage for each in _of_commander(ledger, enemy, verbs.Protect)}
    printed = ledger.printed(verbs.Cancel)
    assert len(event.advantages) <= max(each.n for each in printed)
    named = {name for each in printed for name in each.advantages}
    for advantage in event.advantages:
        assert holder(ledger, advantage) == enemy
        assert advantage not in safe
        assert "any" in named or advantage in named
    fight.cancelled += event.advantages


# The end


@hears(battles.BattleEnded)
def ended(ledger: Ledger, event: battles.BattleEnded) -> None:
    """17: by the marker; if it is level by a commander, or else by a card."""
    _settled(ledger)
    fight = fought(ledger)
    fight.winner, by = _winner(ledger)
    assert (event.place, event.winner, event.by) == (fight.place, fight.winner, by), (fight.winner, by)


def _winner(ledger: Ledger) -> tuple[str, str]:
    fight = fought(ledger)
    if fight.marker:
        return ("sparta" if fight.marker > 0 else "athens"), "strength"
    leaders = [power for power in POWERS if _of_commander(ledger, power, verbs.WinsTies)]
    if leaders:
        return (leaders[0], "commander") if len(leaders) == 1 else ("", "nothing")
    players = [power for power in POWERS if fight.sides[power].ties]
    return (players[0], "card") if len(players) == 1 else ("", "nothing")


@hears(battles.FateRolled)
def fate(ledger: Ledger, event: battles.FateRolled) -> None:
    """17: the attacker's first; a success makes a veteran, who draws a card; a failure kills."""
    fight = fought(ledger)
    order = (fight.attacker, OTHER[fight.attacker])
    assert event.power == order[fight.fates]
    side = fight.sides[event.power]
    assert event.commander == side.commander
    modes = {each.mode for each in _of_commander(ledger, event.power, verbs.Fate)}
    risk, safe = side.risk or "risk" in modes, side.safe or "safe" in modes
    assert len(event.faces) == 1 + risk
    worst = min(event.faces, key=WORST_FIRST.index)
    veteran = event.commander in ledger.veterans
    fates = {"success": "card" if veteran else "veteran", "blank": "unharmed"}
    due = fates.get(worst, "unharmed" if safe else "dead")
    assert event.fate == due, due
    if due == "dead":
        ledger.dead.add(event.commander)
    fight.fates += 1
    if fight.fates == len(order):
        ledger.ending = True


def comes_before_losses(event: Event) -> bool:
    """17: say whether an event can come between fates and losses."""
    if isinstance(event, CommanderChanged):
        return event.change == "veteran"
    return isinstance(event, BattleCardsDrawn | BattleCardsSeen | BattleCardsDiscarded)


def settle_losses(ledger: Ledger) -> None:
    """17: once both fates are known: losses, the attacker's first; then a favour and spoils."""
    fight = fought(ledger)
    ledger.ending = False
    track = "army" if fight.element == "land" else "fleet"
    for power in (fight.attacker, OTHER[fight.attacker]):
        lost = min(_loss(ledger, power), getattr(ledger.purses[power], track))
        if lost:
            ledger.shifts.append((power, track, -lost))
    winner = fight.winner
    ledger.sources = []
    if winner:
        won = [each for each in _of_commander(ledger, winner, verbs.AfterWin) if each.kind == fight.element]
        ledger.sources = [fight.sides[winner].spoils, *(each.effects for each in won)]
        for each in fight.sides[winner].spoils:
            ledger.owe(winner, each.talents)
        ledger.favour_due = winner
    ledger.fight = None


def _loss(ledger: Ledger, power: str) -> int:
    fight, limits = fought(ledger), board().limits
    winner = fight.winner
    lost = (
        limits.loss_of_draw
        if not winner
        else limits.loss_of_winner
        if winner == power
        else limits.loss_of_loser
    )
    lost += fight.sides[power].loss
    if winner == OTHER[power]:
        lost += fight.sides[winner].enemy_loss
    lost += sum(each.n for each in _of_commander(ledger, power, verbs.Loss) if each.kind == fight.element)
    return max(int(lost), 0)
