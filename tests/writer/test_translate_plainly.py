"""Wordings that leave out what is said already, and tell first what matters first."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write
from playmat.writer.unsaid.turned import turned

EVERY = [
    # What could mislead: how long, whose, and what counts.
    (
        "power",
        (
            "power(once) { lasting(end_of_turn, self) { mod(can_attack, self, forbid); "
            "mod(can_retreat, self, forbid); ends_with(self) } }"
        ),
        "Once a turn: this turn, while Active, this Pokémon can't attack or retreat.",
    ),
    (
        "attack",
        "after { a <- choose((prizes(me) | prizes(foe))[face_down]); turn_up(a) }",
        "Turn up one face-down Prize, yours or theirs, for good.",
    ),
    (
        "trainer",
        (
            'useful(any_of(deck(me)) and any_of(all(me)[not tag("EX")])); play { '
            'a <- search(deck(me)[evolves_from(all(me)[not tag("EX")])]); '
            'b <- choose(all(me)[not tag("EX") and evolves_into(a)]); evolve(a, b); shuffle(me) }'
        ),
        (
            "Evolve one of your non-EX Pokémon with a card from your deck, even one that is new"
            " and even in your first turn. Shuffle."
        ),
    ),
    (
        "trainer",
        "instead(coins_flipped(host), event_cause(attack) and my_turn, me, once_player) { reflip }",
        (
            "Once in your turn, after you flip coins for its Pokémon's attack, you may flip all of"
            " them again; only one text may do so each turn."
        ),
    ),
    (
        "power",
        "instead(coins_flipped(me), event_cause(attack) and my_turn, me, once_name) { reflip }",
        (
            "Once a turn, after you flip coins for an attack in your turn, you may flip all of"
            " them again; only one text may do so each turn."
        ),
    ),
    # Guards that the card keeps itself.
    (
        "energy",
        'provide("Y"); keep(is(host, typed(Y))); static { mod(max_hp, host[typed(Y)], value=10) }',
        "Gives Fairy Energy.\nStays while its Pokémon is Fairy type.\nIts Pokémon has +10 HP.",
    ),
    (
        "energy",
        'provide("Y"); keep(is(host, typed(Y))); static { mod(max_hp, host, value=10) }',
        (
            "Gives Fairy Energy.\nStays while its Pokémon is Fairy type.\n"
            "A Fairy Pokémon with it has +10 HP."
        ),
    ),
    (
        "energy",
        (
            'provide("G"); keep(is(host, typed(G))); on(attached(host), event_by_hand and '
            "is(event_card, one_of(this_card)) and is(host, typed(G))) { heal(host, 20) }"
        ),
        (
            "Gives Grass Energy.\nStays while its Pokémon is Grass type.\n"
            "When you attach this from your hand: heal 20 from its Pokémon."
        ),
    ),
    # What a card is or does, before the rest.
    (
        "trainer",
        'rule("prizes", 0, counted); rule("no_retreat"); rule("leaves_freely")',
        (
            "It is played as a Basic Pokémon; in your turn you may discard it.\n"
            "It can't retreat.\nIts Knock Out counts but brings no Prize."
        ),
    ),
    (
        "trainer",
        (
            "on(stadium_left(this_card)) { a <- choose(bench_of(me), count(bench_of(me)) - 4); "
            "return_mon(a, discard); b <- choose(bench_of(foe), count(bench_of(foe)) - 4, by=foe); "
            "return_mon(b, discard) }; static { mod(bench_size, both, set, 7) }"
        ),
        (
            "Each Bench holds 7 Pokémon.\nWhen this card stops being the Stadium: each player, you"
            " first, keeps 4 Benched Pokémon and discards the others with all their cards."
        ),
    ),
    (
        "power",
        (
            "on(turn_ended(foe), where=attached) { discard(this_card) }; "
            "power(once, any_of((all(me) - self)[tool_room])) { "
            "a <- choose((all(me) - self)[tool_room]); discard(attached(self)); "
            "become_tool(this_card, a) }"
        ),
        (
            "Once a turn: discard all cards attached to this Pokémon, and attach it as a Tool to"
            " one of your other Pokémon.\nWhen their turn ends, while attached: discard this card."
        ),
    ),
    # One number or another, and what is counted.
    (
        "attack",
        (
            "after { if is(defender, damaged) { counters(defender, 5) } else { "
            "counters(defender, 2) } }"
        ),
        "Place 2 damage counters on the Defender, or 5 if the Defender is damaged.",
    ),
    (
        "attack",
        (
            "after { if is(self, damaged) { move_counters(self, defender, 3) } else { "
            "move_counters(self, defender, 1) } }"
        ),
        (
            "Move 1 damage counter from this Pokémon to the Defender, or 3 if this Pokémon is"
            " damaged."
        ),
    ),
    (
        "attack",
        "after { if is(self, damaged) { draw(me, 3) } else { draw(me, 1) } }",
        "Draw 3 cards if this Pokémon is damaged, otherwise 1.",
    ),
    (
        "attack",
        (
            "before { a <- choose(energy_on(all(me))[provides(R)], 0, 60); b <- units_in(a, R); "
            "spend(a) }; damage(30 * b)"
        ),
        (
            "Discard any number of Fire Energy cards from your Pokémon.\n"
            "Damage: 30 per Fire Energy they give."
        ),
    ),
    (
        "attack",
        (
            "before { a <- units_in(energy_on(self)[provides(W)], W); "
            "spend(energy_on(self)[provides(W)]) }; damage(30 * a)"
        ),
        "Discard all Water Energy from this Pokémon.\nDamage: 30 for each.",
    ),
    (
        "attack",
        (
            "before { a <- units_in(energy_on(self)[provides(W)], W); "
            "spend(energy_on(self)[provides(W)]); b <- flip(a) }; damage(30 * heads(b))"
        ),
        (
            "Discard all Water Energy from this Pokémon and flip a coin for each.\n"
            "Damage: 30 per heads."
        ),
    ),
    (
        "attack",
        (
            "before { if count(all(me)) < count(all(foe)) { "
            "add_damage(10 * (count(all(foe)) - count(all(me)))) } }"
        ),
        "Damage +10 for each Pokémon they have in play more than you.",
    ),
    (
        "attack",
        (
            "damage(10 * count((hand(me) | hand(foe))[item])); "
            "after { reveal(hand(me)); reveal(hand(foe)) }"
        ),
        "Both players show their hands. Damage: 10 per Item in them.",
    ),
    # Who is meant.
    (
        "attack",
        'before { if is(defender, name_has("Team Moss")) { add_damage(20) } }',
        "If the Defender is a “Team Moss” Pokémon: damage +20.",
    ),
    (
        "attack",
        "before { if is(defender, typed(D) or typed(Y)) { add_damage(20) } }",
        "If the Defender is Darkness or Fairy type: damage +20.",
    ),
    (
        "power",
        "on(evolved(self), event_by_hand, me) { inflict(active(both), asleep) }",
        "When you evolve into this from your hand, you may make both Active Pokémon Asleep.",
    ),
    (
        "power",
        "power(once) { inflict(active(both), burned) }",
        "Once a turn: make both Active Pokémon Burned.",
    ),
    (
        "trainer",
        "on(knocked_out(host), event_cause(attack)) { move(stack(event_mon), hand) }",
        (
            "When its Pokémon is Knocked Out by damage from an attack: put the Pokémon cards of"
            " that Pokémon into your hand."
        ),
    ),
    (
        "power",
        "static(while=attacked_last_turn(self)) { mod(can_retreat, self, forbid) }",
        "If this Pokémon attacked in your last turn: it can't retreat.",
    ),
    # Several things in one sentence.
    (
        "trainer",
        (
            "static { mod(max_hp, host[basic], value=30); "
            "mod(damage_dealt, host[basic], value=20, stage=before, from=active(foe)) }"
        ),
        (
            "A Basic Pokémon with it has +30 HP, and its attacks do 20 more damage to their Active"
            " (before Weakness and Resistance)."
        ),
    ),
    (
        "trainer",
        "static { mod(max_hp, host, value=30); immune(host, asleep) }",
        "Its Pokémon has +30 HP and can't be Asleep.",
    ),
    (
        "power",
        "static { mod(weakness_applies, all(me), forbid); mod(retreat_cost, all(me), set) }",
        "Your Pokémon have no Weakness and retreat for free.",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn) { mod(stadium_works, how=forbid); "
        "mod(tool_works, how=forbid) } }",
        "During their next turn, neither the Stadium nor any Tool works.",
    ),
    (
        "power",
        (
            "on(evolved(self), event_by_hand, me) { a <- choose(active(foe)); counters(a, 1); "
            "b <- choose(bench_of(foe)); counters(b, 4) }"
        ),
        (
            "When you evolve into this from your hand, you may place 1 damage counter on their"
            " Active Pokémon and 4 on one of their Benched Pokémon."
        ),
    ),
    (
        "trainer",
        "useful(any_of(deck(me))); play { a <- top(me, 2); look(a); b <- choose(a); "
        "move(b, hand); discard(a - b) }",
        "Peek at your top 2 cards, take one and discard the other.",
    ),
    (
        "trainer",
        "needs(count(hand(me)) == 1); useful(any_of(deck(me))); play { draw(me, 4) }",
        "Only if this is the last card in your hand.\nDraw 4 cards.",
    ),
    (
        "attack",
        "after { a <- top(foe, 1); look(a); move(a, deck_top) }",
        "Peek at their top card and leave it there.",
    ),
    (
        "attack",
        "after { a <- search(deck(me), least=1); shuffle(me); move(a, deck_top) }",
        "Search your deck for a card, shuffle, then put it on top.",
    ),
    (
        "attack",
        "after { a <- choose(active(me)); cure(a, asleep); heal(a, 40) }",
        "Wake your Active Pokémon and heal 40 from it.",
    ),
    (
        "attack",
        "after { if attacked_last_turn(all(foe)) { use_attack(last_attack(all(foe))) } }",
        "If one of their Pokémon attacked in their last turn, use that attack as this Pokémon's"
        " own.",
    ),
    (
        "power",
        "on(turn_ended) { inflict(active(foe)[has_type(R) and not condition_is(burned)], burned) }",
        (
            "At the end of each turn: if their Active has Fire Energy and isn't Burned yet, it"
            " becomes Burned."
        ),
    ),
    (
        "trainer",
        (
            "on(damaged(host), event_cause(attack) and not event_from(all(me))) { "
            "delay(turn_ended) { discard(this_card) } }"
        ),
        "When their attack damages its Pokémon, discard this card at the end of the turn.",
    ),
    (
        "power",
        "static(hand) { mod(setup_allowed, me, allow) }",
        "You may start the game with this card from your hand as your Active.",
    ),
    (
        "attack",
        (
            "after { inflict(defender, asleep); a <- flip; if heads(a) > 0 { "
            "inflict(defender, burned); inflict(defender, asleep) } }"
        ),
        "The Defender is Asleep and, if a coin shows heads, Burned too.",
    ),
    (
        "attack",
        (
            "after { if is(defender, weak_to) { lasting(foe_next_turn, defender) { "
            "mod_type(weakness, bearer, set, R) } } }"
        ),
        "During their next turn, the Defender's Weakness, if it has one, is Fire.",
    ),
    (
        "power",
        (
            "power(once, any_of(hand(me)[basic_energy])) { a <- choose(hand(me)[basic_energy]); "
            "discard(a); lasting(end_of_turn, self) { take_types(self, a) } }"
        ),
        (
            "Once a turn: discard a basic Energy from your hand; this turn, this Pokémon is of"
            " that Energy's type."
        ),
    ),
    (
        "attack",
        (
            "after { lasting(foe_next_turn, self) { prevent(effects, self, attack) }; "
            "lasting(foe_next_turn, self) { mod(damage_taken, self, value=-30, stage=after) } }"
        ),
        (
            "During their next turn, this Pokémon is safe from effects of attacks and takes 30"
            " less attack damage (after Weakness and Resistance)."
        ),
    ),
    (
        "attack",
        (
            "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b) { "
            "lasting(foe_next_turn, a) { mod(can_retreat, how=forbid) } } }"
        ),
        "Switch in one of their Benched Pokémon, which can't retreat during their next turn.",
    ),
    (
        "attack",
        (
            "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b) { "
            "remove_counters(a, 3) } }"
        ),
        "Switch in one of their Benched Pokémon and take 3 damage counters off it.",
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { hit(a, 50); hit(all(foe) - a, 20) }",
        "Hit one of their Pokémon for 50 and each of the others for 20.",
    ),
    (
        "power",
        (
            "on(attached(self), event_by_hand and is(event_card, basic_energy), me) { "
            "a <- search(deck(me)[evolves_from(self) and shares_type(event_card)]); "
            "evolve(a, self); shuffle(me) }"
        ),
        (
            "When you give this Pokémon a basic Energy from your hand, you may search your deck"
            " for an Evolution of this Pokémon of the attached card's type, evolve this Pokémon"
            " with it, shuffle."
        ),
    ),
    (
        "trainer",
        (
            "instead(would_be_knocked_out(host), event_cause(attack) and not event_from(all(me)) "
            "and 10 * counters_on(host) == last_damage(host) and is(host, typed(W))) { nullify; "
            "leave_hp(host, 10); discard(this_card) }"
        ),
        (
            "When damage from their attack would Knock Out its Water Pokémon, undamaged before,"
            " that Pokémon survives with 10 HP; then discard this card."
        ),
    ),
    (
        "trainer",
        'static { mod(retreat_cost, all(both)[not name_has("Team Moss")], value=2) }',
        "All but “Team Moss” Pokémon retreat for 2 Energy more.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_told_plainly(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_is_told_plainly_is_read_as_its_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_is_turned_twice_is_as_it_was(kind: str, program: str, text: str) -> None:
    assert turned(turned(parse(program))) == parse(program)


def test_a_guard_told_twice_is_left_alone() -> None:
    program = parse(
        'provide("Y"); keep(is(host, typed(Y))); '
        "on(attached(host), event_by_hand and is(host, typed(Y)) and is(host, typed(Y))) "
        "{ heal(host, 20) }"
    )

    assert turned(program) == program
