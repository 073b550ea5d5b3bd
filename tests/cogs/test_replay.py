"""`/replay`: a game as an animated picture, as everybody saw it or, once it is over, with all secrets."""

import asyncio
import io
from typing import Any

import pytest
from PIL import Image

from bot import film
from bot.discord.bot import KeryxBot
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.playing import replaying
from games import registry
from games.core.view import Seen as View
from games.text import LANGUAGES
from practice import PracticeServer, User
from practice.seen import Outcome, Seen
from rendering.film import over
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_ending import LOCALES


@pytest.fixture(autouse=True)
def drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Note what is drawn, and draw a spot instead, unless a test asks for real pictures."""
    found: list[Job] = []
    spot = Image.new("RGB", (16, 16))

    async def draw_scene(_: Pictures, job: Job, _language: str) -> bytes:
        found.append(job)
        return over(None, spot, job.lasts_ms)

    if "real_pictures" not in request.fixturenames:
        monkeypatch.setattr(Pictures, "draw_scene", draw_scene)
    return found


async def film_of(user: User, shown: Seen) -> Image.Image:
    return Image.open(io.BytesIO(await user.download(shown.attachments[0])))


async def done(user: User, outcome: Outcome) -> Seen:
    """Give the answer once nothing is said of how far it is."""
    return await user.wait_for_message(
        outcome.channel_id,
        lambda m: m.id == outcome.message_id and bool(m.text) and not m.text.endswith("…"),
    )


async def replay(house: House, user: User, **options: Any) -> Seen:
    return await done(user, await user.slash(house.thread, "replay", **options))


@pytest.fixture
async def ended(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    house = await open_house(bot, server, users, "peloponnes")
    live, seed = await house.live(), 0
    while not rig.is_over(live):
        live, seed = await rig.play(bot, house.table, 10, seed), seed + 1
    await rig.all_sent(bot)
    return house


@pytest.mark.usefixtures("real_pictures")
async def test_replay_is_an_animated_picture_that_can_be_read(house: House) -> None:
    await rig.play(house.bot, house.table, 4)
    user = house.users[0]
    shown = await replay(house, user)
    assert shown.is_ephemeral
    assert shown.text.startswith("**Perikles 1**: replay up to move 4, 5 pictures\n")
    [file] = shown.attachments
    assert file["filename"] == "keryx-1-4-replay.webp"
    live = await house.live()
    words = live.game.wording("en", live.names)
    assert words.alt(live.game.view(live.state, None))[:300] in file["description"]
    moving = await film_of(user, shown)
    assert (moving.format, moving.size, moving.n_frames) == ("WEBP", (800, 800), 5)  # type: ignore[attr-defined]
    assert file["size"] < film.MAX_BYTES
    assert labels(shown) == []


async def test_pictures_are_those_of_the_moves_that_were_told(house: House, drawn: list[Job]) -> None:
    live = await house.in_the_midst_of_a_turn()
    for user in house.users:
        drawn.clear()
        await replay(house, user)
        assert [each.view.seat for each in drawn] == [None] * len(drawn)
        told_last = live.number_of(live.row.posted_seq)
        assert drawn[-1].caption.head.startswith(f"Move {told_last} of {told_last} · ")
        # The next who asks gets the same film.
        house.bot.replays._films.clear()


async def test_moves_taken_back_are_not_in_it(house: House, drawn: list[Job]) -> None:
    await rig.play(house.bot, house.table, 5)
    await house.bot.gamemaster.rollback(house.table, 2, "A slip.", lambda *_: ["Back."])
    await replay(house, house.users[0])
    heads = [each.caption.head.partition(" · ")[0] for each in drawn]
    assert heads == ["The set-up", "Move 1 of 2", "Move 2 of 2"]


async def ended_early(house: House) -> None:
    await house.bot.gamemaster.end(house.table, "Enough.")


async def test_secrets_are_for_games_that_are_over(house: House, drawn: list[Job]) -> None:
    shown = await replay(house, house.users[0], secrets=True)
    assert shown.text.startswith("Secrets are shown once the game is over.")
    assert drawn == []
    await ended_early(house)
    shown = await replay(house, house.users[0], secrets=True, table=house.table)
    assert "what they alone knew" in shown.text


async def test_whole_truth_shows_what_each_knew_who_moved(
    ended: House, drawn: list[Job], daphnis: User
) -> None:
    """The end post leads to the replay, and the replay to the one with all secrets; for onlookers too."""
    post = await ended.panel()
    assert "Replay" in labels(post)
    shown = await done(daphnis, await daphnis.press(post, "k:e:1:replay"))
    assert {each.view.seat for each in drawn} == {None}
    assert not any(each.with_hand for each in drawn)
    drawn.clear()
    await daphnis.press(shown, "Replay with all secrets")
    truth = await daphnis.wait_for_message(
        ended.thread, lambda m: m.id == shown.id and "what they alone knew" in m.text
    )
    assert {each.view.seat for each in drawn} == {None, 0, 1}
    assert all(each.with_hand for each in drawn)
    assert max(each.lasts_ms for each in drawn) == drawn[-1].lasts_ms == film.END_MS
    assert labels(truth) == ["Replay"]


async def test_who_asks_again_gets_what_is_kept(house: House, drawn: list[Job]) -> None:
    await rig.play(house.bot, house.table, 2)
    first = await replay(house, house.users[0])
    count = len(drawn)
    second = await replay(house, house.users[1])
    assert len(drawn) == count
    assert first.text == second.text
    await rig.play(house.bot, house.table, 1, seed=5)
    await replay(house, house.users[2])
    assert len(drawn) > count


async def test_progress_is_shown_and_nobody_waits_for_two(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, spot = asyncio.Event(), over(None, Image.new("RGB", (16, 16)), 0)

    async def slow(*_: Any) -> bytes:
        await go_on.wait()
        return spot

    monkeypatch.setattr(Pictures, "draw_scene", slow)
    monkeypatch.setattr(replaying, "PROGRESS_S", 0.01)
    await rig.play(house.bot, house.table, 3)
    user = house.users[0]
    outcome = await user.slash(house.thread, "replay")
    waiting = await user.wait_for_message(house.thread, lambda m: "Picture 1 of 4" in m.text)
    again = await replay(house, user)
    assert again.text.startswith("A replay is being drawn for you already.")
    other = await house.users[1].slash(house.thread, "replay")
    await house.users[1].wait_for_message(house.thread, lambda m: "Picture 1 of 4" in m.text)
    go_on.set()
    done = await user.wait_for_message(house.thread, lambda m: m.id == waiting.id and bool(m.attachments))
    assert "4 pictures" in done.text
    assert (await house.users[1].answer(other)).is_ephemeral
    assert outcome.message_id == waiting.id


async def test_who_has_waited_too_long_is_told_and_finds_it_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, spot = asyncio.Event(), over(None, Image.new("RGB", (16, 16)), 0)

    async def slow(*_: Any) -> bytes:
        await go_on.wait()
        return spot

    monkeypatch.setattr(Pictures, "draw_scene", slow)
    monkeypatch.setattr(replaying, "PROGRESS_S", 0.01)
    monkeypatch.setattr(replaying, "PATIENCE_S", 0.03)
    user = house.users[0]
    await user.slash(house.thread, "replay")
    await user.wait_for_message(house.thread, lambda m: m.text.startswith("That takes longer"))
    go_on.set()
    monkeypatch.setattr(replaying, "PATIENCE_S", 60.0)
    assert (await replay(house, user)).attachments or await film_there(house, user)


async def film_there(house: House, user: User) -> bool:
    return bool((await user.wait_for_message(house.thread, lambda m: bool(m.attachments))).attachments)


async def test_film_that_grows_too_large_has_fewer_pictures(
    house: House, drawn: list[Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    await rig.play(house.bot, house.table, 30)
    shown = await replay(house, house.users[0])
    [size] = [each["size"] for each in shown.attachments]
    many, house.bot.replays._films = len(drawn), type(house.bot.replays._films)()
    drawn.clear()
    for part in (film, replaying):
        monkeypatch.setattr(part, "MAX_BYTES", size * 2 // 3)
    shown = await replay(house, house.users[1])
    assert shown.attachments[0]["size"] <= size * 2 // 3
    assert int(shown.text.partition(" pictures")[0].rpartition(" ")[2]) < many


async def test_film_that_cannot_be_drawn_is_a_fault_and_is_tried_anew(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> bytes:
        raise RuntimeError("no ink")

    with monkeypatch.context() as patch:
        patch.setattr(Pictures, "draw_scene", broken)
        shown = await replay(house, house.users[0])
    assert shown.text == "The replay could not be drawn."
    await house.users[0].wait_for_message(house.thread, lambda m: "went wrong" in m.text)
    assert "no ink" not in caplog.text
    assert (await replay(house, house.users[0])).attachments


async def test_table_of_others_is_not_shown(house: House, daphnis: User) -> None:
    from tests.cogs.test_look import hide

    hide(house.server, "tables")
    channel = house.bot.get_channel(int(house.server.channel("tables").id))
    await rig.until(lambda: channel.overwrites)  # type: ignore[union-attr]
    refused = await daphnis.answer(await daphnis.slash("agora", "replay", table=house.table))
    assert refused.text == "You can see no table 1."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.usefixtures("real_pictures")
async def test_replay_of_every_game_in_every_language(
    bot: KeryxBot, server: PracticeServer, visit: Visit, game: str, language: str
) -> None:
    found = registry.get(game)
    scenario = found.scenarios[0]
    users = [await visit(name) for name in rig.PLAYERS[: min(found.seats_for(scenario))]]
    house = await open_house(bot, server, users, game, scenario)
    await rig.play(bot, house.table, 12)
    await users[0].set_locale(LOCALES.get(language, language))
    shown = await replay(house, users[0])
    moving = await film_of(users[0], shown)
    assert moving.n_frames >= 2  # type: ignore[attr-defined]
    durations = []
    for number in range(moving.n_frames):  # type: ignore[attr-defined]
        moving.seek(number)
        moving.load()
        durations.append(moving.info["duration"])
    assert durations[-1] == max(durations) == film.END_MS
    assert isinstance(found.view((await house.live()).state, None), View)
