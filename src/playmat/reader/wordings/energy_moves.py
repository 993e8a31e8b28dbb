"""Energy and cards: as many as one likes, at random, in any way, attached and moved."""

from __future__ import annotations

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.build import Block, acted, node, replaced
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.basics import MANY
from playmat.reader.wordings.cardnouns import of_kind

WHO = "$who"


@rule(
    "cards",
    "as many {kind:cardkind} as you like {at:place}",
    "as many {kind:cardkind} {at:place} as you like",
    "any number of {kind:cardkind} {at:place}",
    "any amount of {kind:energykind} {at:place}",
    "as many of the {kind:cardkind} {at:place} as you like",
    "any {kind:energykind} {at:place}",
)
def at_will(kind: Node, at: Node) -> Node:
    """Read as many cards as a player likes."""
    return node("$pick", of_kind(at, kind), 0, MANY, WHO)


@rule(
    "cards",
    "{n:count} random card(s) from {who:owner} hand",
    "{n:count} card(s) [from|in] {who:owner} hand at random",
    "{n:count} random card(s) in {who:owner} hand",
    "{n:count} card(s) from {who:owner} hand without looking",
)
def at_random(n: int, who: str) -> Node:
    """Read cards of a hand picked by chance."""
    return node("$random", node("hand", who), n)


@rule(
    "act",
    "choose(s) {n:count} card(s) from {who:owner} hand without looking",
    "choose(s) {n:count} random card(s) from {who:owner} hand",
    "without looking , choose(s) {n:count} card(s) from {who:owner} hand",
)
def chooses_blindly(n: int, who: str) -> Block:
    """Read cards picked without looking."""
    return (node("$found", node("$random", node("hand", who), n)),)


@rule("act", "choose(s) {what:cards}", "take(s) {what:cards}")
def chooses_cards(what: Arg) -> Block | None:
    """Read cards chosen, for later words to speak of."""
    picked = isinstance(what, Node) and what.word in ("$pick", "$random")
    return (node("$found", what),) if picked else None


@rule("cards", "{q:quantity} of them")
@rule("target", "{q:quantity} of them")
def some_of_them(q: Node) -> Node:
    """Read some of those just spoken of."""
    return node("$pick", node("$them"), *q.args, WHO)


@rule(
    "cards",
    "{q:quantity} of those [Energy]? card(s)",
    "{q:quantity} of those Energy",
    "{q:quantity} of the cards",
    "{q:quantity} of these cards",
)
def some_of_those_cards(q: Node) -> Node:
    """Read some of the cards just spoken of."""
    return node("$pick", node("$them", "cards"), *q.args, WHO)


@rule("target", "{q:quantity} of those [Benched]? Pokémon")
def some_of_those_pokemon(q: Node) -> Node:
    """Read some of the Pokémon just spoken of."""
    return node("$pick", node("$them", "mons"), *q.args, WHO)


@rule(
    "act",
    "attach(es) {what:cards} to [any of]? {of:mons} in any way you like",
    "attach(es) {what:cards} to [any of]? {of:mons} in any way he or she likes",
    "move(s) {what:cards} to [any of]? {of:mons} in any way you like",
)
def in_any_way(what: Arg, of: Arg) -> Block:
    """Read cards attached one by one as a player likes."""
    if isinstance(what, Node) and what.word.startswith("$") and what.word not in ("$it", "$that"):
        return (node("$found", what), *each_to(node("$that", "cards"), of))
    return each_to(what, of)


def each_to(what: Arg, of: Arg) -> Block:
    """Return each of some cards attached to a Pokémon chosen for it."""
    # "Other" Pokémon are those the card is not attached to already.
    of = replaced(of, node("$it"), node("host_of", node("$each_one")))
    return (
        node("$each", what, (node("attach", node("$each_one"), node("$pick", of, 1, 1, WHO)),)),
    )


@rule("place", "[from|on] {to:target}", "attached to {to:mons}")
def on_somebody(to: Arg) -> Node:
    """Read cards that are on somebody."""
    return node("$attached", to)


phrase(
    "cards",
    node("$that", "cards"),
    "the Energy card(s) you chose",
    "that Energy card",
    "these cards",
    "[each|all] of those cards",
    "the chosen card(s)",
    "those Energy cards",
    "all of them",
)


# --- paid for the attack ------------------------------------------------------------------------
@rule("statement", "{do:act} in order to use this attack", "in order to use this attack , {do:act}")
def in_order_to(do: Block) -> Block:
    """Read what is done to be able to use an attack."""
    return (node("$pay", acted(do, "me")),)


@rule("statement", "{do:act} or this attack does nothing")
def or_nothing(do: Block) -> Block:
    """Read what must be done for an attack to do anything: it is paid before the attack is made."""
    paid: list[Node] = []
    for said in acted(do, "me"):
        picks = [n.args[1] for n in nodes_in(said) if n.word == "$pick"]
        most = max((n for n in picks if isinstance(n, int)), default=1)
        done = node("not", node("$did"))
        short = done if most < 2 else node("compare", node("count", node("$result")), "<", most)
        paid += [said, node("if", short, (node("cancel"),))]
    return (node("$pay", tuple(paid)),)


@rule(
    "statement",
    "if {x:subject} [can't|cannot] , {do:declared}",
    "if you can't {y:act} , {do:declared}",
)
def if_impossible(do: Block, x: str = "", y: Block = ()) -> Block:
    """Read what happens if nothing could be done."""
    return (node("$cannot", do),)


@rule("twice", "{a:count} {kind:energykind} and {b:count} {other:energykind} {at:place}")
def two_energies(a: int, kind: Node, b: int, other: Node, at: Node) -> Node:
    """Read cards of two kinds, each chosen."""
    first = node("$pick", of_kind(at, kind), a, a, WHO)
    return node("$both", first, node("$pick", of_kind(at, other), b, b, WHO))


@rule("act", "discard(s) {what:twice}")
def discards_both(what: Node) -> Block:
    """Read cards of two kinds discarded."""
    return tuple(node("discard", part) for part in what.args)
