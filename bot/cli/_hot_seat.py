"""A game in the terminal whose players pass the keyboard on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from bot import records
from bot.cli import _files as files
from bot.cli._faults import BadInput
from bot.cli._order_list import OrderList
from games import dry_run
from games.core.decision import Action, Seat
from games.core.errors import EngineBug, PlayerFault
from games.core.game import told
from games.journal import Journal
from games.text import Words

CLEAR = "\033[2J\033[3J\033[H"
"""Clears the screen and what can be scrolled back to."""


class Leave(Exception):
    """The players stop, or there is no more input."""


class HotSeat:
    """The conversation of the terminal with one seat after another."""

    def __init__(
        self, journal: Journal, names: Sequence[str], language: str, save_in: Path | None = None
    ) -> None:
        self.journal, self.names, self.save_in = journal, list(names), save_in
        self._say = Words("bot.cli", language, self.names).say
        self._words = journal.game.wording(language, self.names)
        self._orders = journal.game.orders(language, self.names)
        self._language = language
        self._seat: Seat | None = None
        self._looked = [0] * len(self.names)
        """How much of what was told each seat has read."""
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._list_orders,
            "why": self._why,
            "preview": self._preview,
            "undo": self._undo,
            "board": self._draw_board,
            "save": self._save_as,
            "help": lambda _: print(self._say("cli-help")),
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        self._save()
        try:
            while waiting := self._must_answer():
                self._seat_at_keyboard(waiting)
                self._show_question()
                self._converse()
        except Leave:
            print(self._say("cli-left"))
            return
        self._show_end()

    def _must_answer(self) -> list[Seat]:
        """List the seats that must still answer: under seal those who have are waited for, too."""
        table = self.journal.table()
        required = {asked.decision.seat for asked in table.asked() if asked.decision.required}
        return [seat for seat in table.waiting_for() if seat in required]

    @property
    def seat(self) -> Seat:
        """Give the seat that has the keyboard."""
        assert self._seat is not None, "somebody has the keyboard"
        return self._seat

    def _seat_at_keyboard(self, waiting: list[Seat]) -> None:
        if self._seat in waiting:
            self._tell_news()
            return
        later = [seat for seat in waiting if self._seat is not None and seat > self._seat]
        self._seat = (later or waiting)[0]
        self._pass_keyboard()
        self._tell_news()
        view = self.journal.game.view(self.journal.state, self.seat)
        print(f"\n{self._words.board_text(view)}\n\n{self._words.hand_text(view)}")

    def _pass_keyboard(self) -> None:
        if sys.stdin.isatty():
            print(CLEAR, end="")
        print(f"\n=== {self._say('cli-pass', seat=self.seat)}")
        if sys.stdin.isatty():
            print(self._say("cli-ready", seat=self.seat))
            self._read("")
            print(CLEAR, end="")

    def _tell_news(self) -> None:
        unread = [event for events in self.journal.happened[self._looked[self.seat] :] for event in events]
        self._looked[self.seat] = len(self.journal.happened)
        if news := [self._words.event(event) for event in told(unread, self.seat)]:
            print("\n".join([self._say("cli-happened"), *(f"  {sentence}" for sentence in news)]))

    def _show_question(self) -> None:
        for decision in self.journal.table().decisions(self.seat):
            print(f"\n{self._words.question(decision)}")
            if not decision.required:
                print(self._say("cli-optional"))
        listed = self.order_list()
        texts = listed.texts if listed.is_short else listed.examples()
        print(self._say("cli-orders" if listed.is_short else "cli-examples"))
        print("\n".join(f"  {text}" for text in texts))
        if not listed.is_short:
            print(self._say("cli-all", count=len(listed.texts)))

    def order_list(self) -> OrderList:
        """List the orders of the seat that has the keyboard."""
        return OrderList(self.journal.table().decisions(self.seat), self._orders)

    def _converse(self) -> None:
        """Answer the seat until it has given an order or taken one back."""
        before = len(self.journal.record.entries)
        while len(self.journal.record.entries) == before:
            line = self._read(f"{self.names[self.seat]}> ").strip()
            word, _, rest = line.partition(" ")
            if command := self._commands.get(word.lower()):
                command(rest.strip())
            elif line:
                self._order(line)

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            print()
            raise Leave from None

    def _order(self, line: str) -> None:
        before = len(self.journal.record.entries)
        try:
            actions = self._parse(line)
            self.journal.submit(self.seat, actions)
        except PlayerFault as fault:
            print(self._words.fault(fault))
            return
        except EngineBug as bug:
            print(self._say("cli-bug", fault=str(bug)))
            return
        if stopped := self.journal.stopped:
            taken = len(self.journal.record.entries) - before
            print(self._say("cli-part", taken=taken, why=self._words.refusal(stopped)))
        self._save()

    def _parse(self, line: str) -> list[Action]:
        return dry_run.read(self._orders, line, self.journal.table(), self.seat)

    def _list_orders(self, prefix: str) -> None:
        table = self.journal.table()
        listed = OrderList([*table.decisions(self.seat), *table.settings(self.seat)], self._orders)
        if texts := listed.beginning_with(prefix):
            print("\n".join(f"  {text}" for text in texts))
        else:
            print(self._say("cli-none", prefix=prefix))
        if listed.is_open:
            print(self._say("cli-open"))

    def _why(self, line: str) -> None:
        if not line:
            print(self._say("cli-why-what"))
            return
        try:
            print(self._why_not(self._parse(line)))
        except PlayerFault as fault:
            print(self._words.fault(fault))

    def _why_not(self, actions: Sequence[Action]) -> str:
        """Say what forbids an order, so far as its seat can know."""
        verdict = dry_run.judge(self.journal.game, self.journal.state, self.seat, actions, Random(0))
        if verdict.refusal is None:
            return self._say(
                "cli-legal" if verdict.sure == len(actions) else "cli-open-end", sure=verdict.sure
            )
        reason, section = self._words.refusal(verdict.refusal), verdict.refusal.section
        return self._say("cli-forbidden", reason=reason, section=section) if section else reason

    def _preview(self, line: str) -> None:
        """Tell what an order would lead to, without giving it."""
        game = self.journal.game
        if game.preview is None or not line:
            print(self._say("cli-preview-what" if game.preview is not None else "cli-no-preview"))
            return
        try:
            _, events = dry_run.preview(game, self.journal.state, self.seat, self._parse(line))
        except PlayerFault as fault:
            print(self._words.fault(fault))
            return
        sentences = [self._words.event(event) for event in told(events, self.seat)]
        print("\n".join([self._say("cli-preview"), *(f"  {sentence}" for sentence in sentences)]))

    def _undo(self, _: str) -> None:
        if not self.journal.undo(self.seat):
            print(self._say("cli-no-undo"))
            return
        self._looked = [min(read, len(self.journal.happened)) for read in self._looked]
        print(self._say("cli-undone"))
        self._save()

    def _draw_board(self, file: str) -> None:
        from bot.cli._pictures import png_of, sight_of

        path = Path(file or f"{self.journal.game.id}-seat-{self.seat + 1}.png")
        view = self.journal.game.view(self.journal.state, self.seat)
        try:
            picture = png_of(self.journal.game, sight_of(self.journal.game, view, self._language, self.names))
            files.write_bytes(path, picture)
            print(self._say("cli-written", file=str(path)))
        except BadInput as fault:
            print(fault)

    def _save_as(self, file: str) -> None:
        if file:
            self.save_in = Path(file)
        if self.save_in is None:
            print(self._say("cli-save-where"))
            return
        try:
            self._save()
            print(self._say("cli-saved", file=str(self.save_in)))
        except BadInput as fault:
            self.save_in = None
            print(fault)

    def _save(self) -> None:
        if self.save_in is not None:
            files.write(self.save_in, records.save(self.journal, self.names))

    def _quit(self, _: str) -> None:
        raise Leave

    def _show_end(self) -> None:
        unread = self.journal.happened[min(self._looked) :]
        for event in told([event for events in unread for event in events], None):
            print(self._words.event(event))
        print(f"\n{self._say('cli-over')}")
        outcome = self.journal.game.outcome(self.journal.state)
        for line in self._words.outcome(outcome):
            print(line)
        for standing in outcome.standings:
            print(self._say("cli-standing", rank=standing.rank, seat=standing.seat, points=standing.points))
        print(self._say("cli-seed", seed=self.journal.seed.hex()))
