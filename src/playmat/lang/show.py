"""Write programs as canonical text, which parses back to the same program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.lang.lexer import quote
from playmat.lang.node import Arg, Node, Program
from playmat.lang.sorts import (
    BINDING,
    BLOCKS,
    CHOICE,
    COMPARISON,
    CONDITION_SIGNS,
    FILTER_SIGNS,
    NUMBER_SIGNS,
    RESULT,
    SELECTOR_SIGNS,
    SELECTORS,
    TIGHT,
    adopted,
    default_of,
    is_bare,
    may_be_left_out,
)
from playmat.lang.words import WORDS, Word


def show(program: Program) -> str:
    return "; ".join(_node(clause, "clause") for clause in program)


def show_node(node: Arg, sort: str) -> str:
    """The text of one argument where *sort* is expected."""
    return _argument(node, sort)


def _argument(arg: Arg, sort: str, strength: int = 0) -> str:
    """The text of *arg* where *sort* is expected, next to a sign that binds with *strength*."""
    if isinstance(arg, Node):
        return _with_arguments(arg) if sort == "event" else _node(arg, sort, strength)
    if isinstance(arg, tuple):
        return _block(arg, BLOCKS.get(sort, sort))
    if isinstance(arg, str) and sort in ("text", "units"):
        return quote(arg)
    if isinstance(arg, str) and sort == "value" and not is_bare(arg):
        return quote(arg)
    return str(arg)


def _node(node: Node, sort: str, strength: int = 0) -> str:
    """The text of *node*, in parentheses if it binds less tightly than *strength*.

    A node that is not well formed is written as it is, so that errors can quote it.
    """
    word = WORDS.get(node.word)
    if word is None or len(node.args) != len(word.params):
        return _with_arguments(node)
    if node.word == "ref":
        return _argument(node["var"], "var")
    if node.word in _SPECIAL:
        return _special(node)
    sign = _sign(node, sort)
    if sign is None:
        return _word(node, word, sort)
    text = _with_sign(node, sign, sort)
    return f"({text})" if _binding(sign) < strength else text


def _with_sign(node: Node, sign: str, sort: str) -> str:
    below, strength = _side(node, sort), _binding(sign)
    if sign == "not":
        return f"not {_argument(node.args[0], below, strength)}"
    if sign == "[":
        chosen = _argument(node["of"], below, TIGHT)
        return f"{chosen}[{_argument(node.args[1], 'filter')}]"
    left, right = node.args[0], node.args[-1]
    # Signs of equal strength associate to the left; comparisons cannot be chained.
    first = _argument(left, below, strength + (strength == COMPARISON))
    return f"{first} {sign} {_argument(right, below, strength + 1)}"


def _special(node: Node) -> str:
    first, second, *rest = node.args
    if node.word == "bind":
        return f"{_argument(first, 'var')} <- {_argument(second, RESULT)}"
    if node.word == "each":
        variable, of = _argument(first, "var"), _argument(second, CHOICE)
        return f"each {variable} in {of} {_argument(rest[0], 'block')}"
    text = f"if {_argument(first, 'cond')} {_argument(second, 'block')}"
    return f"{text} else {_argument(rest[0], 'block')}" if rest[0] else text


def _word(node: Node, word: Word, sort: str) -> str:
    written = _arguments(node, word, sort)
    text = f"{word.name}({', '.join(written)})" if written else word.name
    for param, arg in zip(word.params, node.args, strict=True):
        if param.sort in BLOCKS:
            blocks = arg if param.many and isinstance(arg, tuple) else (arg,)
            text += "".join(f" {_argument(block, param.sort)}" for block in blocks)
    return text


def _arguments(node: Node, word: Word, sort: str) -> list[str]:
    written: list[str] = []
    by_key = False
    last, tail = word.params[-1:], node.args[-1:]
    repeated = bool(last and last[0].many and last[0].sort not in BLOCKS and tail[0])
    for at, (param, arg) in enumerate(zip(word.params, node.args, strict=True)):
        if param.sort in BLOCKS:
            continue
        if param.many:
            every = arg if isinstance(arg, tuple) else (arg,)
            written += [_argument(one, param.sort) for one in every]
        elif not repeated and may_be_left_out(param) and arg == default_of(word, at, node.args):
            by_key = True
        else:
            text = _argument(arg, adopted(word, param, sort))
            written.append(f"{param.name}={text}" if by_key else text)
    return written


def _with_arguments(node: Node) -> str:
    inside = ", ".join(_argument(arg, CHOICE) for arg in node.args)
    return f"{node.word}({inside})" if node.args else node.word


def _block(statements: Sequence[Arg], sort: str) -> str:
    if not statements:
        return "{ }"
    return "{ " + "; ".join(_argument(statement, sort) for statement in statements) + " }"


_SPECIAL: Final = ("bind", "if", "each")
_SIGNS: Final = {
    word: sign
    for signs in (NUMBER_SIGNS, SELECTOR_SIGNS, CONDITION_SIGNS, FILTER_SIGNS)
    for sign, word in signs.items()
} | {"where": "["}


def _sign(node: Node, sort: str) -> str | None:
    """The sign for *node* where *sort* is expected, or None."""
    if node.word == "compare":
        return node["how"] if isinstance(node["how"], str) else None
    if node.word == "less" and sort == RESULT and not _is_choice(node):
        return None  # ``x <- a - b`` would be read as a difference of numbers
    return _SIGNS.get(node.word)


def _binding(sign: str) -> int:
    return BINDING.get(sign, TIGHT)


def _side(node: Node, sort: str) -> str:
    """The sort of the operands of a sign."""
    sorts = {param.sort for param in WORDS[node.word].params} - {"compare"}
    if CHOICE in sorts:
        return sort if sort in SELECTORS else CHOICE
    return sorts.pop()


def _is_choice(arg: Arg) -> bool:
    """Whether the text of *arg* can only be read as a selector."""
    if not isinstance(arg, Node) or arg.word not in WORDS or arg.word == "ref":
        return False
    if arg.word == "less":
        return any(map(_is_choice, arg.args))
    return WORDS[arg.word].sort in (CHOICE, *SELECTORS)
