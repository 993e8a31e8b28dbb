"""Things told in other words than the usual ones, in sentences of our own."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.shorthand import program

HAVING = (
    (
        "If {it} doesn't have a Poké-Body, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if not is(defender, has_power(body)) { draw(me, 3) } }",
    ),
    (
        "If any of your {bench} has Metal Weakness, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if any_of(bench_of(me)[weak_to(M)]) { draw(me, 3) } }",
    ),
    (
        "If all of your Pokémon are Metal Pokémon, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if is(all(me), typed(M)) { draw(me, 3) } }",
    ),
    (
        "If there are no Stadium cards in play, draw 3 cards.",
        "10",
        "2012-06-01",
        "after { if not any_of(stadium) { draw(me, 3) } }",
    ),
    (
        "If there are 2 or more Trainer cards attached to {it}, draw 3 cards.",
        "10",
        "2001-02-01",
        "after { if count(gear_on(defender)) >= 2 { draw(me, 3) } }",
    ),
    (
        "If {it} is Burned and Confused, draw 3 cards.",
        "10",
        "2005-02-01",
        "after { if is(defender, condition_is(burned) and condition_is(confused)) { draw(me, 3) "
        "} }",
    ),
    (
        "If Mossling has a Bramble Charm {on_it}, draw 3 cards.",
        "10",
        "2005-02-01",
        'after { if any_of(attached(self)[named("Bramble Charm")]) { draw(me, 3) } }',
    ),
    (
        "If {it} is a Metal Pokémon or has Bramble {so_named}, draw 3 cards.",
        "10",
        "2005-02-01",
        'after { if is(defender, typed(M) or name_has("Bramble")) { draw(me, 3) } }',
    ),
    (
        "If Mossling has any Metal Energy or Psychic Energy {on_it}, draw 3 cards.",
        "10",
        "2005-02-01",
        "after { if is(self, has_type(M) or has_type(P)) { draw(me, 3) } }",
    ),
    (
        "If {it} has the same name as any of your Pokémon, draw 3 cards.",
        "10",
        "2005-02-01",
        "after { if is(defender, same_name(all(me))) { draw(me, 3) } }",
    ),
    (
        "If {it} is neither Metal nor Psychic, draw 3 cards.",
        "10",
        "2001-02-01",
        "after { if not is(defender, typed(M) or typed(P)) { draw(me, 3) } }",
    ),
    (
        "If you have no other Metal Pokémon in play, draw 3 cards.",
        "10",
        "2001-02-01",
        "after { if not any_of(all(me)[typed(M)] - self) { draw(me, 3) } }",
    ),
    (
        "Look at {hand}. If there are no Trainer cards there, draw 3 cards.",
        "10",
        "2001-02-01",
        "after { look(hand(foe)); if not any_of(hand(foe)[trainer]) { draw(me, 3) } }",
    ),
    (
        "Does 30 damage to each non-Metal {bench}.",
        "10",
        "2001-02-01",
        "after { hit(bench_of(both)[not typed(M)], 30) }",
    ),
    (
        "Does 30 damage to each of {foe}'s {bench} that has exactly 2 {counters} on it.",
        "10",
        "2005-02-01",
        "after { hit(bench_of(foe)[counters_at_least(2) and not counters_at_least(3)], 30) }",
    ),
    (
        "Does 30 damage to each of {foe}'s {bench} that doesn't have a Retreat Cost of 2 or more.",
        "10",
        "2005-02-01",
        "after { hit(bench_of(foe)[not retreat_at_least(2)], 30) }",
    ),
    (
        "Does 30 damage to each of {foe}'s {bench} with less than 2 Metal Energy {on_it}.",
        "10",
        "2005-02-01",
        "after { hit(bench_of(foe)[not units_at_least(2, M)], 30) }",
    ),
)

COMPARED = (
    (
        "If {foe} has fewer Metal Pokémon in play than you, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if count(all(foe)[typed(M)]) < count(all(me)[typed(M)]) { draw(me, 3) } }",
    ),
    (
        "If you have more Energy cards attached to your Pokémon than {foe} does, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if count(energy_on(all(me))) > count(energy_on(all(foe))) { draw(me, 3) } }",
    ),
    (
        "If you and {foe} have a different number of cards in your hands, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if count(hand(me)) != count(hand(foe)) { draw(me, 3) } }",
    ),
    (
        "If you have the same number of or more Benched Metal Pokémon as {foe}, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if count(bench_of(me)[typed(M)]) >= count(bench_of(foe)[typed(M)]) { draw(me, "
        "3) } }",
    ),
    (
        "If {it} has fewer {counters} on it than Mossling, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if counters_on(defender) < counters_on(self) { draw(me, 3) } }",
    ),
)

LEFT_BEHIND = (
    (
        "During {next}, if Mossling is damaged by an attack, that player discards 2 cards "
        "{by_hand}.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn, self) { handler(on(damaged(self), event_cause(attack)) { "
        "a <- choose(hand(foe), 2, by=foe); discard(a) }) } }",
    ),
    (
        "During {next}, if {it} tries to retreat, put 5 {counters} on it.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn, defender) { handler(on(retreat_tried(bearer)) { "
        "counters(bearer, 5) }) } }",
    ),
    (
        "During {next}, if {it} attacks, flip a coin. If tails, that attack does nothing.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn, defender) { handler(instead(attack_declared(bearer)) { a "
        "<- flip; if tails(a) > 0 { nullify } }) } }",
    ),
    (
        "During {next}, if {foe} attaches a Metal Energy card {by_hand} to {it}, that Pokémon is "
        "now Asleep.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn, defender) { handler(on(attached(bearer), event_by_hand "
        "and is(event_card, energy and provides(M))) { inflict(event_mon, asleep) }) } }",
    ),
    (
        "{Foe} can't retreat his or her {active} during {theirs}.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn) { mod(can_retreat, all(foe), forbid) } }",
    ),
    (
        "{Foe} can't evolve any of his or her Pokémon during {theirs}.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn) { mod(can_evolve, all(foe), forbid) } }",
    ),
    (
        "{It} can't use Poké-Powers. (This effect ends if {it} is Benched or evolves.)",
        "10",
        "2005-02-01",
        "after { lasting(while_active, defender) { off_power(bearer, power) } }",
    ),
    (
        "During {next}, Mossling takes 50 less damage from attacks.",
        "10",
        "2012-06-01",
        "after { lasting(foe_next_turn, self) { mod(damage_taken, self, value=-50, stage=after) "
        "} }",
    ),
    (
        "During {next}, if an attack damages Mossling, reduce that damage by 50.",
        "10",
        "2005-02-01",
        "after { lasting(foe_next_turn, self) { mod(damage_taken, self, value=-50, stage=after) "
        "} }",
    ),
    (
        "During {next}, attacks do half damage to Mossling.",
        "10",
        "2001-02-01",
        "after { lasting(foe_next_turn, self) { mod(damage_taken, self, half, stage=after) } }",
    ),
    (
        "During {next}, {it} can't retreat and its attacks cost Colorless more.",
        "10",
        "2012-06-01",
        "after { lasting(foe_next_turn, defender) { mod(can_retreat, how=forbid); "
        "mod(attack_cost, value=1) } }",
    ),
    (
        "During your next turn, if Mossling uses Bramble Whip, that attack does 70 {more}.",
        "10",
        "2012-06-01",
        'after { lasting(my_next_turn, self) { as_long_as(attack_is("Bramble Whip")) { '
        "mod(damage_dealt, self, value=70, stage=before) } } }",
    ),
    (
        "During your next turn, Bramble Whip does double damage.",
        "10",
        "2001-02-01",
        'after { lasting(my_next_turn, self) { as_long_as(attack_is("Bramble Whip")) { '
        "mod(damage_dealt, self, times, 2, base) } } }",
    ),
    (
        "At the beginning of your next turn, draw 4 cards.",
        "10",
        "2001-02-01",
        "after { delay(turn_began(me)) { draw(me, 4) } }",
    ),
    (
        "{It}'s Pokémon Power stops working until the end of your next turn.",
        "10",
        "2001-02-01",
        "after { lasting(through_my_turn, defender) { off_power(bearer, old_power) } }",
    ),
    (
        "{It} is now Poisoned. It takes 40 Poison damage instead of 10 {between}.",
        "10",
        "2001-02-01",
        "after { inflict(defender, poisoned, 40) }",
    ),
    (
        "During your next turn, treat all coins flipped for Mossling's Bramble Whip attack as "
        "heads.",
        "10",
        "2001-02-01",
        "after { lasting(my_next_turn, self) { handler(instead(coins_flipped(me), "
        'attack_is("Bramble Whip") and event_from(self)) { count_as_heads }) } }',
    ),
    (
        "During {next}, {foe} pays Colorless Colorless more to retreat {it}.",
        "10",
        "2001-02-01",
        "after { lasting(foe_next_turn, defender) { mod(retreat_cost, value=2) } }",
    ),
    (
        "This attack can't be used if Mossling used {attack} {last}.",
        "10",
        "2001-02-01",
        'needs(not used_last_turn("Moss Toss"))',
    ),
)

MOVED = (
    (
        "Devolve 1 of {foe}'s Benched evolved Pokémon by shuffling the highest Stage Evolution "
        "card on it into {foe}'s deck.",
        "10",
        "2012-06-01",
        "after { a <- choose(bench_of(foe)[evolved]); b <- devolve(a, deck); if did(b) { "
        "shuffle(foe) } }",
    ),
    (
        "Take the highest Stage Evolution card from {it} and put it on the bottom of {foe}'s deck.",
        "10",
        "2001-02-01",
        "after { devolve(defender, deck_bottom) }",
    ),
    (
        "Discard the highest Stage Evolution card from Mossling.",
        "10",
        "2005-02-01",
        "after { devolve(self, discard) }",
    ),
    (
        "Mossling does damage to itself {like} half the damage done to {it}.",
        "10",
        "2001-02-01",
        "after { hit(self, half_up(dealt)) }",
    ),
    (
        "Look at the top 3 cards of your deck. Put 2 of them on the bottom of that deck.",
        "",
        "2001-02-01",
        "after { a <- top(me, 3); look(a); b <- choose(a, 2); move(b, deck_bottom) }",
    ),
    (
        "Put {counters} on each of {foe}'s {bench} until that Pokémon's remaining HP is 30.",
        "",
        "2005-02-01",
        "after { each a in bench_of(foe) { if hp_left(a) > 30 { leave_hp(a, 30) } } }",
    ),
    (
        "Put {counters} on 1 of your {bench} until it has only 20 HP left.",
        "",
        "2005-02-01",
        "after { a <- choose(bench_of(me)); if hp_left(a) > 20 { leave_hp(a, 20) } }",
    ),
    (
        "Move 3 {counters} from all of your Pokémon to {it}.",
        "",
        "2005-02-01",
        "after { each a in all(me)[damaged] { move_counters(a, defender, 3) } }",
    ),
    (
        "Move any number of {counters} from Mossling to 1 of {foe}'s {bench}.",
        "",
        "2005-02-01",
        "after { a <- number(0, counters_on(self)); b <- choose(bench_of(foe)); "
        "move_counters(self, b, a) }",
    ),
    (
        "Remove all {counters} and Special Conditions from 1 of your {bench}.",
        "",
        "2005-02-01",
        "after { a <- choose(bench_of(me)); heal_all(a); cure(a) }",
    ),
    (
        "Attach up to 3 Metal Energy cards from your deck to 1 of your {bench}. {shuffled}",
        "",
        "2001-02-01",
        "after { a <- search(deck(me)[energy and provides(M)], 3); b <- choose(bench_of(me)); "
        "attach(a, b); shuffle(me) }",
    ),
    (
        "{Search} a Trainer card (excluding Supporter cards) and {taken}.",
        "",
        "2005-02-01",
        "after { a <- search(deck(me)[trainer and not supporter]); move(a, hand) }",
    ),
    (
        "If {it} has a Resistance, change it to a type of your choice other than Colorless.",
        "10",
        "2001-02-01",
        "after { if is(defender, resists) { a <- name_type; lasting(while_active, defender) { "
        "mod_type(resistance, bearer, set, a) } } }",
    ),
)

OFTEN = (
    (
        "{Per} Metal Energy attached to Mossling, choose 1 of {foes} and put 3 {counters} on it.",
        "",
        "2005-02-01",
        "after { repeat(units(self, M)) { a <- choose(all(foe)); counters(a, 3) } }",
    ),
    (
        "Discard the top 4 cards of your deck. {Per} Metal Energy card you discarded in this "
        "way, remove 2 {counters} from Mossling.",
        "",
        "2005-02-01",
        "after { a <- mill(me, 4); repeat(count(a[energy and provides(M)])) { "
        "remove_counters(self, 2) } }",
    ),
    (
        "If {attack} Knocks Out {it}, {search} a Metal Pokémon and {taken}. {shuffled}",
        "10",
        "2005-02-01",
        "before { lasting(this_attack) { handler(on(knocked_out(defender), event_by_attack) { a "
        "<- search(deck(me)[pokemon and typed(M)]); move(a, hand); shuffle(me) }) } }",
    ),
    (
        "Count {number} cards in {hand}. Flip that many coins. Draw a card {per} heads.",
        "",
        "2005-02-01",
        "after { a <- count(hand(foe)); b <- flip(a); draw(me, heads(b)) }",
    ),
    (
        "Draw a card for {all_your} {bench}. You can't draw more than 4 cards in this way.",
        "",
        "2005-02-01",
        "after { draw(me, least(count(bench_of(me)), 4)) }",
    ),
    (
        "Reveal the top card of your deck. If it's a Metal Energy card, attach it to Mossling. "
        "Otherwise, discard it.",
        "",
        "2012-06-01",
        "after { a <- top(me, 1); reveal(a); if is(a, energy and provides(M)) { attach(a, self) "
        "} else { discard(a) } }",
    ),
)

OF_A_KIND = (
    (
        "Discard up to 3 Energy cards attached to Mossling. If you discarded any Metal Energy "
        "cards in this way, draw 4 cards.",
        "10",
        "2005-02-01",
        "after { a <- choose(energy_on(self), 0, 3); b <- discard(a); if any_of(b[energy and "
        "provides(M)]) { draw(me, 4) } }",
    ),
    (
        "{Search} up to 3 Pokémon and put them into your hand. {shuffled} If you put any Metal "
        "Pokémon into your hand, draw 4 cards.",
        "",
        "2005-02-01",
        "after { a <- search(deck(me)[pokemon], 3); b <- move(a, hand); shuffle(me); if "
        "any_of(b[pokemon and typed(M)]) { draw(me, 4) } }",
    ),
)

IN_ONE_BREATH = (
    (
        "You may discard 3 cards from your hand and {does} 10 damage plus 70 {more}.",
        "10",
        "2005-02-01",
        "before { if count(hand(me)) >= 3 { may { a <- choose(hand(me), 3); b <- discard(a) } }; "
        "if did(b) { add_damage(70) } }",
    ),
    (
        "You may discard 3 cards from your hand, and if you do, {it} is now Burned.",
        "10",
        "2005-02-01",
        "after { if count(hand(me)) >= 3 { may { a <- choose(hand(me), 3); b <- discard(a) } }; "
        "if did(b) { inflict(defender, burned) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "era", "written"), HAVING)
def test_what_a_pokemon_has_is_read_alike_as_a_condition_and_behind_a_noun(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), COMPARED)
def test_both_players_are_compared_by_whatever_they_have(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), LEFT_BEHIND)
def test_what_an_attack_leaves_behind_takes_any_answer(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), MOVED)
def test_counters_cards_and_pokemon_go_wherever_they_are_told(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), OFTEN)
def test_something_is_done_as_often_as_something_counts(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), OF_A_KIND)
def test_only_those_of_the_kind_named_count_among_what_was_done(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), IN_ONE_BREATH)
def test_what_follows_leave_in_one_breath_comes_about_only_if_it_is_taken(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


def test_what_belongs_to_a_later_reaction_is_not_done_at_once() -> None:
    start = "During your opponent's next turn, if Mossling is damaged by an attack,"
    told = f"{start} put 3 damage counters on the Attacking Pokémon and, draw 2 cards."

    assert read(Face("attack", told, "Mossling", "Moss Toss", "2005-02-01")).program is None


def test_a_title_keeps_its_full_stop_in_a_name() -> None:
    told = "If you have Lt. Bramble's Fern in play, draw 3 cards."

    assert 'named("Lt. Bramble\'s Fern")' in program("attack", told, "2001-02-01", "10")
