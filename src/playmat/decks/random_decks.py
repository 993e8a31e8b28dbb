"""Random legal decks: whole evolution lines, the Energy they need, and Trainers of all kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.names import folded
from playmat.cards.printed import has_line, is_basic_energy, levels_up_from, may_start, restored_by
from playmat.decks.deck import Deck, violations
from playmat.errors import PlaymatError
from playmat.rules import Ruleset

COPIES: Final = {"basic": 4, "stage1": 3, "fossil": 4, "restored": 2, "legend": 2}
LINES: Final = 4
TRAINERS: Final = 18
SPECIAL: Final = 4
TRIES: Final = 50


class NoDeck(PlaymatError, ValueError):
    """The library has too few programmed cards to build a deck."""


class Shelves:
    """The programmed cards of a library, indexed for building decks."""

    def __init__(self, library: Library) -> None:
        self.cards = [card for card in library.cards() if not card.unprogrammed()]
        self.named: dict[str, list[Card]] = {}
        for card in self.cards:
            if card.supertype != "energy":
                self.named.setdefault(folded(card.name), []).append(card)
        self.onto: dict[str, list[Card]] = {}
        for card in self.cards:
            for name in card.evolves_to:
                self.onto.setdefault(folded(name), []).append(card)
        self.pokemon = [card for card in self.cards if card.supertype == "pokemon"]
        self.trainers = [card for card in self.cards if card.supertype == "trainer"]
        self.energy = [card for card in self.cards if card.supertype == "energy"]
        if not self.pokemon or not self.energy:
            raise NoDeck("the library has no playable Pokémon or no Energy")

    def line(self, card: Card, rng: Random) -> list[Card] | None:
        """A card and one of each card it needs in play, or None if one is missing."""
        if card.kinds[0] == "legend":
            halves = {c.id: c for c in self.named[folded(card.name)] if c.kinds[0] == "legend"}
            home = card.id.rpartition("-")[0]
            pair = [c for c in halves.values() if c.id.rpartition("-")[0] == home]
            return pair if len(pair) > 1 else None
        below = card.evolves_from or levels_up_from(card) or restored_by(card)
        if not below:
            return [card] if card.kinds[0] in ("basic", "fossil", "doll", "item") else None
        found = [c for c in self.named.get(folded(below), []) if c.kinds[0] != "levelup"]
        rng.shuffle(found)
        for base in found:
            if rest := self.line(base, rng):
                return [card, *rest]
        return None


class Building:
    """A deck being built, which accepts only legal cards."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.cards: list[Card] = []
        self.counts: Counter[tuple[str, str]] = Counter()

    def room(self) -> int:
        """How many cards the deck still needs."""
        return self.rules.deck_size - len(self.cards)

    def add(self, card: Card, copies: int) -> int:
        """Add up to *copies* of a card, as rules and room allow; return how many were added."""
        copies = min(copies, self.room())
        if is_basic_energy(card, self.rules):
            self.cards += [card] * copies
            return copies
        key = (card.supertype, folded(card.name))
        if not has_line(card, "no_limit"):
            copies = max(0, min(copies, self.rules.copies - self.counts[key]))
        while copies and self.forbidden([card] * copies):
            copies -= 1
        self.cards += [card] * copies
        self.counts[key] += copies
        return copies

    def forbidden(self, more: list[Card]) -> bool:
        """Whether these extra cards break a rule that adding other cards could not fix."""
        found = violations(Deck("", (*self.cards, *more)), self.rules)
        return any(each.rule_id not in ("FORMAT-1", "FORMAT-3") for each in found)

    def add_line(self, line: Sequence[Card]) -> None:
        """Add a whole line if there is room, with more copies of the lower stages."""
        if self.room() >= len(line):
            for card in reversed(line):
                self.add(card, COPIES.get(card.kinds[0], 2))


def random_deck(
    library: Library | Shelves, rng: Random, rules: Ruleset, around: Card | None = None
) -> Deck:
    """Build a legal deck from a library, around a card if one is given."""
    shelves = library if isinstance(library, Shelves) else Shelves(library)
    for _ in range(TRIES):
        deck = built(shelves, rng, rules, around)
        if not violations(deck, rules) and any(may_start(card, rules) for card in deck.cards):
            return deck
    raise NoDeck(f"no legal deck found under {rules.name} in {TRIES} tries")


def built(shelves: Shelves, rng: Random, rules: Ruleset, around: Card | None) -> Deck:
    """Build a deck of some lines, Trainers and Energy; it may lack a Basic Pokémon."""
    deck = Building(rules)
    if around is not None:
        deck.add_line(shelves.line(around, rng) or [around])
    for card in rng.sample(shelves.pokemon, min(12, len(shelves.pokemon))):
        if sum(c.supertype == "pokemon" for c in deck.cards) < 4 * LINES:
            deck.add_line(shelves.line(card, rng) or ())
    for card in rng.sample(shelves.trainers, min(10, len(shelves.trainers))):
        if sum(c.supertype == "trainer" for c in deck.cards) < TRAINERS:
            deck.add(card, rng.randint(1, 3))
    add_energy(deck, shelves, rng)
    name = around.id if around is not None else "random"
    return Deck(f"around {name}", tuple(deck.cards))


def add_energy(deck: Building, shelves: Shelves, rng: Random) -> None:
    """Fill a deck with some Special Energy and the basic Energy its attacks need."""
    special = [c for c in shelves.energy if not is_basic_energy(c, deck.rules)]
    for card in rng.sample(special, min(2, len(special))):
        deck.add(card, rng.randint(0, SPECIAL // 2))
    basics = basic_energy(shelves.energy, deck.rules)
    costs = "".join(attack.cost for card in deck.cards for attack in card.attacks)
    letters = [letter for letter in costs if letter in basics] or sorted(basics)
    if not letters:
        raise NoDeck("the library has no basic Energy")
    wanted = Counter(rng.choice(letters) for _ in range(deck.room()))
    for letter, count in wanted.items():
        deck.add(basics[letter], count)


def basic_energy(cards: Iterable[Card], rules: Ruleset) -> dict[str, Card]:
    """One basic Energy card of each type."""
    found: dict[str, Card] = {}
    for card in cards:
        if is_basic_energy(card, rules) and len(card.provides) == 1:
            found.setdefault(card.provides, card)
    return found
