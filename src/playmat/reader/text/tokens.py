"""Clean a printed text, replace the card's own name by ~, and split it into sentences of words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from playmat.errors import checked_text
from playmat.kinds import types
from playmat.reader.text.lists import with_dots
from playmat.reader.text.misprints import without_misprints
from playmat.reader.text.slips import unslipped

TYPES: Final = {name: letter for letter, name in types.NAMES.items()}

_TYPE: Final = "|".join(TYPES)
_GLUED: Final = re.compile(rf"(?<![A-Za-z])((?:{_TYPE}){{2,}})(?![a-z])")
_ICON: Final = re.compile(_TYPE)
_DEEDS: Final = "draw|discard|heal|put|shuffle|switch|search|reveal|choose|take|attach|move|flip"
"""Verbs whose subject is a player, not a Pokémon."""
_SYMBOL: Final = re.compile(r"(?<!Unown )(?:\{([A-Z])\}|\[([A-Z])\])(?=[\s.,)\[{]|$)")
"""The sign of a type, as some sources of card data spell it."""
_SPELLING: Final = (
    (re.compile(r"[‘’ʼ`´]"), "'"),
    (re.compile(r"[“”]"), '"'),
    (re.compile(r"[\u2010-\u2015\u2212]"), "-"),
    (re.compile(r"×"), "x"),
    (re.compile(r"\bPok[eé]mon\b|\bPok[eé]mon\b", re.IGNORECASE), "Pokémon"),
    (
        re.compile(r"\bPoke(?=-)|\bPok[eé](?=-)|\bPoké(?= (?:Ball|Powers|Power|Body|Bodies)\b)"),
        "Poké",
    ),
    (re.compile(r"\b(Poké) (Power|Powers|Body|Bodies)\b"), r"\1-\2"),
    (re.compile(r"\bcan not\b|\bcannot\b"), "can't"),
    (re.compile(r"\bdoes not\b"), "doesn't"),
    (re.compile(r"\bdo not\b"), "don't"),
    (re.compile(r"\bis not\b"), "isn't"),
    (re.compile(r"\bare not\b"), "aren't"),
    (re.compile(r", if any,|, if any(?=[.)]|$)"), ""),
    (
        re.compile(
            r"\btheir (?=(?:hand|deck|Bench|discard pile|Lost Zone|(?:next |last |first )?turn|"
            r"opponent|Active|Benched|(?:remaining )?Prize cards?|"
            r"(?:(?:other|non-[A-Z][a-z]+|[A-Z][a-z]+|TAG TEAM) ){0,3}Pokémon)\b)"
        ),
        "his or her ",
    ),
    (re.compile(r"\b[Tt]hey do\b(?! not|n't)"), "he or she does"),
    (re.compile(r"\buntil they have (?=\d)"), "until he or she has "),
    (
        re.compile(r"\b(If|if) they have (?=\d+ or (?:more|fewer) (?:Bench|Pok|card|Prize))"),
        r"\1 he or she has ",
    ),
    (re.compile(rf"\b([Tt])hey (?=(?:can't|may|must|{_DEEDS})\b)"), r"\1hat player "),
    (re.compile(r"[\u00a0\s]+"), " "),
)
_TOKEN: Final = re.compile(
    r"~|'s\b|(?<!\S)-\d+|Mr\.(?= )|[\w'&★☆δ♂♀?!/+*\[\]]+(?:[.\-'][\w★δ]+)*|[.,;:()\"•]"
)
_ABBREVIATED: Final = re.compile(r"\b(Lt|Mrs|Jr|St|Dr|No|Prof)\.(?= )")
_STOP: Final = re.compile(
    r"(?<![.:!?])\s+(?=[•●])|(?<=[.!?])(?<!\bMr\.)\s+(?=[\"A-Z~(0-9•●])|(?<=[.!?]\))\s+|\n+"
)
_INLINE: Final = re.compile(
    r"\(((?:excluding|except|other than|both yours|either yours|yours|before applying|"
    r"after applying|rounded|"
    r"including your own|including damage|including [^()]*-EX|even your own|"
    r"this counts as evolving)\b[^()]*?)[.]?\)",
    re.IGNORECASE,
)
"""Brackets that add to the words before them and stay in their sentence, as ( ... )."""
_NO_OTHER: Final = r"(?<![\w'-])(?<!Dark )(?<!Light )(?<!Sunny )(?<!Rain )(?<!Snow-cloud )"
"""What may not precede a card's own name: it would be the name of another card."""
_NO_MORE: Final = (r"(?![\w-])(?! ex\b)", r"(?![\w-])(?!'s [A-Z])(?! ex\b)")
"""What may not follow it, also where it may be the name of an owner."""
_BEFORE: Final = re.compile(_NO_OTHER)
_AFTER: Final = tuple(map(re.compile, _NO_MORE))
_SUFFIX: Final = re.compile(
    r" (?:ex|LV\.X|G|GL|C|FB|M|E4|BREAK|LEGEND|Prime|δ|★|☆|Star|δ Delta Species)$|-EX$"
)


_THIS_ONE: Final = re.compile(r"\b[Tt]his ~(?=[\s.,])")
"""A card that calls itself "this" and its name."""

_GAP: Final = "\x00"
"""Placeholder for a space inside a bracket during splitting."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """The words of one sentence; a note is a sentence that was in brackets."""

    words: tuple[str, ...]
    note: bool = False

    def __str__(self) -> str:
        return " ".join(self.words)


@lru_cache(512)  # names and texts with many prints repeat
def cleaned(text: str) -> str:
    """Normalise quotes, dashes, spaces, accents and joined icons of *text*."""
    checked_text(text)
    text = with_dots(text) if "hoose 1" in text else text
    text = _SYMBOL.sub(lambda sign: f" {types.NAMES.get(sign[1] or sign[2], sign[0])} ", text)
    for pattern, spelling in _SPELLING:
        text = pattern.sub(spelling, text)
    return unslipped(
        without_misprints(_GLUED.sub(lambda found: " ".join(_ICON.findall(found[1])), text).strip())
    )


def own_name(text: str, name: str, owner: bool = False) -> str:
    """*text* with ~ for the name of its card, with or without a suffix of its kind.

    The name of an *owner*, such as Misty, is kept where it begins the name of a Pokémon.
    """
    for spelling in _spellings(cleaned(name), text):
        if "-" in spelling:
            folded = re.escape(spelling).replace(r"\-", "[- ]?")
            text = re.sub(rf"{_NO_OTHER}{folded}{_NO_MORE[owner]}", "~", text, flags=re.IGNORECASE)
        elif spelling in text:
            text = _exchange(text, spelling, _AFTER[owner])
    return _THIS_ONE.sub("~", text)


def _exchange(text: str, spelling: str, after: re.Pattern[str]) -> str:
    """A text with ~ for a name, without compiling a pattern for each card."""
    pieces = text.split(spelling)
    result, at = pieces[0], len(pieces[0])
    for piece in pieces[1:]:
        end = at + len(spelling)
        own = _BEFORE.match(text, at) and after.match(text, end)
        result += ("~" if own else spelling) + piece
        at = end + len(piece)
    return result


def _spellings(name: str, text: str) -> list[str]:
    """The ways a text may name its own card, longest first."""
    if letter := re.search(r" \[(.)\]$", name):
        return [name, name.replace(letter[0], f" {letter[1]}")]
    found = [name, name.replace(" LV.X", " LV. X"), *(name.replace(star, "Star") for star in "★☆")]
    found += [spelling.removesuffix(" δ") for spelling in found if spelling.endswith("Star δ")]
    while suffix := _SUFFIX.search(name):
        if suffix[0] in (" ex", "-EX") and name in text:
            break
        name = name[: suffix.start()]
        found.append(name)
    return list(dict.fromkeys(found))


def sentences(text: str) -> tuple[Sentence, ...]:
    """The sentences of a clean text, with brackets cut out as notes."""
    found: list[Sentence] = []
    # A bracket of several sentences is kept in one piece until it is cut out as notes.
    text = re.sub(
        r"\([^()]*\)", lambda note: note[0].replace(" ", _GAP), _ABBREVIATED.sub(r"\1", text)
    )
    for piece in _STOP.split(text):
        found += _cut(piece.replace(_GAP, " "))
    return tuple(sentence for sentence in found if sentence.words and not _is_example(sentence))


def _is_example(sentence: Sentence) -> bool:
    """Whether a bracket is only an example."""
    return sentence.note and sentence.words[:2] == ("For", "example")


def _cut(piece: str) -> list[Sentence]:
    """A sentence with the brackets that belong to it, then each other one as a note."""
    if not piece.startswith("("):
        piece = _INLINE.sub(r"⟨\1⟩", piece)
    notes = [Sentence(_words(note), note=True) for note in _brackets(piece)]
    plain = re.sub(r"\s*\([^()]*\)", "", piece).replace("⟨", "(").replace("⟩", ")")
    return [Sentence(_words(plain)), *notes]


def _brackets(piece: str) -> list[str]:
    return [part for found in re.findall(r"\(([^()]*)\)", piece) for part in _STOP.split(found)]


def _words(text: str) -> tuple[str, ...]:
    words = _TOKEN.findall(re.sub(r"(?<=\w)'s\b|(?<=~)'s\b", " 's", text))
    while words and words[-1] in (".", ",", ";"):
        words.pop()
    return tuple(words)
