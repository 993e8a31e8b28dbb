"""All shipped cards parse, link with all rulebooks and are used in a game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from playmat.cards.card import Card
from playmat.cards.check_lines import line_why
from playmat.cards.schema import LATER
from playmat.decks.deck import refuse_unprogrammed
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.lang.parse import parse
from playmat.lang.words import EVENTS, QUERIES, TAGS, WORDS
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.rules import BOOKS, book
from tests.cards.exercise import (
    CARDS,
    activated,
    cards_missing,
    chosen,
    deck_around,
    unused_after_games,
    words_of,
)
from tests.decks.listed import NAMES, deck, pair

OWN: Final = [card for card in CARDS if card.id.startswith("pm-")]
LISTED: Final = dict.fromkeys(card for name in NAMES for card in deck(name).cards)
PLAYED: Final = list(dict.fromkeys([*OWN, *LISTED]))
"""Cards that random games must use; all other faces are covered by tests/exercise."""

ASKED_BY_WORDS: Final = {
    "prevent_damage": "prevent",
    "prevent_effects": "prevent",
    "can_use_attack": "forbid_attack",
    "can_play": "forbid_play",
    "power_works": "off_power",
    "condition_immune": "immune",
    "attack_list": "lend_attacks",
    "attack_symbols": "cost_is",
    "attacks_forbidden": "forbid_attacks",
    "conditions_kept": "keep_conditions",
    "power_works_away": "off_power_away",
    "prevent_to_player": "protect",
    "tags": "grant_tag",
    "can_discard": "protect",
}
"""Queries with a word of their own."""

RARE: Final = {"col1-81", "dp6-15", "ex11-1", "pm-128"}
"""Cards that random positions never let be used; each has its own test."""

GAMES: Final = 30

UNPRINTED: Final = {
    *("another_turn", "blank", "evolved_this_turn", "has_ability", "keep_from_hand"),
    *("limit_used", "price", "prizes_taken_last_turn", "trainers_played"),
}
"""Words that no shipped card uses, each played in tests/words with a special card.

No shipped card has a text left blank: that is for a player's own cards.
"""

UNASKED: Final[set[str]] = set()
"""Queries changed only by cards made for tests."""


def programs(card: Card) -> list[str]:
    faces = [a.program for a in card.attacks] + [p.program for p in card.powers] + [card.text]
    return [text for text in faces if text]


@cache
def all_words() -> set[str]:
    texts = {text for card in CARDS for text in programs(card)}
    return {word for text in texts for word in words_of(parse(text))}


def test_there_are_enough_cards() -> None:
    assert len(CARDS) >= 140


def test_every_face_of_our_own_cards_and_the_listed_decks_has_a_program() -> None:
    assert [card.id for card in PLAYED if card.unprogrammed()] == []


def test_every_rule_line_that_a_card_prints_may_be_in_a_deck_given_as_cards() -> None:
    texts = {card.text for card in CARDS if card.text and "rule(" in card.text}

    assert {text: why for text in texts if (why := line_why(parse(text)))} == {}


@pytest.mark.parametrize("name", BOOKS)
def test_every_card_in_games_links_under_every_book(name: str) -> None:
    match = link(book(name), [PLAYED, PLAYED])

    assert [d.card_id for d in match.defs] == [card.id for card in PLAYED]


@pytest.mark.parametrize("at", range(len(BOOKS)))
def test_every_programmed_card_links(at: int) -> None:
    """Each rulebook links a fifth of the cards, so that almost all are linked once."""
    prints = {(c.name, c.hp, *programs(c)): c for c in CARDS if not c.unprogrammed()}
    fifth = list(prints.values())[at :: len(BOOKS)]

    linked = [d.card_id for match in matches(fifth, list(BOOKS)[at]) for d in match.defs]

    assert linked == [card.id for card in fifth]


def matches(cards: list[Card], name: str) -> Iterator[Match]:
    """Link 300 cards at a time, since every filter of a match scans all its cards."""
    for start in range(0, len(cards), 300):
        some = cards[start : start + 300]
        yield link(book(name), [some, some[:1]])


def test_every_word_of_the_language_is_on_some_card() -> None:
    assert set(WORDS) - all_words() == UNPRINTED


def test_every_query_is_changed_by_some_card() -> None:
    words = all_words()

    unused = {q for q in QUERIES if q not in words and ASKED_BY_WORDS.get(q) not in words}

    assert unused == UNASKED


def test_every_event_is_watched_by_some_card() -> None:
    assert set(EVENTS) - all_words() == set()


def test_every_kind_of_card_is_there() -> None:
    to_come = set(LATER.values())

    assert set(TAGS) - {kind for card in CARDS for kind in card.kinds} == to_come


@pytest.mark.parametrize("card", [c for c in PLAYED if c.id not in RARE], ids=lambda c: c.id)
def test_all_of_a_card_is_used_in_games_and_no_card_is_lost(card: Card) -> None:
    assert unused_after_games(card, GAMES) == set()


@pytest.mark.parametrize("name", NAMES)
def test_a_listed_deck_is_legal_under_its_book(name: str) -> None:
    listed = deck(name)

    listed.check(book(name.partition("-")[0]))
    refuse_unprogrammed(listed)


@pytest.mark.parametrize("name", NAMES)
def test_a_listed_deck_holds_something_of_everything(name: str) -> None:
    cards = dict.fromkeys(deck(name).cards)

    trainers = {card.name for card in cards if card.supertype == "trainer"}
    powers = [card for card in cards if any(map(activated, programs(card)))]
    words = [word for card in cards for text in programs(card) for word in words_of(parse(text))]
    lasting = [word for word in words if word in ("static", "on", "instead")]

    assert len(trainers) >= 10
    assert len(powers) >= 4
    assert len(lasting) >= 3
    assert any(card.kinds[0] == "special_energy" for card in cards)


@pytest.mark.parametrize("name", BOOKS)
def test_games_of_the_listed_decks_come_to_an_end_and_keep_every_card(name: str) -> None:
    match = link(book(name), [each.cards for each in pair(name)])
    rng = random.Random(name)

    for seed in range(10):
        st = new_game(match, seed, False)
        while st.winner < 0:
            apply(st, chosen(st, rng, eager=True))

        assert cards_missing(st) == []


@pytest.mark.parametrize("name", BOOKS)
def test_games_of_mixed_decks_come_to_an_end_and_keep_every_card(name: str) -> None:
    rng = random.Random(f"mixed {name}")

    for seed in range(10):
        halves = [deck_around(rng.choice(PLAYED))[:30] + deck_around(rng.choice(PLAYED))[:30]]
        halves.append(deck_around(rng.choice(PLAYED))[:30] + deck_around(rng.choice(PLAYED))[:30])
        st = new_game(link(book(name), halves), seed, False)
        while st.winner < 0:
            apply(st, chosen(st, rng, eager=True))

        assert cards_missing(st) == []
