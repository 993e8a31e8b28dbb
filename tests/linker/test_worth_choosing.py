"""For whom it matters who is chosen, and when a moment matters."""

from __future__ import annotations

import pytest

from playmat.kinds import conditions
from playmat.lang.node import Node, Program, nodes_in
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.linker.worth_choosing import useful_number, worth_choosing
from playmat.linker.worth_words import comes_anyway, heals, keeps_to_itself, minds

PAID = "pays_for(attacks_of(defender))"


def bound(program: Program, name: str) -> Node:
    """Return the effect whose result a variable gets."""
    found = [n.args[1] for n in nodes_in(program) if n.word == "bind" and n.args[0] == name]
    assert isinstance(found[0], Node)
    return found[0]


def needed(text: str, name: str) -> str:
    """Return what must hold for a choice to matter, as text."""
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
            "count(bench_of(me)) > 1",
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
            "is(active(foe), weak_to)",
        ),
        (
            "a <- choose(hand(me)); b <- name_type(foe); if is(a, typed(b)) { draw(me, 1) }",
            "any_of(deck(me))",
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
    ],
)
def test_who_is_chosen_for_anything_else_is_always_asked(text: str) -> None:
    assert needed(text, "b") == ""


def test_a_number_of_counters_ends_with_those_there_are_wherever_it_is_read() -> None:
    program = parse(
        "play { a <- choose(all(me)); b <- flip; if heads(b) > 0 { c <- number(0, 3); "
        "remove_counters(a, c) } else { c <- number(0, 5); remove_counters(a, c) } }"
    )

    found = useful_number(program, "c", bound(program, "c"))

    assert found == parse("play { c <- number(1, least(3, counters_on(a))) }")[0].args[0][0].args[1]  # type: ignore[index, union-attr]


@pytest.mark.parametrize(
    ("done", "most"),
    [
        ("draw(me, a); a <- number(0, 5, foe); draw(foe, a)", "least(4, count(deck(me)))"),
        ("b <- choose(active(me)); remove_counters(b, a)", "least(4, counters_on(active(me)))"),
        ("draw(me, a); a <- number(0, 5, foe); counters(self, a)", "least(4, count(deck(me)))"),
    ],
)
def test_a_number_ends_with_what_is_done_with_it_before_it_is_picked_anew(
    done: str, most: str
) -> None:
    program = parse(f"play {{ a <- number(0, 4); {done} }}")

    found = useful_number(program, "a", bound(program, "a"))

    assert found.args[1] == bound(parse(f"play {{ a <- number(0, {most}) }}"), "a").args[1]


def test_a_number_that_is_read_beyond_its_block_is_left_as_it_is() -> None:
    program = parse("play { may { a <- number(0, 4); draw(me, a) }; counters(self, a) }")

    assert useful_number(program, "a", bound(program, "a")) == bound(program, "a")


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("remove_counters(host, 2); discard(this_card)", True),
        ("a <- search(deck(me)); evolve(a, host); shuffle(me); discard(this_card)", True),
        ("heal(all(me), 10)", False),
        ("counters(active(foe), 1)", False),
        ("draw(me, 1)", False),
    ],
)
def test_what_keeps_to_the_pokemon_it_stands_on_is_known(text: str, own: bool) -> None:
    block = parse(f"play {{ {text} }}")[0].args[0]

    assert keeps_to_itself(block) == own


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("heal(host, 20); discard(this_card)", 20),
        ("remove_counters(self, 2)", 20),
        ("heal_all(host)", 0),
        ("heal(host, 10 * count(bench_of(me)))", 0),
        ("heal(host, 10); draw(me, 1)", 0),
    ],
)
def test_how_much_a_text_heals_is_known_if_it_does_nothing_else(text: str, points: int) -> None:
    assert heals(parse(f"play {{ {text} }}")[0].args[0]) == points


@pytest.mark.parametrize(
    ("text", "any_condition"),
    [("heal(host, 10); discard(this_card)", False), ("cure(self, asleep)", True)],
)
def test_what_only_heals_minds_what_does_damage(text: str, any_condition: bool) -> None:
    found = minds(parse(f"play {{ {text} }}")[0].args[0])

    assert bool(found & conditions.ASLEEP) == any_condition
    assert found & conditions.POISONED


def test_what_is_offered_between_turns_may_come_by_itself_as_the_next_begins() -> None:
    heal = "{ heal(host, 20) }"
    program = parse(f"on(between_turns, may=me) {heal}; on(turn_began) {heal}")
    alone = parse(f"on(between_turns, may=me) {heal}; on(turn_began) {{ draw(me, 1) }}")

    assert comes_anyway(program, program[0].args[-1])
    assert not comes_anyway(alone, alone[0].args[-1])
