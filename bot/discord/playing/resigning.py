"""Seats that are given up: by their players, who confirm it first, or when their time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord import access
from bot.discord.panels import limits
from bot.discord.panels.resigning import SEEK, ResignButton, resign_text, resign_view
from bot.discord.playing import play, proposals, wishes
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.sending import answered, waiting_line
from bot.discord.texts import commands_in, lifecycle_in
from bot.keeper.giving_up import demand_may_resign
from games.core.errors import StaleDecision
from games.core.resigning import ends_with
from games.text.words import mark

if TYPE_CHECKING:
    from bot.discord.bot import Interaction, KeryxBot
    from bot.keeper import Live
    from games.core.decision import Seat

RESIGNED, TIME_UP = "seat-resigned", "seat-time-up"
"""Why a seat was given up, as the thread is told."""


async def ask(interaction: Interaction, live: Live) -> None:
    """Say what follows if somebody gives up their seat, with the button that does it."""
    seat, language = access.seat_of(interaction, live), language_of(interaction)
    demand_may_resign(live, seat)
    await show(interaction, resign_text(live, seat, language), resign_view(live, seat, language))


async def press(interaction: Interaction, button: ResignButton) -> None:
    """Give up one's seat, or look for somebody who takes it; of another's nothing happens."""
    await acknowledge(interaction)
    live = await play.table_of(interaction, button.table)
    seat = access.seat_of(interaction, live)
    if (seat, live.seats[seat].since_seq) != (button.seat, button.since):
        raise StaleDecision
    if button.part == SEEK:
        bot, user = interaction.client, interaction.user.id
        await proposals.propose(interaction, live.id, lambda now: wishes.call(bot, now, user, seat))
        return
    await give_up(interaction.client, live, seat, button.since, RESIGNED)
    said = commands_in(language_of(interaction)).say("resigned", table=str(live.id))
    await show(interaction, said)


async def give_up(bot: KeryxBot, live: Live, seat: Seat, since: int, why: str) -> None:
    """Give up a seat, and tell the thread why; its player is called if their time was up."""
    letters, waited_for = answered.letters_of(live), live.waiting_for()
    user = live.user_of(seat)
    is_called = why == TIME_UP and user is not None and not bot.keeper.rests.is_night(user, bot.now())
    called = [user] if is_called and user is not None else []
    after = await bot.keeper.resign(live.id, seat, since, lambda now: _told(now, seat, why), called)
    bot.errands.begin(answered.update(bot, after, seat, letters), live.id)
    bot.errands.begin(waiting_line.update(bot, after, waited_for), live.id)


def _told(live: Live, seat: Seat, why: str) -> list[str]:
    """Say that a seat is given up; where the game is over with it, its last post says who has resigned."""
    words, name = lifecycle_in(live.row.language), limits.escaped(live.names[seat])
    if ends_with(live.state, seat):
        return [] if why == RESIGNED else [words.say(why, name=name, mark=mark(seat))]
    return [words.say(why, name=name, mark=mark(seat)), words.say("seat-given-up", mark=mark(seat))]
