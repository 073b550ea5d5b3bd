"""Buttons, menus and forms of the panels, used by the right and the wrong people, in time and too late."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord import ui

import cogs
from bot.db import OutboxRow
from bot.db.status import Status
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.panels import arrange
from bot.discord.panels import question as panel_question
from bot.discord.panels.buttons import TakeBack
from bot.discord.playing import play as panel_play
from bot.discord.sending import delivery, waiting_line
from bot.keeper import Live
from bot.keeper.live import Acting
from bot.keeper.message import Post
from bot.keeper.posts import Outgoing, thread_of
from games.perikles.actions import PlaceMarker, Send
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels


async def test_your_move_asks_in_private_and_a_button_answers(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    assert question.is_ephemeral
    assert "In which city do you place an extra marker" in question.text
    assert "Marker in Athens" in labels(question)
    echo = await house.press(asked, question, "Marker in Athens")
    assert "**Marker in Athens**\nYou can undo this. The others are told <t:" in echo.text
    assert (await house.live()).row.seq == 0
    done = await house.press(asked, echo, "Tell them now")
    assert "✓ Marker in Athens" in done.text
    assert (await house.live()).row.seq == 1


async def test_panel_shows_what_its_question_is_about_to_who_is_asked_alone(house: House) -> None:
    panel = await house.panel()
    asked = await house.press(await house.asked(), panel, "Your move")
    live = await house.live()
    view = live.game.view(live.state, live.waiting_for()[0])
    assert [each["description"] for each in asked.pictures] == [
        live.game.wording("en", live.names).focus_alt(view)
    ]
    assert not (await house.press(await house.other(), panel, "Your move")).pictures


async def test_picture_stays_while_an_answer_is_chosen_part_by_part(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    user = await house.asked()
    first = await house.say(user, "moves")
    [counter, *_] = [each for each in first.components if "Theban" in str(each) or "options" in each]
    values = [counter["options"][0]["value"]] if "options" in counter else None
    outcome = await user.use(first, counter["custom_id"], values)
    second = await house.after(user, outcome, first)
    assert "Where to?" in second.text
    assert [each["description"] for each in second.pictures] == [
        each["description"] for each in first.pictures
    ]
    assert len(second.pictures) == 1


async def test_undo_leads_from_a_staged_answer_to_the_question(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    staged = await house.press(asked, question, "Marker in Sparta")
    again = await house.press(asked, staged, "Undo")
    assert again.text.startswith("Taken back.")
    assert labels(again) == labels(question)
    assert (await house.live()).row.seq == 0


async def test_who_is_not_asked_is_told_whom_the_table_waits_for(house: House) -> None:
    answer = await house.press(await house.other(), await house.panel(), "Your move")
    assert "You are not asked anything" in answer.text
    assert (await house.asked()).name in answer.text


async def test_who_has_no_seat_is_refused(house: House, visit: Visit) -> None:
    zenon = await visit("Zenon")
    await zenon.join_thread(house.thread)
    answer = await house.press(zenon, await house.panel(), "My hand")
    assert answer.text == "You have no seat at this table."


async def test_double_click_counts_once(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, question, "Marker in Athens")
    confirm = echo.button("Tell them now")["custom_id"]
    await asyncio.gather(asked.use(echo, confirm), asked.use(echo, confirm), return_exceptions=True)
    await rig.until(lambda: house.bot.keeper.in_memory(house.table).row.seq >= 1)  # type: ignore[union-attr]
    await asyncio.sleep(0.2)
    live = await house.live()
    assert live.row.seq == 1
    assert live.answers == {Acting(house.users.index(asked)): 1}


async def test_second_press_is_told_that_the_move_is_made(house: House) -> None:
    asked = await house.asked()
    first, second, third = [await house.press(asked, await house.panel(), "Your move") for _ in range(3)]
    first, second = [await house.press(asked, panel, "Marker in Athens") for panel in (first, second)]
    await house.press(asked, first, "Tell them now")
    again = await house.press(asked, second, "Tell them now")
    assert "That move has already been made" in again.text
    assert "Waiting for" in again.text
    other = await house.press(asked, third, "Marker in Argos")
    assert "nothing was changed" in other.text


async def test_answer_that_was_taken_back_is_not_said_to_stand(house: House) -> None:
    await house.play_until("take-tile")
    asked = await house.asked()
    panels = [await house.press(asked, await house.panel(), "Your move") for _ in range(3)]
    take = next(label for label in labels(panels[0]) if re.fullmatch(r"Take \w+ 2", label))
    await house.press(asked, panels[0], take)
    assert "That move has already been made" in (await house.press(asked, panels[1], take)).text
    await house.say(asked, "undo")
    assert "nothing was changed" in (await house.press(asked, panels[2], take)).text


async def test_stale_question_is_answered_with_the_present_one(house: House) -> None:
    asked = await house.asked()
    stale = await house.press(asked, await house.panel(), "Your move")
    fresh = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, fresh, "Marker in Argos")
    await house.press(asked, echo, "Tell them now")
    answer = await house.press(asked, stale, "Marker in Athens")
    assert "nothing was changed" in answer.text
    assert (await house.live()).row.seq == 1


async def menu_of(house: House, user: User) -> Seen:
    """Show the question in a menu, few as the options are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arrange, "MAX_FLAT", 0)
        return await house.say(user, "moves")


def option(menu: Seen, label: str) -> str:
    return str(next(each["value"] for each in menu.menu()["options"] if each["label"] == label))


async def test_stale_menu_is_answered_with_the_present_question(house: House) -> None:
    user = await house.asked()
    stale = await menu_of(house, user)
    await house.play(PlaceMarker("argos"))
    answer = await house.after(user, await user.select(stale, option(stale, "Marker in Athens")), stale)
    assert "nothing was changed" in answer.text
    assert (await house.live()).row.seq == 1


async def test_panel_of_another_table_answers_about_its_own(house: House) -> None:
    second = await rig.new_table(house.bot, house.server, rig.PLAYERS[:3])
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    assert f"Table {house.table}," in question.text
    echo = await house.press(asked, question, "Marker in Athens")
    await house.press(asked, echo, "Tell them now")
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
    echoes = [
        await house.press(house.users[seat], question, "Pass")
        for seat, question in zip(waiting, questions, strict=True)
    ]
    staged = zip(waiting, echoes, strict=True)
    await asyncio.gather(*(house.users[seat].press(echo, "Tell them now") for seat, echo in staged))
    before = [live.answers[Acting(seat)] for seat in waiting]
    await rig.until(
        lambda: (
            [house.bot.keeper.in_memory(house.table).answers[Acting(seat)] for seat in waiting]  # type: ignore[union-attr]
            == [number + 1 for number in before]
        )
    )


FITTING = {
    "hoplite": ("thessalian-allies", "Thessalian Allies"),
    "trireme": ("persian-fleet", "Persian Fleet"),
}


async def test_going_on_is_offered_before_a_special_tile(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    seat = live.waiting_for()[0]
    arm = live.decisions(seat)[0].facts["arm"]
    tile, name = FITTING[str(arm)]
    (await house.altered()).specials[seat] = tile
    offered = labels(await house.say(house.users[seat], "moves"))
    tiles = [label for label in offered if label.startswith(f"Tile: {name}, ")]
    assert tiles
    assert offered.index("Pass") < offered.index(tiles[0])


async def test_post_names_who_is_still_waited_for(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    first, second = live.waiting_for()
    panel = await house.panel()
    users = {seat: f"<@{live.user_of(seat)}>" for seat in (first, second)}
    assert panel.text.startswith(f"{users[first]} {users[second]} ")
    assert "Waiting for" not in panel.text
    await house.say(house.users[first], "perikles pass")
    after = await house.users[0].wait_for_message(
        house.thread, lambda m: m.id == panel.id and m.text != panel.text
    )
    assert after.text.endswith(f"Waiting for {users[second]}")
    assert after.components == panel.components
    assert after.pictures


async def test_post_names_who_is_still_waited_for_after_a_kill_before_it_could(
    server: PracticeServer, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer was kept; a note that came after the post does not hide it."""
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, visit)
        first, second = (await rig.leap(bot, house.table, two_may_fight)).waiting_for()
        post = await house.panel()
        with monkeypatch.context() as patch:
            patch.setattr(waiting_line, "update", AsyncMock())
            await house.say(house.users[first], "perikles pass")
        live = await house.live()
        note = Outgoing(thread_of(live.row), Post(["A note."]), off_record=True)
        await bot.keeper.amend(live, lambda _: [note], note="")
        await rig.all_sent(bot)
        assert text_of(house, post) == post.text
    async with rig.running(server, tmp_path, cogs=cogs.ALL):
        await rig.until(lambda: text_of(house, post) != post.text)
    assert text_of(house, post).endswith(f"Waiting for <@{live.user_of(second)}>")


def two_may_fight(live: Live) -> bool:
    """Say whether two are asked at once and in the open."""
    return rig.Asks("before-combat")(live) and len(live.waiting_for()) == 2


def text_of(house: House, post: Seen) -> str:
    """Give what a post says by now."""
    told = rig.posted(house.server, f"table-{house.table}")
    return next(str(each.content) for each in told if each.id == post.id)


async def test_late_answer_does_not_overwrite_who_a_newer_post_waits_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.play_until("before-combat", seed=3)
    await house.panel()
    live = await house.live()
    first, second = live.waiting_for()
    told, slow, may_go_on = panel_play._tell_done, await house.users[first].id(), asyncio.Event()

    async def tell_late(interaction: Interaction, *rest: Any) -> None:
        if str(interaction.user.id) == slow:
            await may_go_on.wait()
        await told(interaction, *rest)

    monkeypatch.setattr(panel_play, "_tell_done", tell_late)
    await house.users[first].slash(house.thread, "perikles pass")
    await rig.until(lambda: house.bot.keeper.in_memory(house.table).waiting_for() == [second])  # type: ignore[union-attr]
    await house.say(house.users[second], "perikles pass")
    newer = await house.panel()
    update, is_done = waiting_line.update, asyncio.Event()

    async def update_and_tell(*given: Any) -> None:
        await update(*given)
        is_done.set()

    monkeypatch.setattr(waiting_line, "update", update_and_tell)
    may_go_on.set()
    await asyncio.wait_for(is_done.wait(), 30)
    assert rig.posted(house.server, "table-1")[-1].content == newer.content
    assert len((await house.live()).waiting_for()) == 2


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
        done = await house.press(asked, echo, "Tell them now")
        assert "✓ Marker in Megara" in done.text
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
        assert "✓ Marker in Corinth" in done.text
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
    told = await asked.wait_for_message(house.thread, lambda m: "Troy" in m.text)
    assert wrong.kind != "failed"
    assert "I do not understand" in told.text
    form = await asked.press(question, "Type an order")
    done = await house.after(asked, await asked.submit_modal(form, {"typed": "place Thebes"}), question)
    assert "✓ Marker in Thebes" in done.text


async def test_turn_of_several_actions_shows_the_next_question_with_preview_and_undo(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    asked, seat = await house.asked(), live.waiting_for()[0]
    message = await house.press(asked, await house.panel(), "Your move")
    assert "Athenian hoplite 1" in labels(message)
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
    assert message.text.startswith("✓ ")
    assert "Undo" in labels(message)
    assert message.pictures[0]["description"]
    assert (await house.live()).answers[Acting(seat)] == live.answers[Acting(seat)] + 1
    undone = await house.press(asked, message, "Undo")
    assert undone.text.startswith("Taken back.")
    after = await house.live()
    assert after.state == live.state
    assert bool(undone.attachments) == panel_question.can_undo(live, seat)


async def with_steps(house: House, number: int) -> User:
    """Let somebody make so many steps inside a turn, and give who that is."""
    await house.play_until("commit-forces", seed=1)
    asked = await house.asked()
    for _ in range(number):
        live = await house.live()
        seat = live.waiting_for()[0]
        forms = [form for decision in live.decisions(seat) for form in decision.answers]
        await house.play(next(form.first() for form in forms if "Send" in str(form.kinds())))
    assert asked is await house.asked()
    return asked


@pytest.mark.parametrize("public", [False, True])
async def test_second_press_of_undo_takes_back_no_second_move(house: House, public: bool) -> None:
    asked = await with_steps(house, 2)
    trail = (await house.live()).trail
    panels = [await house.old_panel() if public else await house.say(asked, "moves") for _ in range(2)]
    assert panels[0].button("Undo")["custom_id"] == panels[1].button("Undo")["custom_id"]
    undone, again = [await house.press(asked, panel, "Undo") for panel in panels]
    assert undone.text.startswith("Taken back.")
    assert again.text.startswith("That move has already been taken back; nothing else was changed.")
    assert (await house.live()).trail == trail[:-1]
    further = await house.press(asked, again, "Undo")
    assert further.text.startswith("Taken back.")
    assert (await house.live()).trail == trail[:-2]


async def test_command_takes_back_one_move_each_time(house: House) -> None:
    asked = await with_steps(house, 2)
    trail = (await house.live()).trail
    for number in (1, 2):
        assert (await house.say(asked, "undo")).text.startswith("Taken back.")
        assert (await house.live()).trail == trail[:-number]


async def test_undo_of_another_move_changes_nothing(house: House) -> None:
    """A panel from before a later move, and one of a version whose buttons named no move."""
    asked = await with_steps(house, 1)
    older = await house.say(asked, "moves")
    await with_steps(house, 1)
    live = await house.live()
    nameless = ui.View(timeout=None).add_item(TakeBack(live.id, live.waiting_for()[0], None, "Undo"))
    await house.bot.get_partial_messageable(int(house.thread)).send("An old panel", view=nameless)
    oldest = await asked.wait_for_message(house.thread, lambda m: m.text == "An old panel")
    for panel in (older, oldest):
        answer = await house.press(asked, panel, "Undo")
        assert answer.text.startswith("This button belongs to an earlier move; nothing was changed.")
        assert answer.is_ephemeral
        assert "Undo" in labels(answer)
    assert (await house.live()).row.seq == live.row.seq


async def test_undo_beyond_ones_turn_is_refused(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, question, "Marker in Athens")
    await house.press(asked, echo, "Tell them now")
    answer = await house.press(asked, await house.old_panel(), "Undo")
    assert "Your last move can no longer be taken back: " in answer.text
    answer = await house.press(await house.asked(), await house.old_panel(), "Undo")
    assert answer.text == "You have no move to take back yet."
    assert (await house.live()).row.seq == 1


async def test_hand_and_text_are_private(house: House) -> None:
    await house.play_until("take-tile")
    user, other = house.users[0], house.users[1]
    live = await house.live()
    hand = await house.press(user, await house.panel(), "My hand")
    assert hand.is_ephemeral
    assert hand.attachments
    words = live.game.wording("en", live.names)
    assert hand.text == words.hand_text(live.game.view(live.state, 0))
    text = await house.press(user, await house.old_panel(), "Board as text")
    assert text.is_ephemeral
    assert "Athens" in text.text
    assert all(hand.text not in str(event.get("message")) for event in other.received)


async def test_answers_come_in_the_language_of_the_one_who_asks(house: House) -> None:
    asked = await house.asked()
    await asked.set_locale("de")
    question = await house.press(asked, await house.panel(), "Your move")
    assert "In welche Stadt" in question.text
    await asked.set_locale("el")
    question = await house.press(asked, await house.panel(), "Your move")
    assert "Να το μάθουν τώρα" in labels(await house.press(asked, question, labels(question)[0]))


async def shown_to_all(house: House, seat: int) -> Seen:
    """Post a seat's private panel in the thread, where others can reach it too."""
    shown = panel_question.question_panel(await house.live(), seat, "en", room=arrange.LETTER)
    return await posted_to_all(house, shown.text, shown.view())


async def posted_to_all(house: House, text: str, view: discord.ui.View) -> Seen:
    """Post a panel in the thread."""
    thread = house.bot.get_channel(int(house.thread))
    assert isinstance(thread, discord.Thread)
    sent = await thread.send(text, view=view)
    return await house.users[0].wait_for_message(house.thread, lambda m: m.id == str(sent.id))


async def test_foreign_click_is_answered_with_ones_own_question(house: House) -> None:
    seat = (await house.live()).waiting_for()[0]
    panel = await shown_to_all(house, seat)
    answer = await house.press(await house.other(), panel, "Marker in Athens")
    assert answer.is_ephemeral
    assert "or was not for you; nothing was changed" in answer.text
    assert "You are not asked anything" in answer.text
    assert (await house.live()).row.seq == 0


async def test_click_of_an_onlooker_is_refused(house: House, visit: Visit) -> None:
    panel = await shown_to_all(house, (await house.live()).waiting_for()[0])
    zenon = await visit("Zenon")
    answer = await house.press(zenon, panel, "Marker in Athens")
    assert answer.text == "You have no seat at this table."


async def test_form_of_another_is_filled_in_for_oneself_alone(house: House) -> None:
    panel = await shown_to_all(house, (await house.live()).waiting_for()[0])
    other = await house.other()
    form = await other.press(panel, "Type an order")
    await other.submit_modal(form, {"typed": "place Athens"})
    told = await other.wait_for_message(
        house.thread, lambda m: "You typed: `place Athens`\nIt is not your turn" in m.text
    )
    assert told.is_ephemeral
    assert (await house.live()).row.seq == 0


@pytest.mark.parametrize(
    ("button", "elsewhere"),
    [("Your move", {"channel_id": 5, "thread_id": 6}), ("Board", {"guild_id": 5})],
)
async def test_public_panel_of_another_table_with_the_number_is_refused(
    house: House, button: str, elsewhere: dict[str, int]
) -> None:
    panel, live = await house.panel(), await house.live()
    house.bot.keeper.replace(replace(live, row=live.row.model_copy(update=elsewhere)))
    answer = await house.press(await house.asked(), panel, button)
    assert answer.is_ephemeral
    assert answer.text.startswith("This button belongs to another table")


async def test_public_panel_of_an_earlier_move_shows_the_present_question(house: House) -> None:
    early = await house.old_panel()
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
    if "Tell them now" in labels(echo):  # only who cannot change it any more is asked to confirm
        await house.press(user, echo, "Tell them now")
    assert (await house.live()).answers[Acting(seat)] == live.answers[Acting(seat)] + 1
    closed = await user.wait_for_dm(lambda m: m.id == asked.id and m.text != asked.text)
    assert closed.text == f"{asked.text}\n*Answered.*"
    assert labels(closed) == ["Your tables"]
    assert closed.attachments == asked.attachments


async def test_secret_question_is_closed_by_an_answer_in_the_thread(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    seat = live.waiting_for()[0]
    user = house.users[seat]
    asked = await user.wait_for_dm(lambda m: any(c.get("label") == "Pass" for c in m.components))
    assert "✓ Pass" in (await house.say(user, "perikles pass")).text
    closed = await user.wait_for_dm(lambda m: m.id == asked.id and m.text != asked.text)
    assert closed.text == f"{asked.text}\n*Answered.*"
    assert labels(closed) == ["Your tables"]
    assert closed.attachments == asked.attachments


async def test_paused_table_refuses_a_click_and_says_why(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    echo = await house.press(asked, question, "Marker in Athens")
    await house.bot.gamemaster.pause(house.table, "Lunch")
    await asked.press(echo, "Tell them now")
    await asked.wait_for_message(house.thread, lambda m: m.text.endswith("at the moment. “Lunch”"))
    assert (await house.live()).row.seq == 0


async def test_table_that_was_ended_asks_nobody(house: House) -> None:
    asked = await house.asked()
    panel = await house.panel()
    question = await house.press(asked, panel, "Your move")
    echo = await house.press(asked, await house.press(asked, panel, "Your move"), "Marker in Athens")
    await house.say(house.users[0], "gm end", reason="Too *late*")
    ended = "This game was ended early: “Too \\*late\\*”"
    again = await house.press(asked, panel, "Your move")
    assert (again.text, labels(again)) == (f"-# Table 1, Perikles\n{ended}", [])
    for message, button in ((question, "Marker in Argos"), (echo, "Tell them now")):
        answer = await house.press(asked, message, button)
        assert answer.text.endswith(ended)
        assert labels(answer) == []
    for command, text in (("order", "place corinth"), ("order", "dance"), ("undo", "")):
        refused = await house.say(asked, command, **({"text": text} if text else {}))
        assert ended in refused.text
        assert "Waiting for" not in refused.text
    typed = await house.say(asked, "perikles place-marker", city="corinth")
    assert "This game was ended early: " in typed.text
    assert labels(await house.say(asked, "moves")) == []
    assert (await house.live()).row.seq == 0


async def test_paused_table_refuses_every_way_to_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panel_play, "_is_for_good", lambda *_: False)
    user = await house.asked()
    panel, menu = await house.say(user, "moves"), await menu_of(house, user)
    await house.bot.gamemaster.pause(house.table, "Lunch")
    form = await user.press(panel, "Type an order")
    for acting in (
        user.press(panel, "Marker in Athens"),
        user.select(menu, option(menu, "Marker in Athens")),
        user.submit_modal(form, {"typed": "place Athens"}),
    ):
        heard = len(user.received)
        assert not (await acting).failed
        await hears(user, heard, "at the moment. “Lunch”")
        assert (await house.live()).row.seq == 0


async def hears(user: User, heard: int, part: str) -> None:
    """Wait until somebody is told something, after they had heard so much."""
    async with asyncio.timeout(user.timeout):
        while not any(part in str(event.get("message")) for event in user.received[heard:]):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_undo_of_another_takes_nothing_back(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    seat = live.waiting_for()[0]
    send = next(form for each in live.decisions(seat) for form in each.answers if Send in form.kinds())
    await house.bot.keeper.submit(house.table, seat, [send.first()])
    panel = await shown_to_all(house, seat)
    after = (await house.live()).state
    answer = await house.press(await house.other(), panel, "Undo")
    assert answer.is_ephemeral
    assert "Taken back." not in answer.text
    assert (await house.live()).state == after
    undone = await house.press(house.users[seat], panel, "Undo")
    assert undone.text.startswith("Taken back.")
    assert (await house.live()).state == live.state


async def test_table_that_stands_still_says_so_instead_of_asking(house: House) -> None:
    asked = await house.asked()
    question = await house.press(asked, await house.panel(), "Your move")
    await house.bot.gamemaster.pause(house.table, "Lunch")
    for answer in (
        await house.press(asked, await house.panel(), "Your move"),
        await house.say(asked, "moves"),
        await house.press(asked, question, "Marker in Athens"),
    ):
        assert answer.text.endswith("This table is not being played at the moment. “Lunch”")
        assert "In which city" not in answer.text
        assert not answer.components


async def test_frozen_table_says_so_instead_of_asking(house: House) -> None:
    live = await house.live()
    await house.bot.keeper.amend(live, lambda _: [], status=Status.FROZEN, note="ab12")
    answer = await house.say(await house.asked(), "moves")
    assert "number ab12" in answer.text
    assert not answer.components


async def test_game_that_is_over_can_be_looked_back_on_and_played_again(house: House) -> None:
    await rig.leap(house.bot, house.table, rig.is_over)
    last = await house.panel()
    assert labels(last) == ["Rematch", "Board", "Course of the game", "Replay", "Export"]
    answer = await house.say(house.users[0], "moves")
    assert "The game is over." in answer.text


async def test_post_that_was_on_its_way_names_only_those_who_are_still_waited_for(
    house: House, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody answered, or Keryx did for them, before the post that called them was sent."""
    held, deliver = asyncio.Event(), delivery.deliver

    async def deliver_late(bot: KeryxBot, row: OutboxRow) -> delivery.Outcome:
        await held.wait()
        return await deliver(bot, row)

    monkeypatch.setattr(delivery, "deliver", deliver_late)
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    first, *others = live.waiting_for()
    [asked] = [each for each in live.decisions(first) if each.required]
    assert others
    assert asked.default is not None
    await house.bot.keeper.submit(house.table, first, [asked.default])
    assert (await house.live()).waiting_for() == others
    held.set()
    await rig.all_sent(house.bot)
    *_, closing = rig.posted(server, f"table-{house.table}")[-1].content.split("\n\n")
    assert f"<@{live.user_of(first)}>" not in closing
    assert all(f"<@{live.user_of(seat)}>" in closing for seat in others)
