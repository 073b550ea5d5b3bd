"""`keryx replay`: a game told again, in words or as an animated picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bot import records
from bot.cli import _files as files
from bot.cli._faults import BadInput, Failed
from bot.cli._options import Language, find_game, find_language
from bot.cli._replaying import game_of, play_again
from games.core.events import Event
from games.core.fields import kebab
from games.core.game import Game, told
from games.core.replay import Record
from games.core.resigning import read_action
from games.text.wording import GameWording

app = typer.Typer()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A save, an exported game or a failure of `keryx simulate`.")],
    language: Language = "en",
    animate: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Draw it as an animated WebP into this file instead.")
    ] = None,
) -> None:
    """Play a game again and tell it, or draw it; of a game in play, only what is public."""
    find_language(language)
    if animate is not None:
        _animate(files.read(file), language, animate)
        return
    for line in transcript(files.read(file), language):
        print(line)


def _animate(file: records.AnyFile, language: str, out: Path) -> None:
    """Draw what a file holds: of a game in play what everybody saw, else with all secrets."""
    if isinstance(file, records.Running):
        raise BadInput("What is public of a game in play tells its events alone; there is nothing to draw.")
    game = game_of(file.record)
    if find_spec(f"rendering.{game.id}") is None:
        raise BadInput(f"There are no pictures of {game.id}.")
    from bot.cli._film import Shown, animate

    is_over = not isinstance(file, records.Save)
    found, count = animate(Shown(game, file.record, file.names, language, is_over), _progress)
    files.write_bytes(out, found)
    print(f"{out}: {count} pictures, {len(found) / 1024 / 1024:.1f} MiB")


def _progress(done: int, of: int) -> None:
    print(f"\r{done} of {of} pictures", end="" if done < of else "\n", file=sys.stderr, flush=True)


def transcript(file: records.AnyFile, language: str) -> Iterator[str]:
    """Tell what a file holds."""
    match file:
        case records.Running():
            yield from _public_events(file, language)
        case records.Save():
            game = game_of(file.record)
            yield from _public_game(game, file.record, game.wording(language, file.names))
        case records.Finished():
            yield from _whole_game(game_of(file.record), file.record, file.names, language)
        case records.Failure():
            yield from _whole_game(game_of(file.record), file.record, file.names, language)
            raise Failed(f"That is where it went wrong: {file.reason}.")


def _public_events(file: records.Running, language: str) -> Iterator[str]:
    game = find_game(file.game)
    wording = game.wording(language, file.names)
    try:
        events = msgspec.convert(file.events, list[game.event])  # type: ignore[name-defined]
    except msgspec.ValidationError as error:
        raise files.UnfitFile(f"The file is damaged: {error}.") from error
    yield from map(wording.event, events)


def _public_game(game: Game, record: Record, wording: GameWording) -> Iterator[str]:
    for _, table in play_again(game, record):
        yield from map(wording.event, told(table.events, None))


def _whole_game(game: Game, record: Record, names: Sequence[str], language: str) -> Iterator[str]:
    wording, orders = game.wording(language, names), game.orders(language, names)
    for number, table in play_again(game, record):
        if number:
            entry = record.entries[number - 1]
            action = read_action(entry.action, game.action)
            is_own = isinstance(action, game.action)
            beside = f"done-{kebab(type(action).__name__)}"
            said = orders.write(action) if is_own else wording.say(beside, seat=entry.seat)
            yield f"{number}. {names[entry.seat]}: {said}"
        for event in table.events:
            yield f"   {_told_to(event, names)}{wording.event(event)}"


def _told_to(event: Event, names: Sequence[str]) -> str:
    return "" if event.audience is None else f"[{', '.join(names[seat] for seat in event.audience)}] "
