"""Explain in plain words why a face is not read, with the sentence where reading stopped."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from playmat.errors import BadProgram
from playmat.reader.expected import nearest
from playmat.reader.face import Unread
from playmat.reader.order import STOPS, Text, stages

_PLAIN: Final = (
    (r"nothing is bound to", "refers to something that may not have been chosen or done"),
    (r"'\$(player|their|who|rival|nobody)'", "not clear which player is meant"),
    (r"'\$", "a word here refers to nothing that was said before"),
)
"""Errors of the card language's checks, in words about the text."""

_SPACED: Final = re.compile(r" (?=[,;:)]|'s\b)")


def refusal(stop: Exception, text: Text | None = None) -> str:
    """Why reading stopped, with the sentence unless the reason quotes one."""
    if text is None or (isinstance(stop, Unread) and stop.words):
        return _reason(stop) + (_hint(stop.words) if isinstance(stop, Unread) else "")
    place = _place(stop, text)
    return f"{_reason(stop)}: {place}" if place else _reason(stop)


_SYMBOLS: Final = ("statement", "clause", "mark", "note")


def _hint(words: tuple[str, ...]) -> str:
    """The words that could be read where reading stopped."""
    if "|" not in words or words[-1] == "|":
        return ""
    able = nearest(tuple(word for word in words if word != "|"), _SYMBOLS)
    return f" (did you mean: {', '.join(able)}?)" if able else ""


def _reason(stop: Exception) -> str:
    """Why reading stopped, without names of the card language."""
    if not isinstance(stop, BadProgram):
        return str(stop)
    found = (plain for pattern, plain in _PLAIN if re.search(pattern, str(stop)))
    return next(found, "the sentences don't fit together")


def _place(stop: Exception, text: Text) -> str:
    """The first sentence that stops the reading for this reason."""
    for end, sentence in enumerate(text.sentences, 1):
        try:
            for _ in stages(replace(text, sentences=text.sentences[:end])):
                pass
        except STOPS as earlier:
            if _reason(earlier) == _reason(stop):
                return _SPACED.sub("", str(sentence))
    return ""
