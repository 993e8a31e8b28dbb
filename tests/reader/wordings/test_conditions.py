"""Properties of Pokémon and comparisons of players, as conditions and after nouns."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

HAVING = (
    (
        "If {it} doesn't have a Poké-Body, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if not is(defender, has_power(body)) { draw(me, 3) } }",
    ),
    (
        "If all of your Pokémon are Metal Pokémon, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if is(all(me), typed(M)) { draw(me, 3) } }",
    ),
    (
        "If there are no Stadium cards in play, draw 3 cards.",
        "10",
        "2012-06-01",
        "after { if not any_of(stadium) { draw(me, 3) } }",
    ),
    (
        "If {it} is a Metal Pokémon or has Bramble {so_named}, draw 3 cards.",
        "10",
        "2005-02-01",
        'after { if is(defender, typed(M) or name_has("Bramble")) { draw(me, 3) } }',
    ),
    (
        "If Mossling has any Metal Energy or Psychic Energy {on_it}, draw 3 cards.",
        "10",
        "2005-02-01",
        "after { if is(self, has_type(M) or has_type(P)) { draw(me, 3) } }",
    ),
    (
        "If {it} has the same name as any of your Pokémon, draw 3 cards.",
        "10",
        "2005-02-01",
        "after { if is(defender, same_name(all(me))) { draw(me, 3) } }",
    ),
    (
        "If Mossling has any {counters} on it or your Bench is full, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if is(self, damaged) or bench_full(me) { draw(me, 3) } }",
    ),
    (
        "If none of your Benched Pokémon have any {counters} on them, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if not any_of(bench_of(me)[damaged]) { draw(me, 3) } }",
    ),
    (
        "If Mossling didn't evolve during this turn, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if not evolved_this_turn(self) { draw(me, 3) } }",
    ),
    (
        "If {it} used any attacks during his or her last turn, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if attacked_last_turn(defender) { draw(me, 3) } }",
    ),
    (
        "If {it}'s Retreat Cost is higher than Mossling's Retreat Cost, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if retreat_of(defender) > retreat_of(self) { draw(me, 3) } }",
    ),
    (
        "This attack can be used only if your Bench is full, and only if you went second.",
        "10",
        "2014-02-01",
        "needs(bench_full(me) and not went_first(me))",
    ),
    (
        "If you have another Metal Pokémon on your Bench, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if any_of(bench_of(me)[typed(M)] - self) { draw(me, 3) } }",
    ),
    (
        "If neither player has any Benched Pokémon, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if not any_of(bench_of(both)) { draw(me, 3) } }",
    ),
    (
        "If {it}'s Retreat Cost is Colorless Colorless or more, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if retreat_of(defender) >= 2 { draw(me, 3) } }",
    ),
    (
        "If you have taken no Prize cards, {it} can't retreat until Mossling leaves the Active "
        "Spot.",
        "10",
        "2014-02-01",
        "after { if prizes_gone(me) == 0 { lasting(while_active, defender) { mod(can_retreat, "
        "how=forbid); ends_with(self) } } }",
    ),
    (
        "If you have a Metal Pokémon and a Stage 2 Pokémon in play, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if any_of(all(me)[typed(M)]) and any_of(all(me)[stage2]) { draw(me, 3) } }",
    ),
    (
        "If exactly 2 of your Benched Pokémon have any {counters} on them, draw 3 cards.",
        "10",
        "2014-02-01",
        "after { if count(bench_of(me)[damaged]) == 2 { draw(me, 3) } }",
    ),
    (
        "Look at {hand}. If there are no Trainer cards there, draw 3 cards.",
        "10",
        "2001-02-01",
        "after { look(hand(foe)); if not any_of(hand(foe)[trainer]) { draw(me, 3) } }",
    ),
    (
        "Does 30 damage to each non-Metal {bench}.",
        "10",
        "2001-02-01",
        "after { hit(bench_of(both)[not typed(M)], 30) }",
    ),
    (
        "Does 30 damage to each of {foe}'s {bench} that has exactly 2 {counters} on it.",
        "10",
        "2005-02-01",
        "after { hit(bench_of(foe)[counters_at_least(2) and not counters_at_least(3)], 30) }",
    ),
    (
        "Does 30 damage to each of {foe}'s {bench} that doesn't have a Retreat Cost of 2 or more.",
        "10",
        "2005-02-01",
        "after { hit(bench_of(foe)[not retreat_at_least(2)], 30) }",
    ),
    (
        "Does 30 damage to each of {foe}'s {bench} with less than 2 Metal Energy {on_it}.",
        "10",
        "2005-02-01",
        "after { hit(bench_of(foe)[not units_at_least(2, M)], 30) }",
    ),
)

COMPARED = (
    (
        "If {foe} has fewer Metal Pokémon in play than you, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if count(all(foe)[typed(M)]) < count(all(me)[typed(M)]) { draw(me, 3) } }",
    ),
    (
        "If you have more Energy cards attached to your Pokémon than {foe} does, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if count(energy_on(all(me))) > count(energy_on(all(foe))) { draw(me, 3) } }",
    ),
    (
        "If you and {foe} have a different number of cards in your hands, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if count(hand(me)) != count(hand(foe)) { draw(me, 3) } }",
    ),
    (
        "If {it} has fewer {counters} on it than Mossling, draw 3 cards.",
        "10",
        "2008-06-01",
        "after { if counters_on(defender) < counters_on(self) { draw(me, 3) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "era", "written"), HAVING)
def test_what_a_pokemon_has_is_read_alike_as_a_condition_and_behind_a_noun(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), COMPARED)
def test_both_players_are_compared_by_whatever_they_have(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written
