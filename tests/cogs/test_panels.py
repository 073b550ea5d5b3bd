"""Buttons, menus and forms of the panels, used by the right and the wrong people, in time and too late."""

import asyncio
import re

import discord

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.panels import question as panel_question
from bot.keeper import Live
from games.perikles.actions import PlaceMarker
from practice import PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels


async def test_your_move_asks_in_private_and_a_button_answers(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    assert question.is_ephemeral
    assert "In which city do you place an extra marker" in question.content
    assert "Marker in Athens" in labels(question)
    echo = await house.press(asked, question, "Marker in Athens")
    assert "You are about to do this: **Marker in Athens**" in echo.content
    assert (await house.live()).row.seq == 0
    done = await house.press(asked, echo, "Confirm")
    assert "✓ Marker in Athens" in done.content
    assert (await house.live()).row.seq == 1


async def test_back_leads_from_the_echo_to_the_question(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, question, "Marker in Sparta")
    again = await house.press(asked, echo, "Back")
    assert labels(again) == labels(question)
    assert (await house.live()).row.seq == 0


async def test_who_is_not_asked_is_told_whom_the_table_waits_for(house: House) -> None:
    answer = await house.press(await house.other(), await house.panel(), "Your move")
    assert "You are not asked anything" in answer.content
    assert (await house.asked()).name in answer.content


async def test_who_has_no_seat_is_refused(house: House, visit: Visit) -> None:
    zenon = await visit("Zenon")
    await zenon.join_thread(house.thread)
    answer = await house.press(zenon, await house.panel(), "My hand")
    assert answer.content == "You have no seat at this table."


async def test_double_click_counts_once(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, question, "Marker in Athens")
    confirm = echo.button("Confirm")["custom_id"]
    await asyncio.gather(asked.use(echo, confirm), asked.use(echo, confirm), return_exceptions=True)
    await rig.until(lambda: house.bot.keeper.in_memory(house.table).row.seq >= 1)  # type: ignore[union-attr]
    await asyncio.sleep(0.2)
    live = await house.live()
    assert live.row.seq == 1
    assert live.answers == [int(house.users.index(asked) == seat) for seat in range(3)]


async def test_second_press_is_told_that_the_move_is_made(house: House) -> None:
    asked = await house.asked()
    first, second, third = [await house.press(asked, await house.panel(), "Your move") for _ in range(3)]
    first, second = [await house.press(asked, panel, "Marker in Athens") for panel in (first, second)]
    await house.press(asked, first, "Confirm")
    again = await house.press(asked, second, "Confirm")
    assert "That move has been made already" in again.content
    assert "Waiting for" in again.content
    other = await house.press(asked, third, "Marker in Argos")
    assert "nothing was changed" in other.content


async def test_answer_that_was_taken_back_is_not_said_to_stand(house: House) -> None:
    await house.play_until("take-tile")
    asked = await house.asked()
    panels = [await house.press(asked, await house.panel(), "Your move") for _ in range(3)]
    take = next(label for label in labels(panels[0]) if re.fullmatch(r"Take \w+ 2", label))
    await house.press(asked, panels[0], take)
    assert "That move has been made already" in (await house.press(asked, panels[1], take)).content
    await house.say(asked, "undo")
    assert "nothing was changed" in (await house.press(asked, panels[2], take)).content


async def test_stale_question_is_answered_with_the_present_one(house: House) -> None:
    asked = await house.asked()
    stale = await house.press(asked, await house.panel(), "Your move")
    fresh = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, fresh, "Marker in Argos")
    await house.press(asked, echo, "Confirm")
    answer = await house.press(asked, stale, "Marker in Athens")
    assert "nothing was changed" in answer.content
    assert (await house.live()).row.seq == 1


async def test_panel_of_another_table_answers_about_its_own(house: House) -> None:
    second = await rig.new_table(house.bot, house.server, rig.PLAYERS[:3])
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    assert f"Table {house.table}," in question.content
    echo = await house.press(asked, question, "Marker in Athens")
    await house.press(asked, echo, "Confirm")
    assert (await house.bot.keeper.live(second.id)).row.seq == 0


def deal_unfitting(live: Live) -> None:
    """Give everybody a special tile that no combat is for, so that a pass cannot be taken back."""
    for seat, tile in enumerate(("plague", "perikles", "alkibiades", "slave-revolt")[: len(live.seats)]):
        live.state.specials[seat] = tile


async def test_two_clicks_of_two_players_at_the_same_instant(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    waiting = live.waiting_for()
    deal_unfitting(live)
    panel = await house.panel()
    questions = [await house.press(house.users[seat], panel, "Your move") for seat in waiting]
    pairs = zip(waiting, questions, strict=True)
    await asyncio.gather(*(house.users[seat].press(question, "Pass") for seat, question in pairs))
    before = [live.answers[seat] for seat in waiting]
    await rig.until(
        lambda: (
            [house.bot.keeper.in_memory(house.table).answers[seat] for seat in waiting]  # type: ignore[union-attr]
            == [number + 1 for number in before]
        )
    )


async def test_what_only_ends_a_turn_is_not_echoed(house: House) -> None:
    """Nothing else can be done in it; where the special tile could be played, its end is echoed."""
    await house.play_until("end-influence-turn")
    live = await house.live()
    seat = live.waiting_for()[0]
    for tile, is_echoed in (("perikles", True), ("phormio", False)):
        live.state.specials[seat] = tile
        question = await house.say(house.users[seat], "moves")
        answer = await house.press(house.users[seat], question, "End turn")
        assert ("You are about to do this" in answer.content) == is_echoed
        assert ("✓ End turn" in answer.content) != is_echoed


async def test_special_tile_is_offered_before_passing(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    seat = live.waiting_for()[0]
    live.state.specials[seat] = "thessalian-allies"
    offered = labels(await house.say(house.users[seat], "moves"))
    assert offered[0].startswith("Play Thessalian Allies")
    assert offered.index("Pass") > 0


async def test_post_names_who_is_still_waited_for(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    first, second = live.waiting_for()
    panel = await house.panel()
    users = {seat: f"<@{live.user_of(seat)}>" for seat in (first, second)}
    assert panel.content.endswith(f"Waiting for {users[first]} and {users[second]}")
    await house.say(house.users[first], "perikles pass")
    after = await house.users[0].wait_for_message(
        house.thread, lambda m: m.id == panel.id and m.content != panel.content
    )
    assert after.content.endswith(f"Waiting for {users[second]}")
    assert after.components == panel.components
    assert after.pictures


async def test_question_outlives_a_restart(
    server: PracticeServer, visit: Visit, tmp_path_factory: object
) -> None:
    data = tmp_path_factory.mktemp("data")  # type: ignore[attr-defined]
    async with rig.running(server, data, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, visit)
        asked = await house.asked()
        question = await house.press(asked, await house.panel(), "Your move")
        echo = await house.press(asked, question, "Marker in Megara")
    async with rig.running(server, data, cogs=cogs.ALL) as bot:
        house.bot = bot
        done = await house.press(asked, echo, "Confirm")
        assert "✓ Marker in Megara" in done.content
        assert (await house.live()).row.seq == 1


async def test_form_outlives_a_restart(
    server: PracticeServer, visit: Visit, tmp_path_factory: object
) -> None:
    data = tmp_path_factory.mktemp("data")  # type: ignore[attr-defined]
    async with rig.running(server, data, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, visit)
        asked = await house.asked()
        question = await house.press(asked, await house.panel(), "Your move")
        form = await asked.press(question, "Type an order")
        assert form.modal is not None
    async with rig.running(server, data, cogs=cogs.ALL) as bot:
        house.bot = bot
        outcome = await asked.submit_modal(form, {"typed": "place Corinth"})
        done = await house.after(asked, outcome, question)
        assert "✓ Marker in Corinth" in done.content
        assert (await house.live()).row.seq == 1


async def open_house(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    live = await rig.new_table(bot, server, rig.PLAYERS[:3])
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    return House(bot, server, users, live.id, str(live.row.thread_id))


async def test_order_is_typed_into_a_form(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    form = await asked.press(question, "Type an order")
    wrong = await asked.submit_modal(form, {"typed": "place Troy"})
    told = await asked.wait_for_message(house.thread, lambda m: "Troy" in m.content)
    assert wrong.kind != "failed"
    assert "I do not understand" in told.content
    form = await asked.press(question, "Type an order")
    done = await house.after(asked, await asked.submit_modal(form, {"typed": "place Thebes"}), question)
    assert "✓ Marker in Thebes" in done.content


async def test_turn_of_several_actions_shows_the_next_question_with_preview_and_undo(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    asked, seat = await house.asked(), live.waiting_for()[0]
    message = await house.press(asked, await house.panel(), "Your move")
    assert "Send a counter" in labels(message)
    message = await house.press(asked, message, "Send a counter")
    for _ in range(8):
        if (await house.live()).row.seq > live.row.seq:
            break
        menu = next((c for c in message.components if "options" in c), None)
        if menu is not None:
            value = menu["options"][0]["value"]
            outcome = await asked.use(message, menu["custom_id"], [value])
            message = await house.after(asked, outcome, message)
        else:
            message = await house.press(asked, message, labels(message)[0])
    assert message.content.startswith("✓ ")
    assert "Undo" in labels(message)
    assert message.attachments[0]["description"]
    assert (await house.live()).answers[seat] == live.answers[seat] + 1
    undone = await house.press(asked, message, "Undo")
    assert undone.content.startswith("Taken back.")
    after = await house.live()
    assert after.state == live.state
    assert bool(undone.attachments) == panel_question.can_undo(live, seat)


async def test_undo_beyond_ones_turn_is_refused(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, question, "Marker in Athens")
    await house.press(asked, echo, "Confirm")
    answer = await house.press(asked, await house.panel(), "Undo")
    assert "Your last move can no longer be taken back: " in answer.content
    answer = await house.press(await house.asked(), await house.panel(), "Undo")
    assert answer.content == "You have done nothing yet that could be taken back."
    assert (await house.live()).row.seq == 1


async def test_hand_and_text_are_private(house: House) -> None:
    await house.play_until("take-tile")
    user, other = house.users[0], house.users[1]
    live = await house.live()
    hand = await house.press(user, await house.panel(), "My hand")
    assert hand.is_ephemeral
    assert hand.attachments
    words = live.game.wording("en", live.names)
    assert hand.content == words.hand_text(live.game.view(live.state, 0))
    text = await house.press(user, await house.panel(), "Board as text")
    assert text.is_ephemeral
    assert "Athens" in text.content
    assert all(hand.content not in str(event.get("message")) for event in other.received)


async def test_answers_come_in_the_language_of_the_one_who_asks(house: House) -> None:
    asked = await house.asked()
    await asked.set_locale("de")
    question = await house.press(asked, await house.panel(), "Your move")
    assert "In welche Stadt" in question.content
    await asked.set_locale("el")
    question = await house.press(asked, await house.panel(), "Your move")
    assert "Επιβεβαίωση" in labels(await house.press(asked, question, labels(question)[0]))


async def shown_to_all(house: House, seat: int) -> Seen:
    """Post a seat's private panel in the thread, where others can reach it too."""
    thread = house.bot.get_channel(int(house.thread))
    assert isinstance(thread, discord.Thread)
    text, view = panel_question.question_panel(await house.live(), seat, "en")
    sent = await thread.send(text, view=view)
    return await house.users[0].wait_for_message(house.thread, lambda m: m.id == str(sent.id))


async def test_foreign_click_is_answered_with_ones_own_question(house: House) -> None:
    seat = (await house.live()).waiting_for()[0]
    panel = await shown_to_all(house, seat)
    answer = await house.press(await house.other(), panel, "Marker in Athens")
    assert answer.is_ephemeral
    assert "or was not put to you; nothing was changed" in answer.content
    assert "You are not asked anything" in answer.content
    assert (await house.live()).row.seq == 0


async def test_click_of_an_onlooker_is_refused(house: House, visit: Visit) -> None:
    panel = await shown_to_all(house, (await house.live()).waiting_for()[0])
    zenon = await visit("Zenon")
    answer = await house.press(zenon, panel, "Marker in Athens")
    assert answer.content == "You have no seat at this table."


async def test_form_of_another_is_filled_in_for_oneself_alone(house: House) -> None:
    panel = await shown_to_all(house, (await house.live()).waiting_for()[0])
    other = await house.other()
    form = await other.press(panel, "Type an order")
    await other.submit_modal(form, {"typed": "place Athens"})
    told = await other.wait_for_message(
        house.thread, lambda m: "You typed: `place Athens`\nYou are not asked anything now" in m.content
    )
    assert told.is_ephemeral
    assert (await house.live()).row.seq == 0


async def test_public_panel_of_an_earlier_move_shows_the_present_question(house: House) -> None:
    early = await house.panel()
    await house.play(PlaceMarker("athens"))
    assert (await house.panel()).id != early.id
    question = await house.press(await house.asked(), early, "Your move")
    assert "Marker in Athens" in labels(question)


async def test_secret_question_is_answered_in_the_direct_message(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    await rig.all_sent(house.bot)
    live = await house.live()
    seat = live.waiting_for()[0]
    user = house.users[seat]
    asked = await user.wait_for_dm(lambda m: any(c.get("label") == "Pass" for c in m.components))
    echo = await house.press(user, asked, "Pass")
    if "Confirm" in labels(echo):  # only who cannot change it any more is asked to confirm
        await house.press(user, echo, "Confirm")
    assert (await house.live()).answers[seat] == live.answers[seat] + 1
    closed = await user.wait_for_dm(lambda m: m.id == asked.id and m.content != asked.content)
    assert closed.content == f"{asked.content}\n*Answered.*"
    assert not closed.components
    assert closed.attachments == asked.attachments


async def test_secret_question_is_closed_by_an_answer_in_the_thread(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    seat = live.waiting_for()[0]
    user = house.users[seat]
    asked = await user.wait_for_dm(lambda m: any(c.get("label") == "Pass" for c in m.components))
    assert "✓ Pass" in (await house.say(user, "perikles pass")).content
    closed = await user.wait_for_dm(lambda m: m.id == asked.id and m.content != asked.content)
    assert closed.content == f"{asked.content}\n*Answered.*"
    assert not closed.components
    assert closed.attachments == asked.attachments


async def test_paused_table_refuses_a_click_and_says_why(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, question, "Marker in Athens")
    await house.bot.care.pause(house.table, "Lunch")
    await asked.press(echo, "Confirm")
    await asked.wait_for_message(house.thread, lambda m: m.content.endswith("for now. Lunch"))
    assert (await house.live()).row.seq == 0


async def test_table_that_stands_still_says_so_instead_of_asking(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    await house.bot.care.pause(house.table, "Lunch")
    for answer in (
        await house.press(asked, await house.panel(), "Your move"),
        await house.say(asked, "moves"),
        await house.press(asked, question, "Marker in Athens"),
    ):
        assert answer.content.endswith("This table stands still for now. Lunch")
        assert "In which city" not in answer.content
        assert not answer.components


async def test_frozen_table_says_so_instead_of_asking(house: House) -> None:
    live = await house.live()
    await house.bot.keeper.amend(live, lambda _: [], status="frozen", note="ab12")
    answer = await house.say(await house.asked(), "moves")
    assert "number ab12" in answer.content
    assert not answer.components


async def test_game_that_is_over_leaves_only_a_look(house: House) -> None:
    await rig.play(house.bot, house.table, 2000)
    last = await house.panel()
    assert labels(last) == ["My hand", "Board as text"]
    answer = await house.say(house.users[0], "moves")
    assert "The game is over." in answer.content
