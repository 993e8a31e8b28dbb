"""Linked cards as lists of instructions."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Card, Power
from playmat.errors import UnprogrammedCard
from playmat.linker.listing import Listing, listings
from playmat.rules import book


def card(**facts: object) -> Card:
    given: dict[str, object] = {"hp": 60, "types": "G", **facts}
    return Card("moss-1", "Mossling", "pokemon", ("basic",), **given)  # type: ignore[arg-type]


def attacking(program: str, damage: str = "") -> list[Listing]:
    """The parts of a card with one attack."""
    attack = Attack("Moss Toss", "G", damage, program)
    return list(listings(card(attacks=(attack,)), book("xy")))


def using(program: str) -> list[Listing]:
    """The parts of a card with one Ability."""
    power = Power("Mossy", "ability", program)
    return list(listings(card(powers=(power,)), book("xy")))


def line(part: Listing, name: str) -> tuple[str, ...]:
    """The arguments of the only instruction of that name."""
    (found,) = [one for one in part.instructions if one.name == name]
    return found.operands


def test_an_attack_is_listed_as_its_own_and_as_a_copy() -> None:
    own, copy = attacking("after { draw(me, 2) }", "30")

    assert own.title == "attack Moss Toss"
    assert own.facts[0] == "damage 30"
    assert copy.title == "attack Moss Toss, copied"
    assert line(own, "Draw")[:2] == ("who=me", "count=2")
    assert [one.at for one in own.instructions] == list(range(len(own.instructions)))
    assert len(copy.instructions) < len(own.instructions)


def test_what_a_copy_need_not_pay_is_left_out_of_its_own_program() -> None:
    parts = attacking("pay { a <- choose(energy_on(self)); discard(a) }", "30")

    assert [part.title for part in parts][2] == "attack Moss Toss, copied unpaid"
    assert "Move" not in [one.name for one in parts[2].instructions]


def test_a_jump_is_told_by_its_place_and_a_register_by_its_variable() -> None:
    own, _ = attacking("after { a <- flip; if tails(a) > 0 { hit(self, 10) } }", "30")

    cond, to = line(own, "Unless")

    assert cond == "cond=Compare(left=Coins(reg=r3:a, heads=no), how=>, right=0)"
    assert own.instructions[int(to.removeprefix("to=@"))].name == "Resolved"
    assert "reg=r1:dealt" in line(own, "Hear")


def test_a_modifier_in_force_is_told_without_a_program() -> None:
    (part,) = using("static { mod(max_hp, all(me), add, 20) }")

    assert part.title == "ability Mossy, in force"
    assert part.facts == ("where=play", "query=max_hp order=add value=20 scope=mine seats=me")
    assert part.instructions == ()


def test_a_reaction_is_listed_with_its_event() -> None:
    (part,) = using("on(damaged(self)) { counters(attacker, 1) }")

    assert part.title == "ability Mossy, on damaged"
    assert part.number == 1
    assert "count=1" in line(part, "Counters")


def test_a_reaction_inside_an_effect_has_a_number_to_find_it_by() -> None:
    own, _, *reactions = attacking(
        "after { lasting(foe_next_turn, self) { handler(on(damaged(self)) { draw(me, 1) }) } }"
    )

    (lasting,) = [text for text in line(own, "Lasting") if text.startswith("handlers=")]

    assert f"code=#{reactions[0].number}" in lasting
    assert line(reactions[0], "Draw")[0] == "who=me"


def test_a_card_whose_text_is_no_program_is_refused() -> None:
    attack = Attack("Moss Toss", "G", "10", None)

    with pytest.raises(UnprogrammedCard):
        listings(card(attacks=(attack,)), book("xy"))
