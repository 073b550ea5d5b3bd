"""What is said and typed at a table of Perikles, for the tests of its words and orders."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from games.perikles.actions import (
    AnswerRequest,
    AskPermission,
    Assassinate,
    ChooseLoss,
    EndTurn,
    MoveMarker,
    NameFirst,
    Pass,
    PayMarker,
    PlaceMarker,
    PlaySpecial,
    Propose,
    Recover,
    Send,
    Take,
)
from games.perikles.board import ARMS, ODDS, SIDES, Counter, board
from games.perikles.game import GAME
from games.perikles.orders import TARGETS
from games.text.vocabulary import tokens
from tests.games.conformance.speech import Speech
from tests.games.text.speech import Facts

CITIES = (*board().cities, "persia")
PHASES = ("set-up", "influence", "candidates", "forces", "battles", "end")
COUNTERS = (Counter("sparta", "hoplite", 3), Counter("sparta", "hoplite", 2), Counter("persia", "trireme", 1))

VALUES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("seat", "owner", "leader", "rival", "first", "start", "asker"), (0, 1)),
    **dict.fromkeys(("city", "enemy", "ally", "other", "to", "force"), CITIES),
    **dict.fromkeys(("round", "strength", "points", "defeats", "value", "attack", "defence"), (1, 4)),
    **dict.fromkeys(("markers", "removed", "left", "places", "statues"), (0, 1, 2)),
    **dict.fromkeys(("attacker", "defender", "attacker_needs", "defender_needs"), (7,)),
    **dict.fromkeys(("attacker_tokens", "defender_tokens"), (0, 1)),
    **dict.fromkeys(("tied", "main", "candidate", "allow", "forced"), (False, True)),
    "place": tuple(board().places),
    "tile": tuple(board().tiles),
    "tiles": (("athens-2",), ("any-1", "argos-1-assassin", "megara-1-candidate")),
    "seats": ((0,), (0, 2), (0, 1, 2)),
    "spot": ("alpha", "beta"),
    "arm": ARMS,
    "side": SIDES,
    "counters": (COUNTERS[:1], COUNTERS),
    "by": ((0, 1),),
    "chooser": (None, 0),
    "odds": ODDS,
    "until": ("", "phase", "sicily"),
    "paid": ("", "sparta", "persia"),
    "target": ("", "hand", "attack", "defence", "sparta", "pylos"),
}
"""What each field or fact can be."""

OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    ("RoundBegun", "places"): (("sicily",), ("sicily", "plataea", "cythera")),
    ("SpecialDealt", "tile"): tuple(board().specials),
    ("SpecialPlayed", "tile"): tuple(board().specials),
    ("PlaySpecial", "tile"): tuple(board().specials),
    ("SlavesRevolted", "place"): (None, *board().places),
    ("Take", "city"): (None, *board().cities),
    ("EndTurn", "until"): ("", "phase"),
    ("no-such-until", "until"): ("sicily", "Christmas"),
    ("colour-already-taken", "city"): ("any", "sparta"),
    ("no-spartans-there", "target"): ("hand", "pylos", "nonsense"),
    ("no-such-side", "target"): ("sparta",),
    **{
        (key, "tile"): tuple(board().specials)
        for key in (
            "not-your-special",
            "special-wrong-moment",
            "special-takes-no-target",
            "special-needs-target",
        )
    },
}
"""What it can be where that differs."""

cities, seats = st.sampled_from(CITIES), st.integers(0, 3)
places, sides = st.sampled_from(list(board().places)), st.sampled_from(["attack", "defence"])
arms = st.sampled_from(["hoplite", "trireme"])
targets = {"city": cities, "place": places, "hand": st.just("hand"), "side": sides}

WORDS = tokens(
    "send take play pass propose sparta megara h t 3 2 attica sicily attack x any candidate B anna hand "
    "until round στείλε Πύλο nimm Athen xyzzy"
)


def plays(tile: str) -> st.SearchStrategy[PlaySpecial]:
    kinds = [targets[kind] for kind in TARGETS.get(tile, ())]
    return st.builds(PlaySpecial, st.just(tile), st.one_of(st.just(""), *kinds))


any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(PlaceMarker, cities),
    st.builds(Take, st.sampled_from(list(board().tiles)), st.one_of(st.none(), cities)),
    st.builds(Propose, cities, seats),
    st.builds(Assassinate, cities, seats, st.booleans()),
    st.builds(EndTurn, st.sampled_from(["", "phase"])),
    st.builds(NameFirst, seats),
    st.builds(Recover, cities, arms),
    st.builds(Send, cities, arms, st.integers(0, 99), places, sides),
    st.builds(PayMarker, cities, cities),
    st.builds(AskPermission, cities, places),
    st.builds(AnswerRequest, st.booleans()),
    st.builds(Pass, st.one_of(st.sampled_from(["", "phase"]), places)),
    st.builds(ChooseLoss, cities),
    st.sampled_from(list(board().specials)).flatmap(plays),
    st.builds(MoveMarker, cities, seats),
)

ASKED = (
    "place-extra-marker",
    "take-tile",
    "propose-candidate",
    "name-first",
    "recover-counter",
    "commit-forces",
    "choose-loss",
    "answer-request",
    "alkibiades-marker",
    "in-private-before-combat",
)

SPEECH = Speech(
    game=GAME,
    facts=Facts(VALUES, OF_KIND),
    plain_refusal="take-first",
    any_action=any_action,
    words=WORDS,
    on_board=lambda view: board().cities,
    made=frozenset(
        {
            *(f"name-{thing}" for thing in (*CITIES, *board().places, *board().specials, *ARMS, *SIDES)),
            *(f"there-{arm}" for arm in ARMS),
            *(f"short-{city}" for city in CITIES),
            "refusal-none-tile-not-on-offer",
            *(f"asked-{question}" for question in ASKED),
            *(
                f"text-order-{order}"
                for order in ("hoplite", "trireme", "hoplite-trireme", "trireme-hoplite")
            ),
        }
    ),
    made_labels=frozenset(
        {
            *(f"phase-{phase}" for phase in PHASES),
            *(f"letter-{arm}" for arm in ("hoplite", "trireme")),
        }
    ),
)
