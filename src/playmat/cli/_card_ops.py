"""A card as it is linked: the instructions of its faces, for people and as JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from playmat.cards.card import Card
from playmat.rules import book

if TYPE_CHECKING:
    from playmat.linker.listing import Listing


def linked_parts(card: Card, rules: str) -> tuple[Listing, ...]:
    """Link a card under a book."""
    from playmat.linker.listing import listings  # the engine, which a card alone does not need

    return listings(card, book(rules))


def ops_lines(card: Card, rules: str) -> list[str]:
    """Return what a card is linked to under a book."""
    lines = [f"{card.name} ({card.id}), linked under {rules}"]
    for part in linked_parts(card, rules):
        lines += part_lines(part)
    return lines


def part_lines(part: Listing) -> list[str]:
    """Return one linked part: its title, what is known of it, an instruction a line."""
    title = f"  #{part.number} {part.title}" if part.number else f"  {part.title}"
    facts = [f"    {fact}" for fact in part.facts]
    return [title, *facts, *(f"    {one}" for one in part.instructions)]


def ops_json(card: Card, rules: str) -> dict[str, Any]:
    """Return what a card is linked to under a book, as JSON."""
    parts = [asdict(part) for part in linked_parts(card, rules)]
    return {"id": card.id, "name": card.name, "rules": rules, "parts": parts}
