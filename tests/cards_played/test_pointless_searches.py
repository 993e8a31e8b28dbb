"""Questions are skipped if a text found nothing or everything is returned."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.scenario import opening
from tests.cards_played.tables import CARDS, table

OVER = "main"  # it is the other player's turn
RAIKOU = "dp3-16 +L +L +L | Wall"
SHAYMIN = "dpp-DP39 +G +G"
KYOGRE = "xy5-55 +W +W +W +R"
GYARADOS = "xy9-27 +R +R +R +R"
UNOWN = "dp4-91 +P +P"
FOUND: list[Any] = [
    pytest.param("platinum", RAIKOU, "Thunder Climb", {"deck": "G, R, W, G"}, OVER, id="none fit"),
    pytest.param("platinum", RAIKOU, "Thunder Climb", {"deck": "L, R, W, G"}, "pick_mon", id="one"),
    pytest.param("platinum", "dp5-97", "Restore", {"discard": "R, W"}, OVER, id="nobody benched"),
    pytest.param("platinum", "dp5-97", "Restore", {"discard": "R, Keg"}, "pick_card", id="benched"),
    pytest.param("platinum", "dp2-7 +G +G", "Leaf Tornado", {}, OVER, id="alone"),
    pytest.param("platinum", "dp2-7 +G +G | Wall", "Leaf Tornado", {}, "pick_card", id="another"),
    pytest.param("platinum", SHAYMIN, "Energy Flare", {}, OVER, id="alone with any Energy"),
    pytest.param("platinum", f"{SHAYMIN} | Keg", "Energy Flare", {}, "pick_card", id="any Energy"),
    pytest.param("xy", KYOGRE, "Tidal Storm", {}, OVER, id="no Bench"),
    pytest.param("xy", f"{KYOGRE} | Wall", "Tidal Storm", {}, "pick_card", id="a Bench"),
    pytest.param("platinum", "dp4-106 +W +W +W", "Hydro Reflect", {}, OVER, id="nobody to give to"),
    pytest.param("platinum", UNOWN, "Hidden Power", {}, OVER, id="both piles are empty"),
    pytest.param("platinum", UNOWN, "Hidden Power", {"discard": "R"}, "pick_card", id="one pile"),
    pytest.param(
        "platinum", UNOWN, "Hidden Power", {"discard": "R", "foe_discard": "G"}, "effect", id="both"
    ),
    pytest.param("platinum", "pl2-14 +M +M +M dmg20", "Metal Fang", {"deck": ""}, OVER, id="heal"),
    pytest.param("platinum", "dp4-45 +R +R +R", "Lava Plume", {"deck": ""}, OVER, id="burn"),
    pytest.param("xy", GYARADOS, "Blast Geyser", {"deck": ""}, OVER, id="nothing added or lost"),
    pytest.param("xy", GYARADOS, "Blast Geyser", {"deck": "G, G"}, "may", id="cards are lost"),
    pytest.param("xy", f"{GYARADOS} +W", "Blast Geyser", {"deck": ""}, "may", id="damage is added"),
]


@pytest.mark.parametrize(("rules", "you", "attack", "more", "asked"), FOUND)
def test_nothing_is_asked_for_what_a_text_did_not_find(
    rules: str, you: str, attack: str, more: dict[str, str], asked: str
) -> None:
    duel = table(rules, you, **more)

    duel.attack(attack)

    assert (duel.asked, duel.player) == (asked, "foe" if asked == OVER else "you")


@pytest.mark.parametrize(("foe", "asked"), [("Wall>Tower", "may"), ("Wall", OVER), ("Guard", OVER)])
def test_who_cannot_be_devolved_is_not_offered(foe: str, asked: str) -> None:
    duel = table("ex", "ex13-100 +P +P +P", foe)

    duel.attack("Devo Crush", answers=["yes"])

    assert duel.asked == asked
    assert len(duel.you.active.energy) == 1


@pytest.mark.parametrize(("deck", "asked"), [("", "main"), ("G", "pick_word")])
def test_a_guess_for_cards_is_asked_only_where_there_are_some(deck: str, asked: str) -> None:
    duel = table("ecard", "Wall", hand="neo1-92", deck=deck, foe_prizes="R, W")

    duel.play("Card-Flip Game", answers=["prize 1"])

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("hand", "deck", "asked"), [("", "G", OVER), ("R", "", OVER), ("R", "G", "pick_word")]
)
def test_no_guess_is_asked_at_a_card_that_was_not_chosen(hand: str, deck: str, asked: str) -> None:
    duel = table("ex", "ex10-? +P", hand=hand, deck=deck)

    duel.attack("Hidden Power")

    assert duel.asked == asked


@pytest.mark.parametrize(("deck", "asked"), [("", "main"), ("G", "pick_card")])
def test_cards_that_all_come_back_from_the_deck_are_not_asked_for(deck: str, asked: str) -> None:
    put_under = table("xy", "Wall", hand="bw10-78, R, W", deck=deck)
    shuffled = table("platinum", "dp2-52>dp2-5 +P | Wall", hand="R, W", deck=deck)

    put_under.play("Caitlin")
    shuffled.power("Kind Egg")

    assert (put_under.asked, shuffled.asked) == (asked, asked)
    assert len(put_under.you.hand) == 2


@pytest.mark.parametrize(("deck", "offered"), [("", False), ("G", True)])
def test_no_card_is_shown_for_the_chance_of_one_where_none_is(deck: str, offered: bool) -> None:
    duel = table("platinum", "Wall | dp6-82", hand="Wall, Keg", deck=deck)

    assert duel.can("use ?") is offered


ROARS = [
    ("legends", "col1-10 +D +D", "Dark Roar", "R, W"),
    ("ex", "ex10-4 +W +W", "Pull Away", "R, W, R, W, R, G"),
]


@pytest.mark.parametrize(("rules", "you", "attack", "hand"), ROARS)
def test_no_card_is_picked_from_a_hand_that_is_shielded(
    rules: str, you: str, attack: str, hand: str
) -> None:
    shielded = table(rules, you, "xy10-37", foe_hand=hand)
    bare = table(rules, you, "Wall", foe_hand=hand)

    shielded.attack(attack)
    bare.attack(attack)

    assert (shielded.asked, bare.asked) == (OVER, "pick_card")
    assert len(shielded.events("unaffected")) > 0


SWIFT = "xy6-99 +P +P"
LUNGES: list[Any] = [
    pytest.param(SWIFT, "Keg dmg20 | Wall, Keg", "prize", id="it falls"),
    pytest.param(SWIFT, "Keg | Wall, Keg", "may", id="it stays"),
    pytest.param(SWIFT, "Keg dmg20 +neo1-86 | Wall, Keg", "may", id="it may be saved"),
    pytest.param(SWIFT, "Keg dmg20 | Wall +bw4-87, Keg", "may", id="its place may matter"),
    pytest.param(f"{SWIFT} dmg170", "Keg dmg20 | Wall, Keg", "may", id="both fall"),
]


@pytest.mark.parametrize(("you", "foe", "asked"), LUNGES)
def test_whether_they_switch_is_not_asked_where_they_choose_anyway(
    you: str, foe: str, asked: str
) -> None:
    duel = table("xy", you, foe)

    duel.attack("Swift Lunge")

    assert duel.asked == asked


@pytest.mark.parametrize(("prizes", "asked"), [("xy11-102", None), ("xy11-102, G", "may")])
def test_greedy_dice_is_not_offered_without_a_prize_left(prizes: str, asked: str | None) -> None:
    duel = table("xy", "Cannon", "Keg | Wall", prizes=prizes)

    duel.attack("Blast", answers=["prize 1"] if asked else [])

    assert duel.asked == asked
    assert duel.winner == (None if asked else "you")


def test_two_first_tickets_in_hand_are_asked_about_once() -> None:
    duel = opening("xy", ["dv1-19, dv1-19, Wall, 4*L"], ["Wall, 6*F"], cards=CARDS)
    while "yes" not in duel.options:
        duel.answer(duel.options[0])

    duel.answer("no", flips="H")

    assert duel.first == "you"
    assert duel.you.hand.count("dv1-19") == 2


SPRAYS = "pl1-117, pl1-117"


@pytest.mark.parametrize(("answer", "left"), [("no", 2), ("yes", 1)])
def test_two_cards_that_stop_a_power_are_asked_about_once(answer: str, left: int) -> None:
    duel = table(
        "platinum", "Wall | dp6-82", foe="pl1-7 | pl1-12, pl1-17", foe_hand=SPRAYS, hand="Keg"
    )

    duel.power("?", answers=[answer])

    assert duel.asked == ("pick_type" if answer == "no" else "main")
    assert len(duel.foe.hand) == left
