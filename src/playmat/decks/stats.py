"""Deck statistics: odds under a rulebook, and composition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from playmat.cards.card import STAGES, TRAINERS, Card
from playmat.cards.in_words import KINDS
from playmat.cards.printed import is_basic_energy, may_start
from playmat.decks.deck import Deck
from playmat.decks.odds import Deal, draws_by
from playmat.kinds import types
from playmat.rules import Ruleset

TURNS: Final = (1, 2, 3, 5)
"""Turns for which the odds of having drawn a card are given."""

HP_STEP: Final = 30

_LABELS: Final = {
    **types.NAMES,
    **KINDS,
    "basic energy": "Basic Energy",
    "special energy": "Special Energy",
}


def with_labels(counts: Mapping[str, int]) -> dict[str, int]:
    """Replace keys by words for people."""
    return {_LABELS.get(key, key.capitalize()): count for key, count in counts.items()}


@dataclass(frozen=True, slots=True)
class CardOdds:
    card: Card
    copies: int
    opening: Fraction
    by_turn: tuple[tuple[int, Fraction], ...]
    prized: tuple[Fraction, ...]
    """The odds that exactly 0, 1, 2 … copies are among the Prizes."""

    @property
    def any_prized(self) -> Fraction:
        return 1 - self.prized[0]

    @property
    def all_prized(self) -> Fraction:
        return self.prized[self.copies] if self.copies < len(self.prized) else Fraction(0)


@dataclass(frozen=True, slots=True)
class Figures:
    """All statistics of a deck, as numbers of cards where not stated otherwise."""

    deck: Deck
    rules: str
    deal: Deal
    first: bool
    cards: tuple[CardOdds, ...]
    kinds: Mapping[str, int]
    stages: Mapping[str, int]
    hp: Mapping[str, int]
    mean_hp: Fraction
    energy: Mapping[str, int]
    costs: Mapping[str, int]
    """Energy symbols in all attack costs, counted per copy of a card."""

    cheapest: Mapping[int, int]
    """Number of Pokémon by the cost of their cheapest attack."""

    starting: Mapping[int, Fraction]
    """The odds of 1, 2, 3 … cards that may start in a kept hand."""


def figures(deck: Deck, rules: Ruleset, first: bool = False) -> Figures:
    """Compute the statistics of *deck* under *rules*; *first* if its player goes first."""
    starters = sum(may_start(card, rules) for card in deck.cards)
    deal = Deal.of(len(deck), starters, rules)
    pokemon = [card for card in deck.cards if card.supertype == "pokemon"]
    most = min(starters, deal.hand)
    return Figures(
        deck=deck,
        rules=rules.name,
        deal=deal,
        first=first,
        cards=_card_odds(deck, deal, rules, first),
        kinds=_kinds(deck.cards, rules),
        stages=_in_order(Counter(card.kinds[0] for card in pokemon), STAGES),
        hp=_hp(pokemon),
        mean_hp=Fraction(sum(card.hp for card in pokemon), len(pokemon) or 1),
        energy=_energy(deck.cards, rules),
        costs=_in_order(Counter("".join(a.cost for c in pokemon for a in c.attacks)), types.NAMES),
        cheapest=dict(sorted(_cheapest(pokemon).items())),
        starting={n: deal.in_hand(n, starters, True) for n in range(1, most + 1)},
    )


def _card_odds(deck: Deck, deal: Deal, rules: Ruleset, first: bool) -> tuple[CardOdds, ...]:
    return tuple(
        CardOdds(
            card,
            copies,
            1 - deal.in_hand(0, copies, may_start(card, rules)),
            tuple(
                (turn, deal.seen(copies, may_start(card, rules), draws_by(turn, first, rules)))
                for turn in TURNS
            ),
            tuple(
                deal.prized(k, copies, may_start(card, rules))
                for k in range(min(copies, deal.prizes) + 1)
            ),
        )
        for card, copies in Counter(deck.cards).items()
    )


def _kinds(cards: Sequence[Card], rules: Ruleset) -> dict[str, int]:
    """Count Pokémon, each kind of Trainer, and basic and Special Energy."""
    found = Counter(_kind(card, rules) for card in cards)
    return _in_order(found, ("pokemon", *TRAINERS, "basic energy", "special energy"))


def _kind(card: Card, rules: Ruleset) -> str:
    if card.supertype == "pokemon":
        return "pokemon"
    if card.supertype == "trainer":
        return card.kinds[0]
    return "basic energy" if is_basic_energy(card, rules) else "special energy"


def _energy(cards: Sequence[Card], rules: Ruleset) -> dict[str, int]:
    """Count Energy cards: basic ones by type, special ones together."""
    found: Counter[str] = Counter()
    for card in cards:
        if card.supertype == "energy":
            basic = is_basic_energy(card, rules) and len(card.provides) == 1
            found[card.provides if basic else "special"] += 1
    return _in_order(found, (*types.NAMES, "special"))


def _hp(pokemon: Sequence[Card]) -> dict[str, int]:
    """Count Pokémon by HP range, including empty ranges in between."""
    found = Counter(max(card.hp - 10, 0) // HP_STEP for card in pokemon)
    if not found:
        return {}
    steps = range(min(found), max(found) + 1)
    return {f"{s * HP_STEP + 10}-{(s + 1) * HP_STEP}": found[s] for s in steps}


def _cheapest(pokemon: Sequence[Card]) -> Counter[int]:
    return Counter(min(len(a.cost) for a in card.attacks) for card in pokemon if card.attacks)


def _in_order(
    counts: Mapping[str, int], order: Sequence[str] | Mapping[str, str]
) -> dict[str, int]:
    known = [key for key in order if counts.get(key)]
    return {key: counts[key] for key in (*known, *sorted(set(counts) - set(order)))}


def figures_json(figures: Figures) -> dict[str, Any]:
    """*figures* as JSON values; odds are numbers with their exact fractions."""
    deal = figures.deal
    expected = deal.expected_mulligans
    return {
        "deck": figures.deck.name,
        "rules": figures.rules,
        "cards": len(figures.deck),
        "hand": deal.hand,
        "prizes": deal.prizes,
        "goes_first": figures.first,
        "starters": deal.starters,
        "kept": _odds(deal.kept),
        "mulligan": _odds(deal.mulligan),
        "expected_mulligans": None if expected is None else _odds(expected),
        "starters_in_hand": {str(n): _odds(odds) for n, odds in figures.starting.items()},
        "odds": [_card_json(each) for each in figures.cards],
        "kinds": figures.kinds,
        "stages": figures.stages,
        "hp": figures.hp,
        "mean_hp": float(figures.mean_hp),
        "energy": figures.energy,
        "costs": figures.costs,
        "cheapest_attack": {str(cost): count for cost, count in figures.cheapest.items()},
    }


def _card_json(each: CardOdds) -> dict[str, Any]:
    return {
        "id": each.card.id,
        "name": each.card.name,
        "copies": each.copies,
        "opening": _odds(each.opening),
        "by_turn": {str(turn): _odds(odds) for turn, odds in each.by_turn},
        "prized": {str(count): _odds(odds) for count, odds in enumerate(each.prized)},
        "all_prized": _odds(each.all_prized),
    }


def _odds(odds: Fraction) -> dict[str, Any]:
    return {"value": float(odds), "exact": str(odds)}
