"""Meanings of rows: programs with holes, written as text and filled from the slots.

A shape is a word of the card language with its arguments, ``heal(?target, ?amount)``. Omitted
parameters get their defaults, a list is in square brackets, and a word without parentheses is a
name. ``?name`` is a hole; a star spreads the list after it. ``$word(...)`` is a mark that a later
step of reading resolves (``marks``), and ``@word(...)`` calls a ``lens``, a function that many rows
use to combine their parts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeVar

from playmat.lang.make import conjunction, node, replaced, where
from playmat.lang.node import Node
from playmat.lang.words import EVENTS, WORDS

Slots = dict[str, Any]
_F = TypeVar("_F", bound=Callable[..., Any])

LENSES: Final[dict[str, Callable[..., Any]]] = {
    function.__name__: function for function in (conjunction, replaced, where)
}
"""The functions that shapes may call, by name."""

_TOKEN: Final = re.compile(r'\s*(\?\w+|-?\d+|"[^"]*"|[<>=!]=?|[$@]?\w+|[()\[\],*])')


def lens(function: _F) -> _F:
    """Let shapes call *function* by its name, after ``@``."""
    if LENSES.setdefault(function.__name__, function) is not function:
        raise ValueError(f"there are two lenses called {function.__name__}")
    return function


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a shape with a hole, computed from the slots."""

    filled: Callable[[Slots], Any]
    spread: bool = False


def filler(text: str) -> Callable[..., Any]:
    """A function that fills the holes of the shape *text* with slots given by name."""
    tokens = _TOKEN.findall(text)
    if "".join(tokens) != re.sub(r'\s+(?=(?:[^"]*"[^"]*")*[^"]*$)', "", text):
        raise ValueError(f"{text!r} is no shape")
    made = _part(tokens)
    if tokens:
        raise ValueError(f"{text!r} goes on after its end: {' '.join(tokens)}")
    if isinstance(made, Part):
        filled = made.filled
        return lambda **slots: filled(slots)
    return lambda **slots: made


def holes(text: str) -> set[str]:
    """The names of the holes in the shape *text*."""
    return set(re.findall(r"\?(\w+)", text))


def _part(tokens: list[str]) -> Any:
    """Take one part from the front of *tokens*: a constant, or a ``Part``."""
    token = tokens.pop(0)
    if token.startswith("?"):
        return Part(itemgetter(token[1:]))
    if token.startswith('"'):
        return token[1:-1]
    if token.lstrip("-").isdigit():
        return int(token)
    if token == "[":
        return _build(lambda *parts: parts, *_list(tokens, "]"))
    if tokens[:1] == ["("]:
        tokens.pop(0)
        return _build(_maker(token), *_list(tokens, ")"))
    return token == "true" or token


def _maker(word: str) -> Callable[..., Any]:
    """The function that builds a part from its arguments: a lens, an event or another word."""
    if word.startswith("@"):
        if word[1:] not in LENSES:
            raise ValueError(f"there is no lens {word[1:]!r}")
        return LENSES[word[1:]]
    if word in EVENTS:
        return lambda *args: Node(word, args)
    if word not in WORDS and not word.startswith("$"):
        raise ValueError(f"there is no word {word!r}")
    return partial(node, word)


def _list(tokens: list[str], end: str) -> tuple[list[Any], dict[str, Any]]:
    """Take the parts up to *end*: positional and named ones."""
    parts: list[Any] = []
    named: dict[str, Any] = {}
    while tokens[0] != end:
        if tokens[0] == "*":
            tokens.pop(0)
            several = _part(tokens)
            parts += [replace(several, spread=True)] if isinstance(several, Part) else several
        elif tokens[1] == "=":
            name = tokens.pop(0)
            tokens.pop(0)
            named[name] = _part(tokens)
        else:
            parts.append(_part(tokens))
        if tokens[0] == ",":
            tokens.pop(0)
    tokens.pop(0)
    return parts, named


def _build(make: Callable[..., Any], parts: Sequence[Any], named: dict[str, Any]) -> Any:
    """The result of *make* for its parts, computed now if none has a hole."""
    if not any(isinstance(part, Part) for part in (*parts, *named.values())):
        return make(*parts, **named)

    def filled(slots: Slots) -> Any:
        values: list[Any] = []
        for part in parts:
            if not isinstance(part, Part):
                values.append(part)
            elif part.spread:
                values += part.filled(slots)
            else:
                values.append(part.filled(slots))
        return make(*values, **{name: _value(part, slots) for name, part in named.items()})

    return Part(filled)


def _value(part: Any, slots: Slots) -> Any:
    return part.filled(slots) if isinstance(part, Part) else part
