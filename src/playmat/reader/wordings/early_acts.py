"""Acts and damage in the words of the early sets."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.amounts import times
from playmat.reader.wordings.cardnouns import of_kind
from playmat.reader.wordings.mods import on, resting

WHO = "$who"
SELF = node("self")

# --- two kinds of damage in one sentence --------------------------------------------------------
@rule("effects", "{a:effect} and {n:number} damage to {whom:target}")
def and_damage(a: Block, n: int, whom: Arg) -> Block:
    """Read damage to somebody else said in the same breath."""
    return (*a, *acted((node("hit", whom, n),), "me"))


@rule("effects", "{a:effect} plus {b:declared}", "{a:effect} [,]? and , {b:declared}", "{a:effect} and does {n:number} damage to {whom:target}")
def and_also(a: Block, b: Block = (), n: int = 0, whom: Arg = "") -> Block:
    """Read something more that comes about."""
    return (*a, *b) if b else (*a, *acted((node("hit", whom, n),), "me"))


@rule("effects", "{do:declared} if {c:cond}")
def under_condition(do: Block, c: Node) -> Block:
    """Read what comes about only under a condition."""
    return (node("if", c, do),)


@rule("statement", "this attack does {n:number} damage times {e:amount} to the Defending Pokémon and {m:number} damage times {f:amount} to ~")
def both_ways(n: int, e: Arg, m: int, f: Arg) -> Block:
    """Read damage to the defender and to the attacker itself."""
    return (node("$damage", n, e), node("hit", SELF, times(m, f)))


@rule("statement", "this attack does {n:number} times that number of damage to the Defending Pokémon , and ~ does {m:number} times that number of damage to itself")
def both_counted(n: int, m: int) -> Block:
    """Read damage to the defender and to the attacker by a number counted before."""
    return (node("$damage", n, node("$number")), node("hit", SELF, times(m, node("$number"))))


@rule("declared", "[this attack]? does {n:number} damage plus {m:number} more damage to the Defending Pokémon")
def plus_to_defender(n: int, m: int) -> Block:
    """Read damage and some more, the defender named."""
    return (node("$base", n), node("add_damage", m))


@rule("declared", "this attack just does {n:number} damage")
def just(n: int) -> Block:
    """Read what the damage is."""
    return (node("$set", n),)


@rule("declared", "damage from this attack is reduced by {n:number} for each {e:each}")
def less_each(n: int, e: Arg) -> Block:
    """Read less damage for each of something."""
    return acted((node("add_damage", times(-n, e)),), "me")


@rule("declared", "~ does damage to itself equal to {n:number} times {e:amount}")
def itself_times(n: int, e: Arg) -> Block:
    """Read damage to the attacker that something counts."""
    return acted((node("hit", SELF, times(n, e)),), "me")


@rule("tiers", "{m:number} more damage if {c:coin}")
def one_tier(m: int, c: Node) -> Block:
    """Read more damage on some coins."""
    return (node("if", c, (node("add_damage", m),)),)


@rule("tiers", "{m:number} more damage if {c:coin} , or {rest:tiers}")
def more_tiers(m: int, c: Node, rest: Block) -> Block:
    """Read more damage on some coins, and on others."""
    return (node("if", c, (node("add_damage", m),)), *rest)


@rule("statement", "this attack does {n:number} damage plus {rest:tiers}")
def tiered(n: int, rest: Block) -> Block | None:
    """Read damage by how many coins came up heads."""
    return (node("$base", n), *rest) if len(rest) > 1 else None


phrase("ignored", ("no_powers",), "Pokémon Powers")
phrase("statement", (node("$flags", ("bench_weakness",)),), "apply Weakness and Resistance")

# --- conditions ---------------------------------------------------------------------------------
@rule("anystate", "{a:condition}")
def one_state(a: str) -> tuple[str, ...]:
    """Read one condition of several."""
    return (a,)


@rule("anystate", "{a:condition} [,|or|, or] {b:anystate}")
def more_states(a: str, b: tuple[str, ...]) -> tuple[str, ...]:
    """Read several conditions."""
    return (a, *b)


@rule("declared", "{whom:mon} is no longer {all:anystate}")
def cured(whom: Node, all: tuple[str, ...]) -> Block:
    """Read conditions that end."""
    return (node("cure", whom, *all),)


@rule("declared", "{who:mon} is now [either]? {all:anystate}")
def one_of_several(who: Node, all: tuple[str, ...]) -> Block | None:
    """Read one of several conditions, as this player likes."""
    if len(all) < 2:
        return None
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return (Node("either", ("me", blocks)),)


@rule("declared", "as long as {who:mon} is your Active Pokémon , it can't become {all:anystate}")
def immune_while(who: Node, all: tuple[str, ...]) -> Block:
    """Read conditions somebody cannot have while Active."""
    return (resting("while_active", on(who, node("immune", who, *all))),)


@rule("mods", "{who:mon} can't become {all:anystate}")
def immune(who: Node, all: tuple[str, ...]) -> Node:
    """Read conditions somebody cannot have."""
    return on(who, node("immune", who, *all))


@rule("poisons", "your opponent now puts {n:number} damage counters on it instead of 1 after each player's turn")
def strong_poison(n: int) -> int:
    """Read how much damage Poison does."""
    return 10 * n


# --- counters -----------------------------------------------------------------------------------
@rule("act", "remove(s) {n:count} of [them|those damage counters] [from it|from ~]?", "remove(s) {n:count} damage counter(s) on {who:mon}")
def removes_of_them(n: int, who: Node | None = None) -> Block:
    """Read some of somebody's damage counters removed."""
    return (node("remove_counters", who or node("$that", "mons"), n),)


@rule("act", "remove(s) {k:count} damage counter(s) times {e:amount} from {who:mon}")
def removes_times(k: int, e: Arg, who: Node) -> Block:
    """Read damage counters removed that something counts."""
    return (node("remove_counters", who, times(k, e)),)


@rule("act", "remove(s) a number of damage counters from {who:target} equal to {n:amount}")
def removes_counted(who: Arg, n: Arg) -> Block:
    """Read as many damage counters removed as something counts."""
    return (node("remove_counters", who, n),)


@rule("act", "move(s) {n:count} damage counter(s) from each of {of:monset} that has any on it to {to:mon}")
def moves_from_each(n: int, of: Arg, to: Node) -> Block:
    """Read damage counters moved from each of some."""
    hurt = node("where", of, node("damaged"))
    return (node("$each", hurt, (node("move_counters", node("$each_one"), to, n),)),)


@rule("act", "choose(s) 1 Energy card attached to each of {of:monset} that has any Energy cards and discard(s) those Energy cards")
def discards_from_each(of: Arg) -> Block:
    """Read an Energy card discarded from each of some."""
    pick = node("$pick", node("energy_on", node("$each_one")), 1, 1, WHO)
    return (node("$each", node("where", of, node("has_energy")), (node("discard", pick),)),)


@rule("act", "put(s) a {m:name} marker on {who:mon}")
def marks(m: str, who: Node) -> Block:
    """Read a marker put on somebody."""
    return (node("marker", who, m),)


@rule("target", "any Pokémon with a {m:name} marker on it")
def marked(m: str) -> Arg:
    """Read everybody who carries a marker."""
    return node("where", node("all", "both"), node("has_marker", m))


# --- leaving play -------------------------------------------------------------------------------


@rule("act", "shuffle(s) ~ into {h:owner} deck")
def alone_to_deck(h: str) -> Block:
    """Read a Pokémon shuffled into the deck, what is attached to it discarded."""
    return (node("discard", node("attached", SELF)), node("return_mon", SELF, "deck"), node("shuffle", h))


phrase("reminder", True, "discard all [other]? cards attached to ~")


@rule("act", "return(s) ~ and all {kind:energykind} attached to it to {h:owner} hand")
def with_energy(kind: Node, h: str) -> Block:
    """Read a Pokémon returned with its Energy, the other cards discarded."""
    energy = of_kind(node("$attached", SELF), kind)
    return (node("move", energy, "hand"), node("discard", node("attached", SELF)), node("return_mon", SELF, "hand"))


phrase("energykind", node("basic_energy"), "basic Energy card(s)")


@rule("act", "put(s) {who:leaving} on top of {h:owner} deck")
def onto_deck(who: Arg, h: str) -> Block:
    """Read a Pokémon put on top of the deck."""
    return (node("return_mon", who, "deck_top"),)


@rule("act", "return(s) {q:quantity} {of:monset} and all cards attached to them to {h:owner} hand")
def several_back(q: Node, of: Arg, h: str) -> Block:
    """Read several Pokémon returned to hand."""
    return (node("return_mon", node("$pick", of, *q.args, WHO), "hand"),)


# --- evolution ----------------------------------------------------------------------------------
@rule("act", "return(s) the highest Stage Evolution card on {who:mon} to its player's hand")
def devolves(who: Node) -> Block:
    """Read somebody devolved, the card going to hand."""
    return (node("devolve", who, "hand"),)


@rule("act", "take(s) the highest Stage Evolution card on {who:mon} and shuffle(s) it into {h:owner} deck")
def devolves_to_deck(who: Node, h: str) -> Block:
    """Read somebody devolved, the card going into the deck."""
    return (node("devolve", who, "deck"), node("shuffle", h))


@rule("statement", "{who:mon} is no longer {all:anystate} , or anything else that might be the result of an attack")
def as_if_evolved(who: Node, all: tuple[str, ...]) -> Block:
    """Read that conditions and effects end."""
    return (node("cure", who), node("end_effects", who))


@rule("act", "choose(s) an evolved Pokémon")
def chooses_evolved() -> Block:
    """Read any evolved Pokémon chosen."""
    return (node("$found", node("$pick", node("where", node("all", "both"), node("evolved")), 1, 1, WHO)),)


phrase("reminder", True, "your own or your opponent's", "yours or your opponent's")


@rule("act", "choose(s) {n:count} Pokémon {that:monthat}")
def chooses_anybody(n: int, that: Node) -> Block:
    """Read any Pokémon chosen of which something holds."""
    return (node("$found", node("$pick", node("where", node("all", "both"), that), n, n, WHO)),)


# --- bans and changes for a while ---------------------------------------------------------------
@rule("mods", "your opponent can't attach Energy cards to {who:mon}")
def no_energy(who: Node) -> Node:
    """Read a ban on attaching Energy."""
    return on(who, node("mod", "can_attach_energy", who, "forbid"))


@rule("mods", "{who:mon} can't evolve except from effects of attacks or Pokémon Powers")
def not_from_hand(who: Node) -> Node:
    """Read a ban on evolving from hand."""
    return on(who, node("mod", "can_evolve_from_hand", who, "forbid"))


@rule("mods", "your opponent pays Colorless more to retreat {who:mon}")
def dearer(who: Node) -> Node:
    """Read a higher Retreat Cost."""
    return on(who, node("mod", "retreat_cost", who, "add", 1))


@rule("mods", "prevent all effects of attacks , other than damage , done to {who:mon}")
def no_effects(who: Node) -> Node:
    """Read protection from everything but damage."""
    return on(who, node("prevent", "effects", who, "attack"))


@rule("statement", "if {who:mon} has a {p:powers} , that power stops working {span:span}")
def silenced(who: Node, p: str, span: str) -> Block:
    """Read a power that stops working for a while."""
    quiet = resting(span, on(who, node("off_power", who, p)))
    return (node("if", node("is", who, node("has_power", p)), (quiet,)),)


@rule("declared", "{who:mon} can't retreat {span:span} [and|, and] if the effect of an attack , Pokémon Power , or Trainer card "
      "would change that player's Active Pokémon , that part of the effect does nothing")
def held_fast(who: Node, span: str) -> Block:
    """Read a ban on leaving the Active place in any way, the time said in the middle."""
    return (resting(span, on(who, node("mod", "can_leave_active", who, "forbid"))),)


@rule("openmods", "~ 's {a:name} attack's base damage is {n:number} instead of {m:number}")
def changed_attack(a: str, n: int, m: int) -> Node:
    """Read another base damage of one attack, without a time."""
    other = node("mod", "damage_dealt", SELF, "set", n, stage="base")
    return on(SELF, node("as_long_as", node("attack_is", a), (other,)))


# --- another type -------------------------------------------------------------------------------
ANOTHER = "to a type of your choice other than Colorless"


@rule("act", f"change(s) {{who:mon}} 's Resistance {ANOTHER}")
def other_resistance(who: Node) -> Block:
    """Read a Resistance changed."""
    return retyped("resistance", who)


@rule("statement", f"if {{who:mon}} has a Weakness , you may change it {ANOTHER}")
def other_weakness(who: Node) -> Block:
    """Read a Weakness changed."""
    return (node("may", "me", acted(retyped("weakness", who), "me")),)


def retyped(query: str, who: Node) -> Block:
    """Return a Weakness or Resistance set to a type that a player names."""
    change = node("mod_type", query, who, "set", node("ref", "$type"))
    return (node("bind", "$type", node("name_type", WHO)), resting("while_active", on(who, change)))


phrase("note", (node("$earlier"),), "before doing damage or other effects of this attack")


# --- a Special Condition of one's choice --------------------------------------------------------
ALL = ("asleep", "burned", "confused", "paralyzed", "poisoned")
phrase("act", (node("$conditions", ALL),), "choose a Special Condition")


@rule("note", "{all:anystate}")
def told_over(all: tuple[str, ...]) -> Block | None:
    """Read the Special Conditions told over in brackets."""
    return () if len(all) == len(ALL) else None
