"""What the bot showed before it was stopped works when it runs again: it knows components by their ids."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from discord import ui

import cogs
from bot.discord import panels, pictures
from bot.discord.bot import KeryxBot
from bot.discord.panels import buttons, lobby, question, table
from games import registry
from practice import PracticeServer, User
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_antike import Field, Hand
from tests.cogs.test_lobby import new_table
from tests.games.core import toy

Then = Callable[[], Awaitable[None]]
"""What is done after the restart."""


@dataclass
class Inn:
    """Tables of several games, whose bot is stopped and started anew."""

    bot: KeryxBot
    server: PracticeServer
    users: list[User]
    houses: list[House] = field(default_factory=list)

    async def open(self, *set_up: str, seats: int = 3) -> House:
        self.houses.append(await open_house(self.bot, self.server, self.users[:seats], *set_up))
        return self.houses[-1]

    def move_to(self, bot: KeryxBot) -> None:
        for house in self.houses:
            house.bot = bot


async def joining(inn: Inn) -> Then:
    damon, message = inn.users[2], await new_table(inn.users[0], seats=3)

    async def then() -> None:
        joined = await damon.answer(await damon.press(message, "Join"))
        assert joined.content.startswith("You have seat")

    return then


async def leaving(inn: Inn) -> Then:
    damon, message = inn.users[2], await new_table(inn.users[0], seats=3)
    await damon.answer(await damon.press(message, "Join"))

    async def then() -> None:
        left = await damon.answer(await damon.press(message, "Leave"))
        assert left.content.startswith("You have left")

    return then


async def choosing(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "moves")

    async def then() -> None:
        assert "Confirm" in labels(await house.press(user, shown, "Marker in Megara"))

    return then


async def confirming(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    echo = await house.press(user, await house.say(user, "moves"), "Marker in Megara")

    async def then() -> None:
        assert "✓ Marker in Megara" in (await house.press(user, echo, "Confirm")).content

    return then


async def taking_from_a_menu(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(question, "AS_BUTTONS", 0)
        shown = await house.say(user, "moves")
    options = {option["label"]: option["value"] for option in shown.menu()["options"]}

    async def then() -> None:
        outcome = await user.select(shown, options["Marker in Corinth"])
        assert "**Marker in Corinth**" in (await house.after(user, outcome, shown)).content

    return then


async def typing_an_order(inn: Inn) -> Then:
    house = await inn.open()
    user = await house.asked()
    shown = await house.say(user, "moves")

    async def then() -> None:
        form = await user.press(shown, "Type an order")
        outcome = await user.submit_modal(form, {"typed": "place Thebes"})
        assert "✓ Marker in Thebes" in (await house.after(user, outcome, shown)).content

    return then


async def looking_at_the_table(inn: Inn) -> Then:
    house = await inn.open()
    panel = await house.panel()

    async def then() -> None:
        asked = await house.press(await house.asked(), panel, "Your move")
        assert "Marker in Megara" in labels(asked)
        assert "Athens" in (await house.press(house.users[0], panel, "Board as text")).content

    return then


async def typing_a_number(inn: Inn) -> Then:
    """The form too, that was open when the bot was stopped."""
    house = await inn.open("toy", "plain", seats=2)
    (await house.live()).state.coins[0] = 60
    await house.bot.keeper.submit(house.table, 1, [toy.Bid(2)])  # so that the coins are kept
    user = house.users[0]
    shown = await house.say(user, "moves")
    early = await user.press(shown, "Enter a number")

    async def then() -> None:
        late = await user.press(shown, "Enter a number")
        assert late.modal == early.modal is not None
        echo = await house.after(user, await user.submit_modal(early, {"typed": "42"}), shown)
        assert "Confirm" in labels(echo)
        await house.press(user, echo, "Confirm")
        assert (await house.live()).state.coins[0] == 60 - 42

    return then


async def sending_a_preview(inn: Inn) -> Then:
    house = await inn.open("antike", "orient")
    user = await house.asked()
    shown = await house.say(user, "antike preview", text="rondel iron")

    async def then() -> None:
        assert "✓ Iron" in (await house.press(user, shown, "Send this order")).content

    return then


async def taking_back(inn: Inn) -> Then:
    house = await inn.open("antike", "orient")
    await Field(**vars(house)).lay_out()
    user = await house.asked()
    shown = await house.say(user, "antike rondel", field="manoeuvre-b")

    async def then() -> None:
        assert (await house.press(user, shown, "Undo")).content.startswith("Taken back.")

    return then


USES: dict[type[Any], Callable[[Inn], Awaitable[Then]]] = {
    lobby.Join: joining,
    lobby.LobbyButton: leaving,
    buttons.Choice: choosing,
    buttons.Confirm: confirming,
    buttons.Menu: taking_from_a_menu,
    buttons.TypeOrder: typing_an_order,
    buttons.TypeNumber: typing_a_number,
    buttons.SendOrder: sending_a_preview,
    buttons.TakeBack: taking_back,
    table.TableButton: looking_at_the_table,
}


def every_item(kind: type[Any] = ui.DynamicItem) -> set[type[Any]]:
    """Find every component of the panels that is made again from its id."""
    found = {each for each in kind.__subclasses__() if each.__module__.startswith("bot.discord.panels")}
    return found.union(*(every_item(each) for each in kind.__subclasses__()))


def test_every_component_is_known_to_the_bot() -> None:
    assert set(panels.ITEMS) == every_item() == set(USES)


async def test_every_component_outlives_a_restart(
    server: PracticeServer, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.cogs.stall:GAME")
    monkeypatch.setattr(pictures, "painter", Hand)
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        inn = Inn(bot, server, users)
        left = {kind.__name__: await prepare(inn) for kind, prepare in USES.items()}
        await rig.all_sent(bot)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        inn.move_to(bot)
        for name, then in left.items():
            try:
                await then()
            except (AssertionError, TimeoutError, LookupError) as wrong:
                wrong.add_note(f"after a restart: {name}")
                raise
