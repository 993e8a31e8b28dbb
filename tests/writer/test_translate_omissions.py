"""Wordings that omitted something important, or used odd names."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    # What changes the result: damage besides effects, the cause, who is hit.
    (
        "power",
        "static { prevent(effects, self, from=all(foe)) }",
        "This Pokémon isn't affected by effects of your opponent's Pokémon other than damage.",
    ),
    (
        "power",
        "static { prevent(effects, self, attack, foe) }",
        ("Your opponent's attacks have no effect other than damage on this Pokémon."),
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
            "When one of your opponent's Pokémon is Knocked Out by damage from "
            "this Pokémon's attacks, you take 1 more Prize."
        ),
    ),
    (
        "power",
        "static { mod(damage_dealt, self, value=35, from=active(foe)) }",
        (
            "This Pokémon's attacks do 35 more damage to your opponent's Active"
            " Pokémon (before Weakness and Resistance, or after them under the "
            "rules of 2002 and 2004)."
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
        "All Tools on your opponent's Pokémon are discarded.",
    ),
    (
        "power",
        "static { mod(holds_trainers, self, forbid) }",
        "All Trainer cards on this Pokémon are discarded.",
    ),
    (
        "power",
        "static { lend_attacks(self, all(both)) }",
        "This Pokémon may use the attacks of Pokémon in play.",
    ),
    (
        "trainer",
        "static { prevent(damage, host, attack, host) }",
        "The Pokémon this card is attached to takes no damage from its own attacks.",
    ),
    (
        "trainer",
        "static { mod(bench_weakness, all(me), allow) }",
        (
            "Weakness and Resistance also count when your Pokémon's attacks damage the"
            " opponent's Benched Pokémon."
        ),
    ),
    (
        "rule",
        'rule("keeps_previous")',
        (
            "This Pokémon keeps the attacks, Abilities, Weakness, Resistance and Retreat Cost"
            " of the card below it."
        ),
    ),
    (
        "rule",
        (
            "as_energy(is(host, has_energy)) { a <- choose(energy_on(host)); "
            'become_energy(this_card, host); move(a, hand) }; provide("**")'
        ),
        (
            "It may be attached as an Energy to one of your Pokémon with Energy, in exchange "
            "for another Energy on it, which you take.\nAttached as Energy, this card provides "
            "2 Energy in any combination of types."
        ),
    ),
    (
        "attack",
        "after { inflict(defender, confused, 60) }",
        "The Defending Pokémon is now Confused, and its Confusion does 60 damage.",
    ),
    (
        "attack",
        (
            'after { lasting(my_next_turn, self) { as_long_as(attack_is("Leek Slap")) { '
            "mod(damage_dealt, self, times, 2, base) } } }"
        ),
        "During your next turn, the base damage of this Pokémon's Leek Slap is doubled.",
    ),
    # Who is meant, and how many.
    (
        "attack",
        ("after { a <- flip_until_tails; b <- choose(all(me)); remove_counters(b, heads(a)) }"),
        (
            "Flip a coin until you get tails. Choose one of your Pokémon, then remove a damage"
            " counter from it for each heads."
        ),
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { counters(a, counters_on(self)) }",
        "Choose one of your opponent's Pokémon, then place a damage counter on it for each"
        " damage counter on this Pokémon.",
    ),
    (
        "attack",
        ("choices { a <- choose(bench_of(foe), 0, 2) }; after { hit(a, 30, no_weakness) }"),
        "Do 30 damage to up to 2 of your opponent's Benched Pokémon, ignoring Weakness.",
    ),
    (
        "attack",
        "damage(10 * (count(all(foe)) - count(all(me))))",
        "This attack does 10 damage for each extra Pokémon your opponent has compared with you.",
    ),
    (
        "attack",
        "damage(10 * least(count(energy_on(self)), 3))",
        "This attack does 10 damage for each Energy card on this Pokémon, up to 3.",
    ),
    (
        "attack",
        (
            "choices { a <- choose(bench_of(foe)) }; after { b <- choose(active(foe), "
            "by=foe); c <- switch(foe, a, b); if did(c) { hit(a, 10) } }"
        ),
        (
            "Switch your opponent's Active Pokémon with one of their Benched Pokémon (if two"
            " are Active, your opponent chooses which), and this attack does 10 damage to the"
            " new Active Pokémon."
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
            "This turn, when an attack of your Pokémon with “Koga” in the name damages your"
            " opponent's Active Pokémon, the damaged Pokémon is now Poisoned."
        ),
    ),
    # Words of the game.
    (
        "attack",
        "after { cure(defender) }",
        "Remove all Special Conditions from the Defending Pokémon.",
    ),
    (
        "attack",
        "after { cure(defender, asleep) }",
        "The Defending Pokémon is no longer Asleep.",
    ),
    (
        "power",
        "on(turn_ended, is(self, condition_is(burned))) { cure(self, burned) }",
        "At the end of each turn, this Pokémon is no longer Burned.",
    ),
    (
        "attack",
        "after { if hp_left(defender) > 10 { leave_hp(defender, 10) } }",
        "Place damage counters on the Defending Pokémon until it has 10 HP left.",
    ),
    (
        "attack",
        "after { each a in active(both) { if hp_left(a) > 10 { leave_hp(a, 10) } } }",
        "Place damage counters on both Active Pokémon until each has 10 HP left.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[typed(G) and basic]); bench(a); shuffle(me) }",
        "Search your deck for a Basic Grass Pokémon, put it onto your Bench and shuffle your deck.",
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
            "Search your deck for up to 2 Trainers other than Supporters, Stadiums and Leek,"
            " put them into your hand and shuffle your deck."
        ),
    ),
    (
        "attack",
        "after { hit(bench_of(foe)[same_name(defender)], 10) }",
        "Do 10 damage to each of your opponent's Benched Pokémon of the same name as the"
        " Defending Pokémon.",
    ),
    (
        "attack",
        (
            "choices { a <- name_any_type(me, C) }; after { lasting(through_my_turn, "
            "defender) { mod_type(weakness, bearer, set, a) } }"
        ),
        (
            "Name any type of Pokémon but Colorless. Until the end of your next turn, the"
            " Weakness of the Defending Pokémon becomes that type."
        ),
    ),
    (
        "attack",
        "before { if played_this_turn(self) { set_damage(40) } }",
        "If this Pokémon was played from the hand this turn, this attack does 40 damage instead.",
    ),
    (
        "attack",
        "before { if any_of(stadium[owned_by(foe)]) { add_damage(20) } }",
        "If the Stadium in play is your opponent's, this attack does 20 more damage.",
    ),
    (
        "attack",
        "after { a <- mill(me, 1); if is(a, basic_energy) { attach(a, self) } }",
        ("Discard the top card of your deck. If it is a basic Energy, attach it to this Pokémon."),
    ),
    (
        "power",
        ("static { mod(damage_dealt, all(me)[typed(G) or typed(R)], value=10, stage=before) }"),
        (
            "Your Grass or Fire Pokémon's attacks do 10 more damage (before Weakness "
            "and Resistance)."
        ),
    ),
    (
        "power",
        (
            "on(attached(self), event_by_hand and is(event_card, energy and prints(M))) {"
            " draw(me, 1) }"
        ),
        "When you attach a Metal Energy card from your hand to this Pokémon, draw a card.",
    ),
    # Amounts, places and turns.
    (
        "attack",
        ("after { lasting(foe_next_turn, self) { mod(damage_limit, self, at_least, 30) } }"),
        (
            "During your opponent's next turn, prevent any damage of 30 or more done "
            "to this Pokémon by attacks (after Weakness and Resistance)."
        ),
    ),
    (
        "power",
        (
            "instead(damaged(self), event_cause(attack)) { a <- flip; if heads(a) > 0 { "
            "set_amount(event_amount - 20) } }"
        ),
        (
            "When this Pokémon would take damage from an attack, flip a coin. If heads, that"
            " damage is lowered by 20 (after Weakness and Resistance)."
        ),
    ),
    (
        "power",
        "on(knocked_out(self)) { move(this_card, hand) }",
        "When this Pokémon is Knocked Out, put this card into your hand.",
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
        "Do 60 damage to one of your opponent's Benched Pokémon-EX.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)[damaged]) }; after { hit(a, 60) }",
        "Do 60 damage to one of your opponent's damaged Benched Pokémon.",
    ),
    (
        "attack",
        "before { a <- flip(2); if all_heads(a) { add_damage(30) } }",
        "Flip 2 coins. If both are heads, this attack does 30 more damage.",
    ),
    (
        "power",
        "static { mod(sleep_coins, self, set, 2) }",
        "While this Pokémon is Asleep, flip 2 coins for it between turns "
        "instead of 1. It wakes up only if both are heads.",
    ),
    (
        "attack",
        "after { a <- move(hand(me), deck); shuffle(me); draw(me, count(a)) }",
        "Shuffle your hand into your deck. Draw a card for each of those cards.",
    ),
    (
        "attack",
        ("before { a <- choose(energy_on(all(me)), 0, 60); b <- spend(a) }; damage(30 * count(b))"),
        (
            "Discard any number of Energy cards from your Pokémon.\n"
            "This attack does 30 damage for each discarded card."
        ),
    ),
    (
        "attack",
        "after { reveal(hand(foe)) }",
        "Your opponent shows their hand.",
    ),
    (
        "attack",
        (
            "after { may(foe) { a <- choose(hand(foe), by=foe); b <- discard(a) }; if not"
            " did(b) { inflict(defender, paralyzed) } }"
        ),
        (
            "Your opponent may discard a card from their hand. If your opponent doesn't, the"
            " Defending Pokémon is now Paralyzed."
        ),
    ),
    (
        "attack",
        "even_if(first_turn)",
        "You can use this attack even in the first turn of the game.",
    ),
    (
        "rule",
        'rule("no_retreat"); rule("leaves_freely"); rule("immune")',
        (
            "It can't retreat.\nIt is played as a Basic Pokémon, and you may discard it during "
            "your turn.\nIt can't be affected by any Special Conditions."
        ),
    ),
    (
        "attack",
        ('after { a <- search(deck(me)[named("M Leek-EX")]); move(a, hand); shuffle(me) }'),
        "Search your deck for an M Leek-EX, put it into your hand and shuffle your deck.",
    ),
    (
        "attack",
        "after { cure_one(self) }",
        "Remove one Special Condition from this Pokémon.",
    ),
    (
        "attack",
        "before { if any_of(fallen(me)) { add_damage(40) } }",
        (
            "If one of your Pokémon was Knocked Out by attack damage last turn, this attack does"
            " 40 more damage."
        ),
    ),
    (
        "attack",
        "needs(not went_first(me) and first_turn(me)); after { draw(me, 1) }",
        (
            "You can use this attack only if it is your first turn, as the second player.\n"
            "Draw a card."
        ),
    ),
    (
        "attack",
        (
            "after { a <- choose(hand(me)); b <- discard(a); if did(b) { c <- "
            "choose(discards(me)[basic_energy] - b, 4); move(c, hand) } }"
        ),
        (
            "Discard a card from your hand. If you do, put 4 basic Energy from your discard"
            " pile other than the discarded card into your hand."
        ),
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_with_all_that_counts(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text
