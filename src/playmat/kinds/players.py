"""Who is asked, beside the two players."""

from __future__ import annotations

from typing import Final

CHANCE: Final = 2
NOBODY: Final = -1
