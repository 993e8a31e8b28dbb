"""Doing to another Pokémon what an attack did to this one."""

from __future__ import annotations

from playmat.cards.card import Power
from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import blow, mon
from tests.words.cards import attacking, doing, lay

MIRROR = attacking("no_damage; after { mirror(defender) }")


def mirrored(program: str, foe: str = "", **more: str) -> Duel:
    """A game in which the Actor returned what an attack did to it."""
    striker = mon("Striker", 60, "C", blow("Strike", 10, program), retreat=0)
    duel = lay("Actor +L +L | Hitter", f"Striker {foe} | Small", MIRROR, striker, player="foe")
    return duel.attack("Strike").attack("Act", **more)


def test_a_lasting_effect_lies_on_the_other_pokemon_too() -> None:
    duel = mirrored(
        "after { lasting(foe_next_turn, on=defender) { mod(can_retreat, how=forbid) } }"
    )

    assert duel.foe.active.damage == 10
    assert not duel.can("retreat")


def test_poison_comes_back_as_strong_as_it_was() -> None:
    duel = mirrored("after { inflict(defender, poisoned, 20) }")

    assert (duel.you.active.poison, duel.foe.active.poison) == (20, 20)


def test_energy_lost_is_taken_from_the_other_pokemon() -> None:
    duel = mirrored("after { x <- choose(energy_on(defender)); discard(x) }", foe="+R +R")

    assert (duel.you.active.energy, duel.foe.active.energy) == (["L"], ["R"])


def test_a_card_is_not_attached_to_a_pokemon_out_of_reach() -> None:
    safe = Power("Safe", "ability", "static { prevent(effects, self, trainer, from=foe) }")
    gift = doing("attach(hand(me)[energy], active(foe))")
    duel = lay("Hitter", "Wary", gift, mon("Wary", 60, "C", powers=(safe,)), hand="Doing, L")

    duel.play("Doing")

    assert (duel.you.hand, duel.foe.active.energy) == (["L"], [])


def test_a_power_may_be_used_from_under_another_card() -> None:
    power = Power("Root", "ability", "power(once, where=under) { draw(me, 1) }")
    seed = mon("Seed", 40, "C", powers=(power,))
    tree = mon("Tree", 90, "C", kinds=("stage1",), of="Seed")
    duel = lay("Seed>Tree | Seed", "Target", seed, tree, deck="2*L")

    duel.power("Root")

    assert duel.you.hand == ["L"]
    assert not duel.can("use Root")
