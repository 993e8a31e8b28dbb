"""An extra turn, in which effects for the other player's turn wait."""

from __future__ import annotations

from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import lay

LORD = mon(
    "Lord",
    60,
    "L",
    blow("Twice", 10, "after { another_turn }"),
    blow("Vow", 10, "after { lasting(my_next_turn) { mod(damage_dealt, self, value=50) } }"),
)


def twice(foe: str = "Wall | Small") -> Duel:
    return lay("Lord", foe, LORD, mon("Wall", 990, "W", retreat=0)).attack("Twice")


def test_the_same_player_attacks_again() -> None:
    duel = twice()

    duel.attack("Twice")

    assert duel.foe.active.damage == 20


def test_poison_waits_for_the_end_of_the_second_turn() -> None:
    duel = twice("Wall poisoned | Small")
    before = duel.foe.active.damage

    duel.end_turn()

    assert (before, duel.foe.active.damage) == (10, 20)


def test_the_other_player_is_next_after_both() -> None:
    duel = twice()

    duel.end_turn()

    assert duel.state.player == 1


def test_what_holds_in_the_next_turn_of_the_other_player_waits_for_it() -> None:
    chain = trainer(
        "Chain", "item", "play { lasting(foe_next_turn) { mod(can_retreat, all(foe), forbid) } }"
    )
    duel = lay("Lord", "Hitter | Small", LORD, chain, hand="Chain").play("Chain").attack("Twice")

    duel.end_turn()

    assert not duel.can("retreat")


def test_the_second_turn_is_the_next_turn_of_its_player() -> None:
    duel = lay("Lord", "Wall | Small", LORD, mon("Wall", 990, "W", retreat=0))
    duel = duel.attack("Vow").end_turn().attack("Twice")

    assert duel.foe.active.damage == 10 + 60
