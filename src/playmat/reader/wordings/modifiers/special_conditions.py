"""Special Conditions and coins while something holds: how much, how many, as what."""

from __future__ import annotations

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, fitted, on

EVOLVES = "evolve(s) [or devolve(s)]?"

POINTS = {"burned": "burn_points", "poisoned": "poison_points"}
TAILS = node(
    "$instead",
    Node("coins_flipped", ("foe",)),
    node("their_turn"),
    "nobody",
    (node("count_as_tails"),),
)


@rule(
    "modifier",
    "put {n:number} damage counters instead of {m:number} on {who:afflicted_pokemon} between turns",
    "put {n:number} damage counters on {who:afflicted_pokemon} instead of {m:number} between turns",
    "put {n:number} [additional|more] damage counter(s) on {who:afflicted_pokemon} between turns",
    "put {new:number} damage counter(s) on {who:afflicted_pokemon} between turns",
)
def condition_damage(who: Node, n: int = 0, m: int = 0, new: int = 0) -> Node | None:
    of, condition = who.args
    usual = {"burned": 2, "poisoned": 1}.get(str(condition), 0)
    if new and not usual:
        put = node("counters", where(of, node("condition_is", condition)), new)
        return on(of, node("handler", node("on", Node("between_turns", ()), do=(put,))))
    if not usual or m not in (0, usual) or new:
        return None
    return on(of, node("mod", POINTS[str(condition)], of, "set" if m else "add", 10 * n))


@rule(
    "modifier",
    f"the Special Condition {{s:status}} [isn't|can't be] removed when {{of:bearer}} {EVOLVES}",
    "the Special Condition {s:status} can't be removed by evolving or devolving [the]? "
    "{who:afflicted_pokemon}",
    "{who:afflicted_pokemon} [don't|doesn't] recover from that Special Condition when [they|it] "
    f"{EVOLVES}",
)
def outlasts_evolving(s: str = "", of: Arg = "", who: Node | None = None) -> Node | None:
    if who is not None:
        of, condition = who.args
        if s not in ("", condition):
            return None
        s = str(condition)
    return on(of, node("keep_conditions", of, s))


ANY_ASLEEP = "his or her Pokémon that is Asleep"

row(
    "modifier",
    "@on(all(both), mod(sleep_coins, all(both), set, 2))",
    f"[a|each] player flips 2 coins for [each of]? {ANY_ASLEEP} between turns",
    f"a player flips 2 coins for each of {ANY_ASLEEP} at the end of each turn",
)


@rule(
    "clause",
    "[as long as|if] {c:conditions} , whenever your opponent flip(s) a coin during his or her turn "
    ", treat it as tails",
)
def unlucky(c: Node) -> Node:
    return TAILS.having("condition", node("and", c, TAILS["condition"]))


@rule(
    "afflicted_pokemon",
    "[each]? {c:status} {kind:pokemon_noun} [{x:pokemon_brackets}]?",
    "{who:owner} {c:status} {kind:pokemon_noun}",
    "each of {who:owner} {c:status} {kind:pokemon_noun}",
    cost=1,
)
def ailing_kind(c: str, kind: Node, who: str = "both", x: Node = ANY) -> Node:
    return node("$ailing", fitted(node("all", who), kind, x), c)


@rule(
    "statement",
    "put {n:number} damage counters instead of 1 on {x:pokemon} between turns",
    "put {n:number} damage counters on {x:pokemon} instead of 1 between turns",
    "put {n:number} damage counters instead of 1 on the Poisoned Pokémon between turns",
    "that Pokémon takes {n:number} damage counters instead of 1 between turns",
    "{x:pokemon} [now]? takes {m:number} [Poison damage|damage from Poison] instead of 10 "
    "[{y:after_each_turn}]?",
    "[your opponent]? [now]? put(s) {n:number} damage counters on {x:pokemon} instead of 1 "
    "{y:after_each_turn}",
    "put {dizzy:count} damage counters instead of {c:count} on the Confused Pokémon",
    "put {dizzy:count} damage counters instead of {c:count} on that Pokémon for this Special "
    "Condition",
)
def stronger(
    n: int = 0, m: int = 0, dizzy: int = 0, c: int = 3, x: Node | None = None, y: bool = True
) -> Block:
    which = "confused" if dizzy else "poisoned"
    return (node("$stronger", which, 10 * (n or dizzy) or m),)


row("after_each_turn", "true", "after each player's turn", "between turns")
row(
    "statement",
    "[$deeper(?number)]",
    "[flip|your opponent flips] {number} coins instead of 1 between turns",
)


# --- kept while evolving ------------------------------------------------------------------------
SPECIAL = "the Special Condition {status}"
BY_EVOLVING = "by evolving or devolving [the|his or her] [{x:status}]? Pokémon"
for _whose, _kept in (("foe", "your opponent can't remove {}"), ("both", "{} can't be removed")):
    for _also, _what in ((", ?status", SPECIAL), ("", "any Special Conditions")):
        row(
            "modifier",
            f"@on(nobody(), keep_conditions(all({_whose}){_also}))",
            f"{_kept.format(_what)} {BY_EVOLVING}",
        )
