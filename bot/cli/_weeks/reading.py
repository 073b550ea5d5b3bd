"""What a message says, as anybody reads it: who is waited for, whose time is up, for whom Keryx answered."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.cli._weeks.chronicle import Opened, Written
from bot.discord.texts import lifecycle_in
from games import registry
from games.text.wording import GameWording

MENTION = re.compile(r"<@(\d+)>")
STAMP = re.compile(r"<t:(\d+)")
TURN, NOTE, RESIGNED, CALL, OVER, OTHER = "turn", "note", "resigned", "call", "over", "other"
TIME_UP, AWAY = "time-up", "away"
BLANK = "\x01"
"""Stands for a name where only what comes before it is of interest."""
DIGEST_BUTTONS = {"k:v:away", "k:m:show"}
"""What only a reminder has under it: the ways to say that one is away, and how one is reminded."""


@dataclass(frozen=True)
class Said:
    """What a message in the thread of a table says."""

    kind: str
    waited: frozenset[str] = frozenset()
    """Who is waited for."""
    people: frozenset[str] = frozenset()
    """Whose time is up, or who is called."""
    stood_in: frozenset[tuple[str, str]] = frozenset()
    """For whom Keryx has answered, each with the reason."""
    stamps: frozenset[int] = frozenset()
    """Times that it names."""


class ThreadReader:
    """Reads the thread of a table."""

    def __init__(self, opened: Opened, names: Mapping[str, str]) -> None:
        self._opened = opened
        self._names = {person: names[person] for person in opened.people}
        self._words = lifecycle_in(opened.language)

    def read(self, text: str) -> Said:
        """Read a message."""
        for person in self._names:
            if text == self._words.say("reminder-in-thread", mention=f"<@{person}>"):
                return Said(CALL, people=frozenset([person]))
        if text.startswith(self._before_up):
            return Said(NOTE, people=self._named(text.splitlines()[0]))
        if text.startswith(self._before_given_up):
            return Said(RESIGNED, people=self._named(text.splitlines()[0]))
        return self._turn(text)

    def _turn(self, text: str) -> Said:
        lines = text.splitlines()
        stood_in = frozenset(
            (reason, person)
            for line in lines
            for reason, before in self._before_stood_in.items()
            if line.startswith(before)
            for person in self._named(line)
        )
        if any(self._is_over(line) for line in lines):
            return Said(OVER, stood_in=stood_in)
        calls = [line for line in lines if any(f"**{self._title}{end}" in line for end in (":", ","))]
        if not calls and not any(line.startswith("-# ") for line in lines):
            return Said(OTHER)
        stamps = frozenset(int(each) for each in STAMP.findall(text))
        return Said(TURN, self._waited(text, calls), stood_in=stood_in, stamps=stamps)

    def _waited(self, text: str, calls: Iterable[str]) -> frozenset[str]:
        """Give who is waited for: whom the last paragraph mentions, else whom the call does."""
        *before, last = text.split("\n\n")
        where = last if before and MENTION.search(last) and "**" not in last else "\n".join(calls)
        return frozenset(MENTION.findall(where))

    def _is_over(self, line: str) -> bool:
        return line.rpartition("**")[0].find(self._over) >= 0

    def _named(self, line: str) -> frozenset[str]:
        return frozenset(person for person, name in self._names.items() if name in line)

    @cached_property
    def _title(self) -> str:
        return f"{self._game_words.label('title')} {self._opened.table}"

    @cached_property
    def _game_words(self) -> GameWording:
        return registry.get(self._opened.game).wording(
            self._opened.language, [BLANK] * len(self._opened.people)
        )

    @cached_property
    def _over(self) -> str:
        words = self._game_words
        said = words.say(
            "table-over",
            mentions=BLANK,
            title=words.label("title"),
            table=str(self._opened.table),
            result=BLANK,
        )
        return said.split(BLANK)[1].strip(" *")

    @cached_property
    def _before_up(self) -> str:
        return self._words.say("time-up-note", names=(BLANK,)).partition(BLANK)[0]

    @cached_property
    def _before_given_up(self) -> str:
        return self._words.say("seat-time-up", name=BLANK, mark=BLANK).partition(BLANK)[0]

    @cached_property
    def _before_stood_in(self) -> dict[str, str]:
        words = self._game_words
        reasons = (TIME_UP, AWAY)
        return {reason: words.say(f"table-{reason}", seats=(0,)).partition(BLANK)[0] for reason in reasons}


def is_digest(message: Written) -> bool:
    """Say whether a message is a reminder of tables."""
    return bool(message.reader) and set(message.buttons) >= DIGEST_BUTTONS


def waited_in_panel(text: str, game: str, language: str, names: Mapping[str, str]) -> frozenset[str]:
    """Give whom a private panel names as waited for."""
    words = registry.get(game).wording(language, [BLANK])
    before = words.label("waiting-for", seats=(0,)).partition(BLANK)[0]
    lines = [line for line in text.splitlines() if line.startswith(before)]
    return frozenset(person for person, name in names.items() for line in lines if name in line)
