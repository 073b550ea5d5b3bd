"""How the parts of posts and reports look in Discord: a call, headings, bullets, bold and small type."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from bot.discord.panels.report import Texts
from bot.keeper.message import Post, Report
from games.text.told import Told

REPORT = 3500
"""Maximum characters of a report; Discord would take 4000."""
BOLD = 80
"""Maximum characters of a headline that is bold as a whole: more of it would be a wall."""
NEWEST = 5
"""Deeds that a report tells for want of room for all."""
CLAUSE = re.compile(rf".{{1,{BOLD}}}?(?:[.:;!?]|(?<=\w)·)(?=\s)|.{{12,{BOLD}}}?,(?=\s)")
"""What a headline begins with: a sentence or, if that is long, a part of it."""


@dataclass(frozen=True)
class Shown:
    """Puts parts into lines of Discord's."""

    plain: Callable[[str], str]
    """Lets names show as they are, whatever Discord would make of the signs in them."""

    def post(self, post: Post) -> list[str]:
        """Give the lines of a post, as its parts follow each other."""
        more = [f"- {self.plain(post.more)}"] if post.more else []
        parts = [
            *([self.plain(post.call)] if post.call else []),
            *(f"- {line}" for line in map(self.told, post.deeds)),
            *more,
            *(self._beside(each) for each in post.scores),
            *map(self.plain, post.lines),
        ]
        return [*parts, *([f"-# {self.plain(post.foot)}"] if post.foot else [])]

    def report(self, report: Report, room: int = REPORT) -> Texts:
        """Give the texts of a report; for want of room without small type, and then with fewer lines."""
        texts = Texts("")
        for shorter in _shortened(report):
            texts = self._report(shorter)
            if len(texts.whole) <= room:
                break
        return texts

    def _report(self, report: Report) -> Texts:
        head = [f"### {self.plain(report.heading)}", *([self.plain(report.news)] if report.news else [])]
        body = [
            *(f"- {self.told(each)}" for each in report.deeds),
            *(line for each in report.lines for line in self._above(each)),
        ]
        scores = [
            *([f"**{self.plain(report.scores_heading)}**"] if report.scores_heading else []),
            *(line for each in report.scores for line in self._above(each)),
        ]
        return Texts(*("\n".join(part) for part in (head, body, scores)))

    def told(self, told: Told) -> str:
        """Give a line with its bold parts; of a long headline only what it begins with is bold."""
        text, done = self.plain(told.text), ""
        bold = [_lead(told.text)] if told.is_headline else told.bold
        for part in map(self.plain, bold):
            before, found, after = text.partition(part)
            if found:
                done, text = f"{done}{before}**{found}**", after
        return done + text

    def _above(self, told: Told) -> list[str]:
        """Give a line, and under it how it came about."""
        return [self.told(told), *([f"-# {self.plain(told.detail)}"] if told.detail else [])]

    def _beside(self, told: Told) -> str:
        """Give a line with what it is made of in the same line."""
        return f"{self.told(told)} · {self.plain(told.detail)}" if told.detail else self.told(told)


def _lead(headline: str) -> str:
    """Give what stands out of a headline: all of it, or of several clauses the first."""
    found = CLAUSE.match(headline)
    return found.group() if found is not None else headline


def without_call(post: Post) -> Post:
    """Take from a post what only the newest one has: the call, who is waited for, and until when."""
    return msgspec.structs.replace(post, call="", waiting="", mentions=[], due=[])


def _shortened(report: Report) -> Iterable[Report]:
    """Give ever shorter forms of a report: without small type, with few deeds or none, with fewer lines."""
    yield report
    bare = [msgspec.structs.replace(each, detail="") for each in report.lines]
    yield msgspec.structs.replace(report, lines=bare)
    short = [msgspec.structs.replace(each, detail="") for each in report.scores]
    report = msgspec.structs.replace(report, scores=short)
    yield msgspec.structs.replace(report, lines=bare, deeds=report.deeds[-NEWEST:])
    for count in range(len(bare), -1, -1):
        yield msgspec.structs.replace(report, deeds=[], lines=bare[:count])
