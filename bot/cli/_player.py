"""A player on the practice server who answers at random, with nothing but what a user sees and presses."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games import registry
from practice import User
from practice.limits.components import walk
from practice.model import Json
from practice.seen import Outcome, Seen

CHOICE, CONFIRM, TELL, MENU, NUMBER = "k:q:", "k:c:", "k:w:", "k:s:", "k:n:"
SECONDARY = 2
"""The style of buttons that lead back or elsewhere."""
DONE = "✓ "
NUMBERS = re.compile(r"\d+")
THREAD = re.compile(r"<#(\d+)>")
FIRST = registry.ids()[0]
"""The game that is played unless another is named."""
MOST_CLICKS = 60
"""Maximum clicks to answer any question; a panel that needs more goes in circles."""


class Unanswered(Exception):
    """The bot did not answer: it is not there, or no longer."""


class Player:
    """One user at one table."""

    def __init__(self, user: User, thread: str, rng: Random, language: str = "en") -> None:
        self.user, self.thread, self.rng, self.language = user, thread, rng, language
        self.done: list[str] = []
        """The answers the bot has confirmed, in words."""
        self.clicks = self.forms = 0

    async def play(self, *, answers: int = 1_000) -> int:
        """Answer what is asked, up to a number of answers; return how many were given."""
        before = len(self.done)
        panel = await self.ask()
        for _ in range(answers * MOST_CLICKS):
            if len(self.done) - before >= answers or not options_of(panel):
                break
            panel = await self._click(panel)
        return len(self.done) - before

    async def ask(self) -> Seen:
        """Ask what there is to decide, and give the panel that is shown."""
        since = len(self.user.received)
        outcome = await self.user.slash(self.thread, "moves")
        if outcome.failed:
            raise Unanswered
        return await self._wait(lambda seen: seen.id == outcome.message_id and not seen.is_loading, since)

    async def _click(self, panel: Seen) -> Seen:
        chosen = self._choose(options_of(panel))
        self.clicks += 1
        since = len(self.user.received)
        outcome = await self.user.use(panel, chosen["custom_id"], self._values(chosen))
        if outcome.modal is not None:
            outcome = await self._fill_in(outcome, outcome.modal)
        if outcome.failed:
            raise Unanswered
        before = panel.raw["edited_timestamp"]
        changed = await self._wait(
            lambda seen: seen.id == panel.id and seen.raw["edited_timestamp"] != before, since
        )
        self.done += [line.removeprefix(DONE) for line in changed.text.splitlines() if line.startswith(DONE)]
        return changed

    def _choose(self, options: list[dict[str, Any]]) -> dict[str, Any]:
        """Choose at random, but say yes to what was chosen."""
        confirming = [each for each in options if each["custom_id"].startswith((CONFIRM, TELL))]
        return self.rng.choice(confirming or options)

    def _values(self, chosen: dict[str, Any]) -> list[str] | None:
        if not chosen["custom_id"].startswith(MENU):
            return None
        most = min(chosen.get("max_values", 1), len(chosen["options"]))
        number = self.rng.randint(max(chosen.get("min_values", 1), 1), most)
        return [option["value"] for option in self.rng.sample(chosen["options"], number)]

    async def _fill_in(self, opened: Outcome, form: Json) -> Outcome:
        """Enter a number between those that the form names."""
        field = next(each for each in walk(form["components"]) if "placeholder" in each)
        self.forms += 1
        low, high = map(int, NUMBERS.findall(field["placeholder"]))
        return await self.user.submit_modal(opened, {field["custom_id"]: str(self.rng.randint(low, high))})

    async def _wait(self, check: Callable[[Seen], object], since: int) -> Seen:
        """Wait for a message as the user is told of it."""

        async def look() -> Seen | None:
            news = (event["message"] for event in self.user.received[since:] if "message" in event)
            return next((seen for seen in map(Seen, news) if check(seen)), None)

        try:
            return await self.user.wait_until(look)
        except TimeoutError:
            raise Unanswered from None


def options_of(panel: Seen) -> list[dict[str, Any]]:
    """List the components that lead to an answer."""
    return [
        each
        for each in panel.components
        if str(each.get("custom_id")).startswith(TELL)
        or (
            str(each.get("custom_id")).startswith((CHOICE, CONFIRM, MENU, NUMBER))
            and each.get("style") != SECONDARY
        )
    ]


async def open_table(
    users: Sequence[User], *, channel: str = "tables", game: str = FIRST, scenario: str | None = None
) -> str:
    """Let the first open a table over the wire, seat the others, start it, and give the id of its thread."""
    first = users[0]
    options = {"game": game, "seats": len(users), **({"scenario": scenario} if scenario else {})}
    opened = await first.answer(await first.slash(channel, "table new", **options))
    found = THREAD.search(opened.content)
    if found is None:
        raise LookupError(f"no table was opened: {opened.content}")
    for user in users[1:]:
        await user.answer(await user.slash(found[1], "table join"))
    await first.answer(await first.slash(found[1], "table start"))
    return found[1]
