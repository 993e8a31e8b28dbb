"""Interactions of attacks of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.cards.card import Power
from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import WALL, harm, table

LONG = {"deck": "6*G", "foe_deck": "6*G"}
DARKRAI = "dp4-3>dp4-104 +D +D +D"
SWITCH = "base1-95"
FULL_HEAL = "base1-82"
GUST = "base1-93"


def test_endless_darkness_used_again_flips_no_more_coins() -> None:
    duel = table("platinum", DARKRAI, **LONG)
    duel.attack("Endless Darkness", flips="HT").end_turn(flips="HT")

    duel.attack("Endless Darkness", flips="HT")

    assert harm(duel.foe) == "140 asleep"


def test_a_later_sleep_is_not_that_of_endless_darkness() -> None:
    duel = table("platinum", f"{DARKRAI} | bw4-78 +P", hand=SWITCH, **LONG)
    duel.attack("Endless Darkness", flips="HH").end_turn().play(SWITCH)

    duel.attack("Sing", flips="T")

    assert harm(duel.foe) == "70 asleep"


def test_magical_step_worsens_no_later_confusion() -> None:
    duel = table("platinum", "dp6-56 | bw7-61 +P", hand=SWITCH, foe_hand=FULL_HEAL, **LONG)
    duel.attack("Magical Step").play(FULL_HEAL).end_turn().play(SWITCH)

    duel.attack("Confuse Ray").attack("Push", flips="T")

    assert duel.foe.active.damage == 30


def test_magical_step_worsens_its_own_confusion() -> None:
    duel = table("platinum", "dp6-56", **LONG)

    duel.attack("Magical Step").attack("Push", flips="T")

    assert duel.foe.active.damage == 60


def test_bodies_are_off_by_the_poison_of_ferment_poison_alone() -> None:
    body = Power("Thick", "body", "static { mod(max_hp, self, value=50) }")
    thick = replace(WALL, name="Thick", id="t-thick", powers=(body,))
    mine = "dp3-109 +G +G | neo3-59 +G"
    duel = scenario("platinum", mine, "Thick", cards=[thick], hand=SWITCH, deck="6*G")
    duel.attack("Ferment Poison").end_turn()
    fermented = duel.foe.active.hp

    duel.play(SWITCH).attack("Poison Spray")

    assert (fermented, duel.foe.active.hp) == (400, 450)


@pytest.mark.parametrize(("gusted", "bench"), [(True, "0"), (False, "60")])
def test_dig_trap_springs_at_the_end_of_the_next_turn_or_never(gusted: bool, bench: str) -> None:
    duel = table(
        "platinum", "dp3-24 +F +F | Guard", "Wall | Wall", foe_hand=GUST, hand="2*G", **LONG
    )
    duel.attack("Dig Trap", flips="H")

    if gusted:
        duel.play(GUST).end_turn().retreat()
    duel.end_turn().end_turn()

    assert harm(duel.foe) == f"0 | {bench}"


@pytest.mark.parametrize("foe", ["Wall dmg390", "Guard dmg390"])
def test_moon_skip_takes_one_more_prize_from_anybody(foe: str) -> None:
    duel = table("platinum", "dp4-2>dp4-103 +P +P +P", f"{foe} | Wall", prizes=3)

    duel.attack("Moon Skip", answers=["prize 1", "prize 2"])

    assert len(duel.you.prizes) == 1


@pytest.mark.parametrize(("locked", "damage"), [(True, 40), (False, 100)])
def test_seed_flare_counts_only_energy_that_came_to_lie(locked: bool, damage: int) -> None:
    foe = "dp1-93>dp1-58 | Wall"
    hands = {"hand": "2*G", "deck": "3*G", "foe_hand": "dp7-2"}
    duel = table("platinum", "pl1-14>pl1-126 +G +G +G", foe, player="foe", **hands)
    duel.evolve("dp7-2", answers=["yes" if locked else "no"]).end_turn()

    duel.attack("Seed Flare", answers=["G", "G", "G"])

    assert duel.foe.active.damage == damage


def test_psychic_restore_lets_its_player_order_the_cards() -> None:
    duel = table("platinum", "dp6-43 +P | Wall", deck="2*G")

    duel.attack("Psychic Restore", answers=["yes", "pick Psychic Energy (energy-P) on active"])

    assert duel.you.deck == ["G", "G", "P", "dp6-43"]


def test_tail_influence_takes_energy_when_all_coins_have_fallen() -> None:
    duel = table("platinum", "dp2-3 +G +G", "Wall +G +R +W", foe_deck="2*L")

    duel.attack("Tail Influence", flips="TTH", answers=["R", "G"])

    assert duel.foe.active.energy == ["W"]
    assert duel.foe.deck == ["L", "R", "G"]


def test_shock_wave_chooses_its_second_target_before_the_coin() -> None:
    duel = table("platinum", "dp1-48>dp1-81 +L +L", "Wall | Wall, Wall")

    duel.attack("Shock Wave")

    assert duel.asked == "pick_mon"
    assert duel.foe.active.damage == 0


def test_hidden_power_turns_no_energy_of_a_shielded_pokemon() -> None:
    duel = table("platinum", "dp2-37 +G", "Guard +P")

    duel.attack("Hidden Power")

    assert duel.asked == "main"


def test_hidden_power_turns_energy_at_once() -> None:
    duel = table("ecard", "dp2-37 +G", "Wall +neo1-104")

    duel.attack("Hidden Power")

    assert duel.foe.active.damage == 0


def test_energy_that_hidden_power_turns_is_special_and_no_basic_energy() -> None:
    duel = table("platinum", "dp2-37 +G", "Wall +P | Wall", foe_hand="ex1-82, xy4-110")

    duel.attack("Hidden Power")
    turned = duel.can("play Energy Switch"), duel.can("play Xerosic")
    duel.end_turn().end_turn()

    assert turned == (False, True)
    assert (duel.can("play Energy Switch"), duel.can("play Xerosic")) == (True, False)


@pytest.mark.parametrize(("mine", "theirs"), [("hgss1-103", "pl1-121"), ("pl1-121", "hgss1-103")])
def test_energy_of_every_type_and_colorless_energy_share_none_either_way(
    mine: str, theirs: str
) -> None:
    duel = table("platinum", f"pl3-46 +{mine}", f"Wall +{theirs}")

    duel.attack("Synchro Removal")

    assert duel.foe.active.energy == [theirs]


def test_the_second_power_spray_is_not_asked_for_what_the_first_has_stopped() -> None:
    team = "pl2-2 | pl2-2, pl2-2"  # all of them are Pokémon SP
    duel = table("platinum", "Wall", team, hand="dp6-43", foe_hand="2*pl1-117", deck="7*G")

    duel.bench("Uxie", answers=["yes", "yes"])

    assert (duel.asked, duel.you.hand) == ("main", [])
    assert duel.foe.hand == ["pl1-117"]


def test_poison_of_two_counters_takes_the_place_of_poison_of_one() -> None:
    duel = table("platinum", "dp3-101", "Wall poisoned", player="foe")

    duel.attack("Push", answers=["yes"], flips="H")

    assert duel.foe.active.damage == 20


def test_evolutionary_toxic_is_offered_for_a_pokemon_poisoned_less() -> None:
    duel = table("platinum", "dp2-50", "Wall poisoned", hand="dp2-23")

    duel.evolve("Crobat", answers=["yes"]).end_turn()

    assert duel.foe.active.damage == 20


@pytest.mark.parametrize(
    ("you", "card", "damage"),
    [("base1-58", "pop9-3", 100), ("base1-58>pop9-3", "xy8-50", 60)],
    ids=["from Pikachu", "from Raichu"],
)
def test_high_volt_asks_what_raichu_evolved_from_this_turn(
    you: str, card: str, damage: int
) -> None:
    duel = table("xy", f"{you} +L +L +L", hand=card)

    duel.evolve(card).attack("High Volt")

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("given", "damage"), [("F", 80), ("R", 60)])
def test_sand_sonic_counts_energy_that_has_been_moved_off_since(given: str, damage: int) -> None:
    flygon = "dp3-5 +base1-97 +W +W | Wall"
    duel = table("platinum", flygon, "Mole", hand=f"{given}, ex1-82")
    duel.attach(given, to="active").play("Energy Switch", answers=[f"energy-{given}", "bench 1"])

    duel.attack("Sand Sonic")

    assert duel.you.bench[0].energy == [given]
    assert duel.foe.active.damage == damage
