"""Acknowledgements, follow-ups, buttons, selects and modals."""

import asyncio

import discord
import pytest

from practice import MovableClock, PracticeServer, User
from practice.operations.mistake import Mistake
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot, running
from tests.practice.waiting import until


async def test_ephemeral_answer_shows_to_its_user_alone(bot: ExampleBot, visit: Visit) -> None:
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    answer = await daphnis.answer(await daphnis.slash("agora", "secret"))
    assert answer.is_ephemeral
    assert answer.content == "for Daphnis alone"
    assert await althaia.messages("agora") == []
    assert all("alone" not in str(event) for event in althaia.received)
    history = [m async for m in bot.get_channel(int(answer.channel_id)).history()]  # type: ignore[union-attr]
    assert history == []
    await daphnis.dismiss(answer)
    assert await daphnis.messages("agora") == []
    assert bot.faults == []


async def test_dismissed_answer_can_still_be_edited_unseen(bot: ExampleBot, daphnis: User) -> None:
    seen: list[discord.Interaction[discord.Client]] = []
    bot.on_interaction = _collector(seen)  # type: ignore[attr-defined]
    answer = await daphnis.answer(await daphnis.slash("agora", "secret"))
    await daphnis.dismiss(answer)
    await seen[0].edit_original_response(content="unseen")
    assert await daphnis.messages("agora") == []


async def test_deferred_answer_thinks_then_shows_its_picture(bot: ExampleBot, althaia: User) -> None:
    outcome = await althaia.slash("agora", "board")
    assert outcome.kind == "deferred"
    answer = await althaia.answer(outcome)
    assert answer.content == "the board"
    (attachment,) = answer.attachments
    assert attachment["description"] == "A board with one field"
    assert (attachment["width"], attachment["height"]) == (1, 1)
    assert (await althaia.download(attachment)).startswith(b"\x89PNG")


async def test_first_follow_up_takes_the_place_of_thinking(bot: ExampleBot, althaia: User) -> None:
    await althaia.slash("agora", "ponder")
    revised = await althaia.wait_for_message("agora", lambda m: "revised" in m.content)
    texts = [message.content for message in await althaia.messages("agora")]
    assert texts == ["first thought, revised", "second thought"]
    assert revised.is_ephemeral
    assert bot.faults == []


async def test_button_counts_and_survives_a_restart_of_the_bot(server: PracticeServer, althaia: User) -> None:
    async with running(server, ExampleBot()):
        message = await althaia.answer(await althaia.slash("agora", "counter"))
        assert (await althaia.press(message, "count:")).kind == "update"
    async with running(server, ExampleBot(), sync=False) as second:
        message = (await althaia.messages("agora"))[-1]
        assert message.content == "counted to 1"
        assert (await althaia.press(message, "Count 1")).kind == "update"
        assert (await althaia.messages("agora"))[-1].content == "counted to 2"
        assert second.faults == []


async def test_button_that_is_gone_cannot_be_pressed(bot: ExampleBot, althaia: User) -> None:
    message = await althaia.answer(await althaia.slash("agora", "counter"))
    await althaia.press(message, "count:0")
    with pytest.raises(Mistake, match="no longer there"):
        await althaia.press(message, "count:0")


async def test_two_presses_at_the_same_instant_both_arrive(bot: ExampleBot, visit: Visit) -> None:
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    message = await althaia.answer(await althaia.slash("agora", "counter"))
    outcomes = await asyncio.gather(althaia.press(message, "count:0"), daphnis.press(message, "count:0"))
    assert [outcome.kind for outcome in outcomes] == ["update", "update"]


async def test_selects_of_texts_and_of_users(server: PracticeServer, bot: ExampleBot, althaia: User) -> None:
    message = await althaia.answer(await althaia.slash("agora", "cities"))
    texts, people = (component for component in message.components if component["type"] != 2)
    chosen = await althaia.use(message, texts["custom_id"], ["Argos", "Thebes"])
    assert (await althaia.answer(chosen)).content == "chose Argos, Thebes"
    chosen = await althaia.use(message, people["custom_id"], [server.user("Gorgo").id])
    assert (await althaia.answer(chosen)).content == "chose Gorgo"
    with pytest.raises(Mistake, match="between 1 and 2"):
        await althaia.use(message, texts["custom_id"], ["Argos", "Thebes", "Athens"])
    with pytest.raises(Mistake, match="from the list"):
        await althaia.use(message, texts["custom_id"], ["Troy"])


async def test_modal_is_filled_and_submitted(bot: ExampleBot, althaia: User) -> None:
    opened = await althaia.slash("agora", "form")
    assert opened.modal is not None
    assert opened.modal["title"] == "Orders"
    with pytest.raises(Mistake, match="needed"):
        await althaia.submit_modal(opened, {"city": ["Argos"]})
    done = await althaia.submit_modal(opened, {"order": "march", "city": ["Argos"]})
    assert (await althaia.answer(done)).content == "march at Argos"


async def test_layout_of_new_components_shows_text_picture_and_button(bot: ExampleBot, althaia: User) -> None:
    message = await althaia.answer(await althaia.slash("agora", "layout"))
    assert "# Round 1" in message.text
    assert message.pictures[0]["description"] == "The board"
    assert (await althaia.download(message.pictures[0])).startswith(b"\x89PNG")
    assert message.attachments == []
    assert message.button("pass")["label"] == "Pass"


async def test_second_acknowledgement_is_refused(bot: ExampleBot, althaia: User) -> None:
    await althaia.slash("agora", "twice")
    await until(lambda: bool(bot.faults))
    assert isinstance(bot.faults[0], discord.HTTPException)
    assert bot.faults[0].code == 40060


async def test_late_acknowledgement_is_refused_and_the_user_told(
    server: PracticeServer, althaia: User
) -> None:
    server.settings.ack_seconds = 0.1
    async with running(server, ExampleBot()) as bot:
        assert (await althaia.slash("agora", "late", seconds=0.2)).failed
        await until(lambda: bool(bot.faults))
        assert isinstance(bot.faults[0], discord.NotFound)
        assert bot.faults[0].code == 10062


async def test_interaction_with_an_absent_bot_fails(server: PracticeServer, althaia: User) -> None:
    server.settings.ack_seconds = 0.1
    async with running(server, ExampleBot()):
        message = await althaia.answer(await althaia.slash("agora", "counter"))
    assert (await althaia.press(message, "count:0")).failed


async def test_follow_up_after_fifteen_minutes_is_refused(
    bot: ExampleBot, althaia: User, clock: MovableClock
) -> None:
    seen: list[discord.Interaction[discord.Client]] = []
    bot.on_interaction = _collector(seen)  # type: ignore[attr-defined]
    await althaia.slash("agora", "echo", text="a")
    clock.advance(16 * 60)
    with pytest.raises(discord.HTTPException) as refusal:
        await seen[0].followup.send("late")
    assert refusal.value.code == 50027


async def test_follow_up_before_acknowledgement_is_refused(server: PracticeServer, althaia: User) -> None:
    server.settings.ack_seconds = 0.3
    async with running(server, ExampleBot()) as bot:
        seen: list[discord.Interaction[discord.Client]] = []
        bot.on_interaction = _collector(seen)  # type: ignore[attr-defined]
        asking = asyncio.create_task(althaia.slash("agora", "late", seconds=1))
        await until(lambda: bool(seen))
        with pytest.raises(discord.NotFound) as refusal:
            await seen[0].followup.send("early")
        assert refusal.value.code == 10015
        await asking


async def test_original_answer_can_be_read_and_deleted(bot: ExampleBot, althaia: User) -> None:
    seen: list[discord.Interaction[discord.Client]] = []
    bot.on_interaction = _collector(seen)  # type: ignore[attr-defined]
    await althaia.slash("agora", "echo", text="a")
    assert (await seen[0].original_response()).content == "echo: a"
    await seen[0].delete_original_response()
    assert await althaia.messages("agora") == []
    with pytest.raises(discord.NotFound):
        await seen[0].edit_original_response(content="gone")


def _collector(seen: list[discord.Interaction[discord.Client]]) -> object:
    async def on_interaction(interaction: discord.Interaction[discord.Client]) -> None:
        seen.append(interaction)

    return on_interaction
