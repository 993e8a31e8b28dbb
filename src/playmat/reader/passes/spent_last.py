"""Move discards by an attack after its damage; its costs were paid before. [ATTACK-04]

Counts of what is discarded come first: the damage is done before the cards leave.
"""

from __future__ import annotations

import re
from typing import Final, cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, Program, nodes_in, uses
from playmat.lang.scope import variables_in
from playmat.lang.sorts import READING
from playmat.lang.words import of_role

TIMED: Final = re.compile(r"\bbefore [\w ~']*damage\b|\bwhen you use this attack\b", re.IGNORECASE)
"""Texts that say when something is discarded."""
_OWN: Final = frozenset((("energy_on",), ("hand", "me"), ("stadium",), ("attached",)))
_PICKS: Final = of_role("pick")
_BRANCHES: Final = of_role("branch")


def spent_last(program: Program, words: str) -> Program:
    """The *program* of an attack in which damage is done before cards are discarded."""
    made = _Spending(program)
    timed = TIMED.search(words) is not None
    return tuple(made.clause(clause, timed) for clause in program)


class _Spending:
    """Moves the discards of one attack."""

    def __init__(self, program: Program) -> None:
        self._picks = {str(n["var"]): n["value"] for n in nodes_in(program) if n.word == "bind"}
        self._read = set(variables_in(program))

    def clause(self, clause: Node, timed: bool) -> Node:
        """A clause with its discards in place, unless the text sets their time."""
        block = clause.block("do") if clause.word in ("before", "after") else ()
        if clause.word == "before" and not timed and not uses(clause, "cancel"):
            return Node("before", (self._delay_all(block),))
        return Node("after", (self._damage_first(block),)) if clause.word == "after" else clause

    def _delay_all(self, block: Block) -> Block:
        return tuple(self._delayed_discards(said) for said in block)

    def _delayed_discards(self, said: Node) -> Node:
        """A statement whose discards of this player's cards wait for the damage."""
        if said.word in _BRANCHES:
            return Node(said.word, tuple(self._within(arg) for arg in said.args))
        if said.word == "bind" and isinstance(said["value"], Node):
            return said.having("value", self._delayed_discards(said["value"]))
        if not self._discards(said):
            return said
        return node("spend", said["cards"], said["to"] if said.word == "move" else "discard")

    def _within(self, arg: Arg) -> Arg:
        if not isinstance(arg, tuple):
            return arg
        if all(isinstance(part, tuple) for part in arg):
            return tuple(self._within(part) for part in arg)
        return self._delay_all(cast(Block, arg))

    def _discards(self, said: Node) -> bool:
        return said.word in ("discard", "move") and _is_own(said["cards"], self._picks)

    def _damage_first(self, block: Block) -> Block:
        """Statements with discards after the last damage among them."""
        last = max((at for at, said in enumerate(block) if _hurts(said)), default=-1)
        first = [said for said in block[: last + 1] if not self._is_plain(said)]
        late = [said for said in block[: last + 1] if self._is_plain(said)]
        chosen = [said for said in first if _only_for(said, first, late)]
        done = [self._before_damage(said) for said in first if said not in chosen]
        return (
            *done,
            *chosen,
            *late,
            *(self._with_nested_damage(said) for said in block[last + 1 :]),
        )

    def _is_plain(self, said: Node) -> bool:
        """Whether a statement discards and its result is never read."""
        value = said
        if said.word == "bind" and said["var"] not in self._read:
            value = said.child("value")
        return self._discards(value)

    def _before_damage(self, said: Node) -> Node:
        """A statement before damage, in which the damage does not wait for discards."""
        return self._with_nested_damage(said) if _hurts(said) else self._delayed_discards(said)

    def _with_nested_damage(self, said: Node) -> Node:
        """A statement in which nested damage does not wait for discards."""
        if said.word == "if" and _hurts(said):
            sides = (self._damage_first(cast(Block, side)) for side in (said["then"], said["else"]))
            return Node("if", (said["condition"], *sides))
        return said


def _is_own(cards: Arg, picks: dict[str, Arg]) -> bool:
    """Whether cards are attached, in this player's hand, or the Stadium."""
    while isinstance(cards, Node) and cards.word in _PICKS | {"where", "less", "ref"}:
        cards = picks.get(str(cards["var"]), "") if cards.word == "ref" else cards.args[0]
    if not isinstance(cards, Node):
        return False
    return (cards.word, *(a for a in cards.args if isinstance(a, str))) in _OWN


def _hurts(said: Node) -> bool:
    return any(n.word == "hit" and n["target"] != Node("self") for n in nodes_in(said))


def _only_for(said: Node, first: list[Node], late: list[Node]) -> bool:
    """Whether a statement only chooses what is discarded later."""
    if said.word != "bind":
        return False
    readers = [[n for n in nodes_in(tuple(part)) if n.word in READING] for part in (first, late)]
    named = [any(n["var"] == said["var"] for n in part) for part in readers]
    return named == [False, True]
