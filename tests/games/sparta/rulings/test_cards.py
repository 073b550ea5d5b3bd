"""12: cards are played, discarded and carried out; envoys; what ends a siege from afar; commanders."""

from __future__ import annotations

import pytest

from games.sparta import commanders, effects
from games.sparta.actions import Choose, Discard, Envoy, Pass, Play, Swap
from games.sparta.board import INSTANT_RAID, TRUCE, board
from games.sparta.effects import Where
from games.sparta.events.cards import CardPlayed, CardSwapped, HandSeen, SwapSeen
from games.sparta.events.units import SiegeEnded
from games.sparta.figures import Power
from games.sparta.steps.action_rounds import ActionRound, EndActionRound, PlayCard
from tests.games.sparta.builder import Hellas


def test_e34_whoever_controls_delphi_sends_the_envoy() -> None:
    hellas = Hellas()
    hellas.hold("athens", "oracle-of-delphi")
    hellas.begin(PlayCard(power="athens"))
    hellas.act("athens", Play("oracle-of-delphi"))
    assert [event.actor for event in hellas.all_told(CardPlayed)] == ["sparta"]
    hellas.act("sparta", Envoy("pharsalus", 1))
    assert hellas.state.spots["pharsalus"].owner == "sparta"


def test_e37_the_opponent_picks_the_half() -> None:
    hellas = Hellas()
    hellas.hold("sparta", "barbarian-allies")
    hellas.begin(PlayCard(power="sparta"))
    hellas.act("sparta", Play("barbarian-allies")).act("athens", Choose("1"))
    hellas.act("sparta", Envoy("leucas", 1))
    assert hellas.state.spots["leucas"].influence == 1


def test_e38_a_favour_that_cannot_be_paid_is_refused() -> None:
    hellas = Hellas()
    hellas.hold("athens", "closer-ties")
    hellas.state.holdings["athens"].favours = 1
    hellas.begin(PlayCard(power="athens"))
    hellas.refused("athens", Play("closer-ties", favour=True), "too-few-favours", number=2)


def test_ruling_16_a_discarded_card_costs_two_favours_and_stays_in_the_game() -> None:
    hellas = Hellas()
    hellas.hold("sparta", "spartan-losses")
    hellas.state.holdings["sparta"].favours = 2
    hellas.begin(PlayCard(power="sparta"))
    hellas.act("sparta", Discard(("spartan-losses",)))
    assert hellas.state.discards == ["spartan-losses"]
    assert hellas.state.holdings["sparta"].favours == 0


def test_12_whatever_is_not_in_the_hand_is_refused_alike() -> None:
    hellas = Hellas()
    hellas.hold("sparta", "spartan-losses")
    hellas.hold("athens", "veterans")
    hellas.begin(PlayCard(power="sparta"))
    for card in ("veterans", "famines", "land-reforms"):
        hellas.refused("sparta", Play(card), "not-in-hand")


def test_ruling_34_one_envoy_of_a_card_may_go_to_the_own_capital() -> None:
    hellas = Hellas()
    hellas.put("sparta", "sparta", 1)
    both = effects.Envoy(size="minor", count=2, where=Where(regions=("isthmus",)))
    hellas.begin(hellas.frame("sparta", both))
    hellas.act("sparta", Envoy("sparta", 1))
    hellas.refused("sparta", Envoy("sparta", 1), "envoy-does-not-fit", place="sparta")
    hellas.act("sparta", Pass())
    assert hellas.state.spots["sparta"].influence == 2


def test_ruling_49_the_last_influence_wins_the_siege() -> None:
    hellas = Hellas()
    hellas.begin(hellas.frame("athens", effects.SiegeHit(n=2)))
    assert [(event.how, event.talents) for event in hellas.all_told(SiegeEnded)] == [("won", 2)]
    spot = hellas.state.spots["potidaea"]
    assert (spot.owner, spot.influence, spot.siege, spot.raid) == ("athens", 2, "", False)
    assert hellas.state.commanders["athens-strategos"].state == "exhausted"


def test_ruling_26_a_city_that_turns_friendly_ends_the_siege() -> None:
    hellas = Hellas()
    hellas.put("potidaea", "sparta", 1)
    envoy = effects.Envoy(size="major", contested_ok=True, where=Where(spaces=("potidaea",)))
    hellas.begin(hellas.frame("athens", envoy))
    hellas.act("athens", Envoy("potidaea", 2))
    assert [(event.how, event.talents) for event in hellas.all_told(SiegeEnded)] == [("diplomacy", 0)]
    assert hellas.state.units["athens-hoplite-1"].state == "home"


def test_ruling_68_a_price_in_a_chosen_part_is_a_duty() -> None:
    hellas = Hellas()
    hellas.state.holdings["athens"].favours, hellas.state.holdings["athens"].talents = 1, 3
    plague = effects.Choose(by="actor", options=((effects.Pay(favour=1),), (effects.Pay(talents=3),)))
    hellas.begin(hellas.frame("athens", plague))
    hellas.act("athens", Choose("2"))
    assert (hellas.state.holdings["athens"].talents, hellas.state.holdings["athens"].favours) == (0, 1)


def test_ruling_5_exhausting_triggers_and_dying_does_not() -> None:
    hellas = Hellas().begin()
    commanders.exhaust(hellas.table, "cleon")
    hellas.go_on()
    assert hellas.state.holdings["athens"].talents == 2
    commanders.kill(hellas.table, "pericles")
    commanders.kill(hellas.table, "athens-polemarch")
    assert hellas.state.commanders["pericles"].state == "gone"
    assert hellas.state.commanders["athens-polemarch"].state == "exhausted"


def test_12_a_card_s_favour_is_paid_by_its_own_power_only_and_only_if_it_has_one() -> None:
    hellas = Hellas()
    hellas.state.holdings["sparta"].favours = 2
    plain = next(card for card in board().cards.values() if not card.favour_cost)
    foreign = next(card for card in board().cards.values() if card.favour_cost and card.actor == "athens")
    hellas.hold("sparta", plain.id, foreign.id)
    hellas.begin(PlayCard(power="sparta"))
    hellas.refused("sparta", Play(plain.id, favour=True), "card-without-favour", card=plain.id)
    hellas.refused("sparta", Play(foreign.id, favour=True), "favour-of-another", card=foreign.id)


def test_12_an_envoy_is_refused_by_what_keeps_it_away() -> None:
    hellas = Hellas()
    hellas.put("epidaurus", "sparta", 1)
    hellas.put("corinthus", "athens", 1, raid=True)
    hellas.put("megara", "")
    envoy = effects.Envoy(size="minor", where=Where(regions=("isthmus",)))
    hellas.begin(hellas.frame("sparta", envoy))
    hellas.refused("sparta", Envoy("corinthus", 1), "envoy-contested", place="corinthus")
    hellas.refused("sparta", Envoy("epidaurus", 1), "envoy-no-room", place="epidaurus")
    hellas.refused("sparta", Envoy("rhium", 1), "not-in-play", place="rhium")
    hellas.refused("sparta", Envoy("gela", 1), "envoy-does-not-fit", place="gela")
    hellas.refused("sparta", Envoy("megara", 2), "steps-at-most", most=1)
    hellas.refused("sparta", Envoy("megara", 0), "steps-at-most", most=1)


def test_12_a_part_that_cannot_be_carried_out_is_not_there() -> None:
    hellas = Hellas()
    hellas.state.holdings["athens"].talents = 3
    parts = ((effects.Talents(n=1),), (effects.Pay(talents=1),), (effects.Pay(talents=5),))
    hellas.begin(hellas.frame("athens", effects.Choose(by="actor", options=parts)))
    hellas.refused("athens", Choose("3"), "no-such-part", what="3")
    hellas.refused("athens", Pass(), "choose-or-pass")


def test_12_no_more_cards_are_discarded_than_the_effect_says() -> None:
    hellas = Hellas()
    hellas.hold("athens", "veterans", "famines", "closer-ties")
    hellas.begin(hellas.frame("athens", effects.DiscardAction(n=2)))
    for cards in ((), ("veterans", "famines", "closer-ties")):
        hellas.refused("athens", Discard(cards), "discard-at-most", number=2)
    hellas.refused("athens", Discard(("veterans", "veterans")), "not-in-hand")
    hellas.refused("athens", Discard(("intrigue",)), "not-in-hand")
    hellas.act("athens", Discard(("veterans", "famines")))
    assert hellas.state.holdings["athens"].hand == ["closer-ties"]


def test_12_only_a_card_that_was_seen_is_exchanged_and_both_learn_of_it() -> None:
    hellas = Hellas()
    hellas.hold("athens", "veterans")
    hellas.hold("sparta", "famines", "closer-ties", "new-alliance")
    hellas.begin(hellas.frame("athens", effects.HandSwap(n=2)))
    seen, again = hellas.all_told(HandSeen)
    assert (seen.audience, again.audience, seen.cards) == ((0,), (1,), again.cards)
    (unseen,) = {"famines", "closer-ties", "new-alliance"} - set(seen.cards)
    hellas.refused("athens", Swap("veterans", unseen), "not-seen")
    hellas.refused("athens", Swap("famines", seen.cards[0]), "not-in-hand")
    hellas.act("athens", Swap("veterans", seen.cards[0]))
    assert hellas.state.holdings["athens"].hand == [seen.cards[0]]
    assert "veterans" in hellas.state.holdings["sparta"].hand
    assert hellas.told(CardSwapped).power == "athens"
    assert [event.audience for event in hellas.all_told(SwapSeen)] == [(0,), (1,)]


@pytest.mark.parametrize(
    ("card", "power", "first", "closed", "opened"),
    [
        ("closer-ties", "athens", "syracusae", "syracusae", "chios"),
        ("closer-ties", "athens", "chios", "gela", "lesbos"),
        ("peloponnesian-league", "sparta", "argos", "argos", "mantineia"),
        ("liberators-of-greece", "sparta", "naxos", "melos", "laurion"),
    ],
)
def test_12_the_second_envoy_of_a_card_goes_elsewhere(
    card: str, power: Power, first: str, closed: str, opened: str
) -> None:
    """Either to another place, be it of the same region, or to another region."""
    hellas = Hellas()
    for place in ("naxos", "melos", "laurion", "syracusae"):
        hellas.put(place, "athens", 1)
    hellas.state.holdings[power].favours = 2
    hellas.hold(power, card)
    hellas.begin(PlayCard(power=power)).act(power, Play(card, favour=True), Envoy(first, 1))
    assert not hellas.may(power, Envoy(closed, 1))
    hellas.act(power, Envoy(opened, 1))


def test_12_a_truce_ends_as_the_power_that_made_it_acts_again() -> None:
    hellas = Hellas()
    hellas.state.lasting[TRUCE] = "athens"
    hellas.begin(ActionRound(power="sparta"))
    assert hellas.state.lasting[TRUCE] == "athens"
    hellas.begin(ActionRound(power="athens"))
    assert TRUCE not in hellas.state.lasting


def test_12_a_surprise_that_was_not_used_ends_with_the_action_round() -> None:
    hellas = Hellas()
    hellas.state.lasting[INSTANT_RAID] = "sparta"
    hellas.begin(EndActionRound(power="sparta"))
    assert INSTANT_RAID not in hellas.state.lasting
