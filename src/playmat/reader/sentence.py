"""Read one sentence: its single meaning, or the words at which reading stopped."""

from __future__ import annotations

from functools import cache

from playmat.lang.make import Block, replaced
from playmat.reader.derivation import note
from playmat.reader.face import Unread
from playmat.reader.grammar import Parse
from playmat.reader.text.tokens import Sentence


@cache
def readings(sentence: Sentence, symbol: str) -> tuple[tuple[object, ...], int]:
    """Every meaning of a sentence as *symbol*, and how far any reading got."""
    parse = Parse(sentence.words)
    return tuple(parse.whole(symbol)), parse.furthest


def meaning(sentence: Sentence, *symbols: str, player: str = "") -> tuple[str, object]:
    """The first of *symbols* that reads the sentence, and its single meaning.

    *player* is used where the text leaves open who "he or she" is.
    """
    furthest = 0
    for symbol in symbols:
        found, reached = readings(sentence, symbol)
        furthest = max(furthest, reached)
        if len(found) > 1 and player:
            found = tuple(dict.fromkeys(replaced(m, "$player", player) for m in found))  # type: ignore[arg-type]
        if found:
            note(sentence.words, (symbol,), found)
        if len(found) > 1:
            raise Unread(f"{len(found)} meanings", sentence.words)
        if found:
            return symbol, found[0]
    note(sentence.words, symbols)
    words = (*sentence.words[:furthest], "|", *sentence.words[furthest:])
    raise Unread("stopped", words)


def statements(sentence: Sentence, symbol: str, player: str = "") -> Block:
    """The statements of a sentence."""
    return meaning(sentence, symbol, player=player)[1]  # type: ignore[return-value]
