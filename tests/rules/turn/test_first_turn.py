"""What is allowed in the first turn of a game. [TURN-06, TURN-08]"""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.rules import Ruleset, book
from tests.rules.cards_course import ALL, table

FIRST = {
    "ecard": {"Tonic", "Guide", "Meadow", "Cape", "Blaster", "Root Fossil", "attack"},
    "ex": {"Tonic", "Meadow", "Cape", "Blaster", "Root Fossil", "attack"},
    "platinum": {"attack"},
    "legends": {"attack"},
    "xy": {"Tonic", "Guide", "Meadow", "Cape", "Blaster", "Root Fossil"},
}
EVERYTHING = FIRST["ecard"]
TRIED = "Tonic, Guide, Meadow, Cape, Blaster, Root Fossil, L, Cub"


def offered(duel: Duel) -> set[str]:
    """The legal moves among those that a first turn may forbid."""
    cards = {card for card in EVERYTHING - {"attack"} if duel.can(f"play {card}")}
    return cards | ({"attack"} if duel.can("attack Nip") else set())


def first_turn(rules: str | Ruleset, turn: int = 1) -> Duel:
    """Set up the first turn of a player, with everything in hand."""
    mine = {"hand": TRIED} if turn == 1 else {"foe_hand": TRIED}
    row = "Pup +L | Cub"
    return table(
        rules, row, row, turn=turn, player="you" if turn == 1 else "foe", first="you", **mine
    )


@pytest.mark.rule("TURN-06")
@pytest.mark.parametrize("name", ALL)
def test_the_starting_players_first_turn_is_limited_as_the_book_says(name: str) -> None:
    duel = first_turn(name)

    assert offered(duel) == FIRST[name]
    assert duel.can("attach L to active")
    assert duel.can("bench Cub")


@pytest.mark.rule("TURN-08")
@pytest.mark.parametrize("name", ALL)
def test_the_second_players_first_turn_has_no_such_limits(name: str) -> None:
    duel = first_turn(name, turn=2)

    assert offered(duel) == EVERYTHING


@pytest.mark.rule("TURN-06")
@pytest.mark.parametrize(
    ("field", "thing"),
    [
        ("first_turn_supporter", {"Guide"}),
        ("first_turn_trainer", {"Tonic", "Cape", "Blaster"}),
        ("first_turn_stadium", {"Meadow"}),
        ("first_turn_fossil", {"Root Fossil"}),
        ("first_turn_attack", {"attack"}),
    ],
)
@pytest.mark.parametrize("allowed", [True, False])
def test_each_limit_of_the_first_turn_is_a_house_rule(
    field: str, thing: set[str], allowed: bool
) -> None:
    name = "ecard" if not allowed else "platinum" if field != "first_turn_attack" else "xy"
    rules = book(name).replace(**{field: allowed})

    duel = first_turn(rules)

    assert offered(duel) == (FIRST[name] | thing if allowed else FIRST[name] - thing)


@pytest.mark.rule("TURN-06", "TURN-08")
@pytest.mark.scenario("S-023")
def test_the_ex_page_bars_only_the_supporter_on_turn_one() -> None:
    duel = first_turn("ex")

    assert duel.refused("play Guide")
    duel.play("Tonic").play("Meadow").attack("Nip")
    assert duel.foe.active.damage == 10
    assert first_turn("ex", turn=2).play("Guide").foe.beside == ["c-21"]


@pytest.mark.rule("TURN-06", "TURN-08")
@pytest.mark.scenario("S-024")
@pytest.mark.parametrize("name", ["platinum", "legends"])
def test_no_trainer_of_any_kind_is_played_on_turn_one(name: str) -> None:
    duel = first_turn(name)
    second = first_turn(name, turn=2)

    assert offered(duel) == {"attack"}
    duel.attach("L").bench("Cub").attack("Bite")
    assert duel.foe.active.damage == 30
    second.play("Tonic").play("Guide").play("Meadow").play("Root Fossil")
    second.play("Cape", to="active").play("Blaster", to="active")
    assert [mon.name for mon in second.foe.bench] == ["Cub", "Root Fossil"]


@pytest.mark.rule("TURN-06", "TURN-08")
@pytest.mark.scenario("S-025")
def test_the_newest_book_bars_only_the_attack_on_turn_one() -> None:
    duel = first_turn("xy")

    assert duel.refused("attack Nip")
    duel.play("Tonic").play("Guide").play("Meadow").end_turn()
    assert duel.turn == 2
    assert first_turn("xy", turn=2).attack("Nip").you.active.damage == 10


@pytest.mark.rule("TURN-06")
@pytest.mark.scenario("S-026")
def test_the_oldest_book_bars_nothing_on_turn_one() -> None:
    duel = table("ecard", "Pup +L", hand="Guide, Meadow, Harbor", turn=1)

    duel.play("Guide").play("Meadow").play("Harbor").attack("Nip")

    assert duel.stadium == "c-23"
    assert "c-22" in duel.you.discard
    assert duel.foe.active.damage == 10


@pytest.mark.rule("TURN-08")
@pytest.mark.parametrize("name", ALL)
def test_the_limits_end_with_turn_one(name: str) -> None:
    duel = table(name, "Pup +L | Cub", hand=TRIED, turn=3)

    assert offered(duel) == EVERYTHING
