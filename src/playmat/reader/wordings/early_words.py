"""Nouns and conditions of the early sets: names in a row, empty Benches, what was so before."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, conjunction, node, replaced, where
from playmat.reader.grammar import phrase, rule
from playmat.reader.tokens import TYPES

# --- names --------------------------------------------------------------------------------------
@rule("cardthat", "named {of:names}")
def named(of: Node) -> Node:
    """Read cards by one of several names."""
    return of


@rule("cardthat", "not named {of:names}")
def not_named(of: Node) -> Node:
    """Read cards of any other name."""
    return node("fits_not", of)


@rule("plurals", "{n:name}")
def plural(n: str) -> Node | None:
    """Read a name said of several."""
    return node("named", n[:-1]) if n.endswith("s") and not n.endswith("'s") else None


phrase("plurals", node("named", "$own"), "~s")


@rule("plurals", "{a:plurals_one} [,|and|, and] {b:plurals}")
def several_plurals(a: Node, b: Node) -> Node:
    """Read several names said of several."""
    return node("fits_any", a, b)


rule("plurals_one", "{n:name}")(plural)


@rule("thing", "{of:plurals} in play", cost=-1)
def all_named(of: Node) -> Node:
    """Read everybody's Pokémon by name, one by one."""
    return node("count", node("where", node("all", "both"), of))


@rule("thing", "{of:plurals} you have in play", cost=-1)
def own_named(of: Node) -> Node:
    """Read own Pokémon by name, one by one."""
    return node("count", node("where", node("all", "me"), of))


@rule("thing", "{of:names} on {who:owner} Bench")
def benched_named(of: Node, who: str) -> Node | None:
    """Read Benched Pokémon by name, one by one."""
    return None if of.word != "fits_any" else node("count", node("where", node("bench_of", who), of))


@rule("target", "each {of:names} ( [even|including] your own )")
def each_named(of: Node) -> Arg:
    """Read everybody's Pokémon by name."""
    return node("where", node("all", "both"), of)


@rule("thing", "cards with {n:name} in their names that you have in play")
def with_name(n: str) -> Node:
    """Read own Pokémon with a word in their names."""
    return node("count", node("where", node("all", "me"), node("name_has", n)))


phrase("thing", node("count", node("where", node("all", "me"), node("name_has", "$own"))), "cards with ~ in their names that you have in play")

# --- which Pokémon ------------------------------------------------------------------------------
for _word, _letter in TYPES.items():
    phrase("monword", node("fits_not", node("typed", _letter)), f"non-{_word}")
phrase("monthat", node("fits_not", node("damaged")), "with no damage counters on [it|them]")
phrase("target", node("bench_of", "both"), "each player's Bench")
phrase("mons", node("less", node("all", "both"), node("self")), "other Pokémon ( [even|including] your own )")


@rule("mons", "Pokémon that [isn't|aren't] {t:type} on each player's Bench")
def benched_but(t: str) -> Arg:
    """Read everybody's Benched Pokémon of another type."""
    return node("where", node("bench_of", "both"), node("fits_not", node("typed", t)))


@rule("mons", "{kind:monnoun} you have in play {that:monthat}")
def own_that(kind: Node, that: Node) -> Arg:
    """Read own Pokémon and what must hold of them."""
    return where(node("all", "me"), None if kind == node("$any") else kind, that)


@rule("monthat", "that [is|are] the same type as {who:mon}")
def same_type(who: Node) -> Node:
    """Read Pokémon that share a type with somebody."""
    return node("shares_type", who)


# --- conditions ---------------------------------------------------------------------------------
@rule("cond", "{h:owner} Bench is empty")
def empty(h: str) -> Node:
    """Read an empty Bench."""
    return node("not", node("any_of", node("bench_of", h)))


@rule("cond", "{who:mon} was {a:condition}")
def was(who: Node, a: str) -> Node:
    """Read a Special Condition somebody is in until now."""
    return node("is", who, node("condition_is", a))


@rule("cond", "there are any {kind:monnoun} on {h:owner} Bench")
def benched(kind: Node, h: str) -> Node:
    """Read whether somebody is on a Bench."""
    return node("any_of", where(node("bench_of", h), None if kind == node("$any") else kind))


@rule("cond", "any of {of:monset} have any damage counters on them")
def any_damaged(of: Arg) -> Node:
    """Read whether any of some is damaged."""
    return node("any_of", where(of, node("damaged")))


@rule("cond", "you have any Benched Pokémon with damage counters on them")
def own_bench_damaged() -> Node:
    """Read whether any Benched Pokémon of this player is damaged."""
    return node("any_of", node("where", node("bench_of", "me"), node("damaged")))


@rule("cond", "{h:has} any evolved Pokémon in play")
def any_evolved(h: str) -> Node:
    """Read whether somebody is evolved."""
    return node("any_of", node("where", node("all", h), node("evolved")))


@rule("cond", "there are any basic Energy cards attached to {who:mon}")
def basic_attached(who: Node) -> Node:
    """Read whether basic Energy is attached."""
    return node("any_of", node("where", node("energy_on", who), node("basic_energy")))


@rule("cond", "there are any damage counters on {who:mon}")
def damaged(who: Node) -> Node:
    """Read whether somebody is damaged."""
    return node("is", who, node("damaged"))


@rule("cond", "[there|here] are no damage counters on {who:mon}")
def undamaged(who: Node) -> Node:
    """Read whether nobody has hurt somebody."""
    return node("not", node("is", who, node("damaged")))


@rule("cond", "{who:mon} 's maximum HP is {n:number} or less")
def little_hp(who: Node, n: int) -> Node:
    """Read a low maximum HP."""
    return node("is", who, node("hp_at_most", n))


SAME = "number of Energy cards attached to them"


@rule("cond", f"{{a:mon}} and {{b:mon}} have the same {SAME}")
def as_many(a: Node, b: Node) -> Node:
    """Read whether two have as many Energy cards."""
    return node("compare", node("count", node("energy_on", a)), "==", node("count", node("energy_on", b)))


@rule("cond", f"{{a:mon}} and {{b:mon}} don't have the same {SAME}", f"{{a:mon}} and {{b:mon}} have a different {SAME}")
def not_as_many(a: Node, b: Node) -> Node:
    """Read whether two have unequal numbers of Energy cards."""
    return node("compare", node("count", node("energy_on", a)), "!=", node("count", node("energy_on", b)))


@rule("cond", "there [is|are] more Energy attached to {a:mon} than to {b:mon}")
def more_energy(a: Node, b: Node) -> Node:
    """Read whether one has more Energy than another."""
    return node("compare", node("units", a), ">", node("units", b))


@rule("cond", "{who:mon} has {n:name} in its name or is a {kind:monnoun}")
def named_or_kind(who: Node, n: str, kind: Node) -> Node:
    """Read a word in somebody's name, or else a kind."""
    return node("is", who, conjunction("fits_any", node("name_has", n), kind))


phrase("cond", node("is", node("$it"), node("damaged")), "it has any")


@rule("note", "if {c:cond} , this attack does nothing")
def fails_if(c: Node) -> Block:
    """Read when an attack comes to nothing."""
    return (node("if", c, (node("cancel"),)),)


# --- both players -------------------------------------------------------------------------------
@rule("effect", "each player may {do:acts}")
def each_may(do: Block) -> Block:
    """Read what each player may do."""
    sides = ((who, replaced(acted(do, who), "$player", who)) for who in ("me", "foe"))
    return tuple(node("may", who, block) for who, block in sides)


phrase("statement", (node("$same"),), "you may do the same", "you do the same", "[either way ,]? you may do the same")


@rule("statement", "you and your opponent remove {n:count} damage counter(s) from each of your Pokémon with damage counters on them")
def both_heal(n: int) -> Block:
    """Read damage counters removed from everybody."""
    return (node("remove_counters", node("where", node("all", "both"), node("damaged")), n),)


# --- counted ------------------------------------------------------------------------------------
phrase("each", node("$number"), "of those Pokémon")
phrase("declared", (node("counters", node("$that", "mons"), node("$number")),), "put that many damage counters on the Pokémon")


@rule("thing", "Energy card(s) attached to {of:monset}")
def energy_cards_on(of: Arg) -> Node:
    """Read the Energy cards of several Pokémon one by one."""
    return node("count", node("energy_on", of))
