"""Antike on Discord: its commands, standing orders that nobody sees, reactions, previews."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from sqlalchemy import update

import cogs
from bot.db.models import SNAPSHOT
from bot.discord.bot import KeryxBot
from bot.discord.panels.buttons import SendOrder
from bot.discord.panels.custom_id import Spot
from bot.discord.pictures import picture_cache
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.draw_process import Paint
from bot.discord.playing import preview
from bot.keeper import Live, moves
from bot.keeper.lobby import Wish
from bot.keeper.posts import nothing
from games.antike.actions import Reaction, Rondel
from games.antike.pieces import StandingOrder
from games.antike.state import Nation
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.orders import submit
from practice import PracticeServer, User
from practice.operations.mistake import Mistake
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.games.antike.builder import Position

ANN, BEN, CID = range(3)
FIRST = (
    "always fight",
    "any nation",
    "anywhere",
    "legions and galleys",
    "Leave it at “Standing order: always fight”",
)
IN, ON = "3L Babylon-Palmyra", "3L Palmyra-Tyre"


class Hand:
    """Draws in this process."""

    async def draw(self, paint: Paint, job: Job, language: str) -> bytes:
        return paint(job, language)


@dataclass
class Field(House):
    """A table of Antike where the Greeks are about to move, with the Persians on their way."""

    async def lay_out(self, *orders: Reaction) -> None:
        """Begin anew with a position, the Persians having given these standing orders."""
        position = Position().units("greeks", "babylon", 3).units("persians", "palmyra", 2)
        position.has("greeks", iron=2, coins=1).knows("greeks", "wheel")
        await self.lay(position.orders_of("persians", *(StandingOrder(each) for each in orders)))

    async def lay(self, position: Position) -> None:
        """Begin anew with a position in which the Greeks are on turn."""
        state = position.turn("greeks").state
        async with self.bot.store.writing() as writer:
            saved = update(SNAPSHOT).where(SNAPSHOT.c.table_id == self.table, SNAPSHOT.c.seq == 0)
            await writer._execute(saved.values(state=codec.to_json(state)))
        self.bot.keeper.forget(self.table)
        await self.live()

    async def order(self, seat: int, text: str) -> Seen:
        return await self.say(self.users[seat], "order", text=text)

    async def there(self, province: str) -> dict[str, int]:
        state = (await self.live()).state
        return {stack.nation: stack.count for stack in state.units.get(province, [])}

    async def greeks(self) -> Nation:
        nations: list[Nation] = (await self.live()).state.nations
        return next(nation for nation in nations if nation.id == "greeks")

    async def posts(self) -> list[Any]:
        await rig.all_sent(self.bot)
        return rig.posted(self.server, "field")


@pytest.fixture
async def field(
    bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> Field:
    monkeypatch.setattr(picture_cache, "painter", Hand)
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    guild, channel = int(server.store.guild.id), int(server.channel("tables").id)
    gamemaster = int(server.user(rig.PLAYERS[0]).id)
    row = await bot.lobby.new(Wish("antike", "orient", 3, guild, channel, gamemaster, "en", "focus"))
    place = bot.get_channel(channel)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="field", type=discord.ChannelType.public_thread)
    await bot.lobby.remember(row.key, thread_id=thread.id)
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    for user in users:
        await bot.lobby.join(row.key, int(await user.id()), user.name)
    await bot.lobby.start(row.key)
    made = Field(bot, server, users, row.key, str(thread.id))
    await rig.all_sent(bot)
    await made.lay_out()
    return made


# Commands


async def test_turn_by_commands(field: Field) -> None:
    user = field.users[ANN]
    offered = await user.autocomplete(field.thread, "antike rondel", "field", "man")
    assert offered.values == ["manoeuvre-a", "manoeuvre-b"]
    await field.say(user, "antike rondel", field="manoeuvre-b")
    offered = await user.autocomplete(
        field.thread, "antike move", "route", "pal", origin="babylon", unit="legion", count="2"
    )
    assert "palmyra" in offered.values
    done = await field.say(user, "antike move", origin="Babylon", unit="legion", count="2", route="susa")
    assert "✓ 2 legions: Babylon–Susa" in done.text
    assert await field.there("susa") == {"greeks": 2}
    undone = await field.say(user, "undo")
    assert "Taken back." in undone.text
    await field.say(user, "antike done")
    await rig.all_sent(field.bot)
    assert (await field.live()).waiting_for() == [BEN]


async def test_command_that_a_rule_forbids_names_the_rule(field: Field) -> None:
    """As an order does: what a field costs, what an advance follows on, where a province is not."""
    user = field.users[ANN]
    (await field.greeks()).field = "iron"
    said = await field.say(user, "antike rondel", field="Marble")
    assert "costs 2 resources or coins" in said.text
    (await field.greeks()).gold = 9
    await field.say(user, "antike rondel", field="advance", iron="2", coins="1")
    said = await field.say(user, "antike advance", advance="Navigation")
    assert "Navigation follows on Sailing" in said.text
    said = await field.say(user, "antike standing", reaction="never", province="Roma")
    assert "Rome is not on this board" in said.text
    assert (await field.live()).state.agenda[0].orders[ANN] == []


async def test_command_for_which_nothing_is_left_names_the_rule(field: Field) -> None:
    """With iron and coins used up no unit can be raised, though the question is still open."""
    greeks = await field.greeks()
    greeks.iron, greeks.coins, greeks.field = 1, 0, ""
    user = field.users[ANN]
    await field.say(user, "antike rondel", field="arming")
    await field.say(user, "antike arm", province="Sparta", legions="1")
    said = await field.say(user, "antike arm", province="Dyrrhachium", legions="1")
    assert "This costs 1 iron" in said.text
    assert "That does not answer your question now" not in said.text


async def test_command_says_what_could_have_been_typed(field: Field) -> None:
    user = field.users[ANN]
    said = await field.say(user, "antike standing", reaction="never", least="many")
    assert "“many” is not possible for “least” now. Possible: 1 to 17." in said.text
    said = await field.say(user, "antike standing", reaction="never", province="Babilon")
    assert "Do you mean Babylon?" in said.text
    said = await field.say(user, "antike standing", reaction="never", province="Xyz")
    assert re.search(r" and \d+ more\.", said.text)


async def test_fields_that_are_offered_tell_their_price(field: Field) -> None:
    (await field.greeks()).field = "iron"
    offered = await field.users[ANN].autocomplete(field.thread, "antike rondel", "field", "")
    named = {choice["value"]: choice["name"] for choice in offered.choices}
    assert (named["temple"], named["marble"]) == ("Temple", "Marble: pay 2")
    done = await field.say(field.users[ANN], "antike rondel", field="Marble: pay 2", iron="2")
    assert "not possible" not in done.text
    assert (await field.greeks()).field == "marble"


async def test_turn_by_panel(field: Field) -> None:
    user = field.users[ANN]
    panel = await field.say(user, "moves")
    assert "Standing orders" in labels(panel)
    assert "Type an order" in labels(panel)
    for _ in range(6):
        if (await field.live()).row.seq:
            break
        panel = await choose(field, user, panel, ("Go on the rondel", "Iron"))
    assert (await field.greeks()).field == "iron"


async def choose(field: Field, user: User, panel: Seen, wanted: Sequence[str]) -> Seen:
    """Press the button, or choose the option, that is wanted; else what is offered first."""
    menus = [each for each in panel.components if "options" in each]
    if menus:
        options = {option["label"]: option["value"] for option in menus[0]["options"]}
        value = next((options[label] for label in wanted if label in options), next(iter(options.values())))
        return await field.after(user, await user.use(panel, menus[0]["custom_id"], [value]), panel)
    label = next((each for each in ("Tell them now", *wanted) if each in labels(panel)), labels(panel)[0])
    return await field.press(user, panel, label)


# Standing orders and reactions


async def test_standing_order_is_given_and_lifted_at_any_time(field: Field) -> None:
    user = field.users[BEN]
    told = await field.say(user, "antike standing", reaction="never", opponent="Greeks")
    assert "✓" in told.text
    [order] = (await field.live()).state.agenda[0].orders[BEN]
    assert (order.reaction, order.opponent, order.least) == ("never", "greeks", 1)
    offered = await user.autocomplete(field.thread, "antike lift", "number", "")
    assert offered.values == ["0", "1"]
    await field.say(user, "antike lift", number="1")
    assert (await field.live()).state.agenda[0].orders[BEN] == []


async def test_standing_order_by_panel(field: Field) -> None:
    user = field.users[CID]
    panel = await field.press(user, await field.say(user, "moves"), "Standing orders")
    assert "Only you see this" in panel.text
    for _ in range(6):
        if (await field.live()).state.agenda[0].orders[CID]:
            break
        panel = await choose(field, user, panel, FIRST)
    [order] = (await field.live()).state.agenda[0].orders[CID]
    assert (order.reaction, order.opponent, order.province, order.unit) == ("always", "", "", "")


async def test_move_is_not_taken_back_from_among_standing_orders(field: Field) -> None:
    await field.order(ANN, "rondel manoeuvre after gold")
    user = field.users[ANN]
    panel = await field.say(user, "moves")
    assert "Undo" in labels(panel)
    panel = await field.press(user, panel, "Standing orders")
    assert "Undo" not in labels(panel)
    panel = await field.press(user, panel, "Back to the question")
    assert "Undo" in labels(panel)


async def test_turn_without_anything_to_tell_is_told_to_be_over(field: Field) -> None:
    await field.order(ANN, "rondel manoeuvre after gold; 1L Babylon-Susa")
    await field.bot.keeper.amend(await field.live(), nothing, posted_seq=(await field.live()).seq)
    live = await field.live()
    while (live := await field.live()).waiting_for() == [ANN]:
        await field.order(ANN, "done")
    post = (await field.posts())[-1]
    assert f"- **{live.names[ANN]}** has finished." in post.content


async def test_turn_that_is_wasted_is_told_to_be(field: Field) -> None:
    """The Greeks have no gold and one coin; without a word their turn would seem to have been lost."""
    done = await field.order(ANN, "rondel advance")
    assert "✓ Advance – nothing to be done there now" in done.text


async def seen_by(field: Field, user: User) -> list[Any]:
    """Give all that a user can get to see, to the last byte."""
    found = []
    for command in ("moves", "log", "board text", "board full", "hand"):
        shown = await field.say(user, command)
        parts = [(each.get("label"), each.get("custom_id"), each.get("options")) for each in shown.components]
        files = [(each["filename"], each.get("description")) for each in shown.attachments]
        found.append((shown.text, parts, files))
    return found


async def test_nobody_sees_a_standing_order(field: Field) -> None:
    await field.order(ANN, "rondel manoeuvre after gold")
    before = [await seen_by(field, user) for user in (field.users[ANN], field.users[CID])]
    sent = len(await rig.rows(field.bot))
    for text in ("standing never greeks", "standing always", "lift 1"):
        answered = await field.order(BEN, text)
        assert "✓" in answered.text
    assert [await seen_by(field, user) for user in (field.users[ANN], field.users[CID])] == before
    assert len(await rig.rows(field.bot)) == sent


@pytest.mark.parametrize(("order", "left"), [("always", 1), ("never", 3)])
async def test_manoeuvre_past_standing_orders_needs_no_answer(
    field: Field, order: Reaction, left: int
) -> None:
    await field.lay_out(order)
    answer = await field.order(ANN, f"rondel manoeuvre after gold; {IN}; {left}L Palmyra-Tyre; done")
    assert await field.there("tyros") == {"greeks": left}
    lost = "The Persians meet the Greeks entering Palmyra and fight; each side loses 2 legions."
    assert (lost in answer.text) == (order == "always")
    [asked] = [each.decision for each in (await field.live()).table().asked()]
    assert (asked.seat, asked.question) != (ANN, "rondel")
    assert asked.question == "rondel"
    assert len(await field.posts()) == 2


@pytest.mark.parametrize("orders", [("ask",), ()])
async def test_who_is_to_be_asked_is_asked_and_answers_by_panel(
    field: Field, orders: tuple[Reaction, ...]
) -> None:
    await field.lay_out(*orders)
    stopped = await field.order(ANN, f"rondel manoeuvre after gold; {IN}; {ON}")
    assert "2 of 3 actions were carried out" in stopped.text
    assert "`3L Palmyra-Tyre`" in stopped.text
    post = (await field.posts())[-1]
    assert f"<@{await field.users[BEN].id()}>" in post.content
    assert "**Antike 1: 3 legions of the Greeks in Palmyra: fight?**" in post.content
    panel = await field.say(field.users[BEN], "moves")
    assert "How many of them do the Persians fight?" in panel.text
    panel = await choose(field, field.users[BEN], panel, ("Fight 2", "2"))
    for _ in range(3):
        if (await field.live()).waiting_for() != [BEN]:
            break
        panel = await choose(field, field.users[BEN], panel, ("Fight 2", "2"))
    assert (await field.live()).waiting_for() == [ANN]


# Previews


async def readable(user: User, shown: Seen) -> Any:
    picture_cache = [hashlib.sha256(await user.download(each)).hexdigest() for each in shown.pictures]
    return (
        shown.text,
        [each.get("description") for each in shown.attachments],
        picture_cache,
        labels(shown),
    )


async def test_preview_is_the_same_whatever_others_have_settled(field: Field) -> None:
    text = f"rondel manoeuvre after gold; {IN}; {ON}"
    shown = []
    for orders in ((), ("always",), ("never",), ("ask",)):
        await field.lay_out(*orders)
        shown.append(
            await readable(field.users[ANN], await field.say(field.users[ANN], "antike preview", text=text))
        )
    assert all(each == shown[0] for each in shown[1:])
    content, [alt], [_], buttons = shown[0]
    assert "The Greeks move 3 legions from Babylon by way of Palmyra to Tyre." in content
    assert alt.startswith("Preview, not the table itself.")
    assert buttons == ["Send this order"]
    assert (await field.live()).row.seq == 0
    assert await field.there("babylon") == {"greeks": 3}


async def test_preview_is_sent_once(field: Field) -> None:
    user = field.users[ANN]
    shown = await field.say(user, "antike preview", text=f"rondel manoeuvre after gold; {IN}")
    done = await field.press(user, shown, "Send this order")
    assert "✓ 3 legions: Babylon–Palmyra" in done.text
    assert (await field.live()).waiting_for() == [BEN]
    seq = (await field.live()).row.seq
    with pytest.raises(Mistake):
        await user.press(shown, "Send this order")
    assert (await field.live()).row.seq == seq


async def test_preview_survives_a_restart(field: Field, tmp_path: Path) -> None:
    user = field.users[ANN]
    shown = await field.say(user, "antike preview", text="rondel iron")
    await field.bot.close()
    async with rig.running(field.server, tmp_path, cogs=cogs.ALL) as bot:
        field.bot = bot
        assert "✓ Iron" in (await field.press(user, shown, "Send this order")).text
        assert (await field.greeks()).field == "iron"


async def test_preview_of_a_question_that_is_closed_sends_nothing(field: Field) -> None:
    user = field.users[ANN]
    shown = await field.say(user, "antike preview", text="rondel iron")
    await field.order(ANN, "rondel gold")
    seq = (await field.live()).row.seq
    assert "nothing was changed" in (await field.press(user, shown, "Send this order")).text
    assert ((await field.greeks()).field, (await field.live()).row.seq) == ("gold", seq)


async def test_preview_of_another_sends_nothing(field: Field) -> None:
    """Even where others can reach it, the order is its seat's alone."""
    shown = await field.say(field.users[ANN], "antike preview", text="rondel iron")
    thread = field.bot.get_channel(int(field.thread))
    assert isinstance(thread, discord.Thread)
    view = discord.ui.View(timeout=None)
    live = await field.live()
    view.add_item(SendOrder(Spot(live.id, ANN, live.decision_id(live.decisions(ANN)[0])), "Send this order"))
    sent = await thread.send(shown.text, view=view)
    copy = await field.users[BEN].wait_for_message(field.thread, lambda m: m.id == str(sent.id))
    answer = await field.press(field.users[BEN], copy, "Send this order")
    assert "was not for you; nothing was changed" in answer.text
    assert (await field.live()).row.seq == 0
    await field.press(field.users[ANN], copy, "Send this order")
    assert (await field.greeks()).field == "iron"


async def test_refused_part_of_a_preview_is_shown(field: Field) -> None:
    user = field.users[ANN]
    shown = await field.say(
        user, "antike preview", text=f"rondel manoeuvre after gold; {IN}; 4L Palmyra-Tyre"
    )
    assert shown.text.startswith("**4 legions: Palmyra–Tyre** would be refused: ")
    assert shown.components == []
    shown = await field.say(user, "antike preview", text="rondel nowhere")
    assert "nowhere" in shown.text


async def test_only_previews_that_are_drawn_are_counted(
    field: Field, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preview, "keep_order_rate", lambda _: None)
    waits = iter([None, 7.0])
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: next(waits))
    user = field.users[ANN]
    for text in ("rondel nowhere", "rondel temple; temple Sparta"):
        assert "please wait" not in (await field.say(user, "antike preview", text=text)).text
    shown = await field.say(user, "antike preview", text="rondel iron")
    assert shown.text.startswith("**Preview.**")
    assert "please wait 7 s" in (await field.say(user, "antike preview", text="rondel iron")).text


async def test_order_of_several_lines_from_the_form(field: Field) -> None:
    user = field.users[ANN]
    panel = await field.say(user, "moves")
    form = await user.press(panel, "Type an order")
    typed = {"typed": "rondel manoeuvre after gold;\n2L Babylon-Susa\n\n1L Babylon-Nineveh\n4L Susa-Babylon"}
    await user.submit_modal(form, typed)
    refused = await user.wait_for_message(field.thread, lambda m: "4L Susa" in m.text)
    order = "rondel manoeuvre after gold; 2L Babylon-Susa; 1L Babylon-Nineveh; 4L Susa-Babylon"
    assert f"`{order}`" in refused.text
    assert "part 4" in refused.text


@pytest.mark.parametrize("command", ["why", "antike preview"])
async def test_order_that_a_refusal_quotes_shows_as_one(field: Field, command: str) -> None:
    shown = await field.say(field.users[ANN], command, text="build Babylon")
    assert "as with `rondel arming`;" in shown.text


async def test_preview_by_order_and_of_one_who_is_not_asked(field: Field) -> None:
    shown = await field.order(ANN, "preview rondel iron")
    assert shown.text.startswith("**Preview.**")
    shown = await field.order(BEN, "Vorschau standing never")
    assert "You can send it when it is your turn." in shown.text
    assert (await field.live()).row.seq == 0


async def test_preview_of_one_who_waits_shows_nothing_of_a_turn_under_way(field: Field) -> None:
    await field.order(ANN, "rondel manoeuvre after gold; 2L Babylon-Susa")
    live: Live = await field.live()
    assert live.row.posted_seq < live.seq
    shown = await field.order(BEN, "preview standing never")
    assert "Susa" not in shown.attachments[0]["description"]


async def test_hand_shows_nothing_of_anothers_turn_under_way(field: Field) -> None:
    """Who is conquered learns it when everybody does; one's own standing orders are shown at once."""
    await field.lay(Position().units("greeks", "tyros", 1).cities("persians", "tyros", "susa", "ninive"))
    ben = field.users[BEN]
    before = await field.say(ben, "hand")
    await field.order(ANN, "rondel manoeuvre after gold; conquer Tyre")
    assert (await field.live()).may_undo(ANN)
    hidden = await field.say(ben, "hand")
    assert (hidden.text, *_pictures(hidden)) == (before.text, *_pictures(before))
    await field.order(BEN, "standing never")
    ordered = await field.say(ben, "hand")
    assert "Tyre" in ordered.text
    assert "never" in ordered.text
    await field.order(ANN, "done")
    assert "Tyre" not in (await field.say(ben, "hand")).text


def _pictures(message: Seen) -> list[tuple[str, str]]:
    return [(each["filename"], each["description"]) for each in message.attachments]


async def test_end_of_a_round_is_for_good_though_the_same_player_is_asked_next(field: Field) -> None:
    """Who is last, and first without a coin of the bank, is asked at once; the turn is over all the same."""
    position = Position().has("arabs", coins=28)
    state = position.turn("persians").state
    live = replace(await field.live(), state=state, asked=None)
    seat = next(nation.seat for nation in state.nations if nation.id == "persians")
    assert moves.is_for_good(live, seat, Rondel("iron"))
    after = submit(state, seat, Rondel("iron"), Seeded(b"any")).state
    assert Table(after, Seeded(b"any")).waiting_for() == [seat]
