"""What belongs together is told as a player would tell it, both ways."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    # Both players may do the same.
    (
        "attack",
        "after { may { draw(me, 1) }; may(foe) { draw(foe, 1) } }",
        "Each player may draw a card, you first.",
    ),
    (
        "trainer",
        "play { may { a <- number(0, 4); draw(me, a) }; may(foe) { a <- number(0, 4, foe);"
        " draw(foe, a) }; end_turn }",
        "Each player may draw up to 4 cards, you first. The turn ends.",
    ),
    (
        "attack",
        "after { may(foe) { a <- choose(discards(foe)[energy], 0, 2, foe); b <- move(a, deck);"
        " if did(b) { shuffle(foe) } }; may { c <- choose(discards(me)[energy], 0, 2);"
        " d <- move(c, deck); if did(d) { shuffle(me) } } }",
        "Each player may shuffle up to 2 Energy from their discard pile back into their deck, your"
        " opponent first.",
    ),
    (
        "attack",
        "after { may { a <- search(deck(me)[supporter]); reveal(a); move(a, hand); shuffle(me) };"
        " may(foe) { b <- search(deck(foe)[supporter], by=foe); reveal(b); move(b, hand);"
        " shuffle(foe) } }",
        "Each player, you first, may search their deck for a Supporter, take it openly, shuffle.",
    ),
    (
        "attack",
        "after { if not bench_full(foe) { may(foe) { a <- search(deck(foe)[stage1], by=foe);"
        " bench(a) } }; if not bench_full(me) { may { b <- search(deck(me)[stage1]); bench(b) } }"
        " }",
        "Each player with space on the Bench may search their deck for a Stage 1 Pokémon and bench"
        " it, your opponent first.",
    ),
    (
        "attack",
        "after { a <- flip; b <- flip(by=foe); if heads(a) > 0 { repeat(2) { c <-"
        " choose(all(me)[damaged]); remove_counters(c, 1) } }; if heads(b) > 0 { repeat(2) { d <-"
        " choose(all(foe)[damaged], by=foe); remove_counters(d, 1) } } }",
        "Each player flips a coin and, if heads, takes 2 damage counters off their Pokémon in any"
        " way.",
    ),
    (
        "attack",
        "after { a <- duel; if did(a) { b <- number(0, 5); draw(me, b); b <- number(0, 2, foe);"
        " draw(foe, b) } else { b <- number(0, 2); draw(me, b); b <- number(0, 5, foe);"
        " draw(foe, b) } }",
        "Play rock, paper, scissors: the winner draws up to 5 cards, the loser up to 2, you first.",
    ),
    (
        "attack",
        "after { lasting(through_my_turn) { forbid_play(both, stadium_card) } }",
        "Through your next turn, nobody can play Stadiums.",
    ),
    # Both players do the same.
    (
        "attack",
        "after { move(hand(me), deck); shuffle(me); draw(me, 5); move(hand(foe), deck); "
        "shuffle(foe); draw(foe, 5) }",
        "In turn, you first, each player shuffles their hand into their deck, and draws 5 cards.",
    ),
    (
        "attack",
        "after { move(hand(me), deck); shuffle(me); a <- number(0, 3); draw(me, a); "
        "move(hand(foe), deck); shuffle(foe); b <- number(0, 3, foe); draw(foe, b) }",
        "In turn, you first, each player shuffles their hand into their deck, and draws up to"
        " 3 cards.",
    ),
    (
        "attack",
        "after { a <- move(hand(me), deck); shuffle(me); draw(me, count(a)); b <- "
        "move(hand(foe), deck); shuffle(foe); draw(foe, count(b)) }",
        "In turn, you first, each player shuffles their hand into their deck, and draws as "
        "many cards.",
    ),
    (
        "attack",
        "after { move(hand(me), deck); shuffle(me); move(hand(foe), deck); shuffle(foe); "
        "draw(me, prizes_left(me)); draw(foe, prizes_left(foe)) }",
        "Each player shuffles their hand into their deck, then draws a card per Prize they "
        "have left, you first.",
    ),
    (
        "attack",
        "after { draw(me, 1); draw(foe, 1) }",
        "Each player draws a card, you first.",
    ),
    (
        "attack",
        "after { move(discards(me)[supporter], deck); shuffle(me); "
        "move(discards(foe)[supporter], deck); shuffle(foe) }",
        "Each player shuffles all Supporters from their discard pile into their deck.",
    ),
    (
        "attack",
        "after { reveal(hand(me)); reveal(hand(foe)); move(hand(me)[energy], deck); "
        "shuffle(me); move(hand(foe)[energy], deck); shuffle(foe) }",
        "Each player shows their hand and shuffles all Energy in it into their deck.",
    ),
    (
        "trainer",
        'on(between_turns) { counters(all(me)[tag("ex")], 2); counters(all(foe)[tag("ex")], 2) }',
        "Between turns: each player places 2 damage counters on each of their ex Pokémon.",
    ),
    (
        "attack",
        "after { a <- choose(bench_of(me)); return_mon(a, hand); b <- choose(bench_of(foe), "
        "by=foe); return_mon(b, hand) }",
        "Each player puts one of their Benched Pokémon and all its cards into their hand, you"
        " first.",
    ),
    (
        "attack",
        "after { draw_until(foe, 6); if count(hand(foe)) > 6 { a <- choose(hand(foe), "
        "count(hand(foe)) - 6, by=foe); discard(a) }; draw_until(me, 6); if count(hand(me)) >"
        " 6 { b <- choose(hand(me), count(hand(me)) - 6); discard(b) } }",
        "Each player draws or discards until they hold 6 cards, your opponent first.",
    ),
    (
        "power",
        "static { mod(damage_taken, active(me)[typed(G)], value=-20, stage=after, from=foe); "
        "mod(damage_taken, active(foe)[typed(G)], value=-20, stage=after, from=me) }",
        "Every Active Grass Pokémon takes 20 less attack damage from the other player (after "
        "Weakness and Resistance).",
    ),
    (
        "power",
        'static { as_long_as(count(hand(me)) < 4) { forbid_play(me, named("Moss Bag")) }; '
        'as_long_as(count(hand(foe)) < 4) { forbid_play(foe, named("Moss Bag")) } }',
        "Whoever holds fewer than 4 cards can't play “Moss Bag”.",
    ),
    # A choice among effects.
    (
        "power",
        'power(once) { either { label("my deck"); a <- top(me, 1); look(a) } { label("the '
        'other deck"); b <- top(foe, 1); look(b) } { label("the other hand"); c <- '
        'pick_random(hand(foe)); look(c) } { label("my Prizes"); d <- choose(prizes(me)); '
        'look(d) } { label("the other Prizes"); e <- choose(prizes(foe)); look(e) } }',
        "Once a turn: look at your top card, theirs, a random card of their hand, one of your"
        " Prizes or one of theirs.",
    ),
    (
        "power",
        'power(once) { either { label("my deck"); a <- top(me, 3); look(a) } { label("the '
        'other deck"); b <- top(foe, 3); look(b) } { label("my Prizes"); c <- '
        'choose(prizes(me), 0, 3); look(c) } { label("the other Prizes"); d <- '
        "choose(prizes(foe), 0, 3); look(d) } }",
        "Once a turn: look at your or their top 3 cards, or at up to 3 of your or their Prizes.",
    ),
    (
        "attack",
        'after { either { label("Your deck"); a <- number(1, 4); b <- top(me, a); look(b); c '
        '<- order(b); move(c, deck_top) } { label("Your opponent\'s deck"); d <- number(1, 4);'
        " e <- top(foe, d); look(e); f <- order(e); move(f, deck_top) } }",
        "Peek at up to 4 top cards of either deck and put them back in any order.",
    ),
    (
        "attack",
        'after { either { label("my discard pile"); a <- search(discards(me), 3); reveal(a); '
        'b <- order(a); move(b, deck_top) } { label("the other discard pile"); c <- '
        "search(discards(foe), 3); reveal(c); d <- order(c); move(d, deck_top) } }",
        "From either discard pile, openly put up to 3 cards on top of its player's deck in "
        "any order.",
    ),
    (
        "attack",
        'after { either { label("me"); move(hand(me), deck); shuffle(me); draw(me, 6) } { '
        'label("the other player"); move(hand(foe), deck); shuffle(foe); draw(foe, 6) } }',
        "Choose a player, who shuffles their hand into their deck and draws 6 cards.",
    ),
    (
        "attack",
        'after { either { label("you"); move(hand(me), deck); shuffle(me); a <- number(0, 6);'
        ' draw(me, a) } { label("your opponent"); move(hand(foe), deck); shuffle(foe); b <- '
        "number(0, 6, foe); draw(foe, b) } }",
        "Choose a player, who shuffles their hand into their deck and draws up to 6 cards.",
    ),
    (
        "trainer",
        "useful(any_of(deck(me)) or any_of(deck(foe))); play { either { a <- top(me, 2); "
        "look(a); may { discard(a) } } { b <- top(foe, 2); look(b); may { discard(b) } } }",
        "Choose one:\n• peek at your top 2 cards; you may discard them\n• peek at their top 2 "
        "cards; you may discard them",
    ),
    (
        "attack",
        "after { either { a <- flip; if heads(a) > 0 { draw(me, 2) }; shuffle(me) } { "
        "heal(self, 30) } }",
        "Choose one:\n• option:\n  • coin, heads: draw 2 cards\n  • shuffle\n• heal 30 from this "
        "Pokémon",
    ),
    # What takes the place of something.
    (
        "attack",
        "after { a <- search(deck(me)[basic]); if any_of(a) { b <- choose(all(me)[basic]); c "
        "<- replace_top(b, a) }; discard(c); shuffle(me) }",
        "Search your deck for a Basic Pokémon, swap one of your Basic Pokémon for it, keeping"
        " all that is on it, discard the old card, shuffle.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)[stage1]); b <- search(deck(me)[stage1]); if any_of(b) { "
        "c <- replace_top(a, b) }; move(c, deck); shuffle(me) }",
        "Choose one of your Stage 1 Pokémon, search your deck for a Stage 1 Pokémon and swap "
        "the first for it, keeping all that is on it; shuffle the old card in.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[basic]); b <- choose(all(me)[basic]); c <- "
        "replace_top(b, a); if did(c) { cure(b); end_effects(b, any); move(c, deck) }; "
        "shuffle(me) }",
        "Search your deck for a Basic Pokémon and swap one of your Basic Pokémon for it, "
        "keeping its cards and damage but no Special Condition or effect; shuffle the old "
        "card in.",
    ),
    (
        "attack",
        "after { may { a <- choose(bench_of(me)); b <- switch(me, a); if did(b) { c <- "
        "choose(energy_on(self)[basic_energy], 0, 60); attach(c, a) } } }",
        "You may switch to a Benched Pokémon, moving any number of basic Energy cards from "
        "this Pokémon to it.",
    ),
    (
        "attack",
        "after { may { a <- choose(bench_of(me)); b <- switch(me, a); if did(b) { may { c <- "
        "choose(energy_on(self), 0, 60); attach(c, a) } } } }",
        "You may switch to a Benched Pokémon and, as you like, move any number of Energy "
        "cards from this Pokémon to it.",
    ),
    (
        "trainer",
        "useful(any_of(bench_of(me))); play { a <- choose(active(me)); b <- "
        "choose(bench_of(me)); c <- switch(me, b, a); if did(c) { may { d <- "
        "choose(energy_on(a), 0, 60); attach(d, b) } } }",
        "Switch your Active Pokémon with one of your Benched Pokémon; you may then move any"
        " Energy of the old Active to the new one.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)[basic and (not new and may_evolve)]); b <- "
        "choose(hand(me)[stage2 and can_follow(a)]); evolve(b, a) }",
        "Evolve one of your Basic Pokémon played before this turn with a Stage 2 Pokémon of its"
        " line from your hand.",
    ),
    (
        "attack",
        'after { a <- bottom(me, 5); look(a); may { b <- choose(a[named("Sprigling")]); '
        "reveal(b); bench(b) }; shuffle(me) }",
        "Peek at your bottom 5 cards. You may openly bench a “Sprigling” among them. Shuffle.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[trainer]); reveal(a); if is(a, tool) { may { b <- "
        "choose(all(me)[tool_room]); c <- attach(a, b) }; if not did(c) { move(a, hand) } } "
        "else { move(a, hand) }; shuffle(me) }",
        "Search your deck for a Trainer and take it openly, or, if it is a Tool, attach it to"
        " one of your Pokémon with room for it instead; shuffle.",
    ),
    # What is given up, and what is left out.
    (
        "attack",
        "before { if units(self) >= 3 { may { a <- choose_units(energy_on(self), 3); b <- "
        "spend(a) } }; if did(b) { set_damage(120) } }",
        "You may discard 3 Energy from this Pokémon for a base damage of 120.",
    ),
    (
        "attack",
        "after { if units(self, W) >= 2 { may { a <- "
        "choose_units(energy_on(self)[provides(W)], 2, W); b <- discard(a) } }; if did(b) { "
        "draw(me, 3) } }",
        "You may discard 2 Water Energy from this Pokémon. If you do: draw 3 cards.",
    ),
    (
        "attack",
        "before { if count(hand(foe)) >= 3 { may(foe) { a <- choose(hand(foe), 3, by=foe); b "
        "<- discard(a) } }; if did(b) { set_damage(10) } }",
        "They may discard 3 cards from their hand. If they do: the base damage is 10.",
    ),
    (
        "attack",
        "after { if count(energy_on(self)[basic_energy and provides(R)]) > 1 or "
        'count(energy_on(self)[basic_energy and provides(W)]) > 1 { either { label("Fire"); '
        "if count(energy_on(self)[basic_energy and provides(R)]) > 1 { a <- "
        "choose(energy_on(self)[basic_energy and provides(R)], 2); discard(a); hit(defender, "
        '60) } } { label("Water"); if count(energy_on(self)[basic_energy and provides(W)]) > '
        "1 { b <- choose(energy_on(self)[basic_energy and provides(W)], 2); discard(b); c <- "
        "choose(bench_of(foe)); hit(c, 80) } } } }",
        "From this Pokémon, discard 2 basic Fire Energy cards to hit the Defender for 60, or 2"
        " basic Water ones to hit one of their Benched Pokémon for 80.",
    ),
    (
        "attack",
        "before { loop { a <- flip_until_tails; if hp_left(self) <= 20 { break }; b <- "
        'ask("Start again?"); if not did(b) { break }; counters(self, 2) } }; damage(10 * '
        "heads(a))",
        "Before damage: flip until tails; you may place 2 damage counters on this Pokémon to "
        "start over, as often as it survives that; only the last run counts.\n"
        "Damage: 10 per heads.",
    ),
    (
        "attack",
        "before { if count(all(foe)[is_active]) > 1 { may { cancel_damage; a <- "
        "all(foe)[is_active] } } }; after { hit(a, 40); draw(me, 1) }",
        "If they have more than 1 Active Pokémon, you may aim at all of their Active Pokémon "
        "instead of the Defender, hitting them for 40. Draw a card.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, condition_is(asleep) or condition_is(confused) or "
        "condition_is(paralyzed) or condition_is(poisoned)), me) { cure(host, asleep, "
        "confused, paralyzed, poisoned); discard(this_card) }; on(turn_began, is(host, "
        "condition_is(asleep) or condition_is(confused) or condition_is(paralyzed) or "
        "condition_is(poisoned))) { cure(host, asleep, confused, paralyzed, poisoned); "
        "discard(this_card) }",
        "At any point between turns, you may discard this card to cure its Pokémon of Asleep,"
        " Confused, Paralyzed and Poisoned.\nAt the start of each turn, discard this card if it"
        " cures its Pokémon of Asleep, Confused, Paralyzed or Poisoned.",
    ),
    (
        "trainer",
        'useful(any_of(deck(me))); play { if any_of(hand(me)[named("Twin Bag")]) { either { '
        'draw(me, 1) } { a <- choose(hand(me)[named("Twin Bag")]); b <- search(deck(me), 3); '
        "move(b, hand); shuffle(me); discard(a) } } else { draw(me, 1) } }",
        "Played alone: draw a card. Along with another “Twin Bag”: search your deck for up to"
        " 3 cards, take them, shuffle.",
    ),
    (
        "trainer",
        "useful(any_of(active(me)[damaged]) or any_of(active(me)[afflicted])); play { a <- "
        "choose(active(me)[damaged or afflicted]); remove_counters(a, 2); cure(a) }",
        "Take 2 damage counters and all Special Conditions off your Active Pokémon.",
    ),
    (
        "power",
        "power(once, any_of(active(me)[damaged]) or any_of(active(me)[afflicted])) { a <- "
        "choose(active(me)[damaged or afflicted]); remove_counters(a, 1); cure_one(a) }",
        "Once a turn: take 1 damage counter off your Active Pokémon and remove one Special "
        "Condition from it.",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn) { mod(turn_draw, foe, set) } }",
        "They draw no card at the start of their next turn.",
    ),
    (
        "attack",
        "before { lasting(this_attack) { mod(weakness_applies, defender, forbid); "
        "mod(resistance_applies, defender, forbid) } }",
        "The attack ignores Weakness and Resistance of the Defender.",
    ),
    (
        "attack",
        "before { lasting(this_attack) { mod(resistance_applies, all(both), forbid, "
        "from=self); mod(pierces, self, allow) } }",
        "The attack ignores Resistance, effects on the Defender and its powers.",
    ),
    (
        "power",
        "static { mod(resistance_applies, all(both), forbid, from=self); mod(pierces, self, "
        "allow) }",
        "Damage from this Pokémon's attacks ignores Resistance, effects on the opposing Active"
        " and its powers.",
    ),
    (
        "power",
        'static { cheaper(self, "C", "Leaf Slap"); cheaper(self, "C", "Root Grip") }',
        "“Leaf Slap” and “Root Grip” of this Pokémon cost 1 Colorless less.",
    ),
    (
        "power",
        'static { cheaper(self, "CCCCCC", "Leaf Slap"); cheaper(self, "CCCCCC", "Root Grip") }',
        "“Leaf Slap” and “Root Grip” of this Pokémon cost no Colorless.",
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { hit(a, 20 * "
        'count(all(me)[named("Sprigling")])) }',
        "Hit one of their Pokémon for 20 per “Sprigling” you have in play.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)[has_type(G) and damaged]); heal(a, 40) }",
        "Heal 40 from one of your damaged Pokémon with Grass Energy.",
    ),
    (
        "power",
        "static { mod(damage_taken, self, value=-10, stage=after, from=all(foe)[typed(G) or "
        "typed(F) or typed(D) or typed(M)]) }",
        "This Pokémon takes 10 less attack damage from their Grass, Fighting, Darkness or "
        "Metal Pokémon (after Weakness and Resistance).",
    ),
    (
        "power",
        'on(between_turns, not any_of((active(me) - self)[not named("Sprigling")])) { '
        "draw(me, 1) }",
        "Between turns, if your other Active is “Sprigling” or missing: draw a card.",
    ),
    (
        "attack",
        'after { a <- search(deck(me)[plain_trainer and name_has("Moss") or stage1 and '
        'descends_from("Moss")]); reveal(a); move(a, hand); shuffle(me) }',
        "Search your deck for a Stage 1 Pokémon of a “Moss” line or “Moss” Trainer other than"
        " a Supporter or Stadium, take it openly, shuffle.",
    ),
    # More of the same.
    (
        "attack",
        "after { draw(me, 2); if is(self, has_tool) { draw(me, 2) } }",
        "Draw 2 cards; if this Pokémon has a Tool, draw 2 more.",
    ),
    (
        "attack",
        "after { draw(me, 1); if is(self, damaged) { draw(me, 1) } }",
        "Draw a card, or 2 if this Pokémon is damaged.",
    ),
    (
        "attack",
        "after { a <- pick_random(hand(foe)); b <- discard(a); if is(b, supporter) { c <- "
        "pick_random(hand(foe)); discard(c) } }",
        "Discard a random card from their hand; if it is a Supporter card, discard another"
        " in the same way.",
    ),
    (
        "attack",
        'pay { a <- choose_paying(energy_on(self), "GW", how=by_cards); if count(a) >= 2 { '
        "discard(a) } else { cancel } }",
        "Discard a Grass and a Water Energy card from this Pokémon, or the attack does nothing.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[typed(G) and basic or typed(W) and basic], 3); "
        "bench(a); shuffle(me) }",
        "Search your deck for up to 3 Basic Pokémon of Grass or Water type, bench them, shuffle.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_belongs_together_is_told_together(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_is_told_together_is_read_as_this_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
