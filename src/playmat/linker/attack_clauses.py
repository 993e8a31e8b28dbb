"""Prepare an attack's clauses: choices made first, and what a copy omits."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.node import Node, is_word, nodes_in, words_in
from playmat.lang.words import WORDS, of_role

Block = tuple[Node, ...]


def unpaid(clauses: dict[str, Node]) -> dict[str, Node]:
    """The clauses of a copied attack, without its cost.

    Coins are still flipped if an effect of the attack, or the attack itself, depends on them.
    """
    rest = {name: clause for name, clause in clauses.items() if name != "pay"}
    coins = tuple(said for said in clauses["pay"].block("do") if _of_coins(said))
    flipped = {n["var"] for n in nodes_in(coins) if n.word == "bind"}
    read = {n["var"] for n in nodes_in((*rest.values(), *coins)) if n.word in _SIDES}
    return {**rest, "pay": Node("pay", (coins,))} if flipped & read else rest


def _of_coins(said: Node) -> bool:
    """Whether a statement only flips coins or tests their outcome."""
    made = said["value"] if said.word == "bind" else None
    if is_word(made, "flip"):
        return True
    if said.word == "if" and _undone_by_coins(said):
        return True
    words = words_in(said)
    return words.isdisjoint(_DEEDS) and words.isdisjoint(("did", "ref"))


def _undone_by_coins(said: Node) -> bool:
    """Whether coins alone cancel the attack; their other effects are then not a cost."""
    asked = words_in(said["condition"])
    then = said.block("then")
    of_coins = not asked.isdisjoint(_SIDES) and asked.isdisjoint(("did", "ref"))
    return of_coins and any(each.word == "cancel" for each in then)


_SIDES: Final = ("heads", "tails", "all_heads")
_DEEDS: Final = {word.name for word in WORDS.values() if word.sort == "effect"} - of_role(
    "course", "branch", "answer", "cancel"
)


def conditions_first(clauses: dict[str, Node]) -> dict[str, Node]:
    """Move the choice of a Special Condition to the announcement of the attack. [ATTACK-04]

    In the text it is part of the effect, after the damage.
    """
    after = list(clauses["after"].block("do")) if "after" in clauses else []
    asked: list[Node] = []
    while len(asked) < len(after) and _picks_condition(after[len(asked)]):
        way = f"$way{len(asked)}"
        blocks = cast(tuple[Block, ...], after[len(asked)]["do"])
        after[len(asked)] = _by_way(way, blocks)
        asked.append(Node("bind", (way, Node("either", ("me", tuple(b[:1] for b in blocks))))))
    if not asked:
        return clauses
    before = clauses["choices"].block("do") if "choices" in clauses else ()
    choices = Node("choices", ((*before, *asked),))
    return {**clauses, "choices": choices, "after": Node("after", (tuple(after),))}


def _picks_condition(said: Node) -> bool:
    """Whether a player picks one of several Special Conditions, and nothing else."""
    if said.word != "either" or said["by"] != "me":
        return False
    blocks = cast(tuple[Block, ...], said["do"])
    return all([each.word for each in block] == ["label", "inflict"] for block in blocks)


def _by_way(way: str, blocks: tuple[Block, ...]) -> Node:
    """The statement that does what was picked."""
    *first, last = blocks
    done: Block = last[1:]
    for at in range(len(first), 0, -1):
        picked = Node("compare", (Node("ref", (way,)), "==", at))
        done = (Node("if", (picked, blocks[at - 1][1:], done)),)
    return done[0]
