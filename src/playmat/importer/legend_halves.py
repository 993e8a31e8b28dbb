"""Merge the two halves of a Pokémon LEGEND."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from playmat.cards.card import Card


def merge_halves(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Give both halves of a LEGEND everything that either prints. [DATA-8]"""
    cards = tuple(cards)
    return tuple(_merge(card, legend_halves(card, cards)) for card in cards)


def legend_halves(card: Card, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The halves of the LEGEND *card* in its set, the top one first. [DATA-8]"""
    if card.kinds[0] != "legend":
        return ()
    home = card.id.rpartition("-")[0]
    alike = [half for half in cards if half.id.rpartition("-")[0] == home]
    return tuple(sorted((half for half in alike if half.name == card.name), key=_number))


def _number(card: Card) -> int:
    return int(re.sub(r"\D", "", card.id.rpartition("-")[2]) or 0)


def _merge(card: Card, halves: tuple[Card, ...]) -> Card:
    if not halves:
        return card
    return replace(
        card,
        attacks=_union(half.attacks for half in halves),
        powers=_union(half.powers for half in halves),
        weaknesses=_union(half.weaknesses for half in halves),
        resistances=_union(half.resistances for half in halves),
    )


def _union(groups: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(thing for group in groups for thing in group))
