"""The private panel of a seat: its question, and the way to an answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from discord.utils import format_dt

from bot.db.status import Status
from bot.discord.panels import buttons, limits
from bot.discord.panels.arrange import PANEL, Arranged, Room, arranged
from bot.discord.panels.choice import Stage
from bot.discord.panels.composer import Composer
from bot.discord.panels.custom_id import Spot
from bot.discord.panels.naming import Naming, called
from bot.discord.panels.older_composer import OlderComposer
from bot.discord.panels.panel import Item, Panel
from bot.discord.panels.waiting_reason import in_words
from bot.discord.texts import commands_in, game_name, lifecycle_in
from bot.keeper import Live
from bot.keeper.parts import ASKED
from games.core.decision import Action, Decision, Seat
from games.text import Words
from games.text.wording import GameWording

MAX_OTHER_QUESTIONS = 2
"""Maximum other questions of the seat that a panel leads to."""
_SENTENCE = re.compile(r".*?[.?!;](?=\s)|.*?(?=\n)")
"""The first of several sentences, or lines; Greek asks with a semicolon."""
LEADS_ON = " …"
"""Ends the label of what leads to more choices."""
MENUS = 16
"""More than the menus of a page: their ids differ by a number."""


def question_panel(
    live: Live, seat: Seat, language: str, asked: Decision | None = None, room: Room = PANEL
) -> Panel:
    """Give a question that a seat is asked, with the buttons to answer it; unless one is named, the first.

    At a table that stands still nobody is asked anything: it is said that it does, and why.
    """
    if live.is_cancelled:
        return _ended(live, language)
    if stands_still(live):
        return _standing_still(live, language)
    open_now = live.decisions(seat)
    if not open_now:
        return _nothing_asked(live, seat, language)
    asked = asked or next((decision for decision in open_now if decision.required), open_now[0])
    return decision_panel(live, asked, Spot(live.id, seat, live.decision_id(asked)), language, room)


def decision_panel(live: Live, decision: Decision, spot: Spot, language: str, room: Room = PANEL) -> Panel:
    """Give one decision of a seat as a panel, at the place its path leads to."""
    made = composer(live, decision, language)
    return stage_panel(live, made, stage_of(made, spot), spot, language, room)


def stage_of(made: Composer, spot: Spot) -> Stage:
    """Find where a path leads; one of an older version to its answer, or else to the question."""
    if not spot.older:
        return made.at(spot.path)
    action = OlderComposer(made.decision, made.naming).action_at(spot.path)
    return made.at(()) if action is None else Stage((), "", (), action)


def stage_panel(
    live: Live, made: Composer, stage: Stage, spot: Spot, language: str, room: Room = PANEL
) -> Panel:
    """Give the place that a path has led to as a panel: the options there, or the echo of an answer."""
    texts, decision = commands_in(language), made.decision
    if stage.action is not None:
        return _echo(live, made.naming.for_good(stage.action), spot, language)
    leading = _navigation(live, spot, language, undo=not _is_setting(live, decision))
    lines = [_heading(live, texts), *_question_lines(live, decision, language)]
    if _is_setting(live, decision):
        lines.append(texts.say("panel-setting"))
    elif not decision.required:
        amend = [] if made.naming.is_chance(decision) else [texts.say("panel-amend")]
        lines += [*(_noted(live, decision.seat, language) or amend), *_waited_for(live, language)]
    elif not stage.trail and decision.only() is not None:
        lines.append(texts.say("panel-only-answer"))
    if stage.trail:
        chosen = " › ".join(label.removesuffix(LEADS_ON) for label in stage.trail)
        lines.append(texts.say("panel-so-far", chosen=limits.escaped(chosen)))
    if stage.asks and not _is_plain(stage):
        lines.append(limits.escaped(stage.asks))
    return Panel(lines, [*_options(stage, spot, texts, room), leading])


def _is_plain(stage: Stage) -> bool:
    """Say whether one press answers the question, so that nothing more need be asked."""
    main = [option for option in stage.options if not option.apart]
    return not stage.trail and bool(main) and all(option.chosen.action is not None for option in main)


def staged_panel(live: Live, spot: Spot, action: Action, due: datetime, language: str) -> Panel:
    """Show an answer that is about to be carried out: it can be taken back, or carried out at once."""
    texts = commands_in(language)
    said = naming(live, spot.seat, language).for_good(action)
    told = format_dt(due, "R")
    undo = buttons.Unstage(spot, texts.say("button-undo"))
    now = buttons.TellNow(spot, texts.say("button-tell-now", seats=len(live.seats)))
    staged = texts.say("panel-staged", action=limits.escaped(said), when=told, seats=len(live.seats))
    return Panel([_heading(live, texts), staged], [[undo, now]])


def rest_panel(live: Live, spot: Spot, actions: Sequence[Action], language: str, what: str) -> Panel:
    """Show what waits and can be done now that its seat is asked, such as the rest of an order."""
    texts, orders = commands_in(language), live.game.orders(language, live.names)
    written = limits.as_code("; ".join(orders.write(action) for action in actions))
    do = buttons.DoRest(spot, texts.say("button-do-rest"))
    drop = buttons.DropRest(spot, texts.say("button-drop-rest"))
    asked = [line for each in _named_by(live, spot) for line in _question_lines(live, each, language)]
    lines = [_heading(live, texts), *asked, what, written]
    return Panel(lines, [[do, drop]])


def _named_by(live: Live, spot: Spot) -> list[Decision]:
    found = find_decision(live, spot)
    return [found] if found is not None else []


def composer(live: Live, decision: Decision, language: str) -> Composer:
    """Give what leads to the answers of a decision, in a language."""
    return Composer(decision, naming(live, decision.seat, language))


def naming(live: Live, seat: Seat, language: str) -> Naming:
    """Give the words of menus for a seat, with remarks from what it may know."""
    view = live.game.view(live.state, seat)
    return Naming(live.game.wording(language, live.names), commands_in(language), view)


def find_decision(live: Live, spot: Spot) -> Decision | None:
    """Find the decision a panel was made for, while it is open."""
    return live.find(spot.seat, spot.decision)


def can_undo(live: Live, seat: Seat) -> bool:
    """Say whether the seat's last move is still inside its own turn, unseen by the others."""
    return live.may_undo(seat) and not stands_still(live)


def stands_still(live: Live) -> bool:
    """Say whether no move is taken for now."""
    return live.row.status.stands_still


def _standing_still(live: Live, language: str) -> Panel:
    key = "refusal-table-frozen" if live.row.status == Status.FROZEN else "refusal-table-paused"
    why = in_words(live.row.note, live.names, language)
    said = lifecycle_in(language).say(key, fault=live.row.note, reason=why)
    return Panel([_heading(live, commands_in(language)), said])


def _ended(live: Live, language: str) -> Panel:
    """Say that the table was ended before its time, and why."""
    texts = commands_in(language)
    said = texts.say("panel-game-ended", reason=in_words(live.row.note, live.names, language))
    return Panel([_heading(live, texts), said])


def _nothing_asked(live: Live, seat: Seat, language: str) -> Panel:
    texts = commands_in(language)
    waiting = _waited_for(live, language)
    lines = [_heading(live, texts), texts.say("panel-nothing-asked" if waiting else "panel-game-over")]
    leading: list[Item] = []
    if live.settings(seat):
        leading.append(buttons.TypeOrder(live.id, seat, texts.say("button-type-order")))
        leading += _others(live, Spot(live.id, seat, ""), language)
    return Panel([*lines, *waiting], [leading])


def _noted(live: Live, seat: Seat, language: str) -> list[str]:
    """Say to a seat what it has answered and may still change."""
    wording = live.game.wording(language, live.names)
    noted = wording.noted(live.game.view(live.state, seat))
    return [limits.escaped(line) for line in noted]


def _waited_for(live: Live, language: str) -> list[str]:
    waiting = tuple(live.waiting_for())
    wording = live.game.wording(language, live.names)
    return [limits.escaped(wording.label("waiting-for", seats=waiting))] if waiting else []


def _echo(live: Live, action: str, spot: Spot, language: str) -> Panel:
    """Say what is about to be done, where it could not be taken back."""
    texts = commands_in(language)
    confirm = buttons.Confirm(spot, texts.say("button-confirm"))
    back = buttons.Choice(spot.back(), texts.say("button-back"), quiet=True)
    lines = [_heading(live, texts), texts.say("panel-about-to", action=limits.escaped(action))]
    return Panel(lines, [[confirm, back]])


def _heading(live: Live, texts: Words) -> str:
    return texts.say("panel-heading", table=str(live.id), game=game_name(live.game.id, texts.language))


def _question(live: Live, decision: Decision, language: str) -> str:
    return live.game.wording(language, live.names).question(decision)


def _question_lines(live: Live, decision: Decision, language: str) -> list[str]:
    """Give a question as it is shown, line by line."""
    return asked_in_bold(limits.escaped(_question(live, decision, language))).split("\n")


def asked_in_bold(question: str) -> str:
    """Give a question in bold; what it says further, and what is listed under it, plain."""
    found = _SENTENCE.match(question)
    asked = found.group() if found is not None else question
    return f"**{asked}**{question.removeprefix(asked)}"


def _options(stage: Stage, spot: Spot, texts: Words, room: Room) -> list[list[Item]]:
    """Give what can be chosen: what the question is about, what is of another kind, and other pages."""
    stands = arranged(stage, spot.page, room)
    main: list[Item] = [buttons.Choice.of(spot, option) for option in stands.buttons]
    if stands.typed:
        main.append(buttons.TypeNumber(spot, texts.say("button-type-number")))
    main += menus(stands, stage, spot, texts)
    apart: list[Item] = [buttons.Choice.of(spot, option, quiet=True) for option in stands.apart]
    blocks: list[list[Item]] = [main, apart, [*turning(stands, spot, texts)]]
    return [block for block in blocks if block]


def menus(stands: Arranged, stage: Stage, spot: Spot, texts: Words) -> list[buttons.Menu]:
    """Give the menus of a page; each says what it asks and, of several, from what to what it goes."""
    several = stage.several or (1, 1)
    made: list[buttons.Menu] = []
    for number, options in enumerate(stands.menus):
        asks = stage.asks or texts.say("panel-choose-one")
        if len(stands.menus) > 1:
            asks = texts.say("panel-choose-among", first=options[0].label, last=options[-1].label)
        there = spot.turned(spot.page * MENUS + number)
        made.append(buttons.Menu(there, options, asks, several=several))
    return made


def turning(stands: Arranged, spot: Spot, texts: Words) -> list[buttons.Choice]:
    """Give the buttons to other pages."""
    page, found = min(spot.page, stands.pages - 1), []
    if page > 0:
        found.append(buttons.Choice(spot.turned(page - 1), texts.say("button-earlier"), quiet=True))
    if page < stands.pages - 1:
        found.append(buttons.Choice(spot.turned(page + 1), texts.say("button-later"), quiet=True))
    return found


def _navigation(live: Live, spot: Spot, language: str, *, undo: bool) -> list[Item]:
    """Lead back, elsewhere and, from a question of the game, to before the last move."""
    texts = commands_in(language)
    found: list[Item] = []
    if spot.path:
        found.append(buttons.Choice(spot.back(), texts.say("button-back"), quiet=True))
    if undo and can_undo(live, spot.seat):
        move = live.number_of(live.trail[-1])
        found.append(buttons.TakeBack(live.id, spot.seat, move, texts.say("button-undo")))
    found.append(buttons.TypeOrder(live.id, spot.seat, texts.say("button-type-order")))
    return [*found, *_others(live, spot, language)]


def _others(live: Live, spot: Spot, language: str) -> list[Item]:
    """Lead to what else the seat is asked, or may set."""
    settings = live.settings(spot.seat)[:1]
    named = {live.decision_id(each): each for each in [*settings, *live.decisions(spot.seat)]}
    others = [(name, each) for name, each in named.items() if name != spot.decision]
    found: list[Item] = []
    for name, other in others[:MAX_OTHER_QUESTIONS]:
        label = limits.in_whole_words(way_to(live, other, spot, language), limits.LABEL)
        found.append(buttons.Choice(Spot(live.id, spot.seat, name), label, quiet=True))
    return found


def way_to(live: Live, other: Decision, spot: Spot, language: str) -> str:
    """Name the way to another question; from a setting it is the way back, unless several are asked."""
    texts = commands_in(language)
    asked = [live.decision_id(each) for each in live.decisions(spot.seat)]
    if spot.decision not in asked and len(asked) == 1 and not _is_setting(live, other):
        return texts.say("button-to-question")
    words = live.game.wording(language, live.names)
    said = in_brief(other, words).rstrip(".")
    return called(f"setting-{other.question}", said[:1].upper() + said[1:], words)


def in_brief(asked: Decision, words: GameWording) -> str:
    """Say what is decided in the words that call for it, or else as the question does."""
    key = f"{ASKED[asked.secret]}-{asked.question}"
    return words.say(key, seat=asked.seat, **asked.facts) if words.has(key) else words.question(asked)


def _is_setting(live: Live, decision: Decision) -> bool:
    return decision.question in [each.question for each in live.settings(decision.seat)]
