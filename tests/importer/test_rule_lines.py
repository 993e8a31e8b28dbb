"""Rule lines in our own words that the short patterns recognize, and some they must not."""

from __future__ import annotations

import pytest

from playmat.importer.rule_lines import held_name, read_line, read_lines

LINES = [
    ("When it is Knocked Out, your opponent takes 2 Prize cards.", 'rule("prizes", 2)'),
    (
        "Pokémon-EX rule: When it is Knocked Out, your opponent takes 2 Prize cards.",
        'rule("prizes", 2)',
    ),
    ("Mega Evolution rule: When it becomes larger, your turn ends.", 'rule("ends_turn")'),
    (
        "If a Baby Pokémon defends, its attacker flips a coin (before all else). If tails, "
        "the turn ends now.",
        'rule("baby")',
    ),
    ("Take as many of this card along as you like.", 'rule("no_limit")'),
    ("Play up to 4 of those with Unown in their names.", 'rule("unown_limit")'),
    (
        "Put this card on a Bench only with the effect of Plume Fossil",
        'rule("bench_only_by", "Plume Fossil")',
    ),
    (
        "Put this card on a Bench only with the other half of Lugia LEGEND.",
        'rule("other_half", "Lugia LEGEND")',
    ),
    (
        "Put this card onto your Active Dialga G. It keeps its previous level.",
        'rule("levels_up", "Dialga G")',
    ),
    ("BREAK Evolution Rule: it keeps its previous Evolution.", 'rule("keeps_previous")'),
    ("This print cannot be used at official events.", 'rule("not_tournament")'),
    (
        "Prism Star Rule: You can't have more than 1 of those with the same name along. If one "
        "would go to the discard pile, it finds the Lost Zone instead.",
        'rule("deck_limit", 1, name); rule("lost_for_good")',
    ),
    ("This Pokémon is both of Fire and of Metal type.", ""),
    ("This Pokémon is an Ultra Beast.", ""),
]


@pytest.mark.parametrize(("line", "clause"), LINES, ids=[clause or "types" for _, clause in LINES])
def test_a_rule_line_becomes_a_clause(line: str, clause: str) -> None:
    assert read_line(line, "Any") == clause


@pytest.mark.parametrize(
    ("subject", "scope"),
    [
        ("Pokémon Star", "star"),
        ("ACE SPEC card", "ace"),
        ("Radiant Pokémon", "radiant"),
        ("Shining Mewtwo", "name"),
        ("Prism card with the same name", "name"),
    ],
)
@pytest.mark.rule("NOLIM-3")
def test_a_limit_line_names_what_it_counts(subject: str, scope: str) -> None:
    line = f"Nobody can't have more than 1 {subject} in your deck."

    assert read_line(line, "Shining Mewtwo") == f'rule("deck_limit", 1, {scope})'


@pytest.mark.parametrize(
    "line",
    [
        "Nobody can't have more than 1 Potion in your deck.",
        "When it is Knocked Out, your opponent takes 2 Prize cards. Then draw a card.",
        "While attached, this card provides Energy.",
        "",
    ],
)
def test_any_other_line_is_not_recognised(line: str) -> None:
    assert read_line(line, "Any") is None
    assert read_lines([LINES[0][0], line], "Any") is None


def test_all_lines_together_are_one_program() -> None:
    lines = [LINES[2][0], LINES[-1][0], LINES[0][0]]

    assert read_lines(lines, "Any") == 'rule("ends_turn"); rule("prizes", 2)'


@pytest.mark.rule("DATA-16", "CARD-HELD-1")
def test_a_held_item_is_no_rule_line() -> None:
    line = "Oran Berry: it recovers a little."

    assert held_name(line, "Any") == "Oran Berry"
    assert read_lines([line], "Any") == ""
    assert held_name("Mega Evolution rule: it grows.", "Any") == ""
    assert held_name(LINES[1][0], "Any") == ""
