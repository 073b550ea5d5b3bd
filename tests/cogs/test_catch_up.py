"""`/since` and *Catch up*: what happened since one's last move, from what one may know."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from bot.discord.panels import digest
from bot.discord.panels.digest import Line
from bot.discord.pictures.picture_cache import Drawn, Pictures, filename_of
from bot.discord.playing import catch_up, logbook
from bot.discord.playing.rate_limit import new_rate_limit
from bot.keeper import history
from bot.keeper.message import FOCUS, Picture
from games import registry
from games.core.events import Event
from games.core.fields import seats_named
from games.core.game import told as game_told
from games.perikles.events import CounterSent, LeaderUnopposed, NothingSent, PlaceDeserted
from practice import MovableClock, PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import PIXEL
from tests.cogs.house import House, labels, open_house


async def test_digest_tells_what_others_did_since_ones_last_move(house: House) -> None:
    first, second = house.users[(seat := (await house.live()).waiting_for()[0])], await house.other()
    await rig.play(house.bot, house.table, 6)
    await rig.all_sent(house.bot)
    shown = await house.press(first, await house.panel(), "Catch up")
    assert shown.is_ephemeral
    assert shown.text.startswith("## Since your last move\n-# Perikles 1\n")
    assert "**About you**\n- Your special tile is" in shown.text
    assert "**Set-up**" in shown.text
    assert f"{first.name}** places a marker" not in shown.text
    assert f"{second.name}** places a marker" in shown.text
    special = (await house.live()).state.specials[1 - seat if seat < 2 else 0]
    assert (await house.live()).game.wording("en", []).name(special) not in shown.text
    assert (await house.say(second, "since")).text != shown.text


async def test_digest_shows_what_has_changed_since_ones_own_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn from the player's own view, now and after their last move; older pages have no picture."""
    drawn: list[Picture] = []

    async def draw(_: Pictures, picture: Picture, _language: str) -> Drawn:
        drawn.append(picture)
        return Drawn(PIXEL, filename_of(picture))

    await house.play_until("commit-forces", seed=1)
    live = await rig.play(house.bot, house.table, 6)
    last = {acting.seat: seq for seq, acting in live.makers.items() if seq <= live.row.posted_seq}
    seat, own = min(last.items(), key=lambda each: each[1])
    await rig.all_sent(house.bot)
    monkeypatch.setattr(Pictures, "draw", draw)
    monkeypatch.setattr(digest, "LINES", 1)
    shown = await house.say(house.users[seat], "since")
    [picture] = drawn
    assert (picture.seat, picture.part, picture.before, picture.seq) == (seat, FOCUS, own, live.seq)
    view = live.game.view(live.state, seat)
    assert shown.pictures[0]["description"] == live.game.wording("en", live.names).focus_alt(view)
    earlier = await house.press(house.users[seat], shown, "Earlier")
    assert not earlier.pictures
    assert len(drawn) == 1


async def test_turn_under_way_of_another_is_in_no_digest(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    seat, other = live.waiting_for()[0], await house.other()
    before = (await house.say(other, "since")).text
    send = next(f for f in live.decisions(seat)[0].answers if "Send" in str(f.kinds())).first()
    await house.bot.keeper.submit(house.table, seat, [send])
    assert (await house.say(other, "since")).text == before


async def test_earlier_leads_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    user = await house.asked()
    await rig.play(house.bot, house.table, 3)
    monkeypatch.setattr(digest, "LINES", 1)
    newest = await house.say(user, "since")
    earlier = await house.press(user, newest, "Earlier")
    assert earlier.id == newest.id
    assert len(earlier.text.splitlines()) == 4
    assert "About you" not in earlier.text
    assert "More" in labels(earlier)
    assert earlier.text != newest.text


def test_page_is_full_when_a_line_more_would_be_too_many() -> None:
    about, lines = [Line("You", "a")], [Line("Phase", str(number)) for number in range(30)]
    assert digest.fits(about, lines[: digest.LINES - 1])
    assert not digest.fits(about, lines[: digest.LINES])
    assert digest.fits([], [Line("Phase", "x" * (digest.ROOM + 1))])
    assert not digest.fits([], [Line("Phase", "x" * digest.ROOM), lines[0]])
    assert digest.fits([], [lines[0]] * 50)
    assert [each.text for each in digest.merged([lines[0], lines[1], lines[0]])] == ["0 (×2)", "1"]


def test_event_names_seats_in_fields_of_seats_alone() -> None:
    sent = CounterSent(
        seat=2, city="sparta", arm="hoplite", place="sicily-1", side="attack", main=True, audience=(1,)
    )
    assert seats_named(sent) == {1, 2}
    assert seats_named(PlaceDeserted(place="sicily-1")) == set()


def test_what_is_about_the_reader_is_not_told_again() -> None:
    """Leaders are elected in one line: it stands once, for each of them under *About you*."""
    words = registry.get("perikles").wording("en", ["Althaia", "Gorgo", "Daphnis"])
    elected = [LeaderUnopposed(city="athens", seat=0), LeaderUnopposed(city="sparta", seat=1)]
    moves: list[list[Event]] = [[*elected, NothingSent(seat=2)]]
    about, rest = catch_up._parted(moves, words, SimpleNamespace(seat=1, places=()), "About you")
    assert [words.seat(seat) in about[0].text for seat in (0, 1)] == [True, True]
    assert len(about) == 1
    assert rest == [[NothingSent(seat=2)]]


async def pages(house: House, user: User, shown: Seen, button: str) -> list[Seen]:
    """Turn pages one way as far as it goes."""
    found = [shown]
    while button in labels(found[-1]):
        found.append(await house.press(user, found[-1], button))
    return found


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is asked to wait, however often they turn pages."""
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


def told_lines(shown: Seen) -> list[str]:
    return [line for line in shown.text.splitlines() if line.startswith(("- ", "`"))]


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("command", ["since", "log"])
async def test_pages_go_back_to_the_beginning_and_on_again(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Each line stands on one page, in order, whichever way one turns."""
    await rig.play(house.bot, house.table, 24)
    monkeypatch.setattr(digest, "LINES", 4)
    monkeypatch.setattr(logbook, "LINES", 4)
    user = house.users[0]
    back = await pages(house, user, await house.say(user, command), "Earlier")
    assert len(back) > 3
    lines = [line for page in reversed(back) for line in told_lines(page)]
    first = await pages(house, user, await house.say(user, command, move=0), "More")
    every = [line for page in first for line in told_lines(page)]
    on = await pages(house, user, back[-1], "More")
    again = [line for page in on for line in told_lines(page)]
    if command == "log":
        assert lines == every == again
    else:
        # What is about the reader stands on top of the newest page alone.
        assert set(again) <= set(every)
        assert [line for line in every if line in again] == again
    assert "Earlier" not in labels(back[-1])
    assert "More" not in labels(on[-1])


async def test_no_round_is_looked_back_at_during_the_set_up(house: House) -> None:
    await rig.play(house.bot, house.table, 2)
    refused = await house.say(house.users[0], "since", round=1)
    assert refused.text == "There is no round 1 to look back at: none has begun so far."


async def test_catch_up_from_a_move_a_round_or_a_date(house: House, server: PracticeServer) -> None:
    await house.play_until("commit-forces", seed=1)
    await rig.play(house.bot, house.table, 12)
    live, user = await house.live(), house.users[0]
    move = live.number_of(live.trail[-8])
    log = await house.say(user, "log", move=move, lines=60)
    assert f"`{move}`" in log.text.splitlines()[0]
    assert all(int(line.split("`")[1]) >= move for line in log.text.splitlines())
    told = await house.say(user, "since", move=move)
    assert told.text.startswith("## What happened\n-# Perikles 1\n")
    assert "Earlier" in labels(told)
    rounds = await house.say(user, "since", round=1)
    assert "**Round 1, " in rounds.text
    assert "is drawn to start" not in rounds.text
    clock = server.clock
    assert isinstance(clock, MovableClock)
    lately = await house.say(user, "log", date="1h", lines=60)
    assert "`0`" in lately.text
    for refused, says in (
        ({"round": 7}, "There is no round 7 to look back at: rounds go from 1 to 1 so far."),
        ({"move": 999}, "There is no move 999 to look back at"),
        ({"date": "soon"}, "“soon” is no time in the past."),
        ({"date": "1h", "move": 3}, "Give a round, a move or a date, one of them only."),
        ({"player": "Nobody"}, "There is no such player at this table."),
    ):
        for command in ("since", "log"):
            house.bot.page_limit = new_rate_limit((1000, 1.0))
            cooled = await user_answer(house, command, refused)
            assert cooled.text.startswith(says), cooled.text


async def user_answer(house: House, command: str, options: dict[str, Any]) -> Seen:
    """Ask as somebody who has not asked for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
        return await house.say(house.users[1], command, **options)


@pytest.mark.parametrize("game", registry.ids())
async def test_what_one_player_did_is_told_alone(
    house: House, server: PracticeServer, visit: Visit, game: str
) -> None:
    found = registry.get(game)
    scenario = found.scenarios[0]
    users = [await visit(name) for name in rig.PLAYERS[: min(found.seats_for(scenario))]]
    other = await open_house(house.bot, server, users, game, scenario)
    live = await rig.play(house.bot, other.table, 30)
    events, words = {}, live.game.wording("en", live.names)
    for row in await house.bot.store.log_of(live.id, live.trail):
        for event in game_told(history.events_of(found, row), 0):
            events[words.event(event)] = event
    players = (0,) if len(users) == 1 else (0, 1)
    for player in players:
        roles = found.roles(live.state).get(player, ())
        said = await user_log(other, users[0], player)
        assert "-# Only what" in said.splitlines()[0]
        for line in said.splitlines()[1:]:
            text = line.partition("` ")[2].replace("\\", "")
            assert text not in events or words.is_of(events[text], player, roles)
    assert any(words.is_of(each, 0, found.roles(live.state).get(0, ())) for each in events.values())


async def user_log(house: House, user: User, player: int) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
        return (await house.say(user, "log", player=str(player + 1), lines=60)).text


async def test_boards_of_then_and_now_are_one_press_away(house: House) -> None:
    await rig.play(house.bot, house.table, 9)
    user = house.users[0]
    told = await house.say(user, "since", move=5)
    assert labels(told)[-2:] == ["Board then", "Board now"]
    then = await house.press(user, told, "Board then")
    assert then.id != told.id
    assert "after move 4 of " in then.text
    now = await house.press(user, told, "Board now")
    assert now.attachments
    assert "after move" not in now.text
    log = await house.say(user, "log", move=5)
    assert "after move 4 of " in (await house.press(user, log, "Board then")).text


async def test_private_events_are_for_ones_own_seat_on_every_page(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    special = live.game.wording("en", live.names).name(live.state.specials[0])
    said = [(await house.say(user, "since", move=0)).text for user in house.users]
    log = [(await house.say(user, "log", move=0, lines=60)).text for user in house.users]
    for texts in (said, log):
        assert f"Your special tile is {special}." in texts[0]
        assert f"Your special tile is {special}." not in texts[1] + texts[2]


async def test_onlooker_turns_pages_of_the_log_but_has_missed_nothing(house: House, daphnis: User) -> None:
    await rig.play(house.bot, house.table, 30)
    log = await daphnis.answer(await daphnis.slash(house.thread, "log"))
    turned = await house.press(daphnis, log, "Earlier")
    assert turned.text
    assert "special tile is" not in turned.text
    refused = await daphnis.answer(await daphnis.slash(house.thread, "since", move=3))
    assert "seat" in refused.text


async def test_pages_read_after_moves_were_taken_back(house: House) -> None:
    """What was taken back stands on no page, also of one that was opened before."""
    await rig.play(house.bot, house.table, 30)
    user = house.users[0]
    log = await house.say(user, "log")
    await house.bot.gamemaster.rollback(house.table, 4, "A slip.", lambda *_: ["Back."])
    earlier = await house.press(user, log, "Earlier")
    numbers = [int(line.split("`")[1]) for line in earlier.text.splitlines() if line.startswith("`")]
    assert max(numbers) <= 4
