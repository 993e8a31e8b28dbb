"""Things that hold for all, told in fewer words: cards, powers and Energy, Weakness, damage."""

from __future__ import annotations

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import rule, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, NOBODY, off, on, piercing, taken, times
from playmat.reader.nodes import node
from playmat.reader.wordings.modifiers.damage import dealt_to, weaker_blows

EVERYBODY = node("all", "both")
SELF = node("self")

# --- cards that can't be played -----------------------------------------------------------------
spare_phrase(
    "forbidden_player",
    "both",
    "[neither|no] player can",
    "both players can't",
    "each player may not",
)
spare_phrase("forbidden_player", "foe", "your opponent may not")


@rule(
    "modifier", "no [more]? {kind:card_filter} can be played", "{kind:card_filter} can't be played"
)
def unplayable(kind: Node) -> Node | None:
    """Read cards that nobody can play."""
    if kind in (ANY, node("pokemon")):
        return None
    if kind == node("evolution"):
        return on(EVERYBODY, node("mod", "can_evolve_from_hand", EVERYBODY, "forbid"))
    return on(NOBODY, node("forbid_play", "both", kind))


# --- powers -------------------------------------------------------------------------------------
STOPPED = "[stop working|can't be used|have no effect|don't work]"


@rule(
    "modifier",
    f"[all]? {{all:power_kinds}} {STOPPED}",
    f"all {{all:power_kinds}} in play {STOPPED}",
)
def powers_off(all: tuple[str, ...]) -> Node:
    """Read powers of everybody that do not work."""
    return on(EVERYBODY, *off(EVERYBODY, all))


@spare_rule(
    "modifier",
    f"{{who:bearer}} 's {{all:power_kinds}} {STOPPED}",
    f"[all]? {{all:power_kinds}} [of|on] {{who:bearer}} {STOPPED}",
    "ignore [all|any]? {all:power_kinds} [of|on] {who:bearer}",
    "{who:bearer} [loses|lose] [its|their|all]? {all:power_kinds}",
)
def their_powers_off(who: Arg, all: tuple[str, ...]) -> Node:
    """Read powers of some Pokémon that do not work."""
    return on(who, *off(who, all))


@spare_rule("modifier", f"[all]? {{all:power_kinds}} other than {{but:name}} {STOPPED}")
def other_powers_off(all: tuple[str, ...], but: str) -> Node:
    """Read powers of everybody that do not work, but those of one name."""
    return on(EVERYBODY, *off(EVERYBODY, all, but))


# --- Weakness and Resistance --------------------------------------------------------------------
@spare_rule(
    "modifier",
    "{who:bearer} 's Weakness is [now]? {all:types}",
    "the Weakness of {who:bearer} is [now]? {all:types}",
    cost=1,
)
def weakness_is(who: Arg, all: tuple[str, ...]) -> Node:
    """Read what the Weakness of those who have one becomes."""
    weak = node("where", who, node("weak_to"))
    return on(who, node("mod_type", "weakness", weak, "set", *all))


@spare_rule(
    "modifier",
    "don't apply Weakness to damage done to {who:bearer}",
    "Weakness doesn't apply to {who:bearer}",
    "ignore [the]? Weakness of {who:bearer}",
)
def no_weakness(who: Arg) -> Node:
    """Read Weakness that does not count."""
    return on(who, node("mod", "weakness_applies", who, "forbid"))


@spare_rule(
    "modifier",
    "don't apply Resistance to damage done to {who:bearer}",
    "Resistance doesn't apply to {who:bearer}",
    "ignore [the]? Resistance of {who:bearer}",
)
def no_resistance(who: Arg) -> Node:
    """Read Resistance that does not count."""
    return on(who, node("mod", "resistance_applies", who, "forbid"))


# --- damage -------------------------------------------------------------------------------------
@spare_rule("modifier", "{who:attackers} do(es) {n:number} {sign:more_or_less} damage", cost=2)
def plainly_dealt(who: Arg, n: int, sign: int) -> Node:
    """Read attacks that do more or less damage, said no further."""
    return dealt_to(who, n, sign)


@spare_rule(
    "modifier",
    "[any|all]? damage done by {of:attacks_of} is {sign:raised_or_lowered} {n:number}",
    cost=1,
)
def weaker(of: Node, sign: int, n: int) -> Node:
    """Read attacks made weaker or stronger, whomever they hit."""
    return weaker_blows(of, n, "after", sign)


@spare_rule(
    "modifier", "{who:bearer} receive(s) {n:number} {sign:more_or_less} damage from {of:attacks_of}"
)
def received(who: Arg, n: int, sign: int, of: Node) -> Node:
    """Read damage to somebody made more or less."""
    return taken(who, sign, n, of, "after")


@spare_rule(
    "modifier",
    "{of:attacks_of} do(es) {n:number} {sign:more_or_less} damage to {who:bearer} "
    "[{stage:damage_stage}]?",
    cost=1,
)
def blows_shifted(of: Node, n: int, sign: int, who: Arg, stage: str = "after") -> Node:
    """Read attacks that do more or less damage to certain Pokémon."""
    return taken(who, sign, n, of, stage)


@spare_rule(
    "modifier",
    "{who:bearer} 's attacks aren't affected by {all:ignored_list}",
    "don't apply {all:ignored_list} to damage done by {who:bearer} 's attacks",
    "ignore {all:ignored_list} for {who:bearer} 's attacks",
)
def piercing_attacks(who: Arg, all: tuple[str, ...]) -> Node | None:
    """Read what the damage of somebody's attacks is not affected by."""
    return piercing(who, all)


@spare_rule("modifiers", "{a:modifier} ( both yours and your opponent's )", cost=1)
def on_both_sides(a: Node) -> tuple[Node, ...] | None:
    """Read at the end that something holds for the Pokémon of both players."""
    sides = {arg for part in nodes_in(a) for arg in part.args if arg in ("me", "foe", "both")}
    return (a,) if sides == {"both"} else None


# --- what attacks cost --------------------------------------------------------------------------
@spare_rule(
    "attack_cost_of",
    "{who:bearer} 's attack cost(s)",
    "the attack cost of each attack of {who:bearer}",
    "each of the attacks of {who:bearer}",
)
def whose_cost(who: Arg) -> Node:
    """Read whose attacks are paid for."""
    return node("$whose", who)


spare_phrase(
    "attack_cost_of",
    node("$whose", SELF),
    "[each of]? its attacks",
    "the attack cost of its attacks",
)


@rule(
    "modifier",
    "{who:attack_cost_of} [is|cost(s)] {n:colorless_symbols} [Energy]? {sign:more_or_less} for "
    "each {e:for_each}",
)
def cost_each(who: Node, n: int, sign: int, e: Arg) -> Node:
    """Read attacks that cost more or less for each of something."""
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", times(sign * n, e)))


@spare_rule(
    "modifier", "{who:retreat_cost_of} is {sign:raised_or_lowered} {n:colorless_symbols} [Energy]?"
)
def retreat_shifted(who: Node, sign: int, n: int) -> Node:
    """Read a Retreat Cost made more or less."""
    of = who.args[0]
    return on(of, node("mod", "retreat_cost", of, "add", sign * n))


@spare_rule(
    "modifier", "{who:attack_cost_of} is {sign:raised_or_lowered} {n:colorless_symbols} [Energy]?"
)
def cost_shifted(who: Node, sign: int, n: int) -> Node:
    """Read attacks that cost more or less."""
    of = who.args[0]
    return on(of, node("mod", "attack_cost", of, "add", sign * n))


# --- Energy -------------------------------------------------------------------------------------
@spare_rule(
    "modifier",
    "[all]? {s:type} Energy [card(s)]? attached to {who:bearer} [is|are|provide|provides] {t:type} "
    "Energy [instead]?",
)
def energy_turned(s: str, who: Arg, t: str) -> Node:
    """Read Energy of one type that is of another."""
    cards = node("where", node("energy_on", who), node("provides", s))
    return on(who, node("mod_type", "energy_provided", cards, "set", t))


@spare_rule(
    "modifier",
    "all Energy [card(s)]? attached to {who:bearer} [is|are|provide|provides] {t:type} Energy "
    "[instead|instead of its usual type|instead of their usual type]?",
    "each Energy [card]? attached to {who:bearer} [is|provides] {t:type} Energy [instead]?",
    cost=1,
)
def energy_is(who: Arg, t: str) -> Node:
    """Read Energy that is all of one type."""
    return on(who, node("mod_type", "energy_provided", who, "set", t))


@spare_rule(
    "modifier",
    "all {kind:attached_kind} attached to {who:bearer} [is|are|provide|provides] {t:type} Energy "
    "[instead|instead of its usual type|instead of their usual type]?",
)
def some_energy_is(kind: Node, who: Arg, t: str) -> Node | None:
    """Read Energy of a kind that is of one type."""
    if kind.word not in ("basic_energy", "special_energy"):
        return None
    cards = node("where", node("energy_on", who), kind)
    return on(who, node("mod_type", "energy_provided", cards, "set", t))


@spare_rule(
    "modifier",
    "[any|all]? Pokémon Tool(s) [cards]? attached to {who:bearer} have no effect",
    cost=1,
)
def tools_off(who: Arg) -> Node:
    """Read Tools of some Pokémon that do not work."""
    return on(NOBODY, node("mod", "tool_works", who, "forbid"))


@spare_rule("bearer", "{a:pokemon} and [each of|all of|all]? {b:pokemon_group}", cost=4)
def one_and_others(a: Node, b: Arg) -> Arg:
    """Read one Pokémon and others besides."""
    return node("join", a, b)


# --- players ------------------------------------------------------------------------------------
@spare_rule(
    "modifier",
    "{who:forbidden_player} have more than {n:number} Benched Pokémon",
    "{who:forbidden_player} have more than {n:number} Pokémon on [his or her|your|their] Bench",
    cost=1,
)
def small_bench(who: str, n: int) -> Node:
    """Read how many Benched Pokémon a player may have."""
    return on(NOBODY, node("mod", "bench_size", who, "set", n))


@spare_rule("modifier", "each player can have [only|up to] {n:number} Benched Pokémon")
def bench_size(n: int) -> Node:
    """Read how many Benched Pokémon both players may have."""
    return on(NOBODY, node("mod", "bench_size", "both", "set", n))


@spare_rule(
    "modifier", "{who:bearer} may attack twice [during your turn|each turn|during each turn]"
)
def attacks_twice(who: Arg) -> Node:
    """Read leave for a second attack."""
    return on(who, node("mod", "attacks_per_turn", who, "set", 2))
