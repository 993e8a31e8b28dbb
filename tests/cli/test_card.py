"""`playmat card`: facts and our wording for players, with programs on request."""

from __future__ import annotations

import json
import re

import pytest

from playmat.cards.card import Attack, Card
from playmat.cards.in_lines import card_lines, fact_lines
from playmat.cards.in_words import attack_words, kind_words
from playmat.cards.library import SAMPLES, SHIPPED, Library
from tests.cli.typed import refused, run

JOLT = "after { a <- flip; if tails(a) > 0 { hit(self, 10) } }"


def test_a_card_is_shown_by_name_and_by_id() -> None:
    by_name, by_id = run("card", "pikachu").stdout, run("card", "base1-58").stdout

    assert by_id.startswith("Pikachu (base1-58), Basic Pokémon\n  40 HP, Lightning, Retreat")
    assert by_id.strip() in by_name


def test_a_card_says_that_a_later_printing_changed_its_text() -> None:
    changed, pikachu = run("card", "bw10-83").stdout, run("card", "base1-58").stdout

    assert "Plays as printed. A later printing (" in changed
    assert "--latest-text" in changed
    assert "Plays as printed" not in pikachu


def test_a_card_as_json_is_a_list_of_printings() -> None:
    (found,) = json.loads(run("card", "base1-58", "--json").stdout)

    assert found["name"] == "Pikachu"


def test_cards_are_found_by_a_part_of_the_name() -> None:
    found = json.loads(run("card", "search", "saur", "--json").stdout)

    assert {"id": "base1-44", "name": "Bulbasaur"} in found


def test_an_unknown_card_is_refused_with_the_nearest() -> None:
    assert "Pikachu" in refused("card", "pikachoo")


def test_a_face_is_shown_in_our_wording_and_as_a_program_on_request() -> None:
    lines = run("card", "base1-58").stdout.splitlines()
    more = run("card", "base1-58", "--program").stdout.splitlines()

    at = lines.index("  Attack: Thunder Jolt, for 1 Lightning and 1 Colorless, 30 damage")
    assert lines[at + 1].startswith("    Flip a coin. If tails, this Pokémon does 10")
    assert [line for line in more if line not in lines] == [f"      {JOLT}"]


@pytest.mark.parametrize(
    ("card_id", "said"),
    [
        ("base1-4", "Charizard (base1-4), Stage 2 Pokémon\n"),
        ("base1-4", "  Weakness: Water ×2\n  Resistance: Fighting −30\n"),
        ("base1-4", "  Pokémon Power: Energy Burn\n"),
        ("base1-4", "  Attack: Fire Spin, for 4 Fire, 100 damage\n"),
        ("base1-96", "Double Colorless Energy (base1-96), Special Energy\n"),
        ("base1-98", "Fire Energy (base1-98), Basic Energy\n  gives 1 Fire Energy\n"),
        ("ex4-1", "HP, Grass and Darkness, Retreat"),
    ],
)
def test_facts_are_told_in_a_players_words(card_id: str, said: str) -> None:
    assert said in run("card", card_id).stdout


def test_no_fact_of_any_card_is_told_in_a_word_of_the_files() -> None:
    cards = Library([SAMPLES, SHIPPED]).cards(samples=True)
    facts = {line for card in cards for line in [kind_words(card), *fact_lines(card)]}
    facts |= {attack_words(attack) for card in cards for attack in card.attacks}

    assert [line for line in facts if re.search(r"_|stage\d|\b[GRWLPFDMYNC]{2,}\b", line)] == []


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("SHIFTRY", "Shiftry"),
        ("bulbas", "Bulbasaur"),
        ("flabebe", "Flabébé"),
        ("shiftr", "Shiftry"),
    ],
)
def test_case_accents_and_the_end_of_a_name_may_be_left_out(typed: str, name: str) -> None:
    found = json.loads(run("card", typed, "--json").stdout)

    assert {card["name"] for card in found} == {name}


def test_the_beginning_of_several_names_is_refused_with_them() -> None:
    told = refused("card", "pid")

    assert "Pidgey, " in told
    assert "type more" in told


def test_bullets_keep_their_steps() -> None:
    program = (
        "after { each a in all(me) { may { heal(a, 10) } }; if my_turn { may { stop }; stop } }"
    )
    card = Card("x-1", "X", "pokemon", ("basic",), attacks=(Attack("Y", "C", "10", program),))

    lines = card_lines(card)

    assert "    After damage:" in lines
    assert "    • if it is your turn:" in lines
    assert "      • you may: nothing more happens" in lines


def test_a_face_without_a_program_says_so() -> None:
    card = Card("x-1", "X", "pokemon", ("basic",), attacks=(Attack("Y", "C", "10", None),))

    assert card_lines(card)[-1] == "    not programmed yet"


def test_a_rule_of_a_pokemon_stands_apart_from_its_attacks() -> None:
    lines = card_lines(Library.default().card("ex2-94"))

    assert lines[-2] == "  Rule"
    assert "2 Prizes" in lines[-1]


def test_a_break_tells_no_retreat_cost_since_it_keeps_the_one_below() -> None:
    assert fact_lines(Library.default().card("xy11-8"))[0] == "  140 HP, Grass"
