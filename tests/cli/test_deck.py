"""`playmat deck` and `playmat formats` as used by people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from playmat.decks.famous_decks import famous_decks
from playmat.decks.lists.write import STYLES
from tests.cli.typed import refused, run


@pytest.fixture
def long(tmp_path: Path) -> str:
    path = tmp_path / "long.txt"
    path.write_text("4 Pikachu BS 58\n57 Lightning Energy BS 100\n")
    return str(path)


@pytest.fixture
def short(tmp_path: Path) -> str:
    path = tmp_path / "short.txt"
    path.write_text("5 Pikachu BS 58\n2 Potion\nTotal Cards: 60\n")
    return str(path)


def told(*words: str, status: int = 0, typed: str = "") -> Any:
    """The output of a command with --json."""
    result = run(*words, "--json", typed=typed)
    assert result.exit_code == status
    return json.loads(result.stdout)


def test_listed_and_theme_decks_are_listed_with_their_state() -> None:
    listed = told("deck", "list")
    rows = {row["name"]: row for row in listed}

    assert rows["xy-a"]["title"] == "Dragon Court (Playmat's own cards)"
    kinds = ["famous"] * len(famous_decks()) + ["theme"] * 156 + ["sample"] * 10
    assert [row["kind"] for row in listed] == kinds
    assert rows["base1-overgrowth"]["state"] == "playable"
    assert {row["state"] for row in listed} == {"playable"}


def test_famous_decks_are_told_with_their_story() -> None:
    rows = told("deck", "list", "--famous")

    shown = run("deck", "list", "--famous").stdout

    assert [row["name"] for row in rows] == [deck.slug for deck in famous_decks()]
    assert "Haymaker (1999-2000): playmat deck show haymaker" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_theme_decks_of_one_set_are_listed() -> None:
    shown = run("deck", "list", "--set", "base2").stdout

    assert shown.splitlines()[0].startswith("base2-water-blast")
    assert {row["set"] for row in told("deck", "list", "--set", "base2")} == {"base2"}
    assert {row["kind"] for row in told("deck", "list", "--themes")} == {"theme"}


def test_a_set_without_theme_decks_is_refused_with_those_that_have_some() -> None:
    assert "no theme decks in set 'base9'; use one of base1" in refused(
        "deck", "list", "--set", "base9"
    )


def test_a_deck_is_shown_by_kind() -> None:
    shown = run("deck", "show", "base1-zap").stdout

    assert shown.startswith("Zap! (Base): 60 cards\n\nPokémon (21)\n  4 Pikachu ")
    assert told("deck", "show", "base1-zap")["list"][0] == {
        "count": 4,
        "id": "base1-58",
        "name": "Pikachu",
    }


def test_a_listed_deck_is_allowed() -> None:
    result = run("deck", "check", "xy-a")

    assert result.exit_code == 0
    assert "60 cards, legal in xy" in result.stdout


def test_a_deck_that_breaks_rules_is_named_with_all_of_them(short: str) -> None:
    found = told("deck", "check", short, status=1)

    assert found["cards"] == 7
    assert [each["rule"] for each in found["violations"]] == ["FORMAT-1", "FORMAT-2"]
    assert found["warnings"] == ["line 3: the total says 60 cards, but the list has 7"]
    assert "Potion is base1-94" in found["notes"][0]


def test_what_was_chosen_goes_to_standard_error(short: str) -> None:
    result = run("deck", "check", short)

    assert "warning: line 3" in result.stderr
    assert "note: line 2: Potion is base1-94" in result.stderr
    assert result.stdout.startswith("FORMAT-1: 7 cards")


def test_a_deck_is_checked_against_a_format() -> None:
    allowed = told("deck", "check", "base1-zap", "--format", "base-fossil")
    forbidden = told("deck", "check", "base1-zap", "--format", "expanded-2016", status=1)

    assert (allowed["format"], allowed["violations"]) == ("base-fossil", [])
    assert {each["rule"] for each in forbidden["violations"]} == {"FORMAT-7"}


def test_a_format_of_ones_own_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('rules = "ecard"\nsets = ["base1"]\nbanned = ["Bill"]\n')

    found = told("deck", "check", "base1-zap", "--format", str(path), status=1)

    assert [each["why"] for each in found["violations"]] == ["Bill (base1-91) is banned in ours"]


def test_a_list_may_be_piped_in() -> None:
    found = told("deck", "show", "-", typed="4 Pikachu BS 58\n")

    assert (found["deck"], found["cards"]) == ("the input", 4)


def test_names_alone_are_refused_or_the_newest_taken(tmp_path: Path) -> None:
    path = tmp_path / "names.txt"
    path.write_text("4 Pikachu\n1 Rayichu\n")

    message = refused("deck", "show", str(path))
    path.write_text("4 Pikachu\n")

    assert "cannot read 2 lines" in message
    assert "line 1: 4 Pikachu\n" in message
    assert "did you mean Raichu" in message
    assert "the newest of" in told("deck", "show", str(path), "--newest")["notes"][0]


@pytest.mark.parametrize("style", STYLES)
def test_a_converted_deck_is_the_same_deck(tmp_path: Path, style: str) -> None:
    path = tmp_path / "other.txt"

    result = run("deck", "convert", "base1-zap", "--to", style, "--out", str(path))

    assert result.stdout == f"wrote {path}\n"
    other, first = told("deck", "show", str(path)), told("deck", "show", "base1-zap")
    assert sorted(map(str, other["list"])) == sorted(map(str, first["list"]))


def test_a_converted_deck_is_printed_or_told() -> None:
    printed = run("deck", "convert", "base1-zap", "--to", "ptcgl").stdout

    assert printed.startswith("Pokémon: 9\n4 Pikachu BS 58\n")
    assert told("deck", "convert", "base1-zap", "--to", "ptcgl")["text"] == printed


def test_a_random_deck_is_legal_in_its_format(tmp_path: Path) -> None:
    words = ["deck", "random", "--format", "base-fossil", "--seed", "3"]
    path = tmp_path / "random.txt"

    path.write_text(run(*words, "--style", "ptcgo").stdout, encoding="utf-8")

    assert told(*words) == told(*words)
    assert told("deck", "check", str(path), "--format", "base-fossil")["violations"] == []
    assert run(*words[:-2]).stderr.startswith("seed ")


def test_figures_are_told_and_drawn(tmp_path: Path) -> None:
    path = tmp_path / "zap.svg"

    shown = run("deck", "stats", "base1-zap", "--rules", "ecard", "--picture", str(path)).stdout

    assert "opening hand of 7; 18 cards can start" in shown
    assert "█" in shown
    assert "odds of at least one copy" in shown
    ElementTree.parse(path)


def test_figures_are_exact_and_go_by_the_book() -> None:
    found = told("deck", "stats", "base1-zap", "--format", "base-fossil", "--first")

    assert (found["rules"], found["hand"], found["prizes"]) == ("ecard", 7, 6)
    assert "/" in found["mulligan"]["exact"]
    assert len(found["odds"]) == len(told("deck", "show", "base1-zap")["list"])


@pytest.mark.parametrize("command", ["show", "check", "convert", "stats"])
@pytest.mark.parametrize("content", [None, b"", b"\0\1\2", b"4 nothing-1\n", b"x" * 900_000])
def test_a_deck_file_that_cannot_be_read_is_refused(
    tmp_path: Path, command: str, content: bytes | None
) -> None:
    path = tmp_path / "bad.txt"
    if content is not None:
        path.write_bytes(content)

    message = refused("deck", command, str(path))

    assert message.startswith("Error: ")
    assert str(path) in message


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("deck", "show", "base1-overgrwth"), "did you mean base1-overgrowth"),
        (("deck", "convert", "base1-zap", "--to", "pdf"), "use one of playmat, ptcgo"),
        (("deck", "convert", "base1-zap", "--out", "/nowhere/x.txt"), "cannot write"),
        (("deck", "check", "base1-zap", "--format", "base-fosil"), "did you mean base-fossil"),
        (("deck", "check", "base1-zap", "--rules", "gold"), "no rulebook named 'gold'"),
        (("deck", "check", "base1-zap", "--rules", "xy", "--format", "xy"), "its own rulebook"),
        (("deck", "stats", "base1-zap", "--picture", "x.png"), "pictures must be .svg"),
        (("deck", "random", "--format", "nowhere"), "no format named 'nowhere'"),
        (("formats", "nowhere"), "no format named 'nowhere'"),
    ],
)
def test_what_is_asked_wrongly_is_refused_in_one_message(words: tuple[str, ...], why: str) -> None:
    assert why in refused(*words)


def test_a_deck_too_small_to_deal_has_no_figures(short: str) -> None:
    assert "a deck of 7 cards is too small; a game needs 13" in refused("deck", "stats", short)


def test_any_deck_may_be_played_where_that_is_asked_for(long: str) -> None:
    wanted = ("play", "--deck", long, "--rules", "ecard")

    result = run(*wanted, "--any-deck", "--seed", "1")

    assert result.exit_code == 0
    assert "FORMAT-1: 61 cards" in refused(*wanted)


def test_formats_are_listed_with_their_books() -> None:
    rows = {row["name"]: row for row in told("formats")}

    assert rows["rs-pk"]["rules"] == "ex"
    assert rows["everything"]["sets"] == "all"
    assert "base-fossil" in run("formats").stdout


def test_a_format_is_told() -> None:
    shown = run("formats", "expanded-2016").stdout

    assert "rulebook: xy" in shown
    assert "banned: Lysandre's Trump Card" in shown
    assert told("formats", "base-fossil")["sets"] == ["base1", "base2", "base3"]
    assert told("formats", "base-fossil")["cards"] > 200


def test_a_broken_format_of_ones_own_hides_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken.toml").write_text('rulez = "xy"\n')
    monkeypatch.setenv("PLAYMAT_FORMATS", str(tmp_path))

    rows = {row["name"]: row for row in told("formats")}

    assert "rulez: unknown key; did you mean rules?" in rows["broken"]["mistakes"]
    assert "rules" in rows["base-fossil"]
    assert "unknown key" in run("formats").stdout


def test_figures_and_checks_of_a_deck_are_by_the_same_rulebook() -> None:
    stats = run("deck", "stats", "haymaker").stdout.splitlines()[0]
    check = run("deck", "check", "haymaker").stdout

    assert stats.endswith("under ecard")
    assert check.endswith("legal in ecard\n")
