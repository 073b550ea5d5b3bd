"""Orders left ahead: carried out when their question comes, told why where not, nobody else's business."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

import cogs
from bot.db import WaitingOrder
from bot.discord.bot import KeryxBot
from bot.discord.panels import noted
from bot.discord.playing import pulse
from bot.discord.playing.orders_ahead import LEAST_S, MOST_S, QUICK_S, some_seconds
from bot.keeper import Live
from bot.keeper.going_on import actions_of
from games.peloponnes.actions import Pass
from games.perikles.actions import AnswerRequest, PlaceMarker, Take
from games.perikles.board import board
from practice import MovableClock, PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_noted import at_supply
from tests.cogs.test_staging import asking_and_sending, may_ask
from tests.cogs.time import give_pace, passing

CORINTH = "place Corinth"
UNCHANGED = "if nothing has changed there: Corinth"
DONE = "- Extra markers: Gorgo in Athens and Althaia in Corinth."


async def waiting(house: House) -> list[WaitingOrder]:
    return await house.bot.store.waiting_orders()


async def next_one(house: House) -> User:
    """Give the player who is asked after the one who is asked now."""
    live = await house.live()
    return house.users[(live.waiting_for()[0] + 1) % len(house.users)]


async def leave(house: House, user: User, text: str = CORINTH, on: str | None = None) -> Seen:
    """Leave an order by command, in any case or on a condition that a menu names."""
    shown = await house.say(user, "ahead leave", text=text)
    if on is None:
        return await house.press(user, shown, "In any case")
    menu, value = option(shown, on)
    return await house.after(user, await user.select(shown, value, menu=menu), shown)


def option(shown: Seen, label: str) -> tuple[str, str]:
    """Give the menu that has an option, and its value."""
    found = [(menu, each) for menu in shown.components for each in menu.get("options", ())]
    return next((menu["custom_id"], each["value"]) for menu, each in found if each["label"] == label)


async def settled(house: House) -> None:
    """Let all orders be carried out, and all be sent, that are due by now."""
    await pulse.look(house.bot)
    async with asyncio.timeout(20):
        while tasks := list(house.bot.orders_ahead._tasks.values()):
            await asyncio.gather(*tasks, return_exceptions=True)
    await rig.all_sent(house.bot)


def at_once(house: House) -> House:
    """Let orders be carried out at once, those too that are on their way."""
    house.bot.orders_ahead.seconds = lambda _: 0.0
    for task in house.bot.orders_ahead._tasks.values():
        task.cancel()
    return house


def not_yet(house: House) -> None:
    """Let orders be on their way for long."""
    house.bot.orders_ahead.seconds = lambda _: 3600.0


async def asked_by(house: House, text: str = "place Athens") -> None:
    """Let who is asked answer, so that the next is asked."""
    await house.say(await house.asked(), "order", text=text)


@pytest.fixture(autouse=True)
def quick(request: pytest.FixtureRequest) -> None:
    if "house" in request.fixturenames:
        at_once(request.getfixturevalue("house"))


# Left, changed and dropped


async def test_an_order_is_left_by_command_and_carried_out_when_its_question_comes(house: House) -> None:
    user = await next_one(house)
    left = await leave(house, user, on=UNCHANGED)
    assert left.text.startswith("Your order is left. Nobody else can tell.")
    assert f"**Left ahead**, {UNCHANGED}: `{CORINTH}`" in left.text
    assert {"Change the order …", "Drop the order"} <= set(labels(left))
    await asked_by(house)
    await settled(house)
    live = await house.live()
    assert live.row.seq == 2
    [row] = await house.bot.store.log(house.table, after=1)
    assert (row.seat, row.user_id, row.reason) == (house.users.index(user), int(await user.id()), "")
    assert await waiting(house) == []
    assert DONE in rig.posted(house.server, f"table-{house.table}")[-1].content


async def test_an_order_is_left_by_button(house: House) -> None:
    user = await next_one(house)
    shown = await house.say(user, "moves")
    form = await user.press(shown, "Leave an order …")
    shown = await house.after(user, await user.submit_modal(form, {"typed": CORINTH}), shown)
    assert "**On what condition?**" in shown.text
    left = await house.press(user, shown, "In any case")
    assert f"**Left ahead**, in any case: `{CORINTH}`" in left.text
    [order] = await waiting(house)
    assert (order.kind, order.condition, order.left_seq) == ("ahead", "", 0)


@pytest.mark.parametrize(
    ("locale", "free", "left"),
    [
        ("de", "In jedem Fall", "**Hinterlegt**, in jedem Fall: "),
        ("el", "Σε κάθε περίπτωση", "**Άφησες εντολή**, σε κάθε περίπτωση: "),
    ],
)
async def test_an_order_is_left_in_every_language(house: House, locale: str, free: str, left: str) -> None:
    user = await next_one(house)
    await user.set_locale(locale)
    live = await house.live()
    typed = live.game.orders(locale, live.names).write(PlaceMarker("corinth"))
    shown = await house.press(user, await house.say(user, "ahead leave", text=typed), free)
    assert left in shown.text
    await asked_by(house)
    await settled(house)
    assert (await house.live()).row.seq == 2


async def test_what_is_left_is_shown_to_its_owner_and_changed_and_dropped(house: House) -> None:
    user = await next_one(house)
    left = await leave(house, user)
    assert f"`{CORINTH}`" in (await house.say(user, "ahead show")).text
    assert "left for later: Marker in Corinth" in (await house.say(user, "tables")).text
    form = await user.press(left, "Change the order …")
    assert CORINTH in str(form.modal)
    shown = await house.after(user, await user.submit_modal(form, {"typed": "place Thebes"}), left)
    await house.press(user, shown, "In any case")
    [order] = await waiting(house)
    assert "thebes" in order.actions
    shown = await house.say(user, "ahead show")
    assert "`place Thebes`" in shown.text
    assert "Your order is dropped." in (await house.press(user, shown, "Drop number 1")).text
    assert await waiting(house) == []
    assert "None." in (await house.say(user, "ahead show")).text
    assert "You have left no order" in (await house.say(user, "ahead drop")).text


async def test_an_old_button_drops_nothing(house: House) -> None:
    user = await next_one(house)
    first = await leave(house, user)
    await leave(house, user, "place Thebes")
    assert "does not wait any more" in (await house.press(user, first, "Drop the order")).text
    assert len(await waiting(house)) == 1


async def test_the_command_drops_what_is_left(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    assert "Your order is dropped." in (await house.say(user, "ahead drop")).text
    assert await waiting(house) == []


async def test_a_condition_is_chosen_for_the_order_that_is_shown(house: House) -> None:
    user = await next_one(house)
    shown = await house.say(user, "ahead leave", text=CORINTH)
    again = await user.press(shown, "Change the order …")
    assert CORINTH in str(again.modal)
    await user.submit_modal(again, {"typed": "place Thebes"})
    shown = await user.wait_for_message(shown.channel_id, lambda m: m.id == shown.id and "Thebes" in m.text)
    await house.press(user, shown, "In any case")
    assert [each.actions.count("thebes") for each in await waiting(house)] == [1]


async def test_the_longest_order_is_read_again_from_the_message(house: House) -> None:
    user = await next_one(house)
    text = "; ".join(["place corinth" + " " * 20] * 40)
    shown = await house.say(user, "ahead leave", text=text)
    await house.press(user, shown, "In any case")
    [order] = await waiting(house)
    assert order.actions.count("corinth") == 40


# What is refused


async def test_who_is_asked_now_answers(house: House) -> None:
    user = await house.asked()
    refused = await house.say(user, "ahead leave", text=CORINTH)
    assert "You are asked that now" in refused.text
    assert "Leave an order …" not in labels(await house.say(user, "moves"))


async def test_what_can_never_be_allowed_is_refused_with_the_rule(house: House) -> None:
    user = await next_one(house)
    seat = house.users.index(user)
    text = "take Athens 2 in Sparta"
    refused = await house.say(user, "ahead leave", text=text)
    assert refused.text.endswith(
        "The markers of Athens 2 cannot go to Sparta; take the tile without naming a city."
    )
    assert "That will never be allowed." in refused.text
    assert house.bot.staging.orders.left(await house.live(), seat) == []


async def test_what_may_become_legal_is_taken_and_the_rule_named(house: House) -> None:
    user = await next_one(house)
    live = await house.live()
    tile = next(each for each in board().tiles if each not in live.state.offer)
    shown = await house.say(user, "ahead leave", text=live.game.orders("en", live.names).write(Take(tile)))
    assert "As things stand, it would not be allowed: " in shown.text
    assert "is not on offer" in shown.text
    assert "In any case" in labels(shown)


async def test_what_is_no_order_is_refused(house: House) -> None:
    refused = await house.say(await next_one(house), "ahead leave", text="sing")
    assert "not an order" in refused.text
    assert await waiting(house) == []


async def test_who_has_no_seat_leaves_nothing(house: House, visit: Visit) -> None:
    zenon = await visit("Zenon")
    assert "no seat" in (await house.say(zenon, "ahead leave", text=CORINTH)).text


async def test_at_a_table_that_stands_still_nothing_is_left(house: House) -> None:
    await house.bot.gamemaster.pause(house.table, "Lunch", [])
    refused = await house.say(await next_one(house), "ahead leave", text=CORINTH)
    assert "Lunch" in refused.text
    assert "Leave an order …" not in labels(await house.say(await next_one(house), "moves"))


# When it is not carried out


async def told(house: House, user: User) -> str:
    letter = await user.wait_for_dm(lambda m: "was not carried out" in m.text)
    return letter.text


async def test_an_order_whose_condition_does_not_hold_is_told_so_and_its_owner_asked(house: House) -> None:
    user = await next_one(house)
    await leave(house, user, on=UNCHANGED)
    await asked_by(house, CORINTH)
    await settled(house)
    assert (await house.live()).row.seq == 1
    assert await waiting(house) == []
    said = await told(house, user)
    assert "**Marker in Corinth** was not carried out. Something has changed there: Corinth." in said
    assert "Marker in Thebes" in labels(await house.say(user, "moves"))


async def test_an_order_that_is_not_legal_any_more_is_told_the_rule(house: House) -> None:
    await house.play_until("take-tile")
    live, user = await house.live(), await next_one(house)
    tile = live.state.offer[0]
    words = live.game.wording("en", live.names)
    order = live.game.orders("en", live.names)
    taking = next(each for each in takes(live) if each.tile == tile)
    await leave(house, user, order.write(taking))
    await house.bot.keeper.submit(house.table, live.waiting_for()[0], [taking])
    while (await house.live()).waiting_for() == live.waiting_for():
        now = await house.live()
        [asked] = now.decisions(live.waiting_for()[0])
        assert asked.default is not None
        await house.bot.keeper.submit(house.table, asked.seat, [asked.default])
    await settled(house)
    assert f"{words.tile(tile)} is not on offer" in await told(house, user)
    assert await waiting(house) == []


def takes(live: Live) -> list[Take]:
    [asked] = live.decisions(live.waiting_for()[0])
    return [each for form in asked.answers for each in form.every() or () if isinstance(each, Take)]


async def test_an_order_is_told_that_the_table_has_gone_back_behind_it(house: House) -> None:
    await asked_by(house)
    user = await next_one(house)
    seat = house.users.index(user)
    await rig.all_sent(house.bot)
    await leave(house, user)
    await house.bot.gamemaster.rollback(house.table, 0, "Mistake", lambda *_: [])
    while (await house.live()).waiting_for() != [seat]:
        await asked_by(house, "place Megara")
    await settled(house)
    assert "The table has gone back to a move before you left it." in await told(house, user)
    assert (await house.live()).waiting_for() == [seat]


async def test_an_order_that_is_too_old_is_told_so(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    assert isinstance(house.server.clock, MovableClock)
    house.server.clock.advance(timedelta(days=31).total_seconds())
    await asked_by(house)
    await settled(house)
    assert "It was left more than 30 days ago." in await told(house, user)
    assert (await house.live()).row.seq == 1


async def test_at_a_paused_table_an_order_waits_until_it_goes_on(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    not_yet(house)
    await asked_by(house)
    await house.bot.gamemaster.pause(house.table, "Lunch", [])
    at_once(house)
    await settled(house)
    assert (await house.live()).row.seq == 1
    await house.bot.gamemaster.resume(house.table, [])
    await settled(house)
    assert (await house.live()).row.seq == 2


async def test_who_takes_over_a_seat_does_not_take_over_the_order(house: House, visit: Visit) -> None:
    user = await next_one(house)
    seat = house.users.index(user)
    await leave(house, user)
    zenon = await visit("Zenon")
    await house.bot.gamemaster.substitute(house.table, seat, int(await zenon.id()), "Zenon", lambda _: [])
    assert await waiting(house) == []
    await asked_by(house)
    await settled(house)
    assert (await house.live()).row.seq == 1


async def test_what_is_left_goes_with_the_table(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    await house.bot.gamemaster.end(house.table, "Enough", [])
    assert await waiting(house) == []
    assert "None." in (await house.say(user, "ahead show")).text


async def test_deleted_user_leaves_no_order(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    await house.say(user, "ahead late", late=True)
    await house.say(user, "privacy delete", sure=True)
    assert await waiting(house) == []
    assert not house.bot.orders_ahead.late


# While it is on its way


async def test_an_own_answer_supersedes_it(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    not_yet(house)
    await asked_by(house)
    shown = await house.say(user, "moves")
    assert "**Left ahead**; it is about to be carried out:" in shown.text
    assert labels(shown)[:2] == ["Do it", "Drop it"]
    assert "No table is waiting for you." in (await house.say(user, "tables")).text
    await house.say(user, "order", text="place Thebes")
    assert await waiting(house) == []
    live = await house.live()
    assert live.row.seq == 2
    assert "Thebes" in (await house.say(user, "log")).text


async def test_it_is_done_at_once_or_dropped_by_button(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    not_yet(house)
    await asked_by(house)
    shown = await house.say(user, "moves")
    assert "✓ Marker in Corinth" in (await house.press(user, shown, "Do it")).text
    third = await house.asked()
    await rig.all_sent(house.bot)
    assert (await house.live()).row.seq == 2
    assert await waiting(house) == []
    assert third is not user


async def test_what_is_dropped_is_asked_as_usual(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    not_yet(house)
    await asked_by(house)
    shown = await house.press(user, await house.say(user, "moves"), "Drop it")
    assert "Marker in Thebes" in labels(shown)
    at_once(house)
    await settled(house)
    assert (await house.live()).row.seq == 1


async def test_it_counts_once_whoever_comes_first(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    not_yet(house)
    await asked_by(house)
    [order] = await waiting(house)
    live = await house.live()
    [asked] = live.decisions(order.seat)
    orders, question = house.bot.staging.orders, live.decision_id(asked)
    results = await asyncio.gather(
        *(orders.carry_out_left(order, question) for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(each, Exception) for each in results) == 2
    assert (await house.live()).row.seq == 2


async def test_changing_a_noted_answer_leaves_it_for_the_next_question(house: House) -> None:
    market, live, _ = await at_supply(house)
    seat = next(seat for seat in range(3) if noted.amendable(live, seat))
    user = market.users[seat]
    await leave(market, user, market_pass(live))
    options = await market.press(user, await market.say(user, "moves"), "Change")
    before = live.row.seq
    while (await market.live()).row.seq == before:
        options = await market.press(user, options, labels(options)[0])
    assert [order.kind for order in await waiting(market)] == ["ahead"]


def market_pass(live: Live) -> str:
    return live.game.orders("en", live.names).write(Pass())


async def test_another_question_in_between_leaves_it_for_its_own(house: House) -> None:
    """Perikles: who is asked for leave answers; an order for the next influence phase goes on waiting."""
    await rig.leap(house.bot, house.table, may_ask)
    live = await house.live()
    asker = live.waiting_for()[0]
    ask, _ = asking_and_sending(live)
    order = live.game.orders("en", live.names)
    for user in house.users:
        if user is not house.users[asker]:
            await leave(house, user, order.write(Take(next(iter(board().tiles)))))
    await house.bot.keeper.submit(house.table, asker, [ask])
    [leader] = (await house.live()).waiting_for()
    await house.bot.keeper.submit(house.table, leader, [AnswerRequest(True)])
    await settled(house)
    assert leader in [each.seat for each in await waiting(house)]


async def test_the_rest_of_an_order_ahead_waits_for_the_answer_of_another(house: House) -> None:
    await rig.leap(house.bot, house.table, may_ask)
    live = await house.live()
    seat = live.waiting_for()[0]
    ask, send = asking_and_sending(live)
    await house.bot.staging.orders.leave(live, live, seat, [ask, send], None)
    await settled(house)
    [rest] = await waiting(house)
    assert (rest.kind, actions_of(live, rest)) == ("rest", [send])
    letter = await house.users[seat].wait_for_dm(lambda m: "has been carried out" in m.text)
    assert "The rest goes on by itself" in letter.text
    [leader] = (await house.live()).waiting_for()
    done = await house.bot.keeper.submit(house.table, leader, [AnswerRequest(True)])
    there = next(place for place in done.live.state.places if place.id == send.place)
    assert any(sent.by == seat for sent in there.defenders)
    assert await waiting(house) == []


# Time


async def test_an_order_comes_before_what_keryx_answers_in_an_absence(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    await house.say(user, "away", until="3d", keryx=True)
    await asked_by(house)
    await settled(house)
    [row] = await house.bot.store.log(house.table, after=1, until=2)
    assert (row.reason, "corinth" in (row.action or "")) == ("", True)


async def test_keryx_does_not_answer_what_an_order_is_about_to(house: House) -> None:
    user = await next_one(house)
    await leave(house, user)
    await house.say(user, "away", until="3d", keryx=True)
    not_yet(house)
    await asked_by(house)
    await pulse.look(house.bot)
    assert (await house.live()).row.seq == 1


async def test_an_order_comes_before_its_time_is_up(house: House, server: PracticeServer) -> None:
    """However late its owner wants it to come."""
    await give_pace(house, pace="fast", when_up="answer")
    user = await next_one(house)
    await leave(house, user)
    not_yet(house)
    await asked_by(house)
    live = await house.live()
    [order] = await waiting(house)
    house.bot.orders_ahead.seconds = lambda _: 10.0**9
    seconds = house.bot.orders_ahead._seconds(live, order)
    assert 3 * 3600 < seconds < 16 * 3600
    await passing(house.bot, server, 15.99)
    assert house.bot.orders_ahead._seconds(await house.live(), order) == 0.0


def test_how_late_it_comes_cannot_be_foreseen() -> None:
    times = {some_seconds(is_late=True) for _ in range(50)}
    assert len(times) > 40
    assert all(LEAST_S <= each <= MOST_S for each in times)
    assert some_seconds(is_late=False) == QUICK_S


async def test_whether_it_comes_late_is_its_owners_choice_and_is_kept(
    server: PracticeServer, visit: Visit, tmp_path: Path
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users)
        assert "some seconds after" in (await house.say(users[0], "ahead show")).text
        assert "some minutes after" in (await house.say(users[0], "ahead late", late=True)).text
        await house.say(users[1], "ahead late", late=True)
        await house.say(users[1], "ahead late", late=False)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        assert bot.orders_ahead.late == {int(await users[0].id())}


async def test_a_new_process_carries_out_what_is_left_once(
    server: PracticeServer, visit: Visit, tmp_path: Path
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users)
        await leave(house, await next_one(house))
        not_yet(house)
        await asked_by(house)
        assert len(await waiting(house)) == 1
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = at_once(again(house, bot))
        await settled(house)
        await settled(house)
        rows = [row for row in await bot.store.log(house.table) if row.kind == "move"]
        assert len(rows) == 2
        assert await waiting(house) == []


def again(house: House, bot: KeryxBot) -> House:
    return House(bot, house.server, house.users, house.table, house.thread)
