"""Build a deck a person might build: two types, whole evolution lines, Energy and Trainers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.names import folded
from playmat.cards.printed import is_basic_card, is_basic_energy, may_start
from playmat.decks.deck import Deck
from playmat.decks.formats import Format, format_violations
from playmat.decks.random_decks import TRIES, Building, NoDeck, Shelves, basic_energy
from playmat.rules import Ruleset

LEAST_STARTERS: Final = 10
_NAMED: Final = re.compile(r'"([A-Z][^"]*)"')
ENERGY: Final = (15, 20)
TRAINERS: Final = (14, 20)
COPIES: Final = {1: (3, 4), 2: (4, 3), 3: (4, 3, 2)}
"""Copies of each card in an evolution line, from the Basic up, by the length of the line."""

# How many different cards of each kind of Trainer a deck aims for.
WANTED: Final = {"supporter": 4, "item": 4, "stadium": 1, "tool": 1}


class Workshop:
    """Builds decks from the playable cards of a format."""

    def __init__(self, library: Library, format: Format) -> None:
        cards = [card for card in library.cards() if format.allows(card)]
        held = [card for card in cards if format.sets is None or format.prints(card)]
        self.format = format
        self.rules: Ruleset = format.ruleset
        self.shelves = Shelves(Library(cards=held))
        self.basics = basic_energy(self.shelves.energy, self.rules)
        if not self.basics:
            raise NoDeck(f"{format.name} has no playable basic Energy")

    def deck(self, rng: Random) -> Deck:
        """Build a legal deck; the same *rng* builds the same deck."""
        for _ in range(TRIES):
            deck = self._draft_deck(rng)
            starters = sum(may_start(card, self.rules) for card in deck.cards)
            if starters >= LEAST_STARTERS and not format_violations(deck, self.format):
                return deck
        raise NoDeck(f"no legal deck found for {self.format.name} in {TRIES} tries")

    def _draft_deck(self, rng: Random) -> Deck:
        types = rng.sample(sorted(self.basics), min(rng.choice((1, 2, 2)), len(self.basics)))
        deck = Building(self.rules)
        energy, trainers = rng.randint(*ENERGY), rng.randint(*TRAINERS)
        self._add_pokemon(deck, rng, types, deck.room() - energy - trainers)
        self._add_trainers(deck, rng, deck.room() - energy)
        self._add_energy(deck)
        return Deck(f"random {self.format.name}", tuple(deck.cards))

    def _add_pokemon(self, deck: Building, rng: Random, types: Sequence[str], room: int) -> None:
        """Add whole lines of the wanted types within *room* cards, the first with full counts."""
        most = len(deck.cards) + room
        names: set[str] = set()
        for card in self._candidates(rng, types):
            line = self._line(card, rng, types)
            copies = COPIES.get(len(line), ())
            if not copies or len(deck.cards) + sum(copies) > most:
                copies = (2,) * len(line) if len(line) < 3 else (2, 1, 1)
            fits = line and len(deck.cards) + sum(copies) <= most
            if not fits or names & {folded(each.name) for each in line}:
                continue
            names |= {folded(each.name) for each in line}
            for each, count in zip(reversed(line), copies, strict=False):
                deck.add(each, count)

    def _candidates(self, rng: Random, types: Sequence[str]) -> list[Card]:
        """The final stages of lines to try: some Evolutions of each type, then any Pokémon."""
        tops = [c for c in self.shelves.pokemon if self._suits(c, types) and c.kinds[0] != "legend"]
        first = []
        for kind in types:
            grown = [c for c in tops if kind in c.types and not is_basic_card(c)]
            first += rng.sample(grown, min(2, len(grown)))
        own = [card for card in tops if set(types) & set(card.types)]
        return [*first, *rng.sample(own, min(8, len(own))), *rng.sample(tops, min(20, len(tops)))]

    def _line(self, card: Card, rng: Random, types: Sequence[str]) -> list[Card]:
        """An evolution line whose attacks the deck's Energy can all pay for, or an empty list."""
        line = self.shelves.line(card, rng) or []
        return line if all(self._suits(each, types) for each in line) else []

    def _suits(self, card: Card, types: Sequence[str]) -> bool:
        """Whether the deck's Energy pays for every attack; Trainers in a line always qualify."""
        if card.supertype != "pokemon":
            return True
        own = not card.types or any(kind in (*types, "C", "N") for kind in card.types)
        return own and all(set(attack.cost) <= {*types, "C"} for attack in card.attacks)

    def _add_trainers(self, deck: Building, rng: Random, room: int) -> None:
        """Add Trainers of each kind, except those that name a Pokémon not in the deck."""
        most = len(deck.cards) + room
        titles = " ".join(card.name for card in deck.cards if card.supertype == "pokemon")
        useful = [card for card in self.shelves.trainers if _is_useful(card, titles)]
        rng.shuffle(useful)
        sorts: Counter[str] = Counter()
        names: set[str] = set()
        for late in (False, True):
            for card in useful:
                room = 0 if folded(card.name) in names else most - len(deck.cards)
                if room > 0 and (late or sorts[card.kinds[0]] < WANTED[card.kinds[0]]):
                    names.add(folded(card.name))
                    copies = 1 if card.kinds[0] == "stadium" else rng.randint(2, 4)
                    sorts[card.kinds[0]] += deck.add(card, min(copies, room)) > 0

    def _add_energy(self, deck: Building) -> None:
        """Fill the deck with basic Energy in proportion to its attack costs."""
        costs = Counter(c for card in deck.cards for attack in card.attacks for c in attack.cost)
        wanted = {letter: costs[letter] for letter in sorted(self.basics) if costs[letter]}
        wanted = wanted or {sorted(self.basics)[0]: 1}
        room, total = deck.room(), sum(wanted.values())
        shares = {letter: room * cost // total for letter, cost in wanted.items()}
        ranked = sorted(wanted, key=lambda letter: (-wanted[letter], letter))
        for extra in range(room - sum(shares.values())):
            shares[ranked[extra % len(ranked)]] += 1
        for letter in ranked:
            assert is_basic_energy(self.basics[letter], self.rules)
            deck.add(self.basics[letter], shares[letter])


def _is_useful(card: Card, titles: str) -> bool:
    """Whether a Trainer is of a wanted kind and every card it names is in the deck."""
    named = _NAMED.findall(card.text or "")
    return card.kinds[0] in WANTED and all(name in titles for name in named)


def sensible_deck(library: Library, format: Format, rng: Random) -> Deck:
    """Build a random deck that is legal in *format* and could win a game."""
    return Workshop(library, format).deck(rng)
