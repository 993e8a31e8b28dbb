"""Fill in omitted subjects, and reject sentences that could mean either player.

An omitted subject is that of the sentence before.
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
"""Verbs for a player other than the reader of the card."""

_SUBJECTS: Final = ("Each player", "Your opponent", "That player", "He or she")

_DOUBTFUL: Final = (
    (r"^(Each|Neither) player .*\b(his or her|their) next turns?\b", "whose next turn is meant"),
    (
        r"\bretreats?\b.*\b(hand|deck)\b.*\binstead of (discarding|(in |into )?(the|your) discard)",
        "where Energy goes that is discarded to retreat can't be changed",
    ),
    (r"\b[Aa]ttach(es)? another [\w ]*Energy card to\b", "does not say where the card is from"),
)
"""Ambiguous sentences, and what is ambiguous in them."""

_DOUBTFUL_PAIRS: Final = (
    (
        r"\banother coin\b",
        r"\b(either|any|one|1|neither|none) (one )?of (them|the( \w+)? coins)\b",
        "which coins are meant",
    ),
    (
        r"^(Then , )?Your opponent may\b",
        r"^If you (do|don't)\b",
        "who is asked whether it was done",
    ),
    (
        r"\bif you have an? [^,]* , you may flip\b",
        r"\b(that card|it)\b",
        "unclear which card is meant",
    ),
    (
        r"\bdiscard\b",
        r"^If you don't have an?\b.* in your hand",
        "unclear when the hand is checked",
    ),
    (r"\btop card of each player 's deck", r"\b(it|that card)\b", "which player's card is meant"),
)
"""Pairs of sentences whose second does not fit the first, and what is ambiguous."""


def with_subjects(text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """A text with each subject omitted after "then" filled in; rejects ambiguous ones."""
    found: list[Sentence] = []
    for sentence in deeds_of_each(text):
        if found and _continues(found[-1], sentence):
            found[-1] = _join(found[-1], sentence)
            continue
        before = _last_said(found)
        filled = sentence if sentence.note else _complete(sentence, before)
        _check(filled, before)
        found.append(filled)
    return tuple(found)


_DOING: Final = re.compile(
    r"^(?:Then , |(If .* in this way , ))?((?:[Ee]ach player|[Bb]oth players) "
    r"(?!'s|who|that|with|can|flips (?!(a coin|\d+ coins)$)).*)$"
)
_DEED_OF_EACH: Final = re.compile(r"\b([Ee]ach player|[Bb]oth players) (?!'s|who|that|with|can)")
_PLAYER_TOLD: Final = re.compile(r"\b([Tt]hat player|[Hh]e or she|[Aa] player does)\b")
_OWN_TURN: Final = re.compile(r"\b(his or her|that player 's|their) turn\b")
_FLIP_OF_EACH: Final = re.compile(r"\b([Ee]ach player|[Bb]oth players) flips?\b")
_COUNT_OF_EACH: Final = re.compile(r"\b([Ee]ach player|[Bb]oth players) counts? the number of\b")
_COIN_TOLD: Final = re.compile(r"^(If|For each) (heads|tails|both|all|it 's)\b.*\b[Tt]hat player\b")
_DEED: Final = re.compile(r"\b(dr(?=[ae]w)|discard|put|shuffl|attach|heal|mov|switch)")
"""Verbs that coins may cause and a condition test, which is repeated after each player's coin."""

_PLAYERS: Final = (("you", "your"), ("your opponent", "your opponent 's"))


def deeds_of_each(text: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Repeat for one player after the other what each does and is then said of "that player"."""
    found: list[Sentence] = []
    at = 0
    while at < len(text):
        end = at + 1
        while _goes_on_with_each(text[at], text[end:]):
            end += 1
        told = text[at:end]
        found += told if len(told) == 1 else [s for who in _PLAYERS for s in _done_by(told, *who)]
        at = end
    return tuple(found)


def _goes_on_with_each(first: Sentence, rest: tuple[Sentence, ...]) -> bool:
    """Whether the next sentence is about each player of this one."""
    said = str(first)
    if _FLIP_OF_EACH.search(said):
        return any(_COIN_TOLD.match(str(sentence)) for sentence in rest[:1])
    more = next((str(sentence) for sentence in rest if not sentence.note), "")
    if first.note or _OWN_TURN.search(said):
        return False
    if _COUNT_OF_EACH.search(said):
        return bool(_DEED_OF_EACH.search(more))
    return bool(_DEED_OF_EACH.search(said) and _PLAYER_TOLD.search(more))


def _done_by(told: tuple[Sentence, ...], who: str, whose: str) -> list[Sentence]:
    """Sentences about each player rewritten for one of them."""
    doing = _DOING.match(str(told[0]))
    if doing is None or any(sentence.note for sentence in told):
        raise Unread("not clear which of the players is meant", told[-1].words)
    asked = doing[1] or ""  # is about both players, whichever of them acts
    if _deeds(asked) & _deeds(" ".join(map(str, told[1:]))):
        raise Unread("whether it was done before the coins", told[0].words)
    said = [str(told[0])[doing.start(2) :], *map(str, told[1:])]
    done = [_for_one_player(sentence, who, whose) for sentence in said]
    first = asked + done[0] if asked else done[0][0].upper() + done[0][1:]
    return [
        replace(sentence, words=tuple(line.split(" ")))
        for sentence, line in zip(told, [first, *done[1:]], strict=True)
    ]


def _deeds(said: str) -> set[str]:
    return set(_DEED.findall(said))


def _for_one_player(said: str, who: str, whose: str) -> str:
    """Text about each player rewritten for one of them."""
    said = re.sub(r"\b([Ee]ach|[Tt]hat) player 's\b", whose, said)
    said = re.sub(
        r"\b([Ee]ach player|[Bb]oth players|([Tt]hat|a) player|[Hh]e or she)\b", who, said
    )
    said = re.sub(r"\b(his or her|their)\b", whose, said)
    return re.sub(r"\byou (do|ha)(?:es|s)(n't)?\b", _as_you, said)


def _as_you(said: re.Match[str]) -> str:
    """A verb adapted to "you"."""
    return f"you {said[1]}{'ve' if said[1] == 'ha' else ''}{said[2] or ''}"


def _continues(last: Sentence, sentence: Sentence) -> bool:
    """Whether a sentence adds to what is only done if the effect before was done."""
    asks = last.words[:3] == ("If", "you", "do") and not last.note
    return asks and not sentence.note and sentence.words[0] == "It" and len(sentence.words) > 1


def _join(last: Sentence, sentence: Sentence) -> Sentence:
    return replace(last, words=(*last.words, ",", "and", "it", *sentence.words[1:]))


def _last_said(found: list[Sentence]) -> str:
    return next((str(sentence) for sentence in reversed(found) if not sentence.note), "")


_HAVE: Final = re.compile(r"^If (?:you have|your opponent has)\b(?!.*\bmay\b)")
_HAVE_NOT: Final = (("If", "you", "don't", ","), ("If", "your", "opponent", "doesn't", ","))
"""Negations of a condition on what a player has."""


def _complete(sentence: Sentence, before: str) -> Sentence:
    """Add the subject or the condition that a sentence omits."""
    words = sentence.words
    asked = _HAVE.search(before)
    for lacks in _HAVE_NOT:
        if asked and words[: len(lacks)] == lacks and before.split()[1] == lacks[1]:
            return replace(sentence, words=("Otherwise", ",", *words[len(lacks) :]))
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
