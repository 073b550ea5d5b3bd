"""Undo beyond one's turn and rollback: whom it concerns, what is said of it, what is drawn anew."""

import pytest

from bot.discord.playing import pulse
from bot.keeper import Live, consent, history
from bot.keeper.concerned import concerned
from games.core import codec
from games.core.decision import Action
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.cogs.test_time_up import answer as give_answer
from tests.cogs.test_time_up import has_seal, market, seal, sealed
from tests.cogs.test_vote import no_rate, outcome, proposal, settled, thread_texts

__all__ = ["market", "no_rate", "seal"]


async def moved(house: House, moves: int = 1) -> tuple[int, Live]:
    """Play some moves, of which the others are told; give who made the last."""
    live = await rig.play(house.bot, house.table, moves)
    await rig.all_sent(house.bot)
    return live.makers[live.trail[-1]].seat, live


async def test_refused_undo_offers_to_ask_those_concerned(house: House) -> None:
    seat, before = await moved(house)
    user = house.users[seat]
    refused = await house.say(user, "undo")
    assert refused.text.startswith("Your last move can no longer be taken back")
    assert labels(refused) == ["Ask the others"]
    asked = await house.press(user, refused, "Ask the others")
    assert asked.text == f"The others are asked: {user.name} would like to take back move 1."
    shown = await proposal(house)
    lines = shown.text.splitlines()
    assert lines[0] == f"**{user.name} would like to take back move 1.**"
    assert lines[1].startswith("- 1: ")
    assert "What was drawn is drawn anew" in shown.text
    asked_now = before.waiting_for()
    assert f"1 of {1 + len(asked_now)} needed votes: {user.name}" in shown.text
    for each in asked_now:
        await house.press(house.users[each], shown, "Agree")
    after = await house.live()
    assert after.trail == [0]
    assert after.waiting_for() == [seat]
    assert after.row.draw_n == before.row.draw_n
    assert (await house.bot.store.log(house.table))[-1].reason == "agreed"
    [told] = [
        text for text in await thread_texts(house) if text.startswith("As agreed, move 1 is taken back.")
    ]
    assert lines[1] in told
    assert "Proposal 1 · agreed" in (await settled(house)).text


async def test_it_concerns_who_has_moved_since_and_who_is_asked_now(house: House) -> None:
    live = await rig.play(house.bot, house.table, 1)
    assert not await history.is_told_since(house.bot.store, live, 0)
    expected = {live.makers[1].seat, *live.waiting_for()}
    assert set(await concerned(house.bot.store, live, 0)) == expected
    assert len(expected) < 3


async def test_it_concerns_all_once_anything_was_drawn_or_shown(house: House) -> None:
    while not await history.is_told_since(house.bot.store, await house.live(), 0):
        await rig.play(house.bot, house.table, 1)
    assert await concerned(house.bot.store, await house.live(), 0) == [0, 1, 2]


async def test_who_is_not_concerned_is_not_asked(house: House) -> None:
    seat, live = await moved(house)
    [other] = {0, 1, 2} - {seat, *live.waiting_for()}
    await house.say(house.users[seat], "vote undo", reason="I misread the tile")
    shown = await proposal(house)
    assert "Reason: I misread the tile" in shown.text
    no = await house.press(house.users[other], shown, "Refuse")
    assert no.text == "You are not asked: this proposal does not concern you."
    assert await outcome(house) == ""


async def test_one_refusal_is_enough_and_nothing_is_taken_back(house: House) -> None:
    seat, live = await moved(house)
    await house.say(house.users[seat], "vote undo")
    await house.press(house.users[live.waiting_for()[0]], await proposal(house), "Refuse")
    assert await outcome(house) == "refused"
    assert (await house.live()).trail == live.trail


async def test_move_that_is_told_overtakes_it(house: House) -> None:
    seat, live = await moved(house)
    await house.say(house.users[seat], "vote undo")
    await proposal(house)
    await rig.play(house.bot, house.table, 1)
    late = await house.say(house.users[live.waiting_for()[0]], "vote answer", answer="agree", number=1)
    assert late.text == "Proposal 1 is closed: it was overtaken by what has happened since."
    assert (await house.live()).row.seq == live.row.seq + 1


async def test_free_undo_asks_nobody(house: House) -> None:
    live = await house.in_the_midst_of_a_turn()
    user = house.users[live.waiting_for()[0]]
    said = await house.say(user, "vote undo")
    assert said.text.startswith("You can take back your last move without asking anybody")
    assert await house.bot.store.proposals() == []


async def test_gamemaster_who_plays_asks_and_draws_are_never_the_same_again(house: House) -> None:
    """What was drawn is drawn with new numbers, so that it comes out as it may."""
    before = await rig.play(house.bot, house.table, 1)
    while not before.lately[before.trail[-1]].drew:
        before = await rig.play(house.bot, house.table, 1)
    to = before.number_of(before.trail[-2])
    first = history.draws_of((await house.bot.store.log(house.table))[-1])
    await house.say(house.users[0], "gm rollback", move=to, reason="A slip")
    shown = await proposal(house)
    assert shown.text.startswith(f"**The gamemaster would like to roll the table back from move {to + 1}")
    for user in house.users[1:]:
        assert (await house.live()).trail == before.trail
        await house.press(user, shown, "Agree")
    after = await house.live()
    assert after.trail == before.trail[:-1]
    assert after.row.draw_n == before.row.draw_n
    row = (await house.bot.store.log_of(house.table, [before.trail[-1]]))[0]
    action: Action = codec.from_json(row.action or "", before.game.action)
    await house.bot.keeper.submit(house.table, row.seat or 0, [action])
    again = history.draws_of((await house.bot.store.log(house.table))[-1])
    assert min(draw.n for draw in again) > max(draw.n for draw in first)


async def test_gamemaster_who_never_sat_there_orders_it_and_all_are_told(house: House, visit: Visit) -> None:
    zenon = await house.look_after(await visit("Zenon"))
    await moved(house, 2)
    done = await house.say(zenon, "gm rollback", move=0, reason="Wrong table")
    assert done.text.startswith("Done")
    [told] = [text for text in await thread_texts(house) if "rolled the table back" in text]
    assert "from move 2 to move 0: Wrong table" in told
    assert "\n- 1: " in told
    assert "\n- 2: " in told


async def test_log_shows_proposal_answers_and_outcome(house: House) -> None:
    seat, live = await moved(house)
    user, other = house.users[seat], house.users[live.waiting_for()[0]]
    await house.say(user, "vote undo")
    await house.say(other, "vote answer", answer="refuse")
    await house.say(user, "vote pause")
    shown = (await house.say(house.users[0], "log")).text.splitlines()
    assert shown[-4:] == [
        f"Proposal 1: {user.name} would like to take back move 1.",
        f"Proposal 1: {other.name} refuses.",
        f"Proposal 1 · refused · for it: {user.name} · against: {other.name}",
        f"Proposal 2: {user.name} proposes a pause.",
    ]
    assert shown[0].startswith("`0` ")
    short = (await house.say(house.users[0], "log", lines=2)).text.splitlines()
    assert short == shown[-2:]


# Under seal


async def nothing_tells_who_has_answered(market: House) -> None:
    """Who is asked, what is said, and whether it is overtaken are the same, whoever has answered."""
    live = await sealed(market, pace="open")
    to, first = live.trail[-2], live.waiting_for()[0]
    before = await concerned(market.bot.store, live, to)
    await market.say(market.users[0], "gm rollback", move=live.number_of(to), reason="A slip")
    text = (await proposal(market)).text
    await give_answer(market, first)
    after = await market.live()
    assert after.row.seq > live.row.seq
    assert has_seal(after)
    assert await concerned(market.bot.store, after, to) == before
    await pulse.look(market.bot)
    assert await outcome(market) == ""
    assert (await proposal(market)).text == text


async def test_nothing_of_it_tells_who_has_answered_under_seal(market: House) -> None:
    await nothing_tells_who_has_answered(market)


async def test_leak_of_who_has_answered_is_found(market: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak: any step voids the proposal, also one that nobody was told of."""
    monkeypatch.setattr(consent, "_has_moved", lambda live, about: about["posted"] < live.row.seq)
    with pytest.raises(AssertionError):
        await nothing_tells_who_has_answered(market)


async def test_proposal_is_said_in_the_language_of_the_table(house: House) -> None:
    seat, live = await moved(house)
    live.row.language = "de"
    await house.say(house.users[seat], "vote undo")
    await rig.all_sent(house.bot)
    shown = await house.users[0].wait_for_message(house.thread, lambda m: "Vorschlag 1 ·" in m.text)
    assert "möchte Zug 1 zurücknehmen." in shown.text
    assert labels(shown) == ["Zustimmen", "Ablehnen", "Zurückziehen"]
