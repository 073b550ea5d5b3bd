"""5.2, 6, 7.1 and 7.2: debates, oration, control and favour."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.pericles.board import board
from games.pericles.events import assembly as told
from tests.games.pericles.referee.ledger import COMPATRIOTS, SIDE, Ledger, compatriot, direction, hears

SILENT = (
    told.EntourageDismissed,
    told.EntourageKept,
    told.HandDealt,
    told.CardsDealt,
    told.EntourageFormed,
    told.EntourageSet,
    told.AnswerNoted,
    told.EntourageOpened,
)
"""What moves nothing that the referee keeps."""


@dataclass
class Disputed:
    """A debate, from its issue to its end."""

    issue: str
    box: int
    totals: dict[str, int] = field(default_factory=dict)
    strategoi: dict[str, int] = field(default_factory=dict)
    leaders: set[str] = field(default_factory=set)
    due: dict[str, int] | None = None
    to: int | None = None
    """Where the issue must go; None before the debate is decided."""


@hears(*SILENT)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing."""


@hears(told.IssueRaised)
def raised(ledger: Ledger, event: told.IssueRaised) -> None:
    """6.11: an issue that lies there and is not captured, raised by whose turn it is."""
    side = SIDE[event.faction]
    ruling = ledger.ruling[side]
    ledger.debates[side] = ledger.debates[side] % board().tracks.debates + 1
    assert event.number == ledger.debates[side]
    assert event.faction == (ruling if event.number % 2 else compatriot(ruling)), "out of turn"
    box = _box(event)
    assert (event.issue, box) in ledger.track[side], ledger.track[side]
    assert event.box < board().tracks.captured_at
    ledger.disputes[side] = Disputed(event.issue, box)


@hears(told.CardRevealed)
def revealed(ledger: Ledger, event: told.CardRevealed) -> None:
    """6.2: the printed value, and the bonus of a half that fits."""
    debate, card = ledger.disputes[SIDE[event.faction]], board().cards[event.card]
    half = card.halves[event.faction]
    fits = debate.issue not in half.but if half.issue == "any" else half.issue == debate.issue
    holds = {
        "controlling": ledger.ruling[SIDE[event.faction]] == event.faction,
        "at-war": ledger.war,
        "pre-plague": not ledger.plague,
        "post-plague": ledger.plague,
        "alcibiades-in-athens": ledger.alcibiades_in_athens,
    }
    fits = fits and all(holds[condition] for condition in half.when)
    assert event.value == card.value
    assert event.bonus == (half.bonus if fits else 0)
    debate.totals[event.faction] = event.value + event.bonus
    debate.strategoi[event.faction] = half.strategoi if fits else 0
    if card.leader:
        debate.leaders.add(event.faction)


@hears(told.BrainTrustUsed)
def advised(ledger: Ledger, event: told.BrainTrustUsed) -> None:
    """6.31: a leader against a card that is none."""
    debate = ledger.disputes[SIDE[event.faction]]
    assert debate.leaders == {event.faction}
    assert event.value == board().cards[event.card].value
    debate.totals[event.faction] += event.value


@hears(told.TokensEarned)
def earned(ledger: Ledger, event: told.TokensEarned) -> None:
    """6.22: tokens one by one in turn, the controlling faction first, as far as the stock reaches."""
    side = SIDE[event.faction]
    debate = ledger.disputes[side]
    assert event.wanted == debate.strategoi[event.faction]
    if debate.due is None:
        debate.due = _shared(ledger, side, dict(debate.strategoi))
    assert event.tokens == debate.due.pop(event.faction), "wrong number of tokens"
    ledger.drawn(event.faction, event.tokens)


def _shared(ledger: Ledger, side: str, wanted: dict[str, int]) -> dict[str, int]:
    ruling, left = ledger.ruling[side], ledger.stock[side]
    given = {each: 0 for each in (ruling, compatriot(ruling)) if wanted[each]}
    queue = [each for round_ in range(26) for each in given if wanted[each] > round_]
    for faction in queue[:left]:
        given[faction] += 1
    return given


@hears(told.DebateWon)
def won(ledger: Ledger, event: told.DebateWon) -> None:
    """6.13: the higher total moves the issue by the difference."""
    debate = _ended(ledger, SIDE[event.faction], event.issue)
    totals = {event.faction: event.total, event.rival: event.less}
    assert totals == debate.totals, debate.totals
    assert event.total > event.less
    most = board().tracks.captured_at
    to = debate.box + direction(event.faction) * (event.total - event.less)
    debate.to = max(-most, min(most, to))


@hears(told.DebateTied)
def tied(ledger: Ledger, event: told.DebateTied) -> None:
    """6.13: level totals move nothing."""
    debate = _ended(ledger, event.side, event.issue)
    assert set(debate.totals.values()) == {event.total}, debate.totals


def _ended(ledger: Ledger, side: str, issue: str) -> Disputed:
    debate = ledger.disputes[side]
    assert debate.issue == issue
    assert debate.due == {} or not any(debate.strategoi.values()), "tokens were not awarded"
    return debate


@hears(told.IssueMoved)
def moved(ledger: Ledger, event: told.IssueMoved) -> None:
    """6.13: the issue lies where the difference leads."""
    _move(ledger, SIDE[event.faction], event.issue, _box(event))


def _box(event: told.IssueRaised | told.IssueMoved) -> int:
    assert bool(event.half) == bool(event.box)
    return direction(event.half) * event.box if event.half else 0


@hears(told.IssueCaptured)
def captured(ledger: Ledger, event: told.IssueCaptured) -> None:
    """6.15: the last box."""
    box = direction(event.faction) * board().tracks.captured_at
    _move(ledger, SIDE[event.faction], event.issue, box)


@hears(told.IssueStopped)
def stopped(ledger: Ledger, event: told.IssueStopped) -> None:
    """6.14: only War/Peace, and only where it crosses the centre."""
    debate = ledger.disputes[SIDE[event.faction]]
    assert debate.to is not None
    assert debate.issue == "war-peace"
    assert debate.box * debate.to < 0
    debate.to = 0
    _move(ledger, SIDE[event.faction], debate.issue, 0)


def _move(ledger: Ledger, side: str, issue: str, box: int) -> None:
    debate = ledger.disputes.pop(side)
    assert (debate.issue, debate.to) == (issue, box), f"{debate.issue} must go to {debate.to}"
    ledger.track[side].remove((issue, debate.box))
    ledger.track[side].append((issue, box))


@hears(told.IssuesDropped)
def dropped(ledger: Ledger, event: told.IssuesDropped) -> None:
    """6.16: issues at the centre."""
    centre = [kind for kind, box in ledger.track[event.side] if not box]
    assert sorted(event.issues) == sorted(centre), centre
    ledger.track[event.side] = [each for each in ledger.track[event.side] if each[1]]


@hears(told.OstracismScored)
def ostracised(ledger: Ledger, event: told.OstracismScored) -> None:
    """7.1: three Honour more and less."""
    assert ledger.holder(SIDE[event.faction], "ostracism") == event.faction
    ledger.changed(event.faction, board().honour.ostracism, event.gained)
    ledger.changed(event.rival, -board().honour.ostracism, -event.lost)


def _speeches(ledger: Ledger, side: str) -> dict[str, int]:
    return {each: sum(abs(box) for _, box in ledger.won(each)) for each in COMPATRIOTS[side]}


@hears(told.OrationScored)
def orated(ledger: Ledger, event: told.OrationScored) -> None:
    """7.1: the difference of the boxes, three at most, and no more than is really lost."""
    side = SIDE[event.faction]
    assert not ledger.holder(side, "ostracism")
    assert _speeches(ledger, side) == {event.faction: event.total, event.rival: event.less}
    due = min(board().honour.oration, event.total - event.less)
    assert due > 0
    ledger.changed(event.rival, -due, -event.lost)
    assert event.gained == event.lost
    ledger.honour[event.faction] += event.gained


@hears(told.OrationLevel)
def level(ledger: Ledger, event: told.OrationLevel) -> None:
    """7.1: equal boxes."""
    assert set(_speeches(ledger, event.side).values()) == {event.total}


@hears(told.ControlSettled)
def settled(ledger: Ledger, event: told.ControlSettled) -> None:
    """7.2: ostracism, most issues, favour, the better speech, or who controlled it before."""
    side = event.side
    first, second = COMPATRIOTS[side]
    numbers = {each: len(ledger.won(each)) for each in (first, second)}
    speeches = _speeches(ledger, side)
    merits = {
        each: (
            ledger.holder(side, "ostracism") == each,
            numbers[each],
            ledger.favour[side] == each,
            speeches[each] if not ledger.favour[side] else 0,
            ledger.ruling[side] == each,
        )
        for each in (first, second)
    }
    assert event.faction == max(merits, key=lambda each: merits[each]), merits
    assert event.number == numbers[event.faction]
    ledger.ruling[side] = event.faction


@hears(told.FavourMoved)
def favoured(ledger: Ledger, event: told.FavourMoved) -> None:
    """7.2: straight into the box of ostracism's holder, or one box towards who has most issues."""
    side, ruling = event.side, ledger.ruling[event.side]
    assert ledger.favour[side] != ruling
    step = "" if ledger.favour[side] else ruling
    assert event.faction == (ruling if ledger.holder(side, "ostracism") else step)
    ledger.favour[side] = event.faction


@hears(told.FavourHonoured)
def honoured(ledger: Ledger, event: told.FavourHonoured) -> None:
    """7.2: favour that is held already."""
    side = SIDE[event.faction]
    assert ledger.favour[side] == event.faction == ledger.ruling[side]
    assert len(ledger.won(event.faction)) > len(ledger.won(event.rival))
    ledger.changed(event.faction, board().honour.favour, event.gained)
    ledger.changed(event.rival, -board().honour.favour, -event.lost)
