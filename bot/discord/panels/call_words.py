"""A seat that is sought for, in words: what everybody may know of it, and what became of the call."""

from __future__ import annotations

from typing import Any

from discord.utils import format_dt

from bot.db import ProposalRow
from bot.discord.panels import limits
from bot.discord.panels.pace import pace_lines
from bot.discord.texts import commands_in, game_name, lifecycle_in
from bot.keeper import Live, consent
from bot.keeper.parts import SET_UP
from games.text.words import mark


def asked(live: Live, row: ProposalRow) -> list[str]:
    """Say which seat is free where, what it plays, how it stands, and how it is taken."""
    language, about = live.row.language, consent.subject(row)
    words, texts = lifecycle_in(language), commands_in(language)
    known = facts(live, row, language)
    lines = [f"**{words.say('proposal-call', **known)}**"]
    lines += [words.say("call-plays", **known)] if about["roles"] else []
    lines += [words.say("call-stands", **known), words.say("call-with", **known)]
    lines += pace_lines(live.row, texts)
    return [*lines, words.say("call-means", thread=f"<#{live.row.thread_id or live.row.channel_id}>")]


def in_vain(live: Live, row: ProposalRow) -> list[str]:
    """Say that nobody has come for a seat, and what can be done: the table waits, or Keryx plays it."""
    known = facts(live, row, live.row.language)
    seat = live.seats[consent.subject(row)["seat"]]
    means = "keryx" if seat.computer else "waits" if seat.user_id is None else "stays"
    return [lifecycle_in(live.row.language).say("call-in-vain", means=means, **known)]


def status(row: ProposalRow, language: str) -> str:
    """Say until when a call is open, or what became of it."""
    words, number = lifecycle_in(language), str(row.key)
    if row.is_open:
        return words.say("call-open", number=number, when=format_dt(row.expires_at, "R"))
    return words.say("call-closed", number=number, outcome=row.outcome)


def facts(live: Live, row: ProposalRow, language: str) -> dict[str, Any]:
    """Give all that the sentences about a seat name; who sits there by now may be somebody else."""
    about = consent.subject(row)
    seat = about["seat"]
    is_same = live.seats[seat].since_seq == about["since"]
    known: dict[str, Any] = {
        "mark": mark(seat),
        "player": limits.escaped(live.names[seat]) if is_same else mark(seat),
        "taker": limits.escaped(row.taker),
        "table": str(live.id),
        "game": game_name(live.game.id, language),
    }
    return known | (_of_call(live, about, language) if row.kind == consent.CALL else {})


def _of_call(live: Live, about: dict[str, Any], language: str) -> dict[str, Any]:
    words = live.game.wording(language, live.names)
    number = 0 if about["phase"] == SET_UP else about["round"]
    others = [each for each in live.seats if each.seat != about["seat"] and each.user_id is not None]
    return {
        "roles": tuple(words.name(each) for each in about["roles"]),
        "round": number,
        "where": words.attribute(
            "table-place",
            "begin",
            round=number,
            rounds=about["rounds"],
            phase=words.label(f"phase-{about['phase']}"),
        ),
        "rank": str(about["rank"]),
        "seats": str(len(live.seats)),
        "points": about["points"],
        "players": tuple(limits.escaped(each.name) for each in others),
        "others": len(others),
    }
