"""Explain where reading a sentence stopped: what was expected, and unknown words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache

from playmat.reader.derivation import Wording, part_text, pattern, place_of, steps_from, ways_at
from playmat.reader.grammar import GRAMMAR, Literal, Parse, Way, first_words


def expected(parse: Parse, symbols: tuple[str, ...]) -> tuple[str, ...]:
    """What could have come where reading stopped: words, then {symbols}.

    If not even the first word was read, these are the *symbols* that were tried.
    """
    if parse.furthest == 0:
        return tuple(f"{{{symbol}}}" for symbol in symbols)
    found = {part_text(way.parts[index]) for _, way, index in _broken_off(parse)}
    return tuple(sorted(found, key=lambda part: (part[0] == "{", part)))


def broken_off(parse: Parse) -> tuple[Wording, ...]:
    """The rules that read furthest, those with the most parts read first."""
    found: dict[str, Wording] = {}
    for symbol, way, _ in sorted(_broken_off(parse), key=lambda one: -one[2]):
        place = place_of(way.rule)
        found.setdefault(place, Wording(symbol, pattern(way.parts), place, ""))
    return tuple(found.values())


def _broken_off(parse: Parse) -> Iterator[tuple[str, Way, int]]:
    """Yield symbol, way and the part that failed, where reading stopped."""
    stopped = parse.furthest
    for symbol, start in list(parse.memo):
        for way in ways_at(parse, symbol, start) if start < stopped else ():
            for index, at, _ in steps_from(parse, way, start):
                if at == stopped and index < len(way.parts):
                    yield symbol, way, index


def unknown_words(words: Sequence[str]) -> tuple[str, ...]:
    """Words that are in no rule of the grammar; some of them may be names."""
    known = _vocabulary()
    return tuple(word for word in words if word[0].isalpha() and word.lower() not in known)


def near_words(word: str) -> list[str]:
    """The words of the grammar spelled most like an unknown one."""
    return get_close_matches(word.lower(), sorted(_vocabulary()), 2, 0.75)


def nearest(words: Sequence[str], symbols: tuple[str, ...]) -> list[str]:
    """Up to three similarly spelled words that can be read where reading stopped."""
    parse = Parse(words)
    for symbol in symbols:
        parse.read(symbol, 0)
    if parse.furthest >= len(words):
        return []
    forks = [fork for at, fork in parse.open if at == parse.furthest]
    named = [first_words(slot.symbol) or () for fork in forks for slot in fork.slots]
    able = set[str]().union(*named, *(fork.words for fork in forks))
    return get_close_matches(words[parse.furthest].lower(), sorted(able), 3, 0.7)


@cache
def _vocabulary() -> frozenset[str]:
    """Every word that a rule of the grammar contains."""
    ways = (way for symbol in GRAMMAR.values() for way in symbol.ways)
    parts = (part for way in ways for part in way.parts if isinstance(part, Literal))
    return frozenset(word for part in parts for word in part.words)
