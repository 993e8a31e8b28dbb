"""Attacks of the Diamond & Pearl and Platinum sets that move cards."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, harms, table
from tests.rules.cards_turn import held, hit, mon

UXIE_AZELF = ("dp2-18", "dp2-4")
UXIE_AZELF_X = ("dp2-18>dp6-146", "dp2-4>dp6-140")


def test_energy_leaves_the_pokemon_that_the_attack_names() -> None:
    hyper = table("platinum", "pl3-28 +G +G +G", "Wall +R +W").attack(
        "Hyper Beam", flips="H", answers=["Fire Energy"]
    )
    bomb = table("platinum", "pl3-52 +F +F", "Wall +dp2-118 +R").attack("Crash Bomber")
    wind = table("platinum", "pl3-14 +G +G +R").attack("Wind Return", answers=["yes"])
    dragon = table("platinum", "pl3-20>dpp-DP45 +R +R +R +R +R").attack(
        "Malevolent Fire", flips="T"
    )

    assert hyper.foe.active.energy == ["W"]
    assert (bomb.foe.active.energy, bomb.foe.discard) == (["R"], ["dp2-118"])
    assert (wind.you.active.energy, wind.you.hand) == (["R"], ["G", "G"])
    assert dragon.you.active.energy == []


def test_flash_cannon_takes_the_top_stage_into_the_deck() -> None:
    duel = table("platinum", "dpp-DP26 +M +M +M", "Wall>Tower>Spire", foe_deck="2*G")

    duel.attack("Flash Cannon", answers=["yes"])

    assert duel.you.hand == ["M", "M", "M"]
    assert (duel.foe.active.name, duel.foe.active.damage) == ("Tower", 40)
    assert "t-spire" in duel.foe.deck + duel.foe.hand


def test_one_desire_lays_the_found_card_on_top() -> None:
    duel = table("platinum", "dp6-31", deck="G, R, W")

    duel.attack("One Desire", answers=["energy-W"])

    assert duel.you.deck == ["W", "G", "R"]


def test_psychic_balance_draws_up_to_the_foes_hand() -> None:
    short = table("platinum", "dp4-60 +G", hand="G", foe_hand="4*G").attack("Psychic Balance")
    long = table("platinum", "dp4-60 +G", hand="4*R", foe_hand="G").attack("Psychic Balance")

    assert (len(short.you.hand), len(long.you.hand)) == (4, 4)


def test_sentret_keeps_one_of_two_cards_and_buries_the_other() -> None:
    duel = table("platinum", "pop7-16 +G", deck="R, W, L")

    duel.attack("Grope", answers=["energy-W"])

    assert (duel.you.hand, duel.you.deck) == (["W"], ["L", "R"])


def test_impersonate_plays_a_supporter_out_of_the_deck() -> None:
    duel = table("platinum", "dp7-48", deck="R, dp3-126, W, L", foe_hand="R", foe_deck="L, W")

    duel.attack("Impersonate", answers=["Team Galactic's Mars"])

    assert (duel.you.hand, duel.you.discard) == (["R", "W"], ["dp3-126"])
    assert (duel.foe.hand, duel.foe.deck) == (["L"], ["W", "R"])


def test_psychic_strategy_swaps_hand_sizes() -> None:
    duel = table("platinum", "dp6-54", hand="2*R", foe_hand="4*W")

    duel.attack("Psychic Strategy", answers=["4", "2"])

    assert (len(duel.you.hand), len(duel.foe.hand)) == (4, 2 + 1)


def test_love_call_finds_a_pokemon_of_the_chosen_type() -> None:
    duel = table("platinum", "pl1-35", "Wall | Flame", deck="pl1-72, dp6-102, Flame, G")

    duel.attack("Love Call", answers=["foe's bench 1"])

    assert [one for one in duel.options if "pick" in one] == ["pick Flame (t-flame)"]


def test_recruit_uses_a_supporter_of_the_foes_hand() -> None:
    duel = table("platinum", "pl4-29 +G", hand="G", foe_hand="dp3-126, R", foe_deck="L, W")

    duel.attack("Recruit")

    assert (len(duel.you.hand), duel.foe.discard) == (3, ["dp3-126"])
    assert duel.foe.hand == ["L"]


def test_detour_repeats_the_supporter_in_play() -> None:
    duel = table("platinum", "pl2-7", beside="dp3-126", foe_hand="R, W", foe_deck="L, 3*G")

    duel.attack("Detour")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (2, 1 + 1)


def test_pick_out_turns_a_prize_up_and_uses_a_supporter() -> None:
    duel = table("platinum", "dp4-24", prizes="dp3-126, 5*G", foe_hand="R, W")

    duel.attack("Pick Out", answers=["Team Galactic's Mars"])

    assert len(duel.you.hand) == 2


def test_voltage_shoot_needs_two_lightning_cards_in_hand() -> None:
    duel = table("platinum", "pl3-77>dp7-99 +L +L +L", "Wall | Wall", hand="2*L, R")

    duel.attack("Voltage Shoot", answers=["foe's bench 1"])

    assert (duel.foe.bench[0].damage, duel.you.hand) == (80, ["R"])


def test_honchos_command_finds_any_stadium() -> None:
    duel = table("platinum", "pl1-77", deck="dp4-100, pl1-117, pl3-140").attack("Honcho's Command")

    offered = [one for one in duel.options if "pick" in one]

    assert len(offered) == 2


@pytest.mark.parametrize(("answer", "damage"), [("yes", 10), ("no", 80)])
def test_charity_tail_lets_the_foe_pay_to_soften_it(answer: str, damage: int) -> None:
    duel = table("platinum", "dp2-3 +G +G +G +G +G", foe_hand="R, W")

    duel.attack("Charity Tail", answers=[answer])

    assert duel.foe.active.damage == damage


@pytest.mark.rule("ATTACK-04")
def test_trash_bolt_is_paid_for_before_confusion_is_asked() -> None:
    duel = table("platinum", "pl2-9 +L +L +L confused", hand="R, Keg").attack(
        "Trash Bolt", flips="T"
    )

    assert (duel.you.discard, harms(duel)) == (["R"], ("30 confused", "0"))


def test_trash_bolt_without_energy_in_hand_does_nothing() -> None:
    duel = table("platinum", "pl2-9 +L +L +L", hand="Keg").attack("Trash Bolt")

    assert (duel.you.hand, duel.foe.active.damage) == (["t-keg"], 0)


def test_ripple_swell_feeds_six_arceus_of_six_types() -> None:
    others = ", ".join(f"pl4-AR{n}" for n in (1, 2, 3, 4, 6))
    duel = scenario("platinum", f"pl4-AR5 | {others}", CHANSEY, deck="6*W, 4*base1-94")

    duel.attack("Ripple Swell", answers=["Water Energy"] * 6)
    while duel.asked == "pick_mon":
        duel.answer(duel.options[0])

    assert sum(len(one.energy) for one in [*duel.you.actives, *duel.you.bench]) == 6


def test_hidden_power_of_unown_l_lays_cards_back_onto_the_deck() -> None:
    duel = scenario("platinum", "dp4-91 +P +P", CHANSEY, discard="base1-94, base1-95", deck="3*P")

    duel.attack("Hidden Power", answers=["my discard pile"])
    while duel.asked != "main":
        duel.answer(duel.options[0])

    assert duel.you.discard == []


@pytest.mark.parametrize(("friends", "damage"), [(UXIE_AZELF, "0"), (UXIE_AZELF_X, "200")])
def test_supreme_blast_needs_both_others_leveled_up(friends: tuple[str, str], damage: str) -> None:
    duel = table("platinum", f"dp2-14>dp6-143 +P +P | {', '.join(friends)}")

    duel.attack("Supreme Blast")

    assert harms(duel)[1] == damage


def test_black_fire_knows_a_rainbow_energy_by_both_types() -> None:
    duel = table("platinum", "dp4-18 +R +R +ex1-95")

    duel.attack("Black Fire", answers=["yes", "Rainbow Energy"], flips="H")

    assert harms(duel)[1] == "70 burned"


def test_strange_spin_asks_once_how_many_cards_the_hands_hold() -> None:
    draws = held("Wince", "body", "on(damaged(self)) { draw(me, 1) }")
    wincer = mon("Wincer", 400, "C", hit("Push", "", 30), powers=draws)
    duel = scenario("platinum", "dp7-13 +P +P", "Wincer", cards=(wincer,), hand="L", foe_hand="L")

    duel.attack("Strange Spin")

    assert len(duel.foe.hand) == 3
    assert (duel.foe.active.damage, duel.foe.active.conditions) == (60, {"confused"})


def test_psychic_cut_may_turn_up_prizes_that_were_added() -> None:
    duel = table("platinum", "dp3-6 +P +P +P", prizes="7*G")

    duel.attack("Psychic Cut", answers=[f"prize {n}" for n in range(1, 8)])

    assert duel.foe.active.damage == 200


def test_switcheroo_moves_a_tool_to_the_only_one_with_room() -> None:
    duel = table("platinum", "dp4-43", "Wall +xy1-121 | Keg")

    duel.attack("Switcheroo")

    assert (duel.foe.active.tools, duel.foe.bench[0].tools) == ([], ["xy1-121"])
