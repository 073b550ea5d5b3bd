"""`keryx gallery`: one sheet of pictures per game, to look at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.cli import _files as files
from bot.cli._faults import BadInput
from bot.cli._names import seat_names
from bot.cli._options import find_game
from bot.cli._random_play import RandomPlay, seed_bytes
from games import registry
from games.core.events import Event
from games.core.game import Game, told

if TYPE_CHECKING:
    from rendering.gallery import Exhibit

SEED = 1

PARTS = {"early": 0.15, "late": 0.85}
"""How much of a game has been played when its pictures are taken."""

app = typer.Typer()


@app.command()
def gallery(
    out: Annotated[Path, typer.Option(help="The directory to write into.")] = Path(),
) -> None:
    """Draw one sheet per game: fewest and most seats, early and late, large and as on a phone."""
    if not out.is_dir():
        raise BadInput(f"The directory {out} does not exist.")
    for name in registry.ids():
        path = out / f"{name}.png"
        files.write_bytes(path, _sheet(find_game(name)))
        print(path)


def _sheet(game: Game) -> bytes:
    from rendering.encode import encode
    from rendering.gallery import sheet

    return encode(sheet(game.id.capitalize(), list(exhibits(game))))


def exhibits(game: Game) -> Iterator[Exhibit]:
    """Draw positions of random games."""
    for seats in sorted({min(game.seats), max(game.seats)}):
        for scenario in _scenarios(game, seats):
            yield from _early_and_late(game, seats, scenario)


def _early_and_late(game: Game, seats: int, scenario: str) -> Iterator[Exhibit]:
    from bot.cli._pictures import draw, draw_focus, draw_private, look_on, sight_of
    from rendering.gallery import Exhibit
    from rendering.pictures import sheets_of

    names = seat_names(game, seats)
    length = len(_played_out(game, seats, scenario).record.entries)
    for part, share in PARTS.items():
        play = RandomPlay(game, seats, scenario, seed_bytes(SEED))
        sight = look_on(play, round(length * share), None, "en")
        caption = f"{scenario}, {seats} seats, {part}: after {len(play.record.entries)} of {length} actions"
        yield Exhibit(caption, draw(game, sight))
        own = sight_of(game, game.view(play.table.state, 0), "en", names)
        if sight.view.focus:
            yield Exhibit(f"{caption}, what the question is about", draw_focus(game, sight))
            yield Exhibit(f"{caption}, the same as {names[0]} sees it", draw_focus(game, own))
        yield Exhibit(f"{caption}, what {names[0]} alone knows", draw_private(game, own))
    sheet = _last_sheet(game, seats, scenario)
    if sheet is not None:
        picture = sheets_of(game.id).draw_sheet(sheet, game.wording("en", names), names).image
        yield Exhibit(f"{scenario}, {seats} seats: what was decided last", picture)


def _last_sheet(game: Game, seats: int, scenario: str) -> Any | None:
    """Play a game out; give what the last report of a round shows."""
    play = RandomPlay(game, seats, scenario, seed_bytes(SEED))
    sheet, round_ = None, 0
    events: list[Event] = []
    while not play.ended:
        events += told(play.move(), None)
        now = game.view(play.table.state, None).round
        if now != round_ or play.ended:
            sheet, events, round_ = game.sheet(events) or sheet, [], now
    return sheet


def _scenarios(game: Game, seats: int) -> list[str]:
    """Choose the scenarios that are played by several numbers of seats, such as maps, or else the first."""
    fitting = [scenario for scenario in game.scenarios if seats in game.seats_for(scenario)]
    return [scenario for scenario in fitting if len(game.seats_for(scenario)) > 1] or fitting[:1]


def _played_out(game: Game, seats: int, scenario: str) -> RandomPlay:
    play = RandomPlay(game, seats, scenario, seed_bytes(SEED))
    play.play_out()
    return play
