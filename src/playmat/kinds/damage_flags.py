"""What damage ignores, as bits, in the order of the language's list."""

from __future__ import annotations

from typing import Final

NO_WEAKNESS: Final = 1
NO_RESISTANCE: Final = 2
NO_EFFECTS: Final = 4
NO_POWERS: Final = 8
BENCH_WEAKNESS: Final = 16
