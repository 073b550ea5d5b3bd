"""`/since` and *Catch up*: what happened since one's last move, from what one may know."""

from types import SimpleNamespace

import pytest

from bot.discord.panels import digest
from bot.discord.panels.digest import Line, paged
from bot.discord.pictures.picture_cache import Drawn, Pictures, filename_of
from bot.discord.playing import catch_up
from bot.keeper.message import FOCUS, Picture
from games import registry
from games.core.fields import seats_named
from games.perikles.events import CounterSent, LeaderUnopposed, NothingSent, PlaceDeserted
from tests.bot.discord import rig
from tests.bot.discord.rig import PIXEL
from tests.cogs.house import House, labels


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
    assert "About you" not in earlier.text
    assert "More" in labels(earlier)
    assert earlier.text != newest.text


def test_pages_are_full_and_in_order() -> None:
    about, lines = [Line("You", "a")], [Line("Phase", str(number)) for number in range(30)]
    newest, *older = paged(about, lines)
    assert len(newest) == digest.LINES
    assert [each.text for each in newest] == ["a", *map(str, range(19, 30))]
    assert [each.text for page in reversed(older) for each in page] == [str(number) for number in range(19)]


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
    chapters = [catch_up.Chapter("Leaders", [*elected, NothingSent(seat=2)])]
    about, rest = catch_up._parted(chapters, words, SimpleNamespace(seat=1, places=()), "About you")
    assert [words.seat(seat) in about[0].text for seat in (0, 1)] == [True, True]
    assert len(about) == 1
    assert [line.text for line in catch_up._lines(rest, words)] == ["**Daphnis** sends no counters."]
