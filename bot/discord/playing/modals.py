"""Forms that are filled in. Their ids say all there is to know, so that a submit survives a restart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.discord import access, answering, errors, wire
from bot.discord.panels import limits
from bot.discord.panels.ahead import AheadButton
from bot.discord.panels.custom_id import SPOT, Spot
from bot.discord.playing import absence, leaving, play, preview
from bot.discord.playing.rate_limit import keep_order_rate
from bot.discord.playing.reply import acknowledge, language_of
from bot.discord.texts import commands_in
from games import dry_run
from games.text.orders import LONGEST_ORDER
from games.text.vocabulary import fold

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live

NUMBER = re.compile(rf"k:mn:{SPOT}")
ORDER = re.compile(r"k:mo:(?P<table>\d{1,15})")
AHEAD = re.compile(r"k:mf:(?P<table>\d{1,15})")
AWAY = "k:ma"
FIELD = "typed"
LONGEST_TIME = 40
"""Maximum characters of a time that is typed."""
FORM_TIMEOUT_S = 15 * 60.0
"""Seconds that discord.py keeps a form in mind; what is submitted later is answered all the same."""


class TypedForm(ui.Modal):
    """A form with one field; what is submitted is handled by `on_interaction`, as after a restart."""

    def __init__(
        self,
        custom_id: str,
        title: str,
        label: str,
        example: str,
        longest: int,
        style: discord.TextStyle = discord.TextStyle.short,
        default: str = "",
    ) -> None:
        super().__init__(
            title=limits.shortened(title, limits.TITLE), custom_id=custom_id, timeout=FORM_TIMEOUT_S
        )
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=FIELD,
            style=style,
            placeholder=limits.shortened(example, limits.OPTION),
            max_length=longest,
            default=default or None,
        )
        self.add_item(ui.Label(text=limits.shortened(label, limits.TITLE), component=field))

    async def on_submit(self, _: discord.Interaction) -> None:
        """Leave it to `on_interaction`."""


async def ask_order(interaction: Interaction, table: int) -> None:
    """Open the form for a typed order."""
    texts = commands_in(language_of(interaction))
    title, label = texts.say("form-order-title"), texts.say("form-order-label")
    example, lines = _legal_order(interaction, table), discord.TextStyle.paragraph
    form = TypedForm(f"k:mo:{table}", title, label, example, LONGEST_ORDER, lines)
    await _open(interaction, form)


async def ask_ahead(interaction: Interaction, button: AheadButton) -> None:
    """Open the form for an order that is to be left, with the one that is to be changed."""
    texts = commands_in(language_of(interaction))
    title, label = texts.say("form-ahead-title"), texts.say("form-ahead-label")
    example, lines = texts.say("form-order-example"), discord.TextStyle.paragraph
    kept = leaving.order_to_change(interaction, button)
    form = TypedForm(f"k:mf:{button.table}", title, label, example, LONGEST_ORDER, lines, kept)
    await _open(interaction, form)


def _legal_order(interaction: Interaction, table: int) -> str:
    """Give an order that answers the user's question now, from memory; else say how orders are written."""
    texts, live = commands_in(language_of(interaction)), interaction.client.keeper.in_memory(table)
    seat = None if live is None else live.seat_of(interaction.user.id)
    if live is None or seat is None:
        return texts.say("form-order-example")
    orders = live.game.orders(texts.language, live.names)
    asked = [form.first() for each in live.decisions(seat) for form in each.answers]
    examples = [texts.say("form-order-legal", order=orders.write(action)) for action in asked]
    fitting = (each for each in examples if len(each) <= limits.OPTION)
    return next(fitting, texts.say("form-order-example"))


async def ask_number(interaction: Interaction, spot: Spot) -> None:
    """Open the form for a number, from memory; where there is no such table, show the question as it is now.

    A form must be the first answer, and Discord does not wait long for that.
    """
    errors.about(interaction, spot.table)
    live = interaction.client.keeper.in_memory(spot.table)
    if live is None:
        await play.follow(interaction, spot)
        return
    texts = commands_in(language_of(interaction))
    title, label = texts.say("form-number-title"), texts.say("form-number-label")
    numbers = list(_numbers(interaction, live, spot) or ())
    example = texts.say("form-number-example", low=numbers[0], high=numbers[-1]) if numbers else ""
    await _open(interaction, TypedForm(spot.id("mn"), title, label, example, 9))


async def ask_away(interaction: Interaction) -> None:
    """Open the form for the end of an absence."""
    texts = commands_in(language_of(interaction))
    title, label = texts.say("form-away-title"), texts.say("form-away-label")
    await _open(interaction, TypedForm(AWAY, title, label, texts.say("form-away-example"), LONGEST_TIME))


async def _open(interaction: Interaction, form: TypedForm) -> None:
    await answering.give_first(interaction, partial(interaction.response.send_modal, form))


async def on_interaction(interaction: Interaction) -> None:
    """Handle a submitted form of ours, whether or not this process opened it."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    interaction.client.under_way.note()
    data: Any = interaction.data or {}
    custom_id, typed = str(data.get("custom_id")), next(_typed(data.get("components", [])), "")
    try:
        wire.demand_whole_texts(interaction)
        if match := ORDER.fullmatch(custom_id):
            await acknowledge(interaction)
            await order(interaction, int(match["table"]), typed)
        elif match := AHEAD.fullmatch(custom_id):
            await acknowledge(interaction)
            await leaving.ask_condition(interaction, int(match["table"]), in_one_line(typed))
        elif custom_id == AWAY:
            await acknowledge(interaction)
            await absence.say_away(interaction, typed)
        elif match := NUMBER.fullmatch(custom_id):
            await acknowledge(interaction)
            await _number(interaction, Spot.read(match), typed)
    except Exception as error:  # noqa: BLE001 - the one place for errors decides
        await errors.answer(interaction, error)


async def order(interaction: Interaction, table: int, text: str) -> None:
    """Read an order and carry it out."""
    text = in_one_line(text)
    errors.of_order(interaction, text)
    keep_order_rate(interaction)
    live = await play.table_of(interaction, table)
    seat = access.seat_of(interaction, live)
    word, _, rest = text.strip().partition(" ")
    if rest and live.game.preview is not None and fold(word) in preview.words():
        await preview.preview(interaction, live, rest)
        return
    orders = live.game.orders(language_of(interaction), live.names)
    await play.answer(interaction, live, seat, dry_run.read(orders, text, live.table(), seat))


def in_one_line(text: str) -> str:
    """Part by semicolons what was parted by lines, so that an order shows on one line and can be copied."""
    parts = [line.strip().rstrip(";").rstrip() for line in text.splitlines()]
    return "; ".join(part for part in parts if part)


async def _number(interaction: Interaction, spot: Spot, typed: str) -> None:
    """Take a typed number for the option of that number."""
    live = await play.table_of(interaction, spot.table)
    indices = _numbers(interaction, live, spot)
    if indices is None:
        await play.present(interaction, live, note="panel-stale")
        return
    if typed.strip() in indices:
        await play.follow(interaction, spot.then(indices[typed.strip()]))
        return
    numbers = list(indices)
    texts = commands_in(language_of(interaction))
    refused = texts.say("panel-no-such-number", low=numbers[0], high=numbers[-1])
    await play.present(interaction, live, lines=[refused])


def _numbers(interaction: Interaction, live: Live, spot: Spot) -> dict[str, int] | None:
    """Give the numbers that may be typed, each with its option; nothing if that is no longer asked."""
    found = play.find_stage(live, spot, access.seat_of(interaction, live), language_of(interaction))
    options = found[1].options if found is not None else ()
    numbers = {str(option.number): option.index for option in options if option.number is not None}
    return numbers if found is not None else None


def _typed(components: list[Any]) -> Iterator[str]:
    for component in components:
        if component.get("custom_id") == FIELD:
            yield str(component.get("value", ""))
        yield from _typed(component.get("components", []))
        if "component" in component:
            yield from _typed([component["component"]])
