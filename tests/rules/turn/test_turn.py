"""The course of a turn: draw, actions in any order, one attack, cleanup."""

from __future__ import annotations

from itertools import permutations

import pytest

from playmat.cards.card import Card
from playmat.errors import PlaymatError
from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_combat import blow, duel, every_book
from tests.rules.cards_combat import trainer as combat_trainer
from tests.rules.cards_course import ALL, course, pokemon, started, table, trainer

HAND_4 = ["3*Pup, 4*L"]
SURGE = trainer(
    "c-70",
    "Surge",
    "item",
    "play { lasting(end_of_turn) { mod(damage_dealt, active(me), add, 10) } }",
)
BRACE = trainer(
    "c-71", "Brace", "item", "play { lasting(end_of_turn) { mod(max_hp, active(me), add, 20) } }"
)
SHY = pokemon(
    "c-72",
    "Shy",
    powers=[("Veil", "body", "instead(attack_declared) { nullify }")],
)


def order_of(duel: Duel, *names: str) -> list[str]:
    """Which of the named events happened, in order."""
    return [event.what for event in duel.log if event.what in names]


WATCHER = combat_trainer(
    "Watcher",
    "supporter",
    "play { lasting(end_of_turn) { handler(on(discarded) { draw(me, 1) }) } }",
)
BLASTER = Card("t-blaster", "Blaster", "trainer", ("machine",), attacks=(blow("Blast", 10),))


def course_of_turn(table: Duel) -> list[str]:
    """The events of a turn, with coins by the rule behind them."""
    return [event.rule if event.what == "coin" else event.what for event in table.log]


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("name", ALL)
def test_an_attack_is_followed_by_the_step_between_turns_and_the_foes_turn(name: str) -> None:
    duel = table(name, "Pup +L", "Cub poisoned | Cub", hand="L")

    duel.attach("L").attack("Nip")

    assert order_of(duel, "attach", "attack", "poison", "turn", "draw") == [
        "attach",
        "attack",
        "poison",
        "turn",
        "draw",
    ]
    assert (duel.player, duel.turn) == ("foe", 4)


@pytest.mark.rule("TURN-02")
@pytest.mark.scenario("S-021")
def test_the_starting_player_of_the_ex_page_does_not_draw() -> None:
    duel = started("ex", HAND_4, HAND_4, *["Pup"] * 4)

    assert len(duel.you.hand) == 4
    duel.end_turn()
    assert len(duel.foe.hand) == 5


@pytest.mark.rule("TURN-02")
@pytest.mark.scenario("S-022")
@pytest.mark.parametrize("name", ["ecard", "platinum", "legends", "xy"])
def test_every_turn_begins_with_one_card(name: str) -> None:
    duel = started(name, HAND_4, HAND_4, *["Pup"] * 4)

    assert len(duel.you.hand) == 5
    duel.end_turn()
    assert len(duel.foe.hand) == 5


@pytest.mark.rule("TURN-02")
@pytest.mark.parametrize(("draws", "size"), [(True, 7), (False, 6)])
def test_a_house_rule_decides_whether_turn_one_begins_with_a_draw(draws: bool, size: int) -> None:
    rules = book("ecard").replace(first_turn_draw=draws)

    duel = started(rules, ["Pup, 6*L"], ["Pup, 6*L"])

    assert len(duel.you.hand) == size


@pytest.mark.rule("TURN-02")
@pytest.mark.scenario("S-029")
@pytest.mark.parametrize("name", ALL)
def test_a_player_who_cannot_draw_at_the_start_of_a_turn_loses(name: str) -> None:
    duel = table(name, "Pup", "Cub", deck="", player="foe", turn=4)

    duel.end_turn()

    assert (duel.winner, duel.end) == ("foe", "deck_out")


@pytest.mark.rule("TURN-02")
@pytest.mark.scenario("S-030")
@pytest.mark.parametrize("name", ALL)
def test_the_last_card_may_be_drawn_and_the_loss_comes_a_turn_later(name: str) -> None:
    duel = table(name, "Pup", "Cub", deck="R", player="foe", turn=4)

    duel.end_turn()

    assert (duel.winner, duel.you.hand, duel.you.deck) == (None, ["R"], [])
    duel.end_turn()
    assert duel.winner is None
    duel.end_turn()
    assert duel.winner == "foe"


ACTIONS = ("bench", "evolve", "attach", "play", "power", "retreat")


def do(duel: Duel, action: str) -> None:
    if action == "bench":
        duel.bench("Cub")
    elif action == "evolve":
        duel.evolve("Hound", on="bench 1")
    elif action == "attach":
        duel.attach("F", to="active")
    elif action == "play":
        duel.play("Tonic")
    elif action == "power":
        duel.power("Spark")
    else:
        duel.retreat(pay=["L"], to="bench 1")


@pytest.mark.rule("TURN-03")
@pytest.mark.parametrize("name", ALL)
def test_actions_may_be_taken_in_any_order_before_the_attack(name: str) -> None:
    for first, second in permutations(ACTIONS, 2):
        duel = table(name, "Pup +L +L | Pup, Sparker", hand="Cub, Hound, F, Tonic", shuffles="keep")

        do(duel, first)
        do(duel, second)

        assert duel.player == "you"
        assert duel.asked == "main"


@pytest.mark.rule("TURN-03", "TURN-04")
@pytest.mark.parametrize("name", ALL)
def test_all_actions_of_one_turn_end_with_the_attack(name: str) -> None:
    duel = table(name, "Pup +L +L +L | Pup, Sparker", hand="Cub, Hound, F, Tonic")

    for action in ACTIONS[:5]:
        do(duel, action)
    duel.attack("Bite")

    assert duel.foe.active.damage == 30
    assert duel.player == "foe"


@pytest.mark.rule("TURN-04")
@pytest.mark.scenario("S-027")
@pytest.mark.parametrize("name", ALL)
def test_nothing_can_be_attached_after_the_attack(name: str) -> None:
    duel = table(name, "Pup +L", hand="L")

    before = duel.can("attach L to active")
    duel.attack("Nip")

    assert before
    assert duel.chooser == "foe"
    with pytest.raises(PlaymatError):
        duel.attach("L")


@pytest.mark.rule("TURN-04")
@pytest.mark.scenario("S-028")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_with_two_attacks_uses_one_of_them(name: str) -> None:
    duel = table(name, "Pup +L +L")

    before = duel.can("attack Nip") and duel.can("attack Bite")
    duel.attack("Nip")

    assert before
    assert duel.foe.active.damage == 10
    assert duel.refused("attack Bite")


@pytest.mark.rule("TURN-04")
@pytest.mark.parametrize("name", ALL)
def test_an_attack_that_fails_for_confusion_ends_the_turn(name: str) -> None:
    duel = table(name, "Pup +L confused")

    duel.attack("Nip", flips="T")

    assert duel.foe.active.damage == 0
    assert duel.player == "foe"


@pytest.mark.rule("TURN-04")
@pytest.mark.parametrize("name", ALL)
def test_an_attack_that_an_effect_cancels_ends_the_turn(name: str) -> None:
    duel = table(name, "Pup +L", "Shy", cards=[SHY])

    duel.attack("Nip")

    assert duel.foe.active.damage == 0
    assert duel.player == "foe"


@pytest.mark.rule("TURN-05")
@pytest.mark.parametrize("name", ALL)
def test_a_turn_may_end_without_the_attack_that_could_be_made(name: str) -> None:
    duel = table(name, "Pup +L")

    could = duel.can("attack Nip")
    duel.end_turn()

    assert could
    assert (duel.player, duel.foe.active.damage) == ("foe", 0)


@pytest.mark.rule("TURN-07")
@pytest.mark.parametrize("name", ALL)
def test_the_other_player_is_asked_only_for_a_new_active(name: str) -> None:
    duel = table(name, "Pup +L +L", "Cub dmg30 | Cub, Pup", foe_hand="L, Tonic", prizes=2)

    duel.attack("Bite", answers=["prize 1"])

    assert (duel.asked, duel.chooser) == ("promote", "foe")
    assert len(duel.options) == 2
    duel.answer("bench 2")
    assert duel.foe.active.name == "Pup"


@pytest.mark.rule("TURN-09")
@pytest.mark.parametrize("name", ALL)
def test_clearing_up_comes_before_the_step_between_turns(name: str) -> None:
    duel = table(name, "Pup +L poisoned", hand="Guide, Blaster")

    duel.play("Guide").play("Blaster", to="active").end_turn()

    moved = [(event.source, event.what) for event in duel.log if event.what in ("move", "poison")]
    stays = {"ecard": 2, "ex": 2, "platinum": 1, "legends": 1, "xy": 1}[name]
    assert moved[-1] == ("", "poison")
    assert len(moved) == stays + 1
    assert duel.you.beside == []


@pytest.mark.rule("TURN-09")
@pytest.mark.parametrize("name", ["ecard", "ex"])
def test_machines_are_discarded_before_the_supporter(name: str) -> None:
    duel = table(name, "Pup +L", hand="Guide, Blaster")

    duel.play("Guide").play("Blaster", to="active").end_turn()

    assert duel.you.discard == ["c-25", "c-21"]


@pytest.mark.rule("TURN-09")
@pytest.mark.parametrize("name", ALL)
def test_effects_until_the_end_of_the_turn_are_over_before_poison_is_counted(name: str) -> None:
    duel = table(name, "Pup dmg50 | Cub", hand="Brace", cards=[BRACE], foe_prizes=2)

    duel.play("Brace")
    hurt = table(name, "Pup dmg60 poisoned | Cub", hand="Brace", cards=[BRACE], foe_prizes=2)
    hurt.play("Brace").end_turn(answers=["prize 1"])

    assert duel.you.active.hp == 80
    assert duel.end_turn().you.active.hp == 60
    assert hurt.events("poison") == []
    assert hurt.you.active.name == "Cub"


@pytest.mark.rule("TURN-09")
@pytest.mark.parametrize("name", ALL)
def test_a_bonus_for_the_turn_is_gone_in_the_next(name: str) -> None:
    duel = table(name, "Pup +L", "Pup +L", hand="Surge", cards=[SURGE])

    duel.play("Surge").attack("Nip").end_turn().attack("Nip")

    assert duel.foe.active.damage == 20 + 10


@pytest.mark.rule("TURN-09")
@pytest.mark.parametrize("name", ALL)
def test_what_is_allowed_once_a_turn_is_allowed_again_in_the_next(name: str) -> None:
    duel = table(name, "Sparker +L +L +L | Pup, Cub", hand="2*L, 2*Guide, 2*Meadow")

    duel.attach("L").play("Guide").power("Spark").retreat(to="bench 1")
    spent = [duel.can(text) for text in ("attach L to active", "play Guide", "use Spark")]
    duel.end_turn().end_turn()

    assert spent == [False, False, False]
    assert duel.can("attach L to active")
    assert duel.can("play Guide")
    assert duel.can("use Spark")


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("name", ALL)
def test_tails_against_a_baby_goes_straight_to_the_end_of_the_turn(name: str) -> None:
    duel = table(name, "Pup +L poisoned", "Babe", hand="Guide")

    duel.play("Guide").attack("Nip", flips="T")

    assert duel.foe.active.damage == 0
    assert duel.events("attack") == []
    assert (duel.you.beside, duel.you.discard) == ([], ["c-21"])
    assert duel.you.active.damage == 10
    assert duel.player == "foe"


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("name", ALL)
def test_an_effect_that_ends_the_turn_skips_the_attack(name: str) -> None:
    halt = trainer("c-73", "Halt", "item", "play { end_turn }")
    duel = table(name, "Pup +L poisoned", hand="Guide, Halt", cards=[halt])

    duel.play("Guide").play("Halt")

    assert duel.player == "foe"
    assert duel.you.active.damage == 10
    assert course(duel).count(("attack", 0)) == 0


@pytest.mark.rule("TURN-09")
@every_book
def test_a_turn_ends_with_effects_then_machines_then_the_supporter(rules: str) -> None:
    house = book(rules).replace(machines_discarded=True, supporter_stays=True)
    table = duel(house, "Dummy +Blaster", "Dummy", WATCHER, BLASTER, hand="Watcher")
    table.play("Watcher")
    before = len(table.log)

    table.end_turn()

    assert course_of_turn(table)[before:] == ["end_turn", "move", "move", "turn", "draw"]
    assert table.you.discard == ["t-blaster", "t-watcher"]
