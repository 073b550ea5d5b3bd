"""What weeks at tables look like: pace, reminders, absences, votes, substitutes, onlookers, looking back."""

from __future__ import annotations

from typing import Any

from tests.bot.discord import rig
from tests.cogs.time import passing
from tests.screens import scenes
from tests.screens.scenes import CHANNEL, IsOver, Show, Stage
from tests.screens.shots import Place

SEATS = 4
LATE = 27
"""Hours, after which the time of a daily pace is up but for the bank."""
LOOKING_BACK: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board full", {"move": 3}),
    ("board text", {"move": 3}),
    ("hand", {"move": 3}),
    ("since", {"round": 1}),
    ("since", {"date": "12h"}),
    ("log", {"move": 2}),
    ("rules", {"topic": "orders"}),
)
"""What players look up of moves that are made, and of how orders are written."""
AFTERWARDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("results", {}),
    ("player", {}),
    ("tables", {}),
    ("watch", {}),
    ("privacy show", {}),
    ("replay", {}),
)


async def play(stage: Stage) -> list[Place]:
    """Show a table over weeks, and another that ends; nobody need know more of the games than they ask."""
    opener = stage.users[0]
    await greeted(stage)
    await opener.answer(
        await opener.slash(CHANNEL, "table new", game="antike", seats=3, hours=36, bank=12, when_up="free")
    )
    show = await scenes.table(stage, "perikles", SEATS, pace="daily", when_up="answer")
    other = await scenes.table(stage, "peloponnes", 2, pace="relaxed")
    await show.at(lambda live: live.row.seq > 5)
    await waited(show)
    await voted(show)
    await watched(show, other)
    await left(show)
    await looked_back(show)
    await ended(show, other)
    people = [user.name.lower() for user in stage.users]
    letters = [Place(user.name.lower(), await user.open_dm()) for user in stage.users]
    threads = [show.house.thread, other.house.thread]
    return [
        *(Place(people[0], channel) for channel in (stage.server.channel(CHANNEL).id, *threads)),
        *letters,
        *(Place(user, thread, own=True) for thread in threads for user in people[1:]),
        *(Place(user, stage.server.channel(CHANNEL).id, own=True) for user in people[1:]),
    ]


async def greeted(stage: Stage) -> None:
    """Let the server get the bot anew, and name a channel for newcomers."""
    opener, server = stage.users[0], stage.server
    for command, options in (("language", {"language": stage.language}), ("tables", {"who": "everyone"})):
        await opener.answer(await opener.slash(CHANNEL, f"keryx {command}", **options))
    server.remove_bot()
    server.store.guild.system_channel_id = server.channel(CHANNEL).id
    server.invite_bot()
    await rig.until(lambda: rig.posted(server, CHANNEL))
    await opener.answer(await opener.slash(CHANNEL, "keryx show"))


async def waited(show: Show) -> None:
    """Let time go by until somebody is reminded, nudged, away and late."""
    asked, other = await show.house.asked(), await show.house.other()
    await show.open(other, "nudge")
    await show.open(other, "remind", local_time="21:30", night_from=22, night_until=7)
    await passing(show.stage.bot, show.stage.server, LATE / 2)
    await show.open(other, "nudge")
    await show.open(asked, "away", until="3d")
    await show.open(other, "moves")
    await show.open(other, "table show")
    await show.open(other, "table list")
    await show.open(asked, "tables")
    await show.open(asked, "away")
    await passing(show.stage.bot, show.stage.server, LATE)
    await show.open(asked, "away", until="12h", keryx=True)
    await passing(show.stage.bot, show.stage.server, 3 * LATE)
    await show.open(asked, "gm health")
    await show.open(asked, "away")


async def voted(show: Show) -> None:
    """Let everything be proposed, and agreed to, refused or withdrawn."""
    first, second, third, *_ = show.house.users
    await show.open(first, "vote pause", reason="…")
    await show.open(second, "vote answer", answer="agree")
    await show.open(third, "vote answer", answer="agree")
    await show.open(second, "moves")
    await show.open(first, "vote resume")
    await show.open(second, "vote answer", answer="agree")
    await show.open(third, "vote answer", answer="agree")
    await show.open(first, "vote extend", hours=12)
    await show.open(second, "vote answer", answer="refuse")
    await show.open(third, "vote pace", pace="relaxed", when_up="resign")
    await show.open(third, "vote answer", answer="withdraw")
    await show.open(first, "vote undo", reason="…")
    await show.open(first, "undo")
    await show.open(second, "gm rollback", move=1, reason="…")
    await show.open(first, "gm rollback", move=1, reason="…")
    await show.open(first, "vote replace", seat=2)
    await show.open(second, "vote end", reason="…")
    await rig.all_sent(show.stage.bot)


async def watched(show: Show, other: Show) -> None:
    """Let people watch a table, talk in private, and pass a round."""
    onlooker = show.stage.users[2]
    await other.open(onlooker, "watch")
    await other.open(show.house.users[0], "watch")
    await show.open(show.house.users[1], "talk", player="1")
    await show.open(show.house.users[1], "talk")
    await other.open(other.house.users[0], "talk")
    await other.at(scenes.InRound(2))


async def left(show: Show) -> None:
    """Let somebody give a seat up, and another be looked for."""
    user = show.house.users[3]
    await show.open(user, "table seek")
    asked = await show.open(user, "table resign")
    if asked is not None:
        await show.house.press(user, asked, "k:f:")
    await rig.all_sent(show.stage.bot)
    await show.open(show.house.users[0], "table seek", seat=4)


async def looked_back(show: Show) -> None:
    user = await show.house.asked()
    for command, options in LOOKING_BACK:
        await show.open(user, command, **options)


async def ended(show: Show, other: Show) -> None:
    """Let a game end, and people look at what it came to."""
    await other.at(IsOver())
    for command, options in AFTERWARDS:
        await other.open(show.house.users[1], command, **options)
    await rig.all_sent(show.stage.bot)
