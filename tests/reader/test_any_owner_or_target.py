"""Clauses that take any owner, target, place or name, in sentences of our own."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.shorthand import program

EVENTS = (
    (
        "Whenever your opponent retreats his or her Active Pokémon, put 1 damage counter on it.",
        "old_power",
        "2001-02-01",
        "on(retreated(all(foe))) { counters(event_mon, 1) }",
    ),
    (
        "When Mossling retreats, you may {search} a Fire Energy card and attach it "
        "to the new Active Pokémon. {shuffled}",
        "old_power",
        "2001-02-01",
        "on(retreated(self), may=me) { a <- search(deck(me)[energy and "
        "provides(R)]); b <- choose(active(me)); attach(a, b); shuffle(me) }",
    ),
    (
        "Whenever your opponent's Active Pokémon uses an attack, flip a coin. If "
        "heads, that attack does nothing.",
        "old_power",
        "2001-02-01",
        "instead(attack_declared(active(foe))) { a <- flip; if heads(a) > 0 { nullify } }",
    ),
    (
        "If any of your Fire Pokémon is damaged by an opponent's attack, put 1 "
        "damage counter on the Attacking Pokémon.",
        "body",
        "2005-02-01",
        "on(damaged(all(me)[typed(R)]), event_cause(attack) and not "
        "event_from(all(me))) { counters(attacker, 1) }",
    ),
    (
        "Whenever 1 of your Psychic Pokémon is Knocked Out, draw a card.",
        "body",
        "2005-02-01",
        "on(knocked_out(all(me)[typed(P)])) { draw(me, 1) }",
    ),
    (
        "If 1 of your Benched Pokémon would be Knocked Out by an attack, flip a "
        "coin. If tails, that Pokémon isn't Knocked Out and its remaining HP becomes "
        "10 instead.",
        "body",
        "2005-02-01",
        "instead(would_be_knocked_out(bench_of(me)), event_by_attack) { a <- flip; "
        "if tails(a) > 0 { nullify; leave_hp(event_mon, 10) } }",
    ),
    (
        "Whenever 1 of your Benched Pokémon becomes your Active Pokémon, remove 1 "
        "damage counter from that Pokémon.",
        "body",
        "2005-02-01",
        "on(became_active(all(me))) { remove_counters(event_mon, 1) }",
    ),
    (
        "Whenever your opponent attaches an Energy card {by_hand} to one of his or "
        "her Evolved Pokémon, put 2 damage counters on that Pokémon.",
        "body",
        "2005-02-01",
        "on(attached(all(foe)[evolved]), event_by_hand and is(event_card, energy)) { "
        "counters(event_mon, 2) }",
    ),
    (
        "Whenever you attach a basic Energy card from your hand to your Active "
        "Pokémon, remove 1 damage counter from that Pokémon.",
        "body",
        "2005-02-01",
        "on(attached(active(me)), event_by_hand and is(event_card, basic_energy)) { "
        "remove_counters(event_mon, 1) }",
    ),
    (
        "Whenever your opponent evolves 1 of his or her Pokémon, put 2 {counters} on that Pokémon.",
        "body",
        "2005-02-01",
        "on(evolved(all(foe))) { counters(event_mon, 2) }",
    ),
    (
        "If Mossling has any Psychic Energy attached to it and is damaged by an "
        "opponent's attack, the Attacking Pokémon is now Confused.",
        "body",
        "2005-02-01",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and "
        "is(self, has_type(P))) { inflict(attacker, confused) }",
    ),
    (
        "At the beginning of each player's turn, put 1 damage counter on each Active Pokémon.",
        "body",
        "2005-02-01",
        "on(turn_began) { counters(active(both), 1) }",
    ),
    (
        "When your turn ends, if Mossling is your {active}, put 1 damage counter on "
        "each Defending Pokémon.",
        "body",
        "2008-02-01",
        "on(turn_ended(me), is(self, is_active)) { counters(active(foe), 1) }",
    ),
    (
        "If {foes} is Knocked Out by damage from an attack of this Pokémon, draw 2 cards.",
        "ability",
        "2013-02-01",
        "on(knocked_out(all(foe)), event_cause(attack) and event_from(self)) { draw(me, 2) }",
    ),
    (
        "If any damage is done to {this} by attacks, flip a coin. If tails, this "
        "Pokémon takes 20 more damage (after applying Weakness and Resistance).",
        "ability",
        "2013-02-01",
        "instead(damaged(self), event_cause(attack)) { a <- flip; if tails(a) > 0 { "
        "set_amount(event_amount + 20) } }",
    ),
    (
        "{once} draw a card. If you have Bramgrub in play, draw 2 cards instead.",
        "power",
        "2008-02-01",
        'power(once, any_of(deck(me))) { if any_of(all(me)[named("Bramgrub")]) { '
        "draw(me, 2) } else { draw(me, 1) } }",
    ),
    (
        "Once during your turn (before your attack), you may have each player draw 2 cards.",
        "power",
        "2008-02-01",
        "power(once, any_of(deck(me)) or any_of(deck(foe))) { draw(me, 2); draw(foe, 2) }",
    ),
    (
        "Once during your turn (before your attack), you may turn all Water Energy "
        "attached to Mossling into Fire Energy for the rest of the turn.",
        "power",
        "2005-02-01",
        "power(once) { lasting(end_of_turn) { mod_type(energy_provided, "
        "energy_on(self)[provides(W)], set, R) } }",
    ),
    (
        "{once} draw 2 cards. You can use this power only if Mossling is on your Bench.",
        "power",
        "2008-02-01",
        "power(once, any_of(deck(me)), not is(self, is_benched)) { draw(me, 2) }",
    ),
    (
        "Whenever the Defending Pokémon is Knocked Out by damage from Mossling's "
        "attack, draw a card.",
        "old_power",
        "2001-02-01",
        "on(knocked_out(active(foe)), event_cause(attack) and event_from(self)) { draw(me, 1) }",
    ),
    (
        "Whenever Mossling's attack Knocks Out 1 of your opponent's Benched Pokémon, draw a card.",
        "body",
        "2005-02-01",
        "on(knocked_out(bench_of(foe)), event_by_attack and event_from(self)) { draw(me, 1) }",
    ),
    (
        "Whenever your opponent plays a Supporter card {by_hand}, put 1 damage "
        "counter on each of your opponent's Active Pokémon.",
        "body",
        "2005-02-01",
        "on(played(foe), is(event_card, supporter)) { counters(active(foe), 1) }",
    ),
    (
        "At the start of your turn, if Mossling is your Active Pokémon, you may draw "
        "an additional card.",
        "old_power",
        "2001-02-01",
        "on(turn_began(me), is(self, is_active), me) { draw(me, 1) }",
    ),
    (
        "Once during your turn (before your attack), you may choose the Defending "
        "Pokémon. Mossling is the same type as that Pokémon until the end of your "
        "turn.",
        "power",
        "2008-02-01",
        "power(once) { lasting(end_of_turn, self) { take_types(self, active(foe)) } }",
    ),
    (
        "Once during your turn (before your attack), you may put 2 damage counters "
        "on Mossling. If you do, draw a card. If you don't, your opponent draws a "
        "card.",
        "power",
        "2008-02-01",
        "power(once) { a <- counters(self, 2); if did(a) { draw(me, 1) } else { draw(foe, 1) } }",
    ),
)

HOLDING = (
    (
        "If Mossling is in play, your opponent can't play Stadium cards.",
        "body",
        "2005-02-01",
        "static { forbid_play(foe, stadium_card) }",
    ),
    (
        "Mossling and each of your Benched Pokémon can't be Confused.",
        "body",
        "2005-02-01",
        "static { immune(self | bench_of(me), confused) }",
    ),
    (
        "Any Pokémon Tool cards attached to your opponent's Pokémon have no effect.",
        "body",
        "2005-02-01",
        "static { mod(tool_works, all(foe), forbid) }",
    ),
    (
        "As long as Mossling has any Water Energy and any Fire Energy attached to "
        "it, Mossling has no Weakness.",
        "body",
        "2005-02-01",
        "static(while=is(self, has_type(W) and has_type(R))) { mod(weakness_applies, "
        "self, forbid) }",
    ),
    (
        "Attacks used by your Darkness Pokémon do 10 more damage to Pokémon-EX.",
        "ability",
        "2013-02-01",
        'static { mod(damage_dealt, all(me)[typed(D)], value=10, from=all(both)[tag("EX")]) }',
    ),
    (
        "If you have any Stadium card in play, this Pokémon can't be damaged.",
        "ability",
        "2013-02-01",
        "static(while=any_of(stadium[owned_by(me)])) { prevent(damage, self) }",
    ),
    (
        "During your opponent's turn, Mossling has no Weakness.",
        "body",
        "2005-02-01",
        "static(while=not my_turn) { mod(weakness_applies, self, forbid) }",
    ),
    (
        "No Stadium cards can be played.",
        "old_power",
        "2001-02-01",
        "static { forbid_play(both, stadium_card) }",
    ),
    (
        "While Mossling is on your Bench, your Active Pokémon's Retreat Cost is 0.",
        "old_power",
        "2001-02-01",
        "static(while=is(self, is_benched)) { mod(retreat_cost, active(me), set) }",
    ),
    (
        "If you have a Fire Pokémon in play, Mossling's attacks do 10 more damage.",
        "old_power",
        "2001-02-01",
        "static(while=any_of(all(me)[typed(R)])) { mod(damage_dealt, self, value=10, "
        "from=active(foe)) }",
    ),
    (
        "All Fire Energy attached to your Pokémon is Water Energy instead.",
        "old_power",
        "2001-02-01",
        "static { mod_type(energy_provided, energy_on(all(me))[provides(R)], set, W) }",
    ),
    (
        "As long as Mossling is your Active Pokémon, neither player can play any Trainer cards.",
        "body",
        "2005-02-01",
        "static(while=is(self, is_active)) { forbid_play(both, trainer) }",
    ),
    (
        "Mossling gets +30 HP, has no Weakness, and can't be Burned.",
        "body",
        "2005-02-01",
        "static { mod(max_hp, self, value=30); mod(weakness_applies, self, forbid); "
        "immune(self, burned) }",
    ),
    (
        "All Poké-Powers have no effect as long as Mossling is your Active Pokémon.",
        "body",
        "2005-02-01",
        "static(while=is(self, is_active)) { off_power(all(both), power) }",
    ),
    (
        "All of your Benched Pokémon's Poké-Powers can't be used.",
        "body",
        "2005-02-01",
        "static { off_power(bench_of(me), power) }",
    ),
    (
        "Mossling's Weakness is now Water.",
        "body",
        "2005-02-01",
        "static { mod_type(weakness, self[weak_to], set, W) }",
    ),
    (
        "Your opponent's Confused Pokémon receives 20 more damage from attacks.",
        "body",
        "2005-02-01",
        "static { mod(damage_taken, all(foe)[condition_is(confused)], value=20, stage=after) }",
    ),
    (
        "As long as your opponent's Active Pokémon is affected by a Special "
        "Condition, Mossling's attacks do 20 more damage to that Pokémon.",
        "body",
        "2005-02-01",
        "static { mod(damage_dealt, self, value=20, from=active(foe)[afflicted]) }",
    ),
    (
        "Mossling can't be Paralyzed while it has any Fire Energy attached to it.",
        "body",
        "2005-02-01",
        "static(while=is(self, has_type(R))) { immune(self, paralyzed) }",
    ),
    (
        "As long as Mossling and Bramgrub are in play, each of your Pokémon can't be Poisoned.",
        "body",
        "2005-02-01",
        'static(while=any_of(all(both)[named("Mossling")]) and '
        'any_of(all(both)[named("Bramgrub")])) { immune(all(me), poisoned) }',
    ),
    (
        "As long as any Pokémon Tool card is attached to Mossling, Mossling has no Weakness.",
        "body",
        "2005-02-01",
        "static(while=is(self, holds(tool))) { mod(weakness_applies, self, forbid) }",
    ),
    (
        "As long as Mossling has Bram Cape attached to it, Mossling has no Weakness.",
        "body",
        "2005-02-01",
        'static(while=is(self, holds(named("Bram Cape")))) { mod(weakness_applies, self, forbid) }',
    ),
    (
        "Mossling's Bram Slap attack does 20 more damage to {it} (before applying "
        "Weakness and Resistance).",
        "power",
        "2008-02-01",
        'static { as_long_as(attack_is("Bram Slap")) { mod(damage_dealt, self, '
        "value=20, stage=before, from=active(foe)) } }",
    ),
    (
        "Each of your opponent's Pokémon's attack cost is Colorless more.",
        "body",
        "2008-02-01",
        "static { mod(attack_cost, all(foe), value=1) }",
    ),
    (
        "Your opponent's Active Pokémon's attacks cost Colorless more for each "
        "damage counter on it.",
        "ability",
        "2013-02-01",
        "static { mod(attack_cost, active(foe), value=counters_on(active(foe))) }",
    ),
    (
        "Your opponent's attacks do 10 less damage to your Active Pokémon.",
        "ability",
        "2013-02-01",
        "static { mod(damage_taken, active(me), value=-10, stage=after, from=foe) }",
    ),
    (
        "You can't have more than 3 Pokémon on your Bench.",
        "ability",
        "2013-02-01",
        "static { mod(bench_size, me, set, 3) }",
    ),
    (
        "Put 1 more damage counter on your opponent's Burned Pokémon between turns.",
        "ability",
        "2013-02-01",
        "static { mod(burn_points, all(foe), value=10) }",
    ),
    (
        "Your Team Bram Pokémon's attacks do 10 more damage to your opponent's "
        "{active} (before applying Weakness and Resistance).",
        "ability",
        "2013-02-01",
        'static { mod(damage_dealt, all(me)[name_has("Team Bram")], value=10, '
        "stage=before, from=active(foe)) }",
    ),
    (
        "All Pokémon Tools attached to each Pokémon have no effect.",
        "ability",
        "2013-02-01",
        "static { mod(tool_works, all(both), forbid) }",
    ),
    (
        "Your Benched Pokémon do not take damage from attacks from Stage 2 Pokémon.",
        "ability",
        "2013-02-01",
        "static { prevent(damage, bench_of(me), attack, all(both)[stage2]) }",
    ),
)

TRAINERS = (
    (
        "Your opponent shuffles all the cards in his or her hand into his or her "
        "deck and then draws the same number of cards.",
        "trainer",
        "2001-02-01",
        "useful(any_of(hand(foe))); play { a <- move(hand(foe), deck); shuffle(foe); "
        "draw(foe, count(a)) }",
    ),
    (
        "Look at your opponent's Prizes.",
        "trainer",
        "2001-02-01",
        "play { look(prizes(foe)) }",
    ),
    (
        "When the Pokémon Mossling is attached to retreats, draw a card.",
        "tool",
        "2005-02-01",
        "on(retreated(host)) { draw(me, 1) }",
    ),
    (
        "Move all damage counters from 1 of your Pokémon to another of your Pokémon.",
        "trainer",
        "2001-02-01",
        "play { a <- choose(all(me)); b <- counters_on(a); c <- choose(all(me) - a); "
        "move_counters(a, c, b) }",
    ),
    (
        "Your opponent discards cards {by_hand} until he or she has 4 cards left.",
        "trainer",
        "2001-02-01",
        "useful(count(hand(foe)) > 4 and any_of(hand(foe))); play { if "
        "count(hand(foe)) > 4 { a <- choose(hand(foe), count(hand(foe)) - 4, "
        "by=foe); discard(a) } }",
    ),
    (
        "Shuffle your hand into your deck. Then, draw as many cards as your opponent "
        "has in his or her hand.",
        "trainer",
        "2001-02-01",
        "useful(any_of(hand(me) - this_card) or any_of(deck(me))); play { "
        "move(hand(me), deck); shuffle(me); draw(me, count(hand(foe))) }",
    ),
    (
        "Play this card only if your opponent has more Pokémon in play than you. Draw 3 cards.",
        "trainer",
        "2001-02-01",
        "needs(count(all(foe)) > count(all(me))); useful(any_of(deck(me))); play { draw(me, 3) }",
    ),
    (
        "Choose a Trainer card in your opponent's discard pile. Use the effect of "
        "that card as the effect of this card.",
        "trainer",
        "2001-02-01",
        "useful(any_of(discards(foe)[trainer])); play { a <- "
        "choose(discards(foe)[trainer]); use_card(a) }",
    ),
    (
        "Discard a Special Energy attached to each of your opponent's Pokémon.",
        "item",
        "2013-02-01",
        "useful(any_of(energy_on(all(foe))[special_energy])); play { each a in "
        "all(foe) { b <- choose(energy_on(a)[special_energy]); discard(b) } }",
    ),
    (
        "Move an Energy from each of your Benched Pokémon to your Active Pokémon.",
        "item",
        "2013-02-01",
        "useful(any_of(energy_on(bench_of(me)))); play { a <- choose(active(me)); "
        "each b in bench_of(me) { c <- choose(energy_on(b)); attach(c, a) } }",
    ),
    (
        "Return 1 Energy card attached to each Active Pokémon to its owner's hand.",
        "item",
        "2013-02-01",
        "useful(any_of(energy_on(active(both)))); play { each a in active(both) { b "
        "<- choose(energy_on(a)); move(b, hand) } }",
    ),
    (
        "Draw cards until you have 6 cards in your hand. If your opponent has 2 or "
        "fewer Prize cards left, draw cards until you have 8 cards in your hand "
        "instead.",
        "supporter",
        "2005-02-01",
        "useful(prizes_left(foe) <= 2 and any_of(deck(me)) and count(hand(me) - "
        "this_card) < 8 or any_of(deck(me)) and count(hand(me) - this_card) < 6); "
        "play { if prizes_left(foe) <= 2 { draw_until(me, 8) } else { draw_until(me, "
        "6) } }",
    ),
    (
        "Search your deck for up to 2 Basic Pokémon that have a maximum HP of 50 or "
        "less and put them onto your Bench. Shuffle your deck afterward.",
        "supporter",
        "2008-02-01",
        "useful(any_of(deck(me)) and not bench_full(me)); play { a <- "
        "search(deck(me)[basic and (pokemon and hp_at_most(50))], 2); bench(a); "
        "shuffle(me) }",
    ),
    (
        "Remove 2 damage counters and a Special Condition from 1 of your Pokémon.",
        "trainer",
        "2008-02-01",
        "useful(any_of(all(me)[damaged or afflicted])); play { a <- "
        "choose(all(me)[damaged or afflicted]); remove_counters(a, 2); cure_one(a) }",
    ),
    (
        "Each player can have only 3 Benched Pokémon.",
        "stadium",
        "2001-02-01",
        "static { mod(bench_size, both, set, 3) }",
    ),
    (
        "Whenever a player's Pokémon is Knocked Out, that player may draw a card.",
        "stadium",
        "2001-02-01",
        "on(knocked_out(all(both))) { may(event_player) { draw(event_player, 1) } }",
    ),
    (
        "Whenever any player attaches a Fire Energy {by_hand} to 1 of his or her "
        "Fire Pokémon, he or she draws a card.",
        "stadium",
        "2013-02-01",
        "on(attached(all(both)[typed(R)]), event_by_hand and is(event_card, energy "
        "and provides(R))) { draw(event_player, 1) }",
    ),
    (
        "Each Dragon Pokémon's attacks cost Colorless less (both yours and your opponent's).",
        "stadium",
        "2013-02-01",
        "static { mod(attack_cost, all(both)[typed(N)], value=-1) }",
    ),
    (
        "If the Basic Pokémon this card is attached to has 30 HP or less remaining, "
        "its attacks do 40 more damage to your opponent's {active} (before applying "
        "Weakness and Resistance).",
        "tool",
        "2013-02-01",
        "static(while=is(host, basic) and hp_left(host) <= 30) { mod(damage_dealt, "
        "host, value=40, stage=before, from=active(foe)) }",
    ),
    (
        "The Stage 1 Pokémon this card is attached to gets +30 HP, and its attacks "
        "do 10 more damage to your opponent's {active} (before applying Weakness and "
        "Resistance).",
        "tool",
        "2013-02-01",
        "static { mod(max_hp, host[stage1], value=30); mod(damage_dealt, "
        "host[stage1], value=10, stage=before, from=active(foe)) }",
    ),
    (
        "Whenever the Pokémon Mossling is attached to is damaged by an attack, that "
        "damage is reduced by 10. Discard Mossling at the end of your opponent's "
        "next turn.",
        "tool",
        "2001-02-01",
        "instead(damaged(host), event_cause(attack)) { set_amount(event_amount - 10) "
        "}; on(turn_ended, not my_turn) { discard(this_card) }",
    ),
    (
        "If the Pokémon that Mossling is attached to is damaged by an opponent's "
        "attack, the Attacking Pokémon is now Burned. Discard Mossling at the end of "
        "the turn.",
        "tool",
        "2005-02-01",
        "on(damaged(host), event_cause(attack) and not event_from(all(me))) { "
        "inflict(attacker, burned); delay(turn_ended) { discard(this_card) } }",
    ),
)

ENERGIES = (
    (
        "Mossling provides Grass Energy. When you attach Mossling from your hand to "
        "a Grass Pokémon, draw a card.",
        "special_energy",
        "2001-02-01",
        'provide("G"); on(attached(host), event_by_hand and is(event_card, '
        "one_of(this_card)) and is(host, typed(G))) { draw(me, 1) }",
    ),
    (
        "Mossling provides Psychic and Metal Energy but provides only 1 Energy at a "
        "time. When attached to a Pokémon-ex, Mossling provides Colorless Energy.",
        "special_energy",
        "2005-02-01",
        'provide("[PM]"); provide("C", is(host, tag("ex")))',
    ),
    (
        "Mossling provides Fire Energy. If the Pokémon Mossling is attached to does "
        "not have Bramster in its name, discard Mossling.",
        "special_energy",
        "2005-02-01",
        'provide("R"); keep(is(host, name_has("Bramster")))',
    ),
    (
        "Mossling can be attached only to an Evolved Pokémon. Mossling provides "
        "Colorless Energy. If the Pokémon Mossling is attached to becomes a Basic "
        "Pokémon, discard Mossling.",
        "special_energy",
        "2005-02-01",
        'provide("C"); onto(all(me)[evolved]); keep(not is(host, basic))',
    ),
)

REFUSED = (
    (
        "a choice on either side of a coin that one later word cannot both mean",
        "trainer",
        "Flip a coin. If heads, choose 1 of your opponent's Pokémon. If tails, choose 1 of your "
        "Pokémon. Put 2 damage counters on that Pokémon.",
    ),
    (
        "a card of each of several, with which nobody knows what is done",
        "trainer",
        "Reveal an Energy card attached to each of your opponent's Pokémon.",
    ),
    (
        "a condition of what the same sentence picks",
        "trainer",
        "Look at your opponent's hand. Choose a card there and discard it if it is a Supporter "
        "card.",
    ),
    (
        "a coin that would have to show heads and tails",
        "trainer",
        "Flip a coin. If heads, heal 10 damage from 1 of your Pokémon. If tails, put 1 damage "
        "counter on that Pokémon.",
    ),
    (
        "whose attached Energy gives each of several Pokémon more HP",
        "power",
        "Each of your Pokémon gets +10 HP for each Energy attached to it.",
    ),
)


@pytest.mark.parametrize(("text", "sort", "era", "written"), EVENTS)
def test_a_power_waits_for_any_of_several(text: str, sort: str, era: str, written: str) -> None:
    assert program("power", text, era, sort=sort) == written


@pytest.mark.parametrize(("text", "sort", "era", "written"), HOLDING)
def test_something_holds_for_whomever_is_named(
    text: str, sort: str, era: str, written: str
) -> None:
    assert program("power", text, era, sort=sort) == written


@pytest.mark.parametrize(("text", "sort", "era", "written"), TRAINERS)
def test_a_trainer_says_it_in_other_words(text: str, sort: str, era: str, written: str) -> None:
    assert program("trainer", text, era, sort=sort) == written


@pytest.mark.parametrize(("text", "sort", "era", "written"), ENERGIES)
def test_an_energy_card_stays_and_provides_by_its_holder(
    text: str, sort: str, era: str, written: str
) -> None:
    assert program("energy", text, era, sort=sort) == written


@pytest.mark.parametrize(("why", "kind", "text"), REFUSED)
def test_what_could_mean_two_things_is_not_guessed(why: str, kind: str, text: str) -> None:
    reading = read(Face(kind, text, "Mossling", "Moss Toss", "2013-02-01", kinds=("item",)))

    assert reading.program is None, why


def test_a_stadium_takes_no_side() -> None:
    text = "Whenever a player's Pokémon is Knocked Out by an opponent's attack, draw a card."

    reading = read(Face("trainer", text, "Mossling", era="2013-02-01", kinds=("stadium",)))

    assert reading.program is None
