"""How posts tell what happens at Pericles: headlines, what is for the log, battles and debates as stories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from games.core.events import Event
from games.pericles.board import SIDES
from games.pericles.events import assembly, battle, end, theatre, turn
from games.text.told import Card, Told, signed
from games.text.wording import fields

if TYPE_CHECKING:
    from games.pericles.wording import Wording

DEBATED = (
    assembly.CardRevealed,
    assembly.BrainTrustUsed,
    assembly.TokensEarned,
    assembly.EntourageOpened,
    assembly.DebateWon,
    assembly.DebateTied,
    assembly.IssueMoved,
    assembly.IssueCaptured,
    assembly.IssueStopped,
)
DECIDED = (assembly.DebateWon, assembly.DebateTied)
RESULTS = (battle.BattleWon, battle.BattleTied)
LOSSES = (battle.UnitsLost, battle.BasesRazed)
HONOURED = (battle.BattleHonoured, battle.HostagesTaken)
FOUGHT = (battle.BattleJoined, battle.StrengthCounted, *RESULTS, *LOSSES, *HONOURED, battle.MajorDefeat)
POLITICS = (
    assembly.OstracismScored,
    assembly.OrationScored,
    assembly.OrationLevel,
    assembly.ControlSettled,
    assembly.FavourMoved,
    assembly.FavourHonoured,
)
TAKEN = (turn.UnitsTaken, turn.UnitsGone)
ENDED = (
    theatre.CapitalScored,
    end.PersianWarPaid,
    end.WillMet,
    end.WillFailed,
    end.VictoryHonoured,
    end.PoliticsScored,
    end.BasesScored,
    end.TheatresScored,
)

HEADLINES = (
    *RESULTS,
    battle.HostagesTaken,
    battle.MajorDefeat,
    assembly.IssueCaptured,
    assembly.OstracismScored,
    assembly.ControlSettled,
    turn.PlayDrawn,
    turn.PlagueStruck,
    turn.WarDeclared,
    turn.PeaceMade,
    theatre.BaseFlipped,
    theatre.Raided,
    end.CalliasSigned,
    end.SupremacyWon,
    end.CityTaken,
    end.GranariesLost,
    end.WillMet,
    end.WillFailed,
)
DETAILS = (
    turn.TurnBegun,
    turn.BoardFilled,
    turn.BoardCleared,
    assembly.HandDealt,
    assembly.IssuesDropped,
    battle.TokensReturned,
    theatre.Passed,
    end.HonourTotalled,
)
PASSING = (
    assembly.EntourageKept,
    assembly.EntourageFormed,
    turn.HostagesKept,
    turn.IssuePut,
    turn.IssueUnused,
    turn.UnitSentHome,
    theatre.CounterPlaced,
    theatre.TokensCommitted,
    theatre.UnitMoved,
    end.CalliasRefused,
    end.UnitsDisbanded,
    end.UnitsRedeployed,
)
REPORTED = (*FOUGHT, *POLITICS, *ENDED)
CARDED = (battle.TokensReturned, assembly.ControlSettled)
"""What ends an expedition, and an assembly."""
ROLLS = (*FOUGHT, theatre.TokensCommitted, theatre.UnitMoved, *DEBATED)
TURNS = (theatre.CounterRevealed,)


def groups(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Put together what tells one story: a debate, a battle with its losses, counters placed in a row."""
    found: list[Sequence[Event]] = []
    rest = list(events)
    while rest:
        together = next((group for begins in BEGINNINGS if (group := begins(rest))), rest[:1])
        found.append(together)
        del rest[: len(together)]
    return found


def sentence(words: Wording, group: Sequence[Any]) -> str:
    """Put a group of events into a line."""
    tell = next((tell for kinds, tell in TELLING if isinstance(group[0], kinds)), None)
    return " ".join(map(words.event, group)) if tell is None else tell(words, group)


# What begins a group


def _alike(*kinds: type[Event]) -> Callable[[Sequence[Event]], Sequence[Event]]:
    """Return what events begin with, so long as they are of these kinds."""
    return lambda events: list(takewhile(lambda event: isinstance(event, kinds), events))


def _by_one(kind: type[Event]) -> Callable[[Sequence[Any]], Sequence[Event]]:
    """Return what a faction does several times over."""

    def begins(events: Sequence[Any]) -> Sequence[Event]:
        alike = _alike(kind)(events)
        return list(takewhile(lambda event: event.faction == alike[0].faction, alike))  # type: ignore[attr-defined]

    return begins


def _battle(events: Sequence[Event]) -> Sequence[Event]:
    """Return a battle from its joining to its last consequence."""
    fought = _alike(*FOUGHT)(events)
    joined = [number for number, event in enumerate(fought) if isinstance(event, battle.BattleJoined)]
    return fought[: joined[1]] if len(joined) > 1 else fought


def _put(events: Sequence[Any]) -> Sequence[Event]:
    """Return what a faction puts at the centre, one issue after the other."""
    own: Sequence[Any] = _by_one(turn.IssuePut)(events)
    return list(takewhile(lambda event: not event.box, own))


BEGINNINGS = (
    _alike(*DEBATED),
    _put,
    _alike(*TAKEN),
    _battle,
    _alike(theatre.TokensCommitted),
    _by_one(theatre.UnitMoved),
    _alike(theatre.CounterPlaced),
    _alike(theatre.CapitalScored),
    _alike(assembly.EntourageFormed),
)


# What is said of a group


def _tell_debate(words: Wording, group: Sequence[Any]) -> str:
    """Say which cards were played, who won, where the issue went, and who earned tokens."""
    cards = [_card(words, event) for event in group if isinstance(event, CARDS)]
    earned = [event for event in group if isinstance(event, assembly.TokensEarned)]
    told = [words.say("story-cards", cards=cards)] if cards else []
    rest = [each for each in group if not isinstance(each, (*CARDS, assembly.TokensEarned))]
    tokens = [words.say("story-tokens", tokens=_shares(words, earned))] if earned else []
    return " ".join([*told, *map(words.event, rest), *tokens])


CARDS = (assembly.CardRevealed, assembly.BrainTrustUsed)


def _card(words: Wording, event: Any) -> str:
    return words.say("story-card", **{"bonus": 0, **fields(event)})


def _shares(words: Wording, events: Sequence[Any]) -> list[str]:
    """Count tokens by factions."""
    return [words.say("story-share", faction=each.faction, number=str(each.tokens)) for each in events]


def _tell_battle(words: Wording, group: Sequence[Any]) -> str:
    """Say who won, the sums of both, what fell, and what Honour moved."""
    results = [words.event(event) for event in group if isinstance(event, RESULTS)]
    joined = [words.event(event) for event in group if isinstance(event, battle.BattleJoined) and not results]
    return " ".join([*joined, *results, *_course(words, group)])


def _course(words: Wording, group: Sequence[Any]) -> Iterator[str]:
    """Say how a battle came about, and what came of it."""
    sums = [_sum(words, event) for event in group if isinstance(event, battle.StrengthCounted)]
    if sums:
        yield words.say("story-sums", sums=sums)
    yield from (words.event(event) for event in group if isinstance(event, LOSSES))
    changes = [_change(words, event) for event in group if isinstance(event, HONOURED)]
    if changes:
        yield words.say("story-honour", changes=changes)
    after = (battle.HostagesTaken, battle.MajorDefeat)
    yield from (words.event(event) for event in group if isinstance(event, after))


def _sum(words: Wording, event: battle.StrengthCounted) -> str:
    """Say what a total is made of, without what is nothing."""
    counted = {name: getattr(event, name) for name in ("units", "bases", "strategoi", "treachery")}
    parts = [words.say(f"story-{name}", number=number) for name, number in counted.items() if number]
    card = f"{words.name(event.card)} {event.value}"
    return words.say("story-sum", side=event.side, total=event.total, parts=[*parts, card])


def _change(words: Wording, event: Any) -> str:
    change = event.gained if isinstance(event, battle.HostagesTaken) else event.change
    return words.say("story-share", faction=event.faction, number=signed(change))


def _tell_committed(words: Wording, group: Sequence[Any]) -> str:
    return words.say("story-committed", tokens=_shares(words, group))


def _tell_moved(words: Wording, group: Sequence[Any]) -> str:
    """Say which units a faction moved, those of one way together."""
    ways: dict[tuple[str, str], Counter[str]] = {}
    for event in group:
        ways.setdefault((event.origin, event.theatre), Counter()).update(dict(event.units))
    moves = [
        words.say("story-way", units=words.units(counted.items()), origin=origin, theatre=at)
        for (origin, at), counted in ways.items()
    ]
    return words.say("story-moved", faction=group[0].faction, moves=moves)


def _tell_placed(words: Wording, group: Sequence[Any]) -> str:
    if len(group) == 1:
        return words.event(group[0])
    placed = [words.say("story-spot", faction=each.faction, theatre=each.theatre) for each in group]
    return words.say("story-placed", placed=placed)


def _tell_put(words: Wording, group: Sequence[Any]) -> str:
    if len(group) == 1:
        return words.event(group[0])
    return words.say("story-put", faction=group[0].faction, issues=tuple(each.issue for each in group))


def _tell_formed(words: Wording, group: Sequence[Any]) -> str:
    return words.say("story-formed", factions=tuple(each.faction for each in group))


def _tell_taken(words: Wording, group: Sequence[Any]) -> str:
    """5.14: say what each Side loses, theatre by theatre, and whether it is gone for good."""
    kinds = dict.fromkeys((event.side, isinstance(event, turn.UnitsGone)) for event in group)
    lost = [
        words.say("story-taken", side=side, gone=gone, lost=_spots(words, group, side))
        for side, gone in kinds
    ]
    return " ".join(lost)


def _spots(words: Wording, taken: Sequence[Any], side: str) -> list[str]:
    """Put together what a Side loses in each theatre."""
    lost: dict[str, list[tuple[str, int]]] = {}
    for event in taken:
        if event.side == side:
            lost.setdefault(event.theatre, []).extend(event.units)
    return [
        words.say("story-taken-at", units=words.units(units), theatre=theatre)
        for theatre, units in lost.items()
    ]


def _tell_capital(words: Wording, group: Sequence[Any]) -> str:
    """8.6: say whose tokens were left over, and what Honour they bring."""
    left = [event for event in group if event.tokens]
    told = words.say("story-left", tokens=_shares(words, left)) if left else words.say("story-none-left")
    changes = [
        words.say("story-share", faction=event.faction, number=signed(event.gained))
        for event in group
        if event.gained
    ]
    return " ".join([told, *([words.say("story-honour", changes=changes)] if changes else [])])


TELLING: tuple[tuple[Any, Callable[[Any, Sequence[Any]], str]], ...] = (
    (DEBATED, _tell_debate),
    (FOUGHT, _tell_battle),
    (theatre.TokensCommitted, _tell_committed),
    (theatre.UnitMoved, _tell_moved),
    (theatre.CounterPlaced, _tell_placed),
    (theatre.CapitalScored, _tell_capital),
    (turn.IssuePut, _tell_put),
    (TAKEN, _tell_taken),
    (assembly.EntourageFormed, _tell_formed),
)


# Reports and cards


def report(words: Wording, events: Sequence[Event]) -> list[Told]:
    """Tell a turn: who won the assemblies, every battle with how it came about, and what the end brought."""
    kept = [event for event in events if isinstance(event, REPORTED)]
    return [line for group in groups(kept) for line in _reported(words, group)]


def _reported(words: Wording, group: Sequence[Any]) -> list[Told]:
    results = [words.event(event) for event in group if isinstance(event, RESULTS)]
    if not results:
        return words.told(group)
    text = " ".join(results)
    return [Told(text, (text,), " ".join(_course(words, group)))]


def news(words: Wording, events: Sequence[Event]) -> str:
    """Say how many battles each Side won."""
    won = Counter(event.side for event in events if isinstance(event, battle.BattleWon))
    if not won:
        return ""
    return words.say("report-battles", athens=won[SIDES[0]], sparta=won[SIDES[1]])


def card(words: Wording, events: Sequence[Any], number: int) -> Card | None:
    """Show the newest of what deserves a card: an expedition that came to a battle, or both assemblies."""
    ends = [at for at, event in enumerate(events) if isinstance(event, CARDED)]
    if not ends:
        return None
    if isinstance(events[ends[-1]], battle.TokensReturned):
        return _card_of_battle(words, _expedition(events[: ends[-1] + 1]), number)
    raised = [at for at, event in enumerate(events) if isinstance(event, assembly.IssueRaised)]
    politics = list(events[raised[0] if raised else 0 :])
    heading = words.say("report-assemblies", round=number)
    settled = [event for event in politics if isinstance(event, POLITICS)]
    return Card(heading, words.told(settled), [*_argued(politics), *settled])


def _argued(events: Sequence[Event]) -> list[Event]:
    kinds = (assembly.IssueRaised, *DEBATED)
    return [event for event in events if isinstance(event, kinds)]


def _expedition(events: Sequence[Event]) -> list[Event]:
    """Return the events from the last counter that was turned up; in a battle game all there are."""
    begun = [at for at, event in enumerate(events) if isinstance(event, theatre.CounterRevealed)]
    return list(events[begun[-1] if begun else 0 :])


def _card_of_battle(words: Wording, events: Sequence[Any], number: int) -> Card | None:
    joined = next((event for event in events if isinstance(event, battle.BattleJoined)), None)
    if joined is None:
        return None
    heading = words.say("report-battle", theatre=joined.theatre, round=number)
    kept = [event for event in events if not isinstance(event, battle.TokensReturned)]
    lines = [line for group in groups(kept) for line in _reported(words, group)]
    return Card(heading, lines, list(events))
