"""Cards taken, put and discarded in the words of the early sets."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import of_kind
from playmat.reader.nodes import Block, acted, node, where

WHO = "$who"


# --- paid for what follows ----------------------------------------------------------------------
@rule("statement", "{do:act} in order to {then:effects}")
def paid_for(do: Block, then: Block) -> Block | None:
    """Read what is done to be able to do something else."""
    return (node("$pay", acted(do, "me")), *then)


@spare_rule("paid_energy", "[a|1] {kind:energy_kind}")
def paid_kind(kind: Node) -> Node:
    """Read one Energy card of several that are paid."""
    return kind


@spare_rule("paid_energies", "{a:paid_energy} [and|, and] {b:paid_energy}")
def two_paid(a: Node, b: Node) -> tuple[Node, ...]:
    """Read two Energy cards."""
    return (a, b)


@spare_rule("paid_energies", "{a:paid_energy} , {b:paid_energies}")
def more_paid(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...]:
    """Read three Energy cards or more."""
    return (a, *b)


@spare_rule("act", "discard(s) {all:paid_energies} attached to {to:pokemon}")
def discards_each(all: tuple[Node, ...], to: Node) -> Block:
    """Read one Energy card of each kind discarded."""
    places = (of_kind(node("$attached", to), kind) for kind in all)
    return tuple(node("discard", node("$pick", place, 1, 1, WHO)) for place in places)


@rule(
    "statement",
    "for each {n:coins_shown} , discard a {kind:energy_kind} attached to {to:pokemon} or this "
    "attack does nothing",
)
def paid_for_heads(n: Node, kind: Node, to: Node) -> Block:
    """Read Energy discarded for each heads, without which the attack fails."""
    pick = node("$pick", of_kind(node("$attached", to), kind), n, n, "me")
    fail = node("if", node("compare", node("count", node("$result")), "<", n), (node("cancel"),))
    return (node("$before", (node("discard", pick), fail)),)


phrase("condition", node("not", node("$did")), "you can't discard Energy cards")


# --- from the discard pile ----------------------------------------------------------------------
@rule("condition", "there [is|are] [any|a|an] {kind:card_filter} in {h:owner} discard pile")
def in_discards(kind: Node, h: str) -> Node:
    """Read whether there is such a card in a discard pile."""
    return node(
        "any_of", where(node("discards", h), kind) if kind != node("$any") else node("discards", h)
    )


@rule(
    "statement",
    "for each {n:coins_shown} , if you have a {kind:card_filter} in {h:owner} discard pile , put "
    "it into {x:owner} hand",
)
def back_for_heads(n: Node, kind: Node, h: str, x: str) -> Block:
    """Read cards taken back from the discard pile for each heads."""
    pick = node("$pick", where(node("discards", h), kind), n, n, "me")
    return (node("move", pick, "hand"),)


@rule(
    "condition",
    "{h:player_has} [any|a|an] {kind:card_filter} there",
    "there are any {kind:card_filter} there",
)
def is_there(kind: Node, h: str = "") -> Node:
    """Read whether there is such a card among those looked at."""
    return node("any_of", node("where", node("$looked"), kind))


@spare_rule(
    "condition",
    "there are no {kind:card_filter} there",
    "{h:player_has_not} any {kind:card_filter} there",
)
def is_not_there(kind: Node, h: str = "") -> Node:
    """Read whether there is no such card among those looked at."""
    return node("not", is_there(kind))


phrase("player_has", "foe", "he or she has")


@rule("counted", "{kind:card_filter} there")
def counted_there(kind: Node) -> Node:
    """Read cards among those looked at, one by one."""
    return node("count", node("where", node("$looked"), kind))


@spare_rule("act", "put(s) {q:quantity} of them [onto|on] {h:owner} Bench")
def bench_some(q: Node, h: str) -> Block:
    """Read some of those cards put onto a Bench."""
    return (node("bench", node("$pick", node("$them", "cards"), *q.args, WHO)),)


@rule(
    "act",
    "choose(s) all {a:gear_kind} and {b:gear_kind} cards there and put(s) them into {h:owner} deck",
)
def two_kinds_back(a: Node, b: Node, h: str) -> Block:
    """Read all cards of two kinds among those looked at put into the deck."""
    return (node("move", node("where", node("$looked"), node("fits_any", a, b)), "deck"),)


phrase("gear_kind", node("machine"), "Technical Machine")
phrase("gear_kind", node("tool"), "Pokémon Tool")


phrase("act", (node("shuffle", WHO),), "shuffle(s) the deck [afterward]?")


# --- Energy moved -------------------------------------------------------------------------------
@rule(
    "act",
    "take(s) all {kind:energy_kind} attached to {a:pokemon} and attach(es) them to "
    "{of:pokemon_group}",
)
def moves_all(kind: Node, a: Node, of: Arg) -> Block:
    """Read all Energy of one Pokémon moved."""
    energy = of_kind(node("$attached", a), kind)
    if isinstance(of, Node) and of.word == "$pick":
        return (node("attach", energy, of),)
    return (
        node("$each", energy, (node("attach", node("$each_one"), node("$pick", of, 1, 1, WHO)),)),
    )


@rule("act", "remove(s) all {kind:energy_kind} from {a:pokemon} and attach(es) them to {of:target}")
def moves_over(kind: Node, a: Node, of: Arg) -> Block:
    """Read all Energy of a kind moved to another Pokémon."""
    return (node("attach", of_kind(node("$attached", a), kind), of),)


spare_phrase("reminder", True, "in any way you choose", "divided as he or she chooses")


@rule("act", "discard(s) [all|any] Trainer cards attached to {to:pokemon}")
def discards_gear(to: Node) -> Block:
    """Read all Trainer cards of somebody discarded."""
    return (node("discard", node("gear_on", to)),)


# --- looking ------------------------------------------------------------------------------------
@rule("act", "show(s) {what:cards} to all players")
def shows_all(what: Arg) -> Block:
    """Read cards shown to both players."""
    return (node("reveal", what),)


@rule("act", "look(s) at a number of cards on top of {h:owner} deck equal to {n:amount}")
def looks_counted(h: str, n: Arg) -> Block:
    """Read as many cards of a deck looked at as something counts."""
    return (node("look", node("top", h, n), WHO),)


@rule("act", "search(es) {h:owner} deck for that many {kind:card_filter}")
def searches_as_many(h: str, kind: Node) -> Block:
    """Read a deck searched for as many cards as were moved before."""
    n = node("count", node("$done", "move", "discard"))
    of = node("deck", h) if kind.word == "$any" else where(node("deck", h), kind)
    return (node("$found", node("$search", of, n, n if kind.word == "$any" else 0, WHO)),)


@rule("act", "remove(s) any number of damage counters from {who:pokemon}")
def removes_at_will(who: Node) -> Block:
    """Read as many damage counters removed as a player likes."""
    return (
        node("bind", "$n", node("number", 0, node("counters_on", who), WHO)),
        node("remove_counters", who, node("ref", "$n")),
    )


phrase("them_back_on_that_deck", True, "put(s) them back on top of that player's deck")


@rule("reordering", "rearrange(s) them as you like", "{x:them_back_on_that_deck} in any order")
def reordering(x: bool = True) -> bool:
    """Read cards put back in an order."""
    return True


@rule("either_deck_top", "the top {n:number} cards [of|in] either player's deck")
def either_top(n: int) -> tuple[Block, Arg]:
    """Read the top of one of the decks."""
    return (), n


@rule("either_deck_top", "up to {n:number} cards from the top of either player's deck")
def either_top_up_to(n: int) -> tuple[Block, Arg]:
    """Read the top of one of the decks, as many cards as a player likes."""
    return (node("bind", "$n", node("number", 1, n, WHO)),), node("ref", "$n")


@rule("act", "look(s) at {seen:either_deck_top} [,]? and {x:reordering}", cost=-1)
def either_deck(seen: tuple[Block, Arg], x: bool) -> Block:
    """Read the top of a deck, either player's, put in order."""
    asked, many = seen
    options = tuple(
        (
            node("label", label),
            *asked,
            node("look", node("top", whose, many), WHO),
            node("move", node("$order", node("$looked"), WHO), "deck_top"),
        )
        for label, whose in (("Your deck", "me"), ("Your opponent's deck", "foe"))
    )
    return (Node("either", (WHO, options)),)


@rule("card_place", "attached to any of {of:pokemon_set}", cost=-1)
def on_any_of(of: Arg) -> Node:
    """Read cards attached to any of several Pokémon."""
    return node("$attached", of)


@rule("them_back_on_top", "put(s) them back on top of {h:owner} deck")
def back_on_top(h: str) -> str:
    """Read cards put back on a deck."""
    return h


@rule("act", "put(s) those cards in any order , and then {h:them_back_on_top}")
def ordered_back(h: str) -> Block:
    """Read the cards looked at put back in an order."""
    return (node("move", node("$order", node("$looked"), WHO), "deck_top"),)


@rule("act", "choose(s) {what:cards} and {whom:target}")
def chooses_both(what: Arg, whom: Arg) -> Block | None:
    """Read a card and a Pokémon chosen."""
    picked = all(isinstance(one, Node) and one.word == "$pick" for one in (what, whom))
    return (node("$found", what), node("$found", whom)) if picked else None


@rule("act", "take(s) {what:cards}", cost=1)
def takes_all(what: Arg) -> Block | None:
    """Read all cards of somewhere taken, for later words to speak of."""
    whole = isinstance(what, Node) and what.word in ("energy_on", "where", "attached")
    return (node("$found", node("$all", what)),) if whole else None
