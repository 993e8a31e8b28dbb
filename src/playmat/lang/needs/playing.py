"""When a Trainer card is worth playing. [TRAINER-03]"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.hidden import unfiltered
from playmat.lang.make import conjunction, node
from playmat.lang.needs.going import leaving_need
from playmat.lang.needs.using import need_of_use
from playmat.lang.node import Node, Program

_OF_ONE_USE: Final = ("needs", "useful", "pay", "play", "rule")
"""Clauses that only matter when a card is played."""

_SAME_TWICE: Final = ("off_power", "off_power_away", "prevent", "lend_under")
"""Modifiers that do no more if they apply twice."""

_TURNS: Final = ("end_of_turn", "through_foe_turn", "through_my_turn")


def worth_playing(program: Program) -> Node:
    """Condition under which a Trainer card does anything, as far as known."""
    said = {clause.word: clause.args[0] if clause.args else () for clause in program}
    if said.get("useful") == node("always"):
        return node("always")
    done = cast(Program, said.get("play", ()))
    first = [need_of_use(done, cast(Node, unfiltered(said["useful"])))] if "useful" in said else []
    if not set(said) <= {*_OF_ONE_USE}:
        return conjunction("and", *first) if first else node("always")
    needs = [*(first or leaving_need(done)), *_new(done)]
    return conjunction("and", *needs) if needs else node("always")


def _new(block: Program) -> tuple[Node, ...]:
    """Condition that a lasting effect is new if it does not stack, or adds more than 0."""
    lasting = block[0] if len(block) == 1 and block[0].word == "lasting" else None
    if lasting is None or lasting["until"] not in _TURNS or lasting["on"] != node("nobody"):
        return ()
    mods = lasting.block("do")
    amounts = [mod["value"] for mod in mods if mod.word == "mod" and mod["how"] == "add"]
    if len(amounts) == len(mods) and all(isinstance(amount, Node) for amount in amounts):
        return (conjunction("or", *[node("compare", amount, ">", 0) for amount in amounts]),)
    return (node("$not_laid_yet"),) if all(map(_says_the_same, mods)) else ()


def _says_the_same(mod: Node) -> bool:
    """Whether a lasting effect does no more if it applies twice."""
    if mod.word == "handler":
        return mod.child("clause")["how"] == "once_event"
    return mod.word in _SAME_TWICE
