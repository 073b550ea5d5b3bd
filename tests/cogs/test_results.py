"""`/results` and `/player`: what is found, by whom, and what nobody finds."""

from typing import Any

import pytest
from discord import app_commands

from bot.db import PlacingRow
from bot.discord.bot import KeryxBot
from bot.discord.panels import results
from bot.discord.texts import commands_in
from games import registry
from games.text import LANGUAGES
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.ended import add_ended
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_look import hide

NOTHING = "There is nothing to look up"
LOCALES = {"en": "en-GB"}


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


async def say(user: User, command: str, /, place: str = "agora", **options: object) -> Seen:
    return await user.answer(await user.slash(place, command, **options))


@pytest.fixture
async def elpinike(visit: Visit) -> User:
    """Somebody who is on both servers and manages none."""
    return await visit("Elpinike")


async def test_ended_tables_are_listed_the_newest_first(
    bot: KeryxBot, server: PracticeServer, elpinike: User
) -> None:
    await add_ended(bot, server, ("Bion", "Gorgo", "Zenon"))
    await add_ended(bot, server, ("Gorgo", "Bion"), "antike")
    shown = await say(elpinike, "results")
    assert shown.is_ephemeral
    assert "2 tables that you can see" in shown.text
    assert shown.text.index("Antike 2") < shown.text.index("Perikles 1")
    assert "1. Gorgo 30 · 2. Bion 25" in shown.text
    assert "1. Bion 30 · 2. Gorgo 25 · 3. Zenon 20" in shown.text


async def test_they_are_listed_by_game_and_by_person(
    bot: KeryxBot, server: PracticeServer, elpinike: User
) -> None:
    await add_ended(bot, server, ("Bion", "Gorgo"))
    await add_ended(bot, server, ("Gorgo", "Zenon"), "antike")
    antike = await say(elpinike, "results", game="antike")
    assert "Antike 2" in antike.text
    assert "Perikles" not in antike.text
    bion = await say(elpinike, "results", person=server.user("Bion").id)
    assert "Perikles 1" in bion.text
    assert "Antike" not in bion.text
    assert (await say(elpinike, "results", game="sparta")).text.startswith(NOTHING)
    assert (await say(elpinike, "results", person=server.user("Daphnis").id)).text.startswith(NOTHING)


async def test_who_played_alone_came_nowhere(bot: KeryxBot, server: PracticeServer, elpinike: User) -> None:
    await add_ended(bot, server, ("Zenon",), "peloponnes")
    shown = await say(elpinike, "results")
    assert "Zenon" in shown.text
    assert "1. Zenon" not in shown.text


async def test_pages_are_turned_with_the_filter_kept(
    bot: KeryxBot, server: PracticeServer, elpinike: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "ON_PAGE", 2)
    monkeypatch.setattr("bot.discord.playing.results.ON_PAGE", 2)
    for _ in range(5):
        await add_ended(bot, server, ("Bion", "Gorgo"))
    await add_ended(bot, server, ("Zenon", "Gorgo"))
    house = House(bot, server, [], 0, "agora")
    shown = await say(elpinike, "results", person=server.user("Bion").id)
    pages = [shown]
    for _ in range(2):
        pages.append(await house.press(elpinike, pages[-1], "Earlier"))
    assert [labels(page) for page in pages] == [["Earlier"], ["More", "Earlier"], ["More"]]
    listed = [[n for n in range(1, 7) if f"Perikles {n}**" in page.text] for page in pages]
    assert listed == [[4, 5], [2, 3], [1]]
    assert all(page.is_ephemeral for page in pages)
    back = await house.press(elpinike, pages[-1], "More")
    assert "page 2 of 3" in back.text


def test_page_of_long_names_and_many_substitutes_fits() -> None:
    name = "Aristophanes the Elder of Kydathenaion"
    placed = [
        results.Placed(rank, [f"{name} {rank}{each}" for each in range(3)], 100) for rank in range(1, 7)
    ]
    tables = [
        results.Ended(123456, "pericles", f"<#{10**18}>", f"<t:{10**10}:d>", placed)
        for _ in range(results.ON_PAGE)
    ]
    for language in LANGUAGES:
        page = results.Page(3, 999)
        view = results.results_layout(tables, page, results.Filter("pericles", 10**18), language)
        said = str(view.to_components())  # type: ignore[no-untyped-call]
        assert said.count("123456**") == results.ON_PAGE


async def test_table_in_a_channel_that_one_does_not_see_neither_shows_nor_counts(
    bot: KeryxBot, server: PracticeServer, elpinike: User, visit: Visit
) -> None:
    await add_ended(bot, server, ("Bion", "Gorgo"))
    await add_ended(bot, server, ("Gorgo", "Bion"), channel="agora")
    gorgo = server.user("Gorgo").id
    both = await say(elpinike, "player", person=gorgo)
    hide(server, "tables")
    channel = bot.get_channel(int(server.channel("tables").id))
    await rig.until(lambda: channel.overwrites)  # type: ignore[union-attr]
    shown = await say(elpinike, "results")
    assert "Perikles 2" in shown.text
    assert "Perikles 1" not in shown.text
    one = await say(elpinike, "player", person=gorgo)
    assert "2 tables, 1 won (50%)" in both.text
    assert "one table, 1 won (100%)" in one.text
    # Who sat there sees it all the same, and so does who manages the server.
    assert "Perikles 1" in (await say(await visit("Bion"), "results")).text
    assert "Perikles 1" in (await say(await visit("Althaia"), "results")).text


async def test_what_was_played_on_another_server_neither_shows_nor_counts(
    bot: KeryxBot, server: PracticeServer, elpinike: User
) -> None:
    zenon = server.user("Zenon").id
    await add_ended(bot, server, ("Zenon", "Elpinike"), channel="harbour")
    assert (await say(elpinike, "results")).text.startswith(NOTHING)
    assert (await say(elpinike, "player", person=zenon)).text.startswith(NOTHING)
    await add_ended(bot, server, ("Elpinike", "Zenon"))
    before = await say(elpinike, "player", person=zenon)
    assert "one table, 0 won" in before.text
    for _ in range(3):
        await add_ended(bot, server, ("Zenon", "Elpinike"), channel="harbour")
    assert (await say(elpinike, "player", person=zenon)).text == before.text
    there = await say(elpinike, "player", place="harbour", person=zenon)
    assert "4 tables, 4 won (100%)" in there.text


@pytest.mark.parametrize(
    ("days", "said"), [(0.01, "less than a day"), (1, "one day"), (1.5, "1.5 days"), (4, "4 days")]
)
async def test_how_long_games_take_is_said(
    bot: KeryxBot, server: PracticeServer, elpinike: User, days: float, said: str
) -> None:
    await add_ended(bot, server, ("Bion", "Gorgo"), days=days)
    shown = await say(elpinike, "player", person=server.user("Bion").id)
    assert f"Median length of a game: {said}" in shown.text.splitlines()[-1]


async def test_who_is_not_on_the_server_is_not_looked_up_there(
    bot: KeryxBot, server: PracticeServer, elpinike: User, visit: Visit
) -> None:
    await add_ended(bot, server, ("Bion", "Elpinike"), channel="harbour")
    bion = await visit("Bion")
    for command in ("player", "results"):
        refused = await say(elpinike, command, place="harbour", person=await bion.id())
        assert refused.text.startswith(NOTHING), refused.text
    await add_ended(bot, server, ("Gorgo", "Elpinike"))
    gorgo = await visit("Gorgo")
    assert "1 won" in (await say(elpinike, "player", person=await gorgo.id())).text
    await gorgo.leave_server()
    assert (await say(elpinike, "player", person=await gorgo.id())).text.startswith(NOTHING)


async def test_in_direct_messages_everybody_finds_their_own_tables_alone(
    bot: KeryxBot, server: PracticeServer, elpinike: User
) -> None:
    await add_ended(bot, server, ("Elpinike", "Zenon"), channel="harbour")
    await add_ended(bot, server, ("Bion", "Elpinike"))
    await add_ended(bot, server, ("Bion", "Gorgo"))
    place = await elpinike.open_dm()
    shown = await say(elpinike, "results", place=place)
    assert "Perikles 1" in shown.text
    assert "Perikles 2" in shown.text
    assert "Perikles 3" not in shown.text
    own = await say(elpinike, "player", place=place)
    assert "From your 2 tables, wherever you played them" in own.text
    assert "2 tables, 1 won (50%)" in own.text
    other = await say(elpinike, "player", place=place, person=server.user("Zenon").id)
    assert other.text.startswith(NOTHING)


async def test_server_can_keep_its_tables_from_being_looked_up(
    bot: KeryxBot, server: PracticeServer, elpinike: User, althaia: User
) -> None:
    await add_ended(bot, server, ("Elpinike", "Bion"))
    told = await say(althaia, "keryx results", shown=False)
    assert "Ended tables cannot be looked up." in told.text
    for command in ("results", "player"):
        refused = await say(elpinike, command)
        assert refused.text == "This server does not let its ended tables be looked up."
    place = await elpinike.open_dm()
    assert (await say(elpinike, "results", place=place)).text.startswith(NOTHING)
    assert (await say(elpinike, "player", place=place)).text.startswith(NOTHING)
    await say(althaia, "keryx results", shown=True)
    assert "Perikles 1" in (await say(elpinike, "results")).text


async def test_who_does_not_want_it_is_looked_up_by_nobody_else(
    bot: KeryxBot, server: PracticeServer, elpinike: User, visit: Visit
) -> None:
    await add_ended(bot, server, ("Gorgo", "Bion"))
    gorgo, gorgo_id = await visit("Gorgo"), server.user("Gorgo").id
    beaten = await say(elpinike, "player", person=server.user("Bion").id)
    told = await say(gorgo, "privacy results", shown=False)
    assert "Nobody else can look up your results." in told.text
    assert told.text in (await say(gorgo, "privacy show")).text
    assert (await say(elpinike, "player", person=gorgo_id)).text.startswith(NOTHING)
    assert (await say(elpinike, "results", person=gorgo_id)).text.startswith(NOTHING)
    listed = await say(elpinike, "results")
    assert "Gorgo" not in listed.text
    assert "1. Α 30 · 2. Bion 25" in listed.text
    assert "Gorgo" in (await say(gorgo, "results")).text
    own = await say(gorgo, "player")
    assert "one table, 1 won" in own.text
    assert "Nobody else can look this up" in own.text
    again = await say(elpinike, "player", person=server.user("Bion").id)
    assert again.text == beaten.text, "a single table counts the same against somebody unknown"
    await say(gorgo, "privacy results", shown=True)
    assert "1 won" in (await say(elpinike, "player", person=gorgo_id)).text


async def test_button_of_before_finds_nobody_who_hides_since(
    bot: KeryxBot, server: PracticeServer, elpinike: User, visit: Visit
) -> None:
    for _ in range(results.ON_PAGE + 1):
        await add_ended(bot, server, ("Gorgo", "Bion"))
    gorgo = await visit("Gorgo")
    shown = await say(elpinike, "results", person=await gorgo.id())
    await say(gorgo, "privacy results", shown=False)
    answer = await elpinike.press(shown, "Earlier")
    assert not answer.failed
    refused = await elpinike.wait_for_message("agora", lambda m: m.text.startswith(NOTHING))
    assert refused.is_ephemeral


async def test_nothing_is_left_of_who_has_their_data_deleted(
    bot: KeryxBot, server: PracticeServer, elpinike: User, visit: Visit
) -> None:
    await add_ended(bot, server, ("Gorgo", "Bion"))
    gorgo = await visit("Gorgo")
    await say(gorgo, "privacy delete", sure=True)
    listed = await say(elpinike, "results")
    assert "1. Α 30 · 2. Bion 25" in listed.text
    assert (await say(elpinike, "player", person=await gorgo.id())).text.startswith(NOTHING)
    assert (await say(gorgo, "player")).text.startswith(NOTHING)
    assert "one table, 0 won" in (await say(elpinike, "player", person=server.user("Bion").id)).text


async def test_cancelled_table_counts_for_nobody(bot: KeryxBot, server: PracticeServer, visit: Visit) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    house = await open_house(bot, server, users)
    await house.say(users[0], "gm end", reason="Too late")
    for user in users:
        assert (await house.say(user, "results")).text.startswith(NOTHING)
        assert (await house.say(user, "player")).text.startswith(NOTHING)


async def test_substitutes_are_named_and_count_for_their_share(
    bot: KeryxBot, server: PracticeServer, elpinike: User
) -> None:
    table = await add_ended(bot, server, ("Gorgo", "Bion"))
    gorgo, zenon = int(server.user("Gorgo").id), int(server.user("Zenon").id)
    async with bot.store.writing() as writer:
        await writer.set_seat(table, 0, zenon, "Zenon", computer=False, since_seq=50)
        fields: dict[str, Any] = {"table_id": table, "seat": 0, "rank": 1, "points": 30, "won": True}
        bion = next(row for row in await writer.placings() if row.seat == 1)
        shares = [
            PlacingRow(**fields, user_id=user, share=share) for user, share in ((gorgo, 0.25), (zenon, 0.75))
        ]
        await writer.put_placings(table, [*shares, bion])
    assert "1. Gorgo / Zenon 30 · 2. Bion 25" in (await say(elpinike, "results")).text
    shown = await say(elpinike, "player", person=str(zenon))
    assert "one table, 0.8 won (100%)" in shown.text
    assert "Α 0.8 of 0.8" in shown.text


async def test_resigned_seat_counts_for_who_resigned(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    """Keryx plays it to the end, ranked last; that is the result of who gave it up, and of nobody else."""
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    house = await open_house(bot, server, users)
    live = await rig.play(bot, house.table, 5)
    await bot.keeper.resign(house.table, 1, live.seats[1].since_seq, lambda _: ["Bion resigns."])
    await rig.leap(bot, house.table, rig.is_over)
    listed = await house.say(users[0], "results")
    assert "3. Bion " in listed.text
    shown = await house.say(users[0], "player", person=await users[1].id())
    assert "one table, 0 won (0%)" in shown.text
    assert "Won by seat: Β 0 of 1" in shown.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
async def test_results_of_every_game_in_every_language(
    bot: KeryxBot, server: PracticeServer, visit: Visit, game: str, language: str
) -> None:
    """A real game, played to its end, is found with what each seat played."""
    rules = registry.get(game)
    seats = min(max(rules.seats), 3)
    users = [await visit(name) for name in rig.PLAYERS[:seats]]
    house = await open_house(bot, server, users, game, rules.scenarios[0])
    await rig.leap(bot, house.table, rig.is_over)
    await users[1].set_locale(LOCALES.get(language, language))
    texts = commands_in(language)
    listed = await house.say(users[1], "results")
    assert listed.text.startswith(texts.say("results-heading"))
    live = await house.live()
    best = rules.standings(live.state)[0]
    assert f"{best.rank}. {live.names[best.seat]} {best.points}" in listed.text
    shown = await house.say(users[1], "player")
    words = rules.wording(language, live.names)
    assert words.label("title") in shown.text
    roles = rules.roles(live.state).get(1, ())
    assert all(words.name(role)[1:] in shown.text for role in roles)
    tables = await house.press(users[1], shown, texts.say("button-their-tables"))
    assert texts.say("results-heading") in tables.text


async def test_own_results_are_a_button_away_from_ones_tables(
    bot: KeryxBot, server: PracticeServer, elpinike: User
) -> None:
    await add_ended(bot, server, ("Elpinike", "Bion"))
    house = House(bot, server, [], 0, "agora")
    shown = await house.press(elpinike, await say(elpinike, "tables"), "My results")
    assert "one table, 1 won (100%)" in shown.text
