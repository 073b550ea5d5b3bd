"""What follows when time is up, or somebody is away: who is told so, answered for, or gives up their seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping

from bot.cli._weeks.board import FREE, Board
from bot.cli._weeks.chronicle import Written
from bot.cli._weeks.reading import AWAY, Said
from bot.cli._weeks.rules import Person, Question

Complain = Callable[[Board, str], None]


class TimeUps:
    """Expects what time has made due at a pulse, and compares it with what came."""

    def __init__(self, people: Mapping[str, Person], counts: Counter[str], complain: Complain) -> None:
        self._people, self._counts, self._complain = people, counts, complain
        self._answering: list[tuple[Board, str, str, Question]] = []
        self._resigning: list[tuple[Board, str, Question]] = []
        self._gave_up: list[tuple[Board, str]] = []
        self._notes: dict[Board, frozenset[str]] = {}
        self._said_up: dict[Board, list[frozenset[str]]] = {}

    def expect(self, boards: Iterable[Board], at: int) -> None:
        """Say what a pulse has to do."""
        for board in boards:
            for reason, person in board.stand_ins(self._people, at):
                board.pending.add((reason, person))
                board.allowed.add((reason, person))
                self._answering.append((board, reason, person, board.asked[person]))
            self._resigning += [(board, person, board.asked[person]) for person in board.resigning()]
            self._expect_note(board)

    def _expect_note(self, board: Board) -> None:
        up = frozenset(board.newly_up())
        for person in up:
            board.asked[person].is_told_up = True
        if up:
            self._notes[board] = up | self._notes.get(board, frozenset())

    def expect_answered(self) -> None:
        """See that Keryx has answered for all for whom it had to; an answer under seal is not seen."""
        for board, reason, person, question in self._answering:
            is_hidden = board.is_sealed and reason == AWAY
            if board.asked.get(person) is question and not is_hidden:
                self._complain(board, f"Keryx has not answered for {self._name(person)} ({reason})")
                board.pending.discard((reason, person))
                continue
            self._counts[f"answers ({reason})"] += 1
            if is_hidden and board.asked.get(person) is question:
                question.answer()
        self._answering = []

    # What is seen

    def said_up(self, board: Board, message: Written, said: Said) -> None:
        """Take in that time was said to be up; a gamemaster is called where a seat is free."""
        self._said_up.setdefault(board, []).append(said.people)
        gamemaster = board.opened.people[0]
        self._see_called(board, message, {gamemaster} if board.follows == FREE else set())

    def gave_up(self, board: Board, message: Written, said: Said) -> None:
        """Take in that a seat was given up; who sat there is called, unless they sleep."""
        for person in said.people:
            self._gave_up.append((board, person))
            board.resign(person)
        self._see_called(board, message, said.people)

    def _see_called(self, board: Board, message: Written, people: Collection[str]) -> None:
        wanted = {person for person in people if not self._people[person].is_asleep(message.at)}
        if message.pings != wanted:
            self._complain(
                board, f"with a time-out {self._names(message.pings)} was called, not {self._names(wanted)}"
            )

    # Judgement

    def judge(self, boards: Iterable[Board]) -> None:
        """Compare what had to come in a step with what came."""
        for board in boards:
            self._judge_answers(board)
        for board in {*self._notes, *self._said_up}:
            self._judge_notes(board)
        self._judge_resigned()
        self._notes, self._said_up, self._resigning, self._gave_up = {}, {}, [], []

    def _judge_answers(self, board: Board) -> None:
        """See that the posts of a step say for whom Keryx has answered, and for nobody else."""
        said = frozenset(each for told in board.told for each in told.stood_in)
        carried = frozenset(each for told in board.told for each in told.carried)
        for reason, person in said - board.allowed - board.pending - carried:
            self._complain(board, f"Keryx has answered for {self._name(person)} ({reason}) without a reason")
        if any(told.is_new for told in board.told):
            for reason, person in board.pending - said:
                self._complain(board, f"no post says that Keryx answered for {self._name(person)} ({reason})")
            board.begin_anew()
        board.allowed = set()

    def _judge_notes(self, board: Board) -> None:
        said, expected = self._said_up.get(board, []), [self._notes[board]] if board in self._notes else []
        if said != expected:
            told, wanted = (", ".join(map(self._names, each)) or "nobody" for each in (said, expected))
            self._complain(board, f"time was said to be up for {told} instead of {wanted}")
        self._counts["time-outs"] += sum(map(len, expected))

    def _judge_resigned(self) -> None:
        """A seat whose time is up is given up, unless another's before it ended the game or began a move."""
        self._counts["resigned"] += len(self._gave_up)
        for board, person, question in self._resigning:
            others = [each for each, who in self._gave_up if each is board and who != person]
            is_past = board.is_over or (others and board.asked.get(person) is not question)
            if (board, person) not in self._gave_up and not is_past:
                self._complain(board, f"the seat of {self._name(person)} was not given up")
        expected = [(board, person) for board, person, _ in self._resigning]
        for board, person in self._gave_up:
            if (board, person) not in expected:
                self._complain(board, f"the seat of {self._name(person)} was given up without a reason")

    def _name(self, person: str) -> str:
        return self._people[person].name if person in self._people else person

    def _names(self, people: Iterable[str]) -> str:
        return " and ".join(sorted(map(self._name, people))) or "nobody"
