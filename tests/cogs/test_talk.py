"""`/talk`: private threads between seats where the game allows it, over the practice server."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from discord import app_commands

import cogs
from bot.db import Writer
from bot.discord.bot import KeryxBot
from bot.discord.sending import talks
from bot.discord.texts import commands_in, lifecycle_in
from games import registry
from games.text import LANGUAGES
from practice import Permission, PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_lobby import lobby, new_table
from tests.cogs.test_side_threads import inside, never, said, settled, threads

LOCALES = {"en": "en-GB"}


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


@pytest.fixture
async def users(visit: Visit) -> list[User]:
    return [await visit(name) for name in rig.PLAYERS[:3]]


@pytest.fixture
async def four(bot: KeryxBot, server: PracticeServer, users: list[User], visit: Visit) -> House:
    """Four at a table of Perikles, where talk is free."""
    house = await open_house(bot, server, [*users, await visit("Daphnis")])
    await settled(house)
    return house


async def talk(house: House, user: User, *others: str, **more: object) -> Seen:
    options = dict(zip(("player", "second", "third", "fourth"), others, strict=False))
    answer = await house.say(user, "talk", **options, **more)
    await settled(house)
    return answer


async def test_named_players_and_nobody_else_get_a_thread(four: House, visit: Visit) -> None:
    althaia, bion, gorgo, daphnis = four.users
    answer = await talk(four, althaia, "Gorgo")
    [thread] = threads(four.server)
    assert answer.is_ephemeral
    assert f"Here you talk in private: <#{thread.id}>" in answer.text
    assert thread.name == "Perikles, table 1: Α Γ"
    assert inside(four.server, thread) == {"Althaia", "Gorgo"}
    for user in (bion, daphnis, await visit("Zenon")):
        assert thread.name not in [each["name"] for each in await user.threads()]
    assert thread.name in [each["name"] for each in await gorgo.threads()]


async def test_it_says_once_what_it_is_for_and_who_can_read_it_and_mentions_nobody(four: House) -> None:
    await talk(four, four.users[0], "Gorgo")
    await talk(four, four.users[2], "Α")
    [thread] = threads(four.server)
    [welcome] = said(four.server, thread)
    assert "Α Althaia and Γ Gorgo" in welcome
    assert "moderators can read it too" in welcome
    assert "whoever takes over one of your seats" in welcome
    assert "<@" not in welcome


async def test_nothing_is_said_of_it_where_others_read(four: House) -> None:
    before = len(rig.posted(four.server, f"table-{four.table}"))
    await talk(four, four.users[0], "Gorgo")
    assert len(rig.posted(four.server, f"table-{four.table}")) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_in_the_languages_of_table_and_player(
    bot: KeryxBot, server: PracticeServer, users: list[User], language: str
) -> None:
    house = await open_house(bot, server, users)
    async with bot.store.writing() as writer:
        await writer.update_table(house.table, language=language)
    bot.keeper.forget(house.table)
    await users[0].set_locale(LOCALES.get(language, language))
    texts = commands_in(language)
    empty = await house.say(users[0], "talk")
    assert empty.text.startswith(texts.say("talk-heading", table="1"))
    assert texts.say("talk-listed", count=0) in empty.text
    answer = await talk(house, users[0], "Gorgo")
    [thread] = threads(server)
    assert texts.say("talk-opened", thread=f"<#{thread.id}>") in answer.text
    assert texts.say("talk-listed", count=1) in answer.text
    names = ("Α Althaia", "Γ Gorgo")
    place = f"<#{house.thread}>"
    words = lifecycle_in(language)
    assert said(server, thread) == [words.say("talk-welcome", table=1, place=place, names=names)]


async def test_by_the_button_of_the_card_and_its_menu(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    althaia = await visit("Althaia")
    await new_table(althaia, seats=4)
    await althaia.seat_others(me=True)
    house = House(bot, server, [althaia], 1, "agora")
    await house.say(althaia, "table start", table=1)
    await rig.all_sent(bot)
    card = await lobby(althaia, "Set-up")
    assert labels(card) == ["Board", "Watch", "Talk in private", "Help"]
    stranger = await visit("Zenon")
    if "Zenon" not in (await house.live()).names:
        assert (
            await house.press(stranger, card, "Talk in private")
        ).text == "You have no seat at this table."
    shown = await house.press(althaia, card, "Talk in private")
    assert shown.is_ephemeral
    live = await house.live()
    own = live.seat_of(int(await althaia.id()))
    others = [seat for seat in range(4) if seat != own]
    assert labels(shown) == [f"{'ΑΒΓΔ'[seat]} {live.names[seat]}" for seat in others]
    outcome = await althaia.select(shown, *map(str, others[:2]))
    opened = await house.after(althaia, outcome, shown)
    await settled(house)
    [thread] = threads(server)
    assert f"<#{thread.id}>" in opened.text
    assert inside(server, thread) == {live.names[seat] for seat in (own or 0, *others[:2])}


async def test_the_same_players_have_one_and_others_another(four: House) -> None:
    await talk(four, four.users[0], "Bion", "Gorgo")
    again = await talk(four, four.users[2], "Β", "Α")
    [thread] = threads(four.server)
    assert f"<#{thread.id}>" in again.text
    await talk(four, four.users[1], "Gorgo")
    assert len(threads(four.server)) == 2
    listed = await four.say(four.users[0], "talk")
    assert listed.text.count("<#") == 1
    both = await four.say(four.users[1], "talk")
    assert both.text.count("<#") == 2
    none = await four.say(four.users[3], "talk")
    assert "You are in none." in none.text


async def test_who_ask_for_the_same_at_once_get_one_thread(four: House) -> None:
    pressed = await asyncio.gather(
        four.say(four.users[0], "talk", player="Gorgo"),
        four.say(four.users[2], "talk", player="Althaia"),
        four.say(four.users[0], "talk", player="Γ"),
    )
    await settled(four)
    [thread] = threads(four.server)
    assert all(f"<#{thread.id}>" in answer.text for answer in pressed)
    assert len(said(four.server, thread)) == 1


async def test_who_is_replaced_is_let_out_and_the_substitute_let_in(four: House, visit: Visit) -> None:
    await talk(four, four.users[0], "Gorgo")
    zenon = await visit("Zenon")
    await four.say(four.users[0], "gm substitute", seat=3, player=await zenon.id())
    await settled(four)
    [thread] = threads(four.server)
    assert inside(four.server, thread) == {"Althaia", "Zenon"}
    assert len(said(four.server, thread)) == 1
    refused = await four.say(four.users[2], "talk", player="Althaia")
    assert "no seat" in refused.text


@pytest.mark.parametrize("early", [False, True])
async def test_it_is_closed_with_the_game(four: House, *, early: bool) -> None:
    await talk(four, four.users[0], "Gorgo")
    if early:
        await four.bot.gamemaster.end(four.table, "Enough.", ["Over."])
    else:
        await rig.leap(four.bot, four.table, rig.is_over)
    await settled(four)
    [thread] = threads(four.server)
    assert thread.thread is not None
    assert (thread.thread.archived, thread.thread.locked) == (True, True)
    refused = await four.say(four.users[0], "talk", player="Bion", table=four.table)
    assert refused.text == "Only at a table that is being played can you talk in private."
    assert len(threads(four.server)) == 1


async def test_one_that_was_deleted_is_opened_anew_when_it_is_asked_for(four: House) -> None:
    await talk(four, four.users[0], "Gorgo")
    [old] = threads(four.server)
    four.server.delete_channel(old.name)
    await rig.until(lambda: old.name not in [each.name for each in four.bot.guilds[0].threads])
    await rig.play(four.bot, four.table, 2)
    await settled(four)
    assert threads(four.server) == []
    answer = await talk(four, four.users[2], "Althaia")
    [new] = threads(four.server)
    assert new.id != old.id
    assert f"<#{new.id}>" in answer.text
    assert inside(four.server, new) == {"Althaia", "Gorgo"}
    assert len(said(four.server, new)) == 1


async def test_locked_thread_keeps_nobody_from_playing_or_other_talks(four: House, visit: Visit) -> None:
    await talk(four, four.users[0], "Gorgo")
    [locked] = threads(four.server)
    four.server.archive_thread(locked.name, locked=True)
    await talk(four, four.users[0], "Bion")
    assert len(threads(four.server)) == 2
    again = await four.say(four.users[0], "talk", player="Gorgo")
    assert f"<#{locked.id}>" in again.text
    zenon = await visit("Zenon")
    await four.say(four.users[0], "gm substitute", seat=3, player=await zenon.id())
    await settled(four)
    assert (await four.live()).row.status == "running"
    assert "Gorgo" not in inside(four.server, locked)


async def test_without_the_right_only_who_asks_is_told(four: House) -> None:
    four.server.restrict_bot("tables", deny=Permission.CREATE_PRIVATE_THREADS)
    before = len(rig.posted(four.server, f"table-{four.table}"))
    answer = await talk(four, four.users[0], "Gorgo")
    assert "Keryx cannot open a private thread: it lacks the permissions" in answer.text
    assert "You are in none." in answer.text
    assert threads(four.server) == []
    assert len(rig.posted(four.server, f"table-{four.table}")) == before
    four.server.restrict_bot("tables", deny=0)
    answer = await talk(four, four.users[0], "Gorgo")
    [thread] = threads(four.server)
    assert f"<#{thread.id}>" in answer.text


async def test_no_more_than_some_are_open_at_a_table(four: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talks, "MAX_TALKS", 1)
    await talk(four, four.users[0], "Gorgo")
    refused = await talk(four, four.users[0], "Bion")
    assert refused.text == "1 private talks are open at this table, and no more can be."
    assert len(threads(four.server)) == 1
    assert "<#" in (await talk(four, four.users[2], "Althaia")).text


@pytest.mark.parametrize(
    ("player", "says"),
    [
        ("Althaia", "Name at least one other player to talk with."),
        ("Xerxes", "No such player; there are: Althaia (Α), Bion (Β), Gorgo (Γ) and Daphnis (Δ)."),
    ],
)
async def test_who_is_named_badly_is_asked_for_anew(four: House, player: str, says: str) -> None:
    assert (await talk(four, four.users[0], player)).text == says
    assert threads(four.server) == []


async def test_with_an_empty_seat_nobody_talks(four: House) -> None:
    await four.say(four.users[2], "privacy delete", sure=True)
    answer = await talk(four, four.users[0], "Γ")
    assert answer.text == "Nobody sits in seat Γ who could talk."
    assert threads(four.server) == []


async def test_who_has_their_data_deleted_is_let_out(four: House) -> None:
    await talk(four, four.users[0], "Gorgo", "Bion")
    await four.say(four.users[2], "privacy delete", sure=True)
    await settled(four)
    [thread] = threads(four.server)
    assert inside(four.server, thread) == {"Althaia", "Bion"}


async def test_others_at_the_table_are_offered_and_nobody_to_who_does_not_sit_there(
    four: House, visit: Visit
) -> None:
    offered = await four.users[0].autocomplete(four.thread, "talk", "second", "")
    assert offered.names == ["Bion (Β)", "Gorgo (Γ)", "Daphnis (Δ)"]
    stranger = await visit("Zenon")
    assert (await stranger.autocomplete(four.thread, "talk", "player", "")).choices == []
    refused = await four.say(stranger, "talk", player="Gorgo")
    assert refused.text == "You have no seat at this table."


@pytest.mark.parametrize("game", registry.ids())
async def test_games_say_whether_players_may_talk_in_private(
    bot: KeryxBot, server: PracticeServer, users: list[User], game: str
) -> None:
    rules = registry.get(game)
    seats = min(max(rules.seats), 3)
    house = await open_house(bot, server, users[:seats], game, rules.scenarios[0])
    answer = await talk(house, users[0], "Bion")
    title = rules.wording("en", ("Althaia",)).label("title")
    is_refused = answer.text.startswith(f"{title} is played without private talks between opponents")
    assert is_refused != rules.talks
    assert sum(thread.name.endswith("Α Β") for thread in threads(server)) == int(rules.talks)


@pytest.mark.parametrize("step", ["put_side_thread", "put_side_member", "add_outbox"])
async def test_killed_at_any_step_it_is_opened_once(
    server: PracticeServer, users: list[User], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    async def break_off(*_: object, **__: object) -> None:
        raise RuntimeError

    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users)
        await rig.all_sent(bot)
        async with bot.store.writing() as writer:
            await talks.ask_for(writer, await house.live(), (0, 2))
        with monkeypatch.context() as killed:
            killed.setattr(Writer, step, break_off)
            await bot.sides.look(house.table)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await bot.sides.take_up()
        await settled(replace(house, bot=bot))
    [thread] = threads(server)
    assert inside(server, thread) == {"Althaia", "Gorgo"}
    assert len(said(server, thread)) == 1


async def test_killed_before_anything_is_done_it_is_opened_after_the_restart(
    server: PracticeServer, users: list[User], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users)
        monkeypatch.setattr(type(bot.sides), "look", never)
        answer = await house.say(users[0], "talk", player="Gorgo")
        assert "as soon as it can" in answer.text
        monkeypatch.undo()
    assert threads(server) == []
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await bot.sides.take_up()
        await settled(replace(house, bot=bot))
    [thread] = threads(server)
    assert inside(server, thread) == {"Althaia", "Gorgo"}


def test_names_of_talks_and_of_groups_are_told_apart() -> None:
    assert talks.side_of([2, 0]) == "talk-0-2"
    assert talks.seats_of("talk-0-2") == [0, 2]
    assert talks.seats_of("athens") == talks.seats_of("guild") == []
