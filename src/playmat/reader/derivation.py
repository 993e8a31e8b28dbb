"""Find the rules behind a reading: a parse retraced from its meaning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from typing import Final

from playmat.reader.grammar import GRAMMAR, MATCHERS, Literal, Meaning, Parse, Part, Rule, Way


@dataclass(frozen=True, slots=True)
class Heard:
    """A sentence with the symbol that read it and its meanings, or the symbols that failed."""

    words: tuple[str, ...]
    symbols: tuple[str, ...]
    meanings: tuple[object, ...] = ()


_HEARD: Final[ContextVar[list[Heard] | None]] = ContextVar("heard", default=None)


@contextmanager
def overheard() -> Iterator[list[Heard]]:
    """Collect the sentences read inside this block."""
    heard: list[Heard] = []
    token = _HEARD.set(heard)
    try:
        yield heard
    finally:
        _HEARD.reset(token)


def is_overheard() -> bool:
    """Whether sentences are being collected."""
    return _HEARD.get() is not None


def note(words: tuple[str, ...], symbols: tuple[str, ...], found: Sequence[object] = ()) -> None:
    """Record what *words* were read as, if sentences are being collected."""
    heard = _HEARD.get()
    if heard is not None:
        heard.append(Heard(words, symbols, tuple(found)))


@dataclass(frozen=True, slots=True)
class Span:
    """Some words of a sentence, by position, read as a symbol with one meaning."""

    symbol: str
    start: int
    end: int
    meaning: Meaning


Slots = tuple[tuple[str, Span], ...]
"""What fills the slots of a rule."""


@cache
def rules_behind(words: tuple[str, ...], symbol: str) -> frozenset[Rule]:
    """The rules of all cheapest readings of *words* as *symbol*."""
    parse = Parse(words)
    below = [Span(symbol, 0, len(words), meaning) for meaning in parse.whole(symbol)]
    found: set[Rule] = set()
    seen: set[Span] = set()
    while below:
        span = below.pop()
        if span not in seen:
            seen.add(span)
            for way, slots in _cheapest(parse, span):
                found.add(way.rule)
                below += [slot for _, slot in slots]
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Wording:
    """A rule of the grammar that read some words, with what filled its slots."""

    symbol: str
    pattern: str
    place: str
    words: str
    slots: tuple[Wording, ...] = ()


def wording_of(words: tuple[str, ...], symbol: str) -> Wording | None:
    """The rules that read *words* as *symbol*, outermost first."""
    parse = Parse(words)
    found = parse.whole(symbol)
    return _wording(parse, Span(symbol, 0, len(words), found[0]), ()) if found else None


def _wording(parse: Parse, span: Span, over: tuple[Span, ...]) -> Wording | None:
    """A cheapest rule that reads a span and does not contain itself."""
    words = " ".join(parse.words[span.start : span.end])
    function = MATCHERS.get(span.symbol)
    if function is not None and (span.end, span.meaning) in function(parse.words, span.start):
        place = _place(function.__module__, function.__code__.co_firstlineno)
        return Wording(span.symbol, f"{function.__name__}()", place, words)
    for way, slots in _cheapest(parse, span) if span not in over else ():
        inner = [_wording(parse, slot, (*over, span)) for _, slot in slots]
        found = tuple(one for one in inner if one is not None)
        if len(found) == len(inner):
            return Wording(span.symbol, pattern(way.parts), place_of(way.rule), words, found)
    return None


def place_of(rule: Rule) -> str:
    """The file and line of a rule."""
    return _place(rule.module, rule.line)


def _place(module: str, line: int) -> str:
    return f"{module.replace('.', '/')}.py:{line}"


def _cheapest(parse: Parse, span: Span) -> Iterator[tuple[Way, Slots]]:
    """Yield every cheapest way to read a span, with what fills its slots."""
    cost = parse.read(span.symbol, span.start)[span.end, span.meaning]
    for way in ways_at(parse, span.symbol, span.start):
        for index, at, slots in steps_from(parse, way, span.start):
            if index < len(way.parts) or at != span.end:
                continue
            spent = sum(_cost(parse, slot) for _, slot in slots)
            if way.cost + spent == cost and _meaning_of(way, slots) == span.meaning:
                yield way, slots


def _cost(parse: Parse, span: Span) -> int:
    return parse.read(span.symbol, span.start)[span.end, span.meaning]


def _meaning_of(way: Way, slots: Slots) -> Meaning:
    meaning: Meaning = way.meaning(**{name: slot.meaning for name, slot in slots})
    return meaning


def ways_at(parse: Parse, symbol: str, start: int) -> list[Way]:
    """The ways of a symbol that may begin with the word at *start*."""
    known = GRAMMAR.get(symbol)
    return known.beginning(parse.lower[start]) if known and start < len(parse.lower) else []


def steps_from(parse: Parse, way: Way, start: int) -> Iterator[tuple[int, int, Slots]]:
    """Yield each part that reading reaches, with its position and the slots before it.

    An index past the last part means that the whole way was read.
    """
    stack: list[tuple[int, int, Slots]] = [(0, start, ())]
    while stack:
        index, at, slots = stack.pop()
        yield index, at, slots
        part = way.parts[index] if index < len(way.parts) else None
        if isinstance(part, Literal):
            if _is_there(parse, part, at):
                stack.append((index + 1, at + 1, slots))
        elif part is not None:
            for end, meaning in parse.read(part.symbol, at):
                span = Span(part.symbol, at, end, meaning)
                stack.append((index + 1, end, (*slots, (part.name, span))))


def _is_there(parse: Parse, part: Literal, at: int) -> bool:
    if at >= len(parse.lower) or parse.lower[at] not in part.words:
        return False
    return part.exact in ("", parse.words[at])


def pattern(parts: tuple[Part, ...]) -> str:
    """One flat way as it is written in a rule."""
    return " ".join(
        part_text(part)
        if isinstance(part, Literal) or part.name == part.symbol
        else f"{{{part.name}:{part.symbol}}}"
        for part in parts
    )


def part_text(part: Part) -> str:
    """A word with its spellings, or a symbol in braces."""
    if not isinstance(part, Literal):
        return f"{{{part.symbol}}}"
    return f"={part.exact}" if part.exact else "|".join(sorted(part.words))
