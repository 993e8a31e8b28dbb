"""Tags of cards as bits, in the order of `lang.words.lists`."""

from __future__ import annotations

from typing import Final

BABY: Final = 512
FLARE: Final = 1048576
