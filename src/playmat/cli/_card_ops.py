"""The linked instructions of a card, as text and JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from playmat.cards.card import Card
from playmat.rules import book

if TYPE_CHECKING:
    from playmat.linker.listing import Listing


def linked_parts(card: Card, rules: str) -> tuple[Listing, ...]:
    """Return a card's parts, linked under a rulebook."""
    from playmat.linker.listing import listings  # the engine, which a card alone does not need

    return listings(card, book(rules))


def ops_lines(card: Card, rules: str) -> list[str]:
    """Return a card's linked instructions as lines of text."""
    lines = [f"{card.name} ({card.id}), linked under {rules}"]
    for part in linked_parts(card, rules):
        lines += part_lines(part)
    return lines


def part_lines(part: Listing) -> list[str]:
    """Return the title, facts and instructions of one part."""
    title = f"  #{part.number} {part.title}" if part.number else f"  {part.title}"
    facts = [f"    {fact}" for fact in part.facts]
    return [title, *facts, *(f"    {one}" for one in part.instructions)]


def ops_json(card: Card, rules: str) -> dict[str, Any]:
    """Return a card's linked instructions as JSON."""
    parts = [asdict(part) for part in linked_parts(card, rules)]
    return {"id": card.id, "name": card.name, "rules": rules, "parts": parts}
