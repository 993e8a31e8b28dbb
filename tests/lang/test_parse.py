"""Texts and the nodes they are parsed to."""

from __future__ import annotations

import pytest

from playmat.errors import BadProgram, PlaymatError
from playmat.lang.node import Node
from playmat.lang.parse import parse, parse_node


def ref(name: str) -> Node:
    return Node("ref", (name,))


SELF, MY_TURN, ALWAYS = Node("self"), Node("my_turn"), Node("always")
BASIC, EVOLVED, DAMAGED = Node("basic"), Node("evolved"), Node("damaged")


def test_a_program_is_the_tuple_of_its_clauses() -> None:
    program = parse("before { f <- flip(2) }; damage(80 * heads(f))")

    flip = Node("bind", ("f", Node("flip", (2, "me"))))
    amount = Node("mul", (80, Node("heads", ("f",))))
    assert program == (Node("before", ((flip,),)), Node("damage", (amount, ())))


@pytest.mark.parametrize(
    "text",
    [
        "no_damage; limit(once)",
        "no_damage; limit(once);",
        "no_damage\nlimit(once)",
        "\n no_damage ;\n\n limit ( once ) ",
        "no_damage()\nlimit(how=once)",
    ],
)
def test_clauses_are_parted_by_semicolons_or_new_lines(text: str) -> None:
    assert parse(text) == (Node("no_damage"), Node("limit", ("once", "")))


def test_no_text_is_the_empty_program() -> None:
    assert parse(" \n") == ()


def test_a_new_line_inside_a_block_is_plain_space() -> None:
    assert parse("after {\n draw(me,\n 1)\n;\n}") == parse("after { draw(me, 1) }")


@pytest.mark.parametrize(
    ("text", "sort", "expected"),
    [
        ("3", "num", 3),
        ("-20", "num", -20),
        ("2 - -1", "num", Node("sub", (2, -1))),
        ("1 + 2 * 3", "num", Node("add", (1, Node("mul", (2, 3))))),
        ("(1 + 2) * 3", "num", Node("mul", (Node("add", (1, 2)), 3))),
        ("1 - 2 - 3", "num", Node("sub", (Node("sub", (1, 2)), 3))),
        ("x - y", "num", Node("sub", (ref("x"), ref("y")))),
        ("x - y", "mons", Node("less", (ref("x"), ref("y")))),
        ("x - y", "any", Node("less", (ref("x"), ref("y")))),
        ("x | self", "mons", Node("join", (ref("x"), SELF))),
        ("self[basic]", "mons", Node("where", (SELF, BASIC))),
        ("self[basic][evolved]", "mons", Node("where", (Node("where", (SELF, BASIC)), EVOLVED))),
        ("x == 1", "cond", Node("compare", (ref("x"), "==", 1))),
        ("compare(x, ==, 1)", "cond", Node("compare", (ref("x"), "==", 1))),
        ("not x < 1", "cond", Node("not", (Node("compare", (ref("x"), "<", 1)),))),
        ("not my_turn and always", "cond", Node("and", (Node("not", (MY_TURN,)), ALWAYS))),
        ("and(my_turn, always)", "cond", Node("and", (MY_TURN, ALWAYS))),
        (
            "basic or evolved and not damaged",
            "filter",
            Node("fits_any", (BASIC, Node("fits_both", (EVOLVED, Node("fits_not", (DAMAGED,)))))),
        ),
        ("R", "type", "R"),
        ("t", "type", ref("t")),
        ("deck_top", "zone", "deck_top"),
        ("max_hp", "query", "max_hp"),
        ("ref(x)", "num", ref("x")),
        ('"[RW]*C"', "units", "[RW]*C"),
        (r'"a \"b\" \\"', "text", r'a "b" \ '.strip()),
        ("between_turns", "event", Node("between_turns")),
        ("turn_began(foe)", "event", Node("turn_began", ("foe",))),
        ("damaged(self)", "event", Node("damaged", (SELF,))),
    ],
)
def test_a_text_is_read_by_the_sort_expected(text: str, sort: str, expected: object) -> None:
    assert parse_node(text, sort) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x <- a - b", Node("sub", (ref("a"), ref("b")))),
        ("x <- a - 1", Node("sub", (ref("a"), 1))),
        ("x <- a - self", Node("less", (ref("a"), SELF))),
        ("x <- less(a, b)", Node("less", (ref("a"), ref("b")))),
        ("x <- a", ref("a")),
        ("x <- a[basic]", Node("where", (ref("a"), BASIC))),
        ("x <- flip", Node("flip", (1, "me"))),
    ],
)
def test_what_is_bound_may_be_an_effect_a_number_or_a_selection(text: str, value: Node) -> None:
    assert parse_node(text, "effect") == Node("bind", ("x", value))


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("choose(self)", "choose(self, 1, 1, me)"),
        ("choose(self, 2)", "choose(self, least=2, most=2)"),
        ("choose(self, by=foe)", "choose(self, 1, 1, foe)"),
        ("inflict(self, asleep)", "inflict(self, asleep, 0)"),
        ("if my_turn { stop }", "if my_turn { stop } else { }"),
        ("lasting(end_of_turn) { }", "lasting(end_of_turn, nobody) { }"),
        ("delay(turn_ended) { stop }", "delay(turn_ended, always) { stop }"),
        ("may { stop }", "may(me) { stop }"),
    ],
)
def test_what_is_left_out_is_filled_in_by_its_default(short: str, full: str) -> None:
    assert parse_node(short, "effect") == parse_node(full, "effect")


def test_every_parameter_has_an_argument_even_if_none_was_written() -> None:
    (clause,) = parse("static { mod(bench_size) }")

    modifier = Node("mod", ("bench_size", "all_both", "add", 0, "any", "anyone", "", "attack"))
    assert clause == Node("static", ("play", ALWAYS, (modifier,)))


def test_a_default_that_is_a_word_of_the_sort_is_a_node_and_otherwise_a_name() -> None:
    (clause,) = parse("on(between_turns) { lasting(end_of_turn) { } }")

    lasting = Node("lasting", ("end_of_turn", Node("nobody"), ()))
    event = Node("between_turns")
    assert clause == Node("on", (event, ALWAYS, "nobody", "free", "play", (lasting,)))


def test_several_blocks_of_one_word_are_a_tuple_of_tuples() -> None:
    found = parse_node("either(foe) { stop } { } { end_turn; stop }", "effect")

    stop, end_turn = Node("stop"), Node("end_turn")
    assert found == Node("either", ("foe", ((stop,), (), (end_turn, stop))))


def test_a_modifier_may_be_about_a_player() -> None:
    found = parse_node("mod(bench_size, foe, at_most, 3)", "mods")

    assert found == Node("mod", ("bench_size", "foe", "at_most", 3, "any", "anyone", "", "attack"))


def test_a_handler_holds_a_clause() -> None:
    found = parse_node("handler(on(damaged(self)) { stop })", "mods")

    assert isinstance(found, Node)
    assert found.args == parse("on(damaged(self)) { stop }")


@pytest.mark.parametrize(
    ("text", "at", "why"),
    [
        ("damag(3)", 0, "did you mean 'damage'"),
        ("damage(hand(me))", 7, "'hand' is cards, but a number is expected"),
        ("damage", 0, "lacks 'amount', a number"),
        ("damage(1, no_weaknes)", 10, "did you mean 'no_weakness'"),
        ("damage(1, flags=no_weakness)", 16, "no key 'flags'"),
        ("damage(amont=1)", 13, "it takes amount"),
        ("damage(1, amount=1)", 17, "given twice"),
        ("damage(amount=1, amount=1)", 17, "given twice"),
        ("damage(amount=1, 2)", 17, "expected a key"),
        ("no_damage(1)", 10, "takes none"),
        ("damage(1", 8, "the text ends"),
        ("damage(1 +)", 10, "expected a word, a number or a text"),
        ("damage(my_turn and my_turn)", 15, "'and' does not make a number"),
        ("damage(1234567)", 7, "at most 6 digits"),
        ("damage(1) limit(once)", 10, "';' or a new line"),
        ("damage(#1)", 7, "no sign '#'"),
        ("damage(if)", 9, "expected a word"),
        ("after { draw(us, 1) }", 13, "take me, foe, both"),
        ("after { draw(me, 1) draw(me, 1) }", 20, "expected ';'"),
        ("after { draw(me, 1)", 19, "expected ';'"),
        ("after", 0, "lacks its block"),
        ("after { } { }", 0, "too many blocks"),
        ("after { hand <- flip }", 8, "cannot name a variable"),
        ("after { X <- flip }", 8, "cannot name a variable"),
        ("after { each x of self { } }", 15, "expected 'in'"),
        ("after { draw(me, 1) { } }", 20, "expected ';'"),
        ("after { else { } }", 8, "'else' cannot stand here"),
        ("after { heal(self, 1 | 2) }", 21, "'|' does not make a number"),
        ("needs(1 < 2 < 3)", 12, "one comparison at a time"),
        ("needs(and(my_turn))", 6, "takes 2 sides"),
        ("needs(is(self, typed(Q)))", 21, "'Q' stands where a type is expected"),
        ('provide("CQ")', 8, "Energy in quotes"),
        ("provide(CC)", 8, "Energy in quotes"),
        ('rule("open)', 5, "ends on its line"),
        ("on(damagd(self)) { }", 3, "did you mean 'damaged'"),
        ("on(damaged(self, self)) { }", 3, "takes one subject"),
        ("static { mod(max_pp) }", 13, "did you mean 'max_hp'"),
    ],
)
def test_an_error_says_where_it_is_and_what_is_legal_there(text: str, at: int, why: str) -> None:
    with pytest.raises(BadProgram) as refused:
        parse(text)

    assert why in refused.value.why
    assert refused.value.text == text
    assert refused.value.at == at


def test_one_thing_is_read_and_nothing_after_it() -> None:
    with pytest.raises(BadProgram, match="expected nothing more"):
        parse_node("1 2", "num")


@pytest.mark.parametrize(
    "text",
    [
        "damage(" + "(" * 5000 + "1",
        "damage(" + "1 + " * 5000 + "1)",
        "needs(" + "not " * 5000 + "always)",
        "onto(self" + "[basic]" * 5000 + ")",
        "after { " + "may { " * 5000,
        "after { " + "x <- " * 5000 + "1 }",
    ],
)
def test_a_text_that_nests_too_deep_is_refused(text: str) -> None:
    with pytest.raises(PlaymatError, match="nested more than 64 deep"):
        parse(text)
