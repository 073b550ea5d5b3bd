"""How posts tell what happens at Perikles: what is a headline, what is for the log, what makes one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from games.core.events import Event
from games.perikles import events as happened
from games.perikles.steps.combat import TOKENS_TO_WIN
from games.text.told import Card, Told
from games.text.wording import fields

if TYPE_CHECKING:
    from games.perikles.wording import Wording

ELECTED = (happened.LeaderElected, happened.LeaderUnopposed, happened.NoLeader)
RESULTS = (happened.PlaceWon, happened.PersiansWon, happened.MilitiaHeld, happened.PlaceUndecided)
UNFOUGHT = (happened.PlaceDeserted, happened.PlaceNotAttacked)
LOSSES = (happened.CounterLost, happened.PersiansSpared)
SENT = (happened.CounterSent, happened.WarBegun, happened.AllianceMade)
FOUGHT = (happened.CombatJoined, happened.DiceRolled, happened.CombatWon)

HEADLINES = (*ELECTED, *RESULTS, happened.CityDefeated, happened.SpecialPlayed, happened.EndedEarly)
DETAILS = (
    *FOUGHT,
    happened.RoundBegun,
    happened.OfferRefilled,
    happened.TileSpent,
    happened.PermissionAsked,
    happened.CountersTurnedUp,
    happened.RoundSkipped,
    happened.RoundWonUnopposed,
    happened.Scored,
    happened.GameWon,
)
PASSING = (
    happened.StartSeatDrawn,
    happened.MarkerPlaced,
    happened.CandidateProposed,
    happened.ProposalLapsed,
    happened.FirstNamed,
    happened.CounterRecovered,
    happened.TilesComeFirst,
    happened.PermissionGranted,
    happened.PermissionRefused,
    happened.NothingSent,
)
REPORTED = (
    *FOUGHT,
    *RESULTS,
    *UNFOUGHT,
    *LOSSES,
    happened.DefenderRewarded,
    happened.RoundSkipped,
    happened.RoundWonUnopposed,
    happened.CountersTurnedUp,
    happened.ForcesDoubled,
    happened.TokenGranted,
    happened.CityDefeated,
    happened.StatueRaised,
    happened.EndedEarly,
)
TURNS = (happened.TileSpent,)
ROLLS = (*(kind for kind in REPORTED if kind is not happened.StatueRaised), happened.SpecialPlayed)


def groups(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Put together a combat with its rolls, a turn's counters, and what several do in the same way."""
    found: list[Sequence[Event]] = []
    rest = list(events)
    while rest:
        together = next((group for begins in BEGINNINGS if (group := begins(rest))), rest[:1])
        found.append(together)
        del rest[: len(together)]
    return found


def sentence(words: Wording, group: Sequence[Any]) -> str:
    """Put a group of events into a line."""
    if len(group) == 1:
        return words.event(group[0])
    tell = next((tell for kind, tell in TELLING.items() if isinstance(group[0], kind)), None)
    return " ".join(map(words.event, group)) if tell is None else tell(words, group)


def report(words: Wording, events: Sequence[Event]) -> list[Told]:
    """Tell the battles of a round, a bold line each with how it came about; then the statues."""
    told = [event for event in events if isinstance(event, REPORTED)]
    battles: dict[str, list[Event]] = {}
    place = ""
    for event in told:
        place = getattr(event, "place", place)
        if not isinstance(event, happened.StatueRaised | happened.EndedEarly):
            battles.setdefault(place, []).append(event)
    after = [event for event in told if isinstance(event, happened.StatueRaised | happened.EndedEarly)]
    return [*(_battle(words, each) for each in battles.values()), *words.told(after)]


def card(words: Wording, events: Sequence[Event], number: int) -> Card | None:
    """Show the newest battle that a special tile has changed, once it is decided."""
    battle = next((each for each in reversed(_battles(events)) if _is_changed(each)), None)
    if battle is None:
        return None
    place = next(event.place for event in battle if isinstance(event, RESULTS))
    played = [event for event in battle if isinstance(event, happened.SpecialPlayed)]
    heading = words.say("report-battle", place=place, round=number)
    return Card(heading, [*words.told(played), *report(words, battle)], list(battle))


def _battles(events: Sequence[Event]) -> list[list[Event]]:
    """Part the battles that were fought, each from the counters turned up to what its end means."""
    found: list[list[Event]] = []
    place, is_decided = "", True
    for event in events:
        if isinstance(event, happened.CountersTurnedUp) and event.place != place:
            place, is_decided = event.place, False
            found.append([])
        if found and (not is_decided or isinstance(event, happened.CityDefeated)):
            found[-1].append(event)
        is_decided = is_decided or isinstance(event, RESULTS)
    return found


def _is_changed(battle: Sequence[Event]) -> bool:
    kinds = {type(event) for event in battle}
    return happened.SpecialPlayed in kinds and not kinds.isdisjoint(RESULTS)


def news(words: Wording, events: Sequence[Event]) -> str:
    """Say which places were conquered and which cities beaten, each once."""
    won = [event for event in events if isinstance(event, happened.PlaceWon | happened.PersiansWon)]
    taken = tuple(words.name(each.place) for each in won if each.side == "attack")
    beaten = [event for event in events if isinstance(event, happened.CityDefeated)]
    cities = tuple(dict.fromkeys(words.name(each.city) for each in beaten))
    defeats = [words.say("report-defeats", cities=cities)] if cities else []
    return " ".join([words.say("report-conquests", places=taken), *defeats])


def _battle(words: Wording, battle: Sequence[Event]) -> Told:
    """Say who took a place, and in small type the combats, what was lost and what it means."""
    results = [words.event(event) for event in battle if isinstance(event, (*RESULTS, *UNFOUGHT))]
    text = " ".join(results)
    how = [told for group in groups(battle) if (told := _how(words, group))]
    return Told(text, (text,), " · ".join(how))


def _how(words: Wording, group: Sequence[Any]) -> str:
    match group[0]:
        case happened.CombatJoined() as joined if len(group) > 1:
            return words.say("report-combat", **fields(joined), rolled=_rolled(group))
        case happened.RoundWonUnopposed(arm=arm):
            return words.say("report-unopposed", arm=arm)
        case happened.CountersTurnedUp() | happened.RoundSkipped():
            return ""
    kept = [event for event in group if not isinstance(event, (*RESULTS, *UNFOUGHT))]
    return " · ".join(words.event(event).rstrip(".") for event in kept)


# What begins a group


def _combat(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the combat that events begin with, from its joining to its end, if they do."""
    ends = [number for number, event in enumerate(events) if not isinstance(event, happened.DiceRolled)]
    is_whole = (
        len(ends) > 1
        and isinstance(events[0], happened.CombatJoined)
        and isinstance(events[ends[1]], happened.CombatWon)
    )
    return events[: ends[1] + 1] if is_whole else []


def _alike(*kinds: type[Event]) -> Callable[[Sequence[Event]], Sequence[Event]]:
    """Return what events begin with, so long as they are of these kinds."""
    return lambda events: list(takewhile(lambda event: isinstance(event, kinds), events))


def _counters(events: Sequence[Any]) -> Sequence[Event]:
    """Return the counters that events begin with, of one seat, and what they lead to between cities."""
    if not isinstance(events[0], happened.CounterSent):
        return []
    seat = events[0].seat
    return list(
        takewhile(lambda event: isinstance(event, SENT) and getattr(event, "seat", seat) == seat, events)
    )


def _idle(events: Sequence[Any]) -> Sequence[Event]:
    """Return the seats that sent nothing one after the other, all because they could not, or none."""
    idle = _alike(happened.NothingSent)(events)
    return list(takewhile(lambda event: getattr(event, "forced", False) == events[0].forced, idle))


def _decided(events: Sequence[Event]) -> Sequence[Event]:
    """Return what events begin with that ended a battle: losses, who took the place, what it means."""
    losses = _alike(*LOSSES)(events)
    result = _alike(*RESULTS)(events[len(losses) :])[:1]
    means = _alike(happened.CityDefeated)(events[len(losses) + 1 :])
    return [*losses, *result, *means] if result else []


BEGINNINGS = (
    _combat,
    _decided,
    _counters,
    _idle,
    _alike(happened.StatueRaised),
    _alike(*ELECTED),
    _alike(happened.MarkerPlaced),
    _alike(happened.CandidateProposed),
    _alike(happened.PlagueStruck),
    _alike(happened.MarkerMoved),
)


# What is said of a group


def _tell_combat(words: Wording, fought: Sequence[Event]) -> str:
    joined, *rolls, won = map(fields, fought)
    tied = any(_is_two_all(each) for each in rolls)
    return words.say("combat-fought", **joined, side=won["side"], rolled=_rolled(fought), tied=tied)


def _rolled(fought: Sequence[Any]) -> str:
    rolls = [event for event in fought if isinstance(event, happened.DiceRolled)]
    return ", ".join(f"{each.attacker}–{each.defender}" for each in rolls)


def _is_two_all(rolled: Mapping[str, int]) -> bool:
    """Say whether a roll left both sides with the tokens to win (ruling 38)."""
    return rolled["attacker_tokens"] == rolled["defender_tokens"] == TOKENS_TO_WIN


def _tell_statues(words: Wording, raised: Sequence[Any]) -> str:
    each = tuple(words.say("statue-raised-to", city=one.city, seat=one.seat) for one in raised)
    return words.say("statues-raised", statues=each)


def _tell_counters(words: Wording, sent: Sequence[Any]) -> str:
    counters = [event for event in sent if isinstance(event, happened.CounterSent)]
    alike = Counter((each.arm, each.city, each.side, each.place) for each in counters)
    each = tuple(
        words.say("sent-one", arm=arm, city=city, side=side, place=place, count=count)
        for (arm, city, side, place), count in alike.items()
    )
    wars = tuple((one.city, one.enemy) for one in sent if isinstance(one, happened.WarBegun))
    allies = tuple((one.city, one.ally) for one in sent if isinstance(one, happened.AllianceMade))
    lines = [words.say("counters-sent", seat=counters[0].seat, sent=each)]
    for key, pairs in (("wars-begun", wars), ("alliances-made", allies)):
        if pairs:
            named = tuple(words.say("text-pair", one=one, other=other) for one, other in pairs)
            lines.append(words.say(key, pairs=named))
    return " ".join(lines)


def _tell_idle(words: Wording, idle: Sequence[Any]) -> str:
    seats = tuple(dict.fromkeys(event.seat for event in idle))
    key = "nothing-sent" if len(seats) == 1 else "nothing-sent-by"
    return words.say(key, seat=seats[0], seats=seats, forced=idle[0].forced)


def _tell_placed(words: Wording, placed: Sequence[Any]) -> str:
    each = tuple(words.say("placed-one", seat=one.seat, city=one.city) for one in placed)
    return words.say("markers-placed", placed=each)


def _tell_proposed(words: Wording, proposed: Sequence[Any]) -> str:
    each = tuple(words.marked(words.say("proposed-one", **fields(one)), one) for one in proposed)
    return words.say("candidates-proposed", proposed=each)


def _tell_elected(words: Wording, elected: Sequence[Any]) -> str:
    return words.say("leaders-elected", leaders=tuple(_leader(words, one) for one in elected))


def _leader(words: Wording, elected: Any) -> str:
    match elected:
        case happened.LeaderElected(tied=tied):
            return words.say("leader-of-tied" if tied else "leader-of-over", **fields(elected))
        case happened.LeaderUnopposed():
            return words.say("leader-of", **fields(elected))
        case _:
            return words.say("leader-of-none", **fields(elected))


TELLING: dict[Any, Callable[[Any, Sequence[Any]], str]] = {
    happened.CombatJoined: _tell_combat,
    happened.StatueRaised: _tell_statues,
    happened.CounterSent: _tell_counters,
    happened.NothingSent: _tell_idle,
    happened.MarkerPlaced: _tell_placed,
    happened.CandidateProposed: _tell_proposed,
    ELECTED: _tell_elected,
}
