"""The tests mirror the package: a module's tests are found by its name."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.contract.repository import ROOT, SOURCE

TESTS = ROOT / "tests"
FILES = sorted(path.relative_to(TESTS) for path in TESTS.rglob("test_*.py"))
MOST_FILES = 30

ELSEWHERE = {
    "attacks": "what strangers try, by what they try; each was a fault once",
    "browser": "the pages in a browser, by page and by what is looked at",
    "cards_played": "printed cards at the table, by era and kind of face",
    "compiled": "the gate of the compiled core",
    "contract": "what holds for the repository as a whole",
    "golden": "whole games as texts, and counts of choices",
    "mutation": "mistakes put into the books on purpose",
    "properties": "laws over random games",
    "rules": "the rules by their areas; the package that holds them is values",
    "soak": "many games of every table",
    "tools": "what makes pages and helps to review, outside of the package",
    "words": "the words of the card language, one file a noun of its dictionary",
}
"""Folders without a package of the same name, and what they test."""

HELD_BY = {
    "engine": "rules, words and properties play by it",
    "kinds": "names of numbers, which everything else reads",
}
"""Packages without a test folder, and which tests cover them."""

AREAS = {
    "opening": "before the first turn",
    "turn": "what a player does in a turn but attack",
    "combat": "attacks, what they do, and how a game ends",
    "kinds": "kinds of cards",
    "duo": "two-on-two battles",
}
"""Folders of rules."""

ERAS = ("base", "gym", "neo", "ecard", "ex", "dp", "hgss", "bw", "xy")
KINDS = ("attacks", "powers", "bodies", "trainers", "stadiums", "tools", "energy")

EXCUSED = {
    "reader/test_generated_texts.py": "texts made at random that know their meaning",
    "reader/test_past_misreadings.py": "texts that were once misread, by what was misread in them",
    "writer/test_precedence.py": "which wording is taken, in whatever order files are loaded",
    "cards_played/test_repeated_questions.py": "whether, then how many, where none means no",
    "cards_played/test_recipients.py": "what cards of several eras may give whom",
    "cards_played/test_overrides.py": "programs written by hand, laid over what the reader reads",
    "cards_played/test_questions.py": "what cards of several eras ask, and what they do not",
    "cards_played/test_shipped.py": "cards of several eras and of our own",
    "cards_played/test_pointless_searches.py": "what is not asked where a text found nothing",
    "cards_played/test_pointless_moments.py": "coins, orders and guesses that could change nothing",
    "cards_played/test_pointless_offers.py": "what is not offered where it can do nothing",
    "cards_played/test_pointless_questions.py": "what cards of several eras do not ask",
    "cards_played/test_pointless_trainers.py": "Trainer cards that are not offered without effect",
    "envs/test_arguments.py": "what all environments refuse when they are made",
    "envs/test_promise.py": "names and arguments that stay",
    "reader/test_generality.py": "how many texts each rule of the grammar reads",
    "words/test_dictionary.py": "asks of all cases together whether a word is missing",
    "words/test_durations.py": "the names of one list: until when",
    "words/test_events.py": "the names of one list: what happens",
    "words/test_events_announcements.py": "the names of one list: what happens",
    "words/test_flags.py": "the names of one list: flags of damage",
    "words/test_queries.py": "the names of one list: what a modifier changes",
}
"""Files that match no module, and what they test."""


def names_of(package: Path) -> set[str]:
    """The names of a package, its modules and subpackages."""
    modules = {path.stem.lstrip("_") for path in package.glob("*.py") if path.stem != "__init__"}
    return {package.name, *modules, *(path.parent.name for path in package.glob("*/__init__.py"))}


def is_mirrored(stem: str, names: set[str]) -> bool:
    """Whether a file is named after one of these, optionally with a suffix."""
    return any(stem == name or stem.startswith(f"{name}_") for name in names)


def expected(file: Path) -> set[str] | None:
    """The names a test file may begin with; None if any is allowed."""
    folder = file.parent
    match folder.parts:
        case ("cards_played", era) if era in ERAS:
            return set(KINDS)
        case ("cards_played", *_):
            return set()
        case ("words",):
            return names_of(SOURCE / "lang" / "words")
        case (first, *_) if first in ELSEWHERE:
            return None
    return names_of(SOURCE / folder) if (SOURCE / folder).is_dir() else set()


def is_explained(folder: Path) -> bool:
    """Whether a test folder matches a package or is listed."""
    match folder.parts:
        case ("rules", *area):
            return "/".join(area) in {"", *AREAS}
        case ("cards_played", *era):
            return "/".join(era) in {"", *ERAS}
        case (first, *rest) if first in ELSEWHERE:
            return not rest
    return (SOURCE / folder / "__init__.py").is_file()


def names_something(file: Path) -> bool:
    """Whether a test file is named after something its folder mirrors."""
    names = expected(file)
    return names is None or is_mirrored(file.stem.removeprefix("test_"), names)


def test_every_folder_of_tests_is_explained() -> None:
    assert FILES
    assert not sorted({str(file.parent) for file in FILES if not is_explained(file.parent)})


def test_a_test_file_names_what_it_tests() -> None:
    assert {file.as_posix() for file in FILES if not names_something(file)} == set(EXCUSED)


def test_every_package_has_its_tests_or_says_where_they_are() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}

    assert {name for name in packages if not (TESTS / name).is_dir()} == set(HELD_BY)


def test_no_folder_is_crowded() -> None:
    counts = Counter(file.parent for file in FILES)

    assert not {str(folder): many for folder, many in counts.items() if many > MOST_FILES}


@pytest.mark.parametrize(
    ("stem", "mirrored"),
    [("room", True), ("room_slow", True), ("rooms", False), ("roomy", False), ("slow_room", False)],
)
def test_a_name_is_mirrored_or_not(stem: str, mirrored: bool) -> None:
    assert is_mirrored(stem, {"room", "clock"}) is mirrored
