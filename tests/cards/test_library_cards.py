"""The shipped cards: every one parses, links under all books and is used in a game."""

from __future__ import annotations

import random
from typing import Final

import pytest

from playmat.cards.card import Card
from playmat.decks.deck import refuse_unprogrammed
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.game.scenario.scenario import scenario
from playmat.lang.parse import parse
from playmat.lang.words import EVENTS, QUERIES, TAGS, WORDS
from playmat.linker.link import link
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
from tests.decks.listed import NAMES, deck, pair

CARDS: Final = LIBRARY.cards()
OWN: Final = [card for card in CARDS if card.id.startswith("pm-")]
LISTED: Final = dict.fromkeys(card for name in NAMES for card in deck(name).cards)
PLAYED: Final = list(dict.fromkeys([*OWN, *LISTED]))
"""Cards that games of chance must use; every other face is exercised by tests/exercise."""

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
"""Cards whose use takes a position that chance does not bring about; each has its own test."""

GAMES: Final = 30

UNPRINTED: Final = {"choices"}
"""Words that no card of the library needs; tests/engine plays each with a card made for it."""

UNASKED: Final[set[str]] = set()
"""Queries that only cards made for tests change."""


def programs(card: Card) -> list[str]:
    faces = [a.program for a in card.attacks] + [p.program for p in card.powers] + [card.text]
    return [text for text in faces if text]


def all_words() -> set[str]:
    return {word for card in CARDS for text in programs(card) for word in words_of(parse(text))}


def test_there_are_enough_cards() -> None:
    assert len(CARDS) >= 140


def test_every_face_of_our_own_cards_and_the_listed_decks_has_a_program() -> None:
    assert [card.id for card in PLAYED if card.unprogrammed()] == []


@pytest.mark.parametrize("name", BOOKS)
def test_every_card_in_games_links_under_every_book(name: str) -> None:
    match = link(book(name), [PLAYED, PLAYED])

    assert [d.card_id for d in match.defs] == [card.id for card in PLAYED]


@pytest.mark.parametrize("at", range(len(BOOKS)))
def test_every_programmed_card_links(at: int) -> None:
    """Each book links a fifth of the cards, so that all are linked once."""
    fifth = [card for card in CARDS[at :: len(BOOKS)] if not card.unprogrammed()]

    match = link(book(list(BOOKS)[at]), [fifth, fifth[:1]])

    assert [d.card_id for d in match.defs] == [card.id for card in fifth]


def test_every_word_of_the_language_is_on_some_card() -> None:
    assert set(WORDS) - all_words() == UNPRINTED


def test_every_query_is_changed_by_some_card() -> None:
    words = all_words()

    unused = {q for q in QUERIES if q not in words and ASKED_BY_WORDS.get(q) not in words}

    assert unused == UNASKED


def test_every_event_is_watched_by_some_card() -> None:
    assert set(EVENTS) - all_words() == set()


def test_every_kind_of_card_is_there() -> None:
    assert set(TAGS) - {kind for card in CARDS for kind in card.kinds} == set()


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


def test_ditto_counts_as_the_pokemon_it_faces() -> None:
    duel = scenario("ecard", "base3-3 +W +W | pm-1", "base1-58 | pm-12")

    duel.attack("Thunder Jolt", flips="H")

    ditto = duel.you.active
    assert (ditto.name, ditto.hp, ditto.types, ditto.powers) == ("Pikachu", 40, "L", ["Transform"])
    assert duel.foe.active.damage == 30


@pytest.mark.parametrize("where", ["base3-3 confused | pm-1", "pm-1 | base3-3"])
def test_ditto_is_itself_while_confused_or_benched(where: str) -> None:
    duel = scenario("ecard", where, "base1-58")

    mons = [duel.you.active, *duel.you.bench]

    assert [mon.hp for mon in mons if mon.stack == ["base3-3"]] == [50]


def test_ditto_on_the_bench_is_knocked_out_by_damage_it_bore_as_another() -> None:
    duel = scenario("ecard", "base3-3 dmg60 | pm-1", "base1-46>base1-24>base1-4", hand="pm-113")
    before = duel.you.active.hp_left

    duel.play("Swap Whistle")

    assert before == 120 - 60
    assert (duel.you.active.name, duel.you.bench) == ("Sprigling", [])


@pytest.mark.rule("EN-10")
def test_electrode_becomes_two_energy_of_the_named_type_and_gives_a_prize() -> None:
    duel = scenario("ecard", "base1-67>base1-21 +L | base1-46", "pm-12")

    duel.power("Buzzap", answers=["R", "prize 1"])

    assert duel.you.active.name == "Charmander"
    assert duel.you.active.energy == ["base1-21"]
    assert duel.can("attack Ember")
    assert duel.foe.prizes_left == 5


@pytest.mark.rule("EN-10")
def test_a_holon_pokemon_is_attached_for_an_energy_card_that_returns() -> None:
    duel = scenario("ex", "base1-58 +R | pm-12", "pm-12", hand="ex11-22")

    duel.attach("ex11-22")

    assert (duel.you.hand, duel.you.active.energy) == (["R"], ["ex11-22"])
    assert duel.can("attack Thunder Jolt")


@pytest.mark.rule("TOOL-7")
def test_unown_leaves_the_bench_to_guard_a_pokemon_as_a_tool() -> None:
    duel = scenario("platinum", "base1-58 | dp4-57 +P, pm-1", "pm-15 +P")

    duel.power("GUARD", answers=["Pikachu"]).end_turn().attack("Stare")

    assert [mon.name for mon in duel.you.bench] == ["Sprigling"]
    assert (duel.you.discard, duel.you.active.tools) == (["P"], ["dp4-57"])
    assert (duel.you.active.damage, duel.you.active.conditions) == (10, set())


@pytest.mark.rule("LZ-5")
def test_lost_crisis_sends_what_it_knocks_out_to_the_lost_zone() -> None:
    duel = scenario("legends", "hgss4-100>hgss4-99 +D +D +D +D", "pm-12 +L | pm-1")

    duel.attack("Lost Crisis", answers=["prize 1"])

    assert sorted(duel.foe.lost) == ["L", "pm-12"]
    assert (duel.you.lost, duel.you.prizes_left) == (["D", "D"], 5)


def test_energy_keeper_keeps_basic_energy_from_the_foes_effects() -> None:
    duel = scenario("xy", "base1-58", "xy10-49 +F", hand="base1-92")

    duel.play("Energy Removal")

    assert duel.foe.active.energy == ["F"]


@pytest.mark.parametrize(("card", "damage"), [("ex1-95", 10), ("base1-96", 0)])
def test_rainbow_energy_from_the_hand_puts_a_counter_on_its_pokemon(card: str, damage: int) -> None:
    duel = scenario("ex", "base1-58", "pm-12", hand=card)

    duel.attach(card)

    assert duel.you.active.damage == damage


def test_a_basic_exchanged_for_another_keeps_what_is_on_it() -> None:
    duel = scenario("ex", "base1-58 +L dmg10 poisoned", "pm-12", hand="ex7-92", deck="base1-46, L")

    duel.play("ex7-92", answers=["Charmander"])

    charmander = duel.you.active
    assert (charmander.name, charmander.damage, charmander.energy) == ("Charmander", 10, ["L"])
    assert charmander.conditions == {"poisoned"}
    assert duel.you.discard == ["base1-58", "ex7-92"]
