"""How programs read that say several things of one: once, and no longer than it takes."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    # What is asked.
    (
        "attack",
        "before { if units(self) != units(defender) { set_damage(20) } }",
        "If this Pokémon and the Defender have different amounts of Energy: the base damage is 20.",
    ),
    (
        "attack",
        "after { if knocked_out_last_turn(me) or knocked_out_last_turn(foe) { draw(me, 1) } }",
        "If any Pokémon was Knocked Out last turn: draw a card.",
    ),
    (
        "power",
        "static(while=any_of(fallen(me)[typed(G)])) { mod(max_hp, self, value=20) }",
        "If one of your Grass Pokémon was Knocked Out by attack damage last turn: this Pokémon has"
        " +20 HP.",
    ),
    (
        "attack",
        "after { if count(bench_of(me)) > 3 or count(bench_of(foe)) > 3 { draw(me, 1) } }",
        "If either side has more than 3 Benched Pokémon: draw a card.",
    ),
    (
        "attack",
        "after { if any_of(bench_of(foe)) or any_of(bench_of(me)) { draw(me, 1) } }",
        "If anyone has Benched Pokémon: draw a card.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_benched) and is(host, counters_at_least(2))"
        " and is(host, evolved)) { discard(this_card) }",
        "Between turns, at a point you choose, if its Pokémon is on the Bench, has 2 or more"
        " damage counters and is evolved: discard this card.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_active) and is(host, has_energy)) { discard(this_card) }",
        "Between turns, at a point you choose, if its Pokémon is Active and has Energy: discard"
        " this card.",
    ),
    (
        "trainer",
        "on(between_turns, any_of(active(me)[damaged]) or any_of(active(me)[afflicted]))"
        " { discard(this_card) }",
        "Between turns, if your Active Pokémon is damaged or has a Special Condition: discard this"
        " card.",
    ),
    (
        "attack",
        "before { if any_of(energy_on(self)[basic_energy and shares_type(energy_on(defender))])"
        " { add_damage(30) } }",
        "If a basic Energy card on this Pokémon shares a type with any Energy card on the"
        " Defender: damage +30.",
    ),
    (
        "attack",
        'before { if any_of(energy_on(self)[name_has("Cloud")]) { add_damage(30) } }',
        "If this Pokémon has any kind of “Cloud” attached: damage +30.",
    ),
    (
        "attack",
        "before { a <- counters_on(defender); if a >= 2 { add_damage(20) } };"
        " after { if a >= 2 { b <- choose(bench_of(me)); switch(me, b) } }",
        "If the Defender had at least 2 damage counters to begin with: damage +20; switch to a"
        " Benched Pokémon.",
    ),
    (
        "power",
        "static(while=prizes_left(me) == 2 or prizes_left(me) == 4 or prizes_left(me) == 6)"
        " { mod(can_retreat, self, forbid) }",
        "While you have exactly 2, 4 or 6 Prizes left: this Pokémon can't retreat.",
    ),
    # When something happens.
    (
        "power",
        "on(damaged(self), event_cause(attack) and is(self, is_active)"
        " and not already(self, asleep), me) { draw(me, 1) }",
        "When damaged by an attack while Active, even if Knocked Out, unless already Asleep,"
        " you may draw a card.",
    ),
    (
        "power",
        "on(damaged(self), event_cause(attack) and is(self, is_active) and not falls(self), me)"
        " { draw(me, 1) }",
        "When damaged but not Knocked Out by an attack while Active, you may draw a card.",
    ),
    (
        "power",
        "on(condition_applied(self), event_cause(attack) and not event_from(all(me))"
        " and event_condition(burned)) { draw(me, 1) }",
        "When their attack makes this Pokémon Burned, even if Knocked Out: draw a card.",
    ),
    (
        "power",
        "on(attached(all(foe)), event_by_hand and is(event_card, energy) and not"
        ' (count(all(me)[named("Zapper")]) > 1 or is(self, condition_is(asleep))))'
        " { hit(event_mon, 10) }",
        "When they give one of their Pokémon an Energy from their hand, unless you have"
        " more than 1 “Zapper” in play or this Pokémon is Asleep: hit that Pokémon for 10.",
    ),
    (
        "power",
        "on(damaged(self), hp_left(self) == 10) { draw(me, 1) };"
        " on(counters_placed(self), hp_left(self) == 10) { draw(me, 1) };"
        " on(settled, hp_left(self) == 10) { draw(me, 1) }",
        "At any time, if this Pokémon has exactly 10 HP left: draw a card.",
    ),
    # What is done.
    (
        "attack",
        "after { if not is(defender, condition_is(asleep)) { inflict(defender, asleep) } }",
        "The Defender becomes Asleep unless it is already.",
    ),
    (
        "power",
        'power(once) { a <- choose(active(foe)); either { label("Burned"); inflict(a, burned) }'
        ' { label("Poisoned"); inflict(a, poisoned) } }',
        "Once a turn: make their Active Pokémon Burned or Poisoned, as you choose.",
    ),
    (
        "attack",
        "after { remove_counters(self, 3); cure(self) }",
        "Take 3 damage counters and all Special Conditions off this Pokémon.",
    ),
    (
        "power",
        "power(once, is(self, is_benched) and any_of(active(me)[afflicted]))"
        " { a <- choose(active(me)[afflicted]); b <- choose(active(foe)); pass_condition(a, b) }",
        "Once a turn, while on the Bench: move one Special Condition from your Active Pokémon to"
        " theirs.",
    ),
    (
        "attack",
        "after { if last_damage(self) > 0 { hit(defender, last_damage(self)) } }",
        "If an attack damaged this Pokémon last turn, hit the Defender for as much.",
    ),
    (
        "attack",
        "after { repeat(8) { if hp_left(defender) > 0 { counters(defender, 1) }"
        " else { spread(1, bench_of(foe)) } } }",
        "Place 8 damage counters on the Defender, and spread those beyond its HP over their"
        " Benched Pokémon.",
    ),
    (
        "attack",
        "after { a <- flip(3); b <- choose(discards(me)[energy], heads(a)); move(b, hand) }",
        "Flip 3 coins. Take one Energy from your discard pile per heads.",
    ),
    (
        "attack",
        "pay { a <- flip(2); b <- choose(energy_on(self), heads(a)); c <- discard(b);"
        " if count(c) < heads(a) { cancel } }",
        "Flip 2 coins. Discard one Energy card from this Pokémon per heads, or the attack does"
        " nothing.",
    ),
    (
        "attack",
        "after { may { a <- choose(energy_on(defender)[special_energy] | stadium); discard(a) } }",
        "You may discard the Stadium or a special Energy card from the Defender.",
    ),
    (
        "attack",
        "after { may { a <- choose(energy_on(self)); b <- discard(a) }; if did(b)"
        " { c <- choose(discards(me)[energy and not one_of(b)]); attach(c, self) } }",
        "You may discard an Energy card from this Pokémon. If you do: give this Pokémon an Energy"
        " from your discard pile other than the discarded one.",
    ),
    (
        "power",
        "power(once, any_of(bench_of(me))) { a <- choose(bench_of(me), by=foe);"
        " b <- choose(active(me), by=foe); switch(me, a, b) }",
        "Once a turn: they switch in one of your Benched Pokémon for an Active they choose.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)[stage2]) }; after { b <- choose(active(foe), by=foe);"
        " switch(foe, a, b) }",
        "Switch in one of their Benched Stage 2 Pokémon for an Active they choose.",
    ),
    (
        "attack",
        "after { a <- choose(bench_of(foe), by=foe); b <- choose(active(foe), by=foe);"
        " switch(foe, a, b) }",
        "They switch an Active with a Benched Pokémon, as they choose.",
    ),
    (
        "trainer",
        "play { a <- prizes_left(me) + prizes_left(foe); b <- top(me, a); look(b) }",
        "Peek at your top cards, one per Prize you have left and per Prize they have left.",
    ),
    (
        "attack",
        "after { a <- number(1, count(under(self))); devolve(self, hand, a) }",
        "Devolve this Pokémon by one or more stages, as you like, the top cards going into your"
        " hand.",
    ),
    (
        "attack",
        "after { a <- number(1, 2); remove_counters(self, a) }",
        "Take 1 or 2 damage counters off this Pokémon.",
    ),
    (
        "trainer",
        "needs(never); on(setup, may=me, how=once_player, where=hand)"
        " { lasting(end_of_turn) { mod(first_player, me) }; discard(this_card) }",
        "Only before the opening flip, with this card in your hand, you may discard this card to"
        " go first without a flip; if both do, flip after all.",
    ),
    (
        "trainer",
        'play { either { label("me"); lasting(while_stadium) { mod(bench_size, me, set, 3) } }'
        ' { label("foe"); lasting(while_stadium) { mod(bench_size, foe, set, 3) } } }',
        "Choose one:\n• facing you: your Bench holds 3 Pokémon, and you discard any surplus\n•"
        " facing your opponent: their Bench holds 3 Pokémon, and they discard any surplus",
    ),
    # What is chosen and dealt with at once.
    (
        "trainer",
        "useful(any_of(all(me)[damaged]));"
        " play { a <- choose(all(me)[damaged]); b <- number(1, 2); remove_counters(a, b) }",
        "Take 1 or 2 damage counters off one of your damaged Pokémon.",
    ),
    (
        "attack",
        "after { a <- choose(hand(me), 0, 60); b <- order(a); c <- move(b, deck_bottom);"
        " draw(me, count(c)) }",
        "Put any number of cards from your hand under your deck in any order. Draw a card per card"
        " moved.",
    ),
    (
        "attack",
        "before { a <- choose(prizes(me)[face_down]); turn_up(a);"
        " if is(a, pokemon) { add_damage(60) } }",
        "Turn up one of your face-down Prizes for good. If it is a Pokémon card: damage +60.",
    ),
    (
        "attack",
        "after { a <- choose(prizes(me)); swap_cards(a, top(me, 1)) }",
        "Exchange one of your Prizes for your top card.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[stadium_card]); put_stadium(a) }",
        "Put a Stadium from your discard pile into play as the Stadium.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)); move(energy_on(a), hand) }",
        "Put all Energy from one of your Pokémon into your hand.",
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { move_counters(self, a, 1) }",
        "Move 1 damage counter from this Pokémon to one of their Pokémon.",
    ),
    (
        "attack",
        'choices { a <- choose(all(foe)) }; after { marker(a[not has_marker("Rod")], "Rod", 1) }',
        "Put a “Rod” marker on one of their Pokémon, unless it has one.",
    ),
    (
        "attack",
        "after { a <- choose(energy_on(self)); b <- choose(all(me)[holds(tool)] - host_of(a));"
        " attach(a, b) }",
        "Move an Energy card from this Pokémon to another of your Pokémon with a Tool attached.",
    ),
    (
        "attack",
        "after { a <- choose(hand(foe)[basic]); bench(a); b <- choose(active(foe), by=foe);"
        " switch(foe, host_of(a), b) }",
        "Bench a Basic Pokémon from their hand and switch it in for an Active they choose.",
    ),
    (
        "attack",
        'choices { a <- choose(all(me)[not form_of("Letter")]) }; after { counters(a, 1) }',
        "Place 1 damage counter on one of your Pokémon other than “Letter” of any form.",
    ),
    (
        "attack",
        "after { shuffle(me); shuffle(foe) }",
        "Both players shuffle their decks.",
    ),
    # What holds.
    (
        "attack",
        "after { lasting(while_active, self) { mod(damage_dealt, self, value=50, stage=before,"
        ' from=defender, unique="Rage") } }',
        "While this Pokémon stays Active, its attacks do 50 more damage to their Active (before"
        " Weakness and Resistance), only one “Rage” counting.",
    ),
    (
        "power",
        "static { lend_attacks(self, under(self)[basic]);"
        " as_long_as(attack_in(attacks_of(under(self)[basic])))"
        " { mod(damage_dealt, self, value=30, stage=before, from=active(foe)) } }",
        "This Pokémon may use the attacks of the Basic cards under it, which do 30 more damage to"
        " their Active (before Weakness and Resistance).",
    ),
    (
        "power",
        'static { as_long_as(attack_is("Nip") and hurt_active_last_turn(self))'
        " { mod(damage_dealt, self, value=last_damage(self), stage=before, from=active(foe)) } }",
        "If an attack damaged this Pokémon as the Active last turn, its “Nip” does as much more"
        " damage to their Active (before Weakness and Resistance).",
    ),
    (
        "power",
        "static { "
        + "; ".join(
            f"as_long_as(is(self, has_type({letter}))) {{ mod(damage_dealt, self, value=40,"
            f' stage=before, from=active(foe)[weak_to({letter})], unique="Sheen") }}'
            for letter in "GRWLPFDMY"
        )
        + " }",
        "This Pokémon's attacks do 40 more damage to their Active, if that has Weakness to a type"
        " of Energy on this Pokémon (before Weakness and Resistance), “Sheen” counting once,"
        " however many types fit.",
    ),
    (
        "power",
        "static { prevent(all, self, attack, all(foe)[not holds(energy, 3)]) }",
        "This Pokémon is safe from attacks of their Pokémon with fewer than 3 Energy cards"
        " attached.",
    ),
    (
        "power",
        'static { forbid_play(both, tool and not tag("flare")) }',
        "Nobody can play Tools, except those of Team Flare.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_belongs_together_is_told_in_one_sentence(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_brief_wording_is_read_as_this_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
