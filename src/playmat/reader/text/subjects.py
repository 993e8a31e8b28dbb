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
    for sentence in coins_of_each(text):
        if found and _goes_on(found[-1], sentence):
            found[-1] = _joined(found[-1], sentence)
            continue
        before = _last_said(found)
        filled = sentence if sentence.note else _filled(sentence, before)
        _check(filled, before)
        found.append(filled)
    return tuple(found)


_FLIPPING: Final = re.compile(
    r"^(?:Then , |(If .* in this way , ))?([Ee]ach player flips (a coin|\d+ coins))$"
)
_FLIP_OF_EACH: Final = re.compile(r"\b([Ee]ach player|[Bb]oth players) flips?\b")
_COIN_TOLD: Final = re.compile(r"^(If|For each) (heads|tails|both|all|it 's)\b.*\b[Tt]hat player\b")
_DEED: Final = re.compile(r"\b(dr(?=[ae]w)|discard|put|shuffl|attach|heal|mov|switch)")
"""What the coins may bring and a condition ask about, which is asked again after one's coin."""

_PLAYERS: Final = (("you", "your"), ("your opponent", "your opponent 's"))


def coins_of_each(text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Tell one player after the other what each does by coins of their own."""
    found: list[Sentence] = []
    at = 0
    while at < len(text):
        end = at + 1
        while _FLIP_OF_EACH.search(str(text[at])) and _tells_coin(text[end : end + 1]):
            end += 1
        told = text[at:end]
        found += told if len(told) == 1 else [s for who in _PLAYERS for s in _done_by(told, *who)]
        at = end
    return tuple(found)


def _tells_coin(rest: tuple[Sentence, ...]) -> bool:
    return any(_COIN_TOLD.match(str(sentence)) for sentence in rest)


def _done_by(told: tuple[Sentence, ...], who: str, whose: str) -> list[Sentence]:
    """Return sentences about each player as said of one of them."""
    flipping = _FLIPPING.match(str(told[0]))
    if flipping is None:
        raise Unread("whose coin is meant", told[1].words)
    asked = flipping[1] or ""  # speaks of both players, whosever coin is told
    if _deeds(asked) & _deeds(" ".join(map(str, told[1:]))):
        raise Unread("whether it was done before the coins", told[0].words)
    said = [str(told[0])[flipping.start(2) :], *map(str, told[1:])]
    done = [_of_one(sentence, who, whose) for sentence in said]
    first = asked + done[0] if asked else done[0][0].upper() + done[0][1:]
    return [
        replace(sentence, words=tuple(line.split(" ")))
        for sentence, line in zip(told, [first, *done[1:]], strict=True)
    ]


def _deeds(said: str) -> set[str]:
    return set(_DEED.findall(said))


def _of_one(said: str, who: str, whose: str) -> str:
    """Return what is said of each player as said of one of them."""
    said = re.sub(r"\b([Ee]ach|[Tt]hat) player 's\b", whose, said)
    said = re.sub(r"\b([Ee]ach|[Tt]hat) player\b", who, said)
    return re.sub(r"\b(his or her|their)\b", whose, said)


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
