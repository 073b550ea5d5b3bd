"""How many clicks an answer takes by panel, and how many posts a round has: over games played at random."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any, NamedTuple

from bot.cli._kinds import TableKind
from bot.cli._options import options_for
from bot.cli._threads import RandomThread
from bot.discord.panels import limits, question
from bot.discord.panels.arrange import arranged
from bot.discord.panels.choice import Chosen, Option, Stage
from bot.discord.panels.composer import Composer
from bot.discord.panels.table import nothing_of
from bot.discord.sending.layout import Shown
from bot.keeper import moves
from bot.keeper.live import Live
from bot.keeper.message import Post, Report
from bot.keeper.posts import public_answers
from games.core.decision import Action, Decision
from games.core.fields import kebab
from games.core.game import Game

SEATS = 4
OPENING, BUTTON, MENU, TYPED = 1, 1, 2, 3
"""Clicks: to open the panel, for a button, for one of a menu, for a number that is typed."""
MAX_CLICKS = 4
"""More than these are named as exceptions."""
MAX_STEPS = 30
SHARE = 0.2
"""Of how many answers the clicks are counted."""
SHOWN = Shown(str)


class Way(NamedTuple):
    """How an answer is reached."""

    clicks: int
    options: int = 0
    """The most answers that a screen on the way offers."""


@dataclass
class Count:
    """What was counted in games."""

    clicks: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    options: int = 0
    """The most answers that a screen offers."""
    stand: int = 0
    """Posts that are there at the end; those whose deeds the next one told again are not."""
    sent: int = 0
    rounds: int = 0
    cut: int = 0
    over: int = 0


def _usual(game: Game) -> TableKind:
    """Give the first scenario, played by four or, where so many cannot, by as many as can."""
    first = game.scenarios[0]
    return TableKind(max(seats for seats in game.seats_for(first) if seats <= SEATS), first)


def counted(game: Game, games: int, kinds: Sequence[TableKind] = ()) -> Count:
    """Play games of some kinds in turn at random and count; without any, the usual one."""
    count, rng = Count(), Random(1)
    kinds = kinds or [_usual(game)]

    def watch(live: Live, asked: Decision, action: Action) -> None:
        if rng.random() < SHARE:
            way = way_to(live, asked, action)
            count.clicks[_called(live, asked, action)].append(way.clicks)
            count.options = max(count.options, way.options)

    for number in range(games):
        kind = kinds[number % len(kinds)]
        options = options_for(game, kind.variants)
        thread = RandomThread(game.id, kind.seats, number + 1, "en", watch, kind.scenario, options)
        for _, told in thread.told():
            _count_post(count, told)
        count.rounds += game.view(thread.live.state, None).round
    return count


def _called(live: Live, asked: Decision, action: Action) -> str:
    """Name what is counted: ways to pay other than the common one by themselves."""
    name = kebab(type(action).__name__)
    is_usual = question.naming(live, asked.seat, "en").is_usual(action)
    return name if is_usual else f"{name}-otherwise"


def _count_post(count: Count, told: Post | Report) -> None:
    count.sent += 1
    count.stand += not (isinstance(told, Post) and told.passing)
    if isinstance(told, Report):
        said, most = SHOWN.report(told).whole, limits.SHOWN
        whole = [*told.deeds, *told.lines, *told.scores]
        count.cut += not all(SHOWN.told(each) in said for each in whole)
    else:
        said, most = "\n".join(SHOWN.post(told)), limits.CONTENT
        count.cut += len(said) > most
    count.over += len(said) > most


def way_to(live: Live, asked: Decision, action: Action) -> Way:
    """Count the clicks from the post to an answer; one that stands on the post takes one."""
    on_post = [*public_answers(live, asked.seat), nothing_of(live, asked.seat)]
    if not asked.secret and action in on_post:
        return Way(BUTTON)
    made = question.composer(live, asked, "en")
    way = _way(made, action)
    confirms = made.naming.is_confirmed(action) and moves.is_for_good(live, asked.seat, action)
    return way._replace(clicks=OPENING + way.clicks + (BUTTON if confirms else 0))


def _clicks_of(stage: Stage, option: Option) -> int:
    stands = arranged(stage)
    if option in (*stands.buttons, *stands.apart):
        return BUTTON
    if stands.typed:
        return TYPED
    return MENU + BUTTON * _page_of(stage, option)


def _page_of(stage: Stage, option: Option) -> int:
    pages = range(arranged(stage).pages)
    return next(page for page in pages if any(option in each for each in arranged(stage, page).menus))


def _way(made: Composer, action: Action) -> Way:
    """Go the way of the panel to an answer; where several are taken at once, that is one step."""
    offered = made.offered.every(type(action))
    if offered is not None and action not in offered and made.offered.form(type(action)) is None:
        return Way(TYPED)
    path: tuple[int, ...] = ()
    taken = most = 0
    for _ in range(MAX_STEPS):
        stage = made.at(path)
        most = max(most, len(stage.options))
        if stage.action is not None:
            return Way(taken, most)
        option = next((each for each in stage.options if _leads(made, each.chosen, action)), None)
        if option is None:
            # It can only be typed: an order, in a form.
            return Way(taken + TYPED, most)
        taken += _clicks_of(stage, option)
        if stage.several is not None:
            # Whatever is taken from the menu is taken at once.
            return Way(taken, most)
        path = (*path, option.index)
    raise AssertionError("the way has no end")


def _leads(made: Composer, chosen: Chosen, action: Action) -> bool:
    if chosen.action is not None:
        return chosen.action == action
    if chosen.among:
        return action in chosen.among
    if chosen.kind is not type(action):
        return False
    if not (chosen.full or made.naming.is_usual(action)) and not _leads_further(made, chosen):
        return False
    return all(_agrees(value, getattr(action, name)) for name, value in chosen.given.items())


def _leads_further(made: Composer, chosen: Chosen) -> bool:
    """Say whether the way to what few people want begins behind a choice, not beside it."""
    kind = chosen.kind
    return kind is not None and made.naming.is_aside(kind) and not chosen.given


def _agrees(so_far: Any, whole: Any) -> bool:
    if isinstance(so_far, tuple):
        return set(so_far) <= set(whole)
    if isinstance(so_far, dict):
        return all(whole.get(name, 0) == number for name, number in so_far.items())
    return bool(so_far == whole)


def figures(counts: dict[str, Count]) -> dict[str, Any]:
    """Give what was counted as it is printed: the last line of the command."""
    by_game = {game: _by_action(count) for game, count in counts.items()}
    return {
        "clicks": by_game,
        "posts_per_round": {game: round(each.stand / each.rounds, 1) for game, each in counts.items()},
        "posts_sent_per_round": {game: round(each.sent / each.rounds, 1) for game, each in counts.items()},
        "options": {game: each.options for game, each in counts.items()},
        "posts_cut": sum(each.cut for each in counts.values()),
        "posts_over_2000": sum(each.over for each in counts.values()),
        "exceptions": {
            game: {action: most for action, each in actions.items() if (most := each["max"]) > MAX_CLICKS}
            for game, actions in by_game.items()
        },
    }


def _by_action(count: Count) -> dict[str, dict[str, float]]:
    return {
        action: {"median": median(each), "max": max(each)} for action, each in sorted(count.clicks.items())
    }
