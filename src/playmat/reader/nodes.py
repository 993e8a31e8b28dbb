"""Make nodes of the card language the short way, and say who does what a node says."""

from __future__ import annotations

from playmat.lang.make import Block as Block
from playmat.lang.make import changed as changed
from playmat.lang.make import conjunction as conjunction
from playmat.lang.make import node as node
from playmat.lang.make import replaced as replaced
from playmat.lang.make import where as where


def acted(block: Block, who: str, theirs: str = "") -> Block:
    """Return what is said of some player as done by *who*.

    "His or her" (``$their``) is whoever does it, but never "you": then it is the opponent.
    """
    whose = theirs or ("foe" if who == "me" else who)
    result = replaced(replaced(block, "$who", who), "$their", whose)
    assert isinstance(result, tuple)
    return result  # type: ignore[return-value]
