"""The rulebooks compared with the table of differences, and house rules."""

from __future__ import annotations

import pickle
import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from playmat.errors import BadRule, UnknownBook, UnknownRule
from playmat.rules import BOOKS, ECARD, EX, FIELDS, LEGENDS, PLATINUM, XY, Ruleset, book
from playmat.rules.books import LABELS
from playmat.rules.fields import documented
from tools.rule_notes import read_folder

NOTES = read_folder(Path(__file__).parents[2] / "docs" / "rules")
MATRIX = tomllib.loads(Path(__file__).with_name("matrix.toml").read_text("utf-8"))
HELD: dict[str, list[str]] = MATRIX["held"]
REASONS: dict[str, str] = MATRIX["reasons"]
FREE = 99

EVERY_BOOK = [pytest.param(rules, id=rules.name) for rules in BOOKS.values()]
OLDER = ("ecard", "ex", "platinum", "legends")
OLDER_BOOKS = EVERY_BOOK[: len(OLDER)]
MIDDLE_BOOKS = EVERY_BOOK[2:4]


def changes(field: str) -> dict[str, object]:
    """A field's value in the oldest rulebook, and in each later one that changes it."""
    values = [(rules.name, getattr(rules, field)) for rules in BOOKS.values()]
    later = [after for before, after in pairwise(values) if after[1] != before[1]]
    return dict([values[0], *later])


def before(steps: tuple[str, ...], first: str, second: str) -> bool:
    return steps.index(first) < steps.index(second)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        pytest.param("opening_hand", {"ecard": 7}, marks=pytest.mark.rule("M-03")),
        pytest.param("mulligan_bonus_max", {"ecard": 2, "ex": 1}, marks=pytest.mark.rule("M-04")),
        pytest.param("bench_size", {"ecard": 5}, marks=pytest.mark.rule("M-10", "M-30")),
        pytest.param("duo_bench_pair", {"ecard": 4}, marks=pytest.mark.rule("M-30")),
        pytest.param("prizes", {"ecard": 6}, marks=pytest.mark.rule("M-11")),
        pytest.param("energy_per_turn", {"ecard": 1}, marks=pytest.mark.rule("M-31")),
        pytest.param("supporters_per_turn", {"ecard": 1}, marks=pytest.mark.rule("M-33")),
        pytest.param("stadiums_per_turn", {"ecard": FREE, "ex": 1}, marks=pytest.mark.rule("M-35")),
        pytest.param("tools_per_mon", {"ecard": 1}, marks=pytest.mark.rule("M-37")),
        pytest.param("retreats_per_turn", {"ecard": FREE, "ex": 1}, marks=pytest.mark.rule("M-38")),
        pytest.param(
            "confusion_damage_points", {"ecard": 20, "ex": 30}, marks=pytest.mark.rule("M-53")
        ),
        pytest.param("default_weakness", {"ecard": 2}, marks=pytest.mark.rule("M-56")),
        pytest.param(
            "default_resistance", {"ecard": 30, "legends": 20}, marks=pytest.mark.rule("M-57")
        ),
        pytest.param("poison_points", {"ecard": 10}, marks=pytest.mark.rule("M-73")),
        pytest.param("burn_points", {"ecard": 20}, marks=pytest.mark.rule("M-74")),
        pytest.param("sudden_death_prizes", {"ecard": 1}, marks=pytest.mark.rule("M-89")),
        pytest.param("deck_size", {"ecard": 60}, marks=pytest.mark.rule("M-95")),
        pytest.param("copies", {"ecard": 4}, marks=pytest.mark.rule("M-96")),
        pytest.param("star_limit", {"ecard": 1}, marks=pytest.mark.rule("M-98")),
        pytest.param("ace_limit", {"ecard": 1}, marks=pytest.mark.rule("M-99")),
        pytest.param("actives", {"ecard": 1}),
        pytest.param("duo_bench_single", {"ecard": 5}),
        pytest.param("legend_halves_count_in_lost_zone", {"ecard": 2}),
    ],
)
def test_numbers_are_those_of_the_matrix(field: str, values: dict[str, int]) -> None:
    assert changes(field) == values


@pytest.mark.parametrize(
    ("field", "values"),
    [
        pytest.param(
            "mulligan_bonus_at_once",
            {"ecard": True, "platinum": False},
            marks=pytest.mark.rule("M-05"),
        ),
        pytest.param(
            "mulligan_waits", {"ecard": False, "xy": True}, marks=pytest.mark.rule("M-05")
        ),
        pytest.param(
            "holder_places_first",
            {"ecard": False, "platinum": True},
            marks=pytest.mark.rule("M-05"),
        ),
        pytest.param(
            "first_turn_draw",
            {"ecard": True, "ex": False, "platinum": True},
            marks=pytest.mark.rule("M-20"),
        ),
        pytest.param(
            "first_turn_supporter",
            {"ecard": True, "ex": False, "xy": True},
            marks=pytest.mark.rule("M-21"),
        ),
        pytest.param(
            "first_turn_trainer",
            {"ecard": True, "platinum": False, "xy": True},
            marks=pytest.mark.rule("M-22"),
        ),
        pytest.param(
            "first_turn_stadium",
            {"ecard": True, "platinum": False, "xy": True},
            marks=pytest.mark.rule("M-23"),
        ),
        pytest.param(
            "first_turn_fossil",
            {"ecard": True, "platinum": False, "xy": True},
            marks=pytest.mark.rule("M-24"),
        ),
        pytest.param(
            "first_turn_attack", {"ecard": True, "xy": False}, marks=pytest.mark.rule("M-25")
        ),
        pytest.param(
            "supporter_stays", {"ecard": True, "xy": False}, marks=pytest.mark.rule("M-34")
        ),
        pytest.param(
            "machines_discarded", {"ecard": True, "platinum": False}, marks=pytest.mark.rule("M-36")
        ),
        pytest.param(
            "tools_are_items", {"ecard": False, "xy": True}, marks=pytest.mark.rule("M-37", "M-46")
        ),
        pytest.param(
            "confused_retreat_flip", {"ecard": True, "ex": False}, marks=pytest.mark.rule("M-39")
        ),
        pytest.param(
            "condition_blocks_power",
            {"ecard": True, "platinum": False},
            marks=pytest.mark.rule("M-41"),
        ),
        pytest.param(
            "baby_rule", {"ecard": True, "platinum": False}, marks=pytest.mark.rule("M-50")
        ),
        pytest.param(
            "confusion_is_attack", {"ecard": True, "ex": False}, marks=pytest.mark.rule("M-53")
        ),
        pytest.param(
            "fossil_counts_in_setup",
            {"ecard": False, "ex": True},
            marks=pytest.mark.rule("M-09"),
        ),
        pytest.param("weakness_once", {"ecard": True}, marks=pytest.mark.rule("M-61")),
        pytest.param("duo_target_always", {"ecard": True}, marks=pytest.mark.rule("M-63")),
        pytest.param("later_types", {"ecard": False, "xy": True}, marks=pytest.mark.rule("M-44")),
        pytest.param("strict_basic_energy", {"ecard": False}),
        pytest.param("holon_is_owner", {"ecard": False}),
        pytest.param("duo_stepup_mandatory", {"ecard": False}),
        pytest.param("require_effect", {"ecard": True}),
        pytest.param("mega_ends_only_own_turn", {"ecard": True}),
        pytest.param("break_inherits_legacy_powers", {"ecard": True}),
        pytest.param("legacy_heal_counts", {"ecard": True}),
        pytest.param("duo_forced_start", {"ecard": True}),
    ],
)
def test_switches_are_those_of_the_matrix(field: str, values: dict[str, bool]) -> None:
    assert changes(field) == values


def test_every_number_and_switch_has_its_row() -> None:
    tables = [test_numbers_are_those_of_the_matrix, test_switches_are_those_of_the_matrix]
    rows = [row.values[0] for table in tables for row in vars(table)["pytestmark"][0].args[1]]

    assert sorted(rows) == sorted(f for f in FIELDS if isinstance(getattr(ECARD, f), int))


def test_every_book_has_a_name_of_its_own_where_one_is_chosen() -> None:
    assert list(LABELS) == list(BOOKS)
    assert len({label.short for label in LABELS.values()}) == len(BOOKS)


@pytest.mark.rule("M-02")
def test_the_flip_winner_goes_first_until_a_book_lets_the_winner_choose() -> None:
    assert changes("first_player") == {"ecard": "flip_winner", "xy": "flip_winner_chooses"}


@pytest.mark.parametrize("rules", EVERY_BOOK)
def test_words_for_what_no_book_decides_are_our_defaults(rules: Ruleset) -> None:
    assert rules.old_power_condition_rule == "text"
    assert rules.duo_stepup == "own_turn"
    assert rules.duo_check_order == "turn_player_first"


@pytest.mark.rule("M-86")
def test_only_the_book_without_a_first_draw_has_no_first_deck_out() -> None:
    assert [rules.name for rules in BOOKS.values() if not rules.first_turn_draw] == ["ex"]


@pytest.mark.rule("M-01", "M-12")
@pytest.mark.parametrize("rules", MIDDLE_BOOKS)
def test_the_flip_comes_after_the_prizes_and_right_before_the_reveal(rules: Ruleset) -> None:
    assert before(rules.setup_steps, "prizes", "flip")
    assert rules.setup_steps[-2:] == ("flip", "reveal")


@pytest.mark.rule("M-01", "M-12")
@pytest.mark.parametrize("rules", [ECARD, EX, XY], ids=["ecard", "ex", "xy"])
def test_the_flip_comes_first_of_all_and_the_reveal_last(rules: Ruleset) -> None:
    assert rules.setup_steps[0] == "flip"
    assert rules.setup_steps[-1] == "reveal"


@pytest.mark.rule("M-06")
def test_bonus_cards_reach_the_bench_by_waiting_or_by_a_step_of_their_own() -> None:
    assert "bench_bonus" in XY.setup_steps
    assert not any("bench_bonus" in BOOKS[name].setup_steps for name in OLDER)
    assert before(ECARD.setup_steps, "mulligan", "place")
    assert before(XY.setup_steps, "prizes", "bonus")


@pytest.mark.rule("M-43")
def test_basic_energy_grew_from_six_types_to_eight_to_nine() -> None:
    counts = {name: len(BOOKS[name].basic_energy_types) for name in changes("basic_energy_types")}

    assert counts == {"ecard": 6, "platinum": 8, "xy": 9}
    assert set(PLATINUM.basic_energy_types) - set(EX.basic_energy_types) == {"D", "M"}
    assert set(XY.basic_energy_types) - set(LEGENDS.basic_energy_types) == {"Y"}


@pytest.mark.rule("M-45")
def test_the_page_of_2004_alone_changes_what_darkness_and_metal_energy_print() -> None:
    wordings = {"ecard": "printed", "ex": "matched", "platinum": "printed"}

    assert changes("darkness_metal_wording") == wordings


@pytest.mark.rule("M-51", "M-52")
@pytest.mark.parametrize("rules", OLDER_BOOKS)
def test_older_books_check_confusion_after_costs_are_paid(rules: Ruleset) -> None:
    assert before(rules.attack_steps, "costs", "cancel")
    assert before(rules.attack_steps, "cancel", "confusion")
    assert before(rules.attack_steps, "confusion", "damage")


@pytest.mark.rule("M-51", "M-52")
def test_the_xy_book_checks_confusion_right_after_announcing() -> None:
    announced = XY.attack_steps.index("announce")

    assert XY.attack_steps[announced + 1] == "confusion"
    assert before(XY.attack_steps, "confusion", "choices")


@pytest.mark.rule("M-54", "M-80")
@pytest.mark.parametrize("rules", EVERY_BOOK)
def test_damage_has_a_moment_before_it_and_knock_outs_come_last(rules: Ruleset) -> None:
    assert rules.attack_steps[0] == "baby"
    assert rules.attack_steps[-4:] == ("before", "damage", "effects", "knockouts")


@pytest.mark.rule("M-55")
@pytest.mark.parametrize("rules", [ECARD, EX], ids=["ecard", "ex"])
def test_the_two_oldest_books_add_the_attackers_cards_after_resistance(rules: Ruleset) -> None:
    assert before(rules.damage_steps, "attacker_base", "weakness")
    assert before(rules.damage_steps, "resistance", "attacker_cards")
    assert before(rules.damage_steps, "attacker_cards", "defender_cards")


@pytest.mark.rule("M-55")
@pytest.mark.parametrize("rules", EVERY_BOOK[2:])
def test_later_books_add_everything_of_the_attacker_before_weakness(rules: Ruleset) -> None:
    assert before(rules.damage_steps, "attacker", "weakness")
    assert "attacker_cards" not in rules.damage_steps


@pytest.mark.rule("M-58")
def test_from_xy_on_the_defenders_effects_are_taken_in_one_step() -> None:
    assert "defender" in XY.damage_steps
    assert not any("defender" in BOOKS[name].damage_steps for name in OLDER)
    assert before(ECARD.damage_steps, "defender_cards", "defender_effects")
    assert before(LEGENDS.damage_steps, "defender_cards", "defender_effects")


@pytest.mark.parametrize("rules", EVERY_BOOK)
def test_damage_starts_at_the_base_and_ends_in_counters(rules: Ruleset) -> None:
    assert rules.damage_steps[0] == "base"
    assert rules.damage_steps[-1] == "place"
    assert before(rules.damage_steps, "weakness", "resistance")


@pytest.mark.rule("M-70")
def test_between_turns_each_book_checks_its_own_list_in_order() -> None:
    checks = {
        name: [step for step in rules.between_steps if step not in ("tools", "knockouts")]
        for name, rules in BOOKS.items()
    }

    assert checks["ecard"] == ["poison", "burn", "sleep_paralysis", "char", "darkness", "other"]
    assert checks["ex"] == ["poison", "burn", "sleep_paralysis", "char", "other"]
    assert checks["platinum"] == checks["legends"] == ["poison", "burn", "sleep_paralysis", "other"]
    assert checks["xy"] == ["poison", "burn", "sleep", "paralysis", "other"]


@pytest.mark.rule("M-71", "M-72")
@pytest.mark.parametrize("rules", OLDER_BOOKS)
def test_older_books_look_for_knock_outs_after_each_harm_with_tools_before(rules: Ruleset) -> None:
    harms = {"poison", "burn", "char", "darkness", "other"} & set(rules.between_steps)
    after = {rules.between_steps[rules.between_steps.index(harm) + 1] for harm in harms}
    ahead = {rules.between_steps[rules.between_steps.index(harm) - 1] for harm in harms}

    assert after == {"knockouts"}
    assert ahead == {"tools"}


@pytest.mark.rule("M-71", "M-72")
def test_the_xy_book_looks_for_knock_outs_once_and_gives_tools_no_window() -> None:
    assert XY.between_steps.count("knockouts") == 1
    assert XY.between_steps[-1] == "knockouts"
    assert "tools" not in XY.between_steps


@pytest.mark.parametrize("rules", EVERY_BOOK)
def test_a_turn_ends_with_effects_then_machines_then_the_supporter(rules: Ruleset) -> None:
    assert before(rules.end_of_turn_steps, "effects", "machines")
    assert before(rules.end_of_turn_steps, "machines", "supporter")


@pytest.mark.parametrize("rules", EVERY_BOOK)
def test_any_card_may_be_played_under_any_book(rules: Ruleset) -> None:
    assert rules.legal_pool == "all"


def test_each_books_own_pool_ends_in_the_year_of_its_last_set() -> None:
    years = [rules.pool_until[:4] for rules in BOOKS.values()]

    assert {"2003", "2005", "2009", "2011", "2016"} <= set(years)
    assert years == sorted(years)


def test_every_row_of_the_matrix_is_a_field_or_has_a_reason() -> None:
    rows = {name for name in NOTES if name.startswith("M-")}

    assert set(HELD) | set(REASONS) == rows
    assert not set(HELD) & set(REASONS)


@pytest.mark.parametrize("row", HELD)
def test_fields_that_hold_a_row_cite_it(row: str) -> None:
    for field in HELD[row]:
        assert row in documented()[field].ids, field


@pytest.mark.parametrize("row", REASONS)
def test_reasons_name_a_rule_that_exists(row: str) -> None:
    ids = re.findall(r"[A-Z]+-\d+", REASONS[row])

    assert ids
    assert set(ids) <= set(NOTES)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_documented_and_cites_rules_that_exist(field: str) -> None:
    note = documented()[field]

    assert note.meaning.endswith(".")
    assert note.ids
    assert set(note.ids) <= set(NOTES)


def test_a_book_is_found_by_name() -> None:
    assert book("platinum") is PLATINUM


def test_an_unknown_book_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBook, match=f"'neo'.*{', '.join(BOOKS)}"):
        book("neo")


def test_house_rules_change_what_they_name_and_leave_the_book_alone() -> None:
    house = XY.replace(prizes=4, retreats_per_turn=2)

    assert (house.prizes, house.retreats_per_turn) == (4, 2)
    assert (XY.prizes, XY.retreats_per_turn) == (6, 1)
    assert house.replace(prizes=6, retreats_per_turn=1) == XY


def test_two_on_two_is_a_house_rule_under_any_book() -> None:
    assert {rules.replace(actives=2).actives for rules in BOOKS.values()} == {2}


def test_an_unknown_field_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"'prize'.*prizes") as refusal:
        XY.replace(prize=4)

    assert "prizes" in refusal.value.near


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("prizes", "six"),
        ("prizes", True),
        ("prizes", 0),
        ("prizes", 7),
        ("actives", 3),
        ("bench_size", 9),
        ("burn_points", 15),
        ("first_turn_draw", 1),
        ("first_player", "oldest"),
        ("pool_until", "soon"),
        ("title", ""),
        ("basic_energy_types", ("G", "C")),
        ("damage_steps", ["base", "place"]),
        ("damage_steps", ("base", "luck", "place")),
        ("attack_steps", ("announce", "damage", "damage")),
        ("deck_size", 12),
        ("mulligan_bonus_at_once", True),
    ],
)
def test_a_value_that_a_field_cannot_hold_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadRule) as refusal:
        XY.replace(**{field: value})

    assert refusal.value.field == field
    assert refusal.value.value == value
    assert f"{field} must be " in str(refusal.value)


def test_a_ruleset_cannot_be_changed_in_place() -> None:
    with pytest.raises(AttributeError):
        XY.prizes = 4  # type: ignore[misc]


def test_a_ruleset_crosses_processes() -> None:
    house = EX.replace(actives=2)

    assert pickle.loads(pickle.dumps(house)) == house
