"""Wordings once misread, now clear in both directions."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    (
        "attack",
        "before { if is(defender, afflicted) and any_of(bench_of(both)) { may { a <-"
        " choose(bench_of(both)); cancel_damage } } }; after { hit(a, 30) }",
        (
            "If the Defending Pokémon has a Special Condition, you may do 30 damage to "
            "any Benched Pokémon, yours or your opponent's, instead of damaging the "
            "Defending Pokémon."
        ),
    ),
    (
        "attack",
        "before { may { a <- choose(energy_on(self)[provides(R) or provides(D)]); b <-"
        " a[energy and provides(D)]; c <- a[energy and provides(R)]; spend(a) }; if"
        " any_of(b) { add_damage(30) } }; after { if any_of(c) { inflict(defender,"
        " burned) } }",
        "You may discard either a Darkness or a Fire Energy from this Pokémon. If it was"
        " Darkness, this attack does 30 more damage.\n"
        "If it was Fire, the Defending Pokémon is now Burned.",
    ),
    (
        "attack",
        "after { lasting(my_next_turn, self) { mod(damage_dealt, self, value=20,"
        " stage=before, from=defender) } }",
        "This Pokémon's attacks do 20 more damage to your opponent's Active Pokémon during"
        " your next turn (before Weakness and Resistance).",
    ),
    (
        "attack",
        "pay { if count(energy_on(self)) >= 2 { a <- choose(energy_on(self), 2);"
        " discard(a) } else { cancel } }",
        "Discard 2 Energy cards from this Pokémon. If you can't, this attack does nothing.",
    ),
    (
        "attack",
        "after { a <- count(all(me)[damaged]); counters(defender, a) }",
        "Place damage counters on the Defending Pokémon, one for each of your damaged Pokémon.",
    ),
    (
        "power",
        "static { mod(weakness_applies, all(both), forbid, from=self);"
        " mod(resistance_applies, all(both), forbid, from=self) }",
        "Damage from this Pokémon isn't affected by Weakness or Resistance.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b)"
        " { inflict(a, poisoned) } }",
        (
            "Switch your opponent's Active Pokémon with one of their Benched Pokémon, "
            "and the new Active Pokémon is now Poisoned."
        ),
    ),
    (
        "attack",
        "after { a <- choose(discards(foe)[basic]); bench(a) }",
        "Put a Basic Pokémon from your opponent's discard pile onto their Bench.",
    ),
    (
        "power",
        'static { mod(weakness_applies, all(me)[named("Omanyte") or (named("Omastar")'
        ' or (named("Kabuto") or (named("Kabutops") or named("Kabutops ex"))))],'
        " forbid) }",
        "Your Omanyte, Omastar, Kabuto, Kabutops and Kabutops ex have no Weakness.",
    ),
    (
        "power",
        "on(between_turns, is(self, is_active), how=any_time) { counters(all(foe), 1) }",
        "Between turns, as long as this Pokémon is Active, at any point you choose, place 1"
        " damage counter on each of your opponent's Pokémon.",
    ),
    (
        "trainer",
        'play { a <- choose(all(me)[name_has("Sabrina") and has_energy]); b <- '
        'choose(all(me)[name_has("Sabrina")] - a); attach(energy_on(a), b) }',
        (
            "Choose one of your Pokémon with “Sabrina” in the name. Move all its Energy to "
            "another of your Pokémon with “Sabrina” in the name."
        ),
    ),
    (
        "power",
        "static(while=is(self, is_active)) { forbid_play(foe, plain_trainer) }",
        "As long as this Pokémon is Active, your opponent can't play Trainers other than"
        " Supporters and Stadiums.",
    ),
    (
        "power",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and not"
        " falls(self) and not already(self, asleep, confused, paralyzed)) { a <- flip;"
        " if heads(a) > 0 { return_mon(self, deck); shuffle(me) } }",
        (
            "When this Pokémon is damaged but not Knocked Out by an opponent's attack, flip a"
            " coin. If heads, shuffle this Pokémon and all attached cards into your deck. This"
            " power doesn't work if this Pokémon was already Asleep, Confused or Paralyzed."
        ),
    ),
    (
        "trainer",
        "power(once_player) { a <- flip; if heads(a) > 0 { draw(me, 2) } }",
        "Once during their turn, each player may flip a coin. If heads, they draw 2 cards.",
    ),
    (
        "power",
        "static { mod(sleep_coins, self, set, 2) }",
        "While this Pokémon is Asleep, flip 2 coins for it between turns "
        "instead of 1. It wakes up only if both are heads.",
    ),
    (
        "power",
        "static { mod(damage_dealt, self, value=20, stage=before, from=foe) }",
        "This Pokémon's attacks do 20 more damage to any Pokémon of your opponent (before"
        " Weakness and Resistance).",
    ),
    (
        "trainer",
        "static { mod(evolve_early, all(both), set, 1) }",
        "All Pokémon may evolve even during the turn they came into play or evolved.",
    ),
    (
        "trainer",
        'onto(all(me)[not (tag("ex") or (name_has("Dark") or tag("owner")))])',
        "Attach this card only to one of your Pokémon that isn't a Pokémon-ex and doesn't have "
        "“Dark” or an owner in the name.",
    ),
    (
        "trainer",
        "on(damaged(host), event_cause(attack) and not event_from(all(me)) and is(host, is_active))"
        " { counters(attacker, 2) }",
        (
            "When the Pokémon this card is attached to is Active and is damaged by an"
            " opponent's attack (even if it is Knocked Out), place 2 damage counters on the"
            " attacking Pokémon."
        ),
    ),
    (
        "power",
        "static(while=is(self, is_active)) { fasten(energy_on(self), trainer) }",
        "As long as this Pokémon is Active, Trainer cards can't remove any Energy from it.",
    ),
    (
        "power",
        "power(once, off=is(self, condition_is(asleep))) { heal(bench_of(me), 10) }",
        (
            "Once during your turn, you may heal 10 damage from each of your Benched "
            "Pokémon. You can't use this power if this Pokémon is Asleep."
        ),
    ),
    (
        "power",
        "power(once, any_of(stadium), is(self, afflicted)) { draw(me, 1) }",
        (
            "Once during your turn, if a Stadium is in play, you may draw a card. You "
            "can't use this power if this Pokémon has a Special Condition."
        ),
    ),
    (
        "power",
        "on(retreated(all(foe)), not is(self, afflicted)) { draw(me, 1) }",
        (
            "When one of your opponent's Pokémon retreats, draw a card. This power "
            "doesn't work if this Pokémon has a Special Condition."
        ),
    ),
    (
        "power",
        "on(played(foe), is(event_card, supporter), how=once_name) { draw(me, 1) }",
        (
            "When your opponent plays a Supporter, draw a card. This happens only once each"
            " turn, however many Pokémon have this power."
        ),
    ),
    (
        "power",
        "instead(damaged(self), event_cause(attack)) { a <- flip; if heads(a) > 0 { nullify } }",
        "When this Pokémon would take damage from an attack, flip a coin. If heads, prevent"
        " that damage.",
    ),
    (
        "attack",
        "after { a <- flip; if tails(a) > 0 { b <- top(foe, 1); look(b); if is(b, trainer)"
        " { discard(b) } else { move(b, hand) } } else { draw(me, 1) } }",
        "Flip a coin. If tails, look at the top card of your opponent's deck. If it is a"
        " Trainer card, discard it. Otherwise, put it into their hand. If heads, draw a card.",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn) { forbid_play(foe, item) }; draw(me, 1) }",
        "During your opponent's next turn, they can't play Items. Draw a card.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[pokemon], 3); b <- move(a, deck);"
        " if did(b) { shuffle(me) } }",
        "Shuffle 3 Pokémon from your discard pile back into your deck.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[pokemon], 3); move(a, deck); shuffle(me) }",
        "Shuffle 3 Pokémon from your discard pile into your deck.",
    ),
    (
        "attack",
        "before { a <- choose(hand(me)[energy], 0, 60) }; damage(20 * count(a));"
        " after { reveal(a); b <- move(a, deck); if did(b) { shuffle(me) } }",
        "Before doing damage, choose any number of Energy from your hand.\n"
        "This attack does 20 damage for each of them.\n"
        "Reveal them and shuffle them back into your deck.",
    ),
    (
        "attack",
        "before { a <- spend(energy_on(self)) }; damage(20 * count(a))",
        "Discard all Energy from this Pokémon.\n"
        "This attack does 20 damage for each discarded card.",
    ),
    (
        "attack",
        "before { a <- discard(energy_on(defender)); b <- spend(energy_on(self)) }; damage(20 *"
        " count(b))",
        "Before doing damage, discard all Energy from the Defending Pokémon (A), then discard"
        " all Energy from this Pokémon.\n"
        "This attack does 20 damage for each discarded card.",
    ),
    (
        "attack",
        "before { a <- spend(energy_on(self), hand) }; damage(20 * count(a))",
        "Put all Energy from this Pokémon into your hand.\n"
        "This attack does 20 damage for each card given up.",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, defender) { mod(damage_dealt, value=-30, stage=after) } }",
        "During your opponent's next turn, the Defending Pokémon's attacks do 30 less damage"
        " (after Weakness and Resistance).",
    ),
    (
        "trainer",
        'play { lasting(end_of_turn) { mod(damage_dealt, active(me)[name_has("Rosa")],'
        ' value=30, stage=after, from=active(foe), unique="still") } }',
        "This turn, attacks of your Active Pokémon with “Rosa” in its name do 30 more damage"
        " to your opponent's Active Pokémon (after Weakness and Resistance), if they do any.",
    ),
    (
        "power",
        "static { mod(damage_dealt, all(foe), value=-10, stage=before) }",
        "Your opponent's attacks do 10 less damage (before Weakness and Resistance).",
    ),
    (
        "rule",
        'rule("ends_turn")',
        "When one of your Pokémon becomes this, your turn ends.",
    ),
    (
        "attack",
        "after { inflict(defender, burned, 40) }",
        "The Defending Pokémon is now Burned. Between turns, put 4 damage counters on it"
        " instead of 2.",
    ),
    (
        "trainer",
        "on(knocked_out(active(me) - host), event_by_attack, me) { a <-"
        " choose(energy_on(event_mon)[special_energy]); attach(a, host) }",
        "When your Active Pokémon is Knocked Out by an attack, you may move a Special Energy "
        "from it to the Pokémon with this card.",
    ),
    (
        "attack",
        "before { if hp_left(defender) <= hp_left(self) { cancel } }; after {"
        " leave_hp(defender, hp_left(self)) }",
        "Place damage counters on the Defending Pokémon until it has as much HP left as this"
        " Pokémon. If it doesn't have more HP left than this Pokémon, this attack does nothing.",
    ),
    (
        "attack",
        "after { a <- mill(me, 1); if is(a, energy and provides(W)) { b <-"
        " choose(bench_of(me)); attach(a, b) } }",
        "Discard the top card of your deck. If it is a Water Energy, attach it to one of your"
        " Benched Pokémon.",
    ),
    (
        "power",
        "on(retreated(self), how=once) { draw(me, 1) }",
        "Once a turn, when this Pokémon retreats, draw a card.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_nobody_mistakes_it(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text
