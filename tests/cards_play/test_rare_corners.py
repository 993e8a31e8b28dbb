"""Corners that few positions show: leave and bans, and who decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.cards.card import Card
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.rules import book
from tests.cards_play.modern import CANNON, KEG, WALL
from tests.rules.cards_turn import hit, mon, trainer

CHANSEY = "base1-3"  # 120 HP
BLAINES_PONYTA = "gym2-64"
DIGLETT = "base1-47"
GIOVANNIS_NIDORAN = "gym2-76"
GIOVANNIS_NIDOKING = "gym2-7"  # Stage 2


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_blaine_lets_a_second_fire_energy_follow_the_first() -> None:
    duel = table(f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, 3*R")

    duel.play("Blaine")
    before = len(duel.you.bench[0].energy)
    duel.attach("Fire Energy", to="bench 1", answers=["yes"])

    assert before == 0
    assert len(duel.you.bench[0].energy) == 2
    assert duel.refused("attach Fire Energy")


def test_blaine_leaves_the_turns_energy_to_be_attached_as_usual() -> None:
    elsewhere = table(f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, 3*R").play("Blaine")
    other = table(f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, W, 2*R").play("Blaine")

    elsewhere.attach("Fire Energy", to="active")
    other.attach("Water Energy", to="bench 1")

    assert (elsewhere.asked, elsewhere.you.hand) == ("main", ["R", "R"])
    assert (other.asked, other.you.hand) == ("main", ["R", "R"])


def test_blaine_has_no_more_to_give_when_played_twice() -> None:
    duel = table(f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, gym2-100, 4*R")

    duel.play("Blaine (gym2-17)").play("Blaine (gym2-100)")
    duel.attach("Fire Energy", to="bench 1", answers=["yes"])

    assert (duel.asked, duel.you.hand) == ("main", ["R", "R"])


def test_breeder_reaches_a_new_pokemon_that_a_text_lets_evolve() -> None:
    new = f"{DIGLETT} | {GIOVANNIS_NIDORAN} new"
    duel = table(new, hand=f"base1-76, gym2-18, {GIOVANNIS_NIDOKING}")

    before = duel.refused("play Pokémon Breeder")
    duel.play("Giovanni").play("Pokémon Breeder", answers=["bench 1"])

    assert before
    assert duel.you.bench[0].name == "Giovanni's Nidoking"


def test_breeder_stays_in_hand_on_a_first_turn_without_such_leave() -> None:
    hand = f"base1-76, gym2-18, {GIOVANNIS_NIDOKING}"
    duel = table(GIOVANNIS_NIDORAN, hand=hand, turn=2, turns=1, first="foe")

    before = duel.refused("play Pokémon Breeder")
    duel.play("Giovanni").play("Pokémon Breeder")

    assert before
    assert duel.you.active.name == "Giovanni's Nidoking"


def test_prehistoric_power_stops_a_trainer_that_lays_an_evolution_card() -> None:
    hand = f"base1-76, {GIOVANNIS_NIDOKING}"
    free = table(GIOVANNIS_NIDORAN, hand=hand)
    stopped = table(GIOVANNIS_NIDORAN, f"{CHANSEY} | base3-1", hand=hand)

    free.play("Pokémon Breeder")

    assert free.you.active.name == "Giovanni's Nidoking"
    assert stopped.refused("play Pokémon Breeder")


# --- small corners ------------------------------------------------------------------------------
def acting(name: str, attack: str, program: str, damage: int = 0) -> Card:
    """Return a Pokémon whose only attack does what a program says."""
    card = mon(name, 90, "C", hit(attack, "", damage))
    return replace(card, attacks=(replace(card.attacks[0], program=program),))


COINER = acting("Coiner", "Toss", "before { a <- flip; add_damage(heads(a) * 10) }")
SNIPER = acting("Sniper", "Snipe", "after { hit(bench_of(foe), 10) }", 100)
CHOOSY = trainer("Choosy", "supporter", "play { draw(me, 1); x <- choose(hand(me)); discard(x) }")
CARDS = (WALL, CANNON, KEG, COINER, SNIPER, CHOOSY)


def test_coins_are_flipped_again_by_one_effect_a_turn() -> None:
    duel = scenario("xy", "Coiner +xy4-108 | bw3-14", "Wall", cards=CARDS)

    duel.attack("Toss", flips="TT", answers=["yes"])

    assert duel.player == "foe"
    assert duel.foe.active.damage == 0


@pytest.mark.parametrize(("answer", "first", "left"), [("yes", "you", 0), ("no", "foe", 1)])
def test_first_ticket_is_played_only_if_its_player_likes(
    answer: str, first: str, left: int
) -> None:
    duel = opening("xy", ["dv1-19, Wall, 5*L"], ["Wall, 6*F"], cards=[WALL])
    while "yes" not in duel.options:
        duel.answer(duel.options[0])

    duel.answer(answer, flips="" if answer == "yes" else "T")

    assert duel.first == first
    assert duel.you.hand.count("dv1-19") == left


def test_greedy_dice_is_not_played_from_a_prize_that_lay_face_up() -> None:
    prizes = "xy11-102, 5*G"
    down = scenario("xy", "Cannon", "Keg | Wall", prizes=prizes, cards=CARDS)
    up = scenario("xy", "Cannon", "Keg | Wall", prizes=prizes, prizes_up=1, cards=CARDS)

    down.attack("Blast", answers=["prize 1"])
    up.attack("Blast", answers=["prize 1"])

    assert down.asked == "may"
    assert "xy11-102" in up.you.hand
    assert up.asked == "main"


UNOWN = "neo4-58 +P"  # Hidden Power does 10


def test_perform_counts_only_what_hurt_it_as_the_active() -> None:
    active = table(UNOWN, "Keg | Wall", player="foe", cards=CARDS)
    benched = table(f"{DIGLETT} | {UNOWN}", "Sniper", player="foe", cards=CARDS)

    active.attack("Push").attack("Hidden Power")
    benched.attack("Snipe", answers=["prize 1"]).attack("Hidden Power")

    assert (active.you.active.damage, active.foe.active.damage) == (30, 40)
    assert (benched.you.active.damage, benched.foe.active.damage) == (10, 10)


def test_poke_blower_offers_no_pair_without_a_bench_to_switch_with() -> None:
    alone = scenario("platinum", "Wall", "Wall", hand="2*dp7-88", cards=CARDS)
    crowded = scenario("platinum", "Wall", "Wall | Keg", hand="2*dp7-88", cards=CARDS)

    alone.play("Poké Blower +", flips="T")
    crowded.play("Poké Blower +")

    assert (alone.asked, alone.you.hand) == ("main", ["dp7-88"])
    assert crowded.asked == "effect"


def test_poke_drawers_are_not_played_on_an_empty_deck() -> None:
    duel = scenario("platinum", "Wall", "Wall", hand="2*dp7-89", deck="", cards=CARDS)

    assert duel.refused("play Poké Drawer +")


@pytest.mark.rule("DUO-24")
def test_strange_tentacles_compares_one_active_with_one() -> None:
    rules = book("ex").replace(actives=2)
    row = "ecard2-38 +W +W & Wall"
    duel = scenario(rules, row, "Wall +G & Wall +G", foe_discard="L", cards=CARDS)

    duel.power("Strange Tentacles", answers=["foe's active 2"])

    assert [one.energy for one in duel.foe.actives] == [["G"], ["G", "L"]]


def test_hand_control_leaves_the_decisions_on_the_foes_card_to_its_user() -> None:
    foes = "Choosy, L"
    duel = scenario("xy", "xy3-36 +P", "Wall", foe_hand=foes, foe_deck="R, 2*G", cards=CARDS)

    duel.attack("Hand Control", answers=["Choosy"])
    chooser, shown = duel.chooser, duel.options
    duel.answer("Fire Energy")

    assert (chooser, len(shown)) == ("you", 2)
    assert sorted(duel.foe.discard) == ["R", "t-choosy"]
    assert "L" in duel.foe.hand


LUDICOLO = "ex2-7"  # 90 HP, takes 1 damage counter off itself between turns


@pytest.mark.rule("BETWEEN-06", "BETWEEN-07")
def test_rain_dish_goes_before_the_poison_if_its_player_likes() -> None:
    row = f"{LUDICOLO} dmg80 poisoned | Wall"
    now = scenario("ex", row, "Wall", cards=CARDS)
    later = scenario("ex", row, "Wall", cards=CARDS)

    now.end_turn(answers=["yes"])
    later.end_turn(answers=["no"])

    assert (now.asked, now.you.active.damage) == ("main", 80)
    assert (later.asked, later.chooser) == ("prize", "foe")


def test_rain_dish_asks_nothing_where_nothing_else_happens_between_turns() -> None:
    duel = scenario("ex", f"Wall | {LUDICOLO} dmg30", "Wall", cards=CARDS)

    duel.end_turn()

    assert (duel.asked, duel.player) == ("main", "foe")
    assert duel.you.bench[0].damage == 20
