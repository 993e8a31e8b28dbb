"""Drop sentences that only repeat the rules for a kind of card."""

from __future__ import annotations

from playmat.reader.derivation import note
from playmat.reader.grammar import Parse
from playmat.reader.text.tokens import Sentence


def without_boilerplate(text: tuple[Sentence, ...], kinds: tuple[str, ...]) -> tuple[Sentence, ...]:
    """Return *text* without the sentences that every card of these *kinds* carries."""
    symbols = [f"boilerplate_{kind}" for kind in kinds]
    return tuple(s for s in text if not any(says(s, symbol) for symbol in symbols))


def says(sentence: Sentence, symbol: str) -> bool:
    """Whether the whole sentence reads as *symbol*."""
    found = Parse(sentence.words).whole(symbol)
    if found:
        note(sentence.words, (symbol,), found[:1])
    return bool(found)
