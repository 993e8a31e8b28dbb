"""Compare printed damage with what the program of an attack does with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.words import of_role

PRINTED: Final = re.compile(r"(\d+)\s*([+\-x×−]?)")
RAISES: Final = of_role("damage")
STOPS: Final = ("cancel", "cancel_damage", "no_damage", "use_attack", "lasting", "knock_out")
"""Words after which less than the printed damage, or other damage, may be done."""


def damage_reasons(printed: str, program: Program) -> list[str]:
    """How the program of an attack disagrees with its printed damage and sign."""
    number, sign = read_damage(printed)
    clause = next((node for node in program if node.word == "damage"), None)
    if number == 0:
        return unprinted(clause, program, printed)
    if sign == "x":
        return multiplied(number, clause, program)
    found = plain_base(number, clause)
    if sign == "+" and not raises(program, clause):
        found.append(f"{printed} is printed and nothing adds damage")
    if sign == "-" and not lowers(program, clause):
        found.append(f"{printed} is printed and nothing takes damage away")
    if sign == "" and clause is not None and not is_flat(clause):
        found.append(f"{printed} is printed and the damage is worked out")
    return found


def read_damage(printed: str) -> tuple[int, str]:
    """Printed damage as a number and a sign: ``+``, ``-``, ``x`` or ``""``."""
    match = PRINTED.match(printed.strip())
    if match is None:
        return 0, ""
    return int(match[1]), match[2].replace("×", "x").replace("−", "-")


def unprinted(clause: Node | None, program: Program, printed: str) -> list[str]:
    """What is wrong with an attack that prints no damage."""
    words = {node.word for node in nodes_in(program)}
    if clause is not None and printed.strip() == "":
        return ["no damage is printed and the program has a damage clause"]
    if "add_damage" in words and not words & {"damage", "set_damage", "lasting"}:
        return ["no damage is printed and the program adds to it"]
    return []


def multiplied(number: int, clause: Node | None, program: Program) -> list[str]:
    """What is wrong with an attack that prints a factor."""
    amounts: list[Arg] = [clause["amount"]] if clause is not None else []
    amounts += [node["amount"] for node in nodes_in(program) if node.word in RAISES]
    factors = {n for amount in amounts for n in numbers_in(amount)}
    if not amounts:
        return [f"{number}x is printed and the program works no damage out"]
    if number not in factors and not any(uses_base(amount) for amount in amounts):
        return [f"{number}x is printed and {number} is no factor: {sorted(factors)}"]
    return []


def plain_base(number: int, clause: Node | None) -> list[str]:
    """What is wrong if a damage clause omits the printed number."""
    if clause is None or number in numbers_in(clause["amount"]) or uses_base(clause["amount"]):
        return []
    return [f"{number} is printed and the damage clause does not hold it"]


def raises(program: Program, clause: Node | None) -> bool:
    """Whether a program may do more than the printed damage."""
    if clause is not None and any(node.word in ("add", "mul") for node in nodes_in(clause)):
        return True
    return any(node.word in RAISES or is_boost(node) for node in nodes_in(program))


def is_boost(node: Node) -> bool:
    """Whether a node is a modifier of damage."""
    return node.word == "mod" and node["query"] in ("damage_dealt", "damage_taken")


def lowers(program: Program, clause: Node | None) -> bool:
    """Whether a program may do less than the printed damage."""
    if clause is not None and any(node.word == "sub" for node in nodes_in(clause)):
        return True
    for node in nodes_in(program):
        if node.word == "set_damage" or is_boost(node):
            return True
        if node.word == "add_damage" and is_negative(node["amount"]):
            return True
    return False


def is_negative(amount: Arg) -> bool:
    """Whether an amount subtracts: a negative number or factor, or a difference."""
    if isinstance(amount, int):
        return amount < 0
    return any(n < 0 for n in numbers_in(amount)) or any(
        node.word == "sub" for node in nodes_in(amount)
    )


def is_flat(clause: Node) -> bool:
    """Whether a damage clause is a plain number, given for its flags."""
    amount = clause["amount"]
    return isinstance(amount, int) or (is_word(amount, "base_damage"))


def uses_base(amount: Arg) -> bool:
    """Whether an amount is based on the printed damage."""
    return any(node.word == "base_damage" for node in nodes_in(amount))


def numbers_in(arg: Arg) -> list[int]:
    if isinstance(arg, int):
        return [arg]
    parts = arg.args if isinstance(arg, Node) else arg if isinstance(arg, tuple) else ()
    return [n for part in parts for n in numbers_in(part)]


def seen_reasons(printed: str, program: Program, seen: Sequence[int]) -> list[str]:
    """How damage done to a plain defender disagrees with what is printed.

    *seen* holds the damage of each use against a Pokémon without Weakness, Resistance or
    effects.
    """
    number, sign = read_damage(printed)
    words = {node.word for node in nodes_in(program)}
    if not seen or words & {"use_attack", "use_card", "hit", "lasting"}:
        return []
    if sign == "x":
        odd = [n for n in seen if n % number] if number and "set_damage" not in words else []
        return [f"{number}x is printed and {odd[0]} was done"] if odd else []
    if sign == "+" and min(seen) < number and not words & set(STOPS) and not is_set(words):
        return [f"{number}+ is printed and {min(seen)} was done"]
    if sign == "-" and max(seen) > number:
        return [f"{number}- is printed and {max(seen)} was done"]
    plain = number > 0 and sign == "" and not words & {"damage", "no_damage", *RAISES, *STOPS}
    if plain and set(seen) != {number}:
        return [f"{number} is printed and {sorted(set(seen))} was done"]
    return []


def is_set(words: set[str]) -> bool:
    """Whether a program sets the damage or computes it in a clause."""
    return bool(words & {"set_damage", "damage"})
