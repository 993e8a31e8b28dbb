"""Refused programs, with place and reason, and similar ones that are accepted."""

from __future__ import annotations

import pytest
from hypothesis import given

from playmat.errors import BadProgram
from playmat.lang.check import FACES, check
from playmat.lang.node import Arg, Node, Program
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.lang.words import WORDS
from tests.lang.strategies import programs


def refused(program: Program, kind: str) -> BadProgram:
    with pytest.raises(BadProgram) as caught:
        check(program, kind)
    return caught.value


def attack_doing(*statements: Arg) -> Program:
    return (Node("after", (tuple(statements),)),)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("attack", "before { f <- flip(2) }; damage(80 * heads(f))"),
        ("attack", "damage(80 * heads(f)); before { f <- flip(2) }"),
        ("attack", "after { hit(c, 10) }; choices { c <- choose(bench_of(foe)) }"),
        ("attack", "needs(any_of(hand(me))); pay { d <- discard(hand(me)) }; no_damage"),
        ("attack", "after { d <- draw(me, 1); if did(d) { stop } }"),
        ("attack", "after { may { c <- choose(hand(me)) }; discard(c) }"),
        (
            "attack",
            "after { loop { may { break } }; repeat(2) { break }; each x in self { break } }",
        ),
        ("attack", "after { t <- name_type; c <- search(deck(me)[typed(t)]); move(c, hand) }"),
        ("attack", "after { n <- number(1, 3); draw(me, n + 1) }"),
        ("attack", "after { x <- choose(self | host); heal(x, 10) }"),
        ("attack", "after { x <- draw(me, 2); discard(x); draw(me, x) }"),
        ("attack", "after { if my_turn { f <- flip } else { f <- flip(2) }; draw(me, tails(f)) }"),
        ("attack", "after { each x in bench_of(foe) { hit(x, 10) } }"),
        ("attack", "after { x <- top(me, 1); may { x <- choose(self) }; discard(x); heal(x, 10) }"),
        ("attack", "after { c <- choose(all(foe)); delay(turn_ended(foe)) { knock_out(c) } }"),
        ("attack", "after { c <- choose(all(foe)); lasting(end_of_turn, c) { mod(can_heal, c) } }"),
        ("attack", "after { either { stop } { end_turn } }"),
        ("power", "on(damaged(self), event_cause(attack)) { counters(event_other, 2) }"),
        ("power", "instead(discarded(me)) { nullify; set_zone(hand) }"),
        ("power", "on(coins_flipped(me)) { may { reflip } }"),
        ("power", "static { handler(on(drawn(foe)) { draw(event_player, 1) }) }"),
        ("power", "pay { d <- discard(hand(me)) }; power(once) { if did(d) { draw(me, 1) } }"),
        ("power", "power(once) { f <- flip }; power(free) { f <- flip }"),
        ("trainer", 'useful(any_of(deck(me))); play { c <- search(deck(me)[tag("EX")]) }'),
        ("trainer", "onto(all(me)); static { mod(max_hp, host, value=20) }"),
        ("energy", 'provide("CC"); provide("[RW]", is(host, basic)); keep(is(host, basic))'),
        ("rule", 'rule("prizes", 2); rule("own", text)'),
    ],
)
def test_a_well_formed_program_passes(kind: str, text: str) -> None:
    check(parse(text), kind)


@pytest.mark.parametrize(
    ("kind", "text", "spot", "why"),
    [
        ("trainer", "needs(my_turn); damage(10)", "damage", "'damage' is no clause of a face"),
        ("attack", "play { stop }", "play", "it may have after, before"),
        ("rule", "no_damage", "no_damage", "of kind rule"),
        ("attack", "damage(10); damage(20)", "damage(20)", "stands twice"),
        ("attack", "damage(10); no_damage", "no_damage", "exclude each other"),
        ("attack", "damage(heads(f))", "heads", "nothing is bound to 'f'"),
        ("attack", "damage(n); after { n <- count(self) }", "n)", "nothing is bound to 'n'"),
        ("attack", "needs(did(d)); pay { d <- discard(hand(me)) }", "did", "bound to 'd'"),
        ("attack", "after { draw(me, 1 + dealtt) }", "dealtt", "did you mean 'dealt'"),
        ("attack", "after { pick <- flip; if did(pik) { } }", "did", "did you mean 'pick'"),
        ("attack", "after { each x in self { }; heal(x, 10) }", "x, 10", "bound to 'x'"),
        ("attack", "after { delay(setup) { f <- flip }; draw(me, heads(f)) }", "heads", "'f'"),
        (
            "attack",
            "after { if my_turn { f <- flip } else { draw(me, heads(f)) } }",
            "heads",
            "'f'",
        ),
        ("power", "power(once, did(d)) { }; pay { d <- draw(me, 1) }", "did", "'d'"),
        ("power", "power(once) { f <- flip }; power(free) { draw(me, heads(f)) }", "heads", "'f'"),
        (
            "attack",
            "after { c <- choose(self); draw(me, heads(c)) }",
            "heads",
            "not come from a fl",
        ),
        ("attack", "before { f <- flip }; damage(10 * f)", "f)", "holds coins"),
        ("attack", "after { c <- choose(hand(me)); heal(c, 10) }", "c, 10", "'c' holds cards"),
        ("attack", "after { t <- name_type; draw(me, t) }", "t)", "'t' holds a type"),
        ("attack", "after { c <- choose(self); discard(energy_on(c | c) | c) }", "c)", "holds Pok"),
        ("attack", "after { x <- hand(me) | self }", "hand(me)", "mixes cards with Pok"),
        ("attack", "after { f <- dealt; may { f <- flip }; draw(me, tails(f)) }", "tails", "reads"),
        ("attack", "after { break }", "break", "outside of 'loop'"),
        ("attack", "after { loop { delay(setup) { break } } }", "break", "outside of 'loop'"),
        ("attack", "after { heal(event_mon, 10) }", "event_mon", "outside of 'on'"),
        ("attack", "after { draw(event_player, 1) }", "event_player", "outside of 'on'"),
        ("power", "on(damaged(event_mon)) { }", "event_mon", "outside of 'on'"),
        ("power", "on(drawn(event_player)) { }", "event_player", "outside of 'on'"),
        ("power", "static { mod(max_hp, self, value=event_amount) }", "event_amount", "outside"),
        ("power", "on(knocked_out(self)) { nullify }", "nullify", "outside of 'instead'"),
        ("power", "power(once) { reflip }", "reflip", "outside of 'on'"),
        ("power", "static { handler(power(once) { }) }", "handler", "no reaction"),
        ("power", "instead(evolved(self)) { nullify }", "instead", "nothing steps in on 'evolved'"),
        ("power", "static { mod(power_works, all(foe)) }", "mod", "write 'off_power'"),
        ("power", "static { mod(max_hp, self, cause=any) }", "mod", "tells no cause of 'max_hp'"),
        (
            "power",
            "static { mod(damage_taken, self, cause=power) }",
            "mod",
            "of 'attack' or of 'any' cause",
        ),
        ("power", "static { mod_type(max_hp, self, add, G) }", "mod_type", "not about types"),
        ("power", "static { mod(can_discard, self, forbid) }", "mod", "write 'protect'"),
        ("power", "static { ends_with(self) }", "ends_with", "outside of a 'lasting'"),
        ("attack", "after { use_attack(attacks_of(self)[basic]) }", "attacks_of", "no filter"),
        ("attack", "after { either { stop } }", "{ stop", "at least two blocks"),
        ("trainer", 'onto(all(me)[tag("fosil")])', "tag", "did you mean 'fossil'"),
    ],
)
def test_an_error_names_the_clause_the_column_and_the_reason(
    kind: str, text: str, spot: str, why: str
) -> None:
    error = refused(parse(text), kind)

    assert error.text == show(parse(text))
    assert error.text[error.at :].startswith(spot)
    assert why in error.why
    assert error.why.startswith("in '")


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        (Node("dance"), "there is no word 'dance'"),
        (Node("hela", (Node("self"), 10)), "did you mean 'heal'"),
        (Node("heal", (Node("self"),)), "it takes target, amount"),
        (Node("heal", (Node("basic"), 10)), "'basic' is a filter, but Pokémon in play"),
        (Node("heal", (10, Node("self"))), "10 stands where Pokémon in play"),
        (Node("heal", (Node("self"), "ten")), "'ten' stands where a number"),
        (Node("heal", (Node("self"), True)), "True stands where a number"),
        (Node("heal", (Node("self"), 10_000_000)), "stands where a number"),
        (Node("heal", ((Node("self"),), 10)), "stands where Pokémon in play"),
        (Node("draw", ("us", 1)), "take me, foe"),
        (Node("cure", (Node("self"), "asleep")), "may be repeated"),
        (Node("cure", (Node("self"), ("sleepy",))), "take asleep"),
        (Node("may", ("me", Node("stop"))), "is a block"),
        (Node("may", ("me", (3,))), "where a statement is expected"),
        (Node("may", ("me", (Node("self"),))), "but an effect is expected"),
        (Node("bind", ("hand", 1)), "the name of a variable"),
        (Node("each", ("hand", Node("self"), ())), "the name of a variable"),
        (Node("if", (Node("compare", (1, "=", 2)), (), ())), "take ==, !="),
        (Node("bind", ("x", "me")), "an effect, a number or a selection"),
        (Node("ask", ("two\nlines", "me")), "a text in quotes"),
        (Node("delay", (Node("heal"), Node("always"), ())), "no event"),
        (Node("delay", ("setup", Node("always"), ())), "no event"),
        (Node("delay", (Node("drawn", ("me", "foe")), Node("always"), ())), "one subject"),
        (Node("delay", (Node("drawn", ("us",)), Node("always"), ())), "'us' stands where"),
        ("stop", "where a statement is expected"),
    ],
)
def test_a_program_built_by_hand_is_held_to_the_dictionary(statement: Arg, why: str) -> None:
    error = refused(attack_doing(statement), "attack")

    assert why in error.why
    assert error.at >= len("after { ")


@pytest.mark.parametrize(
    "clause", [Node("afterwards", ((),)), Node("provide", ("Q", Node("always")))]
)
def test_a_clause_built_by_hand_is_held_to_the_dictionary(clause: Node) -> None:
    error = refused((clause,), "energy")

    assert error.why.startswith(f"in {clause.word!r}")


def test_an_unknown_kind_of_face_is_refused() -> None:
    error = refused(parse("no_damage"), "item")

    assert "take attack, power, trainer, energy, rule" in error.why


def test_every_clause_of_the_dictionary_has_a_face() -> None:
    clauses = {name for name, word in WORDS.items() if word.sort == "clause"}

    assert clauses == {clause for clauses in FACES.values() for clause in clauses}


def fault(program: Program, kind: str) -> BadProgram | None:
    try:
        check(program, kind)
    except BadProgram as error:
        return error
    return None


@pytest.mark.parametrize("kind", FACES)
@given(program=programs())
def test_any_program_passes_or_is_refused_inside_its_text(kind: str, program: Program) -> None:
    error = fault(program, kind)

    assert error is None or 0 <= error.at < len(error.text)
