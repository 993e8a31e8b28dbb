"""Formats: their rules for decks, the shipped ones, and a player's own files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from playmat.cards.card import Card
from playmat.cards.library import SHIPPED, Library
from playmat.cards.sets import known_sets
from playmat.decks import format_files
from playmat.decks.deck import Deck, violations
from playmat.decks.format_files import (
    BadFormat,
    UnknownFormat,
    find_format,
    format_paths,
    read_format,
)
from playmat.decks.formats import Ban, Format, format_violations
from playmat.rules import BOOKS
from tests.cards.printed import mon, trainer

LIBRARY = Library([SHIPPED])
NAMES = sorted(path.stem for path in format_files.SHIPPED.glob("*.toml"))
LIGHTNING = LIBRARY.card("base1-100")


def deck_of(*groups: tuple[int, Card], energy: Card = LIGHTNING) -> Deck:
    cards = [card for count, card in groups for _ in range(count)]
    return Deck("test", tuple(cards + [energy] * (60 - len(cards))))


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def mistakes(folder: Path, text: str) -> tuple[str, ...]:
    with pytest.raises(BadFormat) as refused:
        read_format(written(folder, text), LIBRARY)
    assert str(folder / "mine.toml") in str(refused.value)
    return refused.value.mistakes


def test_the_shipped_formats_are_these() -> None:
    ranges = ["2004", "base-fossil", "base-neo", "dp-2010", "expanded-2016", "hgss-on", "rs-pk"]

    assert sorted([*BOOKS, *ranges, "everything"]) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_format_allows_cards_and_names_known_sets(name: str) -> None:
    found = find_format(name, LIBRARY)

    assert found.rules in BOOKS
    assert (found.sets or set()) <= known_sets().keys()
    assert sum(found.allows(card) for card in LIBRARY.cards()) > 200


@pytest.mark.rule("FORMAT-7")
@pytest.mark.parametrize("name", BOOKS)
def test_the_time_of_a_book_ends_where_its_pool_does(name: str) -> None:
    found = find_format(name, LIBRARY)
    until = BOOKS[name].pool_until

    early = {each.id for each in known_sets().values() if each.date <= until}
    assert found.sets == frozenset(early)


@pytest.mark.parametrize(
    ("name", "first", "last", "outside"),
    [
        ("base-fossil", "base1", "base3", "base5"),
        ("base-neo", "base1", "neo4", "ecard1"),
        ("2004", "ecard1", "ex5", "ex6"),
        ("rs-pk", "ex1", "ex16", "dp1"),
        ("dp-2010", "dp1", "hgss2", "hgss3"),
        ("hgss-on", "hgss1", "bw1", "bw2"),
        ("expanded-2016", "bw1", "xy12", "col1"),
    ],
)
def test_a_range_begins_and_ends_where_its_title_says(
    name: str, first: str, last: str, outside: str
) -> None:
    sets = find_format(name, LIBRARY).sets

    assert sets is not None
    assert {first, last} <= sets
    assert outside not in sets


@pytest.mark.rule("FORMAT-7", "FORMAT-11")
def test_every_violation_is_told_at_once_with_its_rule() -> None:
    late, ball = LIBRARY.card("dp1-1"), LIBRARY.card("xy1-113")
    deck = Deck("test", (late,) * 5 + (ball,) + (LIGHTNING,) * 50)

    found = format_violations(deck, find_format("base-fossil", LIBRARY))

    assert [each.rule_id for each in found] == [
        "FORMAT-1",
        "FORMAT-2",
        "FORMAT-7",
        "FORMAT-7",
    ]
    assert f"{late.name} (dp1-1) is not in the sets of Base to Fossil (1999)" in found[-2].message


@pytest.mark.rule("DECK-04")
def test_a_print_is_legal_where_another_that_does_the_same_is() -> None:
    potion, later = LIBRARY.card("base4-122"), LIBRARY.card("xy12-83")
    base = find_format("base-fossil", LIBRARY)

    assert base.allows(potion)
    assert not base.allows(later)
    assert base.allows(LIBRARY.card("xy1-135")) == (LIBRARY.card("xy1-135").provides == "L")


def test_prints_without_programs_are_not_taken_for_the_same() -> None:
    old, new = trainer("Bill", id="base1-91", text=None), trainer("Bill", id="xy1-1", text=None)
    held = Format("f", "f", "xy", Library(cards=[old, new]), frozenset({"base1"}))

    assert held.allows(old)
    assert not held.allows(new)


@pytest.mark.rule("FORMAT-9")
def test_what_no_tournament_takes_is_legal_only_in_everything() -> None:
    barred = [card for card in LIBRARY.cards() if "not_tournament" in (card.text or "")]
    lax, strict = find_format("everything", LIBRARY), find_format("xy", LIBRARY)

    assert barred
    assert all(lax.allows(card) and not strict.allows(card) for card in barred)
    told = format_violations(deck_of((1, barred[0])), strict)
    assert "FORMAT-9" in [each.rule_id for each in told]


def test_banned_and_restricted_cards_are_told() -> None:
    pikachu, switch, potion = (LIBRARY.card(f"base1-{n}") for n in (58, 95, 94))
    base = find_format("base-fossil", LIBRARY)
    held = replace(
        base, banned=(Ban("Switch"), Ban("base1-94", "base1-94")), restricted={"pikachu": 1}
    )

    found = format_violations(deck_of((2, pikachu), (1, switch), (1, potion)), held)

    assert [str(each) for each in found] == [
        "FORMAT-7: Switch (base1-95) is banned in Base to Fossil (1999)",
        "FORMAT-7: Potion (base1-94) is banned in Base to Fossil (1999)",
        "FORMAT-2: 2 Pikachu; Base to Fossil (1999) allows at most 1",
    ]
    assert not held.allows(switch)


def test_expanded_of_2016_bans_the_one_card_that_was_banned() -> None:
    (trump,) = {c.id for c in LIBRARY.find("Lysandre's Trump Card")} & {"xy4-99"}

    assert not find_format("expanded-2016", LIBRARY).allows(LIBRARY.card(trump))


@pytest.mark.rule("FORMAT-8")
def test_promos_may_be_cut_off_by_number(tmp_path: Path) -> None:
    text = 'rules = "xy"\nsets = ["XY", "xyp"]\nup_to = { xyp = "XY10" }\n'

    found = read_format(written(tmp_path, text), LIBRARY)

    assert found.sets == frozenset({"xy1", "xyp"})
    assert found.prints(LIBRARY.card("xyp-XY10"))
    assert not found.prints(LIBRARY.card("xyp-XY11"))


def test_a_format_of_ones_own_is_read(tmp_path: Path) -> None:
    text = """
        title = "Ours"
        about = "What we play on Fridays."
        rules = "ex"
        sets = ["base1", "ex1..ex3", "2005-01-01..2005-05-01"]
        without = ["np"]
        banned = ["Potion", "ex1-101"]
        restricted = { "Switch" = 1 }
    """

    found = read_format(written(tmp_path, text), LIBRARY)

    assert (found.name, found.title, found.rules) == ("mine", "Ours", "ex")
    assert found.sets == frozenset({"base1", "ex1", "ex2", "ex3", "ex8", "ex9"})
    assert found.banned == (Ban("Potion"), Ban("ex1-101", "ex1-101"))
    assert found.restricted == {"Switch": 1}


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = """
        tittle = "x"
        rules = "xyz"
        sets = ["base1", "bsae2", "xy1..base1"]
        banned = ["Pikachoo"]
        restricted = { Potion = "one" }
    """

    told = mistakes(tmp_path, text)

    assert told == (
        "tittle: unknown key; did you mean title?",
        "rules: no rulebook named 'xyz'; did you mean xy?",
        "sets: no set named 'bsae2'; did you mean base2 or basep?",
        "sets: 'xy1..base1' ends before it begins; swap the two",
        told[4],
        "restricted.Potion: 'one' is not a number of copies",
    )
    assert told[4].startswith("banned: no card named 'Pikachoo'; did you mean Pikachu")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "rules: missing"),
        ("rules = ", "not valid TOML"),
        ('rules = "xy"\nsets = 3\n', "sets: 3 is not a list of strings"),
        ('rules = 1\nsets = "all"\n', "rules: 1 is not text"),
        ('rules = "xy"\nsets = "all"\nrestricted = []\n', "restricted: [] is not a table"),
    ],
)
def test_a_file_that_is_no_format_says_why(tmp_path: Path, text: str, why: str) -> None:
    assert any(why in told for told in mistakes(tmp_path, text))


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "long.toml").write_text("#" * 200_000)

    with pytest.raises(BadFormat, match="not a text file"):
        find_format(str(tmp_path / "mine.toml"), LIBRARY)
    with pytest.raises(BadFormat, match="longer than"):
        find_format(str(tmp_path / "long.toml"), LIBRARY)
    with pytest.raises(BadFormat, match="cannot read the file"):
        find_format(str(tmp_path / "none.toml"), LIBRARY)


def test_a_folder_of_ones_own_is_looked_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, 'rules = "xy"\nsets = "all"\n')
    monkeypatch.setenv("PLAYMAT_FORMATS", str(tmp_path))

    assert "mine" in format_paths()
    assert find_format("mine", LIBRARY).allows(mon("Anything"))


def test_an_unknown_format_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownFormat, match="did you mean base-fossil"):
        find_format("base-fosil", LIBRARY)


@pytest.mark.rule("FORMAT-11")
def test_everything_asks_no_more_than_its_book() -> None:
    deck = Deck("test", (LIBRARY.card("base1-58"),) * 5)
    everything = find_format("everything", LIBRARY)

    assert format_violations(deck, everything) == violations(deck, BOOKS["xy"])
