"""One Active Pokémon of two: who is meant, and who chooses. [DUO-24, DUO-25, DUO-31]"""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

EX = "2004-06-01"

ONE = (
    (
        "power",
        "{once} flip a coin. If heads, {it} is now Burned.",
        "power(once) { a <- flip; if heads(a) > 0 { b <- choose(active(foe)); "
        "inflict(b, burned) } }",
    ),
    (
        "power",
        "{once} choose 1 of the Defending Pokémon. That Pokémon is now Confused and Burned.",
        "power(once) { a <- choose(active(foe)); inflict(a, confused); inflict(a, burned) }",
    ),
    (
        "power",
        "{once} remove 2 {counters} from your {active}.",
        "power(once, any_of(active(me)[damaged])) { a <- choose(active(me)[damaged]); "
        "remove_counters(a, 2) }",
    ),
    (
        "power",
        "{once} flip a coin. If heads, discard an Energy card attached to {it}.",
        "power(once, any_of(active(foe)[has_energy])) { a <- flip; if heads(a) > 0 { b <- "
        "choose(energy_on(active(foe))); discard(b) } }",
    ),
    (
        "trainer",
        "Discard all Energy cards attached to your {active}.",
        "play { a <- choose(active(me)); discard(energy_on(a)) }",
    ),
    (
        "attack",
        "Attach a {basic} card from {pile} to your {active}.",
        "after { a <- choose(discards(me)[basic_energy]); attach(a, self) }",
    ),
    (
        "power",
        "If your {active} has any Fire Energy attached to it, the Retreat Cost for that Pokémon "
        "is 0.",
        "static { mod(retreat_cost, active(me)[has_type(R)], set) }",
    ),
)


@pytest.mark.rule("DUO-24", "DUO-25")
@pytest.mark.parametrize(("kind", "text", "written"), ONE)
def test_one_of_two_actives_is_chosen(kind: str, text: str, written: str) -> None:
    sort = "power" if kind == "power" else "item" if kind == "trainer" else ""

    assert program(kind, text, EX, sort=sort).endswith(written)


EVERY = (
    (
        "{once} remove 2 {counters} from each of your {active}.",
        "power(once, any_of(active(me)[damaged])) { remove_counters(active(me), 2) }",
    ),
    (
        "{once} flip a coin. If heads, each Defending Pokémon is now Burned.",
        "power(once) { a <- flip; if heads(a) > 0 { inflict(active(foe), burned) } }",
    ),
)


@pytest.mark.rule("DUO-5")
@pytest.mark.parametrize(("text", "written"), EVERY)
def test_all_actives_are_meant_where_the_text_says_each(text: str, written: str) -> None:
    assert program("power", text, EX, sort="power") == written


LEAVING = (
    (
        "attack",
        "Switch 1 of {foe}'s {bench} with 1 of the Defending Pokémon. {Foe} chooses {it} to "
        "switch. The new Defending Pokémon is now Burned.",
        "after { a <- choose(bench_of(foe)); b <- choose(active(foe), by=foe); c <- "
        "switch(foe, a, b); if did(c) { inflict(a, burned) } }",
    ),
    (
        "trainer",
        "{Foe} switches 1 of his or her {active} with 1 of his or her {bench}, if any.",
        "play { a <- choose(bench_of(foe), by=foe); b <- choose(active(foe), by=foe); "
        "switch(foe, a, b) }",
    ),
    (
        "trainer",
        "{Foe} switches 1 of his or her {active} with 1 of his or her {bench}. Draw 2 cards.",
        "play { a <- choose(bench_of(foe), by=foe); if any_of(a) { b <- choose(active(foe), "
        "by=foe); switch(foe, a, b) }; draw(me, 2) }",
    ),
    (
        "trainer",
        "{Foe} switches his or her {active} with 1 of his or her {bench}.",
        "play { a <- choose(bench_of(foe), by=foe); switch(foe, a) }",
    ),
    (
        "power",
        "{once} have {foe} switch 1 of your {active} with 1 of your {bench}.",
        "power(once, any_of(bench_of(me))) { a <- choose(bench_of(me), by=foe); b <- "
        "choose(active(me), by=foe); switch(me, a, b) }",
    ),
    (
        "power",
        "{once} switch Mossling with 1 of your {bench}.",
        "{ a <- choose(bench_of(me)); switch(me, a, self) }",
    ),
    (
        "trainer",
        "Switch your {active} with 1 of your {bench}. If you do, remove 3 {counters} from the "
        "Pokémon you moved to your Bench.",
        "play { a <- choose(active(me)); b <- choose(bench_of(me)); c <- switch(me, b, a); "
        "if did(c) { remove_counters(a, 3) } }",
    ),
)


@pytest.mark.rule("DUO-31")
@pytest.mark.parametrize(("kind", "text", "written"), LEAVING)
def test_who_leaves_is_the_one_the_text_speaks_of(kind: str, text: str, written: str) -> None:
    sort = "power" if kind == "power" else "item" if kind == "trainer" else ""

    assert program(kind, text, EX, sort=sort).endswith(written)


def test_options_for_either_player_are_named_by_the_player() -> None:
    text = (
        "Choose you or {foe}. That player shuffles his or her hand into {their_deck} and draws "
        "3 cards."
    )

    assert program("trainer", text, "2009-02-01", sort="supporter").endswith(
        'play { either { label("you"); move(hand(me), deck); shuffle(me); draw(me, 3) } '
        '{ label("your opponent"); move(hand(foe), deck); shuffle(foe); draw(foe, 3) } }'
    )
