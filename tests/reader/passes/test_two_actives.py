"""One Active Pokémon of two: who is meant and who chooses. [DUO-24, DUO-25, DUO-31]"""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.lang.show import show
from playmat.reader import Face, read
from playmat.rules import book
from tests.cards_played.tables import WALL
from tests.reader.shorthand import program
from tests.rules.cards_turn import trainer

TEXTS = {
    "Lullaby": "The Defending Pokémon is now Asleep.",
    "Wide Lullaby": "Each Defending Pokémon is now Asleep.",
    "Salve": "Remove 2 damage counters from your Active Pokémon.",
    "Blackout": "Discard all Energy cards attached to your opponent's Active Pokémon.",
    "Lure": "Choose 1 of {benched} and switch it with 1 of {it}. Your "
    "opponent chooses {it} to switch.",
}


def of(name: str) -> str:
    """The program of a text in this file."""
    text = TEXTS[name].format(it="the Defending Pokémon", benched="your opponent's Benched Pokémon")
    reading = read(Face("trainer", text, name, era="2004-06-01", kinds=("item",)))
    assert reading.program is not None, reading.stopped
    return show(reading.program)


def table(name: str, you: str, foe: str, actives: int = 2) -> Duel:
    """Set up a position with one of the cards in hand."""
    rules = book("ex").replace(actives=actives)
    return scenario(rules, you, foe, hand=name, cards=(WALL, trainer(name, "item", of(name))))


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
        "power(once) { a <- choose(active(me)[damaged]); remove_counters(a, 2) }",
    ),
    (
        "power",
        "{once} flip a coin. If heads, discard an Energy card attached to {it}.",
        "power(once) { a <- flip; if heads(a) > 0 { b <- choose(energy_on(active(foe))); "
        "discard(b) } }",
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


@pytest.mark.rule("DUO-24")
def test_only_the_active_chosen_falls_asleep() -> None:
    duel = table("Lullaby", "Wall & Wall", "Wall & Wall")

    duel.play("Lullaby", answers=["foe's active 2"])

    assert [one.conditions for one in duel.foe.actives] == [set(), {"asleep"}]


@pytest.mark.rule("DUO-5")
def test_each_active_falls_asleep_without_a_question() -> None:
    duel = table("Wide Lullaby", "Wall & Wall", "Wall & Wall")

    duel.play("Wide Lullaby")

    assert [one.conditions for one in duel.foe.actives] == [{"asleep"}, {"asleep"}]


@pytest.mark.rule("DUO-24")
def test_a_lone_active_is_not_asked_about() -> None:
    duel = table("Lullaby", "Wall", "Wall", actives=1)

    duel.play("Lullaby")

    assert (duel.foe.active.conditions, duel.asked) == ({"asleep"}, "main")


@pytest.mark.rule("DUO-25")
def test_only_a_damaged_active_can_be_healed() -> None:
    duel = table("Salve", "Wall & Wall dmg50", "Wall & Wall")

    duel.play("Salve")

    assert [one.damage for one in duel.you.actives] == [0, 30]


@pytest.mark.rule("DUO-24")
def test_only_the_active_chosen_loses_its_energy() -> None:
    duel = table("Blackout", "Wall & Wall", "Wall +R & Wall +W +W")

    duel.play("Blackout", answers=["foe's active 2"])

    assert [len(one.energy) for one in duel.foe.actives] == [1, 0]


@pytest.mark.rule("DUO-31")
def test_the_opponent_chooses_who_leaves_where_the_text_says_so() -> None:
    duel = table("Lure", "Wall & Wall", "Wall dmg10 & Wall dmg20 | Wall dmg30")

    duel.play("Lure")
    asked = duel.chooser
    duel.answer("active 2")

    assert asked == "foe"
    assert [one.damage for one in duel.foe.actives] == [10, 30]


@pytest.mark.rule("DUO-24", "DUO-25")
@pytest.mark.parametrize(("kind", "text", "written"), ONE)
def test_one_of_two_actives_is_chosen(kind: str, text: str, written: str) -> None:
    sort = "power" if kind == "power" else "item" if kind == "trainer" else ""

    assert program(kind, text, EX, sort=sort).endswith(written)


EVERY = (
    (
        "{once} remove 2 {counters} from each of your {active}.",
        "power(once) { remove_counters(active(me), 2) }",
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
        "The Defending Pokémon is now Burned. Before applying this effect, you may switch 1 of "
        "{foe}'s {bench} with 1 of the Defending Pokémon. {Foe} chooses {it} to switch. If you "
        "do, the new Defending Pokémon is now Burned.",
        "after { may { a <- choose(bench_of(foe)); b <- choose(active(foe), by=foe); switch(foe, "
        "a, b); aim(a) }; inflict(defender, burned) }",
    ),
    (
        "attack",
        "Switch 1 of {foe}'s {bench} with 1 of the Defending Pokémon. {Foe} chooses {it} to "
        "switch. The new Defending Pokémon is now Burned.",
        "choices { a <- choose(bench_of(foe)) }; after { b <- choose(active(foe), by=foe); c <- "
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
        "power(once) { a <- choose(bench_of(me), by=foe); b <- choose(active(me), by=foe); "
        "switch(me, a, b) }",
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
