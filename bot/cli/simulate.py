"""`keryx simulate`: random legal play with every invariant checked after every action."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer

from bot.cli._faults import BadInput, Failed
from bot.cli._files import write
from bot.cli._kinds import TableKind, every_kind, kinds_of
from bot.cli._names import seat_names
from bot.cli._options import GameName, Scenario, Seed, Variants, find_game, options_for
from bot.cli._random_play import RandomPlay, seed_bytes
from bot.records import Failure
from bot.settings import Settings
from games import registry
from games.core import components
from games.core.agenda import Table
from games.core.decision import LISTED_AT_MOST, Choices, Decision, Seat
from games.core.game import Game

GAMES = 100
ENDLESS = 200_000
"""More actions than any game takes."""

LOOKED_AT = 10
"""One position in this number is seen with the eyes of a seat or of an onlooker, each in turn.

To build the views takes longer than all the rest.
"""

WORTH_PROCESSES = 8
"""Fewer games than this are over before other processes are under way."""

CHUNK = 2
"""How many games a process gets at once; more would delay an interruption."""

app = typer.Typer()


class Job(NamedTuple):
    """One game to play."""

    game: str
    table: TableKind
    seed: int
    number: int


class Outcome(NamedTuple):
    """How a game went."""

    job: Job
    finished: bool
    actions: int
    faults: tuple[str, ...]
    failure: Failure | None


@app.command()
def simulate(
    context: typer.Context,
    game: GameName,
    scenario: Scenario = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; all numbers in turn if not given.")
    ] = None,
    variants: Variants = "",
    every: Annotated[
        bool, typer.Option("--every", help="Every scenario, number of seats and set of variants in turn.")
    ] = False,
    games: Annotated[
        int | None, typer.Option(min=1, help="How many games: 100, or with --every 1 of each kind.")
    ] = None,
    seed: Seed = 1,
) -> None:
    """Play at random and check every invariant after every action."""
    played = find_game(game)
    if every:
        kinds = list(every_kind(played, scenario, seats, variants))
        tables = [kind for kind in kinds for _ in range(games or 1)]
    else:
        kinds = kinds_of(played, scenario, seats, variants)
        tables = [kinds[number % len(kinds)] for number in range(games or GAMES)]
    jobs = [Job(played.id, table, seed, number) for number, table in enumerate(tables)]
    settings: Settings = context.obj
    began = perf_counter()
    played_out = _shown(_outcomes(jobs, settings), len(jobs))
    outcomes = list(_told_by_kind(played_out, games or 1) if every else played_out)
    seconds = perf_counter() - began
    _report(outcomes, settings.data / "failures")
    print(json.dumps(_summary(played, outcomes, seconds)))
    if any(outcome.faults for outcome in outcomes):
        raise Failed("Some games broke the rules or did not end.")


def _outcomes(jobs: list[Job], settings: Settings) -> Iterator[Outcome]:
    cores = os.cpu_count() or 1
    if cores == 1 or len(jobs) < WORTH_PROCESSES:
        yield from map(run, jobs)
        return
    pool = ProcessPoolExecutor(cores, initializer=_prepare, initargs=(settings.components,))
    try:
        with _undisturbed():
            outcomes = pool.map(run, jobs, chunksize=CHUNK)
        yield from outcomes
    except BrokenProcessPool as fault:
        raise Failed("A process of the simulation was ended from outside.") from fault
    finally:
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Start processes that no interruption reaches, however early: the one that started them ends them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare(override: Path | None) -> None:
    components.override_from(override)


def run(job: Job) -> Outcome:
    """Play one game to its end, or to its first fault."""
    game, table = registry.get(job.game), job.table
    options = options_for(game, table.variants)
    play = RandomPlay(game, table.seats, table.scenario, seed_bytes(job.seed, job.number), options)
    faults = tuple(_play_out(play))
    reason = "; ".join(faults)
    failure = (
        Failure(names=seat_names(game, table.seats), record=play.record, reason=reason) if faults else None
    )
    return Outcome(job, not faults, len(play.record.entries), faults, failure)


def _play_out(play: RandomPlay) -> list[str]:
    try:
        while not play.ended:
            if len(play.record.entries) >= ENDLESS:
                return [f"no end after {ENDLESS} actions"]
            play.move()
            if found := list(_faults_now(play)):
                return found
    except Exception as fault:  # noqa: BLE001 (whatever the rules raise is what is looked for)
        return [f"{type(fault).__name__}: {fault}"]
    return []


def _faults_now(play: RandomPlay) -> Iterator[str]:
    yield from faults_of(play.game, play.table)
    turn, rest = divmod(len(play.record.entries), LOOKED_AT)
    eyes = viewers(play.table)
    if play.ended:
        yield from faults_of_views(play.game, play.table, eyes)
    elif rest == 0:
        yield from faults_of_views(play.game, play.table, [eyes[turn % len(eyes)]])


def faults_of(game: Game, table: Table[Any]) -> Iterator[str]:
    """Name what is wrong with a position: broken invariants, questions without or with too many answers."""
    yield from game.violations(table.state)
    if table.state.agenda and not table.waiting_for():
        yield "the game is not over, but nobody is waited for"
    for asked in table.asked():
        yield from _faults_of_question(asked.decision)


def viewers(table: Table[Any]) -> list[Seat | None]:
    """List those who may look at a table: an onlooker and every seat."""
    return [None, *range(table.state.seats)]


def faults_of_views(game: Game, table: Table[Any], eyes: Iterable[Seat | None]) -> Iterator[str]:
    """Look at a position with the eyes of some."""
    for seat in eyes:
        if game.view(table.state, seat).seat != seat:
            yield f"the view of {'an onlooker' if seat is None else f'seat {seat}'} is another's"


def _faults_of_question(decision: Decision) -> Iterator[str]:
    if not decision.count():
        yield f"seat {decision.seat} is asked “{decision.question}”, but has no answer"
    listed = sum(len(form.actions) for form in decision.answers if isinstance(form, Choices))
    if listed > LISTED_AT_MOST:
        yield f"“{decision.question}” lists {listed} answers"


def _shown(outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # No thread of its own for the display: processes are forked meanwhile.
    with Progress(*columns, console=console, auto_refresh=False, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for outcome in outcomes:
            progress.update(task, advance=1, refresh=True)
            yield outcome


def _report(outcomes: list[Outcome], directory: Path) -> None:
    """Write down the games that failed; where that cannot be done, say at least why they did."""
    for outcome in outcomes:
        if outcome.failure is None:
            continue
        job = outcome.job
        path = directory / f"{job.game}-{job.table.seats}-seats-seed-{job.seed}-game-{job.number}.json"
        try:
            directory.mkdir(parents=True, exist_ok=True)
            write(path, outcome.failure)
        except (OSError, BadInput) as fault:
            print(f"{path.name} is not kept: {fault}", file=sys.stderr)
            print(f"{path.name}: {outcome.failure.reason}", file=sys.stderr)
        else:
            print(f"{path}: {outcome.failure.reason}", file=sys.stderr)


def _told_by_kind(outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """Say of each kind of table, as soon as its games are played, how they went."""
    own: list[Outcome] = []
    for outcome in outcomes:
        own.append(outcome)
        if len(own) == games:
            finished, violations = sum(each.finished for each in own), sum(len(each.faults) for each in own)
            print(f"{outcome.job.table}: {finished} of {games} finished, {violations} violations", flush=True)
            own = []
        yield outcome


def _summary(game: Game, outcomes: list[Outcome], seconds: float) -> dict[str, str | int | float]:
    actions = sum(outcome.actions for outcome in outcomes)
    return {
        "game": game.id,
        "games": len(outcomes),
        "finished": sum(outcome.finished for outcome in outcomes),
        "actions": actions,
        "actions_per_second": round(actions / seconds, 1),
        "violations": sum(len(outcome.faults) for outcome in outcomes),
    }
