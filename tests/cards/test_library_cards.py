"""The shipped cards: every one parses, links under all books and is used in a game."""

from __future__ import annotations

import random
from typing import Final

import pytest

from playmat.cards.card import Card
from playmat.cards.deck import refuse_unprogrammed
from playmat.engine.link import link
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.game.scenario import scenario
from playmat.lang.parse import parse
from playmat.lang.words import EVENTS, QUERIES, TAGS, WORDS
from playmat.rules import BOOKS, book
from tests.cards.exercise import (
    LIBRARY,
    activated,
    cards_missing,
    chosen,
    deck_around,
    unused_after_games,
    words_of,
)
from tests.decks import NAMES, deck, pair

CARDS: Final = LIBRARY.cards()
ASKED_BY_WORDS: Final = {
    "prevent_damage": "prevent",
    "prevent_effects": "prevent",
    "can_use_attack": "forbid_attack",
    "can_play": "forbid_play",
    "power_works": "off_power",
    "condition_immune": "immune",
    "attack_list": "lend_attacks",
}
"""Queries with a word of their own."""

NOT_YET: Final = {"identity"}
"""Words that no card can use, since the machine does not know them."""

RARE: Final = {"col1-81", "dp6-15", "ex11-1", "pm-128"}
"""Cards whose use takes a position that chance does not bring about; each has its own test."""

GAMES: Final = 30


def programs(card: Card) -> list[str]:
    faces = [a.program for a in card.attacks] + [p.program for p in card.powers] + [card.text]
    return [text for text in faces if text]


def all_words() -> set[str]:
    return {word for card in CARDS for text in programs(card) for word in words_of(parse(text))}


def test_there_are_enough_cards() -> None:
    assert len(CARDS) >= 140


def test_every_face_of_every_card_has_a_program() -> None:
    assert [card.id for card in CARDS if card.unprogrammed()] == []


@pytest.mark.parametrize("name", BOOKS)
def test_every_card_links_under_every_book(name: str) -> None:
    match = link(book(name), [CARDS, CARDS])

    assert [d.card_id for d in match.defs] == [card.id for card in CARDS]


def test_every_word_of_the_language_is_on_some_card() -> None:
    assert set(WORDS) - all_words() == NOT_YET


def test_every_query_is_changed_by_some_card() -> None:
    words = all_words()

    unused = {q for q in QUERIES if q not in words and ASKED_BY_WORDS.get(q) not in words}

    assert unused == NOT_YET


def test_every_event_is_watched_by_some_card() -> None:
    assert set(EVENTS) - all_words() == set()


def test_every_kind_of_card_is_there() -> None:
    assert set(TAGS) - {kind for card in CARDS for kind in card.kinds} == set()


@pytest.mark.parametrize("card", [c for c in CARDS if c.id not in RARE], ids=lambda c: c.id)
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
        halves = [deck_around(rng.choice(CARDS))[:30] + deck_around(rng.choice(CARDS))[:30]]
        halves.append(deck_around(rng.choice(CARDS))[:30] + deck_around(rng.choice(CARDS))[:30])
        st = new_game(link(book(name), halves), seed, False)
        while st.winner < 0:
            apply(st, chosen(st, rng, eager=True))

        assert cards_missing(st) == []


@pytest.mark.rule("LZ-6")
def test_lost_world_lets_a_player_win_against_six_lost_pokemon() -> None:
    duel = scenario("legends", "pm-12", "pm-12", stadium="you:col1-81", foe_lost="6*pm-12")

    duel.power("Lost World")

    assert (duel.winner, duel.end) == ("you", "text")


def test_regigigas_waits_until_its_foe_has_three_prizes_left() -> None:
    giant = "dp6-15 +W +F +M +G"
    early = scenario("platinum", giant, "pm-12 dmg10", foe_prizes="4*L")
    late = scenario("platinum", giant, "xy1-1 dmg10", foe_prizes="3*L")

    late.attack("Crush Grip")

    assert early.refused("attack Crush Grip")
    assert late.foe.active.hp_left == 180 - 10 - 40


def test_static_spray_answers_a_power_from_the_hand() -> None:
    duel = scenario("platinum", "dp4-60>dp4-15", "pm-12", hand="2*L", foe_hand="pm-128")

    duel.power("Cosmic Power", answers=["yes"])

    assert duel.you.hand == ["L", "L"]
    assert duel.foe.discard == ["pm-128"]


def test_beedrill_slashes_evolved_pokemon_harder() -> None:
    duel = scenario("ex", "base1-69>ex11-46>ex11-1 +G +M +L", "pm-5>pm-6")

    duel.attack("Super Slash")

    assert duel.foe.active.hp_left == 90 - 50 - 30


def test_beedrill_stings_once_and_is_knocked_out() -> None:
    duel = scenario("ex", "base1-69>ex11-46>ex11-1 | pm-12", "pm-5>pm-6")

    duel.power("Final Sting", answers=["prize 1"])

    assert duel.you.active.name == "Zaplet"
    assert duel.foe.active.conditions == {"paralyzed", "poisoned"}
    assert (duel.foe.active.poison, duel.foe.prizes_left) == (20, 5)
