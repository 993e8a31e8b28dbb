"""What attacks say at the end: limits, reminders, who chooses, and if something cannot be done."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, node, replaced
from playmat.reader.grammar import phrase, rule

REMINDERS = (
    "any other effects of attacks still happen",
    "your opponent chooses the Defending Pokémon to switch",
    "if your opponent has no Benched Pokémon , this effect does nothing",
    "ignore this effect if [you don't|your opponent doesn't] have any Benched Pokémon",
    "ignore this effect if [you have|your opponent has] [only 1|no Benched] Pokémon",
    "ignore this effect if your opponent has only 1 Pokémon [in play]?",
    "even if it's already {c:condition}",
)
for _reminder in REMINDERS:
    phrase("reminder", True, _reminder)
    phrase("statement", (), _reminder)

phrase("span", "foe_next_turn", "during [his or her|their] next turn")
phrase("span", "through_foe_turn", "until the end of [his or her|their] next turn")


@rule(
    "statement",
    "you can't add more than {n:number} damage in this way",
    "you can't add more than {n:number} damage to this attack in this way",
)
def most_damage(n: int) -> Block:
    """Read the most damage that may be added."""
    return (node("$cap", n),)


@rule("statement", "you can't put more than {n:number} damage counters [on {x:mon}]? in this way")
def most_counters(n: int, x: Node | None = None) -> Block:
    """Read the most damage counters that may be put."""
    return (node("$cap", n),)


@rule(
    "statement", "{do:effects} when you use this attack", "when you use this attack , {do:effects}"
)
def when_used(do: Block) -> Block:
    """Read what is done as the attack is used."""
    return (node("$before", do),)


@rule(
    "statement",
    "if you can't [discard|return|put|move] {n:count} {kind:cardkind} , {do:declared}",
    "if you can't [discard|return|put|move] {n:count} {kind:cardkind} {x:place} , {do:declared}",
    "if you can't do so , {do:declared}",
)
def if_you_cannot(do: Block, n: int = 1, kind: Node | None = None, x: Node | None = None) -> Block:
    """Read what happens if what was said before could not be done."""
    return (node("$cannot", do),)


@rule("act", "do(es) {n:number} damage to {whom:target}")
def does_to(n: int, whom: Arg) -> Block:
    """Read damage that a player does to somebody."""
    return (node("hit", whom, n),)


@rule("act", "put(s) up to {n:number} damage counters on {whom:mon}")
def up_to_counters(n: int, whom: Node) -> Block:
    """Read damage counters put at will."""
    chosen = node("ref", "$n")
    return (
        node("bind", "$n", node("number", 0, n, "$who")),
        node("counters", whom, chosen),
        node("$count", chosen),
    )


# --- states without an article ------------------------------------------------------------------
for _tag in ("=Pokémon-ex", "=Pokémon-EX"):
    phrase("state", node("tag", _tag[-2:]), _tag)


@rule("state", "{t:type} Pokémon")
def typed(t: str) -> Node:
    """Read the type somebody is of."""
    return node("typed", t)


@rule("state", "{t:type}", "a {t:type} type Pokémon")
def typed_bare(t: str) -> Node:
    """Read the bare type somebody is of."""
    return node("typed", t)


@rule("cond", "{who:mon} has [a|any] {p:powers} or [a|any]? {q:powers}")
def has_either_power(who: Node, p: str, q: str) -> Node:
    """Read whether somebody has one of two powers."""
    return node("is", who, node("fits_any", node("has_power", p), node("has_power", q)))


@rule("cond", "{a:mon} and {b:mon} have a different amount of Energy attached to them")
def unequal_energy(a: Node, b: Node) -> Node:
    """Read whether two have unequal Energy."""
    return node("compare", node("units", a), "!=", node("units", b))


@rule(
    "thing", "Energy attached to {a:mon} and {b:mon}", "Energy attached to both {a:mon} and {b:mon}"
)
def energy_of_two(a: Node, b: Node) -> Node:
    """Read the Energy of two Pokémon together."""
    return node("units", node("join", a, b))


@rule("amount", "the total amount of {n:total}")
def total_amount(n: Arg) -> Arg:
    """Read a total."""
    return n


@rule("cond", "{who:mon} has {a:name} in its name")
def has_in_name(who: Node, a: str) -> Node:
    """Read a word in somebody's name."""
    return node("is", who, node("name_has", a))


phrase("hasnot", "me", "you don't have")
phrase("hasnot", "foe", "your opponent doesn't have")


@rule("cond", "{who:hasnot} any Benched Pokémon", "{who:hasnot} any Pokémon on {x:owner} Bench")
def empty_bench(who: str, x: str = "") -> Node:
    """Read an empty Bench."""
    return node("not", node("any_of", node("bench_of", who)))


@rule("cond", "{who:hasnot} {n:howmany} cards in {x:owner} hand")
def not_so_many(who: str, n: Node, x: str) -> Node:
    """Read a hand that does not hold so many."""
    return node("not", node("compare", node("count", node("hand", who)), *n.args))


@rule("cond", "{who:has} any Supporter card(s) in play")
def supporter_lies(who: str) -> Node:
    """Read whether a Supporter lies beside the Active."""
    return node("any_of", node("beside", who))


# --- devolving ----------------------------------------------------------------------------------
@rule(
    "act",
    "remove(s) the highest Stage Evolution card [from|on] {who:target} and put(s) [that "
    "card|it|those cards] [back]? [in|into|to] {h:owner} hand",
    "remove(s) the highest Stage Evolution card [from|on] {who:target} and return(s) "
    "[that card|it|those cards] to {h:owner} hand",
    "devolve(s) {who:target} and put(s) the highest Stage Evolution card on it into {h:owner} hand",
)
def devolves_to_hand(who: Arg, h: str) -> Block:
    """Read somebody devolved, the card going to hand."""
    return (node("devolve", who, "hand"),)


@rule(
    "act",
    "remove(s) the highest Stage Evolution card [from|on] {who:target} and [have|has]? "
    "[your opponent]? shuffle(s) [that card|it|those cards] [back]? into {h:owner} deck",
)
def devolves_to_deck(who: Arg, h: str) -> Block:
    """Read somebody devolved, the card going into the deck."""
    return (node("devolve", who, "deck"), node("shuffle", "foe"))


# --- as many as one likes -----------------------------------------------------------------------
@rule(
    "act",
    "search(es) {h:owner} deck for {kind:cardkind} and put(s) as many of them as you "
    "like [onto|on] {b:owner} Bench",
    "search(es) {h:owner} deck for as many {kind:cardkind} as you like and put(s) them "
    "[onto|on] {b:owner} Bench",
    cost=-1,
)
def all_to_bench(h: str, kind: Node, b: str) -> Block:
    """Read as many Basic Pokémon put onto the Bench as there is room for."""
    found = node("$search", node("where", node("deck", h), kind), 60, 0, "$who")
    return (node("bench", found),)


@rule("act", "search(es) {h:owner} deck for {kind:cardkind}")
def searches_one(h: str, kind: Node) -> Block | None:
    """Read a deck searched for one card by name."""
    if kind.word != "named":
        return None
    return (node("$found", node("$search", node("where", node("deck", h), kind), 1, 0, "$who")),)


@rule(
    "act",
    "pick(s) any {n:number} card(s) from {h:owner} deck",
    "search(es) {h:owner} deck for any {n:number} card(s)",
)
def any_card(h: str, n: int) -> Block:
    """Read a deck searched for just any card."""
    return (node("$found", node("$search", node("deck", h), n, n, "$who")),)


phrase("quantity", node("$q", 1, 1), "any 1")


@rule("act", "shuffle(s) {what:cards} back into {h:owner} deck")
def shuffled_back(what: Arg, h: str) -> Block:
    """Read cards shuffled back into a deck."""
    return (node("move", what, "deck"), node("shuffle", h))


@rule("act", "put(s) {what:cards} at the bottom of {h:owner} deck")
def at_bottom(what: Arg, h: str) -> Block:
    """Read cards put under a deck."""
    return (node("move", what, "deck_bottom"),)


@rule(
    "act",
    "[switch(es)|exchange(s)] all damage counters on {a:mon} with those on {b:mon}",
    "switch(es) the number of damage counters on {a:mon} with the number of damage "
    "counters on {b:mon}",
)
def swaps_counters(a: Node, b: Node) -> Block:
    """Read the damage of two Pokémon exchanged."""
    return (node("swap_counters", a, b),)


@rule("act", "heal(s) {n:number} damage and remove(s) all Special Conditions from {whom:mon}")
def heals_and_cures(n: int, whom: Node) -> Block:
    """Read damage healed and conditions cured."""
    return (node("heal", whom, n), node("cure", whom))


@rule("statement", "if {c:cond} {do:declared}", cost=1)
def comma_missing(c: Node, do: Block) -> Block:
    """Read a condition with its comma left out."""
    return (node("if", c, do),)


@rule(
    "statement",
    "if , before [doing damage|this Pokémon does damage|~ does damage] , {c:cond} , {do:declared}",
)
def before_it(c: Node, do: Block) -> Block:
    """Read a condition tested before the damage."""
    return (node("$before", (node("if", c, do),)),)


@rule("statement", "if {c:coin} , {do:effects} at the end of your opponent's next turn")
def end_of_next_turn_if(c: Node, do: Block) -> Block:
    """Read something put off to the end of the opponent's next turn, if a coin allows it."""
    return (node("if", c, end_of_next_turn(do)),)


@rule("effects", "at the end of your opponent's next turn , {do:effects}")
@rule("statement", "{do:effects} at the end of your opponent's next turn")
def end_of_next_turn(do: Block) -> Block:
    """Read something put off to the end of the opponent's next turn.

    What is done to the Defending Pokémon lies on it until then, and ends if it is Benched.
    """
    moment = Node("turn_ended", ("foe",))
    later = replaced(do, node("defender"), node("bearer"))
    if later == do:
        return acted((node("delay", moment, node("always"), do),), "me")
    reaction = node("on", moment, node("always"), "nobody", "free", "play", later)
    on_it = (node("handler", reaction),)
    return acted((node("lasting", "foe_next_turn", node("defender"), on_it),), "me")
