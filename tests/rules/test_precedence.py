"""Precedence of texts: the card, the rulebook, and what a Pokémon in play is."""

from __future__ import annotations

import pytest

from tests.rules.cards_course import ALL, pokemon, trainer
from tests.rules.cards_kinds import lay

CHOMPER = pokemon("t-60", "Chomper", 90, "C", attacks=[("Chomp", "C", "60"), ("Crush", "C", "200")])
PRIZED = (CHOMPER,)

# Which text applies


@pytest.mark.rule("META-1", "CARD-EX-1")
@pytest.mark.scenario("K-001", "K-003")
@pytest.mark.parametrize("name", ALL)
def test_a_printed_line_about_prizes_holds_under_every_book(name: str) -> None:
    duel = lay(name, "Chomper +G", "Mewtwo ex dmg50 | Bulbasaur", cards=PRIZED, prizes=4)

    duel.attack("Chomp", answers=["prize 1", "prize 2"])

    assert duel.you.prizes_left == 2
    assert duel.events("knock_out")[0].count == 110
    assert len(duel.events("knock_out")) == 1


@pytest.mark.rule("CARD-EX-1")
@pytest.mark.scenario("K-002")
@pytest.mark.parametrize("name", ALL)
def test_with_one_prize_left_a_pokemon_ex_gives_one_and_the_game(name: str) -> None:
    duel = lay(name, "Chomper +G", "Mewtwo ex dmg50 | Bulbasaur", cards=PRIZED, prizes=1)

    duel.attack("Chomp")

    assert (duel.winner, duel.end, duel.you.prizes_left) == ("you", "prizes", 0)


@pytest.mark.rule("META-2")
@pytest.mark.parametrize("name", ["ecard", "ex"])
def test_a_kind_younger_than_the_book_follows_the_next_book_that_knows_it(name: str) -> None:
    duel = lay(name, "Heatran dmg20 poisoned | Heatran", hand="Heatran LV.X")

    benched = duel.refused("level up Heatran LV.X on bench 1")
    duel.level_up("Heatran LV.X")

    assert benched
    assert (duel.you.active.hp, duel.you.active.damage) == (120, 20)
    assert duel.you.active.conditions == set()


@pytest.mark.rule("META-3")
def test_general_mechanics_come_from_the_book_not_from_the_card() -> None:
    row = "Venusaur-EX +G +G +G +G"
    old = lay("ecard", row, turn=1)
    new = lay("xy", "Charmander +R", turn=1)
    dazed = lay("ecard", f"{row} confused | Bulbasaur").attack("Jungle Hammer", flips="T")
    modern = lay("xy", f"{row} confused | Bulbasaur").attack("Jungle Hammer", flips="T")

    assert old.can("attack Jungle Hammer")
    assert new.refused("attack Scratch")
    assert (dazed.you.active.damage, modern.you.active.damage) == (20, 30)


@pytest.mark.rule("META-4")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("weak", "resist", "damage"),
    [
        (("C", "+", 30), None, 90),
        (("C", "x", 2), None, 120),
        (None, ("C", "-", 20), 40),
        (None, ("C", "-", 30), 30),
    ],
)
def test_a_printed_amount_of_weakness_or_resistance_is_used(
    name: str, weak: tuple[str, str, int] | None, resist: tuple[str, str, int] | None, damage: int
) -> None:
    target = pokemon(
        "t-66",
        "Target",
        200,
        weaknesses=[weak] if weak else [],
        resistances=[resist] if resist else [],
    )
    duel = lay(name, "Chomper +G", "Target", cards=[CHOMPER, target])

    duel.attack("Chomp")

    assert duel.foe.active.damage == damage


@pytest.mark.rule("META-5")
@pytest.mark.parametrize("name", ALL)
def test_the_same_card_is_a_basic_on_its_own_and_evolved_on_another(name: str) -> None:
    duel = lay(name, "Pichu>Pikachu | Pikachu", hand="Growth Bane, Basic Bane")

    duel.play("Growth Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]
    duel.play("Basic Bane")
    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 10]


@pytest.mark.rule("META-6")
@pytest.mark.parametrize("name", ALL)
def test_the_top_card_of_the_stack_is_what_the_pokemon_is(name: str) -> None:
    duel = lay(name, "Charmander>Charmeleon>Charizard +R dmg30")

    top = duel.you.active

    assert top.stack == ["base1-46", "base1-24", "base1-4"]
    assert (top.name, top.hp, top.types, top.retreat) == ("Charizard", 120, "R", 3)
    assert (top.attacks, top.energy, top.damage) == ([], ["R"], 30)


@pytest.mark.rule("META-7")
@pytest.mark.parametrize("name", ALL)
def test_the_sense_of_trainer_is_bound_to_the_text_not_to_the_book(name: str) -> None:
    narrow = pokemon(
        "t-67",
        "Narrow",
        attacks=[
            (
                "Hush",
                "C",
                "10",
                "after { lasting(foe_next_turn) { forbid_play(foe, plain_trainer) } }",
            )
        ],
    )
    broad = pokemon(
        "t-68",
        "Broad",
        attacks=[
            ("Hush", "C", "10", "after { lasting(foe_next_turn) { forbid_play(foe, trainer) } }")
        ],
    )
    ball = trainer("t-69", "Ball", "item", "play { draw(me, 1) }")
    aide = trainer("t-70", "Aide", "supporter", "play { draw(me, 1) }")
    gym = trainer("t-71", "Gym", "stadium")
    cards = (narrow, broad, ball, aide, gym)
    old = lay(name, "Narrow +G", foe_hand="Ball, Aide, Gym", cards=cards).attack("Hush")
    new = lay(name, "Broad +G", foe_hand="Ball, Aide, Gym", cards=cards).attack("Hush")

    assert [old.can(f"play {card}") for card in ("Ball", "Aide", "Gym")] == [False, True, True]
    assert [new.can(f"play {card}") for card in ("Ball", "Aide", "Gym")] == [False] * 3
