"""The coin flipper's view of a game: it counts the coins that fell there and flips none. [ER-8]"""

from __future__ import annotations

from playmat.ereader import CoinFlipper
from playmat.model.state import State


def coins_of(st: State) -> CoinFlipper:
    """Return the count of the coins flipped in a game; the one that begins it is none of them."""
    flips = (each for each in st.events or () if each.what == "coin")
    return CoinFlipper.of(each.detail == "heads" for each in flips)
