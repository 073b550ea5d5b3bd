"""5. Which counters may go where: boxes, war and alliance, permission, extra troops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Rows, Seat
from games.core.errors import Refusal
from games.perikles import events, queries
from games.perikles.actions import AskPermission, PayMarker, Send
from games.perikles.board import PERSIA, SIDES, City, Counter, Side, board
from games.perikles.pieces import Place, Sent

if TYPE_CHECKING:
    from games.perikles.state import State
    from games.perikles.steps.forces import CommitTurn


def allowance(turn: CommitTurn) -> int:
    """Say how many counters may still be sent without paying."""
    numbers = board().numbers
    if turn.paid:
        return numbers.counters_per_marker - turn.extra
    return numbers.counters_per_tile - turn.sent


def forces(state: State, turn: CommitTurn) -> list[City]:
    """List the forces that counters may be sent of now."""
    if not allowance(turn):
        return []
    return [turn.paid] if turn.paid else queries.commands(state, turn.seat)


def legal_sends(state: State, turn: CommitTurn) -> Rows:
    """Return every counter in hand to every front open to it."""
    units: list[Counter] = []
    fronts: dict[tuple[City, str], list[tuple[str, Side]]] = {}
    for force in forces(state, turn):
        if state.hand[force]:
            units.extend(dict.fromkeys(state.hand[force]))
            _open_fronts(state, turn.seat, force, fronts)
    return Rows(
        Send,
        lambda: (
            (unit.city, unit.arm, unit.strength, place, side)
            for unit in units
            for place, side in fronts[unit.city, unit.arm]
        ),
    )


def _open_fronts(
    state: State, seat: Seat, force: City, fronts: dict[tuple[City, str], list[tuple[str, Side]]]
) -> None:
    hoplite, trireme = fronts[force, "hoplite"], fronts[force, "trireme"] = [], []
    for place in state.places:
        for side in SIDES:
            if why_not_front(state, seat, force, place, side) is None:
                hoplite.append((place.id, side))
                if "trireme" in board().places[place.id].order:
                    trireme.append((place.id, side))


def why_not_send(state: State, turn: CommitTurn, send: Send) -> Refusal | None:
    """5 Which counters a seat may send, and where to."""
    place = queries.find_place(state, send.place)
    if place is None:
        return Refusal("5", "no-such-place", place=send.place)
    refusal = why_not_force(state, turn, send.city)
    if refusal is not None:
        return refusal
    if Counter(send.city, send.arm, send.strength) not in state.hand[send.city]:
        return Refusal("5", "not-in-hand", city=send.city, arm=send.arm, strength=send.strength)
    if send.arm not in board().places[place.id].order:
        # Ruling 26: there is no box for triremes at a place where only hoplites fight.
        return Refusal("5", "land-only", place=place.id)
    return why_not_front(state, turn.seat, send.city, place, send.side)


def why_not_force(state: State, turn: CommitTurn, force: City) -> Refusal | None:
    """5 Whose counters a seat may send now: two for the tile, two of one force for the marker."""
    if force not in queries.commands(state, turn.seat):
        return Refusal("5", "not-your-force", city=force)
    if not allowance(turn):
        return Refusal("5", "extra-used-up" if turn.paid else "tile-used-up")
    if turn.paid and force != turn.paid:
        return Refusal("5", "extra-other-city", force=turn.paid)
    return None


def why_not_front(state: State, seat: Seat, force: City, place: Place, side: Side) -> Refusal | None:
    """5 On which side of a place a force may lie; to defend, its city's leader must agree."""
    return why_not_stand(state, seat, force, place, side) or (
        why_not_permitted(state, seat, force, place) if side == "defence" else None
    )


def why_not_stand(state: State, seat: Seat, force: City, place: Place, side: Side) -> Refusal | None:
    """5 War and alliance, and nobody against himself (ruling 24)."""
    owner = board().places[place.id].city
    if side == "attack" and state.leaders.get(owner) == seat:
        return Refusal("5", "own-city-attack", city=owner, place=place.id)
    if queries.is_on_side(state, place, queries.opposite(side), seat):
        return Refusal("5", "both-sides", place=place.id)
    if side == "attack" and queries.allied(state, force, owner):
        return Refusal("5", "allied-with", city=force, other=owner, place=place.id)
    if side == "defence" and queries.at_war(state, force, owner):
        return Refusal("5", "at-war-with", city=force, other=owner, place=place.id)
    return why_not_beside(state, force, place, side) or why_not_against(state, force, place, side)


def why_not_beside(state: State, force: City, place: Place, side: Side) -> Refusal | None:
    """5 Never on the same side as troops of an enemy."""
    for sent in place.side(side):
        other = sent.counter.city
        if queries.at_war(state, force, other):
            return Refusal("5", "beside-enemy", city=force, other=other, place=place.id)
    return None


def why_not_against(state: State, force: City, place: Place, side: Side) -> Refusal | None:
    """5 Never opposite to troops of an ally."""
    for sent in place.side(queries.opposite(side)):
        other = sent.counter.city
        if queries.allied(state, force, other):
            return Refusal("5", "against-ally", city=force, other=other, place=place.id)
    return None


def why_not_permitted(state: State, seat: Seat, force: City, place: Place) -> Refusal | None:
    """5 To defend a place of a city that one does not lead takes its leader's permission."""
    owner = board().places[place.id].city
    leader = state.leaders.get(owner)
    if leader is None:
        # Ruling 18: without a leader there is nobody who could allow it.
        return Refusal("5", "nobody-to-ask", city=owner, place=place.id)
    if leader != seat and force not in place.allowed:
        return Refusal("5", "needs-permission", city=force, place=place.id, leader=leader)
    return None


def legal_requests(state: State, turn: CommitTurn) -> list[AskPermission]:
    """List the permissions a seat may ask for now."""
    return [
        request
        for force in queries.commands(state, turn.seat)
        if state.hand[force]
        for place in state.places
        if why_not_ask(state, turn, request := AskPermission(force, place.id)) is None
    ]


def why_not_ask(state: State, turn: CommitTurn, ask: AskPermission) -> Refusal | None:
    """5 When asking makes sense: a counter is there to send, and only the permission is missing."""
    place = queries.find_place(state, ask.place)
    if place is None:
        return Refusal("5", "no-such-place", place=ask.place)
    refusal = why_not_force(state, turn, ask.city)
    if refusal is not None and not _could_pay_for(state, turn, ask.city):
        return refusal
    permitted = why_not_permitted(state, turn.seat, ask.city, place)
    if permitted is None:
        allowed = ask.city in place.allowed
        facts = {"city": ask.city} if allowed else {}
        return Refusal("5", "already-allowed" if allowed else "permission-needless", **facts, place=place.id)
    if permitted.key == "nobody-to-ask":
        return permitted
    if (ask.city, ask.place) in turn.asked:
        return Refusal("5", "refused-this-turn", city=ask.city, place=ask.place)
    arms = board().places[place.id].order
    if not any(counter.arm in arms for counter in state.hand[ask.city]):
        return Refusal("5", "none-to-send")
    return why_not_stand(state, turn.seat, ask.city, place, "defence")


def _could_pay_for(state: State, turn: CommitTurn, force: City) -> bool:
    # A marker may be paid for the force; a seat that asks first need not pay for nothing (ruling 25).
    return any(payment.force == force for payment in legal_payments(state, turn))


def legal_payments(state: State, turn: CommitTurn) -> list[PayMarker]:
    """List the markers a seat may pay for more counters."""
    if turn.paid or allowance(turn):
        return []
    payments = [
        PayMarker(force, city)
        for force in queries.commands(state, turn.seat)
        for city in (board().cities if force == PERSIA else (force,))
    ]
    return [payment for payment in payments if why_not_pay(state, turn, payment) is None]


def why_not_pay(state: State, turn: CommitTurn, pay: PayMarker) -> Refusal | None:
    """5 One marker a tile, from the city whose counters are sent; the Persians' from any city.

    Ruling 23: the tile covers two counters, so a marker is paid only for the third and fourth.
    """
    if pay.force not in queries.commands(state, turn.seat):
        return Refusal("5", "not-your-force", city=pay.force)
    if turn.paid:
        return Refusal("5", "already-paid")
    if allowance(turn):
        return Refusal("5", "tile-covers-more")
    if pay.force not in (PERSIA, pay.city):
        return Refusal("5", "pay-other-city", force=pay.force, city=pay.city)
    if refusal := queries.why_not_city("5", pay.city):
        return refusal
    if not state.markers[pay.city][turn.seat]:
        return Refusal("5", "no-marker-to-pay", city=pay.city)
    if not _has_somewhere_to_go(state, turn, pay.force):
        return Refusal("5", "force-exhausted", force=pay.force)
    return None


def _has_somewhere_to_go(state: State, turn: CommitTurn, force: City) -> bool:
    arms = {counter.arm for counter in state.hand[force]}
    return any(
        not arms.isdisjoint(board().places[place.id].order) and _could_stand(state, turn, force, place, side)
        for place in state.places
        for side in SIDES
    )


def _could_stand(state: State, turn: CommitTurn, force: City, place: Place, side: Side) -> bool:
    refusal = why_not_front(state, turn.seat, force, place, side)
    askable = refusal is not None and refusal.key == "needs-permission"
    return refusal is None or (askable and (force, place.id) not in turn.asked)


def send(table: Table[State], seat: Seat, action: Send) -> None:
    """5 Lay a counter face down; the first player on a side has the main role there."""
    state = table.state
    counter = Counter(action.city, action.arm, action.strength)
    place = queries.place_of(state, action.place)
    state.hand[action.city].remove(counter)
    place.side(action.side).append(Sent(counter, seat))
    if seat not in place.sent_by(action.side):
        place.sent_by(action.side).append(seat)
    _give_role(place, action.side, seat)
    main = queries.is_main(state, place, action.side, seat)
    table.tell(
        events.CounterSent(
            seat=seat, city=action.city, arm=action.arm, place=place.id, side=action.side, main=main
        )
    )
    table.tell(
        events.OwnCounterSent(
            audience=tuple(queries.partners(state, seat)),
            seat=seat,
            city=action.city,
            arm=action.arm,
            strength=action.strength,
            place=place.id,
            side=action.side,
        )
    )
    _take_sides(table, action.city, board().places[place.id].city, action.side)


def _give_role(place: Place, side: Side, seat: Seat) -> None:
    if side == "attack" and place.main_attacker is None:
        place.main_attacker = seat
    elif side == "defence" and place.main_defender is None:
        place.main_defender = seat


def _take_sides(table: Table[State], force: City, owner: City, side: Side) -> None:
    state = table.state
    if side == "attack" and not queries.at_war(state, force, owner):
        state.wars.append((force, owner))
        table.tell(events.WarBegun(city=force, enemy=owner))
    elif side == "defence" and force != owner and not queries.allied(state, force, owner):
        state.alliances.append((force, owner))
        table.tell(events.AllianceMade(city=force, ally=owner))
