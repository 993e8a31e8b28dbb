"""Rarer things attacks say: kinds of Energy, those left out, two Active Pokémon, what was found."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, conjunction, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import fitted
from playmat.reader.wordings.energy_moves import each_to

SELF = node("self")
DEFENDER = node("defender")
WHO = "$who"
THEM = node("$them", "cards")

# --- reminders ----------------------------------------------------------------------------------
phrase(
    "reminder",
    True,
    "you must still do anything else required for that attack",
    "these cards remain face up for the rest of the game",
)


@rule(
    "statement", "if {x:mon} has [less|fewer] than {n:number} damage counters , remove all of them"
)
def as_far_as_possible(x: Node, n: int) -> Block:
    """Read a reminder that no more is removed than is there."""
    return ()


phrase(
    "note",
    (node("$if_prevented"),),
    "if {x:someeffect} is prevented , this attack does nothing",
)
phrase("someeffect", True, "an effect of this attack")
phrase("statement", (node("$as_basic"),), "treat the new Benched Pokémon as Basic Pokémon")

# --- coins --------------------------------------------------------------------------------------
phrase("coin", node("compare", node("heads", "$coins"), ">", 0), "either coin is heads")
phrase("coin", node("compare", node("tails", "$coins"), ">", 0), "either coin is tails")


# --- kinds of Energy ----------------------------------------------------------------------------
@rule("energykind", "{t:type} Special Energy card(s)")
def special_of(t: str) -> Node:
    """Read Special Energy of a type."""
    return node("fits_both", node("special_energy"), node("provides", t))


@rule(
    "energykind",
    "{t:type} [and|or] {u:type} basic Energy card(s)",
    "basic {t:type} [and|or] {u:type} Energy card(s)",
)
def basic_of_two(t: str, u: str) -> Node:
    """Read basic Energy of two types."""
    return node(
        "fits_both",
        node("basic_energy"),
        node("fits_any", node("provides", t), node("provides", u)),
    )


@rule("attachedkind", "basic {t:type} Energy")
def basic_attached(t: str) -> Node:
    """Read basic Energy of a type that is attached."""
    return node("fits_both", node("basic_energy"), node("provides", t))


@rule("thing", "basic Energy card(s) attached to {a:mon} and to {b:mon}")
def basic_on_two(a: Node, b: Node) -> Node:
    """Read basic Energy cards on two Pokémon."""
    return node("count", node("where", node("energy_on", node("join", a, b)), node("basic_energy")))


@rule("act", "discard(s) [either]? all {a:energykind} or all {b:energykind} attached to {to:mon}")
def discards_either(a: Node, b: Node, to: Node) -> Block:
    """Read all Energy of one of two kinds discarded."""
    options = tuple((Node("bind", ("$e", node("discard", _on(to, kind)))),) for kind in (a, b))
    return (node("either", WHO, *options), node("$last", "$e"))


def _on(to: Node, kind: Node) -> Arg:
    if kind.word == "fits_both" and kind.args[0] == node("energy"):
        kind = kind.args[1]  # type: ignore[assignment]
    return node("where", node("energy_on", to), kind)


@rule("thing", "{t:type} or {u:type} Energy discarded")
def energy_discarded(t: str, u: str) -> Node:
    """Read the Energy cards of two types just discarded."""
    return node("count", node("$result"))


# --- those left out -----------------------------------------------------------------------------
phrase("leftout", node("one_of", SELF), "this one")


@rule(
    "mons",
    "{of:monset} , excluding {out:leftouts}",
    "{of:monset} {x:monbracket} excluding {out:leftouts}",
)
def leaving_out(of: Arg, out: Node, x: Node | None = None) -> Arg:
    """Read Pokémon less some kinds."""
    return fitted(of, node("fits_not", out))


@rule("thing", "~ ( excluding this one ) you have in play")
def other_copies() -> Node:
    """Read this player's other Pokémon of the own name."""
    own = node("where", node("all", "me"), node("named", "$own"))
    return node("count", node("less", own, SELF))


@rule("monthat", "that [has|have] [a|an] {p:powers} or [a|an]? {q:powers}")
def with_either_power(p: str, q: str) -> Node:
    """Read which of two powers somebody must have."""
    return node("fits_any", node("has_power", p), node("has_power", q))


@rule("monthat", "that already [has|have] [a|any] Pokémon Tool [card(s)]? attached to [it|them]")
def with_tool() -> Node:
    """Read Pokémon that have a Tool."""
    return node("has_tool")


@rule("cardthat", "that is the same type as {who:mon}")
def of_its_type(who: Node) -> Node:
    """Read Pokémon cards that share a type with somebody."""
    return node("fits_both", node("pokemon"), node("shares_type", who))


@rule("cardthat", "of that Energy type")
def of_energy_type() -> Node:
    """Read Pokémon cards of the type of an Energy card."""
    return node("shares_type", node("$that", "cards"))


@rule("monthat", "that [is|are] the same type as the basic Energy card that you chose")
def of_chosen_type() -> Node:
    """Read Pokémon of the type of an Energy card chosen."""
    return node("shares_type", node("$that", "cards"))


# --- whom ---------------------------------------------------------------------------------------
@rule("target", "{who:owner} Benched Pokémon", cost=1)
def whole_bench(who: str) -> Node:
    """Read all Benched Pokémon of a player where no number is said."""
    return node("bench_of", who)


phrase(
    "mon",
    node("active", "both"),
    "all of the Active Pokémon ( both yours and your opponent's )",
    "each Active Pokémon ( both yours and your opponent's )",
)
phrase("mon", node("$that", "mons"), "the Pokémon", cost=1)
FOREMOST = node("where", node("all", "foe"), node("is_active"))
"""The opponent's Active Pokémon, of which there are two in a game of pairs."""

phrase(
    "target",
    node("$pick", node("less", FOREMOST, DEFENDER), 1, 1, "me"),
    "the other Defending Pokémon",
)
phrase(
    "cond",
    node("compare", node("count", FOREMOST), "==", 2),
    "there are 2 Defending Pokémon in play",
)
phrase(
    "cond",
    node("compare", node("count", FOREMOST), "==", 1),
    "there is only 1 Defending Pokémon",
    "your opponent has only 1 Defending Pokémon",
)
phrase(
    "cond",
    node("compare", node("count", FOREMOST), ">", 1),
    "your opponent has more than 1 Defending Pokémon",
)


@rule("cond", "any of your opponent's Active Pokémon are {kind:monnoun}")
def active_of_kind(kind: Node) -> Node | None:
    """Read the kind one of the opponent's Active Pokémon must be of."""
    return None if kind.word == "$any" else node("any_of", fitted(FOREMOST, kind))


phrase(
    "cond",
    node("compare", node("count", node("all", "foe")), "==", 1),
    "your opponent doesn't have any Benched Pokémon or other Active Pokémon",
)


@rule("statement", "if {c:cond} , you may do {n:number} damage to each of them instead")
def hits_both(c: Node, n: int) -> Block | None:
    """Read leave to hit both Defending Pokémon."""
    if FOREMOST not in (part.args[0] for part in _counts(c)):
        return None
    option = node("may", "me", (node("cancel_damage"), node("bind", "$all", FOREMOST)))
    return (node("$before", (node("if", c, (option,)),)), node("hit", node("ref", "$all"), n))


def _counts(c: Node) -> tuple[Node, ...]:
    return (c.args[0],) if c.word == "compare" and isinstance(c.args[0], Node) else ()


@rule(
    "statement",
    "choose 1 Pokémon {x:monbracket} with the fewest remaining HP {out:monbracket} and that Pokémon is now Knocked Out",
)
def fells_weakest(x: Node, out: Node) -> Block:
    """Read the Pokémon with the fewest HP left Knocked Out."""
    weakest = node("weakest", fitted(node("all", "both"), out))
    return (node("knock_out", node("$pick", weakest, 1, 1, "me")),)


# --- what players have --------------------------------------------------------------------------
@rule("cond", "{who:lacking} {all:everyname} in play")
def lack_some(who: str, all: tuple[Node, ...]) -> Node | None:
    """Read Pokémon that are not all in play."""
    there = (node("any_of", node("where", node("all", who), fit)) for fit in all)
    return node("not", conjunction("and", *there)) if len(all) > 1 else None


@rule("cond", "{who:lacking} any {kind:cardkind} in [your|his or her] hand")
def lack_in_hand(who: str, kind: Node) -> Node:
    """Read cards that a player does not hold."""
    hand = node("hand", who)
    return node("not", node("any_of", hand if kind.word == "$any" else node("where", hand, kind)))


@rule("cond", "you put any {kind:cardkind} into your hand")
def took(kind: Node) -> Node:
    """Read whether cards were taken into the hand."""
    return node("any_of", node("$done", "move"))


@rule("cond", "you find any {kind:cardkind} there")
def found_some(kind: Node) -> Node:
    """Read whether such cards are among those found."""
    return node("any_of", THEM if kind.word == "$any" else node("where", THEM, kind))


@rule("cond", "{a:mon} has the same or [less|fewer] remaining HP as {b:mon}")
def no_more_hp(a: Node, b: Node) -> Node:
    """Read who has no more HP left than another."""
    return node("compare", node("hp_left", a), "<=", node("hp_left", b))


@rule("act", "put(s) damage counters on {a:mon} until {b:mon} has the same remaining HP as {c:mon}")
def levels_hp(a: Node, b: Node, c: Node) -> Block | None:
    """Read damage counters put until two have as much HP left."""
    return (node("leave_hp", a, node("hp_left", c)),) if a == b else None


@rule("statement", "if {c:cond} , this attack does the same amount of damage done to {y:mon} to {x:mon}")
def gives_back(c: Node, y: Node, x: Node) -> Block | None:
    """Read damage given back, which a condition before says was taken."""
    hurt = node("last_damage", y)
    return (node("if", c, (node("hit", x, hurt),)),) if c == node("compare", hurt, ">", 0) else None


@rule("statement", "remove no damage counters from {x:mon}")
def spares(x: Node) -> Block:
    """Read somebody left out of the healing just said."""
    return (node("$sparing", x),)


@rule(
    "declared",
    "during your next turn , {a:ownattack} 's base damage is {n:number} instead of {m:number} , and {b:ownattack} 's base damage is {k:number} instead of {j:number}",
)
def two_set_next(a: str, n: int, m: int, b: str, k: int, j: int) -> Block:
    """Read two attacks whose damage is another next turn."""
    mods = tuple(
        node(
            "as_long_as",
            node("attack_is", name),
            (node("mod", "damage_dealt", SELF, "set", points, stage="base"),),
        )
        for name, points in ((a, n), (b, k))
    )
    return (node("lasting", "my_next_turn", SELF, mods),)


phrase(
    "answer",
    (node("knock_out", node("event_other")),),
    "the [Attacking|attacking] Pokémon is Knocked Out",
)


@rule(
    "act",
    "remove(s) the highest Stage Evolution card from {who:target} , and put(s) it into that player's hand",
)
def devolves(who: Arg) -> Block:
    """Read somebody of either player devolved."""
    return (node("devolve", who, "hand"),)


@rule("act", "choose(s) 1 Special Condition")
def chooses_condition() -> Block:
    """Read a choice of any Special Condition."""
    return acted(
        (node("$conditions", ("asleep", "burned", "confused", "paralyzed", "poisoned")),), "me"
    )


@rule("attacks", "1 of that card's attacks", "1 of that Pokémon's attacks")
def attacks_of_card() -> Node:
    """Read an attack of a card spoken of."""
    return node("$pick", node("attacks_of", node("$that", "cards")), 1, 1, WHO)


# --- several at once ----------------------------------------------------------------------------
@rule("act", "discard(s) [a|an|1] {kind:energykind} [from|attached to] each of {of:mons}", cost=-1)
def discards_from_each(kind: Node, of: Arg) -> Block:
    """Read a card discarded from each of several Pokémon."""
    energy = node("energy_on", node("$each_one"))
    if kind.word == "fits_both" and kind.args[0] == node("energy"):
        kind = kind.args[1]  # type: ignore[assignment]
    narrowed = energy if kind == node("energy") else node("where", energy, kind)
    return (node("$each", of, (node("discard", node("$pick", narrowed, 1, 1, WHO)),)),)


@rule(
    "act",
    "discard(s) a {t:type} Energy [card]? , [a]? {u:type} Energy [card]? , and [a]? {v:type} Energy [card]? attached to {to:mon}",
    cost=-1,
)
def discards_three(t: str, u: str, v: str, to: Node) -> Block:
    """Read Energy of three types discarded."""
    picks = (
        node("$pick", node("where", node("energy_on", to), node("provides", one)), 1, 1, WHO)
        for one in (t, u, v)
    )
    return tuple(node("discard", pick) for pick in picks)


@rule("act", "attach(es) them to any of {of:mons}", cost=-1)
def shares_out(of: Arg) -> Block:
    """Read several cards attached to Pokémon chosen for each of them."""
    return each_to(node("$that", "cards"), of)


@rule(
    "effect",
    "you may do {n:number} damage plus {m:number} more damage and {k:number} damage to {whom:target}",
    cost=-2,
)
def may_do_both(n: int, m: int, k: int, whom: Arg) -> Block:
    """Read more damage and damage elsewhere, both or neither."""
    option = node("may", "me", (node("$base", n), node("add_damage", m)))
    also = node("if", node("did", "$d"), (node("hit", whom, k),))
    return acted((node("bind", "$d", option), also, node("$last", "$d")), "me")


phrase("statement", (node("$leveling"),), "( this counts as leveling up that Pokémon )")
phrase("note", (node("$leveling"),), "this counts as leveling up that Pokémon", cost=-1)
