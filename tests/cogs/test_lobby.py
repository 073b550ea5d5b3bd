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
from practice.errors import by_code
from practice.model import ChannelType
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
    answer = await say(user, "table new", game="perikles", **{"play": False, **options})
    assert "is open" in answer.text, answer.text
    return await user.wait_for_message("agora", lambda m: any("join:" in str(c) for c in m.components))


@pytest.mark.parametrize(
    ("opener", "server_speaks", "said"), [("de", "el", "de"), ("fr", "el", "el"), ("fr", "pl", "en")]
)
async def test_table_speaks_its_openers_language_then_its_servers(
    bot: KeryxBot,
    server: PracticeServer,
    althaia: User,
    monkeypatch: pytest.MonkeyPatch,
    opener: str,
    server_speaks: str,
    said: str,
) -> None:
    monkeypatch.setattr(server.store.guild, "locale", server_speaks)
    monkeypatch.setattr(server.store.accounts[await althaia.id()], "locale", opener)
    await say(althaia, "table new", game="perikles")
    assert (await bot.store.tables())[-1].language == said


async def test_server_without_the_bot_gets_its_invitation(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    """Discord offers the commands there too; old buttons are answered the same."""
    message = await new_table(althaia)
    server.remove_bot(commands_stay=True)
    await rig.until(lambda: bot.get_guild(int(server.store.guild.id)) is None)
    refusal = "Keryx is not a member of this server; somebody who manages it can invite the bot"
    expected = f"{refusal}: {bot.invite_link()}"
    assert (await say(althaia, "table list")).text == expected
    assert (await althaia.answer(await althaia.press(message, "Join"))).text == expected
    assert not await bot.lobby.seats((await bot.store.tables())[-1].key)


async def test_answer_mentions_the_command_that_helps(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    table = next(each["id"] for each in server.store.commands.values() if each["name"] == "table")
    assert f"</table new:{table}>" in (await say(althaia, "table join")).text


async def test_server_full_of_threads_is_told_so_and_the_table_opens_later(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    server.core.faults.refuse(HANG, by_code(160006), times=2)
    answer = await say(althaia, "table new", game="perikles")
    assert "this server has 1,000 active threads" in answer.text
    await rig.all_sent(bot)
    assert (await bot.store.tables())[-1].thread_id is not None


async def lobby(user: User, check: str) -> Seen:
    return await user.wait_for_message("agora", lambda m: not m.is_ephemeral and check in m.text)


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
    bot: KeryxBot, server: PracticeServer, althaia: User, daphnis: User, trouble: Any
) -> None:
    """What it should have shown is shown by the next change."""
    message = await new_table(althaia, seats=3)
    trouble(server.core.faults)
    joined = await althaia.answer(await althaia.press(message, "Join"))
    assert joined.text.startswith("You have seat")
    server.core.faults.clear()
    await daphnis.answer(await daphnis.press(message, "Join"))
    assert "Althaia" in (await lobby(althaia, "Daphnis")).text


async def test_lobby_that_may_not_be_edited_for_long_holds_up_nothing(
    bot: KeryxBot, server: PracticeServer, althaia: User, daphnis: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_message, "MAX_WAIT_S", 1.0)
    message, daphnis_id = await new_table(althaia, seats=3), int(await daphnis.id())
    server.core.faults.delay(EDIT, seconds=2)
    joining = asyncio.create_task(althaia.press(message, "Join"))
    await rig.until(bot.lobby_shown[1].locked)
    async with asyncio.timeout(0.8):
        await bot.lobby.join(1, daphnis_id, "Daphnis")
    joined = await althaia.answer(await joining)
    assert joined.text.startswith("You have seat")


async def test_who_joins_twice_at_the_same_instant_has_one_seat(
    bot: KeryxBot, althaia: User, daphnis: User
) -> None:
    message = await new_table(althaia, seats=3)
    pressed = await asyncio.gather(*(daphnis.press(message, "Join") for _ in range(2)))
    answers = [(await daphnis.answer(outcome)).text for outcome in pressed]
    assert ["have seat" in answer for answer in answers] == [True, True]
    assert sorted("already" in answer for answer in answers) == [False, True]
    assert [seat.user_id for seat in await bot.lobby.seats(1)] == [int(await daphnis.id())]


async def test_table_is_opened_filled_and_started(bot: KeryxBot, althaia: User) -> None:
    message = await new_table(althaia, seats=4)
    assert "for 3 to 4 players" in message.text
    assert labels(message) == ["Join", "Start (3 more needed)", "Leave", "Help"]
    (thread,) = await althaia.threads()
    assert thread["name"] == "Perikles, table 1"
    joined = await althaia.answer(await althaia.press(message, "Join"))
    assert joined.is_ephemeral
    assert "You have seat" in joined.text
    assert len(await althaia.seat_others()) == 3
    assert "Press **Join** to take a seat." in message.text
    full = await lobby(althaia, "Gorgo")
    assert "All seats are taken." in full.text
    assert "Press **Join**" not in full.text
    assert labels(full) == ["Start", "Leave", "Help"]
    begun = await althaia.answer(await althaia.press(full, "Start"))
    assert "has started" in begun.text
    started = await lobby(althaia, "Set-up")
    assert "Waiting for" in started.text
    assert f"<#{thread['id']}>" in started.text
    assert "who starts it" not in started.text
    # The card of the running table has more beside them.
    assert {"Board", "Help"} <= set(labels(started))
    await rig.all_sent(bot)
    post = await althaia.wait_for_message(thread["id"], lambda m: m.components)
    assert labels(post) == ["Your move", "Board", "My hand", "Catch up"]
    assert post.attachments[0]["description"]


async def test_thread_of_a_table_stays_open_for_a_week_without_a_word(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    await new_table(althaia)
    (thread,) = await althaia.threads()
    kept = server.store.channels[thread["id"]].thread
    assert kept is not None
    assert kept.auto_archive_duration == 7 * 24 * 60


async def test_start_needs_enough_players_and_the_gamemaster(
    bot: KeryxBot, althaia: User, daphnis: User
) -> None:
    message = await new_table(althaia)
    early = await althaia.answer(await althaia.press(message, "Start (3 more needed)"))
    assert early.text == "3 more players are needed; this game is for 3 to 5."
    refused = await daphnis.answer(await daphnis.press(message, "Start (3 more needed)"))
    assert "Only the player who opened the table" in refused.text
    refused = await say(daphnis, "table start", table=1)
    assert "Only the player who opened the table" in refused.text
    refused = await say(daphnis, "table cancel")
    assert "Only the player who opened the table" in refused.text


@pytest.mark.parametrize(
    ("fault", "said"),
    [(StoreUnavailable("The disk is full."), "cannot write to its database"), (ValueError(), "went wrong")],
)
async def test_start_that_fails_leaves_the_lobby_as_it_was(
    bot: KeryxBot, althaia: User, monkeypatch: pytest.MonkeyPatch, fault: Exception, said: str
) -> None:
    await new_table(althaia, seats=4)
    await althaia.seat_others(me=True)
    await say(althaia, "table leave", table=1)
    seated = await bot.lobby.seats(1)
    assert [each.seat for each in seated] == [1, 2, 3]

    async def failing(*_: object) -> None:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_log", failing)
        answer = await say(althaia, "table start", table=1)
    assert said in answer.text
    assert "nothing was changed" in answer.text
    row = await bot.store.table(1)
    assert row is not None
    assert (row.status, await bot.lobby.seats(1)) == ("lobby", seated)
    assert "has started" in (await say(althaia, "table start", table=1)).text
    live = await bot.keeper.live(1)
    assert [each.seat for each in live.seats] == [each.seat for each in await bot.lobby.seats(1)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("button", "elsewhere"),
    [
        ("Join", {"guild_id": 5}),
        ("Join", {"lobby_message_id": 5}),
        ("Leave", {"lobby_message_id": 5}),
        ("k:l:1:start", {"channel_id": 5, "thread_id": 6}),
    ],
)
async def test_button_of_another_table_with_the_number_changes_nothing(
    bot: KeryxBot, server: PracticeServer, althaia: User, button: str, elsewhere: dict[str, int]
) -> None:
    """After a copy of the database was restored, the numbers of later tables are given again."""
    message = await new_table(althaia)
    if button != "Join":
        for name in rig.PLAYERS[:3]:
            await bot.lobby.join(1, int(server.user(name).id), name)
    seats = await bot.store.seats(1)
    await bot.lobby.remember(1, **elsewhere)
    answer = await althaia.answer(await althaia.press(message, button))
    assert answer.is_ephemeral
    assert answer.text.startswith("This button belongs to another table")
    assert await bot.store.seats(1) == seats
    assert (await bot.lobby.row(1)).status == "lobby"


async def test_tables_are_opened_only_so_often(bot: KeryxBot, server: PracticeServer, althaia: User) -> None:
    for _ in range(RATE):
        assert "is open" in (await say(althaia, "table new", game="perikles")).text
    refused = await say(althaia, "table new", game="perikles")
    assert "please wait" in refused.text
    assert len(await bot.store.tables()) == RATE
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(PER + 1)
    assert "is open" in (await say(althaia, "table new", game="perikles")).text


async def test_only_who_may_opens_tables(bot: KeryxBot, althaia: User, daphnis: User) -> None:
    answer = await say(daphnis, "table new", game="perikles")
    assert "Only members who may manage the server, or who have its gamemaster role" in answer.text
    assert "</keryx tables:" in answer.text
    assert await bot.store.tables() == []
    await say(althaia, "keryx tables", who="everyone")
    assert "is open" in (await say(daphnis, "table new", game="perikles")).text


async def test_impossible_tables_are_refused(bot: KeryxBot, althaia: User) -> None:
    answer = await say(althaia, "table new", game="perikles", seats=6)
    assert answer.text == "This game is for 3 to 5 players, not for 6."
    answer = await say(althaia, "table new", game="perikles", seats=0)
    assert answer.text == "This game is for 3 to 5 players, not for 0."
    answer = await say(althaia, "table new", game="peloponnes", seats=3, scenario="solo")
    assert answer.text == "This game is for one player, not for 3."
    answer = await say(althaia, "table new", game="perikles", scenario="*siege*")
    assert answer.text == "This game has no scenario “\\*siege\\*”; it has: `standard`."
    assert await bot.store.tables() == []


async def test_missing_permissions_are_named_before_anything_is_made(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    role = next(role for role in server.store.guild.roles.values() if role.managed_by)
    everyone = server.store.guild.roles[server.store.guild.id]
    threads = 1 << 35
    role.permissions &= ~threads
    everyone.permissions &= ~threads
    for changed in (role, everyone):
        await announce(server, bot, changed.id)
    answer = await say(althaia, "table new", game="perikles")
    assert "create public threads" in answer.text
    assert await bot.store.tables() == []
    assert [m for m in await althaia.messages("agora") if not m.is_ephemeral] == []


async def announce(server: PracticeServer, bot: KeryxBot, role_id: str) -> None:
    """Let discord.py know of a changed role as it would hear of it."""
    role = bot.guilds[0].get_role(int(role_id))
    assert role is not None
    role._permissions = server.store.guild.roles[role_id].permissions


async def test_table_in_a_channel_of_announcements(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    """Its thread is one of announcements; the rest is as elsewhere."""
    answer = await say(althaia, "table new", channel="news", game="perikles", seats=3, play=False)
    assert "is open" in answer.text
    message = await althaia.wait_for_message("news", lambda m: "join:" in str(m.components))
    assert await althaia.seat_others("news", me=True) == ["Althaia", "Elpinike", "Zenon"]
    (row,) = await bot.store.tables()
    thread = server.store.channels[str(row.thread_id)]
    assert (thread.type, thread.parent_id) == (ChannelType.ANNOUNCEMENT_THREAD, server.channel("news").id)
    await althaia.press(message, "k:l:1:start")
    await althaia.wait_for_message(thread.id, lambda m: m.pictures)


async def test_post_of_a_forum_and_chat_of_a_voice_channel_are_no_places_for_a_table(
    bot: KeryxBot, althaia: User
) -> None:
    post = await althaia.open_post("assembly", "Who plays?", "Perikles tonight?")
    for place in (post, "symposium"):
        answer = await say(althaia, "table new", channel=place, game="perikles")
        assert answer.text == "Open tables in a text channel of the server, not in a thread or elsewhere."
    assert not await bot.store.tables()


async def test_tables_of_another_server_are_not_listed(bot: KeryxBot, althaia: User) -> None:
    await new_table(althaia)
    await say(althaia, "table new", channel="harbour", game="perikles")
    here, there = [(await say(althaia, "table list", channel=c)).text for c in ("agora", "harbour")]
    assert ("Table 1" in here, "Table 2" in here) == (True, False)
    assert ("Table 1" in there, "Table 2" in there) == (False, True)


async def test_thread_is_no_place_for_a_table(bot: KeryxBot, althaia: User) -> None:
    await new_table(althaia)
    (thread,) = await althaia.threads()
    answer = await say(althaia, "table new", channel=thread["id"], game="perikles")
    assert "text channel" in answer.text


async def test_seats_are_chosen_changed_and_left(bot: KeryxBot, althaia: User, daphnis: User) -> None:
    await new_table(althaia, seats=3)
    await say(daphnis, "table join")
    assert "You already have seat Α at this table" in (await say(daphnis, "table join")).text
    await say(daphnis, "table seat", number=3)
    seats = await bot.store.seats(1)
    assert [(seat.seat, seat.name) for seat in seats] == [(2, "Daphnis")]
    assert "not free" in (await say(althaia, "table seat", number=3)).text
    refused = await say(althaia, "table seat", number=4)
    assert refused.text == "There is no seat Δ at this table; it has 3 seats."
    assert "You have left" in (await say(daphnis, "table leave")).text
    assert await bot.store.seats(1) == []
    message = await lobby(althaia, "table 1")
    answer = await daphnis.answer(await daphnis.press(message, "Leave"))
    assert answer.text == "You have no seat at this table."


async def test_two_who_join_at_the_same_instant_get_two_seats(
    bot: KeryxBot, althaia: User, daphnis: User
) -> None:
    message = await new_table(althaia, seats=3)
    outcomes = await asyncio.gather(althaia.press(message, "Join"), daphnis.press(message, "Join"))
    for user, outcome in zip((althaia, daphnis), outcomes, strict=True):
        assert "You have seat" in (await user.answer(outcome)).text
    assert [seat.seat for seat in await bot.store.seats(1)] == [0, 1]
    both = await lobby(althaia, "Daphnis")
    assert "Althaia" in both.text


async def test_which_table_is_asked_where_it_is_not_clear(
    bot: KeryxBot, althaia: User, daphnis: User
) -> None:
    assert "No table is open" in (await say(daphnis, "table join")).text
    await new_table(althaia)
    await new_table(althaia)
    assert "Several tables are open: 1 and 2" in (await say(daphnis, "table join")).text
    assert "at table 2" in (await say(daphnis, "table join", table=2)).text
    offered = await daphnis.autocomplete("agora", "table join", "table", "")
    assert [choice["value"] for choice in offered.choices] == [2, 1]
    offered = await daphnis.autocomplete("agora", "table join", "table", "1")
    assert [choice["value"] for choice in offered.choices] == [1]


async def test_tables_are_listed_and_shown(bot: KeryxBot, althaia: User, daphnis: User) -> None:
    assert "no tables" in (await say(daphnis, "table list")).text
    await new_table(althaia, seats=3)
    await say(daphnis, "table join")
    listed = await say(daphnis, "table list")
    assert "**Table 1**: Perikles, open, 1 of 3 seats taken" in listed.text
    shown = await say(daphnis, "table show")
    row = await bot.store.table(1)
    assert row is not None
    assert "Daphnis" in shown.text
    assert row.commitment in shown.text
    assert row.seed.hex() not in shown.text


async def test_table_is_cancelled_and_its_seed_shown(bot: KeryxBot, althaia: User, daphnis: User) -> None:
    message = await new_table(althaia)
    assert "cancelled" in (await say(althaia, "table cancel")).text
    cancelled = await lobby(althaia, "The table was cancelled.")
    assert cancelled.components == []
    row = await bot.store.table(1)
    assert row is not None
    assert row.seed.hex() in (await say(althaia, "table show", table=1)).text
    with pytest.raises(Mistake, match="no longer there"):
        await daphnis.press(message, "Join")
    assert "cancelled" in (await say(daphnis, "table join", table=1)).text


async def test_table_of_another_language(bot: KeryxBot, althaia: User) -> None:
    await say(althaia, "keryx language", language="de")
    message = await new_table(althaia)
    assert labels(message) == ["Mitspielen", "Starten (es fehlen noch 3)", "Verlassen", "Hilfe"]
    message = await new_table(althaia, language="el")
    assert labels(message) == ["Παίζω", "Έναρξη (λείπουν 3)", "Φεύγω", "Βοήθεια"]


async def test_seats_are_offered_that_the_game_is_for(bot: KeryxBot, althaia: User) -> None:
    offered = await althaia.autocomplete("agora", "table new", "seats", "", game="perikles")
    assert [choice["value"] for choice in offered.choices] == [3, 4, 5]
    offered = await althaia.autocomplete(
        "agora", "table new", "seats", "", game="peloponnes", scenario="solo"
    )
    assert [choice["value"] for choice in offered.choices] == [1]
    refused = await say(althaia, "table new", game="perikles", seats=2)
    assert "for 3 to 5 players" in refused.text


async def test_fingerprint_is_told_before_the_start_and_stays(bot: KeryxBot, althaia: User) -> None:
    message = await new_table(althaia, seats=3)
    row = await bot.store.table(1)
    assert row is not None
    assert row.commitment[:8] in message.text
    await say(althaia, "table cancel")
    assert row.commitment[:8] in (await lobby(althaia, "The table was cancelled.")).text


async def test_who_opens_a_table_sits_at_it_unless_they_only_lead_it(
    bot: KeryxBot, server: PracticeServer, althaia: User, daphnis: User
) -> None:
    message = await new_table(althaia, seats=3, play=True)
    assert [seat.user_id for seat in await bot.store.seats(1)] == [int(await althaia.id())]
    assert labels(message) == ["Join", "Start (2 more needed)", "Leave", "Help"]
    assert "Α: Althaia" in message.text
    await daphnis.answer(await daphnis.press(message, "Join"))
    assert "Start (1 more needed)" in labels(await lobby(althaia, "Daphnis"))
    assert not await bot.store.seats(await number_of(bot, await new_table(althaia, play=False)))


async def test_whoever_opened_the_table_is_not_seated_twice(bot: KeryxBot, althaia: User) -> None:
    await new_table(althaia, seats=3, play=True)
    before = len(await althaia.ephemerals("agora"))
    assert len(await althaia.seat_others(me=True)) == 2
    assert len(await bot.lobby.seats(1)) == 3
    assert len(await althaia.ephemerals("agora")) == before


async def number_of(bot: KeryxBot, _: Seen) -> int:
    return (await bot.store.tables())[-1].key


async def test_thread_begins_with_the_whole_fingerprint(bot: KeryxBot, althaia: User) -> None:
    await new_table(althaia, seats=3)
    await althaia.seat_others(me=True)
    await say(althaia, "table start", table=1)
    await rig.all_sent(bot)
    row = await bot.lobby.row(1)
    first = await althaia.wait_for_message(str(row.thread_id), lambda m: m.components)
    assert row.commitment in first.text


async def test_scenarios_are_offered(bot: KeryxBot, althaia: User) -> None:
    offered = await althaia.autocomplete("agora", "table new", "scenario", "ST", game="perikles")
    assert offered.choices == [{"name": "standard", "value": "standard"}]


async def test_scenarios_are_offered_that_so_many_can_play(bot: KeryxBot, althaia: User) -> None:
    offered = await althaia.autocomplete("agora", "table new", "scenario", "", game="peloponnes", seats=3)
    assert offered.values
    assert "solo" not in offered.values
    offered = await althaia.autocomplete("agora", "table new", "scenario", "", game="peloponnes", seats=1)
    assert "solo" in offered.values


async def test_players_are_let_into_the_thread(bot: KeryxBot, althaia: User, visit: Visit) -> None:
    await new_table(althaia)
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
    assert "You already have seat" in (await say(user, "table join", table=1)).text


@pytest.mark.parametrize("route", [SEND, HANG])
@pytest.mark.parametrize("how", ["refused", "lost", "down", "down after"])
async def test_connection_that_fails_while_a_table_is_opened(
    bot: KeryxBot, server: PracticeServer, althaia: User, route: str, how: str
) -> None:
    """Nothing is lost and nothing doubled: the message and its thread come by themselves."""
    fail(server, route, how)
    answer = await say(althaia, "table new", game="perikles")
    assert "Table 1 is" in answer.text
    assert "went wrong" not in answer.text
    await has_opened_once(bot, server, althaia)


async def test_opener_is_told_when_discord_does_not_answer(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    server.core.faults.reset(SEND, times=FOREVER)
    answer = await say(althaia, "table new", game="perikles")
    assert "Discord does not answer at the moment" in answer.text
    assert rig.posted(server, "agora") == []
    server.core.faults.clear()
    await has_opened_once(bot, server, althaia)


@pytest.mark.parametrize("noted", [True, False])
async def test_table_is_opened_by_the_next_bot(
    server: PracticeServer, althaia: User, tmp_path: Path, noted: bool
) -> None:
    """Killed after the lobby was posted; by the next start Discord has long forgotten the nonce."""
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        server.core.faults.reset(HANG, times=FOREVER)
        assert "does not answer" in (await say(althaia, "table new", game="perikles")).text
        if not noted:
            await bot.lobby.remember(1, lobby_message_id=None)
    server.core.faults.clear()
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(3600)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await has_opened_once(bot, server, althaia)


@pytest.mark.parametrize("route", [SEND, HANG])
@pytest.mark.parametrize("status", [400, 403, 404])
async def test_table_that_discord_refuses_is_given_up(
    bot: KeryxBot, server: PracticeServer, althaia: User, route: str, status: int
) -> None:
    code = {400: 50035, 403: 50013, 404: 10003}[status]
    server.core.faults.fail(route, status=status, code=code)
    answer = await say(althaia, "table new", game="perikles")
    assert "could not be opened" in answer.text
    row = await bot.store.table(1)
    assert row is not None
    assert row.status == "cancelled"
    await rig.all_sent(bot)
    assert not any("custom_id" in str(message.components) for message in rig.posted(server, "agora"))


async def test_table_cancelled_before_it_was_announced_is_not_announced(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    server.core.faults.reset(SEND, times=FOREVER)
    await say(althaia, "table new", game="perikles")
    assert "cancelled" in (await say(althaia, "table cancel", table=1)).text
    await rig.until(lambda: not bot.outbox._busy)
    server.core.faults.clear()
    await rig.all_sent(bot)
    assert rig.posted(server, "agora") == []


async def test_lobby_that_was_on_its_way_when_its_table_was_cancelled_says_so(
    bot: KeryxBot, server: PracticeServer, althaia: User
) -> None:
    server.core.faults.delay(SEND, seconds=0.5, after=True)
    opening = asyncio.create_task(say(althaia, "table new", game="perikles"))
    await rig.until(lambda: rig.posted(server, "agora"))
    assert "cancelled" in (await say(althaia, "table cancel", table=1)).text
    await opening
    await rig.all_sent(bot)
    (lobby,) = rig.posted(server, "agora")
    assert "cancelled" in str(lobby.components)
    assert "custom_id" not in str(lobby.components)
