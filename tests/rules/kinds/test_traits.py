"""Ancient Traits: neither attacks nor Abilities. [CARD-TRAIT]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.card import Power
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_combat import duel
from tests.rules.cards_combat import every_book as combat_every_book
from tests.rules.cards_combat import mon as combat_mon
from tests.rules.cards_combat import trainer as combat_trainer
from tests.rules.cards_turn import PLAIN, against, books, every_book, held, hit, mon, trainer
from tests.rules.turn.cards_judged import BAND, CHARM

HEALER = trainer("Healer", "item", "play { x <- choose(all(me)[damaged]); heal(x, 30) }")
OLD_HEALER = trainer(
    "Old Healer", "item", "play { x <- choose(all(me)[damaged]); remove_counters(x, 3) }"
)
RESTORE = trainer("Restore", "item", "play { heal_all(active(me)) }")
CHIME = trainer("Chime", "tool", "static { mod(max_hp, host, add, 30) }")
PRUNE = trainer("Prune", "item", "play { x <- choose(all(me)[evolved]); devolve(x, hand) }")
STING = trainer("Sting", "item", "play { counters(all(foe), 1) }")
SWAMP = trainer("Swamp", "stadium", "power(once) { counters(all(foe), 1) }")
ROPE = trainer("Rope", "item", "play { x <- choose(bench_of(foe)); switch(foe, x) }")
VENOM = mon("Venom", 100, "C", hit("Venom", "", 0, "after { inflict(defender, poisoned) }"))
FIRE = mon("Fire", 100, "R", hit("Ray", "", 100))
MIND = mon("Mind", 100, "P", hit("Ray", "", 100))
TWO = mon("Two", 100, "RW", hit("Ray", "", 100))
RUSHER = mon(
    "Rusher",
    90,
    "C",
    hit("Rush", "C", 20),
    hit("Burn Up", "C", 20, "after { discard(energy_on(self)) }"),
    hit("Last", "C", 20, "after { end_turn }"),
    hit("Flee", "C", 20, "after { x <- choose(bench_of(me)); switch(me, x) }"),
    powers=held("Ω Barrage", "trait", "static { mod(attacks_per_turn, self, set, 2) }"),
)
RAINER = mon(
    "Rainer",
    80,
    "W",
    powers=held(
        "Rain",
        "ability",
        "power(free) { x <- choose(hand(me)[energy]); y <- choose(all(me)); attach(x, y) }",
    ),
)
CARDS = (
    *PLAIN,
    *(HEALER, OLD_HEALER, RESTORE, BAND, CHARM, CHIME, PRUNE, STING, SWAMP, ROPE),
    *(VENOM, FIRE, MIND, TWO, RUSHER, RAINER),
)
SWAMPERT = "xy5-33>xy5-34>xy5-36"
LUDICOLO = "xy5-10>xy5-11>xy5-37"
MAGCARGO = "xy5-22>xy5-24"
GYARADOS = "xy7-19>xy7-21"

in_xy = books("xy")


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


RECOVERY = Power("Recovery", "trait", "static { mod(heal_amount, self, times, 2) }")
HARDY = combat_mon("Hardy", 90, "C", powers=(RECOVERY,))
SALVE = combat_trainer("Salve", "item", "play { remove_counters(active(me), 2) }")


@in_xy
@pytest.mark.scenario("K-106")
@pytest.mark.rule("CARD-TRAIT")
def test_alpha_recovery_doubles_healing(rules: str) -> None:
    duel = table(rules, f"{LUDICOLO} dmg80", hand="Healer")

    duel.play("Healer")

    assert duel.you.active.damage == 20


@every_book
@pytest.mark.rule("CARD-TRAIT")
@pytest.mark.parametrize(("counts", "left"), [(True, 20), (False, 50)])
def test_whether_removing_counters_is_healing_is_a_house_rule(
    rules: str, counts: bool, left: int
) -> None:
    house = book(rules).replace(legacy_heal_counts=counts)
    duel = table(house, f"{LUDICOLO} dmg80", hand="Old Healer")

    duel.play("Old Healer")

    assert duel.you.active.damage == left


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_alpha_recovery_heals_no_more_than_there_is(rules: str) -> None:
    little = table(rules, f"{LUDICOLO} dmg40", hand="Healer").play("Healer")
    everything = table(rules, f"{LUDICOLO} dmg120", hand="Restore").play("Restore")
    other = table(rules, f"{LUDICOLO} | Tauros dmg40", hand="Healer").play("Healer")

    assert (little.you.active.damage, everything.you.active.damage) == (0, 0)
    assert other.you.bench[0].damage == 10


@in_xy
@pytest.mark.scenario("K-107")
@pytest.mark.rule("CARD-TRAIT")
def test_alpha_growth_takes_a_second_energy_card_at_once(rules: str) -> None:
    duel = table(rules, f"{SWAMPERT} | Tauros", hand="3*W")

    duel.attach("W", answers=["yes"])

    assert duel.you.active.energy == ["W", "W"]
    assert duel.refused("attach W")


@in_xy
@pytest.mark.scenario("K-107")
@pytest.mark.rule("CARD-TRAIT")
def test_alpha_growth_gives_nothing_to_another_pokemon(rules: str) -> None:
    other = table(rules, f"{SWAMPERT} | Tauros", hand="2*W").attach("W", to="bench 1")
    declined = table(rules, f"{SWAMPERT} | Tauros", hand="2*W").attach("W", answers=["no"])

    assert other.refused("attach W")
    assert declined.refused("attach W")
    assert declined.you.active.energy == ["W"]


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_alpha_growth_does_not_answer_an_effect(rules: str) -> None:
    duel = table(rules, f"{SWAMPERT} | Rainer", hand="3*W")

    duel.power("Rain", answers=["active"])

    assert duel.asked == "main"
    assert duel.you.active.energy == ["W"]
    assert duel.can("attach W to active")


@in_xy
@pytest.mark.scenario("K-108")
@pytest.mark.rule("CARD-TRAIT")
def test_omega_barrage_attacks_twice_and_then_the_turn_ends(rules: str) -> None:
    duel = table(rules, "xy5-121 +R", foe_deck="9*R")

    duel.attack("Burrow")
    offered = duel.asked
    duel.answer("attack Burrow")

    assert offered == "second_attack"
    assert len(duel.foe.discard) == 2
    assert duel.player == "foe"


@in_xy
@pytest.mark.scenario("K-108")
@pytest.mark.rule("CARD-TRAIT")
def test_between_the_two_attacks_the_foe_promotes(rules: str) -> None:
    duel = table(rules, "Rusher +R", "Rattata dmg40 | Spearow, Tauros", prizes=4)

    duel.attack("Rush", answers=["prize 1"])
    asked = (duel.chooser, duel.asked)
    duel.answer("bench 2", "attack Rush")

    assert asked == ("foe", "promote")
    assert duel.foe.active.name == "Tauros"
    assert duel.foe.active.damage == 20


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_the_second_attack_is_optional_and_paid_anew(rules: str) -> None:
    declined = table(rules, "Rusher +R").attack("Rush", answers=["end turn"])
    poor = table(rules, "Rusher +R").attack("Burn Up")

    assert declined.foe.active.damage == 20
    assert poor.foe.active.damage == 20
    assert (declined.player, poor.player) == ("foe", "foe")


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_no_second_attack_once_the_turn_ended_or_the_attacker_left(rules: str) -> None:
    ended = table(rules, "Rusher +R | Tauros +R").attack("Last")
    fled = table(rules, "Rusher +R | Tauros +R").attack("Flee")

    assert (ended.player, ended.asked) == ("foe", "main")
    assert (fled.player, fled.asked) == ("foe", "main")


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_confusion_is_checked_for_each_of_the_two_attacks(rules: str) -> None:
    duel = table(rules, "Rusher +R confused")

    duel.attack("Rush", flips="TH", answers=["attack Rush"])

    assert duel.foe.active.damage == 20
    assert duel.you.active.damage == 30


@in_xy
@pytest.mark.scenario("K-109")
@pytest.mark.rule("CARD-TRAIT")
def test_omega_barrier_is_not_chosen_by_the_foes_supporter(rules: str) -> None:
    duel = table(rules, "Tauros", f"Snorlax | {MAGCARGO}, Rattata, Spearow", hand="xy2-90")

    duel.play("xy2-90")

    assert duel.options == ["pick foe's bench 2", "pick foe's bench 3"]


@in_xy
@pytest.mark.scenario("K-109")
@pytest.mark.rule("CARD-TRAIT")
def test_omega_barrier_stops_trainers_and_no_stadium(rules: str) -> None:
    item = table(rules, "Tauros", f"{MAGCARGO} | Rattata", hand="Sting").play("Sting")
    stadium = table(rules, "Tauros", f"{MAGCARGO} | Rattata", stadium="Swamp").power("Swamp")

    assert (item.foe.active.damage, item.foe.bench[0].damage) == (0, 10)
    assert (stadium.foe.active.damage, stadium.foe.bench[0].damage) == (10, 10)


@in_xy
@pytest.mark.rule("CARD-TRAIT", "TRAINER-03")
def test_a_trainer_whose_only_target_is_behind_omega_barrier_is_not_played(rules: str) -> None:
    alone = table(rules, "Tauros", f"Snorlax | {MAGCARGO}", hand="xy2-90")
    joined = table(rules, "Tauros", f"Snorlax | {MAGCARGO}, Rattata", hand="xy2-90")

    assert against(alone, "play Lysandre") == "TRAINER-03"
    assert joined.can("play Lysandre")


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_an_active_omega_barrier_does_not_protect_a_benched_partner(rules: str) -> None:
    duel = table(rules, "Tauros", f"{MAGCARGO} | Rattata, Spearow", hand="Rope")

    duel.play("Rope", answers=["foe's bench 1"])

    assert duel.foe.active.name == "Rattata"


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_omega_barrier_lets_its_own_players_trainers_through(rules: str) -> None:
    duel = table(rules, f"{MAGCARGO} dmg50", hand="Healer, Band")

    duel.play("Healer").play("Band")

    assert (duel.you.active.damage, duel.you.active.hp) == (20, 120)


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_delta_evolution_lifts_the_timing_and_nothing_else(rules: str) -> None:
    first = table(rules, "xy6-75 new", hand="xy6-76", turn=1)
    wrong = table(rules, "xy6-60 new", hand="xy6-61", turn=1)
    other = table(rules, "Tauros new", hand="xy6-76", turn=1)

    first.evolve("xy6-76")

    assert first.you.active.name == "M Rayquaza-EX"
    assert first.player == "foe"
    assert wrong.refused("evolve M Rayquaza-EX")
    assert other.refused("evolve M Rayquaza-EX")


@in_xy
@pytest.mark.scenario("K-110")
@pytest.mark.rule("CARD-TRAIT")
def test_delta_plus_takes_one_prize_more_for_a_knock_out_by_damage(rules: str) -> None:
    duel = table(rules, "xy6-52 +G +G +G +L +L", "xy1-1 dmg100 | Rattata", prizes=5)

    duel.attack("Heavy Impact", answers=["prize 1", "prize 2", "prize 3"])

    assert duel.you.prizes_left == 2


@in_xy
@pytest.mark.scenario("K-110")
@pytest.mark.rule("CARD-TRAIT")
def test_delta_plus_gives_nothing_for_poison(rules: str) -> None:
    duel = table(rules, "xy6-52", "Rattata dmg50 poisoned | Spearow", prizes=5)

    duel.end_turn(answers=["prize 1"])

    assert duel.you.prizes_left == 4
    assert duel.asked == "main"


@in_xy
@pytest.mark.scenario("K-111")
@pytest.mark.rule("CARD-TRAIT")
@pytest.mark.parametrize(("attacker", "damage"), [("Fire", 80), ("Mind", 100), ("Two", 80)])
def test_delta_wild_takes_off_twenty_once(rules: str, attacker: str, damage: int) -> None:
    duel = table(rules, attacker, "xy6-60>xy6-61")

    duel.attack("Ray")

    assert duel.foe.active.damage == damage


@in_xy
@pytest.mark.scenario("K-112")
@pytest.mark.rule("CARD-TRAIT", "POWER-08")
def test_an_ability_lock_leaves_both_tools_of_theta_double(rules: str) -> None:
    duel = table(rules, f"{GYARADOS} +Band +Charm", "bw6-53>bw6-54", foe_hand="Band", player="foe")

    duel.play("Band")

    assert duel.you.active.tools == ["t-band", "t-charm"]
    assert duel.you.active.hp == 160


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_theta_double_holds_two_tools_and_no_third(rules: str) -> None:
    duel = table(rules, GYARADOS, hand="Band, Charm, Chime")

    duel.play("Band").play("Charm")

    assert duel.refused("play Chime")


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_losing_theta_double_its_owner_chooses_the_tool_that_stays(rules: str) -> None:
    duel = table(rules, f"Tauros | {GYARADOS} +Band +Charm", hand="Prune")

    duel.play("Prune")
    asked = (duel.chooser, duel.asked)
    duel.answer("Band")

    assert asked == ("you", "discard_down")
    assert duel.you.bench[0].tools == ["t-charm"]
    assert "t-band" in duel.you.discard


@in_xy
@pytest.mark.rule("CARD-TRAIT")
def test_theta_max_heals_before_the_turn_ends(rules: str) -> None:
    duel = table(rules, "xy5-54 dmg90 +W", hand="xy7-96")

    duel.evolve("xy7-96")

    assert duel.you.active.damage == 0
    assert duel.player == "foe"


@in_xy
@pytest.mark.rule("CARD-TRAIT", "CARD-BABY-2")
def test_against_a_baby_each_attack_flips_and_tails_ends_the_turn(rules: str) -> None:
    twice = table(rules, "Rusher +R", "neo2-66 | Tauros")
    ended = table(rules, "Rusher +R", "neo2-66 | Tauros")

    twice.choose("declare attack", flips="H", answers=["attack Rush"])
    offered = twice.options
    ended.choose("declare attack", flips="T")

    assert twice.foe.active.damage == 20
    assert offered == ["declare attack", "end turn"]
    assert (ended.player, ended.foe.active.damage) == ("foe", 0)


@in_xy
@pytest.mark.rule("CARD-TRAIT")
@pytest.mark.parametrize(("attack", "left"), [("Counters", 4), ("Both", 1)])
def test_delta_plus_counts_each_pokemon_knocked_out_by_damage(
    rules: str, attack: str, left: int
) -> None:
    plus = mon(
        "Plus",
        100,
        "N",
        hit("Counters", "", 0, "no_damage; after { counters(defender, 6) }"),
        hit("Both", "", 60, 'after { hit(bench_of(foe)[named("Spearow")], 60) }'),
        powers=held("Δ Plus", "trait", "static { mod(prizes_for, all(foe), add, 1, from=self) }"),
    )
    duel = scenario(rules, "Plus", "Rattata | Spearow, Tauros", cards=(*CARDS, plus), prizes=5)
    taken = [f"prize {n}" for n in range(1, 6 - left)]

    duel.attack(attack, answers=taken)

    assert duel.you.prizes_left == left


@in_xy
@pytest.mark.rule("CARD-TRAIT")
@pytest.mark.parametrize(("attack", "left"), [("Counters", 4), ("Blow", 3)])
def test_prizes_for_attack_damage_are_not_owed_for_counters(
    rules: str, attack: str, left: int
) -> None:
    more = "static { mod(prizes_for, self, add, 1, from=foe) }"
    striker = mon(
        "Striker",
        100,
        "N",
        hit("Counters", "", 0, "no_damage; after { counters(defender, 6) }"),
        hit("Blow", "", 60),
    )
    shell = mon("Shell", 60, "N", powers=held("Costly", "trait", more))
    duel = scenario(rules, "Striker", "Shell | Tauros", cards=(*CARDS, striker, shell), prizes=5)

    duel.attack(attack, answers=[f"prize {n}" for n in range(1, 6 - left)])

    assert duel.you.prizes_left == left


@pytest.mark.rule("CARD-TRAIT")
@combat_every_book
def test_removing_counters_is_healing(rules: str) -> None:
    table = duel(rules, "Hardy dmg80", "Dummy", HARDY, SALVE, hand="Salve")

    table.play("Salve")

    assert table.you.active.damage == 40
