"""What a Trainer card needs to be played for anything. [TRAINER-03]"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.hidden import unfiltered
from playmat.lang.make import conjunction, node
from playmat.lang.needs.going import going
from playmat.lang.needs.using import needed
from playmat.lang.node import Node, Program

_OF_ONE_USE: Final = ("needs", "useful", "pay", "play", "rule")
"""Clauses that say nothing of what a card does but as it is played."""

_SAME_TWICE: Final = ("off_power", "off_power_away", "prevent", "lend_under")
"""Modifiers that say the same however often they are said."""

_TURNS: Final = ("end_of_turn", "through_foe_turn", "through_my_turn")


def worth_playing(program: Program) -> Node:
    """Return what must hold for a Trainer card to do anything, as far as that can be told."""
    said = {clause.word: clause.args[0] if clause.args else () for clause in program}
    if said.get("useful") == node("always"):
        return node("always")
    done = cast(Program, said.get("play", ()))
    first = [needed(done, cast(Node, unfiltered(said["useful"])))] if "useful" in said else []
    if not set(said) <= {*_OF_ONE_USE}:
        return conjunction("and", *first) if first else node("always")
    needs = [*(first or going(done)), *_new(done)]
    return conjunction("and", *needs) if needs else node("always")


def _new(block: Program) -> tuple[Node, ...]:
    """Return that what lasts is not there yet, if it does not add up, or adds more than 0."""
    lasting = block[0] if len(block) == 1 and block[0].word == "lasting" else None
    if lasting is None or lasting["until"] not in _TURNS or lasting["on"] != node("nobody"):
        return ()
    mods = lasting.block("do")
    amounts = [mod["value"] for mod in mods if mod.word == "mod" and mod["how"] == "add"]
    if len(amounts) == len(mods) and all(isinstance(amount, Node) for amount in amounts):
        return (conjunction("or", *[node("compare", amount, ">", 0) for amount in amounts]),)
    return (node("$not_laid_yet"),) if all(map(_says_the_same, mods)) else ()


def _says_the_same(mod: Node) -> bool:
    """Return whether a part of what lasts does no more if it is there twice."""
    if mod.word == "handler":
        return mod.child("clause")["how"] == "once_event"
    return mod.word in _SAME_TWICE
