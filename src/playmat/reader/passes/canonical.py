"""Put a program into canonical form: variables named in order, unused ones dropped."""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, changed
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.scope import variables_in
from playmat.lang.sorts import READING

_NO_PART: Final = re.compile(r"(?<=\S)\s+(?:δ|LV\.X)$")

VARIABLES: Final = READING | {"bind", "each"}
"""Words whose first argument is a variable."""


def canonical(program: Program) -> Program:
    """*program* with unread variables dropped and the others named a, b, c ..."""
    program = cast(Program, changed(blocks_changed(program, _without_idle), _plainly))
    read = set(variables_in(program))
    program = cast(Program, changed(program, lambda arg: _dropped(arg, read)))
    single = {str(n["var"]) for n in nodes_in(program) if n.word == "bind" and _one_coin(n)}
    loose = {
        str(b["var"])
        for m in nodes_in(program)
        if m.word == "may"
        for b in nodes_in(m)
        if b.word == "bind"
    }
    program = blocks_changed(program, lambda block: _merge_coin_tests(block, single, loose))
    program = tuple(clause for clause in program if clause.args != ((),))
    order = dict.fromkeys(str(n["var"]) for n in nodes_in(program) if n.word in ("bind", "each"))
    names = dict(zip(order, _variable_names(len(order)), strict=True))
    return cast(Program, changed(program, lambda arg: _rename(arg, names)))


def _plainly(arg: Arg) -> Arg:
    """A selection without repeated filters, and names without level and δ."""
    of = arg["of"] if is_word(arg, "where") else None
    if isinstance(arg, Node) and is_word(of, "where"):
        return of if of["filter"] == arg["filter"] else arg
    return called(arg)


def called(arg: Arg) -> Arg:
    """A name filter without level and δ, which are not part of a name."""
    if not is_word(arg, "named"):
        return arg
    return Node("named", (_NO_PART.sub("", str(arg["name"])),))


def _without_idle(block: Block) -> Block:
    """Drop tests with no effect either way."""
    return tuple(part for part in block if not _is_empty(part))


def _is_empty(part: Node) -> bool:
    return part.word == "if" and not (part["then"] or part["else"])


def _variable_names(count: int) -> list[str]:
    return [ascii_lowercase[n] if n < 26 else f"z{n}" for n in range(count)]


def _dropped(arg: Arg, read: set[str]) -> Arg:
    if is_word(arg, "bind") and arg["var"] not in read:
        return arg["value"]
    return arg


def _one_coin(bind: Node) -> bool:
    value = bind["value"]
    return is_word(value, "flip") and value["coins"] == 1


def _merge_coin_tests(block: Block, single: set[str], loose: set[str]) -> Block:
    """Merge tests for heads and then tails of one coin into one test with two outcomes.

    An optional coin may show neither side, unless it was flipped in this block.
    """
    here = {str(part["var"]) for part in block if part.word == "bind"}
    single = {name for name in single if name in here or name not in loose}
    done: list[Node] = []
    for part in block:
        before = done[-1] if done else None
        part = _negate_else(part, single)
        if before is not None and _opposite(before, part, single):
            done[-1] = before.having("else", part["then"])
        elif both := _in_a_row(before, part):
            done[-1] = both
        else:
            done.append(part)
    return tuple(done)


def _in_a_row(one: Node | None, other: Node) -> Node | None:
    """Two tests of whether one thing was done, merged: the result does not change."""
    if one is None:
        return None
    same = one.word == other.word == "if" and one == other.having("then", one["then"])
    if not same or not _is_did(one["condition"]) or one["else"]:
        return None
    return Node("if", (one["condition"], (*one.block("then"), *other.block("then")), ()))


def _is_did(test: Arg) -> bool:
    return is_word(test, "did")


def _negate_else(part: Node, single: set[str]) -> Node:
    """Negate a test that only has an ``else`` block."""
    if part.word == "if" and not part["then"] and part["else"]:
        return Node("if", (_negated(part["condition"], single), part["else"], ()))
    return part


def _opposite(one: Node, other: Node, single: set[str]) -> bool:
    if one.word != "if" or other.word != "if" or one["else"] or other["else"]:
        return False
    return _negated(one["condition"], single) == other["condition"]


def _negated(test: Arg, single: set[str]) -> Arg:
    coins = test["left"] if is_word(test, "compare") else None
    if is_word(coins, "heads") and coins["var"] in single:
        return test.having("left", Node("tails", coins.args))  # type: ignore[union-attr]
    if is_word(test, "not"):
        return test["condition"]
    return Node("not", (test,))


def _rename(arg: Arg, names: dict[str, str]) -> Arg:
    if isinstance(arg, Node) and arg.word in VARIABLES:
        return arg.having("var", names.get(str(arg["var"]), arg["var"]))
    return arg
