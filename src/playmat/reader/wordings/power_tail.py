"""The last of the powers: conditions picked, cards laid on top, Prizes both take."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.clauses import once_only, reaction

SELF = node("self")


@rule("act", "choose(s) either {all:orconditions}")
def picks_condition(all: tuple[str, ...]) -> Block:
    """Read a Special Condition that a player picks."""
    return (node("$conditions", all),)


@rule("act", "put(s) a Basic Pokémon from your hand on top of {who:mon}")
def covers(who: Node) -> Block:
    """Read a Basic Pokémon laid on top of one in play."""
    return (
        node(
            "cover",
            who,
            node("$pick", node("where", node("hand", "me"), node("basic")), 1, 1, "$who"),
        ),
    )


phrase("mark", (), "this Pokémon is now that Pokémon")
phrase("note", (), "this doesn't count as playing that Pokémon or evolving")
KILLER = node("attacker")
NAMESAKES = "[the|your] opponent's Pokémon that [has|have] the same name as the Attacking Pokémon"
phrase(
    "target",
    node("where", node("all", "foe"), node("same_name", KILLER)),
    f"the Attacking Pokémon and each of {NAMESAKES}",
)


@rule("clause", "once during your turn , {w:whenever} {what:event} and if {c:conds} , {do:mayuse}")
def may_react_if(w: bool, what: Node, c: Node, do: Block) -> Node | Block:
    """Read a reaction its player may refuse, under one more condition."""
    return once_only(reaction("$on", what, "me", do, c))


WHENCE = "from your hand or your discard pile"


@rule("act", f"put(s) {{n:called}} onto your Bench as a Basic Pokémon {WHENCE}")
def benches_from_either(n: Node) -> Block:
    """Read a Pokémon benched from the hand or the discard pile, as if it were Basic."""
    cards = node("join", node("hand", "me"), node("discards", "me"))
    return (node("bench_as_basic", node("$pick", node("where", cards, n), 1, 1, "$who")),)


@rule("act", "take(s) {n:count} Prize card(s)")
def takes_prizes(n: int) -> Block:
    """Read Prizes taken."""
    return (node("take_prize", "$who", n),)


phrase(
    "act",
    (node("may", "foe", acted((node("take_prize", "$who", 1),), "foe")),),
    "ask your opponent to take a Prize card",
    cost=-2,
)


phrase("cond", node("not", node("$did")), "he or she doesn't", "they don't")
