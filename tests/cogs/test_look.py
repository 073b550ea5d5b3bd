"""`/board`, `/hand`, `/log`, `/why`, `/rules`."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.discord.panels import table_panel
from cogs._about import PER, RATE
from games import registry
from practice import MovableClock, Permission, PracticeServer, User, announce
from practice.model import Overwrite
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels


async def size_of(house: House, message: Seen) -> tuple[int, int]:
    png = await house.users[0].download(message.attachments[0])
    return Image.open(io.BytesIO(png)).size


@pytest.mark.usefixtures("real_pictures")
async def test_board_is_drawn_whole_and_in_parts(house: House) -> None:
    user = house.users[0]
    whole = await house.say(user, "board full")
    assert whole.is_ephemeral
    assert whole.attachments[0]["filename"] == "keryx-1-0.png"
    assert len(whole.attachments[0]["description"]) > 100
    width, height = await size_of(house, whole)
    region = await house.say(user, "board region", region="places")
    assert (await size_of(house, region))[0] < width
    player = await house.say(user, "board player", player="1")
    assert (await size_of(house, player))[1] < height


async def test_table_of_another_server_is_not_looked_into_while_typing(house: House, daphnis: User) -> None:
    """Who plays there is nobody's business, but for those who sit there themselves."""
    live = await house.live()
    elsewhere = replace(live, row=live.row.model_copy(update={"guild_id": 4711}))
    house.bot.keeper.replace(elsewhere)
    for command, field in (("board player", "player"), ("board region", "region")):
        offered = await daphnis.autocomplete("agora", command, field, "", table=house.table)
        assert not offered.failed
        assert offered.choices == []
        own = await house.users[1].autocomplete("agora", command, field, "", table=house.table)
        assert len(own.choices) == 3


def hide(server: PracticeServer, name: str) -> None:
    """Let nobody but the bot see a channel."""
    channel, seen = server.channel(name), int(Permission.VIEW_CHANNEL)
    everyone = Overwrite(server.store.guild.id, 0, deny=seen)
    channel.overwrites = [everyone, Overwrite(server.store.bot_id, 1, allow=seen)]
    announce.channel_changed(server.core, channel, "CHANNEL_UPDATE")


@pytest.mark.parametrize(
    ("command", "options"),
    [("board full", {}), ("board player", {"player": "1"}), ("board text", {}), ("log", {})],
)
async def test_table_of_a_hidden_channel_is_for_those_who_see_it_or_sit_there(
    house: House, daphnis: User, command: str, options: dict[str, object]
) -> None:
    options = {"table": house.table, **options}
    shown = await daphnis.answer(await daphnis.slash("agora", command, **options))
    assert shown.text or shown.attachments
    hide(house.server, "tables")
    channel = house.bot.get_channel(int(house.server.channel("tables").id))
    await rig.until(lambda: channel.overwrites)  # type: ignore[union-attr]
    refused = await daphnis.answer(await daphnis.slash("agora", command, **options))
    assert refused.text == "You can see no table 1."
    assert not refused.attachments
    offered = await daphnis.autocomplete("agora", "board player", "player", "", table=house.table)
    assert offered.choices == []
    for user in house.users[:2]:
        seen = await user.answer(await user.slash("agora", command, **options))
        assert "no table" not in seen.text


async def test_tables_of_a_hidden_channel_are_named_to_those_who_see_it_or_sit_there(
    house: House, daphnis: User
) -> None:
    async def named(user: User) -> list[bool]:
        listed = (await user.answer(await user.slash("agora", "table list"))).text
        shown = (await user.answer(await user.slash("agora", "table show", table=house.table))).text
        offered = await user.autocomplete("agora", "table show", "table", "")
        return ["#1" in listed or "Table 1" in listed, "Perikles" in shown, offered.values == [house.table]]

    assert await named(daphnis) == [True, True, True]
    hide(house.server, "tables")
    channel = house.bot.get_channel(int(house.server.channel("tables").id))
    await rig.until(lambda: channel.overwrites)  # type: ignore[union-attr]
    assert await named(daphnis) == [False, False, False]
    for user in house.users[:2]:
        assert await named(user) == [True, True, True]


async def test_open_table_of_a_hidden_channel_is_nobodys_to_join(house: House, daphnis: User) -> None:
    gm = house.users[0]
    await gm.answer(await gm.slash("tables", "table new", game="antike"))
    hide(house.server, "tables")
    channel = house.bot.get_channel(int(house.server.channel("tables").id))
    await rig.until(lambda: channel.overwrites)  # type: ignore[union-attr]
    for options in ({}, {"table": 2}):
        refused = await daphnis.answer(await daphnis.slash("agora", "table join", **options))
        assert "no table" in refused.text.lower()
    assert (await daphnis.autocomplete("agora", "table join", "table", "")).choices == []


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("board full", {}),
        ("board region", {"region": "cities"}),
        ("board player", {"player": "1"}),
        ("board text", {}),
        ("hand", {}),
        ("log", {}),
        ("table list", {}),
        ("gm export", {}),
        ("gm backup", {}),
    ],
)
async def test_costly_command_lets_one_user_wait_who_is_too_quick(
    house: House, server: PracticeServer, command: str, options: dict[str, object]
) -> None:
    eager, other = house.users[:2]
    for _ in range(RATE):
        assert "please wait" not in (await house.say(eager, command, **options)).text
    assert "please wait" in (await house.say(eager, command, **options)).text
    assert "please wait" not in (await house.say(other, command, **options)).text
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(PER)
    assert "please wait" not in (await house.say(eager, command, **options)).text


@pytest.mark.parametrize("button", ["My hand", "Board"])
async def test_button_lets_one_user_wait_who_is_too_quick(
    house: House, server: PracticeServer, button: str
) -> None:
    eager, other = house.users[:2]
    panel = await house.panel()
    for _ in range(RATE):
        assert "please wait" not in (await house.press(eager, panel, button)).text
    assert "please wait" in (await house.press(eager, panel, button)).text
    assert "please wait" not in (await house.press(other, panel, button)).text
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(PER)
    assert "please wait" not in (await house.press(eager, panel, button)).text


async def test_parts_that_are_none_are_refused_with_those_that_are(house: House) -> None:
    user = house.users[0]
    answer = await house.say(user, "board region", region="moon")
    assert "Choose one of: The cities, The places of battle and All players." in answer.text
    answer = await house.say(user, "board player", player="Homer")
    assert "Althaia (Α), Bion (Β) and Gorgo (Γ)" in answer.text


@pytest.mark.parametrize(
    ("command", "field", "typed"),
    [
        ("board player", "player", "Gorgo"),
        ("board player", "player", " GORGÓ "),
        ("board region", "region", "The places of battle"),
        ("board region", "region", "the PLACES of battle"),
    ],
)
async def test_part_may_be_typed_out_as_it_is_called(
    house: House, command: str, field: str, typed: str
) -> None:
    assert (await house.say(house.users[0], command, **{field: typed})).attachments


async def test_game_of_rules_may_be_typed_out_and_must_be_one(house: House) -> None:
    user = house.users[0]
    answer = await house.say(user, "rules", topic="How orders are written", game="Antike")
    assert "rondel" in answer.text
    answer = await house.say(user, "rules", topic="orders", game="chess")
    *others, last = (registry.get(each).wording("en", ()).label("title") for each in registry.ids())
    assert answer.text == f"There is no such game. Choose one of: {', '.join(others)} and {last}."


async def test_tables_to_look_at_are_offered_in_direct_messages_too(house: House, daphnis: User) -> None:
    for user, wanted in ((house.users[0], [house.table]), (daphnis, [])):
        offered = await user.autocomplete(await user.open_dm(), "board full", "table", "")
        assert [choice["value"] for choice in offered.choices] == wanted


async def test_every_part_of_a_long_answer_comes_over_a_broken_connection(house: House) -> None:
    user = house.users[0]
    house.server.core.faults.reset("POST /webhooks/{}/{}")
    await house.say(user, "rules", topic="orders", game="Antike")
    await user.wait_for_message(house.thread, lambda m: "with semicolons" in m.text)
    assert house.server.core.faults._pending == []


async def test_parts_are_offered(house: House) -> None:
    user = house.users[0]
    offered = await user.autocomplete(house.thread, "board region", "region", "CIT")
    assert offered.choices == [{"name": "The cities", "value": "cities"}]
    offered = await user.autocomplete(house.thread, "board player", "player", "gor")
    assert offered.choices == [{"name": "Gorgo (Γ)", "value": "Γ"}]


async def test_onlooker_may_see_the_board_but_has_no_hand(house: House, visit: Visit) -> None:
    zenon = await visit("Zenon")
    assert (await house.say(zenon, "board full")).attachments
    assert "Athens" in (await house.say(zenon, "board text")).text
    assert (await house.say(zenon, "hand")).text == "You have no seat at this table."


async def test_hand_shows_ones_own_secrets(house: House) -> None:
    await house.play_until("take-tile")
    live = await house.live()
    hand = await house.say(house.users[1], "hand")
    words = live.game.wording("en", live.names)
    view = live.game.view(live.state, 1)
    assert hand.text == words.hand_text(view)
    described = hand.attachments[0]["description"]
    assert described == words.hand_alt(view)
    assert words.name(view.special) in described  # type: ignore[attr-defined]
    assert live.names[0] not in described


async def test_buttons_under_the_board_show_parts_of_it(house: House) -> None:
    await house.play_until("commit-forces")
    live = await house.live()
    words, althaia = live.game.wording("en", live.names), house.users[0]
    board = await house.say(althaia, "board full")
    parts = ["The cities", "The places of battle", "All players"]
    assert labels(board) == ["Close-up", *parts, "Board as text", "Move before"]
    own = await house.press(althaia, board, "Close-up")
    view = live.game.view(live.state, 0)
    assert own.attachments[0]["description"] == words.focus_alt(view)
    assert "Close-up" not in labels(own)
    cities = await house.press(althaia, own, "The cities")
    public = live.game.view(live.state, None)
    assert cities.attachments[0]["description"] == words.part_alt(public, "cities")
    assert labels(cities)[0] == "Board"


async def test_part_of_the_board_is_described_alone(house: House) -> None:
    await house.play_until("commit-forces")
    live = await house.live()
    view, words = live.game.view(live.state, None), live.game.wording("en", live.names)
    for command, options, part in (
        ("board region", {"region": "cities"}, "cities"),
        ("board player", {"player": "2"}, "seat-1"),
    ):
        shown = await house.say(house.users[0], command, **options)
        assert shown.attachments[0]["description"] == words.part_alt(view, part)
    assert words.name("sparta") in words.part_alt(view, "cities")
    assert live.names[0] not in words.part_alt(view, "seat-1")


async def test_part_of_the_board_is_told_as_text(house: House) -> None:
    await house.play_until("commit-forces")
    live = await house.live()
    view, words = live.game.view(live.state, 0), live.game.wording("en", live.names)
    told = await house.say(house.users[0], "board text", region="cities")
    assert told.text == words.part_text(view, "cities")
    assert told.text != (await house.say(house.users[0], "board text")).text
    refused = await house.say(house.users[0], "board text", region="nowhere")
    assert "no such region" in refused.text


async def test_log_tells_what_one_may_know(house: House) -> None:
    await rig.play(house.bot, house.table, 8)
    live = await house.live()
    own = await house.say(house.users[0], "log", lines=60)
    others = await house.say(house.users[1], "log", lines=60)
    special = live.game.wording("en", live.names).name(live.state.specials[0])
    assert f"Your special tile is {special}." in own.text
    assert f"Your special tile is {special}." not in others.text
    assert len((await house.say(house.users[0], "log", lines=2)).text.splitlines()) == 2


async def test_turn_under_way_is_its_players_own(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    seat = live.waiting_for()[0]
    send = next(f for f in live.decisions(seat)[0].answers if "Send" in str(f.kinds())).first()
    await house.bot.keeper.submit(house.table, seat, [send])
    own = await house.say(house.users[seat], "log", lines=5)
    others = await house.say(await house.other(), "log", lines=5)
    assert f"`{live.row.seq + 1}`" in own.text
    assert f"`{live.row.seq + 1}`" not in others.text
    texts = [(await house.say(user, "board text")).text for user in (house.users[seat], await house.other())]
    assert texts[0] != texts[1]


async def files_and_buttons(house: House, user: User) -> list[str]:
    """Name the files of pictures that a user asks for, and the buttons of a panel that is made now."""
    shown = [await house.say(user, command) for command in ("hand", "board full")]
    files = [each["filename"] for message in shown for each in message.attachments]
    return files + [str(item.custom_id) for item in table_panel(await house.live()).children]  # type: ignore[attr-defined]


async def test_number_of_a_picture_tells_nothing_of_anothers_turn_under_way(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    seat, other = live.waiting_for()[0], await house.other()
    before = await files_and_buttons(house, other)
    assert before[0] == f"keryx-1-{live.row.seq}.png"
    send = next(f for f in live.decisions(seat)[0].answers if "Send" in str(f.kinds())).first()
    await house.bot.keeper.submit(house.table, seat, [send])
    assert await files_and_buttons(house, other) == before


async def test_number_of_a_picture_tells_nothing_of_what_others_answer_at_the_same_time(house: House) -> None:
    await house.play_until("before-combat", seed=3)
    first, second = (await house.live()).waiting_for()
    before = await files_and_buttons(house, house.users[second])
    await house.say(house.users[first], "perikles pass")
    assert await files_and_buttons(house, house.users[second]) == before


async def test_board_waits_for_none_who_have_answered(house: House) -> None:
    """As the newest post does: who is waited for is public."""
    await house.play_until("before-combat", seed=3)
    live = await house.live()
    first, second = live.waiting_for()
    await house.say(house.users[first], "perikles pass")
    for user in house.users:
        text = (await house.say(user, "board text")).text
        assert f"Waiting for {live.names[second]}\n" in text
        alt = (await house.say(user, "board full")).attachments[0]["description"]
        assert f"Waiting for {live.names[second]}." in alt


async def test_why_names_the_rule(house: House) -> None:
    asked = await house.asked()
    answer = await house.say(asked, "why", text="place corinth")
    assert "is allowed now" in answer.text
    answer = await house.say(await house.other(), "why", text="place corinth")
    assert "It is not your turn" in answer.text
    await house.play_until("take-tile")
    answer = await house.say(await house.asked(), "why", text="end")
    assert "You must take a tile first" in answer.text
    assert "section 2" in answer.text
    assert (await house.live()).row.seq == 6


async def test_why_goes_through_all_parts_of_an_order(house: House) -> None:
    answer = await house.say(await house.asked(), "why", text="place corinth; place corinth")
    assert "Nobody can know yet whether the rest is allowed" in answer.text
    await house.play_until("take-tile", seed=2)
    before = (await house.live()).row
    take = await a_take(house)
    answer = await house.say(await house.asked(), "why", text=f"{take}; {take}")
    assert answer.text.startswith("In part 2 of your order:\n**Take")
    assert "You have already taken your tile" in answer.text
    assert (await house.live()).row == before


async def a_take(house: House) -> str:
    """Write an order that takes a tile, for whoever is asked to."""
    live = await house.live()
    [decision] = live.decisions(live.waiting_for()[0])
    takes = [each for form in decision.answers for each in getattr(form, "actions", ())]
    return live.game.orders("en", live.names).write(takes[0])


async def test_rules_explain_each_chapter_in_the_language_of_whoever_asks(house: House) -> None:
    user = house.users[0]
    answer = await house.say(user, "rules", topic="chapter-battles")
    assert answer.text.startswith("**Battles**: Place by place")
    answer = await house.say(user, "rules", topic="the persians")
    assert answer.text.startswith("**The Persians**: If you lead no city")
    answer = await house.say(user, "rules", topic="Supply", game="peloponnes")
    assert answer.text.startswith("**Supply**: Each inhabitant needs a food")
    await user.set_locale("de")
    offered = await user.autocomplete("agora", "rules", "topic", "truppen")
    assert offered.choices == [{"name": "Truppeneinsatz", "value": "chapter-forces"}]
    answer = await house.say(user, "rules", topic="chapter-forces")
    assert answer.text.startswith("**Truppeneinsatz**: Wer eine Stadt führt")


async def test_rules_explain_topics_and_orders(house: House) -> None:
    user = house.users[0]
    answer = await house.say(user, "rules", topic="orders")
    assert "**send**: `send Sparta h3 Attica attack`" in answer.text
    answer = await house.say(user, "rules", topic="plague", game="perikles")
    assert answer.text.startswith("**Plague**: When it is your turn")
    answer = await house.say(user, "rules", topic="chess")
    assert "Choose one of: Set-up, Influence tiles, " in answer.text
    assert "How orders are written" in answer.text
    offered = await user.autocomplete("agora", "rules", "topic", "pla")
    assert offered.choices == [{"name": "Plague", "value": "plague"}]
    offered = await user.autocomplete("agora", "rules", "game", "")
    assert {"name": "Perikles", "value": "perikles"} in offered.choices


async def test_board_that_is_drawn_on_demand_has_a_button(house: House) -> None:
    live = await house.live()
    await house.bot.keeper.amend(live, lambda _: [], images="demand")
    await rig.play(house.bot, house.table, 1)
    await rig.all_sent(house.bot)
    panel = await house.users[0].wait_for_message(house.thread, lambda m: "Board" in labels(m))
    board = await house.press(house.users[0], panel, "Board")
    assert board.is_ephemeral
    assert board.attachments
