"""A game as a film: drawn picture by picture beside everything else, and kept for whoever asks again."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot import film
from bot.db import Store
from bot.discord.panels import ending, limits
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.playing.reply import language_of, where_in, wording_of
from bot.discord.playing.reply import show as show_answer
from bot.discord.texts import commands_in, game_name
from bot.film import MAX_BYTES, MAX_OWN_SCENES, MAX_SCENES, MIN_SCENES, Scene
from bot.keeper import Live, history, looking_back
from bot.keeper.errors import NotNow
from games.core.view import Seen
from rendering.film import Caption, bound, size_of

if TYPE_CHECKING:
    from bot.discord.bot import Interaction

MAX_FILMS = 3
"""Maximum films that are kept in memory."""
PROGRESS_S = 2.0
"""Seconds until whoever waits is told how far it is."""
PATIENCE_S = 13 * 60.0
"""Seconds that somebody waits: after 15 minutes Discord takes no answer any more."""


class Wanted(NamedTuple):
    """All that tells one film from another; names change with substitutes, or when data are deleted."""

    table: int
    last: int
    """The last move that it shows, by the number of its step."""
    with_secrets: bool
    language: str
    names: tuple[str, ...]


class Film:
    """A film that is being drawn, or is done."""

    def __init__(self) -> None:
        self.done, self.of = 0, 0
        """How many pictures are drawn, of how many; of none as long as that is not known."""
        self.task: asyncio.Task[bytes]


class Replays:
    """Draws films, one at a time."""

    def __init__(self, store: Store, pictures: Pictures) -> None:
        self._store, self._pictures = store, pictures
        self._films: OrderedDict[Wanted, Film] = OrderedDict()
        self._turn = asyncio.Lock()
        self.waiting: set[int] = set()
        """Who waits for a film; nobody for two."""

    def film(self, live: Live, wanted: Wanted) -> Film:
        """Give a film, kept from before or begun now."""
        if wanted not in self._films:
            made = self._films[wanted] = Film()
            made.task = asyncio.create_task(self._made(live, wanted, made))
            made.task.add_done_callback(partial(self._drop_failed, wanted))
            self._drop_oldest()
        self._films.move_to_end(wanted)
        return self._films[wanted]

    def _drop_failed(self, wanted: Wanted, task: asyncio.Task[bytes]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._films.pop(wanted, None)

    def _drop_oldest(self) -> None:
        done = [wanted for wanted, each in self._films.items() if each.task.done()]
        for wanted in done[: max(len(self._films) - MAX_FILMS, 0)]:
            del self._films[wanted]

    async def _made(self, live: Live, wanted: Wanted, made: Film) -> bytes:
        async with self._turn:
            words = wording_of(live, wanted.language)
            moments = await looking_back.moments(self._store, live, with_secrets=wanted.with_secrets)
            most = MAX_OWN_SCENES if wanted.with_secrets else MAX_SCENES
            while True:
                scenes = film.scenes(moments, words, most)
                made.done, made.of = 0, len(scenes)
                found = await self._drawn(live, wanted, scenes, made)
                if len(found) <= MAX_BYTES or len(scenes) <= MIN_SCENES:
                    return found
                most = film.fewer(len(scenes), len(found))

    async def _drawn(self, live: Live, wanted: Wanted, scenes: list[Scene], made: Film) -> bytes:
        pieces: list[bytes] = []
        state: Any = None
        over: Job | None = None
        for scene in scenes:
            seq = live.seq_of(scene.number)
            assert seq is not None
            before, state = state, await history.state_at(self._store, live.game, live.row, seq)
            seat = scene.seat if wanted.with_secrets else None
            seen_before = None if before is None else live.game.view(before, seat)
            job = _job(live, wanted, scene, live.game.view(state, seat), seen_before)._replace(over=over)
            pieces.append(await self._pictures.draw_scene(job, wanted.language))
            over = job._replace(over=None)
            made.done += 1
        return bound(pieces, size_of(has_room=wanted.with_secrets))

    def close(self) -> None:
        """Draw nothing more."""
        for each in self._films.values():
            each.task.cancel()


def _job(live: Live, wanted: Wanted, scene: Scene, view: Seen, before: Seen | None) -> Job:
    """Say what a picture shows, what stands above it, and how long it stays."""
    texts, words = commands_in(wanted.language), wording_of(live, wanted.language)
    where = where_in(live, view.round, view.phase, wanted.language)
    last = str(live.number_of(wanted.last))
    head = texts.say("replay-head", number=scene.number, move=str(scene.number), last=last, where=where)
    said = film.text(scene.events, words, live.names)
    return Job(
        live.game.id,
        view,
        before,
        live.names,
        f"#{live.id}",
        caption=Caption(head, said),
        lasts_ms=film.lasts_ms(scene, said, words),
        with_hand=wanted.with_secrets,
    )


# To whoever asks


async def show(interaction: Interaction, live: Live, *, with_secrets: bool = False) -> None:
    """Show a game as everybody saw it or, once it is over, with all secrets; say meanwhile how far it is."""
    if with_secrets and not live.row.status.is_over:
        raise NotNow("replay-secrets-later")
    replays, user = interaction.client.replays, interaction.user.id
    if user in replays.waiting:
        raise NotNow("replay-under-way")
    last = looking_back.moves_told(live)[-1]
    wanted = Wanted(live.id, last, with_secrets, language_of(interaction), tuple(live.names))
    replays.waiting.add(user)
    try:
        made = replays.film(live, wanted)
        found = await _waited_for(interaction, made)
    finally:
        replays.waiting.discard(user)
    if found is not None:
        await _show(interaction, live, wanted, found, made.of)


async def _waited_for(interaction: Interaction, made: Film) -> bytes | None:
    """Wait for a film; give nothing if that takes too long, and the film is still being drawn."""
    texts = commands_in(language_of(interaction))
    until = asyncio.get_running_loop().time() + PATIENCE_S
    while not made.task.done():
        if asyncio.get_running_loop().time() > until:
            await show_answer(interaction, texts.say("replay-later"))
            return None
        await show_answer(interaction, texts.say("replay-progress", of=made.of, done=made.done + 1))
        await asyncio.wait({made.task}, timeout=PROGRESS_S)
    try:
        return made.task.result()
    except Exception:
        # What went wrong is said beside it.
        await show_answer(interaction, texts.say("replay-broken"))
        raise


async def _show(interaction: Interaction, live: Live, wanted: Wanted, found: bytes, count: int) -> None:
    texts = commands_in(wanted.language)
    title = texts.say("inbox-table", game=game_name(live.game.id, wanted.language), table=str(live.id))
    last = str(live.number_of(wanted.last))
    kind = "replay-with-secrets" if wanted.with_secrets else "replay-as-seen"
    said = [texts.say("replay-shown", title=title, last=last, count=count), texts.say(kind)]
    state = await history.state_at(interaction.client.store, live.game, live.row, wanted.last)
    alt = wording_of(live, wanted.language).alt(live.game.view(state, None))
    alt = limits.shortened(texts.say("replay-alt", title=title, last=last, alt=alt), limits.ALT)
    kind = ending.SECRETS if wanted.with_secrets else ending.REPLAY
    view = ending.replay_buttons(live.id, kind, texts) if live.row.status.is_over else None
    name = f"keryx-{live.id}-{last}-{kind}.webp"
    file = discord.File(io.BytesIO(found), name, description=alt)
    await show_answer(interaction, "\n".join(said), view, [file])
