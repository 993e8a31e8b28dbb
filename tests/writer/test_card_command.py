"""`playmat card` says what a card does in our wording, above the program."""

from __future__ import annotations

from playmat.cards.card import Attack, Card
from playmat.cli._card import card_lines
from tests.cli.terminal import run


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
