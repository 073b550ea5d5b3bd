"""A file of a game as an animated picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot import film
from bot.cli._replaying import play_again
from bot.discord.panels.naming import where
from bot.discord.pictures.draw_jobs import Job, paint_scene
from bot.discord.texts import commands_in
from bot.film import MAX_BYTES, MAX_OWN_SCENES, MAX_SCENES, MIN_SCENES, Moment, Scene
from games.core import codec
from games.core.game import Game, told
from games.core.replay import Record
from rendering.film import Caption, bound, size_of


class Shown(NamedTuple):
    """What is to be shown: a game, by whom it was played, in which language, and whether with all secrets."""

    game: Game
    record: Record
    names: Sequence[str]
    language: str
    with_secrets: bool


def animate(shown: Shown, progress: Callable[[int, int], None]) -> tuple[bytes, int]:
    """Draw a game as an animated WebP that fits Discord; give it, and how many pictures it has."""
    words = shown.game.wording(shown.language, shown.names)
    moments, most = _moments(shown), MAX_OWN_SCENES if shown.with_secrets else MAX_SCENES
    while True:
        scenes = film.scenes(moments, words, most)
        found = _drawn(shown, scenes, moments[-1].number, progress)
        if len(found) <= MAX_BYTES or len(scenes) <= MIN_SCENES:
            return found, len(scenes)
        most = film.fewer(len(scenes), len(found))


def _moments(shown: Shown) -> list[Moment]:
    entries = shown.record.entries
    return [
        Moment(
            number,
            entries[number - 1].seat if number else None,
            list(table.events) if shown.with_secrets else told(table.events, None),
        )
        for number, table in play_again(shown.game, shown.record)
    ]


def _drawn(shown: Shown, scenes: Sequence[Scene], last: int, progress: Callable[[int, int], None]) -> bytes:
    wanted, pieces = {scene.number: scene for scene in scenes}, []
    before: Any = None
    over: Job | None = None
    for number, table in play_again(shown.game, shown.record):
        if number in wanted:
            job = _job(shown, wanted[number], last, table.state, before)
            pieces.append(paint_scene(job._replace(over=over), shown.language))
            before, over = codec.copy(table.state), job
            progress(len(pieces), len(scenes))
    return bound(pieces, size_of(has_room=shown.with_secrets))


def _job(shown: Shown, scene: Scene, last: int, state: Any, before: Any) -> Job:
    words = shown.game.wording(shown.language, shown.names)
    seat = scene.seat if shown.with_secrets else None
    view = shown.game.view(state, seat)
    place, number = where(words, view.round, view.phase), str(scene.number)
    texts = commands_in(shown.language)
    head = texts.say("replay-head", number=scene.number, move=number, last=str(last), where=place)
    said = film.text(scene.events, words, shown.names)
    return Job(
        shown.game.id,
        view,
        None if before is None else shown.game.view(before, seat),
        shown.names,
        caption=Caption(head, said),
        lasts_ms=film.lasts_ms(scene, said, words),
        with_hand=shown.with_secrets,
    )
