"""What stands in brackets: reminders of the rules, and the few notes that mean something."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.reader.grammar import phrase, rule

REMINDER: Block = ()
"""A reminder says only what the rules say anyway."""

phrase("mark", (node("$early"),), "before your attack")
phrase("note", REMINDER, "before your attack")
phrase("note", REMINDER, "don't apply Weakness and Resistance for Benched Pokémon")


@rule("note", "you can't use this attack if {c:condition}")
def not_usable(c: object) -> Block:
    return (node("$needs", node("not", c)),)  # type: ignore[arg-type]
