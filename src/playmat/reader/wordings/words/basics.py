"""The small words: numbers, bounds, quantities, owners, types, conditions and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import Meaning, matcher, phrase, row, rule, same
from playmat.reader.meanings import CONDITIONS
from playmat.reader.text.tokens import TYPES

_NAME: Final = re.compile(r"[A-Z★δ☆\[?!♀♂]|\d+$|M$|ex$")
PAIRS: Final = ((1, 2), (2, 3), (3, 4))
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


for _number, _words in enumerate(("a|an|one", "two", "three"), 1):
    phrase("count", _number, f"[{_words}]")
same("count", "{number}")
for _shape, _words in (("$number()", "that many"), ("mul(2, $number())", "twice that many")):
    row("count", _shape, _words)
phrase("count", 1, "another", cost=2)
row("quantity", "$q(?count, ?count)", "{count}", "[exactly|any] {count}")
row("quantity", "$q(0, 60)", "any number [of]?", "as many")


@rule(
    "quantity",
    "up to [any]? {most:count}",
    "as many as {most:count}",
    "{least:count} or {most:count}",
)
def at_most(most: Arg, least: Arg = 0) -> Node | None:
    return node("$q", least, most) if least == 0 or (least, most) in PAIRS else None


row("owner", "foe", "your opponent's", "the opponent's")
row("owner", "$their", "his or her", "their", "its [owner's|player's]")
row("owner", "both", "each player's", "both players'")
row("owner", "$either", "either player's", "any player's")
for _word, _letter in TYPES.items():
    phrase("type", _letter, _word)
for _condition in CONDITIONS:
    phrase("status", _condition, _condition)
row("statuses", "[?status]", "{status}")
row("statuses", "[?status, ?b]", "{status} and {b:status}", "both {status} and {b:status}")
row("statuses", "[?status, ?b, ?c]", "{status} , {b:status} , and {c:status}")


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
    """A name as printed: with its possessive joined and the full stop of a title."""
    dotted = (f"{word}." if word in _TITLES else word for word in words)
    return " ".join(dotted).replace(" 's", "'s")


def _may_go_on(word: str, first: bool) -> bool:
    if _NAME.match(word):
        return not (first and (word.isdigit() or word == "ex"))
    return not first and word in _JOINING


@matcher("quoted", '"')
def quoted_words(words: Sequence[str], at: int) -> list[tuple[int, Meaning]]:
    if at >= len(words) or words[at] != '"':
        return []
    for end in range(at + 1, min(at + 8, len(words))):
        if words[end] == '"':
            return [(end + 1, " ".join(words[at + 1 : end]).replace(" 's", "'s"))]
    return []


row("quantity", "$q(1, 1)", "another", "[an|1] additional", cost=2)
row("quantity", "$q(0, $number())", "up to that many", "up to that number of")
row("number_range", "$cmp(>=, ?count)", "{count} or more", "at least {count}")
row("number_range", "$cmp(<=, ?count)", "{count} or [less|fewer]", "[up to|no more than] {count}")
row("number_range", "$cmp(>, ?count)", "more than {count}")
row("number_range", "$cmp(<, ?count)", "[less|fewer] than {count}")
row("number_range", "$cmp(==, ?count)", "exactly {count}")
row("number_range", "$cmp(==, 0)", "no", "none", "neither")
same("how_many", "{number_range}")
row("how_many", "$cmp(>=, 1)", "any", "a", "an")
row("how_many", "$cmp(==, ?count)", "{count:number}", "only {count}")
row("numbers", "[?number, ?b]", "{number} or {b:number}", "{number} , or {b:number}")
row("numbers", "[?number, *?numbers]", "{number} , {numbers}")
