"""`keryx bench`: the engine and the pictures as ratios that hold on any machine, and the bot under load."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from bot.cli._faults import BadInput, Failed
from bot.cli._kinds import TableKind, every_kind, kinds_of
from bot.cli._options import Scenario, Variants, find_game, find_scenario
from games import registry
from games.core.game import Game

if TYPE_CHECKING:
    from bot.cli._load import Load, Wish
    from bot.cli._measure import Wanted

BOUNDS = {
    "submit_ratio": 5.0,
    "play_ratio": 2.0,
    "load_ratio": 1.0,
    "draw_ratio": 1.0,
    "draw_encode_ratio": 1.7,
    "decisions_per_move": 2.0,
}
MEANINGS = {
    "submit_ratio": "submitting an action / encoding and decoding 20 KB",
    "play_ratio": "an action of random play in place / encoding and decoding 20 KB",
    "load_ratio": "reading a saved table / encoding and decoding 20 KB",
    "draw_ratio": "drawing the board / encoding it as RGB at level 6",
    "draw_encode_ratio": "drawing and encoding the board / encoding it as RGB at level 6",
    "decisions_per_move": "how often a question is computed in a move, the order's copy included",
}

TABLES = 20
ROUNDS = 6
REMINDERS = 1000
GAMES = 50
LOAD_GAME = registry.ids()[0]
ACKNOWLEDGEMENT = 1.0
"""Discord gives three seconds; people notice one."""
LAG = 0.1

Reminders = Annotated[
    int, typer.Option(min=0, help="For how many further tables reminders are due at the same minute.")
]

app = typer.Typer()


class Figure(NamedTuple):
    """Something that was measured, and the most that it may be."""

    meaning: str
    value: float
    bound: float

    @property
    def verdict(self) -> str:
        """Say how it compares."""
        return "within" if self.value <= self.bound else "above"


class Chosen(NamedTuple):
    """Which tables of a game were asked for."""

    scenario: str | None
    seats: int | None
    variants: str
    every: bool

    @property
    def is_made(self) -> bool:
        """Say whether any were."""
        return self != Chosen(None, None, "", every=False)

    def of(self, game: str | None) -> tuple[Game, dict[str, list[TableKind]]]:
        """Give the tables of a game: together, or each kind by itself."""
        if game is None:
            raise BadInput("Kinds of tables are those of a game: name the game, too.")
        found = find_game(game)
        if self.every:
            kinds = every_kind(found, self.scenario, self.seats, self.variants)
            return found, {str(kind): [kind] for kind in kinds}
        return found, {found.id: kinds_of(found, self.scenario, self.seats, self.variants)}


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; all if not given.")
    ] = None,
    scenario: Scenario = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; all numbers in turn if not given.")
    ] = None,
    variants: Variants = "",
    every: Annotated[
        bool, typer.Option("--every", help="Each scenario, number of seats and set of variants by itself.")
    ] = False,
    first_round: Annotated[
        int, typer.Option("--round", min=0, help="Leave out what comes before this round of a game.")
    ] = 0,
    tables: Annotated[
        int, typer.Option(min=0, help="How many tables move at once on a practice server; 0: leave it out.")
    ] = TABLES,
    rounds: Annotated[int, typer.Option(min=1, help="How often every table moves.")] = ROUNDS,
    load_game: Annotated[str, typer.Option(metavar="GAME", help="What the tables play.")] = LOAD_GAME,
    moves_before: Annotated[
        int, typer.Option(min=0, help="How many moves are made at every table beforehand, unmeasured.")
    ] = 0,
    reminders: Reminders = REMINDERS,
    clicks: Annotated[
        bool, typer.Option("--clicks", help="Count clicks and posts in random games, and nothing else.")
    ] = False,
    games: Annotated[int, typer.Option(min=1, help="In how many games of each clicks are counted.")] = GAMES,
) -> None:
    """Measure the engine and the pictures against fixed references, and the bot under load, in one run.

    Ends with status 1 if anything is above its bound.
    """
    from bot.cli._load import Wish
    from bot.cli._measure import measure

    chosen = Chosen(scenario, seats, variants, every=every)
    if clicks:
        _count_clicks(game, chosen, games)
        return
    wish = Wish(tables, rounds, find_game(load_game).id, moves_before, reminders=reminders)
    if game is not None and find_game(game).id == wish.game:
        wish = _like_those_measured(wish, scenario, first_round)
    measured = {name: measure(each) for name, each in _wanted(game, chosen, first_round).items()}
    figures = _show("ratio", _ratios(measured))
    if tables:
        figures += _measure_load(wish)
    print(json.dumps(_by_ratio(measured)))
    above = [figure.meaning for figure in figures if figure.verdict == "above"]
    if above:
        raise Failed(f"Above its bound: {'; '.join(above)}.")


def _like_those_measured(wish: Wish, scenario: str | None, first_round: int) -> Wish:
    """Let the tables under load play what is measured, by as many as usual if it can be."""
    played = registry.get(wish.game)
    named = find_scenario(played, scenario)
    players = min(played.seats_for(named), key=lambda number: abs(number - wish.players))
    return wish._replace(scenario=named, first_round=first_round, players=players)


def _by_ratio(measured: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    return {ratio: {name: round(each[ratio], 3) for name, each in measured.items()} for ratio in BOUNDS}


def _wanted(game: str | None, chosen: Chosen, first_round: int) -> dict[str, Wanted]:
    """Name what is measured: games as a whole, or each kind of table by itself."""
    from bot.cli._measure import Wanted, usual

    if not chosen.is_made:
        names = registry.ids() if game is None else (find_game(game).id,)
        return {name: usual(registry.get(name))._replace(first_round=first_round) for name in names}
    found, kinds = chosen.of(game)
    return {label: Wanted(found, each, first_round) for label, each in kinds.items()}


def _count_clicks(game: str | None, chosen: Chosen, games: int) -> None:
    from bot.cli._clicks import counted, figures

    if chosen.is_made:
        found, kinds = chosen.of(game)
        print(json.dumps(figures({label: counted(found, games, each) for label, each in kinds.items()})))
        return
    names = registry.ids() if game is None else (find_game(game).id,)
    print(json.dumps(figures({name: counted(registry.get(name), games) for name in names})))


def _ratios(measured: dict[str, dict[str, float]]) -> list[Figure]:
    return [
        Figure(f"{game}: {MEANINGS[ratio]}", value, BOUNDS[ratio])
        for game, ratios in measured.items()
        for ratio, value in ratios.items()
    ]


def _measure_load(wish: Wish) -> list[Figure]:
    from bot.cli._load import measure_load

    figures: list[Figure] = []
    for load, beside in zip(measure_load(wish), ("", f", {wish.reminders} reminders due"), strict=False):
        figures += _show(f"{wish.tables} tables of {wish.game} at once{beside}, seconds", _of_load(load))
        kept = {name: round(value, 4) for name, value in load._asdict().items()}
        print(json.dumps(wish._asdict() | {"reminders": wish.reminders if beside else 0} | kept))
    return figures


def _of_load(load: Load) -> list[Figure]:
    """Judge the load; of the loop's lag the whole is judged, and how much of it is the bot's own is told."""
    return [
        Figure(
            f"acknowledgement, the worst of {load.acknowledgements}",
            load.worst_acknowledgement,
            ACKNOWLEDGEMENT,
        ),
        Figure("acknowledgement, median", load.median_acknowledgement, ACKNOWLEDGEMENT),
        Figure("the event loop is late by", load.worst_lag, LAG),
        Figure("by its own doing", load.worst_own_lag, LAG),
    ]


def _show(title: str, figures: Iterable[Figure]) -> list[Figure]:
    from rich.console import Console
    from rich.table import Table

    shown = list(figures)
    table = Table(title, "measured", "at most", "")
    for figure in shown:
        verdict = "[bold red]above[/]" if figure.verdict == "above" else figure.verdict
        table.add_row(figure.meaning, f"{figure.value:.3f}", f"{figure.bound:g}", verdict)
    Console().print(table)
    return shown
