"""Put a program into its one canonical form: variables named in order, nothing bound in vain."""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Final, cast

from playmat.lang.make import Block, changed
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING

_NO_PART: Final = re.compile(r"(?<=\S)\s+(?:δ|LV\.X)$")

VARIABLES: Final = READING | {"bind", "each"}
"""Words whose first argument names a variable."""


def canonical(program: Program) -> Program:
    """Return *program* with unread variables dropped and the others named a, b, c ..."""
    program = cast(Program, changed(changed(program, _without_idle), _plainly))
    read = {str(n.args[0]) for n in nodes_in(program) if n.word in READING}
    program = cast(Program, changed(program, lambda arg: _dropped(arg, read)))
    single = {str(n.args[0]) for n in nodes_in(program) if n.word == "bind" and _one_coin(n)}
    loose = {
        str(b.args[0])
        for m in nodes_in(program)
        if m.word == "may"
        for b in nodes_in(m)
        if b.word == "bind"
    }
    program = cast(Program, changed(program, lambda arg: _merged(arg, single, loose)))
    program = tuple(clause for clause in program if clause.args != ((),))
    order = dict.fromkeys(str(n.args[0]) for n in nodes_in(program) if n.word in ("bind", "each"))
    names = dict(zip(order, _letters(len(order)), strict=True))
    return cast(Program, changed(program, lambda arg: _renamed(arg, names)))


def _plainly(arg: Arg) -> Arg:
    """Return a selection that is sifted once by each filter, and names as they are asked for."""
    of = arg.args[0] if isinstance(arg, Node) and arg.word == "where" else None
    if isinstance(arg, Node) and isinstance(of, Node) and of.word == "where":
        return of if of.args[1] == arg.args[1] else arg
    return _called(arg)


def _called(arg: Arg) -> Arg:
    """Return a name that is asked for without level and δ, which are no parts of it."""
    if not isinstance(arg, Node) or arg.word != "named":
        return arg
    return Node("named", (_NO_PART.sub("", str(arg.args[0])),))


def _without_idle(arg: Arg) -> Arg:
    """Drop tests after which nothing is done either way."""
    if not isinstance(arg, tuple):
        return arg
    return tuple(part for part in arg if not _idle(part))


def _idle(part: Arg) -> bool:
    return isinstance(part, Node) and part.word == "if" and not any(part.args[1:])


def _letters(count: int) -> list[str]:
    return [ascii_lowercase[n] if n < 26 else f"z{n}" for n in range(count)]


def _dropped(arg: Arg, read: set[str]) -> Arg:
    if isinstance(arg, Node) and arg.word == "bind" and arg.args[0] not in read:
        return arg.args[1]
    return arg


def _one_coin(bind: Node) -> bool:
    value = bind.args[1]
    return isinstance(value, Node) and value.word == "flip" and value.args[0] == 1


def _merged(arg: Arg, single: set[str], loose: set[str]) -> Arg:
    """Make two tests of one coin, heads then tails, a test with two outcomes.

    A coin that a player may leave alone comes up neither way, but where it was flipped just here.
    """
    if not isinstance(arg, tuple):
        return arg
    here = {str(part.args[0]) for part in arg if isinstance(part, Node) and part.word == "bind"}
    single = {name for name in single if name in here or name not in loose}
    done: list[Arg] = []
    for part in arg:
        before = done[-1] if done else None
        part = _turned(part, single)
        if _opposite(before, part, single):
            done[-1] = Node("if", (*before.args[:2], part.args[1]))  # type: ignore[union-attr]
        elif both := _in_a_row(before, part):
            done[-1] = both
        else:
            done.append(part)
    return tuple(done)


def _in_a_row(one: Arg | None, other: Arg) -> Node | None:
    """Return two tests of one thing that was done as one: what is done stays done."""
    if not (isinstance(one, Node) and isinstance(other, Node)):
        return None
    same = one.word == other.word == "if" and one.args[::2] == other.args[::2]
    if not same or not _is_did(one.args[0]) or one.args[2]:
        return None
    return Node("if", (one.args[0], (*cast(Block, one.args[1]), *cast(Block, other.args[1])), ()))


def _is_did(test: Arg) -> bool:
    return isinstance(test, Node) and test.word == "did"


def _turned(part: Arg, single: set[str]) -> Arg:
    """Turn a test round that does something only if it fails."""
    if isinstance(part, Node) and part.word == "if" and not part.args[1] and part.args[2]:
        return Node("if", (_negated(part.args[0], single), part.args[2], ()))
    return part


def _opposite(one: Arg | None, other: Arg, single: set[str]) -> bool:
    if not (isinstance(one, Node) and isinstance(other, Node)):
        return False
    if one.word != "if" or other.word != "if" or one.args[2] or other.args[2]:
        return False
    return _negated(one.args[0], single) == other.args[0]


def _negated(test: Arg, single: set[str]) -> Arg:
    coins = test.args[0] if isinstance(test, Node) and test.word == "compare" else None
    if isinstance(coins, Node) and coins.word == "heads" and coins.args[0] in single:
        return Node("compare", (Node("tails", coins.args), *test.args[1:]))  # type: ignore[union-attr]
    if isinstance(test, Node) and test.word == "not":
        return test.args[0]
    return Node("not", (test,))


def _renamed(arg: Arg, names: dict[str, str]) -> Arg:
    if isinstance(arg, Node) and arg.word in VARIABLES:
        return Node(arg.word, (names.get(str(arg.args[0]), arg.args[0]), *arg.args[1:]))
    return arg
