"""Special Conditions and coins while something holds: how much, how many, as what."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import ANY, fitted, on, while_afflicted

EVERYBODY = node("all", "both")
POINTS = {"burned": "burn_points", "poisoned": "poison_points"}


@rule("afflicted_pokemon", "{c:status} Pokémon", "each {c:status} Pokémon")
def ailing(c: str) -> Node:
    return node("$ailing", EVERYBODY, c)


@rule("afflicted_pokemon", "your opponent's {c:status} Pokémon")
def ailing_foes(c: str) -> Node:
    return node("$ailing", node("all", "foe"), c)


@rule(
    "modifier",
    "put {n:number} damage counters instead of {m:number} on {who:afflicted_pokemon} between turns",
    "put {n:number} damage counters on {who:afflicted_pokemon} instead of {m:number} between turns",
)
def more_points(n: int, m: int, who: Node) -> Node | None:
    of, condition = who.args
    usual = {"burned": 2, "poisoned": 1}.get(str(condition))
    return on(of, node("mod", POINTS[str(condition)], of, "set", 10 * n)) if usual == m else None


@rule(
    "modifier",
    "at any time between turns , each player puts {n:number} more damage counter on his or her "
    "{c:status} Pokémon",
)
def extra_points(n: int, c: str) -> Node | None:
    return on(EVERYBODY, node("mod", POINTS[c], EVERYBODY, "add", 10 * n)) if c in POINTS else None


@spare_rule(
    "modifier",
    "put {n:number} more damage counter(s) on {who:afflicted_pokemon} between turns",
    "put {n:number} [additional|more] damage counter(s) on {who:afflicted_pokemon} between turns",
    cost=1,
)
def added_points(n: int, who: Node) -> Node | None:
    of, c = who.args
    return on(of, node("mod", POINTS[str(c)], of, "add", 10 * n)) if c in POINTS else None


ANY_ASLEEP = "his or her Pokémon that is Asleep"
phrase(
    "modifier",
    on(EVERYBODY, node("mod", "sleep_coins", EVERYBODY, "set", 2)),
    f"[a|each] player flips 2 coins for [each of]? {ANY_ASLEEP} between turns",
    f"a player flips 2 coins for each of {ANY_ASLEEP} at the end of each turn",
)
phrase("mark", (), "if either [coin|of them] is tails , [that|this] Pokémon is still Asleep")
phrase(
    "clause",
    node(
        "$static",
        node("always"),
        (on(node("self"), node("mod", "sleep_coins", node("self"), "set", 2)),),
    ),
    "if [this Pokémon|~] is Asleep , flip 2 coin(s) instead of 1 between turns",
)


@rule(
    "modifier",
    "the Special Condition {c:status} can't be removed by evolving or devolving [the]? {d:status} "
    "Pokémon",
)
def always_kept(c: str, d: str) -> Node | None:
    return on(EVERYBODY, node("keep_conditions", EVERYBODY, c)) if c == d else None


@rule(
    "modifier",
    "your opponent can't remove the Special Condition {c:status} by evolving or devolving his or "
    "her {d:status} Pokémon",
)
def kept_condition(c: str, d: str) -> Node | None:
    of = node("all", "foe")
    return on(of, node("keep_conditions", of, c)) if c == d else None


phrase(
    "modifier",
    on(node("all", "foe"), node("keep_conditions", node("all", "foe"))),
    "your opponent can't remove any Special Condition(s) by evolving or devolving his or her "
    "Pokémon",
)
phrase(
    "note",
    (),
    "this also includes putting a Pokémon Level-Up card(s) onto [that Pokémon|the {status} "
    "Pokémon]",
)


TAILS = node(
    "$instead",
    Node("coins_flipped", ("foe",)),
    node("their_turn"),
    "nobody",
    (node("count_as_tails"),),
)


@rule("outcome", "put {n:count} more damage counter(s) on {who:pokemon} between turns")
def more_by_poison(n: int, who: Node) -> tuple[Node, ...]:
    more = node("mod", "poison_points", node("bearer"), "add", 10 * n)
    return (while_afflicted(who, "poisoned", (more,)),)


phrase("statement", (), "this effect can be applied more than once")


@rule("outcome", "whenever your opponent flips a coin {span:span} , treat it as tails")
def unlucky_for_a_while(span: str) -> tuple[Node, ...]:
    event = Node("coins_flipped", ("foe",))
    clause = node("instead", event, node("always"), "nobody", "free", "play", TAILS.args[3])
    return (node("lasting", span, node("nobody"), (node("handler", clause),)),)


@rule(
    "clause",
    "[as long as|if] {c:conditions} , whenever your opponent flip(s) a coin during his or her turn "
    ", treat it as tails",
)
def unlucky(c: Node) -> Node:
    return node("$instead", TAILS.args[0], node("and", c, TAILS.args[1]), *TAILS.args[2:])


@spare_rule(
    "afflicted_pokemon",
    "[each]? {c:status} {kind:pokemon_noun} [{x:pokemon_brackets}]?",
    "{who:owner} {c:status} {kind:pokemon_noun}",
    "each of {who:owner} {c:status} {kind:pokemon_noun}",
    cost=1,
)
def ailing_kind(c: str, kind: Node, who: str = "both", x: Node = ANY) -> Node:
    return node("$ailing", fitted(node("all", who), kind, x), c)


@spare_rule(
    "modifier",
    "{who:bearer} recover(s) from being {all:conditions_listed} and can't be affected by "
    "[that|those] Special Condition(s)",
    "{who:bearer} recover(s) from being {all:conditions_listed} and can't be "
    "{again:conditions_listed}",
)
def rid_of(who: Arg, all: tuple[str, ...], again: tuple[str, ...] = ()) -> Node | None:
    return on(who, node("immune", who, *all)) if again in ((), all) else None
