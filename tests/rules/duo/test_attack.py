"""Two-on-two battles: attackers, targets, effects on an Active, and between turns."""

from __future__ import annotations

import pytest

from playmat.rules import Ruleset, book
from tests.rules.cards_combat import blow, every_book, mon
from tests.rules.cards_combat import duel as combat_duel
from tests.rules.duo.cards import NO_TARGET, PAIR, duel, names

RESTING = mon("Resting", 60, "C", blow("Rest", 0, "no_damage; after { heal(self, 20) }"))


def pair(rules: str) -> Ruleset:
    """A rulebook for two-on-two battles."""
    return book(rules).replace(actives=2)


@pytest.mark.rule("VARIANT-04", "DUO-4")
def test_each_active_may_attack_each_opposing_active_and_nobody_else() -> None:
    table = duel("Walker & Small | Huge", "Huge & Dummy | Small")

    attacks = [text for text in table.options if text.startswith("attack")]

    assert attacks == [
        "attack Poke with active 1 at foe's active 1",
        "attack Poke with active 1 at foe's active 2",
        "attack Poke with active 2 at foe's active 1",
        "attack Poke with active 2 at foe's active 2",
    ]


@pytest.mark.rule("VARIANT-04", "DUO-4")
def test_one_attack_ends_the_turn_for_both_actives() -> None:
    table = duel("Walker & Small", "Huge & Dummy")

    table.attack("Poke", by="active 2", at="foe's active 2")

    assert table.player == "foe"
    assert [m.damage for m in table.foe.actives] == [0, 10]


@pytest.mark.rule("DUO-36")
def test_a_partner_is_no_target_and_lends_no_attack() -> None:
    table = duel("Aimer & Basher", "Huge & Dummy")

    targets = [text.partition(" at ")[2] for text in table.options if "Mirror" in text]

    assert targets == ["foe's active 1", "foe's active 2"]

    table.attack("Mirror", by="active 1", at="foe's active 2")

    assert [m.damage for m in table.you.actives] == [0, 0]
    assert [m.damage for m in table.foe.actives] == [0, 10]


@pytest.mark.rule("VARIANT-04", "DUO-5")
@pytest.mark.scenario("K-155")
def test_each_defending_pokemon_is_hit_with_its_own_weakness() -> None:
    table = duel("Aimer", "Weakling & Huge | Weakling")

    table.attack("Both", at="foe's active 2")

    assert [m.damage for m in table.foe.actives] == [60, 30]
    assert table.foe.bench[0].damage == 0


@pytest.mark.rule("DUO-27")
@pytest.mark.scenario("K-155")
def test_damage_to_everybody_knows_weakness_for_both_actives_and_not_for_the_bench() -> None:
    table = duel("Aimer", "Weakling & Weakling | Weakling")

    table.attack("Everyone", at="foe's active 1")

    assert [m.damage for m in table.foe.actives] == [60, 60]
    assert table.foe.bench[0].damage == 30


@pytest.mark.rule("DUO-26")
@pytest.mark.parametrize(
    ("chosen", "damage"),
    [("foe's active 1", (60, 0, 0)), ("foe's active 2", (0, 60, 0)), ("foe's bench 1", (0, 0, 30))],
)
def test_one_of_all_is_any_in_play_and_weak_only_as_an_active(
    chosen: str, damage: tuple[int, int, int]
) -> None:
    table = duel("Aimer", "Weakling & Weakling | Weakling")

    table.attack("One Of All", at="foe's active 1", answers=[chosen])

    row = [*table.foe.actives, *table.foe.bench]
    assert tuple(m.damage for m in row) == damage


@pytest.mark.rule("DUO-23")
@pytest.mark.scenario("K-156")
def test_every_line_of_an_attack_means_the_target_chosen() -> None:
    table = duel("Aimer", "Huge & Huge")

    table.attack("Venom Slam", at="foe's active 2")

    left, right = table.foe.actives
    assert (left.damage, left.conditions) == (0, set())
    assert (right.damage, right.conditions) == (70, {"poisoned"})


@pytest.mark.rule("DUO-30")
@pytest.mark.parametrize(
    ("at", "damage"), [("foe's active 1", [50, 0]), ("foe's active 2", [0, 10])]
)
def test_what_is_asked_of_the_defender_is_asked_of_the_target(at: str, damage: list[int]) -> None:
    table = duel("Aimer", "Big ex & Huge")

    table.attack("Baby Bane", at=at)

    assert [m.damage for m in table.foe.actives] == damage


@pytest.mark.rule("DUO-28")
def test_a_pokemon_kept_from_attacking_leaves_its_partner_free() -> None:
    table = duel("Aimer", "Walker & Basher")

    table.attack("Bar", at="foe's active 1")

    assert table.refused("attack Poke")
    assert table.can("attack Tap")


@pytest.mark.rule("DUO-28")
def test_a_pokemon_kept_from_attacking_one_may_attack_the_partner() -> None:
    table = duel("Aimer & Huge", "Walker & Basher")

    table.attack("Glare", by="active 1", at="foe's active 1")

    poked = [text for text in table.options if "Poke" in text]
    tapped = [text for text in table.options if "Tap" in text]
    assert [text[-1] for text in poked] == ["2"]
    assert [text[-1] for text in tapped] == ["1", "2"]


@pytest.mark.rule("DUO-28", "ATTACK-09")
def test_a_pokemon_kept_from_attacking_the_only_active_cannot_attack() -> None:
    table = duel("Aimer", "Walker", rules=book("ex"))

    table.attack("Glare")

    assert table.refused("attack Poke")
    assert table.why_not("attack Poke") == "ATTACK-09"


@pytest.mark.rule("VARIANT-05", "DUO-7")
@pytest.mark.scenario("K-154")
@pytest.mark.parametrize("condition", ["paralyzed", "asleep"])
def test_the_healthy_partner_attacks_where_the_other_cannot(condition: str) -> None:
    table = duel(f"Basher {condition} & Walker", "Huge")

    assert table.why_not("attack Tap") == "ATTACK-03"

    table.attack("Poke", flips="H" if condition == "asleep" else "")

    assert table.foe.active.damage == 10


@pytest.mark.rule("DUO-33")
def test_a_confused_attacker_hurts_only_itself() -> None:
    table = duel("Basher confused & Walker confused", "Huge & Huge")

    table.attack("Tap", by="active 1", at="foe's active 1", flips="T")

    assert [m.damage for m in table.you.actives] == [30, 0]
    assert [m.damage for m in table.foe.actives] == [0, 0]


@pytest.mark.rule("DUO-43")
def test_a_second_attack_is_made_by_the_same_pokemon_at_a_target_chosen_anew() -> None:
    table = duel("Omega & Walker", "Huge & Huge")

    table.attack("Jab", by="active 1", at="foe's active 1")

    assert table.asked == "second_attack"
    assert not [text for text in table.options if "Poke" in text]

    table.answer("attack Jab at foe's active 2")

    assert [m.damage for m in table.foe.actives] == [20, 20]
    assert table.player == "foe"


@pytest.mark.rule("DUO-32")
def test_an_attack_that_touches_nobody_names_a_target_all_the_same() -> None:
    table = duel("Aimer", "Huge & Dummy")

    assert [text for text in table.options if "Rest" in text] == [
        "attack Rest at foe's active 1",
        "attack Rest at foe's active 2",
    ]


@pytest.mark.rule("DUO-32")
def test_by_house_rule_an_attack_that_touches_nobody_names_no_target() -> None:
    table = duel("Aimer dmg30", "Huge & Dummy", NO_TARGET)

    assert len([text for text in table.options if "Rest" in text]) == 1
    assert len([text for text in table.options if "Shove" in text]) == 2

    table.attack("Rest")

    assert table.you.active.damage == 10


@pytest.mark.rule("CARD-BABY-4", "DUO-30")
@pytest.mark.scenario("K-163")
@pytest.mark.parametrize(("at", "coins"), [("foe's active 1", "T"), ("foe's active 2", "")])
def test_only_a_chosen_baby_makes_the_attacker_flip(at: str, coins: str) -> None:
    table = duel("Basher", "Pichu & Huge")

    table.attack("Tap", at=at, flips=coins)

    assert len(table.events("coin")) == len(coins)
    assert [m.damage for m in table.foe.actives] == ([0, 0] if coins else [0, 10])


@pytest.mark.rule("CARD-BABY-4", "DUO-32")
@pytest.mark.parametrize(("rules", "flips"), [(PAIR, ""), (NO_TARGET, "T")])
@pytest.mark.parametrize("row", ["Pichu & Huge", "Huge & Pichu"])
def test_an_attack_without_a_target_flips_for_any_active_baby(
    rules: Ruleset, flips: str, row: str
) -> None:
    table = duel("Aimer dmg30", row, rules)
    other = "foe's active 2" if row.startswith("Pichu") else "foe's active 1"

    table.attack("Rest", at="" if flips else other, flips=flips)

    assert len(table.events("coin")) == len(flips)
    assert table.you.active.damage == (30 if flips else 10)


@pytest.mark.rule("DUO-24")
@pytest.mark.parametrize("n", [0, 1])
def test_who_plays_a_card_on_the_opposing_active_picks_one(n: int) -> None:
    table = duel("Aimer", "Huge & Huge", hand="Poke It")

    table.play("Poke It", answers=[f"foe's active {n + 1}"])

    assert [m.conditions for m in table.foe.actives][n] == {"asleep"}
    assert [m.conditions for m in table.foe.actives][1 - n] == set()


@pytest.mark.rule("DUO-25")
@pytest.mark.parametrize(("leaves", "after"), [("active 1", "Small Basher"), ("active 2", "")])
def test_who_switches_the_own_active_picks_which(leaves: str, after: str) -> None:
    table = duel("Walker & Basher | Small", "Huge", hand="Rope")

    table.play("Rope", answers=[leaves])

    assert names(table.you.actives) == (after or "Walker Small").split()


@pytest.mark.rule("DUO-25")
def test_in_an_attack_the_own_active_is_the_attacker() -> None:
    table = duel("Walker & Aimer | Small", "Huge")

    table.attack("Dash")

    assert names(table.you.actives) == ["Walker", "Small"]


@pytest.mark.rule("DUO-31", "DUO-24")
def test_who_switches_the_opposing_active_picks_which_leaves() -> None:
    table = duel("Walker", "Huge & Basher | Small", hand="Gust")

    table.play("Gust")

    assert (table.chooser, table.asked) == ("you", "pick_mon")

    table.answer("foe's active 2")

    assert names(table.foe.actives) == ["Huge", "Small"]


@pytest.mark.rule("DUO-31")
def test_which_active_leaves_is_picked_before_the_opponent_says_who_comes_up() -> None:
    table = duel("Walker", "Huge & Basher | Small, Dummy", hand="Fan")

    table.play("Fan")
    first = table.chooser, table.options
    table.answer("foe's active 2")

    assert first == ("you", ["pick foe's active 1", "pick foe's active 2"])
    assert (table.chooser, table.options) == ("foe", ["pick bench 1", "pick bench 2"])
    table.answer("bench 2")
    assert names(table.foe.actives) == ["Huge", "Dummy"]


@pytest.mark.rule("DUO-31", "DUO-23")
def test_an_attack_switches_its_target_and_the_text_says_who_picks_the_next() -> None:
    table = duel("Aimer", "Huge & Basher | Small, Dummy")

    table.attack("Shove", at="foe's active 2")

    assert (table.chooser, table.asked) == ("foe", "pick_mon")

    table.answer("bench 2")

    assert names(table.foe.actives) == ["Huge", "Dummy"]


@pytest.mark.rule("DUO-31")
@pytest.mark.scenario("K-164")
def test_where_the_text_says_so_the_opponent_picks_which_active_leaves() -> None:
    table = duel("Walker", "Huge & Basher | Small", hand="Hand", prizes=4, foe_prizes=3)

    table.play("Hand")

    assert (table.chooser, table.options) == ("foe", ["pick active 1", "pick active 2"])

    table.answer("active 2")

    assert names(table.foe.actives) == ["Huge", "Small"]


@pytest.mark.rule("DUO-29")
@pytest.mark.scenario("K-162")
@pytest.mark.parametrize(
    ("row", "hp"), [("Leader & Small", 80), ("Small & Leader", 80), ("Small | Leader", 60)]
)
def test_a_body_of_the_active_works_in_either_place(row: str, hp: int) -> None:
    table = duel(row, "Huge")

    everyone = [*table.you.actives, *table.you.bench]
    assert [m.hp for m in everyone if m.name == "Leader"] == [hp]


@pytest.mark.rule("DUO-34")
@pytest.mark.scenario("K-161")
def test_every_active_is_checked_between_turns() -> None:
    table = duel("Huge poisoned & Huge poisoned", "Huge burned & Huge poisoned")

    table.end_turn(flips="T")

    assert [m.damage for m in table.you.actives] == [10, 10]
    assert [m.damage for m in table.foe.actives] == [20, 10]
    assert len(table.events("coin")) == 1


@pytest.mark.rule("DUO-34")
@pytest.mark.parametrize(
    ("order", "seats"), [("turn_player_first", [0, 0, 1, 1]), ("next_player_first", [1, 1, 0, 0])]
)
def test_the_order_goes_by_player_and_from_left_to_right(order: str, seats: list[int]) -> None:
    rules = PAIR.replace(duo_check_order=order)
    table = duel("Huge asleep & Small asleep", "Huge asleep & Small asleep", rules)

    table.end_turn(flips="HTTH")

    assert [event.seat for event in table.events("coin")] == seats
    first, second = (table.you, table.foe) if seats[0] == 0 else (table.foe, table.you)
    assert [m.conditions for m in first.actives] == [set(), {"asleep"}]
    assert [m.conditions for m in second.actives] == [{"asleep"}, set()]


@pytest.mark.rule("DUO-35")
def test_paralysis_ends_for_each_pokemon_after_its_owners_own_turn() -> None:
    table = duel("Huge paralyzed & Huge paralyzed", "Huge paralyzed:3 & Huge")

    table.end_turn()

    assert [m.conditions for m in table.you.actives] == [set(), set()]
    assert [m.conditions for m in table.foe.actives] == [{"paralyzed"}, set()]


@pytest.mark.rule("DUO-32", "M-63")
@every_book
def test_every_attack_of_two_on_two_names_a_target(rules: str) -> None:
    table = combat_duel(pair(rules), "Resting", "Huge & Dummy", RESTING)

    assert len([text for text in table.options if "Rest" in text]) == 2
