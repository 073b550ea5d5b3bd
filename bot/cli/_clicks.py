"""How many clicks an answer takes by panel, and how many posts a round has: over games played at random."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

from bot.cli._threads import RandomThread
from bot.discord.panels import limits, question
from bot.discord.panels.composer import Chosen, Composer, Stage
from bot.discord.panels.question import MAX_BUTTONS
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


@dataclass
class Count:
    """What was counted in the games of one title."""

    clicks: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    stand: int = 0
    """Posts that are there at the end; those whose deeds the next one told again are not."""
    sent: int = 0
    rounds: int = 0
    cut: int = 0
    over: int = 0


def counted(game: Game, games: int) -> Count:
    """Play games of four at random and count."""
    count, rng = Count(), Random(1)

    def watch(live: Live, asked: Decision, action: Action) -> None:
        if rng.random() < SHARE:
            count.clicks[kebab(type(action).__name__)].append(clicks(live, asked, action))

    for number in range(games):
        thread = RandomThread(game.id, SEATS, number + 1, watch=watch)
        for _, told in thread.told():
            _count_post(count, told)
        count.rounds += game.view(thread.live.state, None).round
    return count


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


def clicks(live: Live, asked: Decision, action: Action) -> int:
    """Count the clicks from the post to an answer; one that stands on the post takes one."""
    on_post = [*public_answers(live, asked.seat), nothing_of(live, asked.seat)]
    if not asked.secret and action in on_post:
        return BUTTON
    made = question.composer(live, asked, "en")
    way = sum(_clicks_of(stage) for stage in _stages(made, action))
    confirms = made.naming.is_confirmed(action) and moves.is_for_good(live, asked.seat, action)
    return OPENING + way + (BUTTON if confirms else 0)


def _clicks_of(stage: Stage) -> int:
    if stage.typed:
        return TYPED
    labels = [option.label for option in stage.options]
    fit = len(labels) <= MAX_BUTTONS and all(len(label) <= limits.BUTTON for label in labels)
    return BUTTON if fit and stage.several is None else MENU


def _stages(made: Composer, action: Action) -> Iterator[Stage]:
    """Go the way of the panel to an answer; where several are taken at once, that is one step."""
    path: tuple[int, ...] = ()
    for _ in range(MAX_STEPS):
        stage = made.at(path)
        if stage.action is not None:
            return
        option = next((each for each in stage.options if _leads(each.chosen, action)), None)
        if option is None:
            # It can only be typed: an order, in a form.
            yield Stage((), "", (), typed=True)
            return
        yield stage
        if stage.several is not None:
            return
        path = (*path, option.index)


def _leads(chosen: Chosen, action: Action) -> bool:
    if chosen.action is not None:
        return chosen.action == action
    if chosen.among:
        return action in chosen.among
    if chosen.kind is not type(action):
        return False
    return all(_agrees(value, getattr(action, name)) for name, value in chosen.given.items())


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
