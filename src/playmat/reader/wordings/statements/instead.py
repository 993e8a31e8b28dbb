"""Replacements of earlier effects, damage to others, and numbered coins."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import asks_a_card
from playmat.reader.nodes import acted

THAT = node("$that", "mons")
SAME = node("$same")
IT = node("$it")
ASKED = (node("self"), node("defender"), node("active", "foe"), node("active", "me"))
"""Pokémon that "it" means after a test of them."""


# --- replacements -----------------------------------------------------------------------------
@rule(
    "statement",
    "if {c:conditions} , {do:other_act} instead [of {n:number}]? [[,]? and then {then:acts}]?",
    "{do:other_act} instead [of {n:number}]? if {c:conditions}",
)
def in_its_place(c: Node, do: Block, then: Block = (), n: int = 0) -> Block | None:
    """A replacement of an earlier effect, on the tested Pokémon if there is one."""
    if c.word == "is" and c["what"] in ASKED and not then:
        do = cast(Block, replaced(do, IT, c["what"]))
    unclear = uses_it(do) and not (c.word == "is" and c["what"] in (THAT, IT) and not then)
    if unclear or asks_a_card(c, do):
        return None
    done = cast(Block, replaced(do, IT, SAME))
    return acted((node("$in_place", c, (*done, *then)),), "me")


def uses_it(do: Block) -> bool:
    return IT in nodes_in(do)


@rule("statement", "if {c:condition} , you may {do:acts} instead", cost=1)
def may_in_its_place(c: Node, do: Block) -> Block:
    if any(n.word == "tool" for n in nodes_in(c)):
        do = cast(Block, changed(do, _tool_with_room))
    return (node("$may_instead", c, acted(do, "me")),)


def _tool_with_room(arg: Arg) -> Arg:
    """A Tool attached to a Pokémon that has room for it."""
    if not is_word(arg, "attach"):
        return arg
    cards, to = arg.args
    if not is_word(to, "$pick"):
        return arg
    free = node("where", to["from"], node("tool_room"))
    return node("attach", cards, to.having("from", free))


@rule(
    "other_act",
    "put {counters:count} damage counter(s)",
    "remove {remove_counters:count} damage counter(s)",
    "heal {heal:number} damage",
    "move {moved:count} damage counters",
    "discard {milled:count} cards",
)
def another_number(**said: int) -> Block:
    """An effect with only its number, on the same Pokémon or deck."""
    ((deed, n),) = said.items()
    return (node(f"${deed}", n) if deed in ("moved", "milled") else node(deed, SAME, n),)


# --- other targets than the defender ------------------------------------------------------------
for _of, _words in (
    ("bench_of(both)", "any {number} Benched Pokémon [{x:pokemon_brackets}]?"),
    ("?of", "{number} of {of:pokemons}"),
):
    row("other_target", f"$pick({_of}, ?number, ?number, me)", _words)


@rule(
    "statement",
    "if {c:condition} , you may do {n:number} damage to {whom:other_target} instead [of "
    "[{x:pokemon}|his or her Active Pokémon]]?",
    cost=-2,
)
def may_aim_elsewhere(c: Node, n: int, whom: Node, x: Node | None = None) -> Block:
    there = node("and", c, node("any_of", whom["from"]))
    return (node("$before", (node("if", there, (may_aim(whom),)),)), node("hit", THAT, n))


def may_aim(whom: Node) -> Node:
    """The choice of another target; without it, no Pokémon is hit."""
    return node("may", "me", (node("$found", whom), node("cancel_damage")))


row("statement", "[$too(?effects)]", "instead , {effects}")


# --- numbered coins -----------------------------------------------------------------------------
for _at, _word in enumerate(("first", "second", "third", "fourth"), 1):
    for _side in ("heads", "tails"):
        phrase(
            "coin_result",
            node("$coin_no", _at, _side),
            f"the {_word} [coin(s)|flip|coin flip] is {_side}",
        )


# --- a coin for each of several -----------------------------------------------------------------
row(
    "statement",
    "[$if_toss([hit($each_one(), ?amount)])]",
    "if that coin flip is heads , this attack does {amount:number} damage to that Pokémon",
)


# --- other replacements ---------------------------------------------------------------------------
@rule("other_act", "{do:effects}", cost=3)
def any_other(do: Block) -> Block | None:
    done = cast(Block, replaced(do, THAT, SAME))
    return None if "$that" in {part.word for part in nodes_in(done)} else done
