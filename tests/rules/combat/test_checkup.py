"""What happens between turns, and in which order."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card, Power
from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_combat import BOOKS, OLD, blow, books, duel, every_book, mon, trainer
from tests.rules.combat.cards import BERRY, CHAR

CHARRER = mon("Charrer", 60, "R", blow("Char", 0, CHAR))
NIGHT = mon("Night", 60, "D", blow("Poke", 10))
DARK = mon("Dark Fire", 60, "R", kinds=("basic", "dark"), id="t-darkfire")
FIRE = mon("Fire", 60, "R")


def glow(name: str, program: str) -> Card:
    """A Pokémon with an Ability that works between turns."""
    return mon(
        name, 90, "C", powers=(Power(name, "ability", f"on(between_turns) {{ {program} }}"),)
    )


def order(table: Duel, *what: str) -> list[str]:
    """The names of these kinds of events, in order."""
    return [event.what for event in table.log if event.what in what]


@pytest.mark.rule("BETWEEN-01", "BETWEEN-02")
@pytest.mark.scenario("S-118")
@every_book
def test_poison_then_burn(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy poisoned burned")

    table.end_turn(flips="T")

    assert table.foe.active.damage == 30
    assert order(table, "poison", "burn") == ["poison", "burn"]


@pytest.mark.rule("BETWEEN-01", "BETWEEN-03")
@every_book
def test_poison_and_burn_come_before_sleep_and_paralysis(rules: str) -> None:
    table = duel(rules, "Huge paralyzed:1 poisoned burned", "Huge asleep burned poisoned")

    table.end_turn(flips="TTH")

    steps = order(table, "poison", "burn", "wake", "cure")
    assert steps == ["poison", "poison", "burn", "burn", "wake", "cure"]


@pytest.mark.rule("BETWEEN-01")
@pytest.mark.parametrize("turn", [1, 2])
@every_book
def test_the_step_follows_the_first_turn_too_and_concerns_both_players(
    rules: str, turn: int
) -> None:
    player = "you" if turn == 1 else "foe"
    table = duel(rules, "Huge poisoned", "Huge poisoned", turn=turn, player=player)

    table.end_turn()

    assert table.you.active.damage == table.foe.active.damage == 10


@pytest.mark.rule("BETWEEN-08")
@pytest.mark.scenario("S-119")
@pytest.mark.parametrize(("rules", "flips"), [*[(b, "") for b in OLD], ("xy", "T")])
def test_a_knock_out_by_poison_comes_at_once_or_after_everything(rules: str, flips: str) -> None:
    table = duel(rules, "Dummy", "Small dmg30 poisoned burned | Dummy")

    table.end_turn(flips=flips, answers=["prize 1"])

    assert table.foe.active.name == "Dummy"
    assert len(table.events("coin")) == len(flips)
    assert table.you.prizes_left == 5


@pytest.mark.rule("BETWEEN-08", "WIN-05")
@pytest.mark.scenario("S-120")
@books(*OLD)
def test_a_game_may_be_won_at_the_poison_step(rules: str) -> None:
    table = duel(rules, "Dummy dmg50 poisoned", "Dummy dmg40 burned", prizes=4, foe_prizes=4)

    table.end_turn(answers=["prize 1"])

    assert table.winner == "foe"
    assert table.events("coin") == []


@pytest.mark.rule("BETWEEN-08", "WIN-05")
@pytest.mark.scenario("S-120")
@books("xy")
def test_knock_outs_of_one_check_are_simultaneous(rules: str) -> None:
    more = {"prizes": 4, "foe_prizes": 4, "deck": "14*Dummy", "foe_deck": "14*Dummy"}
    table = duel(rules, "Dummy dmg50 poisoned", "Dummy dmg40 burned", **more)

    table.end_turn(flips="TH", answers=["prize 1", "prize 1"])

    assert table.winner is None
    assert table.sudden == 1


@pytest.mark.rule("BETWEEN-08")
@pytest.mark.parametrize("rules", BOOKS)
def test_the_moments_of_the_check_are_a_switch(rules: str) -> None:
    house = book(rules).replace(between_steps=("poison", "burn", "sleep_paralysis", "knockouts"))
    table = duel(house, "Dummy", "Small dmg30 poisoned burned | Dummy")

    table.end_turn(flips="T", answers=["prize 1"])

    assert len(table.events("coin")) == 1


@pytest.mark.rule("BETWEEN-05")
@pytest.mark.scenario("S-121")
@pytest.mark.parametrize(("rules", "damage"), [(b, 0 if b == "ex" else 20) for b in BOOKS])
def test_darkness_energy_hurts_those_it_does_not_suit_but_under_ex(rules: str, damage: int) -> None:
    row = "Dummy | Fire +t-darkness, Night +t-darkness, t-darkfire +t-darkness"
    table = duel(rules, row, "Dummy", FIRE, NIGHT, DARK)

    table.end_turn().end_turn()

    assert [m.damage for m in table.you.bench] == [damage, 0, 0]


@pytest.mark.rule("BETWEEN-05")
@books("ecard")
def test_each_darkness_energy_puts_its_own_counter(rules: str) -> None:
    table = duel(rules, "Fire +t-darkness +t-darkness", "Dummy", FIRE)

    table.end_turn()

    assert table.you.active.damage == 20


@pytest.mark.rule("BETWEEN-04", "BETWEEN-05")
@pytest.mark.scenario("S-122")
@books("ecard")
def test_poison_burn_char_and_darkness_come_in_this_order(rules: str) -> None:
    table = duel(rules, "Charrer", "Huge +t-darkness poisoned burned", CHARRER)

    table.attack("Char", flips="TT")

    counters = [(event.count, event.seat) for event in table.events("counters")]
    assert [count for count, _ in counters] == [10, 20, 10, 10]
    assert table.foe.active.damage == 50
    assert order(table, "poison", "burn", "coin") == ["poison", "coin", "burn", "coin"]


@pytest.mark.rule("BETWEEN-04")
@every_book
def test_a_char_counter_asks_for_a_flip_after_sleep(rules: str) -> None:
    table = duel(rules, "Charrer", "Huge asleep", CHARRER)

    table.attack("Char", flips="TT")

    assert table.events("coin")[0].rule == "BETWEEN-03"
    assert table.foe.active.damage == 10


@pytest.mark.rule("BETWEEN-04", "COND-25")
@every_book
def test_a_char_counter_works_on_the_bench_and_ends_with_evolving(rules: str) -> None:
    table = duel(rules, "Charrer", "Dummy | Dummy", CHARRER, foe_hand="Swap, Heavy")
    table.attack("Char", flips="H").play("Swap")

    table.end_turn(flips="T")
    assert table.foe.bench[0].damage == 10
    table.end_turn(flips="H").evolve("Heavy", on="bench 1").end_turn()

    assert table.foe.bench[0].damage == 10


@pytest.mark.rule("BETWEEN-06")
@every_book
def test_effects_of_abilities_follow_the_conditions_the_turn_players_first(rules: str) -> None:
    mine, theirs = glow("Mine", "draw(me, 1)"), glow("Theirs", "heal(self, 10)")
    table = duel(rules, "Mine poisoned", "Theirs dmg20 asleep", mine, theirs)

    table.end_turn(flips="H")

    steps = order(table, "poison", "wake", "draw", "heal")
    assert steps[:4] == ["poison", "wake", "draw", "heal"]


@pytest.mark.rule("BETWEEN-06")
@every_book
def test_each_player_orders_the_own_effects(rules: str) -> None:
    draws, heals = glow("Draws", "draw(me, 1)"), glow("Heals", "heal(self, 10)")
    table = duel(rules, "Draws | Heals dmg20", "Dummy", draws, heals)

    table.end_turn()

    assert (table.asked, table.chooser) == ("trigger_order", "you")
    assert len(table.options) == 2


FEAST = trainer("Feast", "tool", "on(between_turns, if=is(host, damaged)) { heal(host, 20) }")


@pytest.mark.rule("BETWEEN-07")
@pytest.mark.scenario("S-123")
@books(*OLD)
def test_a_between_turns_tool_is_used_in_the_window_its_owner_wants(rules: str) -> None:
    used = duel(rules, "Dummy", "Small +Berry dmg30 poisoned | Dummy", BERRY)
    kept = duel(rules, "Dummy", "Small +Berry dmg30 poisoned | Dummy", BERRY)

    used.end_turn()
    assert (used.asked, used.chooser) == ("may", "foe")
    used.answer("yes")
    kept.end_turn(answers=["no", "prize 1"])

    assert (used.foe.active.name, used.foe.active.damage) == ("Small", 30)
    assert kept.foe.active.name == "Dummy"


@pytest.mark.rule("BETWEEN-07")
@books(*OLD)
def test_a_tool_not_used_before_poison_is_offered_again_after_it(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy +Berry dmg10 poisoned", BERRY)

    table.end_turn(answers=["no", "yes"])

    assert table.foe.active.damage == 10
    assert order(table, "poison", "heal") == ["poison", "heal"]


@pytest.mark.rule("BETWEEN-07")
@books(*OLD)
def test_both_players_tools_are_offered_to_the_turn_player_first(rules: str) -> None:
    table = duel(rules, "Dummy +Berry dmg10 poisoned", "Dummy +Berry dmg10", BERRY)

    table.end_turn()
    first = table.chooser
    table.answer("yes")

    assert (first, table.chooser) == ("you", "foe")


@pytest.mark.rule("BETWEEN-07", "BETWEEN-08")
@books("xy")
def test_under_xy_a_tool_works_after_the_conditions_and_before_the_check(rules: str) -> None:
    table = duel(rules, "Dummy", "Small +Berry dmg30 poisoned | Dummy", BERRY)

    table.end_turn(answers=["yes"])

    assert (table.foe.active.name, table.foe.active.damage) == ("Small", 30)
    assert order(table, "poison", "heal") == ["poison", "heal"]


@pytest.mark.rule("BETWEEN-09")
@pytest.mark.parametrize(
    ("first", "seats"), [("turn_player_first", [0, 1]), ("next_player_first", [1, 0])]
)
@every_book
def test_whose_flips_come_first_is_a_switch(rules: str, first: str, seats: list[int]) -> None:
    house = book(rules).replace(duo_check_order=first)
    table = duel(house, "Huge burned", "Huge burned")

    table.end_turn(flips="HT")

    assert [event.seat for event in table.events("coin")] == seats


@pytest.mark.rule("BETWEEN-10")
@every_book
def test_a_pokemon_that_comes_up_between_turns_is_not_touched(rules: str) -> None:
    table = duel(rules, "Dummy dmg50 poisoned | Huge", "Huge burned")

    table.end_turn(flips="T", answers=["prize 1"])

    assert (table.you.active.name, table.you.active.damage) == ("Huge", 0)
    assert table.foe.active.damage == 20


@pytest.mark.rule("BETWEEN-11", "WIN-04")
@every_book
def test_a_win_between_turns_comes_before_the_next_turns_draw(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy dmg50 poisoned", foe_deck="")
    turn = table.turn

    table.end_turn(answers=["prize 1"])

    assert (table.winner, table.end) == ("you", "no_pokemon")
    assert table.turn == turn


@pytest.mark.rule("KO-05", "BETWEEN-08")
@pytest.mark.scenario("S-125")
@every_book
def test_both_lost_between_turns_the_player_about_to_move_goes_first(rules: str) -> None:
    table = duel(
        rules, "Dummy dmg50 poisoned | Huge", "Dummy dmg50 poisoned | Huge", prizes=3, foe_prizes=3
    )

    table.end_turn(answers=["prize 1", "prize 1"])

    assert [event.seat for event in table.events("prize")] == [1, 0]
    assert [event.seat for event in table.events("promote")] == [1, 0]
    assert order(table, "prize", "promote") == ["prize", "prize", "promote", "promote"]
    assert table.player == "foe"


LEFTOVERS = trainer(
    "Leftovers", "tool", "on(between_turns, if=is(host, damaged)) { heal(host, 10) }"
)


@pytest.mark.rule("BETWEEN-07")
@pytest.mark.scenario("S-123")
@books(*OLD)
def test_the_owner_picks_the_moment_of_a_tool_that_must_work(rules: str) -> None:
    used = duel(rules, "Dummy", "Small +Leftovers dmg30 poisoned | Dummy", LEFTOVERS)
    kept = duel(rules, "Dummy", "Small +Leftovers dmg30 poisoned | Dummy", LEFTOVERS)

    used.end_turn()
    assert (used.asked, used.chooser) == ("between_tool", "foe")
    used.answer("yes")
    kept.end_turn(answers=["no", "prize 1"])

    assert (used.foe.active.name, used.foe.active.damage) == ("Small", 30)
    assert kept.foe.active.name == "Dummy"


@pytest.mark.rule("BETWEEN-07")
@books(*OLD)
def test_a_tool_works_once_between_turns_and_in_the_end_it_must(rules: str) -> None:
    early = duel(rules, "Dummy", "Huge +Feast dmg10 poisoned", FEAST)
    late = duel(rules, "Dummy", "Huge +Feast dmg10 poisoned", FEAST)

    early.end_turn(answers=["yes"])
    late.end_turn(answers=["no"])

    assert (early.foe.active.damage, late.foe.active.damage) == (10, 0)
    assert order(early, "poison", "heal") == ["heal", "poison"]
    assert order(late, "poison", "heal") == ["poison", "heal"]
    early.end_turn(answers=["yes"])
    assert early.foe.active.damage == 10


@pytest.mark.rule("BETWEEN-07")
@books(*OLD)
@pytest.mark.parametrize(
    ("foe", "damage"),
    [
        ("Huge +Leftovers dmg50", 40),
        ("Huge +Leftovers dmg50 asleep | Dummy", 40),
        ("Huge +Leftovers dmg50 poisoned", 50),
        ("Huge +Leftovers dmg50 | Dummy +Feast dmg30", 40),
    ],
)
def test_a_tool_waits_unasked_where_the_moment_cannot_matter(
    rules: str, foe: str, damage: int
) -> None:
    table = duel(rules, "Dummy", foe, LEFTOVERS, FEAST)

    table.end_turn(flips="T" if "asleep" in foe else "")

    assert (table.asked, table.player) == ("main", "foe")
    assert table.foe.active.damage == damage


@pytest.mark.rule("BETWEEN-07")
@books(*OLD)
@pytest.mark.parametrize("holder", ["Huge +Feast dmg10 poisoned", "Small +Feast dmg30 poisoned"])
def test_the_moment_of_a_tool_is_asked_where_it_may_matter(rules: str, holder: str) -> None:
    table = duel(rules, "Dummy", f"{holder} | Dummy", FEAST)

    table.end_turn()

    assert table.asked == "between_tool"


@pytest.mark.rule("BETWEEN-07")
@books("xy")
def test_under_xy_a_tool_that_must_work_asks_nothing(rules: str) -> None:
    table = duel(rules, "Dummy", "Huge +Leftovers dmg50 poisoned", LEFTOVERS)

    table.end_turn()

    assert order(table, "poison", "heal") == ["poison", "heal"]


@pytest.mark.rule("BETWEEN-08", "BETWEEN-07")
@books(*OLD)
def test_a_knock_out_by_a_tool_is_resolved_before_the_next_step(rules: str) -> None:
    thorn = trainer("Thorn", "tool", "on(between_turns) { counters(active(foe), 1) }")
    table = duel(rules, "Dummy +Thorn", "Dummy dmg50 poisoned burned | Huge", thorn)

    table.end_turn(answers=["yes", "prize 1"])

    assert order(table, "knock_out", "promote", "poison") == ["knock_out", "promote"]
    assert (table.foe.active.name, table.foe.active.damage) == ("Huge", 0)
    assert table.events("coin") == []


@pytest.mark.rule("BETWEEN-06", "BETWEEN-08")
@pytest.mark.parametrize(("rules", "lost"), [*[(b, [1]) for b in OLD], ("xy", [1, 0])])
def test_two_harmful_abilities_are_checked_one_by_one_or_together(
    rules: str, lost: list[int]
) -> None:
    harm = "counters(active(foe), 2)"
    cards = (glow("Mine", harm), glow("Theirs", harm))
    table = duel(rules, "Mine dmg80 | Huge", "Theirs dmg80 | Huge", *cards)

    table.end_turn(answers=["prize 1"] * len(lost))

    assert [event.seat for event in table.events("knock_out")] == lost


@pytest.mark.rule("BETWEEN-04", "BETWEEN-05")
@books("ecard")
def test_char_comes_before_darkness_whoever_they_belong_to(rules: str) -> None:
    table = duel(rules, "Huge +t-darkness", "Charrer", CHARRER, player="foe")
    table.attack("Char", flips="H")
    seen = len(table.log)

    table.end_turn(flips="H")

    now = [e.what for e in table.log[seen:] if e.what in ("coin", "counters")]
    assert now == ["coin", "counters"]


@pytest.mark.rule("BETWEEN-05", "BETWEEN-06")
@books("ecard")
def test_darkness_comes_before_abilities_whoever_they_belong_to(rules: str) -> None:
    table = duel(rules, "Mine", "Huge +t-darkness", glow("Mine", "draw(me, 1)"))

    table.end_turn()

    assert order(table, "counters", "draw")[:2] == ["counters", "draw"]
