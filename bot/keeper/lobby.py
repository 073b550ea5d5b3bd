"""Tables before they start: made, joined, left, started or cancelled."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.db import OutboxRow, SeatRow, TableRow, message_json
from bot.db.status import Status
from bot.db.target import Target
from bot.keeper import clocks
from bot.keeper.errors import NotAtTable, NotNow, TableFault, Unplayable
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.posts import Outgoing, thread_of
from bot.keeper.rows import NONCE_BYTES, outbox_row
from bot.pace.pace import UNLIMITED, Pace
from games import registry
from games.core.chance import commitment
from games.core.game import Game
from games.text.words import mark

SEED_BYTES = 32
VARIANTS = "variants"
"""The option that names a table's variants, between commas."""
OPENING = "lobby"
"""The kind of message that opens a table."""
KEPT = timedelta(days=1)
"""How long a rematch keeps the seats of those who have played."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants a new table to be."""

    game: str
    scenario: str
    seats: int
    guild_id: int
    channel_id: int
    gamemaster_id: int
    language: str
    images: str
    variants: tuple[str, ...] = ()
    pace: Pace = UNLIMITED


class Lobby:
    """Tables that are being filled."""

    def __init__(
        self,
        keeper: Keeper,
        new_seed: Callable[[int], bytes] = secrets.token_bytes,
        draw: Callable[[int], int] = secrets.randbelow,
    ) -> None:
        self.keeper = keeper
        self._new_seed = new_seed
        self._draw = draw
        self.store = keeper.store

    async def new(self, wish: Wish) -> TableRow:
        """Make a table; the fingerprint of its seed is fixed from now on."""
        row = self._made(wish)
        async with self.store.writing() as writer:
            row.id = await writer.add_table(row)
        return row

    async def open(self, wish: Wish, player: str | None = None) -> tuple[int, int]:
        """Make a table that is announced in its channel; give its number and that of the message.

        Who opens it and plays has the first seat, under the name that is given.
        """
        row = self._made(wish)
        async with self.store.writing() as writer:
            row.id = await writer.add_table(row)
            if player is not None:
                await writer.set_seat(row.id, 0, wish.gamemaster_id, player, computer=False, since_seq=0)
            message = await writer.add_outbox(self._announcement(row))
        self.keeper.wake()
        return row.id, message

    async def open_again(
        self, over: int, wish: Wish, user_id: int, name: str, invite: Callable[[TableRow], list[Outgoing]]
    ) -> tuple[int, int | None]:
        """Open the table at which one that is over is played again, and invite to it; there is one only.

        Give its number and that of its first message, if it is opened now.
        """
        row = self._made(wish)
        row.rematch_of = over
        async with self.keeper.changing(over), self.store.writing() as writer:
            known = await writer.rematch_of(over)
            if known is not None:
                return known.key, None
            row.id = await writer.add_table(row)
            seat = self._draw(row.seats)
            await writer.set_seat(row.id, seat, user_id, name, computer=False, since_seq=0)
            message = await writer.add_outbox(self._announcement(row))
            for each in invite(row):
                await writer.add_outbox(outbox_row(row, each, self.keeper.now()))
        self.keeper.wake()
        return row.id, message

    def _announcement(self, row: TableRow) -> OutboxRow:
        """Make the row of a table's first message; what it says is what is true when it is sent."""
        return OutboxRow(
            table_id=row.id,
            target=str(Target.channel(row.channel_id)),
            kind=OPENING,
            seq=row.seq,
            payload=message_json.EMPTY,
            nonce=secrets.token_hex(NONCE_BYTES),
            created_at=row.created_at,
            due_at=row.created_at,
        )

    def _made(self, wish: Wish) -> TableRow:
        game = registry.get(wish.game)
        if wish.scenario not in game.scenarios:
            raise TableFault("no-such-scenario", scenario=wish.scenario)
        possible = game.seats_for(wish.scenario)
        if wish.seats not in possible:
            low, high = min(possible), max(possible)
            raise TableFault("seats-not-possible", seats=wish.seats, low=low, high=high, more=high - low)
        variants = _known_variants(game, wish.variants)
        _demand_playable(game, wish.scenario, wish.seats, variants)
        seed = self._new_seed(SEED_BYTES)
        return TableRow(
            game=wish.game,
            scenario=wish.scenario,
            options=json.dumps({VARIANTS: ",".join(variants)} if variants else {}),
            seats=wish.seats,
            status=Status.LOBBY,
            guild_id=wish.guild_id,
            channel_id=wish.channel_id,
            gamemaster_id=wish.gamemaster_id,
            language=wish.language,
            images=wish.images,
            **clocks.columns(wish.pace),
            seed=seed,
            commitment=commitment(seed),
            created_at=self.keeper.now(),
        )

    async def row(self, table_id: int) -> TableRow:
        """Give a table's row."""
        row = await self.store.table(table_id)
        if row is None:
            raise NotAtTable("no-such-table", table=table_id)
        return row

    async def seats(self, table_id: int) -> list[SeatRow]:
        """List the seats that are taken."""
        return list(await self.store.seats(table_id))

    async def join(self, table_id: int, user_id: int, name: str, seat: int | None = None) -> int:
        """Give a user a seat: the one asked for, or the first free one."""
        async with self.keeper.changing(table_id):
            row = await self._in_lobby(table_id)
            taken = {each.seat: each for each in await self.seats(table_id)}
            own = next((each.seat for each in taken.values() if each.user_id == user_id), None)
            free = [number for number in range(row.seats) if number not in taken]
            if own is not None and seat is None:
                raise TableFault("already-seated", seat=mark(own))
            if seat is not None and seat not in range(row.seats):
                raise TableFault("no-such-seat", seat=mark(seat), seats=row.seats)
            if seat is not None and seat in taken and seat != own:
                raise TableFault("seat-taken", seat=mark(seat))
            if seat is None and not free:
                raise TableFault("table-full")
            if own is None:
                await self._demand_not_kept(row, user_id, len(free))
            drawn = free[self._draw(len(free))] if free and row.rematch_of is not None else None
            chosen = (free[0] if drawn is None else drawn) if seat is None else seat
            async with self.store.writing() as writer:
                if own is not None and own != chosen:
                    await writer.clear_seat(table_id, own, 0)
                if own != chosen:
                    await writer.set_seat(table_id, chosen, user_id, name, computer=False, since_seq=0)
            return chosen

    async def _demand_not_kept(self, row: TableRow, user_id: int, free: int) -> None:
        """Refuse a seat of a rematch that is kept for somebody who has played."""
        until = kept_until(row)
        if row.rematch_of is None or until is None or self.keeper.now() >= until:
            return
        seated = {each.user_id for each in await self.seats(row.key)}
        played = {each.user_id for each in await self.store.seats(row.rematch_of)} - {None}
        if user_id not in played and free <= len(played - seated):
            raise TableFault("seats-kept", when=f"<t:{int(until.timestamp())}:f>")

    async def leave(self, table_id: int, user_id: int) -> int:
        """Free a user's seat."""
        async with self.keeper.changing(table_id):
            await self._in_lobby(table_id)
            own = next((each.seat for each in await self.seats(table_id) if each.user_id == user_id), None)
            if own is None:
                raise NotAtTable("not-seated")
            async with self.store.writing() as writer:
                await writer.clear_seat(table_id, own, 0)
            return own

    async def start(self, table_id: int) -> Live:
        """Start a table with those who have joined, if the game can be played by so many."""
        async with self.keeper.changing(table_id):
            row = await self._in_lobby(table_id)
            seats = await self.seats(table_id)
            game = registry.get(row.game)
            possible = game.seats_for(row.scenario)
            if len(seats) not in possible:
                low, high = min(possible), max(possible)
                lacking = missing(row, len(seats))
                raise NotNow("too-few-seated", missing=lacking, low=low, high=high, more=high - low)
            _demand_playable(game, row.scenario, len(seats), variants_of(row))
            row.options = json.dumps(json.loads(row.options) | await self._options(row, seats))
            return await self.keeper.begin(row, seats)

    async def _options(self, row: TableRow, seats: list[SeatRow]) -> dict[str, str]:
        """Let a table for one know what its player has achieved before."""
        user = seats[0].user_id
        if len(seats) != 1 or user is None:
            return {}
        earlier = await self.store.achievements(user, row.game)
        achieved = [(each.what, each.with_what) for each in earlier]
        return dict(registry.get(row.game).options(row.scenario, achieved))

    async def cancel(self, table_id: int) -> TableRow:
        """Give up a table before it starts."""
        async with self.keeper.changing(table_id):
            row = await self._in_lobby(table_id)
            async with self.store.writing() as writer:
                await writer.update_table(table_id, status=Status.CANCELLED, ended_at=self.keeper.now())
            return row

    async def remember(self, table_id: int, **fields: object) -> None:
        """Note where a table lives: its thread, its message.

        Who starts a table before its thread is made has its first posts meant for the channel; they go there.
        """
        async with self.keeper.changing(table_id):
            async with self.store.writing() as writer:
                before = await writer.table(table_id)
                await writer.update_table(table_id, **fields)
                after = await writer.table(table_id)
                if before is not None and after is not None:
                    await writer.redirect(table_id, thread_of(before), thread_of(after), but=OPENING)
            self.keeper.forget(table_id)
        self.keeper.wake()

    async def _in_lobby(self, table_id: int) -> TableRow:
        row = await self.row(table_id)
        if row.status != Status.LOBBY:
            raise NotNow("table-has-started" if row.status != Status.CANCELLED else "table-cancelled")
        return row


def missing(row: TableRow, seated: int) -> int:
    """Say how many more players a table needs for its start."""
    enough = [seats for seats in registry.get(row.game).seats_for(row.scenario) if seats >= seated]
    return min(enough, default=seated) - seated


def kept_until(row: TableRow) -> datetime | None:
    """Say until when a rematch keeps the seats of those who have played; of another table nothing."""
    return None if row.rematch_of is None else row.created_at + KEPT


def variants_of(row: TableRow) -> list[str]:
    """List the variants that a table is played with."""
    return [each for each in json.loads(row.options).get(VARIANTS, "").split(",") if each]


def _known_variants(game: Game, wanted: Sequence[str]) -> list[str]:
    """Give variants in the order of the game, each once."""
    if wanted and not game.variants:
        raise TableFault("no-variants")
    for variant in wanted:
        if variant not in game.variants:
            raise TableFault("no-such-variant", variant=variant, variants=tuple(game.variants))
    return [variant for variant in game.variants if variant in wanted]


def _demand_playable(game: Game, scenario: str, seats: int, variants: Sequence[str]) -> None:
    refusal = game.why_not(scenario, seats, variants)
    if refusal is not None:
        raise Unplayable(game.id, refusal)
