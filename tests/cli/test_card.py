"""`playmat card`: facts, our wording and the program."""

from __future__ import annotations

import json

from playmat.cards.card import Attack, Card
from playmat.cli._card import card_lines
from tests.cli.terminal import refused, run


def test_a_card_is_shown_by_name_and_by_id() -> None:
    by_name, by_id = run("card", "pikachu").stdout, run("card", "base1-58").stdout

    assert by_id.startswith("Pikachu (base1-58), basic pokemon\n  40 HP, type L")
    assert by_id.strip() in by_name


def test_a_card_as_json_is_a_list_of_printings() -> None:
    (found,) = json.loads(run("card", "base1-58", "--json").stdout)

    assert found["name"] == "Pikachu"


def test_cards_are_found_by_a_part_of_the_name() -> None:
    found = json.loads(run("card", "search", "saur", "--json").stdout)

    assert {"id": "base1-44", "name": "Bulbasaur"} in found


def test_an_unknown_card_is_refused_with_the_nearest() -> None:
    assert "Pikachu" in refused("card", "pikachoo")


def test_a_face_is_shown_in_our_wording_and_as_a_program() -> None:
    lines = run("card", "base1-58").stdout.splitlines()

    at = lines.index("  attack Thunder Jolt, costs LC, damage 30")
    assert lines[at + 1] == "    Coin, tails: hit this Pokémon for 10."
    assert lines[at + 2].startswith("      after { ")


def test_bullets_keep_their_steps() -> None:
    program = (
        "after { each a in all(me) { may { heal(a, 10) } }; if my_turn { may { stop }; stop } }"
    )
    card = Card("x-1", "X", "pokemon", ("basic",), attacks=(Attack("Y", "C", "10", program),))

    lines = card_lines(card)

    assert "    After damage:" in lines
    assert "    • if it is your turn:" in lines
    assert "      • you may: stop here" in lines


def test_a_face_without_a_program_says_so() -> None:
    card = Card("x-1", "X", "pokemon", ("basic",), attacks=(Attack("Y", "C", "10", None),))

    assert card_lines(card)[-1] == "    not programmed yet"
