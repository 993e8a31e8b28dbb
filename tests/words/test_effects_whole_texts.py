"""Effects in whole texts of rarer kinds, each on an invented card."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Card, Power
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import judge, lay


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
        "power(free) { a <- choose(all(me) - self); delay(knocked_out(self)) { "
        "become_energy(this_card, a) }; knock_out(self) }"
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


def test_an_attack_that_must_be_paid_for_is_copied_with_or_without() -> None:
    bidder = mon("Bidder", 60, "G", Attack("Bid", "", "", "pay { discard(hand(me)) }; damage(30)"))
    paying = mon(
        "Paying", 60, "C", blow("Ape", 0, "no_damage; after { use_attack(attacks_of(defender)) }")
    )
    duel = lay("Paying", "Bidder", bidder, paying, hand="Potion").attack("Ape")

    assert duel.foe.active.damage == 30
    assert duel.you.discard == ["t-potion"]
