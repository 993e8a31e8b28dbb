"""Texts that name a cause, a place or a moment exactly, in sentences of our own."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

POWERS = (
    (
        "{once} move a Grass Energy attached to 1 of your Pokémon to Mossling.",
        "2008-02-01",
        "power(once, any_of(energy_on(all(me) - self)[provides(G)])) "
        "{ a <- choose(energy_on(all(me) - self)[provides(G)]); attach(a, self) }",
    ),
    (
        "{once} move a Grass Energy attached to 1 of your Pokémon to 1 of your Pokémon.",
        "2008-02-01",
        "power(once, any_of(energy_on(all(me))[provides(G)]) and count(all(me)) > 1) "
        "{ a <- choose(energy_on(all(me))[provides(G)]); b <- choose(all(me) - host_of(a)); "
        "attach(a, b) }",
    ),
    (
        "When you attach a Grass Energy card from your hand to Mossling (excluding effects of "
        "attacks or Poké-Powers), draw a card.",
        "2008-02-01",
        "on(attached(self), event_by_hand and is(event_card, energy and provides(G)) and "
        "(not event_cause(attack) and (not event_cause(power) or event_cause(ability)))) "
        "{ draw(me, 1) }",
    ),
    (
        "When you attach a Grass Energy card from your hand to Mossling (excluding effects of "
        "attacks), draw a card.",
        "2008-02-01",
        "on(attached(self), event_by_hand and is(event_card, energy and provides(G)) and "
        "not event_cause(attack)) { draw(me, 1) }",
    ),
)
ATTACKS = (
    (
        "If you played Mossling from your hand {now}, {does} 10 damage plus 20 {more}.",
        "10+",
        "before { if played_this_turn(self) { add_damage(20) } }",
    ),
    (
        "During {next}, {it} can't evolve except from effects of attacks or Pokémon Powers.",
        "10",
        "after { lasting(foe_next_turn, defender) { mod(can_evolve_unaided, how=forbid) } }",
    ),
    (
        "If you have {equal} as {foe}, {does} 10 damage plus 20 {more} and {it} is now Asleep.",
        "10+",
        "before { if count(hand(me)) == count(hand(foe)) { add_damage(20); a <- self } }; "
        "after { if any_of(a) { inflict(defender, asleep) } }",
    ),
)
TRAINERS = (
    (
        "Shuffle 3 cards from your hand into your deck. (If you can't shuffle 3 cards into your "
        "deck, you can't play this card.) Then, draw 2 cards.",
        "needs(count(hand(me)) > 3); pay { a <- choose(hand(me) - this_card, 3); move(a, deck); "
        "shuffle(me) }; play { draw(me, 2) }",
    ),
    (
        "Discard 3 cards from your hand. (If you can't discard 3 cards, you can't play this "
        "card.) Then, draw 2 cards.",
        "needs(count(hand(me)) > 3); useful(any_of(deck(me))); pay { a <- choose(hand(me) - "
        "this_card, 3); discard(a) }; play { draw(me, 2) }",
    ),
)


@pytest.mark.parametrize(("text", "era", "written"), POWERS)
def test_a_power_moves_and_answers_what_its_text_names(text: str, era: str, written: str) -> None:
    assert program("power", text, era, sort="power") == written


@pytest.mark.parametrize(("text", "damage", "written"), ATTACKS)
def test_an_attack_asks_what_its_text_asks(text: str, damage: str, written: str) -> None:
    assert program("attack", text, "2008-02-01", damage) == written


@pytest.mark.parametrize(("text", "written"), TRAINERS)
def test_a_trainer_is_of_use_with_what_pays_for_it(text: str, written: str) -> None:
    assert program("trainer", text, "2014-02-01", sort="item") == written
