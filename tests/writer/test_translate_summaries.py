"""Wordings that summarize a program instead of following its steps, in both directions."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    # What both players or the winner do is said once, and so are cards given up by an attack
    # without damage.
    (
        "power",
        "static { mod(max_hp, self, value=20 * units(self, G)) }",
        "This Pokémon has 20 more HP for each Grass Energy on it.",
    ),
    # What counts, and for how much.
    (
        "power",
        "static { prevent(damage, self, attack, all(foe)[not holds(energy, 2)]);"
        " as_long_as(is(self, is_active)) { prevent(all, self, attack, all(foe)[not holds(energy,"
        " 2)]) } }",
        "This Pokémon takes no damage from attacks by your opponent's Pokémon with fewer than "
        "2 Energy cards attached, and nothing else from those attacks either as long as this "
        "Pokémon is Active.",
    ),
    (
        "power",
        "static { identity(self, active(foe)) }",
        "This Pokémon is a copy of your opponent's Active Pokémon, with its name, type, HP,"
        " attacks, powers, Weakness, Resistance and Retreat Cost.",
    ),
    # A list of permissions is not a choice.
    (
        "power",
        "on(evolved(self), event_by_hand, me) { if is(event_card, provides(G))"
        " { draw(me, 1) }; if is(event_card, provides(P)) { draw(me, 2) } }",
        (
            "When you play this Pokémon from your hand to evolve a Pokémon, you may "
            "use this power. If that card gives Grass Energy, draw a card. If that "
            "card gives Psychic Energy, draw 2 cards."
        ),
    ),
    # Say who picks the moment, and omit what the effect shows.
    (
        "power",
        "on(between_turns, any_of(all(me)[damaged]), how=any_time_name) { heal(all(me), 20) }",
        (
            "At any point between turns, heal 20 damage from each of your Pokémon. This"
            " happens only once, however many Pokémon have this power."
        ),
    ),
    # Purpose of a question followed by something else.
    (
        "attack",
        "after { if any_of(bench_of(me)) { a <- flip; if heads(a) > 0 { b <- choose(bench_of(me));"
        " heal(b, 20); return_mon(self, hand) } } }",
        (
            "If you have Benched Pokémon, flip a coin. If heads, heal 20 damage from "
            "one of your Benched Pokémon, then put this Pokémon and all attached cards "
            "into your hand."
        ),
    ),
    (
        "attack",
        "after { if any_of(bench_of(me)) { a <- flip; if heads(a) > 0 { b <- choose(bench_of(me));"
        " heal(b, 20); cure(b) } } }",
        "If you have Benched Pokémon, flip a coin. If heads, heal 20 damage from one of your"
        " Benched Pokémon, then remove all its Special Conditions.",
    ),
    # In your next turn, another Pokémon may be the Defending Pokémon.
    (
        "attack",
        "after { lasting(my_next_turn, defender) { mod(damage_taken, value=50, stage=after) } }",
        "During your next turn, the same Defending Pokémon takes 50 more damage from attacks"
        " (after Weakness and Resistance).",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, defender) { mod(damage_taken, value=50, stage=after) } }",
        "During your opponent's next turn, the Defending Pokémon takes 50 more damage from"
        " attacks (after Weakness and Resistance).",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, defender) { mod(can_retreat, how=forbid); ends_with(self)"
        " } }",
        "During your opponent's next turn, as long as this Pokémon stays Active and doesn't"
        " evolve, the Defending Pokémon can't retreat.",
    ),
    # Cards from a hand were not in the deck before.
    (
        "attack",
        "after { a <- pick_random(hand(foe), 2); reveal(a); b <- move(a, deck);"
        " if did(b) { shuffle(foe) } }",
        "Show 2 random cards from your opponent's hand and shuffle them into their deck.",
    ),
    (
        "attack",
        "after { if any_of(hand(foe)[item]) { a <- choose(hand(foe)[item]); move(a, deck);"
        " shuffle(foe) } }",
        "Shuffle an Item from your opponent's hand into their deck, if there is one.",
    ),
    (
        "attack",
        "after { if any_of(hand(foe)[item]) { move(hand(foe)[item], deck); shuffle(foe) } }",
        "Shuffle all Items from your opponent's hand into their deck, if there are some.",
    ),
    # The other of two cards.
    (
        "power",
        "power(once) { a <- top(me, 2); look(a); b <- choose(a); move(b, hand); move(a - b, "
        "deck_bottom) }",
        "Once during your turn, you may look at the top 2 cards of your deck, put one into"
        " your hand and put the other on the bottom of your deck.",
    ),
    (
        "attack",
        "after { a <- top(me, 2); reveal(a); b <- choose(a, by=foe); move(b, hand); move(a "
        "- b, deck_top) }",
        "Reveal the top 2 cards of your deck, and your opponent puts one into your hand, and"
        " you put the other on top of your deck.",
    ),
    # How much is moved or removed, and from whom.
    (
        "power",
        "on(between_turns, is(self, damaged), how=any_time) { heal(self, 30) }",
        "At any point between turns, heal 30 damage from this Pokémon.",
    ),
    (
        "power",
        "power(once, any_of(discards(foe)[energy]), is(self, afflicted)) { a <- "
        "choose(active(foe)[holds_fewer(energy, active(me))]); b <- "
        "choose(discards(foe)[energy]); attach(b, a) }",
        (
            "Once during your turn, if your opponent's Active Pokémon has fewer Energy "
            "cards than yours, you may attach an Energy from their discard pile to it. "
            "You can't use this power if this Pokémon has a Special Condition."
        ),
    ),
    # Added damage by what is counted.
    (
        "attack",
        "before { a <- may { add_damage(30 * units(self, G)) } }; after { if did(a) { hit(self, 20)"
        " } }",
        "You may do 30 more damage for each Grass Energy on this Pokémon.\n"
        "If you do, this Pokémon does 20 damage to itself.",
    ),
    (
        "attack",
        "before { add_damage(30 * retreat_of(defender)) }",
        "This attack does 30 more damage for each Energy in the Defending Pokémon's Retreat Cost.",
    ),
    # Coins that decide between two costs, and between two turns.
    (
        "attack",
        "before { a <- flip(2) }; damage(30 * heads(a)); after { if heads(a) == 0 { inflict(self,"
        " asleep) }; if all_heads(a) { inflict(defender, asleep) } }",
        "Flip 2 coins.\n"
        "This attack does 30 damage for each heads.\n"
        "If both are tails, this Pokémon is now Asleep. If both are heads, the Defending"
        " Pokémon is now Asleep.",
    ),
    (
        "attack",
        "before { a <- flip(3) }; damage(30 * heads(a)); after { if heads(a) == 0 { inflict(self,"
        " asleep) } }",
        "Flip 3 coins.\n"
        "This attack does 30 damage for each heads.\n"
        "If all are tails, this Pokémon is now Asleep.",
    ),
    # Several copies that work only once.
    (
        "power",
        "instead(attack_declared(active(me)[typed(W)]), how=once_event) { a <-"
        " count(bench_of(me)); lasting(this_attack) { mod(damage_dealt, attacker, value=20 * a,"
        " stage=before, from=active(foe)) } }",
        "Attacks of your Water Active Pokémon do 20 more damage to your opponent's Active"
        " Pokémon for each of your Benched Pokémon (before Weakness and Resistance). This"
        " happens only once, however many Pokémon have this power.",
    ),
    # What is given up, looked at or prevented, in one sentence.
    (
        "attack",
        "before { if prizes_left(foe) > prizes_left(me) { add_damage(20 * (prizes_left(foe) -"
        " prizes_left(me))) } }",
        "This attack does 20 more damage for each Prize your opponent has left beyond yours.",
    ),
    (
        "power",
        "instead(power_used(all(foe)), event_power(body) and their_turn and not is(self, afflicted)"
        " and count(hand(me)) >= 3, me, once) { a <- choose(hand(me), 3); discard(a); nullify }",
        "Once in your opponent's turn, unless this Pokémon has a Special Condition, when one"
        " of their Pokémon uses a Poké-Body, you may discard 3 cards from your hand: that"
        " power does nothing.",
    ),
    (
        "trainer",
        'static(while=is(host, named("Mew"))) { cost_is(host[named("Mew")]);'
        ' mod(attack_cost, host[named("Mew")], value=-9) }',
        "As long as the Pokémon this card is attached to is Mew, its attacks need no Energy.",
    ),
    (
        "attack",
        "after { spread(2, all(both)); hit(bench_of(foe)[not damaged], 10) }",
        "Place 2 damage counters on any Pokémon in play in any way you like. Do 10 damage to "
        "each of your opponent's undamaged Benched Pokémon.",
    ),
    # Cards under, over and beside this one.
    (
        "energy",
        'provide("C"); static(while=any_of(energy_on(host)[basic_energy and provides(G)]))'
        ' { immune(host[not tag("EX")]) }',
        (
            "This card provides Colorless Energy.\nAs long as the non-EX Pokémon this card is "
            "attached to also has a basic Grass Energy, it can't be affected by any Special "
            "Conditions."
        ),
    ),
    (
        "power",
        "static { take_types(self, under(self)) }",
        "This Pokémon is of the same type as the card under it.",
    ),
    (
        "attack",
        "after { devolve(defender, discard) }",
        "Devolve the Defending Pokémon, discarding its top card.",
    ),
    (
        "attack",
        "after { hit(all(both) - self, 30) }",
        "Do 30 damage to every other Pokémon of both sides.",
    ),
    (
        "trainer",
        'rule("no_retreat"); rule("leaves_freely")',
        "It can't retreat.\n"
        "It is played as a Basic Pokémon, and you may discard it during your turn.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_told_by_what_it_comes_to(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text
