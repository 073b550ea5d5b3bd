"""A way to use every kind of component: it is shown, and then, whatever comes between, used."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest

from bot.discord.bot import KeryxBot
from bot.discord.panels import (
    ahead,
    arrange,
    boards,
    buttons,
    digest,
    ending,
    inbox,
    lobby,
    proposal,
    reminding,
    report,
    resigning,
    results,
    table,
    talk,
    watch,
)
from bot.discord.panels import help as help_panel
from bot.discord.sending import answered
from bot.keeper import clocks
from games.antike.actions import Demand
from games.perikles.wording import Wording
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.cogs.ended import add_ended
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_antike import ANN, IN, Field
from tests.cogs.test_lobby import new_table
from tests.toy.game.actions import Sell

REST = "1L Palmyra-Tyre"
"""What is left of an order that is interrupted."""

Then = Callable[[], Awaitable[None]]
"""What is done with what was shown, and what is to come of it."""


@dataclass
class Inn:
    """Tables of several games, whose bot may be stopped and started anew."""

    bot: KeryxBot
    server: PracticeServer
    users: list[User]
    houses: list[House] = field(default_factory=list)

    async def open(
        self, game: str = "perikles", scenario: str = "standard", *, seats: int = 3, images: str = "focus"
    ) -> House:
        users = self.users[:seats]
        self.houses.append(await open_house(self.bot, self.server, users, game, scenario, images=images))
        return self.houses[-1]

    def move_to(self, bot: KeryxBot) -> None:
        for house in self.houses:
            house.bot = bot


async def joining(inn: Inn) -> Then:
    daphnis, message = inn.users[2], await new_table(inn.users[0], seats=3)

    async def then() -> None:
        joined = await daphnis.answer(await daphnis.press(message, "Join"))
        assert joined.text.startswith("You have seat")

    return then


async def leaving(inn: Inn) -> Then:
    daphnis, message = inn.users[2], await new_table(inn.users[0], seats=3)
    await daphnis.answer(await daphnis.press(message, "Join"))

    async def then() -> None:
        left = await daphnis.answer(await daphnis.press(message, "Leave"))
        assert left.text.startswith("You have left")

    return then


async def starting(inn: Inn) -> Then:
    gamemaster, message = inn.users[0], await new_table(inn.users[0], seats=3)
    number = int(message.button("join:")["custom_id"].split(":")[1])
    for user in inn.users[:3]:
        await inn.bot.lobby.join(number, int(await user.id()), user.name)

    async def then() -> None:
        begun = await gamemaster.answer(await gamemaster.press(message, f"k:l:{number}:start"))
        assert "has started" in begun.text

    return then


async def choosing(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "moves")

    async def then() -> None:
        assert "Tell them now" in labels(await house.press(user, shown, "Marker in Megara"))

    return then


async def confirming(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Wording, "is_confirmed", lambda *_: True)
        echo = await house.press(user, await house.say(user, "moves"), "Marker in Megara")

    async def then() -> None:
        assert "✓ Marker in Megara" in (await house.press(user, echo, "Confirm")).text

    return then


async def telling_now(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    staged = await house.press(user, await house.say(user, "moves"), "Marker in Megara")

    async def then() -> None:
        assert "✓ Marker in Megara" in (await house.press(user, staged, "Tell them now")).text

    return then


async def unstaging(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    staged = await house.press(user, await house.say(user, "moves"), "Marker in Megara")

    async def then() -> None:
        assert (await house.press(user, staged, "Undo")).text.startswith("Taken back.")

    return then


async def taking_from_a_menu(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arrange, "MAX_FLAT", 0)
        shown = await house.say(user, "moves")
    options = {option["label"]: option["value"] for option in shown.menu()["options"]}

    async def then() -> None:
        outcome = await user.select(shown, options["Marker in Corinth"])
        assert "**Marker in Corinth**" in (await house.after(user, outcome, shown)).text

    return then


async def typing_an_order(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "moves")

    async def then() -> None:
        form = await user.press(shown, "Type an order")
        outcome = await user.submit_modal(form, {"typed": "place Thebes"})
        assert "✓ Marker in Thebes" in (await house.after(user, outcome, shown)).text

    return then


async def answering_directly(inn: Inn) -> Then:
    user, shown, house = await question_in_a_direct_message(inn)

    async def then() -> None:
        answer = await house.press(user, shown, labels(shown)[0])
        assert labels(shown)[0] in answer.text

    return then


async def question_in_a_direct_message(inn: Inn) -> tuple[User, Seen, House]:
    """Give who is asked, what they are sent, and where they sit."""
    house = await inn.open("peloponnes", "standard")
    await house.play_until("take-building")
    await rig.all_sent(inn.bot)
    live = await house.live()
    user = house.users[next(seat for seat in live.waiting_for() if answered.asked_directly(live, seat))]
    # Its buttons name the table.
    return user, await user.wait_for_dm(lambda m: f":{house.table}:" in str(m.components)), house


async def looking_at_the_table(inn: Inn) -> Then:
    house = await inn.open(images="demand")
    panel = await house.panel()
    assert labels(panel) == ["Your move", "Board", "My hand", "Catch up"]

    async def then() -> None:
        user = await house.asked()
        assert "Marker in Megara" in labels(await house.press(user, panel, "Your move"))
        assert (await house.press(user, panel, "My hand")).attachments
        board = await house.press(user, panel, "Board")
        assert board.attachments
        assert "Athens" in (await house.press(user, board, "Board as text")).text

    return then


async def looking_closer_at_a_report(inn: Inn) -> Then:
    house = await inn.open()
    await rig.leap(inn.bot, house.table, lambda live: bool(live.state.round > 1))
    await rig.all_sent(inn.bot)
    user = house.users[0]
    found = next(each for each in await user.messages(house.thread) if "Roll by roll" in labels(each))

    async def then() -> None:
        shown = await house.press(user, found, "Roll by roll")
        assert "Attacking Amphipolis: Argive hoplite 2" in shown.content

    return then


async def taking_back_in_public(inn: Inn) -> Then:
    house = await inn.open("antike", "orient")
    await Field(**vars(house)).lay_out()
    panel, user = await house.old_panel(), await house.asked()
    await house.say(user, "antike rondel", field="manoeuvre-b")

    async def then() -> None:
        assert (await house.press(user, panel, "Undo")).text.startswith("Taken back.")

    return then


async def answering_on_the_post(inn: Inn) -> Then:
    house = await inn.open("perikles", "standard")
    await house.play_until("name-first")
    panel, user = await house.panel(), await house.asked()
    named = labels(panel)[0]

    async def then() -> None:
        staged = await house.press(user, panel, named)
        assert named in staged.text
        assert f"✓ {named}" in (await house.press(user, staged, "Tell them now")).text

    return then


async def typing_a_number(inn: Inn) -> Then:
    """The form too, that was open when the bot was stopped."""
    house = await inn.open("toy", "fair", seats=2)
    (await house.altered()).agenda[-1].left = 150
    await house.play(Sell(1))  # so that what is left is kept
    user = house.users[0]
    shown = await house.say(user, "moves")
    early = await user.press(shown, "Enter a number")

    async def then() -> None:
        late = await user.press(shown, "Enter a number")
        assert late.modal == early.modal is not None
        echo = await house.after(user, await user.submit_modal(early, {"typed": "149"}), shown)
        assert "Tell them now" in labels(echo)
        await house.press(user, echo, "Tell them now")
        assert (await house.live()).state.sold == {"oil": 150}

    return then


async def sending_a_preview(inn: Inn) -> Then:
    house = await inn.open("antike", "orient")
    user = await house.asked()
    shown = await house.say(user, "antike preview", text="rondel iron")

    async def then() -> None:
        assert "✓ Iron" in (await house.press(user, shown, "Send this order")).text

    return then


async def interrupted(inn: Inn, rest: str = REST) -> tuple[House, User]:
    """Interrupt an order by a question to another: whether they fight what enters."""
    house = await inn.open("antike", "orient")
    await Field(**vars(house)).lay_out()
    user = house.users[ANN]
    await house.say(user, "order", text=f"rondel manoeuvre after gold; {IN}; {rest}")
    return house, user


async def with_a_rest(inn: Inn) -> tuple[House, User, Seen]:
    """Interrupt an order by a fight that it did not count on; its player is shown the rest."""
    house, user = await interrupted(inn)
    [asked] = [each.decision for each in (await house.live()).table().asked()]
    await house.bot.keeper.submit(house.table, asked.seat, [Demand(1)])
    return house, user, await house.say(user, "moves")


async def doing_the_rest(inn: Inn) -> Then:
    house, user, shown = await with_a_rest(inn)

    async def then() -> None:
        assert "Palmyra-Tyre`" in shown.text
        assert "✓" in (await house.press(user, shown, "Do it")).text

    return then


async def dropping_the_rest(inn: Inn) -> Then:
    house, user, shown = await with_a_rest(inn)

    async def then() -> None:
        assert "Do it" not in labels(await house.press(user, shown, "Drop it"))
        assert "Do it" not in labels(await house.say(user, "moves"))

    return then


async def taking_back(inn: Inn) -> Then:
    house = await inn.open("antike", "orient")
    await Field(**vars(house)).lay_out()
    user = await house.asked()
    shown = await house.say(user, "antike rondel", field="manoeuvre-b")

    async def then() -> None:
        assert (await house.press(user, shown, "Undo")).text.startswith("Taken back.")

    return then


async def asking_for_help(inn: Inn) -> Then:
    house = await inn.open()
    user = house.users[0]
    shown = await house.say(user, "help")

    async def then() -> None:
        assert "## Antike in short" in (await house.press(user, shown, "Antike in short")).text

    return then


async def leafing_back(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    await rig.play(inn.bot, house.table, 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(digest, "LINES", 1)
        shown = await house.say(user, "since")

    async def then() -> None:
        turned = await house.press(user, shown, "Earlier")
        assert "Since your last move" in turned.text or "What happened" in turned.text
        assert turned.text != shown.text

    return then


async def turning_to_an_earlier_board(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    await rig.play(inn.bot, house.table, 3)
    shown = await house.say(user, "board full")

    async def then() -> None:
        assert "after move 2 of 3" in (await house.press(user, shown, "Move before")).text

    return then


async def opening_a_table_from_the_inbox(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "tables")

    async def then() -> None:
        opened = await house.press(user, shown, f"k:i:table:{house.table}")
        assert "Marker in Megara" in labels(opened)

    return then


async def switching_reminders_off(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "remind")

    async def then() -> None:
        assert "does not remind" in (await house.press(user, shown, "No reminders")).text

    return then


async def choosing_when_to_be_reminded(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "remind")

    async def then() -> None:
        chosen = await house.after(user, await user.select(shown, "6", menu="k:m:hours"), shown)
        assert "First: after 6 hours." in chosen.text

    return then


async def coming_back(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "away", until="3d")

    async def then() -> None:
        assert "Welcome back" in (await house.press(user, shown, "I am back")).text

    return then


async def nudging(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.other()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clocks, "why_not_nudge", lambda *_: None)
        shown = await house.say(user, "moves")

    async def then() -> None:
        await house.wait_long()
        assert "Keryx passes it on" in (await house.press(user, shown, "Nudge")).text

    return then


async def agreeing(inn: Inn) -> Then:
    house = await inn.open()
    await house.say(house.users[0], "vote pause")
    await rig.all_sent(inn.bot)
    shown = await house.users[1].wait_for_message(house.thread, lambda m: "Agree" in labels(m))

    async def then() -> None:
        assert (await house.press(house.users[1], shown, "Agree")).text.startswith("You agree.")
        assert (await house.live()).row.status == "paused"

    return then


async def taking_a_seat(inn: Inn) -> Then:
    house = await inn.open("peloponnes", seats=2)
    await house.say(house.users[1], "table seek")
    await rig.all_sent(inn.bot)
    stranger = inn.users[2]
    place = str(inn.server.channel("tables").id)
    shown = await stranger.wait_for_message(place, lambda m: "Take the seat" in labels(m))

    async def then() -> None:
        told = await stranger.answer(await stranger.press(shown, "Take the seat"))
        assert told.text.startswith("The table is asked")

    return then


async def resigning_a_seat(inn: Inn) -> Then:
    house = await inn.open()
    shown = await house.say(house.users[1], "table resign")

    async def then() -> None:
        assert "given up" in (await house.press(house.users[1], shown, "Resign")).text
        assert list((await house.live()).state.resigned) == [1]

    return then


async def looking_for_a_substitute(inn: Inn) -> Then:
    house = await inn.open()
    shown = await house.say(house.users[1], "table resign")

    async def then() -> None:
        pressed = await house.press(house.users[1], shown, "Look for a substitute")
        assert pressed.text.startswith("It is posted in")

    return then


async def asking_for_undo(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    await rig.play(inn.bot, house.table, 1)
    shown = await house.say(user, "undo")

    async def then() -> None:
        assert "The others are asked" in (await house.press(user, shown, "Ask the others")).text

    return then


async def leaving_an_order(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.other()
    shown = await house.say(user, "ahead leave", text="place Thebes")

    async def then() -> None:
        left = await house.press(user, shown, "In any case")
        assert "`place Thebes`" in left.text
        form = await user.press(left, "Change the order …")
        shown_again = await house.after(user, await user.submit_modal(form, {"typed": "place Megara"}), left)
        assert "place Megara" in shown_again.text
        assert "`place Thebes`" in (await house.say(user, "ahead show")).text
        dropped = await house.say(user, "moves")
        assert "Your order is dropped." in (await house.press(user, dropped, "Drop the order")).text

    return then


async def leaving_on_a_condition(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.other()
    shown = await house.say(user, "ahead leave", text="place Thebes")
    value = next(
        each["value"]
        for menu in shown.components
        for each in menu.get("options", ())
        if each["label"] == "if it is still round 1"
    )

    async def then() -> None:
        outcome = await user.select(shown, value, menu=f"k:f:if:{house.table}:{house.users.index(user)}:0")
        assert "if it is still round 1" in (await house.after(user, outcome, shown)).text

    return then


async def playing_again(inn: Inn) -> Then:
    house = await inn.open("peloponnes")
    await rig.leap(inn.bot, house.table, rig.is_over)
    await rig.all_sent(inn.bot)
    last = await house.panel()

    async def then() -> None:
        assert "is open" in (await house.press(house.users[0], last, "Rematch")).text

    return then


async def turning_to_earlier_tables(inn: Inn) -> Then:
    for _ in range(results.ON_PAGE + 1):
        await add_ended(inn.bot, inn.server, ("Bion", "Gorgo"))
    house, user = await inn.open(), inn.users[1]
    shown = await house.say(user, "results")

    async def then() -> None:
        assert "page 2 of" in (await house.press(user, shown, "Earlier")).text

    return then


async def looking_up_ones_own_results(inn: Inn) -> Then:
    await add_ended(inn.bot, inn.server, ("Bion", "Gorgo"))
    house, user = await inn.open(), inn.users[1]
    shown = await house.say(user, "tables")

    async def then() -> None:
        assert (await house.press(user, shown, "My results")).text.startswith("## Bion")

    return then


async def looking_back_on_a_game(inn: Inn) -> Then:
    house = await inn.open("peloponnes")
    await rig.leap(inn.bot, house.table, rig.is_over)
    shown = await house.panel()

    async def then() -> None:
        assert "The whole record" in (await house.press(inn.users[1], shown, "Export")).text

    return then


async def watching(inn: Inn) -> Then:
    house = await inn.open("antike", "orient", seats=2)
    stranger = inn.users[2]
    listed = await house.say(stranger, "watch")

    async def then() -> None:
        stopped = await house.press(stranger, listed, f"k:b:stop:{house.table}")
        assert f"You no longer watch table {house.table}." in stopped.text

    return then


async def asking_with_whom_to_talk(inn: Inn) -> Then:
    house = await inn.open("antike", "orient", seats=2)
    button = discord.ui.View(timeout=None).add_item(talk.TalkButton(house.table, "Talk in private"))
    await inn.bot.get_partial_messageable(int(house.thread)).send("A card", view=button)
    card = await house.users[0].wait_for_message(house.thread, lambda m: m.text == "A card")

    async def then() -> None:
        assert "You are in none." in (await house.press(house.users[0], card, "Talk in private")).text

    return then


async def talking(inn: Inn) -> Then:
    house = await inn.open("antike", "orient", seats=2)
    shown = await house.say(house.users[1], "talk")

    async def then() -> None:
        outcome = await house.users[1].select(shown, "0")
        assert "Here you talk in private" in (await house.after(house.users[1], outcome, shown)).text

    return then


USES: dict[type[Any], tuple[Callable[[Inn], Awaitable[Then]], ...]] = {
    lobby.Join: (joining,),
    lobby.LobbyButton: (leaving, starting),
    help_panel.HelpButton: (asking_for_help,),
    ending.EndButton: (playing_again, looking_back_on_a_game),
    results.ResultsButton: (turning_to_earlier_tables,),
    results.RecordButton: (looking_up_ones_own_results,),
    digest.EarlierButton: (leafing_back,),
    boards.BoardButton: (turning_to_an_earlier_board,),
    inbox.InboxButton: (opening_a_table_from_the_inbox,),
    ahead.AheadButton: (leaving_an_order,),
    ahead.AheadMenu: (leaving_on_a_condition,),
    buttons.Choice: (choosing, answering_directly),
    buttons.Confirm: (confirming,),
    buttons.TellNow: (telling_now,),
    buttons.Unstage: (unstaging,),
    buttons.DoRest: (doing_the_rest,),
    buttons.DropRest: (dropping_the_rest,),
    buttons.Menu: (taking_from_a_menu,),
    buttons.TypeOrder: (typing_an_order,),
    buttons.TypeNumber: (typing_a_number,),
    buttons.SendOrder: (sending_a_preview,),
    buttons.TakeBack: (taking_back,),
    reminding.RemindMenu: (choosing_when_to_be_reminded,),
    reminding.RemindButton: (switching_reminders_off,),
    reminding.AwayButton: (coming_back,),
    reminding.NudgeButton: (nudging,),
    proposal.ProposalButton: (agreeing, taking_a_seat),
    resigning.ResignButton: (resigning_a_seat, looking_for_a_substitute),
    proposal.ProposeButton: (asking_for_undo,),
    report.ReportButton: (looking_closer_at_a_report,),
    table.AnswerButton: (answering_on_the_post,),
    watch.WatchButton: (watching,),
    talk.TalkButton: (asking_with_whom_to_talk,),
    talk.TalkMenu: (talking,),
    table.TableButton: (looking_at_the_table, taking_back_in_public),
}
ALL = [way for ways in USES.values() for way in ways]
