"""`/help`, `/rules` without a topic, `/why` of an order that nobody asked for, and examples in forms."""

import pytest

from bot.discord.panels import chapters
from bot.discord.panels.help import game_layout, help_layout
from games import registry
from games.perikles.actions import Take
from games.perikles.board import board
from games.text import LANGUAGES
from tests.cogs.house import House, labels

LONGEST_LABEL = 34


async def test_help_says_what_waits_and_explains_each_game(house: House) -> None:
    asked, other = await house.asked(), await house.other()
    shown = await house.say(asked, "help")
    assert "**Your tables**: one is waiting for you." in shown.text
    assert "**Join**: no table here has a free seat at the moment." in shown.text
    assert "**Your tables**: none is waiting for you." in (await house.say(other, "help")).text
    short = await house.press(asked, shown, "Perikles in short")
    assert short.id == shown.id
    assert "**Battles**: Place by place the counters are turned up.\n" in short.text
    back = await house.press(asked, short, "Back")
    assert back.text == shown.text
    assert "Your turn at one table" in (await house.press(asked, back, "Your tables")).text


async def test_help_counts_tables_that_one_can_join(house: House) -> None:
    opener, other = house.users[:2]
    await opener.answer(await opener.slash("agora", "table new", game="perikles"))
    assert "no table here has a free seat" in (await house.say(opener, "help")).text
    assert "one table here has a free seat" in (await house.say(other, "help")).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_in_every_language(language: str) -> None:
    layouts = [
        help_layout(language, free=2, waiting=1),
        *(game_layout(game, language) for game in registry.ids()),
    ]
    for layout in layouts:
        items = [getattr(item, "item", None) for item in layout.walk_children()]
        assert all(len(item.label) <= LONGEST_LABEL for item in items if item is not None)
    for game in registry.ids():
        assert 5 <= len(chapters.in_short(game, language)) <= chapters.MAX_LINES


async def test_rules_without_a_topic_list_what_there_is(house: House) -> None:
    listed = (await house.say(house.users[0], "rules")).text
    assert listed.startswith("**Perikles**, chapter by chapter")
    assert "- **Battles**: Place by place" in listed
    assert "How orders are written" in listed


async def test_why_says_when_an_order_would_be_asked_for(house: House) -> None:
    asked, other = await house.asked(), await house.other()
    answer = (await house.say(asked, "why", text="recover athens trireme")).text
    assert "You recover a counter before forces are sent" in answer
    assert "Now: In which city do you place an extra marker" in answer
    answer = (await house.say(other, "why", text="place corinth")).text
    assert f"Now: Waiting for {asked.name}" in answer
    answer = (await house.say(other, "why", text="send athens h2 attica attack")).text
    assert "As things stand, it would not be allowed then either: " in answer


async def test_why_names_what_is_legal_instead(house: House) -> None:
    await house.play_until("take-tile", seed=2)
    answer = (await house.say(await house.asked(), "why", text="end")).text
    assert "Allowed now" not in answer
    live = await house.live()
    [asked] = [each for each in live.decisions(live.waiting_for()[0]) if each.required]
    legal = [each for form in asked.answers for each in form.every() or () if isinstance(each, Take)]
    other = next(tile for tile in board().tiles if tile not in {each.tile for each in legal})
    typed = live.game.orders("en", live.names).write(Take(other))
    answer = (await house.say(await house.asked(), "why", text=typed)).text
    named = answer.partition("Allowed now, for example: ")[2]
    assert any(live.game.wording("en", live.names).action(each) in named for each in legal)


async def test_form_shows_an_order_that_is_legal_now(house: House) -> None:
    asked = await house.asked()
    shown = await house.say(asked, "moves")
    form = await asked.press(shown, "Type an order")
    assert form.modal is not None
    field = form.modal["components"][0]["component"]
    example = field["placeholder"].removeprefix("For example: ")
    done = await house.after(asked, await asked.submit_modal(form, {"typed": example}), shown)
    assert done.text.startswith("✓")
    assert "Type an order" in labels(shown)


async def test_help_says_first_what_is_of_use_where_it_is_asked(house: House) -> None:
    asked, other = await house.asked(), await house.other()
    shown = await house.say(asked, "help")
    assert f"**This thread** is that of table {house.table} (Perikles), and it is your turn" in shown.text
    assert labels(shown)[1] == "Perikles in short"
    shown = await house.say(other, "help")
    assert f"**This thread** is that of table {house.table} (Perikles)." in shown.text
    elsewhere = await other.answer(await other.slash("agora", "help"))
    assert "This thread" not in elsewhere.text
    direct = await other.answer(await other.slash(await other.open_dm(), "help"))
    assert "**Here** Keryx tells you your secrets" in direct.text
    await house.bot.gamemaster.end(house.table, "Late")
    assert "which is over" in (await house.say(other, "help")).text


async def test_help_in_the_thread_of_a_lobby_says_how_to_sit_down_and_start(house: House) -> None:
    opener, other = house.users[:2]
    await opener.answer(await opener.slash("agora", "table new", game="antike"))
    row = (await house.bot.store.tables())[-1]
    shown = await other.answer(await other.slash(str(row.thread_id), "help"))
    assert f"**This thread** is that of table {row.id} (Antike), which is being filled" in shown.text
    assert labels(shown)[1] == "Antike in short"
