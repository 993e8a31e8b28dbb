"""What Trainer and Energy cards say in other words: how many cards, when, and on whom."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, spare_phrase, spare_rule
from playmat.reader.meanings import HOST, LEAVES, THIS
from playmat.reader.nodes import Block, acted, conjunction, node

WHO = "$who"
HAND = node("hand", WHO)
GONE = f"discard {THIS}"


# --- how many cards -----------------------------------------------------------------------------
@spare_rule(
    "act",
    "draw(s) as many cards as [your opponent has|there are] in [his or her|your opponent's] hand",
)
def draws_like_foe() -> Block:
    """Read as many cards drawn as the opponent holds."""
    return (node("draw", WHO, node("count", node("hand", "foe"))),)


@spare_rule(
    "act", "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] {n:number} left"
)
@spare_rule(
    "act",
    "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] {n:number} cards left",
    "discard(s) cards [from {x:owner} hand]? until {p:subject} [has|have] only {n:number} cards in "
    "{h:owner} hand",
)
def discards_down(n: int, p: str, x: str = "", h: str = "") -> Block:
    """Read a hand discarded down to a size."""
    over = node("sub", node("count", HAND), n)
    more = node("compare", node("count", HAND), ">", n)
    return (node("if", more, (node("discard", node("$pick", HAND, over, over, WHO)),)),)


spare_phrase("quantity", node("$q", 1, 1), "another", "[an|1] additional", cost=2)


@spare_rule("act", "draw(s) an additional card", "draw(s) {n:number} additional card(s)")
def draws_more(n: int = 1) -> Block:
    """Read more cards drawn."""
    return (node("draw", WHO, n),)


@spare_rule("clause", "during your opponent's turn , {what:modifiers}")
def holds_in_foes_turn(what: tuple[Node, ...]) -> Node:
    """Read something that holds in the opponent's turn."""
    return node("$static", node("not", node("my_turn")), what)


@spare_rule("clause", "during your turn , {what:modifiers}", cost=1)
def holds_in_own_turn(what: tuple[Node, ...]) -> Node:
    """Read something that holds in the own turn."""
    return node("$static", node("my_turn"), what)


spare_phrase(
    "condition",
    node("any_of", node("where", node("stadium"), node("owned_by", "me"))),
    "you have [a|any] Stadium card(s) in play",
    cost=1,
)


@spare_rule("other_act", "draw cards until you have {n:number} cards in your hand")
def draws_until(n: int) -> Block:
    """Read a hand drawn up to another size."""
    return (node("draw_until", "me", n),)


@spare_rule("other_act", "{do:acts}", cost=3)
def any_other(do: Block) -> Block | None:
    """Read anything else done in place of what was said before, if it speaks for itself."""
    return None if "$it" in str(do) or "$that" in str(do) else acted(do, "me")


# --- when it may be played ----------------------------------------------------------------------
@spare_rule("playable", f"play {THIS} only [if|when] {{c:condition}}")
def only_if(c: Node) -> Block:
    """Read when alone a card can be played."""
    return (node("$needs", c),)


@spare_rule("act", "use(s) the effect [of|on] {what:cards} as the effect of this card")
def uses_card(what: Arg) -> Block:
    """Read what another card does done by this one."""
    return (node("use_card", what),)


# --- each player --------------------------------------------------------------------------------
@spare_rule("act", "have each player {do:acts}", "have both players {do:acts}")
def has_each_player(do: Block) -> Block:
    """Read what both players do, this one first."""
    return (*acted(do, "me"), *acted(do, "foe"))


@spare_rule(
    "feature",
    "[any|a|an|at least 1]? {t:type} Energy [card(s)]? and [any|a|an|1]? {u:type} Energy "
    "[card(s)]? attached to it",
    "at least 1 {t:type} and 1 {u:type} Energy attached to it",
)
def two_energies(t: str, u: str) -> Node:
    """Read Energy of two types somebody has."""
    return node("fits_both", node("has_type", t), node("has_type", u))


# --- what cards must have -----------------------------------------------------------------------
PRINTED = ("hp_at_most", "hp_at_least", "retreat_at_most", "retreat_at_least", "weak_to", "resists")
"""What Pokémon cards have anywhere, not only in play."""


@spare_rule("card_that", "that [has|have] {fit:feature}", "with {fit:feature}", cost=2)
def cards_that_have(fit: Node) -> Node | None:
    """Read what Pokémon cards must have."""
    return node("fits_both", node("pokemon"), fit) if fit.word in PRINTED else None


# --- what was looked at -------------------------------------------------------------------------
phrase("cards", node("$others", "cards"), "the others", "the remaining cards")


@spare_rule("act", "attach(es) any {kind:card_filter} you find there to {who:pokemon}", cost=-2)
def attaches_any_there(kind: Node, who: Node) -> Block:
    """Read as many cards of a kind as one likes attached from those looked at."""
    found = node("$pick", node("where", node("$looked"), kind), 0, 60, WHO)
    return (node("attach", found, who),)


# --- at a price ---------------------------------------------------------------------------------
@spare_rule("acts", "{a:act} to {b:act}", cost=3)
def pays(a: Block, b: Block) -> Block | None:
    """Read cards discarded as the price of what is done."""
    return (*a, *b) if a and a[-1].word == "discard" else None


# --- what must hold -----------------------------------------------------------------------------
@spare_rule("condition", "[both]? {all:all_of_names} are in play", cost=1)
def all_in_play(all: tuple[Node, ...]) -> Node | None:
    """Read Pokémon of some names that must all be in play, on whichever side."""
    there = (node("any_of", node("where", node("all", "both"), fit)) for fit in all)
    return conjunction("and", *there) if len(all) > 1 else None


spare_phrase("condition", node("always"), "[~|this Pokémon] is in play", cost=2)


@spare_rule(
    "condition", "[a|an|any] {kind:attached_kind} [is|are] attached to {who:pokemon}", cost=1
)
def attached_there(kind: Node, who: Node) -> Node:
    """Read a kind of card that must be attached to somebody."""
    return node("is", who, node("holds", kind))


spare_phrase("attached_kind", node("tool"), "Pokémon Tool(s) [card(s)]?", cost=1)


@spare_rule("condition", "the number of {of:pokemon_group} is {n:number}", cost=1)
def exactly(of: Arg, n: int) -> Node:
    """Read how many Pokémon there must be, no more and no fewer."""
    return node("compare", node("count", of), "==", n)


spare_phrase(
    "condition",
    node(
        "and",
        node("is", node("self"), node("is_benched")),
        node("compare", node("count", node("bench_of", "me")), "==", 1),
    ),
    "[~|this Pokémon] is [the|your] only [Pokémon on your Bench|Benched Pokémon]",
)


# --- used up ------------------------------------------------------------------------------------
spare_phrase(
    "statement",
    (node("delay", Node("turn_ended", ()), node("always"), LEAVES),),
    f"discard {THIS} at the end of [the|that|this] turn",
    f"at the end of [the|that|this] turn , discard {THIS}",
)


@spare_rule(
    "clause", f"if the Pokémon [that]? {THIS} is attached to becomes {{kind:unfit_kind}} , {GONE}"
)
def unfit_now(kind: Node) -> Node:
    """Read what the holder must not become if the card is to stay."""
    return node("$keep", node("not", node("is", HOST, kind)))


@spare_rule("clause", f"if {{c:condition}} , {GONE}", cost=2)
def unfit_leaves(c: Node) -> Node | None:
    """Read what must not hold of the holder if the card is to stay."""
    test = c.args[0] if c.word == "not" else c
    of_holder = isinstance(test, Node) and test.word == "is" and test.args[0] == HOST
    return node("$keep", node("not", c)) if of_holder and _lasting_trait(test) else None


def _lasting_trait(test: Arg) -> bool:
    """Return whether a test asks for something printed on the holder, not for how it fares."""
    fit = test.args[1] if isinstance(test, Node) else None
    return isinstance(fit, Node) and fit.word in ("name_has", "named", "typed", "tag", "basic")


# --- Energy -------------------------------------------------------------------------------------
@spare_rule(
    "clause",
    f"[when|while|if|as long as] [{THIS} is]? attached to {{kind:bearer_kind}} , [it|{THIS}] "
    f"provides {{u:energy_units}}",
    cost=1,
)
def provides_on(kind: Node, u: str) -> Node:
    """Read what a card provides on some Pokémon."""
    return node("$provide", u, node("is", HOST, kind))


@spare_rule("provided_types", "{a:type} , {b:type} , or {c:type} Energy")
def one_of_three(a: str, b: str, c: str) -> str:
    """Read three types of which one at a time is provided."""
    return f"[{a}{b}{c}]"
