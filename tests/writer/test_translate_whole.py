"""Wordings that once left out what changes the result, or called things by odd names."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    # What changes the result: damage besides effects, the cause, who is hit.
    (
        "power",
        "static { prevent(effects, self, from=all(foe)) }",
        "This Pokémon is safe from effects of their Pokémon, but not from damage.",
    ),
    (
        "power",
        "static { prevent(effects, self, attack, foe) }",
        ("This Pokémon is safe from effects of attacks by your opponent, but not from damage."),
    ),
    (
        "power",
        (
            "static { protect(energy_on(all(me)), attack, foe); "
            "protect(energy_on(all(me)), power, foe); protect(energy_on(all(me)), "
            "trainer, foe) }"
        ),
        (
            "Attacks, powers and Trainer cards of your opponent can't discard any Energy "
            "card on your Pokémon."
        ),
    ),
    (
        "power",
        "static { mod(prizes_for, all(foe), value=1, from=self) }",
        (
            "A Knock Out of their Pokémon by damage from attacks of this Pokémon is worth"
            " 1 more Prize."
        ),
    ),
    (
        "power",
        "static { mod(damage_dealt, self, value=30, from=active(foe)) }",
        (
            "This Pokémon's attacks do 30 more damage to their Active (before Weakness"
            " and Resistance; under the rules of 2002 and 2004, after them)."
        ),
    ),
    (
        "power",
        ("static { mod(damage_dealt, active(both), value=10, stage=before, from=active(both)) }"),
        (
            "Attacks of both Active Pokémon do 10 more damage to any Active Pokémon (before"
            " Weakness and Resistance)."
        ),
    ),
    (
        "power",
        "static { mod(holds_trainers, gear_on(all(foe))[tool], forbid) }",
        "All Tools on their Pokémon are discarded.",
    ),
    (
        "power",
        "static { mod(holds_trainers, self, forbid) }",
        "All Trainer cards on this Pokémon are discarded.",
    ),
    (
        "power",
        "static { lend_attacks(self, all(both)) }",
        "This Pokémon may use the attacks of any Pokémon in play.",
    ),
    (
        "trainer",
        "static { prevent(damage, host, attack, host) }",
        "Its Pokémon takes no damage from its own attacks.",
    ),
    (
        "trainer",
        "static { mod(bench_weakness, host, allow) }",
        (
            "Damage from its Pokémon's attacks to the opponent's Benched Pokémon applies Weakness"
            " and Resistance too."
        ),
    ),
    (
        "rule",
        'rule("keeps_previous")',
        (
            "Keeps the attacks, Abilities, Weakness, Resistance and Retreat Cost of the "
            "card below it."
        ),
    ),
    (
        "rule",
        (
            "as_energy(is(host, has_energy)) { a <- choose(energy_on(host)); "
            'become_energy(this_card, host); move(a, hand) }; provide("**")'
        ),
        (
            "It may be attached as an Energy card to one of your Pokémon with Energy, in exchange "
            "for another Energy card on it, which you take.\n"
            "As Energy it gives 2 Energy of any type."
        ),
    ),
    (
        "power",
        (
            "instead(would_be_knocked_out(self)) { a <- flip; if heads(a) > 0 { nullify; "
            "mark_fallen(self); return_mon(self, deck); shuffle(me) } }"
        ),
        (
            "When this Pokémon would be Knocked Out, flip a coin. Heads: shuffle this Pokémon and "
            "all its cards into your deck instead; it counts as Knocked Out, but no Prize is taken."
        ),
    ),
    (
        "attack",
        "after { inflict(defender, confused, 60) }",
        "The Defender is Confused, and its Confusion does 60 damage.",
    ),
    (
        "attack",
        (
            "after { if is(defender, condition_is(poisoned)) { lasting(while_active, "
            "defender) { as_long_as(is(bearer, condition_is(poisoned))) { "
            "mod(poison_points, bearer, value=30) }; "
            "handler(on(condition_applied(bearer), event_condition(poisoned)) { end_this "
            "}) } } }"
        ),
        (
            "If the Defender is Poisoned: while the Poison now on the Defender lasts, it "
            "does 30 more damage each time; uses of this add up."
        ),
    ),
    (
        "attack",
        (
            'after { lasting(my_next_turn, self) { as_long_as(attack_is("Leek Slap")) { '
            "mod(damage_dealt, self, times, 2, base) } } }"
        ),
        "During your next turn, the base damage of this Pokémon's “Leek Slap” is doubled.",
    ),
    # Who is meant, and how many.
    (
        "attack",
        ("after { a <- flip_until_tails; b <- choose(all(me)); remove_counters(b, heads(a)) }"),
        (
            "Flip until tails. Choose one of your Pokémon and take a damage counter off "
            "it per heads."
        ),
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { counters(a, counters_on(self)) }",
        "Place as many damage counters on one of their Pokémon as this Pokémon has.",
    ),
    (
        "attack",
        ("after { a <- flip(2); b <- choose(all(foe), least(1, heads(a)), heads(a)); hit(b, 10) }"),
        (
            "Flip 2 coins. Per heads, hit a different one of their Pokémon for 10; you may stop"
            " after the first."
        ),
    ),
    (
        "attack",
        "choices { a <- choose(all(foe), 0, units(self)) }; after { hit(a, 20) }",
        "Choose up to as many of their Pokémon as this Pokémon has Energy and hit each of"
        " them for 20.",
    ),
    (
        "attack",
        ("choices { a <- choose(bench_of(foe), 0, 2) }; after { hit(a, 30, no_weakness) }"),
        "Hit up to 2 of their Benched Pokémon for 30 each, ignoring Weakness.",
    ),
    (
        "attack",
        (
            "choices { a <- choose(all(foe)) }; after { b <- number(0, counters_on(a)); c"
            " <- remove_counters(a, b); if did(c) { draw(me, b) } }"
        ),
        (
            "Choose one of their Pokémon. Take any number of damage counters off it and "
            "draw that many cards."
        ),
    ),
    (
        "attack",
        "damage(10 * (count(all(foe)) - count(all(me))))",
        "Damage: 10 per Pokémon they have more than you do.",
    ),
    (
        "attack",
        "damage(10 * least(count(energy_on(self)), 3))",
        "Damage: 10 per Energy card on this Pokémon, counting 3 at most.",
    ),
    (
        "attack",
        (
            "choices { a <- choose(bench_of(foe)) }; after { b <- choose(active(foe), "
            "by=foe); c <- switch(foe, a, b); if did(c) { hit(a, 10) } }"
        ),
        (
            "Switch in one of their Benched Pokémon in place of an Active of their "
            "choice; hit the new one for 10."
        ),
    ),
    (
        "attack",
        (
            "before { may { a <- choose(bench_of(foe)); b <- choose(active(foe), by=foe);"
            " switch(foe, a, b); aim(a) } }"
        ),
        (
            "Before damage: you may switch in one of their Benched Pokémon in place of an"
            " Active of their choice, and attack the new one."
        ),
    ),
    (
        "attack",
        (
            "after { if count(bench_of(foe)) == 1 { a <- choose(active(foe)); switch(foe,"
            " bench_of(foe), a) } else { b <- bench_of(foe); each c in active(foe) { d <-"
            " choose(b[is_benched], by=foe); switch(foe, d, c) } } }"
        ),
        (
            "They switch each of their Active Pokémon with a Benched Pokémon of their "
            "choice; if they have only one Benched, you choose which Active switches."
        ),
    ),
    (
        "trainer",
        (
            "play { lasting(end_of_turn) { handler(on(damaged(active(foe)), "
            'event_cause(attack) and is(event_other, name_has("Koga") and owned_by(me))) '
            "{ inflict(event_mon, poisoned) }) } }"
        ),
        (
            "This turn, when an attack of your “Koga” Pokémon damages their Active: that "
            "Pokémon is Poisoned."
        ),
    ),
    (
        "power",
        (
            "on(evolved(self), event_by_hand and is(self, is_active), me) { a <- "
            "choose(active(foe)); lasting(foe_next_turn, a) { "
            "handler(instead(attack_declared(bearer)) { nullify }) } }"
        ),
        (
            "When you evolve your Active into this from your hand, you may make attacks by their"
            " present Active do nothing during their next turn."
        ),
    ),
    # Words of the game.
    (
        "attack",
        "after { cure(defender) }",
        "Remove all Special Conditions from the Defender.",
    ),
    (
        "attack",
        "after { cure(defender, asleep) }",
        "The Defender is no longer Asleep.",
    ),
    (
        "attack",
        "after { if is(defender, condition_is(asleep)) { cure(defender, asleep) } }",
        "The Defender stops being Asleep.",
    ),
    (
        "power",
        "on(turn_ended, is(self, condition_is(burned))) { cure(self, burned) }",
        "At the end of each turn, this Pokémon stops being Burned.",
    ),
    (
        "attack",
        "after { if hp_left(defender) > 10 { leave_hp(defender, 10) } }",
        "Place damage counters on the Defender until 10 HP are left.",
    ),
    (
        "attack",
        "after { each a in active(both) { if hp_left(a) > 10 { leave_hp(a, 10) } } }",
        "Place damage counters on both Active Pokémon until each has 10 HP left.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[typed(G) and basic]); bench(a); shuffle(me) }",
        "Search your deck for a Basic Pokémon of Grass type, bench it, shuffle.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[plain_trainer]); move(a, deck_top) }",
        (
            "Put a Trainer other than a Supporter or Stadium from your discard pile on "
            "top of your deck."
        ),
    ),
    (
        "attack",
        (
            'after { a <- search(deck(me)[plain_trainer and not named("Leek")], 2); '
            "move(a, hand); shuffle(me) }"
        ),
        (
            "Search your deck for up to 2 Trainers other than Supporters, Stadiums and "
            "“Leek”, take them, shuffle."
        ),
    ),
    (
        "attack",
        "after { hit(bench_of(foe)[same_name(defender)], 10) }",
        "Hit each of their Benched Pokémon of the same name as the Defender for 10.",
    ),
    (
        "attack",
        (
            "after { lasting(foe_next_turn) { handler(instead(coins_flipped(foe)) { "
            "count_as_tails }) } }"
        ),
        "During their next turn, all their coin flips count as tails.",
    ),
    (
        "attack",
        (
            "choices { a <- name_any_type(me, C) }; after { lasting(through_my_turn, "
            "defender) { mod_type(weakness, bearer, set, a) } }"
        ),
        (
            "Name any type of Pokémon but Colorless. Through your next turn, the Weakness"
            " of the Defender becomes that type."
        ),
    ),
    (
        "attack",
        "before { if played_this_turn(self) { set_damage(40) } }",
        "If this Pokémon was played from the hand this turn: the base damage is 40.",
    ),
    (
        "attack",
        "before { if any_of(stadium[owned_by(foe)]) { add_damage(20) } }",
        "If the Stadium in play is theirs: damage +20.",
    ),
    (
        "attack",
        "after { a <- mill(me, 1); if is(a, basic_energy) { attach(a, self) } }",
        ("Discard your top card. If it is a basic Energy card: attach it to this Pokémon."),
    ),
    (
        "attack",
        (
            "after { a <- top(me, 1); look(a); may { b <- move(a, hand) }; if not did(b) "
            "{ discard(a); draw(me, 1) } }"
        ),
        "Peek at your top card; take it, or discard it and draw a card.",
    ),
    (
        "power",
        ("static { mod(damage_dealt, all(me)[typed(G) or typed(R)], value=10, stage=before) }"),
        (
            "Attacks of your Grass and Fire Pokémon do 10 more damage (before Weakness and"
            " Resistance)."
        ),
    ),
    (
        "power",
        (
            "on(attached(self), event_by_hand and is(event_card, energy and prints(W))) {"
            " draw(me, 1) }"
        ),
        "When you give this Pokémon a card printed as Water Energy from your hand: draw a card.",
    ),
    # Amounts, places and turns.
    (
        "attack",
        ("after { lasting(foe_next_turn, self) { mod(damage_limit, self, at_least, 30) } }"),
        (
            "During their next turn, this Pokémon takes no attack damage of 30 or more "
            "(after Weakness and Resistance)."
        ),
    ),
    (
        "power",
        (
            "instead(damaged(self), event_cause(attack)) { a <- flip; if heads(a) > 0 { "
            "set_amount(event_amount - 20) } }"
        ),
        (
            "When this Pokémon would take damage from an attack, flip a coin. Heads: that damage"
            " is lowered by 20 (after Weakness and Resistance)."
        ),
    ),
    (
        "power",
        "on(knocked_out(self)) { move(this_card, hand) }",
        "When this Pokémon is Knocked Out: put this card into your hand.",
    ),
    (
        "trainer",
        "static { mod(supporters_per_turn, me, set, 2) }",
        "You may play 2 Supporters a turn.",
    ),
    (
        "trainer",
        "static { mod(poison_points, all(both), value=20) }",
        "All Pokémon take 20 more damage from Poison.",
    ),
    (
        "attack",
        'choices { a <- choose(bench_of(foe)[tag("EX")]) }; after { hit(a, 60) }',
        "Hit one of their Benched EX Pokémon for 60.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)[damaged]) }; after { hit(a, 60) }",
        "Hit one of their damaged Benched Pokémon for 60.",
    ),
    (
        "attack",
        "before { a <- flip(2); if all_heads(a) { add_damage(30) } }",
        "2 coins, both heads: damage +30.",
    ),
    (
        "power",
        "static { mod(sleep_coins, self, set, 2) }",
        "This Pokémon needs heads on both of 2 coins to wake up.",
    ),
    (
        "attack",
        "after { a <- move(hand(me), deck); shuffle(me); draw(me, count(a)) }",
        "Shuffle your hand into your deck. Draw as many cards.",
    ),
    (
        "attack",
        ("before { a <- choose(energy_on(all(me)), 0, 60); b <- spend(a) }; damage(30 * count(b))"),
        (
            "Discard any number of Energy cards from your Pokémon for this attack.\n"
            "Damage: 30 per discarded card."
        ),
    ),
    (
        "attack",
        "after { reveal(hand(foe)) }",
        "They show their hand.",
    ),
    (
        "attack",
        (
            "after { may(foe) { a <- choose(hand(foe), by=foe); b <- discard(a) }; if not"
            " did(b) { inflict(defender, paralyzed) } }"
        ),
        ("They may discard a card from their hand. If they don't: the Defender is Paralyzed."),
    ),
    (
        "attack",
        "even_if(first_turn)",
        "Usable even in the first turn of the game.",
    ),
    (
        "rule",
        'rule("no_retreat"); rule("leaves_freely"); rule("immune")',
        (
            "It can't retreat.\n"
            "It is played as a Basic Pokémon; in your turn you may discard it.\n"
            "It can't have Special Conditions."
        ),
    ),
    (
        "attack",
        ('after { a <- search(deck(me)[named("M Leek-EX")]); move(a, hand); shuffle(me) }'),
        "Search your deck for an “M Leek-EX”, take it, shuffle.",
    ),
    (
        "attack",
        "after { cure_one(self) }",
        "Remove one Special Condition from this Pokémon.",
    ),
    (
        "attack",
        "before { if any_of(fallen(me)) { add_damage(40) } }",
        ("If one of your Pokémon was Knocked Out by attack damage last turn: damage +40."),
    ),
    (
        "attack",
        "needs(not went_first(me) and first_turn(me)); after { draw(me, 1) }",
        ("Only if it is your first turn, as the second player.\nDraw a card."),
    ),
    (
        "attack",
        (
            "after { a <- choose(hand(me)); b <- discard(a); if did(b) { c <- "
            "choose(discards(me)[basic_energy] - b, 2); move(c, hand) } }"
        ),
        (
            "Discard a card from your hand. If you do: take 2 basic Energy from your "
            "discard pile, but not the discarded card."
        ),
    ),
    (
        "trainer",
        (
            "instead(discarded, event_from_zone(play) and is(event_card, energy and not "
            "owned_by(event_player)) and is(event_card, special_energy) and "
            "(event_cause(attack) or event_cause(power) or event_cause(trainer))) { "
            "set_zone(hand) }"
        ),
        (
            "When a player's attack, power or Trainer card would discard an Energy card "
            "that is a special Energy card from the other player's Pokémon: it goes into "
            "its owner's hand instead."
        ),
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_with_all_that_counts(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_whole_wording_is_read_as_this_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
