"""The Lost Zone and winning by it."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card
from playmat.rules import book
from tests.rules.cards_combat import blow, duel, every_book, mon, trainer

WORLD = trainer(
    "Lost World", "stadium", "power(once_player, needs=count(lost(foe)[pokemon]) >= 6) { win(me) }"
)
UPPER = Card("t-90", "Big LEGEND", "pokemon", ("legend",), hp=150, types="LW")
LOWER = Card("t-91", "Big LEGEND", "pokemon", ("legend",), hp=150, types="LW")
FOSSIL = Card("t-fossil", "Old Fossil", "trainer", ("fossil",), hp=50)
CRISIS = (
    "before { x <- defender; lasting(this_attack) "
    "{ handler(instead(discarded(stack(x))) { set_zone(lost) }) } }"
)
BANISH = trainer("Banish", "item", "play { return_mon(active(foe), lost) }")


@pytest.mark.rule("LZ-1")
@every_book
def test_a_card_goes_to_the_lost_zone_of_its_owner_under_every_book(rules: str) -> None:
    burn = trainer("Burn Up", "item", "play { x <- choose(discards(foe)); move(x, lost) }")
    table = duel(rules, "Dummy", "Dummy", burn, hand="Burn Up", foe_discard="Huge")

    table.play("Burn Up")

    assert table.foe.lost == ["t-huge"]
    assert table.foe.discard == []
    assert table.you.lost == []
    moved = [event for event in table.events("move") if event.target == "lost"]
    assert [event.seen for event in moved] == [3]


@pytest.mark.rule("LZ-3")
@every_book
def test_no_effect_reaches_the_lost_zone_unless_it_names_it(rules: str) -> None:
    rescue = trainer(
        "Rescue", "item", "play { move(discards(me)[pokemon], hand); move(discards(me), deck) }"
    )
    found = trainer("Found", "item", "play { move(lost(me), hand) }")
    table = duel(
        rules,
        "Dummy",
        "Dummy",
        rescue,
        found,
        hand="Rescue, Found",
        lost="Huge, G",
        discard="Small",
    )

    table.play("Rescue")
    assert sorted(table.you.lost) == ["G", "t-huge"]
    assert "t-small" in table.you.hand
    table.play("Found")

    assert table.you.lost == []


@pytest.mark.rule("LZ-4", "KO-08")
@every_book
def test_a_pokemon_sent_there_from_play_is_no_knock_out(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy>Heavy +G +Pad | Huge", BANISH, hand="Banish")

    table.play("Banish")

    assert sorted(table.foe.lost) == ["G", "t-dummy", "t-heavy", "t-pad"]
    assert table.foe.active.name == "Huge"
    assert table.you.prizes_left == 6


@pytest.mark.rule("LZ-4")
@every_book
def test_only_the_cards_a_text_names_go_there(rules: str) -> None:
    part = trainer(
        "Part", "item", "play { x <- active(foe); discard(attached(x)); return_mon(x, lost) }"
    )
    table = duel(rules, "Dummy", "Dummy +G | Huge", part, hand="Part")

    table.play("Part")

    assert (table.foe.lost, table.foe.discard) == (["t-dummy"], ["G"])


@pytest.mark.rule("LZ-5")
@pytest.mark.scenario("K-179")
@every_book
def test_a_knocked_out_pokemon_that_goes_there_still_gives_a_prize(rules: str) -> None:
    darkrai = mon("Darkrai", 60, "D", blow("Lost Crisis", 100, CRISIS))
    table = duel(rules, "Darkrai", "Dummy>Heavy +G dmg20 | Huge", darkrai)

    table.attack("Lost Crisis", answers=["prize 1"])

    assert sorted(table.foe.lost) == ["t-dummy", "t-heavy"]
    assert table.foe.discard == ["G"]
    assert table.you.prizes_left == 5


@pytest.mark.rule("LZ-5")
@every_book
def test_an_attack_that_would_send_it_there_leaves_a_survivor_alone(rules: str) -> None:
    darkrai = mon("Darkrai", 60, "D", blow("Lost Crisis", 100, CRISIS))
    table = duel(rules, "Darkrai", "Dummy>Heavy", darkrai)

    table.attack("Lost Crisis").end_turn().attack("Lost Crisis", answers=["prize 1"])

    assert sorted(table.foe.lost) == ["t-dummy", "t-heavy"]


@pytest.mark.rule("LZ-6")
@pytest.mark.scenario("K-176")
@pytest.mark.parametrize(
    ("lost", "offered"),
    [
        ("4*Dummy, 2*G", False),
        ("5*Dummy, t-fossil, Pad", False),
        ("5*Dummy, Heavy", True),
        ("3*Dummy, 4*Heavy", True),
    ],
)
@every_book
def test_lost_world_counts_pokemon_cards_of_the_foe(rules: str, lost: str, offered: bool) -> None:
    table = duel(rules, "Dummy", "Dummy", WORLD, FOSSIL, stadium="Lost World", foe_lost=lost)

    assert table.can("use Lost World") is offered
    assert table.can("end turn")
    table.end_turn()
    assert table.winner is None


@pytest.mark.rule("LZ-6")
@every_book
def test_without_the_stadium_six_lost_pokemon_win_nothing(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", WORLD, foe_lost="6*Dummy")

    assert table.refused("use Lost World")


@pytest.mark.rule("CARD-LEG-6", "LZ-6")
@pytest.mark.scenario("K-177")
@pytest.mark.parametrize(
    ("lost", "halves", "offered"),
    [
        ("4*Dummy, t-90, t-91", 2, True),
        ("4*Dummy, t-90, t-91", 1, False),
        ("5*Dummy, t-90, t-91", 1, True),
        ("5*Dummy, t-91", 1, True),
    ],
)
@every_book
def test_a_lost_legend_counts_as_two_unless_switched(
    rules: str, lost: str, halves: int, offered: bool
) -> None:
    house = book(rules).replace(legend_halves_count_in_lost_zone=halves)
    table = duel(house, "Dummy", "Dummy", WORLD, UPPER, LOWER, stadium="Lost World", foe_lost=lost)

    assert table.can("use Lost World") is offered


@pytest.mark.rule("LZ-6")
@pytest.mark.scenario("K-178")
@pytest.mark.parametrize("owner", ["", "foe:"])
@every_book
def test_only_the_other_player_wins_by_my_lost_zone(rules: str, owner: str) -> None:
    table = duel(rules, "Dummy", "Dummy", WORLD, stadium=f"{owner}Lost World", lost="6*Dummy")
    assert table.refused("use Lost World")

    table.end_turn()
    assert table.can("use Lost World")
    table.power("Lost World")

    assert table.winner == "foe"


@pytest.mark.rule("OUTCOME-4", "WIN-07", "WIN-04")
@pytest.mark.scenario("K-180")
@every_book
def test_lost_world_wins_in_the_main_phase_at_once(rules: str) -> None:
    more = {"stadium": "Lost World", "foe_lost": "6*Dummy", "prizes": 5}
    table = duel(rules, "Dummy poisoned", "Dummy poisoned", WORLD, **more)

    table.power("Lost World")

    assert (table.winner, table.end) == ("you", "text")
    assert table.you.prizes_left == 5
    assert table.events("poison") == table.events("attack") == []
