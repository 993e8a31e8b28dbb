"""Wordings that had to be read twice, now clear at once, in both directions."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    (
        "attack",
        "after { a <- choose(discards(me)[basic_energy], 0, 2); b <- choose(all(me)); c <- "
        "attach(a, b); counters(b, count(c)) }",
        "Attach up to 2 basic Energy from your discard pile to one of your Pokémon. Place a"
        " damage counter on that Pokémon for each card attached this way.",
    ),
    (
        "attack",
        "before { a <- flip(units(active(me))) }; damage(30 * heads(a))",
        "Flip a coin for each Energy on your Active Pokémon.\n"
        "This attack does 30 damage for each heads.",
    ),
    (
        "attack",
        "before { add_damage(15 * counters_on(active(me))) }",
        "This attack does 15 more damage for each damage counter on your Active Pokémon.",
    ),
    (
        "attack",
        "before { add_damage(10 * count(energy_on(active(me))[basic_energy])) }",
        "This attack does 10 more damage for each basic Energy card on your Active Pokémon.",
    ),
    (
        "power",
        "power(free) { a <- choose(all(me)[damaged]); b <- choose(all(me) - a); move_counters(a, "
        "b, 1) }",
        "As often as you like during your turn, you may move 1 damage counter from one of"
        " your damaged Pokémon to another of your Pokémon.",
    ),
    (
        "power",
        "power(once, off=is(self, afflicted)) { a <- choose(all(both)[damaged]); b <- "
        "choose(all(both) - a); move_counters(a, b, 1) }",
        (
            "Once during your turn, you may move 1 damage counter from any damaged "
            "Pokémon in play to any other. You can't use this power if this Pokémon "
            "has a Special Condition."
        ),
    ),
    (
        "trainer",
        'static { mod(weakness_applies, all(both)[name_has("Ferro")], forbid, '
        "from=all(both)[typed(W)]) }",
        (
            "Damage from any Water Pokémon to any Pokémon with “Ferro” in the name isn't affected "
            "by Weakness."
        ),
    ),
    (
        "trainer",
        "play { a <- choose(energy_on(all(foe))); discard(a) }",
        "Discard an Energy from one of your opponent's Pokémon.",
    ),
    (
        "power",
        "power(free) { a <- choose(gear_on(all(me))[tool]); move(a, hand) }",
        "As often as you like during your turn, you may put a Tool from one of your Pokémon "
        "into your hand.",
    ),
    (
        "trainer",
        'power(free) { a <- choose(energy_on(all(me)[name_has("Mira")])[basic_energy]); move(a, '
        "hand) }",
        (
            "Any number of times during their turn, each player may put a basic Energy from"
            " one of their Pokémon with “Mira” in the name into their hand."
        ),
    ),
    (
        "trainer",
        "needs(count(hand(me)) < 7); play { a <- number(0, count(all(foe))); draw(me, a) }; "
        'rule("stays_beside")',
        "You can play this card only if you have fewer than 7 cards in hand, counting this"
        " one.\nDraw up to one card for each Pokémon your opponent has in play.",
    ),
    (
        "trainer",
        "play { move(hand(me), deck); shuffle(me); move(hand(foe), deck); shuffle(foe); a <- "
        "number(0, prizes_left(me)); draw(me, a); b <- number(0, prizes_left(foe), foe); "
        'draw(foe, b) }; rule("stays_beside")',
        "Each player shuffles their hand into their deck. Then, starting with you, each player"
        " draws up to one card for each Prize they have left.",
    ),
    (
        "trainer",
        "play { open_prizes(me); open_prizes(foe) }",
        "Both players' Prizes lie face up for the rest of the game.",
    ),
    (
        "power",
        "static { mod(can_heal, all(both), forbid) }",
        "No damage counters can be removed from any Pokémon, only moved.",
    ),
    (
        "power",
        "on(attached(active(me)), event_by_hand and is(event_card, energy) and "
        "event_cause(rule) and not is(self, afflicted), me, once) { a <- "
        "choose(hand(me)[energy]); attach(a, event_mon) }",
        (
            "Once during your turn, when you attach your Energy for the turn to"
            " your Active Pokémon, you may attach another Energy from your hand"
            " to it. You can't use this power if this Pokémon has a Special "
            "Condition."
        ),
    ),
    (
        "attack",
        'after { a <- choose(discards(me)[pokemon and tag("baby") or basic or evolution or '
        "basic_energy]); reveal(a); move(a, hand) }",
        "Reveal a Baby Pokémon, Basic Pokémon, Evolution card or basic Energy from your "
        "discard pile and put it into your hand.",
    ),
    (
        "power",
        "on(switched, is(event_other, one_of(self))) { a <- "
        "choose(energy_on(self)[provides(R)]); attach(a, event_mon) }; on(retreated(self)) { "
        "b <- choose(energy_on(self)[provides(R)]); attach(b, event_other) }",
        "When a Pokémon is switched in for this one, move a Fire Energy from this Pokémon to"
        " that Pokémon.\n"
        "When this Pokémon retreats, move a Fire Energy from it to the new Active Pokémon.",
    ),
    (
        "attack",
        'before { if evolved_from(self, "Dozer") and cured_by_evolving(self, asleep) { '
        "set_damage(60) } }",
        "If this Pokémon evolved this turn from an Asleep Dozer, this attack does 60 damage"
        " instead.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_benched) and is(host, counters_at_least(2)) and "
        "is(host, has_evolution)) { a <- search(deck(me)[evolves_from(host)]); evolve(a, "
        "host); shuffle(me); discard(this_card) }",
        (
            "At any point between turns, if the Pokémon this card is attached to is on "
            "the Bench, has 2 or more damage counters and has an Evolution, search "
            "your deck for a card that evolves from that Pokémon, evolve that Pokémon with it, "
            "shuffle your deck, then discard this card."
        ),
    ),
    (
        "energy",
        'provide("*"); provide("C", count(energy_on(host)[special_energy]) > 1)',
        (
            "This card provides Energy of any type.\nIt provides Colorless Energy instead if "
            "the Pokémon this card is attached to has another Special Energy."
        ),
    ),
    (
        "power",
        "power(once) { draw(me, 1); if is(self, is_active) { draw(me, 1) } }",
        "Once during your turn, you may draw a card, or 2 if this Pokémon is Active.",
    ),
    (
        "power",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and is(self, "
        "evolved) and is(self, is_active)) { counters(attacker, 2) }",
        (
            "When this Pokémon is Active and is damaged by an opponent's attack (even if it is"
            " Knocked Out), if it is evolved, place 2 damage counters on the attacking Pokémon."
        ),
    ),
    (
        "power",
        "static { mod_type(energy_provided, energy_on(all(me)[typed(G)])[provides(C) and not "
        "provides(G)], set, G) }",
        "Energy cards on your Grass Pokémon that provide nothing but Colorless "
        "Energy provide Grass Energy instead.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_it_is_read_once(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


def test_a_card_that_stays_says_what_it_asks_for() -> None:
    program = parse(
        "needs(any_of(deck(me))); useful(any_of(bench_of(me))); play { draw(me, 1) };"
        " static { mod(bench_size, both, at_most, 4) }"
    )

    said = write(program, "trainer")

    assert "Of use only if you have Benched Pokémon." in said
