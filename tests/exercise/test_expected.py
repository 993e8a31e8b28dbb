"""The effects expected of a program, and the cards made for it."""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from playmat.exercise.expected import expected
from playmat.exercise.faces import parsed, without
from playmat.exercise.fitting_cards import matching_cards
from playmat.exercise.wanted_cards import hand_sizes, under_names
from playmat.lang.show import show

EFFECTS = [
    ("after { inflict(defender, burned) }", ["condition burned foe"]),
    ("after { hit(bench_of(me), 10) }", ["damage me bench"]),
    ("after { x <- choose(all(foe)); hit(x, 10) }", ["damage foe"]),
    ("after { x <- choose(all(both)); heal(x, 10) }", ["heal me or heal foe"]),
    ("after { each x in all(me) { cure(x) } }", ["cure me"]),
    ("play { x <- search(deck(me)); move(x, hand) }", ["deck to hand", "search"]),
    (
        "play { x <- choose(hand(me)[energy] | discards(me)); move(x, deck) }",
        ["discard to deck or hand to deck"],
    ),
    ("play { x <- top(me, 3); move(x, deck_bottom) }", []),
    ("play { mill(foe, 2); draw(me, 1) }", ["deck to discard foe", "draw me"]),
    ("play { may { take_prize(me) } }", ["prize me"]),
]


@pytest.mark.parametrize(("program", "classes"), EFFECTS)
def test_each_effect_of_a_program_is_expected(program: str, classes: list[str]) -> None:
    found = expected(parsed(program))

    assert sorted(str(each) for each in found) == classes


def test_what_a_handler_does_is_expected_later() -> None:
    found = expected(parsed("on(turn_began) { draw(me, 1) }; power(once) { shuffle(me) }"))

    assert [(each.word, each.later) for each in found] == [("draw", True), ("shuffle", False)]


FILTERS = [
    ('all(foe)[tag("EX")]', {"supertype": "pokemon", "kinds": ("basic", "EX")}),
    ("deck(me)[stage2 and typed(W)]", {"kinds": ("stage2",), "types": "W"}),
    ("deck(me)[supporter]", {"supertype": "trainer", "kinds": ("supporter",)}),
    ("energy_on(self)[provides(F)]", {"supertype": "energy", "provides": "F"}),
    ('stadium[name_has("Holon")]', {"kinds": ("stadium",), "name": "Holon"}),
    ("deck(me)[hp_at_most(50)]", {"hp": 50}),
    ("deck(me)[pokemon and not retreat_at_most(2)]", {"retreat": 3}),
    ('deck(me)[tag("levelup")]', {"name": "Seedling LV.X", "kinds": ("levelup",)}),
]


@pytest.mark.parametrize(("selection", "facts"), FILTERS)
def test_a_card_is_made_to_fit_a_filter(selection: str, facts: dict[str, object]) -> None:
    (card,) = matching_cards(parsed(f"play {{ x <- choose({selection}); look(x) }}"), Library())

    assert {name: getattr(card, name) for name in facts} == facts


def test_alternatives_of_a_filter_get_a_card_each() -> None:
    cards = matching_cards(parsed("play { look(deck(me)[basic or tool]) }"), Library())

    assert [card.kinds[0] for card in cards] == ["basic", "tool"]


def test_what_a_program_looks_for_under_a_pokemon_and_in_hands_is_found() -> None:
    program = parsed('needs(count(hand(me)) == 7 and any_of(under(self)[named("Elekid")]))')

    assert (hand_sizes(program), under_names(program)) == ([7], ["Elekid"])


def test_a_program_loses_one_part_wherever_it_stands() -> None:
    program = parsed("after { may { draw(me, 1); lasting(end_of_turn) { prevent(all, self) } } }")
    (lasting,) = [
        statement
        for statement in program[0].args[0][0].args[1]  # type: ignore[union-attr,index]
        if statement.word == "lasting"  # type: ignore[union-attr]
    ]

    assert show(without(program, lasting)) == "after { may { draw(me, 1) } }"  # type: ignore[arg-type]
