"""Our wording cut into tokens, and how names and texts are written in it."""

from __future__ import annotations

import re
from typing import Final

LOOSE: Final = "\u2060"
"""Marks a phrase that might be taken for another; taken out of the text in the end."""

OTHERS: Final = "\u2061"
"""Stands before "they" or "their" where Pokémon or cards are meant; taken out in the end."""

_TOKEN: Final = re.compile(
    r"""[ ]*(?:(?P<text>“(?:[^”\\]|\\.)*”)
    |(?P<int>[+-]?[0-9]+)
    |(?P<level>LV\.X)
    |(?P<var>\[[a-z_][a-z0-9_]*\])
    |(?P<word>[^\W\d_][\w'’]*(?:-[^\W\d_][\w'’]*)*)
    |(?P<sign>[^ ]))""",
    re.VERBOSE | re.DOTALL,
)

_SPLIT: Final = {"another": ("a", "other"), "Another": ("A", "other")}
"""Words that are two."""

END: Final = ""
"""The token behind the last one."""


def tokens(text: str) -> list[str]:
    """Return the tokens of one line; the last is ``END``."""
    found = (match.group().lstrip(" ") for match in _TOKEN.finditer(text))
    return [*(one for token in found if token for one in _SPLIT.get(token, (token,))), END]


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


def folded(token: str) -> str:
    """Return *token* in small letters, "an" as the "a" that it is."""
    small = token.casefold()
    return "a" if small == "an" else small


_ARTICLE: Final = re.compile(
    r"“(?:[^”\\]|\\.)*”|\ba(?= \u2060*“?(?:[aeioAEIO]|[Uu]n[^aeio]|Unown|LV|SP\b|M ))"
)


def with_articles(text: str) -> str:
    """Return *text* with "an" where "a" would stand before a vowel; names are left alone."""
    joined = _ARTICLE.sub(lambda m: m[0] if is_text(m[0]) else m[0] + "n", text)
    return joined.replace("an other ", "another ").replace(f"an {LOOSE}other ", "another ")


def capital(text: str) -> str:
    """Return a sentence with its first letter made large."""
    at = next((at for at, sign in enumerate(text) if sign != LOOSE), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
