"""Split the text of a program into tokens; white space and newlines only separate them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from playmat.errors import BadProgram

LONGEST_NUMBER: Final = 6
"""Longest number, in digits."""


class Token(NamedTuple):
    """One token: its kind, its spelling and its position."""

    kind: str
    text: str
    at: int
    new_line: bool
    """Whether a newline comes before it."""


_TOKEN: Final = re.compile(
    r"""(?P<space>\s+)
    |(?P<name>[A-Za-z_][A-Za-z0-9_]*)
    |(?P<int>[0-9]+)
    |(?P<text>"(?:[^"\\\n]|\\["\\])*")
    |(?P<sign><-|==|!=|<=|>=|[<>=+\-*|(){}\[\],;])""",
    re.VERBOSE,
)


def tokens(text: str) -> list[Token]:
    """The tokens of *text*, ending with one of kind ``end``."""
    found: list[Token] = []
    at, new_line = 0, False
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise BadProgram(text, at, _unknown(text[at]))
        kind, piece = match.lastgroup or "", match.group()
        if kind == "space":
            new_line = new_line or "\n" in piece
        else:
            if kind == "int" and len(piece) > LONGEST_NUMBER:
                raise BadProgram(text, at, f"a number has at most {LONGEST_NUMBER} digits")
            # A sign is its own kind, so that the parser compares only one field.
            found.append(Token(piece if kind == "sign" else kind, piece, at, new_line))
            new_line = False
        at = match.end()
    found.append(Token("end", "", len(text), new_line))
    return found


def _unknown(sign: str) -> str:
    if sign == '"':
        return 'a text in quotes ends on its line, and a backslash stands before " or \\ only'
    return f"the language has no sign {sign!r}"


def quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def unquoted(token: str) -> str:
    """The text inside a quoted *token*."""
    return re.sub(r"\\(.)", r"\1", token[1:-1])
