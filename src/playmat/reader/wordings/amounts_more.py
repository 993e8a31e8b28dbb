"""More that can be counted: Retreat Costs, types, Prizes, differences, and both sides together."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.basics import CONDITIONS, plain_name
from playmat.reader.wordings.pokemon import fitting
from playmat.reader.wordings.searching import energy_named


@rule(
    "thing",
    "Colorless [Energy]? in {who:mon} 's Retreat Cost",
    "Colorless [Energy]? in {who:mon} 's Retreat Cost ( after applying effects to the "
    "Retreat Cost )",
    "Energy in {who:mon} 's Retreat Cost",
)
def retreat_cost(who: Node) -> Node:
    """Read a Retreat Cost."""
    return node("retreat_of", who)


phrase(
    "thing",
    node("retreat_of", node("$it")),
    "Colorless [Energy]? in its Retreat Cost",
    "Colorless in that Pokémon's Retreat Cost",
)


@rule(
    "thing",
    "different type(s) of basic Energy [card(s)]? attached to {who:target}",
    "different type of basic Energy card attached to {who:target}",
)
def energy_types(who: Arg) -> Node:
    """Read how many types of basic Energy are attached."""
    return node("types_among", node("where", node("energy_on", who), node("basic_energy")))


@rule("thing", "different type(s) of Pokémon on {who:owner} Bench")
def bench_types(who: str) -> Node:
    """Read how many types there are on a Bench."""
    return node("types_among", node("bench_of", who))


@rule("thing", "{kind:monnoun} and {other:monnoun} you have in play")
def both_kinds(kind: Node, other: Node) -> Node:
    """Read Pokémon of two kinds."""
    return node("count", node("where", node("all", "me"), node("fits_any", kind, other)))


phrase(
    "thing",
    node("prizes_left", "me"),
    "of your remaining Prize cards",
    "your remaining Prize cards",
    "Prize card(s) you have left",
)
phrase(
    "thing",
    node("prizes_left", "foe"),
    "of your opponent's remaining Prize cards",
    "your opponent's remaining Prize cards",
    "Prize card(s) your opponent has left",
)
phrase(
    "thing",
    node("add", node("prizes_gone", "me"), node("prizes_gone", "foe")),
    "Prize cards both players have taken",
)


@rule(
    "thing",
    "Energy attached to all Pokémon in play",
    "Energy attached to all of the Pokémon in play",
)
def all_energy() -> Node:
    """Read all Energy in play."""
    return node("units", node("all", "both"))


@rule(
    "thing",
    "{t:type} Energy attached to both your and your opponent's Pokémon",
    "{t:type} Energy attached to all Pokémon in play",
)
def all_energy_of(t: str) -> Node:
    """Read all Energy of a type in play."""
    return node("units", node("all", "both"), t)


@rule("thing", "Special Energy [card(s)]? attached to {who:target}")
def special_energy(who: Arg) -> Node:
    """Read Special Energy cards."""
    return node("count", node("where", node("energy_on", who), node("special_energy")))


@rule("thing", "basic Energy [card(s)]? attached to {who:target}")
def basic_energy(who: Arg) -> Node:
    """Read basic Energy cards."""
    return node("count", node("where", node("energy_on", who), node("basic_energy")))


@rule("thing", "basic {t:type} Energy [card(s)]? attached to {who:target}")
def basic_energy_of(who: Arg, t: str) -> Node:
    """Read basic Energy cards of a type."""
    return node(
        "count",
        node(
            "where",
            node("energy_on", who),
            node("fits_both", node("basic_energy"), node("provides", t)),
        ),
    )


@rule("thing", "{a:name} Energy [card(s)]? attached to {who:target}", cost=2)
def named_energy(who: Arg, a: str) -> Node | None:
    """Read Energy cards of a name."""
    if not plain_name(a):
        return None
    return node("count", node("where", node("energy_on", who), energy_named(a)))


@rule(
    "thing",
    "Pokémon Tool(s) [card(s)]? attached to {who:mons}",
    "Pokémon Tool card(s) attached to {who:target}",
)
def tools_on(who: Arg) -> Node:
    """Read Tools attached."""
    return node("count", node("where", node("gear_on", who), node("tool")))


@rule(
    "thing",
    "{kind:cardkind} in your discard pile that have the {a:name} attack",
    "Pokémon in your discard pile that have the {a:name} attack",
)
def with_attack(a: str, kind: Node | None = None) -> Node:
    """Read cards in the discard pile that have an attack."""
    return node("count", node("where", node("discards", "me"), node("has_attack", a)))


@rule("cond", "{kind:monnoun} is on your Bench", "{kind:monnoun} is on {x:owner} Bench")
def benched_one(kind: Node, x: str = "me") -> Node | None:
    """Read whether such a Pokémon is on a Bench."""
    return (
        None
        if kind.word == "$any" or kind == node("named", "$own")
        else node("any_of", fitting(node("bench_of", x), kind))
    )


@rule("cond", "{who:mon} is {a:name}", cost=1)
def has_name(who: Node, a: str) -> Node | None:
    """Read whether somebody has a name."""
    if a.split()[0].lower() in (*CONDITIONS, "knocked") or not plain_name(a):
        return None
    return node("is", who, node("named", a))


phrase(
    "cond",
    node("compare", node("count", node("all", "me")), "<", node("count", node("all", "foe"))),
    "you have [fewer|less] Pokémon in play than your opponent",
)
phrase(
    "cond",
    node("compare", node("count", node("all", "me")), ">", node("count", node("all", "foe"))),
    "you have more Pokémon in play than your opponent",
)
phrase(
    "cond",
    node(
        "compare",
        node("count", node("bench_of", "me")),
        "==",
        node("count", node("bench_of", "foe")),
    ),
    "you and your opponent have the same number of Benched Pokémon",
)
phrase(
    "cond",
    node("not", node("any_of", node("stadium"))),
    "there is no Stadium card in play",
    "there isn't a Stadium card in play",
)
phrase("cards", node("stadium"), "[the|that|any|a] Stadium card [in play]?")
phrase(
    "cond",
    node("supporter_played", "me"),
    "you played a Supporter card [from your hand]? [during]? this turn",
)


@rule("cond", "{who:mon} has no Retreat Cost")
def free_retreat(who: Node) -> Node:
    """Read that somebody retreats for nothing."""
    return node("compare", node("retreat_of", who), "==", 0)


phrase("monkind", node("tag", "break"), "Pokémon BREAK")
phrase("monkind", node("name_has", "Team Magma"), "Team Magma Pokémon")
phrase("monkind", node("name_has", "Team Aqua"), "Team Aqua Pokémon")
