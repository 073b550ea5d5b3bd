"""What is said and typed at a table of Toy, for the tests of its words and orders."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from games.text.vocabulary import tokens
from tests.games.conformance.speech import Speech
from tests.games.text.speech import Facts
from tests.toy.game.actions import Bid, Cry, Done, Fill, Pack, Part, Sell, Show, Stand
from tests.toy.game.board import CARDS, STALLS, WARES
from tests.toy.game.game import GAME
from tests.toy.game.variants import VARIANTS
from tests.toy.game.view import View

VALUES: dict[str, tuple[Any, ...]] = {
    "stall": STALLS,
    "card": CARDS,
    "coins": (0, 1, 5),
    "round": (1, 3),
    "measures": (1, 5),
    "face": (1, 6),
    "ware": WARES,
    "wares": (("figs",), ("salt", "wool")),
    "shares": ({"figs": 3}, {"salt": 2, "wool": 3}),
}
"""What each field or fact can be."""

stalls, wares, numbers = st.sampled_from(STALLS), st.sampled_from(WARES), st.integers(0, 99)
any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(Bid, stalls, numbers),
    st.builds(Stand, stalls, numbers),
    st.builds(Show, stalls),
    st.builds(Done, stalls),
    st.builds(Sell, numbers),
    st.builds(Cry),
    st.builds(Pack),
    st.builds(Fill, st.lists(wares, min_size=1, unique=True).map(tuple)),
    st.builds(Part, st.dictionaries(wares, numbers, min_size=1)),
)


def on_board(view: View) -> list[str]:
    """Name the cards that were shown."""
    return [seen.card for seen in view.stalls if seen.card]


SPEECH = Speech(
    game=GAME,
    facts=Facts(VALUES, {}),
    plain_refusal="not-an-answer",
    any_action=any_action,
    words=tokens(
        "bid show done sell fill part oil wine figs salt 3 0 the stall biete Öl πρόσφερε λάδι xyzzy"
    ),
    on_board=on_board,
    made=frozenset(f"name-{thing}" for thing in (*STALLS, *CARDS, *WARES, *VARIANTS)),
    made_labels=frozenset(
        ["group-guild", *(f"phase-{phase}" for phase in ("set-up", "fair", "bids", "showing", "end"))]
    ),
)
