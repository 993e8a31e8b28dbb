"""What both players may see: the view of a spectator. [ZONE-01]"""

from __future__ import annotations

from playmat.model.views.records import UNKNOWN, Known, MonView, SideView

Sides = tuple[SideView, SideView]


def public_sides(one: Sides, other: Sides) -> Sides:
    """Both sides of the table without what only one player knows."""
    return public_side(one[0], other[0]), public_side(one[1], other[1])


def public_side(one: SideView, other: SideView) -> SideView:
    """One side of the table as far as both players see the same."""
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
    """The top of a deck as far as both know it, without unknown cards at the end."""
    cards = [a if a == b else UNKNOWN for a, b in zip(one, other, strict=False)]
    while cards and cards[-1] == UNKNOWN:
        cards.pop()
    return tuple(cards)


def both(one: str | None, other: str | None) -> str | None:
    """A Prize if both know it; everyone sees whether it is still there."""
    return one if one == other else UNKNOWN


def fewer(one: tuple[str, ...], other: tuple[str, ...]) -> list[str]:
    """The cards set aside; those that only one player knows are unknown."""
    shared = [
        card for card in set(one) if card for _ in range(min(one.count(card), other.count(card)))
    ]
    return shared + [UNKNOWN] * (len(one) - len(shared))


def known_to_both(one: SideView, other: SideView) -> tuple[Known, ...]:
    """Cards in hidden zones that both know, counting a hand as known to its owner."""
    first, second = counts(one), counts(other)
    agreed = {key: min(n, second[key]) for key, n in first.items() if key in second}
    return tuple(Known(card, zone, n) for (card, zone), n in sorted(agreed.items()) if n)


def counts(side: SideView) -> dict[tuple[str, str], int]:
    """How many of each card a player knows in each hidden zone."""
    found = {(k.card, k.zone): k.copies for k in side.known}
    for card in side.hand:
        found[card, "hand"] = found.get((card, "hand"), 0) + 1
    for card, n in side.deck or ():
        found[card, "deck"] = n
    return found


def mons(one: tuple[MonView, ...], other: tuple[MonView, ...]) -> tuple[MonView, ...]:
    """Pokémon as both see them; face-down ones are hidden from one player. [SETUP-09]"""
    return tuple(a if a == b or not a.card else b for a, b in zip(one, other, strict=True))
