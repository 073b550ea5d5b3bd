"""What all decide at once: answered in any order, amended until the last, and hidden until then."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from games.core import codec
from games.core.decision import Action
from games.peloponnes.actions import Build, ChooseIncome, Feed, Keep, LetGo, Pass, Settle
from games.peloponnes.events import AnswerNoted, AnswersOpened, BuildingPaid, IncomeTaken, LandPlaced
from games.peloponnes.steps.supply import Supply
from tests.games.peloponnes.builder import ANN, BEN, CID, DAN, TableBuilder

PAY, COIN = Build("pay"), Build("coin")


@pytest.fixture
def taking(four: TableBuilder) -> TableBuilder:
    """Ann and Ben choose how to build, Cid what his port brings; Dan has won land."""
    four.has(ANN, wood=2).won(ANN, "bridge").has(BEN, stone=1).won(BEN, "street").built(CID, "port")
    return four.won(DAN, "land_a07").take()


@pytest.fixture
def quake(table: TableBuilder) -> TableBuilder:
    """All three can keep one of two buildings."""
    pairs = {ANN: ("bridge", "street"), BEN: ("granary", "quarry"), CID: ("well", "leonidaion")}
    for seat, pair in pairs.items():
        table.built(seat, *pair).has(seat, wood=1, stone=1)
    return table.strike("earthquake")


def test_noted_answers_wait_for_the_last(taking: TableBuilder) -> None:
    """Nothing is carried out, or told but to the seat that answers."""
    before = [codec.to_json(taking.state.holdings[seat]) for seat in range(4)]
    taking.act(ANN, PAY).act(CID, ChooseIncome("port", "food"))
    assert [codec.to_json(taking.state.holdings[seat]) for seat in range(4)] == before
    assert taking.to_decide() == {BEN: "take-building"}
    assert not taking.all_told(BuildingPaid)
    taking.act(BEN, COIN)
    assert len(taking.all_told(IncomeTaken)) == 4


def test_who_has_nothing_to_decide_does_not_wait(taking: TableBuilder) -> None:
    """Dan's land lies and his income is taken before anybody has answered."""
    assert taking.told(LandPlaced) == LandPlaced(seat=DAN, tile="land_a07")
    assert [event.seat for event in taking.all_told(IncomeTaken)] == [DAN]
    assert taking.row_of(DAN) == ["land_a07"]


def test_a_noted_answer_is_told_to_its_seat_alone(taking: TableBuilder) -> None:
    taking.act(ANN, PAY)
    assert taking.told(AnswerNoted) == AnswerNoted(seat=ANN, action=PAY, audience=(ANN,))


def test_the_last_answer_opens_all(taking: TableBuilder) -> None:
    """It is not noted but carried out, and nothing can be amended any more."""
    taking.act(ANN, PAY).act(CID, ChooseIncome("port", "food")).act(BEN, PAY)
    assert [event.seat for event in taking.all_told(AnswerNoted)] == [ANN, CID]
    (opened,) = taking.all_told(AnswersOpened)
    assert opened.reveals
    assert set(opened.seats) == {ANN, BEN, CID}
    assert opened.audience is None
    assert taking.when(opened) < taking.when(taking.of(ANN, BuildingPaid))


@pytest.mark.parametrize("order", list(permutations((ANN, BEN, CID))))
def test_any_order_leads_to_the_same(quake: TableBuilder, order: tuple[int, ...]) -> None:
    keeps = {ANN: Keep(("street",)), BEN: Keep(()), CID: Keep(("well",))}
    for seat in order:
        quake.act(seat, keeps[seat])
    assert [quake.buildings(seat) for seat in range(3)] == [["street"], [], ["well"]]
    assert [quake.stock(seat).wood for seat in range(3)] == [0, 1, 0]


def test_an_answer_can_be_amended_until_the_last(quake: TableBuilder) -> None:
    """Ann changes her mind twice; the last word counts, and is paid for once."""
    quake.act(ANN, Keep(("street",))).act(ANN, Keep(())).act(BEN, Keep(())).act(ANN, Keep(("bridge",)))
    assert quake.view(ANN).pending == (Keep(("bridge",)),)
    assert quake.to_decide() == {CID: "keep-buildings"}
    quake.act(CID, Keep(()))
    assert quake.buildings(ANN) == ["bridge"]
    assert (quake.stock(ANN).wood, quake.stock(ANN).stone) == (0, 0)


def test_an_answered_decision_stays_open_but_is_not_waited_for(quake: TableBuilder) -> None:
    quake.act(ANN, Keep(()))
    assert not quake.asked(ANN).required
    assert quake.view(None).waiting_for == (BEN, CID)


def test_an_amendment_is_checked_like_an_answer(quake: TableBuilder) -> None:
    quake.act(ANN, Keep(()))
    quake.refused(ANN, Keep(("bridge", "street")), "cannot-keep-so-many", number=2, most=1)
    assert quake.view(ANN).pending == (Keep(()),)


def test_amending_how_to_build(taking: TableBuilder) -> None:
    taking.act(ANN, PAY).act(ANN, COIN).act(BEN, PAY).act(CID, ChooseIncome("port", "food"))
    assert taking.with_a_coin(ANN) == ["bridge"]
    assert taking.stock(ANN).wood == 2


def test_amending_a_chosen_income(taking: TableBuilder) -> None:
    taking.act(CID, ChooseIncome("port", "wood")).act(CID, ChooseIncome("port", "stone"))
    assert taking.view(CID).pending == (ChooseIncome("port", "stone"),)
    taking.act(ANN, PAY).act(BEN, PAY)
    assert (taking.stock(CID).wood, taking.stock(CID).stone) == (0, 1)


def test_the_last_seat_cannot_amend(quake: TableBuilder) -> None:
    quake.act(ANN, Keep(())).act(BEN, Keep(())).act(CID, Keep(()))
    quake.refused(CID, Keep(("well",)), "game-over")


def test_a_seat_with_several_answers_opens_with_its_last(table: TableBuilder) -> None:
    """Feeding is noted while settling is wanted of the same seat."""
    table.has(ANN, inhabitants=4, food=3, wood=2, luxury=2).built(ANN, "bridge", coin=True).play(Supply())
    table.act(ANN, Feed(2))
    assert table.inhabitants(ANN) == 4
    assert table.stock(ANN).food == 3
    assert table.view(ANN).pending == (Feed(2),)
    table.act(ANN, Settle(("bridge",)))
    assert table.view(ANN).pending == ()
    assert table.stock(ANN).food == 0


# Nothing leaks


@pytest.mark.parametrize("answer", [Keep(()), Keep(("street",)), Keep(("bridge",))])
def test_others_see_only_that_it_has_answered(quake: TableBuilder, answer: Keep) -> None:
    before = {seat: quake.view(seat) for seat in (BEN, CID, None)}
    quake.act(ANN, answer)
    for seat, seen in before.items():
        after = quake.view(seat)
        assert after.pending == ()
        assert (after.seats, after.regular, after.disasters) == (seen.seats, seen.regular, seen.disasters)
    assert quake.view(ANN).pending == (answer,)


def in_an_earthquake() -> TableBuilder:
    table = TableBuilder().built(ANN, "bridge", "street").has(ANN, wood=1, stone=1)
    return table.built(BEN, "port").has(BEN, wood=1, stone=1).strike("earthquake")


def in_a_tempest() -> TableBuilder:
    table = TableBuilder().lands(ANN, "land_a01", "land_a02").has(ANN, food=1)
    return table.lands(BEN, "land_a05").has(BEN, food=1).strike("tempest")


def in_a_supply() -> TableBuilder:
    """Ann's luxury feeds one more, or pays for her bridge."""
    table = TableBuilder().has(ANN, inhabitants=4, food=3, wood=1, luxury=2).built(ANN, "bridge", coin=True)
    return table.has(BEN, food=0, luxury=2).play(Supply())


def winning_a_port() -> TableBuilder:
    """Only luxury keeps Ann's port; Ben chooses an income."""
    table = TableBuilder().has(ANN, coins=0, stone=3, luxury=2).won(ANN, "port")
    return table.built(BEN, "temple_of_apollo").take()


@pytest.mark.parametrize(
    ("lay_out", "one", "other"),
    [
        (in_an_earthquake, [Keep(())], [Keep(("street",))]),
        (in_an_earthquake, [Keep(()), Keep(("bridge",))], [Keep(("street",)), Keep(("street",))]),
        (in_a_tempest, [Keep(())], [Keep(("land_a01",))]),
        (in_a_supply, [Feed(0)], [Feed(2)]),
        (in_a_supply, [Feed(0), Settle(("bridge",))], [Feed(2), Settle(())]),
        (winning_a_port, [PAY], [COIN]),
        (winning_a_port, [PAY], [LetGo()]),
        (winning_a_port, [ChooseIncome("port", "wood")], [ChooseIncome("port", "food")]),
    ],
)
def test_what_others_know_does_not_depend_on_the_answers(
    lay_out: Callable[[], TableBuilder], one: list[Action], other: list[Action]
) -> None:
    """Two tables, two answers, one view; not even who is waited for tells them apart."""
    first, second = lay_out().act(ANN, *one), lay_out().act(ANN, *other)
    for seat in (BEN, CID, None):
        assert first.view(seat) == second.view(seat)
        assert [event for event in first.table.events if event.is_for(seat)] == [
            event for event in second.table.events if event.is_for(seat)
        ]
    assert [decision.described() for decision in first.table.decisions(BEN)] == [
        decision.described() for decision in second.table.decisions(BEN)
    ]
    assert first.view(ANN) != second.view(ANN)


@pytest.mark.parametrize("noted", [LetGo(), Build("pay")])
def test_a_void_question_stays_until_it_is_answered(noted: LetGo | Build) -> None:
    """Whatever Ann has noted about her port, Ben learns nothing by answering last: she is still asked."""
    table = winning_a_port().act(ANN, noted)
    table.act(BEN, ChooseIncome("temple_of_apollo", "wood"))
    assert table.to_decide() == {ANN: "choose-income"}
    assert table.may(BEN, ChooseIncome("temple_of_apollo", "food"))
    table.act(ANN, ChooseIncome("port", "wood"))
    assert table.to_decide() == {}
    assert table.buildings(ANN) == ([] if isinstance(noted, LetGo) else ["port"])


@pytest.mark.parametrize("fed", [0, 2])
def test_a_question_about_nothing_stays_until_it_is_answered(fed: int) -> None:
    """Ann's luxury may be eaten and settle nothing; she is asked about her bridge all the same."""
    table = in_a_supply().act(ANN, Feed(fed)).act(BEN, Feed(0))
    assert table.to_decide() == {ANN: "settle"}
    table.act(ANN, Settle(()))
    assert table.to_decide() == {}
    assert table.buildings(ANN) == []


def test_a_void_question_falls_away_where_nobody_else_is_asked(table: TableBuilder) -> None:
    table.has(ANN, coins=0, stone=3, luxury=2).won(ANN, "port").take()
    table.act(ANN, LetGo())
    assert table.to_decide() == {}


def test_a_true_question_beside_a_void_one_stays(table: TableBuilder) -> None:
    """Ann lets the port go, but her temple brings an income all the same."""
    table.has(ANN, coins=0, stone=3, luxury=2).won(ANN, "port").built(ANN, "temple_of_apollo").take()
    table.act(ANN, LetGo())
    assert table.asked(ANN, "choose-income", tile="temple_of_apollo").required
    table.act(ANN, ChooseIncome("temple_of_apollo", "food"))
    assert table.to_decide() == {}


def test_onlookers_have_no_answers(taking: TableBuilder) -> None:
    taking.act(ANN, PAY)
    assert taking.view(None).pending == ()


def test_questions_are_asked_in_private(quake: TableBuilder) -> None:
    assert all(quake.asked(seat).secret for seat in (ANN, BEN, CID))


# Who is asked


def test_seats_without_a_choice_are_not_asked(table: TableBuilder) -> None:
    """Ben pays nothing for what he cannot keep, Cid is protected."""
    table.built(ANN, "bridge").has(ANN, wood=1, stone=1).built(BEN, "street")
    table.built(CID, "cyclopean_masonry").strike("earthquake")
    assert table.to_decide() == {ANN: "keep-buildings"}
    table.refused(BEN, Keep(()), "not-your-turn")
    table.refused(CID, Keep(("cyclopean_masonry",)), "not-your-turn")


def test_an_answer_of_another_kind_is_refused(taking: TableBuilder) -> None:
    taking.refused(ANN, Pass(), "not-an-answer")
    taking.refused(ANN, ChooseIncome("port", "wood"), "no-choice-there", tile="port")
    taking.refused(CID, LetGo(), "not-taking-building")
    taking.refused(DAN, PAY, "not-your-turn")


def test_an_only_way_is_not_named(table: TableBuilder) -> None:
    """Ann pays for her bridge unasked; she is asked what her port brings, and that alone is an answer."""
    table.built(ANN, "port").has(ANN, coins=0, wood=2).won(ANN, "bridge").take()
    table.refused(ANN, PAY, "not-an-answer")


def test_nobody_has_a_choice_and_nobody_is_asked(table: TableBuilder) -> None:
    table.built(ANN, "bridge").built(BEN, "street").strike("earthquake")
    assert table.to_decide() == {}
    assert not table.all_told(AnswersOpened)
    assert (table.buildings(ANN), table.buildings(BEN)) == ([], [])
