"""Labels fit their buttons, and facts their place, in every language; none is cut, and no two are alike."""

from collections.abc import Iterator

import pytest
from discord import ui

from bot.discord.panels import limits, question, table_panel
from bot.discord.panels.arrange import arranged
from bot.discord.panels.boards import FULL, OWN, Place, board_buttons
from bot.discord.panels.choice import Path
from bot.discord.panels.composer import Composer
from bot.discord.panels.custom_id import Spot
from bot.discord.pictures.parts import regions
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live
from games import registry
from games.core.decision import Decision
from games.text import LANGUAGES
from games.text.catalogue import entries
from tests import long
from tests.bot.discord.panels import tables
from tests.rendering.subject import seats_near

ORDINARY = ("Aspasia", "Brasidas", "Gorgo", "Damon", "Elpinike")
"""Names as most people have them; of longer ones the options stand in a menu."""
EVERY = {"perikles": 5, "peloponnes": 2, "antike": 17, "pericles": 4, "sparta": 6}
"""Of so many moves one is looked at."""
BREADTH, DEPTH = 5, 3


@pytest.fixture(autouse=True)
def ordinary_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "NAMES", ORDINARY)


def moments(game: str) -> Iterator[Live]:
    found = registry.get(game)
    for live in tables.played(found, seats_near(game, 4), 6 if not long.is_asked() else 7):
        if live.row.seq % (1 if long.is_asked() else EVERY[game]) == 0:
            yield live


def screens(made: Composer, path: Path = ()) -> Iterator[tuple[list[str], list[str]]]:
    """Go through the screens of a question: the labels of its buttons, and the facts of all options."""
    stage = made.at(path)
    if stage.action is not None:
        return
    stands = arranged(stage)
    yield [each.label for each in (*stands.buttons, *stands.apart)], [each.fact for each in stage.options]
    for option in stage.options[:BREADTH] if len(path) < DEPTH else stage.options[:1]:
        yield from screens(made, (*path, option.index))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_labels_and_facts_of_panels_fit(game: str, language: str) -> None:
    looked_at = 0
    for live in moments(game):
        for asked in live.table().asked():
            for labels, facts in screens(question.composer(live, asked.decision, language)):
                looked_at += len(labels)
                assert [each for each in labels if not 0 < len(each) <= limits.LABEL] == []
                assert len(set(labels)) == len(labels), labels
                assert [each for each in facts if len(each) > limits.FACT] == []
    assert looked_at > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_buttons_that_lead_elsewhere_and_those_of_posts_fit(game: str, language: str) -> None:
    looked_at = 0
    for live in moments(game):
        looked_at += check(table_panel(live, language))
        words = live.game.wording(language, live.names)
        for place in (Place(1, FULL, None, 7, None, 0), Place(1, OWN, 8, 7, 9, 0)):
            looked_at += check(board_buttons(place, words, language, regions(game), has_focus=True))
        for seat in range(live.row.seats):
            looked_at += check(question.question_panel(live, seat, language).layout())
    assert looked_at > 100


def check(view: ui.View | ui.LayoutView) -> int:
    """Check the labels of all buttons: one that was cut ends with dots, and no space before them."""
    items = [each.item for each in view.walk_children() if isinstance(each, ui.DynamicItem)]
    labels = [each.label or "" for each in items if isinstance(each, ui.Button)]
    cut = [each for each in labels if each.endswith("…") and not each.endswith(" …")]
    assert cut == []
    assert [each for each in labels if not 0 < len(each) <= limits.LABEL] == []
    return len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_the_catalogue_fit(language: str) -> None:
    """Those with a number or a name in them too, by the longest of the games."""
    found = [entry.id.name for entry in entries("bot", language) if entry.id.name.startswith("button-")]
    assert len(found) > 20
    for key in found:
        for game in registry.ids():
            title = game_name(game, language)
            facts = {"game": title, "missing": 5, "number": 10, "seats": 4, "table": "1000"}
            said = commands_in(language).say(key, **facts)
            assert len(said) <= limits.LABEL, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_way_to_another_question_is_a_label_without_a_full_stop(language: str) -> None:
    live = next(tables.played(registry.get("peloponnes"), 3, 6))
    [asked] = [each.decision for each in live.table().asked()]
    other = Decision(asked.seat, "", "choose-income", *asked.answers, secret=True)
    spot = Spot(live.id, asked.seat, live.decision_id(asked))
    said = live.game.wording(language, live.names).say("asked-in-private-choose-income")
    assert said.endswith(".")
    assert question.way_to(live, other, spot, language)[1:] == said[1:-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_buttons_under_boards_differ(game: str, language: str) -> None:
    words, texts = registry.get(game).wording(language, ()), commands_in(language)
    said = [words.say(f"region-{region}") for region in regions(game)]
    said += [texts.say(f"button-{each}") for each in ("board", "focus", "text")]
    assert len(set(said)) == len(said)
