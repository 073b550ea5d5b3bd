"""How posts tell what happens at SPARTA!: cards with all that they did, battles as one paragraph, reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from games.core.events import Event
from games.sparta.board import POWERS
from games.sparta.events import battles
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
    TalentsChanged,
    TerritoryFounded,
)
from games.sparta.events.games import GameEnded, GamesRolled, GamesWon, Passed, PrizeTaken, WarEnded
from games.sparta.events.rounds import (
    CardsDealt,
    InfluencePlaced,
    Recruited,
    RegionsScored,
    RoundBegan,
    ShipBuilt,
    StackJoined,
    SupportArrived,
)
from games.sparta.events.units import (
    CommanderChanged,
    CommanderReplaced,
    CommandersArrived,
    DesperateTimes,
    Raided,
    SiegeBegan,
    SiegeEnded,
    SiegeLeft,
    SiegeRolled,
    TrialRolled,
    UnitDeployed,
    UnitHome,
    UnitMobilised,
)
from games.sparta.report import ENDED_BY
from games.text.told import Card, Told

if TYPE_CHECKING:
    from games.sparta.wording import Wording

Kinds = tuple[type[Event], ...]
WON = ("won", "lost")
"""How sieges end that everybody talks about."""

HEADLINES: Kinds = (
    RoundBegan,
    TerritoryFounded,
    GamesWon,
    WarEnded,
    GameEnded,
)
"""What posts tell in bold; battles and sieges are bold in part."""
DETAILS: Kinds = (
    NothingHappened,
    CardsDealt,
    StackJoined,
    SupportArrived,
    ActionRoundBegan,
)
PASSING: Kinds = (
    Passed,
    UnitMobilised,
    TalentsChanged,
    BattleCardsDrawn,
    InfluencePlaced,
    UnitHome,
    CommanderChanged,
)
CARDED: Kinds = (battles.BattleEnded,)
ROLLS: Kinds = (battles.FateRolled, SiegeRolled, SiegeLeft, TrialRolled, GamesRolled)
TURNS: Kinds = (ActionRoundBegan,)

CHANGES: Kinds = (
    InfluenceChanged,
    TalentsChanged,
    FavourChanged,
    StrengthChanged,
    SupportChanged,
    CommanderChanged,
    BattleCardsDrawn,
    BattleCardsDiscarded,
    SiegeEnded,
    UnitHome,
    CommanderReplaced,
)
"""What follows from something else."""
OF_CARDS: Kinds = (
    *CHANGES,
    OptionChosen,
    EnvoySent,
    TerritoryFounded,
    MarkerPut,
    MarkerRemoved,
    OmensPut,
    RaidMarkerRemoved,
    MarkerTaken,
    CardsShown,
    CardSwapped,
    TrialRolled,
)
BATTLE: Kinds = (battles.BattleBegan, battles.BattleCardPlayed, battles.BattleEnded)
"""What begins the paragraph of a battle, wherever the post before has left off."""
OF_BATTLES: Kinds = (
    *OF_CARDS,
    *BATTLE,
    battles.AdvantagesCounted,
    battles.CombatWeighed,
    battles.AdvantagesCancelled,
    battles.FateRolled,
    Passed,
)
FOLLOW: tuple[tuple[Kinds, Kinds], ...] = (
    (BATTLE, OF_BATTLES),
    ((CardPlayed, OptionChosen, EnvoySent), OF_CARDS),
    (
        (DesperateTimes,),
        (UnitMobilised, TalentsChanged, BattleCardsDrawn, UnitDeployed),
    ),
    ((UnitMobilised,), (TalentsChanged, BattleCardsDrawn)),
    ((TalentsChanged,), (SiegeRolled, SiegeLeft)),
    ((InfluencePlaced, TerritoryFounded), (InfluenceChanged,)),
    ((Raided, SiegeRolled, SiegeLeft), (*CHANGES, SiegeBegan)),
    ((UnitHome, SiegeEnded), (CommanderChanged, UnitHome)),
    ((GamesRolled,), (GamesRolled, GamesWon)),
    (
        (PrizeTaken, ShipBuilt, Recruited, CardDiscarded),
        (TalentsChanged, FavourChanged),
    ),
    ((CommandersArrived,), (CommandersArrived, CommanderChanged)),
)
"""What begins a story, and what goes on with it."""


def named_once(event: Event) -> Event:
    """Of a power whose regions are all new, what it holds says it."""
    if isinstance(event, RegionsScored) and event.won == event.markers:
        return replace(event, won=())
    return event


def groups(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Put together what tells one story; what is private stands alone and does not end it."""
    found: list[list[Event]] = []
    story: list[Event] = []
    follow: Kinds = ()
    for event in events:
        if event.audience is not None:
            found.append([event])
        elif isinstance(event, follow) and not isinstance(event, battles.BattleBegan):
            story.append(event)
            follow = (*follow, *_followers(event))
        else:
            story, follow = [event], _followers(event)
            found.append(story)
    return list(found)


def _followers(event: Event) -> Kinds:
    """List what can go on with a story that has come to an event."""
    return next((then for first, then in FOLLOW if isinstance(event, first)), ())


def sentence(words: Wording, group: Sequence[Any]) -> str:
    """Put a story into a line, without what another part of it says already."""
    kept = [event for event in group if event is group[0] or not is_said(group, event)]
    return " ".join(map(words.event, kept))


def is_said(group: Sequence[Any], event: Any) -> bool:
    """Say whether another part of a story has told an event already."""

    def has(kinds: Any) -> bool:
        return any(isinstance(each, kinds) for each in group)

    if isinstance(event, battles.CombatWeighed):
        return event is not _last(group, battles.CombatWeighed)[0]
    if isinstance(event, TalentsChanged | FavourChanged):
        return has(PAYS) or _is_paid(group[0], event)
    if isinstance(event, CommanderChanged):
        return event.change in ("ready", "exhausted")
    if isinstance(event, BattleCardsDrawn):
        return has(UnitMobilised)
    return isinstance(event, InfluenceChanged) and has(SETS)


PAYS: Kinds = (
    UnitMobilised,
    DesperateTimes,
    Raided,
    SiegeRolled,
    PrizeTaken,
    ShipBuilt,
    Recruited,
    CardDiscarded,
)
"""What says itself which talents or favours change hands."""


SETS: Kinds = (Raided, SiegeEnded, TerritoryFounded, InfluencePlaced)
"""What says itself whose a place is now."""


def _is_paid(first: Any, event: Any) -> bool:
    """Say whether it is the favour that a card says it costs."""
    paid = isinstance(first, CardPlayed) and isinstance(event, FavourChanged)
    return paid and event.power == first.power and event.favours == -first.favour and bool(first.favour)


# Lines of posts


def lines(
    words: Wording, events: Sequence[Event], plain: Callable[[Sequence[Event]], list[Told]]
) -> list[Told]:
    """Tell what posts tell: of a battle or a siege that is over the result is bold, the rest is not."""
    found: list[Told] = []
    rest: list[Event] = []
    for group in _stories(events):
        results = _results(words, group)
        if not results:
            rest += group
            continue
        found += [*plain(rest), Told(sentence(words, group), tuple(results))]
        rest = []
    return [*found, *plain(rest)]


def _stories(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Put together what tells one story, without what is for the log; none goes on in the next turn."""
    shown = [event for event in events if isinstance(event, TURNS) or not isinstance(event, DETAILS)]
    return [group for group in groups(shown) if not isinstance(group[0], TURNS)]


def _results(words: Wording, group: Sequence[Any]) -> list[str]:
    """Say what decided a story."""
    return [words.event(event) for event in group if _decides(event)]


def _decides(event: Any) -> bool:
    won = isinstance(event, SiegeEnded) and event.how in WON
    return won or isinstance(event, battles.BattleEnded)


# Reports and cards

DECIDED: Kinds = (
    TerritoryFounded,
    MarkerTaken,
    GamesWon,
    CommandersArrived,
    WarEnded,
)
REPORTED: Kinds = (*OF_BATTLES, *DECIDED, SiegeRolled)


def report(words: Wording, events: Sequence[Event]) -> list[Told]:
    """Tell a round: every battle with how it came about, cities that fell, what was founded, the games."""
    return [line for group in _stories(events) for line in _reported(words, group)]


def _reported(words: Wording, group: Sequence[Any]) -> Iterator[Told]:
    results = _results(words, group)
    if any(isinstance(event, battles.BattleEnded) for event in group):
        yield Told(" ".join(results), tuple(results), _course(words, group))
        return
    for event in group:
        if _decides(event) or isinstance(event, DECIDED):
            text = words.event(event)
            yield Told(text, (text,) if _decides(event) else ())


COST: Kinds = (battles.FateRolled, StrengthChanged, CommanderReplaced)
"""What a battle cost."""


def _course(words: Wording, group: Sequence[Any]) -> str:
    """Say who played what in a battle, how it stood in the end, and what it cost; the log has all of it."""
    return " ".join(filter(None, (*_played(words, group), _stand(words, group), _cost(words, group))))


def _stand(words: Wording, group: Sequence[Any]) -> str:
    """Say how strong both were when it was decided."""
    return " ".join(words.event(event) for event in _last(group, battles.CombatWeighed))


def _cost(words: Wording, group: Sequence[Any]) -> str:
    return " ".join(words.event(event) for event in group if isinstance(event, COST))


def _last(group: Sequence[Any], kind: type[Event]) -> list[Any]:
    return [event for event in group if isinstance(event, kind)][-1:]


def news(words: Wording, events: Sequence[Event]) -> str:
    """Say how many battles each power won."""
    won = Counter(event.winner for event in events if isinstance(event, battles.BattleEnded))
    return words.say("report-battles", sparta=won["sparta"], athens=won["athens"]) if won else ""


def card(words: Wording, events: Sequence[Any], number: int) -> Card | None:
    """Show the newest battle that is over, from its beginning."""
    ended = [at for at, event in enumerate(events) if isinstance(event, battles.BattleEnded)]
    if not ended:
        return None
    begun = [at for at in range(ended[-1]) if isinstance(events[at], battles.BattleBegan)]
    after = [event for event in events[begun[-1] if begun else ended[-1] :] if event.audience is None]
    fought = list(takewhile(lambda event: not isinstance(event, ENDED_BY), after))
    heading = words.say("report-battle", place=events[ended[-1]].place, round=number)
    return Card(heading, list(_card_lines(words, fought)), list(fought))


def _card_lines(words: Wording, fought: Sequence[Any]) -> Iterator[Told]:
    """Tell a battle line by line: result, how it began and who played what, how it stood, what it cost."""
    results = _results(words, fought)
    yield Told(" ".join(results), tuple(results))
    began = [event for event in fought if isinstance(event, battles.BattleBegan)]
    lines = (*map(words.event, began), *_played(words, fought), _stand(words, fought), _cost(words, fought))
    yield from map(Told, filter(None, lines))


def _played(words: Wording, fought: Sequence[Any]) -> Iterator[str]:
    """Name the battle cards of each power in turn."""
    for power in POWERS:
        cards = [event for event in fought if isinstance(event, battles.BattleCardPlayed)]
        halves = [words.half_title(event.card, event.element) for event in cards if event.power == power]
        if halves:
            yield words.say("report-played", power=power, cards=words.listing(halves))
