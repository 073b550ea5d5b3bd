"""`/vote` and the buttons of proposals: who is asked, what decides, what follows, what is told."""

from pathlib import Path

import pytest
from discord import app_commands

import cogs
from bot.discord.playing import pulse
from practice import PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.cogs.time import advance, give_pace, passing

BUTTONS = ["Agree", "Refuse", "Withdraw"]


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


async def proposal(house: House, number: int = 1) -> Seen:
    """Give the message of a proposal as it is now."""
    await rig.all_sent(house.bot)
    return await house.users[0].wait_for_message(
        house.thread, lambda m: f"Proposal {number} ·" in m.text and not m.is_ephemeral
    )


async def settled(house: House, number: int = 1) -> Seen:
    """Give the message of a proposal that is decided, once it shows that."""
    await rig.all_sent(house.bot)
    return await house.users[0].wait_for_message(
        house.thread, lambda m: f"Proposal {number} ·" in m.text and not m.components
    )


async def outcome(house: House, number: int = 1) -> str:
    row = await house.bot.store.proposal(number)
    assert row is not None
    return row.outcome


async def thread_texts(house: House) -> list[str]:
    await rig.all_sent(house.bot)
    return [message.content for message in rig.posted(house.server, f"table-{house.table}")]


async def status(house: House) -> str:
    return str((await house.live()).row.status)


async def test_pause_is_proposed_in_public_and_more_than_half_decide(house: House) -> None:
    first, second, third = house.users
    answer = await house.say(first, "vote pause", reason="Holidays")
    assert answer.text == "The others are asked: Althaia proposes a pause."
    shown = await proposal(house)
    assert shown.text.startswith("**Althaia proposes a pause.**\nReason: Holidays\n")
    assert "1 of 2 needed votes: Althaia" in shown.text
    assert f"still asked: <@{await second.id()}> and <@{await third.id()}>" in shown.text
    assert labels(shown) == BUTTONS
    assert {int(each) for each in shown.raw["mentions"] and [m["id"] for m in shown.raw["mentions"]]} == {
        int(await second.id()),
        int(await third.id()),
    }
    assert await status(house) == "running"
    told = await house.press(third, shown, "Agree")
    assert told.text.startswith("You agree.")
    live = await house.live()
    assert (live.row.status, live.row.note) == ("paused", "Holidays")
    assert any("**The table is paused, as agreed.**" in text for text in await thread_texts(house))
    closed = await settled(house)
    assert "Proposal 1 · agreed · for it: Althaia and Gorgo" in closed.text


async def test_paused_table_goes_on_by_agreement(house: House) -> None:
    first, second, _ = house.users
    await house.say(first, "vote pause")
    await house.say(second, "vote answer", answer="agree")
    assert (await house.live()).row.note == "waits-agreed"
    moves = await house.say(first, "moves")
    assert "The players have agreed on a pause." in moves.text
    await house.say(second, "vote resume")
    assert await status(house) == "paused"
    await house.say(first, "vote answer", answer="agree")
    assert await status(house) == "running"
    assert any("As agreed, the table goes on." in text for text in await thread_texts(house))


async def test_vote_is_refused_once_too_few_are_left_to_agree(house: House) -> None:
    first, second, third = house.users
    await house.say(first, "vote pause")
    shown = await proposal(house)
    await house.press(second, shown, "Refuse")
    assert await outcome(house) == ""
    await house.press(third, shown, "Refuse")
    assert await outcome(house) == "refused"
    assert await status(house) == "running"
    closed = await settled(house)
    assert "Proposal 1 · refused · for it: Althaia · against: Bion and Gorgo" in closed.text
    again = await house.say(first, "vote pause")
    assert again.text == "Your proposal was refused a short while ago; you can make it again after 12 hours."


async def test_answer_can_be_changed_while_the_proposal_is_open(house: House) -> None:
    first, second, _ = house.users
    await house.say(first, "vote pause")
    shown = await proposal(house)
    await house.press(second, shown, "Refuse")
    await house.press(first, shown, "Refuse")
    assert await outcome(house) == "refused"
    await house.say(second, "vote pause")
    await house.say(first, "vote answer", answer="refuse")
    await house.say(first, "vote answer", answer="agree")
    assert await outcome(house, 2) == "agreed"


async def test_only_who_proposed_or_the_gamemaster_withdraws(house: House) -> None:
    _, second, third = house.users
    await house.say(second, "vote pause")
    shown = await proposal(house)
    no = await house.press(third, shown, "Withdraw")
    assert no.text == "Only who made a proposal, or a gamemaster, can withdraw it."
    yes = await house.press(second, shown, "Withdraw")
    assert yes.text == "Proposal 1 is withdrawn."
    assert "Proposal 1 · withdrawn" in (await settled(house)).text
    late = await house.say(third, "vote answer", answer="agree", number=1)
    assert late.text == "Proposal 1 is closed: it was withdrawn."
    assert await status(house) == "running"


async def test_who_does_not_sit_there_has_no_vote(house: House, visit: Visit) -> None:
    daphnis = await visit("Daphnis")
    await house.say(house.users[0], "vote pause")
    no = await house.press(daphnis, await proposal(house), "Agree")
    assert no.text == "You have no seat at this table."
    no = await house.say(daphnis, "vote pause")
    assert no.text == "You have no seat at this table."


async def test_same_is_not_proposed_twice(house: House) -> None:
    await house.say(house.users[0], "vote pause")
    answer = await house.say(house.users[1], "vote pause")
    assert answer.text == "That is proposed already: see proposal 1."


async def test_who_answers_is_told_in_their_language_how_it_stands(house: House) -> None:
    first, second, third = house.users
    await house.say(first, "vote end")
    await second.set_locale("de")
    told = await house.say(second, "vote answer", answer="agree")
    assert told.text.startswith("Du stimmst zu. Vorschlag 1 · 2 von 3 nötigen Stimmen: Althaia und Bion")
    assert f"noch gefragt: <@{await third.id()}> · endet <t:" in told.text


async def test_which_of_several_proposals_is_meant_is_asked(house: House) -> None:
    first, second, _ = house.users
    none = await house.say(first, "vote answer", answer="agree")
    assert none.text == "Nothing is proposed at this table."
    await house.say(first, "vote pause")
    await house.say(first, "vote end")
    which = await house.say(second, "vote answer", answer="agree")
    assert which.text.endswith(
        "- 1: Althaia proposes a pause.\n- 2: Althaia proposes to end the game without a result."
    )
    await house.say(second, "vote answer", answer="agree", number=1)
    assert await outcome(house) == "agreed"
    gone = await house.say(second, "vote answer", answer="agree", number=7)
    assert gone.text == "There is no proposal 7 at this table."


async def test_end_without_result_needs_all(house: House) -> None:
    first, second, third = house.users
    await house.say(first, "vote end", reason="Too long")
    shown = await proposal(house)
    assert "Nobody wins, and the seed is published. All must agree." in shown.text
    await house.press(second, shown, "Agree")
    assert await status(house) == "running"
    await house.press(third, shown, "Agree")
    live = await house.live()
    assert (live.row.status, live.row.note) == ("cancelled", "Too long")
    [said] = [text for text in await thread_texts(house) if "ends without a result" in text]
    assert live.row.seed.hex() in said


async def test_one_refusal_is_enough_against_an_end(house: House) -> None:
    await house.say(house.users[0], "vote end")
    await house.press(house.users[1], await proposal(house), "Refuse")
    assert await outcome(house) == "refused"


async def test_time_is_extended_for_who_is_asked(house: House, server: PracticeServer) -> None:
    none = await house.say(house.users[0], "vote extend", hours=5)
    assert none.text == "This table has no time limit that could be extended."
    await give_pace(house, pace="fast", when_up="answer")
    user = await house.asked()
    first, second = [each for each in house.users if each is not user]
    await house.say(first, "vote extend", hours=5)
    shown = await proposal(house)
    assert f"{first.name} proposes 5 more hours for {user.name}." in shown.text
    await house.press(second, shown, "Agree")
    assert any(f"As agreed, {user.name} get 5 more hours." in text for text in await thread_texts(house))
    await passing(house.bot, server, 20.9)
    assert (await house.live()).row.seq == 0
    await passing(house.bot, server, 0.2)
    assert (await house.live()).row.seq == 1


async def test_extension_is_overtaken_by_a_move(house: House, server: PracticeServer) -> None:
    await give_pace(house, pace="fast")
    await house.say(house.users[0], "vote extend", hours=5)
    await proposal(house)
    await rig.play(house.bot, house.table, 1)
    await pulse.look(house.bot)
    assert "Proposal 1 · overtaken by what has happened since" in (await settled(house)).text
    late = await house.say(house.users[1], "vote answer", answer="agree", number=1)
    assert late.text == "Proposal 1 is closed: it was overtaken by what has happened since."


async def test_pace_is_changed(house: House) -> None:
    same = await house.say(house.users[0], "vote pace", pace="open")
    assert same.text == "The table has that pace already."
    await house.say(house.users[0], "vote pace", pace="daily", when_up="answer")
    shown = await proposal(house)
    assert "proposes another pace: daily (24 hours a move, 48 in the bank). When time is up:" in shown.text
    await house.press(house.users[1], shown, "Agree")
    row = (await house.live()).row
    assert (row.pace, row.when_up) == ("daily", "answer")
    assert any("As agreed, the table has another pace: daily" in text for text in await thread_texts(house))
    await house.say(house.users[0], "vote pace", hours=10, bank=20)
    assert "10 hours a move, 20 in the bank" in (await proposal(house, 2)).text


async def test_proposal_expires_by_the_clock(house: House, server: PracticeServer) -> None:
    await house.say(house.users[0], "vote pause")
    await proposal(house)
    await passing(house.bot, server, 71.9)
    assert await outcome(house) == ""
    await passing(house.bot, server, 0.2)
    assert await outcome(house) == "expired"
    assert "Proposal 1 · expired: too few agreed in time" in (await settled(house)).text


async def test_who_is_late_closes_what_has_expired(house: House, server: PracticeServer) -> None:
    await house.say(house.users[0], "vote pause")
    await proposal(house)
    advance(server, 73)
    bion = house.users[1]
    late = await bion.answer(await bion.slash("agora", "vote answer", answer="agree", table=house.table))
    assert late.text == "Nothing is proposed at this table."
    late = await bion.answer(
        await bion.slash("agora", "vote answer", answer="agree", number=1, table=house.table)
    )
    assert late.text == "Proposal 1 is closed: it was not answered by enough in time."
    assert await outcome(house) == "expired"
    assert await status(house) == "running"


async def test_pause_that_came_otherwise_overtakes_the_vote(house: House) -> None:
    await house.say(house.users[1], "vote pause")
    await proposal(house)
    await house.say(house.users[0], "gm pause", reason="Lunch")
    await pulse.look(house.bot)
    assert await outcome(house) == "overtaken"
    await house.say(house.users[1], "vote resume")
    await house.say(house.users[0], "gm resume")
    await pulse.look(house.bot)
    assert await outcome(house, 2) == "overtaken"


async def test_answers_of_who_was_replaced_do_not_count(house: House, visit: Visit) -> None:
    """Nor does their agreement decide for the one who took over."""
    first, second, third = house.users
    await house.say(second, "vote end")
    await house.say(first, "vote answer", answer="agree")
    await house.say(first, "gm substitute", seat=1, player=house.server.user("Daphnis").id)
    await house.say(third, "vote answer", answer="agree")
    assert await outcome(house) == ""
    daphnis = await visit("Daphnis")
    await house.say(daphnis, "vote answer", answer="agree")
    assert await outcome(house) == "agreed"


async def test_nobody_is_pinged_at_night(house: House, server: PracticeServer) -> None:
    second = house.users[1]
    advance(server, (26 - house.bot.now().hour) % 24)
    here = house.bot.now()
    night = {"night_from": (here.hour - 1) % 24, "night_until": (here.hour + 2) % 24}
    await house.say(second, "remind", local_time="0", **night)
    await house.say(house.users[0], "vote pause")
    shown = await proposal(house)
    assert [each["id"] for each in shown.raw["mentions"]] == [str(await house.users[2].id())]
    assert f"<@{await second.id()}>" in shown.text


async def test_vote_goes_on_after_a_restart(server: PracticeServer, tmp_path: Path, visit: Visit) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        live = await rig.new_table(bot, server, rig.PLAYERS[:3])
        house = House(bot, server, users, live.id, str(live.row.thread_id))
        await house.say(users[0], "vote pause")
        await house.say(users[0], "vote end")
        shown = await proposal(house)
    advance(server, 1)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = House(bot, server, users, live.id, str(live.row.thread_id))
        await house.press(users[1], shown, "Agree")
        assert await status(house) == "paused"
        await passing(bot, server, 72)
        assert await outcome(house, 2) == "expired"
        assert "expired" in (await settled(house, 2)).text


async def test_message_that_could_not_be_edited_is_closed_after_the_next_start(
    server: PracticeServer, tmp_path: Path, visit: Visit
) -> None:
    """The process ends between the decision and the edit of its message."""
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        live = await rig.new_table(bot, server, rig.PLAYERS[:3])
        house = House(bot, server, users, live.id, str(live.row.thread_id))
        await house.say(users[0], "vote pause")
        shown = await proposal(house)
        await bot.proposals.answer(1, int(await users[1].id()), agrees=True)
        assert labels(await proposal(house)) == BUTTONS
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = House(bot, server, users, live.id, str(live.row.thread_id))
        await pulse.look(bot)
        closed = await settled(house)
        assert closed.id == shown.id
        assert await bot.store.proposals_to_show() == []
