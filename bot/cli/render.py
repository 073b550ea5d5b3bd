"""`keryx render`: the picture of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli import _files as files
from bot.cli._options import (
    GameName,
    Language,
    Out,
    Scenario,
    Seats,
    Seed,
    find_game,
    find_language,
    find_scenario,
    find_seat,
    find_seats,
)
from bot.cli._random_play import RandomPlay, seed_bytes
from games.core.decision import Seat
from games.core.game import told

if TYPE_CHECKING:
    from bot.cli._pictures import Sight

app = typer.Typer()


@app.command()
def render(
    game: GameName,
    out: Out,
    seed: Seed = 1,
    after: Annotated[int, typer.Option(min=0, help="After how many actions of random play.")] = 0,
    seats: Seats = None,
    scenario: Scenario = None,
    seat: Annotated[int | None, typer.Option(help="As seen by a seat (from 1); else by an onlooker.")] = None,
    language: Language = "en",
) -> None:
    """Draw a position of a random game as PNG."""
    played = find_game(game)
    number = find_seats(played, seats)
    viewer = find_seat(seat, number)
    find_language(language)
    from bot.cli._pictures import png_of

    play = RandomPlay(played, number, find_scenario(played, scenario), seed_bytes(seed))
    names = files.letters(number)
    picture = png_of(played, _sight(play, after, viewer, language), language, names)
    files.write_bytes(out, picture)
    print(f"{out}: {played.id} with {number} seats after {len(play.record.entries)} actions")


def _sight(play: RandomPlay, after: int, viewer: Seat | None, language: str) -> Sight:
    """Play so many actions, and look before and after the last one."""
    from bot.cli._pictures import Sight

    game = play.game
    play.move_on(after - 1)
    if not after or play.ended:
        return Sight(game.view(play.table.state, viewer))
    before = game.view(play.table.state, viewer)
    wording = game.wording(language, files.letters(play.record.seats))
    lines = [wording.event(event) for event in told(play.move(), viewer)]
    return Sight(game.view(play.table.state, viewer), before, lines)
