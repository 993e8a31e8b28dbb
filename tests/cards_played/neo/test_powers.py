"""Pokémon Powers of the Neo sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    CORNER_CARDS,
    DIGLETT,
    ELECTABUZZ,
    PIKACHU,
    ecard_table,
    table,
)

UNOWN = "neo4-58 +P"  # Hidden Power does 10


def test_berserk_mills_five_from_one_side() -> None:
    won = ecard_table("base1-58 | neo1-81>neo1-31", hand="neo1-4").evolve("Feraligatr", flips="H")
    lost = ecard_table("base1-58 | neo1-81>neo1-31", hand="neo1-4").evolve("Feraligatr", flips="T")

    assert (len(won.foe.discard), len(won.you.discard)) == (5, 0)
    assert (len(lost.foe.discard), len(lost.you.discard)) == (0, 5)


def test_final_blow_doubles_megahorn_near_the_end() -> None:
    hale = ecard_table("neo1-6 +G +G +G").attack("Megahorn", flips="H")
    near = ecard_table("neo1-6 +G +G +G dmg40", "base2-11 | base1-58")

    healed = ecard_table("neo1-6 +G +G +G dmg50", hand="base1-94")

    near.attack("Megahorn", flips="H", answers=["yes"])
    healed.play("Potion", answers=["2"]).attack("Megahorn", flips="H")

    assert (hale.foe.active.damage, healed.foe.active.damage) == (60, 60)
    assert near.asked == "prize"


def test_wild_growth_doubles_grass_energy_of_grass_pokemon() -> None:
    duel = ecard_table("base1-15 +G +G | neo1-11")
    other = ecard_table("base1-20 +G | neo1-11")

    assert duel.can("attack Solarbeam")
    assert other.refused("attack Thunderpunch")


@pytest.mark.parametrize(("flips", "there"), [("H", True), ("T", False)])
def test_mind_games_may_send_a_trainer_back_to_the_deck(flips: str, there: bool) -> None:
    duel = ecard_table(PIKACHU, f"{CHANSEY} | neo1-14", hand="base1-91", deck="R, W, G")

    duel.play("Bill", answers=["yes"], flips=flips)

    assert (duel.you.deck[0] == "base1-91") is there
    assert len(duel.you.hand) == (0 if there else 2)


def test_playful_punch_ends_the_turn_either_way() -> None:
    hit = ecard_table("neo1-22", ARCANINE).power("Playful Punch", flips="H")
    missed = ecard_table("neo1-22", ARCANINE).power("Playful Punch", flips="T")

    assert (hit.player, hit.foe.active.damage) == ("foe", 20)
    assert (missed.player, missed.foe.active.damage) == ("foe", 0)


def test_fire_boost_attaches_up_to_four_from_the_deck() -> None:
    duel = ecard_table("neo1-56>neo1-46", hand="neo1-18", deck="R, R, W, R, R, R")

    duel.evolve("Typhlosion", answers=["yes", "R", "R", "R", "R"], flips="H")

    assert duel.you.active.energy == ["R"] * 4


def test_spikes_sting_the_newcomer_in_the_foes_turn() -> None:
    duel = ecard_table(f"{PIKACHU} +L | base1-7", f"{CHANSEY} | neo2-2")

    duel.retreat()

    assert duel.you.active.damage == 10


def test_energy_evolution_finds_the_eevee_of_that_type() -> None:
    duel = ecard_table("neo2-38", hand="R, L", deck="base2-3, base2-4, base2-12, G")

    duel.attach("L", to="active", flips="H", answers=["Jolteon"])

    assert duel.you.active.name == "Jolteon"


def test_normal_unown_weakens_colorless_blows_unless_doubled() -> None:
    one = ecard_table(f"{CHANSEY} | neo2-50", f"{CHANSEY} +G +G +G +G", player="foe")
    two = ecard_table(f"{CHANSEY} | neo2-50, neo2-50", f"{CHANSEY} +G +G +G +G", player="foe")

    one.attack("Double-edge")
    two.attack("Double-edge")

    assert one.you.active.damage == 50
    assert two.you.active.damage == 80


def test_revive_friends_puts_kabuto_down_as_a_basic() -> None:
    duel = ecard_table("neo2-56 | base1-58", deck="G, neo2-56, L", stadium="neo4-92")

    duel.power("Revive Friends", flips="H", answers=["Kabuto"])

    assert duel.you.bench[1].name == "Kabuto"
    assert duel.you.bench[1].retreat == 2


def test_conductivity_shocks_whoever_gets_energy_from_the_hand() -> None:
    one = ecard_table(PIKACHU, f"{CHANSEY} | neo4-1", hand="L").attach("L")
    two = ecard_table(PIKACHU, f"{CHANSEY} | neo4-1, neo4-1", hand="L").attach("L")

    assert one.you.active.damage == 10
    assert two.you.active.damage == 0


def test_deep_sleep_needs_two_heads() -> None:
    duel = ecard_table("neo4-6", f"{CHANSEY} asleep")

    duel.end_turn(flips="HT")

    assert duel.foe.active.conditions == {"asleep"}
    duel.end_turn(flips="HH")
    assert duel.foe.active.conditions == set()


def test_hot_plate_burns_basics_and_babies_put_down_from_the_hand() -> None:
    duel = ecard_table("neo4-18", hand=f"{PIKACHU}, neo1-22")

    duel.bench("Pikachu").bench("Elekid")

    assert [mon.damage for mon in duel.you.bench] == [10, 10]


def test_tag_team_heals_the_active_and_steps_in() -> None:
    duel = ecard_table(f"{CHANSEY} dmg50 | base1-52>neo4-49", hand="neo4-25")

    duel.evolve("Light Machamp")

    assert duel.you.active.name == "Light Machamp"
    assert duel.you.bench[0].damage == 20


def test_zoom_frees_only_your_own_unown() -> None:
    duel = ecard_table("neo2-47 | neo4-60", "neo2-47 | base1-58")

    assert duel.you.active.retreat == 0
    assert duel.foe.active.retreat == 1


@pytest.mark.parametrize(("pick", "damage"), [("active", 10), ("bench 1", 30), ("bench 2", 40)])
def test_anger_of_one_unown_is_added_as_its_player_picks(pick: str, damage: int) -> None:
    duel = table("ecard", "neo2-14 +P +P +P | neo2-14 dmg20, neo2-33 dmg30")

    duel.attack("Hidden Power", answers=[pick])

    assert duel.foe.active.damage == damage


def test_anger_is_not_asked_about_with_one_unown() -> None:
    duel = table("ecard", "neo2-14 dmg20 +P +P +P | Wall")

    duel.attack("Hidden Power")

    assert duel.foe.active.damage == 30


@pytest.mark.parametrize(("unown", "damage"), [("neo2-50", 0), ("neo2-47", 20)])
def test_unown_n_makes_the_blow_of_a_sleeping_snorlax_less(unown: str, damage: int) -> None:
    duel = ecard_table("gym1-33 asleep", f"{ELECTABUZZ} +L | {unown}", player="foe")

    duel.attack("Thundershock", flips="TT")

    assert duel.foe.active.damage == damage


def test_perform_counts_only_what_hurt_it_as_the_active() -> None:
    active = ecard_table(UNOWN, "Keg | Wall", player="foe", cards=CORNER_CARDS)
    benched = ecard_table(f"{DIGLETT} | {UNOWN}", "Sniper", player="foe", cards=CORNER_CARDS)

    active.attack("Push").attack("Hidden Power")
    benched.attack("Snipe", answers=["prize 1"]).attack("Hidden Power")

    assert (active.you.active.damage, active.foe.active.damage) == (30, 40)
    assert (benched.you.active.damage, benched.foe.active.damage) == (10, 10)


def test_perform_works_if_it_was_switched_off_only_when_it_was_hurt() -> None:
    you = f"{UNOWN} | base3-48>base3-13"  # Toxic Gas
    duel = ecard_table(you, "Keg | Wall", player="foe", hand="base1-72", cards=CORNER_CARDS)

    duel.attack("Push").play("Devolution Spray", answers=["bench 1"]).attack("Hidden Power")

    assert duel.foe.active.damage == 40


def test_perform_fails_if_it_is_switched_off_when_it_strikes() -> None:
    duel = ecard_table(UNOWN, "Keg | Wall", player="foe", hand="base5-78", cards=CORNER_CARDS)

    duel.attack("Push").play("Goop Gas Attack").attack("Hidden Power")

    assert duel.foe.active.damage == 10


def test_energy_evolution_answers_energy_passed_on_in_the_foes_turn() -> None:
    you = f"{PIKACHU} +L dmg30 | neo2-38 +neo4-93"
    duel = ecard_table(you, f"{CHANSEY} +G +G +G +G", deck="base2-4, G, G", player="foe")

    duel.attack("Double-edge", answers=["yes", "Jolteon"], flips="H")

    assert duel.you.bench[0].name == "Jolteon"


def test_allergic_pollen_keeps_energy_in_the_discard_pile() -> None:
    barred = ecard_table("neo1-17", "neo3-35", discard="R")
    asleep = ecard_table("neo1-17", "neo3-35 asleep", discard="R")

    asleep.power("Fire Recharge", flips="H")

    assert barred.refused("use Fire Recharge")
    assert asleep.you.active.energy == ["R"]


def test_legendary_body_sheds_what_came_while_it_was_switched_off() -> None:
    you = f"neo3-27 | {PIKACHU}, base3-13"
    duel = ecard_table(you, hand="neo1-93, base1-78").play("Gold Berry", to="active")

    before = duel.you.active.tools
    duel.play("Scoop Up", answers=["bench 2"])

    assert (before, duel.you.active.tools) == (["neo1-93"], [])


def test_bear_takes_damage_from_another_unown_only() -> None:
    alone = ecard_table(f"neo3-39 dmg20 | {PIKACHU} dmg10")
    two = ecard_table("neo3-39 dmg20 | neo3-40 dmg10")

    two.power("[Bear]")

    assert alone.refused("use [Bear]")
    assert (two.you.active.damage, two.you.bench[0].damage) == (30, 0)


@pytest.mark.parametrize("ill", [False, True])
def test_energy_converter_does_not_come_back_after_a_special_condition(ill: bool) -> None:
    duel = ecard_table(f"neo3-12 | {PIKACHU} +G +G", hand="g1-63, base1-82, base1-95")

    duel.power("Energy Converter", answers=["G", "Lightning"])
    if ill:
        duel.play("Imakuni?").play("Full Heal")
    duel.play("Switch")

    assert duel.can("attack Thunder Jolt") != ill
