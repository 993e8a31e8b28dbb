"""Our wording cut into tokens, and how names and texts are written in it."""

from __future__ import annotations

import re
from typing import Final

_TOKEN: Final = re.compile(
    r"""[ ]*(?:(?P<text>“(?:[^”\\]|\\.)*”)
    |(?P<int>[+-]?[0-9]+)
    |(?P<var>\[[a-z_][a-z0-9_]*\])
    |(?P<word>[^\W\d_][\w'’]*(?:-[^\W\d_][\w'’]*)*)
    |(?P<sign>[^ ]))""",
    re.VERBOSE | re.DOTALL,
)

END: Final = ""
"""The token behind the last one."""


def tokens(text: str) -> list[str]:
    """Return the tokens of one line; the last is ``END``."""
    found = [match.group().lstrip(" ") for match in _TOKEN.finditer(text)]
    return [*filter(None, found), END]


def quoted(text: str) -> str:
    """Return a name in quotes."""
    return "“" + text.replace("\\", "\\\\").replace("”", "\\”") + "”"


def unquoted(token: str) -> str:
    """Return the name that a quoted *token* holds."""
    return re.sub(r"\\(.)", r"\1", token[1:-1], flags=re.DOTALL)


def is_text(token: str) -> bool:
    """Return whether *token* is a name in quotes."""
    return token[:1] == "“"


def variable(name: str) -> str:
    """Return a variable as a letter, or in brackets if its name is longer."""
    return name.upper() if len(name) == 1 and name != "_" else f"[{name}]"


def variable_name(token: str) -> str:
    """Return the variable that *token* writes, or nothing."""
    if len(token) == 1 and "A" <= token <= "Z":
        return token.lower()
    return token[1:-1] if token[:1] == "[" and token[-1:] == "]" else ""


def number(token: str) -> int | None:
    """Return the number without a plus that *token* writes."""
    return int(token) if token.lstrip("-").isdecimal() and token[0] != "+" else None


def capital(text: str) -> str:
    """Return a sentence with its first letter made large."""
    return text[:1].upper() + text[1:]
