"""Things that hold for all, told in fewer words: cards, powers and Energy, Weakness, damage."""

from __future__ import annotations

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ANY, NOBODY, off, on, piercing, taken, times
from playmat.reader.nodes import node
from playmat.reader.wordings.modifiers.damage import dealt_to, weaker_blows

EVERYBODY = node("all", "both")
SELF = node("self")

# --- cards that can't be played -----------------------------------------------------------------
phrase("banned", "both", "[neither|no] player can", "both players can't", "each player may not")
phrase("banned", "foe", "your opponent may not")


@rule("mods", "no [more]? {kind:cardkind} can be played", "{kind:cardkind} can't be played")
def unplayable(kind: Node) -> Node | None:
    """Read cards that nobody can play."""
    if kind in (ANY, node("pokemon")):
        return None
    if kind == node("evolution"):
        return on(EVERYBODY, node("mod", "can_evolve_from_hand", EVERYBODY, "forbid"))
    return on(NOBODY, node("forbid_play", "both", kind))


# --- powers -------------------------------------------------------------------------------------
STOPPED = "[stop working|can't be used|have no effect|don't work]"


@rule("mods", f"[all]? {{all:powerkinds}} {STOPPED}", f"all {{all:powerkinds}} in play {STOPPED}")
def powers_off(all: tuple[str, ...]) -> Node:
    """Read powers of everybody that do not work."""
    return on(EVERYBODY, *off(EVERYBODY, all))


@rule(
    "mods",
    f"{{who:bearer}} 's {{all:powerkinds}} {STOPPED}",
    f"[all]? {{all:powerkinds}} [of|on] {{who:bearer}} {STOPPED}",
    "ignore [all|any]? {all:powerkinds} [of|on] {who:bearer}",
    "{who:bearer} [loses|lose] [its|their|all]? {all:powerkinds}",
)
def their_powers_off(who: Arg, all: tuple[str, ...]) -> Node:
    """Read powers of some Pokémon that do not work."""
    return on(who, *off(who, all))


@rule("mods", f"[all]? {{all:powerkinds}} other than {{but:name}} {STOPPED}")
def other_powers_off(all: tuple[str, ...], but: str) -> Node:
    """Read powers of everybody that do not work, but those of one name."""
    return on(EVERYBODY, *off(EVERYBODY, all, but))


# --- Weakness and Resistance --------------------------------------------------------------------
@rule(
    "mods",
    "{who:bearer} 's Weakness is [now]? {all:types}",
    "the Weakness of {who:bearer} is [now]? {all:types}",
    cost=1,
)
def weakness_is(who: Arg, all: tuple[str, ...]) -> Node:
    """Read what the Weakness of those who have one becomes."""
    weak = node("where", who, node("weak_to"))
    return on(who, node("mod_type", "weakness", weak, "set", *all))


@rule(
    "mods",
    "don't apply Weakness to damage done to {who:bearer}",
    "Weakness doesn't apply to {who:bearer}",
    "ignore [the]? Weakness of {who:bearer}",
)
def no_weakness(who: Arg) -> Node:
    """Read Weakness that does not count."""
    return on(who, node("mod", "weakness_applies", who, "forbid"))


@rule(
    "mods",
    "don't apply Resistance to damage done to {who:bearer}",
    "Resistance doesn't apply to {who:bearer}",
    "ignore [the]? Resistance of {who:bearer}",
)
def no_resistance(who: Arg) -> Node:
    """Read Resistance that does not count."""
    return on(who, node("mod", "resistance_applies", who, "forbid"))


# --- damage -------------------------------------------------------------------------------------
@rule("mods", "{who:strikers} do(es) {n:number} {sign:moreless} damage", cost=2)
def plainly_dealt(who: Arg, n: int, sign: int) -> Node:
    """Read attacks that do more or less damage, said no further."""
    return dealt_to(who, n, sign)


@rule("mods", "[any|all]? damage done by {of:blows} is {sign:shift} {n:number}", cost=1)
def weaker(of: Node, sign: int, n: int) -> Node:
    """Read attacks made weaker or stronger, whomever they hit."""
    return weaker_blows(of, n, "after", sign)


@rule("mods", "{who:bearer} receive(s) {n:number} {sign:moreless} damage from {of:blows}")
def received(who: Arg, n: int, sign: int, of: Node) -> Node:
    """Read damage to somebody made more or less."""
    return taken(who, sign, n, of, "after")


@rule(
    "mods",
    "{of:blows} do(es) {n:number} {sign:moreless} damage to {who:bearer} [{stage:stage}]?",
    cost=1,
)
def blows_shifted(of: Node, n: int, sign: int, who: Arg, stage: str = "after") -> Node:
    """Read attacks that do more or less damage to certain Pokémon."""
    return taken(who, sign, n, of, stage)


@rule(
    "mods",
    "{who:bearer} 's attacks aren't affected by {all:ignoreds}",
    "don't apply {all:ignoreds} to damage done by {who:bearer} 's attacks",
    "ignore {all:ignoreds} for {who:bearer} 's attacks",
)
def piercing_attacks(who: Arg, all: tuple[str, ...]) -> Node | None:
    """Read what the damage of somebody's attacks is not affected by."""
    return piercing(who, all)


@rule("allmods", "{a:mods} ( both yours and your opponent's )", cost=1)
def on_both_sides(a: Node) -> tuple[Node, ...] | None:
    """Read at the end that something holds for the Pokémon of both players."""
    sides = {arg for part in nodes_in(a) for arg in part.args if arg in ("me", "foe", "both")}
    return (a,) if sides == {"both"} else None


# --- what attacks cost --------------------------------------------------------------------------
@rule(
    "costing",
    "{who:bearer} 's attack cost(s)",
    "the attack cost of each attack of {who:bearer}",
    "each of the attacks of {who:bearer}",
)
def whose_cost(who: Arg) -> Node:
    """Read whose attacks are paid for."""
    return node("$whose", who)


phrase("costing", node("$whose", SELF), "[each of]? its attacks", "the attack cost of its attacks")


@rule("mods", "{who:costing} [is|cost(s)] {n:pips} [Energy]? {sign:moreless} for each {e:each}")
def cost_each(who: Node, n: int, sign: int, e: Arg) -> Node:
    """Read attacks that cost more or less for each of something."""
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", times(sign * n, e)))


@rule("mods", "{who:retreating} is {sign:shift} {n:pips} [Energy]?")
def retreat_shifted(who: Node, sign: int, n: int) -> Node:
    """Read a Retreat Cost made more or less."""
    of = who.args[0]
    return on(of, node("mod", "retreat_cost", of, "add", sign * n))


@rule("mods", "{who:costing} is {sign:shift} {n:pips} [Energy]?")
def cost_shifted(who: Node, sign: int, n: int) -> Node:
    """Read attacks that cost more or less."""
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", sign * n))


# --- Energy -------------------------------------------------------------------------------------
@rule(
    "mods",
    "[all]? {s:type} Energy [card(s)]? attached to {who:bearer} [is|are|provide|provides] {t:type} "
    "Energy [instead]?",
)
def energy_turned(s: str, who: Arg, t: str) -> Node:
    """Read Energy of one type that is of another."""
    cards = node("where", node("energy_on", who), node("provides", s))
    return on(who, node("mod_type", "energy_provided", cards, "set", t))


@rule(
    "mods",
    "all Energy [card(s)]? attached to {who:bearer} [is|are|provide|provides] {t:type} Energy "
    "[instead|instead of its usual type|instead of their usual type]?",
    "each Energy [card]? attached to {who:bearer} [is|provides] {t:type} Energy [instead]?",
    cost=1,
)
def energy_is(who: Arg, t: str) -> Node:
    """Read Energy that is all of one type."""
    return on(who, node("mod_type", "energy_provided", who, "set", t))


@rule(
    "mods",
    "all {kind:attachedkind} attached to {who:bearer} [is|are|provide|provides] {t:type} Energy "
    "[instead|instead of its usual type|instead of their usual type]?",
)
def some_energy_is(kind: Node, who: Arg, t: str) -> Node | None:
    """Read Energy of a kind that is of one type."""
    if kind.word not in ("basic_energy", "special_energy"):
        return None
    cards = node("where", node("energy_on", who), kind)
    return on(who, node("mod_type", "energy_provided", cards, "set", t))


@rule(
    "mods",
    "[any|all]? Pokémon Tool(s) [cards]? attached to {who:bearer} have no effect",
    cost=1,
)
def tools_off(who: Arg) -> Node:
    """Read Tools of some Pokémon that do not work."""
    return on(NOBODY, node("mod", "tool_works", who, "forbid"))


@rule("bearer", "{a:mon} and [each of|all of|all]? {b:mons}", cost=4)
def one_and_others(a: Node, b: Arg) -> Arg:
    """Read one Pokémon and others besides."""
    return node("join", a, b)


# --- players ------------------------------------------------------------------------------------
@rule(
    "mods",
    "{who:banned} have more than {n:number} Benched Pokémon",
    "{who:banned} have more than {n:number} Pokémon on [his or her|your|their] Bench",
    cost=1,
)
def small_bench(who: str, n: int) -> Node:
    """Read how many Benched Pokémon a player may have."""
    return on(NOBODY, node("mod", "bench_size", who, "set", n))


@rule("mods", "each player can have [only|up to] {n:number} Benched Pokémon")
def bench_size(n: int) -> Node:
    """Read how many Benched Pokémon both players may have."""
    return on(NOBODY, node("mod", "bench_size", "both", "set", n))


@rule("mods", "{who:bearer} may attack twice [during your turn|each turn|during each turn]")
def attacks_twice(who: Arg) -> Node:
    """Read leave for a second attack."""
    return on(who, node("mod", "attacks_per_turn", who, "set", 2))
