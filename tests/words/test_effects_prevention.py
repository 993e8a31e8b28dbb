"""Effects blocked by a shield, tallies that are not effects, and one-time moments."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import attacking, lay

SHIELD = Power("Shield", "ability", "static { prevent(effects, self, attack) }")
SAFE = mon("Safe", 100, "W", blow("Splash", 10), powers=(SHIELD,), retreat=0)
COUNT = 'marker(defender, "Aim"); each a in all(foe)[has_marker("Aim")] { hit(a, 30); OFF }'
TALLY = COUNT.replace("OFF", 'marker(a, "Aim", 0 - markers_on(a, "Aim"))')
STAY = COUNT.replace("OFF", 'marker(a, "Aim", -9)')


def struck(program: str, foe: str, **more: str) -> Duel:
    """A game after an attack on a Pokémon that effects do not reach."""
    duel = lay("Actor +L +L | Hitter", foe, attacking(f"no_damage; after {{ {program} }}"), SAFE)
    return duel.attack("Act", **more)


@pytest.mark.parametrize(("foe", "left"), [("Safe", {"asleep"}), ("Target", set())])
def test_a_shield_keeps_special_conditions_from_being_removed(foe: str, left: set[str]) -> None:
    flips = "T" if left else ""

    duel = struck("cure(defender)", f"{foe} asleep", flips=flips)

    assert duel.foe.active.conditions == left


@pytest.mark.parametrize(("foe", "damage"), [("Safe", 0), ("Target", 30)])
def test_a_shield_keeps_markers_off(foe: str, damage: int) -> None:
    duel = struck(STAY, foe)

    assert duel.foe.active.damage == damage


def test_markers_that_a_text_takes_off_again_count_hits_on_anybody() -> None:
    duel = struck(TALLY, "Safe")

    assert duel.foe.active.damage == 30


@pytest.mark.parametrize(("powers", "can"), [((SHIELD,), False), ((), True)])
def test_a_shield_keeps_effects_on_its_pokemon_from_being_ended(
    powers: tuple[Power, ...], can: bool
) -> None:
    stuck = "no_damage; after { lasting(my_next_turn, self) { mod(can_retreat, self, forbid) } }"
    bound = mon("Bound", 100, "W", blow("Root", 0, stuck), retreat=0, powers=powers)
    ender = attacking("no_damage; after { end_effects(defender) }")
    duel = lay("Actor +L +L | Hitter", "Bound | Small", ender, bound, player="foe")

    duel.attack("Root").attack("Act")

    assert duel.can("retreat") == can


def test_a_moment_whose_condition_fails_is_over_all_the_same() -> None:
    late = "no_damage; after { delay(turn_ended(foe), is(self, is_active)) { draw(me, 3) } }"
    lure = trainer("Lure", "item", "play { x <- choose(bench_of(foe)); switch(foe, x) }")
    duel = lay("Actor | Hitter", "Hitter", attacking(late), lure, deck="9*L", foe_hand="Lure")

    duel.attack("Act").play("Lure").end_turn()
    duel.retreat().end_turn().end_turn()

    assert len(duel.you.hand) == 2


def test_a_moment_whose_condition_holds_is_used() -> None:
    late = "no_damage; after { delay(turn_ended(foe), is(self, is_active)) { draw(me, 3) } }"
    duel = lay("Actor +L +L | Hitter", "Hitter", attacking(late), deck="9*L")

    duel.attack("Act").end_turn()

    assert len(duel.you.hand) == 4
