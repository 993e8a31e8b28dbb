"""Powers that pass things on, Trainer cards that move cards, in sentences of our own."""

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
        "on(condition_applied(self), event_cause(attack) and not my_turn and "
        "event_condition(asleep)) { inflict(event_other, asleep) }; "
        "on(condition_applied(self), event_cause(attack) and not my_turn and "
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

TRAINERS = (
    (
        "Take all Energy cards attached to 1 of your Pokémon with Bram {so_named} "
        "and attach them to another 1 of your Pokémon with Bram {so_named}.",
        "item",
        "2001-02-01",
        'useful(any_of(all(me)[name_has("Bram") and has_energy]) and '
        'count(all(me)[name_has("Bram")]) > 1); play { a <- '
        'choose(all(me)[name_has("Bram") and has_energy]); b <- '
        'choose(all(me)[name_has("Bram")] - a); attach(energy_on(a), b) }',
    ),
    (
        "Show the top 4 cards of your deck to all players. Put any Grass Energy "
        "cards there into your hand and discard the rest.",
        "item",
        "2001-02-01",
        "useful(any_of(deck(me))); play { a <- top(me, 4); reveal(a); move(a[energy "
        "and provides(G)], hand); discard(a - a[energy and provides(G)]) }",
    ),
    (
        "Search your deck or discard pile for an Evolution card that evolves from a "
        "Fossil. Show it to {foe} and {taken}.",
        "item",
        "2001-02-01",
        "useful(any_of(deck(me) | discards(me))); play { a <- search((deck(me) | "
        'discards(me))[descends_from("Fossil")]); reveal(a); move(a, hand) }',
    ),
    (
        "Until the end of {next}, prevent all damage from attacks done to your {bench}.",
        "item",
        "2001-02-01",
        "play { lasting(through_foe_turn) { prevent(damage, bench_of(me), attack) } }",
    ),
    (
        "{heads} draw 2 cards. Then, discard 2 cards from your hand.",
        "item",
        "2001-02-01",
        "useful(any_of(deck(me)) or any_of(hand(me) - this_card)); play { a <- flip; "
        "if heads(a) > 0 { draw(me, 2); b <- choose(hand(me), 2); discard(b) } }",
    ),
    (
        "At any time {between}, each player puts 1 damage counter on his or her Evolved Pokémon.",
        "stadium",
        "2001-02-01",
        "on(between_turns) { counters(all(me)[evolved], 1); counters(all(foe)[evolved], 1) }",
    ),
    (
        "If an attack from a Pokémon with Bram {so_named} does damage to a Defending "
        "Pokémon {now}, that Pokémon is then Asleep.",
        "item",
        "2001-02-01",
        "play { lasting(end_of_turn) { handler(on(damaged(active(foe)), "
        'event_cause(attack) and is(event_other, name_has("Bram") and owned_by(me))) '
        "{ inflict(event_mon, asleep) }) } }",
    ),
    (
        "Play this card as if it were a 50 HP Colorless Basic Pokémon. This card "
        "can't retreat. If this card {falls}, {foe} can't take any {prizes} for it.",
        "doll",
        "2001-02-01",
        'rule("prizes", 0); rule("no_retreat")',
    ),
)


@pytest.mark.parametrize(("text", "sort", "era", "written"), POWERS)
def test_a_power_takes_gives_and_counts(text: str, sort: str, era: str, written: str) -> None:
    assert program("power", text, era, sort=sort) == written


@pytest.mark.parametrize(("text", "sort", "era", "written"), TRAINERS)
def test_a_trainer_moves_cards_or_harms(text: str, sort: str, era: str, written: str) -> None:
    assert program("trainer", text, era, sort=sort) == written
