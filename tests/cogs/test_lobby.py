"""`/table` and the lobby's buttons: from an empty channel to a started table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.db import StoreUnavailable, Writer
from bot.discord.bot import KeryxBot
from bot.discord.sending import lobby_message
from cogs._about import PER, RATE
from practice import MovableClock, PracticeServer, User
from practice.operations.mistake import Mistake
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import labels

SEND = "POST /channels/{}/messages"
HANG = "POST /channels/{}/messages/{}/threads"
FOREVER = 10_000


async def say(user: User, command: str, /, channel: str = "agora", **options: Any) -> Seen:
    return await user.answer(await user.slash(channel, command, **options))


async def new_table(user: User, **options: Any) -> Seen:
    """Open a table and give its lobby."""
    answer = await say(user, "table new", game="perikles", **options)
    assert "is open" in answer.content, answer.content
    return await user.wait_for_message("agora", lambda m: any("join:" in str(c) for c in m.components))


async def lobby(user: User, check: str) -> Seen:
    return await user.wait_for_message("agora", lambda m: not m.is_ephemeral and check in m.content)


EDIT = "PATCH /channels/{}/messages/{}"


@pytest.mark.parametrize(
    "trouble",
    [
        lambda faults: faults.rate_limit(EDIT, code=30046, times=FOREVER),
        lambda faults: faults.fail(EDIT, status=503, times=FOREVER),
        lambda faults: faults.reset(EDIT, times=FOREVER),
        lambda faults: faults.fail(EDIT, status=404, code=10008, times=FOREVER),
    ],
    ids=["429 of old messages", "503", "reset", "gone"],
)
async def test_lobby_that_cannot_be_edited_fails_no_command(
    bot: KeryxBot, server: PracticeServer, aspasia: User, damon: User, trouble: Any
) -> None:
    """What it should have shown is shown by the next change."""
    message = await new_table(aspasia, seats=3)
    trouble(server.core.faults)
    joined = await aspasia.answer(await aspasia.press(message, "Join"))
    assert joined.content.startswith("You have seat")
    server.core.faults.clear()
    await damon.answer(await damon.press(message, "Join"))
    assert "Aspasia" in (await lobby(aspasia, "Damon")).content


async def test_lobby_that_may_not_be_edited_for_long_holds_up_nothing(
    bot: KeryxBot, server: PracticeServer, aspasia: User, damon: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_message, "MAX_WAIT_S", 1.0)
    message, damon_id = await new_table(aspasia, seats=3), int(await damon.id())
    server.core.faults.delay(EDIT, seconds=2)
    joining = asyncio.create_task(aspasia.press(message, "Join"))
    await rig.until(bot.lobby_shown[1].locked)
    async with asyncio.timeout(0.8):
        await bot.lobby.join(1, damon_id, "Damon")
    joined = await aspasia.answer(await joining)
    assert joined.content.startswith("You have seat")


async def test_who_joins_twice_at_the_same_instant_has_one_seat(
    bot: KeryxBot, aspasia: User, damon: User
) -> None:
    message = await new_table(aspasia, seats=3)
    pressed = await asyncio.gather(*(damon.press(message, "Join") for _ in range(2)))
    answers = [(await damon.answer(outcome)).content for outcome in pressed]
    assert ["have seat" in answer for answer in answers] == [True, True]
    assert sorted("already" in answer for answer in answers) == [False, True]
    assert [seat.user_id for seat in await bot.lobby.seats(1)] == [int(await damon.id())]


async def test_table_is_opened_filled_and_started(bot: KeryxBot, aspasia: User) -> None:
    message = await new_table(aspasia, seats=4)
    assert "up to 4 players" in message.content
    assert labels(message) == ["Join", "Leave", "Start"]
    (thread,) = await aspasia.threads()
    assert thread["name"] == "Perikles, table 1"
    joined = await aspasia.answer(await aspasia.press(message, "Join"))
    assert joined.is_ephemeral
    assert "You have seat" in joined.content
    assert len(await aspasia.seat_others()) == 3
    assert "Press **Join** to take a seat." in message.content
    full = await lobby(aspasia, "Gorgo")
    assert "All seats are taken. The player who opened the table can start it now." in full.content
    assert "Press **Join**" not in full.content
    assert full.button("Join")["disabled"]
    begun = await aspasia.answer(await aspasia.press(full, "Start"))
    assert "has started" in begun.content
    started = await lobby(aspasia, "The table has started")
    assert started.components == []
    await rig.all_sent(bot)
    post = await aspasia.wait_for_message(thread["id"], lambda m: m.components)
    assert labels(post) == ["Your move", "My hand", "Undo", "Board as text"]
    assert post.attachments[0]["description"]


async def test_thread_of_a_table_stays_open_for_a_week_without_a_word(
    bot: KeryxBot, server: PracticeServer, aspasia: User
) -> None:
    await new_table(aspasia)
    (thread,) = await aspasia.threads()
    kept = server.store.channels[thread["id"]].thread
    assert kept is not None
    assert kept.auto_archive_duration == 7 * 24 * 60


async def test_start_needs_enough_players_and_the_gamemaster(
    bot: KeryxBot, aspasia: User, damon: User
) -> None:
    message = await new_table(aspasia)
    early = await aspasia.answer(await aspasia.press(message, "Start"))
    assert early.content == "Nobody has joined; this game is for 3 to 5."
    refused = await damon.answer(await damon.press(message, "Start"))
    assert "Only the player who opened the table" in refused.content
    refused = await say(damon, "table start", table=1)
    assert "Only the player who opened the table" in refused.content
    refused = await say(damon, "table cancel")
    assert "Only the player who opened the table" in refused.content


@pytest.mark.parametrize(
    ("fault", "said"),
    [(StoreUnavailable("The disk is full."), "cannot write to its database"), (ValueError(), "went wrong")],
)
async def test_start_that_fails_leaves_the_lobby_as_it_was(
    bot: KeryxBot, aspasia: User, monkeypatch: pytest.MonkeyPatch, fault: Exception, said: str
) -> None:
    await new_table(aspasia, seats=4)
    await aspasia.seat_others(me=True)
    await say(aspasia, "table leave", table=1)
    seated = await bot.lobby.seats(1)
    assert [each.seat for each in seated] == [1, 2, 3]

    async def failing(*_: object) -> None:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_log", failing)
        answer = await say(aspasia, "table start", table=1)
    assert said in answer.content
    assert "nothing was changed" in answer.content
    row = await bot.store.table(1)
    assert row is not None
    assert (row.status, await bot.lobby.seats(1)) == ("lobby", seated)
    assert "has started" in (await say(aspasia, "table start", table=1)).content
    live = await bot.keeper.live(1)
    assert [each.seat for each in live.seats] == [each.seat for each in await bot.lobby.seats(1)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("button", "elsewhere"),
    [
        ("Join", {"guild_id": 5}),
        ("Join", {"lobby_message_id": 5}),
        ("Leave", {"lobby_message_id": 5}),
        ("Start", {"channel_id": 5, "thread_id": 6}),
    ],
)
async def test_button_of_another_table_with_the_number_changes_nothing(
    bot: KeryxBot, server: PracticeServer, aspasia: User, button: str, elsewhere: dict[str, int]
) -> None:
    """After a copy of the database was restored, the numbers of later tables are given again."""
    message = await new_table(aspasia)
    if button != "Join":
        for name in rig.PLAYERS[:3]:
            await bot.lobby.join(1, int(server.user(name).id), name)
    seats = await bot.store.seats(1)
    await bot.lobby.remember(1, **elsewhere)
    answer = await aspasia.answer(await aspasia.press(message, button))
    assert answer.is_ephemeral
    assert answer.content.startswith("This button belongs to another table")
    assert await bot.store.seats(1) == seats
    assert (await bot.lobby.row(1)).status == "lobby"


async def test_tables_are_opened_only_so_often(bot: KeryxBot, server: PracticeServer, aspasia: User) -> None:
    for _ in range(RATE):
        assert "is open" in (await say(aspasia, "table new", game="perikles")).content
    refused = await say(aspasia, "table new", game="perikles")
    assert "please wait" in refused.content
    assert len(await bot.store.tables()) == RATE
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(PER + 1)
    assert "is open" in (await say(aspasia, "table new", game="perikles")).content


async def test_only_who_may_opens_tables(bot: KeryxBot, aspasia: User, damon: User) -> None:
    answer = await say(damon, "table new", game="perikles")
    assert "Only members who may manage the server, or who have its gamemaster role" in answer.content
    assert "`/keryx tables`" in answer.content
    assert await bot.store.tables() == []
    await say(aspasia, "keryx tables", who="everyone")
    assert "is open" in (await say(damon, "table new", game="perikles")).content


async def test_impossible_tables_are_refused(bot: KeryxBot, aspasia: User) -> None:
    answer = await say(aspasia, "table new", game="perikles", seats=6)
    assert answer.content == "This game is for 3 to 5 players, not for 6."
    answer = await say(aspasia, "table new", game="perikles", seats=0)
    assert answer.content == "This game is for 3 to 5 players, not for 0."
    answer = await say(aspasia, "table new", game="peloponnes", seats=3, scenario="solo")
    assert answer.content == "This game is for one player, not for 3."
    answer = await say(aspasia, "table new", game="perikles", scenario="*siege*")
    assert answer.content == "This game has no scenario “\\*siege\\*”; it has: `standard`."
    assert await bot.store.tables() == []


async def test_missing_permissions_are_named_before_anything_is_made(
    bot: KeryxBot, server: PracticeServer, aspasia: User
) -> None:
    role = next(role for role in server.store.guild.roles.values() if role.managed_by)
    everyone = server.store.guild.roles[server.store.guild.id]
    threads = 1 << 35
    role.permissions &= ~threads
    everyone.permissions &= ~threads
    for changed in (role, everyone):
        await announce(server, bot, changed.id)
    answer = await say(aspasia, "table new", game="perikles")
    assert "create public threads" in answer.content
    assert await bot.store.tables() == []
    assert [m for m in await aspasia.messages("agora") if not m.is_ephemeral] == []


async def announce(server: PracticeServer, bot: KeryxBot, role_id: str) -> None:
    """Let discord.py know of a changed role as it would hear of it."""
    role = bot.guilds[0].get_role(int(role_id))
    assert role is not None
    role._permissions = server.store.guild.roles[role_id].permissions


async def test_thread_is_no_place_for_a_table(bot: KeryxBot, aspasia: User) -> None:
    await new_table(aspasia)
    (thread,) = await aspasia.threads()
    answer = await say(aspasia, "table new", channel=thread["id"], game="perikles")
    assert "text channel" in answer.content


async def test_seats_are_chosen_changed_and_left(bot: KeryxBot, aspasia: User, damon: User) -> None:
    await new_table(aspasia, seats=3)
    await say(damon, "table join")
    assert "You already have seat Α at this table" in (await say(damon, "table join")).content
    await say(damon, "table seat", number=3)
    seats = await bot.store.seats(1)
    assert [(seat.seat, seat.name) for seat in seats] == [(2, "Damon")]
    assert "not free" in (await say(aspasia, "table seat", number=3)).content
    refused = await say(aspasia, "table seat", number=4)
    assert refused.content == "There is no seat Δ at this table; it has 3 seats."
    assert "You have left" in (await say(damon, "table leave")).content
    assert await bot.store.seats(1) == []
    message = await lobby(aspasia, "Table 1")
    answer = await damon.answer(await damon.press(message, "Leave"))
    assert answer.content == "You have no seat at this table."


async def test_two_who_join_at_the_same_instant_get_two_seats(
    bot: KeryxBot, aspasia: User, damon: User
) -> None:
    message = await new_table(aspasia, seats=3)
    outcomes = await asyncio.gather(aspasia.press(message, "Join"), damon.press(message, "Join"))
    for user, outcome in zip((aspasia, damon), outcomes, strict=True):
        assert "You have seat" in (await user.answer(outcome)).content
    assert [seat.seat for seat in await bot.store.seats(1)] == [0, 1]
    both = await lobby(aspasia, "Damon")
    assert "Aspasia" in both.content


async def test_which_table_is_asked_where_it_is_not_clear(bot: KeryxBot, aspasia: User, damon: User) -> None:
    assert "No table is open" in (await say(damon, "table join")).content
    await new_table(aspasia)
    await new_table(aspasia)
    assert "Several tables are open: 1 and 2" in (await say(damon, "table join")).content
    assert "at table 2" in (await say(damon, "table join", table=2)).content
    offered = await damon.autocomplete("agora", "table join", "table", "")
    assert [choice["value"] for choice in offered.choices] == [2, 1]
    offered = await damon.autocomplete("agora", "table join", "table", "1")
    assert [choice["value"] for choice in offered.choices] == [1]


async def test_tables_are_listed_and_shown(bot: KeryxBot, aspasia: User, damon: User) -> None:
    assert "no tables" in (await say(damon, "table list")).content
    await new_table(aspasia, seats=3)
    await say(damon, "table join")
    listed = await say(damon, "table list")
    assert "**Table 1**: Perikles, open, 1 of 3 seats taken" in listed.content
    shown = await say(damon, "table show")
    row = await bot.store.table(1)
    assert row is not None
    assert "Damon" in shown.content
    assert row.commitment in shown.content
    assert row.seed.hex() not in shown.content


async def test_table_is_cancelled_and_its_seed_shown(bot: KeryxBot, aspasia: User, damon: User) -> None:
    message = await new_table(aspasia)
    assert "cancelled" in (await say(aspasia, "table cancel")).content
    cancelled = await lobby(aspasia, "The table was cancelled.")
    assert cancelled.components == []
    row = await bot.store.table(1)
    assert row is not None
    assert row.seed.hex() in (await say(aspasia, "table show", table=1)).content
    with pytest.raises(Mistake, match="no longer there"):
        await damon.press(message, "Join")
    assert "cancelled" in (await say(damon, "table join", table=1)).content


async def test_table_of_another_language(bot: KeryxBot, aspasia: User) -> None:
    await say(aspasia, "keryx language", language="de")
    message = await new_table(aspasia)
    assert labels(message) == ["Mitspielen", "Verlassen", "Starten"]
    message = await new_table(aspasia, language="el")
    assert labels(message) == ["Παίζω", "Φεύγω", "Έναρξη"]


async def test_seats_are_offered_that_the_game_is_for(bot: KeryxBot, aspasia: User) -> None:
    offered = await aspasia.autocomplete("agora", "table new", "seats", "", game="perikles")
    assert [choice["value"] for choice in offered.choices] == [3, 4, 5]
    offered = await aspasia.autocomplete(
        "agora", "table new", "seats", "", game="peloponnes", scenario="solo"
    )
    assert [choice["value"] for choice in offered.choices] == [1]
    refused = await say(aspasia, "table new", game="perikles", seats=2)
    assert "for 3 to 5 players" in refused.content


async def test_fingerprint_is_told_before_the_start_and_stays(bot: KeryxBot, aspasia: User) -> None:
    message = await new_table(aspasia, seats=3)
    row = await bot.store.table(1)
    assert row is not None
    assert row.commitment in message.content
    await say(aspasia, "table cancel")
    assert row.commitment in (await lobby(aspasia, "The table was cancelled.")).content


async def test_scenarios_are_offered(bot: KeryxBot, aspasia: User) -> None:
    offered = await aspasia.autocomplete("agora", "table new", "scenario", "ST", game="perikles")
    assert offered.choices == [{"name": "standard", "value": "standard"}]


async def test_scenarios_are_offered_that_so_many_can_play(bot: KeryxBot, aspasia: User) -> None:
    offered = await aspasia.autocomplete("agora", "table new", "scenario", "", game="peloponnes", seats=3)
    assert offered.values
    assert "solo" not in offered.values
    offered = await aspasia.autocomplete("agora", "table new", "scenario", "", game="peloponnes", seats=1)
    assert "solo" in offered.values


async def test_players_are_let_into_the_thread(bot: KeryxBot, aspasia: User, visit: Visit) -> None:
    await new_table(aspasia)
    gorgo = await visit("Gorgo")
    await say(gorgo, "table join")
    (thread,) = await gorgo.threads()
    notices = [m for m in await gorgo.messages(thread["id"]) if m.raw["type"] == 1]
    assert len(notices) == 1


def fail(server: PracticeServer, route: str, how: str) -> None:
    match how:
        case "refused":
            server.core.faults.reset(route)
        case "lost":
            server.core.faults.reset(route, after=True)
        case "down":
            server.core.faults.fail(route, status=502, times=7)
        case "down after":
            server.core.faults.fail(route, status=500, times=7, after=True)


async def has_opened_once(bot: KeryxBot, server: PracticeServer, user: User) -> None:
    """There is one lobby, with one thread on it, and people can sit down."""
    await rig.all_sent(bot)
    (message,) = rig.posted(server, "agora")
    (thread,) = await user.threads()
    row = await bot.store.table(1)
    assert row is not None
    assert (str(row.lobby_message_id), str(row.thread_id)) == (message.id, thread["id"])
    assert row.status == "lobby"
    assert "You have seat" in (await say(user, "table join", table=1)).content


@pytest.mark.parametrize("route", [SEND, HANG])
@pytest.mark.parametrize("how", ["refused", "lost", "down", "down after"])
async def test_connection_that_fails_while_a_table_is_opened(
    bot: KeryxBot, server: PracticeServer, aspasia: User, route: str, how: str
) -> None:
    """Nothing is lost and nothing doubled: the message and its thread come by themselves."""
    fail(server, route, how)
    answer = await say(aspasia, "table new", game="perikles")
    assert "Table 1 is" in answer.content
    assert "went wrong" not in answer.content
    await has_opened_once(bot, server, aspasia)


async def test_opener_is_told_when_discord_does_not_answer(
    bot: KeryxBot, server: PracticeServer, aspasia: User
) -> None:
    server.core.faults.reset(SEND, times=FOREVER)
    answer = await say(aspasia, "table new", game="perikles")
    assert "Discord does not answer at the moment" in answer.content
    assert rig.posted(server, "agora") == []
    server.core.faults.clear()
    await has_opened_once(bot, server, aspasia)


@pytest.mark.parametrize("noted", [True, False])
async def test_table_is_opened_by_the_next_bot(
    server: PracticeServer, aspasia: User, tmp_path: Path, noted: bool
) -> None:
    """Killed after the lobby was posted; by the next start Discord has long forgotten the nonce."""
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        server.core.faults.reset(HANG, times=FOREVER)
        assert "does not answer" in (await say(aspasia, "table new", game="perikles")).content
        if not noted:
            await bot.lobby.remember(1, lobby_message_id=None)
    server.core.faults.clear()
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(3600)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await has_opened_once(bot, server, aspasia)


@pytest.mark.parametrize("route", [SEND, HANG])
@pytest.mark.parametrize("status", [400, 403, 404])
async def test_table_that_discord_refuses_is_given_up(
    bot: KeryxBot, server: PracticeServer, aspasia: User, route: str, status: int
) -> None:
    code = {400: 50035, 403: 50013, 404: 10003}[status]
    server.core.faults.fail(route, status=status, code=code)
    answer = await say(aspasia, "table new", game="perikles")
    assert "could not be opened" in answer.content
    row = await bot.store.table(1)
    assert row is not None
    assert row.status == "cancelled"
    await rig.all_sent(bot)
    assert [message.components for message in rig.posted(server, "agora")] in ([], [[]])


async def test_table_cancelled_before_it_was_announced_is_not_announced(
    bot: KeryxBot, server: PracticeServer, aspasia: User
) -> None:
    server.core.faults.reset(SEND, times=FOREVER)
    await say(aspasia, "table new", game="perikles")
    assert "cancelled" in (await say(aspasia, "table cancel", table=1)).content
    server.core.faults.clear()
    await rig.all_sent(bot)
    assert rig.posted(server, "agora") == []
