"""Recorder of what the program saves: `python -m tests.saves.record` plays games and writes `before` anew.

The files that are kept come from before steps had shapes: schema 1 and rules 1 of all three games. Whoever
records anew gives up the proof that tables from then go on; that is right only once there are none any more.
"""

from __future__ import annotations

import asyncio
import lzma
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, count, cycle, islice
from random import Random
from typing import Any

import msgspec

from bot import records
from bot.cli._names import seat_names
from bot.cli._random_play import RandomPlay, seed_bytes
from games import registry
from games.core import codec
from games.core.agenda import Step, Table
from games.core.decision import Decision
from games.core.game import Game
from tests.saves import kept, record_buttons, record_tables
from tests.saves.asked import live_of
from tests.saves.kept import Place, Played, Question, Snapshot

SEED = 12
GAMES = 20
"""As many games are kept of each scenario."""
LONGEST = 2500
"""A game of more actions is not kept: it repeats itself."""
OF_A_KIND = 4
"""As many snapshots are kept of each kind of step while it is asked, and as many while it waits."""
EVERY = 20
"""One state of so many is looked at wholly, of the others the agenda."""
ANSWERS = 3
"""As many legal answers are kept of each question."""

Feature = tuple[str, ...]
Set = tuple[str, int, dict[str, str]]
"""A scenario, a number of seats and options."""


def sets(game: Game, scenario: str) -> Iterator[Set]:
    """Give set-ups of a scenario without end: every number of seats with every variant, in turns."""
    chosen = cycle(_options(game, scenario))
    for seats in cycle(game.seats_for(scenario)):
        yield scenario, seats, next(each for each in chosen if _goes(game, scenario, seats, each))


def _options(game: Game, scenario: str) -> list[dict[str, str]]:
    some = [combination for number in range(3) for combination in combinations(game.variants, number)]
    variants = [{"variants": ",".join(each)} if each else {} for each in some]
    earlier = [(f"level-{number}", name) for number, name in enumerate(("korinth", "sparta"), 1)]
    return [*variants, *filter(None, [dict(game.options(scenario, earlier))])]


def _goes(game: Game, scenario: str, seats: int, options: dict[str, str]) -> bool:
    named = [each for each in options.get("variants", "").split(",") if each]
    return game.why_not(scenario, seats, named) is None


def plays(game: Game, scenario: str) -> Iterator[RandomPlay]:
    """Give tables of a scenario that are about to be played, without end."""
    for number, (_, seats, options) in zip(count(), sets(game, scenario), strict=False):
        yield RandomPlay(game, seats, scenario, seed_bytes(SEED, number), options)


def played(play: RandomPlay, watch: Callable[[RandomPlay], None]) -> Played | None:
    """Play a game to its end; give nothing of one that drags on."""
    told = [codec.to_json(play.table.events).decode()]
    watch(play)
    while not play.ended:
        if len(play.record.entries) >= LONGEST:
            return None
        told.append(codec.to_json(play.move()).decode())
        watch(play)
    state = play.table.state
    record = msgspec.structs.replace(play.record, result=codec.fingerprint(state))
    standings = [Place(each.seat, each.rank, each.points) for each in play.game.standings(state)]
    return Played(record, told, standings)


class Watcher:
    """Keeps snapshots of a game that show what none before has shown."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: list[Snapshot] = []
        self._features: set[Feature] = set()
        self._times: Counter[tuple[str, bool]] = Counter()
        self._present: RandomPlay | None = None

    def watch(self, play: RandomPlay) -> None:
        """Look at a table on which somebody is asked, or which has ended."""
        state = play.table.state
        self._present = play
        tags = [_tag(step) for step in state.agenda]
        kinds = {(tag, tag == tags[-1]) for tag in tags}
        looked_at = state if len(play.record.entries) % EVERY == 0 else state.agenda
        news = features(looked_at) - self._features
        if news or any(self._times[each] < OF_A_KIND for each in kinds):
            self._features |= news
            self._times.update(kinds)
            self._keep(play, codec.to_json(state).decode(), tags, asked(self.game, play))

    def pass_by(self, step: Step, state: Any) -> None:
        """Look at a state between two questions, with a step that is about to be carried out unasked."""
        tag, play = _tag(step), self._present
        if play is None or any(self._times[tag, is_last] for is_last in (True, False)):
            return
        self._times[tag, True] += 1
        between = codec.copy(state)
        between.agenda.append(codec.copy(step))
        self._keep(
            play, codec.to_json(between).decode(), [_tag(each) for each in between.agenda], [], rests=False
        )

    def _keep(
        self, play: RandomPlay, state: str, tags: list[str], questions: list[Question], *, rests: bool = True
    ) -> None:
        record = play.record
        self.kept.append(
            Snapshot(
                self.game.id,
                record.scenario,
                record.seats,
                record.options,
                self.game.schema,
                state,
                tags,
                questions,
                rests,
            )
        )

    def start(self, play: RandomPlay) -> None:
        """Look at a table before its set-up."""
        self._present = play


def features(value: Any, path: Feature = ()) -> set[Feature]:
    """Name what data is made of: every field by its way, and whether it is empty."""
    here = (*path, type(value).__name__, str(bool(value)))
    if isinstance(value, msgspec.Struct):
        own = [(field.name, getattr(value, field.name)) for field in msgspec.structs.fields(value)]
        way = (*path, type(value).__name__)
        return {here}.union(*(features(each, (*way, name)) for name, each in own))
    if isinstance(value, dict):
        return {here}.union(*(features(each, (*path, "{}")) for each in value.values()))
    if isinstance(value, list | tuple):
        return {here}.union(*(features(each, (*path, "[]")) for each in value))
    return {here}


def asked(game: Game, play: RandomPlay) -> list[Question]:
    """Note what everybody is asked, and may set."""
    table = Table(play.table.state, play.table.chance)
    decisions = [each.decision for each in (*table.asked(), *table.always_asked())]
    live = live_of(game, play.record.seats, play.record.scenario, table.state)
    return [
        Question(
            each.seat, each.section, each.question, each.required, live.decision_id(each), _answers(each)
        )
        for each in decisions
    ]


def _answers(decision: Decision) -> list[dict[str, Any]]:
    rng = Random(SEED)
    some = [msgspec.to_builtins(decision.sample(rng)) for _ in range(ANSWERS)]
    return [each for number, each in enumerate(some) if each not in some[:number]]


def _tag(step: Step) -> str:
    return str(type(step).__struct_config__.tag)


def kinds_of(game: Game) -> list[type[Step]]:
    """List the kinds of steps of a game."""
    found, left = [], [Step]
    while left:
        left += (own := left.pop().__subclasses__())
        found += [kind for kind in own if kind.__module__.startswith(f"{game.package}.")]
    return [kind for kind in found if not kind.__subclasses__()]


def hear_of_passing(kind: type[Step], watcher: Watcher) -> None:
    """Let a watcher hear of each step of a kind before it is carried out."""
    finish = kind.finish

    def watched(step: Step, table: Table[Any]) -> None:
        watcher.pass_by(step, table.state)
        finish(step, table)

    kind.finish = watched  # type: ignore[assignment, method-assign]


def record(game: Game) -> None:
    """Record games and snapshots of a game, and an export."""
    watcher = Watcher(game)
    for kind in kinds_of(game):
        hear_of_passing(kind, watcher)
    for scenario in game.scenarios:
        found = (_watched(play, watcher) for play in plays(game, scenario))
        kept_games = list(islice(filter(None, found), GAMES))
        # The shortest come first, for they are what is played most often again.
        kept_games.sort(key=lambda each: len(each.record.entries))
        kept.write(kept.games_of(game.id, scenario), kept_games)
        if scenario == game.scenarios[0]:
            export(game, kept_games[0])
    missing = {str(kind.__struct_config__.tag) for kind in kinds_of(game)}
    missing -= {tag for snapshot in watcher.kept for tag in snapshot.steps}
    assert not missing, f"never met: {missing}"
    kept.write(kept.snapshots_of(game.id), watcher.kept)


def _watched(play: RandomPlay, watcher: Watcher) -> Played | None:
    watcher.start(play)
    return played(play, watcher.watch)


def export(game: Game, one: Played) -> None:
    """Write a game as `keryx export` does."""
    file = records.finished(one.record, seat_names(game, one.record.seats))
    kept.export_of(game.id).write_bytes(lzma.compress(records.to_bytes(file)))


if __name__ == "__main__":
    for each in map(registry.get, registry.ids()):
        record(each)
        record_buttons.record(each.id)
    asyncio.run(record_tables.record())
