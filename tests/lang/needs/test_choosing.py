"""For whom a choice matters."""

from __future__ import annotations

import pytest

from playmat.lang.needs.choosing import worth_choosing
from playmat.lang.node import Node, Program, nodes_in
from playmat.lang.parse import parse
from playmat.lang.show import show

PAID = "pays_for(attacks_of(defender))"


def bound(program: Program, name: str) -> Node:
    """The effect whose result is bound to a variable."""
    found = [n.args[1] for n in nodes_in(program) if n.word == "bind" and n.args[0] == name]
    assert isinstance(found[0], Node)
    return found[0]


def needed(text: str, name: str) -> str:
    """The condition under which a choice matters, as text."""
    program = parse(f"play {{ {text} }}")
    found = worth_choosing(program, name, bound(program, name))
    return show((Node("needs", (found,)),)) if found else ""


@pytest.mark.parametrize(
    ("text", "need"),
    [
        ("a <- search(deck(me)); b <- choose(all(me)); attach(a, b)", "any_of(a)"),
        (
            "a <- search(deck(me)); b <- choose(all(me)); c <- attach(a, b); "
            "if did(c) { counters(b, 2) }",
            "any_of(a)",
        ),
        (
            "a <- choose(all(me)[damaged]); b <- choose(all(foe)); move_counters(a, b, 1)",
            "any_of(a)",
        ),
        (
            "a <- mill(me, 3); b <- choose(all(me)); attach(a[energy], b)",
            "any_of(a[energy])",
        ),
        (
            "b <- choose_units(energy_on(self), 2); c <- choose(bench_of(me)); attach(b, c)",
            "any_of(bench_of(me))",
        ),
        (
            'b <- pick_word(me, "Up", "Down"); reveal(a); if b == 1 { draw(me, 2) }',
            "any_of(deck(me))",
        ),
        (
            'b <- pick_word(foe, "Up", "Down"); if any_of(a) and not b == 1 { draw(me, 2) }',
            "any_of(deck(me)) and any_of(a)",
        ),
        (
            "b <- may { add_damage(20 * units(self)) }; if did(b) { mill(me, 2) }",
            "20 * units(self) > 0 or any_of(deck(me))",
        ),
        ("b <- choose(all(me)); heal(b, 20)", "any_of(all(me)[$may_heal])"),
        (
            "a <- flip_until_tails; b <- choose(all(me)); remove_counters(b, heads(a))",
            "any_of(all(me)[$may_heal]) and heads(a) > 0",
        ),
        (
            "a <- flip(2); b <- choose(all(me)); repeat(heads(a)) { remove_counters(b, 1) }",
            "any_of(all(me)[$may_heal]) and heads(a) > 0",
        ),
        (
            "b <- choose(all(me)); c <- choose(energy_on(b), 0, 60); move(c, hand)",
            "any_of(energy_on(all(me)))",
        ),
        (
            "b <- choose(energy_on(all(me))); c <- choose(bench_of(me) - host_of(b)); attach(b, c)",
            "count(bench_of(me)) > 1 and any_of(energy_on(all(me))[$may_take(hand)])",
        ),
        (
            "b <- choose(all(me)[damaged]); c <- choose(all(foe)); move_counters(b, c, 1)",
            "any_of(all(foe)[$reached])",
        ),
        (
            "b <- choose(all(me)); a <- flip; if heads(a) > 0 { remove_counters(b, units(self)) }",
            "any_of(all(me)[$may_heal]) and is(self, has_energy)",
        ),
        (
            "b <- choose(all(me)); remove_counters(b, 6); cure(b)",
            "any_of(all(me)[$may_heal]) or any_of(all(me)[afflicted])",
        ),
        (
            "b <- choose(bench_of(me), 2); each c in b "
            "{ a <- choose(discards(me)[energy]); attach(a, c) }",
            "any_of(discards(me)[energy])",
        ),
        (
            "b <- choose(discards(me)[energy], 2); each c in b "
            "{ a <- choose(bench_of(me)); attach(c, a) }",
            "any_of(bench_of(me))",
        ),
        (
            "b <- choose(energy_on(all(me)), 0, 60); each c in b "
            "{ a <- choose(all(me) - host_of(c)); attach(c, a) }",
            "count(all(me)) > 1",
        ),
        (
            "a <- choose(hand(me)[energy]); b <- choose(all(me)); c <- attach(a, b); "
            "counters(b, count(c))",
            "any_of(a)",
        ),
        ("b <- choose(attacks_of(defender)); if pays_for(b) { use_attack(b) }", PAID),
        (
            "b <- name_any_type; if is(active(foe), weak_to) { lasting(end_of_turn, active(foe)) "
            "{ mod_type(weakness, bearer, set, b) } }",
            "is(active(foe), weak_to) and any_of(active(foe)[$may_bear])",
        ),
        (
            "a <- choose(hand(me)); b <- name_type(foe); if is(a, typed(b)) { draw(me, 1) }",
            "any_of(deck(me))",
        ),
        (
            "b <- choose(attacks_of(defender)); lasting(foe_next_turn, defender) "
            "{ forbid_attacks(b) }",
            "any_of(defender[$may_bear])",
        ),
        (
            'b <- ask("Well?", foe); if did(b) and not bench_full(me) { mill(me, 1) }',
            "not bench_full(me)",
        ),
    ],
)
def test_somebody_is_chosen_only_for_what_can_be_done_with_them(text: str, need: str) -> None:
    assert needed(text, "b") == f"needs({need})"


@pytest.mark.parametrize(
    "text",
    [
        "b <- choose(all(me)); draw(me, 1); heal(b, 20)",
        "b <- choose(all(me)); heal(b, 20); counters(b, 1)",
        "b <- choose(all(me)); repeat(2) { draw(me, 1); heal(b, 10) }",
        "b <- choose(all(me)); c <- choose(hand(me)[can_follow(b)]); evolve(c, b)",
        "b <- choose(all(me)); draw(me, 1)",
        'b <- ask("Well?", foe); if did(b) { draw(me, 2) } else { draw(me, 1) }',
        "b <- search(deck(me)); move(b, hand)",
        'b <- pick_word(me, "Up", "Down"); mill(me, 1); if b == 1 { draw(me, 2) }',
        "b <- may { add_damage(20) }; if did(b) { mill(me, 2) }",
        "b <- may { add_damage(20 * units(self)) }; if did(b) { hit(self, 10) }",
        "b <- name_any_type; lasting(foe_next_turn, self) { mod_type(types, self, set, b) }",
    ],
)
def test_who_is_chosen_for_anything_else_is_always_asked(text: str) -> None:
    assert needed(text, "b") == ""
