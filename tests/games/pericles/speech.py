"""What is said and typed at a table of Pericles, for the tests of its words and orders."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from games.core.decision import NOBODY
from games.pericles.actions import (
    Banish,
    BuildBase,
    Citizens,
    Clear,
    Commit,
    Consult,
    Convert,
    Debate,
    Decline,
    Disband,
    Dismiss,
    Done,
    Enlist,
    Fight,
    Gold,
    Hostages,
    Hunt,
    Kill,
    Lend,
    Move,
    Muster,
    Negotiate,
    Omens,
    Place,
    PlayCard,
    Put,
    Raid,
    Raise,
    Raze,
    Redeploy,
    Refuse,
    Remove,
    Retain,
    Reveal,
    Second,
    Settle,
    Ships,
    Show,
    Sign,
    Stand,
    Stop,
    Train,
    Trust,
)
from games.pericles.board import COLOURS, FACTIONS, OF_SIDE, QUARTERS, SIDES, THREE_HUNDRED, board
from games.pericles.figures import Side
from games.pericles.game import GAME
from games.pericles.quarters import ORDER
from games.pericles.standing import COMMIT, NO_MORE, SHOWN, TALKS, TOPICS
from games.pericles.view import View
from games.text.vocabulary import tokens
from tests.games.conformance.speech import Speech
from tests.games.text.speech import Facts

CONDITIONS = sorted(
    {when for card in board().cards.values() for half in card.halves.values() for when in half.when}
)
CARDS, THEATRES = tuple(board().cards), tuple(board().theatres)
ISSUES = tuple(dict.fromkeys([*board().issues_of("athens"), *board().issues_of("sparta")]))
UNITS = tuple(
    f"{colour}-{kind}"
    for colour in COLOURS
    for kind in ("land", "naval", "base")
    if getattr(board().colours[colour].limit, kind)
)
VALUES: dict[str, tuple[Any, ...]] = {
    "faction": FACTIONS,
    "rival": FACTIONS,
    "seat": (0, 1, NOBODY),
    "what": SHOWN,
    "topic": (*TOPICS[""], NO_MORE),
    "half": FACTIONS,
    "side": SIDES,
    "owner": FACTIONS,
    "kind": ("military", "league", "rumour"),
    "factions": (FACTIONS, FACTIONS[:1], FACTIONS[1:3]),
    "unit": ("sparta-land", THREE_HUNDRED),
    "origin": THEATRES,
    "to": THEATRES,
    "via": ((), THEATRES[:2]),
    "theatres": (THEATRES[:3],),
    "won": (True, False),
    "colour": ORDER,
    "own": (0, 2),
    "enemy": (0, 2),
    "land": (0, 2),
    "naval": (0, 1),
    "turn": (1, 7),
    "play": tuple(board().plays),
    "missing": (True, False),
    "again": (True, False),
    "need": ("base", "control", "contest"),
    "counters": ((("military", 2), ("rumour", 1)), (("league", 1),)),
    "scenario": tuple(GAME.scenarios),
    "war": (True, False),
    "theatre": THEATRES,
    "element": ("land", "naval"),
    "card": CARDS,
    "cards": ((CARDS[0],), CARDS[:3]),
    "issue": ISSUES,
    "issues": (ISSUES[:1], ISSUES[:3]),
    "units": (tuple((unit, 1) for unit in (*UNITS, THREE_HUNDRED)), (("sparta-land", 2),)),
    "box": (0, 1, 7),
    "yes": (True, False),
    "change": (-4, 1, 5),
    **dict.fromkeys(
        ("number", "value", "total", "less", "gained", "lost", "tokens", "wanted", "margin", "bonus"),
        (0, 1, 3),
    ),
    **dict.fromkeys(("bases", "strategoi", "treachery"), (0, 2)),
    **dict.fromkeys(("city", "league", "argos", "three_hundred"), (0, 1)),
}
"""What each field or fact can be."""
OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    ("StrengthCounted", "units"): (0, 9),
    ("Lend", "counters"): (("military",), ("military", "rumour")),
    ("Dismiss", "cards"): ((), (CARDS[0],), CARDS[:3]),
    ("FavourMoved", "faction"): ("", *FACTIONS),
    ("Debate", "box"): (-7, 0, 2),
    ("MajorDefeat", "box"): (2,),
}

factions, numbers = st.sampled_from(FACTIONS), st.integers(0, 20)
theatres = st.sampled_from(THEATRES)
some_cards = st.lists(st.sampled_from(CARDS), min_size=1, max_size=3, unique=True).map(tuple)


def _kills(enemy_of_athens: bool) -> st.SearchStrategy[Any]:
    """Make losses; Argos and the 300 die on one Side only."""
    picks = st.sampled_from(OF_SIDE["sparta" if enemy_of_athens else "athens"])
    some = st.integers(1, 9)
    if enemy_of_athens:
        return st.builds(Kill, picks, some, numbers, numbers)
    return st.builds(Kill, picks, some, numbers, st.just(0), st.integers(0, 1))


def _removals(side: Side) -> st.SearchStrategy[Any]:
    """Make units that go; Argos and the 300 are of one Side only."""
    picks, some = st.sampled_from(OF_SIDE[side]), st.integers(1, 9)
    if side == "athens":
        return st.builds(Remove, picks, some, numbers, numbers)
    return st.builds(Remove, picks, some, numbers, st.just(0), st.integers(0, 1))


any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(Show, factions, st.sampled_from(SHOWN)),
    st.builds(Stand, factions, st.sampled_from([*TOPICS[""][2:], NO_MORE])),
    st.builds(Stand, factions, st.just(TALKS), numbers),
    st.builds(Stand, factions, st.just(COMMIT), numbers, st.one_of(st.just(""), theatres)),
    st.builds(Dismiss, factions, st.one_of(st.just(()), some_cards)),
    st.builds(Retain, factions, some_cards),
    st.builds(Put, factions, st.sampled_from(ISSUES)),
    st.builds(Hostages, factions, st.booleans()),
    st.builds(Enlist, factions, theatres),
    st.builds(Citizens, factions, theatres, numbers, numbers),
    st.builds(Settle, factions, theatres, numbers, numbers),
    st.builds(Hunt, factions, theatres, numbers),
    st.builds(Train, factions, numbers, st.integers(0, 1)),
    st.builds(
        Lend, factions, st.lists(st.sampled_from(("military", "rumour")), min_size=1, max_size=4).map(tuple)
    ),
    st.builds(Debate, factions, st.sampled_from(ISSUES), st.integers(-7, 7)),
    st.builds(PlayCard, factions, st.sampled_from(CARDS)),
    st.builds(Trust, factions, st.booleans()),
    st.builds(Stop, factions, st.booleans()),
    st.builds(Fight, factions),
    _kills(enemy_of_athens=True),
    _kills(enemy_of_athens=False),
    _removals("athens"),
    _removals("sparta"),
    st.builds(Raze, factions, numbers, numbers),
    st.builds(Second, factions, st.booleans()),
    st.builds(Place, factions, st.sampled_from(("military", "rumour")), factions, theatres),
    st.builds(Reveal, factions, theatres),
    st.builds(Commit, factions, numbers),
    st.builds(Clear, factions, numbers, numbers),
    st.builds(Raise, factions, numbers, numbers, numbers, st.integers(0, 1)),
    st.builds(Banish, factions, st.just("delian-land"), theatres),
    st.builds(Omens, factions, st.lists(theatres, min_size=1, max_size=3).map(tuple)),
    st.builds(Gold, factions, st.just("sparta-naval"), theatres),
    st.builds(
        Move, factions, st.just("sparta-land"), theatres, theatres, st.lists(theatres, max_size=2).map(tuple)
    ),
    *(
        st.builds(kind, factions)
        for kind in (Decline, Negotiate, BuildBase, Convert, Consult, Raid, Muster, Done)
    ),
    st.builds(Ships, factions, st.booleans()),
    st.builds(Sign, factions, theatres),
    st.builds(Refuse, factions),
    st.builds(Disband, factions, st.just("delian-land"), theatres, numbers),
    st.builds(Redeploy, factions, st.just("sparta-naval"), theatres, theatres, numbers),
)


def on_board(view: View) -> list[str]:
    """Name what everyone can see."""
    issues = [issue.kind for city in view.cities for issue in city.track]
    return [*(seen.id for seen in view.factions), *(seen.id for seen in view.theatres), *issues]


LABELS = (
    "set-up",
    "aristophanes",
    "boule",
    "end-phase",
    "entourage",
    "assembly",
    "political",
    "battle",
    "placing",
    "resolving",
    "expedition",
    "end",
)
PRIVATE = ("dismiss", "retain", "play", "talks", "commit", "lend")
OPEN = (
    "remove",
    "enlist",
    "give-up",
    "hostages",
    "put",
    "go-home",
    "citizenship",
    "colony",
    "krypteia",
    "agoge",
    "debate",
    "trust",
    "stop",
    "fight",
    "kill",
    "raze",
    "place",
    "reveal",
    "resolve",
    "commit",
    "gold",
    "ships",
    "move",
    "second",
    "callias",
    "maintain",
    "redeploy",
    "ravages",
)
SPEECH = Speech(
    game=GAME,
    facts=Facts(VALUES, OF_KIND),
    plain_refusal="not-an-answer",
    any_action=any_action,
    words=tokens("play debate retain kill AF DF league Cimon Κίμων Alcibiades 1 0 yes nein ναι xyzzy"),
    on_board=on_board,
    made=frozenset(
        [
            *(f"name-{thing}" for thing in (*FACTIONS, *CARDS, *THEATRES, *ISSUES, THREE_HUNDRED)),
            *(f"name-{thing}" for thing in (*board().plays, "land", "naval")),
            *(f"asked-{question}" for question in OPEN),
            *(f"asked-in-private-{question}" for question in PRIVATE),
            *(f"amount-{unit}" for unit in (*UNITS, THREE_HUNDRED)),
            *(f"chosen-{colour}" for colour in COLOURS),
            *(f"word-colour-{colour}" for colour in COLOURS),
            *(f"{made}-{what}" for made in ("name", "word-shown") for what in SHOWN),
            *(f"{made}-{topic}" for made in ("name", "word-topic") for topic in (*TOPICS[""], NO_MORE)),
            *(f"word-unit-{unit}" for unit in (*UNITS, THREE_HUNDRED)),
            *(
                "name-persia",
                "name-rumour",
                "name-sides",
                "amount-persia-base",
                "word-land",
                "word-naval",
                "word-argos",
            ),
            *("chosen-land", "chosen-naval", "chosen-league"),
            *(f"story-{part}" for part in ("units", "bases", "strategoi", "treachery")),
            *(f"half-{when}" for when in CONDITIONS),
            *(f"region-{part}" for part in QUARTERS),
        ]
    ),
    made_labels=frozenset(
        [
            *(f"phase-{phase}" for phase in LABELS),
            *(f"link-{kind}" for kind in board().links),
            *(f"group-{side}" for side in ("athens", "sparta")),
            *("won-land", "won-naval"),
        ]
    ),
    label_facts={"number": 2, "side": "athens", "margin": 3},
    added={"resolve": {"faction", "kind", "theatre"}},
)
