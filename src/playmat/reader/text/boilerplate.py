"""Sentences that say only what the rules of a kind of card say: dropped by the kind of card."""

from __future__ import annotations

from playmat.reader.grammar import Parse
from playmat.reader.text.tokens import Sentence


def without_boilerplate(text: tuple[Sentence, ...], kinds: tuple[str, ...]) -> tuple[Sentence, ...]:
    """Return *text* without the sentences that every card of these *kinds* carries."""
    return tuple(
        s for s in text if not any(Parse(s.words).whole(f"boilerplate_{kind}") for kind in kinds)
    )
