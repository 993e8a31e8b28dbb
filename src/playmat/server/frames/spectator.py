"""What both players may see: the view of somebody who plays neither side. [ZONE-01]"""

from __future__ import annotations

from playmat.model.views.records import UNKNOWN, Known, MonView, SideView

Sides = tuple[SideView, SideView]


def public_sides(one: Sides, other: Sides) -> Sides:
    """Return both halves of the table with what only one player knows left out."""
    return public_side(one[0], other[0]), public_side(one[1], other[1])


def public_side(one: SideView, other: SideView) -> SideView:
    """Return one half of the table as far as two players see it alike."""
    return one._replace(
        hand=(),
        deck=None,
        top=common(one.top, other.top),
        known=known_to_both(one, other),
        prizes=tuple(both(a, b) for a, b in zip(one.prizes, other.prizes, strict=True)),
        aside=tuple(sorted(fewer(one.aside, other.aside))),
        actives=mons(one.actives, other.actives),
        bench=mons(one.bench, other.bench),
    )


def common(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    """Return the top of a deck as far as both know it, without unknown cards at its end."""
    cards = [a if a == b else UNKNOWN for a, b in zip(one, other, strict=False)]
    while cards and cards[-1] == UNKNOWN:
        cards.pop()
    return tuple(cards)


def both(one: str | None, other: str | None) -> str | None:
    """Return a Prize if both know it; whether it is still there everybody sees."""
    return one if one == other else UNKNOWN


def fewer(one: tuple[str, ...], other: tuple[str, ...]) -> list[str]:
    """Return the cards put aside, those that only one player knows as unknown."""
    shared = [
        card for card in set(one) if card for _ in range(min(one.count(card), other.count(card)))
    ]
    return shared + [UNKNOWN] * (len(one) - len(shared))


def known_to_both(one: SideView, other: SideView) -> tuple[Known, ...]:
    """Return cards that both know to be in a hidden zone; a hand's owner knows all of it."""
    first, second = counts(one), counts(other)
    agreed = {key: min(n, second[key]) for key, n in first.items() if key in second}
    return tuple(Known(card, zone, n) for (card, zone), n in sorted(agreed.items()) if n)


def counts(side: SideView) -> dict[tuple[str, str], int]:
    """Return how many of each card a player knows to be in each hidden zone."""
    found = {(k.card, k.zone): k.copies for k in side.known}
    for card in side.hand:
        found[card, "hand"] = found.get((card, "hand"), 0) + 1
    for card, n in side.deck or ():
        found[card, "deck"] = n
    return found


def mons(one: tuple[MonView, ...], other: tuple[MonView, ...]) -> tuple[MonView, ...]:
    """Return Pokémon as both see them; one face down is hidden from somebody. [SETUP-09]"""
    return tuple(a if a == b or not a.card else b for a, b in zip(one, other, strict=True))
