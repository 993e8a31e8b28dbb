"""Held items. [CARD-HELD-1 ... CARD-HELD-4]"""

from __future__ import annotations

import pytest

from tests.rules.cards_course import ALL
from tests.rules.cards_kinds import lay
from tests.rules.cards_stages import stage
from tests.rules.kinds.cards_owned import OWNED


@pytest.mark.rule("CARD-HELD-1")
@pytest.mark.scenario("K-147")
@pytest.mark.parametrize("name", ALL)
def test_a_held_item_works_while_powers_are_off_and_uses_no_tool_slot(name: str) -> None:
    duel = lay(
        name,
        "Zapper +G",
        "Bidoof",
        foe_hand="Cape",
        stadium="Body Lock",
        cards=OWNED,
    )

    duel.attack("Zap")

    assert duel.foe.active.damage == 20
    assert duel.can("play Cape to active")


@pytest.mark.rule("CARD-HELD-1")
@pytest.mark.parametrize("name", ALL)
def test_conditions_and_the_removal_of_tools_leave_a_held_item_alone(name: str) -> None:
    duel = lay(name, "Zapper +G", "Bidoof confused poisoned", hand="Snatch", cards=OWNED)

    duel.play("Snatch").attack("Zap")

    assert duel.foe.active.damage == 20 + 10


@pytest.mark.rule("CARD-HELD-1")
@pytest.mark.parametrize("name", ALL)
def test_a_held_item_works_only_on_the_top_card_in_play(name: str) -> None:
    beaver = stage("t-121", "Bibarel", 90, "C", "Bidoof")
    duel = lay(name, "Zapper +G", "Bidoof>Bibarel", cards=[*OWNED, beaver])

    duel.attack("Zap")

    assert duel.foe.active.damage == 40


@pytest.mark.rule("CARD-HELD-2")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("cover", ["Bidoof LV.X", "Bidoof BREAK"])
def test_a_held_item_is_lost_under_a_lv_x_or_a_break(name: str, cover: str) -> None:
    duel = lay(name, "Zapper +G", f"Bidoof>{cover}", cards=OWNED)

    duel.attack("Zap")

    assert duel.foe.active.damage == 40


@pytest.mark.rule("CARD-HELD-3")
@pytest.mark.scenario("K-146")
@pytest.mark.parametrize("name", ALL)
def test_a_stone_lifts_the_ban_on_new_pokemon_and_not_the_first_turn(name: str) -> None:
    second = lay(name, "Bulbasaur", hand="dp3-95, Honchkrow").bench("Murkrow")
    first = lay(name, "Bulbasaur", hand="dp3-95, Honchkrow", turn=1).bench("Murkrow")
    plain = lay(name, "Bulbasaur", hand="dp2-90, Honchkrow").bench("Murkrow")

    assert second.can("evolve Honchkrow on bench 1")
    assert first.refused("evolve Honchkrow")
    assert plain.refused("evolve Honchkrow")


@pytest.mark.rule("CARD-HELD-4", "TURN-09")
@pytest.mark.parametrize("name", ALL)
def test_an_item_for_the_end_of_the_turn_acts_before_the_step_between_turns(name: str) -> None:
    duel = lay(name, "Honeyed dmg50 poisoned | Bulbasaur", cards=OWNED)

    duel.end_turn()

    assert duel.you.active.name == "Honeyed"
    assert duel.you.active.damage == 50
    assert [e.what for e in duel.log if e.what in ("heal", "poison")] == ["heal", "poison"]
