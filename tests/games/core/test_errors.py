from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, UnreadableOrder


def test_refusals_are_equal_by_section_key_and_facts() -> None:
    refusal = Refusal("2", "too-poor", coins=3)
    assert refusal == Refusal("2", "too-poor", coins=3)
    assert refusal != Refusal("2", "too-poor", coins=2)
    assert refusal != Refusal("3", "too-poor", coins=3)
    assert refusal != "too-poor"
    assert repr(refusal) == "Refusal('2', 'too-poor', {'coins': 3})"


def test_faults_of_players_carry_what_the_answer_needs() -> None:
    refusal = Refusal("", "unreadable", word="fly")
    assert UnreadableOrder(refusal).refusal is refusal
    assert IllegalAction(refusal).refusal is refusal
    ambiguous = AmbiguousOrder("me", ["Megara", "Messenia"])
    assert (ambiguous.word, ambiguous.candidates) == ("me", ("Megara", "Messenia"))
    assert all(issubclass(kind, PlayerFault) for kind in (UnreadableOrder, AmbiguousOrder, IllegalAction))
