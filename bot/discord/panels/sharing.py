"""The choices of forms that hold more than one value a field: several items, or a total shared out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.discord.panels.choice import ENOUGH, Chosen, Option
from bot.discord.panels.naming import Naming
from games.core.decision import Allocate, Decision, Pick

MENU = 25
"""Discord's limit for the options of a select."""

MAX_ONE_BY_ONE = 3
"""Maximum items that are chosen by a press each, where none need be."""


def picks(form: Pick, chosen: Chosen, decision: Decision, naming: Naming) -> Iterator[Option]:
    """Offer what most people want, the items one by one, and to leave it at those once they are enough."""
    items = list(dict.fromkeys(form.items))
    picked: tuple[str, ...] = chosen.given.get(form.field, ())
    wanted = None if picked else naming.wanted(decision, form.kind)
    if wanted is not None:
        yield Option(ENOUGH + 1 + len(items), naming.wanted_label(wanted), Chosen(form.kind, {}, wanted))
    left = decision.narrow(form.kind, **{form.field: picked})[form.field]
    for number, item in enumerate(items, ENOUGH + 1):
        if item in left:
            now = (*picked, item)
            whole = form.made(now) if len(now) == form.at_most else None
            # Whatever was picked before is said above: only an answer of one item is named as a whole.
            is_alone = whole is not None and not picked
            label = "" if is_alone else naming.value(form.kind, form.field, item)
            yield Option(number, label, Chosen(form.kind, {form.field: now}, whole))
    done = form.made(picked)
    if form.allows(done):
        yield Option(ENOUGH, "", Chosen(form.kind, {}, done), finishes=bool(picked), apart=True)


def portions(form: Allocate, chosen: Chosen, naming: Naming) -> Iterator[Option]:
    """Offer how much the next name can get."""
    shares: dict[str, int] = dict(chosen.given.get(form.field, {}))
    name, low, high = next(shares_left(form, shares))
    for number in range(low, high + 1):
        now = {**shares, name: number}
        whole = len(now) == len(form.caps)
        done = form.kind(**{form.field: {k: v for k, v in now.items() if v}}) if whole else None
        label = f"{naming.value(form.kind, form.field, name)}: {number}"
        yield Option(number, label, Chosen(form.kind, {form.field: now}, done), number)


def at_once(form: Pick) -> bool:
    """Say whether the items are chosen from one menu: where they go together, and it is the shorter way."""
    is_longer = form.at_least >= 1 or form.at_most > MAX_ONE_BY_ONE
    return form.is_free and is_longer and len(set(form.items)) == len(form.items) <= MENU


def shares_left(form: Allocate, shares: Mapping[str, int]) -> Iterator[tuple[str, int, int]]:
    """Give the names that have no share yet, each with the least and the most it can get."""
    names = [name for name in form.caps if name not in shares]
    left = form.total - sum(shares.values())
    for number, name in enumerate(names):
        rest = sum(form.caps[other] for other in names[number + 1 :])
        yield name, max(0, left - rest), min(form.caps[name], left)
