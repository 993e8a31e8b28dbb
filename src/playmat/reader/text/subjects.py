"""Sentences that leave out who does it, or leave open of which of two players they speak.

A subject left out is that of the sentence before; what could mean either player is refused.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from playmat.reader.face import Unread
from playmat.reader.text.tokens import Sentence

_DONE: Final = (
    *("draws", "discards", "puts", "shuffles", "chooses", "reveals", "searches", "looks"),
    *("attaches", "removes", "switches", "flips", "moves", "returns", "takes", "adds", "heals"),
)
"""What a player does, said of another than the reader of the card."""

_SUBJECTS: Final = ("Each player", "Your opponent", "That player", "He or she")

_DOUBTFUL: Final = (
    (r"^(Each|Neither) player .*\b(his or her|their) next turns?\b", "whose next turn is meant"),
    (r"\b[Aa]ttach(es)? another [\w ]*Energy card to\b", "does not say where the card is from"),
)
"""Sentences with more than one meaning, and what is open in them."""

_DOUBTFUL_PAIRS: Final = (
    (
        r"^(Then , )?Your opponent may\b",
        r"^If you (do|don't)\b",
        "who is asked whether it was done",
    ),
    (r"\btop card of each player 's deck", r"\b(it|that card)\b", "which player's card is meant"),
)
"""Two sentences in a row whose second does not fit the first, and what is open in it."""


def with_subjects(text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Return a text with each subject left out after "then" filled in; refuse what is open."""
    found: list[Sentence] = []
    for sentence in text:
        if found and _goes_on(found[-1], sentence):
            found[-1] = _joined(found[-1], sentence)
            continue
        before = _last_said(found)
        filled = sentence if sentence.note else _filled(sentence, before)
        _check(filled, before)
        found.append(filled)
    return tuple(found)


def _goes_on(last: Sentence, sentence: Sentence) -> bool:
    """Return whether a sentence says more of what is only done if the deed before was done."""
    asks = last.words[:3] == ("If", "you", "do") and not last.note
    return asks and not sentence.note and sentence.words[0] == "It" and len(sentence.words) > 1


def _joined(last: Sentence, sentence: Sentence) -> Sentence:
    return replace(last, words=(*last.words, ",", "and", "it", *sentence.words[1:]))


def _last_said(found: list[Sentence]) -> str:
    return next((str(sentence) for sentence in reversed(found) if not sentence.note), "")


def _filled(sentence: Sentence, before: str) -> Sentence:
    """Say who does what comes then, if the words leave it out."""
    words = sentence.words
    at = 2 if words[1:2] == (",",) else 1
    if words[0] != "Then" or len(words) <= at or words[at] not in _DONE:
        return sentence
    subject = next((said for said in _SUBJECTS if before.startswith(said)), "")
    if not subject or before.startswith(f"{subject} may "):
        raise Unread("does not say who does it", words)
    first, *rest = subject.split()
    return replace(sentence, words=("Then", ",", first.lower(), *rest, *words[at:]))


def _check(sentence: Sentence, before: str) -> None:
    said = str(sentence)
    for pattern, why in _DOUBTFUL:
        if re.search(pattern, said):
            raise Unread(why, sentence.words)
    for first, second, why in _DOUBTFUL_PAIRS:
        if re.search(first, before) and re.search(second, said):
            raise Unread(why, sentence.words)
