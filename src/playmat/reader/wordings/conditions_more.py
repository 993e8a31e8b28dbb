"""More conditions: comparisons of numbers, what players have, what happened before."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.pokemon import fitting

PLAYERS = (
    ("me", "you have"),
    ("foe", "your opponent has"),
    ("$who", "he or she has"),
    ("$who", "they have"),
)
for _who, _words in PLAYERS:
    phrase("has", _who, _words)


@rule("howmany", "{n:number} or more")
def at_least(n: int) -> Node:
    """Read a lower bound."""
    return node("$cmp", ">=", n)


@rule("howmany", "at least {n:number}")
def at_least_too(n: int) -> Node:
    """Read a lower bound in other words."""
    return node("$cmp", ">=", n)


@rule("howmany", "{n:number} or [less|fewer]", "no more than {n:number}")
def at_most(n: int) -> Node:
    """Read an upper bound."""
    return node("$cmp", "<=", n)


@rule("howmany", "[fewer|less] than {n:number}")
def below(n: int) -> Node:
    """Read a bound that must not be met."""
    return node("$cmp", "<", n)


@rule("howmany", "more than {n:number}")
def above(n: int) -> Node:
    """Read a bound that must be passed."""
    return node("$cmp", ">", n)


@rule("howmany", "[exactly|only] {n:number}", "[only]? {n:number}", "[a|an] single")
def just(n: int = 1) -> Node:
    """Read a number that must be met."""
    return node("$cmp", "==", n)


phrase("howmany", node("$cmp", ">=", 1), "any", "at least [1|one]", "1 or more", "a", "an")
phrase("howmany", node("$cmp", "==", 0), "no")


def compared(count: Arg, how: Node) -> Node:
    """Return a count compared with a bound; at least one is simply some."""
    sign, n = how.args
    some = isinstance(count, Node) and count.word == "count"
    if some and (sign, n) == (">=", 1):
        return node("any_of", count.args[0])  # type: ignore[union-attr]
    if some and (sign, n) == ("==", 0):
        return node("not", node("any_of", count.args[0]))  # type: ignore[union-attr]
    return node("compare", count, sign, n)


# --- Energy and counters on somebody ------------------------------------------------------------
@rule("stuff", "Energy")
def units() -> Node:
    """Read Energy in units."""
    return node("$units", "any")


@rule("stuff", "{t:type} Energy")
def typed_units(t: str) -> Node:
    """Read Energy of a type in units."""
    return node("$units", t)


@rule("stuff", "{kind:energykind}")
def energy_cards(kind: Node) -> Node | None:
    """Read Energy cards one by one."""
    typed = kind.word == "fits_both" and kind.args[0] == node("energy")
    return None if typed or kind == node("energy") else node("$cards", kind)


@rule("stuff", "{t:type} Energy card(s)")
def typed_energy_cards(t: str) -> Node:
    """Read Energy cards of a type one by one."""
    return node("$cards", node("provides", t))


phrase("stuff", node("$cards", node("energy")), "Energy card(s)")


def stuff_on(who: Arg, what: Node) -> Arg:
    """Return how much of something is attached to somebody."""
    if what.word == "$units":
        return node("units", who, what.args[0])
    kind = what.args[0]
    if kind == node("energy"):
        return node("count", node("energy_on", who))
    return node("count", node("where", node("energy_on", who), kind))


@rule(
    "cond",
    "{who:mon} has {n:howmany} {what:stuff} attached to [it|them]",
    "{who:mon} has {n:howmany} {what:stuff} attached",
    "there [is|are] {n:howmany} {what:stuff} attached to {who:mon}",
)
def has_stuff(who: Node, n: Node, what: Node) -> Node | None:
    """Read how much Energy is attached to somebody."""
    if n.args == (">=", 1):
        return attached_any(who, what)
    if n.args == ("==", 0):
        return node("not", attached_any(who, what))
    return compared(stuff_on(who, what), n)


def attached_any(who: Node, what: Node) -> Node:
    """Return whether anything of the kind is attached to somebody."""
    if what == node("$units", "any") or what == node("$cards", node("energy")):
        return node("is", who, node("has_energy"))
    if what.word == "$units":
        return node("is", who, node("has_type", what.args[0]))
    kind = what.args[0]
    if isinstance(kind, Node) and kind.word == "provides":
        return node("is", who, node("has_type", kind.args[0]))
    return node("any_of", node("where", node("energy_on", who), kind))


phrase("basicheld", True, "basic Energy attached to it")


@rule("cond", "{who:mon} has any {x:basicheld} that is the same type as {whom:mon}")
def has_energy_of_its_type(who: Node, x: bool, whom: Node) -> Node:
    """Read basic Energy of somebody's type attached to another."""
    fit = node("fits_both", node("basic_energy"), node("shares_type", whom))
    return node("any_of", node("where", node("energy_on", who), fit))


@rule("cond", "{who:mon} [already]? has {n:howmany} damage counter(s) on [it|them]")
def has_counters(who: Node, n: Node) -> Node:
    """Read how damaged somebody is."""
    if n.args == (">=", 1):
        return node("is", who, node("damaged"))
    if n.args == ("==", 0):
        return node("not", node("is", who, node("damaged")))
    return node("compare", node("counters_on", who), *n.args)


@rule("cond", "{who:mon} doesn't have any damage counters on it")
def unhurt(who: Node) -> Node:
    """Read that somebody is not damaged."""
    return node("not", node("is", who, node("damaged")))


@rule(
    "cond",
    "{who:mon} 's remaining HP is {n:howmany}",
    "{who:mon} has {n:howmany} HP [left|remaining]",
    "{who:mon} has {n:howmany} remaining HP",
)
def hp_left(who: Node, n: Node) -> Node:
    """Read how much HP somebody has left."""
    return node("compare", node("hp_left", who), *n.args)


@rule("cond", "{a:mon} has more remaining HP than {b:mon}")
def more_hp(a: Node, b: Node) -> Node:
    """Read who has more HP left."""
    return node("compare", node("hp_left", a), ">", node("hp_left", b))


@rule("cond", "{a:mon} has [fewer|less] remaining HP than {b:mon}")
def less_hp(a: Node, b: Node) -> Node:
    """Read who has less HP left."""
    return node("compare", node("hp_left", a), "<", node("hp_left", b))


@rule(
    "cond",
    "{a:mon} has more Energy [cards]? attached to it than {b:mon}",
    "{b:mon} has [less|fewer] Energy [cards]? attached to it than {a:mon}",
)
def more_energy(a: Node, b: Node) -> Node:
    """Read who has more Energy."""
    return node("compare", node("units", a), ">", node("units", b))


@rule(
    "cond",
    "{a:mon} and {b:mon} have the same [amount|number] of Energy attached to them",
    "{a:mon} has the same [amount|number] of Energy attached to it as {b:mon}",
)
def same_energy(a: Node, b: Node) -> Node:
    """Read whether two have equal Energy."""
    return node("compare", node("units", a), "==", node("units", b))


@rule("cond", "the number of {a:total} is [less|fewer] than the number of {b:total}")
def fewer_of(a: Arg, b: Arg) -> Node:
    """Read that there are fewer of one thing than of another."""
    return node("compare", a, "<", b)


@rule("cond", "the number of {a:total} is [greater|more] than the number of {b:total}")
def more_of(a: Arg, b: Arg) -> Node:
    """Read that there are more of one thing than of another."""
    return node("compare", a, ">", b)


phrase(
    "cond",
    node(
        "compare",
        node("count", node("energy_on", node("all", "foe"))),
        ">",
        node("count", node("energy_on", node("all", "me"))),
    ),
    "your opponent has more total Energy cards attached",
)
phrase("everybodys", True, "all of your Pokémon and all of your opponent's Pokémon")
phrase("act", (), "count the total number of Energy cards attached to {x:everybodys}")


@rule("cond", "{who:mon} has {t:type} Weakness")
def weak(who: Node, t: str) -> Node:
    """Read somebody's Weakness."""
    return node("is", who, node("weak_to", t))


@rule("cond", "{who:mon} has any {p:powers}", "{who:mon} has [a|an] {p:powers}")
def has_power(who: Node, p: str) -> Node:
    """Read whether somebody has a power."""
    return node("is", who, node("has_power", p))


@rule(
    "cond",
    "{who:mon} has a Pokémon Tool [card]? attached [to it]?",
    "{who:mon} has any Pokémon Tool [card(s)]? attached to it",
)
def has_tool(who: Node) -> Node:
    """Read whether a Tool is attached."""
    return node("is", who, node("has_tool"))


@rule("cond", "{who:mon} has no Pokémon Tool(s) [card(s)]? attached [to it]?")
def has_no_tool(who: Node) -> Node:
    """Read that no Tool is attached."""
    return node("not", node("is", who, node("has_tool")))


# --- what players have --------------------------------------------------------------------------
@rule("cond", "{who:has} {n:howmany} Prize card(s) left", "{who:has} {n:howmany} Prizes left")
def prizes(who: str, n: Node) -> Node:
    """Read how many Prizes a player has left."""
    return node("compare", node("prizes_left", who), *n.args)


phrase(
    "cond",
    node("compare", node("prizes_left", "me"), ">", node("prizes_left", "foe")),
    "you have more Prize cards left than your opponent",
    "your opponent has [fewer|less] Prize cards left than you",
)
phrase(
    "cond",
    node("compare", node("prizes_left", "me"), "<", node("prizes_left", "foe")),
    "you have [fewer|less] Prize cards left than your opponent",
    "your opponent has more Prize cards left than you",
)
HANDS = (node("count", node("hand", "me")), node("count", node("hand", "foe")))
phrase(
    "cond",
    node("compare", HANDS[0], "==", HANDS[1]),
    "you have {e:evenly} cards in your hand as your opponent",
    "you and your opponent have the same number of cards in [your|their] hands",
)
phrase(
    "cond",
    node("compare", HANDS[0], ">", HANDS[1]),
    "you have more cards in your hand than your opponent",
)
phrase(
    "cond",
    node("compare", HANDS[0], "<", HANDS[1]),
    "you have [fewer|less] cards in your hand than your opponent",
    "your opponent has more cards in his or her hand than you",
)


@rule("cond", "{who:has} {n:howmany} {kind:cardkind} in {h:owner} hand")
def in_hand(who: str, n: Node, kind: Node, h: str) -> Node:
    """Read how many cards a player holds."""
    hand = node("hand", who)
    return compared(node("count", hand if kind.word == "$any" else node("where", hand, kind)), n)


@rule("cond", "{who:has} {n:howmany} {kind:cardkind} in {h:owner} discard pile")
def in_discards(who: str, n: Node, kind: Node, h: str) -> Node:
    """Read how many cards of a kind lie in a discard pile."""
    pile = node("discards", who)
    return compared(node("count", pile if kind.word == "$any" else node("where", pile, kind)), n)


@rule("cond", "{who:has} {n:howmany} {kind:monnoun} in play")
def in_play(who: str, n: Node, kind: Node) -> Node:
    """Read how many Pokémon a player has in play."""
    return compared(node("count", fitting(node("all", who), kind)), n)


@rule(
    "cond",
    "{who:has} {n:howmany} {kind:monnoun} on {h:owner} Bench",
    "{who:has} {n:howmany} Benched {kind:monnoun}",
)
def on_bench(who: str, n: Node, kind: Node, h: str = "") -> Node:
    """Read how many Pokémon a player has on the Bench."""
    return compared(node("count", fitting(node("bench_of", who), kind)), n)


# --- what happened ------------------------------------------------------------------------------
@rule(
    "cond",
    "{who:mon} used {a:name} during your last turn",
    "you used {a:name} during your last turn",
    "{who:mon} used {a:name} last turn",
)
def used(a: str, who: Node | None = None) -> Node:
    """Read which attack was used in the last turn."""
    return node("used_last_turn", a)


@rule(
    "cond",
    "[any of]? your Pokémon [were|was] Knocked Out [by damage from|by] an [opponent's]? "
    "attack [during|in] your opponent's last turn",
    "[any of]? your Pokémon [were|was] Knocked Out [by damage from|by] an [opponent's]? "
    "attack [during|in] his or her last turn",
)
def lost_to_an_attack() -> Node:
    """Read that a Pokémon was lost to the damage of an attack in the last turn."""
    return node("any_of", node("fallen", "me"))


phrase(
    "cond",
    node("knocked_out_last_turn", "me"),
    "[any|1] of your Pokémon [were|was] Knocked Out during your opponent's last turn",
)


# --- joined -------------------------------------------------------------------------------------
@rule("cond", "{a:coin} and [if]? {b:cond}", "{a:coin} and {b:cond}")
def coin_and(a: Node, b: Node) -> Node:
    """Read a coin and one more condition."""
    return node("and", a, b)


# --- only then ----------------------------------------------------------------------------------
@rule(
    "statement",
    "[you can use this attack|this attack can be used|use this attack] only if {c:cond}",
    "you can't use this attack unless {c:cond}",
    "this attack can't be used unless {c:cond}",
)
def only_if(c: Node) -> tuple[Node, ...]:
    """Read when an attack can be used."""
    return (node("$needs", c),)


phrase("gosecond", True, "you go second")
phrase(
    "statement",
    (node("$needs", node("and", node("not", node("went_first", "me")), node("first_turn", "me"))),),
    "you can use this attack only if {y:gosecond} [,]? and only [on|during] {x:firstturn}",
)


@rule(
    "statement",
    "you can't use this attack if {c:cond}",
    "this attack can't be used if {c:cond}",
    "if {c:cond} , [this attack can't be used|you can't use this attack]",
)
def not_if(c: Node) -> tuple[Node, ...]:
    """Read when an attack can't be used."""
    return (node("$needs", node("not", c)),)
