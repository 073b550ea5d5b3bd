"""What is said and typed at a table of Antike, for the tests of its words and orders."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from games.antike.actions import (
    Advance,
    Arm,
    Build,
    ChooseCity,
    ChooseNation,
    ChooseStack,
    Conquer,
    Demand,
    Done,
    Exchange,
    Fight,
    Found,
    Lift,
    Move,
    Rondel,
    Stand,
    TakeResource,
)
from games.antike.board import RESOURCES, UNITS, board
from games.antike.game import GAME
from games.antike.picture_text import DONE
from games.antike.variants import VARIANTS
from games.antike.view import View
from games.text.vocabulary import tokens
from tests.games.conformance.speech import Speech, Told
from tests.games.text.speech import Facts

MAPS = board().maps.values()
PROVINCES = tuple(dict.fromkeys(province.id for chart in MAPS for province in chart.provinces))
NATIONS = tuple(dict.fromkeys(nation for chart in MAPS for nation in chart.nations))
FIELDS, ADVANCES, PERSONAGES = board().rondel, tuple(board().advances), tuple(board().personages)
REACTIONS = ("always", "never", "ask")
THINGS = (*PROVINCES, *NATIONS, *RESOURCES, *FIELDS, *ADVANCES, *PERSONAGES, *UNITS, *REACTIONS)
STAGES = (
    *("rondel", "temple", "arming", "advance", "move"),
    *("reaction", "conquest", "founding", "bonus"),
)
PHASES = ("set-up", "coins", "turn", "end")
OF_A_NATION = (
    *("choose-city", "take-resource", "build", "arm", "advance"),
    *("found", "choose-stack"),
)
QUESTIONS: Told = {
    "choose-nation": set(),
    **{key: {"nation"} for key in OF_A_NATION},
    "rondel": {"nation", "free", "prices"},
    "react": {"nation", "opponent", "province", "unit", "count", "lost"},
    **{key: {"nation", "conquests"} for key in ("manoeuvre", "conquest")},
    "standing": {"orders"},
}
"""Every question, and what it is told."""

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 2),
    "seats": ((0,), (0, 2)),
    "free": ((), ("gold",), ("temple", "gold", "manoeuvre-a")),
    **dict.fromkeys((*RESOURCES, "coins", "legions", "galleys"), (0, 1, 2)),
    **dict.fromkeys(("lost_legions", "lost_galleys"), (0, 1, 2)),
    **dict.fromkeys(("chosen", "left", "temple", "new"), (False, True)),
    **dict.fromkeys(("round", "amount", "count", "total", "points", "fights", "price", "paid"), (1, 3)),
    **dict.fromkeys(
        ("has", "actions", "active", "raised", "orders", "bonus", "lost", "conquests"), (0, 1, 2)
    ),
    **dict.fromkeys(("needs", "own", "theirs", "most", "strength", "given", "least", "limit"), (1, 3)),
    **dict.fromkeys(("nation", "opponent"), NATIONS),
    **dict.fromkeys(("province", "origin"), PROVINCES),
    "nations": (("greeks",), ("persians", "phoenicians", "arabs")),
    "provinces": (("athen",), ("tyros", "leptis-magna", "ephesos")),
    "route": (("palma",), ("carthago-nova", "castra-regina", "leptis-magna")),
    "resource": RESOURCES,
    "unit": UNITS,
    "field": FIELDS,
    "steps": (1, 3, 8),
    "advance": ADVANCES,
    "personage": PERSONAGES,
    "reaction": REACTIONS,
    "number": (0, 1, 2),
    "spent": (-1, 1),
    "variant": VARIANTS,
    "one": ("twelve",),
    "other": ("military",),
    "missing": (("gold",), ("marble", "iron")),
    "ways": ((3, 2), (1, 0)),
    "over": (("palma",), ("carthago-nova", "castra-regina")),
    "example": ("found Athens coins for gold",),
}
"""What each field or fact can be."""

OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    **{(kind, "coins"): (-1, 0, 1, 3) for kind in ("Build", "Arm", "Advance")},
    ("no-units-left", "left"): (0, 1, 2),
    ("RoundBegun", "coins"): (0, 1, 4),
    ("RoundBegun", "without"): (0, 1, 2),
    ("FieldChosen", "steps"): (0, 2, 5),
    ("Produced", "amount"): (0, 1, 5),
    ("Found", "coins"): (None, (), ("iron",), RESOURCES),
    ("Fight", "nation"): ("", "greeks", "carthaginians"),
    ("Conquer", "give_up"): ("", "palma", "carthago-nova"),
    ("Demand", "fights"): (0, 1, 2),
    **{(kind, "opponent"): ("", "persians") for kind in ("Stand", "StandingOrderGiven")},
    **{(kind, "province"): ("", "ephesos") for kind in ("Stand", "StandingOrderGiven")},
    **{(kind, "unit"): ("", *UNITS) for kind in ("Stand", "StandingOrderGiven")},
    ("StandingOrderGiven", "covers"): ((), (1,), (1, 2)),
    ("steps-paid-wrongly", "price"): (0, 1, 4),
    ("steps-paid-wrongly", "paid"): (0, 2),
    ("steps-too-dear", "price"): (1, 4),
    ("steps-too-dear", "free"): (("temple", "gold", "manoeuvre-a"),),
    ("not-enough", "resource"): (*RESOURCES, "coins"),
    ("cannot-pay", "given"): (0, 2, 8),
    ("advance-needs", "needs"): ("wheel", "sailing"),
    ("exchange-too-early", "missing"): (("roads",), ("roads", "democracy")),
    ("cannot-pay-city", "given"): (0, 2, 4),
    ("coins-short", "named"): (1, 3),
    ("no-such-nation", "nation"): ("atlanteans", "romans"),
    ("no-such-variant", "variant"): ("chess",),
}
"""What it can be where that differs."""

provinces = st.sampled_from(sorted({province.id for chart in MAPS for province in chart.provinces}))
nations = st.sampled_from(sorted({nation for chart in MAPS for nation in chart.nations}))
resources, units = st.sampled_from(RESOURCES), st.sampled_from(UNITS)
numbers, coins = st.integers(0, 40), st.integers(-1, 9)
no_text = st.just("")
any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(ChooseNation, nations),
    st.builds(ChooseCity, provinces),
    st.builds(TakeResource, resources),
    st.builds(Rondel, st.sampled_from(board().rondel), numbers, numbers, numbers, numbers),
    st.builds(Build, provinces, coins),
    st.builds(Arm, provinces, numbers, numbers, coins),
    st.builds(Advance, st.sampled_from(list(board().advances)), coins),
    st.builds(
        Move,
        unit=units,
        count=numbers,
        origin=provinces,
        route=st.lists(provinces, max_size=4).map(tuple),
        spent=st.integers(-1, 2),
    ),
    st.builds(
        Fight,
        province=provinces,
        unit=units,
        count=numbers,
        nation=no_text | nations,
        spent=st.integers(-1, 2),
    ),
    st.builds(Conquer, provinces, numbers, numbers, no_text | provinces),
    st.builds(Found, provinces, st.none() | st.lists(resources, max_size=3).map(tuple)),
    st.builds(Exchange, resources, numbers, numbers, numbers),
    st.builds(ChooseStack, st.sampled_from(list(board().personages))),
    st.just(Done()),
    st.builds(Demand, numbers),
    st.builds(
        Stand,
        st.sampled_from(["always", "never", "ask"]),
        no_text | nations,
        no_text | provinces,
        no_text | units,
        st.integers(1, 17),
    ),
    st.builds(Lift, numbers),
)

WORDS = tokens(
    "2 L G legion galleys rome roma athens carthago nova leptis magna x fight move rondel gold marble pay "
    "coin coins temple arm tyre advance wheel conquer give up palma found iron exchange for take king stack "
    "city nation greeks demand pass done standing always never from 3 lift all the against spent 1 nothing "
    "ziehe Rom erobere παράταξε Αθήνα Λ Γ με xyzzy"
)


def on_board(view: View) -> list[str]:
    """Name all provinces and nations, once play has begun."""
    return [*(each.id for each in view.provinces), *(each.id for each in view.nations)] if view.round else []


ASKED = ("choose-nation", "choose-city", "take-resource", "rondel", "manoeuvre", "choose-stack", "react")


SPEECH = Speech(
    game=GAME,
    facts=Facts(VALUES, OF_KIND),
    plain_refusal="conquest-begun",
    any_action=any_action,
    words=WORDS,
    on_board=on_board,
    questions=QUESTIONS,
    made=frozenset(
        {
            *(f"{sort}-{thing}" for thing in THINGS for sort in ("name", "short", "amount", "word-field")),
            *(f"name-{thing}" for thing in (*GAME.scenarios, *VARIANTS)),
            *(f"asked-{question}" for question in ASKED),
            *(f"alt-{done.replace('_', '-')}" for done in DONE),
            *(f"text-over-{kind}" for kind in ("land", "sea", "both")),
            *(f"ends-{stage}" for stage in ("temple", "arming", "advance", "move", "conquest", "founding")),
        }
    ),
    made_labels=frozenset({*(f"phase-{phase}" for phase in PHASES), *(f"stage-{stage}" for stage in STAGES)}),
    label_facts={"nation": "greeks", "target": 9},
)
