"""What is said and typed at a table of Peloponnes, for the tests of its words and orders."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from games.peloponnes.actions import (
    Bid,
    Build,
    ChooseCivilisation,
    ChooseIncome,
    ChooseIncomes,
    Feed,
    Keep,
    LetGo,
    Move,
    Pass,
    Settle,
    Withdraw,
)
from games.peloponnes.amounts import GOODS
from games.peloponnes.board import DISASTERS, KINDS, board
from games.peloponnes.game import GAME
from games.peloponnes.view import View
from games.text.vocabulary import tokens
from tests.games.conformance.speech import Speech
from tests.games.text.speech import Facts

TILES, LANDS = tuple(board().tiles), tuple(board().lands)
BUILDINGS, CIVILISATIONS = tuple(board().buildings), tuple(board().civilisations)
PHASES = ("set-up", "tiles", "bids", "taking", "disasters", "supply", "end")
THINGS = (*TILES, *CIVILISATIONS, *DISASTERS, *KINDS, "pay", "coin")

VALUES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("seat", "owner", "bidder"), (0, 1)),
    **dict.fromkeys(GOODS, (0, 1, 2)),
    **dict.fromkeys(("conquest", "final", "forced", "tied"), (False, True)),
    **dict.fromkeys(("round", "compensation", "most", "number", "bid", "minimum"), (1, 3)),
    **dict.fromkeys(("power", "population", "points", "target"), (1, 24)),
    **dict.fromkeys(("buildings", "lands"), (1, 4)),
    "tile": TILES,
    "end": LANDS,
    "tiles": (("bridge",), ("bridge", "temple_of_apollo", "land_a07")),
    "seats": ((0,), (0, 2), (0, 1, 2)),
    "civilisation": CIVILISATIONS,
    "kind": KINDS,
    "disaster": DISASTERS,
    "chips": (1, 2, 3),
    "surplus": (0, 1, 2),
    "level": (0, 1, 5),
    "how": ("pay", "coin"),
    "action": (Build("pay"), ChooseIncome("port", "food"), Keep(BUILDINGS[:8])),
}
"""What each field or fact can be."""

OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    ("TilesTurnedUp", "regular"): (("bridge",), ("land_a05", "street", "port")),
    ("TilesTurnedUp", "conquest"): ((), ("bridge",), ("land_a05", "street", "port")),
    ("SupplyCalled", "tile"): LANDS,
    ("LandLost", "tile"): LANDS,
    ("BidDisplaced", "half"): ("", "market", "agora"),
    ("Scored", "tiles"): (0, 22),
    ("Scored", "coins"): (0, 3),
    ("Keep", "tiles"): ((), ("bridge",), BUILDINGS[:3], BUILDINGS[-8:]),
    ("Settle", "tiles"): ((), ("bridge",), BUILDINGS[:3], BUILDINGS[-8:]),
    ("take-building", "luxury"): (None, 0, 4),
    ("take-building", "coin_luxury"): (None, 0, 2),
    ("Bid", "coins"): (0, 1, 3),
    ("bid-too-low", "coins"): (0, 1, 3),
    ("no-such-tile", "tile"): ("bridge", "Christmas"),
    ("no-such-kind", "kind"): ("luxury",),
    ("no-such-civilisation", "civilisation"): ("athens",),
    ("cannot-keep-so-many", "most"): (0, 1, 3),
    **{
        (kind, name): (1, 3)
        for kind, names in (
            ("BidPlaced", ("coins",)),
            ("BidDisplaced", ("coins",)),
            ("BidMoved", ("coins",)),
            ("BidWithdrawn", ("coins",)),
            ("move-bid", ("coins",)),
            ("bid-not-higher", ("coins",)),
            ("not-enough-coins", ("coins",)),
            ("solo-exact-bid", ("coins",)),
            ("BuildingDenied", ("inhabitants",)),
            ("InhabitantsGiven", ("inhabitants",)),
            ("PlagueDeaths", ("inhabitants",)),
            ("PopulationFed", ("inhabitants",)),
            ("InhabitantsStarved", ("inhabitants",)),
            ("FoodLost", ("food",)),
            ("LuxuryLost", ("luxury",)),
            ("luxury-in-pairs", ("luxury",)),
            ("luxury-not-needed", ("luxury",)),
            ("cannot-pay", ("luxury",)),
            ("cannot-settle", ("luxury",)),
        )
        for name in names
    },
}
"""What it can be where that differs."""

tiles, numbers = st.sampled_from(list(board().tiles)), st.integers(0, 99)
several_tiles = st.lists(tiles, max_size=8).map(tuple)
any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(ChooseCivilisation, st.sampled_from(list(board().civilisations))),
    st.builds(ChooseIncomes, numbers, numbers, numbers),
    st.builds(Bid, tiles, numbers),
    st.just(Pass()),
    st.builds(Move, tiles),
    st.just(Withdraw()),
    st.builds(Build, st.sampled_from(["pay", "coin"])),
    st.just(LetGo()),
    st.builds(ChooseIncome, tiles, st.sampled_from(KINDS)),
    st.builds(Keep, several_tiles),
    st.builds(Feed, numbers),
    st.builds(Settle, several_tiles),
)

WORDS = tokens(
    "bid pass move build keep settle feed extra income choose bridge forest a7 a 7 apollo temple of zeus 3 2 "
    "coin pay nothing stone sparta the luxury biete Brücke baue μετέφερε Γέφυρα xyzzy"
)


def on_board(view: View) -> list[str]:
    """Name the tiles on offer and the civilisations."""
    offered = [seen.id for seen in (*view.regular, *view.conquest)]
    return [*offered, *(seen.civilisation for seen in view.seats if seen.civilisation)]


def is_asked(facts: dict[str, Any]) -> bool:
    """Leave out a building that could not be taken in any way."""
    return (facts.get("luxury", 0), facts.get("coin_luxury", 0)) != (None, None)


ASKED = (
    "place-bid",
    "move-bid",
    "in-private-take-building",
    "in-private-choose-income",
    "in-private-keep-buildings",
    "in-private-keep-lands",
    "in-private-feed",
    "in-private-settle",
)

SPEECH = Speech(
    game=GAME,
    facts=Facts(VALUES, OF_KIND),
    plain_refusal="not-displaced",
    any_action=any_action,
    words=WORDS,
    on_board=on_board,
    added={"keep-buildings": {"buildings"}, "keep-lands": {"lands"}},
    asked=is_asked,
    made=frozenset(
        {
            *(f"{sort}-{thing}" for thing in THINGS for sort in ("name", "short")),
            *("word-how-pay", "word-how-coin"),
            *(f"asked-{question}" for question in ASKED),
        }
    ),
    made_labels=frozenset(f"phase-{phase}" for phase in PHASES),
    label_facts={"level": 2, "target": 28, "number": 2},
)
