"""Wordings without repetition that start with what matters, in both directions."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write
from playmat.writer.unsaid.turned import reordered

EVERY = [
    # Misleading durations, owners and counts.
    (
        "trainer",
        (
            'play { a <- search(deck(me)[evolves_from(all(me)[not tag("EX")])]); b <- '
            'choose(all(me)[not tag("EX") and evolves_into(a)]); evolve(a, b); shuffle(me) }'
        ),
        (
            "Search your deck for a card that evolves from one of your non-EX Pokémon, then "
            "evolve that Pokémon with it, even if it came into play this turn or it's your first "
            "turn. Shuffle your deck."
        ),
    ),
    (
        "power",
        "instead(coins_flipped(me), event_cause(attack) and my_turn, me, once_name) { reflip }",
        (
            "Once during your turn, after you flip coins for an attack, you may"
            " flip all of them again. You can't use more than one power of this"
            " name each turn."
        ),
    ),
    # Guards that the card implies.
    (
        "energy",
        'provide("Y"); keep(is(host, typed(Y))); static { mod(max_hp, host[typed(Y)], value=10) }',
        (
            "This card provides Fairy Energy.\n"
            "Discard this card unless the Pokémon this card is attached to is Fairy "
            "type.\n"
            "That Pokémon has 10 more HP."
        ),
    ),
    (
        "energy",
        'provide("Y"); keep(is(host, typed(Y))); static { mod(max_hp, host, value=10) }',
        (
            "This card provides Fairy Energy.\n"
            "Discard this card unless the Pokémon this card is attached to is Fairy "
            "type.\n"
            "That Fairy Pokémon has 10 more HP."
        ),
    ),
    (
        "energy",
        (
            'provide("G"); keep(is(host, typed(G))); on(attached(host), event_by_hand and '
            "is(event_card, one_of(this_card)) and is(host, typed(G))) { heal(host, 20) }"
        ),
        (
            "This card provides Grass Energy.\n"
            "Discard this card unless the Pokémon this card is attached to is Grass "
            "type.\n"
            "When you attach this from your hand, heal 20 damage from that Pokémon."
        ),
    ),
    # Kinds and effects of a card first.
    (
        "trainer",
        'rule("prizes", 0, counted); rule("no_retreat"); rule("leaves_freely")',
        (
            "It is played as a Basic Pokémon, and you may discard it during "
            "your turn.\n"
            "It can't retreat.\n"
            "No Prize is taken when it is Knocked Out."
        ),
    ),
    # Alternative numbers, and what is counted.
    (
        "attack",
        (
            "after { if is(defender, damaged) { counters(defender, 5) } else { "
            "counters(defender, 2) } }"
        ),
        "Place 2 damage counters on the Defending Pokémon, or 5 if the Defending Pokémon has "
        "any damage counters on it.",
    ),
    (
        "attack",
        (
            "after { if is(self, damaged) { move_counters(self, defender, 3) } else { "
            "move_counters(self, defender, 1) } }"
        ),
        (
            "Move 1 damage counter from this Pokémon to the Defending Pokémon, or 3 if this "
            "Pokémon has any damage counters on it."
        ),
    ),
    (
        "attack",
        "after { if is(self, damaged) { draw(me, 3) } else { draw(me, 1) } }",
        "Draw 3 cards if this Pokémon has any damage counters on it, otherwise 1.",
    ),
    # Who is meant.
    (
        "attack",
        'before { if is(defender, name_has("Team Moss")) { add_damage(20) } }',
        "If the Defending Pokémon is a “Team Moss” Pokémon, this attack does 20 more damage.",
    ),
    (
        "attack",
        "before { if is(defender, typed(D) or typed(Y)) { add_damage(20) } }",
        "If the Defending Pokémon is Darkness or Fairy type, this attack does 20 more damage.",
    ),
    (
        "power",
        "on(evolved(self), event_by_hand, me) { inflict(active(both), asleep) }",
        "When you play this Pokémon from your hand to evolve a Pokémon, you may make both"
        " Active Pokémon Asleep.",
    ),
    (
        "trainer",
        "on(damaged(host), event_cause(attack)) { move(stack(event_mon), hand) }",
        (
            "When the Pokémon this card is attached to is damaged by an attack (even "
            "if it is Knocked Out), put the Pokémon cards of that Pokémon into your "
            "hand."
        ),
    ),
    (
        "power",
        "static(while=attacked_last_turn(self)) { mod(can_retreat, self, forbid) }",
        "If this Pokémon attacked in your last turn, it can't retreat.",
    ),
    # Several things in one sentence.
    (
        "trainer",
        (
            "static { mod(max_hp, host[basic], value=30); "
            "mod(damage_dealt, host[basic], value=20, stage=before, from=active(foe)) }"
        ),
        (
            "If this card is attached to a Basic Pokémon, that Pokémon has 30 more HP, and its "
            "attacks do 20 more damage to your opponent's Active Pokémon (before Weakness and "
            "Resistance)."
        ),
    ),
    (
        "trainer",
        "static { mod(max_hp, host, value=30); immune(host, asleep) }",
        "The Pokémon this card is attached to has 30 more HP and can't be Asleep.",
    ),
    (
        "power",
        "static { mod(weakness_applies, all(me), forbid); mod(retreat_cost, all(me), set) }",
        "Your Pokémon have no Weakness and no Retreat Cost.",
    ),
    (
        "trainer",
        "play { a <- top(me, 2); look(a); b <- choose(a); move(b, hand); discard(a - b) }",
        "Look at the top 2 cards of your deck, put one into your hand and discard the other.",
    ),
    (
        "trainer",
        "needs(count(hand(me)) == 1); play { draw(me, 4) }",
        "You can play this card only if this is the last card in your hand.\nDraw 4 cards.",
    ),
    (
        "attack",
        "after { a <- search(deck(me), least=1); shuffle(me); move(a, deck_top) }",
        "Search your deck for a card and shuffle the rest of your deck. Then put the chosen card on"
        " top.",
    ),
    (
        "trainer",
        (
            "on(damaged(host), event_cause(attack) and not event_from(all(me))) { "
            "delay(turn_ended) { discard(this_card) } }"
        ),
        "When your opponent's attack damages the Pokémon this card is attached to, discard"
        " this card at the end of the turn.",
    ),
    (
        "power",
        "static(hand) { mod(setup_allowed, me, allow) }",
        "You may start the game with this card from your hand as your Active Pokémon.",
    ),
    (
        "attack",
        (
            "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b) { "
            "lasting(foe_next_turn, a) { mod(can_retreat, how=forbid) } } }"
        ),
        (
            "Switch your opponent's Active Pokémon with one of their Benched Pokémon, "
            "and during their next turn, the new Active Pokémon can't retreat."
        ),
    ),
    (
        "attack",
        (
            "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b) { "
            "remove_counters(a, 3) } }"
        ),
        (
            "Switch your opponent's Active Pokémon with one of their Benched Pokémon, "
            "then remove 3 damage counters from the new Active Pokémon."
        ),
    ),
    (
        "power",
        (
            "on(attached(self), event_by_hand and is(event_card, special_energy)) { "
            "a <- search(deck(me)[evolves_from(self) and shares_type(event_card)]); "
            "evolve(a, self); shuffle(me) }"
        ),
        (
            "When you attach a Special Energy from your hand to this Pokémon, search your deck "
            "for a card of that Energy's type evolving from this Pokémon, evolve this Pokémon "
            "with it and shuffle your deck."
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
            "When damage from an opponent's attack would Knock Out the Water Pokémon this card"
            " is attached to, undamaged before, that Pokémon survives with 10 HP, then discard"
            " this card."
        ),
    ),
    (
        "trainer",
        'static { mod(retreat_cost, all(both)[not name_has("Team Moss")], value=2) }',
        "The Retreat Cost of all Pokémon but “Team Moss” Pokémon is 2 Colorless more.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_told_plainly(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_is_turned_twice_is_as_it_was(kind: str, program: str, text: str) -> None:
    assert reordered(reordered(parse(program))) == parse(program)


def test_a_guard_told_twice_is_left_alone() -> None:
    program = parse(
        'provide("Y"); keep(is(host, typed(Y))); '
        "on(attached(host), event_by_hand and is(host, typed(Y)) and is(host, typed(Y))) "
        "{ heal(host, 20) }"
    )

    assert reordered(program) == program
