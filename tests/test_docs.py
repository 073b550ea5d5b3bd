"""The documents are true: links lead somewhere, and the orders and commands they name exist."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path

import discord
import pytest

from bot.db.models import METADATA
from bot.discord import invitation
from bot.discord.upkeep import SENT_LONG_AGO
from bot.keeper.rows import REST_WAITS
from bot.settings import Settings
from cogs.privacy import Privacy
from games import registry
from games.core.answers import Answers
from games.core.game import Game
from games.text.wording import GameWording
from rendering.pictures import Pictures

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "games").rglob("*.md"),
    ROOT / "practice" / "README.md",
]
NAMES = ["Althaia", "Bion", "Gorgo", "Daphnis", "Elpinike"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert "://" in link or (path.parent / link).exists(), link


@pytest.mark.parametrize("game", registry.ids())
def test_orders_of_the_players_guide_can_be_typed(game: str) -> None:
    orders = registry.get(game).orders("en", NAMES[: max(registry.get(game).seats)])
    text = (ROOT / "docs" / "guides" / f"{game}.md").read_text(encoding="utf-8")
    rows = [line.split("|")[2] for line in text.splitlines() if line.startswith("|") and "`" in line]
    typed = [order for row in rows for order in re.findall(r"`([^`]+)`", row)]
    assert typed
    for order in typed:
        assert orders.parse(order), order


def test_commands_of_the_readme_are_there() -> None:
    named = set(re.findall(r"`\./keryx ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    there = {path.stem for path in (ROOT / "bot" / "cli").glob("[a-z]*.py")}
    assert named
    assert named <= there


def test_permissions_of_the_readme_are_those_of_the_invitation() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    listed = re.search(r"and the permissions (.+?)\. 3\.", text)
    assert listed
    names = {name.lower().replace(" ", "_") for name in re.split(r", | and ", listed[1])}
    assert discord.Permissions(**{PORTAL.get(name, name): True for name in names}) == invitation.PERMISSIONS
    asked = {name for name, is_asked in invitation.INTENTS if is_asked}
    assert asked.isdisjoint({"members", "presences", "message_content"})


PORTAL = {"view_channels": "view_channel"}
"""What the developer portal calls otherwise."""

KEPT = {
    "table_": "Of each table",
    "seat": "Of each seat",
    "log_entry": "Of each move",
    "snapshot": "the position after it",
    "outbox": "Messages that the bot sends",
    "waiting_order": "An answer that is about to be carried out",
    "clock": "how much of its time is used",
    "absence": "When you are away",
    "outage": "When the bot or Discord was out of reach",
    "pulse": "When the bot or Discord was out of reach",
    "side_thread": "Of each private thread in which a side confers",
    "side_member": "who is in it",
    "placing": "Of each ended game and seat",
    "course": "how all stood after it",
    "watcher": "Which tables you watch",
    "guild_settings": "Of each server",
    "user_settings": "Of you, once you use the bot",
    "proposal": "Of each proposal to a table",
    "proposal_answer": "who answered what",
    "achievement": "Levels of solo games",
}
"""What the privacy text calls each table of the database."""
NEVER_WRITTEN = {"reminder"}


def test_the_privacy_text_covers_all_that_is_stored_and_for_how_long() -> None:
    text = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
    assert METADATA.tables.keys() == KEPT.keys() | NEVER_WRITTEN
    assert [name for name, words in KEPT.items() if words not in text] == []
    source = "".join(
        path.read_text("utf-8") for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py")
    )
    assert not re.search(r"\bReminder\(\w|insert\(REMINDER", source.replace("Reminder(Numbered", ""))
    assert f"{SENT_LONG_AGO.days} days after they were sent" in text
    assert f"for {REST_WAITS.days} days it is offered to you" in text
    days = Settings.backups_kept * Settings.backup_hours // 24
    assert f"‹{days} days: seven copies, one a day›" in text
    assert f"‹within {days} days›" in text
    commands = set(re.findall(r"`/privacy (\w+)`", text))
    assert commands == {command.name for command in Privacy.__cog_app_commands__}


def test_readme_of_games_lists_every_hook() -> None:
    text = (ROOT / "games" / "README.md").read_text(encoding="utf-8")
    named = {name.rpartition(".")[2] for name in re.findall(r"`([\w.]+)`", text)}
    words = {name for name in vars(GameWording) if not name.startswith("_")} - {"row", "marks"}
    optional = {
        each.name for each in fields(Game) if (each.default, each.default_factory) != (MISSING, MISSING)
    }
    pictures = {*Pictures.__annotations__, *(name for name in vars(Pictures) if not name.startswith("_"))}
    for hooks in (words, optional - {"wording", "orders"}, pictures, Answers.__abstractmethods__):
        assert hooks - named == set()


def test_games_of_the_readme_are_those_of_the_registry() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").split("## The games")[1].split("##")[0]
    assert set(re.findall(r"games/(\w+)/RULEBOOK", text)) == set(registry.ids()), (
        "README.md links each rulebook"
    )
