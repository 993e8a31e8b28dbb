"""Zones: what they hide, what works where, and which pile a card goes to."""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from tests.rules.cards_course import ALL, pokemon, table, trainer

COACH = pokemon(
    "c-100",
    "Coach",
    powers=[("Cheer", "body", "static { mod(damage_dealt, active(me), add, 10) }")],
)
PEEK = trainer("c-101", "Peek", "item", "play { look(top(me, 5)) }")
SHOW = trainer("c-102", "Show", "item", "play { reveal(hand(me)) }")
MILL = trainer("c-103", "Mill", "item", "play { mill(me, 5) }")
BANISH = trainer("c-104", "Banish", "item", "play { x <- choose(discards(me)); move(x, lost) }")
RECALL = trainer(
    "c-105",
    "Recall",
    "item",
    "play { x <- choose(discards(me)); move(x, hand) }",
)
WEIGHT = trainer(
    "c-106", "Weight", "tool", "onto(all(foe)); static { mod(retreat_cost, host, add, 1) }"
)
TALLY = trainer(
    *("c-107", "Tally", "item"),
    "useful(always); play { draw(me, count(discards(me)[supporter])) }",
)
SWEEP = trainer("c-108", "Sweep", "item", "play { x <- choose(all(foe)); return_mon(x, hand) }")
CARDS = (COACH, PEEK, SHOW, MILL, BANISH, RECALL, WEIGHT, TALLY, SWEEP)
FIVE = ", ".join("GRWLP")


def known_to_foe(duel: Duel) -> int:
    return len(duel.state.sides[0].hand_seen)


@pytest.mark.rule("ZONE-01")
@pytest.mark.parametrize("name", ALL)
def test_a_hand_is_hidden_until_a_card_shows_it(name: str) -> None:
    duel = table(name, "Pup", hand="Show, R, W", cards=CARDS)

    before = known_to_foe(duel)
    duel.play("Show")

    assert before == 0
    assert known_to_foe(duel) == 2


@pytest.mark.rule("ZONE-01")
@pytest.mark.parametrize("name", ALL)
def test_a_card_drawn_is_seen_by_its_player_alone(name: str) -> None:
    duel = table(name, "Pup").end_turn()

    assert duel.events("draw")[-1].seen == 2


@pytest.mark.rule("ZONE-01")
@pytest.mark.parametrize("name", ALL)
def test_a_hand_may_grow_without_limit(name: str) -> None:
    duel = table(name, "Pup", hand="25*L", deck="10*R")

    duel.end_turn().end_turn()

    assert len(duel.you.hand) == 26


@pytest.mark.rule("ZONE-02")
@pytest.mark.parametrize("name", ALL)
def test_the_order_of_a_deck_is_known_only_to_whoever_a_card_lets_look(name: str) -> None:
    duel = table(name, "Pup", hand="Peek", deck=f"{FIVE}, F, F", cards=CARDS)

    side = duel.state.sides[0]
    before = [len(side.top_seen[0]), len(side.top_seen[1])]
    duel.play("Peek")
    side = duel.state.sides[0]

    assert before == [0, 0]
    assert [duel.state.cards[copy].name[0] for copy in side.top_seen[0]] == list("GFWLP")
    assert len(side.top_seen[1]) == 0
    assert duel.you.deck == ["G", "R", "W", "L", "P", "F", "F"]


@pytest.mark.rule("ZONE-02")
@pytest.mark.parametrize("name", ALL)
def test_whoever_puts_cards_back_on_a_deck_in_an_order_knows_that_order(name: str) -> None:
    duel = table(name, "Pup", hand="bw1-98", deck="G, F, W, L, P, R", cards=CARDS)

    duel.play("bw1-98", answers=[f"energy-{letter}" for letter in "LGPW"])

    side = duel.state.sides[0]
    assert duel.you.deck == ["L", "G", "P", "W", "F", "R"]
    assert [len(side.top_seen[0]), len(side.top_seen[1])] == [5, 0]


@pytest.mark.rule("ZONE-03")
@pytest.mark.parametrize("name", ALL)
def test_what_is_discarded_is_seen_by_both(name: str) -> None:
    duel = table(name, "Pup", hand="Mill", deck=f"{FIVE}, F", cards=CARDS)

    duel.play("Mill")
    gone = [event for event in duel.log if event.cards and event.what != "play"]

    assert duel.you.discard[:5] == ["G", "R", "W", "L", "P"]
    assert {event.seen for event in gone} == {3}


@pytest.mark.rule("ZONE-04")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("where", "dealt"),
    [("bench", 20), ("hand", 10), ("discard", 10), ("deck", 10), ("prizes", 10)],
)
def test_a_pokemon_works_only_while_it_is_in_play(name: str, where: str, dealt: int) -> None:
    rows = {"bench": "Pup +L | Coach"}
    more = {} if where == "bench" else {where: "Coach" + ", 3*L" * (where != "hand")}
    duel = table(name, rows.get(where, "Pup +L"), cards=CARDS, **more)

    duel.attack("Nip")

    assert duel.foe.active.damage == dealt


@pytest.mark.rule("ZONE-04")
@pytest.mark.parametrize("name", ALL)
def test_energy_works_only_while_it_is_attached(name: str) -> None:
    unpaid = table(name, "Pup | Cub +L", hand="3*L")
    paid = table(name, "Pup +L | Cub")

    assert unpaid.refused("attack Nip")
    assert paid.can("attack Nip")


@pytest.mark.rule("ZONE-05")
@pytest.mark.scenario("S-139")
@pytest.mark.parametrize("name", ALL)
def test_a_card_that_asks_for_more_than_the_deck_holds_uses_what_is_left(name: str) -> None:
    drawing = table(name, "Pup", hand="Wide Draw", deck="R, W, F", cards=CARDS)
    looking = table(name, "Pup", hand="Peek", deck="R, W, F", cards=CARDS)
    milling = table(name, "Pup", hand="Mill", deck="R, W, F", cards=CARDS)

    drawing.play("Wide Draw")
    looking.play("Peek")
    milling.play("Mill")

    assert (sorted(drawing.you.hand), drawing.you.deck) == (["F", "R", "W"], [])
    assert len(looking.state.sides[0].top_seen[0]) == 3
    assert milling.you.discard[:3] == ["R", "W", "F"]
    assert drawing.end_turn().winner is None
    assert drawing.end_turn().winner == "foe"


@pytest.mark.rule("ZONE-06")
@pytest.mark.parametrize("name", ALL)
def test_the_lost_zone_is_open_to_both_and_nothing_comes_back(name: str) -> None:
    duel = table(name, "Pup", hand="Banish, Recall", discard="R", cards=CARDS)

    duel.play("Banish")

    assert duel.you.lost == ["R"]
    assert duel.events("move")[0].seen == 3
    duel.play("Recall")
    assert "R" not in duel.you.hand


@pytest.mark.rule("ZONE-07")
@pytest.mark.parametrize("name", ALL)
def test_cards_knocked_out_go_to_their_owners_piles(name: str) -> None:
    duel = table(name, "Pup +L", "Cub +R dmg40 | Cub", hand="Weight", cards=CARDS, prizes=2)

    duel.play("Weight", to="foe's active").attack("Nip", answers=["prize 1"])

    assert sorted(duel.foe.discard) == ["R", "c-3"]
    assert duel.you.discard == ["c-106"]


@pytest.mark.rule("ZONE-07")
@pytest.mark.parametrize("name", ALL)
def test_a_card_attached_by_the_foe_returns_to_its_owner(name: str) -> None:
    duel = table(name, "Pup", "Cub | Cub", hand="Weight, Sweep", cards=CARDS)

    duel.play("Weight", to="foe's bench 1").play("Sweep", answers=["foe's bench 1"])

    assert duel.foe.hand == ["c-3"]
    assert "c-106" in duel.you.hand + duel.you.discard


@pytest.mark.rule("ZONE-07")
@pytest.mark.parametrize("name", ALL)
def test_a_stadium_that_is_replaced_goes_to_its_owners_pile(name: str) -> None:
    duel = table(name, "Pup", hand="Harbor", stadium="foe:Meadow")

    duel.play("Harbor")

    assert (duel.stadium, duel.foe.discard, duel.you.discard) == ("c-23", ["c-22"], [])


@pytest.mark.rule("ZONE-08")
@pytest.mark.parametrize("name", ALL)
def test_each_player_has_exactly_one_active_whenever_a_turn_goes_on(name: str) -> None:
    duel = table(name, "Cub | Pup +L +L", "Cub dmg20 | Cub, Pup", hand="Scoop", prizes=3)
    swap = table(name, "Cub | Pup", hand="Whistle")

    counts = [actives(swap.play("Whistle"))]
    counts.append(actives(duel.play("Scoop", answers=["active"])))
    counts.append(actives(duel.attack("Bite", answers=["prize 1", "bench 1"])))

    assert counts == [(1, 1)] * 3
    assert (duel.asked, duel.you.active.name, swap.you.active.name) == ("main", "Pup", "Pup")


def actives(duel: Duel) -> tuple[int, int]:
    return len(duel.you.actives), len(duel.foe.actives)


@pytest.mark.rule("ZONE-09")
@pytest.mark.parametrize("name", ["ecard", "ex", "platinum", "legends"])
def test_a_supporter_waits_beside_the_active_until_the_turn_ends(name: str) -> None:
    duel = table(name, "Pup | Cub", hand="Guide, Tally, Scoop, L", cards=CARDS)

    duel.play("Guide")
    held = len(duel.you.hand)
    duel.play("Tally")

    assert duel.you.beside == ["c-21"]
    assert len(duel.you.hand) == held - 1
    duel.play("Scoop", answers=["active"])
    assert duel.you.beside == ["c-21"]
    assert "c-21" in duel.end_turn().you.discard


@pytest.mark.rule("ZONE-09")
def test_under_the_newest_book_a_supporter_is_in_the_pile_at_once() -> None:
    duel = table("xy", "Pup", hand="Guide, Tally", cards=CARDS)

    duel.play("Guide").play("Tally")

    assert (duel.you.beside, len(duel.you.hand)) == ([], 2)
    assert duel.you.discard[0] == "c-21"


@pytest.mark.rule("ZONE-10")
@pytest.mark.parametrize("name", ALL)
def test_a_prize_is_taken_by_its_place_and_the_others_stay(name: str) -> None:
    duel = table(name, "Pup +L", "Cub dmg40 | Cub", prizes=f"{FIVE}, F")

    duel.attack("Nip")

    assert (duel.asked, len(duel.options)) == ("prize", 6)
    assert not [option for option in duel.options if "Energy" in option]
    duel.answer("prize 3")
    assert (duel.you.hand, duel.you.prizes) == (["W"], ["G", "R", "L", "P", "F"])
