"""The cases are played: phases one after the other, deeds by whoever is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from games.core.agenda import Step, Table, phase_of
from games.core.chance import Seeded
from games.core.decision import Action, Decision
from games.sparta.actions import Done, Mobilise, Pass, Swap
from games.sparta.board import ENEMY, board
from games.sparta.events.battles import BattleBegan
from games.sparta.figures import Power
from games.sparta.queries import has_cards
from games.sparta.state import State
from games.sparta.steps.action_rounds import ActionRound, EndActionRound, PlayCard
from games.sparta.steps.after_rounds import NextRound
from games.sparta.steps.battles import Battles
from games.sparta.steps.carry_out import CarryOut
from games.sparta.steps.dealing import Deal
from games.sparta.steps.deploying import DeployUnits
from games.sparta.steps.end import EndOfWar
from games.sparta.steps.games import Games, OlympicTruce, Spectacle
from games.sparta.steps.interlude import Interlude
from games.sparta.steps.mobilising import MobiliseUnits
from games.sparta.steps.raids import ResolveRaids
from games.sparta.steps.rounds import BuildShips, Rebuild, RecruitSupports, ScoreRegions, SetArmies
from games.sparta.steps.set_up import UseSetUpCard
from games.sparta.steps.sieges import ContinueSieges
from games.sparta.steps.standing import StandingAnswers
from tests.games.sparta.book.cases import CardRow, Given
from tests.games.sparta.book.deeds import BookChance, named, possible
from tests.games.sparta.book.layout import laid_out
from tests.games.sparta.book.verbs import Step as Deed
from tests.games.sparta.book.verbs import read

STEPS = {
    "raids": ResolveRaids,
    "card": PlayCard,
    "deploy": DeployUnits,
    "mobilise": MobiliseUnits,
    "sieges": ContinueSieges,
    "battles": Battles,
}
NAMES = {"actions": "card", "deploying": "deploy", "mobilising": "mobilise"}
OFFERS = ("envoy", "deploy-now", "choose-target", "pick-option", "swap", "drop", "cancel", "mobilise-now")
"""The questions that cards and commanders ask."""
PHASES = ("regions", "army", "ships", "recruit", "rebuild", "deal", "action")
LEFT_OUT = ("army", "ships", "recruit", "rebuild", "deal")


class Play:
    """A case being played."""

    def __init__(self, given: Given) -> None:
        if given.start in ("land", "sea"):
            turn = given.turn or "athens"
            given = given.model_copy(update={"turn": turn, "step": given.step or "battles"})
        self.given = given
        self.bottom = StandingAnswers()
        self.state: State = laid_out(given)
        self.chance = BookChance(dict(given.chance or {}))
        self.chance.state = self.state
        self.chance.blank = given.start in ("land", "sea")
        self.whole = given.whole is not False
        self.phase: str = given.phase
        self.turn: Power = given.turn or "sparta"
        self.events: list[Any] = []
        self.rolled: dict[str, int] = {}
        self.over = False
        self.offered: list[str] = []
        """What was asked on the way, with what was on offer."""
        self.pending = False
        self.begun: str = self.phase
        self.rest: list[Step] = []
        if self.phase != "laid":
            self._agenda(self._steps_of(self.phase, given.step))

    # Phases

    def _steps_of(self, phase: str, step: str | None = None) -> list[Step]:
        if phase == "action":
            return self._action_round(step)
        games: Step = (Spectacle if "spectacle" in self.state.variants else Games)(stayed=[], withdrew=[])
        steps: dict[str, list[Step]] = {
            "set-up": [UseSetUpCard()] if self.state.figures.setup_card else [],
            "regions": [ScoreRegions()],
            "army": [SetArmies()],
            "ships": [BuildShips()],
            "recruit": [RecruitSupports()],
            "rebuild": [Rebuild()],
            "deal": [Deal()],
            "truce": [OlympicTruce()],
            "games": [games],
            "next round": [NextRound()],
            "interlude": [Interlude()],
            "game": [EndOfWar()],
        }
        return steps[phase]

    def _action_round(self, step: str | None) -> list[Step]:
        if step in (None, "raids"):
            return [ActionRound(power=self.turn)]
        self.state.turn = self.turn
        names = list(STEPS)
        power: Power = self.turn
        return [
            *(STEPS[name](power=power) for name in names[names.index(step or "raids") :]),
            EndActionRound(power=power),
        ]

    def _agenda(self, steps: Sequence[Step]) -> None:
        if self.phase == "regions":
            self.state.battle_deck = sorted([*self.state.battle_deck, *self.state.battle_discards])
            self.state.battle_discards = []
        self.state.agenda[:] = [self.bottom, *reversed(steps)]
        self._settle()

    def _settle(self) -> None:
        table = Table(self.state, self.chance)
        before = len(self.chance.draws)
        table.settle()
        self._heard(table, before)

    def _heard(self, table: Table[State], before: int) -> None:
        self.events += table.events
        counts: dict[str, int] = {}
        for draw in self.chance.draws[before:]:
            counts[draw.label] = counts.get(draw.label, 0) + 1
        self.rolled.update(counts)

    def only_the_card(self) -> None:
        """Stop after the card; the later steps of the action round come when a deed needs them."""
        _, end, *steps, card = self.state.agenda
        self.rest = [*reversed(steps), end]
        self.state.agenda[:] = [self.bottom, card]

    def asked(self) -> list[Decision]:
        """List what is asked now."""
        if not self.state.agenda:
            return []
        table = Table(self.state, self.chance)
        return [each.decision for each in table.asked() if each.decision.required]

    def next_phase(self) -> None:
        """Go on to what comes after a phase or an action round that is over."""
        if self.rest:
            self.rest, steps = [], self.rest
            self._agenda(steps)
            return
        if self.pending:
            self.pending = False
            self._agenda(self._steps_of(self.phase))
            return
        phase, step = self._after()
        if phase == "over":
            self.over = True
            return
        self.phase = phase
        self._agenda(self._steps_of(phase, step))

    def upcoming(self) -> str:
        """Name the phase that is asked in, or that begins next."""
        return self.phase if self.asked() or self.phase == "laid" else self._after()[0]

    def _after(self) -> tuple[str, str | None]:
        if self.phase == "action":
            self_turn = ENEMY[self.turn]
            if has_cards(self.state):
                self.turn = self_turn
                return "action", None
            return "truce", None
        if self.phase in ("truce", "games"):
            return "next round", None
        if self.phase == "next round":
            return self._after_round()
        if self.phase == "interlude":
            self.state.round = 1
        if self.phase in ("interlude", "game", "set-up"):
            return ("over", None) if self.phase == "game" else ("regions", None)
        order = [each for each in PHASES if self.whole or each not in LEFT_OUT]
        order = [each for each in order if each != "ships" or self.state.figures.trireme_building]
        following = order[order.index(self.phase) + 1]
        if following == "action":
            self.turn = "sparta"
        return following, None

    def _after_round(self) -> tuple[str, str | None]:
        self.whole = True
        if self.state.round < self.state.figures.rounds:
            self.state.round += 1
            return "regions", None
        campaign = board().campaigns.get(self.state.scenario)
        return ("interlude", None) if campaign and self.state.war == campaign.first else ("game", None)

    # Deeds

    def seat(self, deed: Deed) -> int:
        """Give the seat whose deed it is."""
        return self.state.seat_of("sparta" if deed.by == "sparta" else "athens")

    def do(self, text: str) -> None:
        """Carry a deed out; who is asked something else meanwhile declines."""
        deed = read(text)
        if deed.by == "game":
            self._game(deed)
            return
        if deed.does == "pass" and self._passes_unasked(deed.by):
            return
        for _ in range(400):
            action = self.meant(deed)
            if action is not None:
                self._act(self.seat(deed), action)
                return
            if not self._picks(deed):
                self._go_on(text)
        raise AssertionError(f"never asked: {text}")

    def _passes_unasked(self, power: str) -> bool:
        """Say whether a power passes, or has passed, in a battle unasked: it has no battle card."""
        began = any(isinstance(event, BattleBegan) for event in self.events)
        return began and not self.state.holdings[power].battle  # type: ignore[index]

    def fight_on(self) -> None:
        """Let everybody pass until the battle is over, and decline what comes of it."""
        while self.asked():
            self._go_on("the end of the battle")

    def _picks(self, deed: Deed) -> bool:
        """Pick the part of a card that a deed belongs to."""
        option = self.part_for(deed)
        if option is not None:
            self._act(self.seat(deed), option)
        return option is not None

    def part_for(self, deed: Deed) -> Action | None:
        """Give the part of a card that a deed belongs to, where parts are to be picked."""
        seat = self.seat(deed)
        asked = [each for each in self.asked() if each.seat == seat and each.question == "pick-option"]
        kept = self.state
        for option in asked[0].answers[0].every() or () if asked else ():
            self.state = deepcopy(kept)
            table = Table(self.state, Seeded(b"book"))
            table.act(seat, option)
            fits = self.meant(deed) is not None
            self.state = kept
            if fits:
                return option
        return None

    def meant(self, deed: Deed) -> Action | None:
        """Give the action that a deed is, where it is an answer now."""
        seat = self.seat(deed)
        table = Table(self.state, self.chance)
        own = [each for each in self.asked() if each.seat == seat]
        if deed.does in ("decline", "pass", "done") and not own:
            return None
        found = possible(deed, own)
        return next((each for each in found if table.why_not(seat, each) is None), None)

    def _act(self, seat: int, action: Action) -> None:
        self.offered += [
            offer(self.state.power_of(seat), each)
            for each in self.asked()
            if each.seat == seat and each.question in OFFERS
        ]
        table = Table(self.state, self.chance)
        before = len(self.chance.draws)
        table.act(seat, action)
        self._heard(table, before)

    def _go_on(self, why: str) -> None:
        asked = self.asked()
        if not asked:
            assert not self.over, f"it is over: {why}"
            self.next_phase()
            return
        idle = idle_answer(asked[0])
        assert idle is not None, f"{asked[0].question} is asked: {why}"
        self._act(asked[0].seat, idle)

    def _game(self, deed: Deed) -> None:
        if deed.does == "go-on":
            while not self.asked() and not self.over:
                self.next_phase()
            return
        target = deed.particulars
        self.begun = self.phase
        for _ in range(3000):
            if self._is_settled(target):
                return
            self._go_on(target)
        raise AssertionError(f"never settled: {target}")

    def _is_settled(self, target: str) -> bool:
        asked = self.asked()
        if target == "game":
            return self.over
        if target == "round":
            return not asked and self._stop_after("next round")
        if target == "interlude":
            return not asked and self._stop_after("interlude")
        if target == "action round":
            return not asked
        if target in STEPS:
            step = NAMES.get(phase_of(self.state), phase_of(self.state))
            names = list(STEPS)
            return not asked or names.index(step) > names.index(target)
        if target == "truce" and self.phase == "truce":
            return not asked or asked[0].question == "prize"
        return not asked and not self.pending and self._has_reached(target)

    def _stop_after(self, phase: str) -> bool:
        """Stand before the phase that comes after this one, once it is over."""
        if self.phase != phase:
            return False
        following, _ = self._after()
        self.phase, self.pending = following, True
        return True

    def _has_reached(self, target: str) -> bool:
        order = ["set-up", *PHASES, "truce", "games", "next round"]
        if self.phase == target:
            return True
        if target not in order or self.phase not in order or self.begun not in order:
            return False
        begun, now, wanted = (order.index(each) for each in (self.begun, self.phase, target))
        return now > wanted and (begun <= wanted or now < begun)

    def upcoming_safely(self) -> str:
        """Name what comes next without going there."""
        kept = self.turn, self.whole, self.state.round
        found = self._after()[0]
        self.turn, self.whole, self.state.round = kept
        return found


UNTOLD = ("card", "effect", "talents")
"""What a question knows that its row says already."""


def offer(power: str, decision: Decision) -> str:
    """Write what is on offer: the question, its numbers, the things; whole regions by their name."""
    facts = [str(value) for key, value in sorted(decision.facts.items()) if key not in UNTOLD]
    things = sorted(
        {thing for form in decision.answers for each in form.every() or () for thing in _things(each)}
    )
    return " ".join([power, decision.question, *facts, ":", *_by_region(things)])


def _things(action: Action) -> list[str]:
    if isinstance(action, Swap):
        return ["a card"]
    if isinstance(action, Mobilise):
        return [action.unit]
    words = (getattr(action, key, "") for key in ("unit", "place", "what"))
    found = " ".join(word for word in words if word)
    return [found] if found else []


def _by_region(things: list[str]) -> list[str]:
    left, regions = list(things), []
    for region, places in board().of_region.items():
        cities = [place for place in places if place not in board().territories]
        if len(cities) > 1 and set(cities) <= set(left):
            regions.append(region.upper())
            left = [each for each in left if each not in places]
    return [*regions, *left]


def idle_answer(decision: Decision) -> Action | None:
    """Give the answer of whoever does nothing; none where something must be done."""
    for kind in (Pass, Done):
        if kind in decision.kinds() and decision.allows(kind()):
            return kind()
    return decision.default if decision.question in ("truce", "raids", "cancel") else None


def play_card(row: CardRow, look: Callable[[Play], None] = lambda play: None) -> tuple[Play, State]:
    """Play an action card by its row, to the end of the card, with a look before each deed but the first.

    Give the position before as well.
    """
    hand = {**(row.given.hand or {})}
    hand[row.player] = [*hand.get(row.player, []), row.card]
    given = row.given.model_copy(update={"turn": row.player, "step": "card", "hand": hand, "phase": "action"})
    play = Play(given)
    play.only_the_card()
    before = deepcopy(play.state)
    before.holdings[row.player].hand.remove(named(row.card))
    favour = " favour" if row.favour else ""
    first = (
        []
        if row.orders[:1] and row.orders[0].split()[1] == "play"
        else [f"{row.player} play {row.card}{favour}"]
    )
    for number, deed in enumerate([*first, *row.orders]):
        if number:
            look(play)
        play.do(deed)
    while play.asked() and any(isinstance(step, CarryOut) for step in play.state.agenda):
        play._go_on(f"the end of {row.card}")
    return play, before
