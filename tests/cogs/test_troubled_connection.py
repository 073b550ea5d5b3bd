"""Commands, buttons, menus and forms over a bad connection: nothing doubled, nothing lost, the truth told."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.discord import answering, panels
from bot.discord.panels import arrange, question
from bot.discord.playing import play
from practice import User
from practice.faults import Faults
from practice.seen import Outcome, Seen
from tests.bot.discord import rig
from tests.cogs.house import House
from tests.cogs.trouble import CALLBACK, EDIT, KEPT, TROUBLES, UNCHANGED, through_a_drop

ALWAYS = 10_000
DONE = "✓ Marker in Corinth"

Act = Callable[[], Awaitable[Outcome]]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "PAUSES", (0.01, 0.01))


async def by_command(house: House, user: User) -> Act:
    return lambda: user.slash(house.thread, "perikles place-marker", city="corinth")


async def by_button(house: House, user: User) -> Act:
    panel = await house.say(user, "moves")
    return lambda: user.press(panel, "Marker in Corinth")


async def by_menu(house: House, user: User) -> Act:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arrange, "MAX_FLAT", 0)
        panel = await house.say(user, "moves")
    options = {option["label"]: option["value"] for option in panel.menu()["options"]}
    return lambda: user.select(panel, options["Marker in Corinth"])


async def by_form(house: House, user: User) -> Act:
    form = await user.press(await house.say(user, "moves"), "Type an order")
    return lambda: user.submit_modal(form, {"typed": "place Corinth"})


WAYS = (by_command, by_button, by_menu, by_form)


async def private(house: House, user: User) -> list[str]:
    return [message.text for message in await user.ephemerals(house.thread)]


async def told(house: House, user: User, part: str) -> Seen:
    return await user.wait_for_message(house.thread, lambda m: m.is_ephemeral and part in m.text)


@pytest.fixture
async def houses(house: House, monkeypatch: pytest.MonkeyPatch) -> list[House]:
    """A table for each way to play; any answer counts at once."""
    monkeypatch.setattr(play, "_is_for_good", lambda *_: False)
    made = [house]
    for _ in WAYS[1:]:
        live = await rig.new_table(house.bot, house.server, rig.PLAYERS[:3])
        made.append(replace(house, table=live.id, thread=str(live.row.thread_id)))
    await rig.all_sent(house.bot)
    return made


@pytest.mark.parametrize("route", [CALLBACK, EDIT], ids=["callback", "edit"])
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_trouble_that_passes_is_not_noticed(houses: list[House], trouble: str, route: str) -> None:
    for way, house in zip(WAYS, houses, strict=True):
        user = await house.asked()
        act = await way(house, user)
        TROUBLES[trouble](house.server.core.faults, route)
        assert not (await act()).failed
        await told(house, user, DONE)
        await rig.all_sent(house.bot)
        assert (await house.live()).row.seq == 1
        assert len(rig.posted(house.server, f"table-{house.table}")) == 2
        said = await private(house, user)
        assert len([each for each in said if DONE in each]) == 1
        assert not [each for each in said if UNCHANGED in each or KEPT in each or not each]


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_form_is_opened_in_spite_of_trouble(house: House, trouble: str) -> None:
    user = await house.asked()
    panel = await house.say(user, "moves")
    TROUBLES[trouble](house.server.core.faults, CALLBACK)
    form = await user.press(panel, "Type an order")
    assert form.modal is not None
    done = await house.after(user, await user.submit_modal(form, {"typed": "place Corinth"}), panel)
    assert DONE in done.text


def complete(house: House, user: User) -> Awaitable[Outcome]:
    return user.autocomplete(house.thread, "perikles place-marker", "city", "")


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_completion_is_offered_in_spite_of_trouble(
    house: House, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    user = await house.asked()
    offered = (await complete(house, user)).names
    TROUBLES[trouble](house.server.core.faults, CALLBACK)
    again = await complete(house, user)
    assert again.names == offered != []
    assert "fault" not in caplog.text


@pytest.mark.parametrize("breakdown", [Faults.reset, Faults.fail])
async def test_completion_that_is_lost_is_no_fault_of_ours(
    house: House, breakdown: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    user = await house.asked()
    breakdown(house.server.core.faults, CALLBACK, times=ALWAYS)
    house.server.settings.ack_seconds = 0.3
    assert (await complete(house, user)).failed
    house.server.core.faults.clear()
    house.server.settings.ack_seconds = 3.0
    assert (await complete(house, user)).names
    assert "an autocompletion was disturbed" in caplog.text
    assert "fault " not in caplog.text


async def test_completion_that_comes_too_late_is_no_fault_of_ours(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    user = await house.asked()
    house.server.settings.ack_seconds = 0.1
    house.server.core.faults.delay(CALLBACK, seconds=0.2)
    assert (await complete(house, user)).failed
    await rig.until(lambda: "an autocompletion was disturbed: NobodyThere" in caplog.text)
    assert "fault " not in caplog.text


async def test_what_is_done_during_a_drop_of_the_gateway_counts_once(houses: list[House]) -> None:
    for way, house in zip(WAYS, houses, strict=True):
        user = await house.asked()
        sessions = house.server.core.sessions.ids()
        assert not (await through_a_drop(house.server, await way(house, user))).failed
        await told(house, user, DONE)
        assert house.server.core.sessions.ids() == sessions  # resumed, not identified anew
        assert (await house.live()).row.seq == 1


async def test_completion_is_offered_after_a_drop_of_the_gateway(house: House) -> None:
    user = await house.asked()
    offered = await through_a_drop(house.server, lambda: complete(house, user))
    assert "Athens" in offered.names


async def test_what_cannot_be_acknowledged_is_not_done(houses: list[House]) -> None:
    for way, house in zip(WAYS, houses, strict=True):
        user = await house.asked()
        act = await way(house, user)
        house.server.core.faults.reset(CALLBACK, times=ALWAYS)
        house.server.settings.ack_seconds = 0.2
        assert (await act()).failed
        house.server.core.faults.clear()
        assert (await house.live()).row.seq == 0
        house.server.settings.ack_seconds = 3.0
        assert DONE in (await house.say(user, "order", text="place Corinth")).text


@pytest.mark.parametrize("breakdown", [Faults.reset, Faults.fail])
async def test_move_whose_answer_is_lost_is_told_to_be_made(
    houses: list[House], breakdown: Callable[..., None]
) -> None:
    for way, house in zip(WAYS, houses, strict=True):
        user = await house.asked()
        act = await way(house, user)
        breakdown(house.server.core.faults, EDIT, times=ALWAYS)
        await act()
        await told(house, user, KEPT)
        house.server.core.faults.clear()
        assert (await house.live()).row.seq == 1
        assert not [each for each in await private(house, user) if UNCHANGED in each]


async def test_lost_answer_holds_up_nothing_else(house: House) -> None:
    """The question in the direct message is closed, and the post names who is still waited for."""
    await house.play_until("before-combat", seed=3)
    panel = await house.panel()
    live = await house.live()
    seat = live.waiting_for()[0]
    user = house.users[seat]
    asked = await user.wait_for_dm(lambda m: any(c.get("label") == "Pass" for c in m.components))
    house.server.core.faults.reset(EDIT, times=ALWAYS)
    await user.slash(house.thread, "perikles pass")
    await told(house, user, KEPT)
    await user.wait_for_dm(lambda m: m.id == asked.id and m.text.endswith("*Answered.*"))
    after = await user.wait_for_message(house.thread, lambda m: m.id == panel.id and m.text != panel.text)
    assert f"<@{live.user_of(seat)}>" not in after.text.rpartition("Waiting for")[2]


async def test_what_another_has_acknowledged_is_not_done_twice(house: House) -> None:
    user = await house.asked()
    house.server.core.faults.fail(CALLBACK, status=400, code=40060, after=True)
    await user.slash(house.thread, "perikles place-marker", city="corinth")
    await told(house, user, "already been answered")
    assert (await house.live()).row.seq == 0


@pytest.mark.parametrize("after", [False, True])
async def test_answer_that_is_followed_up_is_there_once(house: House, after: bool) -> None:
    """A refusal is lost, or only its receipt: it is said again in the same place."""
    user = await house.asked()
    house.server.core.faults.reset("POST /webhooks/{}/{}", after=after)
    await user.slash(house.thread, "order", text="dance")
    await told(house, user, "is not an order")
    await asyncio.sleep(0.1)
    assert len(await private(house, user)) == 1


async def test_seat_that_was_given_is_not_denied(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    user = house.users[0]
    await user.answer(await user.slash("agora", "table new", game="perikles", seats=3, play=False))

    async def broken(*_: object) -> None:
        raise ValueError("a secret")

    monkeypatch.setattr("bot.discord.playing.lobby.refresh", broken)
    joined = await user.answer(await user.slash("agora", "table join", table=2))
    assert joined.text.startswith(KEPT)
    assert len(await house.bot.lobby.seats(2)) == 1


def break_down(*_: object, **__: object) -> None:
    raise ValueError("a secret")


async def test_fault_in_the_answer_itself_is_answered_plainly(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    user = await house.asked()
    panel = await house.say(user, "moves")
    monkeypatch.setattr(panels, "question_panel", break_down)
    monkeypatch.setattr(question, "stage_panel", break_down)
    monkeypatch.setattr(question, "staged_panel", break_down)
    monkeypatch.setattr(question, "question_panel", break_down)
    refused = await house.say(user, "order", text="dance")
    assert UNCHANGED in refused.text
    await user.dismiss(refused)
    await user.press(panel, "Marker in Corinth")
    await told(house, user, KEPT)
    assert "a secret" not in caplog.text


async def test_fault_after_a_move_does_not_deny_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    user = await house.asked()
    monkeypatch.setattr(play, "_show_done", break_down)
    answer = await house.say(user, "perikles place-marker", city="corinth")
    assert answer.text.startswith(KEPT)
    assert (await house.live()).row.seq == 1
