"""Conditions of the older words, and what both players do."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.nodes import Block, acted, conjunction, node, replaced, where


# --- conditions -----------------------------------------------------------------------------------
@rule("condition", "{h:owner} Bench is empty")
def empty(h: str) -> Node:
    """Read an empty Bench."""
    return node("not", node("any_of", node("bench_of", h)))


@rule("condition", "{who:pokemon} was {a:special_condition}")
def was(who: Node, a: str) -> Node:
    """Read a Special Condition somebody is in until now."""
    return node("is", who, node("condition_is", a))


@rule("condition", "there are any {kind:pokemon_noun} on {h:owner} Bench")
def benched(kind: Node, h: str) -> Node:
    """Read whether somebody is on a Bench."""
    return node("any_of", where(node("bench_of", h), None if kind == node("$any") else kind))


@rule("condition", "any of {of:pokemon_set} have any damage counters on them")
def any_damaged(of: Arg) -> Node:
    """Read whether any of some is damaged."""
    return node("any_of", where(of, node("damaged")))


@rule("condition", "you have any Benched Pokémon with damage counters on them")
def own_bench_damaged() -> Node:
    """Read whether any Benched Pokémon of this player is damaged."""
    return node("any_of", node("where", node("bench_of", "me"), node("damaged")))


@rule("condition", "{h:player_has} any evolved Pokémon in play")
def any_evolved(h: str) -> Node:
    """Read whether somebody is evolved."""
    return node("any_of", node("where", node("all", h), node("evolved")))


@rule("condition", "there are any basic Energy cards attached to {who:pokemon}")
def basic_attached(who: Node) -> Node:
    """Read whether basic Energy is attached."""
    return node("any_of", node("where", node("energy_on", who), node("basic_energy")))


@rule("condition", "there are any damage counters on {who:pokemon}")
def damaged(who: Node) -> Node:
    """Read whether somebody is damaged."""
    return node("is", who, node("damaged"))


@rule("condition", "[there|here] are no damage counters on {who:pokemon}")
def undamaged(who: Node) -> Node:
    """Read whether nobody has hurt somebody."""
    return node("not", node("is", who, node("damaged")))


@rule("condition", "{who:pokemon} 's maximum HP is {n:number} or less")
def little_hp(who: Node, n: int) -> Node:
    """Read a low maximum HP."""
    return node("is", who, node("hp_at_most", n))


SAME = "[number|amount] of Energy cards attached to them"


@rule("condition", f"{{a:pokemon}} and {{b:pokemon}} have the same {SAME}")
def as_many(a: Node, b: Node) -> Node:
    """Read whether two have as many Energy cards."""
    return node(
        "compare", node("count", node("energy_on", a)), "==", node("count", node("energy_on", b))
    )


@rule(
    "condition",
    f"{{a:pokemon}} and {{b:pokemon}} don't have the same {SAME}",
    f"{{a:pokemon}} and {{b:pokemon}} have a different {SAME}",
)
def not_as_many(a: Node, b: Node) -> Node:
    """Read whether two have unequal numbers of Energy cards."""
    return node(
        "compare", node("count", node("energy_on", a)), "!=", node("count", node("energy_on", b))
    )


@rule(
    "condition",
    "there [is|are] {how:more_or_fewer} Energy attached to {a:pokemon} than to {b:pokemon}",
)
def more_energy(how: str, a: Node, b: Node) -> Node:
    """Read whether one has more or less Energy than another."""
    return node("compare", node("units", a), how, node("units", b))


@spare_rule(
    "condition", "there are {how:more_or_fewer} damage counters on {a:pokemon} than on {b:pokemon}"
)
def more_damage(how: str, a: Node, b: Node) -> Node:
    """Read whether one has more or fewer damage counters than another."""
    return node("compare", node("counters_on", a), how, node("counters_on", b))


@rule("condition", "{who:pokemon} has {n:name} in its name or is a {kind:pokemon_noun}")
def named_or_kind(who: Node, n: str, kind: Node) -> Node:
    """Read a word in somebody's name, or else a kind."""
    return node("is", who, conjunction("fits_any", node("name_has", n), kind))


phrase("condition", node("is", node("$it"), node("damaged")), "it has any")


@rule("note", "if {c:condition} , this attack does nothing")
def fails_if(c: Node) -> Block:
    """Read when an attack comes to nothing."""
    return (node("if", c, (node("cancel"),)),)


# --- both players ---------------------------------------------------------------------------------
@rule("effect", "each player may {do:acts}")
def each_may(do: Block) -> Block:
    """Read what each player may do."""
    sides = ((who, replaced(acted(do, who, who), "$player", who)) for who in ("me", "foe"))
    return tuple(node("may", who, block) for who, block in sides)


phrase(
    "statement",
    (node("$same"),),
    "you may do the same",
    "you do the same",
    "[either way ,]? you may do the same",
)


phrase("players_who_searched", True, "each player who searched")
phrase(
    "statement",
    (node("$same"), node("$shuffles")),
    "[either way ,]? you may do the same , and then {x:players_who_searched} shuffles his or her "
    "deck",
)


@rule(
    "statement",
    "you and your opponent remove {n:count} damage counter(s) from each of your Pokémon "
    "{that:pokemon_that}",
)
def both_heal(n: int, that: Node) -> Block:
    """Read damage counters removed from everybody."""
    return (node("remove_counters", node("where", node("all", "both"), that), n),)


@rule("effect", "everyone {a:act}", "everyone {a:act} and {b:act}")
def everyone(a: Block, b: Block = ()) -> Block:
    """Read what both players do."""
    return (*acted((*a, *b), "me", "me"), *acted((*a, *b), "foe"))


@rule(
    "statement",
    "you and your opponent {s:show_hands} , then shuffle all [the]? {kind:card_filter} "
    "{x:to_decks}",
)
def both_show(kind: Node, s: bool, x: bool) -> Block:
    """Read both hands shown and some of their cards shuffled away."""
    hands = [node("hand", who) for who in ("me", "foe")]
    shown_both = tuple(node("reveal", hand) for hand in hands)
    moved = [
        (node("move", node("where", hand, kind), "deck"), node("shuffle", hand.args[0]))
        for hand in hands
    ]
    return (*shown_both, *moved[0], *moved[1])
