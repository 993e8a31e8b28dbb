"""An attack's program in the book's order of steps. [ATTACK-04]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.engine import attack, knockout
from playmat.engine.ops.coins import Hear, Heard
from playmat.engine.values.numbers import DEALT_VAR
from playmat.engine.values.selectors import Fighter
from playmat.lang.node import Arg, Node, uses
from playmat.lang.words import of_role
from playmat.linker.analysis import units
from playmat.linker.effects import EffectWriter
from playmat.linker.effects_moving import put_away
from playmat.linker.effects_single import flag_mask
from playmat.model.definitions import AttackDef

ATTACK_VARS = 3
_RAISING: Final = of_role("damage")
Block = tuple[Node, ...]


def write_attack(
    emit: EffectWriter, steps: tuple[str, ...], a: AttackDef, clauses: dict[str, Node], copied: bool
) -> None:
    """Write an attack in the book's order of steps. [ATTACK-04]"""
    emit.add(attack.Base(a.base))
    fails: list[attack.CancelCheck | attack.ConfusionTake] = []
    for step in steps:
        if step == "announce" and not copied:
            emit.add(attack.Announce(a))
        elif step == "choices":
            emit.early = True
            section(emit, clauses, "choices")
            emit.early = False
        elif step == "costs":
            if "pay" in clauses:
                emit.block(in_full(clauses["pay"]["do"]))
        elif step == "cancel" and not copied:
            fails.append(cancel_step(emit))
        elif step == "confusion" and not copied:
            fails.append(confusion_step(emit))
        elif step == "before":
            section(emit, clauses, "before")
        elif step == "damage":
            damage_step(emit, a, clauses)
            put_away(emit)
        elif step == "effects":
            emit.ask_late()
            section(emit, clauses, "after")
            put_away(emit)
        elif step == "knockouts" and not copied:
            for cancel in emit.cancels:
                cancel.end = emit.here
            for fail in fails:
                fail.end = emit.here
            emit.add(attack.Resolved(a))
            emit.add(knockout.Settle())
    for cancel in emit.cancels:
        if copied or cancel.end == 0:
            cancel.end = emit.here
    for fail in fails:
        fail.end = fail.end or emit.here


def section(emit: EffectWriter, clauses: dict[str, Node], name: str) -> None:
    """Write one section of an attack."""
    if name in clauses:
        emit.block(clauses[name]["do"])


def in_full(block: Arg) -> Block:
    """Return what an attack demands so that it does nothing unless all of that is done. [ATTACK-04]

    Its own cost mostly sees to that; the cost of a copied attack is not paid.
    """
    done: list[Node] = []
    for statement in cast(Block, block):
        value = statement["value"] if statement.word == "bind" else statement
        assert isinstance(value, Node)
        if value.word == "discard" and value.child("cards").word != "ref":
            done.append(unless(Node("any_of", value.args)))
        done.append(statement)
        if statement.word == "bind" and value.word in _PICKED:
            held = Node("ref", (statement["var"],))
            count = (held, value["type"]) if value.word == "choose_units" else (held,)
            amount = Node("units_in" if len(count) > 1 else "count", count)
            done.append(unless(Node("compare", (amount, ">=", _PICKED[value.word](value)))))
    return tuple(done)


def unless(condition: Node) -> Node:
    """Return the statement that an attack does nothing unless a condition holds."""
    return Node("if", (condition, (), (Node("cancel"),)))


_PICKED: Final[dict[str, Callable[[Node], Arg]]] = {
    "choose": lambda pick: pick["least"],
    "choose_units": lambda pick: pick["units"],
    "choose_paying": lambda pick: len(units(str(pick["units"]))),
}
"""How much must have been picked for something to be paid in full."""


def cancel_step(emit: EffectWriter) -> attack.CancelCheck:
    """Write the step in which effects may cancel the attack."""
    step, check = attack.CancelStep(), attack.CancelCheck()
    emit.add(step)
    emit.add(check)
    step.to = emit.here
    return check


def confusion_step(emit: EffectWriter) -> attack.ConfusionTake:
    """Write the Confusion check."""
    flip, take = attack.ConfusionFlip(), attack.ConfusionTake()
    emit.add(flip)
    emit.add(Hear(DEALT_VAR))
    emit.add(Heard(DEALT_VAR))
    emit.add(take)
    flip.to = emit.here
    return take


def damage_step(emit: EffectWriter, a: AttackDef, clauses: dict[str, Node]) -> None:
    """Write the attack's damage to the defender."""
    if "no_damage" in clauses:
        return
    clause = clauses.get("damage")
    if clause is None:
        changes = any(changes_damage(part) for part in clauses.values())
        if a.base > 0 or changes:
            emit.default_hit(None, 0, Fighter(False))
        return
    amount = emit.lower.num(clause["amount"], emit.env)
    emit.default_hit(amount, flag_mask(clause["flags"]), Fighter(False))


def aims(a: AttackDef, clauses: dict[str, Node]) -> bool:
    """Return whether an attack damages or speaks of the Pokémon it is made against. [DUO-32]"""
    program = tuple(clauses.values())
    if uses(program, "defender") or uses(program, "use_attack"):
        return True
    return hits(a, clauses)


def hits(a: AttackDef, clauses: dict[str, Node]) -> bool:
    """Return whether an attack may do damage of its own to the defender."""
    if "no_damage" in clauses:
        return False
    return a.base > 0 or "damage" in clauses or changes_damage(tuple(clauses.values()))


def changes_damage(arg: Arg) -> bool:
    """Return whether a program changes its attack's damage."""
    if isinstance(arg, tuple):
        return any(changes_damage(part) for part in arg)
    if not isinstance(arg, Node):
        return False
    return arg.word in _RAISING or any(changes_damage(p) for p in arg.args)
