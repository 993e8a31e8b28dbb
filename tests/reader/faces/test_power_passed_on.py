"""Powers that pass things on, guess, duel or wait, in our own sentences."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

POWERS = (
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
        "power(once) { a <- choose(hand(me)); move(a, deck); b <- search(deck(me)[basic]); "
        "reveal(b); move(b, hand); shuffle(me) }",
    ),
    (
        "{once} flip a coin. If heads, count {number} Energy attached to Mossling "
        "and then remove that many {counters} from Mossling.",
        "old_power",
        "2001-02-01",
        "power(once) { a <- flip; if heads(a) > 0 { remove_counters(self, units(self)) } }",
    ),
    (
        "{once} look at {hand}. Choose from it a number of cards up to {number} "
        "Grass Energy attached to Mossling and shuffle them into {foe}'s deck. {Foe} "
        "then draws the same number of cards from {their_deck}.",
        "old_power",
        "2001-02-01",
        "power(once) { look(hand(foe)); a <- choose(hand(foe), 0, units(self, G)); b <- move(a, "
        "deck); shuffle(foe); draw(foe, count(b)) }",
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
        "power(once, where=discard) { a <- bench(this_card); b <- "
        "choose_different(discards(me)[basic_energy], types, 2); attach(b, a) }",
    ),
)
EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"
SELDOM = (
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
