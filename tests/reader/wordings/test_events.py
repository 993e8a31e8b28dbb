"""Powers that wait for one of several events, in our own sentences."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.shorthand import SHORT, program

EVENTS = (
    (
        "Whenever your opponent retreats his or her Active Pokémon, put 1 damage counter on it.",
        "old_power",
        "2001-02-01",
        "on(retreated(all(foe))) { counters(event_mon, 1) }",
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
        "{once} draw a card. If you have Bramgrub in play, draw 2 cards instead.",
        "power",
        "2008-02-01",
        'power(once) { if any_of(all(me)[named("Bramgrub")]) { draw(me, 2) } else { draw(me, 1) '
        "} }",
    ),
    (
        "Once during your turn (before your attack), you may have each player draw 2 cards.",
        "power",
        "2008-02-01",
        "power(once) { draw(me, 2); draw(foe, 2) }",
    ),
    (
        "{once} draw 2 cards. You can use this power only if Mossling is on your Bench.",
        "power",
        "2008-02-01",
        "power(once, off=not is(self, is_benched)) { draw(me, 2) }",
    ),
    (
        "Whenever your opponent plays a Supporter card {by_hand}, put 1 damage "
        "counter on each of your opponent's Active Pokémon.",
        "body",
        "2005-02-01",
        "on(played(foe), is(event_card, supporter)) { counters(active(foe), 1) }",
    ),
    (
        "Once during your turn (before your attack), you may choose the Defending "
        "Pokémon. Mossling is the same type as that Pokémon until the end of your "
        "turn.",
        "power",
        "2008-02-01",
        "power(once) { a <- choose(active(foe)); lasting(end_of_turn, self) { take_types(self, a) "
        "} }",
    ),
    (
        "Once during your turn (before your attack), you may put 2 damage counters "
        "on Mossling. If you do, draw a card. If you don't, your opponent draws a "
        "card.",
        "power",
        "2008-02-01",
        "power(once) { a <- counters(self, 2); if did(a) { draw(me, 1) } else { draw(foe, 1) } }",
    ),
    (
        "Whenever an attack does 30 or less damage to Mossling (after applying Weakness and "
        "Resistance), reduce that damage to 10.",
        "body",
        "2005-02-01",
        "instead(damaged(self), event_cause(attack) and event_amount <= 30) { "
        "set_amount(least(event_amount, 10)) }",
    ),
    (
        "Whenever an attack does damage to any of your Fire Pokémon, that attack does only "
        "half the damage to it (rounded up to the nearest 10).",
        "body",
        "2005-02-01",
        "instead(damaged(all(me)[typed(R)]), event_cause(attack)) { "
        "set_amount(half_up(event_amount)) }",
    ),
    (
        "If Mossling becomes Asleep or Burned by an opponent's attack, the Attacking Pokémon is "
        "now affected by the same Special Condition.",
        "body",
        "2005-02-01",
        "on(condition_applied(self), event_cause(attack) and not event_from(all(me)) and "
        "event_condition(asleep)) { inflict(attacker, asleep) }; on(condition_applied(self), "
        "event_cause(attack) and not event_from(all(me)) and event_condition(burned)) { "
        "inflict(attacker, burned) }",
    ),
    (
        "Whenever an opponent's attack does anything to Mossling, flip 2 coins. If both are "
        "tails, prevent all effects of that attack, including damage, done to Mossling.",
        "old_power",
        "2001-02-01",
        "instead(attack_declared(all(foe)), attack_concerns(self)) { a <- flip(2); if heads(a) == 0"
        " { lasting(this_attack) { prevent(all, self, attack) } } }",
    ),
    (
        "If Mossling has full HP and would be Knocked Out by an attack, Mossling isn't Knocked "
        "Out and its remaining HP becomes 30 instead.",
        "ability",
        "2013-02-01",
        "instead(would_be_knocked_out(self), event_by_attack and 10 * counters_on(self) == "
        "last_damage(self)) { nullify; leave_hp(self, 30) }",
    ),
    (
        "Whenever your opponent's Active Pokémon retreats and has 50 or more remaining HP, put 2 "
        "damage counters on that Pokémon.",
        "body",
        "2005-02-01",
        "on(retreated(all(foe)), not is(event_mon, hp_left_at_most(40))) { "
        "counters(event_mon, 2) }",
    ),
    (
        "If an attack does damage to Mossling and it is your Active Pokémon, you may draw a card.",
        "body",
        "2005-02-01",
        "on(damaged(self), event_cause(attack) and is(self, is_active), me) { draw(me, 1) }",
    ),
    (
        "Whenever your opponent plays an Evolution card {by_hand} to evolve 1 of his "
        "or her Pokémon, draw a card.",
        "body",
        "2005-02-01",
        "on(evolved(all(foe)), event_by_hand) { draw(me, 1) }",
    ),
    (
        "Whenever a player puts a Stage 1 Pokémon or Stage 2 Pokémon onto his or her Bench from "
        "his or her hand, put 1 damage counter on that Pokémon.",
        "body",
        "2005-02-01",
        "on(benched(all(both)[stage1 or stage2]), event_by_hand) { counters(event_mon, 1) }",
    ),
    (
        "If an opponent's attack would Knock Out Mossling, flip a coin. If heads, Mossling isn't "
        "Knocked Out and you draw a card.",
        "body",
        "2005-02-01",
        "instead(would_be_knocked_out(self), event_by_attack and not event_from(all(me))) { a <- "
        "flip; if heads(a) > 0 { nullify; draw(me, 1) } }",
    ),
    (
        "Whenever Mossling Knocks Out your opponent's Active Pokémon with an attack, draw a card.",
        "ability",
        "2013-02-01",
        "on(knocked_out(active(foe)), event_cause(attack) and event_from(self)) { draw(me, 1) }",
    ),
    (
        "Whenever 1 of your Grass Pokémon uses its Gnaw attack, draw a card.",
        "body",
        "2005-02-01",
        'instead(attack_declared(all(me)[typed(G)]), attack_is("Gnaw")) { draw(me, 1) }',
    ),
    (
        "If Mossling is on your Bench and your opponent's Active Pokémon retreats, put 1 damage "
        "counter on the Pokémon that retreated.",
        "body",
        "2005-02-01",
        "on(retreated(all(foe)), is(self, is_benched)) { counters(event_mon, 1) }",
    ),
    (
        "At the end of your turn, if Mossling is Asleep or Burned, remove those Special "
        "Conditions.",
        "body",
        "2005-02-01",
        "on(turn_ended(me), is(self, condition_is(asleep) or condition_is(burned))) { cure(self, "
        "asleep, burned) }",
    ),
    (
        "If Mossling would be Knocked Out by an attack, flip a coin. If tails, "
        "Mossling isn't Knocked Out, its remaining HP becomes 20, and you draw a card.",
        "ability",
        "2013-02-01",
        "instead(would_be_knocked_out(self), event_by_attack) { a <- flip; if tails(a) > 0 { "
        "nullify; leave_hp(self, 20); draw(me, 1) } }",
    ),
    (
        "If your opponent's Active Pokémon is damaged by an attack, that Pokémon is now "
        "Asleep. You may use only 1 Moss Toss Ability each time this happens.",
        "ability",
        "2013-02-01",
        "on(damaged(active(foe)), event_cause(attack), how=once_event) { inflict(event_mon, "
        "asleep) }",
    ),
)

DEEDS = (
    (
        "When your opponent attaches a Special Energy card {by_hand} to 1 of his or "
        "her Benched Pokémon, that Pokémon is now Asleep.",
        "on(attached(bench_of(foe)), event_by_hand and is(event_card, special_energy)) { "
        "inflict(event_mon, asleep) }",
    ),
    (
        "When you play a Grass Pokémon from your hand to evolve 1 of your Active Pokémon, draw "
        "a card.",
        "on(evolved(all(me)[typed(G)]), event_by_hand and is(event_mon, is_active)) { "
        "draw(me, 1) }",
    ),
    (
        "Whenever your opponent puts a Stage 1 Pokémon from his or her hand onto his or her Bench, "
        "draw a card.",
        "on(benched(all(foe)[stage1]), event_by_hand) { draw(me, 1) }",
    ),
    (
        "When 1 of your Benched Pokémon becomes your Active Pokémon, heal 20 damage from it.",
        "on(became_active(all(me))) { heal(event_mon, 20) }",
    ),
    (
        "Whenever 1 of your opponent's Pokémon uses an Ability, put 1 damage counter on it.",
        "on(power_used(all(foe)), event_power(ability)) { counters(event_mon, 1) }",
    ),
    ("When your turn begins, you may draw a card.", "on(turn_began(me), may=me) { draw(me, 1) }"),
    ("When your Active Pokémon retreats, draw a card.", "on(retreated(all(me))) { draw(me, 1) }"),
)


@pytest.mark.parametrize(("text", "written"), DEEDS)
def test_an_ability_waits_for_what_players_and_pokemon_do(text: str, written: str) -> None:
    assert program("power", text, "2013-02-01", sort="ability") == written


STADIUMS = (
    (
        "Whenever either player attaches a basic Energy card {by_hand} to a Pokémon "
        "that isn't a Fire Pokémon, put 1 damage counter on that Pokémon.",
        "on(attached(all(both)[not typed(R)]), event_by_hand and is(event_card, basic_energy)) { "
        "counters(event_mon, 1) }",
    ),
    (
        "Once during each player's turn, when a player attaches an Energy card "
        "{by_hand} to 1 of his or her Benched Pokémon, that player draws a card.",
        "on(attached(bench_of(both)), event_by_hand and is(event_card, energy), how=once_player) { "
        "draw(event_player, 1) }",
    ),
    (
        "Whenever a Pokémon {falls}, its owner draws a card.",
        "on(knocked_out(all(both))) { draw(event_player, 1) }",
    ),
    (
        "Whenever any player's Active Pokémon retreats, put 1 damage counter on it.",
        "on(retreated(all(both))) { counters(event_mon, 1) }",
    ),
    (
        "Whenever either player plays a Pokémon VSTAR {by_hand} to evolve a Pokémon V "
        "during his or her turn, heal 30 damage from that Pokémon.",
        'on(evolved(all(both)[tag("vstar")]), event_by_hand and any_of(under(event_mon)[tag("v")])'
        ") { heal(event_mon, 30) }",
    ),
)


@pytest.mark.parametrize(("text", "written"), STADIUMS)
def test_a_stadium_waits_for_what_either_player_does(text: str, written: str) -> None:
    assert program("trainer", text, "2013-02-01", sort="stadium") == written


@pytest.mark.parametrize(("text", "sort", "era", "written"), EVENTS)
def test_a_power_waits_for_any_of_several(text: str, sort: str, era: str, written: str) -> None:
    assert program("power", text, era, sort=sort) == written


LASTING = (
    (
        "During {next}, if {this} is damaged by an attack, draw a card.",
        "after { lasting(foe_next_turn, self) { handler(on(damaged(self), event_cause(attack)) { "
        "draw(me, 1) }) } }",
    ),
    (
        "During your opponent's next turn, whenever Mossling takes damage, reduce that damage by "
        "30 (after applying Weakness and Resistance).",
        "after { lasting(foe_next_turn, self) { handler(instead(damaged(self)) { "
        "set_amount(event_amount - 30) }) } }",
    ),
    (
        "If the Defending Pokémon retreats during your opponent's next turn, put 3 {counters} on "
        "it.",
        "after { lasting(foe_next_turn, defender) { handler(on(retreated(bearer)) { "
        "counters(bearer, 3) }) } }",
    ),
    (
        "During your opponent's next turn, if any of your Pokémon is Knocked Out, draw a card.",
        "after { lasting(foe_next_turn) { handler(on(knocked_out(all(me))) { draw(me, 1) }) } }",
    ),
    (
        "During your opponent's next turn, if your opponent plays a Supporter card, draw a card.",
        "after { lasting(foe_next_turn) { handler(on(played(foe), is(event_card, supporter)) { "
        "draw(me, 1) }) } }",
    ),
)


@pytest.mark.parametrize(("text", "written"), LASTING)
def test_an_attack_may_wait_for_any_event_of_the_next_turn(text: str, written: str) -> None:
    assert program("attack", text, "2008-02-01") == written


def test_a_trainer_card_may_wait_for_whoever_is_active_this_turn() -> None:
    text = (
        "During this turn, if your opponent's Active Pokémon is Knocked Out by damage from an "
        "attack of your Dragon Pokémon, draw a card."
    )

    written = program("trainer", text, "2013-02-01", sort="item")

    assert written == (
        "play { lasting(end_of_turn) { handler(on(knocked_out(active(foe)), event_cause(attack) "
        "and event_from(all(me)[typed(N)])) { draw(me, 1) }) } }"
    )


@pytest.mark.parametrize(
    "text",
    [
        "If you attach a Fire Energy card from your hand to Mossling during this turn, {attack} "
        "does 20 {more}.",
        "If you play a Supporter card this turn, draw a card.",
        "If Mossling evolves this turn, draw a card.",
    ],
)
def test_what_was_done_before_an_attack_is_not_waited_for(text: str) -> None:
    face = Face("attack", text.format(**SHORT), "Mossling", "Moss Toss", "2008-02-01", damage="10")

    assert read(face).program is None
