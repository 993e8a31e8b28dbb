"""Counting the coin flips of a game. [ER-8]"""

from __future__ import annotations

from playmat.ereader import CoinFlipper
from playmat.model.state import State


def coins_of(st: State) -> CoinFlipper:
    """Return the count of a game's coin flips, without the opening flip."""
    flips = (each for each in st.events or () if each.what == "coin")
    return CoinFlipper.of(each.detail == "heads" for each in flips)
