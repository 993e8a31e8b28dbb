"""Damage that no attack does, Knock Outs that were averted, and what a place or a turn allows."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.rules import book
from tests.cards_play.modern import CANNON, KEG, WALL

PIKACHU = "base1-58"  # 40 HP
CHANSEY = "base1-3"  # 120 HP
ZUBAT = "base3-57"
DARK_GOLBAT = "base5-7"  # Sneak Attack: 10 to one of theirs when it is laid
DARK_CROBAT = "neo4-2"  # Surprise Bite: 20, whatever Weakness says
METAL = "neo1-19"
ELECTABUZZ = "base1-20"  # Thunderpunch 30, or 40 with heads
FOCUS_BAND = "neo1-86"  # heads: it stays with 10 HP
KINGDRA = "neo1-8 +W +W +W +W"  # Dragon Tornado 50
PIDGEOT = "base2-8 +G +G +G"  # Hurricane 30
CARDS = (WALL, CANNON, KEG)


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


# --- damage that no attack does -----------------------------------------------------------------
def test_metal_energy_makes_the_damage_of_a_power_less() -> None:
    duel = table(DARK_GOLBAT, f"{CHANSEY} +{METAL}", hand=DARK_CROBAT)

    duel.evolve("Dark Crobat", answers=["yes"])

    assert duel.foe.active.damage == 10


def test_metal_energy_of_attacks_alone_leaves_the_damage_of_a_power() -> None:
    duel = table(DARK_GOLBAT, "neo4-112 +ex1-94", hand=DARK_CROBAT)

    duel.evolve("Dark Crobat", answers=["yes"])

    assert duel.foe.active.damage == 20


def test_metal_energy_on_the_wrong_bearer_dulls_its_power_before_weakness() -> None:
    duel = table(f"{ZUBAT} +{METAL} | {DARK_GOLBAT} +{METAL}", hand=f"{DARK_GOLBAT}, {DARK_CROBAT}")

    duel.evolve("Dark Golbat", on="active", answers=["yes"])
    duel.evolve("Dark Crobat", on="bench 1", answers=["yes"])

    assert duel.foe.active.damage == 10


@pytest.mark.parametrize(("unown", "damage"), [("neo2-50", 0), ("neo2-47", 20)])
def test_unown_n_makes_the_blow_of_a_sleeping_snorlax_less(unown: str, damage: int) -> None:
    duel = table("gym1-33 asleep", f"{ELECTABUZZ} +L | {unown}", player="foe")

    duel.attack("Thundershock", flips="TT")

    assert duel.foe.active.damage == damage


# --- a Knock Out that was averted ---------------------------------------------------------------
@pytest.mark.rule("KO-01")
@pytest.mark.parametrize(("flips", "where"), [("H", "hand"), ("T", "discard")])
def test_hurricane_carries_off_what_a_focus_band_saves(flips: str, where: str) -> None:
    duel = table(PIDGEOT, f"{PIKACHU} dmg10 +{FOCUS_BAND} | {CHANSEY}")

    duel.attack("Hurricane", flips=flips)

    assert "base1-58" in (duel.foe.hand if where == "hand" else duel.foe.discard)
    assert duel.asked == ("main" if where == "hand" else "prize")


def test_dragon_tornado_switches_what_a_focus_band_saves() -> None:
    duel = table(KINGDRA, f"{PIKACHU} +{FOCUS_BAND} | {CHANSEY}")

    duel.attack("Dragon Tornado", flips="H")

    assert duel.foe.active.name == "Chansey"
    assert duel.foe.bench[0].damage == 30


def test_dragon_tornado_finds_nobody_to_switch_when_the_defender_is_gone() -> None:
    duel = table(KINGDRA, f"ex14-100 dmg10 | {CHANSEY}, {PIKACHU}", foe_deck="G")

    duel.attack("Dragon Tornado", flips="H", answers=["yes"])

    assert duel.asked == "promote"
    assert (duel.chooser, duel.you.prizes_left) == ("foe", 6)


@pytest.mark.parametrize(
    ("flips", "asked", "active"),
    [("HH", "main", "Pikachu"), ("HT", "main", "Entei"), ("T", "prize", "")],
)
def test_bolt_waits_for_the_focus_band(flips: str, asked: str, active: str) -> None:
    row = f"basep-34 dmg70 +{FOCUS_BAND} | {PIKACHU}"
    duel = table(row, "base1-7 +F +F +F", player="foe", deck="G, G")

    duel.attack("Jab", flips=flips)

    assert duel.asked == asked
    assert [one.name for one in duel.you.actives] == ([active] if active else [])


@pytest.mark.parametrize(("flips", "asked"), [("H", "main"), ("T", "prize")])
def test_dragon_spirit_waits_for_what_may_avert_the_knock_out(flips: str, asked: str) -> None:
    row = f"pl3-8>pl3-146 dmg100 +{FOCUS_BAND} | Wall"
    duel = scenario("platinum", row, "Cannon", player="foe", discard="L", cards=CARDS)

    duel.attack("Blast", flips=flips, answers=["yes"] if flips == "H" else [])

    assert duel.asked == asked
    assert [one.energy for one in duel.you.actives] == ([["L"]] if flips == "H" else [])


# --- what a place or a turn allows --------------------------------------------------------------
@pytest.mark.rule("CARD-LVX-1")
def test_the_ace_in_the_hole_offers_no_level_up_card() -> None:
    duel = scenario("xy", "Wall", "Wall", hand="xy5-124", discard="dp4-106, bw7-31", cards=CARDS)

    duel.play("Archie's Ace in the Hole")

    assert [one.name for one in duel.you.bench] == ["Blastoise"]
    assert duel.you.discard.count("dp4-106") == 1


@pytest.mark.rule("EVOLVE-04")
@pytest.mark.parametrize("breeder", ["base1-76", "base4-105", "base6-102"])
def test_breeder_lays_at_once_what_says_so_from_the_hand(breeder: str) -> None:
    duel = table(f"{CHANSEY} | neo1-51 new", hand=f"{breeder}, xy6-46, base1-15")

    duel.play("Pokémon Breeder", answers=["bench 1"])

    assert duel.you.bench[0].name == "Togekiss"


@pytest.mark.rule("EVOLVE-04")
def test_breeder_lays_no_other_card_on_a_new_pokemon() -> None:
    new = table(f"{CHANSEY} | base1-44 new, neo1-51 new", hand="base1-76, base1-15, xy6-46")
    plain = table(f"{CHANSEY} | base1-44 new", hand="base1-76, base1-15")

    new.play("Pokémon Breeder", answers=["bench 2"])

    assert [one.name for one in new.you.bench] == ["Bulbasaur", "Togekiss"]
    assert plain.refused("play Pokémon Breeder")


@pytest.mark.rule("BENCH-02")
def test_a_challenge_fills_as_many_places_as_the_stadium_leaves() -> None:
    full = f"{CHANSEY} | {PIKACHU}, {PIKACHU}"
    duel = table(full, full, hand="base5-74", stadium="gym1-124", deck=f"4*{PIKACHU}")

    duel.play("Challenge!", answers=["yes"])
    most = 0
    while duel.asked != "main":
        most += duel.chooser == "you" and "stop" not in duel.options[0]
        duel.answer(duel.options[0])

    assert (most, len(duel.you.bench)) == (2, 4)


@pytest.mark.rule("SETUP-02")
@pytest.mark.parametrize("rules", ["xy", "legends"])
def test_first_ticket_is_asked_for_ahead_of_the_flip(rules: str) -> None:
    duel = opening(rules, ["dv1-19, Wall, 5*L"], ["Wall, 6*F"], cards=CARDS)
    while duel.options[0] != "yes":
        duel.answer(duel.options[0])

    duel.answer("yes")

    assert (duel.asked, duel.first) == ("main", "you")
    assert duel.you.discard == ["dv1-19"]


@pytest.mark.rule("SETUP-02")
def test_a_ticket_kept_in_hand_leaves_the_flip_to_decide() -> None:
    duel = opening("legends", ["dv1-19, Wall, 5*L"], ["Wall, 6*F"], cards=CARDS)
    while duel.options[0] != "yes":
        duel.answer(duel.options[0])

    duel.answer("no", flips="T")

    assert (duel.asked, duel.first) == ("main", "foe")
    assert duel.you.hand.count("dv1-19") == 1


@pytest.mark.rule("SETUP-02")
def test_two_first_tickets_leave_the_flip_to_decide() -> None:
    ticket = ["dv1-19, Wall, 5*L"]
    duel = opening("legends", ticket, ticket, cards=CARDS)
    while duel.options[0] != "yes":
        duel.answer(duel.options[0])

    duel.answer("yes", "yes", flips="T")

    assert (duel.asked, duel.first) == ("main", "foe")


@pytest.mark.rule("DUO-24")
def test_strange_tentacles_rest_where_no_pair_of_actives_fits() -> None:
    rules = book("ex").replace(actives=2)
    laid: dict[str, Any] = {"foe_discard": "L", "cards": CARDS}
    even = scenario(rules, "ecard2-38 +W & Wall +W", "Wall +G & Wall +G", **laid)
    more = scenario(rules, "ecard2-38 +W & Wall", "Wall +G & Wall", **laid)

    assert even.refused("power Strange Tentacles")
    assert more.can("power Strange Tentacles")


# --- between turns ------------------------------------------------------------------------------
@pytest.mark.rule("BETWEEN-06", "BETWEEN-07")
def test_maternal_comfort_goes_before_the_poison_if_its_player_likes() -> None:
    row = "Keg dmg40 poisoned | pl2-30"
    now = scenario("platinum", row, "Wall", cards=CARDS)
    later = scenario("platinum", row, "Wall", cards=CARDS)

    now.end_turn(answers=["yes"])
    later.end_turn(answers=["no"])

    assert (now.asked, now.you.active.damage) == ("main", 40)
    assert (later.asked, later.chooser) == ("prize", "foe")


@pytest.mark.rule("BETWEEN-06")
def test_maternal_comfort_counts_once_for_two_of_a_name() -> None:
    duel = scenario("platinum", "Keg dmg30 poisoned | pl2-30, pl2-30", "Wall", cards=CARDS)

    duel.end_turn(answers=["yes"])

    assert (duel.asked, duel.you.active.damage) == ("main", 30)
