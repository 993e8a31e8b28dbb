"""Set who does what a node says."""

from __future__ import annotations

from playmat.lang.make import Block, replaced
from playmat.reader.shapes import lens


@lens
def acted(block: Block, who: str, theirs: str = "") -> Block:
    """Statements as done by *who*.

    "His or her" (``$their``) is the same player, but never "you": then it is the opponent.
    """
    whose = theirs or ("foe" if who == "me" else who)
    result = replaced(replaced(block, "$who", who), "$their", whose)
    assert isinstance(result, tuple)
    return result  # type: ignore[return-value]
