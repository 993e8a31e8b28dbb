"""Overrides in play, in situations that random positions rarely show."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from playmat.cards.card import Card, TypeMatch
from playmat.cards.handwritten import Override
from playmat.cards.library import SHIPPED, Library
from playmat.exercise.faces import CardFace, with_text
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.importer.overrides import load_overrides
from tests.rules.cards_turn import hit, mon, trainer


def acting(name: str, program: str, damage: int = 0) -> Card:
    """A Pokémon whose only attack runs a program."""
    card = mon(name, 400, "C", hit("Act", "", damage))
    return replace(card, attacks=(replace(card.attacks[0], program=program),))


WALL = mon("Wall", 400, "C", hit("Push", "", 30), hit("Shove", "CC", 50), retreat=1)
KEG = mon("Keg", 50, "C", hit("Push", "", 30))
CANNON = mon("Cannon", 400, "C", hit("Blast", "", 200))
FLINT = mon("Flint", 400, "C", hit("Push", "", 30), weaknesses=(TypeMatch("R", "x", 2),))
SURGE = mon("Lt. Surge's Wall", 400, "L", hit("Push", "", 30))
KOGA = mon("Koga's Wall", 400, "G", hit("Push", "", 30))
NAP = acting("Nap", "after { inflict(defender, asleep) }")
TOXIN = acting("Toxin", "after { inflict(defender, poisoned, 20) }")
PYRE = replace(acting("Pyre", "after { a <- choose(energy_on(self)); discard(a) }", 30), types="R")
RAISE = trainer("Raise", "item", "play { a <- choose(discards(me)); move(a, hand) }")
PROD = trainer("Prod", "item", "play { counters(all(foe), 3) }")
SPEECH = trainer("Speech", "supporter", "play { counters(all(foe), 3) }")
SPRAY = acting("Spray", 'after { hit(bench_of(foe)[named("Keg")], 20) }')
GIOVANNIS = (
    mon("Giovanni's Wall", 90),
    mon("Giovanni's Tower", 90, kinds=("stage1",), evolves_from="Giovanni's Wall"),
    mon("Giovanni's Spire", 90, kinds=("stage2",), evolves_from="Giovanni's Tower"),
)
PARK = trainer("Park", "stadium", "static { mod(retreat_cost, all(both), add) }")
MONS = (WALL, KEG, CANNON, FLINT, SURGE, KOGA, NAP, TOXIN, PYRE, SPRAY, *GIOVANNIS)
CARDS = (*MONS, RAISE, PROD, SPEECH, PARK)


def laid_over(card: Card, entry: Override) -> Card:
    attacks, powers = [one.name for one in card.attacks], [one.name for one in card.powers]
    names = {"attack": attacks, "power": powers}.get(entry.kind, [entry.face])
    index = names.index(entry.face)
    return with_text(CardFace(card, entry.kind, entry.face, index, ""), entry.program)


@cache
def overridden() -> tuple[Card, ...]:
    """Every card with an override, with the override applied."""
    library = Library([SHIPPED])
    found: dict[str, Card] = {}
    for entry in load_overrides()[0].entries:
        found[entry.card] = laid_over(found.get(entry.card) or library.card(entry.card), entry)
    return tuple(found.values())


def cards(text: str) -> list[Card]:
    return [*CARDS, *(card for card in overridden() if card.id in text)]


def table(rules: Any, you: str, foe: str = "Wall", **more: Any) -> Duel:
    """Set up a position; shuffled decks keep their order."""
    given = cards(f"{you} {foe} {more}")
    return scenario(rules, you, foe, cards=given, shuffles="keep", **more)


def test_brocks_ninetales_counts_as_the_card_on_it_until_it_falls_asleep() -> None:
    duel = table("ecard", "gym2-3 +R", "Nap", hand="base1-2")

    duel.power("Shapeshift")
    shape = duel.you.active.name
    duel.end_turn().attack("Act", flips="T")

    assert shape == "Blastoise"
    assert duel.you.active.name == "Brock's Ninetales"
    assert duel.you.active.conditions == {"asleep"}
    assert duel.you.discard == ["base1-2"]


def test_brocks_ninetales_may_shed_the_card_in_its_own_turn() -> None:
    duel = table("ecard", "gym2-3 +R", hand="base1-2").power("Shapeshift")

    duel.power("Shapeshift")

    assert duel.you.active.name == "Brock's Ninetales"
    assert duel.you.discard == ["base1-2"]


def test_pokemon_tower_keeps_cards_in_the_discard_pile() -> None:
    duel = table("ecard", "Wall", stadium="basep-42", hand="Raise", discard="L")

    duel.play("Raise")

    assert duel.you.hand == []


def test_ecogym_returns_energy_that_a_card_discards() -> None:
    duel = table("ecard", "Wall", "Wall +L", stadium="neo1-84", hand="base1-92")

    duel.play("Energy Removal")

    assert duel.foe.hand == ["L"]


def test_narrow_gym_returns_a_fifth_benched_pokemon_to_each_hand() -> None:
    bench = "Wall | Keg, Keg, Keg, Keg, Cannon"
    duel = table("ecard", bench, bench, hand="gym1-124")

    duel.play("Narrow Gym", answers=["bench 5", "bench 5"])

    assert len(duel.you.bench) == len(duel.foe.bench) == 4
    assert duel.you.hand == duel.foe.hand == [CANNON.id]


@pytest.mark.parametrize(("coin", "mine", "theirs"), [("H", 0, 40), ("T", 10, 30)])
def test_vermilion_city_gym_is_a_gamble(coin: str, mine: int, theirs: int) -> None:
    duel = table("ecard", "Lt. Surge's Wall", stadium="gym1-120")

    duel.attack("Push", answers=["yes"], flips=coin)

    assert (duel.you.active.damage, duel.foe.active.damage) == (mine, theirs)


def test_vermilion_city_gym_does_nothing_after_an_attack_that_was_stopped() -> None:
    duel = table("ecard", "Lt. Surge's Wall confused", stadium="gym1-120")

    duel.attack("Push", answers=["yes"], flips="TT").end_turn()
    duel.attack("Push", answers=["no"], flips="H")

    assert (duel.you.active.damage, duel.foe.active.damage) == (20, 30)


def test_kogas_ninja_trick_switches_before_the_damage() -> None:
    duel = table("ecard", "Koga's Wall | Keg", hand="gym2-115")

    duel.play("Koga's Ninja Trick").end_turn().attack("Push", answers=["yes"])

    assert (duel.you.active.name, duel.you.active.damage) == ("Keg", 30)
    assert duel.you.discard == ["gym2-115"]


def test_koga_poisons_what_his_pokemon_damage() -> None:
    duel = table("ecard", "Koga's Wall", hand="gym2-19")

    duel.play("Koga").attack("Push")

    assert duel.foe.active.conditions == {"poisoned"}


def test_chaos_gym_lets_the_opponent_use_what_failed() -> None:
    duel = table("ecard", "Wall", stadium="gym2-102", hand="base1-91")

    duel.play("Bill", flips="T", answers=["yes"])

    assert (len(duel.you.hand), len(duel.foe.hand)) == (0, 2)
    assert duel.you.discard == ["base1-91"]


@pytest.mark.parametrize(("cards", "may"), [("R, W", True), ("R", False)])
def test_chaos_gym_asks_the_opponent_for_what_the_card_costs(cards: str, may: bool) -> None:
    duel = table("ecard", "Wall", stadium="gym2-102", hand="base1-71, 2*G", foe_hand=cards)

    duel.play("Computer Search", flips="T")

    assert duel.chooser == ("foe" if may else "you")
    assert duel.asked == ("may" if may else "main")


@pytest.mark.parametrize(("flip", "more"), [("T", True), ("H", False)])
def test_a_supporter_that_chaos_gym_stops_is_not_the_supporter_of_the_turn(
    flip: str, more: bool
) -> None:
    hand = "ecard1-149, 2*ecard1-138, 2*G"
    duel = table("ecard", "Wall", stadium="gym2-102", hand=hand, deck="9*G")

    duel.play("Professor Oak's Research", flips=flip)
    if flip == "T":
        duel.answer("no")

    assert duel.can("play Copycat") is more
    assert not table("ecard", "Wall", hand=hand, deck="9*G").play("Copycat").can("play Copycat")


def test_psychic_control_uses_only_what_can_be_used() -> None:
    piles = "base1-71, base1-84, base3-62, base1-91"
    poor = table("ecard", "Wall", hand="gym2-121", foe_discard=piles)
    rich = table("ecard", "Wall", hand="gym2-121, R, W", foe_discard=piles, deck="Keg, Wall")

    poor.play("Sabrina's Psychic Control", flips="H")
    rich.play("Sabrina's Psychic Control", flips="H")

    assert len(poor.answer("yes").you.hand) == 2
    assert len([one for one in rich.options if "pick" in one]) == 2
    assert rich.answer("Computer Search", "yes", "Keg").you.hand == ["t-keg"]


def test_first_ticket_decides_who_goes_first() -> None:
    given = cards("dv1-19")

    duel = opening("xy", ["dv1-19, Wall, 5*L"], ["Wall, 6*F"], cards=given)
    while duel.asked != "main":
        duel.answer(duel.options[0])

    told = [event.what for event in duel.log if event.what in ("opening_flip", "goes_first")]
    assert duel.first == "you"
    assert duel.you.discard == ["dv1-19"]
    assert told == ["goes_first"]


def test_greedy_dice_may_take_one_more_prize() -> None:
    duel = table("xy", "Cannon", "Keg | Wall", prizes="xy11-102, 5*G")

    duel.attack("Blast", flips="H", answers=["prize 1", "yes", "prize 2"])

    assert duel.you.prizes_left == 4
    assert duel.you.discard == ["xy11-102"]


def test_charons_choice_changes_a_rotom_and_comes_back() -> None:
    duel = table("platinum", "pl2-RT1 dmg10 asleep", hand="pl2-RT6", deck="pl2-RT2, L, L")

    duel.play("Charon's Choice", answers=["pick Frost Rotom (pl2-RT2)"]).end_turn()

    assert (duel.you.active.name, duel.you.active.damage) == ("Frost Rotom", 10)
    assert duel.you.active.conditions == set()
    assert duel.you.hand == ["pl2-RT6"]


def test_charons_choice_ends_what_a_power_of_the_rotom_did() -> None:
    deck = "pl2-RT2, L, L"
    duel = table("platinum", "pl2-RT1", hand="pl2-RT6", deck=deck).power("Fan Shift")

    duel.play("Charon's Choice", answers=["pick Frost Rotom (pl2-RT2)"])

    assert duel.you.active.types == "L"


def test_dusknoir_becomes_a_stadium_and_returns_when_another_comes() -> None:
    duel = table("platinum", "Cannon", "dp7-96 | Wall", hand="Park")

    duel.attack("Blast", answers=["yes", "prize 1"]).end_turn()
    harmed = duel.you.active.damage
    duel.play("Park")

    assert harmed == 20
    assert "dp7-96" in duel.foe.hand


def test_ho_oh_stays_with_its_energy_and_costs_a_prize() -> None:
    duel = table("platinum", "Cannon", "dp3-10 +R | Wall")

    duel.attack("Blast", flips="H", answers=["yes", "prize 1"])

    assert (duel.foe.active.name, duel.foe.active.damage) == ("Ho-Oh", 0)
    assert duel.foe.active.energy == ["R"]
    assert duel.you.prizes_left == 5


def test_electrode_becomes_energy_when_knocked_out() -> None:
    blast = (replace(NAP.attacks[0], program="after { hit(self, 200) }"),)
    given = [replace(card, attacks=blast) for card in overridden() if card.id == "dp3-26"]
    duel = scenario("platinum", "dp3-26 | Wall, Keg", "Wall", cards=[*CARDS, *given])

    duel.attack("Act", answers=["yes", "bench 1", "prize 1", "bench 1"])

    assert duel.you.active.energy == ["dp3-26"]
    assert duel.foe.prizes_left == 5


def test_heatran_brings_back_energy_an_attack_has_cost() -> None:
    duel = table("platinum", "Pyre +R | dp7-97")

    duel.attack("Act", answers=["yes", "R"])

    assert duel.you.active.energy == ["R"]


def test_raichu_uses_another_attack_in_the_turn_it_leveled_up() -> None:
    duel = table("platinum", "dp2-15 +L +L +L +L", hand="dp7-99, L, L")

    duel.level_up("Raichu LV.X").attack("Voltage Shoot")

    assert [option for option in duel.options if option.startswith("attack")] == [
        "attack Electromagnetic Induction",
        "attack Explosive Thunder",
    ]


def test_rayquaza_ignores_its_own_harm_with_holon_energy() -> None:
    plain = table("ex", "ex11-13 +L +M +L +L")
    held = table("ex", "ex11-13 +L +M +L +L +ex11-104")

    plain.attack("Lightning Storm")
    held.attack("Lightning Storm")

    assert (plain.you.active.damage, held.you.active.damage) == (70, 0)


@pytest.mark.parametrize(("energy", "damage"), [("R", 110), ("W", 70)])
def test_garchomp_hits_a_weakness_to_its_energy_harder(energy: str, damage: int) -> None:
    duel = table("platinum", f"dp2-9 +{energy} +G +G", "Flint")

    duel.attack("Dragon Fang")

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("at", "damage"), [("foe's active 1", 110), ("foe's active 2", 70)])
def test_garchomp_hits_harder_only_who_is_weak_to_its_energy(at: str, damage: int) -> None:
    duel = table("platinum", "dp2-9 +R +G +G & Wall", "Flint & Wall")

    duel.attack("Dragon Fang", by="active 1", at=at)

    assert max(mon.damage for mon in duel.foe.actives) == damage


def test_xatu_gives_back_the_poison_as_strong_as_it_was() -> None:
    duel = table("ex", "Toxin", "ex8-29")

    duel.attack("Act")

    assert (duel.you.active.conditions, duel.you.active.poison) == ({"poisoned"}, 20)


def test_togekiss_shuts_out_items_and_nothing_else() -> None:
    duel = table("xy", "Wall", "bw8-104 | Wall", hand="Prod, Prod, Speech")

    duel.play("Prod")
    after_item = duel.foe.bench[0].damage
    duel.play("Speech")
    after_supporter = duel.foe.bench[0].damage
    duel.play("Prod")

    assert (after_item, after_supporter, duel.foe.bench[0].damage) == (0, 30, 30)


@pytest.mark.parametrize(("coins", "damage"), [("TT", 50), ("HT", 50)])
def test_magnemites_lock_on_turns_tails_into_heads(coins: str, damage: int) -> None:
    duel = table("ecard", "neo2-7 +L +L")

    duel.attack("Lock-on").end_turn().attack("Electric Bolt", flips=coins)

    assert duel.foe.active.damage == damage
    assert duel.foe.active.conditions == {"paralyzed"}


def test_raticates_focus_energy_doubles_the_harm_to_itself_too() -> None:
    duel = table("ecard", "gym2-53 +R +R")

    duel.attack("Focus Energy").end_turn().attack("Double-edge")

    assert (duel.you.active.damage, duel.foe.active.damage) == (40, 80)


@pytest.mark.parametrize(
    ("coins", "active", "asleep"),
    [("TT", "Keg", False), ("HH", "Wall", False), ("HT", "Wall", True)],
)
def test_endless_darkness_has_two_coins_in_place_of_that_of_the_rule(
    coins: str, active: str, asleep: bool
) -> None:
    duel = table("platinum", "dp4-104 +D +D +D +D", "Wall | Keg")

    duel.attack("Endless Darkness", flips=coins)
    if duel.asked == "prize":
        duel.answer("prize 1")

    assert duel.foe.active.name == active
    assert ("asleep" in duel.foe.active.conditions) is asleep


def test_arceus_attaches_each_energy_to_another_pokemon() -> None:
    bench = "pl4-AR1, pl4-AR2, pl4-AR3, pl4-AR4, pl4-AR6"
    duel = table("platinum", f"pl4-AR5 +W | {bench}", deck="L, R, G")

    duel.attack("Ripple Swell", answers=["L", "R", "stop", "bench 1"])

    assert duel.you.bench[0].energy == ["L"]
    assert "pick bench 1" not in duel.options


def test_noctowl_lays_a_prize_face_up_for_one_face_down() -> None:
    duel = table("platinum", "dp1-34 +L", hand="R, W", prizes="L, P")

    duel.attack("See Beyond", answers=["R", "prize 1"])

    assert sorted(duel.you.hand) == ["L", "W"]
    assert duel.you.prizes_left == 2


def test_the_guess_of_a_kind_draws_two_cards_only_when_wrong() -> None:
    wrong = table("ex", "ex10-? +P", hand="L")
    right = table("ex", "ex10-? +P", hand="L")

    wrong.attack("Hidden Power", answers=["Trainer"])
    right.attack("Hidden Power", answers=["Energy"])

    assert (len(wrong.you.hand), len(right.you.hand)) == (3, 1)


def test_giovanni_lets_one_pokemon_evolve_twice_in_the_turn_it_came() -> None:
    hand = "gym2-18, Giovanni's Tower, Giovanni's Spire"
    duel = table("ecard", "Giovanni's Wall new", hand=hand)

    too_early = duel.refused("evolve Giovanni's Tower")
    duel.play("Giovanni").evolve("Giovanni's Tower").evolve("Giovanni's Spire")

    assert too_early
    assert duel.you.active.name == "Giovanni's Spire"


def test_bastiodon_gives_back_the_damage_even_when_knocked_out() -> None:
    duel = table("xy", "xy11-70 +M +M | Wall", "Cannon")

    duel.attack("Counter Head").attack("Blast")

    assert duel.foe.active.damage == 200
    assert "xy11-70" in duel.you.discard


def test_brocks_rhydon_takes_ten_of_the_damage_of_another() -> None:
    duel = table("ecard", "Spray", "Wall | gym1-2, Keg")

    duel.attack("Act", answers=["yes"])

    assert [one.damage for one in duel.foe.bench] == [10, 10]


def test_bench_guard_is_not_passed_on_by_a_second_rhydon() -> None:
    duel = table("ecard", "Spray", "Wall | gym1-2, gym1-2, Keg")

    duel.attack("Act", answers=["yes", "yes"])

    assert [one.damage for one in duel.foe.bench] == [10, 10, 0]


def test_drakes_stadium_softens_only_blows_of_the_other_side() -> None:
    clash = acting("Clash", "after { hit(self, 30) }", 50)
    cast = [*cards("ex16-72"), clash]
    duel = scenario("ex", "Clash", "Wall", cards=cast, stadium="ex16-72").attack("Act")

    assert (duel.foe.active.damage, duel.you.active.damage) == (40, 30)


@pytest.mark.parametrize(("active", "deck"), [("base1-58", "pl2-RT2, L"), ("pl2-RT1", "")])
def test_charons_choice_is_not_played_without_a_rotom_or_a_deck(active: str, deck: str) -> None:
    duel = table("platinum", active, hand="pl2-RT6", deck=deck)

    assert duel.refused("play Charon's Choice")
