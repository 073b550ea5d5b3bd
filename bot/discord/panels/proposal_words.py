"""Proposals in words: what is asked, how it stands, what became of it; the same for all who read them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from discord.utils import format_dt

from bot.db import ProposalRow
from bot.discord.panels import call_words, limits, taken_back
from bot.discord.texts import commands_in, lifecycle_in
from bot.keeper import Live, consent
from bot.keeper.consent import MASTER
from bot.pace.pace import OWN
from games.core.decision import Seat
from games.text import Words

GOING_BACK = (consent.UNDO, consent.ROLLBACK)


class ProposalWords:
    """Says proposals in the language of their table."""

    def asked(self, live: Live, row: ProposalRow) -> list[str]:
        """Say what is proposed: in bold what it is, then the moves that it is about, and why."""
        words, about = lifecycle_in(live.row.language), consent.subject(row)
        if row.kind == consent.CALL:
            return call_words.asked(live, row)
        lines = [f"**{title(live, row, live.row.language)}**"]
        lines += taken_back.lines(live, about["to"]) if row.kind in GOING_BACK else []
        known, means = _facts(live, row, live.row.language), f"proposal-{row.kind}-means"
        lines += [words.say(means, **known)] if words.has(means) else []
        reason = limits.escaped(about.get("reason", ""))
        return [*lines, *([words.say("proposal-reason", reason=reason)] if reason else [])]

    def status(
        self, live: Live, row: ProposalRow, answers: Mapping[Seat, bool], language: str | None = None
    ) -> str:
        """Say who agrees and who has not answered, or what became of it; to the table, if to nobody alone."""
        language = language or live.row.language
        if row.kind == consent.CALL:
            return call_words.status(row, language)
        if not row.is_open:
            return closed(live, row, answers, language)
        quorum = consent.quorum(live, row)
        missing = quorum.missing(answers)
        return lifecycle_in(language).say(
            "proposal-status",
            number=str(row.key),
            agreed=_named(live, [seat for seat in answers if answers[seat]], language),
            count=sum(answers.values()),
            needed=quorum.needed,
            refused=_named(live, [seat for seat in answers if not answers[seat]], language),
            against=sum(not each for each in answers.values()),
            missing=tuple(_called(live, seat) for seat in missing),
            left=len(missing),
            when=format_dt(row.expires_at, "R"),
        )

    def in_vain(self, live: Live, row: ProposalRow) -> list[str]:
        """Say of a call that nobody has answered it, and what can be done."""
        return call_words.in_vain(live, row)

    def done(self, live: Live, row: ProposalRow) -> list[str]:
        """Say of what was agreed that it is done."""
        words = lifecycle_in(live.row.language)
        said = words.say(f"agreed-{row.kind}", **_facts(live, row, live.row.language))
        about = consent.subject(row)
        lines = taken_back.lines(live, about["to"]) if row.kind in GOING_BACK else []
        seed = commands_in(live.row.language).say("table-seed", seed=live.row.seed.hex())
        return [said, *lines, *([seed] if row.kind == consent.END else [])]


def title(live: Live, row: ProposalRow, language: str) -> str:
    """Say in a sentence what is proposed."""
    return lifecycle_in(language).say(f"proposal-{row.kind}", **_facts(live, row, language))


def closed(live: Live, row: ProposalRow, answers: Mapping[Seat, bool], language: str) -> str:
    """Say what became of a proposal, and who was for it and against it."""
    agreed = [seat for seat in answers if answers[seat]]
    refused = [seat for seat in answers if not answers[seat]]
    return lifecycle_in(language).say(
        "proposal-closed",
        number=str(row.key),
        outcome=row.outcome,
        agreed=_named(live, agreed, language),
        count=len(agreed),
        refused=_named(live, refused, language),
        against=len(refused),
    )


def answered(live: Live, row: ProposalRow, seat: Seat, *, agrees: bool, language: str) -> str:
    """Say how somebody has answered."""
    [name] = _named(live, [seat], language)
    said = "agrees" if agrees else "refuses"
    return lifecycle_in(language).say("proposal-answered", number=str(row.key), name=name, answer=said)


def _facts(live: Live, row: ProposalRow, language: str) -> dict[str, Any]:
    """Give all that the sentences about a proposal name."""
    about = consent.subject(row)
    name = "" if row.seat is None else live.names[row.seat]
    facts: dict[str, Any] = {"name": limits.escaped(name), "number": str(row.id or "")}
    if row.kind in (consent.REPLACE, consent.SEAT, consent.CALL):
        facts |= call_words.facts(live, row, language)
    if row.kind in GOING_BACK:
        first, last = about["span"]
        facts |= {"move": str(first), "first": str(first + 1), "last": str(last), "count": about["count"]}
    if row.kind == consent.EXTEND:
        asked = tuple(limits.escaped(live.names[seat]) for seat in about["asked"])
        facts |= {"hours": about["hours"], "players": asked}
    if row.kind == consent.PACE:
        facts["pace"] = _pace(about["pace"], commands_in(language))
        facts["then"] = commands_in(language).say(f"choice-{about['pace']['when_up']}")
        facts["limited"] = "no" if about["pace"]["pace"] == "open" else "yes"
    return facts


def _pace(columns: Mapping[str, Any], texts: Words) -> str:
    if columns["pace"] == OWN:
        return texts.say("pace-own", hours=columns["pace_hours"], bank=columns["bank_hours"] or 0)
    return texts.say(f"choice-{columns['pace']}")


def _named(live: Live, seats: Collection[Seat], language: str) -> tuple[str, ...]:
    master = lifecycle_in(language).say("proposal-gamemaster")
    return tuple(master if seat == MASTER else limits.escaped(live.names[seat]) for seat in sorted(seats))


def _called(live: Live, seat: Seat) -> str:
    """Call a player by a mention, where there is one."""
    user = live.user_of(seat)
    return limits.escaped(live.names[seat]) if user is None else f"<@{user}>"
