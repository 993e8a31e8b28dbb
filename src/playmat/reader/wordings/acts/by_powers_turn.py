"""Powers that turn things into others: Pokémon into Energy, hands and piles into cards."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import ALWAYS, SELF, fitted

OTHERS = node("less", node("all", "me"), SELF)
AMOUNT = node("event_amount")


# --- Pokémon that become Energy -----------------------------------------------------------------
@rule(
    "act",
    "Knock Out this Pokémon and attach it to [1|one] of your {kind:pokemon_noun} as a Special "
    "Energy card",
)
def becomes_special(kind: Node) -> Block:
    return becoming(fitted(OTHERS, kind), ())


def becoming(hosts: Arg, named: Block) -> Block:
    """Return a Pokémon Knocked Out that becomes Energy on another."""
    later = (node("become_energy", node("this_card"), node("$that", "mons")), *named)
    delay = node("delay", Node("knocked_out", (SELF,)), ALWAYS, later)
    needs = node("$needs", node("any_of", hosts))
    return (
        needs,
        node("$found", node("$pick", hosts, 1, 1, "$who")),
        delay,
        node("knock_out", SELF),
    )


@rule("act", "Knock Out ~ and attach it to 1 of your other Pokémon", cost=-3)
def becomes_any() -> Block:
    turned = node("mod_type", "energy_provided", node("this_card"), "set", node("ref", "$type"))
    kept = node("lasting", "rest_of_game", node("nobody"), (turned,))
    return (node("bind", "$type", node("name_type", "$who")), *becoming(OTHERS, (kept,)))


phrase("mark", (), "if you do , choose a type of Energy")
phrase(
    "mark",
    node("$provide", "CC"),
    "~ is now an Energy card that provides 2 energy of that type",
    "~ is now an Energy card of that type that provides 2 energy",
)
phrase("note", (), "instead of a Pokémon")


@rule("mark", "this card provides 2 {t:type} Energy only while this card is attached to a Pokémon")
def provides_two(t: str) -> Node:
    return node("$provide", t * 2)


# --- cards --------------------------------------------------------------------------------------
HAND = node("hand", "$who")


@rule(
    "act",
    "discard(s) [a number of]? cards [from {x:owner} hand]? until {p:subject} [has|have] "
    "{n:number} cards [left]? in {h:owner} hand",
    "discard(s) cards until that player has {n:number} cards in {h:owner} hand",
)
def discards_down(n: int, h: str, p: str = "", x: str = "") -> Block | None:
    if x == "foe":
        return None
    over = node("sub", node("count", HAND), n)
    return (
        node(
            "if",
            node("compare", node("count", HAND), ">", n),
            (node("discard", node("$pick", HAND, over, over, "$who")),),
        ),
    )


@spare_rule(
    "act",
    "shuffle(s) cards from {x:owner} hand into {d:owner} deck until {p:subject} [has|have] "
    "{n:number} cards [left]? in {h:owner} hand",
)
def shuffles_down(n: int, x: str, d: str, h: str, p: str = "") -> Block | None:
    if x == "foe" or not x == d == h:
        return None
    over = node("sub", node("count", HAND), n)
    away = (node("move", node("$pick", HAND, over, over, "$who"), "deck"), node("shuffle", "$who"))
    return (node("if", node("compare", node("count", HAND), ">", n), away),)


@rule("effect", "he or she chooses {q:quantity} card(s)")
def they_choose(q: Node) -> Block:
    return (node("$found", node("$pick", node("$looked"), *q.args, "foe")),)


@rule("act", "choose(s) all {kind:card_filter} you find there")
def chooses_all_there(kind: Node) -> Block:
    return (node("$found", node("$pick", node("where", node("$looked"), kind), 60, 60, "$who")),)


@rule("act", "choose(s) any {kind:card_filter} you find there")
def chooses_any_there(kind: Node) -> Block:
    return (node("$found", node("$pick", node("where", node("$looked"), kind), 0, 60, "$who")),)


@rule("act", "attach(es) all {kind:card_filter} you find there to {who:pokemon}", cost=-2)
def attaches_all_there(kind: Node, who: Node) -> Block:
    return (
        node("attach", node("$pick", node("where", node("$looked"), kind), 60, 60, "$who"), who),
    )


@rule("act", "use(s) the effect of {what:cards} as the effect of this [power|Ability]")
def uses_card(what: Arg) -> Block:
    return (node("use_card", what),)


phrase("note", (), "the Supporter card remains in your opponent's [hand|discard pile]")


@rule("act", "search(es) for {q:quantity} {kind:card_filter} from your discard pile")
def searches_pile(q: Node, kind: Node) -> Block:
    return (
        node("$found", node("$pick", node("where", node("discards", "me"), kind), *q.args, "$who")),
    )


phrase(
    "mark",
    node("$afresh"),
    "you can't return(s) the card you first discarded to your hand in this way",
    "you can't choose(s) [a|the|any] card(s) [that]? you discarded [with the effect(s) "
    "of|with|for] this Ability",
    "you can't choose(s) [a|the|any] card(s) [that]? you discarded [in this way|this way]",
)


@rule("act", "put(s) a Stadium card(s) with a different name from your discard pile into play")
def another_stadium() -> Block:
    kinds = node(
        "fits_both",
        node("stadium_card"),
        node("fits_not", node("same_name", node("$done", "discard"))),
    )
    return (
        node(
            "put_stadium", node("$pick", node("where", node("discards", "me"), kinds), 1, 1, "$who")
        ),
    )


DIFFERENT = "a different type of basic Energy card from your discard pile"


@rule("act", f"switch(es) a basic Energy card attached to {{who:pokemon}} with {DIFFERENT}")
def exchanges_energy(who: Node) -> Block:
    first = node("$pick", node("where", node("energy_on", who), node("basic_energy")), 1, 1, "$who")
    kinds = node(
        "fits_both", node("basic_energy"), node("fits_not", node("shares_type", node("$it")))
    )
    return (
        node(
            "swap_cards",
            first,
            node("$pick", node("where", node("discards", "me"), kinds), 1, 1, "$who"),
        ),
    )


# --- leaving ------------------------------------------------------------------------------------
@rule(
    "act",
    "discard(s) all cards attached to any {n:count} of {of:pokemons} and shuffle(s) that Pokémon "
    "back into your deck",
)
def sheds_and_shuffles(n: int, of: Arg) -> Block:
    them = node("$that", "mons")
    return (
        node("$found", node("$pick", of, n, n, "$who")),
        node("discard", node("attached", them)),
        node("return_mon", them, "deck"),
        node("shuffle", "me"),
    )


phrase(
    "act",
    (node("discard", node("attached", SELF)), node("return_mon", SELF, "hand")),
    "return(s) [~|this Pokémon] to your hand",
    cost=-1,
)


@rule("act", "return(s) 1 of {of:pokemons} to your hand")
def returns_one(of: Arg) -> Block:
    them = node("$that", "mons")
    return (
        node("$found", node("$pick", of, 1, 1, "$who")),
        node("discard", node("attached", them)),
        node("return_mon", them, "hand"),
    )


phrase("act", (node("knock_out", SELF),), "discard ~ and all the cards attached to it", cost=-2)
phrase(
    "outcome",
    (
        node("nullify"),
        node("discard", node("attached", SELF)),
        node("return_mon", SELF, "deck_bottom"),
    ),
    "~ isn't Knocked Out , discard all cards attached to ~ , and put ~ on the bottom of your deck",
)
