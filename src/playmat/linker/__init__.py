"""Link cards and a rulebook into a match: programs become instructions, once, before a game."""

from __future__ import annotations

from playmat.linker.pickling import register

register()
