"""Staged answers: shown as given, undone at will, carried out once when due, and nobody else's business."""

import asyncio
from pathlib import Path

import msgspec
import pytest

import cogs
from bot.db import WaitingOrder
from bot.discord.bot import KeryxBot
from bot.keeper import Frozen, Live, carrying_out
from bot.keeper.going_on import actions_of
from games.antike.actions import Demand
from games.core import codec
from games.core.agenda import asking
from games.core.chance import Seeded
from games.core.errors import PlayerFault, StaleDecision
from games.core.orders import submit
from games.perikles.actions import AnswerRequest, AskPermission, Send
from practice import MovableClock, PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.cogs.test_antike import ANN
from tests.cogs.ways import Inn, interrupted, with_a_rest


@pytest.fixture
async def inn(bot: KeryxBot, server: PracticeServer, visit: Visit) -> Inn:
    return Inn(bot, server, [await visit(name) for name in rig.PLAYERS[:3]])


async def staged(house: House, label: str = "Marker in Athens") -> Seen:
    """Let the player who is asked press an answer, and give what they see."""
    user = await house.asked()
    return await house.press(user, await house.say(user, "moves"), label)


async def waiting(house: House) -> list[WaitingOrder]:
    return await house.bot.store.waiting_orders()


def soon(house: House) -> None:
    """Let answers be carried out almost at once."""
    house.bot.staging.undo_s = 0.05


async def test_answer_is_carried_out_when_it_is_due_and_the_panel_says_so(house: House) -> None:
    soon(house)
    user = await house.asked()
    panel = await house.say(user, "moves")
    await user.press(panel, "Marker in Athens")
    done = await user.wait_for_message(panel.channel_id, lambda m: "✓ Marker in Athens" in m.text)
    assert done.id == panel.id
    assert (await house.live()).row.seq == 1
    assert await waiting(house) == []


async def test_nobody_else_can_tell_that_an_answer_is_staged(house: House) -> None:
    before, posts = await house.live(), rig.posted(house.server, f"table-{house.table}")
    others = [user for user in house.users if user is not await house.asked()]
    seen = [(await house.say(user, "moves")).text for user in others]
    await staged(house)
    live = await house.live()
    assert live is before
    assert rig.posted(house.server, f"table-{house.table}") == posts
    assert [(await house.say(user, "moves")).text for user in others] == seen


async def test_second_answer_does_not_overwrite_a_staged_one(house: House) -> None:
    user = await house.asked()
    panels = [await house.say(user, "moves") for _ in range(2)]
    await house.press(user, panels[0], "Marker in Athens")
    answer = await house.press(user, panels[1], "Marker in Argos")
    assert answer.text.startswith("You have answered already.")
    assert "**Marker in Athens**" in answer.text
    assert labels(answer) == ["Undo", "Tell them now"]


async def test_command_supersedes_a_staged_answer(house: House) -> None:
    user = await house.asked()
    await staged(house)
    await house.say(user, "perikles place-marker", city="corinth")
    live = await house.live()
    assert live.row.seq == 1
    assert live.trail == [0, 1]
    assert await waiting(house) == []
    assert house.bot.staging.orders.staged(live, house.users.index(user)) is None


async def test_undo_by_command_takes_back_a_staged_answer(house: House) -> None:
    user = await house.asked()
    await staged(house)
    assert (await house.say(user, "undo")).text.startswith("Taken back.")
    assert await waiting(house) == []


async def test_staged_answer_counts_once_whoever_comes_first(house: House) -> None:
    await staged(house)
    [order] = await waiting(house)
    orders = house.bot.staging.orders
    results = await asyncio.gather(
        *(orders.carry_out(order, order.decision) for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(each, StaleDecision) for each in results) == 2
    assert (await house.live()).row.seq == 1


async def test_answer_that_was_told_early_takes_no_later_one_out_of_waiting(house: House) -> None:
    """Its time still runs when the next player has answered; that one waits on, and nobody gets a letter."""
    first = await house.asked()
    house.bot.staging.undo_s = 0.5
    await house.press(first, await staged(house), "Tell them now")
    house.bot.staging.undo_s = rig.UNDO_S
    await staged(house, "Marker in Argos")
    [order] = await waiting(house)
    await rig.until(lambda: len(house.bot.staging._tasks) == 1)
    assert await waiting(house) == [order]
    assert rig.direct(house.server, first.name) == []
    answer = await house.say(await house.asked(), "moves")
    assert "✓ Marker in Argos" in (await house.press(await house.asked(), answer, "Tell them now")).text


async def test_answer_whose_question_was_closed_is_dropped_and_its_player_told(house: House) -> None:
    user = await house.asked()
    await staged(house)
    [order] = await waiting(house)
    live = await house.live()
    live.rollbacks += 1
    assert await house.bot.staging._try(order)
    assert await waiting(house) == []
    letter = await user.wait_for_dm(lambda m: "was not carried out" in m.text)
    assert "**Marker in Athens**" in letter.text
    assert live.row.seq == 0


async def test_paused_table_lets_a_staged_answer_wait(house: House) -> None:
    await staged(house)
    [order] = await waiting(house)
    await house.bot.gamemaster.pause(house.table, "Lunch", [])
    assert not await house.bot.staging._try(order)
    assert len(await waiting(house)) == 1
    await house.bot.gamemaster.resume(house.table, [])
    assert await house.bot.staging._try(order)
    assert (await house.live()).row.seq == 1


async def test_who_takes_over_a_seat_does_not_take_over_the_answer(house: House, visit: Visit) -> None:
    user = await house.asked()
    seat = house.users.index(user)
    await staged(house)
    zenon = await visit("Zenon")
    await house.bot.gamemaster.substitute(house.table, seat, int(await zenon.id()), "Zenon")
    assert house.bot.staging.orders.staged(await house.live(), seat) is None


async def test_undo_time_of_nothing_answers_at_once(house: House) -> None:
    user = await house.asked()
    said = await house.say(user, "undo-time", seconds="0")
    assert said.text == "From now on, answers given by button count at once."
    assert "✓ Marker in Athens" in (await staged(house)).text
    assert (await house.live()).row.seq == 1


async def test_deleted_user_leaves_no_order(house: House) -> None:
    user = await house.asked()
    await staged(house)
    async with house.bot.store.writing() as writer:
        await writer.forget_user(int(await user.id()))
    assert await waiting(house) == []


async def test_staged_answer_is_carried_out_after_a_restart(
    server: PracticeServer, visit: Visit, tmp_path: Path
) -> None:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        live = await rig.new_table(bot, server, rig.PLAYERS[:3])
        users = [await visit(name) for name in rig.PLAYERS[:3]]
        house = House(bot, server, users, live.id, str(live.row.thread_id))
        user = await house.asked()
        await house.say(user, "undo-time", seconds="10")
        await staged(house)
        assert len(await waiting(house)) == 1
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(60)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await rig.until(lambda: bot.keeper.in_memory(live.id).row.seq == 1)  # type: ignore[union-attr]
        assert (await bot.keeper.live(live.id)).trail == [0, 1]
        assert await bot.store.waiting_orders() == []


async def test_rest_of_an_order_waits_for_its_seat_and_is_nobody_elses_business(inn: Inn) -> None:
    house, user, shown = await with_a_rest(inn)
    [rest] = await waiting(house)
    assert (rest.kind, rest.user_id) == ("rest", int(await user.id()))
    assert labels(shown) == ["Do it", "Drop it"]
    other = next(each for each in house.users if each is not user)
    assert "Palmyra-Tyre" not in (await house.say(other, "moves")).text


async def test_rest_that_is_no_longer_legal_is_dropped_with_the_rule(inn: Inn) -> None:
    house, user, shown = await with_a_rest(inn)
    [rest] = await waiting(house)
    [march] = actions_of(await house.live(), rest)
    known = house.bot.keeper.waiting[house.table, rest.seat, ""]
    known.actions = codec.to_json([msgspec.structs.replace(march, count=9)]).decode()
    answer = await house.press(user, shown, "Do it")
    assert answer.text.startswith("The rest of your order is dropped: ")
    assert await waiting(house) == []


async def test_rest_goes_on_by_itself_once_units_are_let_pass(inn: Inn) -> None:
    """Nobody is asked in between: one transaction has the answer and the rest, and one post tells both."""
    house, user = await interrupted(inn)
    live = await house.live()
    [asked] = [each.decision for each in live.table().asked()]
    done = await house.bot.keeper.submit(house.table, asked.seat, [Demand(0)])
    assert {done.live.makers[seq].seat for seq in done.live.trail[-2:]} == {ANN, asked.seat}
    assert [stack.count for stack in done.live.state.units["tyros"]] == [1]
    assert await waiting(house) == []
    assert house.bot.staging.orders.rest(done.live, ANN) is None
    assert "Do it" not in labels(await house.say(user, "moves"))
    await rig.all_sent(house.bot)
    posts = rig.posted(house.server, f"table-{house.table}")
    assert "Tyre" in posts[-1].content
    assert f"<@{await user.id()}>" in posts[-1].content


async def test_rest_that_meets_a_fault_is_set_aside(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the table would freeze whenever the other answers, before its owner is asked about it."""
    house, user = await interrupted(inn)

    def broken(*_: object) -> None:
        raise KeyError("a secret")

    [asked] = [each.decision for each in (await house.live()).table().asked()]
    with monkeypatch.context() as patch:
        patch.setattr(carrying_out, "actions_of", broken)
        with pytest.raises(Frozen):
            await house.bot.keeper.submit(house.table, asked.seat, [Demand(0)])
    assert await waiting(house) == []
    await rig.all_sent(house.bot)
    assert "was not carried out" in rig.direct(house.server, user.name)[-1].content
    await house.bot.gamemaster.resume(house.table)
    await house.bot.keeper.submit(house.table, asked.seat, [Demand(0)])


async def test_rest_that_is_not_legal_after_all_is_offered_with_the_rule(inn: Inn) -> None:
    """Units are let pass, but the rest goes where no border leads: it is kept, and then refused."""
    house, user = await interrupted(inn)
    [rest] = await waiting(house)
    [march] = actions_of(await house.live(), rest)
    house.bot.keeper.waiting[house.table, ANN, ""].actions = codec.to_json(
        [msgspec.structs.replace(march, count=9)]
    ).decode()
    [asked] = [each.decision for each in (await house.live()).table().asked()]
    before = (await house.live()).row.seq
    done = await house.bot.keeper.submit(house.table, asked.seat, [Demand(0)])
    assert done.live.row.seq == before + 1
    answer = await house.press(user, await house.say(user, "moves"), "Do it")
    assert answer.text.startswith("The rest of your order is dropped: ")


async def test_rest_goes_on_after_a_restart_and_once(
    server: PracticeServer, visit: Visit, tmp_path: Path
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house, _ = await interrupted(Inn(bot, server, users))
        assert len(await waiting(house)) == 1
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house.bot = bot
        [asked] = [each.decision for each in (await house.live()).table().asked()]
        expected = (await house.live()).decision_id(asked)
        results = await asyncio.gather(
            *(bot.keeper.submit(house.table, asked.seat, [Demand(0)], expected) for _ in range(3)),
            return_exceptions=True,
        )
        assert sum(isinstance(each, StaleDecision) for each in results) == 2
        units = (await house.live()).state.units
        assert [stack.count for stack in units["tyros"]] == [1]
        assert await waiting(house) == []


async def test_leave_that_is_granted_lets_an_order_go_on_and_one_refused_does_not(house: House) -> None:
    """Perikles: ask for leave and send in one order; whoever is asked sees nothing of what waits."""
    for allow in (True, False):
        await rig.leap(house.bot, house.table, may_ask)
        live = await house.live()
        seat = live.waiting_for()[0]
        ask, send = asking_and_sending(live)
        await house.bot.keeper.submit(house.table, seat, [ask, send])
        [rest] = await waiting(house)
        assert (rest.seat, actions_of(live, rest)) == (seat, [send])
        [leader] = (await house.live()).waiting_for()
        assert leader != seat
        done = await house.bot.keeper.submit(house.table, leader, [AnswerRequest(allow)])
        stands = done.live.state.places
        there = next(place for place in stands if place.id == send.place)
        assert any(sent.by == seat for sent in there.defenders) is allow
        assert len(await waiting(house)) == (0 if allow else 1)


def asking_and_sending(live: Live) -> tuple[AskPermission, Send]:
    """Give a request, and what it would allow: a counter of that city to that place."""
    seat = live.waiting_for()[0]
    forms = [form for each in live.decisions(seat) for form in each.answers if AskPermission in form.kinds()]
    for ask in (each for form in forms for each in form.every() or () if isinstance(each, AskPermission)):
        state = submit(live.state, seat, ask, Seeded(b"a try")).state
        leader = asking(state).waiting_for()[0]
        allowed = asking(submit(state, leader, AnswerRequest(True), Seeded(b"a try")).state)
        for counter in live.state.hand[ask.city]:
            send = Send(ask.city, counter.arm, counter.strength, ask.place, "defence")
            if leader != seat and any(each.allows(send) for each in allowed.decisions(seat)):
                return ask, send
    raise LookupError("nobody can ask leave and then send")


def may_ask(live: Live) -> bool:
    try:
        asking_and_sending(live)
    except (LookupError, PlayerFault):
        return False
    return True


async def test_own_move_supersedes_the_rest_of_an_order(inn: Inn) -> None:
    house, user, _ = await with_a_rest(inn)
    await house.say(user, "order", text="done")
    assert await waiting(house) == []
