"""The words of cards and commanders, made from their effects, so that an owner's file stays true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from games.sparta import effects
from games.sparta.board import POWERS, board

if TYPE_CHECKING:
    from games.sparta.effects import AnyEffect, Effect, Effects, Where
    from games.sparta.figures import ActionCard, Half
    from games.text.words import Words


def action_card(words: Words, card: ActionCard) -> list[str]:
    """Say what an action card does, a line each: who carries it out, what, and what for its favour."""
    removed = [words.say("rules-removed")] if card.remove else []
    return [*_as_played(words, card), *_for_favour(words, card), *map(_sentence, removed)]


def played(words: Words, card: ActionCard, *, favour: bool) -> str:
    """Say what playing an action card does in one of its two ways: by whom, what, and what for a favour."""
    *actor, plain = _as_played(words, card)
    done = [*([plain] if not favour or card.favour_mode == "add" else []), *_for_favour(words, card)[:favour]]
    return " ".join([*actor, *done])


def _as_played(words: Words, card: ActionCard) -> list[str]:
    """Say who carries a card out, unless it is who plays it, and what."""
    actor = [] if card.actor == "player" else [_actor(words, card.actor)]
    plain = [_listed(words, card.effects)] if card.effects else []
    return [*map(_sentence, (*actor, *plain))]


def _for_favour(words: Words, card: ActionCard) -> list[str]:
    mode = "rules-favour-add" if card.favour_mode == "add" else "rules-favour-instead"
    text = _listed(words, card.favour_effects)
    return [_sentence(words.say(mode, favours=card.favour_cost, text=text))] if card.favour_cost else []


def _sentence(text: str) -> str:
    return f"{_begun(text).rstrip('.')}."


def offered(words: Words, effect: AnyEffect) -> list[str]:
    """Say what a question about an effect is about: the effect or, if it has parts, each with its number."""
    if isinstance(effect, effects.Choose):
        return [f"({number}) {_listed(words, each)}" for number, each in enumerate(effect.options, 1)]
    return [_sentence(_plain(words, effect))]


def _begun(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def half(words: Words, printed: Half) -> str:
    """Say what half of a battle card does."""
    return _begun(_listed(words, printed.effects))


def commander(words: Words, name: str, *, veteran: bool) -> str:
    """Say what a side of a commander can do."""
    printed = board().commanders[name]
    can = printed.veteran if veteran else printed.regular
    return _begun(_listed(words, can)) if can else words.say("rules-no-ability")


def _actor(words: Words, actor: str) -> str:
    kind, _, of = actor.partition(":")
    if kind in POWERS:
        return words.say("rules-actor", power=kind)
    return words.say(f"rules-actor-{kind}", place=of)


def _listed(words: Words, effects_of: Sequence[AnyEffect]) -> str:
    return words.say("rules-then", texts=[_effect(words, each) for each in effects_of])


def _effect(words: Words, effect: Effect) -> str:
    """Say an effect; whom it happens to comes first where that is somebody else."""
    text = _plain(words, effect)
    who = getattr(effect, "who", "actor")
    if who == "actor":
        return text
    return words.say("rules-who", who=_who(words, who), text=text)


def _who(words: Words, who: str) -> str:
    return words.name(who) if who in POWERS else words.say(f"rules-{who}")


def _plain(words: Words, effect: Effect) -> str:
    tag = str(effect.__struct_config__.tag)
    if isinstance(effect, effects.Choose):
        return words.say(f"rules-choose-{effect.by}", texts=[_listed(words, each) for each in effect.options])
    if isinstance(effect, effects.Cond):
        return _conditional(words, effect)
    facts = {**msgspec.structs.asdict(effect), **_added(words, effect)}
    kind = _kind(effect)
    key = f"rules-{tag}-{kind}" if kind else f"rules-{tag}"
    return words.say(key, **{name: value for name, value in facts.items() if _is_sayable(value)})


def _kind(effect: Effect) -> str:
    """Name which of several messages of a verb says an effect."""
    match effect:
        case effects.Envoy(mode=mode):
            return "remove" if mode else ""
        case effects.Support(action=action) | effects.Commander(action=action):
            return action
        case effects.Marker(action=action):
            return action or "put"
        case effects.Sacrifice(what=what):
            return what
        case effects.Fate(mode=mode):
            return mode
    return ""


def _added(words: Words, effect: Effect) -> dict[str, Any]:
    """Give what a message says beside the fields of an effect."""
    match effect:
        case effects.Per(do=listed) | effects.AfterWin(effects=listed) | effects.OnExhausted(effects=listed):
            return {"text": _listed(words, listed)}
        case effects.Envoy(where=where):
            return {"where": _where(words, where), "contested": effect.contested_ok}
        case effects.RaidMarker(where=where):
            return {"where": _where(words, where)}
        case effects.Mobilise(where=where):
            return {"to": _where(words, where), "anywhere": where == effects.Where()}
        case effects.Support():
            what = words.name(effect.id) if effect.id else words.say(f"rules-any-{effect.kind}")
            return {"what": what, "veteran": effect.side == "veteran"}
        case effects.Commander(state=states):
            return {"states": [words.say(f"rules-state-{state}") for state in states]}
        case effects.Spoils():
            return {"text": _listed(words, _won(effect))}
        case effects.Cancel():
            return {"names": _advantages(words, effect)}
    return {}


def _won(spoils: effects.Spoils) -> Effects:
    """List what spoils bring, without what they bring nothing of."""
    kinds = (
        effects.Talents(n=spoils.talents),
        effects.Favour(n=spoils.favour),
        effects.Fleet(n=spoils.fleet),
    )
    return tuple(kind for kind in kinds if kind.n)


def _advantages(words: Words, effect: effects.Cancel) -> list[str]:
    names = effect.advantages
    return [words.say("rules-any-advantage")] if "any" in names else [words.name(name) for name in names]


def _conditional(words: Words, effect: effects.Cond) -> str:
    test, _, of = effect.test.partition(":")
    condition = words.say(f"rules-test-{test}", place=of)
    then, other = _listed(words, effect.then), _listed(words, effect.otherwise) if effect.otherwise else ""
    return words.say("rules-cond", condition=condition, text=then, other=other)


def _is_sayable(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(isinstance(each, str) for each in value)
    return isinstance(value, str | int | bool)


def _where(words: Words, where: Where) -> str:
    """Say what places fit, by every key that is given."""
    named = [words.name(each) for each in (*where.spaces, *where.regions)]
    if where.allies is True:
        named.append(words.say("rules-any-ally"))
    elif where.allies:
        named += [words.name(ally) for ally in where.allies]
    base = words.listing(named, "or") if named else words.say("rules-any-city")
    limits = [
        *([words.say("rules-size", sizes=list(map(str, where.autonomy)))] if where.autonomy else []),
        *([words.say(f"rules-owner-{where.owner}")] if where.owner else []),
        *([words.say("rules-harbour")] if where.harbour else []),
        *([words.say("rules-own-marker")] if where.marker else []),
        *([words.say("rules-not-capital")] if where.not_enemy_capital else []),
    ]
    return words.say("rules-limited", base=base, texts=limits) if limits else base
