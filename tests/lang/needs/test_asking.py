"""When a question is worth asking."""

from __future__ import annotations

import pytest

from playmat.lang.needs.asking import shown_to, worth_asking
from playmat.lang.node import Node, Program
from playmat.lang.parse import parse
from playmat.lang.show import show


def block(text: str) -> Program:
    """The statements of an option."""
    return parse(f"play {{ {text} }}")[0].args[0]  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("text", "need"),
    [
        (
            "a <- choose(bench_of(me)); switch(me, a)",
            "any_of(bench_of(me)) and any_of(active(me)[$may_leave])",
        ),
        (
            "a <- choose(bench_of(foe)); b <- choose(active(foe)); switch(foe, a, b); aim(a)",
            "any_of(bench_of(foe)) and any_of(active(foe)[$may_leave])",
        ),
        ("a <- search(deck(me)); move(a, hand); shuffle(me)", "any_of(deck(me))"),
        (
            "a <- search(deck(me)[basic], count(bench_of(foe))); move(a, hand); shuffle(me)",
            "any_of(deck(me)) and any_of(bench_of(foe))",
        ),
        ("a <- choose(bench_of(me))", "any_of(bench_of(me))"),
        ("a <- top(me, 1); look(a); may { discard(a) }", "any_of(deck(me))"),
        ("switch(me, self)", "any_of(active(me)[$may_leave])"),
        ("discard(stadium)", "any_of(stadium)"),
        ("devolve(defender, hand)", "any_of(defender[$may_devolve])"),
        (
            "a <- search(discards(foe)[energy], 2); reveal(a); b <- order(a); move(b, deck_top)",
            "any_of(discards(foe)[energy])",
        ),
        (
            "a <- choose(bench_of(foe), by=foe); switch(foe, a)",
            "any_of(bench_of(foe)) and any_of(active(foe)[$stays][$may_leave])",
        ),
        (
            "a <- flip; if heads(a) > 0 { take_prize(me) }; discard(this_card)",
            "any_of(prizes(me))",
        ),
        (
            "b <- choose(discards(me)[energy], 0, 3); attach(b, host_of(a))",
            "any_of(discards(me)[energy]) and any_of(host_of(a))",
        ),
        ("b <- search(deck(me)[energy]); attach(b, host_of(a))", "any_of(deck(me))"),
        (
            "a <- choose(energy_on(all(me)), 0, 60); each b in a "
            "{ c <- choose(all(me) - host_of(b)); attach(b, c) }",
            "any_of(energy_on(all(me))) and count(all(me)) > 1",
        ),
        ("a <- choose(hand(me)); discard(a)", "any_of(hand(me))"),
        ("remove_counters(self, 1)", "any_of(self[$may_heal])"),
        (
            "a <- choose(energy_on(self)); b <- discard(a); if did(b) { draw(me, 1) }",
            "is(self, has_energy)",
        ),
        (
            "a <- bench_of(me)[damaged]; b <- heal_all(a); if did(b) { discard(energy_on(a)) }",
            "any_of(bench_of(me)[damaged][$may_heal])",
        ),
        (
            "a <- choose(energy_on(event_mon)[basic_energy]); attach(a, host)",
            "any_of(energy_on(event_mon)[basic_energy]) and any_of(host[$lasts])",
        ),
        (
            "a <- choose(all(me)[damaged]); b <- choose(all(me) - a); move_counters(a, b, 1)",
            "any_of(all(me)[damaged]) and count(all(me)) > 1",
        ),
        (
            "a <- choose(all(me)[damaged]); b <- choose((all(me) - a)[basic]); "
            "move_counters(a, b, 1)",
            "$apart(all(me)[damaged], all(me)[basic])",
        ),
        ("draw_until(me, 6)", "any_of(deck(me)) and count(hand(me)) < 6"),
        ("a <- number(0, 3); draw(foe, a)", "any_of(deck(foe))"),
        ("a <- choose(top(me, 4)); discard(a)", "any_of(deck(me))"),
        ("a <- choose(top(me, 4)[energy]); discard(a)", "any_of(deck(me))"),
        ("a <- choose(hand(me)[trainer]); discard(a)", "any_of(hand(me))"),
        ("a <- mill(foe, 2); if did(a) { draw(foe, 1) }", "any_of(deck(foe))"),
        (
            "a <- number(1, 3); b <- top(foe, a); look(b); c <- order(b); move(c, deck_top)",
            "any_of(deck(foe))",
        ),
        (
            "a <- choose(hand(me)[energy], 0, 2); each b in a { c <- choose(bench_of(me)); "
            "attach(b, c) }",
            "any_of(hand(me)) and any_of(bench_of(me))",
        ),
        (
            "a <- search(deck(me)[energy]); b <- choose(bench_of(me)); attach(a, b); shuffle(me)",
            "any_of(deck(me))",
        ),
        (
            "a <- choose(discards(me)[basic]); bench(a)",
            "any_of(discards(me)[basic]) and not bench_full(me)",
        ),
        (
            "a <- choose(discards(me)[basic], 5); move(a, deck); shuffle(me)",
            "any_of(discards(me)[basic])",
        ),
        (
            "a <- choose(active(foe)); discard(gear_on(a))",
            "any_of(gear_on(active(foe))[$may_take(discard)])",
        ),
        (
            "a <- choose(energy_on(all(me)), 0, 60); each b in a { move(b, hand) }",
            "any_of(energy_on(all(me)))",
        ),
        (
            "a <- choose(bench_of(me)); switch(me, a); draw(me, 1)",
            "any_of(bench_of(me)) and any_of(active(me)[$may_leave]) or any_of(deck(me))",
        ),
        (
            "a <- flip; if heads(a) > 0 { remove_counters(self, 2) } else { draw(me, 1) }",
            "any_of(self[$may_heal]) or any_of(deck(me))",
        ),
        (
            "a <- flip(3); repeat(heads(a)) { b <- choose(discards(me)[energy]); attach(b, self) }",
            "any_of(discards(me)[energy])",
        ),
        (
            "a <- choose(discards(me)[energy], prizes_gone(foe)); attach(a, self)",
            "any_of(discards(me)[energy]) and prizes_gone(foe) > 0",
        ),
        (
            "a <- choose(energy_on(self)); b <- choose(all(me)); attach(a, b)",
            "is(self, has_energy) and any_of(all(me) - self)",
        ),
        (
            "a <- choose(discards(me)[basic]); bench(a); "
            "b <- choose(discards(me)[energy]); attach(b, host_of(a))",
            "any_of(discards(me)[basic]) and not bench_full(me) or "
            "any_of(discards(me)[energy]) and any_of(discards(me)[basic])",
        ),
        (
            "a <- choose(prizes(me)[face_down], 0, 6); turn_up(a)",
            "any_of(prizes(me)[face_down])",
        ),
    ],
)
def test_an_option_is_worth_asking_if_there_is_what_it_is_done_to(text: str, need: str) -> None:
    found = worth_asking(block(text))

    assert found is not None
    assert show((Node("needs", (found,)),)) == f"needs({need})"


@pytest.mark.parametrize(
    "text",
    [
        "draw(both, 1)",
        "a <- search(deck(me) | discards(me)); move(a, hand); shuffle(me)",
        "shuffle(both)",
        "a <- choose(set_aside_cards(me)[energy]); discard(a)",
        "heal_all(self); end_turn",
    ],
)
def test_what_may_do_something_anyway_or_lies_hidden_is_always_asked(text: str) -> None:
    assert worth_asking(block(text)) is None


LOOK = "a <- top(me, 4); look(a); may { b <- choose(a[trainer]); move(b, hand) }"


@pytest.mark.parametrize(("who", "need"), [("me", "any_of(a[trainer])"), ("foe", "")])
def test_what_was_looked_at_is_known_to_who_looked(who: str, need: str) -> None:
    program = parse(f"play {{ {LOOK} }}")
    inner = program[0].args[0][2].args[1]  # type: ignore[index, union-attr]

    found = worth_asking(inner, shown_to(program, inner, who))

    assert (show((Node("needs", (found,)),)) if found else "") == (f"needs({need})" if need else "")


def test_what_is_looked_at_later_is_not_known_yet() -> None:
    program = parse("play { may { b <- choose(hand(foe)[basic]); discard(b) }; look(hand(foe)) }")
    inner = program[0].args[0][0].args[1]  # type: ignore[index, union-attr]

    assert shown_to(program, inner, "me") == frozenset()
