"""Related things are worded together, in both directions."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    # Both players may do the same.
    (
        "attack",
        "after { may { draw(me, 1) }; may(foe) { draw(foe, 1) } }",
        "Starting with you, each player may draw a card.",
    ),
    (
        "trainer",
        "play { may { a <- number(0, 4); draw(me, a) }; may(foe) { a <- number(0, 4, foe);"
        " draw(foe, a) }; end_turn }",
        "Starting with you, each player may draw up to 4 cards. Your turn ends.",
    ),
    (
        "attack",
        "after { may(foe) { a <- choose(discards(foe)[energy], 0, 2, foe); b <- move(a, deck);"
        " if did(b) { shuffle(foe) } }; may { c <- choose(discards(me)[energy], 0, 2);"
        " d <- move(c, deck); if did(d) { shuffle(me) } } }",
        "Starting with your opponent, each player may shuffle up to 2 Energy from their"
        " discard pile back into their deck.",
    ),
    (
        "attack",
        "after { may { a <- search(deck(me)[supporter]); reveal(a); move(a, hand); shuffle(me) };"
        " may(foe) { b <- search(deck(foe)[supporter], by=foe); reveal(b); move(b, hand);"
        " shuffle(foe) } }",
        "Starting with you, each player may search their deck for a Supporter, show it, put it"
        " into their hand and shuffle.",
    ),
    (
        "attack",
        "after { lasting(through_my_turn) { forbid_play(both, stadium_card) } }",
        "Until the end of your next turn, neither player can play Stadiums.",
    ),
    # Both players do the same.
    (
        "attack",
        "after { move(hand(me), deck); shuffle(me); draw(me, 5); move(hand(foe), deck); "
        "shuffle(foe); draw(foe, 5) }",
        "Starting with you, each player shuffles their hand into their deck, then draws 5 cards.",
    ),
    (
        "attack",
        "after { move(hand(me), deck); shuffle(me); a <- number(0, 3); draw(me, a); "
        "move(hand(foe), deck); shuffle(foe); b <- number(0, 3, foe); draw(foe, b) }",
        "Starting with you, each player shuffles their hand into their deck, then draws up to 3"
        " cards.",
    ),
    (
        "attack",
        "after { move(hand(me), deck); shuffle(me); move(hand(foe), deck); shuffle(foe); "
        "draw(me, prizes_left(me)); draw(foe, prizes_left(foe)) }",
        "Each player shuffles their hand into their deck, then starting with you, each player"
        " draws a card for each Prize they have left.",
    ),
    # A choice among effects.
    (
        "trainer",
        "play { either { a <- top(me, 2); look(a); may { discard(a) } } { b <- top(foe, 2); "
        "look(b); may { discard(b) } } }",
        "Choose one:\n"
        "• look at the top 2 cards of your deck, and you may discard them\n"
        "• look at the top 2 cards of your opponent's deck, and you may discard them",
    ),
    (
        "attack",
        "after { either { a <- flip; if heads(a) > 0 { draw(me, 2) }; shuffle(me) } { "
        "heal(self, 30) } }",
        "Choose one:\n"
        "• option:\n"
        "  • flip a coin. If heads, draw 2 cards\n"
        "  • shuffle your deck\n"
        "• heal 30 damage from this Pokémon",
    ),
    # Replacements.
    (
        "attack",
        'after { a <- bottom(me, 5); look(a); may { b <- choose(a[named("Sprigling")]); '
        "reveal(b); bench(b) }; shuffle(me) }",
        (
            "Look at the bottom 5 cards of your deck. You may reveal a Sprigling from among "
            "them and put it onto your Bench. Shuffle your deck."
        ),
    ),
    # Costs and omissions.
    (
        "attack",
        "before { if units(self) >= 3 { may { a <- choose_units(energy_on(self), 3); b <- "
        "spend(a) } }; if did(b) { set_damage(120) } }",
        "You may discard 3 Energy from this Pokémon to do 120 damage instead.",
    ),
    (
        "trainer",
        'play { if any_of(hand(me)[named("Twin Bag")]) { either { draw(me, 1) } { a <- '
        'choose(hand(me)[named("Twin Bag")]); b <- search(deck(me), 3); move(b, hand); '
        "shuffle(me); discard(a) } } else { draw(me, 1) } }",
        "Draw a card. If you play 2 of this card at the same time, search your deck for up to"
        " 3 cards, put them into your hand and shuffle your deck instead.",
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { hit(a, 20 * "
        'count(all(me)[named("Sprigling")])) }',
        "Choose one of your opponent's Pokémon, then do 20 damage to it for each Sprigling you"
        " have in play.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)[has_type(G) and damaged]); heal(a, 40) }",
        "Heal 40 damage from one of your damaged Pokémon with Grass Energy.",
    ),
    (
        "power",
        "static { mod(damage_taken, self, value=-10, stage=after, from=all(foe)[typed(G) or "
        "typed(F) or typed(D) or typed(M)]) }",
        "This Pokémon takes 10 less damage from attacks by your opponent's Grass, Fighting, "
        "Darkness or Metal Pokémon (after Weakness and Resistance).",
    ),
    (
        "power",
        'on(between_turns, not any_of((active(me) - self)[not named("Sprigling")])) { '
        "draw(me, 1) }",
        "Between turns, if your other Active Pokémon is Sprigling or missing, draw a card.",
    ),
    (
        "attack",
        'after { a <- search(deck(me)[plain_trainer and name_has("Moss") or stage1 and '
        'descends_from("Moss")]); reveal(a); move(a, hand); shuffle(me) }',
        "Search your deck for a Stage 1 Pokémon of a “Moss” line or “Moss” Trainer other than"
        " a Supporter or Stadium, reveal it, put it into your hand, then shuffle your deck.",
    ),
    # More of the same.
    (
        "attack",
        "after { draw(me, 2); if is(self, has_tool) { draw(me, 2) } }",
        "Draw 2 cards. If this Pokémon has a Tool, draw 2 more.",
    ),
    (
        "attack",
        "after { draw(me, 1); if is(self, damaged) { draw(me, 1) } }",
        "Draw a card, or 2 if this Pokémon has any damage counters on it.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[typed(G) and basic or typed(W) and basic], 3); "
        "bench(a); shuffle(me) }",
        "Search your deck for up to 3 Basic Grass and/or Water Pokémon, put them onto your"
        " Bench and shuffle your deck.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_belongs_together_is_told_together(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text
