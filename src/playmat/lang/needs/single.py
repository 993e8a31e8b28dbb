"""Needs of single effects, apart from having something to act on."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import conjunction, node, replaced
from playmat.lang.needs.walks import is_fixed
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.words import of_role

HEALS: Final = of_role("heal")
CURES: Final = of_role("cure")
_TAKES: Final = ("discard", "move")
_BENCHES: Final = ("bench", "bench_as_basic")
_ITSELF: Final = (node("self"), node("host"))
_HOLDING: Final = ("attached", "energy_on", "gear_on")


def with_damage(of: Node) -> Node:
    """The damaged ones among some Pokémon."""
    said = of.word == "where" and _asks_for_damage(of["filter"])
    return of if said else node("where", of, node("damaged"))


def _asks_for_damage(fits: Arg) -> bool:
    """Whether only damaged Pokémon pass a filter."""
    both = is_word(fits, "fits_both")
    return fits == node("damaged") or (both and any(map(_asks_for_damage, cast(Node, fits).args)))


def affected(value: Node, of: Node) -> Node:
    """The Pokémon or cards that an effect would change."""
    if value.word in HEALS:
        return node("where", of, node("$may_heal"))
    if value.word == "move_counters":
        return with_damage(of)
    if value.word in CURES:
        return node("where", of, afflicted(value))
    if value.word == "inflict":
        return node("where", of, node("$may_become", value["condition"], value["points"]))
    if value.word == "marker" and isinstance(value["count"], int) and value["count"] < 0:
        return node("where", of, node("has_marker", value["name"]))
    if value.word == "look":
        return node("where", of, node("$unknown"))
    if value.word in _TAKES and _on_others(of):
        goal = "discard" if value.word == "discard" else value["to"]
        return node("where", of, node("$may_take", goal))
    if value.word == "attach" and _on_others(of) and theirs(of):
        return node("where", of, node("$may_take", "hand"))
    return of


def cards_taken(value: Node, of: Node) -> Node | None:
    """Cards that an effect would take from the other player's hand, or None."""
    zone: Arg = of
    while isinstance(zone, Node) and zone.word in ("where", "less"):
        zone = zone["of"]
    if value.word not in _TAKES or zone != node("hand", "foe"):
        return None
    return node("where", of, node("$may_take", "hand"))


def theirs(of: Arg) -> bool:
    """Whether a selection includes the other player's Pokémon, which a shield may protect."""
    return any(n.word == "defender" or "foe" in n.args for n in nodes_in(of))


def reachable(of: Node) -> Node:
    """Those Pokémon that a shield lets the effect reach."""
    return node("where", of, node("$reached")) if theirs(of) else of


def _on_others(of: Arg) -> bool:
    """Whether a selection contains cards attached to Pokémon other than the text's own."""
    while is_word(of, "where"):
        of = of["of"]
    return isinstance(of, Node) and of.word in _HOLDING and of["to"] not in _ITSELF


def taken_or_not(need: Node) -> Node:
    """A need as texts state it: without shields on cards or the existence of others."""
    if need.word == "$apart":
        return node("any_of", need["one"])
    for n in list(nodes_in(need)):
        fit = n["filter"] if n.word == "where" else None
        if isinstance(fit, Node) and fit.word in ("$may_take", "$may_leave"):
            need = cast(Node, replaced(need, n, n["of"]))
    return need


def chooses(value: Node) -> bool:
    """Whether an effect may leave some of its targets unchanged."""
    return affected(value, node("self")) != node("self")


def afflicted(value: Node) -> Node:
    """Filter for Pokémon that a cure would change."""
    named = value["conditions"] if value.word == "cure" else ()
    if not named:
        return node("afflicted")
    each = [node("condition_is", name) for name in cast(tuple[Arg, ...], named)]
    return conjunction("fits_any", *each)


def alone_needed(said: Node, numbers: dict[Node, Node]) -> Node | None:
    """Need of an effect that has no target, or None if unknown."""
    if said.word == "nullify":
        return node("$still_comes")
    if said.word == "set_amount":
        less = said["amount"] if isinstance(said["amount"], Node) else None
        lowered = less is not None and any(
            n.word == "sub" and n["left"] == node("event_amount") for n in nodes_in(less)
        )
        return node("compare", node("event_amount"), ">", 0) if lowered else None
    if said.word == "take_prize" and said["player"] in ("me", "foe"):
        return node("any_of", node("prizes", said["player"]))
    if said.word == "shuffle" and said["player"] in ("me", "foe"):
        return node("compare", node("count", node("deck", said["player"])), ">", 1)
    if said.word == "lasting":
        needs = (_grown(said.block("do"), numbers), has_bearer(said))
        known = [need for need in needs if need is not None]
        return conjunction("and", *known) if known else None
    return None


def has_bearer(lasting: Node) -> Node | None:
    """Condition that some Pokémon can have the lasting effect, if others than its own should.

    None for one that waits for an event, as that may be their Knock Out.
    """
    _, on, mods = lasting.args
    if not isinstance(on, Node) or on == node("nobody") or on in _ITSELF:
        return None
    if any(n.word == "handler" for n in nodes_in(mods)):
        return None
    known = is_fixed(on)
    return node("any_of", node("where", on, node("$may_bear"))) if known else None


def _grown(mods: Program, numbers: dict[Node, Node]) -> Node | None:
    """Condition that the number all the modifiers add is not 0."""
    added = {n for mod in mods for n in nodes_in(mod) if n in numbers}
    sums = [mod for mod in mods if mod.word == "mod" and mod["how"] == "add"]
    if len(added) != 1 or len(sums) != len(mods) or not all(map(_multiple, sums)):
        return None
    return node("compare", numbers[added.pop()], ">", 0)


def _multiple(mod: Node) -> bool:
    value = mod.args[3]
    return is_word(value, "mul") and isinstance(value["left"], int)


def can_draw(value: Node) -> Node | None:
    """Condition that there are cards to draw or discard, and that the hand is below the limit."""
    who, count = value.args
    if who not in ("me", "foe"):
        return None
    cards = node("any_of", node("deck", who))
    if value.word != "draw_until" or not is_fixed(count):
        return cards
    return node("and", cards, node("compare", node("count", node("hand", who)), "<", count))


def with_room(value: Node, need: Node) -> Node:
    """A need together with room on the Bench, if the cards go there."""
    if value.word not in _BENCHES:
        return need
    owners = {n["player"] for n in nodes_in(need) if n.word in ("discards", "hand")}
    if len(owners) != 1:
        return need
    return node("and", need, node("not", node("bench_full", owners.pop())))


def elsewhere(cards: Arg, to: Arg) -> Node | None:
    """Condition that there is another Pokémon to attach cards to, or None if always true."""
    held = cards
    while is_word(held, "where"):
        held = held["of"]
    if not isinstance(held, Node) or held.word not in _HOLDING or not isinstance(to, Node):
        return None
    holder = held["to"]
    if holder == to:
        return node("compare", node("count", reachable(to)), ">", 1)
    if holder == node("event_mon") and to in _ITSELF:
        return node("any_of", node("where", to, node("$lasts")))  # it may be Knocked Out as well
    if theirs(to) and is_fixed(to):
        return node("any_of", reachable(to))
    return node("any_of", node("less", to, holder)) if holder == node("self") else None
