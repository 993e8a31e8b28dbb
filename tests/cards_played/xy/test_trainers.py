"""Trainer cards of the XY sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CANNON, CHANSEY, CORNER_CARDS, KEG, WALL, table

CARDS = (WALL, CANNON, KEG)


def test_acro_bike_keeps_one_of_two() -> None:
    duel = table("xy", "Wall", hand="xy5-122", deck="R, W, L")

    duel.play("Acro Bike", answers=["energy-W"])

    assert (duel.you.hand, duel.you.deck) == (["W"], ["L"])
    assert sorted(duel.you.discard) == ["R", "xy5-122"]


def test_team_magma_admin_takes_up_to_three_of_the_team_back() -> None:
    duel = table("xy", "Wall", hand="dc1-29", discard="dc1-10, dc1-1, dc1-8, Keg")

    duel.play("Team Magma Admin", answers=["dc1-10", "dc1-1"])

    assert sorted(duel.you.hand) == ["dc1-1", "dc1-10"]


def test_battle_reporter_catches_up_with_the_foe() -> None:
    duel = table("xy", "Wall", hand="xy3-88, R", foe_hand="5*G").play("Battle Reporter")

    assert len(duel.you.hand) == 5


def test_cassius_shuffles_a_pokemon_away() -> None:
    duel = table("xy", "Wall | Keg +R", hand="xy1-115", deck="G")

    duel.play("Cassius", answers=["bench 1"])

    assert (duel.you.bench, sorted(duel.you.deck)) == ([], ["G", "R", "t-keg"])


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


def test_lysandre_pulls_the_chosen_pokemon() -> None:
    duel = table("xy", "Wall", "Wall | Keg, Flint", hand="xy7-78")

    assert duel.play("Lysandre", answers=["foe's bench 2"]).foe.active.name == "Flint"


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


@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(5, 4, True), (4, 4, False)])
def test_ace_trainer_is_for_those_behind(mine: int, theirs: int, allowed: bool) -> None:
    duel = table("xy", "Wall", hand="xy7-69, R", foe_hand="5*W", prizes=mine, foe_prizes=theirs)

    assert duel.can("play Ace Trainer") is allowed
    if allowed:
        duel.play("Ace Trainer")
        assert (len(duel.you.hand), len(duel.foe.hand)) == (6, 3)


def test_brigette_fetches_one_ex_or_three_others() -> None:
    duel = table("xy", "Wall", hand="xy8-134", deck="Giant-EX, Keg, Flint, Wall, Tower")

    duel.play("Brigette", answers=["search your deck for up to 3", "Keg", "Flint", "Wall"])

    assert [one.name for one in duel.you.bench] == ["Keg", "Flint", "Wall"]


@pytest.mark.parametrize(("thrown", "cards"), [("dc1-10", 4), ("energy-R", 3)])
def test_team_magma_grunt_pays_better_for_its_own(thrown: str, cards: int) -> None:
    duel = table("xy", "Wall", hand="dc1-30, dc1-10, R").play("Team Magma Grunt", answers=[thrown])

    assert len(duel.you.hand) == 1 + cards


def test_energy_switch_moves_a_basic_energy() -> None:
    duel = table("xy", "Wall +R +bw8-127 | Keg, Wall", hand="xy3-89")

    duel.play("Energy Switch", answers=["bench 1"])

    assert (duel.you.bench[0].energy, duel.you.active.energy) == (["R"], ["bw8-127"])


def test_lysandres_trump_card_returns_both_discard_piles() -> None:
    duel = table("xy", "Wall", hand="xy4-99", discard="R, xy4-99", foe_discard="W, Keg")

    duel.play("Lysandre's Trump Card")

    assert (set(duel.you.discard), duel.foe.discard) == ({"xy4-99"}, [])


def test_giovannis_scheme_draws_or_strengthens() -> None:
    draw = table("xy", "Wall", hand="xy8-138, R").play("Giovanni's Scheme", answers=["draw"])
    hit = table("xy", "Wall", hand="xy8-138").play("Giovanni's Scheme", answers=["this turn"])

    assert len(draw.you.hand) == 5
    assert hit.attack("Push").foe.active.damage == 50


@pytest.mark.rule("CARD-LVX-1")
def test_the_ace_in_the_hole_offers_no_level_up_card() -> None:
    duel = scenario("xy", "Wall", "Wall", hand="xy5-124", discard="dp4-106, bw7-31", cards=CARDS)

    duel.play("Archie's Ace in the Hole")

    assert [one.name for one in duel.you.bench] == ["Blastoise"]
    assert duel.you.discard.count("dp4-106") == 1


def test_evosoda_evolves_no_pokemon_a_second_time_in_a_turn() -> None:
    line = "base1-46", "base1-24", "base1-4"  # Charmander, Charmeleon, Charizard
    duel = scenario("xy", line[0], CHANSEY, hand="2*g1-62", deck=", ".join(line[1:]))

    duel.play("Evosoda", answers=["Charmeleon"])

    assert duel.you.active.id == line[1]
    assert duel.refused("play Evosoda")


def test_robo_substitute_is_a_pokemon_without_a_prize() -> None:
    duel = table("xy", "xy4-102 | Wall", "Cannon").end_turn()

    duel.attack("Blast")

    assert len(duel.foe.prizes) == 6
    assert "xy4-102" in duel.you.discard


def test_greedy_dice_is_not_played_from_a_prize_that_lay_face_up() -> None:
    prizes = "xy11-102, 5*G"
    down = scenario("xy", "Cannon", "Keg | Wall", prizes=prizes, cards=CORNER_CARDS)
    up = scenario("xy", "Cannon", "Keg | Wall", prizes=prizes, prizes_up=1, cards=CORNER_CARDS)

    down.attack("Blast", answers=["prize 1"])
    up.attack("Blast", answers=["prize 1"])

    assert down.asked == "may"
    assert "xy11-102" in up.you.hand
    assert up.asked == "main"


def test_evosoda_finds_the_card_before_the_pokemon_is_chosen() -> None:
    duel = table("xy", "Wall | base1-58", hand="g1-62", deck="G, base1-14")

    duel.play("Evosoda", answers=["Raichu"])

    assert duel.you.bench[0].name == "Raichu"


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize(("ill", "offered"), [("", True), (" poisoned", False)])
def test_teammates_asks_for_a_loss_within_the_turn(ill: str, offered: bool) -> None:
    """The step between turns belongs to neither turn, since it follows the end of one."""
    duel = table("xy", f"base1-58 dmg30{ill} | Wall", hand="xy5-141", player="foe")

    if ill:
        duel.end_turn()
    else:
        duel.attack("Push")
    while duel.asked != "main":
        duel.answer(duel.options[0])

    assert duel.can("play Teammates") is offered


def test_enhanced_hammer_is_not_played_against_energy_out_of_its_reach() -> None:
    bare = table("xy", "Wall", "Wall +xy1-130", hand="xy4-94")
    safe = table("xy", "Wall", "neo3-17 +xy1-130", hand="xy4-94")

    allowed = (bare.can("play Enhanced Hammer"), safe.can("play Enhanced Hammer"))

    assert allowed == (True, False)
