"""Whole texts of rarer kinds, each on an invented card, do what they say."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Attack, Card, Power
from tests.engine.cards import judge, lay
from tests.rules.cards_combat import blow, mon, trainer

SMOKER: Final = mon(
    "Smoker",
    60,
    "R",
    blow(
        "Smoke",
        10,
        "after { lasting(foe_next_turn, on=defender) { handler(instead(attack_declared(bearer)) "
        "{ a <- flip(by=foe); if heads(a) == 0 { nullify } }) } }",
    ),
)


@pytest.mark.parametrize(("coin", "damage"), [("H", 20), ("T", 0)])
def test_a_defender_in_smoke_flips_to_attack(coin: str, damage: int) -> None:
    duel = lay("Smoker", "Hitter", SMOKER).attack("Smoke")

    duel.attack("Hit", flips=coin)

    assert duel.you.active.damage == damage


def test_smoke_stays_with_the_pokemon_it_was_laid_on() -> None:
    duel = lay("Smoker", "Hitter | Hitter", SMOKER).attack("Smoke")

    duel.retreat().attack("Hit")

    assert duel.you.active.damage == 20


def test_an_attack_that_was_chosen_cannot_be_used() -> None:
    program = (
        "no_damage; after { a <- choose(attacks_of(defender)); "
        "lasting(foe_next_turn, on=defender) { forbid_attacks(a) } }"
    )
    duel = lay("Forgetful", "Hitter", mon("Forgetful", 60, "P", blow("Amnesia", 0, program)))

    duel.attack("Amnesia", answers=["pick attack Hit of Hitter"])

    assert not duel.can("attack Hit")
    assert duel.can("attack Nap")


def test_only_the_attack_chosen_can_be_used() -> None:
    program = (
        "no_damage; after { a <- choose(attacks_of(defender)); "
        "lasting(foe_next_turn, on=defender) { only_attacks(a) } }"
    )
    duel = lay("Caller", "Hitter", mon("Caller", 60, "P", blow("Encore", 0, program)))

    duel.attack("Encore", answers=["pick attack Hit of Hitter"])

    assert duel.can("attack Hit")
    assert not duel.can("attack Nap")


def test_whoever_knocks_it_out_goes_with_it() -> None:
    program = (
        "no_damage; after { lasting(foe_next_turn, on=self) "
        "{ handler(on(knocked_out(self), if=event_cause(attack)) { knock_out(event_other) }) } }"
    )
    spite = mon("Spite", 60, "P", blow("Bond", 0, program))
    duel = lay("Spite | Small", "Hitter | Small", spite).attack("Bond")

    duel.attack("Crash", answers=["prize 1", "prize 1"])

    assert (duel.foe.prizes_left, duel.you.prizes_left) == (5, 5)


def test_a_pokemon_knocked_out_by_its_own_power_becomes_energy() -> None:
    power = (
        "power(free, needs=any_of(all(me) - self)) { a <- choose(all(me) - self); "
        "delay(knocked_out(self)) { become_energy(this_card, a) }; knock_out(self) }"
    )
    ball = mon("Ball", 60, "L", powers=(Power("Buzz", "old_power", power),), text='provide("LL")')
    duel = lay("Hitter | Ball", "Target", ball)

    duel.power("Buzz", answers=["prize 1"])

    assert duel.you.active.energy == ["t-ball"]
    assert duel.foe.prizes_left == 5
    assert duel.you.discard == []


@pytest.mark.parametrize("way", ["discarded", "knocked out"])
def test_an_energy_card_comes_back_from_play(way: str) -> None:
    text = 'provide("C"); on(discarded(this_card), if=event_from_zone(play), where=discard) '
    loop = Card(
        "t-loop", "Loop", "energy", ("special_energy",), text=text + "{ move(this_card, hand) }"
    )
    duel = lay("Small +Loop | Small", "Hitter", loop, hand="Crusher")

    if way == "discarded":
        duel.play("Crusher")
    else:
        duel.end_turn().attack("Crash", answers=["prize 1"])

    assert "t-loop" in duel.you.hand


def test_an_energy_card_discarded_from_hand_stays_discarded() -> None:
    text = 'provide("C"); on(discarded(this_card), if=event_from_zone(play), where=discard) '
    loop = Card(
        "t-loop", "Loop", "energy", ("special_energy",), text=text + "{ move(this_card, hand) }"
    )
    waste = trainer("Waste", "item", "play { discard(hand(me)) }")
    duel = lay("Hitter", "Target", loop, waste, hand="Waste, Loop").play("Waste")

    assert "t-loop" in duel.you.discard


HALF: Final = trainer(
    "Half",
    "stadium",
    'play { either { label("mine"); lasting(while_stadium) { mod(max_hp, all(me), add, 10) } } '
    '{ label("theirs"); lasting(while_stadium) { mod(max_hp, all(foe), add, 10) } } }',
)


@pytest.mark.parametrize(("way", "hp"), [("mine", (70, 100)), ("theirs", (60, 110))])
def test_a_stadium_faces_the_way_chosen(way: str, hp: tuple[int, int]) -> None:
    duel = lay("Hitter", "Target", HALF, hand="Half").play("Half", answers=[way])

    assert (duel.you.active.hp, duel.foe.active.hp) == hp


def test_what_an_attack_knocks_out_goes_to_the_lost_zone() -> None:
    program = (
        "before { lasting(this_attack) "
        "{ handler(on(knocked_out(all(foe))) { move(whole(event_mon), lost) }) } }"
    )
    eraser = mon("Eraser", 60, "P", blow("Erase", 200, program))
    duel = lay("Eraser", "Small +L | Small", eraser)

    duel.attack("Erase", answers=["prize 1"])

    assert sorted(duel.foe.lost) == ["L", "t-small"]


def test_a_pokemon_attached_as_a_tool_works_only_there() -> None:
    powers = (
        Power(
            "Equip",
            "power",
            "power(once, needs=is(self, is_benched)) { discard(attached(self)); "
            "a <- choose(all(me) - self); become_tool(this_card, a) }; "
            "static(where=attached) { mod(max_hp, host, add, 10) }",
        ),
    )
    letter = mon("Letter", 50, "P", powers=powers)
    duel = lay("Hitter | Letter +L", "Target", letter)
    assert duel.you.bench[0].hp == 50

    duel.power("Equip")

    assert duel.you.active.tools == ["t-letter"]
    assert duel.you.active.hp == 70
    assert duel.you.discard == ["L"]


def test_a_switch_reaches_powers_in_the_discard_pile_and_in_play() -> None:
    law = judge(
        'static(while=is(self, has_tool)) { off_power(all(both), ability, "Verdict"); '
        'off_power_away(both, pokemon, ability, "Verdict") }'
    )
    rise = mon(
        "Riser",
        60,
        "C",
        powers=(Power("Rise", "ability", "power(once, where=discard) { draw(me, 1) }"),),
    )
    duel = lay("Hitter | Judge", "Target", law, rise, discard="Riser", hand="Band")
    assert any("Rise" in option for option in duel.options)
    assert duel.can("use Spark")

    duel.play("Band", to="bench 1")

    assert not any("Rise" in option for option in duel.options)
    assert not duel.can("use Spark")


def test_a_basic_evolves_past_a_stage_that_is_in_neither_deck() -> None:
    charmander = mon("Charmander", 50, "R")
    charizard = mon("Charizard", 120, "R", kinds=("stage2",), of="Charmeleon")
    candy = trainer(
        "Candy",
        "item",
        "play { a <- choose(all(me)[basic]); b <- choose(hand(me)[stage2 and can_follow(a)]); "
        "evolve(b, a) }",
    )
    duel = lay("Charmander", "Target", charmander, charizard, candy, hand="Candy, Charizard")

    duel.play("Candy")

    assert duel.you.active.name == "Charizard"


def test_a_card_under_another_may_react_to_being_covered() -> None:
    power = (
        'on(evolved(self), if=is(event_card, named("Grown")), where=under) '
        "{ counters(active(foe), 2) }"
    )
    sprout = mon("Hitter", 60, "L", powers=(Power("Burst", "ability", power),), id="t-sprout")
    duel = lay("t-sprout", "Target", sprout, hand="Grown")

    duel.evolve("Grown", on="active")

    assert duel.foe.active.damage == 20


def test_a_power_does_damage_that_no_plus_raises() -> None:
    law = judge("power(once) { hit(active(foe), 20, no_weakness, no_resistance) }")
    duel = lay("Hitter +Band | Judge", "Frail", law)

    duel.power("Verdict")

    assert duel.foe.active.damage == 20


def test_a_trainer_does_damage_with_no_pokemon_behind_it() -> None:
    dig = trainer("Dig", "item", "play { hit(active(me), 10) }")
    duel = lay("Hitter", "Target", dig, hand="Dig").play("Dig")

    assert duel.you.active.damage == 10


def test_energy_and_evolution_are_not_played_under_a_lock() -> None:
    law = judge("static { forbid_play(me, special_energy or evolution) }")
    duel = lay("Hitter | Judge", "Target", law, hand="Double, L, Grown")

    assert not duel.can("attach Double to active")
    assert duel.can("attach L to active")
    assert not duel.can("evolve Grown")
    assert duel.why_not("attach Double to active") == duel.why_not("evolve Grown on active")


def test_a_sleeping_pokemon_retreats_where_its_text_allows() -> None:
    law = judge("static { mod(can_retreat, all(me), allow) }")

    assert lay("Hitter asleep | Judge", "Target", law).can("retreat")
    assert not lay("Hitter asleep | Small", "Target").can("retreat")


def test_two_that_copy_each_others_hp_have_what_is_printed() -> None:
    law = "static(while=is(self, is_active)) { mod(max_hp, self, set, hp_of(active(foe))) }"
    one = mon("One", 70, "C", powers=(Power("Copy", "body", law),))
    two = mon("Two", 90, "C", powers=(Power("Copy", "body", law),))
    duel = lay("One", "Two", one, two)

    assert (duel.you.active.hp, duel.foe.active.hp) == (90, 70)


def test_a_lasting_effect_keeps_what_it_says_of_the_event_it_began_with() -> None:
    law = "on(attached(self)) { lasting(end_of_turn, on=self) { take_types(self, event_card) } }"
    prism = mon("Prism", 60, "C", powers=(Power("Shine", "body", law),))
    duel = lay("Prism", "Target", prism, hand="R").attach("R", to="active")

    assert duel.you.active.types == "R"


def test_cards_from_hand_go_to_the_bottom_in_the_order_chosen() -> None:
    text = "play { a <- choose(hand(me), 2); b <- order(a); move(b, deck_bottom) }"
    duel = lay("Hitter", "Target", trainer("Bury", "item", text), hand="Bury, Potion, L, R")

    duel.play("Bury", answers=["Potion", "L", "L"])

    assert duel.you.deck[-2:] == ["L", "t-potion"]
    assert duel.you.hand == ["R"]


@pytest.mark.parametrize(("source", "zone"), [("discards(me)", "discard"), ("top(me, 3)", "deck")])
def test_cards_go_on_top_in_the_order_chosen_the_first_uppermost(source: str, zone: str) -> None:
    text = f"play {{ a <- choose({source}, 2); b <- order(a); move(b, deck_top) }}"
    lift = trainer("Lift", "item", text)
    duel = lay("Hitter", "Target", lift, hand="Lift", **{zone: "Potion, L, R"})

    duel.play("Lift", answers=["Potion", "L", "L"])

    assert duel.you.deck[:2] == ["L", "t-potion"]
    assert "L" not in duel.you.discard


def test_the_player_concerned_decides_about_a_reaction() -> None:
    law = trainer("Hall", "stadium", "on(attack_declared, may=event_player) { draw(event_foe, 1) }")
    duel = lay("Hitter", "Target", law, stadium="foe:Hall").attack("Hit", answers=["yes"])

    assert len(duel.foe.hand) == 2


def test_conditions_end_that_a_pokemon_cannot_have() -> None:
    law = judge("static { immune(all(me)[has_type(L)], asleep) }")
    duel = lay("Hitter asleep poisoned | Judge", "Target", law, hand="L")

    duel.attach("L", to="active")

    assert duel.you.active.conditions == {"poisoned"}


@pytest.mark.parametrize(("typed", "damage"), [("L", 20), ("R", 40)])
def test_weakness_to_one_type_alone_may_be_set_aside(typed: str, damage: int) -> None:
    law = judge(
        f"static {{ mod(weakness_applies, all(foe), forbid, from=all(both)[typed({typed})]) }}"
    )
    duel = lay("Hitter | Judge", "Frail", law).attack("Hit")

    assert duel.foe.active.damage == damage


def test_weakness_is_changed_to_the_type_named() -> None:
    program = (
        "no_damage; after { a <- name_type; lasting(through_my_turn, on=defender) "
        "{ mod_type(weakness, bearer, set, a) } }"
    )
    changer = mon("Changer", 60, "C", blow("Convert", 0, program), retreat=0)
    duel = lay("Changer | Hitter", "Frail", changer)

    duel.attack("Convert", answers=["Fire"]).end_turn().retreat().attack("Hit")

    assert duel.foe.active.damage == 20


def test_an_attack_that_must_be_paid_for_is_copied_with_or_without() -> None:
    bidder = mon("Bidder", 60, "G", Attack("Bid", "", "", "pay { discard(hand(me)) }; damage(30)"))
    paying = mon(
        "Paying", 60, "C", blow("Ape", 0, "no_damage; after { use_attack(attacks_of(defender)) }")
    )
    duel = lay("Paying", "Bidder", bidder, paying, hand="Potion").attack("Ape")

    assert duel.foe.active.damage == 30
    assert duel.you.discard == ["t-potion"]
