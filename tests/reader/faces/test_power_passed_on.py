"""Powers that pass things on, guess, duel or wait, in sentences of our own."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

POWERS = (
    (
        "Whenever 1 of your Pokémon with Bram {so_named} uses its Pelt attack, that "
        "attack does 10 {more} {per} Energy card attached to Mossling.",
        "old_power",
        "2001-02-01",
        'instead(attack_declared(all(me)[name_has("Bram")]), attack_is("Pelt")) { a '
        "<- count(energy_on(self)); lasting(this_attack) { mod(damage_dealt, "
        "attacker, value=10 * a, stage=before, from=active(foe)) } }",
    ),
    (
        "If Mossling is Asleep or Confused by an opponent's attack, the Attacking "
        "Pokémon is now affected by the same Special Conditions.",
        "old_power",
        "2001-02-01",
        "on(condition_applied(self), event_cause(attack) and not event_from(all(me)) and "
        "event_condition(asleep)) { inflict(event_other, asleep) }; "
        "on(condition_applied(self), event_cause(attack) and not event_from(all(me)) and "
        "event_condition(confused)) { inflict(event_other, confused) }",
    ),
    (
        "{once} change the type of Mossling to the type of {other} in play other than Colorless.",
        "old_power",
        "2001-02-01",
        "power(once, any_of((all(both) - self)[not typed(C)])) { a <- "
        "choose((all(both) - self)[not typed(C)]); "
        "lasting(while_in_play, self) { take_types(bearer, a) } }",
    ),
    (
        "This power can only be used when a Pokémon evolves. Draw a card.",
        "old_power",
        "2001-02-01",
        "on(evolved(all(both)), may=me) { draw(me, 1) }",
    ),
    (
        "Remove all Special Conditions from {all_your} {grass}. Each of your {grass} "
        "can't be affected by any Special Conditions.",
        "old_power",
        "2001-02-01",
        "static { immune(all(me)[typed(G)]) }",
    ),
    (
        "{once} put a card from your hand into your deck. Then, {search} a Basic "
        "Pokémon card, {shown}, and {taken}. {shuffled}",
        "old_power",
        "2001-02-01",
        "power(once, any_of(hand(me))) { a <- choose(hand(me)); move(a, deck); b <- "
        "search(deck(me)[basic]); reveal(b); move(b, hand); shuffle(me) }",
    ),
    (
        "{once} flip a coin. If heads, count {number} Energy attached to Mossling "
        "and then remove that many {counters} from Mossling.",
        "old_power",
        "2001-02-01",
        "power(once, is(self, damaged)) { a <- flip; if heads(a) > 0 { "
        "remove_counters(self, units(self)) } }",
    ),
    (
        "{once} look at {hand}. Choose from it a number of cards up to {number} "
        "Grass Energy attached to Mossling and shuffle them into {foe}'s deck. {Foe} "
        "then draws the same number of cards from {their_deck}.",
        "old_power",
        "2001-02-01",
        "power(once, any_of(hand(foe))) { look(hand(foe)); a <- choose(hand(foe), 0, "
        "units(self, G)); b <- move(a, deck); shuffle(foe); draw(foe, count(b)) }",
    ),
    (
        "{once} choose up to 3 cards from {hand} without looking and put them face "
        "down next to {it}. At the end of {next}, return those cards to {hand}.",
        "old_power",
        "2001-02-01",
        "power(once, any_of(hand(foe))) { a <- number(1, 3); b <- "
        "pick_random(hand(foe), a); set_aside(b); delay(turn_ended(foe)) { move(b, "
        "hand) } }",
    ),
    (
        "When you play Mossling from your hand, {foe} may draw 2 cards. Either way, "
        "you may draw 3 cards.",
        "old_power",
        "2001-02-01",
        "on(evolved(self), event_by_hand) { may(foe) { draw(foe, 2) }; may { draw(me, 3) } }",
    ),
    (
        "Once during your turn (before your attack), if {this} is in {pile}, you may "
        "put {this} onto your Bench and attach 2 different types of {basic} cards "
        "from the discard pile to {this}.",
        "ability",
        "2012-02-01",
        "power(once, not bench_full(me), where=discard) { a <- bench(this_card); b "
        "<- choose_different(discards(me)[basic_energy], types, 2); attach(b, a) }",
    ),
)
EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"
SELDOM = (
    (
        "If Mossling uses any attack from its Stage 1 Pokémon, that attack does 50 {more} to {it} "
        "(before applying Weakness and Resistance).",
        "static { as_long_as(attack_in(attacks_of(under(self)[stage1]))) "
        "{ mod(damage_dealt, self, value=50, stage=before, from=active(foe)) } }",
    ),
    (
        "Whenever Mossling's attack damages {it}, if there are more than 5 Fernlings and Fernlords "
        "in play, that attack does 30 {more}.",
        'static { as_long_as(count(all(both)[named("Fernling") or named("Fernlord")]) > 5) '
        "{ mod(damage_dealt, self, value=30, stage=after, from=active(foe), "
        'unique="still") } }',
    ),
    (
        "Whenever any of your Fire Pokémon {falls} by damage from {foe}'s attack, you may put "
        "that Pokémon and all cards {were_on} from {pile} into your hand.",
        "on(knocked_out(all(me)[typed(R)]), event_cause(attack) and not event_from(all(me)), me) "
        "{ move(whole(event_mon), hand) }",
    ),
    (
        "If Mossling is your {active} and is damaged but not Knocked Out by an opponent's attack, "
        "draw 2 cards.",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and "
        "is(self, is_active) and not falls(self)) { draw(me, 2) }",
    ),
    (
        "When Mossling {falls}, flip a coin. If heads, return Mossling and all cards {on_it} to "
        "your hand, and {foe} can't take any {prizes} for it.",
        "instead(would_be_knocked_out(self)) "
        "{ a <- flip; if heads(a) > 0 { nullify; mark_fallen(self); return_mon(self, hand) } }",
    ),
    (
        "Whenever an attack (even your own) does damage to any Pokémon, that attack only does half "
        "the damage to that Pokémon (rounded down to the nearest 10).",
        "instead(damaged(all(both)), event_cause(attack)) { set_amount(half_down(event_amount)) }",
    ),
    (
        "At any time {between}, remove 2 {counters} from Mossling. You can't use more than 1 Moss "
        "Toss Poké-Body {between}.",
        "on(between_turns, is(self, damaged), how=any_time_name) { remove_counters(self, 2) }",
    ),
)


@pytest.mark.parametrize(("text", "sort", "era", "written"), POWERS)
def test_a_power_takes_gives_and_counts(text: str, sort: str, era: str, written: str) -> None:
    assert program("power", text, era, sort=sort) == written


@pytest.mark.parametrize(("text", "expected"), SELDOM)
def test_a_seldom_clause_of_a_power(text: str, expected: str) -> None:
    assert program("power", text, MIDDLE, sort="body") == expected
