"""Trainers, Tools, Stadiums and Energy of XY."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import table


@pytest.mark.parametrize(
    ("tool", "player"), [(" +xy10-91", "you"), (" +xy7-70", "foe"), ("", "foe")]
)
def test_the_right_spirit_link_keeps_the_turn_going(tool: str, player: str) -> None:
    duel = table("xy", f"xy10-123{tool}", hand="xy10-121").evolve("M Altaria-EX")

    assert duel.player == player


def test_acro_bike_keeps_one_of_two() -> None:
    duel = table("xy", "Wall", hand="xy5-122", deck="R, W, L")

    duel.play("Acro Bike", answers=["energy-W"])

    assert (duel.you.hand, duel.you.deck) == (["W"], ["L"])
    assert sorted(duel.you.discard) == ["R", "xy5-122"]


def test_team_magma_admin_takes_up_to_three_of_the_team_back() -> None:
    duel = table("xy", "Wall", hand="dc1-29", discard="dc1-10, dc1-1, dc1-8, Keg")

    duel.play("Team Magma Admin", answers=["dc1-10", "dc1-1"])

    assert sorted(duel.you.hand) == ["dc1-1", "dc1-10"]


def test_team_magmas_secret_base_hurts_strangers() -> None:
    duel = table("xy", "Wall", hand="Keg, dc1-10", stadium="dc1-32")

    duel.bench("Keg").bench("Team Magma's Baltoy")

    assert [one.damage for one in duel.you.bench] == [20, 0]


def test_battle_reporter_catches_up_with_the_foe() -> None:
    duel = table("xy", "Wall", hand="xy3-88, R", foe_hand="5*G").play("Battle Reporter")

    assert len(duel.you.hand) == 5


@pytest.mark.parametrize(("foe", "damage"), [("Giant-EX", 120), ("Wall", 100)])
def test_fighting_stadium_helps_fighting_against_ex(foe: str, damage: int) -> None:
    duel = table("xy", "Mole", foe, stadium="xy3-90").attack("Dig")

    assert duel.foe.active.damage == damage


def test_cassius_shuffles_a_pokemon_away() -> None:
    duel = table("xy", "Wall | Keg +R", hand="xy1-115", deck="G")

    duel.play("Cassius", answers=["bench 1"])

    assert (duel.you.bench, sorted(duel.you.deck)) == ([], ["G", "R", "t-keg"])


def test_flash_energy_clings_to_lightning_only() -> None:
    duel = table("xy", "Wall | xy8-54", "Mole", hand="xy7-83")
    shielded = table("xy", "xy8-54 +xy7-83", "Mole", player="foe").attack("Dig")

    assert duel.refused("attach Flash Energy to active")
    assert duel.can("attach Flash Energy")
    assert shielded.you.active.damage == 100


def test_steven_finds_a_supporter_and_an_energy() -> None:
    duel = table("xy", "Wall", hand="xy7-95", deck="Keg, R, xy1-115, bw8-127")

    duel.play("Steven", answers=["xy1-115", "energy-R"])

    assert sorted(duel.you.hand) == ["R", "xy1-115"]


@pytest.mark.parametrize(("flip", "active"), [("H", "Keg"), ("T", "Wall")])
def test_pokemon_catcher_pulls_on_heads(flip: str, active: str) -> None:
    duel = table("xy", "Wall", "Wall | Keg", hand="xy0-36").play("Pokémon Catcher", flips=flip)

    assert duel.foe.active.name == active


def test_karen_returns_all_discarded_pokemon_of_both() -> None:
    duel = table("xy", "Wall", hand="xyp-XY177a", discard="2*Keg, R", foe_discard="Tower, W")

    duel.play("Karen")

    assert sorted(duel.you.discard) == ["R", "xyp-XY177a"]
    assert duel.foe.discard == ["W"]


def test_super_potion_heals_sixty_for_an_energy() -> None:
    duel = table("xy", "Wall dmg90 +R | Keg dmg10", hand="xy12-87")

    duel.play("Super Potion", answers=["active"])

    assert (duel.you.active.damage, duel.you.active.energy) == (30, [])


def test_brocks_grit_shuffles_six_cards_back() -> None:
    duel = table("xy", "Wall", hand="xy12-107", discard="4*Keg, 2*R, bw8-127", deck="G")

    duel.play("Brock's Grit")

    assert len(duel.you.deck) == 7
    assert sorted(duel.you.discard) == ["bw8-127", "xy12-107"]


def test_full_heal_ends_conditions() -> None:
    duel = table("xy", "Wall asleep burned", hand="xy12-78").play("Full Heal")

    assert duel.you.active.conditions == set()


def test_ultra_ball_costs_two_cards() -> None:
    duel = table("xy", "Wall", hand="xy10-113, R, W", deck="G, Keg")

    duel.play("Ultra Ball", answers=["Keg"])

    assert duel.you.hand == ["t-keg"]
    assert table("xy", "Wall", hand="xy10-113, R", deck="Keg").refused("play Ultra Ball")


def test_helix_fossil_looks_at_the_bottom_seven() -> None:
    duel = table("xy", "Wall", hand="xy10-102", deck="xy10-17, 7*G")
    found = table("xy", "Wall", hand="xy10-102", deck="G, xy10-17, 6*G")

    duel.play("Helix Fossil Omanyte")
    found.play("Helix Fossil Omanyte")
    while found.asked != "main":
        found.choose(found.options[0])

    assert duel.you.bench == []
    assert [one.name for one in found.you.bench] == ["Omanyte"]


def test_here_comes_team_rocket_turns_all_prizes_up() -> None:
    duel = table("xy", "Wall", hand="xy12-113").play("Here Comes Team Rocket!")

    assert "prizes_up" in str(duel)


def test_xerosic_discards_a_tool_or_special_energy_of_either() -> None:
    duel = table("xy", "Wall +bw8-127 +R", "Wall +Band", hand="xy4-119").play("Xerosic")

    assert len(duel.options) == 2
    assert duel.answer("Band").foe.discard == ["t-band"]


@pytest.mark.parametrize(("flip", "cards"), [("H", 7), ("T", 4)])
def test_birch_draws_by_a_coin(flip: str, cards: int) -> None:
    duel = table("xy", "Wall", hand="xy5-134, R").play("Professor Birch's Observations", flips=flip)

    assert len(duel.you.hand) == cards


def test_wally_evolves_even_a_fresh_pokemon_on_the_first_turn() -> None:
    duel = table("xy", "Wall new | Giant-EX", hand="xy6-107", deck="Tower, G", turn=1)

    duel.play("Wally", answers=["Tower"])

    assert duel.you.active.name == "Tower"


def test_hex_maniac_silences_abilities_through_the_foes_turn() -> None:
    duel = table("xy", "Wall | bw7-49", "Wall | bw7-49", hand="xy7-75").play("Hex Maniac")

    mine = duel.can("power Rush In")
    theirs = duel.end_turn().can("power Rush In")

    assert (mine, theirs) == (False, False)
    assert duel.end_turn().can("power Rush In")


@pytest.mark.parametrize(("flip", "left"), [("H", []), ("T", ["R"])])
def test_crushing_hammer_breaks_an_energy_on_heads(flip: str, left: list[str]) -> None:
    duel = table("xy", "Wall", "Wall | Keg +R", hand="g1-60").play("Crushing Hammer", flips=flip)

    assert duel.foe.bench[0].energy == left


def test_double_dragon_energy_pays_two_of_any_type_for_dragons() -> None:
    assert table("xy", "xy6-62 +xy6-97 +D").can("attack Shred")
    assert table("xy", "xy7-57 +xy6-97 +xy6-97").can("attack Chaos Wheel")
    assert table("xy", "Wall", hand="xy6-97").refused("attach Double Dragon Energy")


def test_healing_scarf_heals_twenty_on_attaching() -> None:
    duel = table("xy", "Wall dmg50 +xy6-84", hand="R").attach("R")

    assert duel.you.active.damage == 30


def test_fairy_drop_needs_fairy_energy() -> None:
    duel = table("xy", "Wall dmg90 +Y | Keg dmg10", hand="xy10-99").play("Fairy Drop")
    none = table("xy", "Wall dmg90 +R", hand="xy10-99")

    assert duel.you.active.damage == 40
    assert none.refused("play Fairy Drop")


def test_energy_retrieval_takes_two_basics() -> None:
    duel = table("xy", "Wall", hand="xy7-99", discard="R, W, bw8-127").play("Energy Retrieval")

    assert sorted(duel.you.hand) == ["R", "W"]


def test_archie_needs_an_otherwise_empty_hand_and_revives_any_water_pokemon() -> None:
    duel = table("xy", "Wall", hand="xy5-124", discard="bw7-31, Keg")
    held = table("xy", "Wall", hand="xy5-124, R", discard="bw7-31")

    duel.play("Archie's Ace in the Hole")

    assert ([one.name for one in duel.you.bench], len(duel.you.hand)) == (["Blastoise"], 5)
    assert held.refused("play Archie's Ace in the Hole")


def test_lucky_helmet_draws_two_for_the_hurt_active() -> None:
    duel = table("xy", "Wall +xy7-77", player="foe").attack("Push")
    fallen = table("xy", "Keg dmg40 +xy7-77 | Wall", player="foe").attack("Push")

    assert (len(duel.you.hand), len(fallen.you.hand)) == (3, 2)


def test_weakness_policy_takes_weakness_away() -> None:
    assert table("xy", "Mind", "Flint +xy5-142").attack("Gaze").foe.active.damage == 100


def test_lysandre_pulls_the_chosen_pokemon() -> None:
    duel = table("xy", "Wall", "Wall | Keg, Flint", hand="xy7-78")

    assert duel.play("Lysandre", answers=["foe's bench 2"]).foe.active.name == "Flint"


def test_rainbow_energy_hurts_and_pays_anything() -> None:
    duel = table("xy", "xy1-78", hand="xy1-131").attach("Rainbow Energy")

    assert (duel.you.active.damage, duel.can("attack Oblivion Wing")) == (10, True)


def test_dimension_valley_makes_psychic_attacks_cheaper() -> None:
    duel = table("xy", "xy4-43 +P +P", stadium="xy4-93")

    assert duel.can("attack Cursed Drop")
    assert not table("xy", "xy8-62", stadium="xy4-93").can("attack Shatter Shot")
    assert not table("xy", "Wall +G", stadium="xy4-93").can("attack Shove")


def test_sky_field_makes_room_for_eight_until_it_leaves() -> None:
    duel = table("xy", "Wall | " + ", ".join(["Keg"] * 7), hand="Keg, xy4-93", stadium="xy6-89")

    duel.bench("Keg").play("Dimension Valley", answers=["bench 8", "bench 7", "bench 6"])

    assert len(duel.you.bench) == 5


def test_the_owner_of_sky_field_discards_first() -> None:
    crowd = "Wall | Keg, Keg, Keg, Keg, Keg, Keg"
    duel = table("xy", crowd, crowd, hand="xy4-93", stadium="foe:xy6-89")

    assert duel.play("Dimension Valley").chooser == "foe"


def test_focus_sash_leaves_ten_hp_once() -> None:
    duel = table("xy", "xy4-50 dmg0 +xy3-91", "Cannon", player="foe").attack("Blast")

    assert (duel.you.active.hp_left, duel.you.discard) == (10, ["xy3-91"])


def test_head_ringer_makes_an_ex_pay_more() -> None:
    duel = table("xy", "Wall", "Giant-EX | Wall", hand="xy4-97").play("Head Ringer")

    assert duel.foe.active.tools == ["xy4-97"]
    assert not duel.end_turn().can("attack Push")
    assert duel.foe.active.energy == []


@pytest.mark.parametrize(("side", "benches", "damage"), [("me", (3, 4), 100), ("foe", (4, 3), 80)])
def test_parallel_city_crowds_one_player_and_dampens_the_other(
    side: str, benches: tuple[int, int], damage: int
) -> None:
    crowd = "Keg, Keg, Keg, Keg"
    duel = table("xy", f"Flame | {crowd}", f"Wall | {crowd}", hand="xy8-145")

    duel.play("Parallel City", answers=[side, "bench 4"]).attack("Blaze")

    assert (len(duel.you.bench), len(duel.foe.bench)) == benches
    assert duel.foe.active.damage == damage


def test_az_returns_a_pokemon_without_its_cards() -> None:
    duel = table("xy", "Wall | Keg +R +Band", hand="xy4-91").play("AZ", answers=["bench 1"])

    assert duel.you.hand == ["t-keg"]
    assert sorted(duel.you.discard) == ["R", "t-band", "xy4-91"]


def test_winona_finds_three_colorless_pokemon() -> None:
    duel = table("xy", "Wall", hand="xy6-96", deck="Keg, Flame, Tower, Wall, Flint")

    duel.play("Winona", answers=["Keg", "Tower", "Flint"])

    assert sorted(duel.you.hand) == ["t-flint", "t-keg", "t-tower"]


def test_trevor_finds_any_pokemon() -> None:
    duel = table("xy", "Wall", hand="xyp-XY33", deck="R, Flame").play("Trevor", answers=["Flame"])

    assert duel.you.hand == ["t-flame"]


def test_gym_badge_draws_until_tails() -> None:
    duel = table("xy", "Wall", hand="xyp-XY205").play("Gym Badge", flips="HHHT")

    assert len(duel.you.hand) == 3


def test_repeat_ball_repeats_a_name_in_play() -> None:
    duel = table("xy", "Wall | Keg", hand="xy5-136", deck="Flame, Keg, G").play("Repeat Ball")

    assert [one for one in duel.options if "pick" in one] == ["pick Keg (t-keg)"]


def test_ninja_boy_swaps_a_basic_with_one_of_the_deck() -> None:
    duel = table("xy", "Wall dmg30 +R", hand="xy11-103", deck="Keg, Tower, G")

    duel.play("Ninja Boy", answers=["Keg"])

    assert (duel.you.active.name, duel.you.active.damage) == ("Keg", 30)
    assert duel.you.active.energy == ["R"]
    assert "t-wall" in duel.you.deck
