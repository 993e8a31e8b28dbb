"""The repository has facts and our own words, never sentences of cards or rulebooks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playmat.writer.habits import NAME, names_in, without_names
from tests.cards.test_wording import report
from tests.contract.repository import text_files
from tests.importer.corpus import FOLDER, needs_data

RUN = 12
WORD = re.compile(r"[a-zé']+|\d+")


def runs(text: str) -> Iterator[str]:
    """Yield every run of twelve words, without case and punctuation."""
    words = WORD.findall(text.lower())
    return (" ".join(words[start : start + RUN]) for start in range(len(words) - RUN + 1))


FORMULAS = re.compile(
    r"\b(?:(?:then )?flip (?:a coin|\d+ coins)(?: for each| until you get tails)?"
    r"|if (?:heads|tails|both are heads)|for each heads"
    r"|attacks do \d+ more damage|this attack does(?: \d+(?: more)? damage)?|do \d+ damage to"
    r"|the defending pokémon"
    r"|is now (?:asleep|burned|confused|paralyzed|poisoned)"
    r"|search your deck for|shuffle your deck|(?:top|bottom) (?:\d+ )?cards? of your deck"
    r"|once during your turn|you may|you can't use|if you do|when you play this pokémon"
    r"|this pokémon does \d+ damage to itself|is knocked out by damage from|at the end of your turn"
    r"|the (?:\w+ )?pokémon this card is attached to|from your (?:hand|discard pile)"
    r"|on(?:to)? your bench"
    r"|your opponent's|pokémon in play|(?:before|after) weakness and resistance)\b"
)
"""Formulas of the game that anyone may use; they end a run of words."""


def own_runs(text: str) -> Iterator[str]:
    """Yield every run of twelve words without formulas of the game."""
    for part in FORMULAS.split(" ".join(WORD.findall(text.lower()))):
        yield from runs(part)


def printed_sentences(card: dict[str, Any]) -> Iterator[str]:
    yield from card.get("rules", [])
    for face in card.get("attacks", []) + card.get("abilities", []):
        yield face.get("text", "")
    yield card.get("ancientTrait", {}).get("text", "")


def printed_runs(folder: Path) -> set[str]:
    """The runs of all cards, and of rulebooks stored with them."""
    found: set[str] = set()
    for path in sorted(folder.glob("*.json")):
        for card in json.loads(path.read_text(encoding="utf-8")):
            for sentence in printed_sentences(card):
                found.update(runs(sentence))
    for path in sorted((folder.parent / "rulebooks").glob("*.txt")):
        found.update(runs(path.read_text(encoding="utf-8")))
    return found


@cache
def all_printed_runs() -> set[str]:
    return printed_runs(Path(FOLDER))


def test_a_run_is_twelve_words_whatever_their_case_and_punctuation() -> None:
    ours = "One, two; three FOUR five (six) seven eight nine ten eleven twelve. Thirteen!"

    first, second = runs(ours)

    assert first == "one two three four five six seven eight nine ten eleven twelve"
    assert second.endswith("twelve thirteen")


def test_sentences_of_cards_and_of_rulebooks_are_collected(tmp_path: Path) -> None:
    cards, books = tmp_path / "cards", tmp_path / "rulebooks"
    cards.mkdir()
    books.mkdir()
    card = {"rules": ["a " * 12], "attacks": [{"text": "b " * 12}], "abilities": [{"text": "c"}]}
    card["ancientTrait"] = {"text": "e " * 12}
    (cards / "set.json").write_text(json.dumps([card]))
    (books / "book.txt").write_text("d " * 12)

    found = printed_runs(cards)

    assert found == {" ".join(letter * 12) for letter in "abde"}


@needs_data
def test_no_file_shares_a_run_of_words_with_a_card_or_a_rulebook() -> None:
    theirs = all_printed_runs()

    shared = {
        name: sorted(copied)[0]
        for name, text in text_files().items()
        if (copied := theirs.intersection(runs(text)))
    }

    assert theirs, f"no card data in {FOLDER}"
    assert not shared


@needs_data
def test_what_is_said_of_a_program_shares_no_run_of_words_with_a_card_or_a_rulebook() -> None:
    theirs = all_printed_runs()

    shared = {
        said.example: sorted(copied)[0]
        for said in report().texts
        for part in without_names(said.text, names_in(said.program)).split(NAME)
        if (copied := theirs.intersection(own_runs(part)))
    }

    assert not shared
