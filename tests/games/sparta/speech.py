"""What is said and typed at a table of SPARTA!, for the tests of its words and orders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from games.sparta import actions
from games.sparta.board import POWERS, board
from games.sparta.game import GAME
from games.sparta.orders import ADVANTAGES, unit_names
from games.sparta.variants import VARIANTS
from games.sparta.view import View
from games.sparta.wording import CHOICES
from games.text.vocabulary import tokens
from rendering.sparta import REGIONS
from tests.games.conformance.speech import Speech
from tests.games.sparta.rules_keys import rules_keys, verb_keys
from tests.games.text.speech import Facts, questions

PLACES, CARDS, BATTLE = board().places, tuple(board().cards), tuple(board().battle_cards)
SUPPORTS, COMMANDERS, UNITS = tuple(board().supports), tuple(board().commanders), tuple(unit_names())
MARKERS = (*board().regions, *board().allies)
WARS, STACKS = tuple(board().wars), tuple(stack.id for war in board().wars.values() for stack in war.stacks)
FACES = ("failure", "blank", "success")
VERBS = ("envoy", "talents", "commander")
VALUES: dict[str, tuple[Any, ...]] = {
    "power": POWERS,
    "actor": POWERS,
    "owner": ("", *POWERS),
    "war": WARS,
    "card": CARDS,
    "cards": ((), CARDS[:1], CARDS[:3]),
    "own": CARDS[:2],
    "other": CARDS[2:4],
    "gave": CARDS[:2],
    "took": CARDS[2:4],
    "place": PLACES,
    "places": (PLACES[:1], PLACES[:3]),
    "markers": ((), MARKERS[:1], MARKERS[:4]),
    "won": ((), MARKERS[:1]),
    "lost": ((), MARKERS[:1]),
    "support": SUPPORTS,
    "supports": ((), SUPPORTS[:1], SUPPORTS[:3]),
    "commander": COMMANDERS,
    "commanders": (COMMANDERS[:1], COMMANDERS[:2]),
    "unit": UNITS,
    "stack": STACKS,
    "key": ("helot-revolt", "long-walls", "megalopolis", "instant-raid", "truce", "oblique-order"),
    "verb": VERBS,
    "face": FACES,
    "way": ((), PLACES[:3]),
    "attacks": (True, False),
    "ship": ("", "sparta-trireme-1"),
    "apart": (None, *FACES),
    "faces": (FACES[:1], FACES),
    "track": ("army", "fleet"),
    "how": ("won", "diplomacy", "lost", "broken-off", "recalled", "returned", "relocated", "home"),
    "by": ("successes", "regions", "sparta"),
    "contest": tuple(contest.id for contest in board().contests),
    "what": (*PLACES[:2], *CHOICES, "2"),
    "advantages": ((), ADVANTAGES[:1], ADVANTAGES[:3]),
    "element": ("land", "sea"),
    "enemy": UNITS[:2],
    "countered": (True, False),
    "lead": ("", *POWERS),
    "fate": ("veteran", "card", "dead", "unharmed"),
    "stands": ("ahead", "behind", "level"),
    "answer": ("pass", "ahead", "ask"),
    "kind": ("land", "sea"),
    "size": ("minor", "major"),
    "green": (True, False),
    "removed": (True, False),
    "ordinary": (True, False),
    "favour": (True, False),
    "change": (-2, 1),
    **dict.fromkeys(
        ("talents", "favours", "instead", "cost", "held", "fleet", "army", "number", "left"), (0, 1, 3)
    ),
    **dict.fromkeys(("treasury", "influence", "steps", "strength", "base", "megapoleis"), (1, 2)),
    **dict.fromkeys(
        ("sieges", "round", "sparta", "athens", "of_sparta", "of_athens", "cubes", "most"), (1, 2)
    ),
}
"""What each field or fact can be."""
OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    ("SetUpCardUsed", "card"): tuple(board().set_up_cards),
    ("CardPlayed", "favour"): (0, 1, 2),
    ("InfluenceChanged", "size"): (1, 3),
    ("SupportChanged", "change"): ("promoted", "reduced", "eliminated", "rebuilt", "hired"),
    ("CommanderChanged", "change"): ("ready", "exhausted", "gone", "veteran", "regular"),
    ("TruceKept", "face"): ("", *FACES),
    ("SiegeLeft", "face"): (None, *FACES),
    ("UnitMobilised", "card"): (True, False),
    ("BattleCardsSeen", "cards"): ((), BATTLE[:1], BATTLE[:3]),
    ("BattleCardsDiscarded", "cards"): (BATTLE[:1], BATTLE[:3]),
    ("TalentsChanged", "talents"): (-2, 1),
    ("FavourChanged", "favours"): (-2, -1, 0, 1, 2),
    ("AdvantagesCounted", "sparta"): ((), ADVANTAGES[:1], ADVANTAGES[:3]),
    ("AdvantagesCounted", "athens"): ((), ADVANTAGES[:1], ADVANTAGES[:3]),
    ("AdvantagesCancelled", "advantages"): (ADVANTAGES[:1], ADVANTAGES[:3]),
    ("CombatWeighed", "by"): (1, 3),
    ("BattleCardPlayed", "card"): BATTLE,
    ("BattleHandSeen", "cards"): (BATTLE[:1], BATTLE[:3]),
    ("BattleEnded", "winner"): POWERS,
    ("BattleEnded", "by"): ("strength", "commander", "card", "nothing"),
    ("HandSeen", "cards"): (CARDS[:1], CARDS[:2]),
    ("PlayBattleCard", "card"): BATTLE,
    ("Discard", "cards"): (CARDS[:1], BATTLE[:1], BATTLE[:3]),
    ("Mobilise", "unit"): ("hoplite", "trireme"),
    ("Desperate", "unit"): ("hoplite", "trireme"),
    ("Mobilise", "card"): (True, False),
    ("Desperate", "card"): (True, False),
}

places, cards, units = st.sampled_from(PLACES), st.sampled_from(CARDS), st.sampled_from(UNITS)
commanders, kinds = st.sampled_from(COMMANDERS), st.sampled_from(("hoplite", "trireme"))
battle = st.sampled_from(BATTLE)


def some(values: tuple[str, ...]) -> st.SearchStrategy[Any]:
    """Make a list of several."""
    return st.lists(st.sampled_from(values), min_size=1, max_size=3, unique=True).map(tuple)


any_action: st.SearchStrategy[Any] = st.one_of(
    st.builds(actions.Play, cards, st.booleans(), st.booleans()),
    st.builds(actions.Discard, some(CARDS)),
    st.builds(actions.Discard, some(BATTLE)),
    st.builds(actions.Envoy, places, st.integers(1, 2)),
    st.builds(actions.Choose, st.sampled_from((*PLACES, *SUPPORTS, *COMMANDERS, *CHOICES, "1", "2"))),
    st.just(actions.Pass()),
    st.just(actions.Done()),
    *(st.builds(kind, places) for kind in (actions.Raid, actions.Besiege, actions.Siege, actions.BreakOff)),
    st.builds(actions.Deploy, units, places),
    *(st.builds(kind, units) for kind in (actions.Demobilise, actions.Withdraw, actions.Stay)),
    *(st.builds(kind, kinds, commanders, st.booleans()) for kind in (actions.Mobilise, actions.Desperate)),
    st.builds(actions.Quell, commanders),
    st.builds(actions.Recruit, st.sampled_from(SUPPORTS)),
    st.just(actions.Build()),
    st.just(actions.Recall()),
    st.builds(actions.PlayBattleCard, battle, st.booleans()),
    st.builds(actions.Cancel, some(ADVANTAGES)),
    st.builds(actions.Swap, cards, cards),
    st.builds(actions.Stand, st.sampled_from(("pass", "ahead", "ask")), st.sampled_from(("land", "sea"))),
)


def on_board(view: View) -> Iterable[str]:
    """Name what the board as text must name."""
    yield from POWERS
    yield from (seen.id for seen in view.places if seen.owner)


PHASES = (
    "set-up",
    "scoring",
    "armies",
    "ships",
    "recruiting",
    "rebuilding",
    "dealing",
    "actions",
    "raids",
    "deploying",
    "mobilising",
    "sieges",
    "battles",
    "games",
    "interlude",
    "end",
)
NAMED = (
    *(*POWERS, *PLACES, *MARKERS, *UNITS, *SUPPORTS, *COMMANDERS, *CARDS, *BATTLE),
    *(*board().set_up_cards, *WARS, *STACKS, *ADVANTAGES, *VARIANTS, *VALUES["key"], *VALUES["contest"]),
    *("elite", "peltast", "cavalry", "fleet", "hoplite", "trireme", "land", "sea"),
    *(half.title for card in board().battle_cards.values() for half in (card.land, card.sea)),
)
WORDS = (
    "favour",
    "ordinary",
    "with-card",
    "pass-answer",
    "ahead",
    "ask",
    "land",
    "sea",
    "hoplite",
    "trireme",
)
CALLED = questions(GAME.id).keys() - {"standing"}
"""Questions that somebody is called to in the thread."""
SPEECH = Speech(
    game=GAME,
    facts=Facts(VALUES, OF_KIND),
    plain_refusal="not-an-answer",
    any_action=any_action,
    words=tokens("play deploy envoy SA1 AF2 Gela Γέλα Cleon favour 1 0 yes nein ναι xyzzy"),
    on_board=on_board,
    made=frozenset(
        [
            *(f"name-{thing}" for thing in NAMED),
            *(
                f"amount-{each}"
                for each in ("talents", "favours", "cards", "battle-cards", "regions", "cubes")
            ),
            *(f"face-{face}" for face in FACES),
            *rules_keys(),
            *verb_keys(),
            *(f"region-{part}" for part in REGIONS),
            *(f"asked-{question}" for question in CALLED),
            "name-either",
            "advantages-none",
            "hand-standing",
            *(f"answer-{answer}" for answer in ("pass", "ahead", "ask")),
            *(f"choice-{choice}" for choice in (*CHOICES, "part")),
            *(f"word-{word}" for word in (*WORDS, *(f"choose-{choice}" for choice in CHOICES))),
        ]
    ),
    made_labels=frozenset(
        [
            *(f"phase-{phase}" for phase in PHASES),
            *(f"fate-{fate}" for fate in ("veteran", "card", "dead", "unharmed")),
            *(f"rank-{rank}" for rank in ("strategos", "navarch", "polemarch")),
        ]
    ),
)
