"""Corners of Diamond & Pearl and Platinum cards: scope, costs and choices that matter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_play.modern import case, harms, struck, strikes, table


@strikes(
    "platinum",
    case("Infernape dp3-3 heads pays two", "dp3-3 +R +R +R", "Blast Burn", "Wall", "0", "120",
         flips="H", answers=[]),
    case("Infernape dp3-3 tails cannot pay four", "dp3-3 +R +R +R", "Blast Burn", "Wall", "0",
         "0", flips="T"),
    case("Butterfree pl1-21 with three Energy", "pl1-21 +G +G +G", "Colorful Powder", "Wall",
         "0", "50 burned poisoned", flips="T"),
    case("Butterfree pl1-21 with four Energy", "pl1-21 +G +G +G +G", "Colorful Powder", "Wall",
         "0", "70 asleep burned poisoned", flips="HT"),
    case("Magmortar dpp-DP20 without its baby pays two", "dpp-DP20 +R +R +R", "Flame Drum",
         "Wall", "0", "80", hand="R, W, Keg"),
    case("Magmortar dpp-DP20 cannot pay", "dpp-DP20 +R +R +R", "Flame Drum", "Wall", "0", "0",
         hand="R, Keg"),
    case("Houndoom dp4-18 discards Darkness", "dp4-18 +R +D", "Black Fire", "Wall", "0", "70",
         answers=["yes", "Darkness Energy"]),
    case("Houndoom dp4-18 discards Fire", "dp4-18 +R +D", "Black Fire", "Wall", "0",
         "60 burned", answers=["yes", "Fire Energy"], flips="T"),
    case("Banette dp3-23 remembers its kin", "dp3-23 +P +P +P", "Spiteful Pain", "Wall", "0",
         "80", discard="dp3-23, R"),
    case("Vileplume dp2-13 first and third coin", "dp2-13 +G +G +G", "Ultra Powder", "Wall",
         "0", "30 paralyzed poisoned", flips="HTH"),
    case("Mamoswine dp7-21 leads the parade", "dp7-21 +F +F +F +F | dp7-21, Wall", "Parade",
         "Wall", "0 | 0, 0", "100"),
    case("Charizard dpp-DP10 with seven Fire Energy", "dpp-DP10 +R +R +R +R", "Flare Up", "Wall",
         "0", "0", discard="7*R"),
    case("Palkia LV.X dp6-7 pumps", "dp6-7 +W +W +W", "Dragon Pump", "Wall | Wall", "0",
         "60 | 20", hand="2*R", answers=["yes"]),
    case("Dialga dpp-DP24 with three Pokémon", "dpp-DP24 +M +M +M +M", "Roar of Time", "Wall",
         "0", "80", discard="3*Keg"),
    case("Dialga dpp-DP24 with two Pokémon", "dpp-DP24 +M +M +M +M", "Roar of Time", "Wall",
         "0", "0", discard="2*Keg, R"),
    case("Toxicroak dp4-33 on the poisoned", "dp4-33 +P +P +P", "Deadly Poison",
         "Wall poisoned", "0", "60 poisoned"),
    case("Darkrai dp4-4 on the sleeping", "dp4-4 +D +D +D", "Sleep Hole", "Wall asleep", "0",
         "80 asleep", flips="T"),
    case("Mismagius dp7-68 feasts on the sleeping", "dp7-68 dmg60 +P +P", "Nightmare Feast",
         "Wall asleep", "10", "50 asleep", flips="T"),
    case("Mismagius dp7-68 on the wakeful", "dp7-68 dmg60 +P +P", "Nightmare Feast", "Wall",
         "60", "0"),
    case("Unown dp2-66 tails hits an own one", "dp2-66 +P +P | Wall", "Hidden Power", "Wall",
         "0 | 30", "0", flips="T", answers=["bench 1"]),
    case("Bellossom dp6-20 counts the garden", "dp6-20 +G +G | dp2-13, Wall", "Blend Pollen",
         "Wall", "0 | 0, 0", "80", flips="T"),
    case("Froslass dp6-3 breathes ice", "dp6-3 +W +W", "Icy Breath", "Wall | Keg, Wall", "0",
         "40 asleep | 10, 10", flips="T"),
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

    assert (duel.foe.active.damage, duel.foe.active.tools, duel.foe.active.energy) == (60, [], ["R"])


def test_evolutionary_gas_makes_the_next_attack_nothing() -> None:
    duel = table("platinum", "dp7-75", hand="dp7-26").evolve("Skuntank", answers=["yes"])

    duel.end_turn().attack("Push")

    assert (duel.you.active.damage, duel.player) == (0, "you")


@pytest.mark.parametrize(("flip", "damage"), [("H", 130), ("T", None)])
def test_energetic_impulse_wakes_or_stops_slaking(flip: str, damage: int | None) -> None:
    duel = table("platinum", "dp2-34 +G +G +G +G | Wall").power("Energetic Impulse", flips=flip)

    if damage:
        assert duel.attack("Lazy Blow").foe.active.damage == damage
    else:
        assert not duel.can("attack Lazy Blow") and not duel.can("retreat")


def test_regi_move_sends_an_unevolved_active_away() -> None:
    duel = table("platinum", "Wall | dp6-36", "Wall | Keg", hand="R, W").power("Regi Move")

    assert (duel.foe.active.name, duel.you.hand) == ("Keg", [])


@pytest.mark.xfail(strict=True, reason="Regi Move switches an Evolved Active as well")
def test_regi_move_leaves_an_evolved_active_alone() -> None:
    duel = table("platinum", "Wall | dp6-36", "Wall>Tower | Keg", hand="R, W")

    if duel.can("power Regi Move"):
        duel.power("Regi Move")

    assert duel.foe.active.name == "Tower"


@pytest.mark.xfail(strict=True, reason="Install looks among Energy cards for Technical Machines")
def test_install_moves_a_technical_machine() -> None:
    duel = table("platinum", "Wall +pl4-86 | dpp-DP35").power("Install")

    assert duel.you.bench[0].tools == ["pl4-86"]


@pytest.mark.parametrize(("flip", "hand"), [("H", ["t-keg"])])
def test_night_teleporter_trades_the_hand_for_one_card(flip: str, hand: list[str]) -> None:
    duel = table("platinum", "Wall", hand="pl3-138, R, W", deck="G, Keg")

    duel.play("Night Teleporter", flips=flip, answers=["Keg"])

    assert duel.you.hand == hand


@pytest.mark.xfail(strict=True, reason="the search of Night Teleporter happens on tails too")
def test_night_teleporter_does_nothing_on_tails() -> None:
    duel = table("platinum", "Wall", hand="pl3-138, R, W", deck="G, Keg")

    duel.play("Night Teleporter", flips="T")

    assert (duel.asked, sorted(duel.you.hand)) == ("main", ["R", "W"])


def test_two_poke_drawers_search_for_two_cards() -> None:
    duel = table("platinum", "Wall", hand="2*dp7-89", deck="G, Keg, R, W")

    duel.play("Poké Drawer +", answers=["2", "Keg", "energy-W"])

    assert sorted(duel.you.hand) == ["W", "t-keg"]


@pytest.mark.xfail(strict=True, reason="the effect of two is offered with a single card")
def test_a_single_poke_drawer_just_draws() -> None:
    duel = table("platinum", "Wall", hand="dp7-89", deck="G, Keg").play("Poké Drawer +")

    assert duel.you.hand == ["G"]


def test_professor_rowan_keeps_one_card_and_draws_four() -> None:
    duel = table("platinum", "Wall", hand="dp1-112, R, W, L", deck="5*G")

    duel.play("Professor Rowan", answers=["energy-W"])

    assert sorted(duel.you.hand) == ["G"] * 4 + ["W"]


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
    you = "dp7-20>dp7-98" if False else "dp6-20>dp7-98"
    duel = table("platinum", "dp7-98 +F +G", "Wall").attack("Strong-Willed")

    assert duel.foe.active.damage == 20 + 60
    assert you
    assert duel.attack("Push").you.active.damage == 30 + 60
