"""Clauses of Energy cards and Stadiums, in our own sentences."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.shorthand import program

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
        "Mossling can be attached only to an Evolved Pokémon. Mossling provides "
        "Colorless Energy. If the Pokémon Mossling is attached to becomes a Basic "
        "Pokémon, discard Mossling.",
        "special_energy",
        "2005-02-01",
        'provide("C"); onto(all(me)[evolved]); keep(not is(host, basic))',
    ),
    (
        "Mossling provides Fire, Water, or Grass Energy but provides only 1 Energy at a time. "
        "If you attach Mossling from your hand to 1 of your Benched Fire Pokémon, draw a card.",
        "special_energy",
        "2005-02-01",
        'provide("[RWG]"); on(attached(host), event_by_hand and is(event_card, one_of(this_card)) '
        "and is(host, is_benched) and is(host, typed(R))) { draw(me, 1) }",
    ),
    (
        "Mossling provides Colorless Energy. If the Pokémon Mossling is attached to evolves, "
        "return Mossling to your hand.",
        "special_energy",
        "2005-02-01",
        'provide("C"); on(evolved(host)) { move(this_card, hand) }',
    ),
    (
        "If the Pokémon Mossling is attached to has δ on its card, Mossling provides 2 Metal "
        "Energy, and that Pokémon can't be Asleep.",
        "special_energy",
        "2005-02-01",
        'provide("MM", is(host, tag("delta"))); static(while=is(host, tag("delta"))) { '
        "immune(host, asleep) }",
    ),
    (
        "Mossling provides Colorless Energy. When the Pokémon Mossling is attached to {falls} by "
        "damage from an attack, you may attach Mossling to another of your Pokémon instead of "
        "discarding it.",
        "special_energy",
        "2005-02-01",
        'provide("C"); on(knocked_out(host), event_cause(attack), me) { a <- choose(all(me) - '
        "host); attach(this_card, a) }",
    ),
    (
        "Mossling provides Colorless Energy. If Mossling is discarded from a Pokémon by an effect"
        " of your opponent's attack, put it into your hand.",
        "special_energy",
        "2005-02-01",
        'provide("C"); on(discarded(this_card), event_from_zone(play) and (event_cause(attack) '
        "and not event_from(all(me))), where=discard) { move(this_card, hand) }",
    ),
    (
        "Mossling provides Colorless Energy. While attached to a Fire Pokémon, it provides 2 Fire"
        " Energy, and that Pokémon's Retreat Cost is Colorless less.",
        "special_energy",
        "2005-02-01",
        'provide("C"); provide("RR", is(host, typed(R))); static(while=is(host, typed(R))) { '
        "mod(retreat_cost, host, value=-1) }",
    ),
)
EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"


@pytest.mark.parametrize(("text", "sort", "era", "written"), ENERGIES)
def test_an_energy_card_stays_and_provides_by_its_holder(
    text: str, sort: str, era: str, written: str
) -> None:
    assert program("energy", text, era, sort=sort) == written


def test_a_stadium_takes_no_side() -> None:
    text = "Whenever a player's Pokémon is Knocked Out by an opponent's attack, draw a card."

    reading = read(Face("trainer", text, "Mossling", era="2013-02-01", kinds=("stadium",)))

    assert reading.program is None


LIMITS = (
    (
        "At the end of your turn, remove 1 damage counter from this Pokémon for each Metal Energy "
        "attached to it. You can't remove more than 2 damage counters in this way.",
        "on(turn_ended(me)) { remove_counters(self, least(units(self, M), 2)) }",
    ),
    (
        "When your Active Pokémon is damaged by an opponent's attack, put 1 damage counter on the "
        "Attacking Pokémon. You can't put more than 1 damage counter in this way.",
        "on(damaged(active(me)), event_cause(attack) and not event_from(all(me)), how=once_event) "
        "{ counters(attacker, 1) }",
    ),
    (
        "Once during your turn, you may draw a card for each of your Benched Pokémon. You can't "
        "draw more than 3 cards in this way. This power works only while this Pokémon is your "
        "Active Pokémon.",
        "power(once, off=not is(self, is_active)) { draw(me, least(count(bench_of(me)), 3)) }",
    ),
    (
        "Whenever your opponent retreats his or her Active Pokémon while this Pokémon is your "
        "Active Pokémon, draw a card.",
        "on(retreated(all(foe)), is(self, is_active)) { draw(me, 1) }",
    ),
    (
        "At the end of each turn, if this Pokémon is affected by a Special Condition, remove that "
        "Special Condition and draw a card.",
        "on(turn_ended, is(self, afflicted)) { cure(self); draw(me, 1) }",
    ),
    (
        "Between turns, put 1 damage counter on each Pokémon.",
        "on(between_turns) { counters(all(both), 1) }",
    ),
    (
        "As long as Mossling is your Active Pokémon, put 2 damage counters on each Active Pokémon "
        "between turns, excluding Fire Pokémon.",
        "on(between_turns, is(self, is_active)) { counters(active(both)[not typed(R)], 2) }",
    ),
    (
        "Whenever your opponent plays an Item or Supporter card, prevent all effects of that card "
        "done to your Benched Pokémon.",
        "static { prevent(all, bench_of(me), trainer, foe) }",
    ),
    (
        "Once during your turn, when you flip any coins for an attack, you may ignore all results "
        "of those coin flips and begin flipping those coins again.",
        "instead(coins_flipped(me), event_cause(attack) and my_turn, me, once) { reflip }",
    ),
    (
        "If you have no cards in your hand, whenever Mossling damages a Pokémon, reduce that "
        "damage by 20 (before applying Weakness and Resistance).",
        "static(while=not any_of(hand(me))) { mod(damage_dealt, self, value=-20, stage=before, "
        "cause=any) }",
    ),
    (
        "If an attack damages Mossling while it's your Active Pokémon, draw a card.",
        "on(damaged(self), event_cause(attack) and is(self, is_active)) { draw(me, 1) }",
    ),
    (
        "Once during your turn, you may draw a card. If you do, you can't retreat this turn.",
        "power(once) { a <- draw(me, 1); if did(a) { lasting(end_of_turn) { mod(can_retreat, "
        "all(me), forbid) } } }",
    ),
    (
        "At any time between turns, you may draw a card. You can't use this power more than once "
        "between turns.",
        "on(between_turns, may=me, how=once) { draw(me, 1) }",
    ),
)


@pytest.mark.parametrize(("text", "written"), LIMITS)
def test_a_limit_is_put_on_the_deed_it_names(text: str, written: str) -> None:
    assert program("power", text, MIDDLE, sort="power") == written


def test_a_stadium_lies_with_no_pokemon() -> None:
    face = Face(
        "trainer",
        "When you play this card from your hand, draw a card.",
        "Moor",
        kinds=("stadium",),
    )

    assert read(face).stopped.startswith("speaks of a Pokémon that the card does not lie with")
