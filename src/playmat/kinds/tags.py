"""Tags of cards, as bits; the order is that of `lang.words.lists`."""

from __future__ import annotations

from typing import Final

BABY: Final = 512
FLARE: Final = 1048576
