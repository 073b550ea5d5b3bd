"""3.3, 4, 5.1, 5.3 and 7.3 to 7.5: set-up, plays, the Boule, war and peace, political issues, counters."""

from __future__ import annotations

from collections import Counter

from games.pericles.board import board
from games.pericles.events import seating
from games.pericles.events import turn as told
from games.pericles.figures import PlayFigures
from tests.games.pericles.referee.ledger import (
    COMPATRIOTS,
    EAST,
    ELITE,
    OTHER,
    SIDE,
    SIDES,
    Ledger,
    compatriot,
    direction,
    hears,
)

SILENT = (
    seating.FactionsLed,
    seating.CountersShown,
    seating.StandingAnswerLeft,
    seating.TokensShown,
    told.WillIgnored,
    told.HostagesKept,
    told.WarGoesOn,
    told.IssueUnused,
    told.IssueVoided,
    told.CountersLent,
    told.CountersHandedOver,
)
"""What moves nothing that the referee keeps."""


@hears(*SILENT)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing."""


@hears(told.ScenarioBegun)
def begun(ledger: Ledger, event: told.ScenarioBegun) -> None:
    """3.3: what is printed of the scenario."""
    ledger.scenario = event.scenario
    figures = ledger.figures
    assert event.war == figures.war
    ledger.war, ledger.plague, ledger.persian_war = figures.war, figures.plague, figures.persian_war
    ledger.alcibiades_in_athens = not figures.alcibiades_in_persia
    ledger.persian_bases = figures.persian_bases
    for side in figures.sides:
        _found(ledger, side)
    for row in figures.setup or (board().scenarios[figures.setup_of].setup if figures.setup_of else []):
        for colour in ("athens", "delian", "argos", "sparta", "peloponnesian"):
            pieces = getattr(row, colour)
            for kind in ("land", "naval", "base") if pieces is not None else ():
                ledger.put(row.at, f"{colour}-{kind}", getattr(pieces, kind))
        if row.sparta is not None:
            ledger.put(row.at, ELITE, row.sparta.three_hundred)
        for marked, number in row.treachery.items():
            ledger.treachery[row.at, marked] = number


def _found(ledger: Ledger, side: str) -> None:
    figures = ledger.figures
    first = COMPATRIOTS[side][0]
    ledger.ruling[side] = dict(figures.controlling.items()).get(side, first)  # type: ignore[call-overload]
    ledger.favour[side] = dict(figures.favour.items()).get(side, "")  # type: ignore[call-overload]
    ledger.stock[side] = board().tracks.strategoi
    issues = figures.opening.items() if figures.kind == "political" else ()
    ledger.track[side] = [(kind, int(box)) for box, kinds in issues for kind in kinds]
    laid = dict(figures.committed.items()).get(side, 0)  # type: ignore[call-overload]
    ledger.committed[first] = laid
    ledger.stock[side] -= laid
    for faction in COMPATRIOTS[side]:
        ledger.honour[faction] = figures.honour.get(faction, 0)
        if faction in figures.start:
            ledger.drawn(faction, figures.start[faction].strategoi)


@hears(told.TurnBegun)
def turn_begun(ledger: Ledger, event: told.TurnBegun) -> None:
    """4.0: what was set aside comes back, and what a failed will costs goes."""
    ledger.scenario_turn = event.turn - ledger.figures.first_turn + 1
    assert 1 <= ledger.scenario_turn <= ledger.figures.max_turns
    assert not ledger.wills, "a will was not judged"
    assert not any(ledger.tokens.values()), "tokens were kept"
    for side in SIDES:
        ledger.stock[side] += ledger.aside[side] - ledger.aside_next[side]
        ledger.aside[side], ledger.aside_next[side] = ledger.aside_next[side], 0
    ledger.deeds.clear()
    ledger.ships_ready = True
    ledger.granary_at_start = ledger.has_granary()


@hears(told.PlayDrawn)
def play_drawn(ledger: Ledger, event: told.PlayDrawn) -> None:
    """5.11: each play once a game."""
    assert event.play not in ledger.plays
    ledger.plays.append(event.play)


def _play(ledger: Ledger) -> PlayFigures:
    return board().plays[ledger.plays[-1]]


@hears(told.IssuesSet)
def issues_set(ledger: Ledger, event: told.IssuesSet) -> None:
    """5.11: issues that the play names, at the centre."""
    assert not Counter(event.issues) - Counter(_play(ledger).issues[event.side])
    ledger.track[event.side] += [(kind, 0) for kind in event.issues]


@hears(told.IssueSet)
def issue_set(ledger: Ledger, event: told.IssueSet) -> None:
    """5.11: an issue that the play names, into a box of a half."""
    side = SIDE[event.half]
    roles = {"controlling": ledger.ruling[side], "opposition": compatriot(ledger.ruling[side])}
    named = [(roles.get(each.half, each.half), each.issue, each.box) for each in _play(ledger).boxes]
    assert (event.half, event.issue, event.box) in named
    ledger.track[side].append((event.issue, direction(event.half) * event.box))


@hears(told.TokensBroughtBack)
def brought_back(ledger: Ledger, event: told.TokensBroughtBack) -> None:
    """5.11: as many as lie aside."""
    assert event.tokens == min(ledger.aside[event.side], _play(ledger).stock[event.side])
    ledger.stock[event.side] += event.tokens
    ledger.aside[event.side] -= event.tokens


@hears(told.TokensSetAside)
def set_aside(ledger: Ledger, event: told.TokensSetAside) -> None:
    """5.11: as many as the stock has."""
    assert event.tokens == min(ledger.stock[event.side], -_play(ledger).stock[event.side])
    ledger.stock[event.side] -= event.tokens
    ledger.aside[event.side] += event.tokens


@hears(told.TokensGranted)
def granted(ledger: Ledger, event: told.TokensGranted) -> None:
    """5.11: to whom the play names, as the stock allows."""
    side, play = SIDE[event.faction], _play(ledger)
    gains = play.controlling_gains if event.faction == ledger.ruling[side] else play.opposition_gains
    assert 0 < event.tokens <= min(ledger.stock[side], dict(gains.items())[side])  # type: ignore[index]
    ledger.drawn(event.faction, event.tokens)


@hears(told.WillSet)
def will_set(ledger: Ledger, event: told.WillSet) -> None:
    """5.12: as the play says."""
    will = _play(ledger).will[event.side]
    assert (event.need, list(event.theatres), event.number) == (will.need, will.theatres, will.count)
    ledger.wills[event.side] = (event.need, event.theatres, event.number)


@hears(told.AlcibiadesLeft)
def left(ledger: Ledger, _event: told.AlcibiadesLeft) -> None:
    """12.2: for good."""
    assert ledger.alcibiades_in_athens
    assert _play(ledger).alcibiades_to_persia
    ledger.alcibiades_in_athens = False


@hears(told.PlagueStruck)
def plague(ledger: Ledger, event: told.PlagueStruck) -> None:
    """5.13: whenever the play brings it."""
    assert _play(ledger).plague
    assert event.again == ledger.plague
    ledger.plague = True


@hears(told.UnitsTaken, told.UnitsGone)
def taken(ledger: Ledger, event: told.UnitsTaken | told.UnitsGone) -> None:
    """5.11 and 5.14: units that stood there."""
    assert ledger.figures.ravages or isinstance(event, told.UnitsTaken)
    ledger.put_all(event.theatre, event.units, -1)


@hears(told.UnitsJoined)
def units_joined(ledger: Ledger, event: told.UnitsJoined) -> None:
    """5.11: units that a play brings."""
    ledger.put_all(event.theatre, event.units)


@hears(told.BoardFilled)
def filled(ledger: Ledger, event: told.BoardFilled) -> None:
    """5.31: up to five, as the stock has them."""
    side = event.side
    assert event.tokens == min(ledger.stock[side], board().tracks.board - ledger.board[side])
    ledger.stock[side] -= event.tokens
    ledger.board[side] += event.tokens


@hears(told.HostagesSpent)
def hostages_spent(ledger: Ledger, event: told.HostagesSpent) -> None:
    """5.33: War/Peace in the second box of the enemy's opposition."""
    side = event.side
    assert event.faction == ledger.ruling[OTHER[side]]
    assert OTHER[side] in ledger.hostages
    assert event.half == compatriot(ledger.ruling[side])
    assert "war-peace" not in dict(ledger.track[side])
    ledger.hostages.discard(OTHER[side])
    ledger.track[side].append(("war-peace", direction(event.half) * event.box))


@hears(told.IssuePut)
def put(ledger: Ledger, event: told.IssuePut) -> None:
    """5.32: into a box of the own half, or at the centre."""
    ledger.track[SIDE[event.faction]].append((event.issue, direction(event.faction) * event.box))


@hears(told.LastCardShown)
def last_card(ledger: Ledger, event: told.LastCardShown) -> None:
    """7.3: a leader by the plague, any other card one; as the board has them."""
    side, card = SIDE[event.faction], board().cards[event.card]
    worth = card.board["post" if ledger.plague else "pre"] if card.leader else 1
    assert event.tokens == min(worth, ledger.board[side])
    ledger.board[side] -= event.tokens
    ledger.tokens[event.faction] += event.tokens


@hears(told.BoardCleared)
def board_cleared(ledger: Ledger, event: told.BoardCleared) -> None:
    """7.3: what is left goes to the stock."""
    assert event.tokens == ledger.board[event.side]
    ledger.board[event.side] = 0
    ledger.stock[event.side] += event.tokens


@hears(told.WarDeclared)
def war_declared(ledger: Ledger, event: told.WarDeclared) -> None:
    """7.41: in peace, by whoever has won War/Peace."""
    holders = [ledger.holder(side, "war-peace") for side in SIDES]
    assert not ledger.war
    assert list(event.factions) == [each for each in holders if each]
    ledger.war = True


@hears(told.PeaceMade)
def peace_made(ledger: Ledger, event: told.PeaceMade) -> None:
    """7.41: in war, by both Sides; ten Honour for each."""
    assert ledger.war
    assert list(event.factions) == [ledger.holder(side, "war-peace") for side in SIDES]
    for faction in event.factions:
        ledger.changed(faction, board().honour.peace, event.gained)
    ledger.war = False
    first = ledger.figures.peace_ends_from
    ledger.peace_ends = 0 < first <= ledger.scenario_turn


@hears(told.UnitSentHome)
def sent_home(ledger: Ledger, event: told.UnitSentHome) -> None:
    """7.41: home, or to a base of the same colour."""
    side = SIDE[event.faction]
    assert event.theatre == side or ledger.pieces[event.theatre, f"{side}-base"]
    assert event.origin in ledger.theatres() or event.origin == EAST
    ledger.put_all(event.origin, event.units, -1)
    ledger.put_all(event.theatre, event.units)


@hears(told.GamesHonoured)
def games(ledger: Ledger, event: told.GamesHonoured) -> None:
    """7.43: in peace three Honour."""
    assert not ledger.war
    assert ledger.holder(SIDE[event.faction], "games") == event.faction
    ledger.changed(event.faction, board().honour.games, event.gained)


@hears(told.GamesPaid)
def games_paid(ledger: Ledger, event: told.GamesPaid) -> None:
    """7.43: in war three tokens, as the stock has them."""
    side = SIDE[event.faction]
    assert ledger.war
    assert ledger.holder(side, "games") == event.faction
    assert event.tokens == min(ledger.stock[side], board().honour.games_strategoi)
    ledger.drawn(event.faction, event.tokens)


@hears(told.CitizensMade)
def citizens(ledger: Ledger, event: told.CitizensMade) -> None:
    """7.44 A: a Delian base becomes Athenian."""
    ledger.put(event.theatre, "delian-base", -1)
    ledger.put(event.theatre, "athens-base", 1)
    ledger.put_all(event.theatre, event.units)
    ledger.deeds.add(("athens", event.theatre))
    ledger.changed(event.faction, board().honour.citizenship, event.gained)


@hears(told.ColonyFounded)
def colony(ledger: Ledger, event: told.ColonyFounded) -> None:
    """7.44 B: a base with Honour, if the box has one; and units of four points."""
    assert not ledger.war
    assert ledger.stands(event.theatre, "athens")
    stand = sum(number for (_, piece), number in ledger.pieces.items() if piece == "delian-base")
    if board().colours["delian"].limit.base > stand:
        ledger.put(event.theatre, "delian-base", 1)
        ledger.deeds.add(("athens", event.theatre))
        ledger.changed(event.faction, board().honour.colony, event.gained)
    else:
        assert not event.gained
    ledger.put_all(event.theatre, event.units)


@hears(told.HelotsHunted)
def hunted(ledger: Ledger, event: told.HelotsHunted) -> None:
    """7.45 A: Athenian treachery."""
    ledger.treachery[event.theatre, "athens"] -= event.number
    assert ledger.treachery[event.theatre, "athens"] >= 0


@hears(told.SpartansTrained)
def trained(ledger: Ledger, event: told.SpartansTrained) -> None:
    """7.45 B: in war, up to three."""
    assert ledger.war
    assert sum(number for _, number in event.units) <= board().limits.agoge
    ledger.put_all("sparta", event.units)


@hears(told.IssueRetired)
def retired(ledger: Ledger, event: told.IssueRetired) -> None:
    """7.4: a unique issue that somebody has won."""
    side = "athens" if event.issue in ("citizenship", "colony") else "sparta"
    assert ledger.holder(side, event.issue)
    ledger.track[side] = [each for each in ledger.track[side] if each[0] != event.issue]


@hears(told.CountersAwarded)
def awarded(ledger: Ledger, event: told.CountersAwarded) -> None:
    """7.5: a counter for every issue won, and two rumours; the half is empty then."""
    sets, won = board().printed.issues.theatre, ledger.won(event.faction)
    due = Counter(kind for kind, _ in won if kind in sets) + Counter(rumour=sets["rumour"])
    assert dict(event.counters) == dict(due), due
    side = SIDE[event.faction]
    ledger.track[side] = [each for each in ledger.track[side] if each not in won]
