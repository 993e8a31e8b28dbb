"""Deck construction rules of a ruleset; violations carry rule ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from playmat.cards.card import Card
from playmat.cards.names import folded, name_has, rule_name
from playmat.cards.printed import has_line, is_basic_card, is_basic_energy, rule_lines, tagged
from playmat.rules import Ruleset
from playmat.rules.vocabulary import OF_ITS_ERA

UNOWN_LIMIT: Final = 4
"""Limit on Basic Pokémon named Unown if one of them prints that limit. [NOLIM-2]"""


@dataclass(frozen=True, slots=True)
class Violation:
    rule_id: str
    message: str
    surplus: tuple[Card, ...] = field(default=(), compare=False, repr=False)
    """The extra copies; without them the deck obeys the rule."""

    def __str__(self) -> str:
        return f"{self.rule_id}: {self.message}"


def find_violations(
    cards: Sequence[Card], ruleset: Ruleset, dates: Mapping[str, str] | None = None
) -> tuple[Violation, ...]:
    """Everything *ruleset* forbids about a deck of *cards*. [FORMAT-11]"""
    return (
        *_size(cards, ruleset),
        *_copies(cards, ruleset),
        *_basics(cards),
        *_stars_and_aces(cards, ruleset),
        *_limit_lines(cards),
        *_unown(cards),
        *_pool(cards, ruleset, dates),
    )


def _size(cards: Sequence[Card], ruleset: Ruleset) -> Iterator[Violation]:
    """Require the exact number of cards. [FORMAT-1, FORMAT-10, DECK-01]"""
    if len(cards) != ruleset.deck_size:
        message = f"{len(cards)} cards; a deck needs exactly {ruleset.deck_size}"
        yield Violation("FORMAT-1", message)


def _copies(cards: Sequence[Card], ruleset: Ruleset) -> Iterator[Violation]:
    """Limit copies of a name, except basic Energy and unlimited cards. [FORMAT-2, NOLIM-1, EN-3]"""
    bound = [
        card
        for card in cards
        if not is_basic_energy(card, ruleset) and not has_line(card, "no_limit")
    ]
    for name, held in _cards_by_name(bound):
        if len(held) > ruleset.copies:
            message = f"{len(held)} {name}; at most {ruleset.copies} with the same name"
            yield Violation("FORMAT-2", message, held[ruleset.copies :])


def _cards_by_name(cards: Sequence[Card]) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """Cards grouped by name within their supertype, in deck order. [NAMING-20]"""
    groups: dict[tuple[str, str], list[Card]] = {}
    for card in cards:
        groups.setdefault((card.supertype, folded(card.name)), []).append(card)
    return ((rule_name(held[0]), tuple(held)) for held in groups.values())


def _basics(cards: Sequence[Card]) -> Iterator[Violation]:
    """Require a Basic Pokémon by printed stage; Fossils do not count. [FORMAT-3, DECK-05]"""
    if not any(is_basic_card(card) for card in cards):
        yield Violation("FORMAT-3", "no Basic Pokémon; a deck needs at least 1")


def _stars_and_aces(cards: Sequence[Card], ruleset: Ruleset) -> Iterator[Violation]:
    """Limit the total of Pokémon Star and ACE SPEC cards. [FORMAT-4, FORMAT-5, CARD-ACE-3]"""
    stars = [card for card in cards if tagged(card, "star")]
    if len(stars) > ruleset.star_limit:
        message = f"{_list(stars)}; at most {ruleset.star_limit} Pokémon Star per deck"
        yield Violation("FORMAT-4", message, tuple(stars[ruleset.star_limit :]))
    aces = [card for card in cards if tagged(card, "ace")]
    if len(aces) > ruleset.ace_limit:
        message = f"{_list(aces)}; at most {ruleset.ace_limit} ACE SPEC per deck"
        yield Violation("FORMAT-5", message, tuple(aces[ruleset.ace_limit :]))


def _limit_lines(cards: Sequence[Card]) -> Iterator[Violation]:
    """Apply the limits that the cards print. [FORMAT-6, NOLIM-3, META-1]"""
    limits = sorted({line[1:] for card in cards for line in rule_lines(card) if is_limit(line)})
    for limit, scope in limits:
        bound = tuple(card for card in cards if has_line(card, "deck_limit", limit, scope))
        groups = _cards_by_name(bound) if scope == "name" else [(f"{scope} cards", bound)]
        for name, held in groups:
            if len(held) > int(limit):
                message = f"{len(held)} {name}; the card allows at most {limit}"
                yield Violation("FORMAT-6", message, held[int(limit) :])


def is_limit(line: tuple[str, ...]) -> bool:
    """Whether a rule line is a deck limit that no ruleset field covers. [NOLIM-3]"""
    return line[0] == "deck_limit" and len(line) == 3 and line[2] not in ("star", "ace")


def _unown(cards: Sequence[Card]) -> Iterator[Violation]:
    """Limit all Unown together if one of them prints that limit. [NOLIM-2]"""
    if not any(has_line(card, "unown_limit") for card in cards):
        return
    held = tuple(card for card in cards if is_basic_card(card) and name_has(card, "Unown"))
    if len(held) > UNOWN_LIMIT:
        message = f"{len(held)} Unown; at most {UNOWN_LIMIT} per deck"
        yield Violation("FORMAT-6", message, held[UNOWN_LIMIT:])


def _pool(
    cards: Sequence[Card], ruleset: Ruleset, dates: Mapping[str, str] | None
) -> Iterator[Violation]:
    """Require cards of the rulebook's era if it asks for that. [FORMAT-7, FORMAT-8, FORMAT-9]"""
    if ruleset.legal_pool != OF_ITS_ERA:
        return
    if dates is None:
        yield Violation("FORMAT-7", "no release dates given; pass the dates of the sets")
        return
    for card in dict.fromkeys(cards):
        date = dates.get(card.id.rpartition("-")[0], "no known date")
        if date > ruleset.pool_until:
            message = f"{card.name} ({card.id}) is from {date}; the pool ends {ruleset.pool_until}"
            yield Violation("FORMAT-7", message)
        if has_line(card, "not_tournament"):
            yield Violation("FORMAT-9", f"{card.name} ({card.id}) is not tournament-legal")


def _list(cards: Sequence[Card]) -> str:
    return ", ".join(f"{len(held)} {name}" for name, held in _cards_by_name(cards))
