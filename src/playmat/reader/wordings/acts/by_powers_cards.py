"""Cards moved by powers: Energy, Prizes, hands, Evolution cards, switches and markers."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import SELF, each_to, fitted, of_kind, side
from playmat.reader.nodes import acted

# --- Energy -------------------------------------------------------------------------------------
phrase(
    "target",
    node("$pick", node("less", node("all", "me"), node("$it")), 1, 1, "$who"),
    "a different one",
)


@rule("act", "attach(es) {q:quantity} {kind:energy_kind} to {to:target}", cost=2)
def attaches_from_hand(q: Node, kind: Node, to: Arg) -> Block:
    return (
        node("attach", node("$pick", node("where", node("hand", "me"), kind), *q.args, "$who"), to),
    )


@rule(
    "act", "take all {kind:energy_kind} attached to {who:pokemon} and attach them to {to:pokemon}"
)
def takes_all(kind: Node, who: Node, to: Node) -> Block | None:
    return (node("attach", node("energy_on", who), to),) if kind == node("energy") else None


@rule("act", "attach(es) as many {kind:energy_kind} from your hand to {to:pokemon} as you like")
def attaches_at_will(kind: Node, to: Node) -> Block:
    return (
        node("attach", node("$pick", node("where", node("hand", "me"), kind), 0, 60, "$who"), to),
    )


@rule(
    "act",
    "attach(es) 1 {kind:energy_kind} from your discard pile to {to:pokemon} for each {e:for_each}",
)
def attaches_for_each(kind: Node, to: Node, e: Arg) -> Block:
    return (
        node(
            "attach", node("$pick", node("where", node("discards", "me"), kind), e, e, "$who"), to
        ),
    )


@rule("acts", "{a:act} in order to {b:act}")
def in_order_to(a: Block, b: Block) -> Block:
    return (*a, *b)


# --- Prizes, decks, hands -----------------------------------------------------------------------
@rule("act", "put(s) {what:cards} as a Prize card face down")
@spare_rule("act", "put(s) {what:cards} face down as [a Prize card|your Prize cards]")
@spare_rule("act", "put(s) {what:cards} face down as his or her Prize cards")
def to_prizes(what: Arg) -> Block:
    return (node("move", what, "prizes"),)


phrase("statement", (), "return that Prize card face down")


@rule(
    "act",
    "put(s) {what:cards} back on {h:owner} deck",
    "put(s) {what:cards} back on {h:owner} deck in any order",
)
def back_on_deck(what: Arg, h: str) -> Block:
    return (node("move", what, "deck_top"),)


@rule("statement", "{a:act} , or {b:act}")
def one_or_the_other(a: Block, b: Block) -> Block:
    return (node("either", "me", acted(a, "me"), acted(b, "me")),)


phrase(
    "act",
    (node("reveal", node("hand", "me")), node("reveal", node("hand", "foe"))),
    "have both you and your opponent reveal your hands",
)
phrase(
    "act",
    (node("move", node("bottom", "me", 1), "hand"),),
    "draw a card from the bottom of your deck",
)


@rule("act", "choose(s) any {n:count} card from your deck")
def any_card(n: int) -> Block:
    return (node("$found", node("$search", node("deck", "me"), n, n, "$who")),)


@rule("act", "draw(s) up to {n:number} cards from your deck")
def draws_up_to(n: int) -> Block:
    return (
        node("bind", "$drawn", node("number", 0, n, "$who")),
        node("draw", "$who", node("ref", "$drawn")),
    )


@rule("act", "draw(s) a card for each of {h:owner} remaining Prize cards")
def draws_per_prize(h: str) -> Block:
    return (node("draw", "$who", node("prizes_left", h)),)


@rule("act", "put(s) {what:cards} into play")
def into_play(what: Arg) -> Block:
    return (node("put_stadium", what),)


phrase("note", (), "if there 's already a Stadium card in play , discard it")


@rule("card_filter", "the Trainer card named {n:name}")
def named_trainer(n: str) -> Node:
    return node("named", n)


@rule("act", "search(es) your deck for {kind:named_trainer}")
def searches_trainer(kind: Node) -> Block:
    return (node("$found", node("$search", node("where", node("deck", "me"), kind), 1, 0, "$who")),)


rule("named_trainer", "the Trainer card named {n:name}")(named_trainer)


# --- evolving and devolving ---------------------------------------------------------------------
@rule(
    "act",
    "remove(s) the highest Stage Evolution card from {who:pokemon} [,]? and put(s) it back into "
    "{h:owner} hand",
)
def devolves(who: Node, h: str) -> Block:
    return (node("devolve", who, "hand"),)


phrase("act", (node("devolve", SELF, "hand"),), "devolve ~ and put ~ into your hand")


@rule(
    "statement",
    "remove the Level-Up card from {who:pokemon} and have your opponent shuffle that card(s) into "
    "his or her deck",
)
def levels_down(who: Node) -> Block:
    return (node("level_down", who, "deck"), node("shuffle", "foe"))


SAME = "that is the same type as [that Energy card|the Energy card you attached to ~]"


@rule("card_that", f"that evolves from {{who:pokemon}} {SAME}")
def evolves_into_type(who: Node) -> Node:
    return node("fits_both", node("evolves_from", who), node("shares_type", node("event_card")))


@rule("card_that", "that [evolves|evolve] from {n:pokemon_name}")
def evolves_from_name(n: Node) -> Node | None:
    return None if n == node("named", "$own") else node("evolves_from_named", n.args[0])


# --- switching ----------------------------------------------------------------------------------
@rule("act", "choose(s) {one:pokemon} and switch(es) it with {other:target}")
def chooses_and_switches(one: Node, other: Arg) -> Block | None:
    who = side(one)
    return (node("switch", who, other),) if who and one.word in ("active", "defender") else None


@rule("act", "switch(es) that Pokémon with [1|one] of {h:owner} Benched Pokémon", cost=1)
def switches_that(h: str) -> Block:
    return (node("switch", h, node("$pick", node("bench_of", h), 1, 1, "$who")),)


phrase(
    "statement",
    (node("$chooser", "foe"),),
    "your opponent [picks|chooses] the Benched Pokémon to switch",
)
phrase("pokemon", node("active", "foe"), "1 of your opponent's Defending Pokémon")
phrase("pokemon", node("active", "me"), "that Active Pokémon")


@rule("act", "switch(es) 1 of your Active Pokémon {that:pokemon_that} with {other:target}")
def switches_such(that: Node, other: Arg) -> Block:
    return (node("$needs", node("is", node("active", "me"), that)), node("switch", "me", other))


# --- markers ------------------------------------------------------------------------------------
@rule("act", "put(s) [a|an] {n:name} marker on {who:target}")
def puts_marker(n: str, who: Arg) -> Block:
    return (node("marker", who, n),)


@rule("pokemon_that", "that has any {n:name} markers on it")
def marked(n: str) -> Node:
    return node("has_marker", n)


# --- Energy moved about -------------------------------------------------------------------------
@rule(
    "act",
    "move(s) as many {kind:energy_kind} attached to your Pokémon as you like to [any|each] of your "
    "other Pokémon",
    "move(s) any number of {kind:card_filter} attached to your Pokémon to any of your other "
    "Pokémon in any way you like",
    cost=-3,
)
def moves_about(kind: Node) -> Block:
    cards = of_kind(node("$attached", node("all", "me")), kind)
    return each_to(
        node("$pick", cards, 0, 60, "$who"), node("less", node("all", "me"), node("$it"))
    )


@rule(
    "act",
    "move(s) any number of {kind:card_filter} attached to your Pokémon to your other Pokémon "
    "{out:pokemon_brackets} in any way you like",
    cost=-3,
)
def moves_about_but(kind: Node, out: Node) -> Block:
    cards = of_kind(node("$attached", node("all", "me")), kind)
    others = fitted(node("less", node("all", "me"), node("$it")), out)
    return each_to(node("$pick", cards, 0, 60, "$who"), others)


@rule(
    "outcome", "each of your Active Pokémon 's type is {t:type} until the end of your turn", cost=-2
)
def active_turns(t: str) -> Block:
    typed = node("mod_type", "types", node("bearer"), "set", t)
    return (node("lasting", "end_of_turn", node("active", "me"), (typed,)),)


@rule("act", "remove(s) all damage counters from all of {of:pokemons}", cost=-1)
def heals_everybody(of: Arg) -> Block | None:
    if not isinstance(of, Node) or of.word != "all":
        return None
    hurt = node("ref", "$hurt")
    return (node("bind", "$hurt", fitted(of, node("damaged"))), node("heal_all", hurt))


phrase(
    "act",
    (node("discard", node("energy_on", node("ref", "$hurt"))),),
    "discard(s) all Energy attached to those Pokémon [that|who] had any damage counters on them",
)
