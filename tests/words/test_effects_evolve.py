"""Effects that evolve: a text that names the card may skip a stage."""

from __future__ import annotations

import pytest

from tests.words.cards import doing, judge, lay


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ('named("Sage")', "Sage"),
        ("can_follow(active(me))", "Sage"),
        ("evolves_from(active(me))", "Hitter"),
        ("evolution", "Hitter"),
    ],
)
@pytest.mark.rule("NAMING-27")
def test_a_stage_is_passed_over_where_the_text_names_the_card(wanted: str, name: str) -> None:
    trick = doing(f"x <- choose(hand(me)[{wanted}]); evolve(x, active(me))")
    duel = lay("Hitter", "Target", trick, hand="Doing, Sage", deck="Grown")

    duel.play("Doing")

    assert duel.you.active.name == name


def test_a_named_card_does_not_go_on_a_pokemon_of_another_line() -> None:
    trick = doing('x <- choose(hand(me)[named("Sage")]); evolve(x, active(me))')
    duel = lay("Small", "Target", trick, hand="Doing, Sage", deck="Grown, Hitter")

    duel.play("Doing")

    assert duel.you.active.name == "Small"


@pytest.mark.parametrize(("lock", "name"), [("can_evolve_from_hand", "Hitter"), ("", "Grown")])
def test_a_lock_on_the_hand_holds_for_effects_too(lock: str, name: str) -> None:
    trick = doing("x <- choose(hand(me)[evolves_from(all(me))]); evolve(x, active(me))")
    law = judge(f"static {{ mod({lock}, all(both), forbid) }}" if lock else "")
    duel = lay("Hitter", "Target | Judge", trick, law, hand="Doing, Grown")

    duel.play("Doing")

    assert duel.you.active.name == name


@pytest.mark.parametrize(("zone", "energy"), [("hand", []), ("discards", ["L"])])
def test_a_lock_on_energy_in_hand_holds_for_effects_too(zone: str, energy: list[str]) -> None:
    trick = doing(f"attach({zone}(me)[energy], active(me))")
    law = judge("static { mod(can_attach_energy, all(foe), forbid) }")
    pile = {"hand": "Doing, L"} if zone == "hand" else {"hand": "Doing", "discard": "L"}
    duel = lay("Hitter", "Target | Judge", trick, law, **pile)

    duel.play("Doing")

    assert duel.you.active.energy == energy
