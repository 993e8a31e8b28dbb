"""More that texts count: Energy in play, kinds of cards, as many counters as something counts."""

from __future__ import annotations

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import plain_name, times
from playmat.reader.nodes import Block, acted, node, replaced

WHO = "$who"
NUMBER = node("$number")
THAT = node("$that", "mons")
ONE = node("$each_one")


def trainers_of(who: str) -> Node:
    """Return all Trainer cards a player has in play."""
    beside = node(
        "join", node("where", node("stadium"), node("owned_by", who)), node("beside", who)
    )
    return node("join", node("gear_on", node("all", who)), beside)


# --- things -------------------------------------------------------------------------------------
phrase(
    "counted",
    node(
        "add",
        node("count", trainers_of("foe")),
        node("count", node("where", node("all", "foe"), node("trainer"))),
    ),
    "Trainer card(s) your opponent has in play",
)  # fossils too [CARD-FOS-7]
phrase(
    "counted",
    node(
        "count",
        node(
            "join",
            node("where", node("gear_on", node("all", "foe")), node("tool")),
            node("where", node("stadium"), node("owned_by", "foe")),
        ),
    ),
    "Pokémon Tool and Stadium card(s) your opponent has in play",
)


@rule("counted", "type(s) of basic Energy [card(s)]? attached to {who:target}")
def energy_types(who: Arg) -> Node:
    """Read how many types of basic Energy are attached."""
    return node("types_among", node("where", node("energy_on", who), node("basic_energy")))


@spare_rule("counted", "different type(s) of Energy [card(s)]? attached to {who:target}")
def all_energy_types(who: Arg) -> Node:
    """Read how many types of Energy are attached."""
    return node("types_among", node("energy_on", who))


@rule("counted", "{t:type} Energy in play")
def energy_in_play(t: str) -> Node:
    """Read all Energy of a type in play."""
    return node("units", node("all", "both"), t)


@rule("counted", "{a:counted_name} and each {b:counted_name} {at:counted_place}")
def two_names(a: Node, b: Node, at: Node) -> Node:
    """Read Pokémon of two names."""
    return node("count", node("where", at, node("fits_any", a, b)))


@rule("counted_name", "{a:name}", "~")
def counted_name(a: str = "$own") -> Node | None:
    """Read a name of Pokémon that are counted."""
    return node("named", a) if a == "$own" or plain_name(a) else None


phrase("counted_place", node("all", "me"), "you have in play")
spare_phrase("counted_place", node("bench_of", "me"), "on your Bench")


@rule("counted", "{a:card_filter} and each {b:card_filter} {at:card_place}")
def two_kinds(a: Node, b: Node, at: Node) -> Node | None:
    """Read cards of two kinds in a zone."""
    if at.word == "$attached" or "$any" in (a.word, b.word):
        return None
    return node("count", node("where", at, node("fits_any", a, b)))


@rule("counted", "{kind:pokemon_noun} you have in play {that:pokemon_that}")
def own_that(kind: Node, that: Node) -> Node:
    """Read this player's Pokémon of which something holds."""
    fit = that if kind.word == "$any" else node("fits_both", kind, that)
    return node("count", node("where", node("all", "me"), fit))


phrase(
    "counted",
    node("sub", node("count", node("all", "foe")), node("count", node("all", "me"))),
    "Pokémon in play your opponent has more than you",
)
phrase(
    "counted",
    node("sub", node("count", node("all", "foe")), node("count", node("all", "me"))),
    "Pokémon fewer you have in play",
)
phrase(
    "counted",
    node("sub", node("prizes_left", "me"), node("prizes_left", "foe")),
    "Prize card more than your opponent",
)


@rule("counted", "different types of {kind:pokemon_noun} you have in play")
def kinds_of_types(kind: Node) -> Node:
    """Read how many types there are among this player's Pokémon."""
    of: Arg = node("all", "me")
    return node("types_among", of if kind.word == "$any" else node("where", of, kind))


@rule("counted", "Technical Machine card(s) attached to {who:pokemon}")
def machines(who: Node) -> Node:
    """Read Technical Machines attached to somebody."""
    return node("count", node("where", node("gear_on", who), node("machine")))


phrase("counted", node("conditions_on", node("defender")), "of those Special Conditions")


@rule("counted", "damage counter(s) you put on {x:pokemon} in this way")
def counters_put(x: Node) -> Node:
    """Read the damage counters a player just put."""
    return node("ref", "$n")


# --- counted aloud ------------------------------------------------------------------------------
@rule("statement", "count the amount of {n:total}")
def counts(n: Arg) -> Block:
    """Read a count that later words speak of."""
    return (node("$count", n),)


phrase("quantity", node("$q", 0, NUMBER), "up to that many", "up to that number of")


@rule("act", "put(s) that many damage counters on {whom:target}")
def puts_that_many(whom: Arg) -> Block:
    """Read as many damage counters put as were counted."""
    return (node("counters", whom, NUMBER),)


@rule("act", "remove(s) that many damage counters from {whom:target}")
def removes_that_many(whom: Arg) -> Block:
    """Read as many damage counters removed as were counted."""
    return (node("remove_counters", whom, NUMBER),)


@rule("act", "draw(s) up to that many cards")
def draws_up_to() -> Block:
    """Read at most as many cards drawn as were counted."""
    return (
        node("bind", "$n", node("number", 0, NUMBER, WHO)),
        node("draw", WHO, node("ref", "$n")),
    )


@rule("act", "draw(s) a number of cards up to {n:amount}")
def draws_at_most(n: Arg) -> Block:
    """Read at most as many cards drawn as something counts."""
    return (node("bind", "$n", node("number", 0, n, WHO)), node("draw", WHO, node("ref", "$n")))


@rule("note", "you can't have more than {n:number} cards in your hand in this way")
def hand_limit(n: int) -> Block:
    """Read how many cards a hand may hold after drawing at will."""
    return (node("$hand_limit", n),)


# --- damage counters ----------------------------------------------------------------------------
@rule(
    "act",
    "remove(s) a number of damage counters equal to {n:amount} from {whom:target}",
    "remove(s) from {whom:target} a number of damage counters equal to {n:amount}",
    "remove(s) a number of damage counters from {whom:target} equal to {n:amount}",
)
def removes_equal(n: Arg, whom: Arg) -> Block:
    """Read as many damage counters removed as something counts."""
    return (node("remove_counters", whom, n),)


@rule(
    "act", "remove(s) from {whom:target} [the|a] number of damage counters equal to {n:damage_done}"
)
def removes_done(whom: Arg, n: Node) -> Block:
    """Read as much damage removed as was done."""
    return (node("heal", whom, n),)


@rule(
    "act",
    "remove(s) a number of damage counters equal to {n:amount} from {of:pokemon_group} in any way "
    "you like",
)
def removes_spread(n: Arg, of: Arg) -> Block:
    """Read damage counters removed one by one from Pokémon of choice."""
    hurt = node("where", of, node("damaged"))
    return (node("repeat", n, (node("remove_counters", node("$pick", hurt, 1, 1, WHO), 1),)),)


@rule("act", "put(s) [a number of]? damage counters on {whom:target} equal to {n:amount}")
def puts_equal(whom: Arg, n: Arg) -> Block:
    """Read as many damage counters put as something counts; of several each counts its own."""
    own = isinstance(whom, Node) and whom.word in ("all", "bench_of", "where")
    own = own and any(part == THAT for part in nodes_in(n))
    if not own:
        return (node("counters", whom, n),)
    return (node("$each", whom, (node("counters", ONE, replaced(n, THAT, ONE)),)),)


@rule(
    "act",
    "put(s) {n:count} damage counter , plus {m:count} more damage counter for each "
    "{e:for_each} , on {whom:pokemon}",
)
def puts_and_more(n: int, m: int, e: Arg, whom: Node) -> Block:
    """Read damage counters put and more for each of something."""
    return (node("counters", whom, node("add", n, times(m, e))),)


@rule(
    "act",
    "move(s) up to {n:count} damage counters from any of {a:pokemon_group} to any of "
    "{b:pokemon_group} in any way you like",
)
def moves_some_about(n: int, a: Arg, b: Arg) -> Block:
    """Read damage counters moved one by one, at most so many."""
    return (
        node("bind", "$n", node("number", 0, n, WHO)),
        node("repeat", node("ref", "$n"), one_moved(a, b)),
    )


def one_moved(a: Arg, b: Arg) -> Block:
    """Return one damage counter moved between Pokémon chosen for it."""
    source = node("ref", "$from")
    pick = node("choose", node("where", a, node("damaged")), 1, 1, WHO)
    to = node("$pick", replaced(b, node("$it"), source), 1, 1, WHO)
    return (node("bind", "$from", pick), node("move_counters", source, to, 1))


@rule(
    "act",
    "move(s) as many damage counters [on|from] {a:pokemon_group} as you like to [any of]? "
    "{b:pokemon_group} in any way you like",
)
def moves_all_about(a: Arg, b: Arg) -> Block:
    """Read damage counters moved one by one, as many as a player likes."""
    idle = node("not", node("any_of", node("where", a, node("damaged"))))
    if isinstance(b, Node) and b.word == "less" and b.args[1] == node("$it"):
        idle = node("or", idle, node("compare", node("count", b.args[0]), "<", 2))
    asked = node("bind", "$more", node("ask", "Move one more?", WHO))
    done = node("if", node("not", node("did", "$more")), (node("break"),))
    return (node("loop", (node("if", idle, (node("break"),)), asked, done, *one_moved(a, b))),)


@spare_rule(
    "act",
    "move(s) any number of damage counters from {a:pokemon} to {b:target}",
    "move(s) as many damage counters as you like from {a:pokemon} to {b:target}",
    "move(s) as many damage counters from {a:pokemon} as you like to {b:target}",
)
def moves_any_number(a: Node, b: Arg) -> Block:
    """Read damage counters moved, as many as a player likes."""
    return (
        node("bind", "$n", node("number", 0, node("counters_on", a), WHO)),
        node("move_counters", a, b, node("ref", "$n")),
    )


@rule("act", "move(s) up to {n:count} damage counter(s) from {a:pokemon} to {b:target}")
def moves_up_to(n: int, a: Node, b: Arg) -> Block:
    """Read damage counters moved at will."""
    return (
        node("bind", "$n", node("number", 0, n, WHO)),
        node("move_counters", a, b, node("ref", "$n")),
    )


@rule(
    "act",
    "put(s) {n:count} damage counters on any Pokémon [{x:pokemon_brackets}]? in any way you like",
    "put(s) a total of {n:count} damage counters on all Defending Pokémon in any way you like",
)
def spreads(n: int, x: Node | None = None) -> Block:
    """Read damage counters put one by one on whomever the player likes."""
    return (
        (node("spread", n, node("all", "both"), WHO),)
        if x is not None
        else (node("spread", n, node("$actives"), WHO),)
    )


@rule("act", "remove(s) all Special Conditions and [all]? damage counters from {whom:target}")
def cures_wholly(whom: Arg) -> Block:
    """Read conditions cured and all damage healed."""
    picked = isinstance(whom, Node) and whom.word == "$pick"
    return (node("cure", whom), node("heal_all", THAT if picked else whom))


@rule("act", "remove(s) the Special Condition {c:special_condition} from {whom:target}")
def cures_one(c: str, whom: Arg) -> Block:
    """Read one condition cured."""
    return (node("cure", whom, c),)


@rule("act", "remove(s) {n:count} damage counters for each {e:for_each}")
def removes_from_self(n: int, e: Arg) -> Block:
    """Read damage counters removed from whoever was spoken of last."""
    return (node("remove_counters", node("$it"), times(n, e)),)


# --- as many targets as something counts --------------------------------------------------------
@rule("act", "choose(s) a number of {of:pokemon_group} up to {n:amount}")
def chooses_up_to(of: Arg, n: Arg) -> Block:
    """Read at most as many Pokémon chosen as something counts."""
    return (node("$found", node("$pick", of, 0, n, WHO)),)


@rule(
    "statement",
    "for each {n:for_each} , choose {one:aimed_at} and this attack does {k:number} damage to "
    "[that|those] Pokémon",
    "for each {n:for_each} , choose {one:aimed_at} and do {k:number} damage to it",
)
def hits_again_and_again(n: Arg, one: Node, k: int) -> Block:
    """Read damage done over and over, to whomever is chosen each time."""
    return acted((node("repeat", n, (node("hit", one, k),)),), "me")


@rule("aimed_at", "1 of {of:pokemon_group}", "an {of:pokemon_group}")
def aimed_at(of: Arg) -> Node:
    """Read one of several aimed at."""
    return node("$pick", of, 1, 1, WHO)


phrase("pokemon_set", node("all", "foe"), "opponent's Pokémon [in play]?", cost=1)
phrase("reminder", True, "you [may|can] choose the same Pokémon more than once")


@rule(
    "note",
    "you can choose the same Pokémon more than once , but {x:no_more_than} {n:number} damage to "
    "that Pokémon in this way",
)
def once_each(x: bool, n: int) -> Block:
    """Read that who is chosen again takes no more damage."""
    return (node("$once_each", n),)


phrase("no_more_than", True, "you can't do more than")


@rule("statement", "for each {n:for_each} , {do:done_for_one}")
def done_for_each(n: Arg, do: Block) -> Block:
    """Read something done once for each of something."""
    return acted(tuple(node(s.word, *(n if a == NUMBER else a for a in s.args)) for s in do), "me")


phrase("done_for_one", (node("flip", NUMBER, "me"),), "flip a coin")
phrase("done_for_one", (node("draw", "me", NUMBER),), "draw a card")


@rule("statement", "for each {n:for_each} , draw {k:number} cards")
def draws_for_each(n: Arg, k: int) -> Block:
    """Read cards drawn for each of something."""
    return acted((node("draw", "me", node("mul", k, n)),), "me")
