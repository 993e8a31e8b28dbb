"""Which questions are worth asking: only those where an answer can change the game."""

from __future__ import annotations

from playmat.linker.worth import marks as marks
