"""Who picks, and whom or what exactly a text is about: where it reaches further or less far."""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.model.views.records import UNKNOWN
from playmat.model.views.view import view_of
from playmat.rules import book
from tests.cards_play.modern import CARDS, table

HEATRAN = ("dp7-97", "dpp-DP31")


# Heat Wave: Energy that the Active's own attack cost


@pytest.mark.parametrize("leveled", HEATRAN)
def test_heat_wave_gives_back_what_the_attack_of_the_active_cost(leveled: str) -> None:
    duel = table("platinum", f"base1-46 +R +R | dp6-30>{leveled}")

    duel.attack("Ember", answers=["yes", "R"])

    assert (duel.you.active.energy, duel.player) == (["R", "R"], "foe")


@pytest.mark.parametrize("leveled", HEATRAN)
def test_heat_wave_gives_nothing_to_one_who_came_up_after_the_attack(leveled: str) -> None:
    duel = table("platinum", f"ex3-27>ex3-28 +M +M +M | Flame, dp6-30>{leveled}")

    duel.attack("Backspin", answers=["yes", "bench 1"])

    assert (duel.you.active.name, duel.you.active.energy) == ("Flame", [])
    assert duel.player == "foe"


@pytest.mark.parametrize("leveled", HEATRAN)
@pytest.mark.rule("DUO-25")
def test_heat_wave_gives_nothing_to_the_partner_of_the_attacker(leveled: str) -> None:
    rules = book("platinum").replace(actives=2)
    pair = f"base1-46 +R +R & Flame | dp6-30>{leveled}"
    duel = scenario(rules, pair, "Wall & Wall", cards=CARDS)

    duel.attack("Ember", by="active 1", at="foe's active 1", answers=["yes", "R"])

    assert [one.energy for one in duel.you.actives] == [["R", "R"], []]


# Primal Breath: the Defending Pokémon alone


def breathed(attacked: bool) -> Duel:
    """Lay two Actives that may level up, one of them perhaps attacked just before."""
    rules = book("platinum").replace(actives=2)
    foe, hand = "dp6-30 & dp1-61>dp1-6", "dp7-97, dp2-122"
    you = "pl2-55 +F +F & Wall | Wall"
    duel = scenario(rules, you, f"{foe} | Wall", foe_hand=hand, turn=5, cards=CARDS)
    if not attacked:
        return duel.end_turn()
    return duel.attack("Primal Breath", by="active 1", at="foe's active 1")


@pytest.mark.rule("DUO-28", "DUO-37")
@pytest.mark.parametrize("attacked", [False, True])
def test_primal_breath_keeps_only_the_one_attacked_from_leveling_up(attacked: bool) -> None:
    duel = breathed(attacked)

    assert duel.player == "foe"
    assert duel.can("level up Heatran LV.X") is not attacked
    assert duel.can("level up Lucario LV.X")


# Fossil Excavator: the whole line of a Fossil


def test_fossil_excavator_finds_either_stage_of_the_line_of_a_fossil() -> None:
    deck = "dp2-43, dp2-33, dp6-125, dp2-11, base1-46, R"
    duel = table("platinum", "Wall", hand="dp2-111", deck=deck, discard="dp2-33")

    duel.play("Fossil Excavator")
    duel.answer(next(option for option in duel.options if "deck" in option or "find" in option))

    assert [
        one for one in ("Cranidos", "Rampardos", "Lumineon", "Charmander") if duel.can(one)
    ] == [
        "Cranidos",
        "Rampardos",
    ]


# Switching: who switches picks


@pytest.mark.rule("DUO-31")
@pytest.mark.parametrize("card", ["ex4-85", "ex10-93", "ex14-84", "dp1-116"])
def test_warp_point_lets_each_player_pick_who_leaves(card: str) -> None:
    rules = book("ex").replace(actives=2)
    duel = scenario(rules, "Wall & Keg | Flame", "Wall & Keg | Stream", hand=card, cards=CARDS)

    duel.play("Warp Point")
    first = duel.chooser
    duel.answer("active 2")
    second = duel.chooser
    duel.answer("active 1")

    assert (first, second) == ("foe", "you")
    assert [one.name for one in duel.foe.actives] == ["Wall", "Stream"]
    assert [one.name for one in duel.you.actives] == ["Flame", "Keg"]


@pytest.mark.rule("DUO-31")
def test_warp_point_asks_nothing_of_a_player_without_a_bench() -> None:
    rules = book("ex").replace(actives=2)
    duel = scenario(rules, "Wall & Keg | Flame", "Wall & Keg", hand="ex4-85", cards=CARDS)

    duel.play("Warp Point")

    assert duel.chooser == "you"


@pytest.mark.rule("DUO-31")
def test_restructure_lets_each_player_switch_the_other_ones_pokemon() -> None:
    rules = book("platinum").replace(actives=2)
    you = "dp1-11>dp4-106 & Wall | Flame"
    duel = scenario(rules, you, "Wall & Keg | Stream", cards=CARDS)

    duel.power("Restructure")
    first = duel.chooser
    duel.answer("foe's active 2")
    second = duel.chooser

    assert (first, second) == ("foe", "you")
    assert [one.name for one in duel.you.actives] == ["Palkia LV.X", "Flame"]


# Prizes that lie open


@pytest.mark.rule("PRIZE-05")
@pytest.mark.parametrize(("card", "known"), [("base5-71", 6), ("base5-15", 6), ("xy12-113", 0)])
def test_prizes_laid_later_lie_face_up_only_where_the_text_says_for_the_game(
    card: str, known: int
) -> None:
    duel = table("ecard", "Wall", hand=f"{card}, neo4-94", foe_deck="10*R", foe_prizes="6*R")

    duel.play("Here Comes Team Rocket!").play("Impostor Professor Oak's Invention")
    while duel.asked == "may":
        duel.answer("yes")

    for viewer in (0, 1):
        prizes = view_of(duel.state, viewer).sides[1].prizes
        assert sum(one != UNKNOWN for one in prizes) == known


# Unown: one of several answers


@pytest.mark.parametrize(("pick", "damage"), [("active", 10), ("bench 1", 30), ("bench 2", 40)])
def test_anger_of_one_unown_is_added_as_its_player_picks(pick: str, damage: int) -> None:
    duel = table("ecard", "neo2-14 +P +P +P | neo2-14 dmg20, neo2-33 dmg30")

    duel.attack("Hidden Power", answers=[pick])

    assert duel.foe.active.damage == damage


def test_anger_is_not_asked_about_with_one_unown() -> None:
    duel = table("ecard", "neo2-14 dmg20 +P +P +P | Wall")

    duel.attack("Hidden Power")

    assert duel.foe.active.damage == 30


# Gale Wings: a start that is allowed, not required

FURFROU = "xy1-114, 6*G"


def begun(rules: str, hands: list[str], foe_hands: list[str]) -> Duel:
    """Begin a game up to the first question that is not who goes first."""
    flips = "" if rules == "platinum" else "H"  # there the flip comes after the hands
    duel = opening(rules, hands=hands, foe_hands=foe_hands, flips=flips)
    return duel.answer("yes") if duel.asked == "first" else duel


@pytest.mark.rule("SETUP-04")
@pytest.mark.parametrize("rules", ["xy", "platinum"])
def test_talonflame_may_begin_without_a_basic_in_hand(rules: str) -> None:
    duel = begun(rules, ["xy11-96, 6*G", FURFROU], [FURFROU])

    asked = (duel.asked, duel.chooser)
    duel.answer("yes", flips="H" if rules == "platinum" else "")

    assert asked == ("keep_hand", "you")
    assert [one.id for one in duel.you.actives] == ["xy11-96"]
    assert duel.events("mulligan") == []


@pytest.mark.rule("SETUP-05")
@pytest.mark.parametrize("rules", ["xy", "platinum", "ecard"])
def test_talonflame_alone_may_be_shuffled_in_for_a_new_hand(rules: str) -> None:
    hands = ["xy11-96, 6*G", "xy11-96, 6*G", FURFROU]
    duel = begun(rules, hands, [FURFROU])

    duel.answer("no")
    while duel.asked == "mulligan_bonus":
        duel.answer("0")
    again = duel.asked
    duel.answer("no")

    assert again == "keep_hand"
    assert [event.seat for event in duel.events("mulligan")] == [0, 0]


@pytest.mark.rule("SETUP-06")
def test_both_players_are_asked_of_their_own_hands() -> None:
    duel = begun("xy", ["xy11-96, 6*G", FURFROU], ["xy11-96, 6*G", FURFROU])

    first = duel.chooser
    duel.answer("no")
    second = duel.chooser
    duel.answer("no")

    assert (first, second) == ("you", "foe")
    assert sorted(int(event.seat) for event in duel.events("mulligan")) == [0, 1]
    assert duel.asked != "mulligan_bonus"
