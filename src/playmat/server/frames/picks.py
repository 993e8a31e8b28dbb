"""Choices of many, picked one by one: what has been picked so far and how much may be."""

from __future__ import annotations

from typing import Any

from playmat.engine.ops.choose import AskPick
from playmat.engine.values.selectors import CARDS
from playmat.model.notation.options import is_told
from playmat.model.state import State


def picked_cards(st: State, copies: tuple[int, ...]) -> list[str]:
    """Return the printed cards picked so far, one picked without being seen as unknown."""
    return [st.cards[c].card_id if is_told(st, c, int(st.chooser)) else "" for c in copies]


def picking(st: State) -> dict[str, Any] | None:
    """Return what has been chosen of many so far, and how many may be; nothing for one choice."""
    fr = st.frames[-1]
    op = fr.ops[fr.pc - 1]
    if not isinstance(op, AskPick) or op.least is None or op.most is None:
        return None
    held = fr.vars[op.reg]
    chosen = picked_cards(st, held) if op.sort == CARDS else [int(item) for item in held]
    least, most = int(op.least.value(st, fr)), int(op.most.value(st, fr))
    return None if most <= 1 and least >= 1 else {"chosen": chosen, "least": least, "most": most}
