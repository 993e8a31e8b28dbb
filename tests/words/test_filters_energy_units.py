"""Energy is counted in units when chosen, and by type while not attached."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Card
from tests.words.cards import doing, lay

FETCH: Final = "a <- choose(discards(me)[provides(R)], 0, 1); move(a, hand)"


def special(program: str) -> Card:
    return Card("t-odd", "Odd", "energy", ("special_energy",), text=program)


@pytest.mark.parametrize(
    ("program", "fetched"),
    [
        ('provide("R")', True),
        ('provide("*")', False),
        ('provide("[RW]")', False),
        ('provide("C"); provide("R", when=is(host, typed(R)))', False),
        ('provide("R"); onto(all(me)[typed(R)])', False),
        ('provide("R"); keep(is(host, typed(R)))', False),
    ],
)
@pytest.mark.rule("EN-8", "EN-9")
def test_energy_out_of_play_has_only_the_type_it_always_provides(
    program: str, fetched: bool
) -> None:
    duel = lay("Hitter", "Target", doing(FETCH), special(program), hand="Doing", discard="Odd")

    duel.play("Doing", answers=["Odd"] if fetched else [])

    assert duel.you.hand == (["t-odd"] if fetched else [])


@pytest.mark.parametrize(
    ("energy", "answers", "left"),
    [
        ("+Double +L +R", ["Double"], ["L", "R"]),
        ("+Double +L +R", ["L", "R"], ["t-double"]),
        ("+Double +L +R", ["L", "Double"], ["R"]),
        ("+L +R", [], []),
        ("+L", [], []),
        ("+Double", [], []),
    ],
)
@pytest.mark.rule("EN-7", "EN-11")
def test_energy_is_chosen_card_by_card_until_there_is_enough(
    energy: str, answers: list[str], left: list[str]
) -> None:
    trick = doing("a <- choose_units(energy_on(active(me)), 2); discard(a)")
    duel = lay(f"Hitter {energy}", "Target", trick, hand="Doing")

    duel.play("Doing", answers=answers)

    assert duel.you.active.energy == left


@pytest.mark.rule("EN-11")
def test_only_units_of_the_type_named_count() -> None:
    trick = doing("a <- choose_units(energy_on(active(me))[provides(R)], 2, R); discard(a)")
    duel = lay("Hitter +Double +R +R", "Target", trick, hand="Doing")

    duel.play("Doing")

    assert duel.you.active.energy == ["t-double"]


@pytest.mark.rule("EN-9", "EN-6")
@pytest.mark.parametrize("clause", ["onto(all(me)[typed(L)])", "keep(is(host, typed(L)))"])
def test_energy_bound_to_its_pokemon_is_of_its_type_while_attached(clause: str) -> None:
    bound = Card("t-bound", "Bound", "energy", ("special_energy",), text=f'provide("L"); {clause}')
    trick = doing("move(energy_on(all(me))[provides(L)], lost); move(hand(me)[provides(L)], lost)")
    duel = lay("Hitter +t-bound +R", "Target", trick, bound, hand="Doing, t-bound")

    duel.play("Doing")

    assert duel.you.lost == ["t-bound"]
    assert (duel.you.active.energy, duel.you.hand) == (["R"], ["t-bound"])
