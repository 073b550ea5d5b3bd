"""Answers that are noted while others still think: they stand, and only *Change* leads to another."""

from collections.abc import Callable

from bot.discord.panels import noted
from bot.keeper import Live
from games.core.decision import Seat
from practice.client import User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.cogs.house import House, labels, open_house

LEAVE = "Leave an order …"
"""Stands beside, for who is not asked."""


async def at_supply(house: House) -> tuple[House, Live, Seat]:
    """Open a table of Peloponnes, and play until somebody has answered what several are asked at once."""
    market = await open_house(house.bot, house.server, house.users, game="peloponnes")
    for number in range(600):
        live = await rig.play(house.bot, market.table, 1, seed=number)
        answered = [seat for seat in range(3) if noted.amendable(live, seat)]
        others = [seat for seat in live.waiting_for() if seat not in answered]
        if answered and others:
            return market, live, others[0]
    raise AssertionError("nobody was asked at the same time as others")


async def letter_to(user: User) -> Seen:
    return await user.wait_for_dm(lambda m: bool(m.components))


async def edited_to(user: User, letter: Seen, is_so: Callable[[Seen], bool]) -> Seen:
    return await user.wait_for_dm(lambda m: m.id == letter.id and is_so(m))


async def answer(market: House, user: User) -> Seen:
    """Let a user give the first answer of the panel; one that ends the phase is told at once."""
    panel = await market.say(user, "moves")
    while "Change" not in labels(panel) and "Tell them now" not in labels(panel):
        panel = await market.press(user, panel, labels(panel)[0])
    return panel


async def test_noted_answer_shows_with_change_and_an_old_button_does_not_overwrite_it(house: House) -> None:
    market, live, _ = await at_supply(house)
    seat = next(seat for seat in range(3) if noted.amendable(live, seat))
    user = house.users[seat]
    old, panel = [await market.say(user, "moves") for _ in range(2)]
    assert "✓ Noted" in panel.text
    assert labels(old) == labels(panel) == ["Change", LEAVE]
    old_options = await market.press(user, old, "Change")
    options = await market.press(user, panel, "Change")
    before = (await market.live()).row.seq
    done = await market.press(user, options, labels(options)[0])
    while "Change" not in labels(done):
        done = await market.press(user, done, labels(done)[0])
    after = await market.live()
    assert after.row.seq > before
    again = await market.press(user, old_options, labels(old_options)[1])
    assert labels(again) == ["Change", LEAVE]
    assert "✓ Noted" in again.text
    assert (await market.live()).row.seq == after.row.seq


async def test_letter_becomes_noted_and_loses_its_button_when_all_have_answered(house: House) -> None:
    market = await open_house(house.bot, house.server, house.users, game="peloponnes")
    live = await market.live()
    for number in range(600):
        live = await rig.play(house.bot, market.table, 1, seed=number)
        if len(live.waiting_for()) > 1 and not any(noted.amendable(live, seat) for seat in range(3)):
            break
    await rig.all_sent(house.bot)
    seats = live.waiting_for()
    assert len(seats) > 1
    changed: list[tuple[User, Seen]] = []
    for seat in seats:
        user = house.users[seat]
        asked = await letter_to(user)
        panel = await answer(market, user)
        if "Tell them now" in labels(panel):
            await market.press(user, panel, "Tell them now")
            break
        edited = await edited_to(user, asked, lambda m: "✓ Noted" in m.text)
        assert labels(edited) == ["Change", "Your tables"]
        changed.append((user, edited))
    assert changed
    for user, letter in changed:
        gone = await edited_to(user, letter, lambda m: "Change" not in labels(m))
        assert gone.text.endswith("*Answered.*")
        assert labels(gone) == ["Your tables"]
        assert "## Your tables" in (await market.press(user, gone, "Your tables")).text
        assert "✓ Noted" not in gone.text


async def test_noted_answer_is_its_players_own(house: House) -> None:
    market, _, other = await at_supply(house)
    assert "Noted" not in (await market.say(house.users[other], "moves")).text
