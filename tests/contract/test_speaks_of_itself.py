"""The repository speaks only of the project."""

from __future__ import annotations

import re

import pytest

from tests.contract.repository import text_files

# A letter of each word is in brackets, so that this file does not match itself.
WORKPLACE = re.compile(
    r"/w[o]rk/|/f[a]rm/|/\.l[i]brary|/tmp/[b]rief|b[e]fore-stop"
    r"|\bC[l]aude\b|\bA[n]thropic\b|\bChat[G]PT\b|\bC[o]pilot\b"
    r"|\bs[u]b-?agents?\b|\bthis s[e]ssion\b|\bdeveloper s[e]ssion\b|\bc[o]-authored-by\b",
    re.IGNORECASE,
)
STEMS = (
    *("ork/", "arm/", "/.l", "/tmp/", "fore-stop", "laude", "nthropic", "gpt", "pilot", "agent"),
    *("this s", "per s", "-authored"),
)
"""A part of each word, searched first because most files have none."""


def mentions(text: str) -> list[int]:
    lowered = text.lower()
    if not any(stem in lowered for stem in STEMS):
        return []
    return [at for at, line in enumerate(text.splitlines(), 1) if WORKPLACE.search(line)]


def test_no_file_names_the_place_it_was_written_in() -> None:
    # .ci/run names the place of card data.
    files = {name: text for name, text in text_files().items() if not name.startswith(".ci/")}

    naming = {name: lines for name, text in files.items() if (lines := mentions(text))}

    assert "README.md" in files
    assert not naming


@pytest.mark.parametrize("words", ["see /w" + "ork/notes", "a sub" + "agent wrote it"])
def test_a_word_of_the_workplace_is_found(words: str) -> None:
    text = f"first line\n{words}\n"

    assert mentions(text) == [2]


def test_words_of_the_game_are_left_alone() -> None:
    text = "an agent answers a choice; the card library; self.library.cards; a session in the REPL"

    assert mentions(text) == []
