"""Corners of Diamond & Pearl and Platinum cards: scope, costs and choices that matter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_play.modern import case, harms, strikes, struck, table


@strikes(
    "platinum",
    case(
        "Charizard dp3-3 heads pays two",
        "dp3-3 +R +R +R +P",
        "Blast Burn",
        "Wall",
        "0",
        "120",
        flips="H",
        answers=["Fire Energy", "Psychic Energy"],
    ),
    case(
        "Charizard dp3-3 tails pays four",
        "dp3-3 +R +R +R +P",
        "Blast Burn",
        "Wall",
        "0",
        "120",
        flips="T",
    ),
    case(
        "Beautifly pl1-21 with three Energy",
        "pl1-21 +G +G +G",
        "Colorful Powder",
        "Wall",
        "0",
        "50 burned poisoned",
        flips="T",
    ),
    case(
        "Beautifly pl1-21 with four Energy",
        "pl1-21 +G +G +G +G",
        "Colorful Powder",
        "Wall",
        "0",
        "70 asleep burned poisoned",
        flips="HT",
    ),
    case(
        "Magmortar dpp-DP20 without its baby pays two",
        "dpp-DP20 +R +R +R",
        "Flame Drum",
        "Wall",
        "0",
        "80",
        hand="R, W, Keg",
    ),
    case(
        "Magmortar dpp-DP20 cannot pay",
        "dpp-DP20 +R +R +R",
        "Flame Drum",
        "Wall",
        "0",
        "0",
        hand="R, Keg",
    ),
    case(
        "Houndoom dp4-18 discards Darkness",
        "dp4-18 +R +D",
        "Black Fire",
        "Wall",
        "0",
        "70",
        answers=["yes", "Darkness Energy"],
    ),
    case(
        "Houndoom dp4-18 discards Fire",
        "dp4-18 +R +D",
        "Black Fire",
        "Wall",
        "0",
        "60 burned",
        answers=["yes", "Fire Energy"],
        flips="T",
    ),
    case(
        "Banette dp3-23 remembers its kin",
        "dp3-23 +P +P +P",
        "Spiteful Pain",
        "Wall",
        "0",
        "80",
        discard="dp3-23, R",
    ),
    case(
        "Meganium dp2-13 first and third coin",
        "dp2-13 +G +G +G",
        "Ultra Powder",
        "Wall",
        "0",
        "30 paralyzed poisoned",
        flips="HTH",
    ),
    case(
        "Mamoswine dp7-21 leads the parade",
        "dp7-21 +W +F +F +F | dp7-21, Wall",
        "Parade",
        "Wall",
        "0 | 0, 0",
        "100",
    ),
    case(
        "Infernape LV.X dpp-DP10 with seven Fire Energy",
        "dpp-DP10 +R +R +R +R",
        "Flare Up",
        "Wall",
        "0",
        "0",
        discard="7*R",
    ),
    case(
        "Kingdra dp6-7 pumps",
        "dp6-7 +W +W +W",
        "Dragon Pump",
        "Wall | Wall",
        "0",
        "60 | 20",
        hand="2*R",
        answers=["yes"],
    ),
    case(
        "Darkrai dpp-DP24 with three Pokémon",
        "dpp-DP24 +M +M +M +M",
        "Roar of Time",
        "Wall",
        "0",
        "80",
        discard="3*Keg",
    ),
    case(
        "Darkrai dpp-DP24 with two Pokémon",
        "dpp-DP24 +M +M +M +M",
        "Roar of Time",
        "Wall",
        "0",
        "0",
        discard="2*Keg, R",
    ),
    case(
        "Arbok dp4-33 on the poisoned",
        "dp4-33 +P +P +P",
        "Deadly Poison",
        "Wall poisoned",
        "0",
        "60 poisoned",
    ),
    case(
        "Darkrai dp4-4 on the sleeping",
        "dp4-4 +D +D +D",
        "Sleep Hole",
        "Wall asleep",
        "0",
        "80 asleep",
        flips="T",
    ),
    case(
        "Misdreavus dp7-68 feasts on the sleeping",
        "dp7-68 dmg60 +P +P",
        "Nightmare Feast",
        "Wall asleep",
        "10",
        "50 asleep",
        flips="T",
    ),
    case(
        "Misdreavus dp7-68 on the wakeful",
        "dp7-68 dmg60 +P +P",
        "Nightmare Feast",
        "Wall",
        "60",
        "0",
    ),
    case(
        "Unown dp2-66 tails hits an own one",
        "dp2-66 +P +P | Wall",
        "Hidden Power",
        "Wall",
        "0 | 30",
        "0",
        flips="T",
        answers=["bench 1"],
    ),
    case(
        "Bellossom dp6-20 counts the garden",
        "dp6-20 +G +G | dp6-45, Wall",
        "Blend Pollen",
        "Wall",
        "0 | 0, 0",
        "80",
        flips="T",
    ),
    case(
        "Froslass dp6-3 breathes ice",
        "dp6-3 +W +W",
        "Icy Breath",
        "Wall | Keg, Wall",
        "0",
        "40 asleep | 10, 10",
        flips="T",
    ),
    case("Skuntank dp7-26 poisons", "dp7-26 +D +D", "Poison Claws", "Wall", "0", "30 poisoned"),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert harms(duel) == (mine, theirs)


def test_destiny_bond_takes_the_attacker_along() -> None:
    duel = table("platinum", "dp6-3 +P +W | Wall", "Cannon | Wall").attack("Destiny Bond")

    duel.attack("Blast")

    assert "t-cannon" in duel.foe.discard
    assert "dp6-3" in duel.you.discard


def test_plunder_discards_the_tools_before_the_damage() -> None:
    duel = table("platinum", "dp7-26 +D +D +D", "Wall +Band +R").attack("Plunder")

    assert (duel.foe.active.damage, duel.foe.active.tools, duel.foe.active.energy) == (
        60,
        [],
        ["R"],
    )


def test_evolutionary_gas_makes_the_next_attack_nothing() -> None:
    duel = table("platinum", "dp7-76", hand="dp7-26").evolve("Skuntank", answers=["yes"])

    duel.end_turn().attack("Push")

    assert (duel.you.active.damage, duel.player) == (0, "you")


@pytest.mark.parametrize(("flip", "damage"), [("H", 130), ("T", None)])
def test_energetic_impulse_wakes_or_stops_slaking(flip: str, damage: int | None) -> None:
    duel = table("platinum", "dp2-34 +G +G +G +G | Wall").power("Energetic Impulse", flips=flip)

    if damage:
        assert duel.attack("Lazy Blow").foe.active.damage == damage
    else:
        assert not duel.can("attack Lazy Blow")
        assert not duel.can("retreat")


def test_regi_move_sends_an_unevolved_active_away() -> None:
    duel = table("platinum", "Wall | dp6-36", "Wall | Keg", hand="R, W").power("Regi Move")

    assert (duel.foe.active.name, duel.you.hand) == ("Keg", [])


def test_regi_move_leaves_an_evolved_active_alone() -> None:
    duel = table("platinum", "Wall | dp6-36", "Wall>Tower | Keg", hand="R, W")

    if duel.can("power Regi Move"):
        duel.power("Regi Move")

    assert duel.foe.active.name == "Tower"


def test_install_moves_a_technical_machine() -> None:
    duel = table("platinum", "Wall +dp6-136 | dpp-DP35").power("Install")

    assert duel.you.bench[0].tools == ["dp6-136"]


def test_night_teleporter_trades_the_hand_for_one_card() -> None:
    duel = table("platinum", "Wall", hand="pl3-138, R, W", deck="G, Keg")

    duel.play("Night Teleporter", flips="H", answers=["Keg"])

    assert duel.you.hand == ["t-keg"]


def test_night_teleporter_does_nothing_on_tails() -> None:
    duel = table("platinum", "Wall", hand="pl3-138, R, W", deck="G, Keg")

    duel.play("Night Teleporter", flips="T")

    assert (duel.asked, sorted(duel.you.hand)) == ("main", ["R", "W"])


def test_two_poke_drawers_search_for_two_cards() -> None:
    duel = table("platinum", "Wall", hand="2*dp7-89", deck="G, Keg, R, W")

    duel.play("Poké Drawer +", answers=["discard 1", "Keg", "energy-W"])

    assert sorted(duel.you.hand) == ["W", "t-keg"]


def test_a_single_poke_drawer_just_draws() -> None:
    duel = table("platinum", "Wall", hand="dp7-89", deck="G, Keg").play("Poké Drawer +")

    assert duel.you.hand == ["G"]


def test_sacrifice_knocks_out_an_own_pokemon_for_energy_and_healing() -> None:
    duel = table("platinum", "dpp-DP30 dmg100 | Keg, Wall", discard="R, W, L")

    duel.power("Sacrifice", answers=["bench 1", "energy-R", "energy-L"])

    assert (sorted(duel.you.active.energy), duel.you.active.damage) == (["L", "R"], 20)
    assert (duel.chooser, duel.asked) == ("foe", "prize")


def test_sacrifice_may_take_the_energy_of_the_fallen() -> None:
    duel = table("platinum", "dpp-DP30 dmg80 | Keg +R, Wall")

    duel.power("Sacrifice", answers=["bench 1", "energy-R"])

    assert duel.you.active.energy == ["R"]


def test_professor_rowan_keeps_one_card_and_draws_four() -> None:
    duel = table("platinum", "Wall", hand="dp1-112, R, W, L", deck="5*G")

    duel.play("Professor Rowan", answers=["energy-W"])

    assert (len(duel.you.hand), "W" in duel.you.hand) == (5, True)


def test_luxury_ball_works_once_a_game() -> None:
    fresh = table("platinum", "Wall", hand="dp7-86", deck="Keg, dp1-120")
    used = table("platinum", "Wall", hand="dp7-86", discard="dp7-86", deck="Keg")

    fresh.play("Luxury Ball")

    assert [one for one in fresh.options if "pick" in one] == ["pick Keg (t-keg)"]
    assert used.refused("play Luxury Ball")


@pytest.mark.parametrize(("thrown", "drawn"), [(1, 3), (2, 4)])
def test_felicity_draws_by_what_was_discarded(thrown: int, drawn: int) -> None:
    duel = table("platinum", "Wall", hand="dp4-98, R, W", deck="9*G")

    answers = ["energy-R", "stop"] if thrown == 1 else ["energy-R", "energy-W"]
    duel.play("Felicity's Drawing", answers=answers)

    assert duel.you.hand.count("G") == drawn


def test_cyclone_energy_blows_when_attached_to_the_active() -> None:
    duel = table("platinum", "Wall | Keg", "Wall | Keg", hand="dp7-94").attach(
        "Cyclone Energy", to="active"
    )

    assert duel.foe.active.name == "Keg"


def test_no_guard_deals_and_takes_sixty_more() -> None:
    duel = table("platinum", "dp7-98 +F +F +F", "Wall").attack("Strong-Willed")

    assert duel.foe.active.damage == 20 + 60
    assert duel.attack("Push").you.active.damage == 30 + 60


def test_take_out_fells_the_unevolved_and_hurts_the_rest() -> None:
    basic = table("platinum", "dp7-20 +F +F +F +F", "Wall | Keg").attack("Take Out")
    evolved = table("platinum", "dp7-20 +F +F +F +F", "Wall>Tower | Keg").attack("Take Out")

    assert "t-wall" in basic.foe.discard
    assert evolved.foe.active.damage == 40


@pytest.mark.parametrize(("answer", "dealt", "taken"), [("yes", 40, 0), ("no", 80, 30)])
def test_megaton_rock_trades_damage_for_shelter(answer: str, dealt: int, taken: int) -> None:
    duel = table("platinum", "dp3-29 +F +F +F +F").attack("Megaton Rock", answers=[answer])

    duel.attack("Push")

    assert (duel.foe.active.damage, duel.you.active.damage) == (dealt, taken)


def test_gadget_bolt_spends_its_tool_for_more() -> None:
    spent = table("platinum", "pl4-5 +L +L +L +L +Band").attack("Gadget Bolt", answers=["yes"])
    bare = table("platinum", "pl4-5 +L +L +L +L").attack("Gadget Bolt")

    assert (spent.foe.active.damage, spent.you.active.tools) == (100, [])
    assert bare.foe.active.damage == 60


@pytest.mark.parametrize(("foe", "milled"), [("Keg | Wall", 3), ("Wall | Keg", 0)])
def test_deep_scrap_mills_when_it_knocks_out(foe: str, milled: int) -> None:
    duel = table("platinum", "pl3-10 +F +F +F +F", foe, foe_deck="6*R").attack("Deep Scrap")

    assert duel.foe.discard.count("R") == milled


@pytest.mark.parametrize(("foe", "hurt"), [("Keg | Wall", 40), ("Wall | Keg", 0)])
def test_head_smash_hurts_its_user_when_it_knocks_out(foe: str, hurt: int) -> None:
    duel = table("platinum", "pl1-13 +F +F +F +F", foe).attack("Head Smash")

    assert duel.you.active.damage == hurt


def test_focus_wall_holds_against_seventy_damage_only() -> None:
    saved = table("platinum", "pl3-37 dmg20 | Wall", "Stream", player="foe").attack("Flood")
    fallen = table("platinum", "pl3-37 dmg20 | Wall", "Tower", player="foe").attack("Fall")

    assert saved.you.active.hp_left == 10
    assert fallen.you.discard == ["pl3-37"]


ALREADY = (
    ("pl2-3 +D +D +D", "Darkness Sleep", {"asleep"}),
    ("dp2-61 +F +F +F", "Poison Spike", {"poisoned"}),
    ("pl1-43 +G +G", "Vine Extract", {"burned", "poisoned"}),
    ("dp6-57 +R", "Burning Sensation", {"burned"}),
)


@pytest.mark.parametrize(("you", "attack", "state"), ALREADY)
def test_a_target_hurt_before_the_attack_takes_its_effect(
    you: str, attack: str, state: set[str]
) -> None:
    duel = table("platinum", you, "Wall dmg10")

    duel.attack(attack, flips="T" if state & {"asleep", "burned"} else "")

    assert duel.foe.active.conditions == state


@pytest.mark.parametrize(("you", "attack", "state"), ALREADY)
def test_a_fresh_target_is_spared_the_effect(you: str, attack: str, state: set[str]) -> None:
    duel = table("platinum", you, coins="TT").attack(attack)

    assert duel.foe.active.conditions == set(), state


@pytest.mark.parametrize(
    ("hurt", "damage", "active"),
    [
        (" dmg20", 100, "Keg"),
        ("", 60, "Yanmega"),
    ],
)
def test_pursue_and_turn_flees_from_the_hurt_only(hurt: str, damage: int, active: str) -> None:
    duel = table("platinum", "dp6-17 +G +G +G +G | Keg", "Wall" + hurt).attack("Pursue and Turn")

    assert (duel.foe.active.damage, duel.you.active.name) == (damage, active)


def test_honchos_command_finds_any_stadium() -> None:
    duel = table("platinum", "pl1-77", deck="dp4-100, pl1-117, pl3-140").attack("Honcho's Command")

    offered = [one for one in duel.options if "pick" in one]

    assert len(offered) == 2


def test_tongue_reel_paralyzes_whom_it_reeled_in() -> None:
    duel = table("platinum", "dp3-12 +G +G", "Wall | Keg, Flint")

    duel.attack("Tongue Reel", flips="H", answers=["foe's bench 2"])

    assert (duel.foe.active.name, harms(duel)[1]) == ("Flint", "20 paralyzed | 0, 0")


@pytest.mark.parametrize(("answer", "damage"), [("yes", 10), ("no", 80)])
def test_charity_tail_lets_the_foe_pay_to_soften_it(answer: str, damage: int) -> None:
    duel = table("platinum", "dp2-3 +G +G +G +G +G", foe_hand="R, W")

    duel.attack("Charity Tail", answers=[answer])

    assert duel.foe.active.damage == damage


def test_encore_leaves_the_target_one_attack() -> None:
    duel = table("platinum", "pl3-115 +G +G +G", "Wall +G +G").attack("Encore", answers=["Push"])

    assert duel.can("attack Push")
    assert not duel.can("attack Shove")
