"""`/gm` and `/keryx`: for those who may, and nobody else."""

import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot import records
from bot.cli import _files
from bot.cli.verify import verify
from bot.db import StoreUnavailable, Writer, restore
from bot.db.target import Target
from bot.keeper import history
from bot.keeper.message import Post
from bot.keeper.posts import Outgoing
from games.core.replay import check_draws
from games.perikles.actions import EndTurn
from games.perikles.view import view as view_of
from practice import Permission, PracticeServer, User
from practice.errors import by_code
from practice.operations.mistake import Mistake
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, open_house


async def thread_says(house: House, text: str) -> None:
    await rig.all_sent(house.bot)
    await house.users[0].wait_for_message(house.thread, lambda m: text in m.text)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("gm pause", {"reason": "No"}),
        ("gm resume", {}),
        ("gm rollback", {"move": 0, "reason": "No"}),
        ("gm substitute", {"seat": 1, "player": "Daphnis"}),
        ("gm end", {"reason": "No"}),
        ("gm export", {}),
    ],
)
async def test_players_are_no_gamemasters(house: House, command: str, options: dict[str, object]) -> None:
    if "player" in options:
        options = options | {"player": house.server.user(str(options["player"])).id}
    answer = await house.say(house.users[1], command, **options)
    assert answer.text == "Only the player who opened the table, or a gamemaster of this server, may do that."
    live = await house.live()
    assert live.row.status == "running"
    assert live.names == ["Althaia", "Bion", "Gorgo"]


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("gm pause", {"reason": "Lunch"}),
        ("gm resume", {}),
        ("gm rollback", {"move": 1, "reason": "Mistake"}),
        ("gm substitute", {"seat": 3, "player": "Daphnis"}),
        ("gm end", {"reason": "Late"}),
    ],
)
async def test_nothing_is_done_that_cannot_be_said(
    house: House, visit: Visit, monkeypatch: pytest.MonkeyPatch, command: str, options: dict[str, object]
) -> None:
    """What is done to a table and the post of it are one transaction."""
    gm, store = house.users[0], house.bot.store
    if command == "gm rollback":
        gm = await house.look_after(await visit("Zenon"))
    await rig.play(house.bot, house.table, 3)
    if command == "gm resume":
        await house.bot.gamemaster.pause(house.table, "Lunch")
    if "player" in options:
        options = options | {"player": house.server.user(str(options["player"])).id}
    await rig.all_sent(house.bot)
    before = await store.table(house.table), await store.log(house.table), await store.seats(house.table)

    async def full(*_: object) -> int:
        raise StoreUnavailable("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_outbox", full)
        assert "cannot write to its database" in (await house.say(gm, command, **options)).text
    after = await store.table(house.table), await store.log(house.table), await store.seats(house.table)
    assert after == before
    said = len(await rig.rows(house.bot))
    assert "Done" in (await house.say(gm, command, **options)).text
    assert len(await rig.rows(house.bot)) > said


async def test_pause_and_resume(house: House) -> None:
    gm = house.users[0]
    assert "Done" in (await house.say(gm, "gm pause", reason="Lunch *now*")).text
    await thread_says(house, "The gamemaster: Lunch \\*now\\*")
    assert (await house.live()).row.status == "paused"
    assert "already paused" in (await house.say(gm, "gm pause", reason="Again")).text
    assert "Done" in (await house.say(gm, "gm resume")).text
    await thread_says(house, "The table goes on.")
    assert (await house.live()).row.status == "running"


async def test_role_of_the_server_makes_gamemasters(house: House, server: PracticeServer) -> None:
    """Whoever has the role that the server names may administer tables and open them, and no longer."""
    first, gorgo = house.users[0], house.users[2]
    strategos = server.add_role("Strategos")
    server.set_roles("Gorgo", strategos)
    assert "Only the player who opened the table" in (await house.say(gorgo, "gm pause", reason="x")).text
    await house.say(first, "keryx gamemaster", role=strategos.id)
    assert "Done" in (await house.say(gorgo, "gm pause", reason="x")).text
    assert (await house.live()).row.status == "paused"
    assert "Done" in (await house.say(gorgo, "gm resume")).text
    opened = await gorgo.answer(await gorgo.slash("tables", "table new", game="perikles"))
    assert "Table 2" in opened.text
    assert (
        "Only the player who opened the table"
        in (await house.say(house.users[1], "gm pause", reason="x")).text
    )
    server.set_roles("Gorgo")
    assert "Only the player who opened the table" in (await house.say(gorgo, "gm pause", reason="x")).text
    refused = await gorgo.answer(await gorgo.slash("tables", "table new", game="perikles"))
    assert "Only members who may manage the server" in refused.text


async def test_everyone_is_no_gamemaster(house: House, server: PracticeServer) -> None:
    """Whoever wants everyone to open tables is told the setting for that."""
    gm, guild_id = house.users[0], server.store.guild.id
    answer = await house.say(gm, "keryx gamemaster", role=guild_id)
    assert answer.text.startswith("@everyone cannot be the gamemaster role")
    assert "</keryx tables:" in answer.text
    assert (await house.bot.store.guild_settings(int(guild_id))).gamemaster_role_id is None


async def test_moves_to_go_back_to_are_named_by_who_did_what(house: House, daphnis: User) -> None:
    """A tile that was taken is named, not the one that came on offer for it."""
    await house.play_until("take-tile")
    seat = (await house.live()).waiting_for()[0]
    await house.play_until("end-influence-turn")
    await house.play(EndTurn())
    await rig.play(house.bot, house.table, 3)
    gm = await house.look_after(daphnis)
    offered = await gm.autocomplete(house.thread, "gm rollback", "move", "")
    named = [choice["name"].partition(": ")[2] for choice in offered.choices]
    name = (await house.live()).names[seat]
    assert any(each.startswith(f"{name} takes ") for each in named)
    assert all(any(each.startswith(user.name) for user in house.users) for each in named[:5])


async def test_rollback_goes_back_to_a_move_for_all_to_see(house: House, daphnis: User) -> None:
    gm = await house.look_after(daphnis)
    await rig.play(house.bot, house.table, 3)
    before = (await house.live()).state
    await rig.play(house.bot, house.table, 2, seed=5)
    offered = await gm.autocomplete(house.thread, "gm rollback", "move", "")
    assert [choice["value"] for choice in offered.choices] == [4, 3, 2, 1, 0]
    assert "places a marker" in offered.choices[0]["name"]
    refused = await house.say(gm, "gm rollback", move=9, reason="Mistake")
    assert refused.text == "There is no move 9 to go back to."
    assert "Done" in (await house.say(gm, "gm rollback", move=3, reason="Mistake")).text
    await thread_says(house, "rolled the table back from move 5 to move 3: Mistake")
    told = rig.posted(house.server, "table-1")[-1].content.splitlines()
    assert [line[:5] for line in told if line.startswith("- ")] == ["- 4: ", "- 5: "]
    assert "places a marker" in "\n".join(told)
    assert (await house.live()).state == before
    offered = await house.users[1].autocomplete(house.thread, "gm rollback", "move", "")
    assert offered.choices == []


async def test_nobody_who_plays_rolls_back_alone(house: House, daphnis: User) -> None:
    """Whether or not anything was drawn; nor does who sat there before."""
    gm = house.users[0]
    seat = house.users.index(gm)
    while not await history.is_told_since(house.bot.store, await house.live(), 0):
        await rig.play(house.bot, house.table, 1)
    before = await house.live()
    asked = await house.say(gm, "gm rollback", move=0, reason="Mistake")
    assert asked.text.startswith("The others are asked: The gamemaster would like to roll the table back")
    await house.say(gm, "vote answer", answer="withdraw")
    await house.bot.gamemaster.substitute(house.table, seat, int(await daphnis.id()), "Daphnis")
    for user in (gm, await house.look_after(daphnis)):
        said = await house.say(user, "gm rollback", move=0, reason="x")
        assert said.text.startswith("The others are asked")
        await house.say(user, "vote answer", answer="withdraw")
    assert (await house.live()).state == before.state


async def test_a_gamemaster_who_plays_is_offered_the_moves_that_all_were_told_of(house: House) -> None:
    for seed in range(6):
        live = await rig.play(house.bot, house.table, 1, seed=seed)
        choices = await house.users[0].autocomplete(house.thread, "gm rollback", "move", "")
        told = [seq for seq in reversed(live.trail[:-1]) if seq <= live.row.posted_seq]
        assert choices.values == [live.number_of(seq) for seq in told]


async def test_seats_to_substitute_are_offered_to_gamemasters_alone(house: House) -> None:
    for user in house.users[1:]:
        offered = await user.autocomplete(house.thread, "gm substitute", "seat", "")
        assert not offered.failed
        assert offered.choices == []


async def test_substitute_takes_over_a_seat_and_its_secrets(house: House, visit: Visit) -> None:
    gm, daphnis = house.users[0], await visit("Daphnis")
    offered = await gm.autocomplete(house.thread, "gm substitute", "seat", "gorgo")
    assert [choice["value"] for choice in offered.choices] == [3]
    answer = await house.say(gm, "gm substitute", seat=3, player=await daphnis.id())
    assert "Done" in answer.text
    await thread_says(house, "Daphnis takes over seat")
    live = await house.live()
    assert live.names[2] == "Daphnis"
    assert (await house.say(daphnis, "hand")).attachments
    assert (await house.say(house.users[2], "hand")).text == "You have no seat at this table."
    taken = await house.say(gm, "gm substitute", seat=2, player=await daphnis.id())
    assert "They already have seat Γ at this table." in taken.text
    bot_id = house.server.store.bot_id
    assert "A bot cannot" in (await house.say(gm, "gm substitute", seat=2, player=bot_id)).text


async def test_substitute_is_told_the_secrets_of_the_seat_directly(house: House) -> None:
    live = await house.live()
    while view_of(live.state, 2).special is None:
        live = await rig.play(house.bot, house.table, 1)
    await house.say(house.users[0], "gm substitute", seat=3, player=house.server.user("Daphnis").id)
    await rig.all_sent(house.bot)
    tile = live.game.wording("en", live.names).name(live.state.specials[2])
    [told] = rig.direct(house.server, "Daphnis")
    assert f"Your special tile: {tile}" in told.content
    assert told.attachments


async def test_gamemaster_looks_into_no_hand_by_taking_its_place(house: House, visit: Visit) -> None:
    """Only a seat whose player is gone may be taken by whoever administers the table."""
    daphnis = await visit("Daphnis")
    house.server.set_roles("Daphnis", house.server.add_role("Archon", Permission.MANAGE_GUILD))
    own = await daphnis.id()
    refused = await house.say(daphnis, "gm substitute", seat=3, player=own)
    assert refused.text.startswith("You cannot take a seat yourself while its player is still here")
    assert (await house.live()).names[2] == "Gorgo"
    await house.users[2].leave_server()
    assert "Done" in (await house.say(daphnis, "gm substitute", seat=3, player=own)).text
    assert (await house.live()).names[2] == "Daphnis"


async def test_there_is_no_seventh_seat_to_substitute_in(house: House) -> None:
    answer = await house.say(house.users[0], "gm substitute", seat=7, player=house.server.user("Daphnis").id)
    assert answer.text == "There is no seat 7 at this table; it has 3 seats."


async def test_table_that_is_over_is_not_rolled_back(house: House) -> None:
    gm = house.users[0]
    await rig.play(house.bot, house.table, 3)
    await house.say(gm, "gm end", reason="Too late")
    await house.live()
    offered = await gm.autocomplete(house.thread, "gm rollback", "move", "")
    assert offered.choices == []
    refused = await house.say(gm, "gm rollback", table=house.table, move=1, reason="Once more")
    assert "Everybody knows its seed" in refused.text
    row = await house.bot.store.table(house.table)
    assert row is not None
    assert (row.status, row.seq) == ("cancelled", 3)


async def test_ended_table_gives_its_record(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gm = house.users[0]
    await rig.play(house.bot, house.table, 20)
    early = await house.say(gm, "gm export")
    assert "still being played" in early.text
    assert "Done" in (await house.say(gm, "gm end", reason="Too late")).text
    row = await house.bot.store.table(house.table)
    assert row is not None
    await thread_says(house, row.seed.hex())
    exported = await house.say(gm, "gm export", table=house.table)
    file = tmp_path / "game.json"
    file.write_bytes(await gm.download(exported.attachments[0]))
    found = _files.read(file)
    assert isinstance(found, records.Finished)
    assert found.fingerprint == records.seal(_files.read_raw(file))
    assert check_draws(found.record) > 0
    verify(file)
    assert "broken off before its end" in capsys.readouterr().out


async def test_tables_whose_record_can_be_had_are_offered(house: House) -> None:
    """Neither one that is still played nor one that was given up before it began."""
    gm = house.users[0]
    await gm.answer(await gm.slash("tables", "table new", game="perikles"))
    await gm.answer(await gm.slash("tables", "table cancel", table=2))
    assert (await gm.autocomplete("agora", "gm export", "table", "")).choices == []
    await house.say(gm, "gm end", reason="Too late")
    offered = await gm.autocomplete("agora", "gm export", "table", "")
    assert [choice["value"] for choice in offered.choices] == [house.table]
    exported = await gm.answer(await gm.slash("agora", "gm export", table=house.table))
    assert exported.attachments


async def test_backup_is_for_the_owner_of_the_bot(
    house: House, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """On the practice server that is the first user."""
    assert "Only the owner" in (await house.say(house.users[1], "gm backup")).text
    answer = await house.say(house.users[0], "gm backup")
    assert "backups/keryx-" in answer.text
    (copy,) = (house.bot.settings.data / "backups").iterdir()
    await restore(copy, tmp_path_factory.mktemp("restored") / "keryx.db")


async def test_health_counts_tables(house: House) -> None:
    answer = await house.say(house.users[0], "gm health")
    assert "Open tables on this server: 1" in answer.text
    await house.users[2].leave_server()
    await house.bot.gamemaster.wait(house.table, "gone")
    answer = await house.say(house.users[0], "gm health")
    assert "**Tables that stand still**" in answer.text
    assert "- Table 1 (Perikles): waiting, last move <t:" in answer.text
    assert "can see how the bot is doing" in (await house.say(house.users[1], "gm health")).text


async def test_health_lists_whom_a_table_has_waited_for_long(house: House) -> None:
    assert "stand still" not in (await house.say(house.users[0], "gm health")).text
    live = await house.live()
    seat = live.waiting_for()[0]
    clock = live.clocks[seat]
    assert clock.asked_at is not None
    since = clock.asked_at - timedelta(days=3)
    live.clocks[seat] = replace(clock, asked_at=since)
    answer = await house.say(house.users[0], "gm health")
    line = f"- Table 1 (Perikles) waits for {house.users[seat].name}, asked <t:{int(since.timestamp())}:R>"
    assert line in answer.text
    await house.bot.gamemaster.pause(house.table, "Summer")
    answer = await house.say(house.users[0], "gm health")
    assert "- Table 1 (Perikles): paused, last move <t:" in answer.text
    assert "Summer" in answer.text


async def test_health_counts_what_was_put_off(house: House) -> None:
    """A message that waits for its next try is unsent, and so are those that it holds up."""
    await house.bot.outbox.close()
    live = await house.live()
    async with house.bot.store.writing() as writer:
        for number in range(3):
            told = Outgoing(Target.channel(int(house.thread)), Post(lines=[f"line {number}"]))
            row_id = await writer.add_outbox(house.bot.keeper.outbox_row(live.row, told))
            await writer.mark_failed(row_id, "503 0", house.bot.now() + timedelta(minutes=1), 1)
    answer = await house.say(house.users[0], "gm health")
    assert "Messages waiting to be sent: 3" in answer.text
    assert "The oldest of them was written <t:" in answer.text


async def test_resume_opens_a_new_thread_where_the_old_is_gone(house: House) -> None:
    gm = house.users[0]
    await house.bot.get_channel(int(house.thread)).delete()  # type: ignore[union-attr]
    await rig.until(lambda: house.bot.keeper.in_memory(house.table).row.status == "waiting")  # type: ignore[union-attr]
    answer = await gm.answer(await gm.slash("agora", "gm resume", table=house.table))
    assert "Done" in answer.text
    live = await house.live()
    assert live.row.status == "running"
    assert str(live.row.thread_id) != house.thread
    thread = house.server.store.channels[str(live.row.thread_id)].thread
    assert thread is not None
    assert thread.auto_archive_duration == 7 * 24 * 60
    await rig.all_sent(house.bot)
    await gm.wait_for_message(str(live.row.thread_id), lambda m: "The table goes on." in m.text)


async def waits(house: House) -> None:
    await rig.until(lambda: house.bot.keeper.in_memory(house.table).row.status == "waiting")  # type: ignore[union-attr]


@pytest.mark.parametrize("place", ["agora", "chat"])
async def test_resume_opens_the_thread_where_it_is_used_if_the_channel_is_gone(
    house: House, place: str
) -> None:
    gm, agora = house.users[0], house.bot.get_channel(int(house.server.channel("agora").id))
    assert isinstance(agora, discord.TextChannel)
    if place == "chat":
        await agora.create_thread(name="chat", type=discord.ChannelType.public_thread)
    house.server.delete_channel("tables")
    await waits(house)
    answer = await gm.answer(await gm.slash(place, "gm resume", table=house.table))
    assert "Done" in answer.text
    row = (await house.live()).row
    assert (row.status, row.channel_id) == ("running", agora.id)
    assert house.server.store.channels[str(row.thread_id)].parent_id == str(agora.id)
    await rig.all_sent(house.bot)
    await gm.wait_for_message(str(row.thread_id), lambda m: "The table goes on." in m.text)
    assert (await rig.play(house.bot, house.table, 1)).row.seq == 1


async def test_resume_after_the_channel_is_gone_looks_first_what_the_bot_may_do(house: House) -> None:
    gm = house.users[0]
    await gm.set_locale("de")
    house.server.delete_channel("tables")
    await waits(house)
    house.server.restrict_bot("agora", deny=Permission.CREATE_PUBLIC_THREADS)
    answer = await gm.answer(await gm.slash("agora", "gm resume", table=house.table))
    assert f"Keryx darf in <#{house.server.channel('agora').id}>" in answer.text
    assert "öffentliche Threads erstellen" in answer.text
    assert (await house.live()).row.status == "waiting"


async def test_resume_in_another_server_says_where_to_use_it(house: House) -> None:
    gm = house.users[0]
    house.server.delete_channel("tables")
    await waits(house)
    await house.bot.lobby.remember(house.table, guild_id=5)
    answer = await gm.answer(await gm.slash("agora", "gm resume", table=house.table))
    assert re.search(r"Use </gm resume:\d+> with the table’s number in a text channel", answer.text)
    assert (await house.live()).row.status == "waiting"


async def test_what_the_bot_may_not_do_is_said_in_the_readers_language(house: House) -> None:
    gm = house.users[0]
    await gm.set_locale("de")
    house.server.delete_channel("table-1")
    await waits(house)
    house.server.restrict_bot("tables", deny=Permission.CREATE_PUBLIC_THREADS)
    answer = await gm.answer(await gm.slash("agora", "gm resume", table=house.table))
    assert "öffentliche Threads erstellen" in answer.text


async def test_server_full_of_threads_opens_no_new_one(house: House) -> None:
    gm = house.users[0]
    house.server.delete_channel("table-1")
    await waits(house)
    house.server.core.faults.refuse("POST /channels/{}/threads", by_code(160006))
    refused = await gm.answer(await gm.slash("agora", "gm resume", table=house.table))
    assert refused.text.startswith("This server has 1,000 active threads")
    assert "Done" in (await gm.answer(await gm.slash("agora", "gm resume", table=house.table))).text


async def test_what_the_old_thread_was_to_be_told_comes_in_the_new_one(house: House) -> None:
    """A post that crossed with the lock must not put the table to waiting again and again."""
    bot, gm = house.bot, house.users[0]
    name = house.server.store.channels[house.thread].name
    house.server.restrict_bot("tables", deny=Permission.MANAGE_THREADS)
    live = await house.live()
    async with bot.store.writing() as writer:
        house.server.archive_thread(name, archived=False, locked=True)
        told = Outgoing(Target.channel(int(house.thread)), Post(lines=["What happened."]))
        await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
    bot.outbox.wake()
    await rig.until(lambda: bot.keeper.in_memory(house.table).row.status == "waiting")  # type: ignore[union-attr]
    answer = await gm.answer(await gm.slash("agora", "gm resume", table=house.table))
    assert "Done" in answer.text
    await rig.all_sent(bot)
    row = (await house.live()).row
    assert (row.status, row.note) == ("running", "")
    assert str(row.thread_id) != house.thread
    said = [m.content for m in house.server.store.history(str(row.thread_id)) if m.content]
    assert said[0] == "What happened."
    assert said[1].startswith("The table goes on.")


async def test_settings_are_shown_and_changed(house: House) -> None:
    gm = house.users[0]
    shown = await house.say(gm, "keryx show")
    assert "Language of new tables: that of the person who opens the table, otherwise" in shown.text
    await house.say(gm, "keryx language", language="el")
    await house.say(gm, "keryx images", images="demand")
    changed = await house.say(gm, "keryx tables", who="everyone")
    assert "Ελληνικά" in changed.text
    assert "only on demand" in changed.text
    assert "Who may open tables: everyone" in changed.text


async def test_settings_are_hidden_from_others(house: House) -> None:
    with pytest.raises(Mistake):
        await house.users[1].slash("agora", "keryx show")


async def test_nobody_sees_commands_of_servers_in_direct_messages(house: House, althaia: User) -> None:
    dm = await althaia.open_dm()
    with pytest.raises(Mistake):
        await althaia.slash(dm, "gm health")


@pytest.mark.parametrize(
    ("command", "options"), [("table show", {}), ("moves", {}), ("order", {"text": "place Corinth"})]
)
async def test_why_a_table_waits_is_read_in_ones_own_language(
    house: House, command: str, options: dict[str, str]
) -> None:
    gone, reader = house.users[1], house.users[2]
    # Whoever comes by has the bot look whether the player is back.
    await gone.leave_server()
    await house.bot.gamemaster.wait(
        house.table, "waits-player-left", player=int(house.server.user(gone.name).id)
    )
    assert f"{gone.name} has left the server" in (await house.say(reader, command, **options)).text
    await reader.set_locale("de")
    answer = await house.say(reader, command, **options)
    assert f"{gone.name} hat den Server verlassen" in answer.text
    assert "mit </gm substitute:" in answer.text


async def test_gamemaster_is_asked_which_of_several_tables_is_meant(house: House) -> None:
    """Whether or not they sit there themselves."""
    gm, daphnis = house.users[0], house.server.user("Daphnis").id
    other = await open_house(house.bot, house.server, house.users)
    await other.say(gm, "gm substitute", seat=1, player=daphnis)
    answer = await gm.answer(await gm.slash("agora", "gm end", reason="Enough"))
    assert answer.text.startswith("You are the gamemaster of several tables: ")
    assert {(await each.live()).row.status for each in (house, other)} == {"running"}


async def test_gamemaster_who_sits_nowhere_finds_the_only_table(house: House) -> None:
    gm, daphnis = house.users[0], house.server.user("Daphnis").id
    await house.say(gm, "gm substitute", seat=1, player=daphnis)
    answer = await gm.answer(await gm.slash("agora", "gm pause", reason="Lunch"))
    assert "Done" in answer.text
    assert (await house.live()).row.status == "paused"


async def test_whoever_looks_after_no_table_is_told_so(house: House, visit: Visit) -> None:
    zenon = await visit("Zenon")
    answer = await zenon.answer(await zenon.slash("agora", "gm pause", reason="Lunch"))
    assert answer.text.startswith("You are not the gamemaster of any open table on this server")


async def test_substitute_who_has_not_used_the_bot_reads_the_tables_language(house: House) -> None:
    await house.play_until("commit-forces")
    live = await house.live()
    house.bot.keeper.replace(replace(live, row=live.row.model_copy(update={"language": "de"})))
    daphnis = house.server.user("Daphnis")
    house.bot.keeper.locales.pop(int(daphnis.id), None)
    await house.say(house.users[0], "gm substitute", seat=2, player=daphnis.id)
    await rig.all_sent(house.bot)
    assert any("Sonderplättchen" in message.content for message in rig.direct(house.server, "Daphnis"))
