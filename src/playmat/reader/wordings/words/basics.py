"""The small words: numbers, quantities, owners, types, conditions and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import Meaning, matcher, phrase, rule, same, spare_phrase
from playmat.reader.meanings import CONDITIONS, MANY
from playmat.reader.text.tokens import TYPES

NUMBER = node("$number")

_NAME: Final = re.compile(r"[A-Z★δ☆\[?!♀♂]|\d+$|M$|ex$")
_TITLES: Final = ("Lt", "Mrs", "Jr", "St", "Dr", "Prof")
_JOINING: Final = (
    "'s",
    "of",
    "the",
    "and",
    "in",
    "to",
    "with",
    "a",
    "for",
    "on",
    "&",
    "at",
    "from",
    "de",
)


@matcher("number", "#")
def number(words: Sequence[str], at: int) -> list[tuple[int, Meaning]]:
    return [(at + 1, int(words[at]))] if at < len(words) and words[at].isdigit() else []


phrase("count", 1, "a", "an", "one")
spare_phrase("count", 2, "two")
spare_phrase("count", 3, "three")
same("count", "{number}")


@rule("quantity", "{n:count}", "exactly {n:count}")
def exactly(n: int) -> Node:
    return Node("$q", (n, n))


@rule("quantity", "up to [any]? {n:count}", "as many as {n:count}")
def up_to(n: int) -> Node:
    return Node("$q", (0, n))


phrase("quantity", Node("$q", (0, MANY)), "any number of", "as many")
phrase("quantity", Node("$q", (1, 2)), "1 or 2")
phrase("quantity", Node("$q", (1, 1)), "any 1")
phrase("quantity", Node("$q", (2, 2)), "any 2")
phrase("owner", "me", "your")
phrase("owner", "foe", "your opponent's", "the opponent's")
phrase("owner", "$their", "his or her", "their", "its [owner's|player's]")
phrase("owner", "both", "each player's", "both players'")
phrase("owner", "$either", "either player's", "any player's")

for _word, _letter in TYPES.items():
    phrase("type", _letter, _word)

for _condition in CONDITIONS:
    phrase("status", _condition, _condition)


@rule("statuses", "{a:status}")
def one_condition(a: str) -> tuple[str, ...]:
    return (a,)


@rule("statuses", "{a:status} and {b:status}", "both {a:status} and {b:status}")
def two_conditions(a: str, b: str) -> tuple[str, ...]:
    return (a, b)


@rule("statuses", "{a:status} , {b:status} , and {c:status}")
def three_conditions(a: str, b: str, c: str) -> tuple[str, ...]:
    return (a, b, c)


@matcher("name")
def name(words: Sequence[str], at: int) -> list[tuple[int, Meaning]]:
    found: list[tuple[int, Meaning]] = []
    end = at
    while end < len(words) and end - at < 7 and _may_go_on(words[end], end == at):
        end += 1
        if _NAME.match(words[end - 1]):
            found.append((end, _spelled(words[at:end])))
    return found


def _spelled(words: Sequence[str]) -> str:
    """Return a name as printed: the s of a possessive joined, a title with its full stop."""
    dotted = (f"{word}." if word in _TITLES else word for word in words)
    return " ".join(dotted).replace(" 's", "'s")


def _may_go_on(word: str, first: bool) -> bool:
    if _NAME.match(word):
        return not (first and (word.isdigit() or word == "ex"))
    return not first and word in _JOINING


@matcher("quoted", '"')
def quoted(words: Sequence[str], at: int) -> list[tuple[int, Meaning]]:
    if at >= len(words) or words[at] != '"':
        return []
    for end in range(at + 1, min(at + 8, len(words))):
        if words[end] == '"':
            return [(end + 1, " ".join(words[at + 1 : end]).replace(" 's", "'s"))]
    return []


spare_phrase("quantity", node("$q", 1, 1), "another", "[an|1] additional", cost=2)
phrase("quantity", node("$q", 0, NUMBER), "up to that many", "up to that number of")
