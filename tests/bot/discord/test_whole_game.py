"""A whole game of Perikles by four users over the wire; nobody ever receives what only another may know."""

import contextlib
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest
from discord import app_commands

from bot.cli._player import open_table
from bot.db import LogRow
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.draw_process import Paint, painter
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.playing import catch_up, inbox, replaying, show_board
from bot.keeper import Live, looking_back
from bot.keeper.message import Picture
from bot.keeper.posts import earlier_picture, focus_picture
from cogs import game_group
from games.perikles.board import Counter
from games.perikles.view import view as view_of
from practice import PracticeServer
from tests import long
from tests.bot.discord.archive import Archive
from tests.bot.discord.group import Group, company, received, sent_to, standing
from tests.bot.discord.rig import PIXEL, all_sent, direct, leap, noted, play, posted

pytestmark = pytest.mark.usefixtures("real_pictures")

T = TypeVar("T")
PLAYERS = ("Althaia", "Gorgo", "Daphnis", "Elpinike")
BEGINNING = 20
"""So many answers are given over the wire before the first leap."""
LOOK_EVERY = 60
"""After so many answers, everybody looks at all there is to look at."""
FIRST_LOOK = 12
LAST_ROUND = 3
A_FEW = 8
NAMED_ELSEWHERE = "perikles"
"""The one special tile that shares its name with something public: the game."""


class Watched:
    """The painter, which knows no more than it is given; and from what it has drawn each picture.

    One picture in a few is really drawn, the others are only noted; in a long run all are drawn.
    """

    given: ClassVar[dict[bytes, list[Job]]] = defaultdict(list)

    @classmethod
    async def draw(cls, paint: Paint, job: Job, language: str) -> bytes:
        png = noted(paint, job, language)
        if long.is_asked() or png[-1] % A_FEW == 0:
            png = await painter().draw(paint, job, language)
        cls.given[png].append(job)
        return png


@pytest.fixture
async def group(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Group]:
    monkeypatch.setattr("bot.discord.pictures.picture_cache.painter", lambda: Watched)
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    async with company(server, tmp_path, PLAYERS) as (bot, users):
        yield Group(bot, server, users, await open_table(users, game="perikles"))


async def test_whole_game_of_four(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning, the first battles and the last over the wire; what lies between only in a long run."""
    answers = 0
    while (live := await group.live()).waiting_for():
        if not long.is_asked() and answers == BEGINNING:
            await leap(group.bot, live.id, _is_war)
        if not long.is_asked() and live.state.round == 2:
            await leap(group.bot, live.id, _is_last_war, 1)
        await group.play_on()
        answers += 1
        if answers % LOOK_EVERY == FIRST_LOOK:
            await group.everybody_looks(monkeypatch)
    await all_sent(group.bot, 60)
    await _check_the_end(group)


def _is_war(live: Live) -> bool:
    return any(place.attackers for place in live.state.places)


def _is_last_war(live: Live) -> bool:
    return bool(live.state.round == LAST_ROUND and _is_war(live))


@pytest.fixture
async def masked(group: Group) -> Group:
    """A table where the first seat has counters face down on the board."""
    await leap(group.bot, 1, _is_masked, 1)
    return group


def _is_masked(live: Live) -> bool:
    return 0 not in live.waiting_for() and _has_sent(live.state, 0)


def _has_sent(state: Any, seat: int) -> bool:
    stacks = [place.attackers + place.defenders for place in state.places if not place.turned_up]
    return any(sent.by == seat for stack in stacks for sent in stack)


async def test_hand_that_everybody_is_shown_is_found(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(group.bot, 1, FIRST_LOOK)
    monkeypatch.setattr("bot.discord.playing.show_board.access.seat_of", lambda *_: 0)
    with pytest.raises(AssertionError):
        await group.everybody_looks(monkeypatch)


async def test_strengths_that_everybody_is_offered_are_found(
    masked: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in a field that is not the first of its command."""
    legal = game_group.legal_values

    def too_many(interaction: Any, live: Live, kind: Any, field: str, typed: str) -> list[tuple[str, str]]:
        hands = [str(each.strength) for hand in live.state.hand.values() for each in hand]
        offered = legal(interaction, live, kind, field, typed)
        return [("?", " ".join(hands)[:100])] if field == "strength" else offered

    monkeypatch.setattr(game_group, "legal_values", too_many)
    with pytest.raises(AssertionError):
        await masked.everybody_looks(monkeypatch)


async def test_board_drawn_with_what_a_seat_knows_is_found(
    masked: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By those who ask for it, and among the posts."""
    await masked.everybody_looks(monkeypatch)
    view = Pictures._view

    async def too_much(pictures: Pictures, live: Live, seq: int, seat: int | None, *then: bool) -> Any:
        return await view(pictures, live, seq, 0 if seat is None else seat, *then)

    monkeypatch.setattr(Pictures, "_view", too_much)
    monkeypatch.setattr(masked.bot, "pictures", Pictures(masked.bot.keeper))
    with pytest.raises(AssertionError):
        await masked.everybody_looks(monkeypatch)
    await play(masked.bot, 1, 3)
    await all_sent(masked.bot)
    with pytest.raises(AssertionError, match="board"):
        await _check_pictures(await Archive.of(masked))


async def test_digest_drawn_with_what_another_knows_is_found(
    masked: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture of *Catch up*, with its marks, is drawn from the reader's view, now and before."""
    monkeypatch.setattr("tests.bot.discord.group.LOOKS", ("since",))
    await masked.everybody_looks(monkeypatch)

    def too_much(live: Live, seat: int, since: int) -> Picture:
        return focus_picture(live, 0, since)

    monkeypatch.setattr(catch_up, "focus_picture", too_much)
    with pytest.raises(AssertionError):
        await masked.everybody_looks(monkeypatch)


async def test_earlier_board_with_what_another_knew_is_found(
    masked: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In words, in the picture, and in what is offered while the move is typed."""
    monkeypatch.setattr("tests.bot.discord.group.LOOKS", ())
    await masked.everybody_looks(monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(show_board, "_view_of", lambda _, seen: seen.game.view(seen.state, 0))
        with pytest.raises(AssertionError):
            await masked.everybody_looks(monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(show_board, "earlier_picture", lambda live, *_: earlier_picture(live, 0))
        with pytest.raises(AssertionError):
            await masked.everybody_looks(monkeypatch)


async def films(group: Group, monkeypatch: pytest.MonkeyPatch) -> list[list[Job]]:
    """Give what a film of the table is drawn from, here and where what one cannot know is otherwise."""
    made: list[list[Job]] = []

    async def draw(_: Pictures, job: Job, _language: str) -> bytes:
        made[-1].append(job._replace(over=None))
        return b""

    monkeypatch.setattr(Pictures, "draw_scene", draw)
    for seat in (None, *range(len(group.users))):
        made.append([])
        async with contextlib.AsyncExitStack() as world:
            if seat is not None:
                await world.enter_async_context(group.otherwise(seat, monkeypatch))
            live = await group.live()
            last = looking_back.moves_told(live)[-1]
            wanted = replaying.Wanted(live.id, last, False, "en", tuple(live.names))
            await replaying.Replays(group.bot.store, group.bot.pictures).film(live, wanted).task
    return made


async def test_film_shows_what_everybody_saw(masked: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn with anything else it is another film in another world."""
    here, *elsewhere = await films(masked, monkeypatch)
    assert elsewhere == [here] * len(masked.users)
    job = replaying._job

    def too_much(live: Live, wanted: Any, scene: Any, *views: Any) -> Job:
        made = job(live, wanted, scene, *views)
        return made._replace(view=live.game.view(live.state, 0))

    monkeypatch.setattr(replaying, "_job", too_much)
    here, *elsewhere = await films(masked, monkeypatch)
    assert elsewhere != [here] * len(masked.users)


async def test_film_of_a_running_game_tells_what_everybody_was_told(
    masked: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    [here, *_] = await films(masked, monkeypatch)
    assert not any("[" in each.caption.text for each in here)
    monkeypatch.setattr(looking_back, "told", lambda events, _: events)
    [here, *_] = await films(masked, monkeypatch)
    assert any("[" in each.caption.text for each in here)


async def test_inbox_that_names_what_another_holds_is_found(
    masked: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bot.discord.group.LOOKS", ("tables",))
    await masked.everybody_looks(monkeypatch)
    where = inbox._where

    def too_much(live: Live, seat: int, texts: Any) -> str:
        return f"{where(live, seat, texts)} · {' '.join(live.state.specials)}"

    monkeypatch.setattr(inbox, "_where", too_much)
    with pytest.raises(AssertionError):
        await masked.everybody_looks(monkeypatch)


async def test_strength_that_is_told_to_all_is_found(masked: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    await all_sent(masked.bot)
    await _check_strengths(await Archive.of(masked))
    monkeypatch.setattr("bot.keeper.posts.told", lambda events, _: events)
    live = await masked.live()
    while live.state.round == 1 and not any(place.turned_up for place in live.state.places):
        live = await play(masked.bot, 1, 1)
    await all_sent(masked.bot)
    with pytest.raises(AssertionError, match="strength"):
        await _check_strengths(await Archive.of(masked))


async def _check_the_end(group: Group) -> None:
    bot, server = group.bot, group.server
    live = await group.live()
    assert live.row.status == "ended"
    log = await bot.store.log(live.id)
    thread = server.store.channels[group.thread].name
    messages = [m.id for m in posted(server, thread)]
    rows = await sent_to(bot, f"channel:{group.thread}")
    assert standing(rows, messages) == messages
    for name, seat in zip(PLAYERS, range(len(PLAYERS)), strict=True):
        own = await sent_to(bot, f"user:{server.user(name).id}")
        assert [str(row.message_id) for row in own] == [m.id for m in direct(server, name)]
        assert own
        _check_that_no_name_came_too_early(group, live, log, seat)
    archive = await Archive.of(group)
    await _check_strengths(archive)
    await _check_pictures(archive)


async def _check_pictures(archive: Archive) -> None:
    """Every picture was drawn from what its reader could know; and some of them, drawn anew, are the same."""
    pictures = [(each, each.picture) for each in archive.sent if each.picture is not None and each.files]
    masked = [
        (sent, picture)
        for sent, picture in pictures
        if _face_down(await archive.state(picture.seq), await archive.view(picture.seq, None))
    ]
    assert masked
    for sent, picture in pictures:
        same = await archive.job(picture, sent.reader) in Watched.given[sent.files[0]]
        assert same, f"the board after move {picture.seq} was not drawn from what its reader could know"
    drawn = [(sent, picture) for sent, picture in masked if not sent.files[0].startswith(PIXEL)]
    assert drawn
    for sent, picture in _some(drawn, 10):
        same = await archive.redrawn(picture, sent.reader) == sent.files[0]
        assert same, f"the board after move {picture.seq} shows more or less than its reader could know"


def _some(items: Sequence[T], number: int) -> Sequence[T]:
    """Give so many of them, evenly from the first to the last."""
    return items[:: -(-len(items) // number) or 1]


async def _check_strengths(archive: Archive) -> None:
    """Nothing that anyone is written tells the strength of a counter that is face down to them."""
    words: Any = archive.live.game.wording("en", archive.live.names)
    looked_at = 0
    for sent in archive.sent:
        assert sent.row.seq is not None
        view = await archive.view(sent.row.seq, sent.reader)
        hidden = _face_down(await archive.state(sent.row.seq), view)
        looked_at += len(hidden)
        for place, counter in hidden:
            for sentence in _about(words.name(place), sent.texts):
                told = re.search(_telling(words, counter), sentence)
                assert not told, f"the strength of a counter at {place} was told: {sentence}"
    assert looked_at


def _face_down(state: Any, view: Any) -> list[tuple[str, Counter]]:
    """List the counters whose strengths a viewer does not know, unless its like lies there open to them."""
    found = []
    for place, seen in zip(state.places, view.places, strict=True):
        pairs = [
            *zip(place.attackers, seen.attackers, strict=True),
            *zip(place.defenders, seen.defenders, strict=True),
        ]
        known = {(each.city, each.arm, each.strength) for _, each in pairs}
        hidden = [sent.counter for sent, each in pairs if each.strength is None]
        found += [(place.id, each) for each in hidden if (each.city, each.arm, each.strength) not in known]
    return found


def _about(place: str, texts: Iterable[str]) -> Iterator[str]:
    """Give the sentences that name a place, but not those of counters that leave it."""
    for sentence in re.split(r"\n|(?<=\.) ", "\n".join(texts)):
        if place in sentence and "slaves revolt" not in sentence:
            yield sentence


def _telling(words: Any, counter: Counter) -> str:
    """Give how a counter's strength would be told, in words or as on the board."""
    in_words = rf"{words.name(counter.city, 'adjective')} {counter.arm}.*?\b{counter.strength}\b"
    letter = counter.arm[0].upper()
    return rf"{in_words}|{words.name(counter.city)} (?:[HT]. )*{letter}{counter.strength}\b"


def _check_that_no_name_came_too_early(group: Group, live: Live, log: list[LogRow], seat: int) -> None:
    """A special tile's name reaches the others when it is played, and not before."""
    words: Any = live.game.wording("en", live.names)
    for other in range(len(PLAYERS)):
        special = view_of(live.state, other).special
        if other == seat or special in (None, NAMED_ELSEWHERE):
            continue
        played = [row.at for row in log if row.seat == other and "PlaySpecial" in (row.action or "")]
        since = min(played, default=live.row.ended_at)
        assert since is not None
        naming = [seen for seen in received(group.users[seat]) if words.name(special) in seen.text]
        told = [
            datetime.fromisoformat(seen.raw["edited_timestamp"] or seen.raw["timestamp"]) for seen in naming
        ]
        assert all(at >= since for at in told), special
