"""What the cases' deeds are as actions, and their draws as chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.core.chance import Draw, Seeded
from games.core.decision import Action, Decision
from games.sparta import actions, piles
from games.sparta.board import ENEMY
from games.sparta.state import State
from tests.games.sparta.book.verbs import Step

FACES = {"failure": 0, "blank": 1, "success": 3}


def named(word: str) -> str:
    """Give the id of a thing that the cases name."""
    return word.lower().replace("_", "-")


def told(ident: str) -> str:
    """Give the name that the cases have for an id."""
    return ident.upper() if ident[1:].isdecimal() and len(ident) == 3 else ident.replace("-", "_")


class BookChance:
    """Draws that a case names by what comes of them; others are left to a seed."""

    def __init__(self, script: dict[str, Sequence[str]]) -> None:
        self.script = {label.lower().replace("_", "-"): list(draws) for label, draws in script.items()}
        self.rest, self.draws = Seeded(b"book"), list[Draw]()
        self.shown: list[str] = []
        self.blank = False
        """Whether fates that are not laid down are blank."""
        self.state: State | None = None

    def below(self, below: int, label: str) -> int:
        """Give the draw that is laid down for a label, as a number."""
        laid = self.script.get(label)
        if not laid and self.blank and label.startswith("fate "):
            laid = ["blank"]
        result = self._number(laid.pop(0), below, label) if laid else self.rest.below(below, label)
        self.draws.append(Draw(len(self.draws), label, below, result))
        return result

    def _number(self, draw: str, below: int, label: str) -> int:
        if draw in FACES:
            return FACES[draw]
        if label == "spectacle":
            return below - 1 if draw == "1" else 0
        pile = self._pile(label, below)
        return pile.index(named(draw)) if pile else int(draw) - 1

    def _pile(self, label: str, below: int) -> list[str]:
        assert self.state is not None
        kind, _, power = label.rpartition(" ")
        if label == "bot" and self.state.bot is not None:
            return self.state.holdings[self.state.bot].hand
        piles_of: dict[str, Any] = {
            "action card": self.state.deck,
            "battle card": self.state.battle_deck,
            "face up": self.state.holdings[power].face_down if power in ENEMY else [],
            "random battle card": self.state.holdings[power].battle if power in ENEMY else [],
        }
        if kind == "shown":
            whole = piles.action_cards(self.state, "sparta" if power == "sparta" else "athens")
            self.shown = self.shown if len(self.shown) == below else whole
            return self.shown
        found: list[str] = piles_of.get(kind, [])
        return found


def possible(step: Step, decisions: Sequence[Decision]) -> Iterator[Action]:
    """Give the actions that a deed can be, the fullest first."""
    words = [named(word) for word in step.particulars.split()]
    match step.does:
        case "play":
            yield actions.Play(words[0], "favour" in words[1:], "ordinary" in words[1:])
        case "discard":
            yield actions.Discard(tuple(word for word in words if word != "ordinary"))
        case "envoy":
            steps = [int(words[1])] if len(words) > 1 else [2, 1]
            yield from (actions.Envoy(words[0], number) for number in steps)
        case "choose":
            yield actions.Choose(words[0])
        case "accept":
            yield from (actions.Choose(word) for word in ("pay", "reward", "accept"))
        case "decline" | "pass" | "done":
            yield from (actions.Pass(), actions.Done())
        case "mobilise" | "desperate":
            kind = actions.Mobilise if step.does == "mobilise" else actions.Desperate
            yield kind(words[0], words[1], "card" in words[2:])
        case "card":
            yield actions.PlayBattleCard(words[0], "ordinary" in words[1:])
        case "cancel":
            yield actions.Cancel(tuple(words))
        case "swap":
            yield actions.Swap(words[0], words[2])
        case _:
            yield _PLAIN[step.does](*words)


_PLAIN: dict[str, Any] = {
    "raid": actions.Raid,
    "besiege": actions.Besiege,
    "siege": actions.Siege,
    "break-off": actions.BreakOff,
    "deploy": actions.Deploy,
    "demobilise": actions.Demobilise,
    "withdraw": actions.Withdraw,
    "stay": actions.Stay,
    "quell": actions.Quell,
    "recruit": actions.Recruit,
    "build": actions.Build,
    "recall": actions.Recall,
    "stand": actions.Stand,
}
