"""The names of options without names in their text."""

from __future__ import annotations

from typing import cast

import pytest

from playmat.cards.card import Card
from playmat.cards.library import SAMPLES, SHIPPED, Library
from playmat.game.scenario.scenario import scenario
from playmat.lang.node import nodes_in
from playmat.lang.parse import parse
from playmat.writer.blocks import Block
from playmat.writer.options import option_words
from tests.rules.cards_turn import hit, mon, trainer

WALL = mon("Wall", 90, "C", hit("Push", "", 30))
KINDS = "(stage1 or stage2) and damaged and has_energy and not new and not has_tool"


def said(text: str) -> list[str]:
    """The words for the options of the only ``either`` in a text."""
    found = next(n for n in nodes_in(parse(text)) if n.word == "either")
    return option_words(cast("tuple[Block, ...]", found.args[1]), str(found.args[0]))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("play { either { draw(me, 2) } { heal(active(me), 60) } }", ["draw 2 cards", "heal 60"]),
        ("play { either(foe) { draw(me, 1) } { take_prize(foe) } }", ["they draw", "take a Prize"]),
        (
            "play { a <- top(me, 1); look(a); either { move(a, hand) } { discard(a) } }",
            ["put it", "discard it"],
        ),
        (
            "before { either { a <- discard(energy_on(self)) } { a <- 2; draw(me, 1) } }; "
            "damage(10 * count(a))",
            ["discard all Energy from this Pokémon", "draw a card"],
        ),
    ],
)
def test_an_option_says_what_it_does_to_who_picks(text: str, words: list[str]) -> None:
    found = said(text)

    assert [one[: len(word)] for one, word in zip(found, words, strict=True)] == words


def test_a_long_option_leaves_out_of_which_kinds_things_are() -> None:
    mine = f"a <- choose(all(me)[{KINDS}]); heal(a, 10)"

    long = said(f"play {{ either {{ {mine} }} {{ draw(me, 1) }} }}")
    alike = said(f"play {{ either {{ {mine} }} {{ b <- choose(all(me)); heal(b, 10) }} }}")

    assert "Stage" not in long[0]
    assert "Stage" in alike[0]


def test_a_player_picks_an_effect_by_what_it_does() -> None:
    both = trainer("Both", "item", "play { either { draw(me, 1) } { counters(active(foe), 2) } }")
    duel = scenario("xy", "Wall", "Wall", hand="Both", deck="2*L", cards=[WALL, both])

    duel.play("Both")
    shown = duel.options
    duel.answer("draw a card")

    assert "effect 1" not in shown
    assert duel.you.hand == ["L"]


def faces(card: Card) -> list[str]:
    """The programs of a card."""
    every = [*(a.program for a in card.attacks), *(p.program for p in card.powers), card.text]
    return [program for program in every if program and "either" in program]


def test_no_two_options_of_the_library_are_called_the_same() -> None:
    programs = {
        text for card in Library([SAMPLES, SHIPPED]).cards(samples=True) for text in faces(card)
    }
    options = [n for text in programs for n in nodes_in(parse(text)) if n.word == "either"]

    for found in options:
        blocks = cast("tuple[Block, ...]", found.args[1])
        words = option_words(blocks, str(found.args[0]))
        assert len(set(words)) == len(words)
        assert "" not in words
