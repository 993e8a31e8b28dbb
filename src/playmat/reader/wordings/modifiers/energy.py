"""What Energy provides while something holds."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import rule, spare_rule
from playmat.reader.meanings import NOBODY, of_kind, on
from playmat.reader.text.tokens import TYPES

INSTEAD = "[instead|instead of [its|their] usual type(s)]?"


@rule(
    "modifier",
    "each {e:type} Energy card attached to {who:bearer} instead provides {a:type} {b:type}",
)
@rule(
    "modifier",
    "each basic {e:type} Energy [card]? attached to {who:bearer} provides {a:type} {b:type} "
    "[Energy]? [instead]?",
)
def doubled(e: str, who: Arg, a: str, b: str) -> Node | None:
    if not e == a == b:
        return None
    kind = node("fits_both", node("basic_energy"), node("provides", a))
    return on(
        who,
        node(
            "mod",
            "energy_provided",
            who,
            "set",
            2,
            **{"from": node("where", node("energy_on", who), kind)},
        ),
    )


@rule(
    "modifier",
    "all Energy cards that provide only Colorless Energy attached to {who:bearer} provide {t:type} "
    "Energy instead",
)
def coloured(who: Arg, t: str) -> Node:
    only = node("fits_both", node("provides", "C"), node("fits_not", node("provides", t)))
    cards = node("where", node("energy_on", who), only)
    return on(who, node("mod_type", "energy_provided", cards, "set", t))


@rule(
    "act",
    "turn all basic Energy attached to {who:bearer} into {t:type} Energy for the rest of the turn",
)
def turned_basic(who: Arg, t: str) -> Block:
    return turned_now(node("where", node("energy_on", who), node("basic_energy")), t)


@spare_rule(
    "act",
    "turn all {s:type} Energy attached to {who:bearer} into {t:type} Energy for the rest of the "
    "turn",
)
def turned_type(s: str, who: Arg, t: str) -> Block:
    return changed_for_now(s, who, t)


@rule(
    "act", "turn all Energy attached to {who:bearer} into {t:type} Energy for the rest of the turn"
)
def turned(who: Arg, t: str) -> Block:
    return turned_now(node("energy_on", who), t)


@rule(
    "outcome",
    "all {s:type} Energy attached to {who:bearer} becomes {t:type} Energy for the rest of the turn",
)
def changed_for_now(s: str, who: Arg, t: str) -> Block:
    single = isinstance(who, Node) and who.word == "active"
    cards = node("where", node("energy_on", who), node("provides", s))
    return turned_now(cards, t, who if single else NOBODY)


def turned_now(cards: Node, t: str, who: Arg = NOBODY) -> Block:
    """Return the Energy there is now of one type for the rest of the turn, later Energy not."""
    turned = node("mod_type", "energy_provided", node("ref", "$turned"), "set", t)
    return (node("bind", "$turned", cards), node("lasting", "end_of_turn", who, (turned,)))


@spare_rule(
    "modifier",
    "[all]? {s:type} Energy [card(s)]? attached to {who:bearer} [is|are|provide|provides] {t:type} "
    "Energy [instead]?",
)
def energy_turned(s: str, who: Arg, t: str) -> Node:
    cards = node("where", node("energy_on", who), node("provides", s))
    return on(who, node("mod_type", "energy_provided", cards, "set", t))


@rule(
    "modifier",
    f"all Energy [card(s)]? attached to {{who:bearer}} [is|are|provide|provides] {{t:type}} Energy "
    f"{INSTEAD}",
    "each Energy [card]? attached to {who:bearer} [is|provides] {t:type} Energy [instead]?",
    cost=1,
)
def energy_is(who: Arg, t: str) -> Node:
    return on(who, node("mod_type", "energy_provided", who, "set", t))


@rule(
    "modifier",
    f"all {{kind:attached_kind}} attached to {{who:bearer}} [is|are|provide|provides] {{t:type}} "
    f"Energy {INSTEAD}",
)
def some_energy_is(kind: Node, who: Arg, t: str) -> Node | None:
    if kind.word not in ("basic_energy", "special_energy"):
        return None
    cards = node("where", node("energy_on", who), kind)
    return on(who, node("mod_type", "energy_provided", cards, "set", t))


@rule(
    "modifier",
    "each {kind:energy_kind} attached to {who:bearer} provides {u:energy_units}",
    "each {kind:energy_kind} attached to {who:bearer} provides {n:number} Energy of every type "
    "[but {x:only_provides_energy}]?",
)
@spare_rule(
    "modifier",
    "[each|all] {kind:card_filter} attached to {who:bearer} provide(s) {u:energy_units}",
    cost=1,
)
def every_type(kind: Node, who: Arg, u: str = "*", n: int = 1, x: bool = False) -> Node | None:
    if u != "*" or not has_energy(kind):
        return None
    cards = of_kind(node("$attached", who), kind)
    colours = [letter for letter in TYPES.values() if letter != "C"]
    mods = [node("mod_type", "energy_provided", cards, "set", *colours)]
    if n > 1:
        mods.append(node("mod", "energy_provided", who, "set", n, **{"from": cards}))
    if x:
        mods.append(node("mod", "energy_works", cards, "forbid"))
    return on(who, *mods)


@rule(
    "modifier",
    "each Special Energy card provides {t:type} Energy instead of [its|the] usual type and its "
    "other effects stop working",
)
def plain_specials(t: str) -> Node:
    everybody = node("all", "both")
    cards = node("where", node("energy_on", everybody), node("special_energy"))
    return on(
        everybody,
        node("mod_type", "energy_provided", cards, "set", t),
        node("mod", "energy_works", everybody, "forbid"),
    )


@spare_rule(
    "modifier",
    f"all Energy [card(s)]? attached to {{who:bearer}} [is|are|provide|provides] every type of "
    f"Energy {INSTEAD}",
)
def all_every_type(who: Arg) -> Node:
    colours = [letter for letter in TYPES.values() if letter != "C"]
    return on(who, node("mod_type", "energy_provided", who, "set", *colours))


@spare_rule(
    "modifier",
    "[each|all]? Special Energy [card(s)]? attached to {who:bearer} [has|have] no effect "
    "[other than providing Energy]?",
)
def idle_specials(who: Arg) -> Node:
    cards = node("where", node("energy_on", who), node("special_energy"))
    return on(who, node("mod", "energy_works", cards, "forbid"))


def has_energy(kind: Node) -> bool:
    """Return whether a kind of card is a kind of Energy."""
    first = kind.args[0] if kind.word == "fits_both" else kind
    if kind.word in ("named", "name_has"):
        return str(kind.args[0]).endswith(("Energy", "Holon"))
    return isinstance(first, Node) and first.word in ("energy", "basic_energy", "special_energy")


@spare_rule(
    "modifier",
    "[each|all]? Special Energy [card(s)]? attached to {who:bearer} provide(s) {t:type} Energy "
    "and [has|have] no other effect(s)",
)
def plain_specials_of(who: Arg, t: str) -> Node:
    cards = node("where", node("energy_on", who), node("special_energy"))
    return on(
        who,
        node("mod_type", "energy_provided", cards, "set", t),
        node("mod", "energy_works", cards, "forbid"),
    )
