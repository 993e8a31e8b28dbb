"""Write the program of an attack in the rulebook's order of steps. [ATTACK-04]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from playmat.engine import attack, knockout
from playmat.engine.ops.coins import Hear, Heard
from playmat.engine.ops.control import SetNum
from playmat.engine.ops.damage import Hit
from playmat.engine.values.numbers import BASE_VAR, DEALT_VAR, Held
from playmat.engine.values.selectors import Fighter
from playmat.lang.node import Arg, Node, uses
from playmat.lang.words import of_role
from playmat.linker.analysis import units
from playmat.linker.effects import Context, EffectWriter
from playmat.linker.names import flag_bits
from playmat.linker.words.choices import ask_late
from playmat.linker.words.moves import put_away
from playmat.model.definitions import AttackDef

ATTACK_VARS = 3
_RAISING: Final = of_role("damage")
Block = tuple[Node, ...]
Clauses = dict[str, Node]


def write_attack(
    emit: EffectWriter, steps: tuple[str, ...], a: AttackDef, clauses: Clauses, copied: bool
) -> None:
    emit.add(attack.Base(a.base))
    for step in steps:
        if step in _STEPS and not (copied and step in _OWN):
            _STEPS[step](emit, a, clauses)
    end_here(emit)


def costs(emit: EffectWriter, a: AttackDef, clauses: Clauses) -> None:
    """Write the cost of the attack."""
    if "pay" in clauses:
        emit.block(in_full(clauses["pay"]["do"]))


def cancel(emit: EffectWriter, a: AttackDef, clauses: Clauses) -> None:
    """Write the step in which effects may cancel the attack."""
    check = attack.CancelCheck()
    emit.ask(attack.CancelStep(), check)
    emit.open.cancels.append(check)


def confusion(emit: EffectWriter, a: AttackDef, clauses: Clauses) -> None:
    take = attack.ConfusionTake()
    emit.ask(attack.ConfusionFlip(), Hear(DEALT_VAR), Heard(DEALT_VAR), take)
    emit.open.cancels.append(take)


def damage(emit: EffectWriter, a: AttackDef, clauses: Clauses) -> None:
    """Write the attack's damage to the defender."""
    clause = clauses.get("damage")
    if clause is not None and "no_damage" not in clauses:
        emit.add(SetNum(BASE_VAR, emit.num(clause["amount"])))
    if hits(a, clauses):
        flags = 0 if clause is None else flag_bits(clause["flags"])
        emit.add(Hit(Fighter(False), Held(BASE_VAR), flags, DEALT_VAR))
    put_away(emit)


def effects(emit: EffectWriter, a: AttackDef, clauses: Clauses) -> None:
    """Write the effects after the damage, beginning with postponed choices."""
    ask_late(emit)
    section(emit, clauses, "after")
    put_away(emit)


def knockouts(emit: EffectWriter, a: AttackDef, clauses: Clauses) -> None:
    """Write the end of the attack, to which a canceled one jumps."""
    end_here(emit)
    emit.add(attack.Resolved(a), knockout.Settle())


_STEPS: Final[Mapping[str, Callable[[EffectWriter, AttackDef, Clauses], None]]] = {
    "announce": lambda emit, a, clauses: emit.add(attack.Announce(a)),
    "choices": lambda emit, a, clauses: section(emit, clauses, "choices", Context(early=True)),
    "costs": costs,
    "cancel": cancel,
    "confusion": confusion,
    "before": lambda emit, a, clauses: section(emit, clauses, "before"),
    "damage": damage,
    "effects": effects,
    "knockouts": knockouts,
}
_OWN: Final = ("announce", "cancel", "confusion", "knockouts")
"""Steps that a copied attack leaves to the attack that copies it."""


def end_here(emit: EffectWriter) -> None:
    """Make cancellations jump to the next instruction."""
    for canceling in emit.open.cancels:
        canceling.end = emit.here
    emit.open.cancels = []


def section(emit: EffectWriter, clauses: Clauses, name: str, at: Context | None = None) -> None:
    """Write one section of an attack."""
    if name in clauses:
        emit.block(clauses[name]["do"], at)


def in_full(block: Arg) -> Block:
    """The required effects of an attack, which cancel it unless all are done. [ATTACK-04]

    The cost of an attack mostly ensures that; a copied attack does not pay it.
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
    """Statement that cancels the attack unless a condition holds."""
    return Node("if", (condition, (), (Node("cancel"),)))


_PICKED: Final[dict[str, Callable[[Node], Arg]]] = {
    "choose": lambda pick: pick["least"],
    "choose_units": lambda pick: pick["units"],
    "choose_paying": lambda pick: len(units(str(pick["units"]))),
}
"""How much must have been picked to count as paid in full."""


def aims(a: AttackDef, clauses: Clauses) -> bool:
    """Whether an attack damages or refers to the Pokémon it is made against. [DUO-32]"""
    program = tuple(clauses.values())
    if uses(program, "defender") or uses(program, "use_attack"):
        return True
    return hits(a, clauses)


def hits(a: AttackDef, clauses: Clauses) -> bool:
    """Whether an attack may do damage of its own to the defender."""
    if "no_damage" in clauses:
        return False
    return a.base > 0 or "damage" in clauses or changes_damage(tuple(clauses.values()))


def changes_damage(arg: Arg) -> bool:
    """Whether a program changes its attack's damage."""
    if isinstance(arg, tuple):
        return any(changes_damage(part) for part in arg)
    if not isinstance(arg, Node):
        return False
    return arg.word in _RAISING or any(changes_damage(p) for p in arg.args)
