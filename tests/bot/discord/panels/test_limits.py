"""Every panel of whole games fits Discord's limits, in every language; ids carry what they must."""

import re

import pytest
from discord import ui

from bot.db.status import Status
from bot.discord.panels import ITEMS, limits, lobby_layout, question, question_panel, table_panel
from bot.discord.panels.arrange import LETTER
from bot.discord.panels.buttons import Choice, Menu
from bot.discord.panels.choice import Path
from bot.discord.panels.custom_id import LONGEST, SPOT, Spot
from bot.discord.panels.panel import Panel
from bot.keeper import Live
from games import registry
from games.core.decision import Choices, Decision
from games.perikles.actions import Propose
from tests import long
from tests.bot.discord.panels.tables import new_live, perikles, played
from tests.toy.game.game import GAME as TOY


@pytest.mark.parametrize(("seats", "seed", "language"), [(5, 4, "de"), (4, 5, "el"), (3, 6, "en")])
def test_every_panel_of_a_whole_game_fits(seats: int, seed: int, language: str) -> None:
    for live in perikles(seats, seed):
        table_panel(live, language)
        if live.row.seq % (3 if long.is_asked() else 11):
            continue
        for seat in range(seats):
            assert_fits(question_panel(live, seat, language))
            assert_letter_fits(question_panel(live, seat, language, room=LETTER))
        for asked in live.table().asked():
            walk(live, asked.decision, language, (), deep=live.row.seq % (21 if long.is_asked() else 55) == 0)


def walk(live: Live, decision: Decision, language: str, path: Path, *, deep: bool) -> None:
    """Build the panel at a path and, of all the paths from there, all or the first."""
    spot = Spot(live.id, decision.seat, live.decision_id(decision), path)
    assert_fits(question.decision_panel(live, decision, spot, language))
    assert_letter_fits(question.decision_panel(live, decision, spot, language, LETTER))
    options = question.composer(live, decision, language).at(path).options
    for option in options if deep else options[:1]:
        walk(live, decision, language, (*path, option.index), deep=deep)


def assert_letter_fits(panel: Panel) -> None:
    """Labels are as short as on a panel: what is to be known of a button stands in the text."""
    items = [each.item for each in limits.checked(panel.view()).children if isinstance(each, ui.DynamicItem)]
    labels = [each.label or "" for each in items if isinstance(each, ui.Button)]
    assert [each for each in labels if not 0 < len(each) <= limits.LABEL] == []
    facts = [each for block in panel.blocks for each in block if isinstance(each, Choice) and each.fact]
    said = "\n".join(panel.facts)
    assert [each.fact for each in facts if limits.escaped(each.fact) not in said] == []


def assert_fits(panel: Panel) -> None:
    assert 0 < len(panel.text) <= limits.CONTENT
    limits.checked_layout(panel.layout("board.png", "The board"))


@pytest.mark.parametrize("seed", range(3))
def test_every_panel_of_the_toy_fits(seed: int) -> None:
    for live in played(TOY, 3, seed, "fair"):
        for asked in live.table().asked():
            walk(live, asked.decision, "en", (), deep=False)


def test_options_beyond_a_menu_are_paged() -> None:
    live = next(perikles(3, 1))
    decision = toy_decision(140)
    pages = [paged(live, decision, page) for page in range(4)]
    assert [len(page) for page in pages] == [72, 68, 68, 68]
    assert len({value for page in pages for value in page}) == 140


def toy_decision(answers: int) -> Decision:
    return Decision(0, "3", "take-tile", Choices([Propose(f"city {n}", 0) for n in range(answers)]))


def paged(live: Live, decision: Decision, page: int) -> list[str]:
    spot = Spot(live.id, 0, "ab", page=page)
    view = question.decision_panel(live, decision, spot, "en", LETTER).view()
    menus = [item for item in view.children if isinstance(item, Menu)]
    return [option.value for menu in menus for option in menu.item.options]


def test_custom_id_is_read_as_it_was_written() -> None:
    spot = Spot(987654, 5, "0123456789", (0, 35, 36, 1295, 7), page=3)
    match = re.fullmatch(rf"k:q:{SPOT}", spot.id("q"))
    assert match is not None
    assert Spot.read(match) == spot
    assert len(spot.id("q")) <= LONGEST


def test_custom_id_that_grows_too_long_is_not_sent() -> None:
    with pytest.raises(AssertionError):
        Spot(1, 1, "0123456789", (40,) * 40).id("q")


def test_no_id_is_of_two_kinds_of_item() -> None:
    live = new_live(registry.get("perikles"), 3, 0, "standard")
    live.row.status = Status.LOBBY
    views = [table_panel(live), lobby_layout(live.row, []), question_panel(live, 0, "en").layout()]
    items = [item for view in views for item in view.walk_children() if isinstance(item, ui.DynamicItem)]
    assert len({item.custom_id for item in items}) == len(items) > len(views)
    for item in items:
        fitting = [kind for kind in ITEMS if kind.__discord_ui_compiled_template__.fullmatch(item.custom_id)]
        assert fitting == [type(item)]


def test_limits_are_asserted_where_panels_are_built() -> None:
    ordinary: ui.View = ui.View(timeout=None)
    ordinary.add_item(ui.Button(label="a", custom_id="a"))
    short_lived: ui.View = ui.View(timeout=10)
    twice: ui.View = ui.View(timeout=None)
    twice.add_item(Choice(Spot(1, 1, "a"), "a"))
    twice.add_item(Choice(Spot(1, 1, "a"), "b"))
    long: ui.View = ui.View(timeout=None)
    long.add_item(Choice(Spot(1, 1, "a"), "a" * 81))
    for view in (ordinary, short_lived, twice, long):
        with pytest.raises(AssertionError):
            limits.checked(view)


def test_long_label_goes_on_in_the_second_line() -> None:
    label = "word " * 30
    first, second = limits.split_label(label.strip())
    assert len(first) <= limits.OPTION
    assert f"{first} {second}" == label.strip()
    assert limits.split_label("short") == ("short", None)


def test_too_many_lines_keep_the_first_and_the_last() -> None:
    lines = [f"line {n}" for n in range(1000)]
    text = limits.fitting(lines)
    assert len(text) <= limits.CONTENT
    assert text.startswith("line 0\n…\nline ")
    assert text.endswith("line 999")
    for endless in ([*lines, "x" * 5000], ["x" * 5000, *lines], ["x" * 5000]):
        assert len(limits.fitting(endless)) <= limits.CONTENT
    assert "\n".join(limits.in_parts(lines)) == "\n".join(lines)
    assert all(len(part) <= limits.CONTENT for part in limits.in_parts(lines))


def test_no_part_of_a_long_text_is_blank() -> None:
    full = "x" * limits.CONTENT
    assert limits.in_parts([full, ""]) == [full]
    assert limits.in_parts(["", full]) == [full]
    assert limits.in_parts(["", " ", ""]) == []
    assert limits.in_parts([full, "", "y"]) == [full, "\ny"]


def test_long_text_is_parted_between_players() -> None:
    lines = [line for player in "abcdefgh" for line in (player, *(f"  {player} {'x' * 140}",) * 3)]
    parts = limits.in_parts(lines)
    assert len(parts) > 1
    assert all(not part.startswith(" ") for part in parts)
    assert "\n".join(parts) == "\n".join(lines)
    endless = ["player", *("  x" * 300 for _ in range(9))]
    assert all(len(part) <= limits.CONTENT for part in limits.in_parts(endless))


@pytest.mark.parametrize(
    "mention", ["</table new:123456789012345678>", "<@123456789012345678>", "<t:1700000000:R>"]
)
def test_no_mention_is_cut_in_two(mention: str) -> None:
    text = f"Ask: {mention}, again."
    for room in range(6, len(text)):
        short = limits.shortened(text, room)
        assert len(short) <= room
        assert ("<" in short) == (mention in short)


def test_labels_that_do_not_fit_end_after_a_word() -> None:
    assert (
        limits.in_whole_words("Propose Anna Konstantina Papadopoulou in Megara", 34)
        == "Propose Anna Konstantina …"
    )
    assert limits.in_whole_words("x" * 40, 34) == "x" * 33 + "…"
    assert limits.in_whole_words("short", 34) == "short"
